//! Ring engine: the receive half and the transmit half of a ring, from start to stop.
//!
//! ```text
//!                         +------- ring_engine -------+
//!   *_configuration       |                           | line_request
//!  ---------------------->| level              stream |-------------->
//!   ring, range_*         |                           | receive_segment
//!  ---------------------->| level              stream |-------------->
//!   *_tail, refused       |                           | transmit_segment
//!  ---------------------->| pulse              stream |-------------->
//!   request               |                           | interrupt
//!  ---------------------->| stream             stream |-------------->
//!   *_done                |                           | *_status
//!  ---------------------->| pulse               level |-------------->
//!   line_response         |                           |
//!  ---------------------->| stream                    |
//!                         +---------------------------+
//!
//!            enable, legal            enable cleared, or a fault
//!  stopped ----------------> running ---------------------------> stopping
//!    ^  |                                                            |
//!    |  | not legal                       nothing left, and the cache was used
//!    |  v                                                            v
//!    +-- faulted <-- a read behind it all is answered ----------- evicting
//!     enable cleared
//! ```
//!
//! # Function
//! Each half reads descriptors, gives packets their place, and writes back what is done; see
//! `descriptor_reader`, `receive_match`, `transmit_match` and `completion_writer`. They share nothing but
//! the line port.
//!
//! A half whose `enable` is cleared, or that finds a fault, takes no more packets, ends those that it
//! has, writes back what is done, returns what is left of a group of which something was used, and then
//! forgets the descriptors that it has read: they are still the host's. If the configuration has an
//! operation that keeps lines in the device's cache, every line of the ring and of the counts is given
//! up. A read of the ring follows, because a link may answer a write before it has left, and a read passes none. Then it says `Stopped`, or `Faulted` until `enable` is cleared, with an interrupt if the configuration has
//! any. It starts again when `enable` is
//! set; the counts of places begin at zero, the 64-bit counts go on. If `enable` is set again before it has
//! stopped, it stops all the same, and then starts.
//!
//! # Backpressure
//! A request waits for its segment to be taken, and as long as `receive_match` says. Answers, and
//! segments that are done, are always taken.
//!
//! # Ordering
//! Within a half as in its parts. Halves take turns at `line_request`.
//!
//! # Faults
//! The first of them is kept in the half's status until it starts again. The other half continues, unless a
//! request was refused, of which nobody knows whose it was: then both stop.
//!
//! # Reset
//! Stops both halves and forgets all. Answers must not come afterwards.
//!
//! # Resources
//! Those of the parts. Of the tags, which are four times `LINES`, the upper half is the transmit half's.
//!
//! # Rationale
//! Giving up only the lines that were touched would need a list of them; the walk over the ring takes
//! a cycle for each line, and rings stop rarely.
use nic_dsl::{
    Bits, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, Stream, concatenate,
    constant, elaborate, scope,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use crate::lib::merge::merge;
use crate::message::{
    Credit, Interrupt, LineRequest, LineResponse, PacketSegment, ReceiveRequest, RingConfiguration,
    RingRange, RingStatus, RingTail, SegmentDone,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

mod evicting;
mod half;
mod legality;

use half::Ends;

/// What the engine promises: from the answer that has a descriptor to its segment. Least is what is to be sent;
/// a buffer for what was received takes one cycle more, and so does a group.
pub const CONTRACT: Contract = Contract {
    module: "ring_engine",
    summary: "The receive and the transmit half of a descriptor ring, from start to stop.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1, 4.2, 7.1" },
    latency: Some(Latency { least: 2, most: 4, after: "line_response" }),
    interval: 1,
    waits_on: &[
        "line_request",
        "line_response",
        "receive_segment",
        "transmit_segment",
        "receive_done",
        "transmit_done",
        "interrupt",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter {
            name: "LINES",
            default: "64",
            meaning: "lines that each half reads ahead, 8, 16, 32 or 64",
        },
        Parameter {
            name: "DESCRIPTORS",
            default: "512",
            meaning: "descriptors of each half in use, a power of two from 16 to 1024",
        },
    ],
    presets: &[
        Preset::product("ring_engine", &["LINES=64"]),
        Preset::test("ring_engine_tiny", &["LINES=8", "DESCRIPTORS=16"]),
    ],
    proof: Proof::none(
        "its parts are proved; they rely on its configuration to stay while it runs",
    ),
    constraint: None,
    build: |values| {
        let lines = values.power_of_two("LINES", 8..=64)?;
        let descriptors = values.power_of_two("DESCRIPTORS", 16..=1024)?;
        build(&RingEngine { lines, descriptors })
    },
};

/// A ring.
#[derive(Clone, Debug)]
pub struct RingEngine {
    /// Lines that each half reads ahead, 8, 16, 32 or 64.
    pub lines: u32,
    /// Descriptors of each half in use, a power of two from 16 to 1024.
    pub descriptors: u32,
}

/// Ports of the engine.
#[derive(Ports)]
pub struct RingEnginePorts {
    /// The number of the ring.
    pub ring: LevelSink<Bits>,
    /// How the receive half works.
    pub receive_configuration: LevelSink<RingConfiguration>,
    /// How the transmit half works.
    pub transmit_configuration: LevelSink<RingConfiguration>,
    /// Memory in which buffers may be.
    pub range: [LevelSink<RingRange>; 4],
    /// The host's count of buffers.
    pub receive_tail: PulseSink<RingTail>,
    /// The host's count of what is to be sent.
    pub transmit_tail: PulseSink<RingTail>,
    /// A request of the ring was outside its ranges; it comes before the answer.
    pub refused: PulseSink<Credit>,
    /// Packets that have come.
    pub request: Sink<ReceiveRequest>,
    /// Where they are to be written.
    pub receive_segment: Source<PacketSegment>,
    /// What has been written, in order.
    pub receive_done: PulseSink<SegmentDone>,
    /// What is to be sent.
    pub transmit_segment: Source<PacketSegment>,
    /// What has been read, in order.
    pub transmit_done: PulseSink<SegmentDone>,
    /// Requests for lines of the ring.
    pub line_request: Source<LineRequest>,
    /// Their answers.
    pub line_response: Sink<LineResponse>,
    /// Interrupts of both halves.
    pub interrupt: Source<Interrupt>,
    /// How the receive half stands.
    pub receive_status: LevelSource<RingStatus>,
    /// How the transmit half stands.
    pub transmit_status: LevelSource<RingStatus>,
}

/// Of packets, as the host sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Direction {
    /// From the network.
    Receive,
    /// To the network.
    Transmit,
}

