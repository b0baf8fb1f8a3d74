//! Rings of a card: the host interface of descriptors, what makes messages of its interrupts, and the
//! registers of both.
//!
//! ```text
//!                   +------- nic_rings -------+
//!            packet |                         | descriptor_request, _response
//!  ---------------->| stream           stream |<------------------>
//!              sent |                         | write_request, _response
//!  <----------------| stream           stream |<------------------>
//!  access, answer   |                         | read_request, _response
//!  <--------------->| pulse            stream |<------------------>
//!     write_order   |                         | message
//!  ---------------->| level            stream |------------------->
//!  fence_request,   |                         |
//!  _response        |                         |
//!  <--------------->| pulse                   |
//!                   +-------------------------+
//! ```
//!
//! # Function
//! That of `descriptor_interface` and of `msix_table`, both as their registers say. The blocks of registers are on
//! the bus of `access`, at the addresses of `nic_spec::register::nic`.
//!
//! # Backpressure
//! That of `descriptor_interface`.
//!
//! # Ordering
//! Packets of a ring in FIFO order, as their descriptors lie in it. An interrupt leaves behind the completions
//! that it is about.
//!
//! # Reset
//! Forgets everything.
//!
//! # Resources
//! Those of its parts, and the disjunction of what its blocks of registers answer.
//!
//! # Rationale
//! Counters of rings stay in here: what is outside sees packets, lines and a bus of registers.
use nic_dsl::{
    BundleExt, LevelSink, Module, Ports, PulseSink, PulseSource, Sink, Source, elaborate, instance,
};
use nic_spec::contract::{self, Contract};
use nic_spec::register;

use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::host::descriptor::interface::{
    DescriptorInterface, DescriptorInterfacePorts, PARAMETERS, RANGES_PER_RING,
};
use crate::host::msix_table::{MsixTable, MsixTablePorts};
use crate::message::{
    InterruptMessage, LineRequest, LineResponse, Nothing, PacketBeat, RegisterAccess,
    RegisterAnswer, WriteOrder,
};
use crate::module::{Preset, Proof, Record, build, header};

