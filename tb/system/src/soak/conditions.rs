//! What a round has to live with.
use nic_driver::descriptor::Checksum;
use nic_host::link::Freedom;
use nic_host::{Faults, RootConfiguration};
use nic_tb::Generator;

use crate::system::Setup;

/// What the link does, and what the rings have.
#[derive(Clone, Debug)]
pub(super) struct Conditions {
    /// Faults of the host and its link.
    pub faults: Faults,
    /// Host, link and root port change the order of what may change it.
    pub reorders: bool,
    /// Bytes of each buffer: packets lie in one, in two, or are cut.
    pub buffer_bytes: u16,
    /// Cycles that a packet waits for a descriptor.
    pub starve_cycles: u16,
    /// What programs ask for the checksums of what they send; those are right already.
    pub checksum: Checksum,
}

impl Conditions {
    pub fn draw(random: &mut Generator) -> Self {
        let slow = if random.chance(1, 2) { Faults::SLOW } else { Faults::NONE };
        let (errors, poison) = match random.below(6) {
            0 => (random.within(5..=40), 0),
            1 => (0, random.within(5..=60)),
            2 => (random.within(5..=20), random.within(5..=30)),
            _ => (0, 0),
        };
        let (error_per_10000, poison_per_10000) = (errors as u32, poison as u32);
        Self {
            faults: Faults { error_per_10000, poison_per_10000, ..slow },
            reorders: random.chance(2, 3),
            buffer_bytes: *random.pick(&[2048, 2048, 700, 9216]),
            starve_cycles: *random.pick(&[200, 1_000, 4_096]),
            checksum: *random.pick(&[Checksum::None, Checksum::Fill]),
        }
    }

    /// Whether something is answered with an error, or damaged.
    pub fn damages(&self) -> bool {
        self.faults.error_per_10000 > 0 || self.poisons()
    }

    /// Whether data are poisoned.
    pub fn poisons(&self) -> bool {
        self.faults.poison_per_10000 > 0
    }

    pub fn apply(&self, setup: &mut Setup) {
        setup.host.faults = self.faults;
        if self.reorders {
            setup.host.freedom = Freedom { jitter_cycles: 60, reorders: true, wrong: None };
            setup.host.shape.chooses_freely = true;
            setup.root = RootConfiguration::FREE;
        }
    }
}
