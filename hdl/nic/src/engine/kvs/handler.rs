//! Key-value handler: answers memcached's binary protocol over UDP from NIC memory and host memory.
//!
//! ```text
//!             +--------- kvs_handler ---------+
//!      source |                               | packet
//!  ---------->| stream                 stream |---------->
//!      tables |                               | line_request_*
//!  ---------->| level                  stream |---------->
//!        hold |                               | line_response_*
//!  ---------->| level                  stream |<----------
//!             |                               | status, *_status
//!             |                         level |---------->
//!             +-------------------------------+
//!
//!  source --> parser --> dispatch --+--> lookup -----+--> arbiter --> responder --> packet
//!                           ^       +--> worker ...--+        |
//!                           +------ misses --+  |             +--> contexts
//!                                            recency
//! ```
//!
//! # Function
//! Requests that come as UDP packets are answered as memcached answers them: GET, SET, ADD, REPLACE, DELETE, NOOP,
//! VERSION and their quiet forms; anything else with the protocol's error. The table in NIC memory is a write-back
//! cache of the one in host memory; `docs/kvs.md` has their layout, and what the host does to write to them meanwhile
//! (`hold`). GETs of what is in NIC memory are answered by `kvs_lookup`, many at a time; everything else by one of
//! the workers. Lookups ask at port 0, workers at port 1.
//!
//! # Backpressure
//! `source` waits when 64 requests are not answered, and as `kvs_dispatch` says.
//!
//! # Ordering
//! Requests for one key are served and answered as they come, but a GET of which a line could not be read may be passed by
//! other GETs. Others are answered in any order.
//!
//! # Faults
//! As `kvs_parser` and `kvs_worker` say. What comes with `error` must not come here: a packet buffer drops it.
//!
//! # Reset
//! Forgets all requests, and begins with CAS value 1; the tables stay. Lines on their way must not be answered afterwards.
//!
//! # Resources
//! Those of its parts.
//!
//! # Rationale
//! One port for both would make the workers' lines wait behind those of all lookups.
use nic_dsl::{
    Bits, BundleExt, LevelSink, LevelSource, Module, Ports, Sink, Source, any_of, constant_bool,
    elaborate, instance, register_bool, register_reset, when,
};
use nic_spec::contract::{self, Contract};

use super::dispatch::{CONTEXTS, KvsDispatch, WORKERS};
use super::lookup::KvsLookup;
use super::parser::Parser;
use super::recency::KvsRecency;
use super::responder::Responder;
use super::worker::{KvsWorker, KvsWorkerPorts, NIC_INDEX_BITS};
use crate::lib::compound::Routed;
use crate::memory::line_merge::LineMerge;
use crate::message::{
    Identifier, KvsAnswerBeat, KvsHold, KvsParserStatus, KvsRequest, KvsResponderStatus, KvsStatus,
    KvsTables, KvsWorkerEvents, LineRequest, LineResponse, Nothing, PacketBeat,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};
use crate::stream::arbiter::Arbiter;
use crate::stream::event_counter;
use crate::stream::id_pool::IdPool;

/// What the handler promises.
pub const CONTRACT: Contract = Contract {
    module: "kvs_handler",
    summary: "Answers key-value requests from NIC memory and host memory.",
    source: contract::Source { paper: "CXL-NIC", section: "5.4" },
    // It depends on the request, and on memory.
    latency: None,
    interval: 1,
    waits_on: &["packet", "line_request_*", "line_response_*"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        NIC_INDEX_BITS,
        WORKERS,
        Parameter { name: "SLOTS", default: "128", meaning: "as SLOTS of `kvs_lookup`" },
    ],
    presets: &[
        Preset::product("kvs_handler", &["INDEX_BITS=14", "WORKERS=4", "SLOTS=128"]),
        Preset::test("kvs_handler_tiny", &["INDEX_BITS=2", "WORKERS=2", "SLOTS=4"]),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&KvsHandler::new(values)?),
};

/// Bits of the tags of workers' lines.
const WORKER_TAG_BITS: u32 = 5;

/// A handler.
#[derive(Clone, Debug)]
pub struct KvsHandler {
    /// Bits of the number of a bucket in NIC memory, 1 to 20.
    pub index_bits: u32,
    /// Workers, a power of two from 2 to 8.
    pub workers: u32,
    /// Bucket lines of lookups that may be unanswered.
    pub slots: u32,
}

impl KvsHandler {
    /// The handler that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self {
            index_bits: values.number("INDEX_BITS", 1..=20)?,
            workers: values.power_of_two("WORKERS", 2..=8)?,
            slots: values.power_of_two("SLOTS", 4..=256)?,
        })
    }
}

