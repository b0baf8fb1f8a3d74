//! Everything that the model of host memory remembers.
use nic_model::coherence::{Completes, Hint, LineAfter, LineState};
use nic_spec::message::{D2hRequestOpcode, D2hResponseOpcode, H2dRequestOpcode, H2dResponseOpcode};

use crate::value::{Copy, Halves, Reader, Value};

/// Caches of processors in the host.
pub const PROCESSORS: usize = 2;

/// The whole system. Lines are independent but for the device's places and its order of writes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State<const LINES: usize> {
    /// Each line everywhere.
    pub lines: [Line; LINES],
    /// What has gone wrong, if anything.
    pub fault: Option<Fault>,
}

/// Something that must not happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// A read returned bytes that were no longer, or not yet, the line's.
    StaleRead,
    /// The host took data that were out of date.
    StaleWriteBack,
    /// A message came for which the tables have no row.
    NoRow,
    /// A flag was visible before what it announces.
    FlagBeforePayload,
    /// A line was flushed, and somebody had a copy all the time.
    CopyAfterFlush,
}

/// One line, everywhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// In the device.
    pub device: Device,
    /// On the link.
    pub link: Link,
    /// In the host.
    pub host: Host,
}

/// A line in the device.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Device {
    /// The copy in the device's cache.
    pub copy: Copy,
    /// The request that is outstanding.
    pub pending: Option<Request>,
    /// A watch waits for the copy to leave.
    pub watched: bool,
}

/// A request of the device that is outstanding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Request {
    /// What was asked of the device.
    pub hint: Hint,
    /// What the device asked of the host.
    pub opcode: D2hRequestOpcode,
    /// What the row of the hint says of the copy afterwards.
    pub after: LineAfter,
    /// What the device asks of the host when that has ended.
    pub then: Option<D2hRequestOpcode>,
    /// When the row of the hint says that it completes.
    pub completes: Completes,
    /// What the GO granted, once it has come.
    pub granted: Option<LineState>,
    /// The data, once they have come.
    pub data: Option<Value>,
    /// A snoop came between GO and data, and has left this of the copy.
    pub kept: Option<LineState>,
    /// It is owed the line when that has come.
    pub owes: bool,
    /// The host refuses it; ExtCmp is still to come.
    pub refused: bool,
    /// A snoop took the line: data that are pulled are Bogus.
    pub bogus: bool,
    /// The write was answered when it was observed locally.
    pub told: bool,
    /// And a barrier behind it was answered.
    pub fenced: bool,
    /// Since it began there was a moment at which nobody had a copy (known to the model only).
    pub purged: bool,
    /// The write is visible (known to the model only).
    pub performed: bool,
    /// It announces a write of another line that is not visible yet (known to the model only).
    pub announces: bool,
}

/// Messages in flight, at most one of a kind: one request and one snoop per line.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Link {
    /// D2H Req.
    pub request: Option<D2hRequestOpcode>,
    /// D2H Rsp.
    pub snoop_answer: Option<D2hResponseOpcode>,
    /// D2H Data, for a snoop.
    pub snooped: Option<Value>,
    /// D2H Data, for a pull.
    pub written: Option<Written>,
    /// H2D Req.
    pub snoop: Option<H2dRequestOpcode>,
    /// H2D Rsp: the opcode, and what a GO grants.
    pub response: Option<(H2dResponseOpcode, LineState)>,
    /// H2D Data.
    pub data: Option<Value>,
}

/// Data for a pull.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Written {
    /// A line as it is.
    Line {
        /// The bytes.
        value: Value,
        /// To be dropped.
        bogus: bool,
    },
    /// Bytes that become visible where the host merges them.
    New(Halves),
}

/// A line in the host.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Host {
    /// The request of the device whose data are awaited.
    pub pulling: Option<D2hRequestOpcode>,
    /// Which is refused, and whose data are dropped.
    pub refuses: bool,
    /// The snoop that is open.
    pub snooping: Option<Snooping>,
    /// What the device has at most: Invalid, Shared or Exclusive.
    pub directory: LineState,
    /// The processors' caches, in descending order: they are alike.
    pub processors: [Copy; PROCESSORS],
    /// A Modified line of the last-level cache.
    pub cache: Option<Value>,
    /// Memory.
    pub memory: Value,
}

/// An open snoop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Snooping {
    /// What for.
    pub purpose: Purpose,
    /// The device's answer, once it has come.
    pub answer: Option<D2hResponseOpcode>,
    /// The device's data, once they have come.
    pub data: Option<Value>,
}

/// What a snoop is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// This processor reads.
    Read(u8),
    /// This processor wants to write.
    Own(u8),
    /// Somebody reads without keeping a copy.
    ReadOnce,
}

impl Line {
    /// Memory has the line, nobody else.
    pub const IDLE: Self = Self {
        device: Device { copy: Copy::NONE, pending: None, watched: false },
        link: Link {
            request: None,
            snoop_answer: None,
            snooped: None,
            written: None,
            snoop: None,
            response: None,
            data: None,
        },
        host: Host {
            pulling: None,
            refuses: false,
            snooping: None,
            directory: LineState::Invalid,
            processors: [Copy::NONE; PROCESSORS],
            cache: None,
            memory: Value::LATEST,
        },
    };

    /// Whether nothing is outstanding.
    pub fn is_idle(&self) -> bool {
        self.device.pending.is_none() && self.is_host_idle() && self.link == Link::default()
    }
    /// Whether the host has nothing open for it.
    pub fn is_host_idle(&self) -> bool {
        self.host.pulling.is_none() && self.host.snooping.is_none()
    }

    /// Whether anybody has a copy, or one is on its way to somebody.
    pub fn has_copies(&self) -> bool {
        self.device.copy.state.is_valid()
            || self.host.processors.iter().any(|copy| copy.state.is_valid())
            || self.host.cache.is_some()
            || self.link.written.is_some()
    }

    /// Somebody writes these halves: every copy grows old. The writer's is written afterwards, with
    /// what this returns.
    pub fn write(&mut self, written: Halves) -> impl Fn(&mut Value) + use<> {
        let device = self.device.pending.is_some_and(|request| request.hint.is_read());
        let host = self.host.snooping.is_some_and(|snoop| snoop.purpose == Purpose::ReadOnce);
        let open = Reader::set(device, host);
        self.each_value(|value| value.ages(written));
        move |value| value.takes_write(written, open)
    }

    /// Every copy, wherever it is.
    pub fn each_value(&mut self, mut action: impl FnMut(&mut Value)) {
        action(&mut self.device.copy.value);
        if let Some(Request { data: Some(value), .. }) = &mut self.device.pending {
            action(value);
        }
        self.link.snooped.iter_mut().for_each(&mut action);
        self.link.data.iter_mut().for_each(&mut action);
        if let Some(Written::Line { value, .. }) = &mut self.link.written {
            action(value);
        }
        if let Some(Snooping { data: Some(value), .. }) = &mut self.host.snooping {
            action(value);
        }
        self.host.processors.iter_mut().for_each(|copy| action(&mut copy.value));
        self.host.cache.iter_mut().for_each(&mut action);
        action(&mut self.host.memory);
    }
}
