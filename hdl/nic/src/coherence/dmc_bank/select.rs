//! Cycle 1: what goes into the pipeline.
use nic_dsl::{
    Bits, Bool, Bundle, State, Stream, constant_bool, elaborate, mux, register_bool, when,
};

use super::channels::WriteHead;
use super::configuration::DmcBank;
use super::mshrs::MshrTurn;
use super::operation::{Kinds, Operation};
use crate::coherence::bank_port::BankPortPorts;
use crate::lib::queue::Queue;
use crate::message::{
    BiasCommand, LineOperation, LineSpace, M2sRequest, M2sRequestOpcode, M2sWriteOpcode, MemoryMap,
    MetaField,
};

/// Where there is room for what an operation may give.
#[derive(Clone, Copy)]
pub(super) struct Room {
    /// For a request to memory.
    pub memory: Bool,
    /// For a completion.
    pub completion: Bool,
    /// For a line for the host, from the cache or from memory.
    pub host_line: Bool,
    /// For a line that the host pulled.
    pub data: Bool,
}

/// What is chosen.
pub(super) struct Selection {
    /// Of what kind it is; none, if nothing may be decided.
    pub kinds: Kinds,
    /// Its line and whatever else it carries.
    pub operation: Operation,
    /// What a request asks.
    pub asked_for: State<LineOperation>,
    /// It writes every byte of the line.
    pub is_whole: Bool,
    /// An MSHR gives its turn away: there is no room for the line that it sends.
    pub skips: Bool,
}

/// The candidates among which it is chosen.
pub(super) struct Candidates<'a> {
    /// The line ports.
    pub ports: &'a [BankPortPorts; 2],
    /// Requests of the host.
    pub asks: &'a Queue<M2sRequest>,
    /// Its writes.
    pub writes: &'a Queue<WriteHead>,
    /// Commands about pages.
    pub commands: Stream<BiasCommand>,
    /// The MSHR whose turn it is, and whether it sends a line to the host.
    pub turn: MshrTurn,
    /// An answer without a decision has waited for long.
    pub presses: Bool,
}

/// Where a line is.
#[derive(Clone, Copy, Debug, Bundle)]
struct Located {
    /// In memory.
    line: Bits,
    /// Nowhere.
    outside: Bool,
}

impl DmcBank {
    /// The host before MSHRs before commands and requests; but the host not twice in a row while
    /// others wait, so that a host that asks without end stops nobody. An MSHR resumes at most
    /// twice for each request. Watches are answered before commands and requests; each was a request.
    /// Requests and writes of the host, the ports, and commands and the ports take turns.
    #[elaborate]
    pub(super) fn select(
        &self,
        from: &Candidates,
        room: Room,
        running: Bool,
        memory_map: &MemoryMap,
    ) -> Selection {
        let Candidates { ports, asks, writes, commands, turn, presses, .. } = from;
        let states = [*ports[0].state, *ports[1].state];
        let host_last = register_bool(false);
        let write_last = register_bool(false);
        let command_last = register_bool(false);
        let port_last = register_bool(false);
        let may = running & room.memory;

        // What the host reads, and what it writes, waits for the lines that it pulls from nobody.
        let opcode = asks.head.opcode;
        let reads = opcode.is_any(&[M2sRequestOpcode::MemRd, M2sRequestOpcode::MemRdData]);
        let may_ask = may & room.completion & (room.host_line | !reads) & asks.valid;
        let may_write = may & room.completion & writes.valid;
        let has_room = room.data | !turn.sends;
        let may_complete = may & has_room & turn.valid;
        let skips = turn.valid & !has_room;
        let may_command = running & commands.valid;
        let may_request = may & !*presses;
        let first = may_request & states[0].may_be_tried;
        let second = may_request & states[1].may_be_tried;
        let requests_wait = first | second;

        let first_due = running & states[0].is_due;
        let any_due = first_due | (running & states[1].is_due);

        // Whether an MSHR may resume is known last.
        let host_waits = may_ask | may_write;
        let host_first = host_waits & !host_last;
        let rest_waits = any_due | may_command | requests_wait;
        let host = host_first | (host_waits & !rest_waits & !may_complete);
        let is_write = may_write & !(may_ask & write_last);
        let written = host & is_write;
        let asked = host & !is_write;
        let complete = may_complete & !host_first;
        let wake = any_due & !host_first & !may_complete;
        let host_before_rest = host_waits & !(host_last & rest_waits);
        let is_left = !any_due & !host_before_rest & !may_complete;
        let turned = is_left & may_command & !(command_last & requests_wait);
        let request = is_left & requests_wait & !turned;
        let port = second & (!first | !port_last);
        host_last.set(host);
        when(host, || write_last.set(is_write));
        when(turned | request, || command_last.set(turned));
        when(request, || port_last.set(port));

        asks.tries.set(asked);
        writes.tries.set(written);
        commands.ready.set(turned);
        ports[0].tries.set(request & !port);
        ports[1].tries.set(request & port);
        ports[0].wakes.set(wake & first_due);
        ports[1].wakes.set(wake & !first_due);

        let requested = mux(port, states[1].head, states[0].head);
        requested.line_address.ignore();
        let demand = asks.head;
        let write = writes.head;
        // Whether a line is in memory is found beside the choice.
        let located = |line: Bits, name: &str| {
            let outside = self.region_of(line).differs(self.region_of(memory_map.device_begin));
            Located { line: self.local(line), outside: outside.named(name) }
        };
        let of_first = located(states[0].head.line_address, "first_is_outside");
        let of_second = located(states[1].head.line_address, "second_is_outside");
        let of_request = mux(port, of_second, of_first);
        let first_line = Self::first_line(commands.payload.page);
        let of_command = located(first_line, "command_is_outside");
        let own = mux(turned, of_command, of_request);
        let of_demand = located(demand.line_address, "demand_is_outside");
        let forwarded = demand.tag.truncate(self.entry_bits());
        let of_write = located(write.line_address, "write_is_outside");
        let of_host = mux(written, of_write, of_demand);
        let host_or_own = mux(host, of_host, own);
        let of_entry = Located { line: turn.line, outside: constant_bool(false) };
        let place = mux(complete, of_entry, host_or_own);
        let port_place = mux(port, states[1].place, states[0].place);
        let host_place = mux(written, writes.place, asks.place);
        let host_tag = mux(written, write.tag, demand.tag);
        let due_tag = mux(first_due, states[0].due_tag, states[1].due_tag);
        let own_tag = mux(wake, due_tag, requested.tag);
        let host_or_own_tag = mux(host, host_tag, own_tag.zero_extend(16));
        let meta_field = mux(written, write.meta_field, demand.meta_field);
        let operation = Operation {
            line: place.line,
            outside: place.outside,
            entry: mux(complete, turn.number, forwarded),
            port: mux(wake, !first_due, port),
            place: mux(host, host_place, port_place),
            device_bias: requested.space.is(LineSpace::DeviceDeviceBias),
            tag: host_or_own_tag,
            poison: write.poison,
            asks: demand.opcode,
            is_partial: write.opcode.is(M2sWriteOpcode::MemWrPtl),
            snoop: mux(written, write.snoop, demand.snoop),
            has_meta: meta_field.is(MetaField::Meta0State),
            meta: mux(written, write.meta_value, demand.meta_value),
            step: commands.payload.step,
        };
        let kinds = Kinds { request, asked, written, complete, turned, wake };
        let (asked_for, is_whole) = (requested.operation, requested.is_whole);
        Selection { kinds, operation, asked_for, is_whole, skips }
    }
}