/// Ports of the handler.
#[derive(Ports)]
pub struct KvsHandlerPorts {
    /// Packets with requests.
    #[shape(())]
    pub source: Sink<PacketBeat>,
    /// Packets with answers.
    #[shape(())]
    pub packet: Source<PacketBeat>,
    /// Where the tables are; set while nothing is under way.
    #[shape(())]
    pub tables: LevelSink<KvsTables>,
    /// What the host asks to be alone with; the key stays while it asks.
    #[shape(())]
    pub hold: LevelSink<KvsHold>,
    /// Reads and writes of lines: of lookups, with as many bits of tags as twice their slots of entries need, and of
    /// workers, with as many as 32 lines of each.
    #[shape([(); 2])]
    pub line_request: [Source<LineRequest>; 2],
    /// Their answers.
    #[shape([(); 2])]
    pub line_response: [Sink<LineResponse>; 2],
    /// What has been done.
    #[shape(())]
    pub status: LevelSource<KvsStatus>,
    /// What has come.
    #[shape(())]
    pub parser_status: LevelSource<KvsParserStatus>,
    /// What has left.
    #[shape(())]
    pub responder_status: LevelSource<KvsResponderStatus>,
}

impl Module for KvsHandler {
    type Ports = KvsHandlerPorts;

    fn name(&self) -> String {
        RECORD.name(&[
            ("INDEX_BITS", "b", self.index_bits),
            ("WORKERS", "w", self.workers),
            ("SLOTS", "s", self.slots),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("handler.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let Self { index_bits, workers, slots } = *self;
        let parser = instance("parser", &Parser);
        let responder = instance("responder", &Responder);
        let dispatch = instance("dispatch", &KvsDispatch { index_bits, workers });
        let lookup = instance("lookup", &KvsLookup { index_bits, slots });
        let workers: Vec<KvsWorkerPorts> = (0..workers)
            .map(|i| instance(&format!("worker_{i}"), &KvsWorker { index_bits }))
            .collect();
        let count = workers.len() as u32;
        parser.source.connect(*ports.source);
        ports.packet.connect(*responder.packet);
        ports.parser_status.assign(*parser.status);
        ports.responder_status.assign(*responder.status);

        // A request goes on with the number of what is kept of it.
        let contexts = instance("contexts", &IdPool { identifiers: CONTEXTS });
        let request = parser.request;
        let context_number = contexts.allocation.payload.value.zero_extend(7);
        let accepts = request.valid & contexts.allocation.valid;
        let numbered = KvsRequest { context: context_number, ..request.payload.first };
        dispatch.request.offer(accepts, numbered);
        request.payload.first.context.ignore();
        request.ready.set(contexts.allocation.valid & dispatch.request.ready);
        contexts.allocation.ready.set(request.valid & dispatch.request.ready);
        let peer = Routed { payload: request.payload.second, selection: context_number };
        responder.peer.send(dispatch.request.fires(), peer);
        dispatch.line.connect(*parser.line);
        let freed = responder.freed.payload.value;
        contexts
            .release
            .send(responder.freed.valid, Identifier { value: freed.truncate(CONTEXTS.ilog2()) });
        dispatch.freed.send(responder.freed.valid, responder.freed.payload);
        dispatch.hold.assign(*ports.hold);
        dispatch.looked.send(lookup.events.valid, lookup.events.payload);

        // Who serves it.
        lookup.line.connect(*dispatch.lookup_line);
        lookup.request.connect(*dispatch.lookup);
        dispatch.miss_line.connect(*lookup.miss_line);
        dispatch.miss.connect(*lookup.miss);
        lookup.tables.assign(*ports.tables);
        let requesters = (count + 1).next_power_of_two();
        let recency = instance("recency", &KvsRecency { index_bits, requesters });
        let mut at_work = vec![];
        for (i, worker) in workers.iter().enumerate() {
            worker.line.connect(*dispatch.worker_line[i]);
            worker.request.connect(*dispatch.worker[i]);
            worker.tables.assign(*ports.tables);
            dispatch.done[i].send(worker.events.valid, Nothing {});
            let is_at_work = register_bool(false).named(&format!("worker_{i}_is_at_work"));
            when(dispatch.worker[i].fires(), || is_at_work.set(true))
                .otherwise_when(worker.events.valid, || is_at_work.set(false));
            at_work.push(is_at_work);
            recency.request[i].connect(*worker.recency);
            worker.victim.send(recency.victim[i].valid, recency.victim[i].payload);
        }
        recency.request[count as usize].connect(*lookup.recency);
        for unused in recency.victim.iter().skip(count as usize) {
            unused.valid.ignore();
            unused.payload.slot.ignore();
        }
        for unused in recency.request.iter().skip(count as usize + 1) {
            unused.offer(constant_bool(false), lookup.recency.payload);
            unused.ready.ignore();
        }

        // Answers take turns, and leave whole.
        let arbiter =
            instance("arbiter", &Arbiter::<KvsAnswerBeat> { payload: (), sources: count + 2 });
        arbiter.source[0].connect(*lookup.answer);
        arbiter.source[1].connect(*dispatch.answer);
        for (source, worker) in arbiter.source.iter().skip(2).zip(&workers) {
            source.connect(*worker.answer);
        }
        responder.source.connect(*arbiter.sink);

        self.lines(&ports, &lookup, &workers);
        let next_cas = self.cas(&workers);
        let status = *ports.status;
        status.next_cas.set(next_cas);
        status.outstanding.set(contexts.outstanding.zero_extend(7));
        status.is_held.set(*dispatch.is_held);
        status.is_working.set(any_of(at_work));
        let events = lookup.events;
        let hit = events.valid & events.payload.hit;
        let miss = events.valid & events.payload.miss;
        event_counter::wrapping("lookup_hits", status.lookup_hits, hit);
        event_counter::wrapping("lookup_misses", status.lookup_misses, miss);
        self.count(&workers, status);
    }
}

impl KvsHandler {
    /// Joins the ports of the lookups, and those of the workers.
    #[elaborate]
    fn lines(
        &self,
        ports: &KvsHandlerPorts,
        lookup: &super::lookup::KvsLookupPorts,
        workers: &[KvsWorkerPorts],
    ) {
        let own_bits = (2 * self.slots).ilog2();
        let of_lookups = LineMerge { requesters: 2, burst: 64, own_bits, urgent: 0 };
        let of_lookups = instance("lookup_lines", &of_lookups);
        let of_workers =
            LineMerge { requesters: self.workers, burst: 64, own_bits: WORKER_TAG_BITS, urgent: 0 };
        let of_workers = instance("worker_lines", &of_workers);
        of_lookups.line_request[0].connect(*lookup.bucket_request);
        of_lookups.line_request[1].connect(*lookup.entry_request);
        let answers = &of_lookups.line_response;
        lookup.bucket_response.send(answers[0].valid, answers[0].payload);
        lookup.entry_response.send(answers[1].valid, answers[1].payload);
        for (i, worker) in workers.iter().enumerate() {
            of_workers.line_request[i].connect(*worker.line_request);
            let answer = &of_workers.line_response[i];
            worker.line_response.send(answer.valid, answer.payload);
        }
        for (i, merge) in [of_lookups, of_workers].into_iter().enumerate() {
            ports.line_request[i].connect(*merge.merged_request);
            merge.merged_response.connect(*ports.line_response[i]);
            merge.status.ignore_all();
        }
    }

    /// Gives each store the next CAS value; gives that of the next one.
    #[elaborate]
    fn cas(&self, workers: &[KvsWorkerPorts]) -> Bits {
        let next_cas = register_reset(64, 1);
        let wants: Vec<_> = workers.iter().map(|worker| worker.cas.ready).collect();
        for (i, worker) in workers.iter().enumerate() {
            let is_first = match i {
                0 => constant_bool(true),
                _ => !any_of(wants[..i].iter().copied()),
            };
            worker.cas.offer(is_first, Identifier { value: next_cas });
        }
        let after = crate::lib::successor::successor(next_cas);
        when(any_of(wants), || next_cas.set(after));
        next_cas
    }

    /// Counts what workers tell; two may end in one cycle.
    #[elaborate]
    fn count(&self, workers: &[KvsWorkerPorts], status: KvsStatus) {
        let told = |field: fn(&KvsWorkerEvents) -> nic_dsl::Bool| {
            let bits = workers.iter().map(|worker| {
                let events = &worker.events;
                events.valid & field(&events.payload)
            });
            let bits: Vec<Bits> = bits.map(|bit| bit.bits().zero_extend(4)).collect();
            bits.into_iter().reduce(|sum, bit| sum + bit).expect("there are workers")
        };
        let count = |name: &str, target: Bits, field: fn(&KvsWorkerEvents) -> nic_dsl::Bool| {
            let amount = told(field);
            event_counter::sum(name, target, amount.any(), amount);
        };
        count("worked", status.worked, |events| events.ends);
        count("nic_hits", status.nic_hits, |events| events.nic_hit);
        count("host_hits", status.host_hits, |events| events.host_hit);
        count("evictions", status.evictions, |events| events.eviction);
        count("write_backs", status.write_backs, |events| events.write_back);
        count("no_room", status.no_room, |events| events.no_room);
        count("failed_requests", status.failed_requests, |events| events.failed);
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
    fn sizes_are_powers_of_two() {
        structure::elaborates(&RECORD, ["WORKERS=8", "SLOTS=256 WORKERS=2"]);
        let error = structure::refused(&RECORD, "WORKERS=16");
        assert!(error.contains("a power of two from 2 to 8"), "{error}");
    }
}
