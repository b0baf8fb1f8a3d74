//! Search: who has been incomplete longest. A round looks at one queue in each cycle in which stores are taken, and
//! counts, for each, the rounds in which it held lines and completed nothing. Where lines are short all are looked at
//! once, and the oldest pays; after that, who has become as old as that one would be pays without a search.
use nic_dsl::{
    Bits, Bool, Bundle, LevelSink, Memory, MemoryStyle, assert_always, delayed, delayed_bool,
    elaborate, mux, register, register_bool, register_reset, register_state, scope, when,
};

use super::MmioQueues;
use super::faults::Fault;
use super::shares::Shares;
use crate::message::{MmioQueueFault, MmioQueuesLimits};

/// Bits of a number of rounds.
const AGE_BITS: u32 = 16;

/// What the last round found of a queue.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Age {
    /// Lines that it had given back.
    pub given: Bits,
    /// It held lines.
    pub waits: Bool,
    /// Rounds before in which it held lines and had given back as many; a full count stays full.
    pub rounds: Bits,
}

/// Who may have to stop so that others go on.
pub(super) struct Search {
    /// A queue stops in this cycle, if its turn is free.
    pub verdict: Fault,
    /// No store goes to the memory: a verdict is about to stop a queue, perhaps its own.
    pub holds: Bool,
    /// A queue has been incomplete too long: no stores come until nothing is on its way.
    pub closes: Bool,
    /// A queue is looked at, or stops.
    pub busy: Bool,
}

/// What is going on where a queue would have to stop.
#[derive(Clone, Copy)]
pub(super) struct Calm {
    /// A store needs a line that its queue may not have, and nothing that has come will change that.
    pub short: Bool,
    /// It is within its share.
    pub asker_is_within: Bool,
    /// Its queue.
    pub asker: Bits,
    /// A store waits.
    pub stalls: Bool,
    /// Nothing is on its way in, and nothing restarts.
    pub quiet: Bool,
    /// Every queue has been emptied after reset.
    pub swept: Bool,
    /// The verdict is acted on.
    pub stops: Bool,
    /// The queue that stops does not take stores any more.
    pub stopped: Bool,
}

impl Search {
    pub fn new(unit: &MmioQueues) -> Self {
        scope("search", || Self::registers(unit))
    }

    #[elaborate]
    fn registers(unit: &MmioQueues) -> Self {
        let verdict_valid = register_bool(false);
        let verdict_queue = register::<Bits>(unit.queue_bits());
        let verdict_cause = register_state(MmioQueueFault::Evicted);
        let verdict = Fault { valid: verdict_valid, queue: verdict_queue, cause: verdict_cause };
        let holds = register_bool(false);
        let closes = register_bool(false);
        let busy = register_bool(false);
        Self { verdict, holds, closes, busy }
    }
}

