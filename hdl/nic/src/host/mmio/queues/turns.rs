//! Turns: which queue advances next, and what else a queue has to do.
use nic_dsl::{
    Bool, BundleExt, State, assert_always, concatenate, constant_bool, delayed, delayed_bool,
    elaborate, mux, when,
};

use super::advance::Advance;
use super::arrival::Arrival;
use super::fairness::Turns;
use super::landing::Landing;
use super::restart::{Restart, SweepTurn};
use super::search::Search;
use super::tables::{LineEntry, Tables};
use super::{Job, MmioQueues, Mode};
use crate::message::{MmioQueueFault, Word};
use crate::stream::fifo::FifoPorts;

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
    /// Gives the next turn, and reads the entry of the line that has it then.
    #[elaborate]
    pub(super) fn turns(
        &self,
        tables: &Tables,
        turn_queue: &FifoPorts<Word>,
        advance: &Advance,
        (arrival, landing, search): (&Arrival, &Landing, &Search),
        (mode, job, restart): (State<Mode>, &Job, &Restart),
        entry: LineEntry,
    ) -> Stops {
        let is_anyone_waiting = turn_queue.sink.valid;
        let longest_waiting = turn_queue.sink.payload.data;
        let running = mode.is(Mode::Run);
        // A queue that was woken has the only place to enter those that wait.
        // The store that asks stays; so a cycle later it asks for the same.
        let has_asked = delayed_bool(arrival.fault.valid);
        let is_asked = has_asked | search.verdict.valid;
        let is_due = restart.wants() & restart.is_due;
        let is_wanted = is_anyone_waiting | is_asked | is_due;
        let yields = advance.stays & is_wanted & !landing.wakes;
        let is_free = running & !advance.fault.valid & (!advance.stays | yields);
        let takes_fault = is_free & is_asked;
        let takes_waiting = is_free & !is_asked & is_anyone_waiting & !is_due;
        let takes_woken = is_free & !is_wanted & landing.wakes;
        let is_quiet = !advance.turn & !is_anyone_waiting & !arrival.any & !landing.valid;
        let is_idle = !is_anyone_waiting & !landing.wakes;
        let takes_sweep = is_free & !is_asked & restart.wants() & (is_due | is_idle);
        let is_verdict = search.verdict.valid;
        let asked_queue = mux(is_verdict, search.verdict.queue, arrival.fault.queue);
        let asked_cause = mux(is_verdict, search.verdict.cause, arrival.fault.cause);

        turn_queue.sink.ready.set(takes_waiting);
        let newcomer = mux(yields, advance.queue, landing.queue);
        turn_queue.source.offer(yields | (landing.wakes & !takes_woken), Word { data: newcomer });
        turn_queue.source.ready.ignore();
        let has_place = turn_queue.source.valid.implies(turn_queue.source.ready);
        assert_always("each queue has a place to wait", has_place);
        turn_queue.occupancy.ignore();

        let goes_on = advance.stays & !yields;
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
                job.settled.set(!job.settled);
                when(job.settled, || mode.goto(Mode::Walk));
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

        let waiting_place = self.place_of(tables.next.read_now(longest_waiting));
        let landing_place = self.place_of(landing.line);
        let waiting_index = concatenate([longest_waiting, waiting_place]);
        let landing_index = concatenate([landing.queue, landing_place]);
        let own_index = concatenate([advance.queue, advance.place_after]);
        let swept_index = concatenate([restart.target, self.place_of(restart.line)]);
        let other_index = mux(takes_woken, landing_index, swept_index);
        let is_other = takes_woken | takes_sweep;
        let index = mux(takes_waiting, waiting_index, mux(is_other, other_index, own_index));
        let read = tables.entries.read(constant_bool(true), index);
        // The memory gives the old entry where it was written at the same edge.
        // Which of the three it is comes late.
        let is_waiting = waiting_index.equals(landing_index);
        let is_own = own_index.equals(landing_index);
        let is_landing = mux(takes_waiting, is_waiting, takes_woken | (is_own & !takes_sweep));
        let follows = delayed_bool(landing.valid & is_landing);
        let recent = delayed(landing.entry);
        entry.assign(mux(follows, recent, read));

        self.watch_turns(&Turns {
            tables,
            list: turn_queue,
            advance,
            arrival,
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
