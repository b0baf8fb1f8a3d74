//! Packet forwarding unit, transmit half: reads packets from their segments.
//!
//! ```text
//!             +-- pfu_transmit ----+
//!     segment |                    | line_request
//!  ---------->| stream      stream |-------------->
//!             |                    | line_response
//!             |              pulse |<--------------
//!             |                    | packet
//!             |             stream |-------------->
//!             |                    | done
//!             |             stream |-------------->
//!             |                    | status
//!             |              level |-------------->
//!             +--------------------+
//!
//!  segment --> walk over lines --> line_request
//!                     |
//!  line_response --> reorder_buffer --> turn to the beat's bytes --> packet
//!                                              +--> done
//! ```
//!
//! # Function
//! Reads the lines that each segment touches and gives the packet: the bytes of its segments one
//! after the other, filled from byte 0 of its first beat, with the length, the ring and the checksum
//! of the packet, which all of its segments say. `error` is set with the last beat if a line of the packet failed. When the last
//! line of a segment is here, `done` says so: its memory may be used again.
//! `line_request_selection` is the ring.
//!
//! `drop` means nothing here. A segment has at least one byte; for one that has none, a line is read
//! of which nothing is used.
//!
//! # Backpressure
//! A line is asked for in every cycle, and the bytes of one leave in every cycle: a packet takes as
//! many cycles as its segments touch lines, and at most as many beats. `segment` is refused while
//! `line_request` stalls, and while `SLOTS` lines are unanswered or wait for `packet` or `done`.
//! Answers are never refused.
//!
//! A line that completes a beat offers it in the cycle in which it is the next in order, one after it has come at the
//! earliest, if no beat is before it; the beat is kept if it is not taken then.
//!
//! # Ordering
//! Lines are asked for, and packets leave, in the order of the segments; answers may come in any
//! order.
//!
//! # Reset
//! Forgets everything inside. Lines on their way must not be answered afterwards.
//!
//! # Resources
//! A reorder buffer of lines in block RAM; two lines of registers, the beat that is not taken at once
//! and the one that is filled or waits behind it.
//!
//! # Rationale
//! A packet's last line may end one beat and begin another. To leave in the cycle of that line both
//! would need a second port; the other waits where the beat is filled, because the next packet's
//! first line leaves nothing to be done there unless it is a beat by itself, which then waits in
//! turn.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSource, Module, Ports, PulseSink, Sink, Source, State,
    Stream, bundle_width, constant, cover, delayed, delayed_bool, elaborate, instance,
};
use nic_spec::contract::{self, Contract, Latency};
use nic_spec::message::LINE_TAG_BITS;

use super::receive::SLOTS;
use super::walk::{BYTE_BITS, Extent, LINE_BITS, Walk};
use crate::lib::compound::{Routed, RoutedShape};
use crate::message::{
    LineOperation, LineRequest, LineResponse, LineSpace, PacketBeat, PacketChecksum, PacketSegment,
    PfuTransmitStatus, SegmentDone, Word,
};
use crate::module::{Error, Preset, Proof, Record, build, header};
use crate::stream::event_counter;
use crate::stream::reorder_buffer::ReorderBuffer;

mod answers;
mod beats;

/// What the unit promises; the latency is that of the first line of a segment.
pub const CONTRACT: Contract = Contract {
    module: "pfu_transmit",
    summary: "Reads packets from memory, a line in each cycle.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1" },
    latency: Some(Latency::exactly(1, "segment")),
    interval: 1,
    waits_on: &["segment", "line_request", "line_response", "packet", "done"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[SLOTS],
    presets: &[
        Preset::product("pfu_transmit", &["SLOTS=256"]),
        Preset::test("pfu_transmit_tiny", &["SLOTS=8"])
            .proof(Proof::bounded(8).cover(16).memory_as_registers()),
    ],
    proof: Proof::none("the small pfu_transmit is the same description"),
    constraint: None,
    build: |values| build(&PfuTransmit::new_checked(values.power_of_two("SLOTS", 4..=512)?)?),
};

/// The transmit half of a packet forwarding unit.
#[derive(Clone, Debug)]
pub struct PfuTransmit {
    slots: u32,
    order: ReorderBuffer,
}

impl PfuTransmit {
    /// A transmit half of which so many lines may be unanswered, a power of two from 4 to 512.
    ///
    /// # Errors
    /// If tags do not number them.
    pub fn new_checked(slots: u32) -> Result<Self, Error> {
        let info_bits = bundle_width::<Asked>(&());
        let order = ReorderBuffer::new_checked(slots, LINE_TAG_BITS, info_bits, LINE_BITS + 1)?;
        Ok(Self { slots, order })
    }

