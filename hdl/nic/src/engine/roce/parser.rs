//! Parser of RoCEv2: reads requests of reliable connections.
//!
//! ```text
//!             +---- roce_parser ----+
//!      source |                     | request
//!  ---------->| stream       stream |---------->
//!     station |                     | status
//!  ---------->| level         level |---------->
//!             +---------------------+
//!
//!  source --> beat --+--> first beat, second --> read --> judged --> request
//!                    +--> check sequence -----------------^
//! ```
//!
//! # Function
//! Reads Ethernet without a tag, IPv4 without options, UDP to port 4791, the base transport header and the header of atomic
//! operations, and gives each request of a reliable connection whose check sequence (ICRC) is right. A request with another opcode,
//! or an atomic one that is longer or shorter than it should be, is given as `Other`: whoever keeps the connection refuses it.
//!
//! A packet that is no such request is dropped and counted: with an error, or with fewer beats than it has bytes (damaged); one that is no
//! RoCEv2 for this station, or whose lengths contradict each other (foreign); with a wrong check sequence; of another
//! transport, of another version, or a response, since nothing here asks anybody (unsupported).
//!
//! # Backpressure
//! A packet takes as many cycles as it has beats. `source_ready` comes from a register.
//!
//! # Ordering
//! FIFO order.
//!
//! # Faults
//! As above; each kind has a counter, and the first is named.
//!
//! # Reset
//! Empties it; the packet that is coming in is cut, and its rest is taken for a packet.
//!
//! # Resources
//! Registers of three beats; the check sequence of a beat is one sum of its bits.
//!
//! # Rationale
//! A packet is as long as its last beat says, and what is behind it is zero: then the register behind the last beat depends on the length
//! alone, one of sixteen values, and no byte is looked for.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, Sink, Source, all_of,
    constant, cover, delayed_bool, elaborate, mux, one_hot, pack, register, register_bool,
    register_reset, register_state, scope, state, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use super::format;
use crate::lib::big_endian::{byte, number, number_of};
use crate::lib::counter;
use crate::lib::pace::Pace;
use crate::lib::passing::past_a_place;
use crate::message::{
    PacketBeat, RoceOperation, RoceParserFault, RoceParserStatus, RoceRequest, RoceStation,
};
use crate::module::{Preset, Proof, Record, build, header};

/// What the parser promises; latency and interval are those of packets of one beat.
pub const CONTRACT: Contract = Contract {
    module: "roce_parser",
    summary: "Reads requests of reliable connections from RoCEv2 packets.",
    source: contract::Source { paper: "Cohet", section: "V-A" },
    latency: Some(Latency::exactly(3, "source")),
    interval: 1,
    waits_on: &["request", "source"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("roce_parser", &[])],
    proof: Proof::none("what it reads is left to the tests"),
    constraint: None,
    build: |_| build(&RoceParser),
};

/// Bits of a number of bytes.
const LENGTH_BITS: u32 = 14;
/// Bits of the number of a beat; it stays at its largest value, which no packet has.
const BEAT_BITS: u32 = 8;
/// Bytes of the second beat that are read.
const SECOND_BYTES: u32 = format::REQUEST_BYTES - format::CHECK_BYTES - format::BYTES;
/// Lengths are so many bytes apart.
const STEP: u32 = 4;

/// The parser.
#[derive(Clone, Debug)]
pub struct RoceParser;

/// Ports of the parser.
#[derive(Ports)]
pub struct RoceParserPorts {
    /// Packets.
    #[shape(())]
    pub source: Sink<PacketBeat>,
    /// Who the card is.
    #[shape(())]
    pub station: LevelSink<RoceStation>,
    /// Requests.
    #[shape(())]
    pub request: Source<RoceRequest>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<RoceParserStatus>,
}

/// A beat.
#[derive(Clone, Copy, Debug, Bundle)]
struct Beat {
    #[width(8 * format::BYTES)]
    data: Bits,
    first: Bool,
    last: Bool,
    error: Bool,
    #[width(LENGTH_BITS)]
    length_bytes: Bits,
}

/// What becomes of a packet.
#[derive(Clone, Copy, Debug, Bundle)]
struct Fate {
    is_damaged: Bool,
    is_foreign: Bool,
    is_wrong: Bool,
    is_unsupported: Bool,
}

impl Module for RoceParser {
    type Ports = RoceParserPorts;

