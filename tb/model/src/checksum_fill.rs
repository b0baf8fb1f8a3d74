//! What a packet to send looks like when its checksums are filled in: the places are cleared, everything
//! is summed up again, and the sums are written there.
use nic_spec::message::PacketProtocol;

use crate::parser::parse;

/// The packet with its checksums filled in; `None` if there is nothing that can be filled in.
pub fn filled(packet: &[u8]) -> Option<Vec<u8>> {
    use PacketProtocol::{Ipv4, Ipv4Tcp, Ipv4Udp, Ipv6Tcp, Ipv6Udp};
    let parsed = parse(packet);
    if parsed.is_malformed || parsed.is_fragment || parsed.is_unread {
        return None;
    }
    let header = parsed.internet_offset + 10;
    let udp = parsed.transport_offset + 6;
    let tcp = parsed.transport_offset + 16;
    let (has_header, transport) = match parsed.protocol {
        Ipv4 => (true, None),
        Ipv4Udp => (true, Some(udp)),
        Ipv4Tcp => (true, Some(tcp)),
        Ipv6Udp => (false, Some(udp)),
        Ipv6Tcp => (false, Some(tcp)),
        PacketProtocol::Other | PacketProtocol::Arp | PacketProtocol::Ipv6 => return None,
    };
    let mut packet = packet.to_vec();
    if has_header {
        packet[header..header + 2].fill(0);
        let checksum = !parse(&packet).header_sum;
        packet[header..header + 2].copy_from_slice(&checksum.to_be_bytes());
    }
    if let Some(at) = transport {
        packet[at..at + 2].fill(0);
        let checksum = match !parse(&packet).transport_sum {
            0 if at == udp => 0xffff,
            checksum => checksum,
        };
        packet[at..at + 2].copy_from_slice(&checksum.to_be_bytes());
    }
    Some(packet)
}
