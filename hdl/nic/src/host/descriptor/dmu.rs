//! Descriptor management unit: several rings, the packets that come for them, and what they ask of
//! memory.
//!
//! ```text
//!                    +----------- dmu -----------+
//!   *_configuration_*|                           | forwarded
//!  ----------------->| level              stream |-------------->
//!   range_*          |                           | receive_segment
//!  ----------------->| level              stream |-------------->
//!   *_tail_*, refused|                           | transmit_segment
//!  ----------------->| pulse              stream |-------------->
//!   packet           |                           | line_request
//!  ----------------->| stream             stream |-------------->
//!   *_done           |                           | interrupt
//!  ----------------->| stream             stream |-------------->
//!   line_response    |                           | *_status
//!  ----------------->| stream              level |-------------->
//!                    +---------------------------+
//!
//!  packet --> receive_dispatch <--> ring 0 .. ring N-1 --> transmit_segment
//!                  |                       |
//!                  +--> forwarded          +--> line port
//! ```
//!
//! # Function
//! Gives packets to their rings (`receive_dispatch`), and has a `ring_engine` for each ring. Segments to
//! be sent leave packet by packet, rings in turn; segments that are done go to the ring that they name.
//! All rings share one line port; a request carries the number of its ring.
//!
//! # Backpressure
//! A packet waits for its ring, and for the packets before it. Segments that are done, and answers, are
//! always taken: whoever asks has room for the answer.
//!
//! # Ordering
//! Received packets and their segments in the order of coming. Rings take turns at the line port,
//! request by request, and in what is sent, packet by packet.
//!
//! # Faults
//! Those of a ring stop its half alone; see `ring_engine`. `refused` tells the ring whose request
//! `address_guard` has refused, not later than the answer.
//!
//! # Reset
//! Stops all rings and forgets all. Answers must not come afterwards.
//!
//! # Resources
//! Those of the parts. The upper bits of a tag are the number of the ring.
//!
//! # Rationale
//! Tags that all rings share, given out as they are needed, would let one ring have more on its way; they
//! would also let one keep them from the others, and cost a cycle.
use nic_dsl::{
    Bits, BundleExt, LevelSink, LevelSource, Module, Ports, PulseSink, Sink, Source, Stream,
    any_of, concatenate, constant, constant_bool, elaborate, instance, register, register_bool,
    scope, when,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use super::receive_dispatch::ReceiveDispatch;
use super::ring_engine::{RingEngine, RingEnginePorts};
use crate::lib::compound::{Routed, RoutedShape};
use crate::lib::merge::{merge, merge_packets};
use crate::message::{
    DispatchStatus, Identifier, IdentifierShape, Interrupt, LineRequest, LineResponse, PacketBeat,
    PacketSegment, RingConfiguration, RingRange, RingStatus, RingTail, SegmentDone,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, Values, build, header};

/// What the unit promises: from the answer that has a descriptor to its segment, as `ring_engine` has it.
pub const CONTRACT: Contract = Contract {
    module: "dmu",
    summary: "Manages the descriptors of several rings.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1, 4.2, 7.1" },
    latency: Some(Latency { least: 2, most: 4, after: "line_response" }),
    interval: 1,
    waits_on: &[
        "packet",
        "forwarded",
        "receive_segment",
        "receive_done",
        "transmit_segment",
        "transmit_done",
        "line_request",
        "line_response",
        "interrupt",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "RINGS", default: "1", meaning: "1, 2, 4 or 8" },
        Parameter {
            name: "LINES",
            default: "64",
            meaning: "lines that half a ring reads ahead, 8 to 64, at most 256 for all rings together",
        },
        Parameter {
            name: "DESCRIPTORS",
            default: "512",
            meaning: "descriptors of half a ring in use, a power of two from 16 to 1024",
        },
        Parameter {
            name: "BEATS",
            default: "32",
            meaning: "beats that wait for segments, 4 to 256",
        },
        Parameter {
            name: "AHEAD",
            default: "16",
            meaning: "packets that may wait for segments, 4 to 64",
        },
    ],
    presets: &[
        Preset::product("dmu", &["RINGS=1"]),
        Preset::product("dmu_r4", &["RINGS=4", "LINES=16"]),
        Preset::test("dmu_r8", &["RINGS=8", "LINES=8"]),
        Preset::test("dmu_tiny", &["RINGS=2", "LINES=8", "DESCRIPTORS=16", "BEATS=8", "AHEAD=4"]),
    ],
    proof: Proof::none("its parts are proved, and what joins them is what tests drive"),
    constraint: None,
    build: |values| build(&Dmu::new(values)?),
};

/// Lines of all rings, for which there are tags.
const MOST_LINES: u32 = 1 << (LINE_TAG_BITS - 2);
/// Bits of the number of a ring.
const RING_BITS: u32 = 8;

