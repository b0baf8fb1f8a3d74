//! The MMIO reorder unit: a map of the bytes that have come. It knows no lines, no window and no
//! time, and addresses never wrap.
use std::collections::{BTreeMap, BTreeSet};

/// How a queue's messages state their lengths and where they begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// Size of the length field, 1 or 2.
    pub length_bytes: u64,
    /// Where it is in a message.
    pub length_offset: u64,
    /// Its first byte is the most significant.
    pub is_big_endian: bool,
    /// Bytes of a message that its length does not count.
    pub uncounted_bytes: u64,
    /// Messages begin at multiples of it.
    pub alignment_bytes: u64,
    /// Bytes of the longest message.
    pub maximum_bytes: u64,
}

/// What a queue gives next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// A whole message.
    Message(Vec<u8>),
    /// Nothing: bytes of it are missing.
    Incomplete,
    /// Nothing any more: its length ends before its length field does.
    TooShort,
    /// Nothing any more: its length is above the maximum.
    TooLong,
}

/// A queue of stores.
#[derive(Clone, Debug)]
pub struct Queue {
    format: Format,
    bytes: BTreeMap<u64, u8>,
    /// Bytes between the messages that have left.
    gaps: BTreeSet<u64>,
    start: u64,
}

impl Queue {
    /// An empty queue whose first message begins at address `start`.
    pub fn new(format: Format, start: u64) -> Self {
        Self { format, bytes: BTreeMap::new(), gaps: BTreeSet::new(), start }
    }

    /// Where the oldest message begins that has not left.
    pub fn start(&self) -> u64 {
        self.start
    }

    /// Whether a byte is behind the end of a message that has left, and before the next one.
    pub fn is_gap(&self, address: u64) -> bool {
        self.gaps.contains(&address)
    }

    /// A byte comes; the first that came stays. Returns whether this was the first.
    pub fn store(&mut self, address: u64, byte: u8) -> bool {
        let is_first = !self.bytes.contains_key(&address);
        self.bytes.entry(address).or_insert(byte);
        is_first
    }

    /// The oldest message leaves, if it can.
    pub fn deliver(&mut self) -> Next {
        let format = self.format;
        let field = self.start + format.length_offset;
        let Some(mut length) = self.copy(field, format.length_bytes) else {
            return Next::Incomplete;
        };
        if format.is_big_endian {
            length.reverse();
        }
        let stated = length.iter().rev().fold(0, |sum, byte| sum * 256 + u64::from(*byte));
        let total = stated + format.uncounted_bytes;
        if total < format.length_offset + format.length_bytes {
            return Next::TooShort;
        }
        if total > format.maximum_bytes {
            return Next::TooLong;
        }
        let Some(message) = self.copy(self.start, total) else { return Next::Incomplete };
        let end = self.start + total;
        self.start = end.next_multiple_of(format.alignment_bytes);
        self.gaps.extend(end..self.start);
        Next::Message(message)
    }

    /// Bytes from an address on, if all are there.
    fn copy(&self, from: u64, count: u64) -> Option<Vec<u8>> {
        (from..from + count).map(|address| self.bytes.get(&address).copied()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Format, Next, Queue};

    const FORMAT: Format = Format {
        length_bytes: 2,
        length_offset: 1,
        is_big_endian: true,
        uncounted_bytes: 3,
        alignment_bytes: 8,
        maximum_bytes: 20,
    };

    #[test]
    fn messages_leave_whole_and_in_order() {
        let mut queue = Queue::new(FORMAT, 16);
        for (address, byte) in [(20, 9), (17, 0), (26, 0), (18, 2), (25, 0), (24, 7)] {
            assert!(queue.store(address, byte));
        }
        assert_eq!(queue.deliver(), Next::Incomplete);
        assert!(queue.store(16, 5) && queue.store(19, 6));
        assert!(!queue.store(19, 8), "the first stays");
        assert_eq!(queue.deliver(), Next::Message(vec![5, 0, 2, 6, 9]));
        assert_eq!(queue.start(), 24);
        assert!(!queue.is_gap(20) && queue.is_gap(21) && !queue.is_gap(27));
        assert_eq!(queue.deliver(), Next::Message(vec![7, 0, 0]));
        assert!(queue.is_gap(23) && !queue.is_gap(26) && queue.is_gap(27) && !queue.is_gap(32));
    }

    #[test]
    fn a_length_outside_its_limits_is_no_message() {
        let mut queue = Queue::new(FORMAT, 0);
        queue.store(1, 0);
        queue.store(2, 18);
        assert_eq!(queue.deliver(), Next::TooLong);
        let mut queue = Queue::new(Format { uncounted_bytes: 0, ..FORMAT }, 0);
        queue.store(1, 0);
        queue.store(2, 2);
        assert_eq!(queue.deliver(), Next::TooShort);
    }
}
