//! What a packet is: its kind, its numbers, its length, its pattern.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Pulse, concatenate, constant, delayed, delayed_bool, elaborate,
    mux, register, register_bool, register_reset, vector_of, when,
};
use nic_spec::probe::{ETHERNET_BYTES, HEADER_BYTES, MARK, PATTERN_AT};

use super::{BEAT_BYTES, LATENCY_BITS, TIME_BITS};
use crate::lib::keep;
use crate::message::MessageBeat;
use crate::stream::packet::is_open;

/// The numbers of a probe.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Probe {
    /// Its flow.
    #[width(16)]
    pub flow: Bits,
    /// Its number in its flow.
    #[width(32)]
    pub sequence: Bits,
    /// Cycles that it was on its way.
    #[width(LATENCY_BITS)]
    pub latency: Bits,
}

/// A packet that ended.
pub(super) struct Examined {
    /// There is one, and it counts.
    pub ended: Bool,
    /// Its bytes.
    pub bytes: Bits,
    /// It ended with an error.
    pub is_damaged: Bool,
    /// The generator sent it.
    pub is_probe: Bool,
    /// Its pattern or its length is wrong.
    pub is_corrupted: Bool,
    /// Its numbers, if it is a probe.
    pub probe: Probe,
}

/// A beat on its way.
#[derive(Clone, Copy, Debug, Bundle)]
struct Place {
    is_first: Bool,
    /// It ends a packet that counts.
    ends: Bool,
    is_damaged: Bool,
}

/// What the first beat of a packet says.
#[derive(Clone, Copy, Debug, Bundle)]
struct Numbers {
    is_probe: Bool,
    #[width(16)]
    flow: Bits,
    #[width(32)]
    sequence: Bits,
}

/// Half of the bits of a time.
const HALF: u32 = TIME_BITS / 2;
/// Where the check of a probe is.
const CHECK_AT: u32 = PATTERN_AT - 2;
/// Where a timestamp is, and its bytes.
const TIMESTAMP_AT: u32 = HEADER_BYTES + 6;
const TIMESTAMP_BYTES: u32 = TIME_BITS / 8;
/// Bits of the length of a packet.
const LENGTH_BITS: u32 = 15;

