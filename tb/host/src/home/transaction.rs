//! What the home agent has outstanding for a line, and what it waits for.
use nic_spec::message::{
    D2hRequest, D2hRequestOpcode, D2hResponseOpcode, H2dRequestOpcode, S2mCompletion,
};

use super::io::IoRequest;
use crate::line::Line;

/// What a processor asks of the home agent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Operation {
    /// A copy to read.
    Load,
    /// The bytes once, without a copy.
    LoadOnce,
    /// A copy to write.
    Own,
    /// A copy to write, and these bytes written into it.
    Store(Line, u64),
    /// A copy to write, and a number in it changed.
    Atomic(Atomic),
    /// These bytes written to memory, and no copy left anywhere.
    NonTemporalStore(Line, u64),
    /// No copy left anywhere.
    Flush,
}

impl Operation {
    /// Whether it changes bytes of the line.
    pub fn writes(&self) -> bool {
        matches!(self, Self::Store(..) | Self::Atomic(_) | Self::NonTemporalStore(..))
    }
}

/// A change of a number of eight bytes, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Atomic {
    /// The number's first byte in its line.
    pub offset: usize,
    /// How it changes.
    pub change: Change,
}

/// How an atomic changes a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// This is added, without carry out of the number.
    Add(u64),
    /// It is replaced.
    Swap(u64),
    /// It is replaced by the second if it is the first.
    CompareSwap(u64, u64),
}

impl Atomic {
    /// Changes the number.
    pub fn apply(&self, line: &mut Line) {
        let place = &mut line.data[self.offset..self.offset + 8];
        let before = u64::from_le_bytes((&*place).try_into().expect("eight bytes"));
        let after = match self.change {
            Change::Add(number) => before.wrapping_add(number),
            Change::Swap(number) => number,
            Change::CompareSwap(expected, number) if before == expected => number,
            Change::CompareSwap(..) => before,
        };
        place.copy_from_slice(&after.to_le_bytes());
    }
}

/// A processor's request.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CoreRequest {
    /// Which processor.
    pub processor: usize,
    /// The line.
    pub line: u64,
    /// What it does with the line.
    pub operation: Operation,
    /// Comes back with the answer.
    pub ticket: u64,
}

/// What the home agent has to do for a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Job {
    /// The device asks.
    Device(D2hRequest),
    /// A processor asks.
    Core(CoreRequest),
    /// A device asks by DMA.
    Io(IoRequest),
    /// Device memory gets back a line that the host gave up.
    WriteBack(Line),
    /// A snoop that no request needs.
    Snoop(H2dRequestOpcode),
}

/// What a job waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Waits {
    /// This cycle.
    Until(u64),
    /// Memory may begin an access.
    Memory,
    /// The device's answer to a snoop.
    Answer,
    /// The data of a pull.
    Pull,
    /// The completion of an M2S request.
    Completion,
}

/// Whether a job is done, or what it waits for.
pub(super) type Progress = Result<(), Waits>;

/// A job that is not done. It is tried again after each wait; what has happened is remembered here.
#[derive(Debug)]
pub(super) struct Transaction {
    pub job: Job,
    pub line: u64,
    /// Last-level cache and snoop filter have been looked up.
    pub looked_up: bool,
    /// The private caches have been asked.
    pub asked_cores: bool,
    /// Memory has given the line.
    pub read_memory: bool,
    /// The answer is on its way to the processor.
    pub travelled: bool,
    /// The number of the open snoop or pull.
    pub uqid: Option<u64>,
    /// The snoop that is open, or was the last.
    pub snoop: Option<H2dRequestOpcode>,
    /// The device's answer to it.
    pub answer: Option<D2hResponseOpcode>,
    /// The device's data for the snoop.
    pub snooped: Option<Line>,
    /// The data of a pull, which bytes are written, and whether they are to be dropped.
    pub pulled: Option<(Line, u64, bool)>,
    /// The pull has been sent; an error's data are dropped.
    pub pulls: bool,
    /// ExtCmp has been sent, for a refused write whose data nobody waits for.
    pub has_ended: bool,
    /// Whether the home agent refuses the request, once that is decided.
    pub fails: Option<bool>,
    /// An M2S request is open, and has data in its answer.
    pub asks_memory: Option<bool>,
    /// Its completion.
    pub completion: Option<S2mCompletion>,
    /// Its data.
    pub memory_data: Option<Line>,
    /// Device memory has done what the job asks of it.
    pub memory_done: bool,
}

impl Transaction {
    pub(super) fn new(job: Job, line: u64) -> Self {
        Self {
            job,
            line,
            looked_up: false,
            asked_cores: false,
            read_memory: false,
            travelled: false,
            uqid: None,
            snoop: None,
            answer: None,
            snooped: None,
            pulled: None,
            pulls: false,
            has_ended: false,
            fails: None,
            asks_memory: None,
            completion: None,
            memory_data: None,
            memory_done: false,
        }
    }

    /// Whether the device has to send all bytes of the line.
    pub(super) fn writes_whole_line(&self) -> bool {
        use D2hRequestOpcode::{WoWrInv, WrInv};
        match self.job {
            Job::Device(request) => !matches!(request.opcode, WoWrInv | WrInv),
            _ => false,
        }
    }

    /// Whether everything that the open snoop is answered with has come.
    pub(super) fn is_answered(&self) -> bool {
        use D2hResponseOpcode::{RspIFwdM, RspSFwdM, RspVFwdV};
        self.answer.is_some_and(|answer| {
            !matches!(answer, RspIFwdM | RspSFwdM | RspVFwdV) || self.snooped.is_some()
        })
    }

    /// Whether everything that completes the open M2S request has come.
    pub(super) fn is_completed(&self) -> bool {
        let needs_data = self.asks_memory == Some(true);
        self.completion.is_some() && (!needs_data || self.memory_data.is_some())
    }
}
