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
//!  source --> headers of two beats --> pieces --> byte_joiner --> hash --> line
//!                    +--> what is known of the request ------------^----> request
//! ```
//!
//! # Function
//! Reads Ethernet with a tag or without, IPv4 without options, IPv6 without extension headers, UDP, memcached's frame
//! header and the header of the binary protocol, and gives each request with the hash of its key and with what is to
//! come back to who sent it. The lines of its entry come before it, the last of them beside it: 16 zeros, the key, the
//! value, zeros.
//!
//! GET, SET, ADD, REPLACE, DELETE, their quiet forms, GETK, GETKQ, NOOP and VERSION are served. Others are refused with
//! 0x81, and so are those with key and extras longer than a body that is there; those with other lengths that are not
//! right, of which the body goes beyond the datagram, or with a data type, with 4; those with a value of more than 1,200
//! bytes with 3, in this order. A refused request has no lines. Virtual bucket and expiration, and what is behind the
//! body, mean nothing.
//!
//! A packet that is no such request is dropped and counted: with an error, or with fewer beats than it has bytes; not
//! UDP as it is read here, shorter than its headers say, or without a frame header; of more datagrams than one; with
//! another magic or without a whole header. Of a damaged packet, lines may come; then no request does.
//!
//! # Backpressure
//! A packet takes as many cycles as it has beats, or as its request has lines; a cycle is lost where one follows that has
//! a longer or shorter header, so that its first line comes later. `source_ready` comes from a register.
//!
//! # Ordering
//! As they come: no line of a request comes before the request in front of it was taken. A request is offered with its
//! last line; each of the two may be taken first.
//!
//! # Reset
//! Empties it; the packet that is coming in is cut, and its rest is taken for a packet.
//!
//! # Resources
//! Six stages that move together, with 106 bytes of headers at first, `byte_joiner`, a stage with a line, two queues of
//! eight. The hash of a line is one stage of exclusive ors.
//!
//! # Why not
//! The lines of a request could come while the one before it waits to be taken; then whoever takes them would have to
//! tell whose they are.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSource, Module, Ports, Sink, Source, Stream, all_of,
    constant, cover, delayed_bool, elaborate, instance, mux, pack, register, register_bool,
    register_reset, scope, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::compound::Pair;
use crate::lib::counter;
use crate::lib::pace::Pace;
use crate::lib::passing::past_a_place;
use crate::message::{
    BytePiece, KvsLine, KvsParserStatus, KvsPeer, KvsRequest, PacketBeat, Word, WordShape,
};
use crate::module::{Preset, Proof, Record, build, header};
use crate::stream::byte_joiner::ByteJoiner;
use crate::stream::event_counter;
use crate::stream::fifo::Fifo;

mod hash;
mod headers;
mod leave;
mod request;

use headers::{Fields, Internet, Lengths, Link, WINDOW_BYTES};
use leave::{Awaited, Ended, Leaving};
use request::{FRONT_BYTES, Fate, Judged, Known};

/// What the parser promises; latency and interval are those of packets of two beats with a line each.
pub const CONTRACT: Contract = Contract {
    module: "kvs_parser",
    summary: "Reads requests of the key-value handler.",
    source: contract::Source { paper: "CXL-NIC", section: "5.4" },
    latency: Some(Latency::exactly(10, "source")),
    interval: 1,
    waits_on: &["line", "request", "source"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("kvs_parser", &[])],
    proof: Proof::none("what it reads is left to the tests; the joiner has a proof"),
    constraint: None,
    build: |_| build(&Parser),
};

/// Bytes of a beat.
const BYTES: u32 = 64;
/// Bits of the number of one of them, and of a number of them.
const BYTE_BITS: u32 = 6;
const COUNT_BITS: u32 = 7;
/// Bits of the number of a beat in its packet; it stays at its largest value, which is beyond every request.
const BEAT_BITS: u32 = 5;
/// Requests that are between the stages and the ports.
const REQUESTS: u32 = 8;

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

/// A beat in a stage.
#[derive(Clone, Copy, Debug, Bundle)]
struct Slot {
    /// Its bytes.
    #[width(8 * BYTES)]
    data: Bits,
    /// It begins its packet.
    first: Bool,
    /// It ends its packet.
    last: Bool,
    /// With `last`: the packet must not be used.
    error: Bool,
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
        let joiner = instance("joiner", &ByteJoiner);
        let awaited =
            Fifo::<Word> { payload: WordShape { bits: Awaited::width() }, depth: REQUESTS };
        let awaited = instance("awaited", &awaited);
        let requests =
            Fifo::<Word> { payload: WordShape { bits: Ended::width() }, depth: REQUESTS };
        let requests = instance("requests", &requests);
        [awaited.occupancy, requests.occupancy].into_iter().for_each(|level| level.ignore());

        // Whatever a beat has to give is taken at once.
        let has_room = all_of([joiner.source.ready, awaited.source.ready, requests.source.ready]);
        let has_beat = register_bool(false);
        let advance = has_room | !has_beat;
        let pace = Pace(advance);
        let (valid_1, slot_1, window_1, length_1) = Self::windows(*source, pace);

