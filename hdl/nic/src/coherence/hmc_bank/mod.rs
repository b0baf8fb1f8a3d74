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
//!     1: select               2: search           3: decide                4: deliver
//!  request queues ---+                                             +-- response queues
//!  snoops -----------+-> select --> tags of the --+--> decide -----+-- lines --> deliver
//!  responses, data --+              set, stores   +--- MSHRs       +-- d2h queues
//! ```
//!
//! # Function
//! Requests for host memory are served by the rules of the generated table of coherence: hits from
//! the cache, misses by a request to the host. Each outstanding line has an MSHR (miss status holding
//! register), whose number is the tag (CQID) of its requests to the host. A line is either in the cache
//! or in an MSHR, never in both: a request that needs the host takes its line out of the cache, and the
//! response brings it back. Both are kept by sets: a set has its ways, and places for four outstanding
//! lines with the number of the MSHR of each, so that one look finds a line, however many MSHRs there are. A
//! snoop finds it in one of the two, and is answered at once: by the state
//! that the line has, or, after a GO, by the one that it will have when it comes (CXL 3.2, 3.2.5.2).
//! Only the data of that response may wait: for the line (3.2.5.14, item 4), or for room in `d2h_data`;
//! a line that is owed from the cache stays in it until it has left, and requests for it wait.
//!
//! A NC-write is weakly ordered and answered at ExtCmp, when it is observed globally. Where `write_policy`
//! says so, a whole line is written by WrCur, which is observed globally when it is pulled: one round
//! trip; or the weakly ordered write is answered when its line has been pulled (Fast_GO: observed
//! locally). Until ExtCmp its tag and its line stay outstanding all the same. While `write_fence` stands,
//! the bank waits for the writes that it answered so before; `write_fence_status` says when all of them
//! are observed globally.
//!
//! `flush` flushes the whole cache, as one request: each line that the cache has is flushed as by a port
//! (rows 22 and 22 M); then the bank waits for the end of these, and of what was outstanding when the flush
//! came. Until then hits are served, and no line is installed: one that comes is used once, and written back
//! if it is Modified, so that no line is evicted unseen. At the end the cache is empty, and no copy of a line
//! that it had is left anywhere, unless somebody asked for the line in the meantime, or the host refused
//! (`flush_status`). One that is asked for while another is in progress follows it, and `flush_status` stands until
//! the last has ended. A flush waits for what its lines wait for: room in `d2h_request` and `d2h_data`, and the
//! host's responses.
//!
//! With `RESERVED` port 0 comes first: where both ports have a request; among requests to the host that wait to leave; and
//! among MSHRs that are ready, by the port of the request that each works for. Behind seven of port 0 in a row
//! one of port 1 has its turn in each of the three, and a request of port 1 that was put back goes first when it may be
//! tried again. Of MSHRs, and of places to wait in, port 1 has at most `OUTSTANDING` - `RESERVED`, port 0 all but one;
//! one that takes over a victim counts for who took it. A flush counts as port 1. Otherwise ports take turns, and the last MSHR is
//! kept for the one that lacks it.
//!
//! A response carries the line if it is of a read that has not failed; what others carry means nothing.
//!
//! # Cycles
//! A hit:
//! - 0: the port's queue takes the request (`line_request_0`).
//! - 1, select: the request at the head of its queue is chosen. It goes into the register of the stage, and
//!   the tags of its set are read.
//! - 2, search: the tags of ways and of outstanding lines are compared with its line, and it is found what the
//!   request asks for.
//! - 3, decide: the line stands in a way and is not outstanding: it is read, or written by a CO-write, which
//!   makes it Modified; the way counts as used.
//! - 4, deliver: the line goes into the port's response queue.
//! - 5: it is offered (`line_response_0`).
//!
//! A request is decided in each cycle, hit or miss. A miss:
//! - 0 to 2: as a hit. Whether it is one is not known yet.
//! - 3, decide: no copy is found that suffices, and no MSHR with the line. The request allocates the MSHR that
//!   is next in the pool of tags, with a place in its set, and leaves there its line, port and tag and what it
//!   waits for. A copy that does not suffice leaves the tags: a clean one is dropped, the data of a Modified one
//!   are read.
//! - 4: the request to the host enters its queue; data to write, and a Modified copy, go to the MSHR's store.
//! - 5: it is offered (`d2h_request`). From the cycle in which it is taken the MSHR accepts a response (GO)
//!   and data, in either order. Let R be the cycle in which the last comes.
//! - R + 1: it is checked against the MSHR. Data go to its store; a GO sets the state of the line to come.
//! - R + 2: the MSHR is ready, and is picked: what it is about is read. Those that wait for their turn stand in a
//!   queue for each kind of event that made them ready.
//! - R + 3, select: the MSHR resumes, before requests and behind snoops. The tags of the set are read.
//! - R + 4, search: its line and the bytes to write are read, and the victim is found: an empty way, or the one
//!   that makes room.
//! - R + 5, decide: both are merged and installed there, and the MSHR is freed. If the victim is Modified, it
//!   takes over the MSHR instead, and its place: it is read as it is overwritten, and a DirtyEvict for it goes
//!   the way of a miss from here on.
//! - R + 6, deliver: the line goes into the port's response queue; the tag is free.
//! - R + 7: it is offered (`line_response_0`).
//!
//! What an operation changes in its set is there for the next one, which is a cycle behind it.
//!
//! A request whose line is outstanding, of either port, joins a list at the line's MSHR in its cycle 3; up to
//! `OUTSTANDING` requests wait in all lists, and what they write in the store of writes, from cycle 4 on. In R + 5 the MSHR is not freed, but turns to them: the first is
//! decided in R + 9, each further one 4 cycles later, before anybody else has the line. One of them that needs
//! the host allocates this very MSHR again, and the others keep waiting. If the line makes room before its
//! turn has come, each waits for the end of that, and whoever asks for the line meanwhile is put back.
//!
//! A snoop enters its queue in cycle 0, is selected in 1, decided in 3, when the copy in the cache or the
//! state in the MSHR changes, and its response is offered in 5 (`d2h_response`), with a Modified line in the
//! same cycle (`d2h_data`).
//!
//! # Replacement
//! A Modified victim takes over the MSHR of the line that comes, so that an eviction needs no MSHR that might be
//! missing. Where requests wait at that MSHR it allocates one of its own, and if there is none, or no place, the
//! line that comes is used once, and requested again for them. Clean victims are dropped without a message. Where
//! every line of the set is owed, the line that comes is used once, or written back if it is Modified. Of two
//! MSHRs whose lines come to one set, and which are decided in cycles that follow each other, the second
//! resumes again: where its line goes was found before the first one had taken a way.
//!
//! # Backpressure
//! Responses and data of the host are always taken (3.2.5.14, item 12). A snoop waits for room in
//! `d2h_response`, and for nothing else (item 10). Lines for the host wait for room in `d2h_data`, and
//! so does each MSHR before it resumes. A response to a port has its place before its request is
//! selected, so that a port that takes none stops only itself. A port waits while it has no place for a
//! response, or while what its next request needs is not there: a tag for a miss, a place in its set, one in a
//! list where its line is outstanding, the line itself while that is owed, or while others who waited for it are
//! served. Hits of the other port continue, and its own before that request. Between two snoops, and between two
//! MSHRs that resume, a request has its turn; where no port that asks has found a tag, between three.
//!
//! With `RESERVED` a miss of port 0 that has fewer than `RESERVED` others waits for no MSHR. What it may wait for, beside its
//! own port's requests: before its cycle 1 a snoop, an MSHR that resumes, watches that are due, a request of port 1 and a step
//! of the flush; before its request leaves one of port 1 that is offered, or that follows seven; before its MSHR resumes two
//! others, with snoops and requests between, and room in `d2h_data`, which the host gives. In `dcoh` beside misses of port 1
//! that is 2 cycles for a hit and 3 for a miss, 14 where the host takes a request in each fourth cycle. And, as long as these
//! take: its line, if port 1 has asked for it, at whose MSHR it stands in FIFO order, and which resumes as
//! port 1's; one of four others that are outstanding in its set. Neither is left to port 0.
//!
//! Nothing waits in a circle: an MSHR resumes when the host has answered and `d2h_data` has room, and needs
//! neither tag nor place, which it has; a request in a list needs the MSHR at which it waits, which it has, and the
//! line, which is owed for as long as `d2h_data` has no room. Each of these steps frees what a port may
//! wait for.
//!
//! # Ordering
//! Requests of a port for the same line take effect in their order; their responses may overtake one
//! another. A request whose line is outstanding holds up those behind it for that line, and no others.
//!
//! # Faults
//! A response or data that nothing waits for, a response that its request cannot have, a snoop without
//! a known opcode: dropped. A snoop where the host has no memory: answered. Each is counted, and the
//! first one since reset is named, with its tag. Everything else continues. A second snoop of a line before
//! the first has its data, which no host may send (3.2.5.5), is answered and gets none.
//!
//! Poisoned lines are not kept: the request ends with an error. A poisoned line that is older in memory is
//! written back, marked as poisoned, and so is one that a snoop was told is Modified here. A write that is refused
//! by GO_ERR_WritePull sends its line all the same, and ends with an error; a weak one when ExtCmp has come
//! (3.2.4.5.7), for until then the host knows its tag. ExtCmp may come right behind the refusal: the host need not wait
//! for a line that it drops.
//!
//! # Reset
//! Empties the cache, which takes a cycle for each set, or for each MSHR if there are more; Modified lines are
//! lost. What is outstanding is forgotten: its responses are faults.
//!
//! # Resources
//! In block RAM: tags of ways and of outstanding lines, lines, the two stores of the MSHRs, what each MSHR is about and
//! the host's response to it, what requests in the queues write, requests that wait, the snoops to which lines are
//! owed, and numbers that are free; if MSHRs are more than 64, also places for as many responses to each port and
//! requests to the host, who is ready, and what responses are judged by. In lookup tables: states of a set's lines, what each MSHR waits for, who is ready, and what is small. A
//! comparator of a tag for each way and each place of a set. No register stands for an MSHR alone. With `RESERVED` the
//! queues of requests to the host and of who is ready are there twice.
//!
//! # Rationale
//! A comparator for each MSHR in place of places in the sets costs more lookup tables than all else together
//! (ADR 73). Without either, by a bit for each set, outstanding lines would hold up others of their set. A second
//! search in each cycle would need a second read port of tags and lines; more banks
//! give the same at less cost. Registers for what each MSHR waits for would need a decoder for each event that changes
//! them: a bit in memory for each event costs less, and what is only counted is (ADR 83). A snoop that waited for its
//! line, or for room for it, would wait for channels that may themselves wait for its response. Limits of what each
//! port has, and not a number of MSHRs that only port 0 takes: so port 0 has all but one while port 1 asks for nothing
//! (ADR 97).
use nic_dsl::{
    Bool, BundleExt, Memory, MemoryStyle, Module, any_of, assert_always, constant_bool, cover,
    delayed, delayed_bool, elaborate, instance, mux, register_reset, scope, when, wire,
};

