//! The answers to a port, each with a place that is taken before its request is tried: nothing that
//! the host or the other port waits for ever waits for a port that takes no answers.
use nic_dsl::{Bool, Source, Stream, delayed_bool, elaborate, mux, register_reset, wire};

use super::queues::queue;
use crate::message::LineResponse;

/// Places that a port needs which hits alone, for one answer in each cycle.
const LEAST: u32 = 8;

/// The answers to a port.
pub(super) struct Responses {
    /// Answers.
    pub queue: Stream<LineResponse>,
    /// There is a place.
    pub has_place: Bool,
    /// It is taken.
    pub takes: Bool,
    /// What was tried is put back.
    pub returns: Bool,
}

impl Responses {
    /// An answer has no place.
    pub fn loses(&self) -> Bool {
        self.queue.valid & !self.queue.ready
    }

    /// Places for a port of a bank with so many entries.
    #[elaborate]
    pub fn new(outstanding: u32, line_response: &Source<LineResponse>) -> Self {
        let depth = outstanding.max(LEAST);
        let queue = queue::<LineResponse>("queue", (), depth);
        line_response.connect(*queue.sink);
        let width = depth.trailing_zeros() + 1;
        let taken_places = register_reset(width, 0);
        let takes = wire::<Bool>(());
        let returns = wire::<Bool>(());
        let one = |condition: Bool| condition.bits().zero_extend(width);
        let left = queue.sink.fires();
        // What is taken is known late, what comes back even later.
        let came_back = delayed_bool(returns);
        let others = taken_places - one(left) - one(came_back);
        taken_places.set(mux(takes, others + 1, others));
        // There are never more, and a power of two of them: the highest bit says it.
        let has_place = !taken_places.bit(width - 1);
        Self { queue: *queue.source, has_place, takes, returns }
    }
}
