//! What is proved of the turns: a queue waits at most once, those that wait have their turns in
//! order, and soon. None of it becomes hardware.
use nic_dsl::{
    Bits, Bool, State, any_of, assert_always, constant, elaborate, mux, register_bool,
    register_reset, scope, when,
};

use super::advance::Advance;
use super::approach::Approach;
use super::arrival::Arrival;
use super::landing::Landing;
use super::restart::{Phase, Restart};
use super::search::Search;
use super::tables::Tables;
use super::waiting::WaitingList;
use super::{Job, MmioQueues, Mode};
use crate::message::MmioQueueFault;

/// Up to so many queues the properties look at each of them.
pub(super) const MOST_WATCHED: u32 = 8;

/// What gives turns, for its properties.
pub(super) struct Turns<'a> {
    pub tables: &'a Tables,
    /// Those that wait.
    pub list: &'a WaitingList,
    /// One joins them.
    pub joins: Bool,
    /// The first leaves them.
    pub takes_waiting: Bool,
    pub advance: &'a Advance,
    pub arrival: &'a Arrival,
    pub approach: &'a Approach,
    pub landing: &'a Landing,
    pub mode: State<Mode>,
    pub job: &'a Job,
    pub restart: &'a Restart,
    /// The restart has the next turn.
    pub takes_sweep: Bool,
    /// Who joins the list, if somebody does.
    pub newcomer: Bits,
    /// A store asked in the cycle before that its queue stops.
    pub has_asked: Bool,
    /// A queue stops from the next cycle on.
    pub stops: Bool,
    pub search: &'a Search,
}

/// One queue, as the properties see it.
#[derive(Clone, Copy)]
struct Watched {
    waits: Bool,
    /// Queues before it in the list.
    ahead: Bits,
    /// It waits or has its turn, says the hardware.
    is_awake: Bool,
}

impl MmioQueues {
    #[elaborate]
    pub(super) fn watch_turns(&self, turns: &Turns) {
        if self.queues > MOST_WATCHED {
            return;
        }
        let Turns { list, advance, mode, .. } = *turns;
        let bits = list.occupancy().width() + 3;
        let each = |number| scope("each", || self.follow(turns, number));
        let queues: Vec<Watched> = (0..self.queues).map(each).collect();
        let count = |conditions: Vec<Bool>| {
            let ones = conditions.into_iter().map(|one| one.bits().zero_extend(bits));
            ones.reduce(|sum, one| sum + one).unwrap_or_else(|| constant(bits, 0))
        };
        let waiting = count(queues.iter().map(|queue| queue.waits).collect());
        let resting = count(queues.iter().map(|queue| !queue.is_awake).collect());
        let is_counted = waiting.equals(list.occupancy().zero_extend(bits));
        assert_always("those that wait are counted", is_counted);

        let running = mode.is(Mode::Run);
        assert_always("a turn is one while queues advance", advance.turn.implies(running));
        let someone = any_of(queues.iter().map(|queue| queue.waits));
        let moves = turns.takes_waiting | turns.landing.wakes | turns.stops | turns.takes_sweep;
        assert_always(
            "a turn ends where somebody waits, or one more begins to",
            (running & someone).implies(moves),
        );
        self.watch_stops(turns);
        for queue in queues {
            scope("each", || self.is_served(turns, queue, resting));
        }
    }

    /// Follows a queue through the list.
    #[elaborate]
    fn follow(&self, turns: &Turns, number: u32) -> Watched {
        let Turns { list, advance, mode, .. } = *turns;
        let waits = register_bool(false);
        let occupancy = list.occupancy();
        let ahead = register_reset(occupancy.width(), 0);
        let joins = turns.joins & turns.newcomer.equals(number);
        let leaves = turns.takes_waiting;
        let is_first = waits & ahead.is_zero();
        let left = leaves.bits().zero_extend(ahead.width());
        when(joins, || {
            waits.set(true);
            ahead.set(occupancy - left);
        })
        .otherwise_when(leaves & is_first, || waits.set(false))
        .otherwise_when(leaves, || ahead.set(ahead - 1));
        let is_offered = list.any & list.first.equals(number);
        assert_always("the list keeps its order", is_offered.equals(is_first));
        assert_always("who waits behind others is in the list", {
            (waits & ahead.any()).implies(list.behind(ahead).equals(number))
        });
        assert_always("nobody waits twice", joins.implies(!waits));
        let is_inside = ahead.is_below(occupancy);
        assert_always("those ahead are in the list", waits.implies(is_inside));

        let is_awake = turns.tables.is_awake(constant(self.queue_bits(), number));
        let is_about = advance.queue.equals(number);
        let has_turn = advance.turn & is_about;
        assert_always("who waits is awake", waits.implies(is_awake));
        assert_always("who has the turn does not wait", has_turn.implies(is_awake & !waits));
        let is_unswept = mode.is(Mode::Sweep) & advance.queue.is_at_most(number);
        let stops = mode.is_any(&[Mode::Settle, Mode::Walk, Mode::Close]) & is_about;
        assert_always(
            "who is awake waits, has the turn or stops",
            is_awake.implies(waits | has_turn | stops | is_unswept),
        );
        assert_always("who stops does not wait", stops.implies(!waits));
        Watched { waits, ahead, is_awake }
    }

