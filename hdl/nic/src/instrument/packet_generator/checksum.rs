//! Checksums: what changes from packet to packet is added to what does not, in six steps.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, any_of, concatenate, constant, delayed, elaborate, mux,
    register, register_bool, scope, when,
};
use nic_spec::probe::{ETHERNET_BYTES, MARK, TIME_TO_LIVE, UDP_AT};

use super::send::{Beat, Sent};
use crate::message::{GeneratorConfiguration, GeneratorContent};

/// A beat whose checksums are known.
pub(super) struct Summed {
    /// There is one.
    pub valid: Bool,
    /// The beat.
    pub beat: Beat,
    /// The check of its packet, with which its pattern is made.
    pub check: Bits,
    /// Checksum of the IPv4 header.
    pub header_checksum: Bits,
    /// Checksum of UDP.
    pub udp_checksum: Bits,
    /// A beat is on its way here.
    pub is_busy: Bool,
}

/// Words that are summed, in pairs.
#[derive(Clone, Copy, Debug, Bundle)]
struct Pairs {
    #[shape(())]
    beat: Beat,
    #[width(16)]
    check: Bits,
    /// The parts of both addresses that flows differ in.
    #[width(17)]
    addresses: Bits,
    /// Of the IPv4 header, what does not change, and its length.
    #[width(17)]
    header: Bits,
    #[width(17)]
    ports: Bits,
    /// Of UDP and its pseudo header, what does not change, and its length twice.
    #[width(17)]
    datagram: Bits,
    /// Words of the numbers that the packet carries.
    #[width(17)]
    first_numbers: Bits,
    #[width(17)]
    second_numbers: Bits,
    #[width(17)]
    third_numbers: Bits,
}

/// Sums of pairs.
#[derive(Clone, Copy, Debug, Bundle)]
struct Quads {
    #[shape(())]
    beat: Beat,
    #[width(16)]
    check: Bits,
    #[width(18)]
    header: Bits,
    #[width(18)]
    ends: Bits,
    #[width(18)]
    first_numbers: Bits,
    #[width(18)]
    second_numbers: Bits,
    /// The check, and what of the pattern does not cancel itself out.
    #[width(17)]
    pattern: Bits,
}

/// Sums of sums.
#[derive(Clone, Copy, Debug, Bundle)]
struct Octets {
    #[shape(())]
    beat: Beat,
    #[width(16)]
    check: Bits,
    #[width(17)]
    header: Bits,
    #[width(19)]
    front: Bits,
    #[width(19)]
    back: Bits,
}

/// Everything summed.
#[derive(Clone, Copy, Debug, Bundle)]
struct Whole {
    #[shape(())]
    beat: Beat,
    #[width(16)]
    check: Bits,
    #[width(16)]
    header_checksum: Bits,
    #[width(20)]
    datagram: Bits,
}

/// Folded once.
#[derive(Clone, Copy, Debug, Bundle)]
struct Folded {
    #[shape(())]
    beat: Beat,
    #[width(16)]
    check: Bits,
    #[width(16)]
    header_checksum: Bits,
    #[width(17)]
    datagram: Bits,
}

/// Done.
#[derive(Clone, Copy, Debug, Bundle)]
struct Done {
    #[shape(())]
    beat: Beat,
    #[width(16)]
    check: Bits,
    #[width(16)]
    header_checksum: Bits,
    #[width(16)]
    udp_checksum: Bits,
}

/// Registers for a value on its way, which `move` together.
pub(super) fn stage<B: Bundle>(name: &str, moves: Bool, valid: Bool, value: B) -> (Bool, B) {
    scope(name, || registers(moves, valid, value))
}

#[elaborate]
fn registers<B: Bundle>(moves: Bool, is_there: Bool, value: B) -> (Bool, B) {
    let valid = register_bool(false);
    let stage = register::<B>(value.shape());
    when(moves, || {
        valid.set(is_there);
        stage.assign(value);
    });
    (valid, stage)
}

/// A sum without losing a carry.
fn plus(left: Bits, right: Bits) -> Bits {
    let width = left.width().max(right.width());
    left.zero_extend(width).widening_add(right.zero_extend(width))
}

/// The carries of a sum added to its lower 16 bits: one bit more for each is enough.
pub(super) fn folded(sum: Bits) -> Bits {
    plus(sum.truncate(16), sum.top(sum.width() - 16).zero_extend(16))
}

/// A sum of 17 bits as 16: no carry comes of it, since its lower bits are then not all ones.
pub(super) fn ended(sum: Bits) -> Bits {
    sum.truncate(16) + sum.bit(16).bits().zero_extend(16)
}

