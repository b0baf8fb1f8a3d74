//! What a MAC's receive side may give out: the packets of the MAC in order, each whole, or cut with an
//! end that says so, or not at all. Which it is depends on who takes them when, so the model judges
//! what came.
use nic_spec::message::MacReceiveStatus;

/// Bytes of a beat.
const BEAT: usize = 64;
/// Bytes of the longest packet.
const LONGEST: usize = 9_216;

/// A packet, and whether it ends with an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packet {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// It must not be used.
    pub error: bool,
}

/// What came of packets of a MAC, in `got`; the shortest packet has `shortest` bytes.
///
/// # Errors
/// If something in `got` is nothing that can have become of a packet of `sent`, in that order.
pub fn judge(sent: &[Packet], got: &[Packet], shortest: usize) -> Result<MacReceiveStatus, String> {
    let mut status = MacReceiveStatus {
        packets: 0,
        bytes: 0,
        cut_packets: 0,
        dropped_packets: 0,
        damaged_packets: 0,
        oversized_packets: 0,
        short_packets: 0,
    };
    let mut left = sent.iter();
    for (number, got) in got.iter().enumerate() {
        loop {
            let Some(sent) = left.next() else {
                return Err(format!("packet {number} was never sent: {got:x?}"));
            };
            if *got == taken_whole(sent, shortest) {
                match (sent.bytes.len(), sent.error) {
                    (LONGEST.., _) if sent.bytes.len() > LONGEST => status.oversized_packets += 1,
                    (_, true) => status.damaged_packets += 1,
                    (length, false) if length < shortest => status.short_packets += 1,
                    (length, false) => {
                        status.packets += 1;
                        status.bytes += length as u64;
                    }
                }
                break;
            }
            if is_cut_of(got, sent) {
                status.cut_packets += 1;
                break;
            }
            status.dropped_packets += 1;
        }
    }
    status.dropped_packets += left.len() as u64;
    Ok(status)
}

/// What becomes of a packet that is taken as it comes.
fn taken_whole(sent: &Packet, shortest: usize) -> Packet {
    let bytes: Vec<u8> = sent.bytes.iter().copied().take(LONGEST + BEAT).collect();
    let error = sent.error || sent.bytes.len() < shortest || sent.bytes.len() > LONGEST;
    Packet { bytes, error }
}

/// Whether it is the beginning of a packet, some beats, and an end with an error.
fn is_cut_of(got: &Packet, sent: &Packet) -> bool {
    let Some((end, kept)) = got.bytes.split_last() else { return false };
    let beats = kept.len() / BEAT;
    let is_missing_some = beats < sent.bytes.len().div_ceil(BEAT) && kept.len() <= LONGEST;
    let begins = beats > 0 && kept.len() % BEAT == 0 && sent.bytes.starts_with(kept);
    got.error && *end == 0 && begins && is_missing_some
}
