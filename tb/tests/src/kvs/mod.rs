//! Frames of memcached's binary protocol over UDP, as the key-value handler meets them.
use std::path::Path;

use nic_spec::message::KvsPeer;
use nic_tb::Generator;
use nic_tb::pcap::Capture;

pub mod draw;
pub mod read;

/// The frames of the recorded exchange with a memcached 1.6: requests and answers by turns.
///
/// # Panics
/// If the capture cannot be read.
pub fn recorded() -> Vec<Vec<u8>> {
    let file = nic_sim::tools::repository_root().join("tb/eval/data/kvs_memcached_udp.pcap");
    let capture = Capture::read(Path::new(&file)).unwrap_or_else(|error| panic!("{error}"));
    capture.packets.into_iter().map(|packet| packet.data).collect()
}

/// Anybody who may ask, one station.
pub fn draw_peer(generator: &mut Generator) -> KvsPeer {
    let has_tag = generator.chance(1, 3);
    let is_ipv6 = generator.chance(1, 2);
    let mut mac = || -> [u8; 6] {
        let mut mac = array(generator.bytes(6));
        // A station, not a group.
        mac[0] &= 0xfe;
        mac
    };
    let (destination_mac, source_mac) = (mac(), mac());
    KvsPeer {
        destination_mac,
        source_mac,
        has_tag,
        tag: if has_tag { generator.bits(16) } else { 0 },
        is_ipv6,
        source_address: draw_address(generator, is_ipv6),
        destination_address: draw_address(generator, is_ipv6),
        source_port: generator.within(1..=0xffff),
        destination_port: generator.bits(16),
        request_id: generator.bits(16),
        opcode: generator.bits(8),
        opaque: array(generator.bytes(4)),
    }
}

/// An address of one station, in IPv4 and in IPv6.
pub fn draw_address(generator: &mut Generator, is_ipv6: bool) -> [u8; 16] {
    let mut address = [0; 16];
    let count = if is_ipv6 { 16 } else { 4 };
    address[..count].copy_from_slice(&generator.bytes(count));
    address[0] = generator.within(1..=0xdf) as u8;
    address
}

/// Bytes as an array.
///
/// # Panics
/// If there are not so many.
pub fn array<const COUNT: usize>(bytes: Vec<u8>) -> [u8; COUNT] {
    bytes.try_into().expect("so many bytes")
}

/// A frame with this datagram from those who ask to those who answer, or with `back` the other way; its
/// checksums are zero.
pub fn frame(peer: &KvsPeer, back: bool, datagram: &[u8]) -> Vec<u8> {
    let turned = |to: &[u8], from: &[u8]| match back {
        false => [to, from].concat(),
        true => [from, to].concat(),
    };
    let port = |port: u64| (port as u16).to_be_bytes();
    let mut frame = turned(&peer.destination_mac, &peer.source_mac);
    if peer.has_tag {
        frame.extend([0x81, 0x00]);
        frame.extend((peer.tag as u16).to_be_bytes());
    }
    let udp_bytes = 8 + datagram.len() as u16;
    let count = if peer.is_ipv6 { 16 } else { 4 };
    // On the wire the source is first.
    let addresses = turned(&peer.source_address[..count], &peer.destination_address[..count]);
    if peer.is_ipv6 {
        frame.extend([0x86, 0xdd, 0x60, 0, 0, 0]);
        frame.extend(udp_bytes.to_be_bytes());
        frame.extend([17, 64]);
    } else {
        frame.extend([0x08, 0x00, 0x45, 0]);
        frame.extend((20 + udp_bytes).to_be_bytes());
        frame.extend([0, 0, 0x40, 0, 64, 17, 0, 0]);
    }
    frame.extend(addresses);
    frame.extend(turned(&port(peer.source_port), &port(peer.destination_port)));
    frame.extend(udp_bytes.to_be_bytes());
    frame.extend([0, 0]);
    frame.extend(datagram);
    frame
}

/// What is in a frame of the binary protocol, in the order of the wire; lengths are what they say, whether it
/// is true or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Datagram {
    /// Of the frame header: request id, number of the datagram, how many there are.
    pub frame: [u16; 3],
    /// 0x80 for requests, 0x81 for answers.
    pub magic: u8,
    /// What is asked for.
    pub opcode: u8,
    /// Bytes of the key.
    pub key_length: u16,
    /// Bytes of the extras.
    pub extras_length: u8,
    /// Always zero.
    pub data_type: u8,
    /// The status; of a request the virtual bucket.
    pub status: u16,
    /// Bytes of extras, key and value.
    pub body_length: u32,
    /// Comes back as it is.
    pub opaque: [u8; 4],
    /// The CAS value.
    pub cas: u64,
    /// Extras, key and value, and whatever is behind them.
    pub body: Vec<u8>,
}

impl Datagram {
    /// Its bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let [id, number, total] = self.frame;
        let mut bytes = Vec::new();
        for word in [id, number, total, 0] {
            bytes.extend(word.to_be_bytes());
        }
        bytes.extend([self.magic, self.opcode]);
        bytes.extend(self.key_length.to_be_bytes());
        bytes.extend([self.extras_length, self.data_type]);
        bytes.extend(self.status.to_be_bytes());
        bytes.extend(self.body_length.to_be_bytes());
        bytes.extend(self.opaque);
        bytes.extend(self.cas.to_be_bytes());
        bytes.extend(&self.body);
        bytes
    }

    /// The datagram that these bytes are.
    ///
    /// # Panics
    /// If there are too few.
    pub fn read(bytes: &[u8]) -> Self {
        let word = |at: usize| u16::from_be_bytes([bytes[at], bytes[at + 1]]);
        let long = |at: usize| u32::from(word(at)) << 16 | u32::from(word(at + 2));
        Self {
            frame: [word(0), word(2), word(4)],
            magic: bytes[8],
            opcode: bytes[9],
            key_length: word(10),
            extras_length: bytes[12],
            data_type: bytes[13],
            status: word(14),
            body_length: long(16),
            opaque: array(bytes[20..24].to_vec()),
            cas: u64::from(long(24)) << 32 | u64::from(long(28)),
            body: bytes[32..].to_vec(),
        }
    }
}
