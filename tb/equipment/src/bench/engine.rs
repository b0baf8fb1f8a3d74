//! One step of the bench: drive, settle, probe, observe, clock edge.
use nic_sim::design::GroupKind;
use nic_sim::{Clock, Clocking, Device, Model};

use super::outcome::{Ignored, Outcome};
use crate::drive::{Sink, Source};
use crate::monitor::{Beat, Monitor};
use crate::port::{PortAccess, Words};
use crate::probe::{Finding, Probe};
use crate::seed::Generator;
use crate::stall::Stall;

/// A clock domain while the bench runs.
#[derive(Debug, Default)]
struct Domain {
    reset: Option<usize>,
    /// It shall be in reset; that comes true when its inputs are driven next.
    wants_reset: bool,
    in_reset: bool,
    after_reset: bool,
    /// Its clock has risen, so its inputs are to be driven anew.
    is_due: bool,
    cycle: u64,
}

/// Who drives the bench's side of a port.
#[derive(Debug)]
pub(super) enum Driver {
    Source(Source),
    Sink(Sink),
    /// A pulse out of the module, or a level.
    None,
}

/// A port group while the bench runs.
pub(super) struct PortState {
    pub(super) access: PortAccess,
    pub(super) driver: Driver,
    pub(super) outcome: Option<Box<dyn Outcome>>,
    monitor: Option<Monitor>,
    words: Words,
    pub(super) is_offered: bool,
    pub(super) transfers: u64,
    pub(super) last_transfer: Option<u64>,
    pub(super) first_transfer: Option<u64>,
    /// Cycle of the first offer since it was last set to `None`.
    pub(super) first_offer: Option<u64>,
}

/// Drives one device and watches all its ports, whatever they carry.
pub(super) struct Engine<D> {
    pub(super) device: D,
    pub(super) ports: Vec<PortState>,
    pub(super) generator: Generator,
    /// Every how many steps a probe is made; zero: never.
    pub(super) probe_interval: u64,
    /// Every transfer, if somebody wants to know.
    pub(super) log: Option<Vec<(usize, Words)>>,
    clocking: Option<Clocking>,
    domains: Vec<Domain>,
    probe: Probe,
    steps: u64,
    /// A reset is under way: what still comes out of some domain does not count.
    is_resetting: bool,
}

/// Usual period of the first clock, in picoseconds; further clocks are slower by a prime.
const PERIOD: u64 = 4_000;
const NEXT_PERIOD: u64 = 1_237;

impl<D: Device> Engine<D> {
    pub(super) fn new(
        device: D,
        source: Stall,
        sink: Stall,
        periods: Option<&[u64]>,
        mut generator: Generator,
    ) -> Self {
        let design = device.design();
        let clocks: Vec<_> = design
            .domains
            .iter()
            .enumerate()
            .map(|(index, domain)| {
                let usual = PERIOD + NEXT_PERIOD * index as u64;
                let period = periods.map_or(usual, |periods| periods[index]);
                Clock::with_period(domain.clock, period)
            })
            .collect();
        let domain = |reset| Domain { reset, is_due: true, ..Domain::default() };
        let mut domains: Vec<_> = design.domains.iter().map(|d| domain(Some(d.reset))).collect();
        if domains.is_empty() {
            // A module without a clock lives in one that only the bench has.
            domains.push(domain(None));
        }
        let ports = (0..design.groups.len()).map(|index| {
            let access = PortAccess::new(design, index);
            let is_stream = access.group.kind == GroupKind::Stream;
            let driver = match (access.group.kind, access.is_input()) {
                (GroupKind::Level, _) | (GroupKind::Pulse, false) => Driver::None,
                (_, true) => Driver::Source(Source::new(access.clone(), source, &mut generator)),
                (_, false) => Driver::Sink(Sink::new(access.clone(), sink, &mut generator)),
            };
            PortState {
                monitor: is_stream.then(|| Monitor::new(access.clone())),
                access,
                driver,
                outcome: None,
                words: Words::new(),
                is_offered: false,
                transfers: 0,
                last_transfer: None,
                first_transfer: None,
                first_offer: None,
            }
        });
        let ports = ports.collect();
        let probe = Probe::new(design, &mut generator);
        let clocking = (!clocks.is_empty()).then(|| Clocking::new(&clocks));
        Self {
            device,
            ports,
            generator,
            probe_interval: 8,
            log: None,
            clocking,
            domains,
            probe,
            steps: 0,
            is_resetting: false,
        }
    }

