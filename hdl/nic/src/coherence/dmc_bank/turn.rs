//! Which MSHR resumes next: those that are ready wait in queues, one for each kind of event that makes them ready, and the
//! queues take turns.
use nic_dsl::{
    Bits, Bool, Stream, assert_always, elaborate, instance, register, register_bool, scope, when,
};

use crate::lib::merge::merge;
use crate::message::{Identifier, IdentifierShape};
use crate::stream::fifo::{Fifo, FifoPorts};

/// The MSHR whose turn it is.
pub(super) struct Turn {
    /// There is one.
    pub valid: Bool,
    /// Its number.
    pub number: Bits,
    /// In the next cycle it is that of `next`, or none if no other is ready.
    pub moves: Bool,
    /// The number of the one behind it, if there is one.
    pub next: Bits,
    queues: [FifoPorts<Identifier>; EVENTS.len()],
}

/// What makes an MSHR ready: a response, a line, what was decided in cycle 3, and that it had the turn in vain.
const EVENTS: [&str; 4] = ["answered", "filled", "decided", "skipped"];

impl Turn {
    /// `taken`: the MSHR that has the turn resumes.
    #[elaborate]
    pub fn new(outstanding: u32, taken: Bool) -> Self {
        let payload = IdentifierShape { bits: outstanding.trailing_zeros() };
        let queue = |event: &str| {
            let fifo = Fifo::<Identifier> { payload: payload.clone(), depth: outstanding };
            let queue = instance(event, &fifo);
            queue.occupancy.ignore();
            queue.source.ready.ignore();
            queue
        };
        let queues = EVENTS.map(queue);
        let next = Stream::<Identifier>::wire(&payload);
        let sinks = queues.each_ref().map(|queue| *queue.sink);
        scope("next", || merge(&sinks, next));
        let turn_valid = register_bool(false);
        let turn_number = register::<Bits>(payload.bits);
        let moves = taken | !turn_valid;
        next.ready.set(moves);
        when(moves, || {
            turn_valid.set(next.valid);
            turn_number.set(next.payload.value);
        });
        Self { valid: turn_valid, number: turn_number, moves, next: next.payload.value, queues }
    }

    /// In the order of the events: that MSHR is ready. In all queues together it is once at most.
    #[elaborate]
    pub fn make_ready(&self, events: [(Bool, Bits); EVENTS.len()]) {
        for (queue, (comes, number)) in self.queues.iter().zip(events) {
            queue.source.offer(comes, Identifier { value: number });
            assert_always("there is room for who is ready", comes.implies(queue.source.ready));
        }
    }
}