    /// Lines that may be unanswered.
    pub fn slots(&self) -> u32 {
        self.slots
    }
}

/// Ports of the transmit half.
#[derive(Ports)]
pub struct PfuTransmitPorts {
    /// The segments of each packet.
    #[shape(())]
    pub segment: Sink<PacketSegment>,
    /// Reads of lines, each with its ring.
    #[shape(RoutedShape { payload: (), selection_bits: 8 })]
    pub line_request: Source<Routed<LineRequest>>,
    /// Their answers.
    #[shape(())]
    pub line_response: PulseSink<LineResponse>,
    /// Packets.
    #[shape(())]
    pub packet: Source<PacketBeat>,
    /// Segments that are read.
    #[shape(())]
    pub done: Source<SegmentDone>,
    /// What has been done.
    #[shape(())]
    pub status: LevelSource<PfuTransmitStatus>,
}

/// What is kept of a line until it is answered.
#[derive(Clone, Copy, Debug, Bundle)]
struct Asked {
    /// How far its bytes are to be turned.
    #[width(BYTE_BITS)]
    distance: Bits,
    /// Where its first byte is in a beat.
    #[width(BYTE_BITS)]
    position: Bits,
    /// Where the byte behind its last is, counted from that beat.
    #[width(BYTE_BITS + 1)]
    reach: Bits,
    /// Nothing of the segment is behind it.
    ends_segment: Bool,
    /// Nor of the packet.
    ends_packet: Bool,
    /// What its beats say of the packet.
    #[shape(())]
    packet: About,
}

/// What a beat says of its packet.
#[derive(Clone, Copy, Debug, Bundle)]
struct About {
    /// The ring that it is from.
    #[width(8)]
    ring: Bits,
    /// Its bytes.
    #[width(14)]
    length_bytes: Bits,
    /// About its checksums.
    checksum: State<PacketChecksum>,
}

/// What is known of a segment besides where it is.
#[derive(Clone, Copy, Debug, Bundle)]
struct Segment {
    /// How its lines are read.
    operation: State<LineOperation>,
    /// Whose memory it is in.
    space: State<LineSpace>,
    /// What its beats say of the packet.
    #[shape(())]
    packet: About,
}

impl Module for PfuTransmit {
    type Ports = PfuTransmitPorts;

    fn name(&self) -> String {
        format!("pfu_transmit_s{}", self.slots)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let Walk { valid, piece, position, about: segment, ends_packet, taken } =
            segments(*ports.segment);
        let order = instance("order", &self.order);

        // A line is asked for as soon as its piece is known: whoever takes requests has a register.
        let asks = valid & order.allocate.ready;
        let is_taken = asks & ports.line_request.ready;
        taken.set(is_taken);
        let Segment { operation, space, packet } = segment;
        let payload = LineRequest {
            operation,
            space,
            line_address: piece.line_address,
            // A read writes nothing.
            data: constant(LINE_BITS, 0),
            byte_enable: constant(LINE_BITS / 8, 0),
            tag: order.tag.zero_extend(LINE_TAG_BITS),
        };
        ports.line_request.offer(asks, Routed { payload, selection: packet.ring });

        let question = Asked {
            distance: position - piece.start,
            position,
            reach: position.zero_extend(BYTE_BITS + 1) + piece.bytes,
            ends_segment: piece.ends_segment,
            ends_packet,
            packet,
        };
        order.allocate.offer(valid & ports.line_request.ready, Word { data: question.packed() });

        let status = *ports.status;
        let line_asked = delayed_bool(is_taken);
        let line_bytes = delayed(piece.bytes);
        event_counter::sum("byte_count", status.bytes, line_asked, line_bytes);
        event_counter::wrapping("line_count", status.lines, line_asked);
        cover("a line is asked for after another", asks & line_asked);
        self.answers(&ports, &order);
    }
}

/// Walks over the segments.
fn segments(segments: Stream<PacketSegment>) -> Walk<Segment> {
    let segment = segments.payload;
    segment.drop.ignore();
    segment.fills_line.ignore();
    let PacketSegment { address, length_bytes, last, operation, space, ring, checksum, .. } =
        segment;
    let packet = About { ring, length_bytes: segment.packet_length_bytes, checksum };
    let extent = Extent { address, length_bytes, ends_packet: last };
    Walk::new(segments, extent, Segment { operation, space, packet })
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
        let error = structure::refused(&RECORD, "SLOTS=6");
        assert!(error.contains("a power of two from 4 to 512"), "{error}");
    }
}
