//! What a worker does, step by step.
use nic_dsl::{
    Bits, Bool, BundleExt, Memory, MemoryStyle, State, States, constant, constant_bool, cover,
    elaborate, mux, register, register_bool, register_reset, register_state, scope, state, when,
    wire_default,
};

use super::mover::{Header, Job, Mover, PLACE_BITS};
use super::search::{Position, Search, either};
use super::{KvsWorker, KvsWorkerPorts};
use crate::engine::kvs::layout::{
    COUNT_BITS, Found, INDEX_BITS, KEY_BITS, LINE_BITS, SLOT_NUMBER_BITS, Slot, VALUE_BITS, choice,
    look_closer,
};
use crate::message::{KvsOperation, KvsRequest};

/// The first of the worker's own lines with an entry that was read; those of the request are from 0 on.
pub(super) const ENTRY_PLACE: u32 = 32;
/// The first with buckets: two of NIC memory, two of host memory, one for an entry that goes there.
pub(super) const BUCKETS_PLACE: u32 = 24;

/// Status codes of the binary protocol (protocol_binary.h of memcached 1.6).
pub(super) mod status {
    pub const OKAY: u32 = 0;
    pub const NOT_FOUND: u32 = 1;
    pub const EXISTS: u32 = 2;
    pub const OUT_OF_MEMORY: u32 = 0x82;
    pub const INTERNAL_ERROR: u32 = 0x84;
}
/// Bits of a status.
const STATUS_BITS: u32 = 8;

/// What a worker does.
#[derive(Clone, Copy, PartialEq, Debug, States)]
pub(super) enum Step {
    /// It takes the lines of a request, and it.
    Idle,
    /// Lines are moved; then comes another step.
    Await,
    /// Both buckets of a table are to be read.
    Search,
    /// The first bucket is looked at.
    First,
    /// It has been looked at, and the second is.
    Second,
    /// Both have been.
    Looked,
    /// An entry that may be the key's is to be read.
    Candidate,
    /// A line of the request with some of the key is at hand.
    OfRequest,
    /// The same line of the entry is compared with it.
    OfEntry,
    /// The difference is looked at.
    Compared,
    /// A table has been searched.
    Searched,
    /// How the request ends is decided.
    Decide,
    /// It is done.
    Act,
    /// The answer leaves.
    Reply,
    /// A slot is to be found for an entry.
    Room,
    /// The slot that was used longest ago is asked for.
    Oldest,
    /// It is not yet known.
    Victim,
    /// It is known.
    Evict,
    /// What is in it is looked at.
    Evicted,
    /// The entry that is there is to be read if it is newer than the host's.
    Save,
    /// The host's bucket that it belongs to is to be read.
    Home,
    /// It is there.
    HomeBucket,
    /// Its slot there is chosen.
    HomeSlot,
    /// That slot is to be freed, because it has an older entry of the key.
    Clear,
    /// It is to be written to host memory.
    Back,
    /// And its slot.
    BackSlot,
    /// The slot in NIC memory that has another entry is to be freed.
    Vacate,
    /// It is free, or could not be freed.
    Vacated,
    /// An entry is to be written to NIC memory.
    Write,
    /// And its slot.
    Slot,
    /// It is written.
    Stored,
    /// The slot in NIC memory is to be freed.
    EraseNic,
    /// The slot in host memory is to be freed.
    EraseHost,
    /// A line has failed.
    Failed,
    /// The slot is said to be used.
    Touch,
    /// All is done.
    Finish,
}

/// What a worker keeps.
pub(super) struct Registers {
    pub step: State<Step>,
    pub after: State<Step>,
    pub request: KvsRequest,
    pub search: Search,
    /// What the line that is held says about the request's key, if it is a bucket.
    pub found: Found,
    pub found_is_dirty: Bool,
    pub mover: Mover,
    pub outcome: Outcome,
    pub target: Position,
    pub victim: Slot,
    pub victim_is_second: Bool,
    pub home_slot: Bits,
    pub header: Header,
    pub seen: Seen,
}

/// How the request ends, as far as it is known.
#[derive(Clone, Copy)]
pub(super) struct Outcome {
    pub code: Bits,
    pub is_answered: Bool,
    /// The entry in NIC memory that was to be replaced is being put back.
    pub undoes: Bool,
}

/// What is told when it has ended.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub write_back: Bool,
    pub eviction: Bool,
    pub no_room: Bool,
    pub failed: Bool,
}

impl Job {
    /// A read of one line of a bucket.
    pub(super) fn read_of_bucket() -> Self {
        let no = constant_bool(false);
        let content = Slot {
            hash: constant(32, 0),
            key_length: constant(KEY_BITS, 0),
            value_length: constant(VALUE_BITS, 0),
            is_used: no,
            is_dirty: no,
        };
        Self {
            is_host: no,
            is_write: no,
            is_entry: no,
            is_pair: no,
            has_header: no,
            index: constant(INDEX_BITS, 0),
            other_index: constant(INDEX_BITS, 0),
            slot: constant(SLOT_NUMBER_BITS, 0),
            count: constant(COUNT_BITS, 1),
            place: constant(PLACE_BITS, 0),
            content,
        }
    }
}

