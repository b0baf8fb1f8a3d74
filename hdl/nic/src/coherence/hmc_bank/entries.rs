//! The MSHRs (miss status holding registers): what each outstanding line waits for. Which line it is stands in its
//! set, where it is found (`sets`). What several of them may change at a time is in registers, a bit for each
//! MSHR; all else is in memories that are read by its number.
use nic_dsl::{
    Bits, Bool, Bundle, LevelSink, LevelSource, Memory, MemoryStyle, Source, State, any_of,
    constant, delayed, delayed_bool, elaborate, mux, one_hot_mux, register_bool, register_reset,
    scope,
};

use super::configuration::HmcBank;
use super::operation::{Answer, Entry, Held, Operation, Owed, Pending};
use super::snoop::{Asks, is_to_come, line_state, with_state};
use crate::coherence::sets::Places;
use crate::lib::pick::decoded;
use crate::message::{
    D2hRequest, D2hRequestOpcode as Opcode, LineState, WriteFence, WriteFenceStatus,
};

/// The MSHRs, a bit of each vector for each.
pub(super) struct Entries {
    /// Waits for a response without data. Nobody answers what has not been asked, so that an MSHR
    /// is not allocated again while its request still waits to leave.
    pub wants_answer: Bits,
    /// Waits for data.
    pub wants_data: Bits,
    /// All that it waits for has come: it may resume.
    pub ready: Bits,
    /// The fields that are read by the number of an MSHR.
    pub records: Memory<Entry>,
    /// The host's response to each.
    pub answers: Memory<Answer>,
    /// What each response has granted.
    grants: Memory<Grant>,
    /// The host's data for each came poisoned, or in place of data an error.
    pub damaged: Memory<Bool>,
    valid: Bits,
    /// Its write was answered when it was observed locally, and is not yet observed globally.
    unobserved: Bits,
    /// The same, and was so when the fence began to stand.
    fenced: Bits,
    /// A flush of the whole cache waits for it.
    awaited: Bits,
    /// Its own work is done, and it serves requests that waited for its line.
    pub serves: Memory<Bool>,
    /// Requests wait at it.
    waited: Memory<Bool>,
    snoops: Memory<Owed>,
    /// The state of its line.
    held: Memory<Copy>,
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
    /// It changes with each response.
    turn: Bool,
    /// It is a copy.
    grants: Bool,
    /// In this state.
    state: State<Held>,
}

/// Both, which together are the state of the line.
#[derive(Clone, Copy, Debug, Bundle)]
struct Current {
    copy: Copy,
    grant: Grant,
}

impl Current {
    /// A response has come since the MSHR began to wait.
    fn is_answered(&self) -> Bool {
        self.grant.turn ^ self.copy.turn
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
        mux(self.is_of_grant(), self.grant.state, self.copy.state)
    }
    /// Whether that is one of these: each of the two is looked at beside the choice.
    fn is_any(&self, states: &[Held]) -> Bool {
        let [grant, copy] = [self.grant.state, self.copy.state].map(|of| of.is_any(states));
        mux(self.is_of_grant(), grant, copy)
    }
}

/// An MSHR that may have the line of an operation.
struct Candidate {
    /// It has.
    has_line: Bool,
    /// Modified, and its data.
    has_modified: Bool,
    /// A snoop would change the state of the line.
    gives: Bool,
    current: Current,
}