/// What the rings promise.
pub const CONTRACT: Contract = Contract {
    module: "nic_rings",
    summary: "Rings of descriptors in host memory, with their interrupts and registers.",
    source: contract::Source { paper: "CXL-NIC", section: "4" },
    // Memory is in between: the parts say how long each step takes.
    latency: None,
    interval: 1,
    waits_on: &[
        "packet",
        "sent",
        "descriptor_request",
        "descriptor_response",
        "write_request",
        "write_response",
        "read_request",
        "read_response",
        "message",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: PARAMETERS,
    presets: &[Preset::product("nic_rings", &[])],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| {
        let is_fenced = values.word("FENCE", &["no", "yes"])? == 1;
        build(&NicRings { interface: DescriptorInterface::new(values)?.fenced(is_fenced) })
    },
};

/// The rings of a card.
#[derive(Clone, Debug)]
pub struct NicRings {
    /// The host interface.
    pub interface: DescriptorInterface,
}

/// Ports of the rings.
#[derive(Ports)]
pub struct NicRingsPorts {
    /// Packets that were received.
    #[shape(())]
    pub packet: Sink<PacketBeat>,
    /// Packets to send.
    #[shape(())]
    pub sent: Source<PacketBeat>,
    /// Requests for descriptors and for counts.
    #[shape(())]
    pub descriptor_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub descriptor_response: Sink<LineResponse>,
    /// Writes of packets.
    #[shape(())]
    pub write_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub write_response: Sink<LineResponse>,
    /// Reads of packets.
    #[shape(())]
    pub read_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    pub read_response: Sink<LineResponse>,
    /// What an answer to a write says, if there is a fence behind them.
    pub write_order: Vec<LevelSink<WriteOrder>>,
    /// It asks for what was written to be visible, once at a time.
    pub fence_request: Vec<PulseSource<Nothing>>,
    /// It is.
    pub fence_response: Vec<PulseSink<Nothing>>,
    /// Interrupts of all rings, as messages.
    #[shape(())]
    pub message: Source<InterruptMessage>,
    /// What the host asks of registers.
    #[shape(())]
    pub access: PulseSink<RegisterAccess>,
    /// What they answer.
    #[shape(())]
    pub answer: PulseSource<RegisterAnswer>,
}

impl Module for NicRings {
    type Ports = NicRingsPorts;

    fn name(&self) -> String {
        format!("nic_rings{}", self.interface.suffix())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("rings.rs"), &CONTRACT)
    }

    fn shape(&self) -> NicRingsPortsShape {
        let fences = vec![(); self.interface.fence.iter().len()];
        NicRingsPortsShape {
            write_order: fences.clone(),
            fence_request: fences.clone(),
            fence_response: fences,
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let descriptors = instance("descriptors", &self.interface);
        let vectors = register::nic::VECTORS_PER_RING * self.interface.dmu.rings;
        let interrupts = instance("interrupts", &MsixTable { vectors });
        descriptors.packet.connect(*ports.packet);
        ports.sent.connect(*descriptors.sent);
        ports.descriptor_request.connect(*descriptors.descriptor_request);
        descriptors.descriptor_response.connect(*ports.descriptor_response);
        ports.write_request.connect(*descriptors.write_request);
        descriptors.write_response.connect(*ports.write_response);
        ports.read_request.connect(*descriptors.read_request);
        descriptors.read_response.connect(*ports.read_response);
        for (outside, inside) in ports.write_order.iter().zip(&descriptors.write_order) {
            inside.assign(**outside);
        }
        for (outside, inside) in ports.fence_request.iter().zip(&descriptors.fence_request) {
            outside.connect(**inside);
        }
        for (outside, inside) in ports.fence_response.iter().zip(&descriptors.fence_response) {
            inside.connect(**outside);
        }
        interrupts.interrupt.connect(*descriptors.interrupt);
        ports.message.connect(*interrupts.message);

        let bus = RegisterBus::new(*ports.access, &register::nic::map(self.interface.dmu.rings));
        of_all_rings(&bus, &descriptors);
        for ring in 0..descriptors.receive_configuration.len() {
            of_ring(&bus, ring, &descriptors);
        }
        of_interrupts(&bus, &interrupts);
        ports.answer.connect(bus.answer());
    }
}

/// The registers of what all rings share.
#[elaborate]
fn of_all_rings(bus: &RegisterBus, descriptors: &DescriptorInterfacePorts) {
    let registers = instance("dispatch_registers", &blocks::dispatch());
    bus.connect("dispatch", &registers);
    registers.status.assign(*descriptors.dispatch_status);
    let registers = instance("pfu_receive_registers", &blocks::pfu_receive());
    bus.connect("pfu_receive", &registers);
    registers.status.assign(*descriptors.write_status);
    let registers = instance("pfu_transmit_registers", &blocks::pfu_transmit());
    bus.connect("pfu_transmit", &registers);
    registers.status.assign(*descriptors.read_status);
    for (number, guard) in descriptors.guard_status.iter().enumerate() {
        let name = format!("address_guard_{number}");
        let registers = instance(&format!("{name}_registers"), &blocks::address_guard());
        bus.connect(&name, &registers);
        registers.status.assign(**guard);
    }
    for (number, status) in descriptors.push_gate_status.iter().enumerate() {
        let name = format!("push_gate_{number}");
        let registers = instance(&format!("{name}_registers"), &blocks::push_gate());
        bus.connect(&name, &registers);
        descriptors.push_gate[number].assign(*registers.control);
        registers.status.assign(**status);
    }
}

/// The registers of a ring: both halves, and the memory that it may touch.
fn of_ring(bus: &RegisterBus, ring: usize, descriptors: &DescriptorInterfacePorts) {
    let of_ring = |name: &str| match descriptors.receive_configuration.len() {
        1 => name.to_string(),
        _ => format!("{name}_{ring}"),
    };
    let name = of_ring("receive_ring");
    let registers = instance(&format!("{name}_registers"), &blocks::receive_ring());
    bus.connect(&name, &registers);
    descriptors.receive_configuration[ring].assign(*registers.control);
    let (tail,) = *registers.commands;
    descriptors.receive_tail[ring].connect(*tail);
    registers.status.assign(*descriptors.receive_status[ring]);

    let name = of_ring("transmit_ring");
    let registers = instance(&format!("{name}_registers"), &blocks::transmit_ring());
    bus.connect(&name, &registers);
    descriptors.transmit_configuration[ring].assign(*registers.control);
    let (tail,) = *registers.commands;
    descriptors.transmit_tail[ring].connect(*tail);
    registers.status.assign(*descriptors.transmit_status[ring]);

    let name = of_ring("ring_range");
    let registers = instance(&format!("{name}_registers"), &blocks::ring_range());
    bus.connect(&name, &registers);
    let ranges = descriptors.range[RANGES_PER_RING * ring..].iter();
    for (range, setting) in ranges.zip(*registers.control) {
        range.assign(setting);
    }
}

/// The registers of what makes messages of interrupts.
#[elaborate]
fn of_interrupts(bus: &RegisterBus, table: &MsixTablePorts) {
    let registers = instance("msix_registers", &blocks::msix());
    bus.connect("msix", &registers);
    table.control.assign(*registers.control);
    registers.status.assign(*table.status);
    match table.entry.len() {
        2 => vectors::<2>(bus, table),
        4 => vectors::<4>(bus, table),
        8 => vectors::<8>(bus, table),
        _ => vectors::<16>(bus, table),
    }
}

/// The entries of so many vectors.
#[elaborate]
fn vectors<const VECTORS: usize>(bus: &RegisterBus, table: &MsixTablePorts) {
    let registers = instance("msix_table_registers", &blocks::msix_table::<VECTORS>());
    bus.connect("msix_table", &registers);
    for (entry, setting) in table.entry.iter().zip(*registers.control) {
        entry.assign(setting);
    }
    registers.status.assign(*table.pending);
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
    fn rings_of_cards_of_1_to_8_rings_are_legal() {
        structure::elaborates(&RECORD, ["RINGS=8 LINES=8", "RINGS=4", "FENCE=yes"]);
    }
}
