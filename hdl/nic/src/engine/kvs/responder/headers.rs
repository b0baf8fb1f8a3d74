//! The headers of an answer, from Ethernet to the extras of the binary protocol.
use nic_dsl::{Bits, Bool, Bundle, concatenate, constant, elaborate, mux, pack};

use crate::lib::big_endian::in_header;
use crate::message::KvsPeer;

/// Bytes of the longest: a tag, IPv6, flags.
const MOST_BYTES: u32 = 102;
/// Bytes of a beat; all headers are longer.
pub(super) const BYTES: u32 = 64;
/// Bytes of the longest that are not in the first.
pub(super) const REST_BYTES: u32 = MOST_BYTES - BYTES;
/// Bytes of all without tag and flags in IPv4, and without flags from the UDP header and the binary header on.
const LEAST_BYTES: u32 = 74;
const DATAGRAM_BYTES: u32 = 40;
const IPV4_BYTES: u32 = 20;
/// Type of a tag (IEEE 802.1Q, table 9-1), of IPv4 (RFC 894) and IPv6 (RFC 2464), the first byte on top.
const TAG: u32 = 0x8100;
const IPV4: u32 = 0x0800;
const IPV6: u32 = 0x86dd;
/// Protocol number of UDP (IANA).
const UDP: u32 = 17;
/// Hops that a packet may make.
const HOPS: u32 = 64;
/// First byte of an answer of the binary protocol.
const MAGIC: u32 = 0x81;

/// What is in the headers besides where they go.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Answer {
    /// The status.
    #[width(8)]
    pub status: Bits,
    /// The CAS value.
    #[width(64)]
    pub cas: Bits,
    /// Its extras are the flags.
    pub has_flags: Bool,
    /// The flags.
    #[width(32)]
    pub flags: Bits,
    /// Bytes of the key in the body.
    #[width(8)]
    pub key_length: Bits,
    /// Bytes of key and value, or of a text.
    #[width(11)]
    pub body_bytes: Bits,
}

/// Headers in two pieces.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Headers {
    /// The first 64 bytes.
    #[width(8 * BYTES)]
    pub first: Bits,
    /// The others.
    #[width(8 * REST_BYTES)]
    pub rest: Bits,
    /// How many these are.
    #[width(6)]
    pub rest_bytes: Bits,
    /// Bytes of the packet.
    #[width(14)]
    pub length_bytes: Bits,
    /// It is IPv6.
    pub is_ipv6: Bool,
}

impl Headers {
    /// Those of an answer to `peer`.
    #[elaborate]
    pub fn of(peer: KvsPeer, answer: Answer) -> Self {
        let KvsPeer { has_tag, is_ipv6, .. } = peer;
        let datagram = datagram(peer, answer);
        let ipv4 = pack([field(16, IPV4), ipv4(peer, answer), datagram]);
        let ipv6 = pack([field(16, IPV6), ipv6(peer, answer), datagram]);
        let behind = mux(is_ipv6, ipv6, ipv4.zero_extend(ipv6.width()));
        let with_tag = pack([field(16, TAG), in_header(peer.tag), behind]);
        let behind = mux(has_tag, with_tag, behind.zero_extend(with_tag.width()));
        let all = pack([peer.source_mac, peer.destination_mac, behind]);
        let more_words = |condition: Bool, words: u32| words_if(condition, words, 4);
        // Of 4 bytes each.
        let words =
            more_words(has_tag, 1) + more_words(answer.has_flags, 1) + more_words(is_ipv6, 5);
        let more_bytes = concatenate([words, constant(2, 0)]);
        Self {
            first: all.truncate(8 * BYTES),
            rest: all.top(8 * REST_BYTES),
            rest_bytes: more_bytes + (LEAST_BYTES - BYTES),
            length_bytes: answer.body_bytes.zero_extend(14)
                + (more_bytes.zero_extend(14) + LEAST_BYTES),
            is_ipv6,
        }
    }
}

/// A number of 4 bytes where the condition holds, else zero.
fn words_if(condition: Bool, words: u32, width: u32) -> Bits {
    constant(width, words) & condition.mask(width)
}

/// Bytes behind the frame's header that are `least` without flags.
fn bytes_from(answer: Answer, least: u32) -> Bits {
    let header = mux(answer.has_flags, constant(16, least + 4), constant(16, least));
    answer.body_bytes.zero_extend(16) + header
}

/// A constant as it lies in a header.
fn field(width: u32, value: u32) -> Bits {
    in_header(constant(width, value))
}

/// RFC 791, 3.1; the checksum is filled in behind.
#[elaborate]
fn ipv4(peer: KvsPeer, answer: Answer) -> Bits {
    let total_bytes = bytes_from(answer, IPV4_BYTES + DATAGRAM_BYTES);
    pack([
        field(16, 0x4500),
        in_header(total_bytes),
        // No identification, because it may not be cut into fragments.
        field(16, 0),
        field(16, 0x4000),
        field(8, HOPS),
        field(8, UDP),
        field(16, 0),
        peer.destination_address.truncate(32),
        peer.source_address.truncate(32),
    ])
}

/// RFC 8200, 3.
#[elaborate]
fn ipv6(peer: KvsPeer, answer: Answer) -> Bits {
    pack([
        field(32, 0x6000_0000),
        in_header(bytes_from(answer, DATAGRAM_BYTES)),
        field(8, UDP),
        field(8, HOPS),
        peer.destination_address,
        peer.source_address,
    ])
}

/// The UDP header, memcached's frame header (its `doc/protocol.txt`), and the header and extras of the binary
/// protocol (`protocol_binary.h`). The checksum is filled in behind.
#[elaborate]
fn datagram(peer: KvsPeer, answer: Answer) -> Bits {
    let extras_bytes = words_if(answer.has_flags, 4, 8);
    let total_body = answer.body_bytes.zero_extend(32) + extras_bytes.zero_extend(32);
    pack([
        in_header(peer.destination_port),
        in_header(peer.source_port),
        in_header(bytes_from(answer, DATAGRAM_BYTES)),
        field(16, 0),
        in_header(peer.request_id),
        // The first datagram of one.
        field(16, 0),
        field(16, 1),
        field(16, 0),
        field(8, MAGIC),
        peer.opcode,
        in_header(answer.key_length.zero_extend(16)),
        extras_bytes,
        field(8, 0),
        in_header(answer.status.zero_extend(16)),
        in_header(total_body),
        peer.opaque,
        in_header(answer.cas),
        answer.flags & answer.has_flags.mask(32),
    ])
}
