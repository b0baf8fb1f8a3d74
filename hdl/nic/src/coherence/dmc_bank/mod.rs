//! Bank of the cache of device memory: serves the line ports and the host's CXL.mem requests from one
//! copy of each line, by the bias of its page.
//!
//! ```text
//!                 +------- dmc_bank -------+
//!  line_request_* |                        | line_response_*
//!  -------------->| stream          stream |---------------->
//!    h2d_response |                        | d2h_request, d2h_data
//!  -------------->| stream          stream |---------------->
//!     m2s_request |                        | s2m_response
//!  -------------->| stream          stream |---------------->
//!       m2s_write |                        | s2m_data
//!  -------------->| stream          stream |---------------->
//!   memory_answer |                        | memory_request
//!  -------------->| stream          stream |---------------->
//!    bias_command |                        | bias_answer, bias_reversion
//!  -------------->| stream           pulse |---------------->
//!      memory_map |                        | line_change, victim_change
//!  -------------->| level            pulse |---------------->
//!          policy |                        | status
//!  -------------->| level            level |---------------->
//!                 +------------------------+
//!
//!     1: select               2: search           3: decide                4: deliver
//!  request queues ----+                                             +-- response queues
//!  host queues -------+-> select --> tags of the --+--> decide -----+-- lines --> deliver --> memory
//!  responses, lines --+              set, page     +--- MSHRs       +-- d2h and s2m queues
//! ```
//!
//! # Function
//! Requests for device memory are served by the rules of the generated tables of coherence: in
//! device-bias from the cache and from memory, in host-bias after the host has been asked where the
//! copy does not suffice. A line is either in the cache or in an MSHR (miss status holding
//! register), never in both: a request that waits for the host or for memory takes its line out of the cache, so that
//! what the host asks meanwhile finds no copy. The host forwards such a request; then memory is accessed, and the
//! line is installed. A Modified copy that must go is evicted to memory in the same step, and nothing waits for it.
//!
//! Both are kept by sets, as in `hmc_bank`: a set has its ways, and places for four outstanding lines.
//!
//! Nothing of an NC-read is kept, so its MSHR needs no turn when its line comes from memory: the line waits in a
//! queue of 16 and leaves in a cycle in which no decision gives an answer. Where one has waited for three cycles, no
//! request is selected until it has left. A line that finds no room there, or is poisoned, resumes its MSHR.
//!
//! The host's requests and writes are decided like those of the ports. A read that finds no copy is
//! read from memory under the host's own tag, and needs no MSHR. Whoever may own a line by what its
//! meta fields say leaves no copy here, whatever its snoop says. MemSpecRd is dropped: it is a hint.
//!
//! A page is in host-bias, in device-bias, or on its way there. A request of the host that gives it
//! a copy, or a push, turns the page to host-bias; so a flip that it interrupts cannot be committed.
//! `bias_reversion` says so in the next cycle, as `bias_answer` does of commands: neither can be
//! refused, so that whoever counts both knows what every page is.
//! Where a device-bias request meets a page in host-bias, `policy` says whether it is demoted, or
//! obeyed and counted.
//!
//! Poisoned lines are not kept: the request ends with an error, and memory keeps the poison. A write
//! that the host refuses by GO_ERR_WritePull sends its line all the same, and ends with an error when
//! ExtCmp has come (CXL 3.2, 3.2.4.5.7), which may be before its line has left.
//!
//! Memory has `PAGES` pages and begins at a multiple of its size, where `memory_map` says. It
//! takes requests for a line in their order, answers each read once, and makes progress by itself.
//! It stays where it is while lines of it are cached or outstanding: of each the bank keeps the bits that tell it
//! from the others, and says the rest by `memory_map`.
//!
//! # Cycles
//! A hit passes through the stages of `hmc_bank`, and is offered in cycle 5 (`line_response_0`). A request is
//! decided in each cycle, hit or miss. A miss in device-bias whose line is kept:
//! - 0 to 2: as a hit. Whether it is one is not known yet.
//! - 3, decide: no copy is found that suffices, and the line is not outstanding. The request allocates the MSHR
//!   that is next in the pool of tags, with a place in its set.
//! - 4, deliver: its access enters the queue to memory.
//! - 5: it is offered (`memory_request`). Let R be the cycle in which its line comes (`memory_answer`).
//! - R + 1: it is checked against the MSHR, and goes to its store.
//! - R + 2: the MSHR is ready, and is picked.
//! - R + 3 to R + 5: it resumes, searches and is decided: the line is installed, and the MSHR is freed.
//! - R + 6, deliver: the line goes into the port's response queue.
//! - R + 7: it is offered (`line_response_0`).
//!
//! In host-bias the same happens twice: first `d2h_request` and the host's forward, then memory and its line.
//!
//! # Backpressure
//! Responses of the host and of memory are always taken. The host's requests and writes wait for room
//! in `memory_request` and `s2m_response`, reads for room in `s2m_data`, too, and all while memory is
//! accessed for their line; never for `d2h_request`, `d2h_data` nor `line_response`: a response to a
//! port has its place before its request is selected, and an MSHR whose line finds no room in `d2h_data`
//! gives its turn away. A port waits while it has no place for a response, or while what its next request needs
//! is not there: an MSHR for a miss, a place in its set, the line itself while it is outstanding.
//!
//! # Ordering
//! Requests of a port for the same line take effect in their order; their responses may overtake one
//! another. A request whose line is outstanding holds up those behind it, not the other port. The
//! host's requests take effect in their order; its writes may pass them. A write is seen by whatever
//! is decided after its response.
//!
//! # Faults
//! A response, a forward or a line from memory that nothing waits for; a response or a forward that
//! its request cannot have; a message of the host without a known opcode: dropped. A write-back of
//! a line that the device has: done, and the copy is dropped. An address outside memory: the port's
//! request fails, the host's is completed, a read by MemData-NXM alone. Each is counted, and the
//! first one since reset is named, with its tag. Everything else continues.
//!
//! # Reset
//! Empties the cache and puts all pages in host-bias, which takes a cycle for each set or page,
//! whatever is more; Modified lines are lost. What is outstanding is forgotten: its responses are faults.
//!
//! # Resources
//! Tags of ways and of outstanding lines, lines, pages, the two stores of the MSHRs, what requests in the queues
//! write, numbers that are free and places for `HOST_READS` lines for the host in block RAM, and places for
//! `OUTSTANDING` responses to each port, and who is ready, if these are more than 64. A comparator of a tag for each way and each place of a set. In lookup tables the
//! states of a set's lines, what each MSHR is about and waits for, and places for 16 lines that answer NC-reads.
//!
//! # Rationale
//! With a turn for each line, NC-reads that find no copy would be half as many as cycles.
//! Without a place for each response, a port that does not take its responses would hold up the host's
//! requests for the same lines. A tag of its own for each read of the host would need a table to
//! find its tag again; memory carries the tag instead.
use nic_dsl::{
    Bool, BundleExt, Memory, MemoryStyle, Module, any_of, assert_always, constant_bool, cover,
    delayed, delayed_bool, elaborate, instance, mux, register_reset, scope, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use crate::coherence::bank_port::PortOutcome;
use crate::coherence::line_request::Written;
use crate::coherence::numbers::{self, Numbers};
use crate::coherence::sets::{Decided, Probe};
use crate::lib::queue::{Queue, is_behind_one_put_back};
use crate::message::{BiasPolicy, Identifier, LineState};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

mod answers;
mod bias;
mod channels;
mod complete;
mod configuration;
pub mod counters;
mod decide;
mod deliver;
mod entries;
mod host;
pub mod mshrs;
mod operation;
mod ports;
mod request;
mod select;
pub mod sets;
mod stage;
mod straight;

use channels::{FromHost, has_room};
pub use configuration::DmcBank;
use counters::DmcCounters;
use decide::{Decision, Inputs};
use mshrs::{MshrOperation, MshrProbe};
use operation::{Kinds, Operation};
pub use ports::{DmcBankPorts, DmcBankPortsShape};
use request::Hint;
use select::{Candidates, Room};
use sets::DmcSets;
use stage::Stage;

/// What a bank promises. The latency is that of a hit.
pub const CONTRACT: Contract = Contract {
    module: "dmc_bank",
    summary: "Caches lines of device memory, coherent with the host, by the bias of their pages.",
    source: contract::Source { paper: "CXL-NIC", section: "2.1, 4" },
    latency: Some(Latency::exactly(5, "line_request_0")),
    interval: 1,
    waits_on: &[
        "line_response_*",
        "d2h_request",
        "d2h_data",
        "h2d_response",
        "m2s_request",
        "m2s_write",
        "s2m_response",
        "s2m_data",
        "memory_request",
        "memory_answer",
        "bias_command",
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
            meaning: "outstanding lines, a power of two from 4 to 256",
        },
        Parameter {
            name: "HOST_READS",
            default: "64",
            meaning: "lines read for the host at a time, a power of two from 4 to 256",
        },
        Parameter {
            name: "BANKS",
            default: "2",
            meaning: "banks among which lines are divided by the parity of their address, 1, 2 or 4",
        },
        Parameter {
            name: "PAGES",
            default: "65536",
            meaning: "4 KiB pages of memory, a power of two from 2 to 1048576",
        },
    ],
    presets: &[
        // As hmc_bank, and 65,536 pages of two bits and lines for the host; the places for responses in lookup tables.
        Preset::product("dmc_bank", &["SETS=256"]).memories(&[
            ("RAM32M", 4),
            ("RAM32M16", 152),
            ("RAM64M", 3),
            ("RAM64M8", 203),
            ("RAM64X1D", 23),
            ("RAMB18E2", 54),
            ("RAMB36E2", 52),
        ]),
        Preset::product("dmc_bank_b1", &["BANKS=1"]).memories(&[
            ("RAM32M", 4),
            ("RAM32M16", 152),
            ("RAM64M", 3),
            ("RAM64M8", 203),
            ("RAM64X1D", 23),
            ("RAMB18E2", 54),
            ("RAMB36E2", 52),
        ]),
        Preset::test(
            "dmc_bank_tiny",
            &["SETS=2", "WAYS=2", "OUTSTANDING=4", "HOST_READS=4", "BANKS=1", "PAGES=16"],
        )
        .proof(Proof::bounded(12))
        .memories(&[
            ("RAM32M", 16),
            ("RAM32M16", 240),
            ("RAM32X1D", 20),
            ("RAMB18E2", 53),
            ("RAMB36E2", 40),
        ]),
        // In `dcoh_type2_two_banks_tiny`.
        Preset::part("dmc_bank_s2_w2_o4_h4_p16").memories(&[
            ("RAM32M", 16),
            ("RAM32M16", 240),
            ("RAM32X1D", 20),
            ("RAMB18E2", 53),
            ("RAMB36E2", 40),
        ]),
        // In `nic_type2_tiny`, with fewer pages.
        Preset::part("dmc_bank_b1_p512").memories(&[
            ("RAM32M", 4),
            ("RAM32M16", 152),
            ("RAM64M", 3),
            ("RAM64M8", 201),
            ("RAM64X1D", 23),
            ("RAMB18E2", 55),
            ("RAMB36E2", 48),
        ]),
    ],
    proof: Proof::none("the small dmc_bank is the same description"),
    constraint: None,
    build: |values| build(&DmcBank::new(values)?),
};

