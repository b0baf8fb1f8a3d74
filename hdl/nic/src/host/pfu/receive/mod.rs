//! Packet forwarding unit, receive half: writes packets into the segments that their rings gave.
//!
//! ```text
//!             +--- pfu_receive ----+
//!      packet |                    | line_request
//!  ---------->| stream      stream |-------------->
//!     segment |                    | line_response
//!  ---------->| stream       pulse |<--------------
//!             |                    | done
//!             |             stream |-------------->
//!             |                    | status
//!             |              level |-------------->
//!             +--------------------+
//!
//!  packet --> merge two beats --> turn to the line's bytes --> line_request
//!                  |                                                |
//!  segment --> walk over lines --> reorder_buffer <-- line_response +
//!                                        +--> done
//! ```
//!
//! # Function
//! Writes the bytes of each packet to the addresses of its segments, of any alignment and length; a
//! segment goes on where the one before ended. A line that a segment fills is written whole, its
//! first and last line in part where need be; no byte outside of a segment is enabled, and what
//! `data` holds there means nothing. Bytes behind the last segment are discarded, and the whole
//! packet if its segment says `drop`. When every line of a segment is answered, `done` says so.
//! `line_request_selection` is the ring.
//!
//! A packet that ends before its segments do is filled with zeros, counts as short, and its segment
//! has failed. A segment has at least one byte; for one that has none, a line is written of which no
//! byte is enabled.
//!
//! # Backpressure
//! A line leaves in every cycle: a packet takes as many as its segments touch, and one for each beat
//! that is discarded. `packet` and `segment` wait for each other, for `line_request`, and while
//! `SLOTS` lines are unanswered or wait for `done`. Answers are never refused.
//!
//! # Ordering
//! Lines leave in the order of the packets; answers may come in any order; `done` is in the order of
//! the segments.
//!
//! # Reset
//! Forgets everything inside. Lines on their way must not be answered afterwards.
//!
//! # Resources
//! Four lines of registers: a beat that waits, one of which a part is used, a line before it is
//! turned, and the request. The reorder buffer keeps no data.
//!
//! # Rationale
//! Turning each beat as it comes needs the distance of its segment, and once more that of the next
//! where segments meet inside a beat, which costs a cycle there. So two beats are merged first, and
//! then turned.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSource, Module, Ports, PulseSink, Sink, Source, State,
    Stream, bundle_width, elaborate, instance,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use super::walk::{Extent, Walk};
use crate::lib::compound::{Routed, RoutedShape};
use crate::message::{
    LineOperation, LineRequest, LineResponse, LineSpace, PacketBeat, PacketSegment,
    PfuReceiveStatus, SegmentDone, Word,
};
use crate::module::{Error, Parameter, Preset, Proof, Record, build, header};
use crate::stream::reorder_buffer::ReorderBuffer;

mod answers;
mod lines;

/// What the unit promises; the latency is that of a beat whose segment is there.
pub const CONTRACT: Contract = Contract {
    module: "pfu_receive",
    summary: "Writes received packets to memory, a line in each cycle.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1" },
    latency: Some(Latency::exactly(2, "packet")),
    interval: 1,
    waits_on: &["packet", "segment", "line_request", "line_response", "done"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[SLOTS],
    presets: &[
        Preset::product("pfu_receive", &["SLOTS=256"]),
        Preset::test("pfu_receive_tiny", &["SLOTS=8"])
            .proof(Proof::bounded(8).cover(16).memory_as_registers()),
    ],
    proof: Proof::none("the small pfu_receive is the same description"),
    constraint: None,
    build: |values| build(&PfuReceive::new_checked(values.power_of_two("SLOTS", 4..=512)?)?),
};

/// Lines that may be unanswered.
pub(super) const SLOTS: Parameter = Parameter {
    name: "SLOTS",
    default: "256",
    meaning: "lines that may be unanswered, a power of two from 4 to 512",
};

/// The receive half of a packet forwarding unit.
#[derive(Clone, Debug)]
pub struct PfuReceive {
    slots: u32,
    order: ReorderBuffer,
}

