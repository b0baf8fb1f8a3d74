//! What a packet forwarding unit should do, byte by byte: which lines it writes for a packet, and what
//! it sends when it has read one.
use std::collections::BTreeMap;

use nic_spec::message::{LineOperation, LineSpace, PacketBeat, PacketProtocol, PacketSegment};

/// Bytes of a line and of a beat.
const LINE_BYTES: u64 = 64;

/// A line of a segment: where it is, and which bytes of it matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The ring.
    pub ring: u64,
    /// What is done with it.
    pub operation: LineOperation,
    /// Whose memory it is in.
    pub space: LineSpace,
    /// Bits 51 to 6 of the byte address.
    pub line_address: u64,
    /// The bytes that are written, each at its place.
    pub bytes: BTreeMap<u64, u8>,
}

/// The lines of a segment, given its bytes.
fn lines(segment: &PacketSegment, bytes: impl Iterator<Item = u8>) -> Vec<Line> {
    let mut by_line: BTreeMap<u64, BTreeMap<u64, u8>> = BTreeMap::new();
    // Also a segment without bytes names a line.
    by_line.entry(segment.address / LINE_BYTES).or_default();
    for (address, byte) in (segment.address..).zip(bytes) {
        by_line.entry(address / LINE_BYTES).or_default().insert(address % LINE_BYTES, byte);
    }
    let &PacketSegment { ring, operation, space, .. } = segment;
    let line = |(line_address, bytes)| Line { ring, operation, space, line_address, bytes };
    by_line.into_iter().map(line).collect()
}

/// What is done with a received packet.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Received {
    /// The lines that are written, in order, those of each segment apart.
    pub segments: Vec<Vec<Line>>,
    /// Which of the segments have bytes that the packet has not.
    pub short: Vec<bool>,
    /// The packet is dropped.
    pub dropped: bool,
}

/// What is done with a packet of so many bytes in whole beats, given its segments.
pub fn receive(packet: &[u8], segments: &[PacketSegment]) -> Received {
    if segments.first().is_some_and(|segment| segment.drop) {
        return Received { dropped: true, ..Received::default() };
    }
    let beats = (packet.len() as u64).div_ceil(LINE_BYTES);
    let mut received = Received::default();
    let mut next = 0;
    for segment in segments {
        let range = next..next + segment.length_bytes;
        next = range.end;
        let byte = |place: u64| packet.get(place as usize).copied().unwrap_or(0);
        let behind = if segment.fills_line {
            (segment.address + segment.length_bytes).next_multiple_of(LINE_BYTES)
                - segment.address
                - segment.length_bytes
        } else {
            0
        };
        let zeros = std::iter::repeat_n(0, behind as usize);
        received.segments.push(lines(segment, range.map(byte).chain(zeros)));
        // Nobody sees where in its last beat a packet ends.
        received.short.push(next > beats * LINE_BYTES);
    }
    received
}

/// The lines that are read for a packet.
pub fn reads(segments: &[PacketSegment]) -> Vec<Line> {
    let read = |segment| {
        let mut lines = lines(segment, (0..segment.length_bytes).map(|_| 0));
        lines.iter_mut().for_each(|line| line.bytes.clear());
        lines
    };
    segments.iter().flat_map(read).collect()
}

/// The beats of a packet that is sent; `line` says what a line holds.
pub fn transmit(
    segments: &[PacketSegment],
    error: bool,
    line: impl Fn(u64) -> [u8; 64],
) -> Vec<PacketBeat> {
    let addresses =
        segments.iter().flat_map(|segment| segment.address..segment.address + segment.length_bytes);
    let byte = |address: u64| line(address / LINE_BYTES)[(address % LINE_BYTES) as usize];
    let bytes: Vec<u8> = addresses.map(byte).collect();
    let Some(last) = segments.last() else { return vec![] };
    let count = bytes.chunks(LINE_BYTES as usize).len();
    let chunks = bytes.chunks(LINE_BYTES as usize).enumerate();
    let beat = |(number, chunk): (usize, &[u8])| {
        let mut data = [0; 64];
        data[..chunk.len()].copy_from_slice(chunk);
        let is_last = number + 1 == count;
        PacketBeat {
            data,
            last: is_last,
            error: error && is_last,
            length_bytes: last.packet_length_bytes,
            ring: last.ring,
            destination: 0,
            protocol: PacketProtocol::Other,
            checksum: last.checksum,
            flow_hash: 0,
            timestamp_cycles: 0,
        }
    };
    chunks.map(beat).collect()
}
