//! Core of the network interface card: all but the link to the host.
//!
//! ```text
//!                 +---------------- nic_core ----------------+
//!     cmac_receive|                    :                     | descriptor_request, _response
//!  -------------->| pulse              :              stream |<------------------>
//!    cmac_transmit|                    :                     | write_request, _response
//!  <--------------| stream             :              stream |<------------------>
//!                 |                    :                     | read_request, _response
//!                 |                    :              stream |<------------------>
//!                 |                    :                     | access, answer
//!                 |                    :              stream |<------------------>
//!                 |                    :                     | *_access, *_answer
//!                 |                    :              stream |<------------------>
//!                 |                    :                     | message
//!                 |                    :              stream |------------------->
//!                 |                    :                     | store_mmio_write
//!                 |                    :              stream |<-------------------
//!                 |      network clock : host clock          |
//!                 +------------------------------------------+
//!
//!  MAC --> loopback --> cmac_receive --> arrivals --> network_receive --> descriptors --+--> line ports
//!      <--         <-- cmac_transmit <-- queue <-- departures <-- network_transmit <----+
//!           ^  |                                                          ^
//!   packet_generator, packet_sink                                         +-- stores (MMIO=reorder, queues)
//! ```
//!
//! # Function
//! What comes from the MAC is classified, stored and given to rings of descriptors in host memory; what
//! is in their transmit halves is sent. In place of the MAC there may be a generator and a sink of packets,
//! or the card itself (`loopback`), which costs a cycle in what is received. `docs/nic.md` says what the parts promise
//! each other. The ports for lines lead to whatever keeps the host's memory: the top chooses. Registers of what is outside
//! are reached through `*_access`. Interrupts leave as messages (`msix_table`), behind the completions that they are
//! about, which the host can see by then. With `MMIO=reorder` or `MMIO=queues` there is a second host
//! interface: packets that the host stores into the card, into one window or into many queues, take turns with
//! those of the rings.
//!
//! # Backpressure
//! None towards the MAC: what does not fit is dropped whole, and counted.
//!
//! # Ordering
//! Packets of a ring in FIFO order, as their descriptors lie in it.
//!
//! # Reset
//! Forgets everything. Both resets are asserted together, as `async_fifo` says, and with that of the
//! MAC.
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! A core with one line port would hide from the link that writes and reads are independent; which of
//! them share a port is a question of the link.
use nic_dsl::{
    BundleExt, LevelSink, MemoryStyle, Module, Ports, PulseSink, PulseSource, Sink, Source,
    elaborate, in_domain, instance, instance_with_clocks,
};
use nic_spec::contract::{self, Contract};
use nic_spec::message::CardLink;
use nic_spec::register;

use crate::adapter::cmac_receive::CmacReceive;
use crate::adapter::cmac_transmit::CmacTransmit;
use crate::host::descriptor::interface::DescriptorInterface;
use crate::host::mmio::interface::{LINE_BYTES, MAXIMUM_BYTES};
use crate::host::msix_table::MsixTable;
use crate::lib::named::Named;
use crate::message::{
    InterruptMessage, LineRequest, LineResponse, MacReceiveStatus, MessageBeat, MessageBeatShape,
    MmioWrite, MmioWriteShape, Nothing, PacketBeat, PacketQueueStatus, RegisterAccess,
    RegisterAnswer, TransmitStatus, WriteOrder,
};
use crate::module::{Error, Preset, Proof, Record, Values, build, header};
use crate::network::checksum_fill::{ChecksumFill, ChecksumFillPorts};
use crate::network::packet_buffer::PacketBuffer;
use crate::network::receive::NetworkReceive;
use crate::network::transmit::{NetworkTransmit, NetworkTransmitPorts};
use crate::stream::async_fifo::{AsyncFifo, Output};
use crate::stream::level_crossing::LevelCrossing;
use crate::stream::packet_queue::PacketQueue;

use super::instruments;
use super::parameters::CORE_PARAMETERS;
use super::registers::{CoreRegisters, OF_RINGS};
use super::store_path::StorePath;

