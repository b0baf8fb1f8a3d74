//! The data of a beat: headers, numbers, pattern or template.
use nic_dsl::{
    Bits, Bool, Bundle, concatenate, constant, constant_bool, elaborate, mux, pack, thermometer,
    vector_of,
};
use nic_spec::probe::{
    ETHERNET_BYTES, HEADER_BYTES, PATTERN_AT, TEMPLATE_BYTES, TIME_TO_LIVE, UDP_AT,
};

use super::BEAT_BYTES;
use super::checksum::{Summed, stage};
use super::send::Beat;
use crate::message::{GeneratorConfiguration, GeneratorContent, MessageBeat};

/// A beat with its data.
pub(super) struct Assembled {
    /// There is one.
    pub valid: Bool,
    /// The beat.
    pub beat: MessageBeat,
    /// Bytes of it that belong to the frame.
    pub bytes: Bits,
}

/// A beat, still without its end.
#[derive(Clone, Copy, Debug, Bundle)]
struct Filled {
    #[width(8 * BEAT_BYTES)]
    data: Bits,
    #[width(7)]
    data_bytes: Bits,
    #[width(7)]
    frame_bytes: Bits,
    is_last: Bool,
}

/// Bytes of a frame, in their order.
type Bytes = Vec<Bits>;

/// The bytes of a number, the highest first.
fn bytes_of(number: Bits) -> Bytes {
    let mut bytes = number.chunks(8);
    bytes.reverse();
    bytes
}

/// Puts a beat together, and clears what does not belong to it.
#[elaborate]
pub(super) fn beat(
    configuration: &GeneratorConfiguration,
    summed: &Summed,
    template: Bits,
    moves: Bool,
) -> Assembled {
    let is_request = configuration.content.is(GeneratorContent::Request);
    let beat = summed.beat;
    let template = with_key(template, configuration.key_place, beat.packet.key);
    let at_first = 8 * (BEAT_BYTES - HEADER_BYTES);
    let first_template = template.truncate(at_first);
    let rest = template.top(template.width() - at_first);
    let pattern = pattern(summed.check, beat.number);
    let first_numbers = pack(numbers(summed));
    let first_probe = concatenate([pattern.top(8 * (BEAT_BYTES - PATTERN_AT)), first_numbers]);
    let first_payload = mux(is_request, first_template, first_probe);
    let first_data = concatenate([first_payload, pack(headers(configuration, summed))]);
    let other_data = mux(is_request, rest.zero_extend(8 * BEAT_BYTES), pattern);
    let data = mux(beat.is_first, first_data, other_data);
    let Beat { data_bytes, frame_bytes, is_last, .. } = beat;
    let filled = Filled { data, data_bytes, frame_bytes, is_last };
    let (filled_valid, filled) = stage("filled", moves, summed.valid, filled);

    let data_present = thermometer(filled.data_bytes, BEAT_BYTES);
    let mask = data_present.repeat_each(8);
    let beat = MessageBeat {
        data: filled.data & mask,
        keep: thermometer(filled.frame_bytes, BEAT_BYTES),
        last: filled.is_last,
        error: constant_bool(false),
    };
    Assembled { valid: filled_valid, beat, bytes: filled.frame_bytes }
}

/// Ethernet, IPv4 and UDP (IEEE 802.3, RFC 791, RFC 768).
fn headers(configuration: &GeneratorConfiguration, summed: &Summed) -> Bytes {
    let packet = summed.beat.packet;
    let word = |value: u32| bytes_of(constant(16, value));
    let long = |bits: Bits| bytes_of(bits.zero_extend(16));
    let GeneratorConfiguration { source_address, destination_address, .. } = *configuration;
    [
        bytes_of(configuration.destination_mac),
        bytes_of(configuration.source_mac),
        word(0x0800),
        word(0x4500),
        long(packet.length - ETHERNET_BYTES),
        word(0),
        word(0x4000),
        word(u32::from(TIME_TO_LIVE) << 8 | 17),
        bytes_of(summed.header_checksum),
        bytes_of(source_address.top(16)),
        bytes_of(packet.source_low),
        bytes_of(destination_address.top(16)),
        bytes_of(packet.destination_low),
        bytes_of(packet.source_port),
        bytes_of(packet.destination_port),
        long(packet.length - UDP_AT),
        bytes_of(summed.udp_checksum),
    ]
    .concat()
}

/// The numbers behind the headers of a probe.
fn numbers(summed: &Summed) -> Bytes {
    let Beat { packet, timestamp, .. } = summed.beat;
    [packet.sequence, packet.flow, timestamp, summed.check].map(bytes_of).concat()
}

/// The pattern of a whole beat.
#[elaborate]
fn pattern(check: Bits, number: Bits) -> Bits {
    let pattern = vector_of(BEAT_BYTES / 4, |group| {
        let word = check ^ concatenate([number, group]).zero_extend(16);
        let bytes = concatenate(word.chunks(8));
        concatenate([!bytes, bytes])
    });
    pattern
}

/// The template with the key's number at its place.
#[elaborate]
fn with_key(template: Bits, key_place: Bits, key: Bits) -> Bits {
    // Behind the last word there is none: such a place is not legal.
    let low_place = key_place + 1;
    let key_high = pack(bytes_of(key.top(16)));
    let key_low = pack(bytes_of(key.truncate(16)));
    let template_with_key = vector_of(TEMPLATE_BYTES / 2, |place| {
        let word = template.element(place, 16);
        let or_low = mux(low_place.equals(place), key_low, word);
        mux(key_place.equals(place), key_high, or_low)
    });
    template_with_key
}
