//! Receive side of the network: from what a MAC gives, in the clock of the host, to packets for the host
//! interface and the engines.
//!
//! ```text
//!               +---------------------- network_receive ----------------------+
//!        source |  +----------+    +---------------+    +----------+          | sink_0
//!  ------------>|->| classify |--->| packet_buffer |--->| steering |--------->|------->
//!               |  +----------+    +---------------+    +----------+--------->| sink_n
//! configuration |     ^     |              |              ^      |            |------->
//!   engine_.. , |     |     |              |              |      |            | .._status
//!   key, table  |-----+     +--------------+--------------|------+----------->|------->
//!      steering |                                         |                   |
//!  ------------>|-----------------------------------------+                   |
//!               +-------------------------------------------------------------+
//! ```
//!
//! # Function
//! Reads the headers of each packet, checks its checksums and hashes its flow (`classify`), stores it
//! until it can leave whole or drops it (`packet_buffer`), and gives it to the host interface, at
//! `sink_0`, or to an engine (`steering`).
//!
//! # Backpressure
//! A beat waits for nothing but the next one of its packet: what does not fit is dropped whole.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Forgets all packets; what comes of the packet on its way is taken for a packet.
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! A packet could be steered before it is stored, with a memory for each destination, which would be
//! full or empty each for itself; one memory takes any mixture.
use nic_dsl::{
    BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, elaborate, instance,
};
use nic_spec::contract::{self, Contract, Latency};

use super::classify::{Classify, ENGINE_FLOWS, ENGINE_PORTS};
use super::packet_buffer::{self, PacketBuffer};
use super::steering::{MOST_ENGINES, Steering};
use crate::message::{
    ClassifyConfiguration, ClassifyStatus, EngineFlow, EnginePort, HashKeyWrite, MessageBeat,
    MessageBeatShape, PacketBeat, PacketBufferStatus, RingTableWrite, SteeringConfiguration,
    SteeringStatus,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What it promises; the latency is that of a packet of one beat.
pub const CONTRACT: Contract = Contract {
    module: "network_receive",
    summary: "Classifies, stores and steers what comes from the network.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1" },
    latency: Some(Latency::exactly(18, "source")),
    interval: 1,
    waits_on: &["sink_*", "source"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "LINES", default: "16384", meaning: "beats that it holds" },
        Parameter { name: "PACKETS", default: "4096", meaning: "packets that it holds" },
        Parameter { name: "STYLE", default: "ultra", meaning: "the RAM of beats: block, ultra" },
        Parameter { name: "ENGINES", default: "1", meaning: "engines, 0 to 3" },
    ],
    presets: &[
        Preset::product("network_receive", &[]),
        Preset::test(
            "network_receive_small",
            &["LINES=64", "PACKETS=8", "STYLE=block", "ENGINES=2"],
        ),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| {
        build(&NetworkReceive {
            buffer: packet_buffer::of(values)?,
            engines: values.number("ENGINES", 0..=MOST_ENGINES)?,
        })
    },
};

/// The receive side.
#[derive(Clone, Debug)]
pub struct NetworkReceive {
    /// The burst memory.
    pub buffer: PacketBuffer,
    /// Engines beside the host interface, at most 3.
    pub engines: u32,
}

/// Ports of the receive side.
#[derive(Ports)]
pub struct NetworkReceivePorts {
    /// Packets of the MAC, in this clock; those with `error` are dropped.
    pub source: Sink<MessageBeat>,
    /// Packets for the host interface, and for each engine.
    pub sink: Vec<Source<PacketBeat>>,
    /// How packets are spread over rings.
    #[shape(())]
    pub configuration: LevelSink<ClassifyConfiguration>,
    /// What engines take.
    #[shape([(); ENGINE_PORTS])]
    pub engine_port: [LevelSink<EnginePort>; ENGINE_PORTS],
    /// Flows that engines take.
    #[shape([(); ENGINE_FLOWS])]
    pub engine_flow: [LevelSink<EngineFlow>; ENGINE_FLOWS],
    /// Writes of the hash's key.
    #[shape(())]
    pub key: PulseSink<HashKeyWrite>,
    /// Writes of the table of rings.
    #[shape(())]
    pub table: PulseSink<RingTableWrite>,
    /// Which destinations take packets.
    #[shape(())]
    pub steering: LevelSink<SteeringConfiguration>,
    /// What has come.
    #[shape(())]
    pub classify_status: LevelSource<ClassifyStatus>,
    /// What was stored.
    #[shape(())]
    pub buffer_status: LevelSource<PacketBufferStatus>,
    /// What was steered where.
    #[shape(())]
    pub steering_status: LevelSource<SteeringStatus>,
}

impl Module for NetworkReceive {
    type Ports = NetworkReceivePorts;

    fn name(&self) -> String {
        let PacketBuffer { lines, packets, .. } = self.buffer;
        RECORD.name(&[
            ("LINES", "l", lines),
            ("PACKETS", "p", packets),
            ("ENGINES", "e", self.engines),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("receive.rs"), &CONTRACT)
    }

    fn shape(&self) -> NetworkReceivePortsShape {
        NetworkReceivePortsShape {
            source: MessageBeatShape { bytes: 64 },
            sink: vec![(); 1 + self.engines as usize],
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let classify = instance("classify", &Classify);
        let buffer = instance("buffer", &self.buffer);
        let steering = instance("steer", &Steering { engines: self.engines });

        classify.source.connect(*ports.source);
        buffer.source.connect(*classify.sink);
        steering.source.connect(*buffer.sink);
        for (sink, steered) in ports.sink.iter().zip(&steering.sink) {
            sink.connect(**steered);
        }

        classify.configuration.assign(*ports.configuration);
        for (port, setting) in classify.engine_port.iter().zip(&ports.engine_port) {
            port.assign(**setting);
        }
        for (flow, setting) in classify.engine_flow.iter().zip(&ports.engine_flow) {
            flow.assign(**setting);
        }
        classify.key.connect(*ports.key);
        classify.table.connect(*ports.table);
        steering.configuration.assign(*ports.steering);
        ports.classify_status.assign(*classify.status);
        ports.buffer_status.assign(*buffer.status);
        ports.steering_status.assign(*steering.status);
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
    fn the_sizes_of_its_parts_are_legal() {
        structure::elaborates(&RECORD, ["LINES=4 PACKETS=2 ENGINES=0", "ENGINES=3"]);
        let error = structure::refused(&RECORD, "ENGINES=4");
        assert!(error.contains("a whole number from 0 to 3"), "{error}");
    }
}
