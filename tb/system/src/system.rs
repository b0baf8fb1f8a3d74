//! A card in a host, on a network, cycle by cycle.
use std::path::PathBuf;

use nic_host::{Allocator, Configuration, Host, Profile, RootConfiguration};
use nic_tb::Seed;

use crate::card::{Card, CardError, NETWORK_PERIOD};
use crate::machine::SimulatedMachine;
use crate::wire::Wire;

/// What a system is made of.
#[derive(Clone, Debug)]
pub struct Setup {
    /// What host and link cost.
    pub profile: &'static Profile,
    /// The host's shape and its faults.
    pub host: Configuration,
    /// The root port.
    pub root: RootConfiguration,
    /// Seed of all that is left to chance.
    pub seed: u64,
    /// Where a waveform goes.
    pub waves: Option<PathBuf>,
    /// A cycle of the network's clock in picoseconds.
    pub network_period: u64,
}

impl Setup {
    /// A server with so many processors.
    pub fn server(profile: &'static Profile, processors: usize, seed: u64) -> Self {
        Self {
            profile,
            host: Configuration::server(processors),
            root: RootConfiguration::PLAIN,
            seed,
            waves: None,
            network_period: NETWORK_PERIOD,
        }
    }

    /// A cycle of the host's clock in picoseconds.
    pub fn period(&self) -> u64 {
        self.profile.cycle_picoseconds().round() as u64
    }
}

/// A card in a host, on a network.
pub struct System<C> {
    /// The card.
    pub card: C,
    /// The host.
    pub host: Host,
    /// The network.
    pub wire: Wire,
    /// Host memory that nobody uses.
    pub memory: Allocator,
    /// A cycle of the host's clock in picoseconds.
    pub period: u64,
}

/// Lines of a page.
const PAGE_LINES: u64 = 64;
/// Host memory for programs: 1 GiB behind the first.
const MEMORY: std::ops::Range<u64> = 1 << 30..2 << 30;

impl<C: Card> System<C> {
    /// A system at rest.
    ///
    /// # Errors
    /// A model that cannot be built, or a property that failed.
    pub fn new(setup: &Setup) -> Result<Self, CardError> {
        let card = C::new((setup.period(), setup.network_period), setup.waves.as_deref())?;
        Ok(Self::with(card, setup))
    }

    /// A system at rest with this card, which was made for the clocks of this setup.
    fn with(card: C, setup: &Setup) -> Self {
        let random = Seed::new(setup.seed).fork("host");
        let mut configuration = setup.host.clone();
        if let Some(pages) = C::PAGES {
            let begin = configuration.shape.device_memory.start;
            configuration.shape.device_memory = begin..begin + pages * PAGE_LINES;
        }
        Self {
            card,
            period: setup.period(),
            host: Host::with_root(setup.profile, configuration, setup.root, random),
            wire: Wire::default(),
            memory: Allocator::new(MEMORY),
        }
    }

    /// A processor as the driver sees it.
    pub fn machine(&self, processor: usize) -> SimulatedMachine {
        SimulatedMachine::new(self.host.core(processor))
    }

    /// One cycle of the host's clock.
    ///
    /// # Errors
    /// A property or a rule that was broken.
    pub fn cycle(&mut self) -> Result<(), CardError> {
        self.card.cycle(&mut self.host, &mut self.wire)
    }

    /// The MAC is reset, and with it the card's side of the network, for so many cycles of the host's clock.
    ///
    /// # Errors
    /// As [`System::cycle`].
    pub fn reset_network(&mut self, cycles: u64) -> Result<(), CardError> {
        self.hold_network(true);
        for _ in 0..cycles {
            self.cycle()?;
        }
        self.hold_network(false);
        Ok(())
    }

    /// The same reset begins, or ends.
    pub fn hold_network(&mut self, is_reset: bool) {
        self.card.reset_network(is_reset);
        self.wire.reset(is_reset);
    }

    /// Cycles until every program has ended and every frame has gone.
    ///
    /// # Errors
    /// As [`System::cycle`]; or that it takes more than so many cycles.
    pub fn run(&mut self, at_most: u64) -> Result<(), CardError> {
        let end = self.host.now() + at_most;
        while self.host.running() > 0 || !self.wire.is_sent() {
            self.cycle()?;
            if self.host.now() >= end {
                let running = self.host.running();
                return Err(CardError(format!("{running} programs run after {at_most} cycles")));
            }
        }
        Ok(())
    }
}
