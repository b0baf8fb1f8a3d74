//! The rules for memory requests (PCI Express Base 2.2.2, 2.2.5, 2.2.6.2 and 2.2.7).
use std::collections::BTreeSet;
use std::fmt;

use nic_spec::message::{PcieRequest, PcieRequestType};

use super::{LINE, Numbers};
use crate::write_combining::Write;

/// No request crosses a multiple of so many bytes.
const PAGE: u64 = 4096;

/// A rule that a packet breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    rule: &'static str,
    packet: String,
}

impl Violation {
    pub(super) fn new(rule: &'static str, line: &PcieRequest) -> Self {
        let PcieRequest { request_type, address, length, tag, first_dw_be, last_dw_be, .. } = line;
        let packet = format!(
            "{request_type:?} of {length} DW at {address:#x}, tag {tag}, byte enables \
             {first_dw_be:04b} and {last_dw_be:04b}"
        );
        Self { rule, packet }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.rule, self.packet)
    }
}

impl std::error::Error for Violation {}

/// A packet that keeps the rules.
#[derive(Clone, Debug)]
pub(crate) enum Packet {
    /// A read of `count` bytes; none: a flush.
    Read { tag: u64, address: u64, count: u64 },
    /// A write, line by line.
    Write(Vec<Write>),
}

/// What is known of the device's packets.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    maximum_payload: u64,
    maximum_read_request: u64,
    extended_tags: bool,
    tags: BTreeSet<u64>,
    /// Lines of the packet that is coming in.
    lines: Vec<PcieRequest>,
}

impl Rules {
    pub(super) fn new(numbers: &Numbers) -> Self {
        let &Numbers { maximum_payload, maximum_read_request, extended_tags, .. } = numbers;
        let (tags, lines) = (BTreeSet::new(), vec![]);
        Self { maximum_payload, maximum_read_request, extended_tags, tags, lines }
    }

    pub(super) fn is_within_packet(&self) -> bool {
        !self.lines.is_empty()
    }

    /// A tag is free again.
    pub(super) fn completed(&mut self, tag: u64) {
        self.tags.remove(&tag);
    }

    /// Takes a line; gives the packet if it is the last.
    pub(super) fn observe(&mut self, line: &PcieRequest) -> Result<Option<Packet>, Violation> {
        let check = |is_kept: bool, rule: &'static str| match is_kept {
            true => Ok(()),
            false => Err(Violation::new(rule, line)),
        };
        if let Some(first) = self.lines.first() {
            let header = PcieRequest { data: line.data, last: line.last, ..*first };
            check(header == *line, "the header is the same in all lines of a packet")?;
        }
        self.lines.push(*line);
        let (address, dws) = (line.address, dws(line));
        let end = address + 4 * dws;
        let lines = (end - 1) / LINE - address / LINE + 1;
        let is_write = line.request_type == PcieRequestType::MemoryWrite;
        let expected = if is_write { lines } else { 1 };
        let is_end = self.lines.len() as u64 == expected;
        check(line.last == is_end, "a packet has as many lines as its length says")?;
        if !line.last {
            return Ok(None);
        }
        check(address % 4 == 0, "an address is a multiple of a DW")?;
        check(address / PAGE == (end - 1) / PAGE, "no packet crosses 4 KiB")?;
        let (first, last) = (line.first_dw_be, line.last_dw_be);
        let is_run = |enables: [u64; 4], found: u64| enables.contains(&found);
        match dws {
            1 => check(last == 0, "the last DW of one has no byte enables")?,
            2 if address % 8 == 0 => check(first != 0 && last != 0, "both ends have bytes")?,
            _ => {
                check(is_run([0b1111, 0b1110, 0b1100, 0b1000], first), "bytes are in a row")?;
                check(is_run([0b1111, 0b0111, 0b0011, 0b0001], last), "bytes are in a row")?;
            }
        }
        if is_write {
            check(4 * dws <= self.maximum_payload, "a payload has its maximum")?;
            let writes = written(&self.lines);
            self.lines.clear();
            return Ok(Some(Packet::Write(writes)));
        }
        self.lines.clear();
        check(4 * dws <= self.maximum_read_request, "a read has its maximum")?;
        check(self.extended_tags || line.tag < 32, "a tag has five bits unless more are enabled")?;
        check(self.tags.insert(line.tag), "a tag has one read")?;
        let is_flush = dws == 1 && first == 0;
        let is_whole = first == 0b1111 && (last == 0b1111 || dws == 1);
        check(is_flush || is_whole, "this device reads whole DWs, or nothing")?;
        let count = if is_flush { 0 } else { 4 * dws };
        Ok(Some(Packet::Read { tag: line.tag, address, count }))
    }
}

