//! The MSHRs (miss status holding registers): what each outstanding line waits for. Which line it is stands in its
//! set, where it is found (`sets`). All is in memories that are read by the number of an MSHR; what several may change
//! at a time has a memory for each of them (`flags`).
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Memory, MemoryStyle, PulseSink, State,
    any_of, array_of, constant_bool, delayed, delayed_bool, elaborate, mux, register_bool, scope,
};

use super::cohort::{Cohort, Moves};
use super::mshrs::{MshrOperation, MshrPlace, Sent};
use super::operation::{Answer, Asked, Entry, Held, Owed, Pending};
use super::snoop::{Asks, is_to_come, line_state, to_come, with_state};
use crate::coherence::flags::{Flags, Writer};
use crate::coherence::queues::table_style;
use crate::coherence::turn::{self, Ready, Turn};
use crate::message::{D2hRequestOpcode as Opcode, LineState, WriteFence, WriteFenceStatus};

/// The MSHRs.
pub(super) struct Entries {
    /// Those that wait for a response without data. Nobody answers what has not been asked, so that an MSHR
    /// is not allocated again while its request still waits to leave.
    pub wants_answer: Flags,
    /// Those that wait for data.
    pub wants_data: Flags,
    /// Those that wait for their turn or have it, but for the data that came last; until it is decided what they do.
    has_turn: Flags,
    /// What each is about, and the host's response to it: read as its turn comes, and what is read counts from the turn
    /// in which it has all that it waits for.
    records: Memory<Entry>,
    pub answers: Memory<Answer>,
    /// What the host's response to each is judged by.
    pub asked: Memory<Asked>,
    /// It changes with each response.
    turns: Memory<Bool>,
    /// What each response has granted.
    grants: Memory<Grant>,
    /// The host's data for each came poisoned, or in place of data an error.
    pub damaged: Memory<Bool>,
    /// Those whose write was answered when it was observed locally, and is not yet observed globally: a fence waits
    /// for those that were there when it began to stand.
    unobserved: Cohort,
    /// Those that do their own work: a flush of the whole cache waits for those that were there when it began, and for
    /// its own.
    at_work: Cohort,
    /// Requests wait at it.
    waited: Memory<Bool>,
    snoops: Memory<Owed>,
    /// The state of its line.
    held: Memory<Copy>,
    /// Where port 0 comes first: whether each is port 1's.
    ports: Option<Memory<Bool>>,
}

/// The state of the line of an MSHR.
#[derive(Clone, Copy, Debug, Bundle)]
struct Copy {
    state: State<Held>,
    /// The turn of the MSHR when it began to wait.
    turn: Bool,
    /// It counts, whatever the host has granted: a snoop has changed that.
    is_later: Bool,
}

/// What the last response to an MSHR has granted.
#[derive(Clone, Copy, Debug, Bundle)]
struct Grant {
    /// It is a copy.
    grants: Bool,
    /// In this state, when it comes.
    state: State<LineState>,
}

/// What together is the state of the line.
#[derive(Clone, Copy, Debug, Bundle)]
struct Current {
    copy: Copy,
    /// The turn of the last response.
    turn: Bool,
    grant: Grant,
}

impl Current {
    /// A response has come since the MSHR began to wait.
    fn is_answered(&self) -> Bool {
        self.turn ^ self.copy.turn
    }
    /// It has granted a copy.
    fn is_granted(&self) -> Bool {
        self.is_answered() & self.grant.grants
    }
    /// The state that it has granted counts.
    fn is_of_grant(&self) -> Bool {
        self.is_granted() & !self.copy.is_later
    }
    fn state(&self) -> State<Held> {
        mux(self.is_of_grant(), to_come(self.grant.state), self.copy.state)
    }
    /// The line is here, in one of these states: what is granted is still to come.
    fn is_here(&self, states: &[Held]) -> Bool {
        !self.is_of_grant() & self.copy.state.is_any(states)
    }
}

/// What is known of an MSHR that may have the line of an operation; all zero if it has not.
#[derive(Clone, Copy, Debug, Bundle)]
struct Candidate {
    /// It has the line Modified, and its data.
    has_modified: Bool,
    /// A snoop would change the state of the line.
    gives: Bool,
    /// What it has and was granted.
    current: Bits,
}

