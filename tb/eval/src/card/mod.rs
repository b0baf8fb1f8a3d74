//! Experiments on the whole card: the loopback through host memory, behind CXL.cache and behind PCI
//! Express, the same units on both.
pub mod capture;
pub mod figures;
pub mod latency;
pub mod polling;
pub mod rate;

use nic_driver::card::Operation;
use nic_host::Profile;
use nic_host::profile::{AGILEX7_CXL, AGILEX7_CXL_JITTER, PCIE_GEN4, PCIE_GEN4_JITTER};
use nic_system::{Plan, RingShape};

/// What a card reaches its host through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// CXL.cache.
    Cxl,
    /// PCI Express.
    Pcie,
}

impl Link {
    /// Both, the baseline first.
    pub const BOTH: [Self; 2] = [Self::Pcie, Self::Cxl];

    /// In a table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cxl => "CXL.cache",
            Self::Pcie => "PCI Express",
        }
    }

    /// What host and link cost; with `jitter`, loads scatter as they do on a machine.
    pub fn profile(self, jitter: bool) -> &'static Profile {
        match (self, jitter) {
            (Self::Cxl, false) => &AGILEX7_CXL,
            (Self::Cxl, true) => &AGILEX7_CXL_JITTER,
            (Self::Pcie, false) => &PCIE_GEN4,
            (Self::Pcie, true) => &PCIE_GEN4_JITTER,
        }
    }
}

/// How a ring's lines are read and written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds {
    /// How received packets are written.
    pub receive: Operation,
    /// How completions are written, of both halves.
    pub complete: Operation,
    /// How descriptors to send are polled and read.
    pub poll: Operation,
    /// The next poll waits until the line has changed.
    pub event_driven: bool,
    /// How packets to send are read.
    pub transmit: Operation,
}

impl Kinds {
    /// Nothing is kept in the card's cache.
    pub const NC: Self = Self {
        receive: Operation::NcWrite,
        complete: Operation::NcWrite,
        poll: Operation::NcRead,
        event_driven: false,
        transmit: Operation::NcRead,
    };

    /// Packets and completions are written into the host's last-level cache.
    pub const PUSH: Self =
        Self { receive: Operation::NcPush, complete: Operation::NcPush, ..Self::NC };

    /// As [`Kinds::PUSH`], and the card sleeps until a descriptor's line changes.
    pub const PUSH_WATCH: Self = Self { poll: Operation::CsRead, event_driven: true, ..Self::PUSH };

    /// A combination of CXL-NIC's figure 10: bit 0, packets are read by CS-reads; bit 1, descriptors to
    /// send are polled by CO-reads; bit 2, packets are written by CO-writes.
    pub fn combination(number: u8) -> Self {
        let of = |bit: u8, set, clear| if number >> bit & 1 == 1 { set } else { clear };
        Self {
            transmit: of(0, Operation::CsRead, Operation::NcRead),
            poll: of(1, Operation::CoRead, Operation::NcRead),
            receive: of(2, Operation::CoWrite, Operation::NcWrite),
            ..Self::NC
        }
    }

    /// Sets a ring to it.
    pub fn apply(self, plan: &mut Plan) {
        plan.receive.data = self.receive;
        plan.receive.complete = self.complete;
        plan.transmit.complete = self.complete;
        (plan.transmit.poll, plan.transmit.fetch) = (self.poll, self.poll);
        plan.transmit.event_driven = self.event_driven;
        plan.transmit.data = self.transmit;
    }
}

/// A ring as 7.1 has it: inline signals, receive descriptors read ahead, packets copied by the host.
pub const SHAPE: RingShape = RingShape::PLAIN;
