//! Sender of RoCEv2: makes packets of answers.
//!
//! ```text
//!             +---- roce_sender ----+
//!      answer |                     | packet
//!  ---------->| stream       stream |---------->
//!     station |                     |
//!  ---------->| level               |
//!             +---------------------+
//!
//!  answer --> headers --+---------------------+--> packet
//!                       +--> check sequence --+
//! ```
//!
//! # Function
//! Gives for each answer one packet of Ethernet, IPv4, UDP and the base transport header: an acknowledgement of an atomic
//! operation with the number as it was, two beats; or a refusal, one. The check sequence (ICRC) is right; the checksums of IPv4 and UDP are zero,
//! and the packet asks for them: the check sequence does not cover them.
//!
//! # Backpressure
//! A packet takes as many cycles as it has beats. `answer_ready` comes from registers.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Forgets all answers; the packet on its way is cut.
//!
//! # Resources
//! Registers of two packets; one sum of bits for the check sequence.
//!
//! # Rationale
//! The bytes that the check sequence covers are fewer than a beat: put at the end of a line they are one sum for either kind of packet.
use nic_dsl::{
    Bits, Bool, LevelSink, Module, Ports, Sink, Source, assert_always, concatenate, constant,
    constant_bool, cover, elaborate, mux, pack, register_bool, scope, state, when, wire,
};
use nic_spec::contract::{self, Contract, Latency};

use super::format;
use crate::lib::big_endian::in_header;
use crate::lib::pace::Pace;
use crate::lib::passing::past_a_place;
use crate::message::{
    PacketBeat, PacketChecksum, PacketProtocol, RoceAnswer, RoceStation, RoceSyndrome,
};
use crate::module::{Preset, Proof, Record, build, header};

