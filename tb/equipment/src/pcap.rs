//! Packet captures: classic pcap and pcapng are read, classic pcap is written.
use std::fmt;
use std::fs;
use std::io::ErrorKind::UnexpectedEof;
use std::path::Path;
use std::time::Duration;

use pcap_file::pcap::{PcapHeader, PcapPacket, PcapReader, PcapWriter};
use pcap_file::pcapng::blocks::enhanced_packet::EnhancedPacketBlock;
use pcap_file::pcapng::blocks::interface_description::{
    InterfaceDescriptionBlock, InterfaceDescriptionOption,
};
use pcap_file::pcapng::{Block, PcapNgReader};
use pcap_file::{DataLink, Endianness, PcapError, TsResolution};

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

/// A capture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Capture {
    /// What the packets start with; 1 is Ethernet.
    pub link_type: u32,
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

/// The first word of a file in pcapng, whatever its byte order.
const SECTION_HEADER: [u8; 4] = [0x0a, 0x0d, 0x0d, 0x0a];
/// Longest packet that is kept whole, as it is written.
const SNAP_LENGTH: u32 = 0x4_0000;

impl Capture {
    /// Ethernet packets.
    pub fn ethernet(packets: Vec<Packet>) -> Self {
        Self { link_type: DataLink::ETHERNET.into(), packets }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// One line: it cannot be read, is in neither format, or is cut off.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let bytes =
            fs::read(path).map_err(|error| Error(format!("{}: {error}", path.display())))?;
        Self::from_bytes(&bytes).map_err(|Error(what)| Error(format!("{}: {what}", path.display())))
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// As [`Capture::read`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        if bytes.starts_with(&SECTION_HEADER) { blocks(bytes) } else { records(bytes) }
    }

    /// The bytes of a file: little-endian, nanoseconds.
    ///
    /// # Errors
    /// A packet that the format cannot hold.
    pub fn to_bytes(&self) -> Result<Vec<u8>, PcapError> {
        let header = PcapHeader {
            datalink: self.link_type.into(),
            endianness: Endianness::Little,
            ts_resolution: TsResolution::NanoSecond,
            snaplen: SNAP_LENGTH,
            ..PcapHeader::default()
        };
        let mut writer = PcapWriter::with_header(Vec::new(), header)?;
        for packet in &self.packets {
            let time = Duration::from_nanos(packet.time);
            let packet = PcapPacket::new(time, packet.original_length, &packet.data);
            writer.write_packet(&packet)?;
        }
        Ok(writer.into_writer())
    }

    /// Writes a file.
    ///
    /// # Errors
    /// It cannot be written, or a packet is longer than the format holds.
    pub fn write(&self, path: &Path) -> std::io::Result<()> {
        fs::write(path, self.to_bytes().map_err(std::io::Error::other)?)
    }
}

/// What is wrong with packet `number`, the first of which is 1.
fn wrong(number: usize, error: &PcapError) -> Error {
    match error {
        PcapError::IncompleteBuffer => Error(format!("packet {number} is cut off")),
        PcapError::IoError(error) if error.kind() == UnexpectedEof => {
            Error(format!("packet {number} is cut off"))
        }
        other => Error(format!("packet {number}: {other}")),
    }
}

/// A classic capture.
fn records(bytes: &[u8]) -> Result<Capture, Error> {
    let mut reader = PcapReader::new(bytes).map_err(|error| match error {
        PcapError::InvalidField(_) => {
            Error("it begins neither as pcap nor as pcapng does".to_string())
        }
        _ => Error(format!("{} bytes are less than a file's header", bytes.len())),
    })?;
    let mut capture = Capture { link_type: reader.header().datalink.into(), packets: Vec::new() };
    let unit = match reader.header().ts_resolution {
        TsResolution::MicroSecond => 1_000,
        TsResolution::NanoSecond => 1,
    };
    // As they are: the library refuses packets that were captured in part.
    while let Some(packet) = reader.next_raw_packet() {
        let packet = packet.map_err(|error| wrong(capture.packets.len() + 1, &error))?;
        capture.packets.push(Packet {
            time: u64::from(packet.ts_sec) * 1_000_000_000 + u64::from(packet.ts_frac) * unit,
            original_length: packet.orig_len,
            data: packet.data.into_owned(),
        });
    }
    Ok(capture)
}

/// A capture in blocks, pcapng. All interfaces have one link type.
fn blocks(bytes: &[u8]) -> Result<Capture, Error> {
    let broken = |error: PcapError| Error(format!("it is no pcapng: {error}"));
    let mut reader = PcapNgReader::new(bytes).map_err(broken)?;
    let mut packets: Vec<Packet> = Vec::new();
    let mut link_type = None;
    loop {
        let found = match reader.next_block() {
            None => break,
            Some(Err(error)) => return Err(wrong(packets.len() + 1, &error)),
            Some(Ok(Block::InterfaceDescription(interface))) => {
                let link = u32::from(interface.linktype);
                if *link_type.get_or_insert(link) != link {
                    return Err(Error("its interfaces have several link types".to_string()));
                }
                continue;
            }
            Some(Ok(Block::EnhancedPacket(packet))) => packet.into_owned(),
            Some(Ok(Block::SimplePacket(packet))) => {
                // The library gives what fills the block, too.
                let mut data = packet.data.into_owned();
                data.truncate(packet.original_len as usize);
                packets.push(Packet { time: 0, original_length: packet.original_len, data });
                continue;
            }
            Some(Ok(_)) => continue,
        };
        let interface = reader.packet_interface(&found);
        let interface = interface.ok_or_else(|| {
            wrong(packets.len() + 1, &PcapError::InvalidInterfaceId(found.interface_id))
        })?;
        packets.push(Packet {
            time: nanoseconds(&found, interface),
            original_length: found.original_len,
            data: found.data.into_owned(),
        });
    }
    Ok(Capture { link_type: link_type.unwrap_or(DataLink::ETHERNET.into()), packets })
}

