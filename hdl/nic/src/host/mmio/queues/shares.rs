//! Shares: how many lines each queue holds of messages that are not complete, and how many it may.
use nic_dsl::{
    Bits, Bool, LevelSink, Memory, MemoryStyle, assert_always, concatenate, constant, delayed,
    elaborate, mux, register_bool, register_reset, scope,
};

use super::MmioQueues;
use super::advance::Advance;
use super::arrival::Arrival;
use super::context::Context;
use crate::message::MmioQueuesLimits;

/// The largest factor of the threshold is two to this power.
const FACTOR_BITS: u32 = 4;

/// The lines of each queue.
pub(super) struct Shares {
    /// Lines that each queue has for itself.
    pub share: Bits,
    /// The same from the next cycle on.
    pub share_after: Bits,
    /// Lines that a queue may hold now, if no line was taken in the cycle before, or if one was.
    pub limit_full: Bits,
    pub limit_less: Bits,
    /// One was.
    pub took: Bool,
    /// Lines that no queue holds: free ones, and those of messages on their way out.
    pub unheld: Bits,
    /// One less.
    one_less: Bits,
    /// To be added to those: what a queue gave back in the cycle before.
    pub returned: Bits,
    /// One less, in two's complement.
    returned_less: Bits,
    /// For each queue, lines that it has taken, and those of messages that were complete or freed; both go around.
    pub taken: Memory<Bits>,
    pub given: Memory<Bits>,
    /// The same in block RAM, for the search.
    pub taken_copy: Memory<Bits>,
    pub given_copy: Memory<Bits>,
}

impl Shares {
    pub fn new(unit: &MmioQueues, limits: &LevelSink<MmioQueuesLimits>) -> Self {
        scope("shares", || Self::registers(unit, limits))
    }

    #[elaborate]
    fn registers(unit: &MmioQueues, limits: &LevelSink<MmioQueuesLimits>) -> Self {
        let table = |style| Memory::<Bits>::new(unit.tally_bits(), unit.queues).style(style);
        let taken = table(MemoryStyle::Distributed);
        let given = table(MemoryStyle::Distributed);
        let taken_copy = table(MemoryStyle::Block);
        let given_copy = table(MemoryStyle::Block);
        let largest = unit.largest_share();
        let share_after = register_reset(unit.share_bits(), 0);
        let share = register_reset(unit.share_bits(), 0);
        let is_too_large = limits.share_lines.is_above(largest);
        let asked = limits.share_lines.resize(unit.share_bits());
        share_after.set(mux(is_too_large, constant(unit.share_bits(), largest), asked));
        share.set(share_after);
        let limit_full = register_reset(unit.limit_bits(), 0);
        let limit_less = register_reset(unit.limit_bits(), 0);
        let took = register_bool(false);
        let bits = unit.slot_bits() + 1;
        let unheld = register_reset(bits, unit.memory_lines);
        let one_less = register_reset(bits, unit.memory_lines - 1);
        let returned = register_reset(unit.held_bits(), 0);
        let returned_less = register_reset(bits, (1_u64 << bits) - 1);
        Self {
            share,
            share_after,
            limit_full,
            limit_less,
            took,
            unheld,
            one_less,
            returned,
            returned_less,
            taken,
            given,
            taken_copy,
            given_copy,
        }
    }

    /// Lines that a queue may hold now.
    pub fn limit(&self) -> Bits {
        mux(self.took, self.limit_less, self.limit_full)
    }
}

impl MmioQueues {
    /// Counts what the queues take and give back; `sweeping` begins with nothing.
    #[elaborate]
    pub(super) fn share_out(
        &self,
        shares: &Shares,
        limits: &LevelSink<MmioQueuesLimits>,
        context: &Context,
        (arrival, advance): (&Arrival, &Advance),
        sweeping: Bool,
    ) {
        let nothing = constant(self.tally_bits(), 0);
        let taker = mux(sweeping, advance.queue, arrival.store.queue);
        let takes = sweeping | arrival.takes_slot;
        let taken = mux(sweeping, nothing, context.taken + 1);
        shares.taken.write(takes, taker, taken);
        shares.taken_copy.write(takes, taker, taken);

        let gives = advance.completes | advance.closing;
        let last = (!advance.closing).bits().zero_extend(self.held_bits());
        let lines = advance.progress.held + last;
        let sum = shares.given.read_now(advance.queue) + lines.zero_extend(self.tally_bits());
        let given = mux(sweeping, nothing, sum);
        shares.given.write(sweeping | gives, advance.queue, given);
        shares.given_copy.write(sweeping | gives, advance.queue, given);

        // A cycle later, for the sake of speed: until then a queue may hold less.
        shares.returned.set(mux(gives, lines, constant(self.held_bits(), 0)));
        let width = shares.unheld.width();
        let nothing = (!advance.departs).mask(width);
        shares.returned_less.set(advance.departure.more.zero_extend(width) | nothing);
        // Both at once: whether a line is taken comes late.
        let more = shares.returned.zero_extend(width);
        let (full, less) = (shares.unheld + more, shares.one_less + more);
        shares.unheld.set(mux(arrival.takes_slot, less, full));
        let least = shares.one_less + shares.returned_less;
        shares.one_less.set(mux(arrival.takes_slot, least, less));
        let is_one_less = shares.one_less.equals(shares.unheld - 1);
        let is_returned_less = shares.returned_less.equals(more - 1);
        assert_always("one less is counted alike", is_one_less & is_returned_less);
        let shift = delayed(limits.threshold_shift);
        let limit = |unheld: Bits| self.limit(shares.share_after, unheld, shift);
        shares.limit_full.set(limit(shares.unheld));
        shares.limit_less.set(limit(shares.one_less));
        shares.took.set(arrival.takes_slot);
    }

    /// A share, and of the lines that no queue holds the part that a queue may have.
    #[elaborate]
    fn limit(&self, share: Bits, unheld: Bits, shift: Bits) -> Bits {
        let most = self.held_bits();
        let width = unheld.width() + FACTOR_BITS;
        let part = concatenate([unheld, constant(FACTOR_BITS, 0)]) >> shift;
        // No queue comes to hold more than that.
        let is_enough = part.top(width - most.min(width)).any();
        let threshold = part.resize(most) | is_enough.mask(most);
        share.zero_extend(self.limit_bits()) + threshold.zero_extend(self.limit_bits())
    }
}