/// What the MSHRs know of the operation of this cycle.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Found {
    /// Requests wait at the MSHR that has its line.
    pub at_waited: Bool,
    /// Requests wait at the MSHR that resumes.
    pub is_waited: Bool,
    /// In which state the line is, or will be when it comes; Invalid if it is not outstanding.
    pub state: State<LineState>,
    /// The MSHR that resumes.
    #[shape(())]
    pub entry: Entry,
    /// Its line's state.
    pub entry_held: State<Held>,
    /// The host's response to it.
    #[shape(())]
    pub answer: Answer,
    /// Something went wrong with it.
    pub failed: Bool,
    /// The snoop to which it owes its line, if it does.
    #[shape(())]
    pub owed: Owed,
    /// A snoop takes a copy away, or makes it Shared.
    pub loses: Bool,
}

/// And what a snoop does to the line in its MSHR.
pub(super) struct Known {
    pub found: Found,
    /// It would change its state.
    gives: Bool,
    /// The state that it would have.
    after: State<Held>,
    /// The host has granted the state that it has, or had before another snoop.
    is_granted: Bool,
    /// The turn of its MSHR when it began to wait.
    turn: Bool,
    /// The line is Modified, and the MSHR has its data.
    has_modified: Bool,
}

/// What is known of an MSHR that resumes.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Resumed {
    entry: Entry,
    /// The host's response to it.
    answer: Answer,
    /// The state of its line.
    held: State<Held>,
    number: Bits,
}

impl Found {
    /// The MSHR that resumes waited for a line that is kept.
    pub fn may_install(&self) -> Bool {
        self.entry.pending.is_any(&[Pending::ReadShared, Pending::ReadOwned, Pending::Own])
    }
}

/// What the operation of this cycle does to the MSHRs.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Change {
    /// The MSHR that may be allocated: the operation's own, or one that was free.
    pub target: Bits,
    /// It is one that was free.
    pub target_is_free: Bool,
    /// What it is about may be written.
    pub records: Bool,
    /// The MSHR that is free. Whether it is allocated is known late: what it is about is written before, and counts
    /// only then.
    pub free: Bits,
    /// The operation's own MSHR waits for a further response without a request.
    pub waits: Bool,
    /// It waits for ExtCmp, which may have come.
    pub waits_for_end: Bool,
    /// What it is about.
    #[shape(())]
    pub start: Entry,
    /// Its line's state.
    pub start_held: State<Held>,
    /// The operation's requester has its response, and its write is observed locally only.
    pub tells_early: Bool,
    /// It is allocated for a flush of the whole cache.
    pub starts_flush: Bool,
    /// The operation's MSHR has done its own work.
    pub frees: Bool,
    /// A request waits at the MSHR of its line.
    pub joins: Bool,
    /// In its next turn the operation's MSHR serves one who waits at it.
    pub serves_next: Bool,
    /// The last of those who waited at it leaves.
    pub empties: Bool,
    /// The operation's MSHR had its turn.
    pub had_turn: Bool,
    /// It has another turn.
    pub turns_again: Bool,
    /// The operation is a snoop: the MSHR of its line, if there is one, has answered.
    pub snoops: Bool,
    /// The operation's MSHR resumes, and sends the line that it owes if it owes one.
    pub completes: Bool,
    /// It does nothing but send what it owes: it resumes when its response has come.
    pub forwards: Bool,
    /// An MSHR is allocated, again or for the first time.
    pub begins_work: Bool,
    /// The operation's MSHR is freed, whose write was answered when it was observed locally.
    pub is_observed: Bool,
}

/// What comes from the host in this cycle.
pub(super) struct Arrivals {
    /// A response that was waited for has come, and its MSHR waits for nothing else.
    pub answers_last: Bool,
    /// That MSHR.
    pub number: Bits,
    /// Data that were waited for have come, and their MSHR waits for nothing else.
    pub fills_last: Bool,
    /// That MSHR.
    pub filled: Bits,
}