/// A unit of several rings.
#[derive(Clone, Debug)]
pub struct Dmu {
    /// How many rings, 1, 2, 4 or 8.
    pub rings: u32,
    /// What each is.
    pub ring: RingEngine,
    /// Beats that wait for segments.
    pub beats: u32,
    /// Packets that may wait for segments.
    pub ahead: u32,
}

/// Ports of the unit.
#[derive(Ports)]
pub struct DmuPorts {
    /// How the receive half of each ring works.
    pub receive_configuration: Vec<LevelSink<RingConfiguration>>,
    /// How the transmit half of each ring works.
    pub transmit_configuration: Vec<LevelSink<RingConfiguration>>,
    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub range: Vec<LevelSink<RingRange>>,
    /// The host's count of buffers of each ring.
    pub receive_tail: Vec<PulseSink<RingTail>>,
    /// The host's count of what each ring is to send.
    pub transmit_tail: Vec<PulseSink<RingTail>>,
    /// The ring of which a request was refused: for descriptors, to write or to read a packet.
    pub refused: [PulseSink<Identifier>; 3],
    /// Packets that have come.
    pub packet: Sink<PacketBeat>,
    /// The same packets, for whoever writes them.
    pub forwarded: Source<PacketBeat>,
    /// Where they are to be written, in their order.
    pub receive_segment: Source<PacketSegment>,
    /// What has been written, in order.
    pub receive_done: Sink<SegmentDone>,
    /// What is to be sent.
    pub transmit_segment: Source<PacketSegment>,
    /// What has been read, in order.
    pub transmit_done: Sink<SegmentDone>,
    /// Requests for lines; `selection` is the ring.
    pub line_request: Source<Routed<LineRequest>>,
    /// Their answers.
    pub line_response: Sink<LineResponse>,
    /// Interrupts of all rings.
    pub interrupt: Source<Interrupt>,
    /// How the receive half of each ring stands.
    pub receive_status: Vec<LevelSource<RingStatus>>,
    /// How the transmit half of each ring stands.
    pub transmit_status: Vec<LevelSource<RingStatus>>,
    /// What was counted of the packets that came.
    pub dispatch_status: LevelSource<DispatchStatus>,
}

impl Dmu {
    /// The unit that `values` describes; whoever has one inside has its parameters, too.
    ///
    /// # Errors
    /// An illegal value, or more lines than there are tags for.
    pub fn new(values: &Values) -> Result<Self, Error> {
        let rings = values.power_of_two("RINGS", 1..=8)?;
        let lines = values.power_of_two("LINES", 8..=64)?;
        if rings * lines > MOST_LINES {
            return Err(Error::new(format!(
                "`dmu`: RINGS={rings} of LINES={lines} is not legal; \
                 at most {MOST_LINES} lines for all rings together are"
            )));
        }
        Ok(Self {
            rings,
            ring: RingEngine { lines, descriptors: values.power_of_two("DESCRIPTORS", 16..=1024)? },
            beats: values.number("BEATS", 4..=256)?,
            ahead: values.number("AHEAD", 4..=64)?,
        })
    }
}

impl Module for Dmu {
    type Ports = DmuPorts;

