//! Worker of the key-value handler: serves one request at a time, whatever it needs of both tables.
//!
//! ```text
//!               +----- kvs_worker -----+
//!          line |                      | line_request
//!  ------------>| stream        stream |-------------->
//!       request |                      | line_response
//!  ------------>| stream         pulse |<--------------
//!        tables |                      | answer
//!  ------------>| level         stream |-------------->
//!           cas |                      | recency
//!  ------------>| stream        stream |-------------->
//!        victim |                      | events
//!  ------------>| pulse          pulse |-------------->
//!               +----------------------+
//!
//!  line --------------+--> 64 lines --+--> buckets and keys are compared --> program
//!  line_response -----+               +--> line_request, answer
//! ```
//!
//! # Function
//! Takes the lines of a request, then the request, and looks for the key in the two buckets that it may be in, in
//! NIC memory and, unless it is found there, in host memory. Then, as the operation says:
//! - GET answers with the entry. One from the host is then stored in NIC memory.
//! - SET, ADD and REPLACE store the entry in NIC memory, in the place of the old one or where there is room, mark it as
//!   newer than the host's (`dirty`), and answer.
//! - DELETE frees the slots of the key in both tables, last the one whose entry is found if the other alone is free: that
//!   in NIC memory if it is newer, else the host's. Then it answers.
//!
//! An entry that has no free slot in its bucket takes the place of the one that was used longest ago among the four
//! (`recency`, `victim`); that one is first written back to the host's table if it is newer than what is there.
//! Without a table in host memory it is forgotten, as memcached does.
//!
//! The bucket of NIC memory corresponds to the one in host memory: a key that is in the first bucket here goes into the
//! first there. Hence what two workers do meets in neither table, as long as no two have a bucket in common; that is
//! `kvs_dispatch`'s affair. A key whose hash and length are those of another in its bucket is not stored.
//!
//! NIC memory is read and written device-bias: buckets by CS-read, entries by NC-read, both written by NC-write. Host
//! memory is read by CO-read and written by NC-write.
//!
//! # Backpressure
//! `line` and `request` wait until the request before is done. While the answer waits, nothing else is done.
//!
//! # Ordering
//! A store is answered when all of its lines and its slot are written. In both tables the slot of a place with an entry is
//! free before anything is written there, and an entry is complete before its slot says so. An entry of NIC memory that
//! is newer than the host's is complete there before its slot is freed for another.
//!
//! # Faults
//! A line that is answered with an error ends the request with status 0x84, internal error, if it is not
//! answered yet. A line that could not be written may be as it was, or as it was to be. Whatever cannot be written, no entry is
//! found that is a mixture of two or another key's, and other keys keep their values. After one failed line the key has the
//! value from before the request or the one from behind it: an entry in NIC memory that was to be replaced is put back, with
//! its slot. Where that fails, too, the key has no entry in NIC memory: what the host's table has of it may be older, and is
//! found from then on, or there is none. A key that finds no room because the host's bucket is full, or because of another
//! with its hash and length, is answered with 0x82, out of memory; both are told in `events`.
//!
//! # Reset
//! Forgets the request. Lines on their way must not be answered afterwards.
//!
//! # Resources
//! A memory of 64 lines in lookup tables: the request, an entry that was read, and buckets.
//!
//! # Rationale
//! A program for each operation would be shorter for each of them; but all begin with the same search, and all that
//! store make room alike.
//!
//! To free the slot of an entry that is replaced takes one more write, behind which those of the new entry wait. In another place
//! the new entry could be written at once; but a bucket has four, which are full where it matters.
use nic_dsl::{LevelSink, Module, Ports, PulseSink, PulseSource, Sink, Source, elaborate};
use nic_spec::contract::{self, Contract};

use crate::message::{
    Identifier, IdentifierShape, KvsAnswerBeat, KvsLine, KvsRecencyRequest, KvsRequest, KvsTables,
    KvsVictim, KvsWorkerEvents, LineRequest, LineResponse,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

mod mover;
mod program;
mod reply;
mod room;
mod search;
mod update;

/// What a worker promises.
pub const CONTRACT: Contract = Contract {
    module: "kvs_worker",
    summary: "Serves a key-value request from NIC memory and host memory.",
    source: contract::Source { paper: "CXL-NIC", section: "5.4" },
    // It depends on the request, and on memory.
    latency: None,
    interval: 1,
    waits_on: &["line_request", "line_response", "answer", "cas", "recency", "victim", "line"],
    transparent: &[],
};

/// Bits of the number of a bucket in NIC memory.
pub(super) const NIC_INDEX_BITS: Parameter = Parameter {
    name: "INDEX_BITS",
    default: "14",
    meaning: "the table in NIC memory has 2 to this power buckets, 1 to 20",
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[NIC_INDEX_BITS],
    presets: &[
        Preset::product("kvs_worker", &["INDEX_BITS=14"]),
        Preset::test("kvs_worker_tiny", &["INDEX_BITS=2"]),
    ],
    proof: Proof::none("its answers depend on what memory says; the tests' model has both tables"),
    constraint: None,
    build: |values| build(&KvsWorker { index_bits: values.number("INDEX_BITS", 1..=20)? }),
};

/// A worker.
#[derive(Clone, Debug)]
pub struct KvsWorker {
    /// Bits of the number of a bucket in NIC memory, 1 to 20.
    pub index_bits: u32,
}

/// Ports of a worker.
#[derive(Ports)]
pub struct KvsWorkerPorts {
    /// The lines of a request, in front of it.
    #[shape(())]
    pub line: Sink<KvsLine>,
    /// Requests that need one of the tables.
    #[shape(())]
    pub request: Sink<KvsRequest>,
    /// Where the tables are; set while nothing is under way.
    #[shape(())]
    pub tables: LevelSink<KvsTables>,
    /// Reads and writes of lines; tags have 6 bits.
    #[shape(())]
    pub line_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub line_response: PulseSink<LineResponse>,
    /// Answers.
    #[shape(())]
    pub answer: Source<KvsAnswerBeat>,
    /// CAS values, of 64 bits, each of which is given once.
    #[shape(IdentifierShape { bits: 64 })]
    pub cas: Sink<Identifier>,
    /// Slots that were used, and questions for one that was used longest ago.
    #[shape(())]
    pub recency: Source<KvsRecencyRequest>,
    /// What comes of a question.
    #[shape(())]
    pub victim: PulseSink<KvsVictim>,
    /// What has happened.
    #[shape(())]
    pub events: PulseSource<KvsWorkerEvents>,
}

impl Module for KvsWorker {
    type Ports = KvsWorkerPorts;

    fn name(&self) -> String {
        format!("kvs_worker_b{}", self.index_bits)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        self.program(&ports);
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
    fn tables_of_2_to_a_million_buckets_are_legal() {
        structure::elaborates(&RECORD, ["INDEX_BITS=1", "INDEX_BITS=20"]);
        let error = structure::refused(&RECORD, "INDEX_BITS=21");
        assert!(error.contains("a whole number from 1 to 20"), "{error}");
    }
}