/// What the MSHRs know of the operation of this cycle.
pub(super) struct Found {
    /// Its line is outstanding, or requests that waited for it come first.
    pub any: Bool,
    /// It is outstanding.
    pub is_under_way: Bool,
    /// Requests that waited for it are being served.
    pub is_served: Bool,
    /// The MSHR that has it.
    pub at: Bits,
    /// Requests wait there.
    pub at_waited: Bool,
    /// Requests wait at the MSHR that resumes.
    pub is_waited: Bool,
    /// In which state it is, or will be when it comes; Invalid if it is not outstanding.
    pub state: State<LineState>,
    /// The MSHR that resumes.
    pub entry: Entry,
    /// Its line's state.
    pub entry_held: State<Held>,
    /// The host's response to it.
    pub answer: Answer,
    /// Something went wrong with it.
    pub failed: Bool,
    /// The snoop to which it owes its line, if it does.
    pub owed: Owed,
    /// A snoop takes a copy away, or makes it Shared.
    pub loses: Bool,
    /// A snoop would change the state of the line.
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
#[derive(Clone, Copy)]
pub(super) struct Change {
    /// The MSHR that may be allocated: the operation's own, or one that was free.
    pub target: Bits,
    /// It is one that was free.
    pub target_is_free: Bool,
    /// What it is about may be written.
    pub records: Bool,
    /// The MSHR that is free.
    pub free: Free,
    /// The operation's own MSHR.
    pub own: Own,
    /// What it is about.
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
    /// The operation's MSHR serves those who wait at it.
    pub serves: Bool,
    /// It has served the last, or was allocated again for the one that it served.
    pub stops_serving: Bool,
    /// The last of those who waited at it leaves.
    pub empties: Bool,
    /// It has another turn.
    pub turns_again: Bool,
    /// The operation is a snoop: the MSHR of its line, if there is one, has answered.
    pub snoops: Bool,
    /// The operation's MSHR resumes, and sends the line that it owes if it owes one.
    pub completes: Bool,
    /// It does nothing but send what it owes: it resumes when its response has come.
    pub forwards: Bool,
}

/// What becomes of the MSHR that is free. Whether one is allocated is known late: what it is about is
/// written before, and counts only then.
#[derive(Clone, Copy)]
pub(super) struct Free {
    /// Its number.
    pub number: Bits,
    /// It is allocated, and a request to the host goes with it.
    pub starts: Bool,
}

/// What becomes of the operation's own MSHR.
#[derive(Clone, Copy)]
pub(super) struct Own {
    /// It is allocated again, and a request to the host goes with it.
    pub asks: Bool,
    /// It waits for a further response without a request.
    pub waits: Bool,
}

/// What comes from the host in this cycle, a bit for each MSHR.
pub(super) struct Arrivals {
    /// A response that was waited for.
    pub answered: Bits,
    /// Data that were waited for.
    pub filled: Bits,
    /// There is such a response.
    pub answers: Bool,
    /// Its MSHR.
    pub number: Bits,
}

/// A request to the host that leaves in this cycle.
pub(super) struct Leaving {
    /// There is one.
    leaves: Bool,
    /// Its MSHR.
    number: Bits,
    /// It is answered by a response.
    wants_answer: Bool,
    /// It is answered by data.
    wants_data: Bool,
}

impl Leaving {
    /// What the request that leaves is answered by follows from its opcode (CXL 3.2, 3.2.4.2).
    pub fn new(requests: &Source<D2hRequest>, entry_bits: u32) -> Self {
        let request = requests.payload;
        let is_any = |wanted: &[Opcode]| request.opcode.is_any(wanted);
        Self {
            leaves: requests.fires(),
            number: request.cqid.truncate(entry_bits),
            wants_answer: !is_any(&[Opcode::RdCurr]),
            wants_data: is_any(&[Opcode::RdCurr, Opcode::RdShared, Opcode::RdOwn]),
        }
    }
}

impl Entries {
    #[elaborate]
    pub fn new(bank: &HmcBank) -> Self {
        let count = bank.outstanding;
        let vector = || register_reset(count, 0);
        let valid = vector();
        let wants_answer = vector();
        let wants_data = vector();
        let ready = vector();
        let unobserved = vector();
        let fenced = vector();
        let awaited = vector();
        let records = Memory::<Entry>::new((), count).style(MemoryStyle::Distributed);
        let answers = Memory::<Answer>::new((), count).style(MemoryStyle::Distributed);
        // At power-up they may be anything; a simulator wants to know.
        let nothing = GrantValue { turn: false, grants: false, state: Held::Invalid };
        let grants = Memory::<Grant>::new((), count)
            .style(MemoryStyle::Distributed)
            .initial(&vec![nothing; count as usize]);
        let damaged = Memory::<Bool>::new((), count).style(MemoryStyle::Distributed);
        let snoops = Memory::<Owed>::new((), count).style(MemoryStyle::Distributed);
        let serves = Memory::<Bool>::new((), count).style(MemoryStyle::Distributed);
        let waited = Memory::<Bool>::new((), count).style(MemoryStyle::Distributed);
        let held = Memory::<Copy>::new((), count).style(MemoryStyle::Distributed);
        Self {
            wants_answer,
            wants_data,
            ready,
            records,
            answers,
            grants,
            damaged,
            valid,
            unobserved,
            fenced,
            awaited,
            serves,
            waited,
            snoops,
            held,
        }
    }

    /// Cycle 1: whether the response to the MSHR that has the turn had come when it was found, and has no turn of its
    /// own: one that comes later has. `is_new`: it was found in the cycle before.
    #[elaborate]
    pub fn answered_before(&self, number: Bits, is_new: Bool, arrivals: &Arrivals) -> Bool {
        let answered_last = delayed_bool(arrivals.answers);
        let number_last = delayed(arrivals.number);
        let came = answered_last & number_last.equals(number);
        let had_come = self.current(number).is_answered() & !came;
        let was_answered = register_bool(false);
        let answered = mux(is_new, had_come, was_answered);
        was_answered.set(answered);
        answered
    }

