//! Turns: which queue advances next, and what else a queue has to do. What is known of a queue that is to have
//! the turn is read in the cycle before, and what is written in that cycle is forwarded.
use nic_dsl::{
    Bool, BundleExt, State, assert_always, concatenate, constant, constant_bool, delayed,
    delayed_bool, elaborate, mux, when,
};

use super::advance::Advance;
use super::approach::Approach;
use super::arrival::Arrival;
use super::fairness::Turns;
use super::landing::Landing;
use super::restart::{Phase, Restart, SweepTurn};
use super::search::Search;
use super::tables::{LineEntry, Tables};
use super::waiting::WaitingList;
use super::{Job, MmioQueues, Mode};
use crate::message::MmioQueueFault;

/// What the search must know of the turns.
pub(super) struct Stops {
    /// Nothing is on its way in, and nothing restarts.
    pub quiet: Bool,
    /// The queue of a store, or the one that the search names, stops.
    pub takes_fault: Bool,
    /// Of the restart.
    pub sweep: SweepTurn,
}

impl MmioQueues {
    /// Gives the next turn, and reads what is known of its queue then, and the entry of its line.
    #[elaborate]
    pub(super) fn turns(
        &self,
        tables: &Tables,
        waiting: &WaitingList,
        advance: &Advance,
        (arrival, approach, landing, search): (&Arrival, &Approach, &Landing, &Search),
        (mode, job, restart): (State<Mode>, &Job, &Restart),
        entry: LineEntry,
    ) -> Stops {
        let is_anyone_waiting = waiting.any;
        let longest_waiting = waiting.first;
        let running = mode.is(Mode::Run);
        // A queue that was woken has the only place to enter those that wait.
        // The store that asks stays; so a cycle later it asks for the same.
        let has_asked = delayed_bool(arrival.fault.valid);
        let is_asked = has_asked | search.verdict.valid;
        let is_due = restart.is_due;
        let is_wanted = is_anyone_waiting | is_asked | is_due;
        let goes_on = advance.stays & (!is_wanted | landing.wakes);
        let yields = advance.stays & is_wanted & !landing.wakes;
        let is_free = running & !advance.fault.valid & !goes_on;
        let takes_fault = is_free & is_asked;
        let takes_waiting = is_free & !is_asked & is_anyone_waiting & !is_due;
        let takes_woken = is_free & !is_wanted & landing.wakes;
        let is_coming = arrival.any | approach.valid | landing.valid;
        let is_quiet = !advance.turn & !is_anyone_waiting & !is_coming;
        let is_idle = !is_anyone_waiting & !landing.wakes;
        let takes_sweep = is_free & !is_asked & restart.wants() & (is_due | is_idle);
        let is_verdict = search.verdict.valid;
        let asked_queue = mux(is_verdict, search.verdict.queue, arrival.fault.queue);
        let asked_cause = mux(is_verdict, search.verdict.cause, arrival.fault.cause);

        let newcomer = mux(yields, advance.queue, landing.queue);
        let joins = yields | (landing.wakes & !takes_woken);
        waiting.connect((joins, newcomer), takes_waiting);

        advance.turn.set(goes_on | takes_waiting | takes_woken);
        when(takes_waiting, || advance.queue.set(longest_waiting))
            .otherwise_when(takes_woken, || advance.queue.set(landing.queue))
            .otherwise_when(takes_fault, || advance.queue.set(asked_queue))
            .otherwise_when(takes_sweep, || advance.queue.set(restart.target))
            .otherwise_when(mode.is(Mode::Sweep), || advance.queue.set(advance.queue + 1));

        let stops = advance.fault.valid | takes_fault;
        let is_stopped = !tables.cause.read_now(advance.queue).is(MmioQueueFault::None);
        mode.switch(|m| match m {
            Mode::Sweep => {
                when(advance.queue.all(), || mode.goto(Mode::Run));
            }
            Mode::Run => {
                when(stops, || {
                    job.cause.set(mux(advance.fault.valid, advance.fault.cause, asked_cause));
                    mode.goto(Mode::Settle);
                });
            }
            Mode::Settle => {
                job.settled.set(concatenate([job.settled.bit(0).bits(), constant(1, 1)]));
                when(job.settled.all(), || {
                    job.settled.set(0);
                    mode.goto(Mode::Walk);
                });
            }
            Mode::Walk => {
                job.walked.set(job.walked + 1);
                when(job.walked.all(), || mode.goto(Mode::Close));
            }
            Mode::Close => {
                mode.goto(Mode::Run);
            }
        });
        let settles = mode.is(Mode::Settle);
        let begins = advance.begins;
        let cause = mux(begins, MmioQueueFault::None.into(), job.cause);
        tables.cause.write(settles | begins, advance.queue, cause);

        // Who else has the next turn, if it ends, or the queue that stops. Which of the two it is comes late.
        let next_queue = mux(is_anyone_waiting, longest_waiting, landing.queue);
        let is_sweep = is_due | is_idle;
        let other = mux(is_sweep, restart.target, next_queue);
        let other = mux(running, other, advance.queue);
        let keeps = goes_on | mode.is(Mode::Walk);
        let lands_own = landing.queue.equals(advance.queue);
        let lands_other = landing.queue.equals(other);
        let other_line = tables.next.read_now(other);
        let other_row = tables.landed.read_now(other);
        let marks = landing.valid | landing.begins;
        let is_marked = marks & mux(keeps, lands_own, lands_other);
        advance.line.set(mux(keeps, advance.line_after, other_line));
        let row = mux(keeps, advance.row, other_row);
        advance.row.set(mux(is_marked, landing.taken, row));
        let progress = tables.progress.read_now(other);
        advance.progress.assign(mux(keeps, advance.progress_after, progress));

        let own_place = self.place_of(advance.line_after);
        let other_place = self.place_of(other_line);
        let own_index = concatenate([advance.queue, own_place]);
        let other_index = concatenate([other, other_place]);
        let read = tables.entries.read(constant_bool(true), mux(keeps, own_index, other_index));
        // The memory gives the old entry where it was written at the same edge.
        let is_other = landing.valid & lands_other & landing.known.is_oldest;
        let follows = delayed_bool(mux(keeps, advance.lands_after, is_other));
        let recent = delayed(landing.entry);
        entry.assign(mux(follows, recent, read));

        let has_turn = advance.turn | mode.is(Mode::Walk) | restart.has(Phase::Collect);
        let ends = mode.is(Mode::Close) | restart.has(Phase::Free);
        let line = tables.next.observe(advance.queue);
        let row = tables.landed.observe(advance.queue);
        let progress = tables.progress.observe(advance.queue);
        let is_line = mode.is(Mode::Walk) | advance.line.equals(line);
        let is_known = is_line & advance.row.equals(row);
        let is_left = advance.progress.left.equals(progress.left)
            & advance.progress.is_little.equals(progress.is_little)
            & advance.progress.fits.equals(progress.fits);
        let is_begun = advance.progress.begun.equals(progress.begun)
            & advance.progress.held.equals(progress.held)
            & (is_left | !progress.begun);
        assert_always("who has the turn is known", {
            has_turn.implies(is_known) & (has_turn | ends).implies(is_begun)
        });

        self.watch_turns(&Turns {
            tables,
            list: waiting,
            joins,
            takes_waiting,
            advance,
            arrival,
            approach,
            landing,
            mode,
            job,
            restart,
            takes_sweep,
            newcomer,
            has_asked,
            stops,
            search,
        });
        let sweep = SweepTurn { takes: takes_sweep, running, is_stopped };
        Stops { quiet: is_quiet & running & !restart.closes(), takes_fault, sweep }
    }
}