/// When a packet came. The reader takes each unit of an interface's clock for a nanosecond; what a unit is
/// is an option, `if_tsresol`: a power of ten, or of two with the highest bit, microseconds without it
/// (draft-ietf-opsawg-pcapng, 4.2).
fn nanoseconds(packet: &EnhancedPacketBlock<'_>, interface: &InterfaceDescriptionBlock<'_>) -> u64 {
    let resolution = interface.options.iter().find_map(|option| match option {
        InterfaceDescriptionOption::IfTsResol(resolution) => Some(*resolution),
        _ => None,
    });
    let resolution = resolution.unwrap_or(6);
    let exponent = u32::from(resolution & 0x7f);
    let base: u128 = if resolution & 0x80 == 0 { 10 } else { 2 };
    let second = base.checked_pow(exponent).unwrap_or(u128::MAX);
    (packet.timestamp.as_nanos() * 1_000_000_000 / second) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Capture {
        Capture::ethernet(vec![
            Packet::new(1_700_000_000_123_456_789, (0..60).collect()),
            Packet { time: 7_000, original_length: 9000, data: vec![1, 2, 3] },
            Packet::new(8_000, vec![]),
        ])
    }

    #[test]
    fn what_is_written_is_read() {
        let bytes = example().to_bytes().expect("it can be written");
        assert_eq!(Capture::from_bytes(&bytes), Ok(example()));
    }

    #[test]
    fn both_byte_orders_and_resolutions_are_read() {
        for (magic, nanoseconds) in [(0xa1b2_c3d4_u32, 1_000_002_000), (0xa1b2_3c4d, 1_000_000_002)]
        {
            // Captured with 1 byte of each packet at most.
            let words = [magic, 0, 0, 0, 1, 1, 1, 2, 1, 5];
            for to_bytes in [u32::to_le_bytes, u32::to_be_bytes] {
                let mut bytes: Vec<u8> = words.iter().flat_map(|word| to_bytes(*word)).collect();
                // Version 2.4 as two half words.
                let version = if to_bytes(1)[0] == 1 { [2, 0, 4, 0] } else { [0, 2, 0, 4] };
                bytes[4..8].copy_from_slice(&version);
                bytes.push(0xaa);
                let packet = Packet { time: nanoseconds, original_length: 5, data: vec![0xaa] };
                assert_eq!(Capture::from_bytes(&bytes), Ok(Capture::ethernet(vec![packet])));
            }
        }
    }

    /// A block of pcapng: its kind, its length before and behind what is in it.
    fn block(kind: u32, body: &[u8]) -> Vec<u8> {
        let length = (12 + body.len() as u32).to_le_bytes();
        [&kind.to_le_bytes()[..], &length, body, &length].concat()
    }

    #[test]
    fn blocks_are_read_with_the_clock_of_their_interface() {
        let section = [&[0x4d, 0x3c, 0x2b, 0x1a, 1, 0, 0, 0][..], &[0xff; 8]].concat();
        let interface = |link: u8, options: &[u8]| {
            block(1, &[&[link, 0, 0, 0, 0, 0, 4, 0][..], options].concat())
        };
        // if_tsresol: 9 is nanoseconds.
        let fine = [9, 0, 1, 0, 9, 0, 0, 0, 0, 0, 0, 0];
        let enhanced = |interface: u8| {
            let head = [interface, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 9, 0, 0, 0];
            block(6, &[&head[..], &[7, 8, 9, 0]].concat())
        };
        let simple = block(3, &[2, 0, 0, 0, 5, 6, 0, 0]);
        let start = [block(0x0a0d_0d0a, &section), interface(1, &[])].concat();
        let all = [start.clone(), interface(1, &fine), enhanced(0), enhanced(1), simple].concat();
        let packet = |time| Packet { time, original_length: 9, data: vec![7, 8, 9] };
        let expected = vec![
            packet((0x1_0000_0002) * 1_000),
            packet(0x1_0000_0002),
            Packet::new(0, vec![5, 6]),
        ];
        assert_eq!(Capture::from_bytes(&all), Ok(Capture::ethernet(expected)));

        let text = |bytes: &[u8]| Capture::from_bytes(bytes).expect_err("refused").to_string();
        let cut = [start.clone(), enhanced(0)].concat();
        assert_eq!(text(&cut[..cut.len() - 5]), "failed to read capture: packet 1 is cut off");
        let two = [start.clone(), interface(113, &[])].concat();
        assert_eq!(text(&two), "failed to read capture: its interfaces have several link types");
        let unknown = text(&[start, enhanced(4)].concat());
        assert!(unknown.contains("packet 1: "), "{unknown}");
    }

    #[test]
    fn what_is_no_capture_is_refused_in_one_line() {
        let text = |bytes: &[u8]| Capture::from_bytes(bytes).expect_err("refused").to_string();
        let begins = "failed to read capture: it begins neither as pcap nor as pcapng does";
        assert_eq!(text(&[0; 24]), begins);
        let bytes = example().to_bytes().expect("it can be written");
        assert_eq!(text(&bytes[..50]), "failed to read capture: packet 1 is cut off");
        let text = text(&bytes[..10]);
        assert_eq!(text, "failed to read capture: 10 bytes are less than a file's header");
        let text = Capture::read(Path::new("no/such/file")).expect_err("not there").to_string();
        assert!(text.starts_with("failed to read capture: no/such/file: "), "{text}");
    }
}
