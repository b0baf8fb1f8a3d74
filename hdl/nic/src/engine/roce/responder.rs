//! Responder of reliable connections: atomic operations that come and are answered in RoCEv2 packets.
//!
//! ```text
//!             +---- roce_responder ----+
//!      source |                        | operation
//!  ---------->| stream          stream |---------->
//!     station |                        | packet
//!  ---------->| level           stream |---------->
//!        pair |                        | status, parser_status
//!  ---------->| level            level |---------->
//!   selection |                        |
//!  ---------->| pulse                  |
//!     outcome |                        |
//!  ---------->| stream                 |
//!             +------------------------+
//!
//!  source --> roce_parser --> roce_pairs --> roce_sender --> packet
//!                               |    ^
//!                     operation v    | outcome
//! ```
//!
//! # Function
//! CompareSwap and FetchAdd of 8 bytes, from packets of Ethernet, IPv4 and UDP to its station. Each is done once however
//! often its packet comes, and answered by an acknowledgement with the number as it was; what cannot be done is refused with the
//! syndrome that the protocol has for it (`roce_pairs`). Other operations of reliable connections are refused as invalid. What is no request of a reliable
//! connection is dropped and counted.
//!
//! # Backpressure
//! `source` waits while `SLOTS` requests are not answered, and while `operation` is not taken. `outcome` is always taken.
//!
//! # Ordering
//! Answers leave in the order of the requests. What `roce_pairs` says of operations.
//!
//! # Faults
//! As in `roce_parser` and `roce_pairs`.
//!
//! # Reset
//! As in `roce_pairs`; the packets that come and leave are cut.
//!
//! # Resources
//! Those of its parts.
//!
//! # Rationale
//! In `roce_pairs`.
use nic_dsl::{
    BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, elaborate, instance,
};
use nic_spec::contract::{self, Contract, Latency};

use super::pairs::{self, RocePairs};
use super::parser::RoceParser;
use super::sender::RoceSender;
use crate::message::{
    PacketBeat, RaoRequest, RaoResponse, RocePair, RocePairSelection, RoceParserStatus,
    RoceStation, RoceStatus,
};
use crate::module::{Error, Preset, Proof, Record, Values, build, header};

/// What it promises; the latency is that from a request's last beat to its operation.
pub const CONTRACT: Contract = Contract {
    module: "roce_responder",
    summary: "Answers atomic operations that come in RoCEv2 packets.",
    source: contract::Source { paper: "Cohet", section: "V-A" },
    latency: Some(Latency::exactly(6, "source")),
    interval: 1,
    waits_on: &["packet", "operation", "outcome"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &pairs::PARAMETERS,
    presets: &[
        Preset::product("roce_responder", &["PAIRS=16"]),
        Preset::test("roce_responder_tiny", &["PAIRS=2", "KEPT=4", "SLOTS=4"]),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| build(&RoceResponder::new(values)?),
};

/// The responder.
#[derive(Clone, Debug)]
pub struct RoceResponder {
    /// Its queue pairs.
    pub pairs: RocePairs,
}

impl RoceResponder {
    /// The configuration that `values` describes.
    ///
    /// # Errors
    /// An illegal value.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self { pairs: RocePairs::new(values)? })
    }
}

/// Ports of the responder.
#[derive(Ports)]
pub struct RoceResponderPorts {
    /// Packets that come.
    #[shape(())]
    pub source: Sink<PacketBeat>,
    /// Who the card is.
    #[shape(())]
    pub station: LevelSink<RoceStation>,
    /// What the pair that is selected is set up with.
    #[shape(())]
    pub pair: LevelSink<RocePair>,
    /// Which pair is set up, or taken away.
    #[shape(())]
    pub selection: PulseSink<RocePairSelection>,
    /// Operations that are to be done.
    #[shape(())]
    pub operation: Source<RaoRequest>,
    /// How each of them ended.
    #[shape(())]
    pub outcome: Sink<RaoResponse>,
    /// Packets that answer.
    #[shape(())]
    pub packet: Source<PacketBeat>,
    /// What was done.
    #[shape(())]
    pub status: LevelSource<RoceStatus>,
    /// What has come.
    #[shape(())]
    pub parser_status: LevelSource<RoceParserStatus>,
}

impl Module for RoceResponder {
    type Ports = RoceResponderPorts;

    fn name(&self) -> String {
        let RocePairs { pairs, kept, slots } = self.pairs;
        RECORD.name(&[("PAIRS", "p", pairs), ("KEPT", "k", kept), ("SLOTS", "s", slots)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("responder.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let parser = instance("parser", &RoceParser);
        let pairs = instance("pairs", &self.pairs);
        let sender = instance("sender", &RoceSender);
        parser.source.connect(*ports.source);
        parser.station.assign(*ports.station);
        sender.station.assign(*ports.station);
        pairs.request.connect(*parser.request);
        pairs.pair.assign(*ports.pair);
        pairs.selection.connect(*ports.selection);
        ports.operation.connect(*pairs.operation);
        pairs.outcome.connect(*ports.outcome);
        sender.answer.connect(*pairs.answer);
        ports.packet.connect(*sender.packet);
        ports.status.assign(*pairs.status);
        ports.parser_status.assign(*parser.status);
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
}
