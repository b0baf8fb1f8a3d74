//! What a push gate should do: what leaves for a request, and which write-backs follow.
use std::collections::VecDeque;

use nic_spec::message::{
    LineOperation, LineRequest, LineSpace, PushGateConfiguration, PushWriteBack, Routed,
};

/// A request and its ring.
pub type Asked = Routed<LineRequest, 8>;

/// A gate: the lines that it tracks, and when each was pushed.
#[derive(Clone, Debug)]
pub struct PushGate {
    rings: u64,
    lines: usize,
    tracked: VecDeque<(Asked, u64)>,
}

impl PushGate {
    /// A gate of so many rings, and lines in its table.
    pub fn new(rings: u64, lines: usize) -> Self {
        Self { rings, lines, tracked: VecDeque::new() }
    }

    /// What leaves for a request that comes now.
    pub fn through(&self, asked: &Asked, configuration: &PushGateConfiguration) -> Asked {
        let has_gate = asked.selection < self.rings;
        let is_closed = has_gate && configuration.closed_rings & (1 << asked.selection) != 0;
        let mut leaves = *asked;
        if leaves.payload.operation == LineOperation::NcPush && is_closed {
            leaves.payload.operation = LineOperation::NcWrite;
        }
        leaves
    }

    /// Whether a request that leaves now is to have a write-back.
    pub fn wants_write_back(&self, left: &Asked, configuration: &PushGateConfiguration) -> bool {
        let is_whole_push =
            left.payload.operation == LineOperation::NcPush && left.payload.byte_enable == u64::MAX;
        is_whole_push && configuration.write_back != PushWriteBack::Off
    }

    /// Tracks a push that left in this cycle; whether there was a place.
    pub fn tracks(&mut self, left: &Asked, cycle: u64) -> bool {
        let has_place = self.tracked.len() < self.lines;
        if has_place {
            self.tracked.push_back((*left, cycle));
        }
        has_place
    }

    /// The write-back of the line that was pushed first, but for its tag, and the cycle of the push.
    pub fn write_back(&mut self, configuration: &PushGateConfiguration) -> Option<(Asked, u64)> {
        let (mut asked, cycle) = self.tracked.pop_front()?;
        asked.payload.operation = match configuration.write_back {
            PushWriteBack::Off => return None,
            PushWriteBack::Rewrite => LineOperation::NcWrite,
            PushWriteBack::Flush => LineOperation::Flush,
        };
        // A push has turned the page.
        if asked.payload.space != LineSpace::Host {
            asked.payload.space = LineSpace::DeviceHostBias;
        }
        Some((asked, cycle))
    }

    /// The line that was pushed first gets no write-back; whether there was one.
    pub fn forgets(&mut self) -> bool {
        self.tracked.pop_front().is_some()
    }

    /// Lines that are tracked.
    pub fn tracked(&self) -> usize {
        self.tracked.len()
    }
}
