//! Headers of a packet, from Ethernet to the extras of the binary protocol, a stage for each step.
use nic_dsl::{Bits, Bool, Bundle, all_of, constant, elaborate, mux, pack};

use super::BYTES;
use super::request::{FRONT_BYTES, STORE_EXTRAS_BYTES};
use crate::lib::big_endian::{byte, number, number_of};

/// Offsets of the addresses; bit 0 of their first bytes: a group (IEEE 802.3, 3.2.3).
const DESTINATION_MAC: u32 = 0;
const SOURCE_MAC: u32 = 6;
/// Offset of the type of what is behind two addresses (IEEE 802.3, 3.2.6), and bytes of a tag (IEEE 802.1Q, 9.3).
const TYPE: u32 = 12;
const TAG_BYTES: u32 = 4;
/// The tag protocol identifier of a C-TAG (IEEE 802.1Q, table 9-1).
const TAG: u32 = 0x8100;
/// Types: IPv4 (RFC 894), IPv6 (RFC 2464).
const IPV4: u32 = 0x0800;
const IPV6: u32 = 0x86dd;
/// Protocol number of UDP (IANA).
const UDP: u32 = 17;
/// Bytes of an IPv4 header without options (RFC 791, 3.1), of an IPv6 header (RFC 8200, 3).
const IPV4_BYTES: u32 = 20;
const IPV6_BYTES: u32 = 40;
/// Bytes of a UDP header (RFC 768), of memcached's frame header behind it (its `doc/protocol.txt`), of the header
/// of the binary protocol, and of the longest extras (`protocol_binary.h`).
const UDP_BYTES: u32 = 8;
const FRAME_BYTES: u32 = 8;
const BINARY_BYTES: u32 = 24;
const EXTRAS_BYTES: u32 = 8;
/// Where the header of the binary protocol is, from the UDP header on, and what is behind it.
const BINARY: u32 = UDP_BYTES + FRAME_BYTES;
const BODY: u32 = BINARY + BINARY_BYTES;
/// Bytes from the UDP header on that are read.
const DATAGRAM_BYTES: u32 = BODY + EXTRAS_BYTES;
/// Bytes from the internet header on that are read.
const INTERNET_BYTES: u32 = IPV6_BYTES + DATAGRAM_BYTES;
/// Bytes of a packet that are read: 106, in two beats.
const WINDOW_BYTES: u32 = TYPE + TAG_BYTES + 2 + INTERNET_BYTES;
/// First byte of a request.
const MAGIC: u32 = 0x80;

/// The first beat of a packet, and what its Ethernet header says of what is behind it.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Head {
    /// Its bytes.
    #[width(8 * BYTES)]
    pub data: Bits,
    /// There is a tag.
    pub is_tagged: Bool,
    /// It is said to be IPv4.
    pub is_ipv4: Bool,
    /// It is said to be IPv6.
    pub is_ipv6: Bool,
    /// Bytes of the packet.
    #[width(14)]
    pub length_bytes: Bits,
}

impl Head {
    /// Of a packet's first bytes.
    #[elaborate]
    pub fn read(data: Bits, length_bytes: Bits) -> Self {
        let is_tagged = number(data, TYPE).equals(TAG);
        let is = |wanted: u32| {
            let at = |offset: u32| number(data, offset).equals(wanted).bits();
            mux(is_tagged, at(TYPE + TAG_BYTES), at(TYPE)).as_bool()
        };
        Self { data, is_tagged, is_ipv4: is(IPV4), is_ipv6: is(IPV6), length_bytes }
    }

    /// What is behind the Ethernet header, with the bytes of the packet's second beat.
    #[elaborate]
    fn internet(&self, second: Bits) -> Bits {
        let window = pack([self.data, second.truncate(8 * (WINDOW_BYTES - BYTES))]);
        window.truncate(8 * (TYPE + 2)).ignore();
        let behind = |more: u32| window.slice(8 * (TYPE + 2 + more), 8 * INTERNET_BYTES);
        mux(self.is_tagged, behind(TAG_BYTES), behind(0))
    }
}

/// Where a packet is from.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Origin {
    /// Both addresses of the link, the destination first.
    #[width(96)]
    pub macs: Bits,
    /// There is a tag.
    pub is_tagged: Bool,
    /// Its control information; zero without.
    #[width(16)]
    pub tag: Bits,
    /// It is IPv6.
    pub is_ipv6: Bool,
    /// Where it is from, and where it went to; an IPv4 address is in bytes 0 to 3.
    #[width(128)]
    pub source: Bits,
    #[width(128)]
    pub destination: Bits,
    /// The number of the packet's last beat, if it is below 31.
    #[width(5)]
    pub last_beat: Bits,
}