    /// Cycle 2: what is known of the MSHR that resumes, and whether anything went wrong with it. Its data have come,
    /// and its response unless it only sends what it owes.
    #[elaborate]
    pub fn resume(&self, number: Bits) -> Resumed {
        let entry = self.records.read_now(number);
        let answer = self.answers.read_now(number);
        answer.uqid.ignore();
        answer.modified.ignore();
        // What an earlier use of the MSHR has left in the memories does not count.
        let reads = |what: &[Pending]| entry.pending.is_any(what);
        let has_data = reads(&[Pending::ReadOnce, Pending::ReadShared, Pending::ReadOwned]);
        let has_answer = !reads(&[Pending::ReadOnce]);
        let damaged = has_data & self.damaged.read_now(number);
        let failed = entry.failed | (has_answer & answer.fails) | damaged;
        Resumed { entry: Entry { failed, ..entry }, held: self.current(number).state(), number }
    }

    /// What is known of the line and of the MSHR of `operation`; the line stands in `places`.
    #[elaborate]
    pub fn find(
        &self,
        next: &Resumed,
        (is_snoop, operation): (Bool, &Operation),
        places: &Places,
    ) -> Found {
        let number = operation.entry;
        let resumed = delayed(next.entry);
        // The operation has it already.
        resumed.line.ignore();
        // A line may make room while requests that waited for it are served: then it is outstanding at another
        // MSHR, and they wait for that.
        let mshrs = places.mshrs.as_ref().expect("the sets are of host memory");
        let is_served = places.marked.any();
        let comes_first = is_served & !operation.has_waited;
        // Which has the line is known late: all are read.
        let candidates: Vec<_> = (0..)
            .zip(&mshrs.candidates)
            .map(|(i, &candidate)| scope(&format!("mshr_{i}"), || self.candidate(candidate)))
            .collect();
        let has_modified = any_of(candidates.iter().map(|of| of.has_modified));
        let gives = any_of(candidates.iter().map(|of| of.gives));
        let current = one_hot_mux(candidates.iter().map(|of| (of.has_line, of.current)));
        let held = current.state();
        let asks = Asks::new(operation.snoop);
        let after = with_state(held, asks.state_after(line_state(held)));
        // A copy that is to come is nobody's yet.
        let loses = gives & asks.changes(line_state(held)) & !is_to_come(held);
        // A snoop in cycle 3 may have changed the state of what has resumed and is in cycle 2.
        let changes_next = is_snoop & gives & mshrs.at.equals(next.number);
        let was_changed = delayed_bool(changes_next);
        let changed_to = delayed(after);
        let resumed_held = delayed(next.held);
        let entry_held = mux(was_changed, changed_to, resumed_held);
        let answer = self.answers.read_now(number);
        answer.fails.ignore();
        let at_waited = self.waited.read_now(mshrs.at);
        let is_waited = self.waited.read_now(number);
        let given = line_state(held).bits();
        let state = State::from_bits(given & gives.mask(given.width()));
        let owed = self.snoops.read_now(number);
        Found {
            any: places.is_under_way | comes_first,
            is_under_way: places.is_under_way,
            is_served,
            at: mshrs.at,
            at_waited,
            is_waited,
            state,
            entry: resumed,
            entry_held,
            answer,
            failed: resumed.failed,
            owed,
            loses,
            gives,
            after,
            is_granted: current.is_granted(),
            turn: current.copy.turn,
            has_modified,
        }
    }

    /// What is known of an MSHR that may have the line.
    #[elaborate]
    fn candidate(&self, (has_line, number): (Bool, Bits)) -> Candidate {
        let current = self.current(number);
        let has_modified = has_line & current.is_any(&[Held::Modified]);
        // A clean copy that is given up is gone once the host has said GO (rule 1).
        let is_clean = current.is_any(&[Held::Shared, Held::Exclusive]);
        let gives = has_line & (!current.is_answered() | !is_clean);
        Candidate { has_line, has_modified, gives, current }
    }

    fn current(&self, number: Bits) -> Current {
        Current { copy: self.held.read_now(number), grant: self.grants.read_now(number) }
    }

    /// A response to the MSHR of that number: whether it grants a copy, and in which state.
    #[elaborate]
    pub fn grant(&self, comes: Bool, number: Bits, (grants, state): (Bool, State<Held>)) {
        let grant = Grant { turn: !self.turn_of(number), grants, state };
        self.grants.write(comes, number, grant);
    }

