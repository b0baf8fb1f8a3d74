//! What is in a frame: a request, or why it is none.
use nic_spec::message::{KvsLine, KvsOperation, KvsPeer, KvsRequest};

use super::{Datagram, array};

/// What is served: opcode, operation, whether it is quiet, whether its answer has the key.
pub const SERVED: [(u8, KvsOperation, bool, bool); 14] = [
    (0x00, KvsOperation::Get, false, false),
    (0x01, KvsOperation::Set, false, false),
    (0x02, KvsOperation::Add, false, false),
    (0x03, KvsOperation::Replace, false, false),
    (0x04, KvsOperation::Delete, false, false),
    (0x09, KvsOperation::Get, true, false),
    (0x0a, KvsOperation::Noop, false, false),
    (0x0b, KvsOperation::Version, false, false),
    (0x0c, KvsOperation::Get, false, true),
    (0x0d, KvsOperation::Get, true, true),
    (0x11, KvsOperation::Set, true, false),
    (0x12, KvsOperation::Add, true, false),
    (0x13, KvsOperation::Replace, true, false),
    (0x14, KvsOperation::Delete, true, false),
];

/// What a packet is.
#[derive(Clone, PartialEq, Debug)]
pub enum Read {
    /// No UDP in IP as it is read here, or less than its headers say.
    Foreign,
    /// A datagram of several.
    Fragmented,
    /// No request of the binary protocol.
    BadMagic,
    /// A request, served or refused.
    Request {
        /// The lines of its entry.
        lines: Vec<KvsLine>,
        /// What it asks for.
        request: KvsRequest,
        /// Who sent it.
        peer: KvsPeer,
    },
}

/// CRC-32C, bit by bit.
pub fn crc(bytes: &[u8]) -> u64 {
    let mut register = u32::MAX;
    for byte in bytes {
        register ^= u32::from(*byte);
        for _ in 0..8 {
            let odd = register & 1 == 1;
            register >>= 1;
            if odd {
                register ^= 0x82f6_3b78;
            }
        }
    }
    u64::from(!register)
}

/// These bytes and zeros up to the end of a line.
fn in_lines(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.resize(bytes.len().next_multiple_of(64), 0);
    bytes
}

/// Where a frame is from and where it went, and its datagram; `None` if it is not UDP as it is read here or does
/// not have all that its headers say.
fn datagram_of(frame: &[u8]) -> Option<(KvsPeer, &[u8])> {
    let word = |bytes: &[u8], at: usize| -> Option<usize> {
        Some(usize::from(*bytes.get(at)?) << 8 | usize::from(*bytes.get(at + 1)?))
    };
    let has_tag = word(frame, 12)? == 0x8100;
    let tag = if has_tag { word(frame, 14)? as u64 } else { 0 };
    let kind = if has_tag { 16 } else { 12 };
    let internet = frame.get(kind + 2..)?;
    let (is_ipv6, header, bytes) = match word(frame, kind)? {
        0x0800 => {
            let is_plain = *internet.first()? == 0x45
                && word(internet, 6)? & 0x3fff == 0
                && *internet.get(9)? == 17;
            if !is_plain {
                return None;
            }
            (false, 20, word(internet, 2)?)
        }
        0x86dd => {
            if internet.first()? >> 4 != 6 || *internet.get(6)? != 17 {
                return None;
            }
            (true, 40, 40 + word(internet, 4)?)
        }
        _ => return None,
    };
    let packet = internet.get(..bytes)?;
    let udp = packet.get(header..)?;
    let length = word(udp, 4)?;
    let datagram = udp.get(..length)?.get(8..)?;
    let address = |at: usize, count: usize| {
        let mut address = [0; 16];
        address[..count].copy_from_slice(&internet[at..at + count]);
        address
    };
    let (count, source) = if is_ipv6 { (16, 8) } else { (4, 12) };
    let peer = KvsPeer {
        destination_mac: array(frame[..6].to_vec()),
        source_mac: array(frame[6..12].to_vec()),
        has_tag,
        tag,
        is_ipv6,
        source_address: address(source, count),
        destination_address: address(source + count, count),
        source_port: word(udp, 0)? as u64,
        destination_port: word(udp, 2)? as u64,
        request_id: 0,
        opcode: 0,
        opaque: [0; 4],
    };
    is_for_one(&peer).then_some((peer, datagram))
}