/// Moves, and goes on with another step.
pub(super) fn begin(of: &Registers, job: Job, after: Step) {
    begin_before(of, job, state(after));
}

/// Moves, and goes on with a step that is one of several.
pub(super) fn begin_before(of: &Registers, job: Job, after: State<Step>) {
    of.mover.begin(job);
    of.step.goto(Step::Await);
    of.after.set(after);
}

impl Registers {
    /// Where buckets of a table are kept.
    pub(super) fn buckets_place(&self, is_host: Bool) -> Bits {
        let of = |place| constant(PLACE_BITS, place);
        mux(is_host, of(BUCKETS_PLACE + 2), of(BUCKETS_PLACE))
    }

    pub(super) fn is_get(&self) -> Bool {
        self.request.operation.is(KvsOperation::Get)
    }
    pub(super) fn is_delete(&self) -> Bool {
        self.request.operation.is(KvsOperation::Delete)
    }
    pub(super) fn is_store(&self) -> Bool {
        !self.is_get() & !self.is_delete()
    }
    /// The key is in one of the tables.
    pub(super) fn is_hit(&self) -> Bool {
        self.search.nic_hit | self.search.host_hit
    }
    pub(super) fn ends_with(&self, code: u32) {
        self.outcome.code.set(code);
    }
}

impl KvsWorker {
    /// The number of a bucket in one of the tables.
    pub(super) fn bucket(
        &self,
        ports: &KvsWorkerPorts,
        hash: Bits,
        is_second: Bool,
        is_host: Bool,
    ) -> Bits {
        let all = constant(INDEX_BITS, (1_u64 << INDEX_BITS) - 1);
        let of_host = !(all << ports.tables.host_index_bits);
        let of_nic = constant(INDEX_BITS, (1_u64 << self.index_bits) - 1);
        choice(hash, is_second).truncate(INDEX_BITS) & mux(is_host, of_host, of_nic)
    }

    /// The number of a bucket of the request's key in NIC memory.
    pub(super) fn nic_bucket(&self, of: &Registers, is_second: Bool) -> Bits {
        choice(of.request.hash, is_second).truncate(self.index_bits).zero_extend(INDEX_BITS)
    }

    /// Describes the worker.
    #[elaborate]
    pub(super) fn program(&self, ports: &KvsWorkerPorts) {
        let of = registers();
        let lines = Memory::<Bits>::new(LINE_BITS, 64)
            .style(MemoryStyle::Distributed)
            .comment("The request from 0 on, buckets from 24 on, an entry from 32 on.");
        let came = register_reset(COUNT_BITS, 0);
        let place = wire_default(of.mover.wanted_place);
        let line = lines.read_now(place);
        let is_idle = of.step.is(Step::Idle);
        ports.line.ready.set(is_idle);
        ports.request.ready.set(is_idle);
        ports.line.payload.last.ignore();
        // Requests that are refused, and the number of lines, are the dispatcher's affair.
        of.request.ignore_the_rest();
        let (fetched, fetched_place, fetched_line) =
            scope("mover", || of.mover.connect(ports, line, of.header));
        let takes = ports.line.fires();
        let written_place = mux(fetched, fetched_place, came.zero_extend(PLACE_BITS));
        let written = mux(fetched, fetched_line, ports.line.payload.data);
        lines.write(fetched | takes, written_place, written);
        when(takes, || came.set(came + 1));
        when(ports.request.fires(), || {
            came.set(0);
            of.request.assign(ports.request.payload);
            of.search.begin();
            of.outcome.code.set(status::OKAY);
            let seen = of.seen;
            let flags = [seen.write_back, seen.eviction, seen.no_room, seen.failed];
            for flag in flags.into_iter().chain([of.outcome.is_answered, of.outcome.undoes]) {
                flag.set(false);
            }
            of.step.goto(Step::Search);
        });

        self.place(&of, place);
        of.step.switch(|now| match now {
            Step::Idle => {}
            Step::Await => {
                // What could not be written is dealt with where it is known what it was.
                let tolerates = of.after.is_any(&[Step::Vacated, Step::Slot, Step::Stored]);
                when(of.mover.is_idle(), || {
                    of.step.set(of.after);
                    when(of.mover.has_failed & !tolerates, || of.step.goto(Step::Failed));
                });
            }
            Step::Search
            | Step::First
            | Step::Second
            | Step::Looked
            | Step::Candidate
            | Step::OfRequest
            | Step::OfEntry
            | Step::Compared
            | Step::Searched => self.search(&of, ports, now, line),
            Step::Decide => self.decide(&of),
            Step::Act => self.act(&of),
            Step::Reply => self.reply(&of, ports),
            Step::Room | Step::Oldest | Step::Victim | Step::Evict | Step::Evicted | Step::Save => {
                self.make_room(&of, ports, now, line);
            }
            Step::Home
            | Step::HomeBucket
            | Step::HomeSlot
            | Step::Clear
            | Step::Back
            | Step::BackSlot => self.write_back(&of, ports, now, line),
            Step::Vacate | Step::Vacated | Step::Write | Step::Slot | Step::Stored => {
                self.store(&of, ports, now);
            }
            Step::EraseNic | Step::EraseHost => self.erase(&of, ports, now),
            Step::Failed => {
                of.seen.failed.set(true);
                of.ends_with(status::INTERNAL_ERROR);
                of.step.set(either(of.outcome.is_answered, Step::Finish, Step::Reply));
            }
            Step::Touch => when_fires(ports.recency.ready, of.step, Step::Finish),
            Step::Finish => of.step.goto(Step::Idle),
        });
        self.outputs(&of, ports, line);
    }

