//! Packet sink: counts what the packet generator's packets went through, and how long they took.
//!
//! ```text
//!                  +--- packet_sink ---+
//!    configuration |                   | status
//!  --------------->| level       level |---------->
//!    clear, bucket |                   |
//!  --------------->| pulse             |
//!           packet |                   |
//!  --------------->| pulse             |
//!       now_cycles |                   |
//!  --------------->| level             |
//!                  +-------------------+
//!
//!  packet --> examine --+--> follow: a window of 32 sequence numbers for each flow
//!                       +--> latencies: sum, extremes, a bucket for each sixteenth of a power of two
//! ```
//!
//! # Function
//! Every packet is of one kind: damaged, which ends with an error; foreign, whose headers or check are not
//! those of `nic_spec::probe`; or a probe. A probe whose pattern is wrong, or that is not as long as its
//! headers say, is corrupted, and counts as a probe all the same: its numbers have a check of their own.
//!
//! For each of the first `FLOWS` flows the sink knows the highest sequence number, and which of the 32 up
//! to it have come. A higher number passes over those in between, which are lost until they come: late. A
//! number that has come before is doubled, and one that is 32 or more behind is stale. The first probe of
//! a flow passes over nothing, or over all from 0 on if `starts_at_zero`; what comes from before it is
//! doubled.
//!
//! The latency of a probe is `now_cycles` in the cycle of its first beat, less its timestamp, at most
//! 2^32 - 1. `bucket` chooses the bucket of which `status` shows the count, two cycles later. `clear`, and
//! a reset, set everything to zero, which takes as many cycles as there are flows, 512 or more; a packet
//! that ends in them is not counted. `status` counts a packet 14 cycles after its last beat.
//!
//! # Backpressure
//! None: a beat in every cycle, packets of one beat included, of one flow or of many.
//!
//! # Ordering
//! Packets are counted in the order in which they end.
//!
//! # Reset
//! Begins to clear. A packet that is coming in is forgotten, and the rest of it counts as another one.
//!
//! # Resources
//! A memory of 65 bits for each flow, one of 512 counts of 48 bits with two read ports, and a pipeline of
//! five beats, two of them with their data.
//!
//! # Rationale
//! Comparing with the generator's own count would say how many are missing, and not whether they are late;
//! a list of the missing numbers has no bound. A sink that takes a packet in two cycles would need no
//! forwarding from one packet of a flow to the next, and would measure itself at 64 bytes.
use nic_dsl::{
    Bits, LevelSink, LevelSource, Module, Ports, PulseSink, constant, cover, elaborate,
    register_bool, register_reset, when,
};
use nic_spec::contract::{self, Contract};

use crate::lib::counter;
use crate::message::{
    MessageBeat, MessageBeatShape, Nothing, SinkBucket, SinkConfiguration, SinkStatus,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

mod examine;
mod follow;
mod latencies;

/// What the sink promises.
pub const CONTRACT: Contract = Contract {
    module: "packet_sink",
    summary: "Counts what became of the packet generator's packets, and how long they took.",
    source: contract::Source { paper: "CXL-NIC", section: "6" },
    // It answers nothing.
    latency: None,
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "FLOWS",
        default: "1024",
        meaning: "flows whose sequence numbers it follows, a power of two from 2 to 65536",
    }],
    presets: &[
        Preset::product("packet_sink_f1024", &["FLOWS=1024"]).memories(&[("RAMB36E2", 4)]),
        Preset::test("packet_sink_f4", &["FLOWS=4"]).memories(&[("RAMB36E2", 3)]),
    ],
    proof: Proof::none(
        "it clears its memories for 512 cycles before it counts, and no proof gets that far; what it \
         asserts is checked in every simulation",
    ),
    constraint: None,
    build: |values| build(&PacketSink::new(values)?),
};

/// Bytes of a beat.
const BEAT_BYTES: u32 = 64;
/// Bits of a time in cycles.
const TIME_BITS: u32 = 48;
/// Bits of a latency in cycles.
const LATENCY_BITS: u32 = 32;

/// A packet sink.
#[derive(Clone, Debug)]
pub struct PacketSink {
    /// Flows whose sequence numbers it follows, a power of two from 2 to 65,536.
    pub flows: u32,
}

impl PacketSink {
    /// The sink that `values` describes.
    ///
    /// # Errors
    /// Another number of flows.
    pub fn new(values: &Values) -> Result<Self, Error> {
        Ok(Self { flows: values.power_of_two("FLOWS", 2..=65_536)? })
    }
}

/// Ports of the sink.
#[derive(Ports)]
pub struct PacketSinkPorts {
    /// What it expects.
    #[shape(())]
    pub configuration: LevelSink<SinkConfiguration>,
    /// Sets everything to zero.
    #[shape(())]
    pub clear: PulseSink<Nothing>,
    /// Chooses the bucket that `status` shows.
    #[shape(())]
    pub bucket: PulseSink<SinkBucket>,
    /// The packets, of up to 9,216 bytes.
    pub packet: PulseSink<MessageBeat>,
    /// Time in cycles, by the generator's clock.
    #[shape(TIME_BITS)]
    pub now_cycles: LevelSink<Bits>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<SinkStatus>,
}

impl Module for PacketSink {
    type Ports = PacketSinkPorts;

    fn name(&self) -> String {
        format!("packet_sink_f{}", self.flows)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> PacketSinkPortsShape {
        PacketSinkPortsShape { packet: MessageBeatShape { bytes: BEAT_BYTES } }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let status = *ports.status;
        // Every word of the larger memory is written once.
        let is_clearing = register_bool(true);
        let sweep = register_reset(self.flows.ilog2().max(latencies::BUCKET_BITS), 0);
        when(ports.clear.valid, || {
            is_clearing.set(true);
            sweep.set(0);
        })
        .otherwise_when(is_clearing, || {
            sweep.set(sweep + 1);
            is_clearing.set(!sweep.all());
        });
        status.clearing.set(is_clearing);

        let examined = examine::packets(*ports.packet, *ports.now_cycles, is_clearing);
        let ended = examined.ended;
        let is_damaged = ended & examined.is_damaged;
        let is_foreign = ended & !examined.is_damaged & !examined.is_probe;
        let is_probe = ended & !examined.is_damaged & examined.is_probe;
        let is_corrupted = is_probe & examined.is_corrupted;
        let sum = |name: &str, event, amount| counter::sum(name, 64, is_clearing, event, amount);
        let one = constant(1, 1);
        status.packets.set(sum("packets", ended, one));
        status.bytes.set(sum("bytes", ended, examined.bytes));
        status.foreign_packets.set(sum("foreign", is_foreign, one));
        let errors = |name: &str, event| counter::errors(name, 32, is_clearing, event);
        status.damaged_packets.set(errors("damaged", is_damaged));
        status.corrupted_packets.set(errors("corrupted", is_corrupted));

        let clearing = follow::Clearing { is_clearing, sweep };
        let probe = examined.probe;
        let starts_at_zero = ports.configuration.starts_at_zero;
        follow::flows(self.flows, clearing, starts_at_zero, (is_probe, probe), status);
        latencies::latencies(clearing, (is_probe, probe.latency), *ports.bucket, status);
        cover("a packet is counted", ended);
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
    fn flows_are_a_power_of_two() {
        structure::elaborates(&RECORD, ["FLOWS=2", "FLOWS=65536"]);
        let error = structure::refused(&RECORD, "FLOWS=1000");
        assert!(error.contains("a power of two from 2 to 65536"), "{error}");
    }
}
