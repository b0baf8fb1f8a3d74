//! Landing: two cycles after arrival. What advance is to know of the line is written, and its queue is woken if
//! that was what it waited for.
use nic_dsl::{
    Bits, Bool, Bundle, assert_always, concatenate, constant_bool, elaborate, mux, register,
    register_bool, scope,
};

use super::MmioQueues;
use super::tables::{LineEntry, Tables};

/// What was counted of its line.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Counted {
    pub slot: Bits,
    /// How many bytes have come without a gap, from byte 0 on.
    pub count: Bits,
    /// Bytes of the message that begins here, if one does.
    pub total: Bits,
    /// All bytes have come.
    pub is_full: Bool,
    /// Those have come that state the length.
    pub has_length: Bool,
}

/// What was read of its queue a cycle ahead, as it is now.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Known {
    /// The line is the oldest that is not in its list.
    pub is_oldest: Bool,
    /// It waits for its turn, or has it.
    pub is_awake: Bool,
    /// Of the table of that name.
    pub rested: Bool,
}

/// The store that lands.
pub(super) struct Landing {
    /// There is one.
    pub valid: Bool,
    /// A window begins.
    pub begins: Bool,
    /// Its queue.
    pub queue: Bits,
    /// Its line.
    pub line: Bits,
    /// Which places of its window are taken then.
    pub taken: Bits,
    pub counted: Counted,
    pub known: Known,
    /// What advance is to know of its line.
    pub entry: LineEntry,
    /// It wakes its queue.
    pub wakes: Bool,
}

impl MmioQueues {
    #[elaborate]
    pub(super) fn landing(&self, tables: &Tables) -> Landing {
        let valid = register_bool(false);
        let begins = register_bool(false);
        let queue = register::<Bits>(self.queue_bits());
        let line = register::<Bits>(self.line_bits);
        let taken = register::<Bits>(self.window_lines);
        let counted = register::<Counted>(CountedShape {
            slot: self.slot_bits(),
            count: self.count_bits(),
            total: self.total_bits(),
        });
        let known = register::<Known>(());

        let entry = self.describe(counted);
        let index = concatenate([queue, self.place_of(line)]);
        tables.entries.write(valid, index, entry);
        let wakes = valid & known.is_oldest & !known.is_awake;
        Landing { valid, begins, queue, line, taken, counted, known, entry, wakes }
    }

    /// Notes which places are taken, as advance sees it, and who is awake. While `sweeping`, nobody is.
    #[elaborate]
    pub(super) fn land(&self, landing: &Landing, tables: &Tables, (sweeping, swept): (Bool, Bits)) {
        let Landing { valid, begins, queue, line, taken, known, wakes, .. } = *landing;
        assert_always("nothing lands where a window begins", begins.implies(!valid));
        tables.landed.write(valid | begins, queue, taken);
        let woken_queue = mux(sweeping, swept, queue);
        tables.woken.write(sweeping | wakes, woken_queue, !sweeping & !known.rested);

        scope("known", || {
            let is_oldest = line.equals(tables.next.observe(queue));
            let rested = tables.rested.observe(queue);
            let is_awake = tables.woken.observe(queue) ^ rested;
            let is_right = known.is_oldest.equals(is_oldest)
                & known.is_awake.equals(is_awake)
                & known.rested.equals(rested);
            assert_always("what was read ahead is so", valid.implies(is_right));
        });
    }

    /// What advance must know of a line.
    #[elaborate]
    fn describe(&self, counted: Counted) -> LineEntry {
        let Counted { slot, count, total, is_full, has_length } = counted;
        let is_enough = is_full | total.is_at_most(count.zero_extend(self.total_bits()));
        let is_too_short = total.is_below(self.shortest_bytes());
        let is_illegal = is_too_short | self.is_too_long(total);
        LineEntry {
            slot,
            count,
            total,
            is_enough: is_enough & has_length & !is_illegal,
            is_illegal: has_length & is_illegal,
            is_too_short,
        }
    }

    fn is_too_long(&self, total: Bits) -> Bool {
        if self.maximum_bytes >= self.largest_total() {
            return constant_bool(false);
        }
        total.is_above(self.maximum_bytes)
    }

    /// Whether so many bytes of a line are all of it.
    pub(super) fn is_whole(&self, count: Bits) -> Bool {
        count.bit(self.count_bits() - 1)
    }
}
