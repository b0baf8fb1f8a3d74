//! Cycle 3, in which an operation is decided: what it does to the cache, to the MSHRs, to the pages and to the
//! queues. Tags were compared, and what its MSHR has was read, in cycle 2.
use nic_dsl::{
    Bits, Bool, BundleExt, Memory, MemoryStyle, State, concatenate, constant, constant_bool,
    elaborate, mux, scope, state,
};
use nic_spec::message::LINE_TAG_BITS;

use super::bias::{Page, PageBias};
use super::complete::Completion;
use super::configuration::DmcBank;
use super::counters::Events;
use super::deliver::Delivery;
use super::entries::Change;
use super::host::{Host, forward_is_legal};
use super::operation::{Kinds, Operation, Pending, Resumed};
use super::request::{Hint, Request};
use super::sets::DmcSetsPorts;
use crate::coherence::bytes::{all_bytes, by_bytes};
use crate::coherence::copy::Is;
use crate::coherence::line_request::Written;
use crate::coherence::sets::Change as SetChange;
use crate::coherence::watches::Departure;
use crate::message::{
    BiasAnswer, BiasReversion, D2hRequest, LineChange, LineState, MemoryMap, S2mResponse,
};

/// What a decision sends and tells.
pub(super) struct Decision {
    /// What changes in the MSHRs.
    pub change: Change,
    /// The request has gone on: it is answered, or allocates an MSHR.
    pub request_served: Bool,
    /// It was put back for want of a tag.
    pub lacks_number: Bool,
    /// It is answered without one.
    pub is_answered: Bool,
    /// It was put back for what is over in the next cycle.
    pub is_late: Bool,
    /// It waits for its copy to leave the cache.
    pub begins_watch: Bool,
    /// What leaves the cache.
    pub departure: Departure,
    /// It is put back, or was tried behind one that was, or is answered later.
    pub request_returned: Bool,
    /// It is put back.
    pub request_refused: Bool,
    /// The host's request or write has gone on.
    pub host_served: Bool,
    /// It is put back.
    pub host_refused: Bool,
    /// A request allocates an MSHR.
    pub begins: Bool,
    /// An MSHR ends, and its tag is free again.
    pub ends: Bool,
    /// The host is asked.
    pub asks: Bool,
    /// The request to the host.
    pub request: D2hRequest,
    /// The host's request or write is completed.
    pub completes: Bool,
    /// The completion.
    pub completion: S2mResponse,
    /// Memory reads for the host.
    pub reads_for_host: Bool,
    /// The command's answer.
    pub bias_answer: BiasAnswer,
    /// The page turns to host-bias.
    pub reverts: Bool,
    /// This one.
    pub bias_reversion: BiasReversion,
    /// What is to be done with lines.
    pub delivery: Delivery,
    /// The line that is read from the cache, a cycle later.
    pub cached: Bits,
    /// A line comes to the cache, or its state changes.
    pub touches_line: Bool,
    /// So.
    pub line_change: LineChange,
    /// A line comes to the cache.
    pub installs: Bool,
    /// What was in its place makes room so.
    pub victim_change: LineChange,
    /// What is counted.
    pub events: Events,
}

/// What a decision is made of.
pub(super) struct Inputs<'a> {
    /// What the cycle is for.
    pub kinds: Kinds,
    /// It was tried behind one that was put back.
    pub is_void: Bool,
    /// The operation.
    pub operation: &'a Operation,
    /// What a request asks for.
    pub hint: &'a Hint,
    /// What the set of the line has.
    pub sets: &'a DmcSetsPorts,
    /// What the MSHR has that resumes or is named.
    pub resumed: &'a Resumed,
    /// It waits for the host.
    pub waits_for_host: Bool,
    /// A tag that is free, if one is.
    pub number: (Bool, Bits),
    /// Its page.
    pub page: &'a Page,
    /// Where memory is.
    pub memory_map: &'a MemoryMap,
    /// Device-bias requests are obeyed where the page is in host-bias.
    pub obeys: Bool,
    /// The line that was read for the entry.
    pub read: Bits,
    /// What the entry writes.
    pub written: Written,
    /// What the operation writes.
    pub own: Written,
    /// The request's port may have no further watch.
    pub watches_full: Bool,
}

