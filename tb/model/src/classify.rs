//! What the card knows of a packet that has come: what it is, whether it is sound, whose it is.
use nic_spec::message::{
    ClassifyConfiguration, ClassifyStatus, EngineFlow, EnginePort, PacketBeat, PacketChecksum,
    PacketProtocol,
};

use crate::parser::{Parsed, parse};

/// What the host has set.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How packets are spread.
    pub configuration: ClassifyConfiguration,
    /// UDP ports of engines.
    pub engine_ports: [EnginePort; 4],
    /// Flows of engines.
    pub engine_flows: [EngineFlow; 4],
    /// The key of the flow hash.
    pub key: [u8; 40],
    /// Ring by the lowest bits of the flow hash.
    pub rings: [u64; 128],
}

/// The Toeplitz hash: the sum (exclusive or) of those windows of 32 bits of the key at which the input has
/// a one (Microsoft, "RSS Hashing Functions").
pub fn toeplitz(key: &[u8; 40], input: &[u8]) -> u32 {
    let mut hash = 0;
    for place in 0..8 * input.len() {
        if input[place / 8] >> (7 - place % 8) & 1 == 1 {
            let window = key[place / 8..].iter().take(5);
            let window = window.fold(0_u64, |window, byte| window << 8 | u64::from(*byte));
            hash ^= (window >> (8 - place % 8)) as u32;
        }
    }
    hash
}

/// The flow hash of a packet; `None` without addresses.
fn flow_hash(parsed: &Parsed, rules: &Rules) -> Option<u32> {
    let (source, destination) = parsed.addresses.clone()?;
    let mut input = [source, destination].concat();
    let ClassifyConfiguration { hash_tcp_ports, hash_udp_ports, .. } = rules.configuration;
    let has_ports = match parsed.protocol {
        PacketProtocol::Ipv4Tcp | PacketProtocol::Ipv6Tcp => hash_tcp_ports,
        PacketProtocol::Ipv4Udp | PacketProtocol::Ipv6Udp => hash_udp_ports,
        _ => false,
    };
    if let (Some((from, to)), true) = (parsed.ports, has_ports) {
        input.extend(from.to_be_bytes());
        input.extend(to.to_be_bytes());
    }
    Some(toeplitz(&rules.key, &input))
}

/// Which checksum is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrong {
    Ipv4,
    Udp,
    Tcp,
}

fn wrong(parsed: &Parsed) -> Option<Wrong> {
    use PacketProtocol::{Ipv4, Ipv4Tcp, Ipv4Udp, Ipv6Tcp, Ipv6Udp};
    if matches!(parsed.protocol, Ipv4 | Ipv4Udp | Ipv4Tcp) && parsed.header_sum != 0xffff {
        return Some(Wrong::Ipv4);
    }
    if is_unchecked(parsed) {
        return None;
    }
    let is_summed = parsed.transport_sum == 0xffff;
    match parsed.protocol {
        Ipv4Udp if parsed.transport_checksum != 0 && !is_summed => Some(Wrong::Udp),
        Ipv6Udp if parsed.transport_checksum == 0 || !is_summed => Some(Wrong::Udp),
        Ipv4Tcp | Ipv6Tcp if !is_summed => Some(Wrong::Tcp),
        _ => None,
    }
}

/// Whether something of it cannot be checked.
fn is_unchecked(parsed: &Parsed) -> bool {
    parsed.is_malformed || parsed.is_fragment || parsed.is_unread
}

fn checksum(parsed: &Parsed) -> PacketChecksum {
    use PacketProtocol::{Arp, Ipv6, Other};
    match (wrong(parsed), parsed.protocol) {
        (Some(_), _) => PacketChecksum::Bad,
        (None, Other | Arp | Ipv6) => PacketChecksum::None,
        (None, _) if is_unchecked(parsed) => PacketChecksum::None,
        (None, _) => PacketChecksum::Good,
    }
}

