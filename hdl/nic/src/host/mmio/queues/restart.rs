//! Restart: a queue is emptied and begins again while the others continue. It takes turns that nobody else
//! wants, or one of [`PERIOD`].
//!
//! ```text
//!   idle --> mark --> drain --> look --> collect --> free --> again --> idle
//! ```
//!
//! - *mark* and *drain*: the stores that were there are checked;
//! - *look*: no store of the queue is kept any more; its turn comes until it is quiescent;
//! - *collect*: a place of its window in each turn joins its list; a queue that has stopped has none;
//! - *free*: the list departs, to be freed;
//! - *again*: its window is empty, and the restart is done.
//!
//! Hazards: what is being swept is quiescent, and nothing wakes it, because no store of it is kept from
//! *look* on; so no turn of it is in progress. A verdict needs that nothing advances, which is not so from
//! *look* on, and *drain* waits for those that are due. The window is written twice, where
//! arrival and where advance see it: the latter two cycles later, as if a store had landed; in the cycle of the
//! former no store is kept, so that the write port is free both times. A store that was taken before the
//! queue begins again, and is not checked then, is marked as stale and dropped.
use nic_dsl::{
    Bits, Bool, Sink, State, any_of, assert_always, elaborate, register, register_bool,
    register_reset, register_state, when,
};

use super::MmioQueues;
use super::advance::Advance;
use super::arrival::Arrival;
use super::search::Search;
use super::tables::Tables;
use crate::message::MmioQueueRestart;

/// Bits of the count of turns that others have at most before one is taken from them.
const PERIOD_BITS: u32 = 5;

/// How far a restart has come.
#[derive(Clone, Copy, PartialEq, Debug, nic_dsl::States)]
pub(super) enum Phase {
    /// There is none.
    Idle,
    /// The stores that are there are counted.
    Mark,
    /// They are checked.
    Drain,
    /// Its queue becomes quiescent.
    Look,
    /// The lines of its window join its list.
    Collect,
    /// They depart, to be freed.
    Free,
    /// It begins again.
    Again,
}

/// The restart in progress.
pub(super) struct Restart {
    pub phase: State<Phase>,
    /// Of which queue.
    pub target: Bits,
    /// Where it begins.
    pub first_line: Bits,
    /// It has the turn.
    pub sweeps: Bool,
    /// The others have had so many turns that this one is due.
    pub is_due: Bool,
    /// Turns that others had.
    passed: Bits,
    /// Lines that were collected.
    collected: Bits,
    /// Stores that were there when it began.
    older: Bits,
}

/// What turns say of a restart.
pub(super) struct SweepTurn {
    /// It has the next turn.
    pub takes: Bool,
    /// Queues advance in turn.
    pub running: Bool,
    /// The queue that has the turn has stopped.
    pub is_stopped: Bool,
}

impl Restart {
    #[elaborate]
    pub fn new(unit: &MmioQueues) -> Self {
        let phase = register_state(Phase::Idle);
        let target = register::<Bits>(unit.queue_bits());
        let first_line = register_reset(unit.line_bits, 0);
        let sweeps = register_bool(false);
        let passed = register_reset(PERIOD_BITS, 0);
        let is_due = passed.all();
        let collected = register_reset(unit.window_bits(), 0);
        let older = register_reset(2, 0);
        Self { phase, target, first_line, sweeps, is_due, passed, collected, older }
    }

    /// There is one.
    pub fn any(&self) -> Bool {
        !self.phase.is(Phase::Idle)
    }
    /// No store of its queue is kept.
    pub fn closes(&self) -> Bool {
        self.phase.is_any(&[Phase::Look, Phase::Collect, Phase::Free, Phase::Again])
    }
    /// It needs turns, and has not this one.
    pub fn wants(&self) -> Bool {
        self.closes() & !self.sweeps
    }
    /// It has the turn, for this.
    pub fn has(&self, phase: Phase) -> Bool {
        self.sweeps & self.phase.is(phase)
    }
}

impl MmioQueues {
    /// Goes from phase to phase.
    #[elaborate]
    pub(super) fn go_on(
        &self,
        restart: &Restart,
        asked: &Sink<MmioQueueRestart>,
        tables: &Tables,
        (arrival, soon, advance): (&Arrival, [(Bool, Bits); 2], &Advance),
        search: &Search,
        turn: &SweepTurn,
    ) {
        let Restart { phase, older, collected, passed, .. } = *restart;
        asked.ready.set(restart.has(Phase::Again));
        restart.sweeps.set(turn.takes);
        let counts = restart.closes() & !turn.takes;
        let more = passed + (!passed.all()).bits().zero_extend(PERIOD_BITS);
        passed.set(more & counts.mask(PERIOD_BITS));
        assert_always("who has the turn waits for none", restart.sweeps.implies(passed.is_zero()));
        assert_always("a turn is due to who wants it", restart.is_due.implies(restart.wants()));

        let begins = asked.valid & turn.running;
        let judged = arrival.valid & !arrival.stalls;
        let are_judged = older.is_zero() | !arrival.any;
        let is_looked_for = arrival.short | search.busy | search.closes;
        let nothing_asks = !arrival.fault.valid & !is_looked_for;
        let lands = any_of(soon.map(|(valid, queue)| valid & queue.equals(advance.queue)));
        let rests = !tables.is_awake(advance.queue) & !lands;
        phase.switch(|each| match each {
            Phase::Idle => {
                when(begins, || {
                    restart.target.set(asked.payload.queue);
                    restart.first_line.set(asked.payload.line_address);
                    phase.goto(Phase::Mark);
                });
            }
            Phase::Mark => {
                older.set(
                    arrival.valid.bits().zero_extend(2) + arrival.occupied.bits().zero_extend(2),
                );
                phase.goto(Phase::Drain);
            }
            Phase::Drain => {
                when(judged & older.any(), || older.set(older - 1));
                when(are_judged & nothing_asks, || phase.goto(Phase::Look));
            }
            Phase::Look => {
                when(restart.sweeps & rests, || {
                    when(turn.is_stopped, || phase.goto(Phase::Again))
                        .otherwise(|| phase.goto(Phase::Collect));
                });
            }
            Phase::Collect => {
                when(restart.sweeps, || {
                    collected.set(collected + 1);
                    when(collected.all(), || phase.goto(Phase::Free));
                });
            }
            Phase::Free => {
                when(restart.sweeps, || phase.goto(Phase::Again));
            }
            Phase::Again => {
                when(restart.sweeps, || phase.goto(Phase::Idle));
            }
        });
    }
}