/// The length field's meaning.
fn dws(line: &PcieRequest) -> u64 {
    if line.length == 0 { 1024 } else { line.length }
}

/// Payload bytes that one message of a packet carries.
pub(super) fn payload_in_line(line: &PcieRequest) -> u64 {
    (4 * dws(line)).min(LINE)
}

/// What a packet writes; lines of which it writes nothing are left out.
fn written(lines: &[PcieRequest]) -> Vec<Write> {
    let header = &lines[0];
    let (begin, end) = (header.address, header.address + 4 * dws(header));
    let first_line = begin / LINE;
    let write = |(number, message): (u64, &PcieRequest)| {
        let line = first_line + number;
        let (from, to) = (begin.max(line * LINE) % LINE, end.min((line + 1) * LINE) - line * LINE);
        let mut byte_enable = (u64::MAX << from) & (u64::MAX >> (LINE - to));
        if number == 0 {
            byte_enable &= !(0b1111 << from) | header.first_dw_be << from;
        }
        if dws(header) > 1 && (end - 1) / LINE == line {
            byte_enable &= !(0b1111 << (to - 4)) | header.last_dw_be << (to - 4);
        }
        let enabled =
            |byte: usize| if byte_enable >> byte & 1 == 1 { message.data[byte] } else { 0 };
        let data = match byte_enable {
            u64::MAX => message.data,
            _ => std::array::from_fn(enabled),
        };
        Write { line, data, byte_enable }
    };
    (0..).zip(lines).map(write).filter(|write| write.byte_enable != 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(address: u64, length: u64, first_dw_be: u64, last_dw_be: u64) -> PcieRequest {
        let request_type = PcieRequestType::MemoryWrite;
        let data = std::array::from_fn(|byte| byte as u8);
        PcieRequest {
            request_type,
            address,
            length,
            tag: 0,
            first_dw_be,
            last_dw_be,
            data,
            last: true,
        }
    }

    fn verdict(line: &PcieRequest) -> Option<&'static str> {
        Rules::new(&Numbers::pcie_gen4()).observe(line).err().map(|violation| violation.rule)
    }

    #[test]
    fn byte_enables_of_several_dws_are_in_a_row() {
        assert_eq!(verdict(&write(4, 3, 0b1100, 0b0111)), None);
        assert_eq!(verdict(&write(4, 1, 0b1001, 0)), None);
        assert_eq!(verdict(&write(8, 2, 0b1001, 0b1001)), None);
        assert_eq!(verdict(&write(4, 2, 0b1001, 0b1111)), Some("bytes are in a row"));
        assert_eq!(
            verdict(&write(4, 1, 0b1001, 0b1)),
            Some("the last DW of one has no byte enables")
        );
    }

    #[test]
    fn a_packet_has_as_many_lines_as_its_length_and_stays_in_its_page() {
        assert_eq!(
            verdict(&write(60, 2, 15, 15)),
            Some("a packet has as many lines as its length says")
        );
        let read =
            PcieRequest { request_type: PcieRequestType::MemoryRead, ..write(4032, 32, 15, 15) };
        assert_eq!(verdict(&read), Some("no packet crosses 4 KiB"));
    }

    #[test]
    fn a_write_has_the_bytes_of_its_byte_enables() {
        let writes = written(&[write(8, 3, 0b1000, 0b0001)]);
        assert_eq!((writes.len(), writes[0].line), (1, 0));
        assert_eq!(writes[0].byte_enable, 0b11_1111 << 11);
        let expected = |byte| if (11..17).contains(&byte) { byte as u8 } else { 0 };
        assert_eq!(writes[0].data, std::array::from_fn(expected));
    }

    #[test]
    fn a_write_over_lines_is_a_write_of_each() {
        let first = PcieRequest { last: false, ..write(60, 18, 0b1100, 0b0111) };
        let writes = written(&[first, first, PcieRequest { last: true, ..first }]);
        let found: Vec<_> = writes.iter().map(|one| (one.line, one.byte_enable)).collect();
        assert_eq!(found, [(0, 0b11 << 62), (1, u64::MAX), (2, 0b111)]);
        assert_eq!(written(&[write(8, 1, 0, 0)]), []);
    }
}
