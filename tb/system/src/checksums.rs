//! Checksums of IPv4, UDP and TCP by the definition (RFC 1071): the ones' complement sum of 16-bit words
//! with the checksum in its place is 0xffff.
use crate::frames::{ETHERNET, IPV4, IPV6, TCP, UDP};

/// Where the parts of a frame are.
struct Parts {
    /// The IPv4 header, if it has one.
    header: Option<std::ops::Range<usize>>,
    /// Addresses, and what the pseudo header has beside them.
    addresses: std::ops::Range<usize>,
    protocol: u8,
    /// UDP or TCP with its data.
    transport: std::ops::Range<usize>,
    /// Where its checksum is.
    checksum: usize,
}

fn parts(frame: &[u8]) -> Option<Parts> {
    let kind: [u8; 2] = frame.get(12..ETHERNET)?.try_into().ok()?;
    let number = |at: usize| usize::from(u16::from_be_bytes([frame[at], frame[at + 1]]));
    let (header, addresses, protocol, begin, end) = match kind {
        IPV4 => {
            let begin = ETHERNET + 4 * usize::from(frame[ETHERNET] & 15);
            let end = ETHERNET + number(ETHERNET + 2);
            let addresses = ETHERNET + 12..ETHERNET + 20;
            (Some(ETHERNET..begin), addresses, frame[ETHERNET + 9], begin, end)
        }
        IPV6 => {
            let begin = ETHERNET + 40;
            let end = begin + number(ETHERNET + 4);
            (None, ETHERNET + 8..begin, frame[ETHERNET + 6], begin, end)
        }
        _ => return None,
    };
    let checksum = match protocol {
        UDP => begin + 6,
        TCP => begin + 16,
        _ => return None,
    };
    Some(Parts { header, addresses, protocol, transport: begin..end, checksum })
}

/// The ones' complement sum of words, the last filled with a zero.
pub(crate) fn sum(words: &[&[u8]]) -> u16 {
    let words = words.iter().flat_map(|bytes| bytes.chunks(2));
    let total: u64 = words
        .map(|word| u64::from(word[0]) << 8 | word.get(1).map_or(0, |low| u64::from(*low)))
        .sum();
    let mut total = total;
    while total > 0xffff {
        total = (total & 0xffff) + (total >> 16);
    }
    total as u16
}

fn transport_sum(frame: &[u8], parts: &Parts) -> u16 {
    let transport = &frame[parts.transport.clone()];
    let length = (transport.len() as u32).to_be_bytes();
    sum(&[&frame[parts.addresses.clone()], &[0, parts.protocol], &length, transport])
}

/// What is wrong with the checksums of a frame, if it has any.
pub fn wrong(frame: &[u8]) -> Option<String> {
    let parts = parts(frame)?;
    if let Some(header) = &parts.header {
        let found = sum(&[&frame[header.clone()]]);
        if found != 0xffff {
            return Some(format!("the IPv4 header adds up to {found:#06x}"));
        }
    }
    let stored = &frame[parts.checksum..parts.checksum + 2];
    if parts.protocol == UDP && stored == [0, 0] {
        return Some("a UDP datagram without a checksum".to_string());
    }
    let found = transport_sum(frame, &parts);
    (found != 0xffff).then(|| format!("protocol {} adds up to {found:#06x}", parts.protocol))
}

/// Whether a frame has checksums.
pub fn has_any(frame: &[u8]) -> bool {
    parts(frame).is_some()
}

/// Writes the right checksums into a frame, if it has any.
pub fn fill(frame: &mut [u8]) {
    let Some(parts) = parts(frame) else { return };
    if let Some(header) = &parts.header {
        frame[ETHERNET + 10..ETHERNET + 12].fill(0);
        let checksum = !sum(&[&frame[header.clone()]]);
        frame[ETHERNET + 10..ETHERNET + 12].copy_from_slice(&checksum.to_be_bytes());
    }
    frame[parts.checksum..parts.checksum + 2].fill(0);
    let checksum = match !transport_sum(frame, &parts) {
        // A datagram whose checksum is zero has none.
        0 if parts.protocol == UDP => 0xffff,
        other => other,
    };
    frame[parts.checksum..parts.checksum + 2].copy_from_slice(&checksum.to_be_bytes());
}

/// Writes other checksums into a frame, if it has any.
pub fn spoil(frame: &mut [u8]) {
    let Some(parts) = parts(frame) else { return };
    if parts.header.is_some() {
        frame[ETHERNET + 10] ^= 0x5a;
    }
    frame[parts.checksum] ^= 0xa5;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_rfc_1071_adds_up() {
        // RFC 1071, 3: the sum of these words is ddf2.
        assert_eq!(sum(&[&[0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7]]), 0xddf2);
    }

    #[test]
    fn what_is_filled_is_right_and_what_is_spoilt_is_not() {
        let mut random = nic_tb::Seed::new(1).fork("checksums");
        for length in [60, 61, 100, 1514] {
            for _ in 0..20 {
                let mut frame = crate::frames::any(&mut random, length);
                assert_eq!(wrong(&frame), None);
                if has_any(&frame) {
                    spoil(&mut frame);
                    assert!(wrong(&frame).is_some());
                }
            }
        }
    }
}
