//! What is proved of the shares: a queue within its share is never stopped for want of a line, and where it
//! waits for one, another holds more than its share. None of it becomes hardware.
use nic_dsl::{
    Bits, Bool, any_of, assert_always, constant, delayed_bool, elaborate, register_reset,
};

use super::MmioQueues;
use super::fairness::MOST_WATCHED;
use super::properties::Parts;
use super::search::Search;
use super::shares::Shares;
use crate::message::MmioQueueFault;

/// What the shares rest on, for their properties.
pub(super) struct Holdings<'a> {
    pub parts: &'a Parts<'a>,
    pub shares: &'a Shares,
    pub search: &'a Search,
    /// Slots that have been taken and have not come back.
    pub slots_taken: Bits,
    /// Every queue has been emptied after reset.
    pub swept: Bool,
}

impl MmioQueues {
    #[elaborate]
    pub(super) fn watch_shares(&self, holdings: &Holdings) {
        if self.queues > MOST_WATCHED {
            return;
        }
        let Holdings { shares, search, swept, .. } = *holdings;
        let Parts { arrival, advance, departures, release, .. } = *holdings.parts;
        let bits = self.tally_bits() + self.queue_bits() + self.slot_bits() + 2;
        let wide = |number: Bits| number.zero_extend(bits);
        let number = |queue| constant(self.queue_bits(), u64::from(queue));
        let held: Vec<Bits> = (0..self.queues)
            .map(number)
            .map(|queue| wide(shares.taken.observe(queue) - shares.given.observe(queue)))
            .collect();
        for queue in (0..self.queues).map(number) {
            let taken = shares.taken.observe(queue).equals(shares.taken_copy.observe(queue));
            let given = shares.given.observe(queue).equals(shares.given_copy.observe(queue));
            let is_swept = swept | advance.queue.is_above(queue);
            assert_always("what the search reads is what the queues hold", {
                is_swept.implies(taken & given)
            });
        }
        let held_of = |queue: Bits| {
            let one = |(number, held): (u64, &Bits)| *held & queue.equals(number).mask(bits);
            (0..).zip(&held).map(one).reduce(|all, one| all | one).expect("there are queues")
        };
        assert_always("given a queue holds no more than its quota", {
            let most = self.quota_lines.min(self.most_held());
            swept.implies(nic_dsl::all_of(held.iter().map(|held| held.is_at_most(most))))
        });
        let total = held.iter().copied().reduce(|sum, one| sum + one).expect("there are queues");

        // Messages on their way out hold lines that no queue holds.
        let gives = advance.completes | advance.closing;
        let lines = advance.progress.held + advance.completes.bits().zero_extend(self.held_bits());
        let leaving = register_reset(bits, 0);
        let departs = wide(lines) & gives.mask(bits);
        leaving.set(leaving + departs - wide(release.goes.bits()));
        assert_always("given a queue counts its lines", {
            gives.implies(lines.any().equals(advance.departs))
        });
        assert_always("given a queue gives back what it holds", {
            gives.implies(wide(lines).is_at_most(held_of(advance.queue)))
        });
        assert_always("given a line that leaves has departed", {
            release.goes.implies(!leaving.is_zero())
        });
        assert_always("given nothing leaves unless there is a departure", {
            (!departures.any).implies(leaving.is_zero())
        });
        let is_possible = leaving.is_at_most(self.memory_lines);
        assert_always("no more lines leave than there are", is_possible);
        let rest = wide(shares.unheld) + wide(shares.returned);
        assert_always("each line is held or is not", {
            swept.implies((total + rest).equals(self.memory_lines))
        });
        let is_counted = (total + leaving).equals(wide(holdings.slots_taken));
        assert_always("each slot that is taken is held or leaves", swept.implies(is_counted));
        assert_always("nothing is held before every queue is empty", {
            let untouched = holdings.slots_taken.is_zero() & shares.returned.is_zero();
            let is_full = shares.unheld.equals(self.memory_lines);
            (!swept).implies(untouched & is_full & leaving.is_zero())
        });
        let nobody_holds = (0..self.queues - 1).map(|each| {
            let queue = number(each);
            let is_zero =
                shares.taken.observe(queue).is_zero() & shares.given.observe(queue).is_zero();
            advance.queue.is_above(each).implies(is_zero)
        });
        let is_emptied = nic_dsl::all_of(nobody_holds);
        assert_always("a queue that was emptied holds nothing", (!swept).implies(is_emptied));

        let share = wide(shares.share);
        assert_always("there are lines for every share", {
            let most = self.largest_share();
            shares.share.is_at_most(most) & shares.share_after.is_at_most(most)
        });
        let limit = wide(shares.limit());
        assert_always("a queue may always have its share", limit.is_at_least(share));
        let somebody = any_of(held.iter().map(|held| held.is_above(share)));
        let asks = held_of(arrival.store.queue);
        assert_always("a queue is within its share where it holds less", {
            let is_known = arrival.valid & swept & shares.returned.is_zero();
            is_known.implies(arrival.is_within.equals(asks.is_below(share)))
        });
        assert_always(
            "where a queue within its share has no line, another holds more than its share",
            (arrival.short & arrival.is_within).implies(somebody),
        );
        // Settings are those of the cycle in which the verdict was found.
        let verdict = search.verdict;
        let is_stable = delayed_bool(nic_dsl::constant_bool(true));
        let was_share = nic_dsl::delayed(share);
        let condemned = held_of(verdict.queue);
        let evicted = verdict.valid & verdict.cause.is(MmioQueueFault::Evicted) & is_stable;
        assert_always(
            "a queue within its share does not pay for others",
            evicted.implies(condemned.is_above(was_share)),
        );
        let full = verdict.valid & verdict.cause.is(MmioQueueFault::MemoryFull) & is_stable;
        assert_always(
            "a queue within its share is not refused a line",
            full.implies(condemned.is_at_least(was_share)),
        );
        assert_always("a store is not refused for want of a line", {
            let illegal = [MmioQueueFault::BeyondWindow, MmioQueueFault::BelowStart];
            arrival.fault.valid.implies(arrival.fault.cause.is_any(&illegal))
        });
    }

    /// What is known of a suspect is so while it is looked at.
    #[elaborate]
    pub(super) fn watch_look(
        &self,
        shares: &Shares,
        (looks, is_late): (Bool, Bool),
        (queue, held): (Bits, Bits),
    ) {
        if self.queues > MOST_WATCHED {
            return;
        }
        let now = shares.taken.observe(queue) - shares.given.observe(queue);
        let held = held.zero_extend(self.tally_bits());
        assert_always("a suspect is seen as it is", (looks & !is_late).implies(now.equals(held)));
    }
}
