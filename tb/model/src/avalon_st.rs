//! Packets at an Ethernet MAC with Avalon-ST: the first byte in the highest bits, and the bytes that are missing
//! counted.
use nic_spec::message::{AvalonPacketBeat, MessageBeat};

/// Bytes of a beat.
const BEAT: usize = 64;

/// The beats of a packet; those bytes of the last that belong to none are `filler`.
///
/// # Panics
/// If it is empty.
pub fn beats<const E: usize>(packet: &[u8], error: u64, filler: u8) -> Vec<AvalonPacketBeat<E>> {
    assert!(!packet.is_empty(), "a packet has bytes");
    let count = packet.len().div_ceil(BEAT);
    let beat = |(number, bytes): (usize, &[u8])| {
        let mut data = [filler; BEAT];
        for (place, byte) in bytes.iter().enumerate() {
            data[BEAT - 1 - place] = *byte;
        }
        let end = number + 1 == count;
        AvalonPacketBeat {
            data,
            empty: (BEAT - bytes.len()) as u64,
            start: number == 0,
            end,
            error: if end { error } else { 0 },
        }
    };
    packet.chunks(BEAT).enumerate().map(beat).collect()
}

/// What a receiver makes of beats, in any order of starts and ends.
pub fn received<const E: usize>(beats: &[AvalonPacketBeat<E>]) -> Vec<MessageBeat<BEAT>> {
    let (mut is_open, mut is_damaged) = (false, false);
    let mut made = vec![];
    for beat in beats {
        is_damaged |= beat.start == is_open;
        let bytes = if beat.end { BEAT - beat.empty as usize } else { BEAT };
        let mut data = beat.data;
        data.reverse();
        made.push(MessageBeat {
            data,
            keep: u64::MAX >> (BEAT - bytes),
            last: beat.end,
            error: beat.end && (is_damaged || beat.error != 0),
        });
        is_open = !beat.end;
        is_damaged &= is_open;
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_byte_is_the_highest_and_what_is_missing_is_counted() {
        let packet: Vec<u8> = (0..65).collect();
        let made = beats::<6>(&packet, 0, 0xff);
        assert_eq!((made[0].data[63], made[0].data[0], made[0].empty), (0, 63, 0));
        assert_eq!((made[1].data[63], made[1].data[62], made[1].empty), (64, 0xff, 63));
        assert_eq!((made[0].start, made[0].end), (true, false));
        assert_eq!((made[1].start, made[1].end), (false, true));
        let back = received(&made);
        assert_eq!((back[0].data[0], back[1].data[0], back[1].keep), (0, 64, 1));
    }
}