impl DmcBank {
    #[elaborate]
    pub(super) fn decide(&self, inputs: &Inputs) -> Decision {
        let Inputs { kinds, is_void, operation, hint, sets: table, .. } = inputs;
        let Inputs { resumed, waits_for_host, page, .. } = inputs;
        let Inputs { read, written, own, watches_full, memory_map, obeys, .. } = inputs;
        let sets = *table.found;
        let completion = scope("completion", || Completion::new(resumed));
        // Where a line has come to the set a cycle ago, that which would come now comes later: its way was
        // found before.
        let resumes_again = kinds.complete & completion.installs & sets.is_late;
        let completes = kinds.complete & !resumes_again;
        let inside = !operation.outside;
        let is_under_way = sets.is_under_way & inside;
        let is_accessed = sets.is_marked & inside;
        let is_request = kinds.request & !*is_void;
        let page_is_local = page.bias.is(PageBias::Device);
        let device_bias = operation.device_bias & (page_is_local | *obeys);
        let byte_enable = own.byte_enable;
        let request = scope("request", || Request::new(hint, byte_enable, sets.state, device_bias));
        let (number_valid, number) = inputs.number;
        // Whether its line is outstanding is known last.
        let may_lack = inside & request.begins & !number_valid;
        let may_be_late = inside & request.installs & sets.is_late;
        let lacks_room = inside & request.begins & !sets.has_room;
        let may_go = is_request & !(may_lack | may_be_late | lacks_room);
        let request_goes = may_go & !is_under_way;
        let request_refused = is_request & (may_lack | may_be_late | lacks_room | is_under_way);
        let acts = request_goes & inside;
        let begins = acts & request.begins;
        let begins_watch = acts & request.watches & !*watches_full;
        let request_installs = acts & request.installs;
        let writes_copy = acts & request.writes_copy;

        let host = scope("host", || Host::new(*kinds, operation, byte_enable, sets.state));
        let is_host = (kinds.asked | kinds.written) & !*is_void;
        let is_forward = is_host & host.is_forward;
        let is_demand = is_host & !host.is_forward;
        let host_goes = is_demand & !is_accessed;
        let host_acts = host_goes & inside;
        let names_entry = operation.tag.top(16 - self.entry_bits()).is_zero();
        let is_awaited = names_entry & *waits_for_host & resumed.is_its_line & inside;
        let is_legal = scope("forward", || forward_is_legal(operation, resumed.pending));
        let forwards = is_forward & is_awaited & is_legal;

        let entry_installs = completes & completion.installs;
        let ends = completes & completion.ends;

        // The cache.
        let installs = entry_installs | request_installs;
        let gives_copy = acts & !request.begins & request.gives_copy;
        let changes = (acts & request.changes) | (host_acts & host.changes);
        let request_or_host = mux(is_host, host.after, request.after);
        let new_state = mux(completes, completion.install_state, request_or_host);
        let victim = Is::new(sets.victim_state);
        let evicts = installs & victim.modified;

        let geometry = self.geometry();
        let way = mux(installs, sets.victim, sets.way);
        let address = concatenate([sets.set, way]);
        let drops = |changes: Bool, after: State<LineState>| changes & after.is(LineState::Invalid);
        let request_drops = drops(request.changes, request.after);
        let host_drops = drops(host.changes, host.after);
        let leaves = installs | (acts & request_drops) | (host_acts & host_drops);
        let departure = Departure { leaves, place: address };
        let lines =
            Memory::<Bits>::new(512, self.sets * self.ways).lanes(8).style(MemoryStyle::Block);
        // What is merged is installed, and nobody is given it.
        let whole = mux(completion.gives_read, constant(64, 0), all_bytes());
        let written_bytes = mux(completion.merges, written.byte_enable, whole);
        let filled = by_bytes(written_bytes, written.data, *read);
        let carried = mux(completes, filled, own.data);
        let stored_bytes = own.byte_enable | completes.mask(64);
        lines.write_lanes(installs | writes_copy, address, carried, stored_bytes);
        let cached = lines.read(constant_bool(true), address);

        // The MSHRs.
        let continues = completes & completion.continues;
        let target = mux(kinds.request, number, operation.entry);
        // From the forward to the end of the access the host's requests for the line wait: it is marked.
        table.change.assign(SetChange {
            changes,
            installs,
            new_state,
            touches: installs | writes_copy | gives_copy,
            allocates: begins,
            target,
            frees: ends,
            marks: forwards,
        });
        table.marks_new.set(request.reads_memory);
        let next_pending = mux(completion.continues, state(Pending::Refused), resumed.pending);
        let is_filled = resumed.filled | completion.reads_memory;
        let change = Change {
            target,
            may_write: (kinds.request & number_valid) | kinds.complete,
            pending: mux(kinds.complete, next_pending, hint.pending),
            port: operation.port,
            tag: operation.tag.truncate(LINE_TAG_BITS),
            writes: mux(kinds.complete, resumed.merges, hint.owns),
            filled: mux(kinds.complete, is_filled, request.reads_memory),
            continues,
            forwards,
            reads: (begins & request.reads_memory) | (completes & completion.reads_memory),
            turns_again: resumes_again,
        };
        let asks = begins & !request.reads_memory;
        let line_address = self.line_in_memory(operation.line, memory_map);
        let asked = D2hRequest {
            opcode: hint.opcode,
            line_address,
            cqid: target.zero_extend(12),
            non_temporal: constant_bool(false),
        };

        // The page.
        page.turned.set(kinds.turned);
        page.step.set(operation.step);
        // A push gives a copy when it is pulled, and that may be after a turn has begun behind it.
        let is_pulled = completes & resumed.pending.is(Pending::Push);
        page.given.set((acts & hint.pushes) | is_pulled | (host_acts & host.grants));

        // Memory. Where a line makes room it is the only one that is written.
        let request_reads = acts & request.reads_memory;
        let request_writes = acts & request.writes_memory;
        let entry_reads = completes & completion.reads_memory;
        let entry_writes = completes & completion.writes_memory;
        let reads_for_host = host_acts & host.reads & !host.hits;
        let host_writes = host_acts & host.writes_memory;
        let own_or_host = mux(is_host, host.own_bytes, request.own_bytes);
        let own_or_entry = own_or_host | completes.mask(64);
        let by_request_or_host = mux(is_host, host.written_bytes, request.written_bytes);
        let by_operation = mux(completes, written.byte_enable, by_request_or_host);
        let victim_line = geometry.line_of(sets.victim_tag, operation.line);
        let returns = host_goes & host.reads & !reads_for_host;
        let delivery = Delivery {
            responds: (request_goes & !begins & !begins_watch) | kinds.wake | ends,
            port: operation.port,
            tag: operation.tag,
            fails: mux(completes, completion.fails, operation.outside & !kinds.wake),
            gives_cached: gives_copy,
            gives_carried: completes & completion.gives_read,
            sends: completes & completion.sends,
            uqid: resumed.uqid,
            returns,
            returns_nothing: operation.outside,
            stores: begins,
            entry: target,
            stored_bytes: own.byte_enable,
            accesses: request_reads
                | request_writes
                | entry_reads
                | entry_writes
                | reads_for_host
                | host_writes
                | evicts,
            writes: request_writes | entry_writes | host_writes | evicts,
            line: mux(evicts, victim_line, operation.line),
            written_bytes: mux(evicts, all_bytes(), by_operation),
            carried_bytes: own_or_entry & (!evicts).mask(64),
            poison: kinds.written & operation.poison,
            for_host: is_host,
            carried,
        };

        let is_touched = installs | changes;
        let before = mux(installs, state(LineState::Invalid), sets.state);
        let line_change = LineChange { line_address, by_host: is_host, before, after: new_state };
        let victim_change = LineChange {
            line_address: self.line_in_memory(victim_line, memory_map),
            by_host: constant_bool(false),
            before: sets.victim_state,
            after: state(LineState::Invalid),
        };
        let lacks_number = is_request & may_lack & !is_under_way;
        let is_answered = request_goes & !begins;
        let is_demoted = operation.device_bias & !page_is_local;
        let events = Events {
            request_went: request_goes,
            acted: acts,
            began: begins,
            refused: request_refused,
            host_served: host_goes,
            host_acted: host_acts,
            hit: host.hits,
            installed: installs,
            evicts: victim.modified,
            reverted: page.reverts,
            demoted: is_demoted & !(*obeys & !hint.pushes),
            violated: is_demoted & *obeys & !hint.pushes,
            unknown_forward: is_forward & !is_awaited,
            wrong_forward: is_forward & is_awaited & !forwards,
            write_to_held: host.is_impossible,
            outside: operation.outside,
            tag: operation.tag,
        };
        Decision {
            change,
            request_served: request_goes,
            lacks_number,
            is_answered,
            is_late: is_request & may_be_late & !is_under_way,
            begins_watch,
            departure,
            request_returned: (kinds.request & !request_goes) | begins_watch,
            request_refused,
            host_served: is_forward | host_goes,
            host_refused: is_demand & is_accessed,
            begins,
            ends,
            asks,
            request: asked,
            // A line that does not exist comes alone (CXL 3.2, 3.3.11).
            completes: host_goes & !(host.reads & operation.outside),
            completion: S2mResponse { completion: host.completion, tag: operation.tag },
            reads_for_host,
            bias_answer: BiasAnswer { done: page.done },
            reverts: page.reverts,
            bias_reversion: BiasReversion { page: Self::page_number(line_address) },
            delivery,
            cached,
            touches_line: is_touched,
            line_change,
            installs,
            victim_change,
            events,
        }
    }
}