    /// Cycles of a domain so far.
    pub(super) fn cycle(&self, domain: usize) -> u64 {
        self.domains[domain].cycle
    }

    /// One step: until the next rising edge of any clock. Returns whether anything moved.
    pub(super) fn step(&mut self) -> Result<bool, String> {
        self.drive();
        let model = self.device.model_mut();
        match &mut self.clocking {
            Some(clocking) => clocking.settle(model),
            None => model.try_eval(),
        }
        .map_err(|failure| failure.to_string())?;
        self.steps += 1;
        if self.probe_interval > 0 && self.steps.is_multiple_of(self.probe_interval) {
            let cycle = self.domains[0].cycle;
            self.probe.experiment(model, cycle).map_err(|finding| match finding {
                Finding::Violation(violation) => violation.to_string(),
                Finding::Failure(failure) => failure.to_string(),
            })?;
        }
        let rising = self.clocking.as_ref().map(Clocking::upcoming);
        let rises = |domain: usize| rising.is_none_or(|rising| rising.contains(domain));
        let mut moved = false;
        for port in 0..self.ports.len() {
            if rises(self.ports[port].access.group.domain) {
                moved |= self.observe(port)?;
            }
        }
        if let Some(clocking) = &mut self.clocking {
            clocking.rise(self.device.model_mut()).map_err(|failure| failure.to_string())?;
        }
        for (_, domain) in self.domains.iter_mut().enumerate().filter(|(index, _)| rises(*index)) {
            domain.after_reset = domain.in_reset;
            domain.is_due = true;
            domain.cycle += 1;
        }
        Ok(moved)
    }

    fn drive(&mut self) {
        let model = self.device.model_mut();
        for domain in self.domains.iter_mut().filter(|domain| domain.is_due) {
            domain.in_reset = domain.wants_reset;
            if let Some(reset) = domain.reset {
                model.set(reset, u64::from(domain.in_reset));
            }
        }
        for port in &mut self.ports {
            let domain = &self.domains[port.access.group.domain];
            if domain.is_due {
                match &mut port.driver {
                    Driver::Source(source) => {
                        source.prepare(model, domain.in_reset || domain.after_reset);
                    }
                    Driver::Sink(sink) => sink.prepare(model, port.is_offered),
                    Driver::None => {}
                }
            }
        }
        self.domains.iter_mut().for_each(|domain| domain.is_due = false);
    }

    /// Looks at a port at the clock edge of its domain; returns whether a payload moved.
    fn observe(&mut self, index: usize) -> Result<bool, String> {
        let model = self.device.model();
        let port = &mut self.ports[index];
        let domain = &self.domains[port.access.group.domain];
        if port.access.group.kind == GroupKind::Level {
            return Ok(false);
        }
        let (valid, ready) = (port.access.is_valid(model), port.access.is_ready(model));
        if valid {
            port.access.read(model, &mut port.words);
        }
        // Another domain may be in reset already, which this one cannot know.
        let in_reset = domain.in_reset || domain.wants_reset;
        let after_reset = domain.after_reset;
        let moved = match &mut port.monitor {
            Some(monitor) => {
                let beat = Beat { valid, ready, payload: &port.words, in_reset, after_reset };
                monitor.observe(beat).map_err(|violation| violation.to_string())?
            }
            None if valid && after_reset => {
                let name = port.access.group.name;
                return Err(format!("S7: `{name}`: valid is high after a cycle of reset"));
            }
            None => valid && !in_reset,
        };
        port.is_offered = valid && !in_reset;
        if port.is_offered {
            port.first_offer.get_or_insert(domain.cycle);
        }
        if !moved || self.is_resetting {
            return Ok(false);
        }
        port.transfers += 1;
        port.last_transfer = Some(domain.cycle);
        port.first_transfer.get_or_insert(domain.cycle);
        if let Some(log) = &mut self.log {
            log.push((index, port.words.clone()));
        }
        if let Driver::Source(source) = &mut port.driver {
            source.taken();
        } else {
            let name = port.access.group.name;
            let outcome = port.outcome.as_mut().ok_or_else(|| {
                let found = port.access.describe(&port.words);
                format!("`{name}` gave {found}, which nobody expects, collects or ignores")
            })?;
            outcome
                .take(&port.words)
                .map_err(|mismatch| format!("`{name}` in cycle {}: {mismatch}", domain.cycle))?;
        }
        Ok(true)
    }

