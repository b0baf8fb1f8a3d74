//! Dispatcher of the key-value handler: who serves a request, and when.
//!
//! ```text
//!              +--------- kvs_dispatch ---------+
//!         line |                                | lookup_line, lookup
//!  ----------->| stream                  stream |-------------------->
//!      request |                                | worker_line_*, worker_*
//!  ----------->| stream                  stream |-------------------->
//!    miss_line |                                | answer
//!  ----------->| stream                  stream |-------------------->
//!         miss |                                | is_held
//!  ----------->| stream                   level |-------------------->
//! looked, freed |                               |
//!  ----------->| pulse                          |
//!       done_* |                                |
//!  ----------->| pulse                          |
//!         hold |                                |
//!  ----------->| level                          |
//!              +--------------------------------+
//! ```
//!
//! # Function
//! GETs go to the lookups, other requests with a key to a worker that is free, and so do GETs that the lookups hand back
//! (`miss`). What has no key, or is refused, is answered here.
//!
//! A worker is alone with the two buckets of its key: it gets a request when no other has one of them, no GET that was
//! given to the lookups before and is not answered has one of them, and the host holds none of them. A GET goes to the
//! lookups when no worker, no GET that was handed back, and no hold has one of its buckets. So two requests for one key are
//! served in their order.
//!
//! The host is alone with the buckets of a key (`is_held`) when it has asked (`hold`), and all that has one of them is
//! done; until it asks no more. What comes later waits.
//!
//! # Backpressure
//! A request waits in front of all others until it may go. GETs that were handed back take turns with new requests. There
//! is room for all that the lookups may hand back, with at most 64 lines, so that they wait for no worker.
//!
//! # Ordering
//! New requests leave as they come, those for workers behind their lines, those for the lookups beside them. A GET
//! for the lookups that waits for nobody leaves two cycles after it has come.
//!
//! # Reset
//! Forgets everything.
//!
//! # Resources
//! 64 requests with two buckets each in registers, and four comparators for each; 64 lines in lookup tables.
//!
//! # Rationale
//! A queue for each bucket would let other keys pass one that waits; it waits for a worker, or for the host's memory once.
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, States, Stream,
    any_of, assert_always, constant, constant_bool, cover, delayed, delayed_bool, elaborate,
    instance, mux, pack, register, register_array, register_array_value, register_bool,
    register_reset, register_state, scope, state, when, wire,
};
use nic_spec::contract::{self, Contract};

use super::layout::choice;
use super::worker::NIC_INDEX_BITS;
use crate::lib::pick::decoded;
use crate::message::{
    Identifier, IdentifierShape, KvsAnswerBeat, KvsBody, KvsHold, KvsLine, KvsLookupEvents,
    KvsOperation, KvsRequest, Nothing,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::fifo::Fifo;

/// What it promises.
pub const CONTRACT: Contract = Contract {
    module: "kvs_dispatch",
    summary: "Gives each key-value request to whoever serves it, in the order of its key.",
    source: contract::Source { paper: "CXL-NIC", section: "5.4" },
    // It waits for whoever has the same buckets.
    latency: None,
    interval: 2,
    waits_on: &[
        "line",
        "lookup_line",
        "lookup",
        "worker_line_*",
        "worker_*",
        "answer",
        "miss_line",
    ],
    transparent: &[],
};

/// How many workers there are.
pub(super) const WORKERS: Parameter =
    Parameter { name: "WORKERS", default: "4", meaning: "workers, a power of two from 2 to 8" };

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[NIC_INDEX_BITS, WORKERS],
    presets: &[
        Preset::product("kvs_dispatch", &["INDEX_BITS=14", "WORKERS=4"]),
        Preset::test("kvs_dispatch_tiny", &["INDEX_BITS=2", "WORKERS=2"]),
    ],
    proof: Proof::none("64 requests are too many states; the handler's tests order them"),
    constraint: None,
    build: |values| {
        build(&KvsDispatch {
            index_bits: values.number("INDEX_BITS", 1..=20)?,
            workers: values.power_of_two("WORKERS", 2..=8)?,
        })
    },
};

/// Requests that may be unanswered.
pub(super) const CONTEXTS: u32 = 64;
/// Lines of the longest key, and the most that a request can say it has.
const KEY_LINES: u32 = 5;
const MOST_LINES: u32 = 31;
/// So many of them are looked at together before what is registered.
const GROUP: u32 = 4;
/// Lines of requests that wait: at least those of the longest, behind which it comes.
const LINES: u32 = 64;
/// Requests that wait.
const REQUESTS: u32 = 16;
/// Bits of a request's number.
const CONTEXT_BITS: u32 = CONTEXTS.trailing_zeros();

