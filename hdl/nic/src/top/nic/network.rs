//! Network side of a card: from the MAC to packets for the host and back, with what measures in between, and the
//! registers of all of it.
//!
//! ```text
//!                 +----------- nic_network -----------+
//!     cmac_receive|                 :                 | packet
//!  -------------->| pulse           :          stream |------------------->
//!    cmac_transmit|                 :                 | sent
//!  <--------------| stream          :          stream |<-------------------
//!                 |                 :                 | engine_packet, engine_sent
//!                 |                 :          stream |<------------------>
//!                 |                 :                 | store_sent
//!                 |                 :          stream |<-------------------
//!                 |                 :                 | access, answer
//!                 |                 :           pulse |<------------------>
//!                 |                 :                 | deferred
//!                 |                 :           level |------------------->
//!                 |   network clock : host clock      |
//!                 +-----------------------------------+
//!
//!  MAC --> loopback --> cmac_receive --> arrivals --> network_receive --> packet
//!      <--         <-- cmac_transmit <-- queue <-- departures <-- network_transmit <-- sent
//!           ^  |                                                      ^
//!   packet_generator, packet_sink                                     +-- store_sent, engine_sent
//! ```
//!
//! # Function
//! What comes from the MAC is classified, stored and given to the host's side, or to an engine; what they send goes
//! to the MAC. In place of the MAC there may be a generator and a sink of packets, or the card itself
//! (`loopback`), which costs a cycle in what is received. The blocks of registers are on the bus of `access`, at
//! the addresses of `nic_spec::register::nic`; those on the network's clock are behind a bridge (`deferred`).
//!
//! # Backpressure
//! None towards the MAC: what does not fit is dropped whole, and counted.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! The network's side is reset with the MAC, alone or with the host's; the host's side only together with the
//! network's. The resets may end in any order. A reset of both forgets everything. When the network's side alone is reset,
//! a frame that has come in part reaches the host's side as one with an error, which is dropped and counted; frames on
//! their way to the MAC are lost, and `mac_crossing` counts the reset and the frame that was cut. Until the sides
//! are linked again, packets wait as for a MAC that takes nothing, and registers on the network's clock are refused.
//!
//! # Resources
//! Those of its parts, and the disjunction of what its blocks of registers answer.
//!
//! # Rationale
//! All cards have it, whatever their link, and most the same: it depends on who sends beside the rings.
use nic_dsl::{
    Bool, BundleExt, LevelSource, MemoryStyle, Module, Ports, PulseSink, PulseSource, Sink, Source,
    elaborate, in_domain, instance, instance_with_clocks,
};
use nic_spec::contract::{self, Contract};
use nic_spec::register;

use crate::adapter::cmac_receive::CmacReceive;
use crate::adapter::cmac_transmit::CmacTransmit;
use crate::csr::blocks;
use crate::csr::register_bus::RegisterBus;
use crate::host::mmio::interface::MAXIMUM_BYTES;
use crate::lib::named::Named;
use crate::message::{
    MacReceiveStatus, MessageBeat, MessageBeatShape, PacketBeat, PacketQueueStatus, RegisterAccess,
    RegisterAnswer, TransmitStatus,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};
use crate::network::checksum_fill::{ChecksumFill, ChecksumFillPorts};
use crate::network::packet_buffer::PacketBuffer;
use crate::network::receive::{NetworkReceive, NetworkReceivePorts};
use crate::network::transmit::{NetworkTransmit, NetworkTransmitPorts};
use crate::stream::async_fifo::Output;
use crate::stream::frame_crossing::FrameCrossing;
use crate::stream::level_crossing::LevelCrossing;
use crate::stream::packet_queue::PacketQueue;

use super::instruments;

