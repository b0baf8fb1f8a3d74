//! The search for a key: its two buckets in a table, and the entry whose hash and length are its own.
use nic_dsl::{
    Bits, Bool, State, constant_bool, elaborate, mux, register, register_bool, register_reset, when,
};

use super::mover::{Header, Job, PLACE_BITS};
use super::program::{ENTRY_PLACE, Registers, Step, begin};
use super::{KvsWorker, KvsWorkerPorts};
use crate::engine::kvs::layout::{
    COUNT_BITS, Found, LINE_BITS, SLOT_NUMBER_BITS, SLOTS, Slot, VALUE_BITS, key_bytes, key_lines,
    lines_of,
};
use crate::message::KvsOperation;

/// What the search has found so far.
#[derive(Clone, Copy)]
pub(super) struct Search {
    /// It is in the host's table.
    pub is_host: Bool,
    /// The key is in NIC memory.
    pub nic_hit: Bool,
    /// The key is in host memory.
    pub host_hit: Bool,
    /// There is another key of its hash and length.
    pub collides: Bool,
    /// Where the key is in NIC memory.
    pub nic: Position,
    /// The entry there is newer than the host's.
    pub nic_is_dirty: Bool,
    /// Where the key is in host memory.
    pub host: Position,
    /// Of the entry that was found, in NIC memory if it is in both.
    pub header: Header,
    /// Bytes of its value.
    pub value_length: Bits,
    /// What was free in the buckets of NIC memory.
    pub free: [Free; 2],
    /// The line that is compared next.
    pub at: Bits,
    candidate: Bool,
    candidate_position: Position,
    candidate_length: Bits,
    candidate_is_dirty: Bool,
    differs: Bool,
    /// A line that is looked at in the next step.
    pub held: Bits,
    /// The slots in it, if it is a bucket.
    pub slots: [Slot; SLOTS as usize],
    compared: Bits,
}

/// Where an entry is, as seen from its key.
#[derive(Clone, Copy)]
pub(super) struct Position {
    /// In the key's second bucket.
    pub is_second: Bool,
    /// The slot.
    pub slot: Bits,
}

/// A free slot of a bucket.
#[derive(Clone, Copy)]
pub(super) struct Free {
    /// There is one.
    pub exists: Bool,
    /// It.
    pub slot: Bits,
}

impl Position {
    #[elaborate]
    pub fn registers() -> Self {
        let is_second = register::<Bool>(());
        let slot = register::<Bits>(SLOT_NUMBER_BITS);
        Self { is_second, slot }
    }

    /// Sets it.
    pub fn set(&self, to: Self) {
        self.is_second.set(to.is_second);
        self.slot.set(to.slot);
    }
}

impl Free {
    #[elaborate]
    fn new() -> Self {
        let exists = register::<Bool>(());
        let slot = register::<Bits>(SLOT_NUMBER_BITS);
        Self { exists, slot }
    }
}

impl Search {
    #[elaborate]
    pub fn new() -> Self {
        let is_host = register_bool(false);
        let nic_hit = register_bool(false);
        let host_hit = register_bool(false);
        let nic_is_dirty = register::<Bool>(());
        let collides = register_bool(false);
        let header = register::<Header>(());
        let value_length = register::<Bits>(VALUE_BITS);
        let at = register_reset(COUNT_BITS, 0);
        let candidate = register_bool(false);
        let candidate_length = register::<Bits>(VALUE_BITS);
        let candidate_is_dirty = register::<Bool>(());
        let differs = register_bool(false);
        let held = register::<Bits>(LINE_BITS);
        let compared = register::<Bits>(64);
        let slots = Slot::all_of(held);
        Self {
            is_host,
            nic_hit,
            host_hit,
            collides,
            nic: nic_dsl::scope("nic", Position::registers),
            nic_is_dirty,
            host: nic_dsl::scope("host", Position::registers),
            header,
            value_length,
            free: [0, 1].map(|i| nic_dsl::scope(&format!("free_{i}"), Free::new)),
            at,
            candidate,
            candidate_position: nic_dsl::scope("candidate", Position::registers),
            candidate_length,
            candidate_is_dirty,
            differs,
            held,
            slots,
            compared,
        }
    }

    /// The key is in NIC memory, and newer there than in host memory.
    pub fn nic_is_newer(&self) -> Bool {
        self.nic_hit & self.nic_is_dirty
    }

    /// Begins with NIC memory.
    pub fn begin(&self) {
        for flag in [self.is_host, self.nic_hit, self.host_hit, self.collides, self.candidate] {
            flag.set(false);
        }
    }
}

