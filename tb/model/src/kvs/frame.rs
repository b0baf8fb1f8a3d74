//! What is around a request and an answer: Ethernet, IP, UDP, memcached's frame header.
use std::fmt;
use std::net::{Ipv4Addr, Ipv6Addr};

use nic_spec::message::PacketProtocol::{Ipv4Udp, Ipv6Udp};

use super::protocol::{FRAME_HEADER_BYTES, HEADER_BYTES, Request, Response};
use crate::{checksum_fill, parser};

/// The frame header of an answer, and of a request that is taken, behind the request identifier: sequence
/// number 0 of 1 datagram.
const ONLY_DATAGRAM: [u8; 4] = [0, 0, 0, 1];
/// The type of a tagged frame (IEEE 802.1Q).
const TAGGED: [u8; 2] = [0x81, 0x00];
/// Hops that an answer may take.
const HOPS: u8 = 64;
/// UDP's number in IP.
const UDP: u8 = 17;

/// Addresses of the network layer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Address {
    /// Source, destination.
    Ipv4([u8; 4], [u8; 4]),
    /// Source, destination.
    Ipv6([u8; 16], [u8; 16]),
}

/// What a frame says of its way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Envelope {
    /// The MAC address that it goes to.
    pub destination_mac: [u8; 6],
    /// The MAC address that it comes from.
    pub source_mac: [u8; 6],
    /// What the tag says (priority and VLAN), if there is one.
    pub tag: Option<[u8; 2]>,
    /// The addresses that it goes between.
    pub address: Address,
    /// The port that it comes from.
    pub source_port: u16,
    /// The port that it goes to.
    pub destination_port: u16,
    /// The request identifier of the frame header.
    pub request_identifier: u16,
}

impl Envelope {
    /// The way back.
    pub fn back(self) -> Self {
        Self {
            destination_mac: self.source_mac,
            source_mac: self.destination_mac,
            address: match self.address {
                Address::Ipv4(source, destination) => Address::Ipv4(destination, source),
                Address::Ipv6(source, destination) => Address::Ipv6(destination, source),
            },
            source_port: self.destination_port,
            destination_port: self.source_port,
            ..self
        }
    }
}

/// A frame with a request, right or wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// Whence and whither.
    pub envelope: Envelope,
    /// What is asked for.
    pub request: Request,
}

/// Why a frame is dropped without an answer. If several are true, the first is meant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ParseError {
    /// It does not go from one station to one, or is no UDP datagram, or there is more in front of it than the card reads for requests: IPv4
    /// options, IPv6 extension headers, two tags, a tag of another kind; or it is a fragment, or a length
    /// in it is wrong.
    NotPlainUdp,
    /// A checksum is wrong; with IPv6, there is none.
    Checksum,
    /// The datagram does not hold frame header and request header.
    Short,
    /// The frame header says that this is not the only datagram of a request.
    SeveralDatagrams,
    /// The request header does not begin with a request's magic byte.
    Magic,
}

impl fmt::Display for ParseError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::NotPlainUdp => {
                "it is no UDP datagram from one station to one, directly behind an IP header"
            }
            Self::Checksum => "a checksum is wrong",
            Self::Short => "the datagram is too short for a request header",
            Self::SeveralDatagrams => "it is one of several datagrams",
            Self::Magic => "it does not begin as a request does",
        })
    }
}

impl std::error::Error for ParseError {}

/// Reads a frame with a request.
///
/// # Errors
/// Why it is dropped.
pub fn parse(frame: &[u8]) -> Result<Parsed, ParseError> {
    if !is_between_stations(frame) {
        return Err(ParseError::NotPlainUdp);
    }
    let (envelope, rest) = open(frame)?;
    let (magic, request) = Request::read(rest).ok_or(ParseError::Short)?;
    if !Request::is_magic(magic) {
        return Err(ParseError::Magic);
    }
    Ok(Parsed { envelope, request })
}

/// Reads a frame with an answer.
///
/// # Errors
/// One line: what of it is no answer.
pub fn parse_answer(frame: &[u8]) -> Result<(Envelope, Response), String> {
    let (envelope, rest) = open(frame).map_err(|error| error.to_string())?;
    Ok((envelope, Response::read(rest)?))
}

