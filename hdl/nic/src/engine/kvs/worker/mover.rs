//! Moves lines between the tables and the worker's own lines: reads of an entry or of buckets, writes of an entry or of
//! one slot. One move at a time; all its lines are under way together.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, State, States, concatenate, constant, elaborate, mux, register,
    register_bool, register_reset, register_state, scope, state, when, wire,
};

use super::KvsWorkerPorts;
use crate::engine::kvs::address::{Sum, Walk};
use crate::engine::kvs::layout::{
    ADDRESS_BITS, COUNT_BITS, INDEX_BITS, LINE_BITS, SLOT_NUMBER_BITS, SLOTS, Slot,
    entry_lines_before,
};
use crate::lib::pick;
use crate::message::{LineOperation, LineRequest, LineSpace, LineStatus};

/// Bits of the number of a worker's own line.
pub(super) const PLACE_BITS: u32 = 6;
/// Lines that a tag tells apart.
const MOST_LINES: u32 = 1 << COUNT_BITS;
/// Bits of the tags of lines.
const TAG_BITS: u32 = 10;

/// What is moved.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Job {
    /// In host memory; else in NIC memory.
    pub is_host: Bool,
    /// From the worker to memory.
    pub is_write: Bool,
    /// Lines of an entry; else of buckets.
    pub is_entry: Bool,
    /// The second line is of `other_index`; else it follows the first.
    pub is_pair: Bool,
    /// The first line is written with `Header` in front.
    pub has_header: Bool,
    /// The bucket, or that of the entry.
    #[width(INDEX_BITS)]
    pub index: Bits,
    /// The second bucket.
    #[width(INDEX_BITS)]
    pub other_index: Bits,
    /// The slot of the entry, or the one that is written.
    #[width(SLOT_NUMBER_BITS)]
    pub slot: Bits,
    /// Lines.
    #[width(COUNT_BITS)]
    pub count: Bits,
    /// The first of the worker's own lines.
    #[width(PLACE_BITS)]
    pub place: Bits,
    /// What is written into the slot, if it is no entry.
    #[shape(())]
    pub content: Slot,
}

/// What stands in front of a key.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Header {
    /// The CAS value.
    #[width(64)]
    pub cas: Bits,
    /// The flags, in the order of the wire.
    #[width(32)]
    pub flags: Bits,
}

/// How far a move is.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Phase {
    /// Nothing is moved.
    Idle,
    /// The entry's number is known, its distance from the first is not.
    Number,
    /// Its distance is known.
    Distance,
    /// And so are the halves of the address.
    Address,
    /// Lines are under way.
    Lines,
}

/// The mover.
pub(super) struct Mover {
    /// What is moved; to be set when nothing is.
    pub job: Job,
    /// A line of it has failed.
    pub has_failed: Bool,
    /// The worker's own line that is to be written.
    pub wanted_place: Bits,
    phase: State<Phase>,
}

impl Mover {
    /// Nothing is moved.
    pub fn is_idle(&self) -> Bool {
        self.phase.is(Phase::Idle)
    }

    /// Begins what `job` says in the next cycle.
    pub fn begin(&self, job: Job) {
        self.job.assign(job);
        self.has_failed.set(false);
        self.phase.goto(Phase::Number);
    }

    /// A mover; `line` is the worker's own line at `wanted_place`.
    #[elaborate]
    pub fn new() -> Self {
        let job = register::<Job>(());
        let has_failed = register_bool(false);
        let phase = register_state(Phase::Idle);
        let wanted_place = wire::<Bits>(PLACE_BITS);
        Self { job, has_failed, wanted_place, phase }
    }