/// What the internet header says.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Internet {
    #[shape(())]
    pub origin: Origin,
    /// It is a packet with UDP that is read here.
    pub is_read: Bool,
    /// Bytes of UDP as the header says.
    #[width(16)]
    pub segment_bytes: Bits,
    /// Bytes of the packet at least, if it is not cut off.
    #[width(17)]
    pub needed_bytes: Bits,
    /// The UDP header and what is behind it.
    #[width(8 * DATAGRAM_BYTES)]
    pub datagram: Bits,
    /// By how many bytes a beat is turned so that what is behind the header of the binary protocol is where the key is in
    /// its line; and what is behind the extras of a store.
    #[width(6)]
    pub turn: Bits,
    #[width(6)]
    pub turn_of_stores: Bits,
    /// Bytes of the packet.
    #[width(14)]
    pub length_bytes: Bits,
}

impl Origin {
    /// Whether it was sent by one station to one, by its addresses and the port that it is from. Nobody else is answered.
    #[elaborate]
    fn is_between_stations(self, source_port: Bits) -> Bool {
        let is_station = |address: Bits| {
            let first = byte(address, 0);
            // 224.0.0.0/4: groups (RFC 1112, 4), and 240.0.0.0/4 with the broadcast address; ff00::/8 (RFC 4291, 2.7).
            let is_group = mux(self.is_ipv6, first.all().bits(), first.top(3).all().bits());
            !is_group.as_bool()
        };
        // 0.0.0.0/8 is this network, in no packet from another (RFC 1122, 3.2.1.3).
        let is_of_nobody = !self.is_ipv6 & byte(self.source, 0).is_zero();
        let is_group = |macs_byte: u32| self.macs.bit(8 * macs_byte);
        all_of([
            !is_group(DESTINATION_MAC),
            !is_group(SOURCE_MAC),
            is_station(self.source),
            is_station(self.destination),
            !is_of_nobody,
            source_port.any(),
        ])
    }
}

impl Internet {
    /// Of a packet's first two beats.
    #[elaborate]
    pub fn read(head: Head, second: Bits) -> Self {
        let Head { is_ipv6, is_tagged, .. } = head;
        let internet = head.internet(second);
        let version = byte(internet, 0);
        let total_bytes = number(internet, 2);
        // More fragments, or an offset (RFC 791, 3.1).
        let is_fragment = number(internet, 6).truncate(14).any();
        let has_ipv4_udp = byte(internet, 9).equals(UDP) & !is_fragment;
        let is_long_enough = total_bytes.is_at_least(IPV4_BYTES);
        let reads_ipv4 = head.is_ipv4 & version.equals(0x45) & has_ipv4_udp & is_long_enough;
        let reads_ipv6 = is_ipv6 & version.top(4).equals(6) & byte(internet, 6).equals(UDP);
        let ipv6_bytes = number(internet, 4);
        let bytes = |from: u32, count: u32| internet.slice(8 * from, 8 * count);
        let either = |ipv4: Bits, ipv6: Bits| mux(is_ipv6, ipv6, ipv4.zero_extend(ipv6.width()));
        // A number that goes with the bytes of both headers.
        let by_headers = |width: u32, of: &dyn Fn(u32, u32) -> u32| {
            let at = |link: u32, internet: u32| constant(width, of(TYPE + 2 + link, internet));
            let with_tag = mux(is_ipv6, at(TAG_BYTES, IPV6_BYTES), at(TAG_BYTES, IPV4_BYTES));
            mux(is_tagged, with_tag, mux(is_ipv6, at(0, IPV6_BYTES), at(0, IPV4_BYTES)))
        };
        let turn = |extras: u32| {
            let key = |link: u32, internet: u32| link + internet + BODY + extras;
            by_headers(6, &|link, internet| (2 * BYTES + FRONT_BYTES - key(link, internet)) % BYTES)
        };
        // The length of an IPv6 packet does not count its header.
        let uncounted = by_headers(17, &|link, internet| match internet {
            IPV6_BYTES => link + IPV6_BYTES,
            _ => link,
        });
        let stated_bytes = either(total_bytes, ipv6_bytes);
        let last_beat = (head.length_bytes - 1).top(8);
        let origin = Origin {
            macs: head.data.truncate(8 * TYPE),
            is_tagged,
            tag: number(head.data, TYPE + 2) & is_tagged.mask(16),
            is_ipv6,
            source: either(bytes(12, 4), bytes(8, 16)),
            destination: either(bytes(16, 4), bytes(24, 16)),
            last_beat: last_beat.truncate(5) | last_beat.top(3).any().mask(5),
        };
        // The kind of service.
        byte(internet, 1).ignore();
        Self {
            origin,
            is_read: reads_ipv4 | reads_ipv6,
            segment_bytes: either(total_bytes - IPV4_BYTES, ipv6_bytes),
            needed_bytes: stated_bytes.zero_extend(17) + uncounted,
            datagram: either(bytes(IPV4_BYTES, DATAGRAM_BYTES), bytes(IPV6_BYTES, DATAGRAM_BYTES)),
            turn: turn(0),
            turn_of_stores: turn(STORE_EXTRAS_BYTES),
            length_bytes: head.length_bytes,
        }
    }
}

