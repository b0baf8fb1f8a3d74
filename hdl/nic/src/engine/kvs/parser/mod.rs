//! Parser of the key-value handler: reads requests of memcached's binary protocol over UDP.
//!
//! ```text
//!             +---- kvs_parser ----+
//!      source |                    | line
//!  ---------->| stream      stream |---------->
//!             |                    | request
//!             |             stream |---------->
//!             |                    | status
//!             |              level |---------->
//!             +--------------------+
//!
//!  source --> headers of two beats --> judged ---> known --> request
//!                    +--> turned beats --> lines --> hash ----^---> line
//! ```
//!
//! # Function
//! Reads Ethernet with a tag or without, IPv4 without options, IPv6 without extension headers, UDP, memcached's frame
//! header and the header of the binary protocol, and gives each request with the hash of its key and with what is to
//! come back to who sent it. The lines of its entry come before it, the last of them beside it: 16 zeros, the key, the
//! value, zeros.
//!
//! GET, SET, ADD, REPLACE, DELETE, their quiet forms, GETK, GETKQ, NOOP and VERSION are served. Refused are, in this order:
//! with 4, requests of which the body goes beyond the datagram; with 0x81, those with key and extras longer than the
//! body; with 4, those with a key of more than 250 bytes; with 0x81, other opcodes; with 4, those with other lengths that
//! are not right, or with a data type; with 3, those with a value of more than 1,200 bytes. A refused request has no
//! lines. Virtual bucket and expiration, and what is behind the body, mean nothing.
//!
//! A packet that is no such request is dropped and counted: with an error, or with fewer beats than it has bytes; not
//! UDP as it is read here, shorter than its headers say, or without a frame header (foreign); of more datagrams than
//! one; with another magic or without a whole header. Foreign is also what does not go from one station to one, so that
//! no answer goes to many, or to somebody who cannot have asked: a group's bit in one of the MAC addresses; an IPv4
//! address from 224.0.0.0 on or an IPv6 address in ff00::/8, of source or destination; an IPv4 source in 0.0.0.0/8; source
//! port 0. Of a damaged packet, lines may come; then no request does.
//!
//! # Backpressure
//! A packet takes as many cycles as it has beats, and one more at most where beats are behind its request. `source_ready`
//! comes from a register.
//!
//! # Ordering
//! As they come: no line of a request comes before the request in front of it was taken. A request is offered with its
//! last line; each of the two may be taken first.
//!
//! # Reset
//! Empties it; the packet that is coming in is cut, and its rest is taken for a packet.
//!
//! # Resources
//! Three stages of a beat, each of which moves on by itself; a place beside them, and one for the first beat of a packet,
//! of which the key has nothing. A line and a request that leave. All beats of a packet are turned by the same number of
//! bytes, and the hash of a line is one sum, so that a stage does each.
//!
//! # Rationale
//! The lines of a request could come while the one before it waits to be taken; then whoever takes them would have to
//! tell whose they are. `byte_joiner` would put lines together, too; it looks for the place of each piece anew,
//! for which there is no time in a stage.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSource, Module, Ports, Sink, Source, Stream, constant,
    cover, delayed_bool, elaborate, mux, register, register_bool, register_reset, scope, when,
    wire,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::compound::Pair;
use crate::lib::counter;
use crate::lib::pace::Pace;
use crate::lib::passing::past_a_place;
use crate::lib::turn::{below, of_bytes, turned};
use crate::message::{KvsLine, KvsParserStatus, KvsPeer, KvsRequest, PacketBeat};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::event_counter;

mod hash;
mod headers;
mod leave;
mod request;

use headers::{Fields, Head, Internet, Lengths};
use leave::{Coming, Exit, InHand, Leave};
use request::{Extent, FRONT_BYTES, Fate, Judged, Known, is_late};

/// What the parser promises; latency and interval are those of packets of two beats with a line each.
pub const CONTRACT: Contract = Contract {
    module: "kvs_parser",
    summary: "Reads requests of the key-value handler.",
    source: contract::Source { paper: "CXL-NIC", section: "5.4" },
    latency: Some(Latency::exactly(4, "source")),
    interval: 1,
    waits_on: &["line", "request", "source"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("kvs_parser", &[])],
    proof: Proof::none("what it reads is left to the tests"),
    constraint: None,
    build: |_| build(&Parser),
};