impl PfuReceive {
    /// A receive half of which so many lines may be unanswered, a power of two from 4 to 512.
    ///
    /// # Errors
    /// If tags do not number them.
    pub fn new_checked(slots: u32) -> Result<Self, Error> {
        let order =
            ReorderBuffer::new_checked(slots, LINE_TAG_BITS, bundle_width::<Asked>(&()), 1)?;
        Ok(Self { slots, order })
    }

    /// Lines that may be unanswered.
    pub fn slots(&self) -> u32 {
        self.slots
    }
}

/// Ports of the receive half.
#[derive(Ports)]
pub struct PfuReceivePorts {
    /// Packets, whole and sound; `data` and `last` are looked at, and nothing else.
    #[shape(())]
    pub packet: Sink<PacketBeat>,
    /// The segments of each packet.
    #[shape(())]
    pub segment: Sink<PacketSegment>,
    /// Writes of lines, each with its ring.
    #[shape(RoutedShape { payload: (), selection_bits: 8 })]
    pub line_request: Source<Routed<LineRequest>>,
    /// Their answers.
    #[shape(())]
    pub line_response: PulseSink<LineResponse>,
    /// Segments whose lines are all answered.
    #[shape(())]
    pub done: Source<SegmentDone>,
    /// What has been done.
    #[shape(())]
    pub status: LevelSource<PfuReceiveStatus>,
}

/// What is kept of a line until it is answered.
#[derive(Clone, Copy, Debug, Bundle)]
struct Asked {
    /// The ring.
    #[width(8)]
    ring: Bits,
    /// Nothing of the segment is behind it.
    ends_segment: Bool,
    /// Nor of the packet.
    ends_packet: Bool,
    /// The packet had no bytes for it.
    is_short: Bool,
}

/// What is known of a segment besides where it is.
#[derive(Clone, Copy, Debug, Bundle)]
struct About {
    /// Its packet is dropped.
    drop: Bool,
    /// Its last line is written to its end.
    fills_line: Bool,
    /// How its lines are written.
    operation: State<LineOperation>,
    /// Whose memory it is in.
    space: State<LineSpace>,
    /// The ring.
    #[width(8)]
    ring: Bits,
}

impl Module for PfuReceive {
    type Ports = PfuReceivePorts;

    fn name(&self) -> String {
        format!("pfu_receive_s{}", self.slots)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let walk = segments(*ports.segment);
        let order = instance("order", &self.order);
        let lines =
            self.lines(&ports, &walk, order.tag.zero_extend(LINE_TAG_BITS), order.allocate.ready);
        let asked = Asked {
            ring: walk.about.ring,
            ends_segment: walk.piece.ends_segment,
            ends_packet: walk.ends_packet,
            is_short: lines.is_short,
        };
        order.allocate.offer(lines.wants_slot, Word { data: asked.packed() });
        order.occupancy.ignore();
        self.answers(&ports, &order, &lines);
    }
}

/// Walks over the segments; one that is dropped is a single piece without bytes.
#[elaborate]
fn segments(segments: Stream<PacketSegment>) -> Walk<About> {
    let segment = segments.payload;
    let PacketSegment { drop, fills_line, operation, space, ring, .. } = segment;
    segment.packet_length_bytes.ignore();
    segment.checksum.ignore_all();
    let wanted_bytes = segment.length_bytes & (!drop).mask(segment.length_bytes.width());
    let is_last = segment.last | drop;
    let extent =
        Extent { address: segment.address, length_bytes: wanted_bytes, ends_packet: is_last };
    Walk::new(segments, extent, About { drop, fills_line, operation, space, ring })
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
    fn slots_are_a_power_of_two_up_to_512() {
        structure::elaborates(&RECORD, ["SLOTS=4", "SLOTS=128"]);
        let error = structure::refused(&RECORD, "SLOTS=1024");
        assert!(error.contains("a power of two from 4 to 512"), "{error}");
    }
}