/// What is done.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Phase {
    /// Somebody is chosen, and who has its buckets is looked up.
    Choose,
    /// It is known whether it may go.
    Judge,
    /// Its lines go, and it.
    Go,
}

/// Who was chosen.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Kind {
    /// The next request.
    New,
    /// A GET that was handed back.
    Miss,
    /// The host.
    Hold,
}

/// A dispatcher.
#[derive(Clone, Debug)]
pub struct KvsDispatch {
    /// Bits of the number of a bucket in NIC memory, 1 to 20.
    pub index_bits: u32,
    /// Workers, a power of two from 2 to 8.
    pub workers: u32,
}

/// Ports of the dispatcher.
#[derive(Ports)]
pub struct KvsDispatchPorts {
    /// The lines of a request, in front of it.
    #[shape(())]
    pub line: Sink<KvsLine>,
    /// Requests.
    #[shape(())]
    pub request: Sink<KvsRequest>,
    /// The lines of GETs that are handed back.
    #[shape(())]
    pub miss_line: Sink<KvsLine>,
    /// GETs that are handed back.
    #[shape(())]
    pub miss: Sink<KvsRequest>,
    /// Lines for the lookups, those of a request before those of the next one.
    #[shape(())]
    pub lookup_line: Source<KvsLine>,
    /// GETs for the lookups.
    #[shape(())]
    pub lookup: Source<KvsRequest>,
    /// Lines for a worker.
    pub worker_line: Vec<Source<KvsLine>>,
    /// Requests for a worker.
    pub worker: Vec<Source<KvsRequest>>,
    /// A worker is done with its request.
    pub done: Vec<PulseSink<Nothing>>,
    /// Answers to what has no key, or is refused.
    #[shape(())]
    pub answer: Source<KvsAnswerBeat>,
    /// What the lookups have met.
    #[shape(())]
    pub looked: PulseSink<KvsLookupEvents>,
    /// A request was answered.
    #[shape(IdentifierShape { bits: 7 })]
    pub freed: PulseSink<Identifier>,
    /// What the host asks for; the key stays while it asks.
    #[shape(())]
    pub hold: LevelSink<KvsHold>,
    /// The host has what it asks for.
    #[shape(())]
    pub is_held: LevelSource<Bool>,
}

/// Two buckets that somebody has.
struct Owner {
    has: Bool,
    first: Bits,
    second: Bits,
}

/// Who is asked about.
#[derive(Clone, Copy)]
struct Wanted {
    first: Bits,
    second: Bits,
}

/// One or the other.
fn either(is_one: Bool, one: Wanted, other: Wanted) -> Wanted {
    let first = mux(is_one, one.first, other.first);
    Wanted { first, second: mux(is_one, one.second, other.second) }
}

/// Whether a queue has a request, as a register.
#[elaborate]
fn known(
    name: &str,
    arriving: Stream<KvsRequest>,
    (leaving, occupancy): (Stream<KvsRequest>, Bits),
) -> Bool {
    let has_one = register_bool(false).named(name);
    let is_last = leaving.fires() & occupancy.equals(1);
    has_one.set(arriving.fires() | (has_one & !is_last));
    assert_always("it is known whether a queue is empty", has_one.equals(leaving.valid));
    has_one
}

impl Owner {
    #[elaborate]
    fn new(bits: u32) -> Self {
        let has = register_bool(false);
        let first = register::<Bits>(bits);
        let second = register::<Bits>(bits);
        Self { has, first, second }
    }

    /// It has one of the buckets.
    fn meets(&self, wanted: Wanted) -> Bool {
        let has = |bucket: Bits| bucket.equals(self.first) | bucket.equals(self.second);
        self.has & (has(wanted.first) | has(wanted.second))
    }
}

impl Module for KvsDispatch {
    type Ports = KvsDispatchPorts;

