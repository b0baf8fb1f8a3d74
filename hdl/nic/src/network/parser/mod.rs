//! Parser: reads the headers of packets, and sums up what their checksums are about.
//!
//! ```text
//!             +----- parser -----+
//!      source |                  | sink
//!  ---------->| stream    stream |---------->
//!             |                  | headers
//!             |            pulse |---------->
//!             +------------------+
//! ```
//!
//! # Function
//! Passes packets on, and says with the last beat of each what its headers are and whether its
//! checksums are right. `headers` says what a flow is made of, once for each packet, before its last
//! beat leaves.
//!
//! Read are Ethernet with up to two VLAN tags (0x8100, 0x88a8), ARP, IPv4 with options, IPv6 with
//! hop-by-hop, routing and destination options of up to 40 bytes together, UDP and TCP. With longer
//! extension headers a packet is plain IPv6 and `is_unread`; and so it is where its checksum is of other addresses than the
//! IPv6 header has: with a routing header that has segments left (RFC 8200, 8.1), and with a home address option (RFC 6275,
//! 6.3), which is told by its type and length in the last two bytes of 8. With others, and with a fragment header,
//! it is plain IPv6. A fragment is never UDP or TCP.
//!
//! An IPv4 packet is plain IPv4 and `is_unread` where its options may have a source route that is not used up, so that its
//! checksum is of the last address in it (RFC 791, 3.1). Options are not walked through: that is any three bytes of them of which
//! the first is 131 or 137, the second, a length, below 64, and the third, a pointer, not above it. A route is never missed; other
//! options are taken for one if three such bytes are in them.
//!
//! `is_malformed` is a packet whose IP header is not what its type says or not all there, that is
//! shorter than its IP header says, that ends, by what its IPv6 header says, within an extension or fragment header, or whose UDP or TCP
//! header is not all there or has a length that cannot be right. A header behind the IP header that is not all in the IP packet
//! counts for nothing else: the packet is neither UDP nor TCP, no fragment, and not `is_unread` by it, and what it would announce is not looked at.
//! Bytes behind the end of the packet count as zero. What is behind the end of the IP packet, or of the UDP datagram, is in no sum.
//!
//! # Backpressure
//! A beat that does not end its packet waits for the next one of it, and all wait for the sink. `source_ready` comes
//! from a register.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties it; the packet that is coming in is cut, and its rest is taken for a packet.
//!
//! # Resources
//! A skid buffer, and twelve stages that move together; of a packet's first 128 bytes, 100 are moved to
//! where a header would be without tags. Sums of 32 words for each beat, 30 for an IPv4 header, 16 for
//! addresses.
//!
//! # Rationale
//! A parser that walks from header to header, a beat at a time, needs a beat for each; minimum packets
//! have all in one, and come in every cycle. To subtract the headers from a sum of all bytes would
//! begin earlier, and end no sooner.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Module, Ports, PulseSource, Sink, Source, State, assert_always,
    constant, cover, delayed_bool, elaborate, instance, mux, pack, register, register_bool,
    register_reset, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::keep;
use crate::message::{MessageBeat, MessageBeatShape, PacketHeaders, PacketProtocol, ParsedBeat};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::skid_buffer::SkidBuffer;

mod internet;
mod link;
mod stage;
mod sums;
mod transport;

use internet::{Addresses, Inside, Internet};
use link::{Link, WINDOW_BYTES};
use stage::{Pace, number, total};
use sums::Range;
use transport::{Found, Places, Transport};

/// What the parser promises; the latency is that of a packet of one beat.
pub const CONTRACT: Contract = Contract {
    module: "parser",
    summary: "Reads the headers of packets and sums up for their checksums.",
    source: contract::Source { paper: "design", section: "architecture, parser and checksum" },
    latency: Some(Latency::exactly(13, "source")),
    interval: 1,
    waits_on: &["sink", "source"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("parser", &[])],
    // What the headers say is left to the tests; a packet of two beats is through all stages in 16
    // cycles.
    proof: Proof::bounded(16).cover(18),
    constraint: None,
    build: |_| build(&Parser),
};

/// Bytes of a beat.
const BYTES: u32 = 64;

/// A parser.
#[derive(Clone, Debug)]
pub struct Parser;

/// Ports of the parser.
#[derive(Ports)]
pub struct ParserPorts {
    /// Packets.
    pub source: Sink<MessageBeat>,
    /// The same packets, and with the last beat what they are.
    #[shape(())]
    pub sink: Source<ParsedBeat>,
    /// What each packet's headers say about its flow.
    #[shape(())]
    pub headers: PulseSource<PacketHeaders>,
}

