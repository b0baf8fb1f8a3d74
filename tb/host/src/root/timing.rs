//! What the way through the root port costs.
use crate::pcie::Numbers;
use crate::profile::{Parameter, Profile};
use crate::timing::Timing;

/// Times in picoseconds.
#[derive(Clone, Debug)]
pub(crate) struct RootTiming {
    /// A store of a processor, until the device sees it.
    pub mmio_write: u64,
    /// A device's answer to a read of its registers, up to the posted writes before it,
    pub mmio_answer: u64,
    /// and from there to the processor.
    pub mmio_answer_rest: u64,
    /// From the lines of a read to their completion at the device.
    pub completion: u64,
    /// From an interrupt's message to whoever waits for it.
    pub interrupt: u64,
}

impl RootTiming {
    /// The numbers of a profile, of whose read the device itself takes so many picoseconds.
    ///
    /// # Panics
    /// If a read of memory takes longer than the profile says without any way back.
    pub(crate) fn of(profile: &Profile, timing: &Timing, device: u64, numbers: &Numbers) -> Self {
        let mmio_write = profile.picoseconds(Parameter::MmioWrite);
        let back = profile.picoseconds(Parameter::MmioRead).saturating_sub(mmio_write);
        let home = (timing.home_lookup + timing.memory_access) * timing.cycle_picoseconds;
        let link = numbers.time_of(
            numbers.request_overhead_bytes + numbers.completion_overhead_bytes + crate::pcie::LINE,
        );
        // Request, memory and completion each wait for the device's clock, half a cycle on average.
        let waits = 3 * timing.cycle_picoseconds / 2;
        let spent = numbers.request_latency + home + link + waits + device;
        let read = profile.picoseconds(Parameter::DmaRead);
        let completion = read.checked_sub(spent);
        let completion =
            completion.unwrap_or_else(|| panic!("a read takes {spent} ps, not {read}"));
        Self {
            mmio_write,
            mmio_answer: back.min(numbers.request_latency),
            mmio_answer_rest: back.saturating_sub(numbers.request_latency),
            completion,
            interrupt: profile.picoseconds(Parameter::Interrupt),
        }
    }
}
