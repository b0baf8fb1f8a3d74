//! Experiments on the whole card: the loopback through host memory, behind CXL.cache and behind PCI
//! Express, the same units on both.
pub mod capture;
pub mod latency;
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

/// Kinds of requests, numbered as in CXL-NIC's figure 10.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Combination(pub u8);

impl Combination {
    /// Packets are read by CS-reads, not NC-reads.
    pub fn reads_shared(self) -> bool {
        self.0 & 1 != 0
    }
    /// Descriptors to send are polled by CO-reads, not NC-reads.
    pub fn polls_owned(self) -> bool {
        self.0 & 2 != 0
    }
    /// Packets are written by CO-writes, not NC-writes.
    pub fn writes_owned(self) -> bool {
        self.0 & 4 != 0
    }

    /// Sets a ring to it.
    pub fn apply(self, plan: &mut Plan) {
        if self.reads_shared() {
            plan.transmit.data = Operation::CsRead;
        }
        if self.polls_owned() {
            plan.transmit.poll = Operation::CoRead;
            plan.transmit.fetch = Operation::CoRead;
        }
        if self.writes_owned() {
            plan.receive.data = Operation::CoWrite;
        }
    }
}

/// A ring as 7.1 has it: inline signals, receive descriptors read ahead, packets copied by the host.
pub const SHAPE: RingShape = RingShape::PLAIN;
