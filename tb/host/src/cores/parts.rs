//! Bytes in memory as parts of lines.
use crate::line::{LINE_BYTES, Line};

/// A part of a line.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub line: u64,
    pub offset: usize,
    pub length: usize,
}

/// The lines that so many bytes from this address on touch.
pub(super) fn parts(address: u64, length: usize) -> Vec<Part> {
    let size = LINE_BYTES as u64;
    let mut parts = vec![];
    let mut at = address;
    while at < address + length as u64 {
        let end = (at / size + 1) * size;
        let length = (end.min(address + length as u64) - at) as usize;
        parts.push(Part { line: at / size, offset: (at % size) as usize, length });
        at = end;
    }
    parts
}

/// These bytes in their place of a line, and which they are.
pub(super) fn placed(part: Part, bytes: &[u8]) -> (Line, u64) {
    let mut line = Line::ZERO;
    line.data[part.offset..part.offset + part.length].copy_from_slice(bytes);
    let enabled = if part.length == LINE_BYTES { u64::MAX } else { (1 << part.length) - 1 };
    (line, enabled << part.offset)
}