    /// The turn of an MSHR.
    fn turn_of(&self, number: Bits) -> Bool {
        let grant = self.grants.read_now(number);
        grant.grants.ignore();
        grant.state.bits().ignore();
        grant.turn
    }

    /// A barrier's fence: while it stands, writes that were unobserved when it began to are waited for.
    #[elaborate]
    pub fn fence(&self, fence: &LevelSink<WriteFence>, settled: &LevelSource<WriteFenceStatus>) {
        let stands = delayed_bool(fence.stands);
        let covered = mux(stands, self.fenced, all_ones(self.fenced.width()));
        self.fenced.set(self.unobserved & covered);
        let has_settled = delayed_bool(!self.fenced.any());
        settled.settled.set(has_settled);
    }

    /// Nothing that a flush waits for is outstanding: what was so when it began, and its own lines.
    pub fn is_quiet(&self) -> Bool {
        !self.awaited.any()
    }

    /// Makes the changes of this cycle; `picked` are MSHRs whose turn has come, `leaving` is a request to the
    /// host that leaves. `flush_begins`: what is outstanding is waited for. `sweep`: at an MSHR nobody waits.
    #[elaborate]
    pub fn connect(
        &self,
        operation: &Operation,
        found: &Found,
        change: Change,
        arrivals: &Arrivals,
        (picked, leaving): (Bits, Leaving),
        (flush_begins, (sweeping, swept)): (Bool, (Bool, Bits)),
    ) {
        let number = operation.entry;
        let Change { free, own, .. } = change;
        let started = decoded(free.starts, free.number) | decoded(own.asks, number);
        let continued = decoded(own.waits, number);
        let freed = decoded(change.frees, number);
        let asked = decoded(leaving.leaves, leaving.number);
        let all = |condition: Bool| condition.mask(self.valid.width());
        self.records.write(change.records, change.target, change.start);
        // An MSHR owes its line from a snoop of it on, until it has resumed. One that is allocated owes nothing.
        let owes = change.snoops & found.state.is(LineState::Modified);
        let owed_to = Owed { uqid: operation.uqid, is_owed: change.snoops };
        let at = mux(change.snoops, found.at, change.target);
        self.snoops.write(owes | change.records | change.completes, at, owed_to);
        // Whoever reads the state of an MSHR that is not allocated does not use it.
        let gives = change.snoops & found.gives;
        let is_free = change.target_is_free;
        let target_turn = mux(is_free, self.turn_of(free.number), self.turn_of(number));
        let copy = Copy {
            state: mux(change.snoops, found.after, change.start_held),
            turn: mux(change.snoops, found.turn, target_turn),
            is_later: change.snoops & found.is_granted,
        };
        self.held.write(gives | change.records, at, copy);

        self.valid.set((self.valid | started) & !freed);
        // What continues without a request waits at once.
        let answer_asked = asked & all(leaving.wants_answer);
        let answer_wanted = answer_asked | continued;
        let data_wanted = asked & all(leaving.wants_data);
        self.wants_answer.set((self.wants_answer | answer_wanted) & !arrivals.answered);
        self.wants_data.set((self.wants_data | data_wanted) & !arrivals.filled);
        let begun = decoded(change.starts_flush, free.number);
        let under_way = self.valid | started;
        self.awaited.set((mux(flush_begins, under_way, self.awaited) | begun) & !freed);
        let changes_service = change.serves | change.stops_serving;
        let serving = mux(sweeping, swept, number);
        let serves = change.serves & !sweeping;
        self.serves.write(sweeping | changes_service, serving, serves);
        let changes_waited = change.joins | change.empties;
        let joined = mux(change.joins, found.at, number);
        let joins = change.joins & !sweeping;
        self.waited.write(sweeping | changes_waited, mux(sweeping, swept, joined), joins);
        let told = decoded(change.tells_early, number);
        self.unobserved.set((self.unobserved | told) & !freed);

        // An MSHR resumes when the last that it waits for has come; or to send a line that it has
        // and owes.
        let still_wants =
            (self.wants_answer & !arrivals.answered) | (self.wants_data & !arrivals.filled);
        let completed = (arrivals.answered | arrivals.filled) & !still_wants;
        let snooped_modified = decoded(found.has_modified & change.snoops, found.at);
        let has_answer_too = change.forwards & operation.is_answered;
        let again = decoded(has_answer_too | change.turns_again, number);
        self.ready.set((self.ready & !picked) | completed | snooped_modified | again);
    }
}

/// As many ones.
fn all_ones(width: u32) -> Bits {
    !constant(width, 0)
}