impl Module for DmcBank {
    type Ports = DmcBankPorts;

    fn name(&self) -> String {
        self.module_name()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> DmcBankPortsShape {
        DmcBankPortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let sweep = register_reset(self.sweep_bits() + 1, 0);
        let running = sweep.bit(self.sweep_bits());
        when(!running, || sweep.set(sweep + 1));

        let sweeping = !running;
        let swept_entry = sweep.truncate(self.entry_bits());
        let probe = scope("probe", || Stage::new(self));
        let stage = Stage::new(self);
        let unblocks = wire::<Bool>(());
        let mshrs = instance("mshrs", &self.mshrs());
        mshrs.sweep.send(sweeping, Identifier { value: swept_entry });
        ports.h2d_response.ready.set(constant_bool(true));
        mshrs.h2d_response.send(ports.h2d_response.valid, ports.h2d_response.payload);
        ports.memory_answer.ready.set(constant_bool(true));
        mshrs.memory_answer.send(ports.memory_answer.valid, ports.memory_answer.payload);
        let straight = *mshrs.straight;
        let straight_leaves = straight.fires();
        let place = stage.operation.place;
        let from_host = scope("from_host", || FromHost::new(&ports));
        let asks = scope("asks", || {
            let requests = from_host.requests;
            Queue::new(requests, requests.payload, place, unblocks)
        });
        let (writes, host_written) = scope("host_writes", || {
            let (head, written) = channels::parts(from_host.writes.payload);
            let queue = Queue::new(from_host.writes, head, place, unblocks);
            let written = queue.rest(written, queue.place);
            (queue, written)
        });
        let channels = self.channels(&ports, *mshrs.host_line);
        let fills = numbers::fills(sweep, swept_entry);
        let numbers = scope("numbers", || Numbers::new(self.outstanding, fills));
        let number = numbers.next;
        let seeks = wire::<Bool>(());
        let is_left = number.valid & (numbers.has_more | !numbers::is_sought(seeks));
        let line_ports = [0, 1].map(|i| {
            let port = instance(&format!("port_{i}"), &self.line_port());
            port.request.connect(*ports.line_request[i]);
            ports.line_response[i].connect(*port.response);
            port.read_place.set(port.state.place);
            port.want[0].is_there.set(is_left);
            port.state.ignore_the_rest();
            port
        });

        // Cycle 1, select.
        let candidates = Candidates {
            ports: &line_ports,
            asks: &asks,
            writes: &writes,
            commands: *channels.commands.sink,
            turn: *mshrs.turn,
            presses: *mshrs.straight_presses,
        };
        let completion_room = has_room(*channels.completions.occupancy);
        let cached_line_room = has_room(*channels.cached_lines.occupancy);
        let memory_room = has_room(*channels.memory.occupancy);
        let data_room = has_room(*channels.data.occupancy);
        let room = Room {
            memory: memory_room,
            completion: completion_room,
            host_line: cached_line_room & *mshrs.has_host_room,
            data: data_room,
        };
        let memory_map = &ports.memory_map;
        memory_map.host_end.ignore();
        memory_map.device_end.ignore();
        // It begins at a multiple of its size.
        memory_map.device_begin.truncate(self.memory_bits()).ignore();
        let chosen = scope("select", || self.select(&candidates, room, running, memory_map));
        seeks.set(any_of(line_ports.iter().map(|port| *port.tries & port.state.lacks_number)));
        mshrs.completes.set(chosen.kinds.complete);
        mshrs.skips.set(chosen.skips);
        probe.load(chosen.kinds, chosen.operation);

        // Cycle 2, search.
        let completes = probe.kinds.complete;
        let Operation { entry, line, .. } = probe.operation;
        mshrs.probe.assign(MshrProbe { entry, line, completes });
        let of_entry = *mshrs.requester;
        let requester = Operation {
            port: mux(completes, of_entry.port, probe.operation.port),
            tag: mux(completes, of_entry.tag.zero_extend(16), probe.operation.tag),
            ..probe.operation
        };
        stage.load(probe.kinds, requester);
        let resumed = *mshrs.resumed;
        let asked_for = delayed(chosen.asked_for);
        let [first_written, second_written] = [0, 1].map(|i| *line_ports[i].written);
        let of_port = mux(probe.operation.port, second_written, first_written);
        let to_write = mux(probe.kinds.written, host_written, of_port);
        let own = delayed(to_write);
        let is_whole = delayed_bool(chosen.is_whole);
        let sought = scope("hint", || Hint::new(asked_for, is_whole));
        let hint = delayed(sought);
        let stores = Memory::<Written>::new((), self.outstanding).style(MemoryStyle::Block);
        let stored = stores.read(completes, probe.operation.entry);

        // Cycle 3, decide.
        let Kinds { request, asked, written, complete, turned, .. } = chosen.kinds;
        let reads = request | asked | written | complete | turned;
        let next = (reads, chosen.operation.line);
        let line = stage.operation.line;
        let sets = instance("sets", &DmcSets { table: self.set_table() });
        let geometry = self.geometry();
        let next_set = geometry.set_of(chosen.operation.line);
        sets.read.send(reads, Identifier { value: next_set });
        let swept_set = sweep.truncate(geometry.set_bits());
        sets.sweep.send(sweeping, Identifier { value: swept_set });
        sets.ended.send(straight_leaves, Identifier { value: straight.payload.entry });
        let (tag, entry) = (geometry.tag_of(probe.operation.line), probe.operation.entry);
        sets.probe.assign(Probe { tag, entry });
        let Kinds { request, asked, written, complete, .. } = stage.kinds;
        let changes = request | asked | written | complete;
        sets.decided.assign(Decided { tag: geometry.tag_of(line), changes });
        let swept_page = (sweeping, sweep.truncate(self.page_bits()));
        let here = (line, stage.operation.outside);
        let page = scope("page", || self.page(next, probe.operation.line, here, swept_page));
        mshrs.operation.assign(MshrOperation { entry: stage.operation.entry, line });
        let put_back = |name: &str, refused: Bool| {
            is_behind_one_put_back(refused, |what| format!("{name}_{what}"))
        };
        let [first, second] = [0, 1].map(|i| *line_ports[i].condition);
        let of_port_now = mux(stage.operation.port, second, first);
        let asks_wait = put_back("asks", asks.refused);
        let writes_wait = put_back("writes", writes.refused);
        let host_is_void = mux(stage.kinds.written, writes_wait, asks_wait);
        let inputs = Inputs {
            kinds: stage.kinds,
            is_void: mux(stage.kinds.request, of_port_now.is_void, host_is_void),
            operation: &stage.operation,
            hint: &hint,
            sets: &sets,
            resumed: &resumed,
            waits_for_host: *mshrs.waits_for_host,
            number: (number.valid, number.payload.value),
            page: &page,
            memory_map,
            obeys: ports.policy.bias.is(BiasPolicy::Obey),
            read: *mshrs.read,
            written: stored,
            own,
            watches_full: of_port_now.watches_are_full,
        };
        let decision = scope("decide", || self.decide(&inputs));
        number.ready.set(decision.begins);
        // A line that needed no decision is outstanding for a cycle after it left. What found it so in the search
        // is put back in the next, and waits no longer from then on.
        let left = delayed_bool(straight_leaves).named("straight_left");
        let was_sought = delayed_bool(left).named("straight_was_sought");
        let was_put_back = delayed_bool(was_sought).named("straight_was_put_back");
        unblocks.set(decision.ends | was_put_back);
        let was_late = delayed_bool(decision.is_late).named("was_late");
        let outcome = PortOutcome {
            place,
            tag: stage.operation.tag.truncate(LINE_TAG_BITS),
            is_served: decision.request_served,
            is_refused: decision.request_refused,
            is_returned: decision.request_returned,
            begins_watch: decision.begins_watch,
        };
        let frees = unblocks | was_late;
        for (i, port) in line_ports.iter().enumerate() {
            let is_of_port = if i == 0 { !stage.operation.port } else { stage.operation.port };
            port.is_its.set(is_of_port);
            port.outcome.assign(outcome);
            port.want[0].is_lacking.set(decision.lacks_number);
            port.want[0].is_satisfied.set(decision.is_answered);
            port.frees.set(frees);
            port.departure.assign(decision.departure);
        }
        asks.served.set(decision.host_served & stage.kinds.asked);
        asks.refused.set(decision.host_refused & stage.kinds.asked);
        writes.served.set(decision.host_served & stage.kinds.written);
        writes.refused.set(decision.host_refused & stage.kinds.written);
        let Decision { change, delivery, .. } = decision;
        mshrs.change.assign(change);
        let leaving = channels.requests.sink;
        let value = leaving.payload.cqid.truncate(self.entry_bits());
        mshrs.sent.send(leaving.fires(), Identifier { value });
        mshrs.reads_for_host.set(decision.reads_for_host);
        // What is decided is known late in its cycle.
        let returns = delayed_bool(decision.ends);
        let returned = delayed(stage.operation.entry);
        let value = mux(straight_leaves, straight.payload.entry, returned);
        scope("numbers", || numbers.release(returns | straight_leaves, value));
        let sends = delayed_bool(decision.asks);
        let request_to_host = delayed(decision.request);
        channels.requests.source.offer(sends, request_to_host);
        channels.completions.source.offer(decision.completes, decision.completion);
        let outlets = (&channels, &line_ports, straight);
        scope("deliver", || self.deliver(outlets, delivery, decision.cached, &stores, memory_map));

        let line_touched = delayed_bool(decision.touches_line);
        let line_change = delayed(decision.line_change);
        let line_changes =
            line_touched & line_change.before.bits().differs(line_change.after.bits());
        ports.line_change.send(line_changes, line_change);
        let line_installed = delayed_bool(decision.installs);
        let victim_change = delayed(decision.victim_change);
        let victim_drops = line_installed & !victim_change.before.is(LineState::Invalid);
        ports.victim_change.send(victim_drops, victim_change);
        // Answers and reversions come in the order in which pages have turned.
        let answers_command = delayed_bool(stage.kinds.turned);
        let bias_answer = delayed(decision.bias_answer);
        ports.bias_answer.send(answers_command, bias_answer);
        let reverts = delayed_bool(decision.reverts);
        let bias_reversion = delayed(decision.bias_reversion);
        ports.bias_reversion.send(reverts, bias_reversion);
        let counters = instance("counters", &DmcCounters);
        counters.events.assign(decision.events);
        counters.wrongs.assign(*mshrs.wrongs);
        counters.stray.assign(from_host.stray);
        ports.status.assign(*counters.status);

        let has_place = |valid: Bool, ready: Bool| valid.implies(ready);
        let requests = channels.requests.source;
        let memory = channels.memory.source;
        assert_always(
            "each entry has a place for its request",
            has_place(requests.valid, requests.ready),
        );
        assert_always("each access has a place", has_place(memory.valid, memory.ready));
        // Properties only.
        mshrs.loses.ignore();
        line_ports.iter().for_each(|port| port.loses.ignore());
        assert_always(
            "each answer has its place",
            !any_of(line_ports.iter().map(|port| *port.loses)),
        );
        assert_always("who is ready and lines for the host have their places", !*mshrs.loses);
        cover("the host waits for an access of its line", decision.host_refused);
        cover("a Modified line makes room", decision.events.installed & decision.events.evicts);
        cover("a line from memory answers at once", straight_leaves);
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
                "SETS=4096 WAYS=8 OUTSTANDING=256 HOST_READS=256 BANKS=4 PAGES=1048576",
                "SETS=2 WAYS=2 OUTSTANDING=4 HOST_READS=4 BANKS=1 PAGES=2",
                "SETS=512 WAYS=4 OUTSTANDING=128 HOST_READS=16 BANKS=1 PAGES=64",
            ],
        );
    }

    #[test]
    fn sizes_that_are_no_powers_of_two_are_refused() {
        for settings in ["SETS=3", "WAYS=16", "OUTSTANDING=2", "HOST_READS=3", "PAGES=1"] {
            let error = structure::refused(&RECORD, settings);
            assert!(error.contains("a power of two from"), "{settings}: {error}");
        }
    }
}