/// What the network side promises.
pub const CONTRACT: Contract = Contract {
    module: "nic_network",
    summary: "From the MAC to packets for the host and back, with registers.",
    source: contract::Source { paper: "CXL-NIC", section: "4" },
    // Two clocks have no cycle in common; the parts say what they take.
    latency: None,
    interval: 1,
    waits_on: &["cmac_transmit", "packet", "sent"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        BUFFER,
        PACKETS,
        Parameter {
            name: "STORES",
            default: "no",
            meaning: "whether packets can also be sent by stores, yes or no",
        },
        Parameter {
            name: "ENGINE",
            default: "no",
            meaning: "whether an engine takes and sends packets, too, yes or no",
        },
    ],
    presets: &[Preset::product("nic_network", &[])],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| {
        let has_stores = values.word("STORES", &["no", "yes"])? == 1;
        let has_engine = values.word("ENGINE", &["no", "yes"])? == 1;
        build(&NicNetwork { buffer: buffer(values)?, has_stores, has_engine })
    },
};

/// Beats of the burst memory: a parameter of whoever has one inside.
pub const BUFFER: Parameter = Parameter {
    name: "BUFFER",
    default: "16384",
    meaning: "beats of the burst memory, a power of two from 256 to 65536",
};
/// Packets in it.
pub const PACKETS: Parameter = Parameter {
    name: "PACKETS",
    default: "4096",
    meaning: "packets in the burst memory, a power of two from 2 to 16384",
};

/// The burst memory that `values` describes.
///
/// # Errors
/// An illegal value.
pub fn buffer(values: &Values) -> Result<PacketBuffer, Error> {
    Ok(PacketBuffer {
        lines: values.power_of_two("BUFFER", 256..=65_536)?,
        packets: values.power_of_two("PACKETS", 2..=16_384)?,
        style: MemoryStyle::Ultra,
    })
}

/// What the names of the ports for packets of an engine begin with.
pub(super) const ENGINE: &str = "engine";
/// What the names of the ports for stores begin with.
pub(super) const STORE: &str = "store";
/// Which source of the transmit side the rings and the stores are; an engine is the last.
const OF_RINGS: usize = 0;
const OF_STORES: usize = 1;
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

/// The network side of a card.
#[derive(Clone, Debug)]
pub struct NicNetwork {
    /// The burst memory.
    pub buffer: PacketBuffer,
    /// Packets can also be sent by stores.
    pub has_stores: bool,
    /// An engine takes and sends packets, too.
    pub has_engine: bool,
}

impl NicNetwork {
    /// The part of a name that says how large it is.
    pub(in crate::top) fn sizes(&self) -> String {
        let PacketBuffer { lines, packets, .. } = self.buffer;
        RECORD.suffix(&[("BUFFER", "m", lines), ("PACKETS", "p", packets)])
    }

    /// The prefix of the ports for packets of an engine, if there is one.
    pub(super) fn engine_ports(&self) -> Vec<(String, ())> {
        if self.has_engine { vec![(ENGINE.to_string(), ())] } else { vec![] }
    }

