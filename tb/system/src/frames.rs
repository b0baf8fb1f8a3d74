//! Frames as a network brings them: Ethernet, IPv4 and IPv6, UDP and TCP, with right checksums.
use nic_tb::Generator;

use crate::checksums;

/// Bytes of the shortest frame without its check sequence (IEEE 802.3, 3.2.8).
pub const SHORTEST: usize = 60;
/// Bytes of the longest that is no jumbo frame, without its check sequence.
pub const LONGEST: usize = 1514;
/// Bytes of the longest that the card takes.
pub const JUMBO: usize = 9216;

/// Bytes of an Ethernet header.
pub(crate) const ETHERNET: usize = 14;
/// EtherTypes (RFC 894, RFC 2464).
pub(crate) const IPV4: [u8; 2] = [0x08, 0x00];
pub(crate) const IPV6: [u8; 2] = [0x86, 0xdd];
/// Numbers of protocols (RFC 9293, RFC 768).
pub(crate) const TCP: u8 = 6;
pub(crate) const UDP: u8 = 17;

/// Who sends to whom: IPv4 addresses and UDP ports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flow {
    /// From.
    pub source: ([u8; 4], u16),
    /// To.
    pub destination: ([u8; 4], u16),
}

impl Flow {
    /// Any.
    pub fn any(random: &mut Generator) -> Self {
        let mut end = || (std::array::from_fn(|_| random.bits(8) as u8), random.bits(16) as u16);
        Self { source: end(), destination: end() }
    }

    /// What the flow hash is about: addresses, then ports (Microsoft, RSS hashing types).
    pub fn hashed(&self) -> Vec<u8> {
        let (from, to) = (self.source, self.destination);
        [from.0.to_vec(), to.0.to_vec(), from.1.to_be_bytes().to_vec(), to.1.to_be_bytes().to_vec()]
            .concat()
    }
}

/// A frame of bytes that mean nothing, of so many bytes.
pub fn bare(random: &mut Generator, length: usize) -> Vec<u8> {
    let mut frame = random.bytes(length);
    // An EtherType for experiments (IEEE 802): no parser knows it.
    if let Some(kind) = frame.get_mut(12..ETHERNET) {
        kind.copy_from_slice(&[0x88, 0xb5]);
    }
    frame
}

/// UDP in IPv4, of so many bytes, of a flow, with right checksums.
///
/// # Panics
/// If it has no room for its headers.
pub fn udp(random: &mut Generator, flow: &Flow, length: usize) -> Vec<u8> {
    let mut frame = ipv4(random, flow, UDP, length);
    udp_header(&mut frame, ETHERNET + 20, flow);
    checksums::fill(&mut frame);
    frame
}

/// A frame of any kind, of a length that the card takes whole, with right checksums.
pub fn any(random: &mut Generator, length: usize) -> Vec<u8> {
    let flow = Flow::any(random);
    let mut frame = match random.below(5) {
        0 if length >= ETHERNET + 40 => {
            let mut frame = ipv4(random, &flow, TCP, length);
            tcp_header(&mut frame, ETHERNET + 20, &flow);
            frame
        }
        1 if length >= ETHERNET + 48 => {
            let mut frame = ipv6(random, UDP, length);
            udp_header(&mut frame, ETHERNET + 40, &flow);
            frame
        }
        2 if length >= ETHERNET + 60 => {
            let mut frame = ipv6(random, TCP, length);
            tcp_header(&mut frame, ETHERNET + 40, &flow);
            frame
        }
        3 => bare(random, length),
        _ if length >= ETHERNET + 28 => udp(random, &flow, length),
        _ => bare(random, length),
    };
    checksums::fill(&mut frame);
    frame
}

/// A length as networks have them: many of the shortest, some at the edges of beats.
pub fn any_length(random: &mut Generator) -> usize {
    let length = match random.below(5) {
        0 => SHORTEST as u64,
        1 => random.within(SHORTEST as u64..=130),
        2 => 64 * random.within(1..=23) + random.below(3) - 1,
        _ => random.within(SHORTEST as u64..=LONGEST as u64),
    };
    length as usize
}

fn ethernet(random: &mut Generator, kind: [u8; 2], length: usize) -> Vec<u8> {
    let mut frame = random.bytes(length);
    // Of one station, and to one.
    frame[0] &= 0xfe;
    frame[6] &= 0xfe;
    frame[12..ETHERNET].copy_from_slice(&kind);
    frame
}

/// RFC 791, 3.1.
fn ipv4(random: &mut Generator, flow: &Flow, protocol: u8, length: usize) -> Vec<u8> {
    let mut frame = ethernet(random, IPV4, length);
    let header = &mut frame[ETHERNET..ETHERNET + 20];
    header[0] = 0x45;
    header[2..4].copy_from_slice(&((length - ETHERNET) as u16).to_be_bytes());
    // No fragment.
    header[6..8].copy_from_slice(&[0x40, 0]);
    (header[8], header[9]) = (64, protocol);
    header[12..16].copy_from_slice(&flow.source.0);
    header[16..20].copy_from_slice(&flow.destination.0);
    frame
}

/// RFC 8200, 3.
fn ipv6(random: &mut Generator, protocol: u8, length: usize) -> Vec<u8> {
    let mut frame = ethernet(random, IPV6, length);
    let header = &mut frame[ETHERNET..ETHERNET + 40];
    header[..4].copy_from_slice(&[0x60, 0, 0, 0]);
    header[4..6].copy_from_slice(&((length - ETHERNET - 40) as u16).to_be_bytes());
    (header[6], header[7]) = (protocol, 64);
    frame
}

/// RFC 768.
fn udp_header(frame: &mut [u8], at: usize, flow: &Flow) {
    let length = (frame.len() - at) as u16;
    frame[at..at + 2].copy_from_slice(&flow.source.1.to_be_bytes());
    frame[at + 2..at + 4].copy_from_slice(&flow.destination.1.to_be_bytes());
    frame[at + 4..at + 6].copy_from_slice(&length.to_be_bytes());
}

/// RFC 9293, 3.1.
fn tcp_header(frame: &mut [u8], at: usize, flow: &Flow) {
    frame[at..at + 2].copy_from_slice(&flow.source.1.to_be_bytes());
    frame[at + 2..at + 4].copy_from_slice(&flow.destination.1.to_be_bytes());
    frame[at + 12] = 0x50;
}
