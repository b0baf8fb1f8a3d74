//! Packets in lines of coherent programmed I/O, as a program stores and finds them.
use nic_spec::message::{Message, PacketBeat, PacketChecksum, PioPacketHeader};

/// A line of bytes.
pub type Line = [u8; 64];
/// Where in the first line the length stands; the packet's bytes are before it.
const LENGTH: usize = 60;
/// Where in it the control stands.
const CONTROL: usize = 62;

/// The lines of a packet, the control of the first empty.
pub fn lines_of(packet: &[u8], checksum: PacketChecksum) -> Vec<Line> {
    let header = PioPacketHeader { length_bytes: packet.len() as u64, checksum };
    let mut lines = vec![[0; 64]];
    for (place, byte) in packet.iter().enumerate() {
        match place.checked_sub(LENGTH) {
            None => lines[0][place] = *byte,
            Some(behind) => {
                if behind.is_multiple_of(64) {
                    lines.push([0; 64]);
                }
                lines[1 + behind / 64][behind % 64] = *byte;
            }
        }
    }
    lines[0][LENGTH..CONTROL].copy_from_slice(&header.to_bytes());
    lines
}

/// What becomes of a message to send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sent {
    /// A packet leaves: its bytes, and whether its checksums are to be filled in.
    Packet(Vec<u8>, bool),
    /// It has no bytes.
    WithoutBytes,
    /// It has more than `most` lines hold.
    TooLong,
    /// It has other lines than its length says.
    WrongLines,
}

/// What becomes of these lines, where a message has at most so many.
pub fn sent(lines: &[Line], most: usize) -> Sent {
    let header = PioPacketHeader::from_bytes(&lines[0][LENGTH..CONTROL]);
    let length = header.length_bytes as usize;
    let mut bytes = lines[0][..LENGTH].to_vec();
    lines[1..].iter().for_each(|line| bytes.extend(line));
    if length == 0 {
        Sent::WithoutBytes
    } else if length > LENGTH + 64 * (most - 1) {
        Sent::TooLong
    } else if length > bytes.len() || (lines.len() > 1 && length <= bytes.len() - 64) {
        Sent::WrongLines
    } else {
        bytes.truncate(length);
        Sent::Packet(bytes, header.checksum == PacketChecksum::Fill)
    }
}

/// The lines in which a program finds a packet of which this is known, or none if so many do not hold it.
pub fn received(packet: &[u8], about: &PacketBeat, most: usize) -> Option<Vec<Line>> {
    let lines = lines_of(packet, about.checksum);
    (lines.len() <= most).then_some(lines)
}
