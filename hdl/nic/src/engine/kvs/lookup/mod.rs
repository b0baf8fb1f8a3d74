//! Lookups of the key-value handler: GETs of what is in NIC memory, many at a time.
//!
//! ```text
//!                     +------- kvs_lookup -------+
//!                line |                          | bucket_request, _response
//!  ------------------>| stream            stream |<------------------------>
//!             request |                          | entry_request, _response
//!  ------------------>| stream            stream |<------------------------>
//!              tables |                          | answer
//!  ------------------>| level             stream |------------------------->
//!                     |                          | recency
//!                     |                   stream |------------------------->
//!                     |                          | miss_line, miss
//!                     |                   stream |------------------------->
//!                     |                          | events
//!                     |                    pulse |------------------------->
//!                     +--------------------------+
//!
//!  request --> buckets --> candidate --> walk over its lines --> compare --+--> answer
//!  line ------------------------------------------------------> keys ------+--> miss
//! ```
//!
//! # Function
//! Reads both buckets of the key of each GET (CS-read; with `pass_buckets`, NC-read), then all lines of the entry that has its
//! hash and length (NC-read; with `keep_entries`, CS-read), both device-bias, and compares the key. If it is the key's, the entry is the answer; `recency` is told. Otherwise, or
//! if a line failed, the request and its lines leave as `miss_line` and `miss`, for a worker.
//!
//! # Backpressure
//! `SLOTS` bucket lines and twice as many lines of entries may be unanswered. Key lines wait in a memory of 64; `line` is
//! refused while it is full. While `answer` stalls, up to 64 lines of entries wait; then nothing goes on. While `miss`
//! or `miss_line` stalls, nothing goes on; whoever takes them has room for all that is inside.
//!
//! # Ordering
//! Answers leave in the order of the requests, and so do misses.
//!
//! # Faults
//! Answers that belong to no line that is asked for are dropped.
//!
//! # Reset
//! Forgets all requests. Lines on their way must not be answered afterwards.
//!
//! # Resources
//! Two reorder buffers of lines and the requests whose buckets are read in block RAM; 64 key lines and 64 lines of
//! entries in lookup tables. What the addresses of both tables may come to is kept in registers, so that a line is asked
//! for a cycle after it is known.
//!
//! # Rationale
//! An answer could leave with the line that ends the key; but then a later line that fails could not become an error
//! answer any more.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, Module, Ports, PulseSink, PulseSource, Sink, Source,
    elaborate,
};
use nic_spec::contract::{self, Contract};