/// Whether one station can have sent it to one (RFC 1122, 3.2.1.3). What is no packet may be anything.
fn is_between_stations(frame: &[u8]) -> bool {
    let parsed = parser::parse(frame);
    let is_station = |address: &[u8]| match *address {
        [a, b, c, d] => Ipv4Addr::new(a, b, c, d) < Ipv4Addr::new(224, 0, 0, 0),
        _ => !Ipv6Addr::from(array::<16>(address)).is_multicast(),
    };
    let is_of_this_network = |address: &[u8]| address.len() == 4 && address[0] == 0;
    let is_group = |mac: usize| frame.get(mac).is_some_and(|byte| byte & 1 == 1);
    let are_stations = parsed.addresses.is_none_or(|(source, destination)| {
        is_station(&source) && is_station(&destination) && !is_of_this_network(&source)
    });
    let has_port = parsed.ports.is_none_or(|(source, _)| source != 0);
    are_stations && has_port && !is_group(0) && !is_group(6)
}

/// What is around, and what is behind the frame header.
fn open(frame: &[u8]) -> Result<(Envelope, &[u8]), ParseError> {
    let parsed = parser::parse(frame);
    let (at, datagram) = (parsed.internet_offset, parsed.transport_offset);
    let header_bytes = match parsed.protocol {
        Ipv4Udp => 20,
        Ipv6Udp => 40,
        _ => return Err(ParseError::NotPlainUdp),
    };
    let tag = match at {
        14 => None,
        18 if frame[12..14] == TAGGED => Some([frame[14], frame[15]]),
        _ => return Err(ParseError::NotPlainUdp),
    };
    if parsed.is_malformed || parsed.is_fragment || datagram != at + header_bytes {
        return Err(ParseError::NotPlainUdp);
    }
    let is_summed = match (parsed.protocol, parsed.transport_checksum) {
        (Ipv4Udp, 0) => true,
        (_, checksum) => checksum != 0 && parsed.transport_sum == 0xffff,
    };
    if !is_summed || (parsed.protocol == Ipv4Udp && parsed.header_sum != 0xffff) {
        return Err(ParseError::Checksum);
    }
    let bytes = usize::from(u16::from_be_bytes([frame[datagram + 4], frame[datagram + 5]]));
    let inside = &frame[datagram + 8..datagram + bytes];
    if inside.len() < FRAME_HEADER_BYTES + HEADER_BYTES {
        return Err(ParseError::Short);
    }
    if inside[2..6] != ONLY_DATAGRAM {
        return Err(ParseError::SeveralDatagrams);
    }
    let (source, destination) = parsed.addresses.expect("an IP packet has addresses");
    let address = match parsed.protocol {
        Ipv4Udp => Address::Ipv4(array(&source), array(&destination)),
        _ => Address::Ipv6(array(&source), array(&destination)),
    };
    let (source_port, destination_port) = parsed.ports.expect("a datagram has ports");
    let envelope = Envelope {
        destination_mac: array(&frame[..6]),
        source_mac: array(&frame[6..12]),
        tag,
        address,
        source_port,
        destination_port,
        request_identifier: u16::from_be_bytes([inside[0], inside[1]]),
    };
    Ok((envelope, &inside[FRAME_HEADER_BYTES..]))
}

/// A frame as the card writes them: nothing but the headers that must be there, IPv4 with identification 0
/// and not to be fragmented, IPv6 with traffic class and flow label 0, 64 hops. `bytes` is what is behind the
/// frame header.
///
/// # Panics
/// If it is longer than an IP packet.
pub fn build(envelope: &Envelope, bytes: &[u8]) -> Vec<u8> {
    let length = |more: usize| -> [u8; 2] {
        let length = more + 8 + FRAME_HEADER_BYTES + bytes.len();
        u16::try_from(length).expect("an IP packet has at most 65,535 bytes").to_be_bytes()
    };
    let mut frame = [envelope.destination_mac, envelope.source_mac].concat();
    if let Some(tag) = envelope.tag {
        frame.extend([TAGGED, tag].concat());
    }
    match envelope.address {
        Address::Ipv4(source, destination) => {
            frame.extend([0x08, 0x00, 0x45, 0]);
            frame.extend(length(20));
            frame.extend([0, 0, 0x40, 0, HOPS, UDP, 0, 0]);
            frame.extend([source, destination].concat());
        }
        Address::Ipv6(source, destination) => {
            frame.extend([0x86, 0xdd, 0x60, 0, 0, 0]);
            frame.extend(length(0));
            frame.extend([UDP, HOPS]);
            frame.extend([source, destination].concat());
        }
    }
    frame.extend(envelope.source_port.to_be_bytes());
    frame.extend(envelope.destination_port.to_be_bytes());
    frame.extend(length(0));
    frame.extend([0, 0]);
    frame.extend(envelope.request_identifier.to_be_bytes());
    frame.extend(ONLY_DATAGRAM);
    frame.extend([0, 0]);
    frame.extend(bytes);
    checksum_fill::filled(&frame).expect("a UDP datagram has checksums to fill in")
}

fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.try_into().expect("the length is that of the field")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENVELOPE: Envelope = Envelope {
        destination_mac: [2, 0, 0, 0, 0, 1],
        source_mac: [2, 0, 0, 0, 0, 2],
        tag: None,
        address: Address::Ipv4([10, 9, 0, 1], [10, 9, 0, 2]),
        source_port: 40_000,
        destination_port: 11_211,
        request_identifier: 0x1234,
    };

    fn request() -> Request {
        Request {
            opaque: [1, 2, 3, 4],
            cas: 5,
            ..Request::new(super::super::Opcode::Get, b"", b"key", b"")
        }
    }

    fn every_envelope() -> Vec<Envelope> {
        let addresses = [ENVELOPE.address, Address::Ipv6([1; 16], [0xfd; 16])];
        let both =
            |address| [None, Some([0xe0, 5])].map(|tag| Envelope { tag, address, ..ENVELOPE });
        addresses.into_iter().flat_map(both).collect()
    }

    #[test]
    fn what_is_built_is_read() {
        for envelope in every_envelope() {
            let frame = build(&envelope, &request().to_bytes());
            assert_eq!(parse(&frame), Ok(Parsed { envelope, request: request() }));
            // What Ethernet fills a frame up with does not belong to it.
            let padded = [frame, vec![0xaa; 7]].concat();
            assert_eq!(parse(&padded), Ok(Parsed { envelope, request: request() }));
            assert_eq!(envelope.back().back(), envelope);
            assert_ne!(envelope.back(), envelope);
        }
    }

    /// Byte for byte, so that it rests on nothing else here: what the recorded server sent first, with
    /// identification 0 in place of 0xeb89.
    #[test]
    fn a_known_answer_is_built() {
        let frame = build(
            &Envelope {
                destination_mac: [0xee, 0x28, 0x44, 0xd4, 0xc2, 0x28],
                source_mac: [0x12, 0x78, 0x24, 0x00, 0x95, 0xfa],
                request_identifier: 0,
                ..ENVELOPE.back()
            },
            &Request { opaque: [0; 4], ..request() }
                .answer(super::super::Status::NotFound)
                .to_bytes(),
        );
        let hex = "ee2844d4c228 1278240095fa 0800 4500 0045 0000 4000 40 11 2694 0a090002 0a090001 \
                   2bcb 9c40 0031 9ff2 0000 0000 0001 0000 \
                   81 00 0000 00 00 0001 00000009 00000000 0000000000000000 4e6f7420666f756e64";
        let hex: Vec<u8> = hex.bytes().filter(|byte| *byte != b' ').collect();
        let byte = |pair: &[u8]| u8::from_str_radix(&String::from_utf8_lossy(pair), 16);
        let expected: Result<Vec<u8>, _> = hex.chunks(2).map(byte).collect();
        assert_eq!(Ok(frame), expected);
    }

    #[test]
    fn a_checksum_of_zero_is_written_as_ones() {
        let mut met = 0;
        for low in 0..=0xffff_u16 {
            let [upper, lower] = low.to_be_bytes();
            let request = Request { opaque: [0, 0, upper, lower], ..request() };
            let frame = build(&ENVELOPE, &request.to_bytes());
            met += u32::from(frame[40..42] == [0xff, 0xff]);
            assert_ne!(frame[40..42], [0, 0]);
        }
        assert_eq!(met, 1, "one of all words makes the sum zero");
    }

    #[test]
    fn what_is_no_request_is_dropped() {
        use ParseError::{Checksum, Magic, NotPlainUdp, SeveralDatagrams, Short};
        let good = build(&ENVELOPE, &request().to_bytes());
        let spoil = |at: usize, byte: u8| {
            let mut frame = good.clone();
            frame[at] = byte;
            frame
        };
        // Where the checksum is to be right again, it is taken away.
        let unchecked = |at: usize, byte: u8| {
            let mut frame = spoil(at, byte);
            frame[40..42].fill(0);
            frame
        };
        assert_eq!(parse(&spoil(12, 0x09)), Err(NotPlainUdp), "no IP");
        assert_eq!(parse(&spoil(23, 6)), Err(NotPlainUdp), "TCP");
        assert_eq!(parse(&spoil(20, 0x20)), Err(NotPlainUdp), "a fragment");
        assert_eq!(parse(&good[..good.len() - 1]), Err(NotPlainUdp), "cut off");
        assert_eq!(parse(&spoil(22, 63)), Err(Checksum), "the sum of the IPv4 header");
        assert_eq!(parse(&spoil(75, b'x')), Err(Checksum), "the sum of the datagram");
        assert!(parse(&unchecked(75, b'x')).is_ok(), "IPv4 needs no checksum");
        assert_eq!(parse(&unchecked(45, 1)), Err(SeveralDatagrams), "sequence number 1");
        assert_eq!(parse(&unchecked(44, 1)), Err(SeveralDatagrams), "sequence number 256");
        assert_eq!(parse(&unchecked(47, 2)), Err(SeveralDatagrams), "of two");
        assert_eq!(parse(&unchecked(47, 0)), Err(SeveralDatagrams), "of none");
        assert_eq!(parse(&unchecked(46, 1)), Err(SeveralDatagrams), "of 257");
        assert!(parse(&unchecked(49, 7)).is_ok(), "what is reserved does not matter");
        assert_eq!(parse(&unchecked(50, 0x81)), Err(Magic), "an answer");
        assert_eq!(parse(&unchecked(50, 0)), Err(Magic));
        assert_eq!(parse(&build(&ENVELOPE, &request().to_bytes()[..23])), Err(Short));
        assert_eq!(parse(&build(&ENVELOPE, &[])), Err(Short));
        assert_eq!(parse(&[]), Err(NotPlainUdp));

        let tagged = |tags: &[[u8; 2]]| {
            let tags: Vec<u8> = tags.iter().flat_map(|kind| [kind[0], kind[1], 0, 1]).collect();
            [&good[..12], &tags, &good[12..]].concat()
        };
        assert!(parse(&tagged(&[[0x81, 0]])).is_ok());
        assert_eq!(parse(&tagged(&[[0x88, 0xa8]])), Err(NotPlainUdp));
        assert_eq!(parse(&tagged(&[[0x81, 0], [0x81, 0]])), Err(NotPlainUdp));

        let wide = Envelope { address: Address::Ipv6([1; 16], [2; 16]), ..ENVELOPE };
        let mut frame = build(&wide, &request().to_bytes());
        frame[60..62].fill(0);
        assert_eq!(parse(&frame), Err(Checksum), "IPv6 needs a checksum");
    }

    #[test]
    fn what_no_single_station_can_have_sent_to_one_is_dropped() {
        let is_dropped = |envelope: &Envelope| {
            let parsed = parse(&build(envelope, &request().to_bytes()));
            assert!(parsed.is_ok() || parsed == Err(ParseError::NotPlainUdp));
            parsed.is_err()
        };
        for envelope in every_envelope() {
            assert!(!is_dropped(&envelope));
            assert!(is_dropped(&Envelope { source_mac: [1, 0, 0x5e, 0, 0, 1], ..envelope }));
            assert!(is_dropped(&Envelope { destination_mac: [0xff; 6], ..envelope }));
            assert!(is_dropped(&Envelope { source_port: 0, ..envelope }));
            assert!(!is_dropped(&Envelope { source_port: 0x100, ..envelope }));
        }
        let one = [10, 9, 0, 1];
        for (address, at_source, at_destination) in [
            ([0, 0, 0, 0], true, false),
            ([0, 1, 2, 3], true, false),
            ([223, 255, 255, 255], false, false),
            ([224, 0, 0, 1], true, true),
            ([239, 1, 2, 3], true, true),
            ([255; 4], true, true),
        ] {
            let with = |address| Envelope { address, ..ENVELOPE };
            assert_eq!(is_dropped(&with(Address::Ipv4(address, one))), at_source);
            assert_eq!(is_dropped(&with(Address::Ipv4(one, address))), at_destination);
        }
        for (first, is_group) in [(0xfe, false), (0xff, true), (0, false), (0xe0, false)] {
            let address = [first, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
            let with = |address| Envelope { address, ..ENVELOPE };
            assert_eq!(is_dropped(&with(Address::Ipv6(address, [0xfd; 16]))), is_group);
            assert_eq!(is_dropped(&with(Address::Ipv6([0xfd; 16], address))), is_group);
        }
    }

    #[test]
    fn options_and_extension_headers_are_dropped() {
        for envelope in every_envelope() {
            let frame = build(&envelope, &request().to_bytes());
            let at = if envelope.tag.is_some() { 18 } else { 14 };
            let mut frame = frame;
            match envelope.address {
                Address::Ipv4(..) => {
                    frame[at] = 0x46;
                    frame[at + 3] += 4;
                    frame.splice(at + 20..at + 20, [1, 1, 1, 1]);
                }
                Address::Ipv6(..) => {
                    frame[at + 5] += 8;
                    frame[at + 6] = 0;
                    frame.splice(at + 40..at + 40, [UDP, 0, 1, 4, 0, 0, 0, 0]);
                }
            }
            let frame = checksum_fill::filled(&frame).expect("it is a datagram all the same");
            assert_eq!(parse(&frame), Err(ParseError::NotPlainUdp));
        }
    }
}
