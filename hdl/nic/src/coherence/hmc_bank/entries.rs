//! The miss table: the lines that are under way, and what each of them waits for.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, State, any_of, constant, elaborate, one_hot_mux, pack,
    register, register_reset, state, when,
};

use super::configuration::{HmcBank, LINE_BITS};
use super::operation::{Answer, Entry, Held, Operation, Parked, Pending};
use crate::coherence::pick::{decoded, number_of};

/// The entries, a bit of each vector for each.
pub(super) struct Entries {
    /// Waits for an answer without data. Nobody answers what has not been asked, so that an entry
    /// is not used again while its request still waits to leave.
    pub wants_answer: Bits,
    /// Waits for data.
    pub wants_data: Bits,
    /// Something has come for it to go on.
    pub ready: Bits,
    /// The numbers of entries, as the memories have them.
    pub records: Memory<Entry>,
    /// What was answered.
    pub answers: Memory<Answer>,
    /// Its request waits to leave.
    unasked: Bits,
    /// It wants an answer from then on.
    needs_answer: Bits,
    /// It wants data from then on.
    needs_data: Bits,
    valid: Bits,
    failed: Bits,
    poisoned: Bits,
    parked: Bits,
    snoops: Memory<Parked>,
    lines: Vec<Bits>,
    held: Vec<State<Held>>,
}

/// What the table knows of the operation of this cycle.
pub(super) struct Found {
    /// Its line is under way.
    pub any: Bool,
    /// In which state.
    pub held: State<Held>,
    /// The entry that goes on.
    pub entry: Entry,
    /// Its line's state.
    pub entry_held: State<Held>,
    /// What was answered to it.
    pub answer: Answer,
    /// Something went wrong with it.
    pub failed: Bool,
    /// Its data are damaged.
    pub poisoned: Bool,
    /// A snoop waits for it.
    pub is_parked: Bool,
    /// It.
    pub parked: Parked,
    /// Its answer has come.
    pub is_answered: Bool,
    matches: Vec<Bool>,
}

/// What the operation of this cycle does to the table.
#[derive(Clone, Copy)]
pub(super) struct Change {
    /// The operation's entry begins something.
    pub starts: Bool,
    /// With a request to the host.
    pub asks: Bool,
    /// What.
    pub start: Entry,
    /// Its line's state.
    pub start_held: State<Held>,
    /// Its data are damaged.
    pub start_poisoned: Bool,
    /// The operation's entry is free.
    pub frees: Bool,
    /// The snoop waits for the entry of its line.
    pub parks: Bool,
    /// The snoop is answered from the entry of its line.
    pub snoops: Bool,
    /// The snoop that waited for the operation's entry is answered.
    pub forwards: Bool,
    /// The state of the line after either.
    pub after: State<Held>,
    /// The snoop that waited for the operation's entry begins again.
    pub replays: Bool,
}

