//! The MSHRs (miss status holding registers): the lines that are outstanding, and what each of them waits for.
//! What every cycle searches or changes in all of them is in registers, a bit or a word for each MSHR; the other
//! fields are in memories that are read by its number.
use nic_dsl::{
    Array, Bits, Bool, LevelSink, LevelSource, Memory, MemoryStyle, State, array_of_bits, constant,
    delayed_bool, elaborate, mux, pack, register_array, register_reset, state, when,
};

use super::configuration::{HmcBank, LINE_BITS};
use super::operation::{Answer, Entry, Held, Operation, Owed};
use super::snoop::{Asks, is_to_come, line_state, with_state};
use crate::lib::pick::decoded;
use crate::message::{LineState, WriteFence, WriteFenceStatus};

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
    /// Its request waits to leave.
    unasked: Bits,
    /// It wants a response from then on.
    needs_answer: Bits,
    /// It wants data from then on.
    needs_data: Bits,
    valid: Bits,
    failed: Bits,
    poisoned: Bits,
    owes: Bits,
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
    /// Its data are poisoned.
    pub poisoned: Bool,
    /// It owes its line to a snoop.
    pub owes: Bool,
    /// The snoop to which it is owed.
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
    /// A snoop is owed the line of this MSHR.
    forwards: Bits,
    /// The line is Modified, and the MSHR has its data.
    has_modified: Bits,
}

/// What the operation of this cycle does to the MSHRs.
#[derive(Clone, Copy)]
pub(super) struct Change {
    /// The MSHR that is allocated: the operation's own, or one that was free.
    pub target: Bits,
    /// It takes `start` over, which counts if it is allocated.
    pub loads: Bool,
    /// It is allocated, or waits for a further response.
    pub starts: Bool,
    /// A request to the host goes with it.
    pub asks: Bool,
    /// It needs data.
    pub needs_data: Bool,
    /// It needs a response.
    pub needs_answer: Bool,
    /// What it is about.
    pub start: Entry,
    /// Its line's state.
    pub start_held: State<Held>,
    /// Its data are poisoned.
    pub start_poisoned: Bool,
    /// It keeps its request for a further response, and has failed if that has.
    pub continues: Bool,
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
    /// The operation's MSHR sends the line that it owes.
    pub pays: Bool,
    /// And does nothing else: it resumes when its response has come.
    pub forwards: Bool,
}

/// What comes from the host in this cycle, a bit for each MSHR.
pub(super) struct Arrivals {
    /// A response that was waited for.
    pub answered: Bits,
    /// Data that were waited for.
    pub filled: Bits,
    /// One of them says that it failed.
    pub failed: Bits,
    /// It grants a Shared copy.
    pub shared: Bits,
    /// It grants ownership.
    pub owned: Bits,
    /// Of a line that is Modified when it comes.
    pub modified: Bits,
}

impl Entries {
    #[elaborate]
    pub fn new(bank: &HmcBank) -> Self {
        let count = bank.outstanding;
        let vector = || register_reset(count, 0);
        let valid = vector();
        let unasked = vector();
        let needs_answer = vector();
        let needs_data = vector();
        let wants_answer = vector();
        let wants_data = vector();
        let ready = vector();
        let failed = vector();
        let poisoned = vector();
        let owes = vector();
        let unobserved = vector();
        let fenced = vector();
        let awaited = vector();
        let serves = vector();
        let waited = vector();
        let records = Memory::<Entry>::new((), count).style(MemoryStyle::Distributed);
        let answers = Memory::<Answer>::new((), count).style(MemoryStyle::Distributed);
        let snoops = Memory::<Owed>::new((), count).style(MemoryStyle::Distributed);
        let lines = register_array::<Bits>(LINE_BITS, count);
        let held = register_array::<State<Held>>((), count);
        Self {
            wants_answer,
            wants_data,
            ready,
            records,
            answers,
            unasked,
            needs_answer,
            needs_data,
            valid,
            failed,
            poisoned,
            owes,
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
        let modified_then = each(&[Held::Modified, Held::ModifiedToCome]);
        let waiting = self.wants_answer | self.unasked;
        // A clean copy that is given up is gone once the host has said GO (rule 1).
        let gives = matches & (waiting | !clean);
        let forwards = matches & modified_then;
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
        let answer = self.answers.read_now(number);
        let owed = self.snoops.read_now(number);
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
            failed: self.failed.bit_at(number),
            poisoned: self.poisoned.bit_at(number),
            owes: self.owes.bit_at(number),
            owed,
            is_answered: !waiting.bit_at(number),
            matches,
            loses: lost.any(),
            gives,
            after,
            has_modified: matches & modified,
            forwards,
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

    /// Makes the changes of this cycle; `picked` are MSHRs whose turn has come, `asked` those whose
    /// request leaves. `flush_begins`: what is outstanding is waited for.
    #[elaborate]
    pub fn connect(
        &self,
        operation: &Operation,
        found: &Found,
        change: Change,
        arrivals: &Arrivals,
        (picked, asked): (Bits, Bits),
        flush_begins: Bool,
    ) {
        let number = operation.entry;
        let loaded = decoded(change.loads, change.target);
        let started = decoded(change.starts, change.target);
        let freed = decoded(change.frees, number);
        let all = |condition: Bool| condition.mask(self.valid.width());
        let newly_owed = found.forwards & all(change.snoops);
        let paid = decoded(change.pays, number);
        self.records.write(change.loads, change.target, change.start);
        let owed_to = Owed { uqid: operation.uqid };
        self.snoops.write(change.snoops & found.is_under_way, found.at, owed_to);

        self.valid.set((self.valid | started) & !freed);
        self.unasked.set((self.unasked | (started & all(change.asks))) & !asked);
        self.needs_answer.set((self.needs_answer & !loaded) | (loaded & all(change.needs_answer)));
        self.needs_data.set((self.needs_data & !loaded) | (loaded & all(change.needs_data)));
        // What continues without a request waits at once.
        let answer_wanted = (asked & self.needs_answer) | (started & all(!change.asks));
        let data_wanted = asked & self.needs_data;
        self.wants_answer.set((self.wants_answer | answer_wanted) & !arrivals.answered);
        self.wants_data.set((self.wants_data | data_wanted) & !arrivals.filled);
        let fresh = loaded & all(!change.continues);
        self.failed.set((self.failed & !fresh) | arrivals.failed);
        let damaged = loaded & all(change.start_poisoned);
        self.poisoned.set((self.poisoned & !loaded) | damaged);
        self.owes.set((self.owes & !paid) | newly_owed);
        let begun = decoded(change.starts_flush, change.target);
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

        let (takes, shared, owned) =
            (array_of_bits(loaded), array_of_bits(arrivals.shared), array_of_bits(arrivals.owned));
        let modified = array_of_bits(arrivals.modified);
        let snooped = array_of_bits(found.gives & all(change.snoops));
        self.held.each(|held, i| {
            let granted =
                mux(modified.at(i), state(Held::ModifiedToCome), state(Held::ExclusiveToCome));
            when(takes.at(i), || {
                self.lines.at(i).set(change.start.line);
                held.set(change.start_held);
            })
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
