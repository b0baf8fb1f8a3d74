//! Frames that say which they are, and what has become of them.
use nic_spec::message::MessageBeat;

/// A frame of so many beats; each says which, of which frame.
pub fn frame<const BYTES: usize>(number: u8, beats: u8) -> Vec<MessageBeat<BYTES>> {
    let beat = |place| {
        let mut data = [0; BYTES];
        data[..2].copy_from_slice(&[number, place]);
        let keep = u64::MAX >> (64 - BYTES);
        MessageBeat { data, keep, last: place + 1 == beats, error: false }
    };
    (0..beats).map(beat).collect()
}

/// The frames among these beats: whether each ended without an error, and the beats that it had.
pub fn frames_of<const BYTES: usize>(
    beats: Vec<MessageBeat<BYTES>>,
) -> Vec<(bool, Vec<MessageBeat<BYTES>>)> {
    let (mut frames, mut open) = (vec![], vec![]);
    for beat in beats {
        assert!(beat.last || !beat.error, "an error ends a frame");
        let is_whole = beat.keep == u64::MAX >> (64 - BYTES);
        assert!(is_whole, "no beat of these frames is partial, and none of an error: {beat:?}");
        let (last, error) = (beat.last, beat.error);
        open.push(beat);
        if last {
            frames.push((!error, std::mem::take(&mut open)));
        }
    }
    assert!(open.is_empty(), "a frame has not ended: {} beats", open.len());
    frames
}

/// Each frame that ended well is one of those that were sent, in their order; one that did not is the beginning of
/// one. How many ended well, and how many did not.
pub fn judge<const BYTES: usize>(
    found: Vec<(bool, Vec<MessageBeat<BYTES>>)>,
    sent: &[Vec<MessageBeat<BYTES>>],
) -> (usize, usize) {
    let mut left = sent.iter();
    let (mut good, mut cut) = (0, 0);
    for (is_good, beats) in found {
        let is_due = |sent: &Vec<MessageBeat<BYTES>>| match is_good {
            true => *sent == beats,
            false => sent.starts_with(&beats[..beats.len() - 1]),
        };
        assert!(left.any(is_due), "a frame is made of two: {beats:?}");
        if is_good { good += 1 } else { cut += 1 }
    }
    (good, cut)
}
