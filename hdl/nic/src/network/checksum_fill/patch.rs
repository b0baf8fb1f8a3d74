//! What is to be filled in, and its filling in.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Stream, assert_always, concatenate, constant, constant_bool,
    delayed, elaborate, mux, register, register_bool, vector_of, when,
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

/// The place at the sink, and what goes into it: packets from the queue with what is filled in, or one past
/// the queue. Where the place is free, that one passes it, too, and waits in it only if it is not taken.
pub(super) struct Leaving {
    /// The place is free after this cycle.
    pub drain: Bool,
    /// The next beat of the queue begins a packet.
    pub is_first: Bool,
    sink: Stream<MessageBeat>,
    valid: Bool,
    offered: MessageBeat,
}

impl Leaving {
    /// The place behind which `sink` stands.
    #[elaborate]
    pub fn new(sink: Stream<MessageBeat>) -> Self {
        let offered_valid = register_bool(false);
        let offered = register::<MessageBeat>(sink.payload.shape());
        let is_first = register_bool(true);
        Self { drain: sink.ready | !offered_valid, is_first, sink, valid: offered_valid, offered }
    }

    /// Offers what is in the place, or, where the first of the pair holds, the beat beside it. That one is a packet
    /// with nothing before it.
    #[elaborate]
    pub fn offer(&self, (may_jump, single): (Bool, MessageBeat)) {
        let payload = mux(self.valid, self.offered, single);
        self.sink.offer(self.valid | may_jump, payload);
    }

    /// Lets packets leave: from the queues, or, where the first of the pair holds, the beat beside it, with
    /// nothing before it. Returns whether a beat moves in which something is filled in.
    #[elaborate]
    pub fn fill_in(
        self,
        queue: Stream<Beat>,
        patches: Stream<ChecksumPatch>,
        (jumps, single): (Bool, MessageBeat),
    ) -> Bool {
        let Self { drain, is_first, .. } = self;
        // What is to be filled in comes with a packet's first beat, and goes for its second.
        let beat = queue.payload;
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
        let header_places =
            constant(BYTES / 2, 1) << patch.header_word & has_header.mask(BYTES / 2);
        let transport_places = constant(BYTES / 2, 1) << patch.transport_word.truncate(5)
            & has_transport.mask(BYTES / 2);
        let header_checksum = in_header(patch.header_checksum);
        let transport_checksum = in_header(patch.transport_checksum);
        let filled_data = vector_of(BYTES / 2, |place| {
            let word = beat.data.element(place, 16);
            let or_transport = mux(transport_places.bit_at(place), transport_checksum, word);
            mux(header_places.bit_at(place), header_checksum, or_transport)
        });
        let filled = MessageBeat {
            data: filled_data,
            keep: beat.keep,
            last: beat.last,
            error: constant_bool(false),
        };
        // What passes the place does not go into it.
        let has_passed = jumps & !self.valid & self.sink.ready;
        when(drain, || {
            self.valid.set(goes | (jumps & !has_passed));
            self.offered.assign(mux(goes, filled, single));
        });
        assert_always("what leaves at once has nothing before it", !(jumps & goes));
        moves & (has_header | has_transport)
    }
}

/// A number as its bytes lie in a header.
fn in_header(number: Bits) -> Bits {
    concatenate([number.truncate(8), number.top(8)])
}