use super::layout::{COUNT_BITS, KEY_BITS, SLOT_NUMBER_BITS, VALUE_BITS};
use super::worker::NIC_INDEX_BITS;
use crate::message::{
    KvsAnswerBeat, KvsLine, KvsLookupEvents, KvsRecencyRequest, KvsRequest, KvsTables, LineRequest,
    LineResponse,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

mod compare;
mod hits;
mod probe;
mod walk;

/// What lookups promise.
pub const CONTRACT: Contract = Contract {
    module: "kvs_lookup",
    summary: "Answers GETs of what is in NIC memory, many at a time.",
    source: contract::Source { paper: "CXL-NIC", section: "5.4" },
    // It depends on memory.
    latency: None,
    interval: 1,
    waits_on: &[
        "line",
        "bucket_request",
        "bucket_response",
        "entry_request",
        "entry_response",
        "answer",
        "recency",
        "miss_line",
        "miss",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        NIC_INDEX_BITS,
        Parameter {
            name: "SLOTS",
            default: "128",
            meaning: "bucket lines that may be unanswered, a power of two from 4 to 256; of entries twice as many",
        },
    ],
    presets: &[
        Preset::product("kvs_lookup", &["INDEX_BITS=14", "SLOTS=128"]),
        Preset::test("kvs_lookup_tiny", &["INDEX_BITS=2", "SLOTS=4"]),
    ],
    proof: Proof::none("its answers depend on what memory says; the tests' model has the table"),
    constraint: None,
    build: |values| {
        build(&KvsLookup {
            index_bits: values.number("INDEX_BITS", 1..=20)?,
            slots: values.power_of_two("SLOTS", 4..=256)?,
        })
    },
};

/// Requests that wait between two steps.
const QUEUE_DEPTH: u32 = 64;
/// Key lines, and lines of entries, that wait.
const LINES: u32 = 64;

/// Lookups.
#[derive(Clone, Debug)]
pub struct KvsLookup {
    /// Bits of the number of a bucket in NIC memory, 1 to 20.
    pub index_bits: u32,
    /// Bucket lines that may be unanswered, a power of two from 4 to 256.
    pub slots: u32,
}

/// Ports of lookups.
#[derive(Ports)]
pub struct KvsLookupPorts {
    /// The lines of a request with its key, before it, with it or behind it.
    #[shape(())]
    pub line: Sink<KvsLine>,
    /// GETs.
    #[shape(())]
    pub request: Sink<KvsRequest>,
    /// Where the tables are; set while nothing is under way.
    #[shape(())]
    pub tables: LevelSink<KvsTables>,
    /// Reads of buckets.
    #[shape(())]
    pub bucket_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub bucket_response: PulseSink<LineResponse>,
    /// Reads of entries.
    #[shape(())]
    pub entry_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub entry_response: PulseSink<LineResponse>,
    /// Answers to what was found.
    #[shape(())]
    pub answer: Source<KvsAnswerBeat>,
    /// Slots that were used.
    #[shape(())]
    pub recency: Source<KvsRecencyRequest>,
    /// The lines of requests that are not served here.
    #[shape(())]
    pub miss_line: Source<KvsLine>,
    /// Requests that are not served here.
    #[shape(())]
    pub miss: Source<KvsRequest>,
    /// What has happened.
    #[shape(())]
    pub events: PulseSource<KvsLookupEvents>,
}

/// A request and the entry that may be its own.
#[derive(Clone, Copy, Debug, Bundle)]
struct Probed {
    /// The request.
    #[shape(())]
    request: KvsRequest,
    /// There is such an entry.
    has_candidate: Bool,
    /// It is in the second bucket of the key.
    is_second: Bool,
    /// Its slot.
    #[width(SLOT_NUMBER_BITS)]
    slot: Bits,
    /// Bytes of its value.
    #[width(VALUE_BITS)]
    value_length: Bits,
    /// Its lines.
    #[width(COUNT_BITS)]
    count: Bits,
}

/// An entry that is a request's answer.
#[derive(Clone, Copy, Debug, Bundle)]
struct Hit {
    /// Of the request.
    #[width(7)]
    context: Bits,
    /// The answer has the key.
    with_key: Bool,
    /// Bytes of the key.
    #[width(KEY_BITS)]
    key_length: Bits,
    /// Bytes of the value.
    #[width(VALUE_BITS)]
    value_length: Bits,
    /// Its lines.
    #[width(COUNT_BITS)]
    count: Bits,
    /// The CAS value.
    #[width(64)]
    cas: Bits,
    /// The flags, in the order of the wire.
    #[width(32)]
    flags: Bits,
    /// What its bucket's number is the lowest bits of.
    #[width(BUCKET_BITS)]
    bucket: Bits,
    /// Its slot.
    #[width(SLOT_NUMBER_BITS)]
    slot: Bits,
}

/// Bits of the number of a bucket in the largest table.
const BUCKET_BITS: u32 = 20;

impl Module for KvsLookup {
    type Ports = KvsLookupPorts;

    fn name(&self) -> String {
        RECORD.name(&[("INDEX_BITS", "b", self.index_bits), ("SLOTS", "s", self.slots)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        // The host's table is the workers' affair.
        let tables = *ports.tables;
        tables.ignore_the_rest();
        let probed = self.probe(&ports);
        let judged = self.walk(&ports, probed);
        let hits = self.compare(&ports, judged);
        self.hits(&ports, hits);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn slots_are_a_power_of_two() {
        let error = structure::refused(&RECORD, "SLOTS=6");
        assert!(error.contains("a power of two from 4 to 256"), "{error}");
    }
}