/// A beat in a stage.
#[derive(Clone, Copy, Debug, Bundle)]
struct Slot {
    /// Its bytes.
    #[width(8 * BYTES)]
    data: Bits,
    /// It ends its packet.
    last: Bool,
    /// With `last`: the packet must not be used.
    error: Bool,
}

/// What is known about a packet.
#[derive(Clone, Copy, Debug, Bundle)]
struct Facts {
    protocol: State<PacketProtocol>,
    #[width(5)]
    internet_offset: Bits,
    #[width(7)]
    transport_offset: Bits,
    #[width(16)]
    header_sum: Bits,
    #[width(16)]
    header_checksum: Bits,
    #[width(16)]
    transport_checksum: Bits,
    has_transport: Bool,
    is_fragment: Bool,
    is_unread: Bool,
    is_malformed: Bool,
}

/// What is needed of a packet to sum up its beats.
#[derive(Clone, Copy, Debug, Bundle)]
struct Bounds {
    /// What is summed up.
    range: Range,
    /// The sum of the pseudo header.
    #[width(22)]
    pseudo_sum: Bits,
    /// The byte behind the IP packet; zero if it is none.
    #[width(17)]
    packet_end: Bits,
}

impl Module for Parser {
    type Ports = ParserPorts;

    fn name(&self) -> String {
        "parser".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) -> ParserPortsShape {
        ParserPortsShape { source: MessageBeatShape { bytes: BYTES } }
    }

