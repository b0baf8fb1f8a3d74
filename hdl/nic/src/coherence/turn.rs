//! Which MSHR resumes next: those that are ready wait in queues, one for each kind of event that makes them ready,
//! and the queues take turns. Where one port comes first, its MSHRs have such queues of their own.
use nic_dsl::{
    Bits, Bool, Bundle, Stream, any_of, elaborate, register, register_bool, scope, when,
};

use super::queues::queue;
use crate::lib::merge::merge;
use crate::lib::precedence::merge_in_order;
use crate::stream::fifo::FifoPorts;

/// An MSHR that is ready.
#[derive(Clone, Copy, Debug, Bundle)]
#[bundle(value_type = "ReadyMshr")]
pub(super) struct Ready {
    /// Its number.
    pub number: Bits,
    /// What the bank wants to know of it as soon as its turn has come.
    pub note: Bool,
}

/// The MSHR whose turn it is.
pub(super) struct Turn {
    /// There is one.
    pub valid: Bool,
    /// Its number.
    pub number: Bits,
    /// Its note.
    pub note: Bool,
    /// In the next cycle it is `next`, or none if no other is ready.
    pub moves: Bool,
    /// The number of the one behind it, if there is one.
    pub next: Bits,
    queues: [FifoPorts<Ready>; EVENTS],
    /// Those that come first.
    urgent: Option<[FifoPorts<Ready>; EVENTS]>,
}

/// MSHRs in a row that come first, behind which one of the others has its turn.
pub(super) const MOST_IN_A_ROW: u32 = 7;
/// Kinds of events.
pub(super) const EVENTS: usize = 4;

impl Turn {
    /// `taken`: the MSHR that has the turn resumes. `events` names what makes an MSHR ready. `has_urgent`: some come
    /// first.
    #[elaborate]
    pub fn new(outstanding: u32, events: [&str; EVENTS], taken: Bool, has_urgent: bool) -> Self {
        let payload = ReadyShape { number: outstanding.trailing_zeros() };
        let queues = events.map(|event| queue::<Ready>(event, payload.clone(), outstanding));
        let next = Stream::<Ready>::wire(&payload);
        let sinks = queues.each_ref().map(|queue| *queue.sink);
        let urgent = has_urgent.then(|| {
            scope("urgent", || {
                events.map(|event| queue::<Ready>(event, payload.clone(), outstanding))
            })
        });
        match &urgent {
            None => scope("next", || merge(&sinks, next)),
            Some(urgent) => {
                let first = Stream::<Ready>::wire(&payload);
                let others = Stream::<Ready>::wire(&payload);
                let urgent = urgent.each_ref().map(|queue| *queue.sink);
                scope("urgent", || merge(&urgent, first));
                scope("others", || merge(&sinks, others));
                scope("next", || merge_in_order((first, others), MOST_IN_A_ROW, next));
            }
        }
        let turn_valid = register_bool(false);
        let turn_number = register::<Bits>(payload.number);
        let turn_note = register::<Bool>(());
        let moves = taken | !turn_valid;
        next.ready.set(moves);
        when(moves, || {
            turn_valid.set(next.valid);
            turn_number.set(next.payload.number);
            turn_note.set(next.payload.note);
        });
        let (valid, number, note) = (turn_valid, turn_number, turn_note);
        Self { valid, number, note, moves, next: next.payload.number, queues, urgent }
    }

    /// Such an event: that MSHR is ready. In all queues together it is at most once. `is_urgent`: it comes first, where
    /// some do.
    pub fn make_ready(&self, event: usize, comes: Bool, ready: Ready, is_urgent: Option<Bool>) {
        match (&self.urgent, is_urgent) {
            (Some(urgent), Some(is_urgent)) => {
                urgent[event].source.offer(comes & is_urgent, ready);
                self.queues[event].source.offer(comes & !is_urgent, ready);
            }
            _ => self.queues[event].source.offer(comes, ready),
        }
    }

    /// An MSHR that is ready has no place in its queue.
    pub fn loses(&self) -> Bool {
        let queues = self.queues.iter().chain(self.urgent.iter().flatten());
        any_of(queues.map(|queue| queue.source.valid & !queue.source.ready))
    }
}