/// The fields behind the internet header, lengths aside.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Fields {
    /// It is UDP from one station to one that is not cut off, and has a frame header.
    pub has_frame: Bool,
    /// That is of a single datagram.
    pub is_single: Bool,
    /// There is a header of the binary protocol, of a request.
    pub has_request: Bool,
    /// UDP ports.
    #[width(16)]
    pub source_port: Bits,
    #[width(16)]
    pub destination_port: Bits,
    /// The request id in the frame header.
    #[width(16)]
    pub request_id: Bits,
    /// What is asked for.
    #[width(8)]
    pub opcode: Bits,
    /// Comes back as it is.
    #[width(32)]
    pub opaque: Bits,
    /// The CAS value.
    #[width(64)]
    pub cas: Bits,
    /// The flags, if there are extras.
    #[width(32)]
    pub flags: Bits,
}

impl Fields {
    /// Of what is behind the internet header.
    #[elaborate]
    pub fn read(internet: Internet) -> Self {
        let Internet { origin, datagram, segment_bytes, .. } = internet;
        let source_port = number(datagram, 0);
        let udp_bytes = number(datagram, 4);
        let is_whole = internet.needed_bytes.is_at_most(internet.length_bytes.zero_extend(17));
        let fits = internet.is_read & is_whole & udp_bytes.is_at_most(segment_bytes);
        let is_first = number(datagram, UDP_BYTES + 2).is_zero();
        let is_only = number(datagram, UDP_BYTES + 4).equals(1);
        let is_binary = byte(datagram, BINARY).equals(MAGIC);
        // The checksum is right; what is reserved, virtual bucket and expiration mean nothing.
        number(datagram, 6).ignore();
        number(datagram, UDP_BYTES + 6).ignore();
        number(datagram, BINARY + 6).ignore();
        binary(datagram, 28, 4).ignore();
        // Lengths have been read.
        binary(datagram, 2, 4).ignore();
        binary(datagram, 8, 4).ignore();
        Self {
            has_frame: all_of([
                fits,
                udp_bytes.is_at_least(UDP_BYTES + FRAME_BYTES),
                origin.is_between_stations(source_port),
            ]),
            is_single: is_first & is_only,
            has_request: udp_bytes.is_at_least(BODY) & is_binary,
            source_port,
            destination_port: number(datagram, 2),
            request_id: number(datagram, UDP_BYTES),
            opcode: binary(datagram, 1, 1),
            opaque: binary(datagram, 12, 4),
            cas: number_of(binary(datagram, 16, 8)),
            flags: binary(datagram, BINARY_BYTES, 4),
        }
    }
}

/// Bytes of the header of the binary protocol, and behind it.
fn binary(datagram: Bits, from: u32, count: u32) -> Bits {
    datagram.slice(8 * (BINARY + from), 8 * count)
}

/// What the header of the binary protocol says of lengths.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Lengths {
    /// It is of another data type than 0, which has other lengths.
    pub has_type: Bool,
    /// Bytes of the key.
    #[width(16)]
    pub key_bytes: Bits,
    /// Bytes of the extras.
    #[width(8)]
    pub extras_bytes: Bits,
    /// Bytes of both.
    #[width(17)]
    pub fields_bytes: Bits,
    /// Bytes of extras, key and value.
    #[width(32)]
    pub body_bytes: Bits,
    /// Bytes of the datagram behind the header, if it is there.
    #[width(16)]
    pub room_bytes: Bits,
}

impl Lengths {
    /// Of what is behind the internet header.
    #[elaborate]
    pub fn read(datagram: Bits) -> Self {
        let key_bytes = number(datagram, BINARY + 2);
        let extras_bytes = binary(datagram, 4, 1);
        let udp_bytes = number(datagram, 4);
        Self {
            has_type: binary(datagram, 5, 1).any(),
            key_bytes,
            extras_bytes,
            fields_bytes: key_bytes.zero_extend(17) + extras_bytes.zero_extend(17),
            body_bytes: number_of(binary(datagram, 8, 4)),
            room_bytes: udp_bytes - BODY,
        }
    }
}
