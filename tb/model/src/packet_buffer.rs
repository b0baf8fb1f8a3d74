//! What a packet buffer should give out: the sound packets in order, with what is known about each on
//! every beat. Which of them find no place depends on who takes them when, so the model judges what
//! came; where nobody takes any, it says which have a place.
use nic_spec::message::PacketBeat;

/// Beats of the longest packet: 9,216 bytes.
const LONGEST_BEATS: usize = 144;

/// A packet, beat by beat. What its last beat says about it counts.
pub type Packet = Vec<PacketBeat>;

/// What became of packets.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Packets that were given out.
    pub packets: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Sound packets that were not given out.
    pub lost: u64,
    /// Packets with an error, of a legal length.
    pub damaged: u64,
    /// Packets that are too long.
    pub oversized: u64,
}

/// The packet as it leaves; `None` if it must not.
pub fn stored(packet: &Packet) -> Option<Packet> {
    let about = *packet.last()?;
    if packet.len() > LONGEST_BEATS || about.error {
        return None;
    }
    let beat = |beat: &PacketBeat| PacketBeat { data: beat.data, last: beat.last, ..about };
    Some(packet.iter().map(beat).map(|beat| PacketBeat { error: false, ..beat }).collect())
}

/// What became of `sent`, by what came out.
///
/// # Errors
/// If something came out that is none of them, or not as it should be, or out of order.
pub fn judge(sent: &[Packet], got: &[Packet]) -> Result<Counts, String> {
    let mut counts = Counts::default();
    let mut got = got.iter().peekable();
    for packet in sent {
        match stored(packet) {
            None if packet.len() > LONGEST_BEATS => counts.oversized += 1,
            None => counts.damaged += 1,
            Some(stored) if got.peek() == Some(&&stored) => {
                counts.packets += 1;
                counts.bytes += stored.first().map_or(0, |beat| beat.length_bytes);
                got.next();
            }
            Some(_) => counts.lost += 1,
        }
    }
    match got.next() {
        Some(packet) => Err(format!("nothing like this was sent, or not then: {packet:x?}")),
        None => Ok(counts),
    }
}

/// Which packets have a place, where as many lines and packets are free and none becomes free.
pub fn fitting(sent: &[Packet], mut lines: usize, mut places: usize) -> Vec<Packet> {
    let mut fit = Vec::new();
    for packet in sent {
        let Some(stored) = stored(packet) else { continue };
        if packet.len() <= lines && places > 0 {
            lines -= packet.len();
            places -= 1;
            fit.push(stored);
        }
    }
    fit
}