impl KvsWorker {
    /// The steps of the search; `line` is the worker's own line that the step asks for.
    #[elaborate]
    pub(super) fn search(&self, of: &Registers, ports: &KvsWorkerPorts, now: Step, line: Bits) {
        let Registers { step, request, search, .. } = of;
        let Search { is_host, candidate, at, .. } = *search;
        let see = |found: Found, is_second: bool| {
            when(!candidate & found.matches, || {
                candidate.set(true);
                search.candidate_position.is_second.set(is_second);
                search.candidate_position.slot.set(found.slot);
                search.candidate_length.set(found.value_length);
                search.candidate_is_dirty.set(of.found_is_dirty);
            });
            when(!is_host, || {
                let free = &search.free[usize::from(is_second)];
                free.exists.set(found.has_free);
                free.slot.set(found.free);
            });
        };
        match now {
            Step::Search => {
                let job = Job {
                    is_host,
                    is_pair: constant_bool(true),
                    index: self.bucket(ports, request.hash, constant_bool(false), is_host),
                    other_index: self.bucket(ports, request.hash, constant_bool(true), is_host),
                    count: nic_dsl::constant(COUNT_BITS, 2),
                    place: of.buckets_place(is_host),
                    ..Job::read_of_bucket()
                };
                begin(of, job, Step::First);
            }
            Step::First => {
                search.held.set(line);
                step.goto(Step::Second);
            }
            Step::Second => {
                see(of.found, false);
                search.held.set(line);
                step.goto(Step::Looked);
            }
            Step::Looked => {
                see(of.found, true);
                step.goto(Step::Candidate);
            }
            Step::Candidate => {
                let Position { is_second, slot } = search.candidate_position;
                let job = Job {
                    is_host,
                    is_entry: constant_bool(true),
                    index: self.bucket(ports, request.hash, is_second, is_host),
                    slot,
                    count: lines_of(request.key_length, search.candidate_length),
                    place: nic_dsl::constant(PLACE_BITS, ENTRY_PLACE),
                    ..Job::read_of_bucket()
                };
                at.set(0);
                search.differs.set(false);
                step.goto(Step::Searched);
                when(candidate, || begin(of, job, Step::OfRequest));
            }
            Step::OfRequest => {
                search.held.set(line);
                search.compared.set(key_bytes(request.key_length, at));
                step.goto(Step::OfEntry);
            }
            Step::OfEntry => {
                let compared = search.compared.repeat_each(8);
                search.held.set((line ^ search.held) & compared);
                when(at.is_zero() & !search.nic_hit, || {
                    search.header.cas.set(line.truncate(64));
                    search.header.flags.set(line.slice(64, 32));
                });
                step.goto(Step::Compared);
            }
            Step::Compared => {
                when(search.held.any(), || search.differs.set(true));
                let next = at + 1;
                at.set(next);
                let is_last = next.equals(key_lines(request.key_length));
                step.set(mux(
                    is_last,
                    nic_dsl::state(Step::Searched),
                    nic_dsl::state(Step::OfRequest),
                ));
            }
            Step::Searched => self.searched(of, ports),
            _ => unreachable!("it is no step of the search"),
        }
    }

    /// A table has been searched.
    #[elaborate]
    fn searched(&self, of: &Registers, ports: &KvsWorkerPorts) {
        let Registers { step, request, search, .. } = of;
        let hits = search.candidate & !search.differs;
        when(search.candidate & search.differs, || search.collides.set(true));
        when(hits & search.is_host, || {
            search.host_hit.set(true);
            search.host.set(search.candidate_position);
        });
        when(hits & !search.is_host, || {
            search.nic_hit.set(true);
            search.nic.set(search.candidate_position);
            search.nic_is_dirty.set(search.candidate_is_dirty);
        });
        when(hits & !search.nic_hit, || search.value_length.set(search.candidate_length));
        let goes_on = !search.is_host
            & ports.tables.has_host
            & (!hits | request.operation.is(KvsOperation::Delete));
        search.candidate.set(false);
        search.at.set(0);
        step.goto(Step::Decide);
        when(goes_on, || {
            search.is_host.set(true);
            step.goto(Step::Search);
        });
    }
}

/// The step as a signal, where two are possible.
pub(super) fn either(condition: Bool, yes: Step, no: Step) -> State<Step> {
    mux(condition, nic_dsl::state(yes), nic_dsl::state(no))
}