    /// Prefixes of the ports of who sends beside the rings.
    fn senders(&self) -> Vec<(String, ())> {
        let stores = self.has_stores.then(|| (STORE.to_string(), ()));
        stores.into_iter().chain(self.engine_ports()).collect()
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

/// Ports of the network side.
#[derive(Ports)]
#[clocks(host, network)]
pub struct NicNetworkPorts {
    /// What the MAC receives.
    #[clock(network)]
    pub cmac_receive: PulseSink<MessageBeat>,
    /// Frames, padded, for the MAC.
    #[clock(network)]
    pub cmac_transmit: Source<MessageBeat>,
    /// Packets for the rings.
    #[shape(())]
    #[clock(host)]
    pub packet: Source<PacketBeat>,
    /// Packets that they send.
    #[shape(())]
    #[clock(host)]
    pub sent: Sink<PacketBeat>,
    /// Packets for the engine, if there is one.
    #[clock(host)]
    pub packet_of: Named<Source<PacketBeat>>,
    /// Packets that the stores and the engine send, if there are any.
    #[clock(host)]
    pub sent_of: Named<Sink<PacketBeat>>,
    /// What the host asks of registers.
    #[shape(())]
    #[clock(host)]
    pub access: PulseSink<RegisterAccess>,
    /// What they answer.
    #[shape(())]
    #[clock(host)]
    pub answer: PulseSource<RegisterAnswer>,
    /// The access of the cycle before is answered later.
    #[shape(())]
    #[clock(host)]
    pub deferred: LevelSource<Bool>,
}

impl Module for NicNetwork {
    type Ports = NicNetworkPorts;

    fn name(&self) -> String {
        let stores = if self.has_stores { "_stores" } else { "" };
        let engine = if self.has_engine { "_engine" } else { "" };
        format!("nic_network{}{stores}{engine}", self.sizes())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("network.rs"), &CONTRACT)
    }

    fn shape(&self) -> NicNetworkPortsShape {
        let beat = MessageBeatShape { bytes: BEAT_BYTES };
        NicNetworkPortsShape {
            cmac_receive: beat.clone(),
            cmac_transmit: beat,
            packet_of: self.engine_ports(),
            sent_of: self.senders(),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let (mac_receive, queue, mac_transmit) = in_domain("network", || {
            let queue = PacketQueue { bytes: BEAT_BYTES, depth: QUEUE_DEPTH };
            (
                instance("mac_receive", &CmacReceive { shortest_bytes: SHORTEST_BYTES }),
                instance("queue", &queue),
                instance("mac_transmit", &CmacTransmit),
            )
        });
        let engines = u32::from(self.has_engine);
        let sources = 1 + self.senders().len() as u32;
        let (receive, transmit) = in_domain("host", || {
            let receive = NetworkReceive { buffer: self.buffer.clone(), engines };
            (instance("receive", &receive), transmit_side(sources))
        });
        let inwards = [("write", "network"), ("read", "host")];
        let outwards = [("write", "host"), ("read", "network")];
        let arrivals = FrameCrossing {
            bytes: BEAT_BYTES,
            depth: ARRIVAL_DEPTH,
            output: Output::Register,
            discards: false,
        };
        let arrivals = instance_with_clocks("arrivals", &arrivals, &inwards);
        // The host's side is not reset without the network's.
        arrivals.status.ignore_all();
        let departures = FrameCrossing {
            bytes: BEAT_BYTES,
            depth: DEPARTURE_DEPTH,
            output: Output::Memory,
            discards: true,
        };
        let departures = instance_with_clocks("departures", &departures, &outwards);

        let host_bus = RegisterBus::new(*ports.access, &register::nic::map(1));
        let loopback = instruments::beside_the_mac(&host_bus);
        loopback.mac_receive.connect(*ports.cmac_receive);
        mac_receive.cmac.connect(*loopback.received);
        arrivals.source.connect(*mac_receive.packet);
        receive.source.connect(*arrivals.sink);
        ports.packet.connect(*receive.sink[0]);
        for (packet, sink) in ports.packet_of.iter().zip(&receive.sink[1..]) {
            packet.connect(**sink);
        }
        transmit.source[OF_RINGS].connect(*ports.sent);
        for (source, sent) in transmit.source[1..].iter().zip(ports.sent_of.iter()) {
            source.connect(**sent);
        }
        departures.source.connect(*transmit.sink);
        queue.source.connect(*departures.sink);
        mac_transmit.packet.connect(*queue.sink);
        loopback.sent.connect(*mac_transmit.cmac);
        ports.cmac_transmit.connect(*loopback.mac_transmit);

        let status = LevelCrossing::<MacReceiveStatus> { payload: (), is_calm: true };
        let mac_receive_status = instance_with_clocks("mac_receive_status", &status, &inwards);
        mac_receive_status.source.assign(*mac_receive.status);
        let status = LevelCrossing::<PacketQueueStatus> { payload: (), is_calm: true };
        let queue_status = instance_with_clocks("queue_status", &status, &inwards);
        queue_status.source.assign(*queue.status);
        let status = LevelCrossing::<TransmitStatus> { payload: (), is_calm: true };
        let mac_transmit_status = instance_with_clocks("mac_transmit_status", &status, &inwards);
        mac_transmit_status.source.assign(*mac_transmit.status);
        in_domain("host", || {
            of_receive(&host_bus, &receive);
            self.of_transmit(&host_bus, &transmit);
            let registers = instance("mac_receive_registers", &blocks::mac_receive());
            host_bus.connect("mac_receive", &registers);
            registers.status.assign(*mac_receive_status.sink);
            let registers = instance("packet_queue_registers", &blocks::packet_queue());
            host_bus.connect("packet_queue", &registers);
            registers.status.assign(*queue_status.sink);
            let registers = instance("mac_transmit_registers", &blocks::mac_transmit());
            host_bus.connect("mac_transmit", &registers);
            registers.status.assign(*mac_transmit_status.sink);
            let registers = instance("mac_crossing_registers", &blocks::nic_crossing());
            host_bus.connect("mac_crossing", &registers);
            registers.status.assign(*departures.status);
            let registers = instance("departures_registers", &blocks::departures());
            host_bus.connect("departures", &registers);
            if let (Some(discard), Some(discarded)) = (&departures.discard, &departures.discarded) {
                discard.set(registers.control.discard);
                registers.status.discarded_frames.set(**discarded);
            }
            ports.answer.connect(host_bus.answer());
            ports.deferred.set(host_bus.is_deferred());
        });
    }
}

impl NicNetwork {
    /// The registers of what fills in the checksums of each source.
    #[elaborate]
    fn of_transmit(&self, bus: &RegisterBus, transmit: &NetworkTransmitPorts) {
        let registers = instance("checksum_fill_registers", &blocks::checksum_fill());
        bus.connect("checksum_fill", &registers);
        registers.status.assign(*transmit.status[OF_RINGS]);
        if self.has_stores {
            let registers = instance("store_fill_registers", &blocks::store_fill());
            bus.connect("store_fill", &registers);
            registers.status.assign(*transmit.status[OF_STORES]);
        }
        if self.has_engine {
            let registers = instance("kvs_fill_registers", &blocks::kvs_fill());
            bus.connect("kvs_fill", &registers);
            registers.status.assign(**transmit.status.last().expect("an engine is a source"));
        }
    }
}

/// The registers of what is received.
#[elaborate]
fn of_receive(bus: &RegisterBus, receive: &NetworkReceivePorts) {
    let registers = instance("classify_registers", &blocks::classify());
    bus.connect("classify", &registers);
    receive.configuration.assign(*registers.control);
    let (key, table) = *registers.commands;
    receive.key.connect(*key);
    receive.table.connect(*table);
    registers.status.assign(*receive.classify_status);
    let registers = instance("engine_port_registers", &blocks::engine_port());
    bus.connect("engine_port", &registers);
    for (port, setting) in receive.engine_port.iter().zip(*registers.control) {
        port.assign(setting);
    }
    let registers = instance("engine_flow_registers", &blocks::engine_flow());
    bus.connect("engine_flow", &registers);
    for (flow, setting) in receive.engine_flow.iter().zip(*registers.control) {
        flow.assign(setting);
    }
    let registers = instance("packet_buffer_registers", &blocks::packet_buffer());
    bus.connect("packet_buffer", &registers);
    registers.status.assign(*receive.buffer_status);
    let registers = instance("steering_registers", &blocks::steering());
    bus.connect("steering", &registers);
    receive.steering.assign(*registers.control);
    registers.status.assign(*receive.steering_status);
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
    fn network_sides_with_stores_and_with_an_engine_are_legal() {
        structure::elaborates(&RECORD, ["STORES=yes", "ENGINE=yes", "STORES=yes ENGINE=yes"]);
        let error = structure::refused(&RECORD, "BUFFER=128");
        assert!(error.contains("a power of two from 256 to 65536"), "{error}");
    }
}