/// Whether one station has sent it to one.
fn is_for_one(peer: &KvsPeer) -> bool {
    let macs = [peer.destination_mac, peer.source_mac];
    let addresses = [peer.source_address, peer.destination_address];
    let is_group = |address: [u8; 16]| match peer.is_ipv6 {
        true => address[0] == 0xff,
        false => matches!(address[0], 224..=255),
    };
    macs.iter().all(|mac| mac[0] % 2 == 0)
        && !addresses.into_iter().any(is_group)
        && (peer.is_ipv6 || peer.source_address[0] != 0)
        && peer.source_port != 0
}

/// The status with which a request is refused, if it is.
fn refusal(datagram: &Datagram) -> Option<u64> {
    let key = u64::from(datagram.key_length);
    let body = u64::from(datagram.body_length);
    let value = body.checked_sub(key + u64::from(datagram.extras_length));
    if body > datagram.body.len() as u64 {
        return Some(4);
    }
    let Some(value) = value else { return Some(0x81) };
    if key > 250 {
        return Some(4);
    }
    let Some((_, operation, ..)) = SERVED.iter().find(|served| served.0 == datagram.opcode) else {
        return Some(0x81);
    };
    use KvsOperation::{Add, Noop, Replace, Set, Version};
    let (extras, has_key, has_value) = match operation {
        Set | Add | Replace => (8, true, true),
        Noop | Version => (0, false, false),
        _ => (0, true, false),
    };
    let is_right = datagram.data_type == 0
        && datagram.extras_length == extras
        && has_key == (key > 0)
        && (has_value || value == 0);
    match is_right {
        false => Some(4),
        true if value > 1_200 => Some(3),
        true => None,
    }
}

/// Reads a frame.
pub fn read(frame: &[u8]) -> Read {
    let Some((mut peer, bytes)) = datagram_of(frame) else { return Read::Foreign };
    if bytes.len() < 8 {
        return Read::Foreign;
    }
    if bytes[2..6] != [0, 0, 0, 1] {
        return Read::Fragmented;
    }
    if bytes.len() < 32 || bytes[8] != 0x80 {
        return Read::BadMagic;
    }
    let datagram = Datagram::read(bytes);
    peer.request_id = u64::from(datagram.frame[0]);
    peer.opcode = u64::from(datagram.opcode);
    peer.opaque = datagram.opaque;
    let served = SERVED.iter().find(|served| served.0 == datagram.opcode);
    let (_, operation, is_quiet, with_key) =
        *served.unwrap_or(&(0, KvsOperation::Refused, false, false));
    let status = refusal(&datagram);
    let mut request = KvsRequest {
        operation: if status.is_some() { KvsOperation::Refused } else { operation },
        is_quiet,
        with_key,
        status: status.unwrap_or(0),
        key_length: 0,
        value_length: 0,
        hash: 0,
        cas: datagram.cas,
        flags: [0; 4],
        lines: 0,
        context: 0,
    };
    let mut lines = Vec::new();
    if status.is_none() {
        let (extras, key) = (datagram.extras_length as usize, datagram.key_length as usize);
        let entry = &datagram.body[extras..datagram.body_length as usize];
        request.key_length = key as u64;
        request.value_length = (entry.len() - key) as u64;
        if extras > 0 {
            request.flags = array(datagram.body[..4].to_vec());
        }
        if key > 0 {
            let front = [0; 16];
            request.hash = crc(&in_lines([&front, &entry[..key]].concat()));
            let bytes = in_lines([&front, entry].concat());
            let count = bytes.len() / 64;
            let line = |(index, line): (usize, &[u8])| KvsLine {
                data: array(line.to_vec()),
                last: index + 1 == count,
            };
            lines = bytes.chunks(64).enumerate().map(line).collect();
            request.lines = count as u64;
        }
    }
    Read::Request { lines, request, peer }
}
