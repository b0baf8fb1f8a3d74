//! The MSHRs (miss status holding registers): the lines that are outstanding, and what each waits for: first the host,
//! then the device's memory. The device has no copy of any of them.
use nic_dsl::{
    Array, Bits, Bool, Memory, MemoryStyle, State, assert_always, elaborate, register_array,
    register_reset, when,
};

use super::configuration::DmcBank;
use super::operation::{Entry, Operation, Pending, Pull};
use crate::lib::pick::decoded;

/// The entries, a bit of each vector for each.
pub(super) struct Entries {
    /// Waits for the host.
    pub wants_answer: Bits,
    /// Waits for memory.
    pub wants_data: Bits,
    /// All that it waits for has come: it may resume.
    pub ready: Bits,
    /// What is known of it.
    pub records: Memory<Entry>,
    /// Its line in memory.
    pub addresses: Memory<Bits>,
    /// How lines are pulled.
    pub pulls: Memory<Pull>,
    /// Something went wrong.
    pub failed: Bits,
    /// Memory has given its line.
    pub filled: Bits,
    valid: Bits,
    accesses: Bits,
    lines: Array<Bits>,
}

/// What the table knows of the operation of this cycle.
pub(super) struct Found {
    /// Its line is outstanding.
    pub any: Bool,
    /// Memory is being accessed for its line.
    pub accessed: Bool,
    /// The MSHR that it names has its line outstanding, and waits for the host.
    pub waits_for_host: Bool,
    /// What that MSHR waits for.
    pub pending: State<Pending>,
    /// How its line is pulled.
    pub pull: Pull,
    matches: Bits,
}

/// What the operation of this cycle does to the MSHRs.
#[derive(Clone, Copy)]
pub(super) struct Change {
    /// The operation's MSHR is allocated.
    pub starts: Bool,
    /// The MSHR that it names is none's yet, or its own: it may be written.
    pub may_write: Bool,
    /// What it is about.
    pub start: Entry,
    /// With a read of memory: the host is not asked.
    pub start_reads: Bool,
    /// It waits for one more response of the host.
    pub continues: Bool,
    /// The host lets the MSHR access memory.
    pub forwards: Bool,
    /// It reads memory.
    pub reads: Bool,
    /// It is free.
    pub frees: Bool,
}

/// What comes in this cycle, a bit for each entry.
pub(super) struct Arrivals {
    /// An answer of the host that was waited for.
    pub answered: Bits,
    /// A line from memory.
    pub filled: Bits,
    /// A line from memory that answers at once.
    pub straight: Bits,
    /// One of them says that it failed.
    pub failed: Bits,
}

impl Entries {
    #[elaborate]
    pub fn new(bank: &DmcBank) -> Self {
        let count = bank.outstanding;
        let vector = || register_reset(count, 0);
        let valid = vector();
        let wants_answer = vector();
        let wants_data = vector();
        let ready = vector();
        let failed = vector();
        let filled = vector();
        let accesses = vector();
        let records = Memory::<Entry>::new((), count).style(MemoryStyle::Distributed);
        let pulls = Memory::<Pull>::new((), count).style(MemoryStyle::Distributed);
        let addresses =
            Memory::<Bits>::new(bank.line_bits(), count).style(MemoryStyle::Distributed);
        let lines = register_array::<Bits>(bank.line_bits(), count);
        Self {
            wants_answer,
            wants_data,
            ready,
            records,
            addresses,
            pulls,
            failed,
            valid,
            filled,
            accesses,
            lines,
        }
    }

    /// What is known of the line and of the entry of `operation`.
    #[elaborate]
    pub fn find(&self, operation: &Operation) -> Found {
        let number = operation.entry;
        let equal = self.lines.map(|line, _| line.equals(operation.line));
        let matches = self.valid & equal.bits();
        let any = matches.any();
        let entry = self.records.read_now(number);
        // The operation has them already.
        entry.tag.ignore();
        [entry.port, entry.writes].into_iter().for_each(Bool::ignore);
        let pull = self.pulls.read_now(number);
        let accessed = (matches & self.accesses).any();
        let waits = self.wants_answer.bit_at(number);
        let inside = !operation.outside;
        Found {
            any: any & inside,
            accessed: accessed & inside,
            waits_for_host: waits & operation.is_its_line & inside,
            pending: entry.pending,
            pull,
            matches,
        }
    }

    /// Makes the changes of this cycle; `sent` is the entry whose request leaves for the host: from
    /// then on it can be answered. `picked` is the one whose turn has come, `skipped` the one that
    /// has to wait for another. `leaves`: `left` is answered without a decision.
    #[elaborate]
    pub fn connect(
        &self,
        (number, line): (Bits, Bits),
        change: Change,
        arrivals: &Arrivals,
        (sent, picked, skipped): (Bits, Bits, Bits),
        (leaves, left): (Bool, Bits),
    ) {
        let started = decoded(change.starts, number);
        let freed = decoded(change.frees, number);
        let forwarded = decoded(change.forwards, number);
        let reading = decoded(change.reads, number);
        let continued = decoded(change.continues, number);
        // Whether the request begins is known late; until it has, nobody asks what its MSHR is about.
        self.records.write(change.may_write, number, change.start);
        self.addresses.write(change.may_write, number, line);

        let asks_host = started & (!change.start_reads).mask(started.width());
        let reads_now = started & change.start_reads.mask(started.width());
        let answered_straight = decoded(leaves, left);
        assert_always("what leaves was under way", leaves.implies(self.valid.bit_at(left)));
        self.valid.set((self.valid | started) & !freed & !answered_straight);
        let answered = arrivals.answered | forwarded;
        self.wants_answer.set((self.wants_answer | sent | continued) & !answered);
        let arrived = arrivals.filled | arrivals.straight;
        self.wants_data.set((self.wants_data | reads_now | reading) & !arrived);
        // From the forward to the end of the access the host's requests for the line wait.
        self.accesses.set((self.accesses & !asks_host) | reads_now | forwarded);
        self.failed.set((self.failed & !started) | arrivals.failed);
        self.filled.set((self.filled & !started) | arrivals.filled);
        self.ready.set((self.ready & !picked) | answered | arrivals.filled | skipped);
        when(change.may_write, || self.lines.at(number).set(line));
    }
}

impl Found {
    /// No two entries have the same line.
    pub fn is_unique(&self) -> Bool {
        (self.matches & (self.matches - 1)).is_zero()
    }
}

/// Whether it ends with a line from memory.
pub(super) fn is_read(pending: State<Pending>) -> Bool {
    pending.is_any(&[Pending::ReadOnce, Pending::ReadShared, Pending::ReadOwned])
}