impl Module for RingEngine {
    type Ports = RingEnginePorts;

    fn name(&self) -> String {
        RECORD.name(&[("LINES", "l", self.lines), ("DESCRIPTORS", "d", self.descriptors)])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> RingEnginePortsShape {
        RingEnginePortsShape { ring: 8, ..RingEnginePortsShape::default() }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        ports.line_response.ready.set(true);
        let answer = ports.line_response.payload;
        let half_bit = self.lines.ilog2() + 1;
        if half_bit < LINE_TAG_BITS - 1 {
            answer.tag.top(LINE_TAG_BITS - 1 - half_bit).ignore();
        }
        let is_transmit = answer.tag.bit(half_bit);
        let comes = ports.line_response.valid;
        let receive = scope("receive", || {
            self.half(
                Direction::Receive,
                &Ends {
                    configuration: &ports.receive_configuration,
                    ranges: &ports.range,
                    ring: *ports.ring,
                    tail: *ports.receive_tail,
                    request: Some(*ports.request),
                    segment: *ports.receive_segment,
                    done: *ports.receive_done,
                    refused: ports.refused.valid,
                    answers: comes & !is_transmit,
                    answer,
                    status: &ports.receive_status,
                },
            )
        });
        let transmit = scope("transmit", || {
            self.half(
                Direction::Transmit,
                &Ends {
                    configuration: &ports.transmit_configuration,
                    ranges: &ports.range,
                    ring: *ports.ring,
                    tail: *ports.transmit_tail,
                    request: None,
                    segment: *ports.transmit_segment,
                    done: *ports.transmit_done,
                    refused: ports.refused.valid,
                    answers: comes & is_transmit,
                    answer,
                    status: &ports.transmit_status,
                },
            )
        });
        let mut requests = receive.lines;
        for (i, line_request) in transmit.lines.into_iter().enumerate() {
            let tagged = scope(&format!("tagged_{i}"), || self.tagged(line_request));
            requests.push(tagged);
        }
        scope("lines", || merge(&requests, *ports.line_request));
        let interrupts = [receive.interrupt, transmit.interrupt];
        scope("interrupts", || merge(&interrupts, *ports.interrupt));
    }
}

impl RingEngine {
    /// Requests of the transmit half, whose tags are the upper ones.
    #[elaborate]
    fn tagged(&self, line_request: Stream<LineRequest>) -> Stream<LineRequest> {
        let bits = self.lines.ilog2() + 1;
        let tagged = Stream::<LineRequest>::wire(&());
        let request = line_request.payload;
        let tag =
            concatenate([constant(1, 1), request.tag.truncate(bits)]).zero_extend(LINE_TAG_BITS);
        request.tag.top(LINE_TAG_BITS - bits).ignore();
        tagged.offer(line_request.valid, LineRequest { tag, ..request });
        line_request.ready.set(tagged.ready);
        tagged
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
    fn powers_of_two_of_lines_and_descriptors_are_legal() {
        structure::elaborates(&RECORD, ["LINES=8", "LINES=16 DESCRIPTORS=1024", "DESCRIPTORS=16"]);
        let error = structure::refused(&RECORD, "LINES=128");
        assert!(error.contains("from 8 to 64"), "{error}");
    }
}
