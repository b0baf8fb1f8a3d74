//! The MSHRs (miss status holding registers): the lines that are outstanding, and what each of them waits for.
//! What every cycle searches or changes in all of them is in registers, a bit or a word for each MSHR; the other
//! fields are in memories that are read by its number.
use nic_dsl::{
    Array, Bits, Bool, LevelSink, LevelSource, Memory, MemoryStyle, Source, State, array_of_bits,
    constant, delayed_bool, elaborate, mux, pack, register_array, register_reset, state, when,
};

use super::configuration::{HmcBank, LINE_BITS};
use super::operation::{Answer, Entry, Held, Operation, Owed, Pending};
use super::snoop::{Asks, is_to_come, line_state, with_state};
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
    /// The host's data for each came poisoned, or in place of data an error.
    pub damaged: Memory<Bool>,
    /// Its request waits to leave.
    unasked: Bits,
    valid: Bits,
    /// Its write was answered when it was observed locally, and is not yet observed globally.
    unobserved: Bits,
    /// The same, and was so when the fence began to stand.
    fenced: Bits,
    /// A flush of the whole cache waits for it.
    awaited: Bits,
    /// Its own work is done, and it serves requests that waited for its line.
    pub serves: Bits,
    /// Requests wait at it.
    waited: Bits,
    snoops: Memory<Owed>,
    lines: Array<Bits>,
    held: Array<State<Held>>,
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
    /// Its response has come.
    pub is_answered: Bool,
    /// A snoop takes a copy away, or makes it Shared.
    pub loses: Bool,
    /// The MSHR has the line, and it is outstanding.
    matches: Bits,
    /// A snoop would change the state of this MSHR's line.
    gives: Bits,
    /// The state that it would have.
    after: Array<State<Held>>,
    /// The line is Modified, and the MSHR has its data.
    has_modified: Bits,
}

/// What the operation of this cycle does to the MSHRs.
#[derive(Clone, Copy)]
pub(super) struct Change {
    /// The MSHR that may be allocated: the operation's own, or one that was free.
    pub target: Bits,
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
    /// Line and state are written.
    pub loads: Bool,
    /// It is allocated, and a request to the host goes with it.
    pub starts: Bool,
}