    #[elaborate]
    fn elaborate(&self, ParserPorts { source, sink, headers }: Self::Ports) {
        let offered_valid = register_bool(false);
        let offered = register::<ParsedBeat>(());
        let advance = sink.ready | !offered_valid;
        let pace = Pace(advance);
        sink.offer(offered_valid, offered);

        // A beat leaves when the next one of its packet is there, so that the first has 128 bytes.
        let payload = MessageBeatShape { bytes: BYTES };
        let buffer = instance("buffer", &SkidBuffer::<MessageBeat> { payload });
        buffer.source.connect(*source);
        let behind = buffer.sink.payload;
        let held = register::<MessageBeat>(behind.shape());
        let held_valid = register_bool(false);
        let held_first = register_bool(true);
        let is_between = register_bool(true);
        let goes = held_valid & (held.last | buffer.sink.valid);
        let moves = advance & goes;
        buffer.sink.ready.set(moves | !held_valid);
        when(buffer.sink.fires(), || {
            held.assign(behind);
            held_valid.set(true);
            held_first.set(is_between);
            is_between.set(behind.last);
        })
        .otherwise_when(moves, || held_valid.set(false));
        let follows = !held.last;
        let in_first = BYTES - link::TYPE;
        let in_second = WINDOW_BYTES - in_first;
        let window_first = held.data.top(8 * in_first);
        let window_second = behind.data.truncate(8 * in_second) & follows.mask(8 * in_second);

        let valid_1 = pace.next_bool(goes);
        let slot_1 = pace.next(Slot { data: held.data, last: held.last, error: held.error });
        let first_1 = pace.next(held_first);
        let link_1 = pace.next(Link::read(pack([window_first, window_second])));
        let keep_1 = pace.next(held.keep);
        let behind_keep_1 = pace.next(behind.keep & follows.mask(BYTES));

        let valid_2 = pace.next_bool(valid_1);
        let slot_2 = pace.next(slot_1);
        let first_2 = pace.next(first_1);
        let internet_2 = pace.next(Internet::read(link_1));
        let header_2 = pace.next(link_1.internet);
        let is_arp_2 = pace.next(link_1.is_arp);
        let offset_2 = pace.next(link_1.internet_offset());
        let header_sums_2 = sums::by_fours(pace, &sums::header_words(link_1));
        let address_sums_2 = sums::by_fours(pace, &sums::address_words(link_1));
        let beat_bytes_2 = pace.next(keep::count(keep_1));
        let behind_bytes_2 = pace.next(keep::count(behind_keep_1));

        let valid_3 = pace.next_bool(valid_2);
        let slot_3 = pace.next(slot_2);
        let first_3 = pace.next(first_2);
        let (inside_2, extent_2) = internet::look_inside(internet_2);
        let inside_3 = pace.next(inside_2);
        let extent_3 = pace.next(extent_2);
        let is_ipv4_3 = pace.next(internet_2.is_ipv4);
        let is_ipv6_3 = pace.next(internet_2.is_ipv6);
        let is_neither_3 = pace.next(internet_2.is_neither);
        let header_3 = pace.next(header_2);
        // From here on of no use: the first bytes of the header, and what is between the fields of a
        // transport header at the end.
        for (low, width) in [(0, 64), (720, 20), (744, 24), (784, 16)] {
            header_3.slice(low, width).ignore();
        }
        let is_arp_3 = pace.next(is_arp_2);
        let offset_3 = pace.next(offset_2);
        let header_sums_3 = sums::by_fours(pace, &header_sums_2);
        let address_sums_3 = sums::by_fours(pace, &address_sums_2);
        let beat_bytes_3 = pace.next(beat_bytes_2);
        let window_bytes_3 = pace.next(beat_bytes_2.widening_add(behind_bytes_2));

        let valid_4 = pace.next_bool(valid_3);
        let slot_4 = pace.next(slot_3);
        let first_4 = pace.next(first_3);
        let kinds_3 = (is_ipv4_3, is_ipv6_3, is_neither_3);
        let places_4 = pace.next(Places::find(kinds_3, offset_3, extent_3, window_bytes_3));
        let inside_4 = pace.next(inside_3);
        let transport_4 = pace.next(Transport::read(header_3, extent_3.words));
        let addresses_4 = pace.next(Addresses::read(header_3, is_ipv6_3));
        let checksum_4 = pace.next(number(header_3, 10));
        let is_arp_4 = pace.next(is_arp_3);
        let offset_4 = pace.next(offset_3);
        let header_sum_4 = pace.next(total(&header_sums_3));
        let address_sum_4 = pace.next(address_sums_3[0]);
        let beat_bytes_4 = pace.next(beat_bytes_3);

        let valid_5 = pace.next_bool(valid_4);
        let slot_5 = pace.next(slot_4);
        let first_5 = pace.next(first_4);
        let found_4 = Found::check(places_4, inside_4, transport_4);
        let protocol_4 = found_4.protocol(places_4, is_arp_4);
        let is_internet_4 = places_4.is_ipv4 | places_4.is_ipv6;
        let has_transport_4 = found_4.is_udp | found_4.is_tcp;
        let folded_4 = sums::folded(header_sum_4);
        let facts_5 = pace.next(Facts {
            protocol: protocol_4,
            internet_offset: offset_4 & is_internet_4.mask(5),
            transport_offset: places_4.transport_offset & has_transport_4.mask(7),
            header_sum: stage::in_header(folded_4) & places_4.is_ipv4.mask(16),
            header_checksum: checksum_4 & places_4.is_ipv4.mask(16),
            transport_checksum: found_4.checksum(transport_4),
            has_transport: has_transport_4,
            is_fragment: inside_4.is_fragment & is_internet_4,
            is_unread: inside_4.is_unread & is_internet_4,
            is_malformed: places_4.lacks_header
                | places_4.ends_in_header
                | inside_4.is_cut
                | found_4.is_wrong,
        });
        let bounds_5 = pace.next(Bounds::find(places_4, inside_4, transport_4, address_sum_4));
        let addresses_5 = pace.next(addresses_4.masked(is_internet_4));
        let source_port_5 = pace.next(transport_4.source_port & has_transport_4.mask(16));
        let destination_port_5 = pace.next(transport_4.destination_port & has_transport_4.mask(16));
        let number_5 = sums::beat_number(pace, valid_4, first_4);
        let beat_bytes_5 = pace.next(beat_bytes_4);
        let headers_valid = register_bool(false);
        headers_valid.set(advance & valid_4 & first_4);
        headers.send(
            headers_valid,
            PacketHeaders {
                protocol: facts_5.protocol,
                source_address: addresses_5.source,
                destination_address: addresses_5.destination,
                source_port: source_port_5,
                destination_port: destination_port_5,
            },
        );

        // From here on what was found in a packet's first beat goes for all of its beats.
        let valid_6 = pace.next_bool(valid_5);
        let slot_6 = pace.next(slot_5);
        let first_6 = pace.next(first_5);
        let facts_6 = register::<Facts>(());
        let bounds_6 = register::<Bounds>(bounds_5.shape());
        let begins_5 = valid_5 & first_5;
        when(advance & begins_5, || {
            facts_6.assign(facts_5);
            bounds_6.assign(bounds_5);
        });
        let range_5 = mux(begins_5, bounds_5.range, bounds_6.range);
        let lanes_6 = pace.next(range_5.lanes(number_5));
        let length_6 = pace.next(sums::length(number_5, beat_bytes_5));

        let valid_7 = pace.next_bool(valid_6);
        let slot_7 = pace.next(slot_6);
        let first_7 = pace.next(first_6);
        let is_beyond = bounds_6.packet_end.is_above(length_6.zero_extend(17));
        let found_6 = Facts { is_malformed: facts_6.is_malformed | is_beyond, ..facts_6 };
        let facts_7 = pace.next(found_6);
        let pseudo_7 = pace.next(bounds_6.pseudo_sum);
        let length_7 = pace.next(length_6);
        let summed_6 = slot_6.data & lanes_6.repeat_each(8);
        let eighths_7 = sums::by_fours(pace, &stage::words(summed_6));

        let valid_8 = pace.next_bool(valid_7);
        let slot_8 = pace.next(slot_7);
        let first_8 = pace.next(first_7);
        let facts_8 = pace.next(facts_7);
        let pseudo_8 = pace.next(pseudo_7);
        let length_8 = pace.next(length_7);
        let halves_8 = sums::by_fours(pace, &eighths_7);

        let valid_9 = pace.next_bool(valid_8);
        let slot_9 = pace.next(slot_8);
        let facts_9 = pace.next(facts_8);
        let pseudo_9 = pace.next(pseudo_8);
        let length_9 = pace.next(length_8);
        let sum_9 = sums::accumulate(pace, valid_8, first_8, total(&halves_8));

        let valid_10 = pace.next_bool(valid_9);
        let slot_10 = pace.next(slot_9);
        let facts_10 = pace.next(facts_9);
        let length_10 = pace.next(length_9);
        let pseudo_parts = [pseudo_9.truncate(16), pseudo_9.top(6)];
        let sum_parts = [sum_9.truncate(16), sum_9.top(13)];
        let sum_10 = pace.next(total(&[pseudo_parts, sum_parts].concat()));

        let transport_sum = stage::in_header(sums::folded(sum_10));
        when(advance, || {
            offered_valid.set(valid_10);
            offered.assign(parsed(slot_10, facts_10, length_10, transport_sum));
        });

        // How many packets have said what their headers are and have not left.
        let announced = register_reset(5, 0);
        let one_if = |condition: Bool| condition.bits().zero_extend(5);
        let packet_leaves = sink.fires() & sink.payload.last;
        announced.set(announced + one_if(headers_valid) - one_if(packet_leaves));
        let ends = sink.valid & sink.payload.last;
        assert_always("headers come before a packet's end", ends.implies(announced.any()));
        assert_always("no more packets than stages are inside", announced.is_at_most(7));
        let was_last = delayed_bool(packet_leaves);
        cover("packets of one beat follow each other", was_last & packet_leaves);
        cover("a first beat waits for its second", held_valid & !goes & !buffer.sink.valid);
    }
}