/// What the core promises.
pub const CONTRACT: Contract = Contract {
    module: "nic_core",
    summary: "Everything of the network interface card but its link to the host.",
    source: contract::Source { paper: "CXL-NIC", section: "4" },
    // Two clocks have no cycle in common, and memory is in between; the parts say what they take.
    latency: None,
    interval: 1,
    waits_on: &[
        "cmac_transmit",
        "descriptor_request",
        "descriptor_response",
        "write_request",
        "write_response",
        "read_request",
        "read_response",
        "message",
        "answer",
        "<block>_access",
        "<block>_answer",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: CORE_PARAMETERS,
    presets: &[
        // As `nic_type1` has it.
        Preset::product("nic_core", &["LINK=cxl", "WRITES=256", "READS=256"]),
        Preset::test("nic_core_pci_express", &["LINK=pci_express"]),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| {
        let links = [CardLink::Cxl, CardLink::CxlIp, CardLink::PciExpress, CardLink::CxlMemory];
        let link = links[values.word("LINK", &["cxl", "cxl_ip", "pci_express", "cxl_memory"])?];
        build(&NicCore::new(values, link)?)
    },
};

/// Blocks of registers that a top has, not the core.
const BLOCKS_OUTSIDE: [&str; 14] = [
    "line_merge",
    "cache",
    "pcie",
    "coherence",
    "axi_write",
    "axi_read",
    "cxl_ip",
    "avalon",
    "device_memory",
    "memory_channel",
    "bias",
    "kvs",
    "kvs_parser",
    "kvs_responder",
];
/// What the names of the ports for packets of an engine begin with.
pub(super) const ENGINE: &str = "engine";
/// What the names of the ports for stores begin with.
pub(super) const STORE: &str = "store";
/// Beats between the clocks: a packet of 9,216 bytes fits the first.
const ARRIVAL_DEPTH: u32 = 256;
const DEPARTURE_DEPTH: u32 = 16;
/// Beats that wait before the MAC; a packet of 9,216 bytes has 144.
const QUEUE_DEPTH: u32 = 512;
/// Beats of packets whose checksums are being filled in.
const FILL_DEPTH: u32 = 512;
// What the card announces can be sent.
const _: () = assert!(MAXIMUM_BYTES <= QUEUE_DEPTH * BEAT_BYTES);
const _: () = assert!(MAXIMUM_BYTES <= FILL_DEPTH * BEAT_BYTES);
/// Bytes of the shortest frame without its check sequence (IEEE 802.3, 3.2.8).
const SHORTEST_BYTES: u32 = 60;
/// Bytes of a beat.
pub(super) const BEAT_BYTES: u32 = 64;

/// A core.
#[derive(Clone, Debug)]
pub struct NicCore {
    /// What the card reaches its host through.
    pub link: CardLink,
    /// The host interface.
    pub interface: DescriptorInterface,
    /// The burst memory.
    pub buffer: PacketBuffer,
    /// The interface for stores, if there is one.
    pub stores: Option<StorePath>,
    /// Packets may go to an engine outside, whose answers leave with those of the host.
    pub has_engine: bool,
}

impl NicCore {
    /// The core that `values` describes, for this link.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values, link: CardLink) -> Result<Self, Error> {
        let buffer = PacketBuffer {
            lines: values.power_of_two("BUFFER", 256..=65_536)?,
            packets: values.power_of_two("PACKETS", 2..=16_384)?,
            style: MemoryStyle::Ultra,
        };
        let stores = StorePath::new(values)?;
        // Only an engine of ours answers writes before everybody can see them.
        let has_engine = register::nic::has_engine(link);
        let interface = DescriptorInterface::new(values)?.fenced(has_engine);
        let interface = match values.word("PUSH", &["none", "gate"])? {
            0 => interface,
            _ if has_engine => interface.gated()?,
            _ => {
                return Err(Error::new(
                    "`nic_core`: PUSH=gate needs a coherence engine of the card's own, which flushes",
                ));
            }
        };
        Ok(Self { link, interface, buffer, stores, has_engine: false })
    }

    /// Rings.
    pub fn rings(&self) -> u32 {
        self.interface.dmu.rings
    }

    /// The registers of a card with this core.
    pub fn map(&self) -> register::Map {
        let stores = self.stores.as_ref().map_or(register::nic::StorePath::None, StorePath::kind);
        let has_gates = self.interface.gates.is_some();
        register::nic::map_of(self.rings(), self.link, stores, self.has_engine, has_gates)
    }

    /// The part of a name that says what is inside.
    pub fn suffix(&self) -> String {
        let PacketBuffer { lines, packets, .. } = self.buffer;
        let buffer = RECORD.suffix(&[("BUFFER", "m", lines), ("PACKETS", "p", packets)]);
        format!("{}{buffer}{}", self.interface.sizes(), self.extras_suffix())
    }

    /// The part of a name that says how else packets are sent.
    pub(super) fn extras_suffix(&self) -> String {
        let stores = self.stores.as_ref().map(StorePath::suffix).unwrap_or_default();
        let engine = if self.has_engine { "_kvs" } else { "" };
        let gates = if self.interface.gates.is_some() { "_push" } else { "" };
        format!("{stores}{engine}{gates}")
    }

    /// The same, with an engine outside that takes packets.
    #[must_use]
    pub fn with_engine(self) -> Self {
        Self { has_engine: true, ..self }
    }

    /// The prefix of the ports for packets of an engine, if there is one.
    pub(super) fn engine_ports(&self) -> Vec<(String, ())> {
        if self.has_engine { vec![(ENGINE.to_string(), ())] } else { vec![] }
    }

    /// The prefix of the ports for stores, if there are any.
    pub(super) fn store_ports<S>(&self, shape: S) -> Vec<(String, S)> {
        self.stores.iter().map(|_| STORE.to_string()).zip([shape]).collect()
    }

    /// Bits of a line's address in the window of stores; 0 if there is none.
    pub(super) fn store_line_bits(&self) -> u32 {
        self.stores.as_ref().map(StorePath::line_bits).unwrap_or_default()
    }

    /// The link, as parameters and names say it.
    pub(super) fn link_name(&self) -> &'static str {
        match self.link {
            CardLink::Cxl => "cxl",
            CardLink::CxlIp => "cxl_ip",
            CardLink::PciExpress => "pci_express",
            CardLink::CxlMemory => "cxl_memory",
        }
    }

    /// Line requests that may be unanswered.
    pub(super) fn outstanding_lines(&self) -> u32 {
        self.interface.own_tag_bits().iter().map(|bits| 1 << bits).sum()
    }

    /// Checks that the tags of requesters that are merged, two by two from the left, fit so many
    /// bits; requesters are 0 descriptors, 1 writes, 2 reads.
    pub(super) fn check_tags(
        &self,
        module: &str,
        merged: &[&[usize]],
        most: u32,
    ) -> Result<(), Error> {
        let bits = self.interface.tag_bits();
        for requesters in merged {
            let joined = requesters.iter().map(|&requester| bits[requester]);
            let needed = joined.reduce(|of_all, of_one| of_all.max(of_one) + 1);
            if needed.is_some_and(|needed| needed > most) {
                return Err(Error::new(format!(
                    "`{module}`: ports with tags of {bits:?} bits (RINGS and LINES, WRITES, READS) do \
                     not fit the {most} bits of a port's tag when merged; halve the largest"
                )));
            }
        }
        Ok(())
    }

    /// Only a coherence engine of its own tells the card that a line has changed.
    pub(super) fn has_event_driven_polling(&self) -> bool {
        register::nic::has_engine(self.link)
    }

    /// Blocks of registers that are outside, as the hub names them.
    fn outside(&self) -> Vec<String> {
        let is_outside = |name: &str| BLOCKS_OUTSIDE.contains(&name);
        let map = self.map();
        let blocks = map.blocks.iter().filter(|block| is_outside(block.name));
        blocks.flat_map(|block| block.instance_names()).collect()
    }
}