    /// Moves; gives the write of the worker's own lines: whether, where and what.
    #[elaborate]
    pub fn connect(
        &self,
        ports: &KvsWorkerPorts,
        line: Bits,
        header: Header,
    ) -> (Bool, Bits, Bits) {
        let Self { job, has_failed, wanted_place, phase } = self;
        let tables = *ports.tables;
        tables.ignore_the_rest();
        let distance = register::<Bits>(ADDRESS_BITS);
        let first = scope("first", Sum::registers);
        let second = scope("second", Sum::registers);
        let walk = scope("walk", Walk::registers);
        let issued = register_reset(COUNT_BITS, 0);
        let unanswered = register_reset(MOST_LINES, 0);

        let buckets = mux(job.is_host, tables.host_buckets, tables.nic_buckets);
        let entries = mux(job.is_host, tables.host_entries, tables.nic_entries);
        let base = mux(job.is_entry, entries, buckets);
        let bucket = job.index.zero_extend(ADDRESS_BITS);
        let other_bucket = job.other_index.zero_extend(ADDRESS_BITS);
        let is_moving = phase.is(Phase::Lines);
        let response = ports.line_response.payload;
        // An answer that belongs to no line is dropped.
        let number = response.tag.truncate(COUNT_BITS);
        let comes = ports.line_response.valid & is_moving & unanswered.bit_at(number);
        let goes = ports.line_request.fires();
        when(phase.is(Phase::Number), || {
            distance.set(mux(job.is_entry, entry_lines_before(job.index, job.slot), bucket));
            phase.goto(Phase::Distance);
        });
        when(phase.is(Phase::Distance), || {
            first.set(base, distance);
            second.set(base, other_bucket);
            phase.goto(Phase::Address);
        });
        when(phase.is(Phase::Address), || {
            walk.begin(&first);
            issued.set(0);
            unanswered.set(0);
            phase.goto(Phase::Lines);
        });
        when(is_moving & issued.equals(job.count) & unanswered.is_zero(), || {
            phase.goto(Phase::Idle);
        });
        when(is_moving, || {
            let begins = pick::decoded(goes, issued);
            let ends = pick::decoded(comes, number);
            unanswered.set((unanswered | begins) & !ends);
        });
        when(comes & response.status.is(LineStatus::Error), || has_failed.set(true));

        let asks = is_moving & issued.differs(job.count);
        wanted_place.set(job.place + issued.zero_extend(PLACE_BITS));
        // A slot is a part of its line, an entry is whole lines.
        let in_slot = mux(
            job.slot.bit(1),
            mux(job.slot.bit(0), constant(64, 0xffff_u64 << 48), constant(64, 0xffff_u64 << 32)),
            mux(job.slot.bit(0), constant(64, 0xffff_u64 << 16), constant(64, 0xffff_u64)),
        );
        let with_header =
            concatenate([line.top(LINE_BITS - 128), constant(32, 0), header.flags, header.cas]);
        let is_headed = job.has_header & issued.is_zero();
        let of_entry = mux(is_headed, with_header, line);
        let of_slot = job.content.bits().repeat(SLOTS);
        let reads_as = mux(
            job.is_host,
            state(LineOperation::CoRead),
            mux(job.is_entry, state(LineOperation::NcRead), state(LineOperation::CsRead)),
        );
        let request = LineRequest {
            operation: mux(job.is_write, state(LineOperation::NcWrite), reads_as),
            space: mux(job.is_host, state(LineSpace::Host), state(LineSpace::DeviceDeviceBias)),
            line_address: walk.line(),
            data: mux(job.is_entry, of_entry, of_slot),
            byte_enable: mux(job.is_entry, constant(64, u64::MAX), in_slot),
            tag: issued.zero_extend(TAG_BITS),
        };
        ports.line_request.offer(asks, request);
        when(goes, || {
            issued.set(issued + 1);
            walk.advance();
            when(job.is_pair, || walk.begin(&second));
        });

        response.tag.top(TAG_BITS - COUNT_BITS).ignore();
        let place = job.place + number.zero_extend(PLACE_BITS);
        (comes & !job.is_write, place, response.data)
    }
}