/// Works out the checksums of every first beat.
#[elaborate]
pub(super) fn summed(
    configuration: &GeneratorConfiguration,
    sent: &Sent,
    template_sum: Bits,
    moves: Bool,
) -> Summed {
    let pairs = pairs(configuration, sent.beat, template_sum);
    let (pairs_valid, pairs) = stage("pairs", moves, sent.valid, pairs);
    let quads = quads(configuration, pairs);
    let (quads_valid, quads) = stage("quads", moves, pairs_valid, quads);
    let Quads { beat, check, .. } = quads;
    let octets = Octets {
        beat,
        check,
        header: folded(quads.header),
        front: plus(quads.ends, quads.first_numbers),
        back: plus(quads.second_numbers, quads.pattern),
    };
    let (octets_valid, octets) = stage("octets", moves, quads_valid, octets);
    let Octets { beat, check, front, back, .. } = octets;
    let header_checksum = !ended(octets.header);
    let whole = Whole { beat, check, header_checksum, datagram: plus(front, back) };
    let (whole_valid, whole) = stage("whole", moves, octets_valid, whole);
    let Whole { beat, check, header_checksum, datagram } = whole;
    let once = Folded { beat, check, header_checksum, datagram: folded(datagram) };
    let (folded_valid, once) = stage("folded", moves, whole_valid, once);
    let Folded { beat, check, header_checksum, datagram } = once;
    let datagram_sum = ended(datagram);
    // Zero would say that there is none (RFC 768).
    let udp_checksum = mux(datagram_sum.all(), datagram_sum, !datagram_sum);
    let done = Done { beat, check, header_checksum, udp_checksum };
    let (done_valid, done) = stage("done", moves, folded_valid, done);
    let Done { beat, check, header_checksum, udp_checksum } = done;
    let is_busy =
        any_of([pairs_valid, quads_valid, octets_valid, whole_valid, folded_valid, done_valid]);
    Summed { valid: done_valid, beat, check, header_checksum, udp_checksum, is_busy }
}

/// What does not change within a run, and the pairs of what does.
#[elaborate]
fn pairs(configuration: &GeneratorConfiguration, beat: Beat, template_sum: Bits) -> Pairs {
    let source_high = configuration.source_address.top(16);
    let high_addresses = delayed(plus(source_high, configuration.destination_address.top(16)));
    // Version and length, not to be fragmented, time to live and protocol (RFC 791). The length of the
    // datagram is the frame's without the bytes before it: 0xffff - n takes n off such a sum.
    let first_words = 0x4500 + 0x4000 + (u32::from(TIME_TO_LIVE) << 8 | 17);
    let fixed_words = first_words + 0xffff - ETHERNET_BYTES;
    let fixed_header = delayed(plus(high_addresses, constant(18, fixed_words)));
    let header_base = delayed(ended(folded(fixed_header)));
    let fixed_datagram = delayed(plus(high_addresses, constant(17, 17 + 0xffff - 2 * UDP_AT)));
    let datagram_base = delayed(ended(folded(fixed_datagram)));

    let is_request = configuration.content.is(GeneratorContent::Request);
    let packet = beat.packet;
    let words = |bits: Bits| bits.chunks(16);
    let (sequence, key, time) = (words(packet.sequence), words(packet.key), words(beat.timestamp));
    let numbers = [sequence[0], sequence[1], packet.flow, time[0], time[1], time[2]];
    let check = numbers.into_iter().fold(constant(16, u32::from(MARK)), |a, b| a ^ b);
    let zero = constant(16, 0);
    let either = |request: Bits, probe: Bits| mux(is_request, request, probe);
    Pairs {
        beat,
        check,
        addresses: plus(packet.source_low, packet.destination_low),
        header: plus(header_base, packet.length),
        ports: plus(packet.source_port, packet.destination_port),
        datagram: plus(datagram_base, packet.length.zero_extend(16) << 1),
        first_numbers: plus(either(key[0], sequence[0]), either(key[1], sequence[1])),
        second_numbers: plus(either(template_sum, time[0]), either(zero, time[1])),
        third_numbers: plus(either(zero, time[2]), either(zero, packet.flow)),
    }
}

/// Sums of pairs; groups of the pattern add nothing, unless the last is cut.
#[elaborate]
fn quads(configuration: &GeneratorConfiguration, pairs: Pairs) -> Quads {
    let Pairs { beat, check, .. } = pairs;
    let is_request = configuration.content.is(GeneratorContent::Request);
    let cut = beat.packet.length.truncate(2);
    let group = beat.packet.length.top(super::LENGTH_BITS - 2);
    let pattern_word = check ^ group.zero_extend(16);
    // Of a cut group one, two or three bytes are there; the third is the first's complement.
    let high = mux(cut.all(), constant(8, 0xff), pattern_word.top(8));
    let has_high = cut.any() & !is_request;
    let has_low = cut.bit(1) & !is_request;
    let cut_word =
        concatenate([high & has_high.mask(8), pattern_word.truncate(8) & has_low.mask(8)]);
    Quads {
        beat,
        check,
        header: plus(pairs.addresses, pairs.header),
        ends: plus(pairs.addresses, pairs.ports),
        first_numbers: plus(pairs.datagram, pairs.first_numbers),
        second_numbers: plus(pairs.second_numbers, pairs.third_numbers),
        pattern: plus(check & (!is_request).mask(16), cut_word),
    }
}