/// The transmit side of the network; of one source, which nothing joins, it is a filler of checksums.
fn transmit_side(sources: u32) -> NetworkTransmitPorts {
    let (name, depth) = ("transmit", FILL_DEPTH);
    if sources > 1 {
        return instance(name, &NetworkTransmit { sources, depth });
    }
    let ChecksumFillPorts { source, sink, status } = instance(name, &ChecksumFill { depth });
    NetworkTransmitPorts { source: vec![source], sink, status: vec![status] }
}

/// Ports of the core.
#[derive(Ports)]
#[clocks(host, network)]
pub struct NicCorePorts {
    /// What the MAC receives.
    #[clock(network)]
    pub cmac_receive: PulseSink<MessageBeat>,
    /// Frames, padded, for the MAC.
    #[clock(network)]
    pub cmac_transmit: Source<MessageBeat>,
    /// Requests for descriptors and for counts.
    #[shape(())]
    #[clock(host)]
    pub descriptor_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    #[clock(host)]
    pub descriptor_response: Sink<LineResponse>,
    /// Writes of packets.
    #[shape(())]
    #[clock(host)]
    pub write_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    #[clock(host)]
    pub write_response: Sink<LineResponse>,
    /// Reads of packets.
    #[shape(())]
    #[clock(host)]
    pub read_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    #[clock(host)]
    pub read_response: Sink<LineResponse>,
    /// What an answer to a write says, if there is a fence behind them.
    #[clock(host)]
    pub write_order: Vec<LevelSink<WriteOrder>>,
    /// It asks for what was written to be visible, once at a time.
    #[clock(host)]
    pub fence_request: Vec<PulseSource<Nothing>>,
    /// It is.
    #[clock(host)]
    pub fence_response: Vec<PulseSink<Nothing>>,
    /// Interrupts of all rings, as messages.
    #[shape(())]
    #[clock(host)]
    pub message: Source<InterruptMessage>,
    /// What the host stores, if there is an interface for stores.
    #[clock(host)]
    pub mmio_write_of: Named<Sink<MmioWrite>>,
    /// Received packets for the engine, if there is one.
    #[clock(host)]
    pub packet_of: Named<Source<PacketBeat>>,
    /// Packets that it sends.
    #[clock(host)]
    pub sent_of: Named<Sink<PacketBeat>>,
    /// What the host asks of registers.
    #[shape(())]
    #[clock(host)]
    pub access: Sink<RegisterAccess>,
    /// What it gets.
    #[shape(())]
    #[clock(host)]
    pub answer: Source<RegisterAnswer>,
    /// What the host asks of registers outside.
    #[clock(host)]
    pub access_of: Named<Source<RegisterAccess>>,
    /// What they say.
    #[clock(host)]
    pub answer_of: Named<Sink<RegisterAnswer>>,
}