impl Entries {
    #[elaborate]
    pub fn new(count: u32, is_urgent: bool, sweep: (Bool, Bits)) -> Self {
        let flags =
            |name: &str, writers: &[&str]| scope(name, || Flags::new(count, writers, sweep));
        let wants_answer = flags("wants_answer", &["asked", "came", "continued"]);
        let wants_data = flags("wants_data", &["asked", "came"]);
        let has_turn = flags("has_turn", &["answered", "snooped", "decided"]);
        let unobserved = scope("unobserved", || Cohort::new(count));
        let at_work = scope("at_work", || Cohort::new(count));
        let records = Memory::<Entry>::new((), count).style(MemoryStyle::Block);
        let asked = Memory::<Asked>::new((), count).style(table_style(count));
        let answers = Memory::<Answer>::new((), count).style(MemoryStyle::Block);
        // At power-up they may be anything; a simulator wants to know.
        let turns = Memory::<Bool>::new((), count)
            .style(MemoryStyle::Distributed)
            .initial(&vec![false; count as usize]);
        let grants = Memory::<Grant>::new((), count).style(MemoryStyle::Distributed);
        let damaged = Memory::<Bool>::new((), count).style(MemoryStyle::Distributed);
        let snoops = Memory::<Owed>::new((), count).style(MemoryStyle::Distributed);
        let waited = Memory::<Bool>::new((), count).style(MemoryStyle::Distributed);
        let held = Memory::<Copy>::new((), count).style(MemoryStyle::Distributed);
        let ports = is_urgent.then(|| {
            let ports = Memory::<Bool>::new((), count).style(MemoryStyle::Distributed);
            ports
        });
        Self {
            wants_answer,
            wants_data,
            has_turn,
            records,
            asked,
            answers,
            turns,
            grants,
            damaged,
            unobserved,
            at_work,
            waited,
            snoops,
            held,
            ports,
        }
    }

    /// As the turn moves: what is known of the MSHR whose turn it is from the next cycle on.
    pub fn read(&self, turn: &Turn) -> (Entry, Answer) {
        let Turn { moves, next, .. } = *turn;
        (self.records.read(moves, next), self.answers.read(moves, next))
    }

    /// Cycle 2: what is known of the MSHR that resumes, and whether anything went wrong with it. Its data have come,
    /// and its response unless it only sends what it owes.
    #[elaborate]
    pub fn resume(&self, number: Bits, entry: Entry, answer: Answer) -> Resumed {
        // What an earlier use of the MSHR has left in the memories does not count.
        let reads = |what: &[Pending]| entry.pending.is_any(what);
        let has_data = reads(&[Pending::ReadOnce, Pending::ReadShared, Pending::ReadOwned]);
        let has_answer = !reads(&[Pending::ReadOnce]);
        let damaged = has_data & self.damaged.read_now(number);
        let failed = entry.failed | (has_answer & answer.fails) | damaged;
        let held = self.current(number).state();
        Resumed { entry: Entry { failed, ..entry }, answer, held, number }
    }

    /// What is known of the line, which is outstanding at `place`, and of the MSHR of `operation`.
    #[elaborate]
    pub fn find(
        &self,
        next: &Resumed,
        (is_snoop, operation): (Bool, MshrOperation),
        place: MshrPlace,
    ) -> Known {
        let number = operation.entry;
        let resumed = delayed(next.entry);
        let MshrPlace { at, have_line, numbers } = place;
        // Which has the line is known late: all are read.
        let candidates = array_of(have_line.width(), |i| {
            self.candidate(have_line.bit_at(i), numbers.element(i, number.width()))
        });
        let each = || (0..have_line.width()).map(|i| candidates.at(i));
        let has_modified = any_of(each().map(|of| of.has_modified));
        let gives = any_of(each().map(|of| of.gives));
        let current = each().map(|of| of.current).reduce(|all, of| all | of);
        let current = Current::unpack(&CurrentShape::default(), current.expect("there are some"));
        let held = current.state();
        let asks = Asks::new(operation.snoop);
        let after = with_state(held, asks.state_after(line_state(held)));
        // A copy that is to come is nobody's yet.
        let loses = gives & asks.changes(line_state(held)) & !is_to_come(held);
        // A snoop in cycle 3 may have changed the state of what has resumed and is in cycle 2.
        let changes_next = is_snoop & gives & at.equals(next.number);
        let was_changed = delayed_bool(changes_next);
        let changed_to = delayed(after);
        let resumed_held = delayed(next.held);
        let entry_held = mux(was_changed, changed_to, resumed_held);
        let answer = delayed(next.answer);
        let at_waited = self.waited.read_now(at);
        let is_waited = self.waited.read_now(number);
        let given = line_state(held).bits();
        let state = State::from_bits(given & gives.mask(given.width()));
        let owed = self.snoops.read_now(number);
        let found = Found {
            at_waited,
            is_waited,
            state,
            entry: resumed,
            entry_held,
            answer,
            failed: resumed.failed,
            owed,
            loses,
        };
        let (is_granted, turn) = (current.is_granted(), current.copy.turn);
        Known { found, gives, after, is_granted, turn, has_modified }
    }

