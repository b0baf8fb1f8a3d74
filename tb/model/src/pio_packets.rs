//! Packets in lines of coherent programmed I/O, as a program stores and finds them.
use nic_spec::message::{Message, PacketChecksum, PioPacketHeader};

/// A line of bytes.
pub type Line = [u8; 64];
/// Where in the first line the length stands; the packet's bytes are before it.
const LENGTH: usize = 60;
/// Where in it the control stands.
const CONTROL: usize = 62;
/// The bit of the control's second byte of a message, and of its first byte of a result, that says that it continues a packet.
const MESSAGE_CONTINUES: (usize, u8) = (63, 1 << 2);
const RESULT_CONTINUES: (usize, u8) = (62, 1 << 7);

/// The lines of a packet that fits so many, or of its messages in sequence; the controls say only whether one continues.
fn lines_of(
    packet: &[u8],
    checksum: PacketChecksum,
    most: usize,
    continues: (usize, u8),
) -> Vec<Vec<Line>> {
    let mut messages = vec![];
    let mut rest = packet;
    while !rest.is_empty() {
        let is_first = messages.is_empty();
        let header = PioPacketHeader { length_bytes: rest.len() as u64, checksum };
        let mut line = [0; 64];
        if is_first {
            let (here, behind) = rest.split_at(rest.len().min(LENGTH));
            line[..here.len()].copy_from_slice(here);
            rest = behind;
        } else {
            line[continues.0] |= continues.1;
        }
        line[LENGTH..CONTROL].copy_from_slice(&header.to_bytes());
        let mut lines = vec![line];
        while !rest.is_empty() && lines.len() < most {
            let (here, behind) = rest.split_at(rest.len().min(64));
            let mut line = [0; 64];
            line[..here.len()].copy_from_slice(here);
            lines.push(line);
            rest = behind;
        }
        messages.push(lines);
    }
    messages
}

/// The messages of a packet to send, of so many lines at most, with controls that say no more than whether they continue it.
pub fn messages_of(packet: &[u8], checksum: PacketChecksum, most: usize) -> Vec<Vec<Line>> {
    lines_of(packet, checksum, most, MESSAGE_CONTINUES)
}

/// The results in which a program finds a packet of whose checksums this was found.
pub fn results_of(packet: &[u8], checksum: PacketChecksum, most: usize) -> Vec<Vec<Line>> {
    lines_of(packet, checksum, most, RESULT_CONTINUES)
}

/// What becomes of messages to send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sent {
    /// A packet leaves: its bytes, and whether its checksums are to be filled in.
    Packet(Vec<u8>, bool),
    /// It has no bytes.
    WithoutBytes,
    /// It has more than the device sends.
    TooLong,
    /// A message has other lines than its length says.
    WrongLines,
    /// A packet is not continued.
    Unfinished,
    /// A message continues nothing.
    StrayPart,
}

/// What takes messages to send.
#[derive(Clone, Debug)]
pub struct Sender {
    /// Lines of a message at most.
    pub lines: usize,
    /// Bytes of a packet at most.
    pub maximum: usize,
    /// A packet of which more is to come: its bytes so far, how many it will have, and whether its checksums are to be filled in.
    begun: Option<(Vec<u8>, usize, bool)>,
}

impl Sender {
    /// Nothing has come.
    pub fn new(lines: usize, maximum: usize) -> Self {
        Self { lines, maximum, begun: None }
    }

    /// A packet is not complete.
    pub fn is_waiting(&self) -> bool {
        self.begun.is_some()
    }

    /// What becomes of a message.
    pub fn message(&mut self, lines: &[Line]) -> Vec<Sent> {
        let header = PioPacketHeader::from_bytes(&lines[0][LENGTH..CONTROL]);
        let length = header.length_bytes as usize;
        let (place, bit) = MESSAGE_CONTINUES;
        let continues = lines[0][place] & bit != 0;
        let behind = lines[1..].concat();
        match self.begun.take() {
            Some((bytes, whole, fills)) if continues && length == whole - bytes.len() => {
                self.take(bytes, &behind, (whole, fills), lines.len())
            }
            Some(_) => [vec![Sent::Unfinished], self.message(lines)].concat(),
            None if continues => vec![Sent::StrayPart],
            None if length == 0 => vec![Sent::WithoutBytes],
            None if length > self.maximum => vec![Sent::TooLong],
            None => {
                let bytes = lines[0][..length.min(LENGTH)].to_vec();
                let fills = header.checksum == PacketChecksum::Fill;
                self.take(bytes, &behind, (length, fills), lines.len())
            }
        }
    }

    /// The bytes behind a first line, where a packet has these before and will have so many.
    fn take(
        &mut self,
        mut bytes: Vec<u8>,
        behind: &[u8],
        (whole, fills): (usize, bool),
        lines: usize,
    ) -> Vec<Sent> {
        let here = (whole - bytes.len()).min(64 * (self.lines - 1));
        if lines != 1 + here.div_ceil(64) {
            return vec![Sent::WrongLines];
        }
        bytes.extend(&behind[..here]);
        if bytes.len() < whole {
            self.begun = Some((bytes, whole, fills));
            return vec![];
        }
        vec![Sent::Packet(bytes, fills)]
    }
}
