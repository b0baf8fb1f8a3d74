//! Bank of the cache of host memory: serves the line ports from the cache, asks the host for what is
//! missing, and answers its snoops.
//!
//! ```text
//!                 +------- hmc_bank -------+
//!  line_request_* |                        | line_response_*
//!  -------------->| stream          stream |---------------->
//!     h2d_request |                        | d2h_request
//!  -------------->| stream          stream |---------------->
//!    h2d_response |                        | d2h_response
//!  -------------->| stream          stream |---------------->
//!        h2d_data |                        | d2h_data
//!  -------------->| stream          stream |---------------->
//!      memory_map |                        | line_change, victim_change
//!  -------------->| level            pulse |---------------->
//!    write_policy |                        | status
//!  -------------->| level            level |---------------->
//!     write_fence |                        | write_fence_status
//!  -------------->| level            level |---------------->
//!           flush |                        | flush_status
//!  -------------->| pulse            level |---------------->
//!                 +------------------------+
//!
//!  request queues --+            +-- tags ------+            +-- response queues
//!  snoops ----------+-> select --+-- entries ---+-> decide --+-- lines --> deliver
//!  answers, data ---+            +-- stores ----+            +-- d2h queues
//! ```
//!
//! # Function
//! Requests for host memory are served by the rules of the generated table of coherence: hits from
//! the cache, the others by a request to the host. A line is either in the cache or in the miss
//! table, never in both: a request that needs the host takes its line out of the cache, and the
//! answer brings it back. A snoop finds it in one of the two, and is answered at once: by the state
//! that the line has, or, after a GO, by the one that it will have when it comes (CXL 3.2, 3.2.5.2).
//! Only the data of the answer may wait: for the line (3.2.5.14, item 4), or for room in `d2h_data`;
//! a line that is owed from the cache stays in it until it has left, and requests for it wait.
//!
//! A weakly ordered write is answered at ExtCmp, when it is observed globally; where `write_policy`
//! says so, when its line has been pulled (Fast_GO: observed locally). Until ExtCmp its number and its
//! line stay under way all the same. While `write_fence` stands, the bank waits for the writes that it
//! answered so before; `write_fence_status` says when all of them are observed globally.
//!
//! `flush` flushes the whole cache, as one request: each line that the cache has is flushed as by a port
//! (rows 22 and 22 M); then what that began ends, and what was under way when the flush came. Until then
//! hits are served, and no line comes to the cache: one that does is used once, and goes back if it is
//! Modified, so that no line makes room unseen. At the end the cache is empty, and no copy of a line that it
//! had is left anywhere, unless somebody asked for the line in the meantime, or the host refused
//! (`flush_status`). One that comes while another goes on ends with it. A flush waits for what its lines
//! wait for: room in `d2h_request` and `d2h_data`, and the host's answers.
//!
//! A request is decided in one cycle: tags and the miss table are searched, and the copy changes its
//! state. In the next cycle the line that was read goes where it belongs.
//!
//! A request whose line is under way waits at that line's entry, of either port, in order; up to
//! `OUTSTANDING` in all. When the entry has done its own work, it serves those who wait, one after the
//! other, before anybody else has the line; one of them that needs the host asks with the entry's own
//! number, and the others go on waiting. A request takes a number only when it asks the host.
//!
//! A Modified line in the way of a line that comes takes over the entry of that line, so that making
//! room needs no place that might be missing. Where requests wait at that entry it takes a number of its own,
//! and if there is none the line that comes is used once, and asked for again for them. Clean lines are
//! dropped without a word. Where every line of the set is owed, the one that comes is used once, or goes
//! back if it is Modified. Damaged lines
//! are not kept: the request ends with an error. A damaged line that is older in memory goes back,
//! marked as such.
//!
//! A write that is refused by GO_ERR_WritePull sends its line all the same, and ends with an error; a
//! weak one when ExtCmp has come (3.2.4.5.7), for until then the host knows its number.
//!
//! # Backpressure
//! Answers and data of the host are always taken (3.2.5.14, item 12). A snoop waits for room in
//! `d2h_response`, and for nothing else (item 10). Lines for the host wait for room in `d2h_data`, and
//! so does each entry before it goes on. An answer to a port has its place before its request is
//! tried, so that a port that takes none stops only itself. A port waits while it has no place for an
//! answer, or while what its next request needs is not there: a number for a miss, a place to wait in where
//! its line is under way, the line itself while that is owed, or while others who waited for it are served.
//! Hits of the other port go on, and its own before that request. Between two snoops, and between two entries
//! that go on, a request has its turn.
//!
//! Nothing waits in a circle: an entry goes on when the host has answered and `d2h_data` has room, and needs
//! neither number nor place; a request that waited needs the entry that it waited at, which it has, and the
//! line, which is owed for as long as `d2h_data` has no room. Each of these steps gives back what a port may
//! wait for.
//!
//! # Ordering
//! Requests of a port for the same line take effect in their order; their answers may overtake one
//! another. A request whose line is under way holds up those behind it for that line, and no others.
//!
//! # Faults
//! An answer or data that nothing waits for, an answer that its request cannot have, a snoop without
//! a known opcode: dropped. A snoop where the host has no memory: answered. Each is counted, and the
//! first one since reset is named, with its number. All else goes on. A second snoop of a line before
//! the first has its data, which no host may send (3.2.5.5), is answered and gets none.
//!
//! # Reset
//! Empties the cache, which takes a cycle for each set; Modified lines are lost. What is under way is
//! forgotten: its answers are faults.
//!
//! # Resources
//! Tags, lines, the two stores of the miss table and the snoops to which lines are owed in block RAM.
//! A comparator of a line's address for each entry. Places in lookup tables for `OUTSTANDING` answers
//! to each port, and for as many requests that wait.
//!
//! # Why not
//! Without the comparators, by a bit for each set, lines under way would hold up others of their
//! set. A second search in each cycle would need a second read port of tags and lines; more banks
//! give the same at less cost. A snoop that waited for its line, or for room for it, would wait for
//! channels that may themselves wait for its answer.
use nic_dsl::{
    Bool, BundleExt, LevelSink, LevelSource, Memory, MemoryStyle, Module, Ports, PulseSink,
    PulseSource, Sink, Source, assert_always, cover, delayed, delayed_bool, elaborate, instance,
    mux, register, register_bool, register_reset, scope, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::coherence::responses::Responses;
use crate::coherence::tags;
use crate::coherence::watches::Watches;
use crate::lib::pick::decoded;
use crate::lib::{queue, ready};
use crate::message::{
    CacheFlushStatus, CacheStatus, D2hData, D2hRequest, D2hResponse, H2dData, H2dRequest,
    H2dResponse, Identifier, LineChange, LineRequest, LineResponse, MemoryMap, Nothing, WriteFence,
    WriteFenceStatus, WritePolicy,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::id_pool::IdPool;

mod answers;
mod channels;
mod complete;
mod configuration;
mod debts;
mod decide;
mod deliver;
mod entries;
mod flush;
mod operation;
mod request;
mod select;
mod snoop;
mod status;
mod waiting;

pub use configuration::HmcBank;
use decide::{Decision, Inputs};
use entries::Entries;
use flush::{Flush, Progress};
use operation::{Kinds, Operation, Written};
use queue::Queue;
use ready::Turn;
use select::{Candidates, Room, has_room, select};
use status::Events;
use waiting::{Moves, Outcome, Shortage, Waiting};

/// What a bank promises. The latency is that of a hit; a snoop of a line that is not under way is
/// answered after 4 cycles.
pub const CONTRACT: Contract = Contract {
    module: "hmc_bank",
    summary: "Caches lines of host memory, coherent with the host.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: Some(Latency::exactly(4, "line_request_0")),
    interval: 1,
    waits_on: &[
        "line_response_*",
        "d2h_request",
        "d2h_response",
        "d2h_data",
        "h2d_response",
        "h2d_data",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "SETS", default: "256", meaning: "a power of two from 2 to 4096" },
        Parameter { name: "WAYS", default: "4", meaning: "2, 4 or 8" },
        Parameter {
            name: "OUTSTANDING",
            default: "64",
            meaning: "lines under way at a time, a power of two from 4 to 256",
        },
        Parameter {
            name: "BANKS",
            default: "2",
            meaning: "banks among which lines are divided by the parity of their address, 1, 2 or 4",
        },
    ],
    presets: &[
        // 1,024 lines, the stores of lines that are read and written, the tags; the tables of entries
        // and the queues in lookup tables.
        Preset::product("hmc_bank", &["SETS=256"]).memories(&[
            ("RAM32M16", 144),
            ("RAM64M8", 296),
            ("RAMB18E2", 15),
            ("RAMB36E2", 30),
        ]),
        Preset::part("hmc_bank_s256_w4_o128_b2").memories(&[
            ("RAM32M16", 144),
            ("RAM64M8", 584),
            ("RAMB18E2", 15),
            ("RAMB36E2", 30),
        ]),
        Preset::test("hmc_bank_tiny", &["SETS=2", "WAYS=2", "OUTSTANDING=4", "BANKS=1"])
            .proof(Proof::bounded(12))
            .memories(&[("RAM32M16", 299), ("RAMB18E2", 15), ("RAMB36E2", 19)]),
        Preset::test("hmc_bank_tiny_b2", &["SETS=2", "WAYS=2", "OUTSTANDING=4"]).memories(&[
            ("RAM32M16", 299),
            ("RAMB18E2", 15),
            ("RAMB36E2", 19),
        ]),
    ],
    proof: Proof::none("the small hmc_bank is the same description"),
    constraint: None,
    build: |values| build(&HmcBank::new(values)?),
};

/// Ports of a bank.
#[derive(Ports)]
pub struct HmcBankPorts {
    /// Requests for lines of host memory; no barriers.
    pub line_request: [Sink<LineRequest>; 2],
    /// Their answers, in any order.
    pub line_response: [Source<LineResponse>; 2],
    /// What it asks of the host.
    pub d2h_request: Source<D2hRequest>,
    /// Answers to snoops.
    pub d2h_response: Source<D2hResponse>,
    /// Lines for the host.
    pub d2h_data: Source<D2hData>,
    /// Snoops.
    pub h2d_request: Sink<H2dRequest>,
    /// The host's answers; always taken.
    pub h2d_response: Sink<H2dResponse>,
    /// Lines from the host; always taken.
    pub h2d_data: Sink<H2dData>,
    /// Where there is memory.
    pub memory_map: LevelSink<MemoryMap>,
    /// When weak writes are answered.
    pub write_policy: LevelSink<WritePolicy>,
    /// A barrier waits for the writes that were answered early.
    pub write_fence: LevelSink<WriteFence>,
    /// It need not wait any longer.
    pub write_fence_status: LevelSource<WriteFenceStatus>,
    /// The whole cache is to be flushed.
    pub flush: PulseSink<Nothing>,
    /// Whether it is.
    pub flush_status: LevelSource<CacheFlushStatus>,
    /// A line's state changes.
    pub line_change: PulseSource<LineChange>,
    /// A line that made room is dropped.
    pub victim_change: PulseSource<LineChange>,
    /// What is counted.
    pub status: LevelSource<CacheStatus>,
}

impl Module for HmcBank {
    type Ports = HmcBankPorts;

    fn name(&self) -> String {
        self.module_name()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> HmcBankPortsShape {
        HmcBankPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let sweep = register_reset(self.set_bits() + 1, 0);
        let running = sweep.bit(self.set_bits());
        when(!running, || sweep.set(sweep + 1));
        let swept = sweep.truncate(self.set_bits());

        let stage = Stage::new(self);
        let entries = scope("entries", || Entries::new(self));
        let (h2d_response, h2d_data) = (&ports.h2d_response, &ports.h2d_data);
        let (arrivals, wrongs, read_lines) =
            scope("answers", || self.answers((h2d_response, h2d_data), &entries));
        let place = stage.operation.place;
        let queues = [0, 1].map(|i| {
            let request = *ports.line_request[i];
            scope(&format!("queue_{i}"), || Queue::new(request, place, stage.goes_on[i]))
        });
        let responses = [0, 1].map(|i| {
            let response = &ports.line_response[i];
            scope(&format!("responses_{i}"), || Responses::new(self.outstanding, response))
        });
        let place_bits = self.geometry().place_bits();
        let watches = [0, 1].map(|i| scope(&format!("watches_{i}"), || Watches::new(place_bits)));
        let outlet = self.outlet(&ports.d2h_data);
        let to_host = self.host_queues(&ports);
        let (snoops, strays) = scope("arrivals", || self.snoops(&ports));
        let numbers = instance("numbers", &IdPool { identifiers: self.outstanding });
        let number = *numbers.allocation;
        let places = instance("places", &IdPool { identifiers: self.outstanding });
        let waiting = scope("waiting", || Waiting::new(self, &stage.operation, *places.allocation));
        let shortages = [0, 1].map(|i| {
            scope(&format!("shortage_{i}"), || Shortage::new(number.valid, waiting.has_place))
        });
        let owes = wire::<Bool>(());
        let owed = wire::<H2dRequest>(());
        let debts = scope("debts", || self.debts(owes, owed));

        // What the next cycle is for.
        let flush = scope("flush", || Flush::new(self, &ports.flush));
        let turn = scope("turn", || Turn::new(entries.ready, stage.turns_next));
        let candidates = Candidates {
            queues: &queues,
            debts,
            snoops: *snoops.sink,
            turn: &turn,
            has_number: number.valid,
            waiting: &waiting,
            shortages: &shortages,
            watches: &watches,
            flush: &flush,
        };
        let answer_room = has_room(*to_host.responses.occupancy);
        let line_room = has_room(*outlet.occupancy);
        let room = Room {
            answer: answer_room,
            line: line_room,
            to_port: [responses[0].has_place, responses[1].has_place],
        };
        let chosen = scope("select", || select(&candidates, &entries, room, running));
        stage.turns_next.set(chosen.turns);
        stage.load(chosen.kinds, chosen.operation);
        let Kinds { request, snoop, complete, look, .. } = chosen.kinds;
        let reads = request | snoop | complete | look;
        let next_line = chosen.operation.line;
        let sweeping = (!running, swept);
        let tags = scope("tags", || {
            self.geometry().tags((reads, next_line), stage.operation.line, sweeping, true)
        });
        let found = scope("found", || entries.find(&stage.operation));

        // What this one does.
        let read = read_lines.read(chosen.kinds.complete, turn.number);
        let writes = Memory::<Written>::new((), self.outstanding).style(MemoryStyle::Block);
        let written = writes.read(chosen.kinds.complete, turn.number);
        let is_own = stage.operation.is_own;
        let has_waited = stage.operation.has_waited;
        let port_waits = mux(stage.operation.port, queues[1].waits, queues[0].waits);
        let is_void = port_waits & !is_own & !has_waited;
        let inputs = Inputs {
            kinds: stage.kinds,
            is_void,
            operation: &stage.operation,
            tags: &tags,
            found: &found,
            read,
            written,
            number: (number.valid, number.payload.value),
            waiting: &waiting,
            watches_full: mux(stage.operation.port, watches[1].full, watches[0].full),
            local_writes: ports.write_policy.local_writes,
            is_flushing: flush.is_under_way,
        };
        let decision = scope("decide", || self.decide(&inputs));
        number.ready.set(decision.takes_number);
        for (i, ((queue, response), watch)) in
            queues.iter().zip(&responses).zip(&watches).enumerate()
        {
            let is_of_port = if i == 0 { !stage.operation.port } else { stage.operation.port };
            let is_of_port = is_of_port & !is_own;
            let begins = decision.begins | decision.begins_watch | decision.joins;
            let is_of_queue = is_of_port & !has_waited;
            let goes_on = (decision.is_served | begins) & is_of_queue;
            queue.served.set(goes_on);
            queue.refused.set(decision.is_refused & is_of_queue);
            stage.goes_on[i].set(decision.unblocks | shortages[i].ends());
            let outcome = Outcome {
                lacks_number: decision.lacks_number & is_of_queue,
                lacks_place: decision.lacks_place & is_of_queue,
                is_served: decision.is_served & is_of_queue,
                goes_on,
            };
            scope(&format!("shortage_{i}"), || shortages[i].connect(outcome));
            response.takes.set(queue.tries | watch.wakes);
            let begun = (decision.begins_watch & is_of_port, stage.operation.tag);
            scope(&format!("watches_{i}"), || watch.connect(begun, decision.departure));
            response.returns.set(decision.is_returned & is_of_port);
        }
        let Decision { change, delivery, .. } = decision;
        let leaving = to_host.requests.sink;
        let asked = decoded(leaving.fires(), leaving.payload.cqid.truncate(self.entry_bits()));
        scope("entries", || {
            let moved = (turn.picked, asked);
            entries.connect(&stage.operation, &found, change, &arrivals, moved, flush.begins);
        });
        let moves = Moves {
            joins: decision.joins,
            entry: found.at,
            is_first: !found.at_waited,
            leaves: decision.leaves,
        };
        scope("waiting", || waiting.connect(stage.kinds.request, &stage.operation, moves));
        places.allocation.ready.set(decision.joins);
        let leaves = delayed_bool(decision.leaves);
        let left = delayed(Identifier { value: stage.operation.waiter });
        places.release.send(leaves, left);
        let (looked_tag, looked_state) = tags.at(flush.way);
        let progress = Progress {
            looked: stage.kinds.look,
            state: looked_state,
            line: self.line_of(looked_tag, stage.operation.line),
            tried: stage.kinds.request & is_own,
            began: decision.begins,
            request: (stage.kinds.request & !is_own, stage.operation.line),
            is_quiet: entries.is_quiet(),
            chosen: chosen.operation.is_own,
            fails: decision.fails_flush,
        };
        scope("flush", || flush.connect(&progress, &ports.flush_status));
        scope("fence", || entries.fence(&ports.write_fence, &ports.write_fence_status));
        // A cycle later, because the pool counts.
        let returns = delayed_bool(decision.returns_number);
        let returned = delayed(Identifier { value: stage.operation.entry });
        numbers.release.send(returns, returned);
        // A cycle later, because queues count, and what is found is known late.
        let asks = delayed_bool(decision.asks);
        let request_to_host = delayed(decision.request);
        to_host.requests.source.offer(asks, request_to_host);
        let replies = delayed_bool(decision.replies);
        let response = delayed(decision.response);
        to_host.responses.source.offer(replies, response);
        owes.set(decision.owes);
        owed.assign(decision.owed);
        let outlets = (*outlet.source, &responses);
        scope("deliver", || self.deliver(outlets, delivery, decision.cached, &writes));

        let line_changes = delayed_bool(decision.changes_line);
        let line_change = delayed(decision.line_change);
        ports.line_change.send(line_changes, line_change);
        let victim_drops = delayed_bool(decision.drops_victim);
        let victim_change = delayed(decision.victim_change);
        ports.victim_change.send(victim_drops, victim_change);
        // What is only counted may come a cycle later.
        let served = delayed_bool(decision.is_served | decision.begins_watch);
        let began = delayed_bool(decision.begins & !is_own);
        let refused = delayed_bool((decision.is_refused & !is_own) | decision.joins);
        let snoop_hit = delayed_bool(decision.snoop_hits);
        let evicted = delayed_bool(decision.evicts);
        let events =
            Events { served, began, refused, snooped: replies, snoop_hit, evicted, strays };
        scope("status", || status::report(&ports.status, &events, &wrongs));

        for pool in [&numbers, &places] {
            pool.outstanding.ignore();
            pool.refused.ignore();
            pool.released_twice.ignore();
            pool.never_given.ignore();
        }
        let has_place = |valid: Bool, ready: Bool| valid.implies(ready);
        let requests = to_host.requests.source;
        assert_always(
            "each entry has a place for its request",
            has_place(requests.valid, requests.ready),
        );
        let responses = to_host.responses.source;
        assert_always(
            "each answer to a snoop has a place",
            has_place(responses.valid, responses.ready),
        );
        let lines = outlet.source;
        assert_always("each line for the host has a place", has_place(lines.valid, lines.ready));
        cover("a write is answered before it is observed globally", change.tells_early);
        cover("a line in the cache is owed to a snoop", decision.owes);
        cover("a snoop is answered before the line has come", change.pays & !change.forwards);
        cover("a Modified line makes room", decision.evicts);
        cover("a request waits at the entry of its line", decision.joins);
        cover("a request that waited is served", decision.leaves);
        let is_refused_own = progress.tried & decision.is_refused;
        cover("a line that is to be flushed is under way", is_refused_own);
    }
}

/// The operation that is decided, in registers.
struct Stage {
    kinds: Kinds,
    operation: Operation,
    /// The entry whose turn it is goes on in the next cycle.
    turns_next: Bool,
    /// What a port's request was put back for may be there.
    goes_on: [Bool; 2],
}

impl Stage {
    #[elaborate]
    fn new(bank: &HmcBank) -> Self {
        let is_request = register_bool(false);
        let is_snoop = register_bool(false);
        let is_complete = register_bool(false);
        let is_wake = register_bool(false);
        let is_look = register_bool(false);
        let operation = register::<Operation>(bank.operation_shape());
        let turns_next = wire::<Bool>(());
        let goes_on = [0, 1].map(|i| wire::<Bool>(()).named(&format!("goes_on_{i}")));
        let kinds = Kinds {
            request: is_request,
            snoop: is_snoop,
            complete: is_complete,
            wake: is_wake,
            look: is_look,
        };
        Self { kinds, operation, turns_next, goes_on }
    }

    fn load(&self, kinds: Kinds, operation: Operation) {
        self.kinds.assign(kinds);
        self.operation.assign(operation);
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
    fn caches_and_tables_of_every_size_are_legal() {
        structure::elaborates(
            &RECORD,
            [
                "SETS=4096 WAYS=8 OUTSTANDING=256 BANKS=4",
                "SETS=2 WAYS=2 OUTSTANDING=4 BANKS=1",
                "SETS=512 WAYS=4 OUTSTANDING=128 BANKS=1",
            ],
        );
    }

    #[test]
    fn sizes_that_are_no_powers_of_two_are_refused() {
        for settings in ["SETS=3", "WAYS=16", "OUTSTANDING=2", "BANKS=3"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains("a power of two from"), "{settings}: {error}");
        }
    }
}