    /// Which of the worker's own lines a step asks for.
    #[elaborate]
    fn place(&self, of: &Registers, place: Bits) {
        let Registers { step, search, .. } = of;
        let buckets = of.buckets_place(search.is_host);
        let at = search.at.zero_extend(PLACE_BITS);
        let constant = |value| constant(PLACE_BITS, value);
        let in_entry = at | constant(ENTRY_PLACE);
        when(step.is(Step::First), || place.set(buckets));
        when(step.is(Step::Second), || place.set(buckets | constant(1)));
        when(step.is(Step::OfRequest), || place.set(at));
        when(step.is(Step::OfEntry), || place.set(in_entry));
        when(step.is(Step::Reply), || place.set(mux(of.is_hit(), in_entry, at)));
        let second = of.target.is_second.bits().zero_extend(PLACE_BITS);
        when(step.is(Step::Evict), || place.set(constant(BUCKETS_PLACE) | second));
        when(step.is(Step::HomeBucket), || place.set(constant(BUCKETS_PLACE + 4)));
    }

    /// The rules of the protocol: a CAS value makes any store one that replaces exactly that entry
    /// (process_bin_update and do_store_item of memcached 1.6).
    #[elaborate]
    fn decide(&self, of: &Registers) {
        let Registers { step, request, search, .. } = of;
        let has_cas = request.cas.any();
        let is_hit = of.is_hit();
        let cas_differs = has_cas & request.cas.differs(search.header.cas);
        let is_add = request.operation.is(KvsOperation::Add) & !has_cas;
        let needs_one =
            of.is_get() | of.is_delete() | has_cas | request.operation.is(KvsOperation::Replace);
        let exists = is_hit & !of.is_get() & (cas_differs | is_add);
        let no_room = of.is_store() & search.collides & !search.nic_hit;
        when(no_room, || {
            of.ends_with(status::OUT_OF_MEMORY);
            of.seen.no_room.set(true);
        });
        when(exists, || of.ends_with(status::EXISTS));
        when(!is_hit & needs_one, || of.ends_with(status::NOT_FOUND));
        step.goto(Step::Act);
        cover("a CAS value is another", is_hit & cas_differs);
        cover("a key has the hash and length of another", search.collides);
    }

    /// Does what was decided.
    #[elaborate]
    fn act(&self, of: &Registers) {
        let Registers { step, search, .. } = of;
        of.target.set(search.nic);
        step.goto(Step::Reply);
        when(of.outcome.code.is_zero(), || {
            let erase = either(search.nic_is_newer(), Step::EraseHost, Step::EraseNic);
            when(of.is_delete(), || step.set(erase));
            when(of.is_store(), || step.set(either(search.nic_hit, Step::Vacate, Step::Room)));
        });
    }
}

/// What a worker keeps, as registers.
#[elaborate]
fn registers() -> Registers {
    let step = register_state(Step::Idle);
    let after = register_state(Step::Idle);
    let request = register::<KvsRequest>(());
    let code = register::<Bits>(STATUS_BITS);
    let is_answered = register_bool(false);
    let undoes = register_bool(false);
    let victim = register::<Slot>(());
    let victim_is_second = register::<Bool>(());
    let home_slot = register::<Bits>(SLOT_NUMBER_BITS);
    let header = register::<Header>(());
    let write_back = register_bool(false);
    let eviction = register_bool(false);
    let no_room = register_bool(false);
    let failed = register_bool(false);
    let search = scope("search", Search::new);
    let (found, found_is_dirty) = look_closer(&search.slots, request.hash, request.key_length);
    Registers {
        step,
        after,
        request,
        search,
        found,
        found_is_dirty,
        mover: scope("mover", Mover::new),
        outcome: Outcome { code, is_answered, undoes },
        target: scope("target", Position::registers),
        victim,
        victim_is_second,
        home_slot,
        header,
        seen: Seen { write_back, eviction, no_room, failed },
    }
}

/// Goes on when the other side is ready.
pub(super) fn when_fires(ready: Bool, step: State<Step>, next: Step) {
    when(ready, || step.goto(next));
}
