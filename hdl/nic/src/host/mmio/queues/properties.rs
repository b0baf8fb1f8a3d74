//! What is proved. None of it becomes hardware.
//!
//! A slot, a byte of it and a queue that the prover chooses stand for all.
use nic_dsl::{
    Bits, Bool, assert_always, constant, elaborate, mux, register, register_bool, register_reset,
    scope, when,
};

use super::MmioQueues;
use super::advance::Advance;
use super::arrival::Arrival;
use super::departures::Departures;
use super::free_list::FreeList;
use super::guarantee::Holdings;
use super::release::Release;
use super::search::Search;
use super::shares::Shares;

/// The parts of the unit, for its properties.
pub(super) struct Parts<'a> {
    pub free: &'a FreeList,
    pub arrival: &'a Arrival,
    pub advance: &'a Advance,
    pub departures: &'a Departures,
    pub release: &'a Release,
    pub shares: &'a Shares,
    pub search: &'a Search,
    /// Every queue has been emptied after reset.
    pub swept: Bool,
    /// A queue stops or begins again.
    pub interrupts: Bool,
    /// A message could leave.
    pub sink_ready: Bool,
}

impl MmioQueues {
    #[elaborate]
    pub(super) fn properties(&self, parts: &Parts) {
        let Parts { free, arrival, advance, departures, release, .. } = *parts;
        let bits = self.slot_bits() + 1;
        let one = |condition: Bool| condition.bits().zero_extend(bits);
        let slots_taken = register_reset(bits, 0);
        slots_taken.set(slots_taken + one(arrival.takes_slot) - one(release.goes));
        let waiting = free.waiting.waiting().zero_extend(bits);
        let slots_known = slots_taken + waiting + one(free.head_valid);
        assert_always("no slot is lost", slots_known.equals(free.fresh));
        assert_always("a turn has its line", advance.turn_is_right);
        assert_always(
            "each departure has a place",
            departures.stored.implies(departures.waiting.waiting().differs(self.memory_lines - 1)),
        );
        let Parts { shares, search, swept, .. } = *parts;
        let holdings = Holdings { parts, shares, search, slots_taken, swept };
        scope("shares", || self.watch_shares(&holdings));
        scope("slot", || self.watch_slot(parts));
        scope("quota", || self.watch_queue(parts));
        scope("patience", || self.progress(parts));
    }

    /// A slot is taken once, then linked once, then leaves once, with what was stored in it.
    #[elaborate]
    fn watch_slot(&self, parts: &Parts) {
        let Parts { arrival, advance, departures, release, interrupts, .. } = *parts;
        let slot = register::<Bits>(self.slot_bits());
        let byte = register::<Bits>(self.count_bits() - 1);
        slot.set(slot);
        byte.set(byte);
        let is_taken = register_bool(false);
        let is_linked = register_bool(false);
        let owner = register::<Bits>(self.queue_bits());
        let line = register::<Bits>(self.line_bits);
        let takes = arrival.takes_slot & arrival.place.slot.equals(slot);
        let links = advance.appends & advance.slot.equals(slot);
        let goes = release.goes & release.slot.equals(slot);
        when(takes, || {
            is_taken.set(true);
            owner.set(arrival.store.queue);
            line.set(arrival.store.line_address);
        })
        .otherwise_when(goes, || is_taken.set(false));
        when(links, || is_linked.set(true)).otherwise_when(goes, || is_linked.set(false));
        assert_always("no slot is used twice", takes.implies(!is_taken));
        let is_own = owner.equals(advance.queue) & line.equals(advance.line);
        assert_always("a line is linked once", links.implies(is_taken & is_own & !is_linked));
        assert_always("a line leaves once, after it was linked", goes.implies(is_linked));
        let is_queue_right = owner.equals(departures.oldest.queue);
        assert_always("a line leaves as its queue's", goes.implies(is_queue_right));

        // In order of their lines, until the queue is interrupted.
        let due = register_reset(self.line_bits, 0);
        let is_due_known = register_bool(true);
        let watched = register::<Bits>(self.queue_bits());
        watched.set(watched);
        let is_message = release.goes & !departures.oldest.is_discarded;
        let leaves = is_message & departures.oldest.queue.equals(watched);
        when(leaves, || due.set(due + 1));
        when(interrupts & advance.queue.equals(watched), || is_due_known.set(false));
        let is_in_order = line.equals(due) | !is_due_known;
        assert_always(
            "lines of a queue leave in order, none twice, none left out",
            (leaves & goes).implies(is_in_order),
        );

        let has_come = register_bool(false);
        let value = register::<Bits>(8);
        let comes = arrival.commits & arrival.place.slot.equals(slot);
        when(comes & arrival.fresh.bit_at(byte), || {
            has_come.set(true);
            value.set(arrival.store.data.element(byte, 8));
        })
        .otherwise_when(takes, || has_come.set(false));
        let was_read = register_bool(false);
        when(release.goes, || was_read.set(goes & is_message));
        let bytes = mux(
            release.read_last,
            release.read_bytes,
            constant(self.count_bits(), self.line_bytes),
        );
        let is_sent =
            release.read_valid & was_read & byte.zero_extend(bytes.width()).is_below(bytes);
        let had_come = register_bool(false);
        let sent_value = register::<Bits>(8);
        when(goes, || {
            had_come.set(has_come);
            sent_value.set(value);
        });
        let sent = release.line.element(byte, 8);
        assert_always("no byte leaves before it came", is_sent.implies(had_come));
        assert_always("a byte leaves as it came first", is_sent.implies(sent.equals(sent_value)));
    }

    /// What a queue holds of incomplete messages is within its quota, and is freed when it stops.
    #[elaborate]
    fn watch_queue(&self, parts: &Parts) {
        let Parts { arrival, advance, .. } = *parts;
        let bits = self.held_bits() + 1;
        let wide = |number: Bits| number.zero_extend(bits);
        let queue = register::<Bits>(self.queue_bits());
        queue.set(queue);
        let most = self.quota_lines.min(self.most_held());
        let holds = register_reset(bits, 0);
        let takes = arrival.takes_slot & arrival.store.queue.equals(queue);
        let is_about = advance.queue.equals(queue);
        let goes = is_about & advance.completes;
        let left = mux(goes, wide(advance.progress.held) + 1, constant(bits, 0));
        let is_freed = is_about & advance.closing;
        let kept = mux(is_freed, constant(bits, 0), holds - left);
        holds.set(kept + wide(takes.bits()));
        assert_always("a queue keeps within its quota", holds.is_at_most(most));
        assert_always(
            "all that a queue holds is freed when it stops",
            is_freed.implies(holds.equals(wide(advance.progress.held)) & !takes),
        );
    }

    /// A store does not wait for ever while the sink is ready: for all that is in the memory to
    /// advance and to leave, and for every queue to be found and to stop.
    #[elaborate]
    fn progress(&self, parts: &Parts) {
        let stop = self.window_lines + 3 * self.queues + 16;
        let most = 2 * self.memory_lines + (self.queues + 1) * stop;
        let waited = register_reset(u32::BITS - most.leading_zeros() + 1, 0);
        when(!parts.arrival.stalls, || waited.set(0))
            .otherwise_when(parts.sink_ready, || waited.set(waited + 1));
        assert_always("a store does not wait for ever", waited.is_at_most(most));
    }
}
