//! What is to be filled in, and its filling in.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Stream, concatenate, constant, constant_bool, delayed,
    elaborate, mux, pack, register, register_bool, when,
};

use super::BYTES;
use crate::message::{Beat, ChecksumPatch, MessageBeat, ParsedBeat};
use crate::network::protocols::Protocols;

/// Offsets of checksums in headers, in words of 2 bytes: IPv4 (RFC 791, 3.1), UDP (RFC 768), TCP (RFC
/// 9293, 3.1).
const IPV4_CHECKSUM: u32 = 10 / 2;
const UDP_CHECKSUM: u32 = 6 / 2;
const TCP_CHECKSUM: u32 = 16 / 2;

/// What a packet's last beat says about its checksums.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Found {
    /// They are to be filled in.
    pub asked: Bool,
    /// They can be.
    pub fillable: Bool,
    is_ipv4: Bool,
    is_udp: Bool,
    is_tcp: Bool,
    #[width(5)]
    internet_word: Bits,
    #[width(6)]
    transport_word: Bits,
    /// Sums without what is in the places of the checksums.
    #[width(17)]
    header_sum: Bits,
    #[width(17)]
    transport_sum: Bits,
}

impl Found {
    /// Of the last beat of a packet.
    #[elaborate]
    pub fn of(beat: ParsedBeat, asked: Bool) -> Self {
        let protocols = Protocols::of(beat.protocol);
        let [is_ipv4, is_udp, is_tcp] =
            [protocols.is_ipv4(), protocols.is_udp(), protocols.is_tcp()];
        let is_unknown = beat.is_malformed | beat.is_fragment | beat.is_unread;
        // In ones' complement, to subtract is to add what is inverted (RFC 1071, 2).
        let less = |sum: Bits, checksum: Bits| sum.zero_extend(17) + (!checksum).zero_extend(17);
        // Headers begin at even offsets.
        beat.internet_offset.bit(0).ignore();
        beat.transport_offset.bit(0).ignore();
        Self {
            asked,
            fillable: !is_unknown & (is_ipv4 | is_udp | is_tcp),
            is_ipv4,
            is_udp,
            is_tcp,
            internet_word: beat.internet_offset.top(4).zero_extend(5),
            transport_word: beat.transport_offset.top(6),
            header_sum: less(beat.header_sum, beat.header_checksum),
            transport_sum: less(beat.transport_sum, beat.transport_checksum),
        }
    }

    /// What is to be filled in, two cycles later.
    #[elaborate]
    pub fn patch(self) -> ChecksumPatch {
        let found = delayed(self);
        let fills = found.asked & found.fillable;
        let header_checksum = !folded(found.header_sum);
        let plain_checksum = !folded(found.transport_sum);
        // For UDP, zero would mean that there is none (RFC 768).
        let would_be_none = found.is_udp & plain_checksum.is_zero();
        let transport_checksum = plain_checksum | would_be_none.mask(16);
        let udp_word = found.transport_word + UDP_CHECKSUM;
        let tcp_word = found.transport_word + TCP_CHECKSUM;
        let patch = delayed(ChecksumPatch {
            has_header: fills & found.is_ipv4,
            header_word: found.internet_word + IPV4_CHECKSUM,
            header_checksum,
            has_transport: fills & (found.is_udp | found.is_tcp),
            transport_word: mux(found.is_udp, udp_word, tcp_word),
            transport_checksum,
        });
        patch
    }
}

/// A sum of two terms of 16 bits, with what it carries added at the bottom again.
fn folded(sum: Bits) -> Bits {
    sum.truncate(16) + sum.bit(16).bits().zero_extend(16)
}

/// Lets packets leave with what is filled in, two stages behind the queues: one for the places, one for
/// the bytes. Returns whether a beat moves in which something is filled in.
#[elaborate]
pub(super) fn fill_in(
    queue: Stream<Beat>,
    patches: Stream<ChecksumPatch>,
    sink: Stream<MessageBeat>,
) -> Bool {
    let placed_valid = register_bool(false);
    let offered_valid = register_bool(false);
    let offered = register::<MessageBeat>(sink.payload.shape());
    let drain = sink.ready | !offered_valid;

    // What is to be filled in comes with a packet's first beat, and goes for its second.
    let beat = queue.payload;
    let is_first = register_bool(true);
    let is_second = register_bool(false);
    let is_there = patches.valid | !is_first;
    let goes = queue.valid & is_there;
    queue.ready.set(drain & is_there);
    patches.ready.set(drain & queue.valid & is_first);
    let kept_patch = register::<ChecksumPatch>(());
    let moves = drain & goes;
    when(moves, || {
        is_first.set(beat.last);
        is_second.set(is_first & !beat.last);
    });
    when(moves & is_first, || kept_patch.assign(patches.payload));

    let patch = mux(is_first, patches.payload, kept_patch);
    let begins_at = mux(is_first, constant(1, 0), constant(1, 1));
    let is_looked_at = is_first | is_second;
    let has_header = patch.has_header & is_first;
    let has_transport =
        patch.has_transport & is_looked_at & patch.transport_word.top(1).equals(begins_at);
    let header_here = constant(BYTES / 2, 1) << patch.header_word & has_header.mask(BYTES / 2);
    let transport_here =
        constant(BYTES / 2, 1) << patch.transport_word.truncate(5) & has_transport.mask(BYTES / 2);
    let placed = register::<Beat>(beat.shape());
    let header_places = register::<Bits>(BYTES / 2);
    let transport_places = register::<Bits>(BYTES / 2);
    let header_checksum = register::<Bits>(16);
    let transport_checksum = register::<Bits>(16);
    when(drain, || {
        placed_valid.set(goes);
        placed.assign(beat);
        header_places.set(header_here);
        transport_places.set(transport_here);
        header_checksum.set(in_header(patch.header_checksum));
        transport_checksum.set(in_header(patch.transport_checksum));
    });

    let filled_word = |(place, word): (u32, Bits)| {
        let or_transport = mux(transport_places.bit(place), transport_checksum, word);
        mux(header_places.bit(place), header_checksum, or_transport)
    };
    let filled_data = pack((0..).zip(placed.data.chunks(16)).map(filled_word));
    when(drain, || {
        offered_valid.set(placed_valid);
        offered.data.set(filled_data);
        offered.keep.set(placed.keep);
        offered.last.set(placed.last);
        offered.error.set(constant_bool(false));
    });
    sink.offer(offered_valid, offered);
    moves & (has_header | has_transport)
}

/// A number as its bytes lie in a header.
fn in_header(number: Bits) -> Bits {
    concatenate([number.truncate(8), number.top(8)])
}
