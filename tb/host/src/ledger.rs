//! Which values of a byte a read may return. Every byte has one writer, which counts up; bytes wrap
//! around, so that a writer must not be 256 writes ahead of what was seen.
use std::collections::HashMap;
use std::ops::Range;

/// What is known of a byte: how often it was written, and how often at least for all to see.
#[derive(Clone, Copy, Default, Debug)]
struct Byte {
    issued: u64,
    seen: u64,
}

/// All bytes.
#[derive(Default, Debug)]
pub struct Ledger {
    bytes: HashMap<u64, Byte>,
    /// Reads that were compared.
    pub reads: u64,
    /// Writes that were begun.
    pub writes: u64,
}

/// An outstanding read: the least that each of its bytes may be.
#[derive(Clone, Debug)]
pub struct Read {
    from: u64,
    floors: Vec<u64>,
}

impl Ledger {
    /// The next values of these bytes, which are written from now on.
    pub fn begin_write(&mut self, range: Range<u64>) -> Vec<u8> {
        self.writes += 1;
        range
            .map(|at| {
                let byte = self.bytes.entry(at).or_default();
                byte.issued += 1;
                byte.issued as u8
            })
            .collect()
    }

    /// These bytes are written, and nobody may read older ones.
    pub fn end_write(&mut self, range: Range<u64>) {
        for at in range {
            let byte = self.bytes.entry(at).or_default();
            byte.seen = byte.issued;
        }
    }

    /// These bytes were refused.
    ///
    /// # Panics
    /// If somebody has read them.
    pub fn take_back(&mut self, range: Range<u64>) {
        for at in range {
            let byte = self.bytes.entry(at).or_default();
            byte.issued -= 1;
            assert!(byte.seen <= byte.issued, "a refused write was seen at {at:#x}");
        }
    }

    /// A read of so many bytes begins.
    pub fn begin_read(&mut self, from: u64, length: usize) -> Read {
        let bytes = from..from + length as u64;
        let floors = bytes.map(|at| self.bytes.get(&at).map_or(0, |byte| byte.seen)).collect();
        Read { from, floors }
    }

    /// The read returned this.
    ///
    /// # Panics
    /// If a byte is older than the read may return, or was never written.
    pub fn end_read(&mut self, read: &Read, found: &[u8]) {
        self.reads += 1;
        for ((at, floor), found) in (read.from..).zip(&read.floors).zip(found) {
            let byte = self.bytes.entry(at).or_default();
            let ahead = found.wrapping_sub(*floor as u8);
            let count = floor + u64::from(ahead);
            assert!(
                count <= byte.issued,
                "byte {at:#x} is {found:#x}; it was at least {floor:#x} when the read began, and is \
                 at most {:#x}",
                byte.issued
            );
            byte.seen = byte.seen.max(count);
        }
    }

    /// What the byte is when everything is done.
    pub fn last(&self, at: u64) -> u8 {
        self.bytes.get(&at).map_or(0, |byte| byte.issued as u8)
    }
}