    /// What is known of an MSHR that may have the line.
    fn candidate(&self, has_line: Bool, number: Bits) -> Candidate {
        let current = self.current(number);
        let has_modified = has_line & current.is_here(&[Held::Modified]);
        // A clean copy that is given up is gone once the host has said GO (rule 1).
        let is_clean = current.is_here(&[Held::Shared, Held::Exclusive]);
        let gives = has_line & (!current.is_answered() | !is_clean);
        let current = current.packed();
        Candidate { has_modified, gives, current: current & has_line.mask(current.width()) }
    }

    fn current(&self, number: Bits) -> Current {
        Current {
            copy: self.held.read_now(number),
            turn: self.turns.read_now(number),
            grant: self.grants.read_now(number),
        }
    }

    /// A response to the MSHR of that number: whether it grants a copy, and in which state.
    #[elaborate]
    pub fn grant(&self, comes: Bool, number: Bits, (grants, state): (Bool, State<LineState>)) {
        self.turns.write(comes, number, !self.turns.read_now(number));
        self.grants.write(comes, number, Grant { grants, state });
    }

    /// A response to the MSHR of that number has come since it was asked.
    pub fn has_come(&self, number: Bits, asked: &Asked) -> Bool {
        self.turns.read_now(number) ^ asked.turn
    }

    /// A barrier's fence: while it stands, writes that were unobserved when it began to are waited for; gives whether
    /// it begins. If some are left of those that an earlier fence waited for, it begins when they are observed.
    #[elaborate]
    pub fn fence(
        &self,
        fence: &LevelSink<WriteFence>,
        settled: &LevelSource<WriteFenceStatus>,
    ) -> Bool {
        let stands = delayed_bool(fence.stands);
        let has_begun = register_bool(false);
        let begins = stands & !has_begun & self.unobserved.is_over();
        has_begun.set(stands & (has_begun | begins));
        let is_settled = mux(has_begun, self.unobserved.is_over(), self.unobserved.is_empty());
        let has_settled = delayed_bool(is_settled);
        settled.settled.set(has_settled);
        begins
    }

    /// Which writes have been told before they are observed globally, and which of them are observed.
    pub fn observe(&self, change: &Change, number: Bits, fence_begins: Bool) {
        let moves = Moves {
            comes: change.tells_early,
            number,
            is_of_before: constant_bool(false),
            leaves: change.is_observed,
            left: number,
        };
        scope("unobserved", || self.unobserved.connect(moves, fence_begins));
    }

    /// Nothing that a flush waits for is outstanding: what was so when it began, and its own lines.
    pub fn is_quiet(&self) -> Bool {
        self.at_work.is_over()
    }

    /// Makes the changes of this cycle; `sent` is a request to the host that leaves. `flush_begins`: what is outstanding
    /// is waited for. `sweep`: at an MSHR nobody waits.
    #[elaborate]
    pub fn connect(
        &self,
        (operation, at): (MshrOperation, Bits),
        known: &Known,
        change: Change,
        arrivals: &Arrivals,
        (turn, sent): (&Turn, &PulseSink<Sent>),
        (flush_begins, (sweeping, swept)): (Bool, (Bool, Bits)),
    ) {
        let found = &known.found;
        let number = operation.entry;
        self.records.write(change.records, change.target, change.start);
        if let Some(ports) = &self.ports {
            ports.write(change.records, change.target, change.start.port);
        }
        // An MSHR owes its line from a snoop of it on, until it has resumed. One that is allocated owes nothing.
        let owes = change.snoops & found.state.is(LineState::Modified);
        let owed_to = Owed { uqid: operation.uqid, is_owed: change.snoops };
        let target = mux(change.snoops, at, change.target);
        self.snoops.write(owes | change.records | change.completes, target, owed_to);
        // Whoever reads the state of an MSHR that is not allocated does not use it.
        let gives = change.snoops & known.gives;
        let is_free = change.target_is_free;
        let turn_of = |number: Bits| self.turns.read_now(number);
        let target_turn = mux(is_free, turn_of(change.free), turn_of(number));
        let Entry { pending, writes, .. } = change.start;
        let asked = Asked { pending, writes, turn: target_turn };
        self.asked.write(change.records, change.target, asked);
        let copy = Copy {
            state: mux(change.snoops, known.after, change.start_held),
            turn: mux(change.snoops, known.turn, target_turn),
            is_later: change.snoops & known.is_granted,
        };
        self.held.write(gives | change.records, target, copy);

        // What the request that leaves is answered by follows from its opcode (CXL 3.2, 3.2.4.2). What continues without
        // a request waits at once.
        let is_any = |wanted: &[Opcode]| sent.payload.opcode.is_any(wanted);
        let has_answer = !is_any(&[Opcode::RdCurr]);
        let has_data = is_any(&[Opcode::RdCurr, Opcode::RdShared, Opcode::RdOwn]);
        scope("wants_answer", || {
            self.wants_answer.set(ASKED, (sent.valid & has_answer, sent.payload.entry));
            self.wants_answer.set(CONTINUED, (change.waits, number));
        });
        scope("wants_data", || {
            self.wants_data.set(ASKED, (sent.valid & has_data, sent.payload.entry));
        });
        let moves = Moves {
            comes: change.begins_work,
            number: change.target,
            is_of_before: change.starts_flush,
            leaves: change.frees,
            left: number,
        };
        let begins = delayed_bool(flush_begins);
        scope("at_work", || self.at_work.connect(moves, begins));
        let changes_waited = change.joins | change.empties;
        let joined = mux(change.joins, at, number);
        let joins = change.joins & !sweeping;
        self.waited.write(sweeping | changes_waited, mux(sweeping, swept, joined), joins);

        let snooped = (known.has_modified & change.snoops, at);
        let had_turn = (change.had_turn, number);
        let again = (change.forwards, change.waits_for_end, change.turns_again, change.serves_next);
        scope("turns", || self.make_ready(turn, arrivals, had_turn, again, snooped));
    }