        let valid_2 = pace.next_bool(valid_1);
        let slot_2 = pace.next(slot_1);
        let link_2 = pace.next(Link::read(window_1, length_1));

        let valid_3 = pace.next_bool(valid_2);
        let slot_3 = pace.next(slot_2);
        let internet_3 = pace.next(Internet::read(link_2));

        let valid_4 = pace.next_bool(valid_3);
        let slot_4 = pace.next(slot_3);
        let origin_4 = pace.next(internet_3.origin);
        let fields_4 = pace.next(Fields::read(internet_3));
        let lengths_4 = pace.next(Lengths::read(internet_3.datagram));

        let valid_5 = pace.next_bool(valid_4);
        let slot_5 = pace.next(slot_4);
        let origin_5 = pace.next(origin_4);
        let fields_5 = pace.next(fields_4);
        let judged_5 = pace.next(Judged::of(fields_4.opcode, lengths_4));

        // From here on what was found in a packet's first beat goes for all of its beats.
        let slot = pace.next(slot_5);
        let known = register::<Known>(());
        let beat_number = register_reset(BEAT_BITS, 0);
        let begins = valid_5 & slot_5.first;
        when(advance, || has_beat.set(valid_5));
        when(advance & begins, || {
            known.assign(Known::of(origin_5, fields_5, judged_5));
            beat_number.set(0);
        })
        .otherwise_when(advance & valid_5 & !beat_number.all(), || {
            beat_number.set(beat_number + 1)
        });

        let (piece, is_behind) = Self::piece(slot, &known, beat_number);
        let moves = has_beat & has_room;
        joiner.source.offer(moves & known.has_lines & !is_behind, piece);
        let is_request = known.fate.is_request;
        let await_request = Awaited::of(&known);
        awaited
            .source
            .offer(moves & slot.first & is_request, Word { data: await_request.packed() });
        let lacks_beats = beat_number.is_below(known.last_beat);
        let is_damaged = slot.error | lacks_beats;
        let ends = moves & slot.last;
        let ended = Ended { is_damaged, request: known.request, peer: known.peer };
        requests.source.offer(ends & is_request, Word { data: ended.packed() });

        let leaving = Leaving { line, request };
        leaving.leave(*joiner.sink, *awaited.sink, *requests.sink);
        Self::count(ends, is_damaged, &known, *status);
        cover("a request without lines ends", ends & is_request & !known.has_lines);
    }
}

impl Parser {
    /// The beats of packets, each with the first bytes of its packet and the packet's length; they mean something
    /// with a packet's first.
    #[elaborate]
    fn windows(source: Stream<PacketBeat>, pace: Pace) -> (Bool, Slot, Bits, Bits) {
        let next = scope("next", || past_a_place(source));
        let behind = next.payload;
        // What they say is read here.
        [behind.protocol.bits(), behind.checksum.bits(), behind.ring, behind.destination]
            .into_iter()
            .chain([behind.flow_hash, behind.timestamp_cycles])
            .for_each(Bits::ignore);

        // A beat moves on when the next one of its packet is there, so that the first has 128 bytes.
        let held = register::<Slot>(());
        let held_length = register::<Bits>(14);
        let held_valid = register_bool(false);
        let is_between = register_bool(true);
        let goes = held_valid & (held.last | next.valid);
        let moves = pace.0 & goes;
        next.ready.set(moves | !held_valid);
        when(next.fires(), || {
            let PacketBeat { data, last, error, length_bytes, .. } = behind;
            held.assign(Slot { data, first: is_between, last, error });
            held_length.set(length_bytes);
            held_valid.set(true);
            is_between.set(last);
        })
        .otherwise_when(moves, || held_valid.set(false));
        let in_second = 8 * (WINDOW_BYTES - BYTES);
        // Of a packet of one beat nothing is read that is not in it.
        let second = behind.data.truncate(in_second);
        cover("a first beat waits for its second", held_valid & !goes);
        let window = pace.next(pack([held.data, second]));
        (pace.next_bool(goes), pace.next(held), window, pace.next(held_length))
    }

    /// What a beat has of its request's lines: the first has what is in front of the key, because the key is in none
    /// before the second. And whether it is behind them.
    #[elaborate]
    fn piece(slot: Slot, known: &Known, beat_number: Bits) -> (BytePiece, Bool) {
        let is_behind = beat_number.is_above(known.last_byte.top(BEAT_BITS));
        let ends_here = beat_number.equals(known.last_byte.top(BEAT_BITS));
        let is_second = beat_number.equals(1);
        let first_byte = known.begin_byte & is_second.mask(BYTE_BITS);
        let last_byte = known.last_byte.truncate(BYTE_BITS) | (!ends_here).mask(BYTE_BITS);
        let count = last_byte.zero_extend(COUNT_BITS) + 1 - first_byte.zero_extend(COUNT_BITS);
        let piece = BytePiece {
            data: slot.data & (!slot.first).mask(8 * BYTES),
            first_byte,
            count: mux(slot.first, constant(COUNT_BITS, FRONT_BYTES), count),
            // With the packet at the latest, whatever it has promised.
            last: ends_here | slot.last,
        };
        (piece, is_behind)
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