    fn name(&self) -> String {
        let RingEngine { lines, descriptors } = self.ring;
        RECORD.name(&[
            ("RINGS", "r", self.rings),
            ("LINES", "l", lines),
            ("DESCRIPTORS", "d", descriptors),
            ("BEATS", "b", self.beats),
            ("AHEAD", "a", self.ahead),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("dmu.rs"), &CONTRACT)
    }

    fn shape(&self) -> DmuPortsShape {
        let rings = self.rings as usize;
        DmuPortsShape {
            receive_configuration: vec![(); rings],
            transmit_configuration: vec![(); rings],
            range: vec![(); 4 * rings],
            receive_tail: vec![(); rings],
            transmit_tail: vec![(); rings],
            refused: [(); 3].map(|()| IdentifierShape { bits: RING_BITS }),
            line_request: RoutedShape { payload: (), selection_bits: RING_BITS },
            receive_status: vec![(); rings],
            transmit_status: vec![(); rings],
            packet: (),
            forwarded: (),
            receive_segment: (),
            receive_done: (),
            transmit_segment: (),
            transmit_done: (),
            line_response: (),
            interrupt: (),
            dispatch_status: (),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let (rings, beats, ahead) = (self.rings, self.beats, self.ahead);
        let dispatch = instance("dispatch", &ReceiveDispatch { rings, beats, ahead });
        dispatch.packet.connect(*ports.packet);
        ports.forwarded.connect(*dispatch.forwarded);
        ports.receive_segment.connect(*dispatch.segment);
        ports.dispatch_status.assign(*dispatch.status);
        let engines: Vec<RingEnginePorts> =
            (0..rings).map(|i| instance(&format!("ring_{i}"), &self.ring)).collect();
        ports.receive_done.ready.set(true);
        ports.transmit_done.ready.set(true);
        for (i, engine) in engines.iter().enumerate() {
            let number = i as u32;
            engine.ring.set(constant(RING_BITS, number));
            engine.receive_configuration.assign(*ports.receive_configuration[i]);
            engine.transmit_configuration.assign(*ports.transmit_configuration[i]);
            for (theirs, ours) in engine.range.iter().zip(&ports.range[4 * i..]) {
                theirs.assign(**ours);
            }
            engine.receive_tail.connect(*ports.receive_tail[i]);
            engine.transmit_tail.connect(*ports.transmit_tail[i]);
            let refusals = ports.refused.iter();
            let refused =
                refusals.map(|refused| refused.valid & refused.payload.value.equals(number));
            engine.refused.valid.set(any_of(refused));
            engine.request.connect(*dispatch.request[i]);
            dispatch.granted[i].connect(*engine.receive_segment);
            let done = |done: &Sink<SegmentDone>| done.valid & done.payload.ring.equals(number);
            engine.receive_done.send(done(&ports.receive_done), ports.receive_done.payload);
            engine.transmit_done.send(done(&ports.transmit_done), ports.transmit_done.payload);
            ports.receive_status[i].assign(*engine.receive_status);
            ports.transmit_status[i].assign(*engine.transmit_status);
        }
        let segments: Vec<_> = engines.iter().map(|engine| *engine.transmit_segment).collect();
        scope("segments", || {
            merge_packets(&segments, *ports.transmit_segment, |segment| segment.last);
        });
        let interrupts: Vec<_> = engines.iter().map(|engine| *engine.interrupt).collect();
        scope("interrupts", || merge(&interrupts, *ports.interrupt));
        scope("lines", || self.line_port(&ports, &engines));
    }
}

impl Dmu {
    /// Bits of the tags of a ring.
    fn tag_bits(&self) -> u32 {
        self.ring.lines.ilog2() + 2
    }

    /// Joins what the rings ask, and gives each its answers.
    #[elaborate]
    fn line_port(&self, ports: &DmuPorts, engines: &[RingEnginePorts]) {
        let bits = self.tag_bits();
        let numbered: Vec<_> = (0..)
            .zip(engines)
            .map(|(number, engine)| {
                scope(&format!("of_{number}"), || self.numbered(number, *engine.line_request))
            })
            .collect();
        let next = Stream::<Routed<LineRequest>>::wire(&self.shape().line_request);
        merge(&numbered, next);
        let is_offered = register_bool(false);
        let offered = register::<Routed<LineRequest>>(self.shape().line_request);
        ports.line_request.offer(is_offered, offered);
        let may_offer = !is_offered | ports.line_request.ready;
        next.ready.set(may_offer);
        when(may_offer, || is_offered.set(next.valid));
        when(may_offer, || offered.assign(next.payload));

        ports.line_response.ready.set(true);
        let answer = ports.line_response.payload;
        let own =
            LineResponse { tag: answer.tag.truncate(bits).zero_extend(LINE_TAG_BITS), ..answer };
        for (number, engine) in (0..).zip(engines) {
            let is_its = match LINE_TAG_BITS - bits {
                0 => constant_bool(true),
                above => answer.tag.top(above).equals(constant(above, number)),
            };
            engine.line_response.offer(ports.line_response.valid & is_its, own);
            engine.line_response.ready.ignore();
        }
    }

    /// Requests of a ring, with its number, and in their tags.
    #[elaborate]
    fn numbered(
        &self,
        number: u32,
        line_request: Stream<LineRequest>,
    ) -> Stream<Routed<LineRequest>> {
        let bits = self.tag_bits();
        let numbered = Stream::<Routed<LineRequest>>::wire(&self.shape().line_request);
        let request = line_request.payload;
        let tag = match LINE_TAG_BITS - bits {
            0 => request.tag,
            above => {
                request.tag.top(above).ignore();
                concatenate([constant(above, number), request.tag.truncate(bits)])
            }
        };
        let payload = LineRequest { tag, ..request };
        let selection: Bits = constant(RING_BITS, number);
        numbered.offer(line_request.valid, Routed { payload, selection });
        line_request.ready.set(numbered.ready);
        numbered
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
    fn one_to_eight_rings_are_legal_as_far_as_tags_go() {
        structure::elaborates(&RECORD, ["RINGS=1 LINES=8", "RINGS=8 LINES=8", "RINGS=2 LINES=32"]);
        let error = structure::refused(&RECORD, "RINGS=8");
        assert!(error.contains("at most 256 lines for all rings together are"), "{error}");
        let error = structure::refused(&RECORD, "RINGS=3 LINES=8");
        assert!(error.contains("a power of two from 1 to 8"), "{error}");
    }
}
