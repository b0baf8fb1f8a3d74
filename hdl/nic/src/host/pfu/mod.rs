//! Packet forwarding unit: writes received packets to memory, and reads packets to send.
//!
//! ```text
//!                    +------ pfu ------+
//!     receive_packet |                 | write_request
//!  ----------------->| stream   stream |---------------->
//!    receive_segment |                 | write_response
//!  ----------------->| stream    pulse |<----------------
//!       receive_done |                 | receive_status
//!  <-----------------| stream    level |---------------->
//!    transmit_packet |                 | read_request
//!  <-----------------| stream   stream |---------------->
//!   transmit_segment |                 | read_response
//!  ----------------->| stream    pulse |<----------------
//!      transmit_done |                 | transmit_status
//!  <-----------------| stream    level |---------------->
//!                    +-----------------+
//! ```
//!
//! # Function
//! `pfu_receive` and `pfu_transmit` side by side, each with a line port of its own, so that both go
//! on at a line in each cycle. Where one port is to do, `line_merge` joins them.
//!
//! # Backpressure
//! That of each half; neither waits for the other.
//!
//! # Ordering
//! That of each half; between them none.
//!
//! # Reset
//! That of each half.
//!
//! # Resources
//! Those of both halves.
//!
//! # Rationale
//! One port for both would halve their rate, and have to be divided again for a link that has two.
use nic_dsl::{
    BundleExt, LevelSource, Module, Ports, PulseSink, Sink, Source, elaborate, instance,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::compound::{Routed, RoutedShape};
use crate::message::{
    LineRequest, LineResponse, PacketBeat, PacketSegment, PfuReceiveStatus, PfuTransmitStatus,
    SegmentDone,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use receive::PfuReceive;
use transmit::PfuTransmit;

mod faults;
pub mod receive;
pub mod transmit;
mod walk;

/// What the unit promises; the latency is that of a beat whose segment is there.
pub const CONTRACT: Contract = Contract {
    module: "pfu",
    summary: "Writes received packets to memory and reads packets to send.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1" },
    latency: Some(Latency::exactly(2, "receive_packet")),
    interval: 1,
    waits_on: &[
        "receive_packet",
        "receive_segment",
        "receive_done",
        "write_request",
        "write_response",
        "transmit_segment",
        "transmit_packet",
        "transmit_done",
        "read_request",
        "read_response",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "WRITES", default: "256", meaning: "as SLOTS of `pfu_receive`" },
        Parameter { name: "READS", default: "256", meaning: "as SLOTS of `pfu_transmit`" },
    ],
    presets: &[Preset::product("pfu", &["WRITES=256", "READS=256"])],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| {
        let writes = values.power_of_two("WRITES", 4..=512)?;
        let reads = values.power_of_two("READS", 4..=512)?;
        build(&Pfu {
            receive: PfuReceive::new_checked(writes)?,
            transmit: PfuTransmit::new_checked(reads)?,
        })
    },
};

/// Both halves.
#[derive(Clone, Debug)]
pub struct Pfu {
    /// The receive half.
    pub receive: PfuReceive,
    /// The transmit half.
    pub transmit: PfuTransmit,
}

/// Ports of the unit.
#[derive(Ports)]
pub struct PfuPorts {
    /// Packets that were received, whole and sound.
    #[shape(())]
    pub receive_packet: Sink<PacketBeat>,
    /// The segments that each is written to.
    #[shape(())]
    pub receive_segment: Sink<PacketSegment>,
    /// Those that are written.
    #[shape(())]
    pub receive_done: Source<SegmentDone>,
    /// Writes of lines, each with its ring.
    #[shape(RoutedShape { payload: (), selection_bits: 8 })]
    pub write_request: Source<Routed<LineRequest>>,
    /// Their answers.
    #[shape(())]
    pub write_response: PulseSink<LineResponse>,
    /// The segments of packets to send.
    #[shape(())]
    pub transmit_segment: Sink<PacketSegment>,
    /// The packets.
    #[shape(())]
    pub transmit_packet: Source<PacketBeat>,
    /// Segments that are read.
    #[shape(())]
    pub transmit_done: Source<SegmentDone>,
    /// Reads of lines, each with its ring.
    #[shape(RoutedShape { payload: (), selection_bits: 8 })]
    pub read_request: Source<Routed<LineRequest>>,
    /// Their answers.
    #[shape(())]
    pub read_response: PulseSink<LineResponse>,
    /// What the receive half has done.
    #[shape(())]
    pub receive_status: LevelSource<PfuReceiveStatus>,
    /// What the transmit half has done.
    #[shape(())]
    pub transmit_status: LevelSource<PfuTransmitStatus>,
}

impl Module for Pfu {
    type Ports = PfuPorts;

    fn name(&self) -> String {
        format!("pfu_w{}_r{}", self.receive.slots(), self.transmit.slots())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let receive = instance("receive", &self.receive);
        receive.packet.connect(*ports.receive_packet);
        receive.segment.connect(*ports.receive_segment);
        ports.receive_done.connect(*receive.done);
        ports.write_request.connect(*receive.line_request);
        receive.line_response.connect(*ports.write_response);
        ports.receive_status.assign(*receive.status);

        let transmit = instance("transmit", &self.transmit);
        transmit.segment.connect(*ports.transmit_segment);
        ports.transmit_packet.connect(*transmit.packet);
        ports.transmit_done.connect(*transmit.done);
        ports.read_request.connect(*transmit.line_request);
        transmit.line_response.connect(*ports.read_response);
        ports.transmit_status.assign(*transmit.status);
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
    fn each_half_has_slots_of_its_own() {
        structure::elaborates(&RECORD, ["WRITES=8 READS=64"]);
        let error = structure::refused(&RECORD, "READS=2");
        assert!(error.contains("a power of two from 4 to 512"), "{error}");
    }
}
