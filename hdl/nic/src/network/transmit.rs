//! Transmit side of the network: from packets of the host interfaces and the engines to what goes to a
//! MAC, in the clock of the host.
//!
//! ```text
//!            +------------------ network_transmit ------------------+
//!   source_0 |    +---------------+        +---------+              |
//!  --------->|--->| checksum_fill |------->|         |              | sink
//!   source_n |    +---------------+        | arbiter |------------->|------>
//!  --------->|--->| checksum_fill |------->|         |              | status_*
//!            |    +---------------+        +---------+------------->|------>
//!            +------------------------------------------------------+
//! ```
//!
//! # Function
//! Packets of all sources take turns, and leave whole, with their checksums filled in where they ask for
//! it. A packet that ends with `error` is dropped and counted; see `checksum_fill`, of which each source
//! has its own. A single source needs nothing but that.
//!
//! # Backpressure
//! A source waits for whole packets of the others in turn, and for the sink: never for the rest of a packet
//! that another source has begun.
//!
//! # Ordering
//! Per source: FIFO order. Between sources: round robin by packets.
//!
//! # Reset
//! Forgets all packets.
//!
//! # Resources
//! Those of its parts; no logic of its own.
//!
//! # Rationale
//! One `checksum_fill` behind the arbiter would be smaller. But then a source would wait for another's packet
//! to be read from the host, and if what waits are the host's own stores, for ever: the lines of that packet
//! come as completions, which do not pass posted writes on PCI Express (ADR 26).
//!
//! What a MAC gets must have no gap. That is seen to behind the crossing into its clock, by
//! `packet_queue`: here it would be for nothing if the MAC's clock is the faster one.
use nic_dsl::{BundleExt, LevelSource, Module, Ports, Sink, Source, elaborate, instance};
use nic_spec::contract::{self, Contract, Latency};

use super::checksum_fill::ChecksumFill;
use crate::message::{ChecksumFillStatus, MessageBeat, MessageBeatShape, PacketBeat};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::arbiter::Arbiter;

/// What it promises; the latency is that of a packet of one beat, least without checksums to be filled in.
pub const CONTRACT: Contract = Contract {
    module: "network_transmit",
    summary: "Merges packets to send and fills in their checksums.",
    source: contract::Source { paper: "design", section: "architecture, parser and checksum" },
    latency: Some(Latency { least: 1, most: 18, after: "source_*" }),
    interval: 1,
    waits_on: &["sink", "source_*"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "SOURCES", default: "2", meaning: "streams of packets, 2 to 8" },
        Parameter {
            name: "DEPTH",
            default: "512",
            meaning: "beats of each source that it holds, a power of two from 8 to 4096",
        },
    ],
    presets: &[
        Preset::product("network_transmit", &[]),
        Preset::test("network_transmit_n3", &["SOURCES=3", "DEPTH=16"]),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| {
        build(&NetworkTransmit {
            sources: values.number("SOURCES", 2..=8)?,
            depth: values.power_of_two("DEPTH", 8..=4096)?,
        })
    },
};

/// Bytes of a beat.
const BEAT_BYTES: u32 = 64;

/// The transmit side.
#[derive(Clone, Debug)]
pub struct NetworkTransmit {
    /// Streams of packets, 2 to 8.
    pub sources: u32,
    /// Beats that it holds of each source, a power of two from 8 to 4,096.
    pub depth: u32,
}

/// Ports of the transmit side.
#[derive(Ports)]
pub struct NetworkTransmitPorts {
    /// Packets to send, of the host interfaces and the engines.
    pub source: Vec<Sink<PacketBeat>>,
    /// The packets that may be sent; never with `error`.
    pub sink: Source<MessageBeat>,
    /// What has passed of each source.
    pub status: Vec<LevelSource<ChecksumFillStatus>>,
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
            sink: MessageBeatShape { bytes: BEAT_BYTES },
            status: vec![(); self.sources as usize],
        }
    }

    #[elaborate]
    fn elaborate(&self, NetworkTransmitPorts { source, sink, status }: Self::Ports) {
        let payload = MessageBeatShape { bytes: BEAT_BYTES };
        let fills: Vec<_> = (0..self.sources)
            .map(|number| instance(&format!("fill_{number}"), &ChecksumFill { depth: self.depth }))
            .collect();
        for ((fill, source), status) in fills.iter().zip(&source).zip(&status) {
            fill.source.connect(**source);
            status.assign(*fill.status);
        }
        let arbiter = Arbiter::<MessageBeat> { payload, sources: self.sources };
        let arbiter = instance("arbiter", &arbiter);
        for (merged, fill) in arbiter.source.iter().zip(&fills) {
            merged.connect(*fill.sink);
        }
        sink.connect(*arbiter.sink);
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
        assert!(error.contains("a whole number from 2 to 8"), "{error}");
    }
}