/// Bytes of a beat.
const BYTES: u32 = 64;
/// Bits of the number of one of them.
const BYTE_BITS: u32 = 6;
/// Bits of the number of a beat in its packet; it stays at its largest value, which is beyond every request.
const BEAT_BITS: u32 = 5;

/// A parser.
#[derive(Clone, Debug)]
pub struct Parser;

/// Ports of the parser.
#[derive(Ports)]
pub struct ParserPorts {
    /// Packets with right checksums.
    #[shape(())]
    pub source: Sink<PacketBeat>,
    /// The lines of requests.
    #[shape(())]
    pub line: Source<KvsLine>,
    /// Requests, and who sent them.
    #[shape(((), ()))]
    pub request: Source<Pair<KvsRequest, KvsPeer>>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<KvsParserStatus>,
}

/// What a beat in a stage says. The first beat of a packet that goes on is in none.
#[derive(Clone, Copy, Debug, Bundle)]
struct Slot {
    /// It is the first of its packet that comes here.
    first: Bool,
    /// No other of its packet comes before it or behind it.
    is_alone: Bool,
    /// It ends its packet.
    last: Bool,
    /// With `last`: the packet must not be used.
    error: Bool,
}

/// A beat that comes to the first stage, and the first of its packet.
struct Arrival {
    valid: Bool,
    slot: Slot,
    data: Bits,
    head: Head,
}

impl Module for Parser {
    type Ports = ParserPorts;

