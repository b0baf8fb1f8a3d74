//! Packet captures: the classic pcap format, both byte orders, micro- and nanoseconds.
use std::fmt;
use std::fs;
use std::path::Path;

/// A captured packet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packet {
    /// Nanoseconds since 1970.
    pub time: u64,
    /// Bytes on the wire, of which the capture may hold fewer.
    pub original_length: u32,
    /// The bytes captured.
    pub data: Vec<u8>,
}

impl Packet {
    /// A packet that was captured whole.
    pub fn new(time: u64, data: Vec<u8>) -> Self {
        Self { time, original_length: data.len() as u32, data }
    }
}

/// Unit of the time stamps in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resolution {
    /// Microseconds; what is finer is lost.
    Micro,
    /// Nanoseconds.
    Nano,
}

impl Resolution {
    fn magic(self) -> u32 {
        match self {
            Self::Micro => 0xa1b2_c3d4,
            Self::Nano => 0xa1b2_3c4d,
        }
    }

    fn nanoseconds(self) -> u64 {
        match self {
            Self::Micro => 1_000,
            Self::Nano => 1,
        }
    }
}

/// Byte order of a file's headers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByteOrder {
    /// Least significant first.
    Little,
    /// Most significant first.
    Big,
}

/// A capture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Capture {
    /// Unit of the time stamps.
    pub resolution: Resolution,
    /// Byte order of the headers.
    pub byte_order: ByteOrder,
    /// What the packets start with; 1 is Ethernet.
    pub link_type: u32,
    /// Longest packet that is kept whole.
    pub snap_length: u32,
    /// Packets in the order of capture.
    pub packets: Vec<Packet>,
}

/// A file that is no capture. One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error(String);

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "failed to read capture: {}", self.0)
    }
}

impl std::error::Error for Error {}

const FILE_HEADER: usize = 24;
const PACKET_HEADER: usize = 16;
const MICRO: u32 = 0xa1b2_c3d4;
const NANO: u32 = 0xa1b2_3c4d;

impl Capture {
    /// Ethernet packets, little-endian, nanoseconds.
    pub fn ethernet(packets: Vec<Packet>) -> Self {
        Self {
            resolution: Resolution::Nano,
            byte_order: ByteOrder::Little,
            link_type: 1,
            snap_length: 0x4_0000,
            packets,
        }
    }

    /// Reads a file.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let bytes =
            fs::read(path).map_err(|error| Error(format!("{}: {error}", path.display())))?;
        Self::from_bytes(&bytes).map_err(|Error(what)| Error(format!("{}: {what}", path.display())))
    }

    /// Reads the bytes of a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        let header = bytes.get(..FILE_HEADER).ok_or_else(|| {
            Error(format!("{} bytes are less than a file header's {FILE_HEADER}", bytes.len()))
        })?;
        let magic = word(header, 0, ByteOrder::Little);
        let (byte_order, resolution) = match (magic, magic.swap_bytes()) {
            (MICRO, _) => (ByteOrder::Little, Resolution::Micro),
            (NANO, _) => (ByteOrder::Little, Resolution::Nano),
            (_, MICRO) => (ByteOrder::Big, Resolution::Micro),
            (_, NANO) => (ByteOrder::Big, Resolution::Nano),
            _ => return Err(Error(format!("the first word is {magic:#010x}, no pcap magic"))),
        };
        let mut capture = Self {
            resolution,
            byte_order,
            link_type: word(header, 20, byte_order) & 0x0fff_ffff,
            snap_length: word(header, 16, byte_order),
            packets: Vec::new(),
        };
        let mut at = FILE_HEADER;
        while at < bytes.len() {
            let number = capture.packets.len();
            let cut = || Error(format!("packet {number} at byte {at} is cut off"));
            let header = bytes.get(at..at + PACKET_HEADER).ok_or_else(cut)?;
            let field = |offset| word(header, offset, byte_order);
            let start = at + PACKET_HEADER;
            let data = bytes.get(start..start + field(8) as usize).ok_or_else(cut)?;
            let fraction = u64::from(field(4)) * resolution.nanoseconds();
            capture.packets.push(Packet {
                time: u64::from(field(0)) * 1_000_000_000 + fraction,
                original_length: field(12),
                data: data.to_vec(),
            });
            at = start + data.len();
        }
        Ok(capture)
    }

    /// The bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let order = self.byte_order;
        let mut put = |word: u32| match order {
            ByteOrder::Little => bytes.extend(word.to_le_bytes()),
            ByteOrder::Big => bytes.extend(word.to_be_bytes()),
        };
        put(self.resolution.magic());
        // Version 2.4 as two half words.
        put(match order {
            ByteOrder::Little => 0x0004_0002,
            ByteOrder::Big => 0x0002_0004,
        });
        [0, 0, self.snap_length, self.link_type].into_iter().for_each(&mut put);
        for packet in &self.packets {
            let mut put = |word: u32| match order {
                ByteOrder::Little => bytes.extend(word.to_le_bytes()),
                ByteOrder::Big => bytes.extend(word.to_be_bytes()),
            };
            put((packet.time / 1_000_000_000) as u32);
            put((packet.time % 1_000_000_000 / self.resolution.nanoseconds()) as u32);
            put(packet.data.len() as u32);
            put(packet.original_length);
            bytes.extend(&packet.data);
        }
        bytes
    }

    /// Writes a file.
    pub fn write(&self, path: &Path) -> std::io::Result<()> {
        fs::write(path, self.to_bytes())
    }
}