    /// Whether sources still wait or something is still expected.
    pub(super) fn is_busy(&self) -> bool {
        self.ports.iter().any(|port| {
            let waiting = match &port.driver {
                Driver::Source(source) => source.waiting() > 0,
                _ => false,
            };
            waiting || port.outcome.as_ref().is_some_and(|outcome| outcome.pending() > 0)
        })
    }

    /// Transfers into the module.
    pub(super) fn taken(&self) -> u64 {
        let sources = self.ports.iter().filter(|port| matches!(port.driver, Driver::Source(_)));
        sources.map(|port| port.transfers).sum()
    }

    /// Whether a stream out of the module holds an offer.
    pub(super) fn is_offering(&self) -> bool {
        self.ports.iter().any(|port| port.is_offered && matches!(port.driver, Driver::Sink(_)))
    }

    /// Who waits for what, for a person who has to find out why nothing moves.
    pub(super) fn who_waits(&self) -> String {
        let texts = self.ports.iter().filter_map(|port| {
            let name = port.access.group.name;
            if let Driver::Source(source) = &port.driver
                && source.waiting() > 0
            {
                return Some(format!("`{name}` has {} to send", source.waiting()));
            }
            let pending = port.outcome.as_ref().map_or(0, |outcome| outcome.pending());
            (pending > 0).then(|| format!("`{name}` should give {pending} more"))
        });
        texts.collect::<Vec<_>>().join(", ")
    }

    /// Everything that comes out of ports without an outcome passes.
    pub(super) fn ignore_others(&mut self) {
        for port in &mut self.ports {
            if !port.access.is_input() && port.outcome.is_none() {
                port.outcome = Some(Box::new(Ignored));
            }
        }
    }

    /// Resets every domain for at least `cycles` of its own; what was under way is lost. Domains
    /// come out of reset one after the other, each a few cycles later, as they do in hardware.
    pub(super) fn reset(&mut self, cycles: u64) -> Result<(), String> {
        for port in &mut self.ports {
            if let Driver::Source(source) = &mut port.driver {
                source.clear();
            }
            if let Some(outcome) = &mut port.outcome {
                outcome.forget();
            }
        }
        self.is_resetting = true;
        let starts: Vec<_> = self.domains.iter().map(|domain| domain.cycle).collect();
        self.domains.iter_mut().for_each(|domain| domain.wants_reset = true);
        // One more, because a domain that is not due takes its reset only after its next edge.
        while self.domains.iter().zip(&starts).any(|(d, start)| d.cycle < start + cycles + 1) {
            self.step()?;
        }
        let ends: Vec<_> =
            self.domains.iter().map(|domain| domain.cycle + self.generator.below(4)).collect();
        while self.domains.iter().any(|domain| domain.in_reset) {
            for (domain, end) in self.domains.iter_mut().zip(&ends) {
                domain.wants_reset &= domain.cycle < *end;
            }
            self.step()?;
        }
        self.is_resetting = false;
        Ok(())
    }

    /// Resets one domain for at least `cycles` of its own, while the others go on; what its sources had to send is lost.
    pub(super) fn reset_domain(&mut self, index: usize, cycles: u64) -> Result<(), String> {
        for port in &mut self.ports {
            if let Driver::Source(source) = &mut port.driver
                && port.access.group.domain == index
            {
                source.clear();
            }
        }
        let start = self.domains[index].cycle;
        self.domains[index].wants_reset = true;
        // One more, because a domain that is not due takes its reset only after its next edge.
        while self.domains[index].cycle < start + cycles + 1 {
            self.step()?;
        }
        self.domains[index].wants_reset = false;
        while self.domains[index].in_reset {
            self.step()?;
        }
        Ok(())
    }

    pub(super) fn model_mut(&mut self) -> &mut Model {
        self.device.model_mut()
    }
}