    fn name(&self) -> String {
        "kvs_parser".to_string()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("mod.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, ParserPorts { source, line, request, status }: Self::Ports) {
        // A stage takes what comes if nothing is in it, or what is in it moves on.
        let valid_1 = register_bool(false);
        let valid_2 = register_bool(false);
        let valid_3 = register_bool(false);
        let advance = wire::<Bool>(());
        let advance_2 = advance | !valid_2;
        let advance_1 = advance_2 | !valid_1;
        let (to_1, to_2, to_3) = (Pace(advance_1), Pace(advance_2), Pace(advance));
        let arrival = Self::arrival(*source, to_1);
        when(advance_1, || valid_1.set(arrival.valid));
        when(advance_2, || valid_2.set(valid_1));
        when(advance, || valid_3.set(valid_2));

        let slot_1 = to_1.next(arrival.slot);
        let data_1 = to_1.next(arrival.data);
        let internet = Internet::read(arrival.head, arrival.data);
        let lengths_1 = to_1.next(Lengths::read(internet.datagram));
        let internet_1 = to_1.next(internet);

        let slot_2 = to_2.next(slot_1);
        let origin_2 = to_2.next(internet_1.origin);
        let fields = Fields::read(internet_1);
        let fields_2 = to_2.next(fields);
        let judged = Judged::of(fields.opcode, lengths_1);
        let judged_2 = to_2.next(judged);
        // Beats behind the first are turned as it is.
        let turn_2 = register::<Bits>(BYTE_BITS);
        let packet_turn = mux(judged.stores, internet_1.turn_of_stores, internet_1.turn);
        let turn = mux(slot_1.first, packet_turn, turn_2);
        let data_2 = to_2.next(turned(data_1, turn));
        when(advance_2 & valid_1, || turn_2.set(turn));

        // A line is the end of a beat and what the next begins with. From here on what was found with a packet's first
        // beat goes for all of them.
        let slot_3 = to_3.next(slot_2);
        slot_3.is_alone.ignore();
        let data_3 = register::<Bits>(8 * BYTES);
        let turn_3 = register::<Bits>(BYTE_BITS);
        let line_3 = register::<Bits>(8 * BYTES);
        let known = register::<Known>(());
        let beat_number = register_reset(BEAT_BITS, 0);
        let is_late_first = slot_2.first & is_late(origin_2, judged_2);
        let front = |is_there: Bool| is_there.mask(8 * FRONT_BYTES).zero_extend(8 * BYTES);
        let before_turn = below(turn_2);
        let of_end = of_bytes(before_turn);
        let ending = mux(slot_2.first, data_2, data_3);
        let beginning = data_2 & (!is_late_first).mask(8 * BYTES);
        let merged = (ending & of_end) | (beginning & !of_end);
        when(advance & valid_2, || {
            data_3.set(data_2 & !front(is_late_first));
            turn_3.set(turn_2);
            line_3.set(merged & !front(slot_2.first));
        });
        let begins = valid_2 & slot_2.first;
        when(advance & begins, || {
            known.assign(Known::of(origin_2, fields_2, judged_2));
            beat_number.set(mux(slot_2.is_alone, constant(BEAT_BITS, 0), constant(BEAT_BITS, 1)));
        })
        .otherwise_when(advance & valid_2 & !beat_number.all(), || {
            beat_number.set(beat_number + 1)
        });

        let lacks_beats = beat_number.is_below(known.last_beat);
        let is_damaged = slot_3.error | lacks_beats;
        let hand = InHand { valid: valid_3, slot: slot_3, known, is_damaged, line: line_3 };
        let coming = Coming { begins, extent: Extent::of(judged_2, turn_2) };
        let Leave { advances, has_rest } = Exit { line, request }.leave(&hand, &coming);
        advance.set(advances);
        let of_rest = below(turn_3);
        when(has_rest, || line_3.set(data_3 & of_bytes(of_rest)));
        let packet_ends = valid_3 & slot_3.last & advance;
        Self::count(packet_ends, is_damaged, &known, *status);
    }
}

impl Parser {
    /// The beats of packets but those that begin one which goes on; these wait beside them.
    #[elaborate]
    fn arrival(source: Stream<PacketBeat>, pace: Pace) -> Arrival {
        let next = scope("next", || past_a_place(source));
        let beat = next.payload;
        // What they say is read here.
        [beat.protocol.bits(), beat.checksum.bits(), beat.ring, beat.destination]
            .into_iter()
            .chain([beat.flow_hash, beat.timestamp_cycles])
            .for_each(Bits::ignore);

        let head = register::<Head>(());
        let head_error = register::<Bool>(());
        let is_between = register_bool(true);
        // The head is a whole packet; or the next beat is the second one.
        let is_alone = register_bool(false);
        let is_second = register_bool(false);
        next.ready.set(pace.0 | (is_between & !is_alone));
        when(pace.0, || is_alone.set(false));
        when(next.fires(), || {
            is_between.set(beat.last);
            is_second.set(is_between & !beat.last);
        });
        when(next.fires() & is_between, || {
            head.assign(Head::read(beat.data, beat.length_bytes));
            head_error.set(beat.error);
            is_alone.set(beat.last);
        });
        let comes = next.valid & !is_between;
        cover("a packet of one beat waits", is_alone & !pace.0);
        Arrival {
            valid: is_alone | comes,
            slot: Slot {
                first: is_alone | is_second,
                is_alone,
                last: is_alone | beat.last,
                error: mux(is_alone, head_error, beat.error),
            },
            data: beat.data,
            head,
        }
    }

    /// Counts a packet that ends.
    #[elaborate]
    fn count(ends: Bool, is_damaged: Bool, known: &Known, status: KvsParserStatus) {
        let Fate { is_fragmented, is_other, is_request } = known.fate;
        let is_foreign = !(is_fragmented | is_other | is_request);
        let sound = delayed_bool(ends & !is_damaged);
        let damaged = delayed_bool(ends & is_damaged);
        let [fragmented, other, request, foreign] =
            [is_fragmented, is_other, is_request, is_foreign].map(delayed_bool);
        event_counter::wrapping("request_count", status.requests, sound & request);
        counter::saturating("foreign_count", status.foreign_packets, sound & foreign);
        counter::saturating("fragment_count", status.fragmented_requests, sound & fragmented);
        counter::saturating("other_count", status.bad_magic, sound & other);
        counter::saturating("damaged_count", status.damaged_packets, damaged);
        event_counter::wrapping("packet_count", status.packets, sound | damaged);
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
