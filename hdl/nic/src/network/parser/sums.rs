//! Ones' complement sums (RFC 1071), at a beat per cycle and any alignment.
use nic_dsl::{
    Bits, Bool, Bundle, concatenate, constant, elaborate, mux, pack, register, register_reset,
    thermometer, when,
};

use super::link::Link;
use super::stage::{Pace, in_header, total, words};

/// Words of 16 bits of the longest IPv4 header.
const HEADER_WORDS: u32 = 30;
/// Bits of the sum of a packet.
const SUM_BITS: u32 = 29;

/// Adds terms four by four, in a stage.
pub(super) fn by_fours(pace: Pace, terms: &[Bits]) -> Vec<Bits> {
    terms.chunks(4).map(|group| pace.next(total(group))).collect()
}

/// The words of an IPv4 header, and zeros behind it.
#[elaborate]
pub(super) fn header_words(link: Link) -> Vec<Bits> {
    let header_words = link.internet.truncate(4);
    let word = |(at, word): (u32, Bits)| match at / 2 {
        // Five words of 4 bytes are always there.
        0..5 => word,
        place => word & header_words.is_above(place).mask(16),
    };
    let header = link.internet.truncate(16 * HEADER_WORDS);
    (0..).zip(words(header)).map(word).collect()
}

/// The words of both addresses of an IPv4 or IPv6 header, and zeros.
#[elaborate]
pub(super) fn address_words(link: Link) -> Vec<Bits> {
    // IPv6 addresses are in bytes 8 to 39, IPv4 addresses in bytes 12 to 19.
    let ipv6 = words(link.internet.slice(8 * 8, 8 * 32));
    let choose = |at: usize| match at {
        0..4 => mux(link.is_ipv6, ipv6[at], ipv6[at + 2]),
        _ => ipv6[at] & link.is_ipv6.mask(16),
    };
    (0..ipv6.len()).map(choose).collect()
}

/// What a pseudo header adds to a sum: addresses, protocol number, length (RFC 768; RFC 8200, 8.1).
pub(super) fn pseudo_header(addresses: Bits, protocol: Bits, length: Bits) -> Bits {
    let protocol = in_header(protocol.zero_extend(16));
    total(&[addresses, protocol, in_header(length)])
}

/// A sum of at most 32 terms of 16 bits, with what is beyond 16 bits added at the bottom again.
#[elaborate]
pub(super) fn folded(sum: Bits) -> Bits {
    let more = sum.width() - 16;
    assert!(more <= 5, "a sum of {} bits", sum.width());
    let once = sum.truncate(16).zero_extend(17) + sum.top(more).zero_extend(17);
    // If that carries, less than 32 is left, and adding one does not carry beyond it.
    let carries = once.bit(16);
    let carried_low = once.truncate(6) + 1;
    let low = mux(carries, carried_low, once.truncate(6));
    pack([low, once.slice(6, 10)])
}

/// What is summed up of a packet.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Range {
    /// The first word of 16 bits; it is in one of the first two beats.
    #[width(6)]
    pub first_word: Bits,
    /// The byte behind the last.
    #[width(14)]
    pub end_byte: Bits,
}

impl Range {
    /// Which bytes of beat number `beat` are in it.
    #[elaborate]
    pub fn lanes(self, beat: Bits) -> Bits {
        let words_begun = constant(64, u64::MAX) << self.first_word;
        let later = constant(32, u32::MAX);
        let begun_later = mux(beat.equals(1), words_begun.top(32), later);
        let begun = mux(beat.is_zero(), words_begun.truncate(32), begun_later);
        let begun_bytes = begun.repeat_each(2);
        let end_beat = self.end_byte.top(8);
        let bytes_in_end = self.end_byte.truncate(6);
        let is_before_end = beat.is_below(end_beat);
        let has_end = beat.equals(end_beat);
        let not_ended = is_before_end.mask(64) | (has_end.mask(64) & thermometer(bytes_in_end, 64));
        begun_bytes & not_ended
    }
}

/// The sum of a packet so far: `beat_sum` is that of a beat in the stage before, which begins a packet
/// or goes on with it.
#[elaborate]
pub(super) fn accumulate(pace: Pace, valid: Bool, first: Bool, beat_sum: Bits) -> Bits {
    // As wide as 256 beats of 32 words need.
    let so_far = register::<Bits>(SUM_BITS);
    let earlier = mux(first, constant(SUM_BITS, 0), so_far);
    when(pace.0 & valid, || so_far.set(earlier + beat_sum.zero_extend(SUM_BITS)));
    so_far
}

/// The number of a beat in its packet, from 0, in the next stage; it stays at 254.
#[elaborate]
pub(super) fn beat_number(pace: Pace, valid: Bool, first: Bool) -> Bits {
    let beat_number = register_reset(8, 0);
    let is_most = beat_number.equals(254);
    let following = mux(is_most, beat_number, beat_number + 1);
    when(pace.0 & valid, || beat_number.set(mux(first, constant(8, 0), following)));
    beat_number
}

/// Bytes of a packet up to the end of a beat.
pub(super) fn length(beat: Bits, bytes: Bits) -> Bits {
    concatenate([beat, constant(6, 0)]) + bytes.zero_extend(14)
}
