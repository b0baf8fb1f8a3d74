//! Checksum fill: fills in the checksums of packets to send that ask for it.
//!
//! ```text
//!             +--- checksum_fill ---+
//!      source |                     | sink
//!  ---------->| stream       stream |---------->
//!             |                     | status
//!             |               level |---------->
//!             +---------------------+
//! ```
//!
//! # Function
//! Where `checksum` of a packet's first beat is `Fill`, the checksums of IPv4, UDP and TCP that the packet
//! has are made right, whatever is in their places; a UDP checksum that would be zero becomes 0xffff
//! (RFC 768). Other packets leave as they came. So do those that ask in vain, and `status` counts
//! them: packets with none of these checksums, fragments, packets with a header that is cut off or
//! lies, and those that `parser` says `is_unread` of: with IPv6 extension headers beyond those that it reads, or with a checksum
//! that is of addresses which the IP header does not have (segments left, a home address, a source route).
//!
//! A checksum in a header stands before what it is about, so a packet leaves when all of it has come,
//! and then without a gap. A packet that ends with `error`, or has more than `DEPTH` beats, is dropped.
//!
//! A packet that asks for nothing goes past the parser while no packet is in it, and one of a single beat
//! past the memory, too, while nothing is before it: it is offered in the cycle in which it comes. One of more
//! beats is offered three cycles after its last.
//!
//! # Backpressure
//! `source` waits while the memory holds whole packets that nobody takes. In the parser a beat that does not
//! end its packet waits for the next one of it.
//!
//! # Ordering
//! FIFO order: a packet that asks for nothing does not overtake one that does.
//!
//! # Reset
//! Empties it; packets inside are lost, and the packet on its way is cut: its rest is taken for a packet.
//!
//! # Resources
//! `parser`, a `packet_queue` of `DEPTH` beats, a queue of what is to be filled in.
//!
//! # Rationale
//! A host that sums up its packets needs none of this; one that writes them through the link once, and
//! does not read them again, does. What is in the place of a checksum is subtracted and need not be
//! zero, because drivers leave the sum of a pseudo header there or not.
use nic_dsl::{
    Bits, Bool, BundleExt, LevelSource, Module, Ports, Sink, Source, assert_always, constant_bool,
    cover, delayed_bool, elaborate, instance, mux, register_bool, register_reset, thermometer,
    when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{
    ChecksumFillStatus, ChecksumPatch, MessageBeat, MessageBeatShape, PacketBeat, PacketChecksum,
    ParsedBeat, Word, WordShape,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::network::parser::Parser;
use crate::stream::event_counter;
use crate::stream::fifo::Fifo;
use crate::stream::packet::is_open;
use crate::stream::packet_queue::PacketQueue;

mod patch;

use patch::{Found, Leaving};

/// What it promises; the latency is that of a packet of one beat, least without checksums to be filled in.
pub const CONTRACT: Contract = Contract {
    module: "checksum_fill",
    summary: "Fills in the checksums of packets that ask for it.",
    source: contract::Source { paper: "design", section: "architecture, parser and checksum" },
    latency: Some(Latency { least: 0, most: 17, after: "source" }),
    interval: 1,
    waits_on: &["sink", "source"],
    // What comes is from a register of the host interface, or from a memory of it, and goes into a register of an
    // arbiter or into the memory between the clocks.
    transparent: &[
        ("source_valid", "sink_valid"),
        ("source_last", "sink_valid"),
        ("source_error", "sink_valid"),
        ("source_checksum", "sink_valid"),
        ("source_data", "sink_data"),
        ("source_last", "sink_keep"),
        ("source_length_bytes", "sink_keep"),
        ("source_last", "sink_last"),
    ],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "DEPTH",
        default: "512",
        meaning: "beats that it holds, a power of two from 8 to 4096",
    }],
    presets: &[
        Preset::product("checksum_fill_d512", &["DEPTH=512"]),
        Preset::test("checksum_fill_d128", &["DEPTH=128"]),
    ],
    proof: Proof::none("what it does is left to the tests; its parts have proofs"),
    constraint: None,
    build: |values| build(&ChecksumFill { depth: values.power_of_two("DEPTH", 8..=4096)? }),
};

