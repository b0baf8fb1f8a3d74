//! What the value of a key may be: each value says which one it is, so that a mixture of two is seen.
use std::cell::Cell;
use std::rc::Rc;

use super::history::{History, ReadId, WHOLE, WriteId};

/// Bytes of a value at least, and how many more there may be.
const LEAST_BYTES: u64 = 8;
const MORE_BYTES: u64 = 500;

/// A key.
pub fn key(number: usize) -> Vec<u8> {
    format!("key {number:012}").into_bytes()
}

/// A value: its first eight bytes say what the others are, and how many.
pub fn value(version: u64) -> Vec<u8> {
    let mut value = version.to_le_bytes().to_vec();
    let more = (version % MORE_BYTES) as usize;
    // The numbers of Knuth's MMIX (The Art of Computer Programming 2, 3.3.4).
    let next = |state: &u64| {
        Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407))
    };
    let bytes = std::iter::successors(Some(version), next).map(|state| (state >> 56) as u8);
    value.extend(bytes.skip(1).take(more));
    value
}

/// Which value these bytes are.
///
/// # Errors
/// One line: they are none.
pub fn version(bytes: &[u8]) -> Result<u64, String> {
    let first = bytes.get(..LEAST_BYTES as usize).ok_or("a value that is too short")?;
    let version = u64::from_le_bytes(first.try_into().expect("eight bytes"));
    match value(version) == bytes {
        true => Ok(version),
        false => Err(format!("a mixture of values: {bytes:02x?}")),
    }
}

/// All keys.
pub struct Keys {
    count: usize,
    history: History,
    now: Rc<Cell<u64>>,
}

impl Keys {
    /// So many keys that nobody has written.
    pub fn new(count: usize, now: Rc<Cell<u64>>) -> Self {
        Self { count, history: History::default(), now }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// A value is written from now on.
    pub fn begin_write(&mut self, number: usize, version: u64) -> WriteId {
        self.history.begin_write(number as u64, (&repeated(version), WHOLE), self.now.get())
    }

    /// It is.
    pub fn end_write(&mut self, write: WriteId) {
        self.history.end_write(write, self.now.get());
    }

    /// It is not.
    pub fn take_back(&mut self, write: WriteId) {
        self.history.take_back(write);
    }

    /// Somebody asks for the key.
    pub fn begin_read(&mut self, number: usize) -> ReadId {
        self.history.begin_read(number as u64, self.now.get())
    }

    /// Nobody knows what was found.
    pub fn give_up(&mut self, read: ReadId) {
        self.history.give_up(read);
    }

    /// This was found.
    ///
    /// # Errors
    /// One line: it is no value, or was not the key's.
    pub fn end_read(&mut self, read: ReadId, bytes: &[u8]) -> Result<(), String> {
        let version = version(bytes)?;
        let found = (&repeated(version), WHOLE);
        self.history
            .end_read(read, found, (self.now.get(), true))
            .map_err(|what| format!("a value that the key did not have: {what}"))
    }
}

/// A version in each eight bytes of a line.
fn repeated(version: u64) -> [u8; 64] {
    let bytes = version.to_le_bytes();
    std::array::from_fn(|at| bytes[at % bytes.len()])
}

#[cfg(test)]
mod tests {
    use super::{value, version};

    #[test]
    fn a_value_says_which_it_is() {
        for number in [0, 1, 499, 0x1234_5678_9abc_def1] {
            assert_eq!(version(&value(number)), Ok(number));
        }
        let (mut mixed, other) = (value(499), value(999));
        mixed[100..].copy_from_slice(&other[100..]);
        assert!(version(&mixed).is_err());
        assert!(version(&mixed[..5]).is_err());
    }
}