    /// Each turn brings those that wait nearer to theirs, and so does a queue that joins them,
    /// because it cannot join again before it had a turn. Turns of a restart are not counted.
    #[elaborate]
    fn is_served(&self, turns: &Turns, queue: Watched, resting: Bits) {
        let bits = resting.width();
        // While a restart has the turn, that of another has ended and the next has not begun.
        let most = constant(bits, u64::from(3 * self.queues))
            + turns.restart.sweeps.bits().zero_extend(bits);
        let patience = register_reset(bits, 0);
        let counts = queue.waits & turns.mode.is(Mode::Run) & !turns.stops;
        let waited = mux(turns.takes_sweep, patience, patience + 1);
        patience.set(mux(counts, waited, constant(bits, 0)));
        let before = (queue.ahead.zero_extend(bits) << 1) + resting;
        let is_soon = (patience + before).is_at_most(most);
        assert_always(
            "who waits has its turn within three cycles for each queue, unless one stops or restarts",
            queue.waits.implies(is_soon & patience.is_at_most(most)),
        );
    }

    /// A queue that stops is quiescent or has the turn, and nothing comes for it.
    #[elaborate]
    fn watch_stops(&self, turns: &Turns) {
        let Turns { tables, list, advance, arrival, mode, job, restart, .. } = *turns;
        let (approach, landing) = (turns.approach, turns.landing);
        let all = [Mode::Sweep, Mode::Run, Mode::Settle, Mode::Walk, Mode::Close];
        assert_always("the mode is one of them", mode.is_any(&all));
        let settling = mode.is(Mode::Settle);
        let running = mode.is(Mode::Run);
        let is_counted = job.settled.differs(2) & job.settled.any().implies(settling);
        assert_always("settling is counted", is_counted);
        let nothing_comes = !approach.valid & !landing.valid;
        let nothing = !advance.turn & !list.any & nothing_comes;
        assert_always(
            "nothing advances before every queue is empty",
            mode.is(Mode::Sweep).implies(nothing),
        );
        let goes_on = arrival.commits | arrival.is_of_gap;
        let is_refused = arrival.valid & !goes_on & !approach.valid;
        let asker = arrival.store.queue;
        let asker_lands = landing.valid & landing.queue.equals(asker);
        let asker_rests = !tables.is_awake(asker) & !asker_lands;
        let is_swept = restart.closes() & arrival.store.queue.equals(restart.target);
        let is_outside = !arrival.is_inside & !is_swept & !arrival.is_stale;
        assert_always("what asks goes on asking", {
            turns.has_asked.implies(is_refused & asker_rests & is_outside)
        });
        let verdict = turns.search.verdict;
        let is_still = running & nothing & !arrival.commits & !turns.has_asked;
        assert_always("a verdict falls while nothing moves", verdict.valid.implies(is_still));
        let by_verdict =
            [MmioQueueFault::MemoryFull, MmioQueueFault::Evicted, MmioQueueFault::TimedOut];
        assert_always("a verdict has its causes", verdict.cause.is_any(&by_verdict));
        let carries_out = settling & job.cause.is_any(&by_verdict);
        assert_always("no store comes until a verdict is carried out", {
            (verdict.valid | carries_out).implies(turns.search.holds)
        });

        let stops = mode.is_any(&[Mode::Settle, Mode::Walk, Mode::Close]);
        let is_marked = !tables.cause.read_now(advance.queue).is(MmioQueueFault::None);
        let is_noted = job.settled.bit(0) | !settling;
        let has_cause = !job.cause.is(MmioQueueFault::None);
        assert_always("a queue stops for a cause", settling.implies(has_cause));
        assert_always("a queue that stops is marked", (stops & is_noted).implies(is_marked));
        let rests = !tables.is_awake(advance.queue);
        let lands = landing.valid & landing.queue.equals(advance.queue);
        let comes = approach.valid & approach.queue.equals(advance.queue);
        let commits = arrival.commits & arrival.store.queue.equals(advance.queue);
        assert_always("a queue that stops is not woken", {
            (stops & rests).implies(!lands & !comes & !commits)
        });
        self.watch_restart(turns);
    }

    /// A queue that restarts is quiescent while it is swept, and the sweep has a turn of its own.
    #[elaborate]
    fn watch_restart(&self, turns: &Turns) {
        let Turns { tables, advance, arrival, approach, landing, mode, restart, .. } = *turns;
        let phase = restart.phase;
        let all = [
            Phase::Idle,
            Phase::Mark,
            Phase::Drain,
            Phase::Look,
            Phase::Collect,
            Phase::Free,
            Phase::Again,
        ];
        assert_always("the phase of a restart is one of them", phase.is_any(&all));
        let is_about = advance.queue.equals(restart.target);
        let has_turn = mode.is(Mode::Run) & !advance.turn & is_about & restart.closes();
        assert_always("a sweep has its turn", restart.sweeps.implies(has_turn));
        let swept = mode.is(Mode::Sweep);
        assert_always("nothing restarts before every queue is empty", {
            swept.implies(!restart.any() & restart.first_line.is_zero())
        });
        assert_always("nobody is looked at while a queue is swept", {
            restart.closes().implies(!turns.search.busy)
        });
        let commits = arrival.commits & arrival.store.queue.equals(restart.target);
        assert_always("no store of a queue that is swept is kept", {
            restart.closes().implies(!commits)
        });
        let comes = approach.valid & approach.queue.equals(restart.target);
        let lands = comes | (landing.valid & landing.queue.equals(restart.target));
        let rests = !tables.is_awake(restart.target) & !lands;
        let is_swept = restart.phase.is_any(&[Phase::Collect, Phase::Free, Phase::Again]);
        let stops = mode.is_any(&[Mode::Settle, Mode::Walk, Mode::Close]) & is_about;
        assert_always("a queue that is swept is at rest", is_swept.implies(rests & !stops));
    }
}