/// What the sender promises; latency and interval are those of refusals.
pub const CONTRACT: Contract = Contract {
    module: "roce_sender",
    summary: "Makes RoCEv2 packets of answers to atomic operations.",
    source: contract::Source { paper: "Cohet", section: "V-A" },
    latency: Some(Latency::exactly(2, "answer")),
    interval: 1,
    waits_on: &["packet", "answer"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[],
    presets: &[Preset::product("roce_sender", &[])],
    proof: Proof::bounded(8).cover(8),
    constraint: None,
    build: |_| build(&RoceSender),
};

/// Bytes of a packet without its check sequence: of an acknowledgement, and of a refusal.
const LONG_BYTES: u32 = format::ATOMIC_ACKNOWLEDGE_BYTES - format::CHECK_BYTES;
const SHORT_BYTES: u32 = format::ACKNOWLEDGE_BYTES - format::CHECK_BYTES;
/// Hops that a packet may make.
const HOPS: u32 = 64;
/// Bits of a UDP port that are the connection's.
const PORT_BITS: u32 = 14;

/// The sender.
#[derive(Clone, Debug)]
pub struct RoceSender;

/// Ports of the sender.
#[derive(Ports)]
pub struct RoceSenderPorts {
    /// What is to be said.
    #[shape(())]
    pub answer: Sink<RoceAnswer>,
    /// Who the card is.
    #[shape(())]
    pub station: LevelSink<RoceStation>,
    /// Packets.
    #[shape(())]
    pub packet: Source<PacketBeat>,
}

impl Module for RoceSender {
    type Ports = RoceSenderPorts;

    fn name(&self) -> String {
        CONTRACT.module.to_owned()
    }

    fn documentation(&self) -> String {
        header::text(include_str!("sender.rs"), &CONTRACT)
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, RoceSenderPorts { answer, station, packet }: Self::Ports) {
        let next = scope("next", || past_a_place(*answer));
        let written_valid = register_bool(false);
        let sent_valid = register_bool(false);
        let sent_leaves = wire::<Bool>(());
        let sends = sent_leaves | !sent_valid;
        let writes = sends | !written_valid;
        next.ready.set(writes);
        when(writes, || written_valid.set(next.valid));
        when(sends, || sent_valid.set(written_valid));

        let is_done = next.payload.syndrome.is(RoceSyndrome::Done);
        let (to_written, to_sent) = (Pace(writes), Pace(sends));
        let written = to_written.next(bytes_of(next.payload, is_done, *station));
        let written_is_long = to_written.next(is_done);
        let check = check_of(written, written_is_long);
        let sent = to_sent.next(written);
        let sent_is_long = to_sent.next(written_is_long);
        let sent_check = to_sent.next(check);

        // The last two bytes of the number are in the second beat.
        let is_behind_first = register_bool(false);
        let beat_bits = 8 * format::BYTES;
        let refusal = pack([sent.truncate(8 * SHORT_BYTES), sent_check]).zero_extend(beat_bits);
        let first = mux(sent_is_long, sent.truncate(beat_bits), refusal);
        let rest = pack([sent.top(8 * (LONG_BYTES - format::BYTES)), sent_check]);
        let data = mux(is_behind_first, rest.zero_extend(beat_bits), first);
        let last = is_behind_first | !sent_is_long;
        let long = constant(14, format::ATOMIC_ACKNOWLEDGE_BYTES);
        let beat = PacketBeat {
            data,
            last,
            error: constant_bool(false),
            length_bytes: mux(sent_is_long, long, constant(14, format::ACKNOWLEDGE_BYTES)),
            ring: constant(8, 0),
            destination: constant(2, 0),
            protocol: state(PacketProtocol::Ipv4Udp),
            checksum: state(PacketChecksum::Fill),
            flow_hash: constant(32, 0),
            timestamp_cycles: constant(48, 0),
        };
        packet.offer(sent_valid, beat);
        when(packet.fires(), || is_behind_first.set(!last));
        sent_leaves.set(packet.fires() & last);
        assert_always(
            "only a long packet has a second beat",
            (is_behind_first & sent_valid).implies(sent_is_long),
        );
        cover(
            "a refusal leaves behind an acknowledgement",
            packet.fires() & !sent_is_long & written_valid,
        );
    }
}

/// The packet without its check sequence; behind a refusal is anything.
#[elaborate]
fn bytes_of(answer: RoceAnswer, is_done: Bool, station: RoceStation) -> Bits {
    let field = |width: u32, value: u32| in_header(constant(width, value));
    let either = |done: u32, refused: u32| {
        in_header(mux(is_done, constant(16, done), constant(16, refused)))
    };
    let from = |offset: u32| {
        either(format::ATOMIC_ACKNOWLEDGE_BYTES - offset, format::ACKNOWLEDGE_BYTES - offset)
    };
    let opcode =
        mux(is_done, constant(8, format::ATOMIC_ACKNOWLEDGE), constant(8, format::ACKNOWLEDGE));
    let peer = answer.peer_pair_number;
    let ports = constant(16 - PORT_BITS, format::FIRST_SOURCE_PORT >> PORT_BITS);
    let source_port = concatenate([ports, peer.truncate(PORT_BITS)]);
    let codes = [
        (RoceSyndrome::Gap, format::GAP),
        (RoceSyndrome::Invalid, format::INVALID),
        (RoceSyndrome::Access, format::ACCESS),
        (RoceSyndrome::Operational, format::OPERATIONAL),
    ];
    let syndrome = codes.into_iter().fold(constant(8, format::DONE), |otherwise, (is, code)| {
        mux(answer.syndrome.is(is), constant(8, code), otherwise)
    });
    pack([
        in_header(answer.peer_mac),
        in_header(station.mac),
        field(16, format::IPV4),
        field(8, format::VERSION),
        field(8, 0),
        from(format::INTERNET),
        // No identification, because it may not be cut into fragments.
        field(16, 0),
        field(16, 0x4000),
        field(8, HOPS),
        field(8, format::UDP),
        field(16, 0),
        in_header(station.address),
        in_header(answer.peer_address),
        in_header(source_port),
        field(16, format::PORT),
        from(format::DATAGRAM),
        field(16, 0),
        opcode,
        field(8, 0),
        in_header(answer.p_key),
        field(8, 0),
        in_header(peer),
        field(8, 0),
        in_header(answer.sequence),
        syndrome,
        in_header(answer.messages),
        in_header(answer.old),
    ])
}

/// The check sequence of a packet without it.
#[elaborate]
fn check_of(packet: Bits, is_long: Bool) -> Bits {
    let line_bits = 8 * format::BYTES;
    let covered = pack([
        format::covered(packet.truncate(line_bits)),
        packet.top(8 * (LONG_BYTES - format::BYTES)),
    ]);
    covered.truncate(8 * format::INTERNET).ignore();
    let at_the_end = |bytes: u32| {
        let of_packet = covered.slice(8 * format::INTERNET, 8 * (bytes - format::INTERNET));
        pack([constant(line_bits - of_packet.width(), 0), of_packet])
    };
    let line = mux(is_long, at_the_end(LONG_BYTES), at_the_end(SHORT_BYTES));
    !format::check_after(constant(32, 0), line)
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
