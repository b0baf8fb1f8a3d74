//! Context: what arrival knows of the queue of its store. It is read a cycle ahead, together with the store, so
//! that the way through a table of all queues does not add to that through a check. What is written in that cycle,
//! and while the store waits, is forwarded; so what is known is what the tables hold, which is proved.
use nic_dsl::{Bits, Bool, assert_always, delayed, elaborate, mux, register, register_bool, scope};

use super::MmioQueues;
use super::advance::Advance;
use super::arrival::Arrival;
use super::shares::Shares;
use super::tables::Tables;
use crate::lib::compare::is_less;
use crate::message::MmioQueueFault;

/// What is known of the queue of the store.
pub(super) struct Context {
    /// Its oldest line that is not in its list.
    pub next: Bits,
    /// It stands still.
    pub has_stopped: Bool,
    /// Which places of its window are taken.
    pub row: Bits,
    /// The place of the store is, by its line.
    pub present: Bool,
    /// Lines that it has taken; this goes around.
    pub taken: Bits,
    /// Lines that it holds, and those that it gave back in the cycle before.
    pub held: Bits,
}

impl Context {
    pub fn new(unit: &MmioQueues) -> Self {
        scope("context", || Self::registers(unit))
    }

    #[elaborate]
    fn registers(unit: &MmioQueues) -> Self {
        let next = register::<Bits>(unit.line_bits);
        let has_stopped = register_bool(false);
        let row = register::<Bits>(unit.window_lines);
        let present = register_bool(false);
        let taken = register::<Bits>(unit.tally_bits());
        let held = register::<Bits>(unit.held_bits());
        Self { next, has_stopped, row, present, taken, held }
    }
}

impl MmioQueues {
    /// Reads what is known of the queue of the store that comes next, or stays.
    #[elaborate]
    pub(super) fn look_ahead(
        &self,
        context: &Context,
        (tables, shares): (&Tables, &Shares),
        (arrival, advance): (&Arrival, &Advance),
        (settles, sweeping, first_line): (Bool, Bool, Bits),
    ) {
        let (own, upcoming) = (arrival.store.queue, arrival.upcoming_queue);
        // Without a store nothing is kept, so that nothing unknown is.
        let is_same = arrival.valid & upcoming.equals(own);
        let stays = arrival.stalls | is_same;
        // Whether the store stays comes late: it chooses between what is known then, and else.
        let stalls = arrival.stalls;
        let (is_own, is_upcoming) = (advance.queue.equals(own), advance.queue.equals(upcoming));

        let moved = |is_advanced: Bool, known: Bits| {
            mux(is_advanced & advance.writes_line, advance.line_written, known)
        };
        let next = mux(is_same, context.next, tables.next.read_now(upcoming));
        context.next.set(mux(stalls, moved(is_own, context.next), moved(is_upcoming, next)));

        let (own_begins, begins) = (is_own & advance.begins, is_upcoming & advance.begins);
        let is_marked = !tables.cause.read_now(upcoming).is(MmioQueueFault::None);
        let was_stopped = mux(is_same, context.has_stopped, is_marked);
        let own_stops = (context.has_stopped | (is_own & settles)) & !own_begins;
        let stops = (was_stopped | (is_upcoming & settles)) & !begins;
        context.has_stopped.set(mux(stalls, own_stops, stops));

        let empty = self.empty_window(first_line);
        let other_row = tables.taken.read_now(upcoming);
        let own_row = mux(arrival.commits, arrival.taken, context.row);
        let row = mux(begins, empty, mux(is_same, own_row, other_row));
        context.row.set(mux(stalls, mux(own_begins, empty, context.row), row));
        let (own_line, line) = (arrival.store.line_address, arrival.upcoming_line);
        let is_own_place = self.place_of(own_line).equals(self.place_of(line));
        let is_own_turn = self.turn_of(own_line).equals(self.turn_of(line));
        let was_present = self.has_come(context.row, line);
        let becomes = mux(arrival.commits & is_own_place, is_own_turn, was_present);
        let other_present = self.has_come(other_row, line);
        let is_present =
            mux(upcoming.equals(own), mux(arrival.valid, becomes, other_present), other_present);
        let is_present = is_present & !begins;
        context.present.set(mux(stalls, context.present & !own_begins, is_present));

        // What a queue gives back is not seen before the next cycle: until then it holds more.
        let (taken, given) = (shares.taken.read_now(upcoming), shares.given.read_now(upcoming));
        let more = mux(arrival.takes_slot, context.taken + 1, context.taken);
        let nothing = (!sweeping).mask(self.tally_bits());
        context.taken.set(mux(stays, more, taken) & nothing);
        let returner = delayed(advance.queue);
        let is_returned = returner.equals(own);
        let held = context.held - (shares.returned & is_returned.mask(self.held_bits()));
        let held = mux(arrival.takes_slot, held + 1, held);
        let other = (taken - given).truncate(self.held_bits());
        let nothing = (!sweeping).mask(self.held_bits());
        context.held.set(mux(stays, held, other) & nothing);

        self.watch_context(context, (tables, shares), (arrival, advance), (sweeping, is_returned));
    }

    /// What is known is so.
    #[elaborate]
    fn watch_context(
        &self,
        context: &Context,
        (tables, shares): (&Tables, &Shares),
        (arrival, advance): (&Arrival, &Advance),
        (sweeping, is_returned): (Bool, Bool),
    ) {
        let own = arrival.store.queue;
        let is_begun = !sweeping | is_less(own, advance.queue);
        let is_next = context.next.equals(tables.next.observe(own));
        let is_marked = !tables.cause.observe(own).is(MmioQueueFault::None);
        let is_stopped = context.has_stopped.equals(is_marked);
        let is_row = context.row.equals(tables.taken.observe(own));
        let is_known = is_next & is_stopped & is_row;
        assert_always("arrival knows its queue", is_begun.implies(is_known));
        let has_come = self.has_come(context.row, arrival.store.line_address);
        let is_right = context.present.equals(has_come);
        let is_about = is_begun & arrival.is_inside;
        assert_always("arrival knows its line", is_about.implies(is_right));
        let taken = shares.taken.observe(own);
        let is_counted = context.taken.equals(taken);
        assert_always("arrival knows what was taken", (!sweeping).implies(is_counted));
        let bits = self.held_bits();
        let returned = shares.returned & is_returned.mask(bits);
        let held = taken - shares.given.observe(own);
        let known = (context.held - returned).zero_extend(held.width());
        // Only the lower bits say how many it holds.
        let above = held.width() - bits;
        let is_held = (known << above).equals(held << above);
        assert_always("arrival knows what its queue holds", (!sweeping).implies(is_held));
    }
}