fn word(bytes: &[u8], at: usize, order: ByteOrder) -> u32 {
    let bytes = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    match order {
        ByteOrder::Little => u32::from_le_bytes(bytes),
        ByteOrder::Big => u32::from_be_bytes(bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example(resolution: Resolution, byte_order: ByteOrder) -> Capture {
        let packets = vec![
            Packet::new(1_700_000_000_123_456_000, (0..60).collect()),
            Packet { time: 7_000, original_length: 9000, data: vec![1, 2, 3] },
            Packet::new(8_000, vec![]),
        ];
        Capture { resolution, byte_order, ..Capture::ethernet(packets) }
    }

    #[test]
    fn what_is_written_is_read_in_every_form() {
        for resolution in [Resolution::Micro, Resolution::Nano] {
            for byte_order in [ByteOrder::Little, ByteOrder::Big] {
                let capture = example(resolution, byte_order);
                assert_eq!(Capture::from_bytes(&capture.to_bytes()), Ok(capture));
            }
        }
    }

    #[test]
    fn the_bytes_are_those_of_the_format() {
        let mut capture = example(Resolution::Micro, ByteOrder::Little);
        capture.packets = vec![Packet::new(1_000_002_000, vec![0xaa])];
        let expected = [
            0xd4, 0xc3, 0xb2, 0xa1, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 0,
            0, //
            1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0xaa,
        ];
        assert_eq!(capture.to_bytes(), expected);
        capture.byte_order = ByteOrder::Big;
        capture.resolution = Resolution::Nano;
        assert_eq!(capture.to_bytes()[..8], [0xa1, 0xb2, 0x3c, 0x4d, 0, 2, 0, 4]);
    }

    #[test]
    fn what_is_no_capture_is_refused_in_one_line() {
        let text = Capture::from_bytes(&[0; 24]).expect_err("no magic").to_string();
        assert_eq!(text, "failed to read capture: the first word is 0x00000000, no pcap magic");
        let bytes = example(Resolution::Nano, ByteOrder::Little).to_bytes();
        let text = Capture::from_bytes(&bytes[..50]).expect_err("cut").to_string();
        assert_eq!(text, "failed to read capture: packet 0 at byte 24 is cut off");
        assert!(Capture::from_bytes(&bytes[..10]).is_err());
        let text = Capture::read(Path::new("no/such/file")).expect_err("not there").to_string();
        assert!(text.starts_with("failed to read capture: no/such/file: "), "{text}");
    }
}
