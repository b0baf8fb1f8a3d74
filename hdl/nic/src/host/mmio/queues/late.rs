//! Late stores: what comes to a line that has left its window is dropped if it is of a gap, the bytes between the
//! end of a message and that of its last line. For anything else it is too late.
use nic_dsl::{Bits, Bool, Memory, MemoryStyle, concatenate, elaborate, register_bool, when};

use super::MmioQueues;
use super::tables::{Tables, below};

/// What is kept of lines that have left their window.
pub(super) struct Past {
    /// For each queue, how many lines have since it began; no more than a window is counted.
    pub lines: Memory<Bits>,
    /// For each place of each window, how many bytes of the line that left last were of its message; zero is
    /// all of them.
    pub sent: Memory<Bits>,
}

/// The store that is being judged, if its line is behind its window.
pub(super) struct Late {
    /// It has only bytes of a gap.
    pub is_of_gap: Bool,
    /// It has others, or it is not known what it has.
    pub is_too_late: Bool,
}

/// Its queue, its line, its bytes.
pub(super) struct Bytes {
    pub queue: Bits,
    pub line: Bits,
    pub byte_enable: Bits,
}

impl Past {
    #[elaborate]
    pub fn new(unit: &MmioQueues) -> Self {
        let queues = unit.queues;
        let lines = Memory::new(unit.past_bits(), queues).style(MemoryStyle::Distributed);
        let places = queues * unit.window_lines;
        let sent = Memory::new(unit.count_bits() - 1, places).style(MemoryStyle::Block);
        Self { lines, sent }
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
    }

    /// `waits`: the store is behind its window, and nothing of its queue is to advance. What is to be
    /// known of its line is looked up first, which takes a cycle.
    #[elaborate]
    pub(super) fn late(
        &self,
        (tables, past): (&Tables, &Past),
        store: &Bytes,
        (is_behind, is_settled, stays): (Bool, Bool, Bool),
    ) -> Late {
        let looked = register_bool(false);
        let is_known = register_bool(false);
        let looks = is_behind & is_settled & !looked;
        let index = concatenate([store.queue, self.place_of(store.line)]);
        let sent = past.sent.read(looks, index);
        let back = tables.next.read_now(store.queue) - store.line;
        let (near, far) =
            (back.truncate(self.past_bits()), back.top(self.line_bits - self.past_bits()));
        let is_near = far.is_zero() & near.is_at_most(past.lines.read_now(store.queue));
        when(looks, || is_known.set(is_near));
        looked.set(stays & (looks | looked));

        let message = below(sent, self.line_bytes) | sent.is_zero().mask(self.line_bytes);
        let is_of_gap = is_known & !(store.byte_enable & message).any();
        let is_judged = is_behind & looked;
        Late { is_of_gap: is_judged & is_of_gap, is_too_late: is_judged & !is_of_gap }
    }
}