/// Bytes of a beat.
const BYTES: u32 = 64;
/// More packets than are in the parser.
const PACKETS_PARSED: u32 = 16;
/// Packets that wait to leave.
const PACKETS_WAITING: u32 = 64;
/// Packets on their way to that queue when it is seen to be full.
const PACKETS_BETWEEN: u32 = 4;

/// A filler of checksums.
#[derive(Clone, Debug)]
pub struct ChecksumFill {
    /// Beats that it holds, a power of two from 8 to 4,096.
    pub depth: u32,
}

/// Ports of the filler.
#[derive(Ports)]
pub struct ChecksumFillPorts {
    /// Packets to send.
    pub source: Sink<PacketBeat>,
    /// The packets that may be sent; never with `error`.
    pub sink: Source<MessageBeat>,
    /// What has passed.
    #[shape(())]
    pub status: LevelSource<ChecksumFillStatus>,
}

impl Module for ChecksumFill {
    type Ports = ChecksumFillPorts;

    fn name(&self) -> String {
        format!("checksum_fill_d{}", self.depth)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> ChecksumFillPortsShape {
        ChecksumFillPortsShape { source: (), sink: MessageBeatShape { bytes: BYTES } }
    }

    #[elaborate]
    fn elaborate(&self, ChecksumFillPorts { source, sink, status }: Self::Ports) {
        let parser = instance("parser", &Parser);
        let requests = Fifo::<Word> { payload: WordShape { bits: 1 }, depth: PACKETS_PARSED };
        let requests = instance("requests", &requests);
        let queue = instance("queue", &PacketQueue { bytes: BYTES, depth: self.depth });
        let patches = Fifo::<ChecksumPatch> { payload: (), depth: PACKETS_WAITING };
        let patches = instance("patches", &patches);

        // A packet that asks for nothing goes past the parser while that is empty, and what was found in
        // it has left, so that patches stay in the order of packets.
        let goes_on = is_open(source.fires(), &source.payload);
        let asks = source.payload.checksum.is(PacketChecksum::Fill);
        let has_found = register_bool(false);
        // A packet that is being parsed has a request until its last beat has left the parser, so that all
        // beats of a packet go the same way.
        let may_go_past = requests.occupancy.is_zero() & !has_found;
        let goes_past = may_go_past & (goes_on | !asks);
        let begins = source.fires() & !goes_on;
        let comes = begins & !goes_past;
        requests.source.offer(comes, Word { data: asks.bits() });

        // Behind the parser, beats go into one queue, and what is to be filled in goes into another.
        let has_places = patches.occupancy.is_at_most(PACKETS_WAITING - PACKETS_BETWEEN);
        let may_pass = delayed_bool(has_places);
        let has_room = queue.source.ready & may_pass;
        source.ready.set(mux(may_go_past, has_room, parser.source.ready));
        let beat = to_send(source.payload);
        let is_parsed = !goes_past & (!may_go_past | has_room);
        parser.source.offer(source.valid & is_parsed, beat);
        parser.sink.ready.set(has_room);

        // A packet of one beat leaves at once, if nothing is before it.
        let has_past = register_bool(false);
        let has_patch = delayed_bool(has_found);
        let leaving = Leaving::new(*sink);
        let is_alone = patches.occupancy.is_zero() & !(has_patch | has_past) & leaving.is_first;
        let is_single = !goes_on & source.payload.last & !source.payload.error;
        let may_jump = source.fires() & goes_past & is_single & is_alone;
        let jumps = may_jump & leaving.drain;
        let alone = MessageBeat { error: constant_bool(false), ..beat };
        leaving.offer((may_jump, alone));
        let parsed_beat = parser.sink.payload;
        let stored = mux(may_go_past, beat, parsed(parsed_beat));
        let goes = mux(may_go_past, source.valid & goes_past & !jumps, parser.sink.valid);
        queue.source.offer(goes & may_pass, stored);

        let passes = queue.source.fires();
        let beats = register_reset(self.depth.ilog2() + 1, 0);
        let is_too_long = beats.equals(self.depth);
        when(passes & stored.last, || beats.set(0))
            .otherwise_when(passes & !is_too_long, || beats.set(beats + 1));
        let ends = passes & stored.last;
        let ends_parsed = ends & !may_go_past;
        requests.sink.ready.set(ends_parsed);
        let leaves = ends & !stored.error & !is_too_long;
        has_found.set(leaves & !may_go_past);
        has_past.set(leaves & may_go_past);
        let asked = requests.sink.payload.data.as_bool() & !may_go_past;
        let found = Found::of(parsed_beat, asked);
        let patch = found.patch();
        let has_header = patch.has_header & has_patch;
        let has_transport = patch.has_transport & has_patch;
        let patch = ChecksumPatch { has_header, has_transport, ..patch };
        patches.source.offer(has_patch | has_past, patch);

        let fills = leaving.fill_in(*queue.sink, *patches.sink, (jumps, alone));
        self.count((leaves | jumps, ends), (stored.error, is_too_long), found, *status);
        // The counters here have more bits.
        queue.status.ignore_all();
        parser.headers.valid.ignore();
        parser.headers.payload.ignore_all();
        // There are places and requests by construction, as the properties say.
        let (has_place, is_there) = (requests.source.ready, requests.sink.valid);
        [has_place, is_there, patches.source.ready].into_iter().for_each(Bool::ignore);
        assert_always("a request has a place", comes.implies(has_place));
        assert_always("a request is there with the end", ends_parsed.implies(is_there));
        let goes_in = source.valid & is_parsed;
        assert_always(
            "an idle parser takes what comes",
            goes_in.implies(parser.source.ready | !may_go_past),
        );
        assert_always("nothing leaves an idle parser", may_go_past.implies(!parser.sink.valid));
        let has_both = has_patch & has_past;
        assert_always("one packet's patch comes at a time", !has_both);
        assert_always("a patch has a place", has_patch.implies(patches.source.ready));
        cover("a packet's checksums are filled in", fills);
        cover("a packet leaves at once", jumps);
        cover("a packet goes past the parser and waits", has_past);
    }
}

impl ChecksumFill {
    /// Counts a packet that ends.
    #[elaborate]
    fn count(
        &self,
        (leaves, ends): (Bool, Bool),
        (error, is_too_long): (Bool, Bool),
        found: Found,
        status: ChecksumFillStatus,
    ) {
        let passed = delayed_bool(leaves & !found.asked);
        let filled = delayed_bool(leaves & found.asked & found.fillable);
        let unfilled = delayed_bool(leaves & found.asked & !found.fillable);
        let damaged = delayed_bool(ends & error & !is_too_long);
        let oversized = delayed_bool(ends & is_too_long);
        event_counter::wrapping("passed_count", status.passed_packets, passed);
        event_counter::wrapping("filled_count", status.filled_packets, filled);
        event_counter::saturating("unfilled_count", status.unfilled_packets, unfilled);
        event_counter::saturating("damaged_count", status.damaged_packets, damaged);
        event_counter::saturating("oversized_count", status.oversized_packets, oversized);
    }
}

/// A beat of a packet to send without what its headers say.
#[elaborate]
fn to_send(beat: PacketBeat) -> MessageBeat {
    let PacketBeat { data, last, error, length_bytes, .. } = beat;
    // The headers say what else there is to know.
    beat.protocol.bits().ignore();
    [beat.ring, beat.destination, beat.flow_hash, beat.timestamp_cycles]
        .into_iter()
        .for_each(Bits::ignore);
    MessageBeat { data, keep: kept(last, length_bytes), last, error }
}

/// Which bytes of a beat belong to a packet of that length.
#[elaborate]
fn kept(last: Bool, length_bytes: Bits) -> Bits {
    // How many beats there are, `last` says.
    length_bytes.top(8).ignore();
    let bytes_in_last = length_bytes.truncate(6);
    let is_full = !last | bytes_in_last.is_zero();
    thermometer(bytes_in_last, BYTES) | is_full.mask(BYTES)
}

/// A beat behind the parser.
#[elaborate]
fn parsed(beat: ParsedBeat) -> MessageBeat {
    let ParsedBeat { data, last, error, length_bytes, .. } = beat;
    MessageBeat { data, keep: kept(last, length_bytes), last, error }
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
    fn powers_of_two_are_legal() {
        structure::elaborates(&RECORD, ["DEPTH=8", "DEPTH=4096"]);
        let error = structure::refused(&RECORD, "DEPTH=300");
        assert!(error.contains("a power of two from 8 to 4096"), "{error}");
    }
}
