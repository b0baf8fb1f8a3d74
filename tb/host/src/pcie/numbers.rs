//! What a link and a host are like, as numbers.
use nic_spec::message::PcieSettings;

use crate::profile::{Parameter, Profile};

/// A link and the host behind it. Times are picoseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// What it is called.
    pub name: &'static str,
    /// Bytes that each direction moves in a microsecond.
    pub bytes_per_microsecond: u64,
    /// Bytes of a request besides its payload: framing and sequence number 4, header of 4 DWs 16,
    /// LCRC 4 (PCI Express Base 4.2.2, 2.2.1, 3.6.2).
    pub request_overhead_bytes: u64,
    /// Bytes of a completion besides its payload: as above, with a header of 3 DWs.
    pub completion_overhead_bytes: u64,
    /// From the end of a request on the link to its effect on memory.
    pub request_latency: u64,
    /// From there to the first completion of a read on the link.
    pub read_latency: u64,
    /// So much longer it takes at most, at random; also between completions of one read.
    pub read_jitter: u64,
    /// Longest payload.
    pub maximum_payload: u64,
    /// Longest read.
    pub maximum_read_request: u64,
    /// Tags may have eight bits, not only five.
    pub extended_tags: bool,
    /// Where completions may be split, 64 or 128 (PCI Express Base 2.3.1.1).
    pub read_completion_boundary: u64,
    /// Requests on their way to memory, at most.
    pub request_credits: usize,
    /// Completions are split wherever they may be, at random.
    pub splits: bool,
    /// Reads are completed in any order, at random.
    pub reorders: bool,
}

impl Numbers {
    /// Sixteen lanes of 16 GT/s, 128b/130b: 31.5 GB/s. The round trip of a read of 64 bytes is about
    /// 1 us, which the papers state of a commodity network card (a value to calibrate).
    pub fn pcie_gen4() -> Self {
        Self {
            name: "pcie_gen4",
            bytes_per_microsecond: 31_508,
            request_overhead_bytes: 24,
            completion_overhead_bytes: 20,
            request_latency: 400_000,
            read_latency: 600_000,
            read_jitter: 0,
            maximum_payload: 256,
            maximum_read_request: 512,
            extended_tags: true,
            read_completion_boundary: 64,
            request_credits: 256,
            splits: false,
            reorders: false,
        }
    }

    /// Sixteen lanes of 32 GT/s, 128b/130b: 63.0 GB/s; otherwise as [`Numbers::pcie_gen4`].
    pub fn pcie_gen5() -> Self {
        Self { name: "pcie_gen5", bytes_per_microsecond: 63_015, ..Self::pcie_gen4() }
    }

    /// The link of a profile; from memory, or whatever gives a read's lines, to the device it takes
    /// so long. A posted write of the device takes as long as one of the processor.
    ///
    /// # Panics
    /// If the profile says nothing of such a link.
    pub fn of(profile: &Profile, read_latency: u64) -> Self {
        let per_nanosecond = profile.value(Parameter::Bandwidth);
        Self {
            name: profile.name,
            bytes_per_microsecond: (1e3 * per_nanosecond).round() as u64,
            request_latency: profile.picoseconds(Parameter::MmioWrite),
            read_latency,
            maximum_payload: profile.value(Parameter::MaximumPayload) as u64,
            maximum_read_request: profile.value(Parameter::MaximumReadRequest) as u64,
            read_completion_boundary: profile.value(Parameter::CompletionBoundary) as u64,
            ..Self::pcie_gen4()
        }
    }

    /// The least that a device may be set to.
    pub fn narrow(self) -> Self {
        Self { maximum_payload: 128, maximum_read_request: 128, extended_tags: false, ..self }
    }

    /// What the host writes to the device's Device Control register.
    pub fn settings(&self) -> PcieSettings {
        let code = |bytes: u64| u64::from((bytes / 128).ilog2());
        PcieSettings {
            maximum_payload: code(self.maximum_payload),
            maximum_read_request: code(self.maximum_read_request),
            extended_tags: self.extended_tags,
        }
    }

    /// How long so many bytes occupy the link.
    pub fn time_of(&self, bytes: u64) -> u64 {
        bytes * 1_000_000 / self.bytes_per_microsecond
    }
}