/// All that is known of a packet, except when it came.
pub fn classify(packet: &[u8], rules: &Rules) -> PacketBeat {
    let parsed = parse(packet);
    let flow_hash = flow_hash(&parsed, rules);
    let checksum = checksum(&parsed);
    let ring = match flow_hash {
        Some(hash) if rules.configuration.spread => rules.rings[hash as usize % 128],
        _ => rules.configuration.default_ring,
    };
    PacketBeat {
        length_bytes: packet.len() as u64,
        ring,
        destination: match checksum {
            PacketChecksum::Good => engine(&parsed, flow_hash, rules),
            _ => 0,
        },
        protocol: parsed.protocol,
        checksum,
        flow_hash: flow_hash.unwrap_or(0).into(),
        ..NOTHING
    }
}

fn engine(parsed: &Parsed, flow_hash: Option<u32>, rules: &Rules) -> u64 {
    let is_udp = matches!(parsed.protocol, PacketProtocol::Ipv4Udp | PacketProtocol::Ipv6Udp);
    let (_, to) = parsed.ports.unwrap_or((0, 0));
    let takes = |port: &&EnginePort| port.enable && is_udp && port.udp_port == u64::from(to);
    let by_port = rules.engine_ports.iter().find(takes).map(|port| port.destination);
    let takes =
        |flow: &&EngineFlow| flow.enable && flow_hash.map(u64::from) == Some(flow.flow_hash);
    let by_flow = rules.engine_flows.iter().find(takes).map(|flow| flow.destination);
    by_port.or(by_flow).unwrap_or(0)
}

/// The beats of a packet as they leave: what is known is there with the last. They came at no time.
pub fn beats(packet: &[u8], error: bool, rules: &Rules) -> Vec<PacketBeat> {
    let known = classify(packet, rules);
    let count = packet.len().div_ceil(64);
    let beat = |(number, bytes): (usize, &[u8])| {
        let mut data = [0; 64];
        data[..bytes.len()].copy_from_slice(bytes);
        match number + 1 == count {
            true => PacketBeat { data, last: true, error, ..known },
            false => PacketBeat { data, ..NOTHING },
        }
    };
    packet.chunks(64).enumerate().map(beat).collect()
}

/// Counts a packet without an error.
pub fn count(status: &mut ClassifyStatus, packet: &[u8]) {
    let parsed = parse(packet);
    let counter = match parsed.protocol {
        PacketProtocol::Other => &mut status.other_packets,
        PacketProtocol::Arp => &mut status.arp_packets,
        PacketProtocol::Ipv4 => &mut status.ipv4_packets,
        PacketProtocol::Ipv4Udp => &mut status.ipv4_udp_packets,
        PacketProtocol::Ipv4Tcp => &mut status.ipv4_tcp_packets,
        PacketProtocol::Ipv6 => &mut status.ipv6_packets,
        PacketProtocol::Ipv6Udp => &mut status.ipv6_udp_packets,
        PacketProtocol::Ipv6Tcp => &mut status.ipv6_tcp_packets,
    };
    *counter += 1;
    status.fragments += u64::from(parsed.is_fragment);
    status.malformed_packets += u64::from(parsed.is_malformed);
    status.unread_packets += u64::from(parsed.is_unread);
    let wrong = wrong(&parsed);
    status.bad_ipv4 += u64::from(wrong == Some(Wrong::Ipv4));
    status.bad_udp += u64::from(wrong == Some(Wrong::Udp));
    status.bad_tcp += u64::from(wrong == Some(Wrong::Tcp));
}

/// A beat before the last, without its bytes.
const NOTHING: PacketBeat = PacketBeat {
    data: [0; 64],
    last: false,
    error: false,
    length_bytes: 0,
    ring: 0,
    destination: 0,
    protocol: PacketProtocol::Other,
    checksum: PacketChecksum::None,
    flow_hash: 0,
    timestamp_cycles: 0,
};
