//! Transmit side of the network: from packets of the host interfaces and the engines to what goes to a
//! MAC, in the clock of the host.
//!
//! ```text
//!            +------------------ network_transmit ------------------+
//!   source_0 |    +---------+        +---------------+              |
//!  --------->|--->|         |        |               |              | sink
//!   source_n |    | arbiter |------->| checksum_fill |------------->|------>
//!  --------->|--->|         |        |               |              | status
//!            |    +---------+        +---------------+------------->|------>
//!            +------------------------------------------------------+
//! ```
//!
//! # Function
//! Packets of all sources take turns, and leave whole, with their checksums filled in where they ask for
//! it. A packet that ends with `error` is dropped and counted; see `checksum_fill`.
//!
//! # Backpressure
//! A source waits for the others in turn, and for the sink.
//!
//! # Ordering
//! Per source: as they come. Between sources: round robin by packets.
//!
//! # Reset
//! Forgets all packets.
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Why not
//! What a MAC gets must have no gap. That is seen to behind the crossing into its clock, by
//! `packet_queue`: here it would be for nothing if the MAC's clock is the faster one.
use nic_dsl::{BundleExt, LevelSource, Module, Ports, Sink, Source, elaborate, instance};
use nic_spec::contract::{self, Contract, Latency};

use super::checksum_fill::ChecksumFill;
use crate::message::{ChecksumFillStatus, MessageBeat, MessageBeatShape, PacketBeat};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::arbiter::Arbiter;

/// What it promises; the latency is that of a packet of one beat.
pub const CONTRACT: Contract = Contract {
    module: "network_transmit",
    summary: "Merges packets to send and fills in their checksums.",
    source: contract::Source { paper: "design", section: "architecture, parser and checksum" },
    latency: Some(Latency::exactly(19, "source_*")),
    interval: 1,
    waits_on: &["sink", "source_*"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "SOURCES", default: "2", meaning: "streams of packets, 1 to 8" },
        Parameter {
            name: "DEPTH",
            default: "512",
            meaning: "beats that it holds, a power of two from 8 to 4096",
        },
    ],
    presets: &[
        Preset::product("network_transmit", &[]),
        Preset::test("network_transmit_n3", &["SOURCES=3", "DEPTH=16"]),
    ],
    proof: Proof::none("it wires parts, and those have proofs"),
    constraint: None,
    build: |values| {
        build(&NetworkTransmit {
            sources: values.number("SOURCES", 1..=8)?,
            depth: values.power_of_two("DEPTH", 8..=4096)?,
        })
    },
};

/// The transmit side.
#[derive(Clone, Debug)]
pub struct NetworkTransmit {
    /// Streams of packets, 1 to 8.
    pub sources: u32,
    /// Beats that it holds, a power of two from 8 to 4,096.
    pub depth: u32,
}

/// Ports of the transmit side.
#[derive(Ports)]
pub struct NetworkTransmitPorts {
    /// Packets to send, of the host interfaces and the engines.
    pub source: Vec<Sink<PacketBeat>>,
    /// The packets that may be sent; never with `error`.
    pub sink: Source<MessageBeat>,
    /// What has passed.
    #[shape(())]
    pub status: LevelSource<ChecksumFillStatus>,
}

impl Module for NetworkTransmit {
    type Ports = NetworkTransmitPorts;

    fn name(&self) -> String {
        format!("network_transmit_n{}_d{}", self.sources, self.depth)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("transmit.rs"), &CONTRACT)
    }

    fn shape(&self) -> NetworkTransmitPortsShape {
        NetworkTransmitPortsShape {
            source: vec![(); self.sources as usize],
            sink: MessageBeatShape { bytes: 64 },
        }
    }

    #[elaborate]
    fn elaborate(&self, NetworkTransmitPorts { source, sink, status }: Self::Ports) {
        let fill = instance("fill", &ChecksumFill { depth: self.depth });
        match &source[..] {
            [only] => fill.source.connect(**only),
            several => {
                let arbiter = Arbiter::<PacketBeat> { payload: (), sources: self.sources };
                let arbiter = instance("arbiter", &arbiter);
                for (merged, source) in arbiter.source.iter().zip(several) {
                    merged.connect(**source);
                }
                fill.source.connect(*arbiter.sink);
            }
        }
        sink.connect(*fill.sink);
        status.assign(*fill.status);
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
    fn two_to_eight_sources_are_legal() {
        structure::elaborates(&RECORD, ["SOURCES=2 DEPTH=8", "SOURCES=8"]);
        let error = structure::refused(&RECORD, "SOURCES=9");
        assert!(error.contains("a whole number from 1 to 8"), "{error}");
    }
}
