//! Late stores: what comes to a line that has left its window is dropped if it is of a gap, the bytes between the
//! end of a message and that of its last line. For anything else it is too late.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, assert_always, concatenate, constant_bool, delayed_bool,
    elaborate, mux, register, register_bool, thermometer,
};

use super::MmioQueues;
use crate::message::MmioQueueWrite;

/// What is kept of lines that have left their window.
pub(super) struct Past {
    /// For each queue, how many lines have since it began; no more than a window is counted.
    pub lines: Memory<Bits>,
    /// For each place of each window, how many bytes of the line that left last were of its message; zero is
    /// all of them.
    pub sent: Memory<Bits>,
    /// That was written in the cycle before, for this queue.
    passed: Bool,
    passer: Bits,
}

/// The store that is being checked, if its line is behind its window.
pub(super) struct Late {
    /// It has only bytes of a gap.
    pub is_of_gap: Bool,
    /// It has others, or it is not known what it has.
    pub is_too_late: Bool,
}

impl Past {
    #[elaborate]
    pub fn new(unit: &MmioQueues) -> Self {
        let queues = unit.queues;
        let lines = Memory::new(unit.past_bits(), queues).style(MemoryStyle::Distributed);
        let places = queues * unit.window_lines;
        let sent = Memory::new(unit.count_bits() - 1, places).style(MemoryStyle::Block);
        let passed = register_bool(false);
        let passer = register::<Bits>(unit.queue_bits());
        Self { lines, sent, passed, passer }
    }
}

impl MmioQueues {
    /// A line leaves its window; or, if the queue `begins`, it has left none.
    #[elaborate]
    pub(super) fn pass(
        &self,
        past: &Past,
        (queue, line): (Bits, Bits),
        (moves, begins): (Bool, Bool),
        (advances, sent): (Bool, Bits),
    ) {
        let lines = past.lines.read_now(queue);
        let more = lines + (!lines.top(1).any()).bits().zero_extend(self.past_bits());
        past.lines.write(moves | begins, queue, more & (!begins).mask(self.past_bits()));
        past.sent.write(advances, concatenate([queue, self.place_of(line)]), sent);
        past.passed.set(advances);
        past.passer.set(queue);
    }

    /// `is_late`: the store is behind its window, and nothing of its queue is to advance, so that it remains
    /// so. What is known of its line comes with it; a cycle later it is checked.
    #[elaborate]
    pub(super) fn late(
        &self,
        (next, past): (Bits, &Past),
        (store, upcoming_index): (&MmioQueueWrite, Bits),
        (is_judged, is_late, stays): (Bool, Bool, Bool),
    ) -> Late {
        let MmioQueueWrite { queue, line_address: line, byte_enable, .. } = *store;
        let index = concatenate([queue, self.place_of(line)]);
        let sent = past.sent.read(constant_bool(true), mux(stays, index, upcoming_index));
        // The memory gives the old word where it was written at the same edge.
        let is_stale = past.passed & past.passer.equals(queue);
        let back = next - line;
        let (near, far) =
            (back.truncate(self.past_bits()), back.top(self.line_bits - self.past_bits()));
        let is_near = far.is_zero() & near.is_at_most(past.lines.read_now(queue));
        let message = thermometer(sent, self.line_bytes) | sent.is_zero().mask(self.line_bytes);
        let has_gap_alone = !(byte_enable & message).any();
        let was_near = delayed_bool(is_near);
        let had_gap_alone = delayed_bool(has_gap_alone);
        let is_of_gap = was_near & had_gap_alone;
        let is_known = delayed_bool(stays & is_late & !is_stale);
        let is_answered = is_judged & is_known;
        assert_always("what is late remains so", is_answered.implies(is_late));
        let is_unchanged = is_of_gap.equals(is_near & has_gap_alone);
        assert_always("what is known of a gap remains so", is_answered.implies(is_unchanged));
        let is_read = sent.equals(past.sent.observe(index));
        let is_new = is_judged & !is_stale;
        assert_always("what left is read as it is", is_new.implies(is_read));
        Late { is_of_gap: is_answered & is_of_gap, is_too_late: is_answered & !is_of_gap }
    }
}
