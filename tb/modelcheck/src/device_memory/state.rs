//! Everything that the model of device memory remembers.
use nic_model::coherence::{Completes, Hint, LineAfter, LineState};
use nic_spec::message::{
    D2hRequestOpcode, H2dResponseOpcode, LineOperation, M2sRequestOpcode, MetaValue, S2mCompletion,
};

use crate::value::{Copy, Halves, Reader, Value};

/// The whole system: the lines of one page.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State<const LINES: usize> {
    /// Each line everywhere.
    pub lines: [Line; LINES],
    /// What the device knows of the page.
    pub page: Page,
    /// What has gone wrong, if anything.
    pub fault: Option<Fault>,
}

/// What the device knows of the page.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Page {
    /// Whether it is in device-bias.
    pub device_bias: bool,
    /// It is on its way to device-bias.
    pub flip: Option<Flip>,
}

/// A flip to device-bias: line by line the host gives up what it has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flip {
    /// By this request.
    pub opcode: D2hRequestOpcode,
    /// The line whose turn it is.
    pub line: u8,
    /// The host was given a copy of some line since the flip began.
    pub interrupted: bool,
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

/// Something that must not happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// A read returned bytes that were no longer, or not yet, the line's.
    StaleRead,
    /// Data were taken that were out of date.
    StaleWriteBack,
    /// A message came for which the tables have no row.
    NoRow,
    /// A line was flushed, and somebody had a copy all the time.
    CopyAfterFlush,
}

/// The line in the device.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Device {
    /// The copy in the device's cache.
    pub copy: Copy,
    /// The device's memory.
    pub memory: Value,
    /// The request that is outstanding.
    pub pending: Option<Request>,
    /// A watch waits for the copy to leave.
    pub watched: bool,
}

/// A request of the device that is outstanding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Request {
    /// What was asked of the device; nothing if the page is to be in device-bias.
    pub hint: Option<Hint>,
    /// What the device asked of the host.
    pub opcode: D2hRequestOpcode,
    /// What the row of the hint says of the copy afterwards.
    pub after: LineAfter,
    /// When the row of the hint says that it completes.
    pub completes: Completes,
    /// The line as it was merged, to be pushed.
    pub merged: Option<Value>,
    /// Since it began there was a moment at which nobody had a copy (known to the model only).
    pub purged: bool,
    /// The host has forwarded this: the device's memory is being accessed.
    pub forwarded: Option<(M2sRequestOpcode, MetaValue)>,
}

/// Messages in flight.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Link {
    /// D2H Req.
    pub request: Option<D2hRequestOpcode>,
    /// D2H Data.
    pub written: Option<Value>,
    /// H2D Rsp.
    pub response: Option<H2dResponseOpcode>,
    /// M2S Req: the answer to a request of the device.
    pub forward: Option<(M2sRequestOpcode, MetaValue)>,
    /// M2S Req or RwD: the row of a request of the host, and the data of a write-back.
    pub asked: Option<(u8, Option<Value>)>,
    /// S2M NDR.
    pub completion: Option<S2mCompletion>,
    /// S2M DRS.
    pub data: Option<Value>,
}

/// The line in the host, whose caches are one here.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Host {
    /// The copy in the host's caches.
    pub copy: Copy,
    /// The request of the host that is outstanding.
    pub busy: Option<Busy>,
    /// Whether data that the device pushes are awaited.
    pub pulling: bool,
}

/// A request of the host that is outstanding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Busy {
    /// Its row.
    pub row: u8,
    /// The completion, once it has come.
    pub completion: Option<S2mCompletion>,
    /// The data, once they have come.
    pub data: Option<Value>,
    /// It reads without keeping a copy (known to the model only).
    pub reads_once: bool,
}

impl Request {
    /// Whether the device was asked for a flush.
    pub fn is_flush(&self) -> bool {
        self.hint.is_some_and(|hint| hint.operation == LineOperation::Flush)
    }
}

impl Line {
    /// The device's memory has the line, nobody else.
    pub const IDLE: Self = Self {
        device: Device { copy: Copy::NONE, memory: Value::LATEST, pending: None, watched: false },
        link: Link {
            request: None,
            written: None,
            response: None,
            forward: None,
            asked: None,
            completion: None,
            data: None,
        },
        host: Host { copy: Copy::NONE, busy: None, pulling: false },
    };

    /// Whether nothing is outstanding.
    pub fn is_idle(&self) -> bool {
        self.device.pending.is_none() && self.is_host_idle() && self.link == Link::default()
    }
    /// Whether the host has nothing open for the line.
    pub fn is_host_idle(&self) -> bool {
        self.host.busy.is_none() && !self.host.pulling
    }

    /// Whether anybody has a copy, or one is on its way to somebody.
    pub fn has_copies(&self) -> bool {
        [self.device.copy, self.host.copy].iter().any(|copy| copy.state.is_valid())
            || self.link.written.is_some()
    }

    /// The last write is where it will be looked for.
    pub fn is_kept(&self) -> bool {
        let copies = [self.device.copy, self.host.copy];
        let modified = copies.iter().find(|copy| copy.state == LineState::Modified);
        modified.map_or(self.device.memory, |copy| copy.value).is_latest()
    }

    /// Somebody writes these halves: every copy grows old. The writer's is written afterwards, with
    /// what this returns.
    pub fn write(&mut self, written: Halves) -> impl Fn(&mut Value) + use<> {
        let hint = self.device.pending.and_then(|request| request.hint);
        let device = hint.is_some_and(Hint::is_read);
        let host = self.host.busy.is_some_and(|busy| busy.reads_once);
        let open = Reader::set(device, host);
        self.each_value(|value| value.ages(written));
        move |value| value.takes_write(written, open)
    }

    /// Every copy, wherever it is.
    pub fn each_value(&mut self, mut action: impl FnMut(&mut Value)) {
        action(&mut self.device.copy.value);
        action(&mut self.device.memory);
        if let Some(Request { merged: Some(value), .. }) = &mut self.device.pending {
            action(value);
        }
        self.link.written.iter_mut().for_each(&mut action);
        self.link.data.iter_mut().for_each(&mut action);
        if let Some((_, Some(value))) = &mut self.link.asked {
            action(value);
        }
        if let Some(Busy { data: Some(value), .. }) = &mut self.host.busy {
            action(value);
        }
        action(&mut self.host.copy.value);
    }
}
