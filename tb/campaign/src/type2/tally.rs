//! What a round was, or many.
use std::ops::AddAssign;

use nic_host::Counters;

use crate::campaign;
use nic_coherence::coverage::Coverage;

/// Counts by name, and the coverage.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// What was counted, in the order of [`NAMES`].
    pub counts: [u64; NAMES.len()],
    /// How often each case of the tables was met.
    pub coverage: Coverage,
}

/// What is counted.
pub const NAMES: [&str; 31] = [
    "rounds",
    "cycles",
    "messages",
    "D2H Req",
    "D2H Rsp",
    "D2H Data",
    "H2D Req",
    "H2D Rsp",
    "H2D Data",
    "M2S Req",
    "M2S RwD",
    "S2M NDR",
    "S2M DRS",
    "reads of DMU, PFU and handler compared",
    "writes of DMU, PFU and handler",
    "loads of processors compared",
    "stores of processors and driver",
    "lines looked at for two owners",
    "pages turned to device-bias",
    "turns refused, the host had copies",
    "pages turned to host-bias by the driver",
    "pages turned to host-bias by loads and stores",
    "flushes of the cache of host memory",
    "packets received and sent",
    "GETs",
    "GETs answered from NIC memory",
    "SETs",
    "SETs refused for want of room",
    "keys changed by the host",
    "keys looked at by the host",
    "bytes of memory compared at the end",
];

impl Tally {
    /// The count of that name.
    ///
    /// # Panics
    /// If there is none.
    pub fn of(&self, name: &str) -> u64 {
        let at = NAMES.iter().position(|other| *other == name);
        self.counts[at.unwrap_or_else(|| panic!("nobody counts {name}"))]
    }

    /// Sets the count of that name.
    ///
    /// # Panics
    /// If there is none.
    pub fn set(&mut self, name: &str, count: u64) {
        let at = NAMES.iter().position(|other| *other == name);
        self.counts[at.unwrap_or_else(|| panic!("nobody counts {name}"))] = count;
    }

    /// The messages of each channel.
    pub fn set_messages(&mut self, host: &Counters) {
        for (name, count) in [
            ("messages", host.messages()),
            ("D2H Req", host.d2h_request),
            ("D2H Rsp", host.d2h_response),
            ("D2H Data", host.d2h_data),
            ("H2D Req", host.h2d_request),
            ("H2D Rsp", host.h2d_response),
            ("H2D Data", host.h2d_data),
            ("M2S Req", host.m2s_request),
            ("M2S RwD", host.m2s_write),
            ("S2M NDR", host.s2m_response),
            ("S2M DRS", host.s2m_data),
        ] {
            self.set(name, count);
        }
    }
}

impl campaign::Tally for Tally {
    fn reached(&self) -> u64 {
        self.of("messages")
    }
    fn counts(&self) -> Vec<(&'static str, u64)> {
        NAMES.into_iter().zip(self.counts).collect()
    }
}

impl AddAssign<&Self> for Tally {
    fn add_assign(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self.coverage.add(&other.coverage);
    }
}
