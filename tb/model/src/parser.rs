//! What the headers of a packet say, read one after the other, and what its checksums add up to.
use nic_spec::message::{PacketHeaders, PacketProtocol, ParsedBeat};

/// How far IPv6 extension headers are read, in bytes.
const EXTENSION_BYTES: usize = 40;

/// Everything about one packet but its bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// What it is.
    pub protocol: PacketProtocol,
    /// Where its IP header begins.
    pub internet_offset: usize,
    /// Where its UDP or TCP header begins.
    pub transport_offset: usize,
    /// Sum of its IPv4 header.
    pub header_sum: u16,
    /// The checksum in it.
    pub header_checksum: u16,
    /// Sum of its UDP datagram or TCP segment with the pseudo header.
    pub transport_sum: u16,
    /// The checksum in it.
    pub transport_checksum: u16,
    /// It is a fragment.
    pub is_fragment: bool,
    /// Its extension headers are not read to their end, or a checksum is of addresses that its IP header does not have.
    pub is_unread: bool,
    /// A header lies.
    pub is_malformed: bool,
    /// Source and destination address, 4 or 16 bytes each.
    pub addresses: Option<(Vec<u8>, Vec<u8>)>,
    /// Source and destination port.
    pub ports: Option<(u16, u16)>,
}

/// Bytes of a packet; behind its end there are zeros.
struct Bytes<'p>(&'p [u8]);

impl Bytes<'_> {
    fn at(&self, offset: usize) -> u8 {
        self.0.get(offset).copied().unwrap_or(0)
    }
    fn number(&self, offset: usize) -> usize {
        usize::from(self.at(offset)) << 8 | usize::from(self.at(offset + 1))
    }
    fn range(&self, offset: usize, count: usize) -> Vec<u8> {
        (offset..offset + count).map(|offset| self.at(offset)).collect()
    }
    fn has(&self, end: usize) -> bool {
        end <= self.0.len()
    }
}

/// The ones' complement sum of bytes, two by two, the first of each being the upper one.
pub fn ones_complement_sum(bytes: &[u8]) -> u16 {
    let mut sum = 0_u32;
    for pair in bytes.chunks(2) {
        sum += u32::from(pair[0]) * 256 + u32::from(*pair.get(1).unwrap_or(&0));
        if sum > 0xffff {
            sum -= 0xffff;
        }
    }
    sum as u16
}

/// Reads a packet.
pub fn parse(packet: &[u8]) -> Parsed {
    let bytes = Bytes(packet);
    let mut parsed = Parsed {
        protocol: PacketProtocol::Other,
        internet_offset: 0,
        transport_offset: 0,
        header_sum: 0,
        header_checksum: 0,
        transport_sum: 0,
        transport_checksum: 0,
        is_fragment: false,
        is_unread: false,
        is_malformed: false,
        addresses: None,
        ports: None,
    };
    let mut at = 12;
    for _ in 0..2 {
        if matches!(bytes.number(at), 0x8100 | 0x88a8) {
            at += 4;
        }
    }
    match bytes.number(at) {
        0x0806 => parsed.protocol = PacketProtocol::Arp,
        0x0800 => ipv4(&bytes, at + 2, &mut parsed),
        0x86dd => ipv6(&bytes, at + 2, &mut parsed),
        _ => {}
    }
    parsed
}

fn ipv4(bytes: &Bytes, at: usize, parsed: &mut Parsed) {
    let header_bytes = 4 * usize::from(bytes.at(at) & 15);
    if bytes.at(at) >> 4 != 4 || header_bytes < 20 || !bytes.has(at + header_bytes) {
        parsed.is_malformed = true;
        return;
    }
    let packet_bytes = bytes.number(at + 2);
    parsed.protocol = PacketProtocol::Ipv4;
    parsed.internet_offset = at;
    parsed.header_sum = ones_complement_sum(&bytes.range(at, header_bytes));
    parsed.header_checksum = bytes.number(at + 10) as u16;
    parsed.addresses = Some((bytes.range(at + 12, 4), bytes.range(at + 16, 4)));
    parsed.is_fragment = bytes.number(at + 6) & 0x3fff != 0;
    parsed.is_malformed = packet_bytes < header_bytes || !bytes.has(at + packet_bytes);
    // The checksum is of the last address of a source route, until the pointer has passed the length (RFC 791, 3.1). A route
    // is supposed wherever one may be.
    let may_be_route = |option: &[u8]| {
        let [kind, length, pointer] = [option[0], option[1], option[2]];
        matches!(kind, 131 | 137) && length < 64 && pointer <= length
    };
    parsed.is_unread = bytes.range(at + 20, header_bytes - 20).windows(3).any(may_be_route);
    if packet_bytes < header_bytes || parsed.is_fragment || parsed.is_unread {
        return;
    }
    let inside = (at + header_bytes, packet_bytes - header_bytes);
    let found = transport(bytes, bytes.at(at + 9), inside, parsed);
    match found {
        Some(17) => parsed.protocol = PacketProtocol::Ipv4Udp,
        Some(_) => parsed.protocol = PacketProtocol::Ipv4Tcp,
        None => {}
    }
}