/// What comes from the host in this cycle, a bit for each entry.
pub(super) struct Arrivals {
    /// An answer that was waited for.
    pub answered: Bits,
    /// Data that were waited for.
    pub filled: Bits,
    /// One of them says that it failed.
    pub failed: Bits,
    /// It grants a Shared copy.
    pub shared: Bits,
    /// It grants ownership.
    pub owned: Bits,
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
        let parked = vector();
        let records = Memory::<Entry>::new((), count).style(MemoryStyle::Distributed);
        let answers = Memory::<Answer>::new((), count).style(MemoryStyle::Distributed);
        let snoops = Memory::<Parked>::new((), count).style(MemoryStyle::Distributed);
        let lines = (0..count).map(|i| register::<Bits>(LINE_BITS).named(&format!("line_{i}")));
        let lines = lines.collect();
        let held = (0..count).map(|i| named_state(&format!("held_{i}"))).collect();
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
            parked,
            snoops,
            lines,
            held,
        }
    }

    /// What is known of the line and of the entry of `operation`.
    #[elaborate]
    pub fn find(&self, operation: &Operation) -> Found {
        let number = operation.entry;
        let matches: Vec<Bool> = (0_u32..)
            .zip(&self.lines)
            .map(|(i, line)| self.valid.bit(i) & line.equals(operation.line))
            .collect();
        let waiting = self.wants_answer | self.unasked;
        // A clean copy that is given up is gone once the host has said GO (rule 1).
        let counts = (0_u32..).zip(&matches).zip(&self.held).map(|((i, is_it), held)| {
            let is_clean = held.is_any(&[Held::Shared, Held::Exclusive]);
            *is_it & (waiting.bit(i) | !is_clean)
        });
        let is_under_way = any_of(matches.iter().copied());
        let held = one_hot_mux(counts.zip(self.held.iter().copied()));
        let states = pack(self.held.iter().map(|held| held.bits()));
        let entry_held = State::from_bits(states.element(number, held.bits().width()));
        let entry = self.records.read_now(number);
        let answer = self.answers.read_now(number);
        let parked = self.snoops.read_now(number);
        Found {
            any: is_under_way,
            held,
            entry,
            entry_held,
            answer,
            failed: self.failed.bit_at(number),
            poisoned: self.poisoned.bit_at(number),
            is_parked: self.parked.bit_at(number),
            parked,
            is_answered: !waiting.bit_at(number),
            matches,
        }
    }

    /// Makes the changes of this cycle; `picked` are entries whose turn has come, `asked` those whose
    /// request leaves.
    #[elaborate]
    pub fn connect(
        &self,
        operation: &Operation,
        found: &Found,
        change: Change,
        arrivals: &Arrivals,
        (picked, asked): (Bits, Bits),
    ) {
        let number = operation.entry;
        let started = decoded(change.starts, number);
        let freed = decoded(change.frees, number);
        let matched = pack(found.matches.iter().copied());
        let newly_parked = matched & change.parks.mask(matched.width());
        let ends_parking = change.forwards | change.replays;
        let unparked = decoded(ends_parking, number);
        self.records.write(change.starts, number, change.start);
        let parked_snoop = Parked { snoop: operation.snoop, uqid: operation.uqid };
        self.snoops.write(change.parks, number_of(&found.matches), parked_snoop);

        let pending = change.start.pending;
        let needs_data =
            pending.is_any(&[Pending::ReadOnce, Pending::ReadShared, Pending::ReadOwned]);
        let needs_answer = !pending.is(Pending::ReadOnce);
        let all = |condition: Bool| condition.mask(matched.width());
        self.valid.set((self.valid | started) & !freed);
        self.unasked.set((self.unasked | (started & all(change.asks))) & !asked);
        self.needs_answer.set((self.needs_answer & !started) | (started & all(needs_answer)));
        self.needs_data.set((self.needs_data & !started) | (started & all(needs_data)));
        // What goes on without a request waits at once.
        let answer_wanted = (asked & self.needs_answer) | (started & all(!change.asks));
        let data_wanted = asked & self.needs_data;
        self.wants_answer.set((self.wants_answer | answer_wanted) & !arrivals.answered);
        self.wants_data.set((self.wants_data | data_wanted) & !arrivals.filled);
        self.failed.set((self.failed & !started) | arrivals.failed);
        let damaged = started & all(change.start_poisoned);
        self.poisoned.set((self.poisoned & !started) | damaged);
        self.parked.set((self.parked & !unparked) | newly_parked);

        // An entry goes on when the last that it waits for has come; or with a snoop, if it has
        // the line.
        let still_wants =
            (self.wants_answer & !arrivals.answered) | (self.wants_data & !arrivals.filled);
        let completed = (arrivals.answered | arrivals.filled) & !still_wants;
        let snooped = newly_parked & all(found.held.is(Held::Modified));
        let has_answer_too = change.forwards & found.is_answered;
        let again = decoded(has_answer_too, number);
        self.ready.set((self.ready & !picked) | completed | snooped | again);

        for (i, (line, held)) in (0_u32..).zip(self.lines.iter().zip(&self.held)) {
            let takes = started.bit(i);
            let is_snooped = (change.snoops & found.matches[i as usize])
                | (change.forwards & number.equals(constant(number.width(), i)));
            when(takes, || {
                line.set(change.start.line);
                held.set(change.start_held);
            })
            .otherwise_when(arrivals.shared.bit(i), || held.set(state(Held::Promised)))
            .otherwise_when(arrivals.owned.bit(i), || held.set(state(Held::Granted)))
            .otherwise_when(is_snooped, || held.set(change.after));
        }
    }
}

/// A state register of that name, not reset: it counts only while its entry is valid.
fn named_state(name: &str) -> State<Held> {
    let register = register::<State<Held>>(());
    State::from_bits(register.bits().named(name))
}