impl Module for NicCore {
    type Ports = NicCorePorts;

    fn name(&self) -> String {
        format!("nic_core_{}{}", self.link_name(), self.suffix())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("core.rs"), &CONTRACT)
    }

    fn shape(&self) -> NicCorePortsShape {
        let outside: Vec<_> = self.outside().into_iter().map(|name| (name, ())).collect();
        let beat = MessageBeatShape { bytes: BEAT_BYTES };
        let fences = vec![(); self.interface.fence.iter().len()];
        NicCorePortsShape {
            write_order: fences.clone(),
            fence_request: fences.clone(),
            fence_response: fences,
            cmac_receive: beat.clone(),
            cmac_transmit: beat,
            packet_of: self.engine_ports(),
            sent_of: self.engine_ports(),
            mmio_write_of: self.store_ports(MmioWriteShape {
                line_bits: self.store_line_bits(),
                line_bytes: LINE_BYTES,
            }),
            access_of: outside.clone(),
            answer_of: outside,
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let registers = in_domain("host", || CoreRegisters::new(self));
        let hub = registers.hub();
        hub.access.connect(*ports.access);
        ports.answer.connect(*hub.answer);
        for name in self.outside() {
            ports.access_of.of(&name).connect(**hub.access_of.of(&name));
            hub.answer_of.of(&name).connect(**ports.answer_of.of(&name));
        }

        let (mac_receive, queue, mac_transmit) = in_domain("network", || {
            let queue = PacketQueue { bytes: BEAT_BYTES, depth: QUEUE_DEPTH };
            (
                instance("mac_receive", &CmacReceive { shortest_bytes: SHORTEST_BYTES }),
                instance("queue", &queue),
                instance("mac_transmit", &CmacTransmit),
            )
        });
        let engines = u32::from(self.has_engine);
        let sources = 1 + u32::from(self.stores.is_some()) + engines;
        let vectors = register::nic::VECTORS_PER_RING * self.rings();
        let (receive, transmit, descriptors, stores, interrupts) = in_domain("host", || {
            (
                instance("receive", &NetworkReceive { buffer: self.buffer.clone(), engines }),
                transmit_side(sources),
                instance("descriptors", &self.interface),
                self.stores.as_ref().map(StorePath::instance),
                instance("interrupts", &MsixTable { vectors }),
            )
        });
        let payload = || MessageBeatShape { bytes: BEAT_BYTES };
        let inwards = [("write", "network"), ("read", "host")];
        let outwards = [("write", "host"), ("read", "network")];
        let arrivals = AsyncFifo::<MessageBeat> {
            payload: payload(),
            depth: ARRIVAL_DEPTH,
            output: Output::Register,
        };
        let arrivals = instance_with_clocks("arrivals", &arrivals, &inwards);
        let departures = AsyncFifo::<MessageBeat> {
            payload: payload(),
            depth: DEPARTURE_DEPTH,
            output: Output::Memory,
        };
        let departures = instance_with_clocks("departures", &departures, &outwards);

        let loopback = instruments::beside_the_mac(registers.hub());
        loopback.mac_receive.connect(*ports.cmac_receive);
        mac_receive.cmac.connect(*loopback.received);
        arrivals.source.connect(*mac_receive.packet);
        receive.source.connect(*arrivals.sink);
        descriptors.packet.connect(*receive.sink[0]);
        transmit.source[OF_RINGS].connect(*descriptors.sent);
        if let Some(stores) = &stores {
            stores.connect(&ports.mmio_write_of, &transmit);
        }
        if self.has_engine {
            ports.packet_of.of(ENGINE).connect(*receive.sink[1]);
            transmit.source[sources as usize - 1].connect(**ports.sent_of.of(ENGINE));
        }
        departures.source.connect(*transmit.sink);
        queue.source.connect(*departures.sink);
        mac_transmit.packet.connect(*queue.sink);
        loopback.sent.connect(*mac_transmit.cmac);
        ports.cmac_transmit.connect(*loopback.mac_transmit);

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

        let status = LevelCrossing::<MacReceiveStatus> { payload: (), is_calm: false };
        let mac_receive_status = instance_with_clocks("mac_receive_status", &status, &inwards);
        mac_receive_status.source.assign(*mac_receive.status);
        let status = LevelCrossing::<PacketQueueStatus> { payload: (), is_calm: false };
        let queue_status = instance_with_clocks("queue_status", &status, &inwards);
        queue_status.source.assign(*queue.status);
        let status = LevelCrossing::<TransmitStatus> { payload: (), is_calm: false };
        let mac_transmit_status = instance_with_clocks("mac_transmit_status", &status, &inwards);
        mac_transmit_status.source.assign(*mac_transmit.status);
        in_domain("host", || {
            registers.card(self);
            registers.network(&receive, &transmit);
            registers.descriptors(&descriptors);
            registers.interrupts(&interrupts);
            stores.iter().for_each(|stores| registers.stores(stores, &transmit));
            if self.has_engine {
                registers.engine(&transmit);
            }
            registers.mac(*mac_receive_status.sink, *queue_status.sink, *mac_transmit_status.sink);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;
    use crate::top::nic::parameters::TINY;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn cards_of_1_to_8_rings_are_legal() {
        let tiny = TINY.join(" ");
        structure::elaborates(&RECORD, ["RINGS=8 LINES=8", "RINGS=4", tiny.as_str()]);
        let error = structure::refused(&RECORD, "BUFFER=128");
        assert!(error.contains("a power of two from 256 to 65536"), "{error}");
    }
}