    fn name(&self) -> String {
        CONTRACT.module.to_owned()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("parser.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, RoceParserPorts { source, station, request, status }: Self::Ports) {
        let next = scope("next", || past_a_place(*source));
        let PacketBeat { data, last, error, length_bytes, .. } = next.payload;
        let beat = next.payload;
        [beat.protocol.bits(), beat.checksum.bits(), beat.ring, beat.destination]
            .into_iter()
            .chain([beat.flow_hash, beat.timestamp_cycles])
            .for_each(Bits::ignore);

        // A stage takes what comes if nothing is in it, or what is in it moves on.
        let valid_1 = register_bool(false);
        let ended = register_bool(false);
        let judged_valid = register_bool(false);
        let judged_moves = wire::<Bool>(());
        let judges = judged_moves | !judged_valid;
        let advance_2 = judges | !ended;
        let advance_1 = advance_2 | !valid_1;
        let first = register_bool(true);
        next.ready.set(advance_1);
        when(next.fires(), || first.set(last));
        when(advance_1, || valid_1.set(next.valid));
        let beat_1 = Pace(advance_1).next(Beat { data, first, last, error, length_bytes });

        // Here a packet comes together.
        let gathers = valid_1 & advance_2;
        let head = register::<Bits>(8 * format::BYTES);
        let second = register::<Bits>(8 * SECOND_BYTES);
        let check = register::<Bits>(32);
        let length = register::<Bits>(LENGTH_BITS);
        let has_error = register::<Bool>(());
        let beat_number = register_reset(BEAT_BITS, 0);
        let line = mux(beat_1.first, format::covered(beat_1.data), beat_1.data);
        let check_next = format::check_after(check & (!beat_1.first).mask(32), line);
        when(advance_2, || ended.set(valid_1 & beat_1.last));
        when(gathers, || {
            check.set(check_next);
            has_error.set(beat_1.error);
        });
        when(gathers & beat_1.first, || {
            head.set(beat_1.data);
            length.set(beat_1.length_bytes);
            beat_number.set(0);
        })
        .otherwise_when(gathers & !beat_number.all(), || beat_number.set(beat_number + 1));
        when(gathers & beat_number.is_zero() & !beat_1.first, || {
            second.set(beat_1.data.truncate(8 * SECOND_BYTES))
        });

        let packet = pack([head, second]);
        ignore_unread(packet);
        let last_beat = (length - 1).top(LENGTH_BITS - 6);
        let lacks_beats = beat_number.differs(last_beat.zero_extend(BEAT_BITS));
        let judges_now = ended & judges;
        let fate = register::<Fate>(());
        let judged = register::<RoceRequest>(());
        when(judges, || judged_valid.set(ended));
        when(judges_now, || {
            fate.assign(Fate {
                is_damaged: has_error | lacks_beats,
                is_foreign: !is_for(packet, length, *station),
                is_wrong: !is_sound(check, length),
                is_unsupported: !is_request(packet),
            });
            judged.assign(read(packet, length));
        });
        let Fate { is_damaged, is_foreign, is_wrong, is_unsupported } = fate;
        let is_given = !(is_damaged | is_foreign | is_wrong | is_unsupported);
        request.offer(judged_valid & is_given, judged);
        judged_moves.set(judged_valid & (request.ready | !is_given));
        count(judged_moves, fate, is_given, *status);
        cover("a packet waits behind a request", ended & !judges);
    }
}

/// What a packet says and nobody needs.
fn ignore_unread(packet: Bits) {
    let bytes = [
        (format::SOURCE_MAC, 6),
        (format::SERVICE, 1),
        (format::IDENTIFICATION, 2),
        (format::HOPS, 1),
        (format::INTERNET_SUM, 2),
        (format::DATAGRAM, 2),
        (format::DATAGRAM_SUM, 2),
        (format::RESERVED, 1),
        (format::SEQUENCE - 1, 1),
    ];
    for (offset, count) in bytes {
        packet.slice(8 * offset, 8 * count).ignore();
    }
    // A solicited event, and the state of migration.
    byte(packet, format::FLAGS).top(2).ignore();
}

/// It is RoCEv2 for this station, and as long as all of its headers say.
#[elaborate]
fn is_for(packet: Bits, length: Bits, station: RoceStation) -> Bool {
    let is = |offset: u32, value: u32| number(packet, offset).equals(value);
    let is_byte = |offset: u32, value: u32| byte(packet, offset).equals(value);
    let bytes = |offset: u32, count: u32| number_of(packet.slice(8 * offset, 8 * count));
    // More fragments, or an offset.
    let is_whole = number(packet, format::FRAGMENT).truncate(14).is_zero();
    let total_bytes = length - format::INTERNET;
    let datagram_bytes = length - format::DATAGRAM;
    let has_length =
        |offset: u32, bytes: Bits| number(packet, offset).equals(bytes.zero_extend(16));
    all_of([
        bytes(format::DESTINATION_MAC, 6).equals(station.mac),
        is(format::TYPE, format::IPV4),
        is_byte(format::INTERNET, format::VERSION),
        is_whole,
        is_byte(format::PROTOCOL, format::UDP),
        bytes(format::DESTINATION, 4).equals(station.address),
        is(format::DESTINATION_PORT, format::PORT),
        has_length(format::TOTAL_BYTES, total_bytes),
        has_length(format::DATAGRAM_BYTES, datagram_bytes),
        length.is_at_least(format::SHORTEST_BYTES),
        length.truncate(2).equals(format::SHORTEST_BYTES % STEP),
    ])
}

/// The check sequence is right, of a packet of so many bytes.
#[elaborate]
fn is_sound(check: Bits, length: Bits) -> Bool {
    let in_beat = one_hot(length.slice(2, 4), format::BYTES / STEP);
    let residues: Vec<u32> = (0..format::BYTES / STEP)
        .map(|step| format::residue_behind(STEP * step + format::SHORTEST_BYTES % STEP))
        .collect();
    let expected = pack((0..32).map(|bit| {
        let steps = (0..).zip(&residues).filter(|(_, residue)| **residue >> bit & 1 == 1);
        let mask = steps.fold(0_u64, |mask, (step, _)| mask | 1 << step);
        (in_beat & constant(format::BYTES / STEP, mask)).any()
    }));
    check.equals(expected)
}

/// It is a request of a reliable connection, of the only version of the header.
#[elaborate]
fn is_request(packet: Bits) -> Bool {
    let opcode = byte(packet, format::OPCODE);
    let is_response =
        opcode.is_at_least(format::FIRST_RESPONSE) & opcode.is_at_most(format::ATOMIC_ACKNOWLEDGE);
    let has_version = byte(packet, format::FLAGS).truncate(4).is_zero();
    opcode.top(3).is_zero() & !is_response & has_version
}

/// What it says.
#[elaborate]
fn read(packet: Bits, length: Bits) -> RoceRequest {
    let bytes = |offset: u32, count: u32| number_of(packet.slice(8 * offset, 8 * count));
    let is_long_enough = length.equals(format::REQUEST_BYTES);
    // Of an atomic operation nothing is filled up.
    let is_atomic = is_long_enough & byte(packet, format::FLAGS).slice(4, 2).is_zero();
    let is = |code: u32| byte(packet, format::OPCODE).equals(code) & is_atomic;
    let adds =
        mux(is(format::FETCH_ADD), state(RoceOperation::FetchAdd), state(RoceOperation::Other));
    RoceRequest {
        operation: mux(is(format::COMPARE_SWAP), state(RoceOperation::CompareSwap), adds),
        source_address: bytes(format::SOURCE, 4),
        p_key: number(packet, format::P_KEY),
        pair_number: bytes(format::PAIR_NUMBER, 3),
        sequence: bytes(format::SEQUENCE, 3),
        address: bytes(format::EXTENDED, 8),
        r_key: bytes(format::R_KEY, 4),
        operand: bytes(format::OPERAND, 8),
        compare: bytes(format::COMPARE, 8),
    }
}

/// Counts a packet that leaves, and names the first fault.
#[elaborate]
fn count(leaves: Bool, fate: Fate, is_given: Bool, status: RoceParserStatus) {
    let Fate { is_damaged, is_foreign, is_wrong, is_unsupported } = fate;
    let packet_leaves = delayed_bool(leaves);
    counter::wrapping("packet_count", status.packets, packet_leaves);
    let request_leaves = delayed_bool(leaves & is_given);
    counter::wrapping("request_count", status.requests, request_leaves);
    let is_read = !is_damaged & !is_foreign;
    let faults = [
        (RoceParserFault::Damaged, "damaged", status.damaged, is_damaged),
        (RoceParserFault::Foreign, "foreign", status.foreign, !is_damaged & is_foreign),
        (RoceParserFault::BadCheck, "bad_check", status.bad_checks, is_read & is_wrong),
        (
            RoceParserFault::Unsupported,
            "unsupported",
            status.unsupported,
            is_read & !is_wrong & is_unsupported,
        ),
    ];
    let fault = register_state(RoceParserFault::None);
    let is_first = fault.is(RoceParserFault::None);
    status.fault.set(fault);
    for (cause, name, target, is_so) in faults {
        let happens = delayed_bool(leaves & is_so).named(&format!("is_{name}"));
        counter::saturating(&format!("{name}_count"), target, happens);
        when(happens & is_first, || fault.set(state(cause)));
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