use crate::coherence::bank_port::PortOutcome;
use crate::coherence::line_request::Written;
use crate::coherence::numbers::{self, Numbers};
use crate::coherence::sets::{Decided, HostFound, Probe};
use crate::message::{D2hResponse, H2dRequest, Identifier, WritePolicy};

mod answers;
mod channels;
mod cohort;
mod complete;
mod configuration;
pub mod counters;
mod debts;
mod decide;
mod deliver;
mod entries;
mod flush;
mod modify;
pub mod mshrs;
mod operation;
mod ports;
mod record;
mod request;
mod select;
pub mod sets;
mod snoop;
mod stage;
mod urgent;
mod waiting;

pub use configuration::HmcBank;
use counters::{Events, HmcCounters};
use decide::{Decision, Inputs};
use flush::{Flush, Progress};
use modify::Modify;
use mshrs::{HmcMshrs, MshrOperation, MshrPlace, MshrProbe, Sent};
use operation::{Kinds, Operation};
pub use ports::{HmcBankPorts, HmcBankPortsShape};
use record::SIZES;
pub use record::{CONTRACT, RECORD};
use request::Hint;
use select::{Candidates, Room, has_room, select};
use sets::HmcSets;
use snoop::Reply;
use stage::Stage;
use urgent::Quotas;
use waiting::{Moves, Waiting};

