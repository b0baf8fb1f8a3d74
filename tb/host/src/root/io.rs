//! What the root port and a device tell each other in one cycle, and what the root port is like.
use nic_spec::message::{InterruptMessage, PcieCompletion, PcieRequest};

use super::{MmioAccess, MmioAnswer};
use crate::write_combining::{Flush, Order};

/// What passes posted writes although it may not, so that tests can show that they would notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passing {
    /// A posted write, as soon as it is prepared.
    Write,
    /// A read of the device.
    Read,
    /// An interrupt.
    Interrupt,
    /// An answer to a processor.
    Answer,
    /// A completion, a write of a processor that the device has not taken.
    Completion,
}

/// What the root port is like, beside the profile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootConfiguration {
    /// What the device writes by DMA goes to so many ways of its set of the last-level cache, and
    /// updates a line that the cache has; none: it goes to memory. Without a number, what the profile
    /// says.
    pub io_ways: Option<usize>,
    /// Completions are split wherever they may be, at random.
    pub splits: bool,
    /// Reads are completed in any order, at random.
    pub reorders: bool,
    /// A completion takes up to so many picoseconds longer, at random.
    pub read_jitter: u64,
    /// Packets of the device that the root port keeps at most.
    pub credits: usize,
    /// Payloads and reads have 128 bytes at most, and tags five bits.
    pub narrow: bool,
    /// The rule of order that it breaks on purpose.
    pub wrong: Option<Passing>,
    /// What the device itself takes, in picoseconds, of the read that the profile is calibrated to.
    pub device_picoseconds: u64,
    /// Which of a processor's write-combining buffers leaves first.
    pub combining_order: Order,
    /// How a buffer leaves that is not full.
    pub combining_flush: Flush,
}

impl RootConfiguration {
    /// Nothing is left to chance.
    pub const PLAIN: Self = Self {
        io_ways: None,
        splits: false,
        reorders: false,
        read_jitter: 0,
        credits: 256,
        narrow: false,
        wrong: None,
        device_picoseconds: 0,
        combining_order: Order::InOrder,
        combining_flush: Flush::Whole,
    };

    /// Everything that the rules leave to chance.
    pub const FREE: Self = Self {
        splits: true,
        reorders: true,
        read_jitter: 200_000,
        combining_order: Order::Random,
        combining_flush: Flush::Words,
        ..Self::PLAIN
    };
}

/// What the device sends and takes in one cycle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct IoFromDevice {
    /// A line of a memory request; only if it was to be taken.
    pub request: Option<PcieRequest>,
    /// It sends the message of an interrupt beside its requests: a card whose memory requests take
    /// CXL.cache.
    pub message: Option<InterruptMessage>,
    /// It answers a read of its registers.
    pub answer: Option<MmioAnswer>,
    /// It takes the completion that is offered, if there is one.
    pub takes_completion: bool,
    /// It takes the access that is offered.
    pub takes_access: bool,
}

/// What is offered to the device in one cycle; an offer stays until it is taken.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct IoToDevice {
    /// A line of a request would be taken.
    pub takes_request: bool,
    /// A line of a completion.
    pub completion: Option<PcieCompletion>,
    /// An access of a processor to its registers.
    pub access: Option<MmioAccess>,
}