fn ipv6(bytes: &Bytes, at: usize, parsed: &mut Parsed) {
    if bytes.at(at) >> 4 != 6 || !bytes.has(at + 40) {
        parsed.is_malformed = true;
        return;
    }
    let inside_bytes = bytes.number(at + 4);
    parsed.protocol = PacketProtocol::Ipv6;
    parsed.internet_offset = at;
    parsed.addresses = Some((bytes.range(at + 8, 16), bytes.range(at + 24, 16)));
    parsed.is_malformed = !bytes.has(at + 40 + inside_bytes);
    let mut next = bytes.at(at + 6);
    let mut read = 0;
    while matches!(next, 0 | 43 | 60) {
        let header = at + 40 + read;
        let header_bytes = 8 + 8 * usize::from(bytes.at(header + 1));
        if read + header_bytes > inside_bytes {
            parsed.is_malformed = true;
            return;
        }
        if read + header_bytes > EXTENSION_BYTES {
            parsed.is_unread = true;
            return;
        }
        // The checksum is of an address that the IPv6 header has not (RFC 8200, 8.1; RFC 6275, 6.3).
        let has_segments_left = next == 43 && bytes.at(header + 3) != 0;
        let has_home =
            bytes.range(header, header_bytes).chunks(8).any(|unit| unit[6..] == [201, 16]);
        if has_segments_left || has_home {
            parsed.is_unread = true;
            return;
        }
        next = bytes.at(header);
        read += header_bytes;
    }
    let left = inside_bytes - read;
    if next == 44 {
        parsed.is_fragment = left >= 8;
        parsed.is_malformed |= left < 8;
        return;
    }
    match transport(bytes, next, (at + 40 + read, left), parsed) {
        Some(17) => parsed.protocol = PacketProtocol::Ipv6Udp,
        Some(_) => parsed.protocol = PacketProtocol::Ipv6Tcp,
        None => {}
    }
}

/// Reads a UDP or TCP header at `at` of a packet of which `left` bytes are left; the protocol, if it
/// is one of the two and can be right.
fn transport(
    bytes: &Bytes,
    protocol: u8,
    (at, left): (usize, usize),
    parsed: &mut Parsed,
) -> Option<u8> {
    let (needed, summed, fits, checksum_at) = match protocol {
        17 => {
            let stated = bytes.number(at + 4);
            (8, stated, stated >= 8 && stated <= left, at + 6)
        }
        6 => {
            let header_bytes = 4 * usize::from(bytes.at(at + 12) >> 4);
            (20, left, header_bytes >= 20 && header_bytes <= left, at + 16)
        }
        _ => return None,
    };
    if left < needed || !bytes.has(at + needed) || !fits {
        parsed.is_malformed = true;
        return None;
    }
    parsed.transport_offset = at;
    parsed.transport_checksum = bytes.number(checksum_at) as u16;
    parsed.ports = Some((bytes.number(at) as u16, bytes.number(at + 2) as u16));
    let (source, destination) = parsed.addresses.clone().unwrap_or_default();
    let mut all = [source, destination].concat();
    all.extend([0, protocol, (summed >> 8) as u8, summed as u8]);
    let end = (at + summed).min(bytes.0.len());
    all.extend(&bytes.0[at..end]);
    parsed.transport_sum = ones_complement_sum(&all);
    Some(protocol)
}

impl Parsed {
    /// What the headers say about the flow.
    pub fn headers(&self) -> PacketHeaders {
        let (source, destination) = self.addresses.clone().unwrap_or_default();
        let wide = |address: Vec<u8>| {
            let mut bytes = [0; 16];
            bytes[..address.len()].copy_from_slice(&address);
            bytes
        };
        let (source_port, destination_port) = self.ports.unwrap_or((0, 0));
        PacketHeaders {
            protocol: self.protocol,
            source_address: wide(source),
            destination_address: wide(destination),
            source_port: source_port.into(),
            destination_port: destination_port.into(),
        }
    }
}

/// The beats of a packet as they leave the parser.
pub fn beats(packet: &[u8], error: bool) -> Vec<ParsedBeat> {
    let count = packet.len().div_ceil(64);
    let parsed = parse(packet);
    let beat = |(number, bytes): (usize, &[u8])| {
        let mut data = [0; 64];
        data[..bytes.len()].copy_from_slice(bytes);
        if number + 1 < count {
            return ParsedBeat { data, ..NOTHING };
        }
        ParsedBeat {
            data,
            last: true,
            error,
            length_bytes: packet.len() as u64,
            protocol: parsed.protocol,
            internet_offset: parsed.internet_offset as u64,
            transport_offset: parsed.transport_offset as u64,
            header_sum: parsed.header_sum.into(),
            header_checksum: parsed.header_checksum.into(),
            transport_sum: parsed.transport_sum.into(),
            transport_checksum: parsed.transport_checksum.into(),
            is_fragment: parsed.is_fragment,
            is_unread: parsed.is_unread,
            is_malformed: parsed.is_malformed,
        }
    };
    packet.chunks(64).enumerate().map(beat).collect()
}

/// A beat before the last.
const NOTHING: ParsedBeat = ParsedBeat {
    data: [0; 64],
    last: false,
    error: false,
    length_bytes: 0,
    protocol: PacketProtocol::Other,
    internet_offset: 0,
    transport_offset: 0,
    header_sum: 0,
    header_checksum: 0,
    transport_sum: 0,
    transport_checksum: 0,
    is_fragment: false,
    is_unread: false,
    is_malformed: false,
};
