//! The MSHRs (miss status holding registers): what each outstanding line waits for, first the host, then the
//! device's memory. The device has no copy of any of them. Which line it is stands in its set, where it is
//! found (`sets`).
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, State, elaborate, register_bool, register_reset, when,
};

use super::configuration::DmcBank;
use super::operation::{Entry, Operation, Pending, Pull, Resumed};
use crate::coherence::sets::Places;
use crate::lib::pick::{decoded, decoded_by_halves};
use crate::lib::ready::Turn;

/// The MSHRs, a bit of each vector for each.
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
    /// The host has pulled its line.
    sends: Bits,
    /// Something went wrong.
    failed: Bits,
    /// Memory has given its line.
    filled: Bits,
}

/// What is known of the line of the operation in cycle 3, and of the MSHR that it names.
pub(super) struct Found {
    /// The line is outstanding.
    pub any: Bool,
    /// Memory is being accessed for it.
    pub accessed: Bool,
    /// The MSHR that it names has its line outstanding, and waits for the host.
    pub waits_for_host: Bool,
}

/// What the operation in cycle 3 does to the MSHRs.
#[derive(Clone, Copy)]
pub(super) struct Change {
    /// The MSHR of that number is allocated.
    pub starts: Bool,
    /// Its number; otherwise that of the operation's own MSHR.
    pub target: Bits,
    /// That MSHR is none's yet, or the operation's own: it may be written.
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
    /// It resumes once more, with nothing changed.
    pub turns_again: Bool,
}

/// What comes in this cycle, a bit for each entry.
pub(super) struct Arrivals {
    /// An answer of the host that was waited for.
    pub answered: Bits,
    /// It pulls the line.
    pub pulled: Bits,
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
        let wants_answer = vector();
        let wants_data = vector();
        let ready = vector();
        let sends = vector();
        let failed = vector();
        let filled = vector();
        let records = Memory::<Entry>::new((), count).style(MemoryStyle::Distributed);
        let pulls = Memory::<Pull>::new((), count).style(MemoryStyle::Distributed);
        let addresses =
            Memory::<Bits>::new(bank.line_bits(), count).style(MemoryStyle::Distributed);
        Self { wants_answer, wants_data, ready, records, addresses, pulls, sends, failed, filled }
    }

    /// Whether the MSHR that has the turn sends a line; `moves`: another one gets it.
    #[elaborate]
    pub fn turn_sends(&self, turn: &Turn, moves: Bool) -> Bool {
        let sends = register_bool(false);
        when(moves, || sends.set((turn.lowest & self.sends).any()));
        sends
    }

    /// Cycle 2: what the MSHR has, of which nothing changes when its turn has come, or while it waits for the host.
    #[elaborate]
    pub fn resume(&self, operation: &Operation) -> (Entry, Resumed) {
        let number = operation.entry;
        let entry = self.records.read_now(number);
        let resumed = Resumed {
            pending: entry.pending,
            merges: entry.writes,
            failed: self.failed.bit_at(number),
            filled: self.filled.bit_at(number),
            pull: self.pulls.read_now(number),
            is_its_line: self.addresses.read_now(number).equals(operation.line),
        };
        (entry, resumed)
    }

    /// Cycle 3: what is known of the line and of the MSHR of `operation`.
    #[elaborate]
    pub fn find(&self, operation: &Operation, resumed: &Resumed, places: &Places) -> Found {
        let inside = !operation.outside;
        let waits = self.wants_answer.bit_at(operation.entry);
        let any = places.is_under_way & inside;
        let accessed = (places.under_way & places.marked).any() & inside;
        Found { any, accessed, waits_for_host: waits & resumed.is_its_line & inside }
    }

    /// Makes the changes of this cycle; `sent` is the MSHR whose request leaves for the host: from
    /// then on it can be answered. `picked` is the one whose turn has come, `skipped` the one that
    /// has to wait for another.
    #[elaborate]
    pub fn connect(
        &self,
        operation: &Operation,
        change: Change,
        arrivals: &Arrivals,
        (sent, picked, skipped): (Bits, Bits, Bits),
    ) {
        let number = operation.entry;
        let started = decoded(change.starts, change.target);
        let forwarded = decoded(change.forwards, number);
        let reading = decoded_by_halves("reading", change.reads, number);
        let continued = decoded_by_halves("continued", change.continues, number);
        let again = decoded_by_halves("again", change.turns_again, number);
        // Whether the request begins is known late; until it has, nobody asks what its MSHR is about.
        self.records.write(change.may_write, change.target, change.start);
        self.addresses.write(change.may_write, change.target, operation.line);

        let reads_now = started & change.start_reads.mask(started.width());
        let answered = arrivals.answered | forwarded;
        self.wants_answer.set((self.wants_answer | sent | continued) & !answered);
        let arrived = arrivals.filled | arrivals.straight;
        self.wants_data.set((self.wants_data | reads_now | reading) & !arrived);
        self.sends.set((self.sends & !(started | continued)) | arrivals.pulled);
        self.failed.set((self.failed & !started) | arrivals.failed);
        self.filled.set((self.filled & !started) | arrivals.filled);
        let resumes = answered | arrivals.filled | skipped | again;
        self.ready.set((self.ready & !picked) | resumes);
    }
}

/// Whether it ends with a line from memory.
pub(super) fn is_read(pending: State<Pending>) -> Bool {
    pending.is_any(&[Pending::ReadOnce, Pending::ReadShared, Pending::ReadOwned])
}