/// What becomes of the operation's own MSHR.
#[derive(Clone, Copy)]
pub(super) struct Own {
    /// The state is written, and the line, unless requests wait for it: then it stays what it is.
    pub loads: Bool,
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
    /// It grants a Shared copy.
    pub shared: Bits,
    /// It grants ownership.
    pub owned: Bits,
    /// Of a line that is Modified when it comes.
    pub modified: Bits,
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
        let unasked = vector();
        let wants_answer = vector();
        let wants_data = vector();
        let ready = vector();
        let unobserved = vector();
        let fenced = vector();
        let awaited = vector();
        let serves = vector();
        let waited = vector();
        let records = Memory::<Entry>::new((), count).style(MemoryStyle::Distributed);
        let answers = Memory::<Answer>::new((), count).style(MemoryStyle::Distributed);
        let damaged = Memory::<Bool>::new((), count).style(MemoryStyle::Distributed);
        let snoops = Memory::<Owed>::new((), count).style(MemoryStyle::Distributed);
        let lines = register_array::<Bits>(LINE_BITS, count);
        let held = register_array::<State<Held>>((), count);
        Self {
            wants_answer,
            wants_data,
            ready,
            records,
            answers,
            damaged,
            unasked,
            valid,
            unobserved,
            fenced,
            awaited,
            serves,
            waited,
            snoops,
            lines,
            held,
        }
    }

    /// What is known of the line and of the MSHR of `operation`.
    #[elaborate]
    pub fn find(&self, operation: &Operation) -> Found {
        let number = operation.entry;
        let equal = self.lines.map(|line, _| line.equals(operation.line)).bits();
        let matches = equal & self.valid;
        // A line may make room while requests that waited for it are served: then it is outstanding at another
        // MSHR, and they wait for that.
        let served = equal & self.serves;
        let comes_first = served & !operation.has_waited.mask(served.width());
        let occupied = matches | comes_first;
        let each = |wanted: &[Held]| self.held.map(|held, _| held.is_any(wanted)).bits();
        let clean = each(&[Held::Shared, Held::Exclusive]);
        let modified = each(&[Held::Modified]);
        let waiting = self.wants_answer | self.unasked;
        // A clean copy that is given up is gone once the host has said GO (rule 1).
        let gives = matches & (waiting | !clean);
        let asks = Asks::new(operation.snoop);
        let after = self.held.map(|held, _| with_state(held, asks.state_after(line_state(held))));
        // A copy that is to come is nobody's yet.
        let changed =
            self.held.map(|held, i| held.bits().differs(after.at(i).bits()) & !is_to_come(held));
        let lost = gives & changed.bits();
        let state_bits = (0..line_state(self.held.at(0)).bits().width()).map(|bit| {
            let has_bit = self.held.map(|held, _| line_state(held).bits().bit(bit));
            (gives & has_bit.bits()).any()
        });
        let state = State::from_bits(pack(state_bits));
        let entry_held = self.held.at(number);
        let entry = self.records.read_now(number);
        // The operation has it already.
        entry.line.ignore();
        let answer = self.answers.read_now(number);
        let owed = self.snoops.read_now(number);
        // What an earlier use of the MSHR has left in the memories does not count.
        let reads = |what: &[Pending]| entry.pending.is_any(what);
        let has_data = reads(&[Pending::ReadOnce, Pending::ReadShared, Pending::ReadOwned]);
        let has_answer = !reads(&[Pending::ReadOnce]);
        let damaged = has_data & self.damaged.read_now(number);
        let failed = entry.failed | (has_answer & answer.fails) | damaged;
        Found {
            any: occupied.any(),
            is_under_way: matches.any(),
            is_served: served.any(),
            at: matches.number_of_one(),
            at_waited: (matches & self.waited).any(),
            is_waited: self.waited.bit_at(number),
            state,
            entry,
            entry_held,
            answer,
            failed,
            owed,
            is_answered: !waiting.bit_at(number),
            matches,
            loses: lost.any(),
            gives,
            after,
            has_modified: matches & modified,
        }
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
    /// host that leaves. `flush_begins`: what is outstanding is waited for.
    #[elaborate]
    pub fn connect(
        &self,
        operation: &Operation,
        found: &Found,
        change: Change,
        arrivals: &Arrivals,
        (picked, leaving): (Bits, Leaving),
        flush_begins: Bool,
    ) {
        let number = operation.entry;
        let Change { free, own, .. } = change;
        let started = decoded(free.starts, free.number) | decoded(own.asks, number);
        let continued = decoded(own.waits, number);
        let loaded = decoded(free.loads, free.number) | decoded(own.loads, number);
        // A victim that takes the MSHR of a line over brings its own.
        let takes_line = own.loads & !found.is_waited;
        let takes_lines = decoded(free.loads, free.number) | decoded(takes_line, number);
        let freed = decoded(change.frees, number);
        let asked = decoded(leaving.leaves, leaving.number);
        let all = |condition: Bool| condition.mask(self.valid.width());
        self.records.write(change.records, change.target, change.start);
        // An MSHR owes its line from a snoop of it on, until it has resumed. One that is allocated owes nothing.
        let owes = change.snoops & found.state.is(LineState::Modified);
        let owed_to = Owed { uqid: operation.uqid, is_owed: change.snoops };
        let at = mux(change.snoops, found.at, change.target);
        self.snoops.write(owes | change.records | change.completes, at, owed_to);

        self.valid.set((self.valid | started) & !freed);
        self.unasked.set((self.unasked | started) & !asked);
        // What continues without a request waits at once.
        let answer_asked = asked & all(leaving.wants_answer);
        let answer_wanted = answer_asked | continued;
        let data_wanted = asked & all(leaving.wants_data);
        self.wants_answer.set((self.wants_answer | answer_wanted) & !arrivals.answered);
        self.wants_data.set((self.wants_data | data_wanted) & !arrivals.filled);
        let begun = decoded(change.starts_flush, free.number);
        let under_way = self.valid | started;
        self.awaited.set((mux(flush_begins, under_way, self.awaited) | begun) & !freed);
        let stopped = decoded(change.stops_serving, number);
        self.serves.set((self.serves | decoded(change.serves, number)) & !stopped);
        let joined = found.matches & all(change.joins);
        self.waited.set((self.waited | joined) & !decoded(change.empties, number));
        let told = decoded(change.tells_early, number);
        self.unobserved.set((self.unobserved | told) & !freed);

        // An MSHR resumes when the last that it waits for has come; or to send a line that it has
        // and owes.
        let still_wants =
            (self.wants_answer & !arrivals.answered) | (self.wants_data & !arrivals.filled);
        let completed = (arrivals.answered | arrivals.filled) & !still_wants;
        let snooped_modified = found.has_modified & all(change.snoops);
        let has_answer_too = change.forwards & found.is_answered;
        let again = decoded(has_answer_too | change.turns_again, number);
        self.ready.set((self.ready & !picked) | completed | snooped_modified | again);

        let (takes, takes_lines) = (array_of_bits(loaded), array_of_bits(takes_lines));
        let (shared, owned) = (array_of_bits(arrivals.shared), array_of_bits(arrivals.owned));
        let modified = array_of_bits(arrivals.modified);
        let snooped = array_of_bits(found.gives & all(change.snoops));
        self.held.each(|held, i| {
            let granted =
                mux(modified.at(i), state(Held::ModifiedToCome), state(Held::ExclusiveToCome));
            when(takes_lines.at(i), || self.lines.at(i).set(change.start.line));
            when(takes.at(i), || held.set(change.start_held))
                .otherwise_when(shared.at(i), || held.set(state(Held::SharedToCome)))
                .otherwise_when(owned.at(i), || held.set(granted))
                .otherwise_when(snooped.at(i), || held.set(found.after.at(i)));
        });
    }
}

/// As many ones.
fn all_ones(width: u32) -> Bits {
    !constant(width, 0)
}