/// Looks at every packet; those that end while the sink `is_clearing` do not count.
#[elaborate]
pub(super) fn packets(packet: Pulse<MessageBeat>, now: Bits, is_clearing: Bool) -> Examined {
    let beat = packet.payload;
    let goes_on = is_open(packet.valid, &beat);
    let beats_before = register_reset(8, 0);
    when(packet.valid, || {
        beats_before.set(mux(beat.last, constant(8, 0), beats_before + 1));
    });
    let place = Place {
        is_first: !goes_on,
        ends: packet.valid & beat.last & !is_clearing,
        is_damaged: beat.error,
    };
    let came_valid = delayed_bool(packet.valid);
    let came = delayed(place);
    let came_number = delayed(beats_before);
    let came_data = delayed(beat.data);
    let came_keep = delayed(beat.keep);
    let came_time = delayed(now);

    // The first beat's numbers stay for the others.
    let begins = came_valid & came.is_first;
    let numbers = register::<Numbers>(());
    let check = register::<Bits>(16);
    let datagram_bytes = register::<Bits>(16);
    when(begins, || {
        numbers.assign(read(came_data, came_keep));
        check.set(word(came_data, CHECK_AT, 2));
        datagram_bytes.set(word(came_data, ETHERNET_BYTES + 2, 2));
    });
    // The difference of times is taken in halves.
    let timestamp = word(came_data, TIMESTAMP_AT, TIMESTAMP_BYTES);
    let low_difference = register::<Bits>(HALF + 1);
    let time_high = register::<Bits>(HALF);
    let timestamp_high = register::<Bits>(HALF);
    when(begins, || {
        let timestamp_low = timestamp.truncate(HALF).zero_extend(HALF + 1);
        low_difference.set(came_time.truncate(HALF).zero_extend(HALF + 1) - timestamp_low);
        time_high.set(came_time.top(HALF));
        timestamp_high.set(timestamp.top(HALF));
    });
    let read_valid = delayed_bool(came_valid);
    let read_place = delayed(came);
    let read_number = delayed(came_number);
    let read_data = delayed(came_data);
    let read_keep = delayed(came_keep);

    let is_first = read_place.is_first;
    let wrong_bytes = delayed(wrong_bytes((is_first, read_number), read_data, read_keep, check));
    let last_bytes = delayed(keep::count(read_keep));
    let compared_valid = delayed_bool(read_valid);
    let compared_place = delayed(read_place);
    let compared = delayed(numbers);
    let compared_number = delayed(read_number);
    let frame_bytes = delayed(datagram_bytes.widening_add(ETHERNET_BYTES));
    let borrow = low_difference.bit(HALF).bits().zero_extend(HALF);
    let latency_high = delayed(time_high - timestamp_high - borrow);
    let latency_low = delayed(low_difference.truncate(HALF));

    let is_wrong = delayed(wrong_bytes.any());
    let whole_bytes = concatenate([compared_number, constant(6, 0)]);
    let length =
        delayed(whole_bytes.zero_extend(LENGTH_BITS) + last_bytes.zero_extend(LENGTH_BITS));
    let expected_length = delayed(frame_bytes);
    let judged_valid = delayed_bool(compared_valid);
    let judged_place = delayed(compared_place);
    let judged = delayed(compared);
    let is_long = latency_high.top(TIME_BITS - LATENCY_BITS).any();
    let short_latency = concatenate([latency_high, latency_low]).truncate(LATENCY_BITS);
    let latency = delayed(short_latency | is_long.mask(LATENCY_BITS));

    // What was wrong in the beats before.
    let was_wrong = register_bool(false);
    let is_over = judged_valid & judged_place.ends;
    let is_any_wrong = is_wrong | (was_wrong & !judged_place.is_first);
    when(judged_valid, || was_wrong.set(is_any_wrong));
    let is_other_length = expected_length.differs(length.zero_extend(17));
    let ended = delayed_bool(is_over);
    let ended_bytes = delayed(length);
    let is_damaged = delayed(judged_place.is_damaged);
    let is_probe = delayed(judged.is_probe);
    let is_corrupted = delayed(is_any_wrong | is_other_length);
    let Numbers { flow, sequence, .. } = judged;
    let probe = delayed(Probe { flow, sequence, latency });
    Examined { ended, bytes: ended_bytes, is_damaged, is_probe, is_corrupted, probe }
}

/// The number in `count` bytes from the byte `at` on, the highest first.
fn word(data: Bits, at: u32, count: u32) -> Bits {
    concatenate((at..at + count).map(|byte| data.slice(8 * byte, 8)))
}

/// What a first beat says, and whether it is a probe's (IEEE 802.3, RFC 791, RFC 768).
#[elaborate]
fn read(data: Bits, keep: Bits) -> Numbers {
    let is_internet = word(data, 12, 2).equals(0x0800) & word(data, 14, 1).equals(0x45);
    let is_whole = word(data, 20, 2).truncate(14).is_zero();
    let is_datagram = word(data, 23, 1).equals(17);
    let numbers = (HEADER_BYTES..CHECK_AT).step_by(2).map(|at| word(data, at, 2));
    let own_check = numbers.fold(constant(16, u32::from(MARK)), |check, word| check ^ word);
    let check = word(data, CHECK_AT, 2);
    let has_numbers = keep.bit(PATTERN_AT - 1);
    Numbers {
        is_probe: is_internet & is_whole & is_datagram & has_numbers & own_check.equals(check),
        sequence: word(data, HEADER_BYTES, 4),
        flow: word(data, HEADER_BYTES + 4, 2),
    }
}

/// A bit for each byte that belongs to the packet and is not the pattern's.
#[elaborate]
fn wrong_bytes((is_first, number): (Bool, Bits), data: Bits, keep: Bits, check: Bits) -> Bits {
    let pattern = vector_of(BEAT_BYTES / 4, |group| {
        let word = check ^ concatenate([number, group]).zero_extend(16);
        let bytes = concatenate(word.chunks(8));
        concatenate([!bytes, bytes])
    });
    let behind_headers = constant(BEAT_BYTES, u64::MAX << PATTERN_AT);
    let is_pattern = keep & (behind_headers | (!is_first).mask(BEAT_BYTES));
    let wrong = vector_of(BEAT_BYTES, |byte| {
        let differs = data.element(byte, 8).differs(pattern.element(byte, 8));
        (differs & is_pattern.bit_at(byte)).bits()
    });
    wrong
}