impl Bounds {
    /// What the sum of a UDP datagram or TCP segment is about.
    #[elaborate]
    fn find(places: Places, inside: Inside, transport: Transport, address_sum: Bits) -> Self {
        let is_udp = inside.announces_udp;
        let begin = places.transport_offset;
        let udp_end = begin.zero_extend(17) + transport.udp_bytes.zero_extend(17);
        let stated_end = mux(is_udp, udp_end, places.packet_end);
        // More than a packet has is all of it.
        let is_beyond = stated_end.top(3).any();
        let end_within = stated_end.truncate(14) | is_beyond.mask(14);
        let protocol = mux(is_udp, constant(8, internet::UDP), constant(8, internet::TCP));
        let length = mux(is_udp, transport.udp_bytes, places.segment_bytes.truncate(16));
        let is_internet = places.is_ipv4 | places.is_ipv6;
        Self {
            range: Range { first_word: begin.top(6), end_byte: end_within },
            pseudo_sum: sums::pseudo_header(address_sum, protocol, length),
            packet_end: places.packet_end & is_internet.mask(17),
        }
    }
}

/// A beat as it leaves: what is known of its packet is there with the last.
fn parsed(slot: Slot, facts: Facts, length_bytes: Bits, transport_sum: Bits) -> ParsedBeat {
    let Slot { data, last, error, .. } = slot;
    let with_last = |bits: Bits| bits & last.mask(bits.width());
    ParsedBeat {
        data,
        last,
        error: error & last,
        length_bytes: with_last(length_bytes),
        protocol: State::from_bits(with_last(facts.protocol.bits())),
        internet_offset: with_last(facts.internet_offset),
        transport_offset: with_last(facts.transport_offset),
        header_sum: with_last(facts.header_sum),
        header_checksum: with_last(facts.header_checksum),
        transport_sum: with_last(transport_sum & facts.has_transport.mask(16)),
        transport_checksum: with_last(facts.transport_checksum),
        is_fragment: facts.is_fragment & last,
        is_unread: facts.is_unread & last,
        is_malformed: facts.is_malformed & last,
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
