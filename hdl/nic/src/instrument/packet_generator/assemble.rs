//! The data of a beat: headers, numbers, pattern or template.
use nic_dsl::{Bits, Bool, Bundle, concatenate, constant, constant_bool, elaborate, mux, pack};
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
    let at_first = (BEAT_BYTES - HEADER_BYTES) as usize;
    let (first_template, rest) = template.split_at(at_first);
    let zeros = vec![constant(8, 0); at_first];
    let pattern = pattern(summed.check, beat.number);
    let first_probe = [numbers(summed), pattern[PATTERN_AT as usize..].to_vec()].concat();
    let first_payload = mux(is_request, pack(first_template.to_vec()), pack(first_probe));
    let first_data = concatenate([first_payload, pack(headers(configuration, summed))]);
    let other_request = pack([rest.to_vec(), zeros].concat());
    let other_data = mux(is_request, other_request, pack(pattern));
    let data = mux(beat.is_first, first_data, other_data);
    let Beat { data_bytes, frame_bytes, is_last, .. } = beat;
    let filled = Filled { data, data_bytes, frame_bytes, is_last };
    let (filled_valid, filled) = stage("filled", moves, summed.valid, filled);

    let data_present = present(filled.data_bytes);
    let mask = pack(data_present.to_bools().into_iter().map(|byte| byte.mask(8)));
    let beat = MessageBeat {
        data: filled.data & mask,
        keep: present(filled.frame_bytes),
        last: filled.is_last,
        error: constant_bool(false),
    };
    Assembled { valid: filled_valid, beat, bytes: filled.frame_bytes }
}

/// A bit for each of the first `count` bytes.
fn present(count: Bits) -> Bits {
    pack((0..BEAT_BYTES).map(|byte| count.is_above(byte)))
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
fn pattern(check: Bits, number: Bits) -> Bytes {
    let group = |place: u32| {
        let number = concatenate([number, constant(4, place)]).zero_extend(16);
        let word = check ^ number;
        [bytes_of(word), bytes_of(!word)].concat()
    };
    (0..BEAT_BYTES / 4).flat_map(group).collect()
}

/// The template with the key's number at its place.
#[elaborate]
fn with_key(template: Bits, key_place: Bits, key: Bits) -> Bytes {
    // Behind the last word there is none: such a place is not legal.
    let low_place = key_place + 1;
    let key_high = pack(bytes_of(key.top(16)));
    let key_low = pack(bytes_of(key.truncate(16)));
    let mut words = vec![];
    for (place, bytes) in (0..TEMPLATE_BYTES / 2).zip(template.chunks(16)) {
        let is_high = key_place.equals(place);
        let is_low = low_place.equals(place);
        let word = mux(is_high, key_high, mux(is_low, key_low, bytes));
        words.push(word.named(&format!("request_word_{place}")));
    }
    words.into_iter().flat_map(|word| word.chunks(8)).collect()
}
