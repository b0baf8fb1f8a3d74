//! Turns: which queue advances next, and what else a queue has to do.
use nic_dsl::{
    Bool, BundleExt, State, assert_always, concatenate, constant_bool, delayed, delayed_bool,
    elaborate, mux, when,
};

use super::advance::Advance;
use super::arrival::Arrival;
use super::fairness::Turns;
use super::landing::Landing;
use super::search::Search;
use super::tables::{LineEntry, Tables};
use super::{Job, MmioQueues, Mode};
use crate::message::{MmioQueueFault, Word};
use crate::stream::fifo::FifoPorts;

/// What the search must know of the turns.
pub(super) struct Stops {
    /// Nothing is on its way in, and no restart is asked for.
    pub quiet: Bool,
    /// The queue of a store, or the one that the search names, stops.
    pub takes_fault: Bool,
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
        (mode, job): (State<Mode>, &Job),
        entry: LineEntry,
    ) -> Stops {
        let is_anyone_waiting = turn_queue.sink.valid;
        let longest_waiting = turn_queue.sink.payload.data;
        let running = mode.is(Mode::Run);
        // A queue that was woken has the only place to enter those that wait.
        // The store that asks stays; so a cycle later it asks for the same.
        let has_asked = delayed_bool(arrival.fault.valid);
        let is_asked = has_asked | search.verdict.valid;
        let is_wanted = is_anyone_waiting | is_asked;
        let yields = advance.stays & is_wanted & !landing.wakes;
        let is_free = running & !advance.fault.valid & (!advance.stays | yields);
        let takes_fault = is_free & is_asked;
        let takes_waiting = is_free & !is_asked & is_anyone_waiting;
        let takes_woken = is_free & !is_wanted & landing.wakes;
        let is_quiet = !advance.turn & !is_anyone_waiting & !arrival.any & !landing.valid;
        let takes_restart = running & is_quiet & job.pending & !is_asked;
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
            .otherwise_when(takes_restart, || advance.queue.set(job.queue))
            .otherwise_when(mode.is(Mode::Sweep), || advance.queue.set(advance.queue + 1));

        let stops = advance.fault.valid | takes_fault | takes_restart;
        let is_stopped = !tables.cause.read_now(advance.queue).is(MmioQueueFault::None);
        mode.switch(|m| match m {
            Mode::Sweep => {
                when(advance.queue.all(), || mode.goto(Mode::Run));
            }
            Mode::Run => {
                when(stops, || {
                    job.restarts.set(takes_restart);
                    job.cause.set(mux(advance.fault.valid, advance.fault.cause, asked_cause));
                    mode.goto(Mode::Settle);
                });
            }
            Mode::Settle => {
                job.settled.set(!job.settled);
                when(job.settled & job.restarts & is_stopped, || mode.goto(Mode::Begin))
                    .otherwise_when(job.settled, || mode.goto(Mode::Walk));
            }
            Mode::Walk => {
                job.walked.set(job.walked + 1);
                when(job.walked.all(), || mode.goto(Mode::Close));
            }
            Mode::Close => {
                when(job.restarts, || mode.goto(Mode::Begin)).otherwise(|| mode.goto(Mode::Run));
            }
            Mode::Begin => {
                job.pending.set(false);
                mode.goto(Mode::Run);
            }
        });
        let settles = mode.is(Mode::Settle) & !job.restarts;
        let begins = mode.is(Mode::Begin) | mode.is(Mode::Sweep);
        let cause = mux(begins, MmioQueueFault::None.into(), job.cause);
        tables.cause.write(settles | begins, advance.queue, cause);

        let waiting_place = self.place_of(tables.next.read_now(longest_waiting));
        let landing_place = self.place_of(landing.line);
        let waiting_index = concatenate([longest_waiting, waiting_place]);
        let landing_index = concatenate([landing.queue, landing_place]);
        let own_index = concatenate([advance.queue, advance.place_after]);
        let index = mux(takes_waiting, waiting_index, mux(takes_woken, landing_index, own_index));
        let read = tables.entries.read(constant_bool(true), index);
        // The memory gives the old entry where it was written at the same edge.
        // Which of the three it is comes late.
        let is_waiting = waiting_index.equals(landing_index);
        let is_own = own_index.equals(landing_index);
        let is_landing = mux(takes_waiting, is_waiting, takes_woken | is_own);
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
            newcomer,
            has_asked,
            stops,
            search,
        });
        Stops { quiet: is_quiet & running & !job.pending, takes_fault }
    }
}