    fn name(&self) -> String {
        format!("kvs_dispatch_b{}_w{}", self.index_bits, self.workers)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("dispatch.rs"), &CONTRACT)
    }

    fn shape(&self) -> KvsDispatchPortsShape {
        let each = vec![(); self.workers as usize];
        KvsDispatchPortsShape { worker_line: each.clone(), worker: each.clone(), done: each }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let lines = instance("lines", &Fifo::<KvsLine> { payload: (), depth: LINES });
        let requests = instance("requests", &Fifo::<KvsRequest> { payload: (), depth: REQUESTS });
        let miss_lines = instance("lines_back", &Fifo::<KvsLine> { payload: (), depth: LINES });
        let misses = instance("back", &Fifo::<KvsRequest> { payload: (), depth: CONTEXTS });
        lines.source.connect(*ports.line);
        requests.source.connect(*ports.request);
        miss_lines.source.connect(*ports.miss_line);
        misses.source.connect(*ports.miss);
        let (line, request) = (*lines.sink, *requests.sink);
        let (miss_line, miss) = (*miss_lines.sink, *misses.sink);

        let bits = self.index_bits;
        let named = |name: String| scope(&name, || Owner::new(bits));
        let lookup_has = register_array_value::<Bool>(&(), CONTEXTS, &false);
        let lookup_first = register_array::<Bits>(bits, CONTEXTS);
        let lookup_second = register_array::<Bits>(bits, CONTEXTS);
        let queued = register_reset(CONTEXTS, 0);
        let workers: Vec<_> = (0..self.workers).map(|i| named(format!("worker_{i}"))).collect();
        let has_host = register_bool(false);

        // Who is next: the host, then new requests and those that were handed back in turn.
        let phase = register_state(Phase::Choose);
        let kind = register_state(Kind::New);
        let prefers_miss = register_bool(false);
        let wanted = Wanted { first: register::<Bits>(bits), second: register::<Bits>(bits) };
        let (wanted_first, wanted_second) = (wanted.first, wanted.second);
        wanted_first.named("wanted_first");
        wanted_second.named("wanted_second");
        let new = request.payload;
        let missed = miss.payload;
        let wants_hold = ports.hold.is_asked & !has_host;
        // One that comes is looked at as it comes; it is at the queue's end when it is judged.
        let arriving = ports.request.payload;
        let is_waiting = known("is_waiting", *ports.request, (request, *requests.occupancy));
        let is_missing = known("is_missing", *ports.miss, (miss, *misses.occupancy));
        let is_new_there = is_waiting | ports.request.valid;
        let new_lines = mux(is_waiting, new.lines, arriving.lines);
        let new_operation = mux(is_waiting, new.operation, arriving.operation);
        let takes_miss = is_missing & (prefers_miss | !is_new_there);
        let turn_of_host = register_bool(false);
        let takes_host = wants_hold & turn_of_host;
        // Each has its buckets before one is chosen.
        let held_for = self.buckets(ports.hold.hash);
        let new_buckets = either(is_waiting, self.buckets(new.hash), self.buckets(arriving.hash));
        let asked = either(takes_miss, self.buckets(missed.hash), new_buckets);
        let asked = either(takes_host, held_for, asked);
        when(!ports.hold.is_asked, || has_host.set(false));

        // What is registered here only becomes less until somebody goes.
        let read_in = register_reset(CONTEXTS / GROUP, 0);
        let queued_in = register_reset(CONTEXTS / GROUP, 0);
        let (is_read, is_queued) = (read_in.any(), queued_in.any());
        let is_worked = register_bool(false);
        let is_held = register_bool(false);
        let lookup_meets = lookup_has.map(|has, i| {
            let (first, second) = (lookup_first.at(i), lookup_second.at(i));
            Owner { has, first, second }.meets(asked)
        });
        // Whether there is one in each group.
        let grouped = |all: Bits| {
            pack((0..CONTEXTS / GROUP).map(|group| all.slice(group * GROUP, GROUP).any()))
        };
        let of_host = Owner {
            has: ports.hold.is_asked & !takes_host,
            first: held_for.first,
            second: held_for.second,
        };
        when(phase.is(Phase::Choose), || {
            wanted.first.set(asked.first);
            wanted.second.set(asked.second);
            read_in.set(grouped(lookup_meets.bits() & !queued));
            queued_in.set(grouped(lookup_meets.bits() & queued));
            is_worked.set(any_of(workers.iter().map(|worker| worker.meets(asked))));
            // A GET that was handed back before the host has what it asks for goes first.
            is_held.set(of_host.meets(asked) & (has_host | !takes_miss));
            turn_of_host.set(!takes_host);
            // Turns of the host are not theirs: a miss that the host waits for would always lose its own to it.
            when(!takes_host, || prefers_miss.set(!takes_miss));
            when(takes_host, || kind.goto(Kind::Hold))
                .otherwise_when(takes_miss, || kind.goto(Kind::Miss))
                .otherwise(|| kind.goto(Kind::New));
            let is_any = takes_host | is_missing | is_new_there;
            when(is_any, || phase.goto(Phase::Judge));
        });

        // What becomes of a request.
        let is_miss = kind.is(Kind::Miss);
        let is_hold = kind.is(Kind::Hold);
        let of = mux(is_miss, missed, new);
        let keyless = register_bool(false).named("keyless");
        let is_lookup = register_bool(false).named("is_lookup");
        // Its lines, and those that have not gone yet.
        let its_lines = register::<Bits>(5).named("its_lines");
        let left = register_reset(5, 0).named("left");
        when(phase.is(Phase::Choose), || {
            let operation = mux(takes_miss, missed.operation, new_operation);
            keyless.set(operation.is_any(&[
                KvsOperation::Noop,
                KvsOperation::Version,
                KvsOperation::Refused,
            ]));
            is_lookup.set(new_operation.is(KvsOperation::Get) & !takes_miss & !takes_host);
            let lines = mux(takes_miss, missed.lines, new_lines);
            its_lines.set(lines);
            left.set(lines);
        });
        let idle = pack(
            workers.iter().zip(&ports.worker).map(|(owner, worker)| !owner.has & worker.ready),
        );
        let (some_idle, idle_worker) = idle.lowest_one();
        let chosen = register_reset(self.workers, 0);
        let is_free = !is_worked & !is_held;
        // Whatever the lookups have may be handed back, and there is room for it: they wait for nobody here.
        let kept_lines = register_reset(7, 0);
        let looks = wire::<Bool>(());
        let hit = ports.looked.valid & ports.looked.payload.hit;
        ports.looked.payload.miss.ignore();
        // Counted a cycle later; the next request is judged two cycles after this one has gone. Lines that nobody
        // asked for do not count.
        let amount =
            |lines: Bits, counts: Bool| (lines & counts.mask(lines.width())).zero_extend(8);
        let lines_come = delayed(amount(its_lines, looks));
        let found = delayed(amount(ports.looked.payload.key_lines, hit));
        let handed_back = delayed_bool(miss_line.fires());
        let kept = kept_lines.zero_extend(8) + lines_come;
        let leaves = found + handed_back.bits().zero_extend(8);
        let rest = (kept - leaves).truncate(7);
        kept_lines.set(mux(kept.is_below(leaves), constant(7, 0), rest));
        // Only new requests look. What leaves makes room a cycle later. No key has more lines; what has is told apart no
        // further.
        let has_more = register_bool(false).named("has_more_lines");
        let room_for = |lines: u32, is_asked: Bool| {
            let fits = register_bool(false).named(&format!("fits_{lines}"));
            fits.set(kept.is_at_most(LINES - lines));
            fits & is_asked
        };
        let mut is_more = constant_bool(true);
        let mut rooms = vec![room_for(MOST_LINES, has_more)];
        for lines in 1..=KEY_LINES {
            let has_lines = register_bool(false).named(&format!("has_lines_{lines}"));
            let is_so_many = new_lines.equals(lines);
            when(phase.is(Phase::Choose), || has_lines.set(is_so_many));
            is_more = is_more & !is_so_many;
            rooms.push(room_for(lines, has_lines));
        }
        when(phase.is(Phase::Choose), || has_more.set(is_more));
        let has_room = any_of(rooms);
        assert_always("the lines of lookups fit", kept_lines.is_at_most(LINES));
        let may_look = is_free & !is_queued & has_room;
        let may_work = is_free & !is_read & (is_miss | !is_queued);
        let may_hold = !is_worked & !is_read & !is_queued;
        let judges = phase.is(Phase::Judge);
        // A GET that may go to the lookups goes as it is judged, if they take it.
        let looks_at_once = judges & !is_hold & is_lookup & may_look;
        when(judges, || {
            chosen.set(decoded(some_idle & !keyless & !is_lookup, idle_worker));
            let goes = keyless | mux(is_lookup, may_look, may_work & some_idle);
            phase.set(mux(goes & !is_hold, state(Phase::Go), state(Phase::Choose)));
            when(is_hold & may_hold & ports.hold.is_asked, || has_host.set(true));
        });

        // Its lines, and behind the last of them it; the lookups take both at once.
        let goes = phase.is(Phase::Go) | looks_at_once;
        let has_line = left.any();
        let is_given = register_bool(false);
        let its_line = mux(is_miss, miss_line.payload, line.payload);
        let line_valid = mux(is_miss, miss_line.valid, line.valid);
        let offers_line = goes & has_line & line_valid;
        // Whom a request that is only being judged would go to was chosen for another.
        let taker = chosen & (!judges).mask(self.workers);
        let to_worker = taker.any();
        let to_lookup = !to_worker & !keyless;
        let offers_request = goes & (!has_line | to_lookup) & !is_given;
        let line_ready = mux(
            to_worker,
            (taker & pack(ports.worker_line.iter().map(|worker| worker.ready))).any(),
            keyless | ports.lookup_line.ready,
        );
        let request_ready = mux(
            to_worker,
            (taker & pack(ports.worker.iter().map(|worker| worker.ready))).any(),
            mux(keyless, ports.answer.ready, ports.lookup.ready),
        );
        let is_new = goes & !is_miss;
        let line_goes = offers_line & line_ready;
        let request_goes = offers_request & request_ready;
        let ends = (!has_line | (line_goes & left.equals(1))) & (is_given | request_goes);
        line.ready.set(is_new & has_line & line_ready);
        miss_line.ready.set(goes & is_miss & has_line & line_ready);
        request.ready.set(is_new & ends);
        miss.ready.set(goes & is_miss & ends);
        ports.lookup_line.offer(offers_line & to_lookup, its_line);
        ports.lookup.offer(offers_request & to_lookup, of);
        for (i, owner) in workers.iter().enumerate() {
            let is_its = taker.bit(i as u32);
            ports.worker_line[i].offer(offers_line & is_its, its_line);
            ports.worker[i].offer(offers_request & is_its, of);
            // It is free until it has the request.
            when(phase.is(Phase::Go) & is_its, || {
                owner.first.set(wanted.first);
                owner.second.set(wanted.second);
            });
            when(request_goes & is_its, || owner.has.set(true));
            when(ports.done[i].valid, || owner.has.set(false));
        }
        when(line_goes, || left.set(left - 1));
        is_given.set((is_given | request_goes) & !ends);
        when(ends, || phase.goto(Phase::Choose));

        // Who is with the lookups, handed back, or answered.
        let number = of.context.truncate(CONTEXT_BITS);
        of.context.top(7 - CONTEXT_BITS).ignore();
        ports.freed.payload.value.top(7 - CONTEXT_BITS).ignore();
        looks.set(ends & is_lookup);
        let begins = decoded(ends & is_lookup, number);
        let freed = ports.freed.payload.value.truncate(CONTEXT_BITS);
        // It counts as handed back as soon as the lookups have done with it.
        let given = ports.miss.payload.context;
        let back = decoded(ports.miss.fires(), given.truncate(CONTEXT_BITS));
        queued.set((queued | back) & !begins);
        when(ends & is_miss, || lookup_has.at(number).set(false));
        when(ports.freed.valid, || lookup_has.at(freed).set(false));
        when(ends & is_lookup, || lookup_has.at(number).set(true));
        // Nothing of its number is with the lookups before it is given.
        when(!phase.is(Phase::Choose) & is_lookup, || {
            lookup_first.at(number).set(wanted.first);
            lookup_second.at(number).set(wanted.second);
        });
        ports.is_held.set(has_host);
        self.answer(&ports, of, offers_request & keyless);

        let waits = judges;
        cover("a request waits for another of its key", waits & is_worked);
        cover("a request waits for a GET that was handed back", waits & is_queued);
        cover("a request waits for the host", waits & is_held);
        cover("no worker is free", waits & !some_idle);
        assert_always("no more than one worker is chosen", (chosen & (chosen - 1)).is_zero());
    }
}