impl Module for HmcBank {
    type Ports = HmcBankPorts;

    fn name(&self) -> String {
        self.name_as(&RECORD)
    }

    fn documentation(&self) -> String {
        self.documented(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> HmcBankPortsShape {
        HmcBankPortsShape {
            modify: self.modifies.then_some(()),
            modified: self.modifies.then_some(()),
            ..HmcBankPortsShape::default()
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let sweep_bits = self.set_bits().max(self.entry_bits());
        let sweep = register_reset(sweep_bits + 1, 0);
        let running = sweep.bit(sweep_bits);
        when(!running, || sweep.set(sweep + 1));
        let sweep_set = sweep.truncate(self.set_bits());
        let swept_entry = sweep.truncate(self.entry_bits());

        let probe = scope("probe", || Stage::new(self));
        let stage = Stage::new(self);
        let Self { outstanding, .. } = *self;
        let is_urgent = self.is_urgent();
        let mshrs = instance("mshrs", &HmcMshrs { outstanding, is_urgent });
        mshrs.sweep.send(!running, Identifier { value: swept_entry });
        ports.h2d_response.ready.set(constant_bool(true));
        mshrs.h2d_response.send(ports.h2d_response.valid, ports.h2d_response.payload);
        ports.h2d_data.ready.set(constant_bool(true));
        mshrs.h2d_data.send(ports.h2d_data.valid, ports.h2d_data.payload);
        let outlet = self.outlet(&ports.d2h_data);
        let to_host = self.host_queues(&ports);
        let (snoops, strays) = scope("arrivals", || self.snoops(&ports));
        let fills = numbers::fills(sweep, swept_entry);
        let [numbers, places] =
            ["numbers", "places"].map(|name| scope(name, || Numbers::new(self.outstanding, fills)));
        let (number, place_to_wait) = (numbers.next, places.next);
        let waiting = scope("waiting", || Waiting::new(self, &probe.operation, place_to_wait));
        let seeks = wire::<Bool>(());
        let is_sought = numbers::is_sought(seeks);
        let has_number = number.valid & (numbers.has_more | !is_sought);
        let quotas = scope("quotas", || Quotas::of(self));
        let (numbers_for, places_for) = match &quotas {
            None => ([has_number; 2], [waiting.has_place; 2]),
            Some(quotas) => quotas.left((has_number, is_sought), waiting.has_place),
        };
        let line_ports = [0, 1].map(|i| {
            let port = instance(&format!("port_{i}"), &self.line_port());
            port.request.connect(*ports.line_request[i]);
            ports.line_response[i].connect(*port.response);
            port.read_place.set(probe.operation.place);
            port.want[0].is_there.set(numbers_for[i]);
            port.want[1].is_there.set(places_for[i]);
            port
        });
        let owes = wire::<Bool>(());
        let owed = wire::<H2dRequest>(());
        let debts = scope("debts", || self.debts(owes, owed));

        // Cycle 1, select.
        let flush = scope("flush", || Flush::new(self, &ports.flush));
        let waits_again = wire::<Bool>(());
        let waited_again = delayed_bool(waits_again);
        let puts_back_second = is_urgent.then(|| wire::<Bool>(()));
        let candidates = Candidates {
            ports: &line_ports,
            debts,
            snoops: *snoops.sink,
            turn: *mshrs.turn,
            waited_again,
            has_number: numbers_for[1],
            puts_back: puts_back_second,
            is_urgent,
            waiting: &waiting,
            flush: &flush,
        };
        let answer_room = has_room(*to_host.responses.occupancy);
        let line_room = has_room(*outlet.occupancy);
        let room = Room { answer: answer_room, line: line_room };
        let modify = ports
            .modified
            .as_ref()
            .map(|modified| scope("modify", || Modify::new(self, **modified)));
        let holds = modify.as_ref().map_or(constant_bool(false), |modify| modify.holds);
        let chosen =
            scope("select", || select(&candidates, room, (running, holds), self.geometry()));
        mshrs.takes_turn.set(chosen.turns);
        let seeking = |i: usize| *line_ports[i].tries & line_ports[i].state.lacks_number;
        seeks.set(seeking(0) | seeking(1) | chosen.seeks_for_flush);
        probe.load(chosen.kinds, chosen.operation);
        let waiter = waiting.read(chosen.turns, chosen.operation.waiter);

        // Cycle 2, search.
        let searched = probe.operation.of_waiter(waiter);
        stage.load(probe.kinds, searched);
        let WritePolicy { ordered_writes, local_writes } = *ports.write_policy;
        let is_ordered = mux(searched.port, ordered_writes.bit(1), ordered_writes.bit(0));
        let modifies = modify.as_ref().map_or(constant_bool(false), |modify| {
            scope("modify", || {
                let of_search = modify.search(probe.kinds, &searched);
                modify.hold(&chosen, of_search);
                of_search.is_asked
            })
        });
        let asked = scope("hint", || Hint::new(&searched, is_ordered, modifies));
        let hint = delayed(asked);
        let completes = probe.kinds.complete;
        mshrs.probe.assign(MshrProbe { entry: probe.operation.entry, completes });
        // What MSHRs write, and what requests write that wait.
        let writes = Memory::<Written>::new((), 2 * self.outstanding).style(MemoryStyle::Block);
        let has_waited = probe.operation.has_waited;
        let written = writes.read(completes | has_waited, probe.operation.place_of_write());

        // Cycle 3, decide.
        let Kinds { request, snoop, complete, look, .. } = chosen.kinds;
        let reads = request | snoop | complete | look;
        let sets = instance("sets", &HmcSets::of(self));
        sets.read.send(reads, Identifier { value: chosen.set });
        sets.look.send(probe.kinds.look, Identifier { value: flush.way });
        sets.sweep.send(!running, Identifier { value: sweep_set });
        let tag_of = |operation: &Operation| self.geometry().tag_of(operation.line);
        sets.probe.assign(Probe { tag: tag_of(&probe.operation), entry: probe.operation.entry });
        let Kinds { request, snoop, complete, .. } = stage.kinds;
        let changes = request | snoop | complete;
        sets.decided.assign(Decided { tag: tag_of(&stage.operation), changes });
        sets.places_victim.set(complete);
        let HostFound { at, have_line, numbers: candidates, .. } = *sets.host_found;
        mshrs.place.assign(MshrPlace { at, have_line, numbers: candidates });
        let Operation { entry, snoop: asks, uqid, .. } = stage.operation;
        mshrs.operation.assign(MshrOperation { entry, snoop: asks, uqid });
        let found = *mshrs.found;
        // The operation has its line already, and what has failed so far counts with what has failed now.
        found.ignore_the_rest();
        let is_own = stage.operation.is_own;
        let has_waited = stage.operation.has_waited;
        let [first, second] = [0, 1].map(|i| *line_ports[i].condition);
        let of_port = mux(stage.operation.port, second, first);
        let is_void = of_port.is_void & !is_own & !has_waited;
        let is_left = (!is_urgent).then(|| {
            let asks = (probe.kinds.request & !probe.operation.is_own, probe.operation.port);
            let lacks = line_ports.each_ref().map(|port| port.state.lacks_number);
            scope("numbers", || numbers.is_left_for(asks, lacks))
        });
        let inputs = Inputs {
            kinds: stage.kinds,
            is_void,
            operation: &stage.operation,
            sets: &sets,
            found: &found,
            read: *mshrs.read,
            written,
            of_ports: [*line_ports[0].written, *line_ports[1].written],
            number: (number.valid, number.payload.value),
            is_left,
            waiting: &waiting,
            may_take: quotas.as_ref().map(Quotas::may_take),
            watches_full: of_port.watches_are_full,
            hint: &hint,
            local_writes,
            is_flushing: flush.is_under_way,
            modify: modify.as_ref(),
        };
        let decision = scope("decide", || self.decide(&inputs));
        number.ready.set(decision.takes_number);
        let began = decision.begins | decision.begins_watch | decision.joins;
        // What has waited at an MSHR has left its queue.
        let is_of_queue = !has_waited;
        let proceeds = (decision.is_served | began) & is_of_queue;
        let outcome = PortOutcome {
            place: stage.operation.place,
            tag: stage.operation.tag,
            is_served: proceeds,
            is_refused: decision.is_refused & is_of_queue,
            is_returned: decision.is_returned,
            begins_watch: decision.begins_watch,
        };
        for (i, port) in line_ports.iter().enumerate() {
            let is_of_port = if i == 0 { !stage.operation.port } else { stage.operation.port };
            port.is_its.set(is_of_port & !is_own);
            port.outcome.assign(outcome);
            // A port whose miss has found no tag asks for one until it hits again: what is put back has taken a cycle.
            port.want[0].is_lacking.set(decision.lacks_number & is_of_queue);
            port.want[0].is_satisfied.set(decision.is_served & is_of_queue);
            port.want[1].is_lacking.set(decision.lacks_place & is_of_queue);
            port.want[1].is_satisfied.set(proceeds);
            port.frees.set(decision.unblocks);
            port.departure.assign(decision.departure);
        }
        let Decision { change, delivery, .. } = decision;
        mshrs.change.assign(change);
        let leaving = to_host.leaving;
        let sent = Sent {
            opcode: leaving.payload.opcode,
            entry: leaving.payload.cqid.truncate(self.entry_bits()),
        };
        mshrs.sent.send(leaving.fires(), sent);
        let moves = Moves {
            joins: decision.joins,
            entry: at,
            is_first: !found.at_waited,
            leaves: decision.leaves,
        };
        scope("waiting", || waiting.connect(stage.kinds.request, &stage.operation, moves));
        place_to_wait.ready.set(decision.joins);
        let leaves = delayed_bool(decision.leaves);
        let left = delayed(stage.operation.waiter);
        scope("places", || places.release(leaves, left));
        if let Some(puts_back) = puts_back_second {
            let is_second = stage.operation.port & !is_own;
            let is_put_back = delayed_bool(decision.is_refused & is_of_queue & is_second);
            puts_back.set(is_put_back);
        }
        let progress = Progress {
            looked: stage.kinds.look,
            state: sets.found.victim_state,
            line: decision.victim_line,
            tried: stage.kinds.request & is_own,
            began: decision.begins,
            request: (stage.kinds.request & !is_own, stage.operation.line),
            is_quiet: *mshrs.is_quiet,
            chosen: chosen.operation.is_own,
            fails: decision.fails_flush,
        };
        scope("flush", || flush.connect(&progress, &ports.flush_status));
        mshrs.flush_begins.set(flush.begins);
        mshrs.write_fence.assign(*ports.write_fence);
        ports.write_fence_status.assign(*mshrs.write_fence_status);
        // Cycle 4. The pool counts, so that a tag comes back a cycle later.
        let returns = delayed_bool(decision.returns_number);
        let returned = delayed(stage.operation.entry);
        waits_again.set(decision.waits_again);
        scope("numbers", || numbers.release(returns, returned));
        if let Some(quotas) = &quotas {
            let taken = (decision.takes_number, delivery.port, number.payload.value);
            let joined = (decision.joins, stage.operation.port, waiting.place);
            let (freed, left) = ((returns, returned), (leaves, left));
            scope("quotas", || quotas.connect((taken, freed), (joined, left)));
            let finds_one = (running & quotas.numbers.is_any_left()).implies(number.valid);
            assert_always("a number that a port may take is there", finds_one);
        }
        // Cycle 4: queues count, and what is found is known late in cycle 3.
        let asks = delayed_bool(decision.asks);
        let request_to_host = delayed(decision.request);
        let asks_first = is_urgent.then(|| delayed_bool(!change.start.port));
        to_host.ask((asks, request_to_host), asks_first);
        let replies = delayed_bool(decision.replies);
        let (snoop, known) = (delayed(stage.operation.snoop), delayed(decision.known));
        let reply = scope("reply", || Reply::new(snoop, known));
        let response = D2hResponse { opcode: reply.response, uqid: delayed(stage.operation.uqid) };
        to_host.responses.source.offer(replies, response);
        owes.set(decision.owes);
        owed.assign(decision.owed);
        let outlets = (*outlet.source, &line_ports);
        let modifying = modify.as_ref().zip(ports.modify.as_ref());
        let modifying = modifying.map(|(modify, port)| (modify, port, &decision.taken));
        scope("deliver", || self.deliver(outlets, delivery, decision.cached, &writes, modifying));
        if let Some(modify) = &modify {
            scope("modify", || modify.keep(stage.kinds, decision.taken.turns, &decision));
            let Kinds { request, snoop, complete, .. } = stage.kinds;
            let is_decided = any_of([request, snoop, complete]);
            assert_always(
                "nothing is decided while what was modified is written",
                modify.back.to_cache.implies(!is_decided),
            );
            cover("a line in the cache is modified", decision.taken.hits);
            cover("a line that has come is modified", decision.taken.turns);
        }

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
        let snoop_hit = replies & reply.hits;
        let evicted = delayed_bool(decision.evicts);
        let events =
            Events { served, began, refused, snooped: replies, snoop_hit, evicted, strays };
        let counters = instance("counters", &HmcCounters);
        counters.events.assign(events);
        counters.wrongs.assign(*mshrs.wrongs);
        ports.status.assign(*counters.status);

        let (requests, responses) = (to_host.requests.source, to_host.responses.source);
        for (what, valid, ready) in [
            ("each entry has a place for its request", requests.valid, requests.ready),
            ("each answer to a snoop has a place", responses.valid, responses.ready),
            ("each line for the host has a place", outlet.source.valid, outlet.source.ready),
        ] {
            assert_always(what, valid.implies(ready));
        }
        if let Some(urgent) = &to_host.urgent {
            let (valid, ready) = (urgent.source.valid, urgent.source.ready);
            assert_always("each entry of port 0 has a place for its request", valid.implies(ready));
        }
        // Properties only.
        mshrs.loses.ignore();
        line_ports.iter().for_each(|port| port.loses.ignore());
        assert_always(
            "each answer has its place",
            !any_of(line_ports.iter().map(|port| *port.loses)),
        );
        assert_always("who is ready has a place", !*mshrs.loses);
        cover("a write is answered before it is observed globally", change.tells_early);
        cover("a line in the cache is owed to a snoop", decision.owes);
        let pays = change.completes & found.owed.is_owed;
        cover("a snoop is answered before the line has come", pays & !change.forwards);
        cover("a Modified line makes room", decision.evicts);
        cover("a request waits at the entry of its line", decision.joins);
        cover("a request that waited is served", decision.leaves);
        let is_refused_own = progress.tried & decision.is_refused;
        cover("a line that is to be flushed is under way", is_refused_own);
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
                "SETS=2 WAYS=2 OUTSTANDING=4 BANKS=1 RESERVED=2",
                "OUTSTANDING=256 RESERVED=128",
            ],
        );
    }

    #[test]
    fn sizes_that_are_no_powers_of_two_are_refused() {
        for settings in ["SETS=3", "WAYS=16", "OUTSTANDING=2", "BANKS=3"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains("a power of two from"), "{settings}: {error}");
        }
        let error = structure::refused(&RECORD, "RESERVED=33");
        assert!(error.contains("more than half of OUTSTANDING=64"), "{error}");
    }
}
