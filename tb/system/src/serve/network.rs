//! Frames that a host answers by itself: ARP requests (RFC 826), echo requests (RFC 792), datagrams with a request in
//! them. What is written here has no checksum of IPv4 or UDP: the card fills them in.
use crate::checksums::sum;
use crate::frames::{ETHERNET, IPV4, SHORTEST, UDP};

/// EtherType of ARP, and what begins its packets: Ethernet, IPv4, addresses of 6 and 4 bytes.
const ARP: [u8; 2] = [0x08, 0x06];
const ARP_OF_IPV4: [u8; 6] = [0, 1, 8, 0, 6, 4];
/// Its operations.
const ARP_REQUEST: [u8; 2] = [0, 1];
const ARP_REPLY: [u8; 2] = [0, 2];
/// Bytes of an ARP packet.
const ARP_BYTES: usize = 28;
/// ICMP's number in IPv4, and its types.
const ICMP: u8 = 1;
const ECHO_REQUEST: u8 = 8;
const ECHO_REPLY: u8 = 0;
/// Version 4 and a header of five words: no options.
const PLAIN_HEADER: u8 = 0x45;
/// Bytes of that header, and of UDP's.
const IPV4_BYTES: usize = 20;
const UDP_BYTES: usize = 8;
/// Hops that an answer may take.
const HOPS: u8 = 64;
/// Flags and offset of a packet that must not be fragmented.
const WHOLE: [u8; 2] = [0x40, 0];

/// Who a host is in its network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetworkAddress {
    /// Its MAC address.
    pub mac: [u8; 6],
    /// Its IPv4 address.
    pub ipv4: [u8; 4],
}

impl NetworkAddress {
    /// The answer to an ARP request for this host's address.
    pub fn answer_arp(&self, frame: &[u8]) -> Option<Vec<u8>> {
        let packet = frame.get(ETHERNET..ETHERNET + ARP_BYTES)?;
        let is_request = frame[12..ETHERNET] == ARP
            && packet[..6] == ARP_OF_IPV4
            && packet[6..8] == ARP_REQUEST
            && packet[24..28] == self.ipv4;
        let asker = &packet[8..18];
        is_request.then(|| {
            let mut answer = [&asker[..6], &self.mac, &ARP, &ARP_OF_IPV4, &ARP_REPLY].concat();
            answer.extend([&self.mac[..], &self.ipv4, asker].concat());
            answer.resize(SHORTEST, 0);
            answer
        })
    }

    /// The answer to an echo request ("ping") for this host.
    pub fn answer_echo(&self, frame: &[u8]) -> Option<Vec<u8>> {
        let (protocol, message) = packet(frame)?;
        let is_request = frame[..6] == self.mac
            && frame[30..34] == self.ipv4
            && protocol == ICMP
            && message.len() >= 8
            && message[..2] == [ECHO_REQUEST, 0]
            && sum(&[message]) == 0xffff;
        is_request.then(|| {
            let mut answer = turned_around(frame, ICMP, message.len());
            let begin = answer.len();
            answer.extend([ECHO_REPLY, 0, 0, 0]);
            answer.extend(&message[4..]);
            let checksum = !sum(&[&answer[begin..]]);
            answer[begin + 2..begin + 4].copy_from_slice(&checksum.to_be_bytes());
            answer
        })
    }
}

/// What is in a UDP datagram for this port, directly behind an IPv4 header.
pub fn datagram(frame: &[u8], port: u16) -> Option<&[u8]> {
    let (protocol, datagram) = packet(frame)?;
    let length = usize::from(u16::from_be_bytes([*datagram.get(4)?, *datagram.get(5)?]));
    let is_meant = protocol == UDP && datagram[2..4] == port.to_be_bytes();
    is_meant.then(|| datagram.get(UDP_BYTES..length)).flatten()
}

/// A datagram with these bytes from where `frame` went to where it came from. `frame` has a [`datagram`].
pub fn answer_datagram(frame: &[u8], bytes: &[u8]) -> Vec<u8> {
    let ports = ETHERNET + IPV4_BYTES;
    let length = UDP_BYTES + bytes.len();
    let mut answer = turned_around(frame, UDP, length);
    answer.extend([&frame[ports + 2..ports + 4], &frame[ports..ports + 2]].concat());
    answer.extend((length as u16).to_be_bytes());
    answer.extend([0, 0]);
    answer.extend(bytes);
    answer
}

/// What is in an IPv4 packet that is whole and has no options, and its protocol.
fn packet(frame: &[u8]) -> Option<(u8, &[u8])> {
    let header = frame.get(ETHERNET..ETHERNET + IPV4_BYTES)?;
    let length = usize::from(u16::from_be_bytes([header[2], header[3]]));
    let is_fragment = header[6] & 0x3f != 0 || header[7] != 0;
    let is_plain = frame[12..ETHERNET] == IPV4 && header[0] == PLAIN_HEADER && !is_fragment;
    let inside = frame.get(ETHERNET + IPV4_BYTES..ETHERNET + length)?;
    is_plain.then_some((header[9], inside))
}