impl KvsDispatch {
    /// The buckets of a hash.
    fn buckets(&self, hash: Bits) -> Wanted {
        let bucket = |is_second| choice(hash, constant_bool(is_second)).truncate(self.index_bits);
        Wanted { first: bucket(false), second: bucket(true) }
    }

    /// Answers what has no key, or is refused.
    #[elaborate]
    fn answer(&self, ports: &KvsDispatchPorts, of: KvsRequest, valid: Bool) {
        let is_refused = of.operation.is(KvsOperation::Refused);
        let is_version = of.operation.is(KvsOperation::Version);
        let body = mux(is_version, state(KvsBody::Version), state(KvsBody::Empty));
        ports.answer.offer(
            valid,
            KvsAnswerBeat {
                data: constant(512, 0),
                last: constant_bool(true),
                context: of.context,
                is_silent: constant_bool(false),
                status: of.status & is_refused.mask(8),
                cas: constant(64, 0),
                has_flags: constant_bool(false),
                flags: constant(32, 0),
                key_length: constant(8, 0),
                body: mux(is_refused, state(KvsBody::Text), body),
                first_byte: constant(9, 0),
                body_length: constant(11, 0),
            },
        );
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
    fn workers_are_a_power_of_two() {
        let error = structure::refused(&RECORD, "WORKERS=3");
        assert!(error.contains("a power of two from 2 to 8"), "{error}");
    }
}