    /// An MSHR resumes when the last that it waits for has come, or in its next turn; or to send a line that it has and
    /// owes to a snoop. Until what it does then is decided it has no other turn: what comes meanwhile is known to the
    /// decision, or, of a weak write, makes it ready again.
    #[elaborate]
    fn make_ready(
        &self,
        turn: &Turn,
        arrivals: &Arrivals,
        (had_turn, number): (Bool, Bits),
        (forwards, waits_for_end, turns_again, serves_next): (Bool, Bool, Bool, Bool),
        (snoops, at): (Bool, Bits),
    ) {
        let Arrivals { answers_last, number: answered_at, .. } = *arrivals;
        let answered_enters = answers_last & !self.has_turn.at(answered_at);
        // Which one a snoop finds is known last.
        let was_snooped = delayed_bool(snoops);
        let snooped_at = delayed(at);
        let is_answered_now = answers_last & answered_at.equals(snooped_at);
        let snooped_enters = was_snooped & !(self.has_turn.at(snooped_at) | is_answered_now);
        // One that has sent what it owes goes on if its response has come.
        let answered = self.current(number).is_answered();
        let comes_now = answers_last & answered_at.equals(number);
        let is_answered = answered | comes_now;
        let has_ended = !self.wants_answer.at(number) | comes_now;
        let goes_on = (forwards & is_answered) | (waits_for_end & has_ended);
        let again_enters = had_turn & (goes_on | turns_again);

        let answered = (answered_enters, answered_at);
        let filled = (arrivals.fills_last, arrivals.filled);
        let again = (again_enters, number);
        let snooped = (snooped_enters, snooped_at);
        let never = constant_bool(false);
        let events = [(answered, never), (filled, never), (again, serves_next), (snooped, never)];
        for (event, ((comes, number), note)) in events.into_iter().enumerate() {
            let is_urgent = self.ports.as_ref().map(|ports| !ports.read_now(number));
            turn.make_ready(event, comes, Ready { number, note }, is_urgent);
        }
        self.has_turn.set(ANSWERED, answered);
        self.has_turn.set(SNOOPED, snooped);
        self.has_turn.write(DECIDED, (had_turn, number), again_enters);
    }
}

/// What makes an MSHR ready, with a queue of its own: a response, data, another turn, and a snoop. Its note: it has
/// done its own work, and serves one who waits at it.
pub(super) const EVENTS: [&str; turn::EVENTS] = ["answered", "filled", "again", "snooped"];
/// The writers of who waits for its turn: a response, a snoop, and what is decided in cycle 3.
const ANSWERED: Writer = Writer(0);
const SNOOPED: Writer = Writer(1);
const DECIDED: Writer = Writer(2);
/// The writers of what is wanted: a request that leaves, what comes, and an MSHR that goes on without a request.
const ASKED: Writer = Writer(0);
pub(super) const CAME: Writer = Writer(1);
const CONTINUED: Writer = Writer(2);
