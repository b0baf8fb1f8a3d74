//! UDP and TCP: their ports, whether their headers can be right, and where their checksums reach.
use nic_dsl::{Bits, Bool, Bundle, State, constant, elaborate, mux, one_hot_mux, state};

use super::internet::{Extent, IPV6_BYTES, Inside, bytes_of_words};
use super::stage::{byte, number};
use crate::message::PacketProtocol;

/// Bytes of a UDP header (RFC 768), and of a TCP header without options (RFC 9293, 3.1).
const UDP_BYTES: u32 = 8;
const TCP_BYTES: u32 = 20;

/// The fields of a transport header that are looked at.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Transport {
    /// Port that it comes from.
    #[width(16)]
    pub source_port: Bits,
    /// Port that it goes to.
    #[width(16)]
    pub destination_port: Bits,
    /// Length in a UDP header.
    #[width(16)]
    pub udp_bytes: Bits,
    /// Checksum in a UDP header.
    #[width(16)]
    pub udp_checksum: Bits,
    /// Words of 4 bytes of a TCP header.
    #[width(4)]
    pub tcp_words: Bits,
    /// Checksum in a TCP header.
    #[width(16)]
    pub tcp_checksum: Bits,
}

impl Transport {
    /// Of what is `words` of 4 bytes behind the beginning of the internet header: 5 to 15 of them, or
    /// an even number up to 20.
    #[elaborate]
    pub fn read(internet: Bits, words: Bits) -> Self {
        let places = (5..=15).chain([16, 18, 20]);
        one_hot_mux(places.map(|place: u32| {
            let at = |offset: u32| 4 * place + offset;
            let transport = Self {
                source_port: number(internet, at(0)),
                destination_port: number(internet, at(2)),
                udp_bytes: number(internet, at(4)),
                udp_checksum: number(internet, at(6)),
                tcp_words: byte(internet, at(12)).top(4),
                tcp_checksum: number(internet, at(16)),
            };
            (words.equals(place), transport)
        }))
    }
}

/// Lengths and places, in bytes.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Places {
    /// It is an IPv4 packet: all of its header is there.
    pub is_ipv4: Bool,
    /// It is an IPv6 packet: all of its header is there.
    pub is_ipv6: Bool,
    /// An internet header is announced that is not there.
    pub lacks_header: Bool,
    /// The IPv4 packet is said to end within its header.
    pub ends_in_header: Bool,
    /// Offset of the transport header.
    #[width(7)]
    pub transport_offset: Bits,
    /// Offset of the end of the IP packet.
    #[width(17)]
    pub packet_end: Bits,
    /// Bytes of the IP packet from the transport header on.
    #[width(17)]
    pub segment_bytes: Bits,
    /// It ends before its transport header.
    pub ends_before: Bool,
    /// Bytes of the frame from its beginning, as far as they are looked at.
    #[width(8)]
    pub window_bytes: Bits,
}

impl Places {
    /// From the internet header's offset and what is known of it.
    #[elaborate]
    pub fn find(
        (is_ipv4, is_ipv6, is_neither): (Bool, Bool, Bool),
        internet_offset: Bits,
        extent: Extent,
        window_bytes: Bits,
    ) -> Self {
        let header_bytes = bytes_of_words(extent.words);
        let begins = internet_offset.zero_extend(8);
        let ipv6_header = constant(7, IPV6_BYTES);
        let needed_bytes = mux(is_ipv6, ipv6_header, header_bytes);
        let header_end = begins + needed_bytes.zero_extend(8);
        let is_there = header_end.is_at_most(window_bytes);
        let segment_bytes = extent.bytes - header_bytes.zero_extend(17);
        let ends_before = extent.bytes.is_below(header_bytes.zero_extend(17));
        let transport_offset = internet_offset.zero_extend(7) + header_bytes;
        let packet_end = extent.bytes + internet_offset.zero_extend(17);
        Self {
            is_ipv4: is_ipv4 & is_there,
            is_ipv6: is_ipv6 & is_there,
            lacks_header: is_neither | ((is_ipv4 | is_ipv6) & !is_there),
            ends_in_header: is_ipv4 & ends_before,
            transport_offset,
            packet_end,
            segment_bytes,
            ends_before,
            window_bytes,
        }
    }
}

/// What a transport header is found to be.
pub(super) struct Found {
    /// It is UDP.
    pub is_udp: Bool,
    /// It is TCP.
    pub is_tcp: Bool,
    /// It is announced, and cannot be right.
    pub is_wrong: Bool,
}

impl Found {
    /// Whether what is announced can be there.
    #[elaborate]
    pub fn check(places: Places, inside: Inside, transport: Transport) -> Self {
        let is_internet = (places.is_ipv4 & !places.ends_in_header) | places.is_ipv6;
        let announces_udp = inside.announces_udp & is_internet;
        let announces_tcp = inside.announces_tcp & is_internet;
        let segment_bytes = places.segment_bytes;
        let holds = |bytes: u32| !places.ends_before & segment_bytes.is_at_least(bytes);
        let offset = places.transport_offset.zero_extend(8);
        let is_there = |bytes: u32| (offset + bytes).is_at_most(places.window_bytes);
        let udp_bytes = transport.udp_bytes;
        let udp_length_fits =
            udp_bytes.is_at_least(UDP_BYTES) & udp_bytes.zero_extend(17).is_at_most(segment_bytes);
        let tcp_header_bytes = bytes_of_words(transport.tcp_words);
        let tcp_length_fits = transport.tcp_words.is_at_least(TCP_BYTES / 4)
            & tcp_header_bytes.zero_extend(17).is_at_most(segment_bytes);
        let udp_fits = holds(UDP_BYTES) & is_there(UDP_BYTES) & udp_length_fits;
        let tcp_fits = holds(TCP_BYTES) & is_there(TCP_BYTES) & tcp_length_fits;
        Self {
            is_udp: announces_udp & udp_fits,
            is_tcp: announces_tcp & tcp_fits,
            is_wrong: (announces_udp & !udp_fits) | (announces_tcp & !tcp_fits),
        }
    }

    /// The checksum in the header; zero without one.
    pub fn checksum(&self, transport: Transport) -> Bits {
        let udp = transport.udp_checksum & self.is_udp.mask(16);
        udp | (transport.tcp_checksum & self.is_tcp.mask(16))
    }

    /// What the packet is.
    #[elaborate]
    pub fn protocol(&self, places: Places, is_arp: Bool) -> State<PacketProtocol> {
        let of = |protocol: PacketProtocol| state(protocol).bits();
        let choose = |udp: PacketProtocol, tcp: PacketProtocol, other: PacketProtocol| {
            mux(self.is_udp, of(udp), mux(self.is_tcp, of(tcp), of(other)))
        };
        use PacketProtocol::*;
        let ipv4 = choose(Ipv4Udp, Ipv4Tcp, Ipv4);
        let ipv6 = choose(Ipv6Udp, Ipv6Tcp, Ipv6);
        let other = mux(is_arp, of(Arp), of(Other));
        let code = mux(places.is_ipv4, ipv4, mux(places.is_ipv6, ipv6, other));
        State::from_bits(code)
    }
}
