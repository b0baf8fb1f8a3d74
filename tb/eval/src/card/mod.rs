//! Experiments on the whole card: the loopback through host memory, behind CXL.cache and behind PCI
//! Express, the same units on both.
pub mod access;
pub mod capture;
pub mod displacement;
pub mod figures;
pub mod loopback;
pub mod mixed;
pub mod polling;
pub mod rate;
pub mod setting;
pub mod sweep;

use nic_host::Profile;
use nic_host::profile::{AGILEX7_CXL, AGILEX7_CXL_JITTER, PCIE_GEN4, PCIE_GEN4_JITTER};

/// What a card reaches its host through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// CXL.cache.
    Cxl,
    /// CXL.cache and CXL.mem, with memory at the card.
    CxlMemory,
    /// PCI Express.
    Pcie,
}

impl Link {
    /// Those of cards without memory, the baseline first.
    pub const BOTH: [Self; 2] = [Self::Pcie, Self::Cxl];

    /// In a table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cxl => "CXL.cache",
            Self::CxlMemory => "CXL.cache and CXL.mem",
            Self::Pcie => "PCI Express",
        }
    }

    /// What host and link cost; with `jitter`, loads scatter as they do on a machine.
    pub fn profile(self, jitter: bool) -> &'static Profile {
        match (self, jitter) {
            (Self::Cxl | Self::CxlMemory, false) => &AGILEX7_CXL,
            (Self::Cxl | Self::CxlMemory, true) => &AGILEX7_CXL_JITTER,
            (Self::Pcie, false) => &PCIE_GEN4,
            (Self::Pcie, true) => &PCIE_GEN4_JITTER,
        }
    }
}