impl MmioQueues {
    /// Looks at the queues, and gives a verdict where one must stop.
    #[elaborate]
    pub(super) fn search(
        &self,
        search: &Search,
        shares: &Shares,
        limits: &LevelSink<MmioQueuesLimits>,
        calm: Calm,
    ) {
        let Search { verdict, holds, closes, busy } = *search;
        let Calm { short, quiet, .. } = calm;
        let candidate_valid = register_bool(false);
        let candidate = register::<Bits>(self.queue_bits());
        let late = register::<Bits>(self.queue_bits());

        // A suspect is looked at again while nothing moves: what was seen may be over.
        let is_late = register_bool(false);
        let asks_late = closes & quiet;
        let begins = !busy & ((short & candidate_valid) | asks_late);
        let suspect = mux(short, candidate, late);

        // Without one all are looked at, while nothing moves; the round waits.
        let searching = register_bool(false);
        let probe = register_reset(self.queue_bits(), 0);
        let starts = short & !busy & !searching & !candidate_valid;
        let probes = searching & short & !begins;
        when(starts, || probe.set(0)).otherwise_when(probes, || probe.set(probe + 1));

        // A queue is read, then counted, then compared.
        let index = register_reset(self.queue_bits(), 0);
        let at = mux(begins, suspect, mux(searching, probe, index));
        // Nobody grows older while a store waits or none may come: it may be the one that is missed.
        let has_stalled = delayed_bool(calm.stalls);
        let visits = calm.swept & !begins & !searching & !(has_stalled | closes);
        when(visits, || index.set(index + 1));
        let shape = AgeShape { given: self.tally_bits(), rounds: AGE_BITS };
        let ages = Memory::<Age>::new(shape, self.queues).style(MemoryStyle::Block);
        let taken = shares.taken_copy.read(calm.swept, at);
        let given = shares.given_copy.read(calm.swept, at);
        let known = ages.read(calm.swept, at);
        let counted = delayed(at);
        let counts = delayed_bool(visits);
        let is_probed = delayed_bool(probes);
        let is_first = register_bool(true);
        when(counts & counted.all(), || is_first.set(false));
        let held = (taken - given).truncate(self.held_bits());
        let waits = held.any();
        let goes_on = !is_first & waits & known.waits & given.equals(known.given);
        let older = known.rounds + (!known.rounds.all()).bits().zero_extend(AGE_BITS);
        let rounds = older & goes_on.mask(AGE_BITS);
        ages.write(counts, counted, Age { given, waits, rounds });

        let judged = delayed(counted);
        let judges_round = delayed_bool(counts);
        let judges_search = delayed_bool(is_probed & short);
        let judged_held = delayed(held);
        let judged_age = delayed(rounds);
        let has_waited = delayed_bool(goes_on);
        let bits = self.limit_bits();
        let wide_held = judged_held.zero_extend(bits);
        let is_over = wide_held.is_above(shares.share.zero_extend(bits))
            & wide_held.is_at_least(shares.limit());
        let time_limit = delayed(limits.time_limit_rounds);
        let is_late_now = time_limit.any() & has_waited & judged_age.is_at_least(time_limit);

        // The oldest of a search, and how old it would be now: who is as old needs no search.
        let best_valid = register_bool(false);
        let best = register::<Bits>(self.queue_bits());
        let best_age = register::<Bits>(AGE_BITS);
        let is_search = judges_search & searching & short;
        let is_better = is_search & is_over & (!best_valid | judged_age.is_above(best_age));
        let found = best_valid | is_better;
        let ends = is_search & judged.all();
        when(is_better, || {
            best.set(judged);
            best_age.set(judged_age);
        });
        best_valid.set(found & !starts);
        let bar_valid = register_bool(false);
        let bar_is_new = register_bool(false);
        let bar = register::<Bits>(AGE_BITS);
        when(ends & found, || {
            bar_valid.set(true);
            bar_is_new.set(true);
            bar.set(mux(is_better, judged_age, best_age));
        })
        .otherwise_when(judges_round & judged.all(), || {
            bar_is_new.set(false);
            when(!bar_is_new & !bar.all(), || bar.set(bar + 1));
        });
        let is_as_old = bar_valid & judged_age.is_at_least(bar);
        let is_hit = (judges_round | is_search) & is_over & is_as_old & !candidate_valid;
        when(starts, || searching.set(true))
            .otherwise_when(ends | is_hit | !short, || searching.set(false));

        // A look ends where what it is about ends.
        let looks = delayed_bool(begins);
        let goes_on_looking = mux(is_late, quiet, short);
        let looks_closer = delayed_bool(looks & goes_on_looking);
        let is_right = goes_on_looking & mux(is_late, is_late_now, is_over & has_waited);
        let confirms = looks_closer & is_right;
        let gives_up = (looks | looks_closer) & !goes_on_looking;
        let rejects = looks_closer & !is_right;
        let is_one = !(looks & looks_closer) & !(holds & (looks | looks_closer));
        assert_always("one queue at a time is looked at or stopped", {
            is_one & (looks | looks_closer | holds).implies(busy)
        });
        self.watch_look(shares, (looks, is_late), (counted, held));
        self.watch_look(shares, (looks_closer, is_late), (judged, judged_held));

        // All have been looked at while nothing moved, and nobody holds too much.
        let nobody = ends & !found & !calm.asker_is_within & !busy & !begins;

        when(begins, || {
            busy.set(true);
            is_late.set(!short);
        })
        .otherwise_when(gives_up | rejects | calm.stopped, || busy.set(false))
        .otherwise_when(nobody, || busy.set(true));
        when(confirms | nobody, || {
            // Not by `nobody`, which comes late: nobody is looked at then.
            verdict.queue.set(mux(looks_closer, judged, calm.asker));
            verdict.cause.set(MmioQueueFault::Evicted);
            when(nobody, || verdict.cause.set(MmioQueueFault::MemoryFull))
                .otherwise_when(is_late, || verdict.cause.set(MmioQueueFault::TimedOut));
        });
        verdict.valid.set((confirms | nobody) | (verdict.valid & !calm.stops));
        when(confirms | nobody, || holds.set(true))
            .otherwise_when(calm.stopped, || holds.set(false));

        when(looks_closer & !is_late, || candidate_valid.set(false))
            .otherwise_when(is_hit, || {
                candidate_valid.set(true);
                candidate.set(judged);
            })
            .otherwise_when(ends & found, || {
                candidate_valid.set(true);
                candidate.set(mux(is_better, judged, best));
            });
        when(looks_closer & is_late, || closes.set(false)).otherwise_when(
            judges_round & is_late_now & !closes & !holds,
            || {
                closes.set(true);
                late.set(judged);
            },
        );
    }
}