/// Headers of Ethernet and IPv4 for so many bytes behind them, back to where `frame` came from.
fn turned_around(frame: &[u8], protocol: u8, bytes: usize) -> Vec<u8> {
    let mut answer = [&frame[6..12], &frame[..6], &IPV4, &[PLAIN_HEADER, 0]].concat();
    answer.extend(((IPV4_BYTES + bytes) as u16).to_be_bytes());
    answer.extend([0, 0]);
    answer.extend(WHOLE);
    answer.extend([HOPS, protocol, 0, 0]);
    answer.extend([&frame[30..34], &frame[26..30]].concat());
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOST: NetworkAddress = NetworkAddress { mac: [2, 0, 0, 0, 0, 1], ipv4: [10, 11, 0, 2] };

    fn bytes(hex: &str) -> Vec<u8> {
        let digits: Vec<u8> = hex.bytes().filter(|digit| *digit != b' ').collect();
        let byte = |pair: &[u8]| u8::from_str_radix(&String::from_utf8_lossy(pair), 16);
        digits.chunks(2).map(|pair| byte(pair).expect("two digits")).collect()
    }

    fn arp_request() -> Vec<u8> {
        bytes(
            "ffffffffffff 020000000002 0806 0001 0800 06 04 0001 020000000002 0a0b0001 000000000000 0a0b0002",
        )
    }

    /// With 8 bytes of data; checksums by hand.
    fn echo_request() -> Vec<u8> {
        bytes(
            "020000000001 020000000002 0800 45 00 0024 1234 4000 40 01 1482 0a0b0001 0a0b0002 \
             08 00 a524 1234 0001 40a6000000000000",
        )
    }

    #[test]
    fn an_arp_request_is_answered_to_whoever_asks() {
        let answer = HOST.answer_arp(&arp_request()).expect("it is for this host");
        let expected = "020000000002 020000000001 0806 0001 0800 06 04 0002 \
                        020000000001 0a0b0002 020000000002 0a0b0001";
        assert_eq!(answer[..42], bytes(expected));
        assert_eq!(answer[42..], [0; 18], "the shortest frame has 60 bytes");
    }

    #[test]
    fn an_echo_request_comes_back_with_its_data() {
        let answer = HOST.answer_echo(&echo_request()).expect("it is for this host");
        let expected = "020000000002 020000000001 0800 45 00 0024 0000 4000 40 01 0000 0a0b0002 0a0b0001 \
                        00 00 ad24 1234 0001 40a6000000000000";
        assert_eq!(answer, bytes(expected));
    }

    /// Each byte that says what a request is, and for whom, matters, and no cut frame is read beyond its end.
    #[test]
    fn what_is_for_others_or_damaged_is_not_answered() {
        let of_arp = (12..22).chain(38..42);
        for at in of_arp {
            let mut frame = arp_request();
            frame[at] ^= 1;
            assert_eq!(HOST.answer_arp(&frame), None, "byte {at}");
        }
        // MAC, type, header, fragments, protocol, destination, and all that ICMP's checksum covers.
        let of_echo = (0..6).chain([12, 13, 14, 17, 20, 21, 23]).chain(30..50);
        for at in of_echo {
            let mut frame = echo_request();
            frame[at] ^= 1;
            assert_eq!(HOST.answer_echo(&frame), None, "byte {at}");
        }
        for length in 0..arp_request().len() {
            assert_eq!(HOST.answer_arp(&arp_request()[..length]), None, "{length} bytes");
        }
        for length in 0..echo_request().len() {
            assert_eq!(HOST.answer_echo(&echo_request()[..length]), None, "{length} bytes");
        }
    }

    #[test]
    fn a_datagram_goes_back_between_the_same_ports() {
        let frame = bytes(
            "020000000001 020000000002 0800 45 00 0020 1234 4000 40 11 1476 0a0b0001 0a0b0002 \
             9c40 2bcb 000c 0000 01020304 aaaa",
        );
        assert_eq!(datagram(&frame, 11_211), Some(&[1, 2, 3, 4][..]), "padding is no part of it");
        assert_eq!(datagram(&frame, 11_212), None);
        assert_eq!(datagram(&echo_request(), 11_211), None);
        for length in 0..46 {
            assert_eq!(datagram(&frame[..length], 11_211), None, "{length} bytes");
        }
        let expected = "020000000002 020000000001 0800 45 00 001f 0000 4000 40 11 0000 0a0b0002 0a0b0001 \
                        2bcb 9c40 000b 0000 050607";
        assert_eq!(answer_datagram(&frame, &[5, 6, 7]), bytes(expected));
    }
}
