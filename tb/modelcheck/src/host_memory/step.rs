//! What may happen to a line of host memory.
use nic_model::coherence::Hint;

use crate::value::Halves;

/// One step, in the line of that number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Action {
    /// The line.
    pub line: u8,
    /// What happens to it.
    pub step: Step,
}

/// What may happen to a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    /// The device is asked for this, and picks this request of the row.
    Ask(Hint, u8),
    /// A barrier behind the device's write is answered.
    PassBarrier,
    /// The device drops its clean copy.
    Drop,
    /// This processor reads.
    Read(u8),
    /// This processor wants to write.
    Own(u8),
    /// This processor reads, and the host snoops though it need not.
    ReadSnooping(u8),
    /// This processor wants to write, and the host snoops though it need not.
    OwnSnooping(u8),
    /// This processor writes these halves.
    Store(u8, Halves),
    /// This processor gives up its copy.
    Evict(u8),
    /// The last-level cache gives up its copy.
    EvictCache,
    /// Somebody in the host reads without keeping a copy.
    ReadOnce,
    /// The host takes D2H Req, and chooses so.
    HostTakesRequest(u8),
    /// The host takes D2H Rsp.
    HostTakesAnswer,
    /// The host takes D2H Data for a snoop.
    HostTakesSnooped,
    /// The host takes D2H Data for a pull, and chooses so.
    HostTakesWritten(u8),
    /// The device takes H2D Req.
    DeviceTakesSnoop,
    /// The device takes H2D Rsp.
    DeviceTakesResponse,
    /// The device takes H2D Data.
    DeviceTakesData,
    /// The device writes the line that it owns without data.
    DeviceWrites,
}

/// The steps that only bring on what is outstanding.
pub(super) const DELIVERIES: [Step; 11] = [
    Step::HostTakesRequest(0),
    Step::HostTakesRequest(1),
    Step::HostTakesRequest(2),
    Step::HostTakesAnswer,
    Step::HostTakesSnooped,
    Step::HostTakesWritten(0),
    Step::HostTakesWritten(1),
    Step::DeviceTakesSnoop,
    Step::DeviceTakesResponse,
    Step::DeviceTakesData,
    Step::DeviceWrites,
];
