//! A line's bytes, and what a cache may do with its copy.

/// Bytes of a line as the link carries it.
pub const LINE_BYTES: usize = 64;

/// The bytes of a line, and whether they are poisoned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The bytes.
    pub data: [u8; LINE_BYTES],
    /// Some of them are damaged.
    pub poison: bool,
}

impl Line {
    /// All zero, as memory starts.
    pub const ZERO: Self = Self { data: [0; LINE_BYTES], poison: false };
    /// What a failed read returns.
    pub const ONES: Self = Self { data: [0xff; LINE_BYTES], poison: false };

    /// Writes the enabled bytes; whole lines heal, parts do not.
    pub fn write(&mut self, written: &Self, byte_enable: u64) {
        for at in (0..LINE_BYTES).filter(|at| byte_enable >> at & 1 == 1) {
            self.data[at] = written.data[at];
        }
        self.poison = written.poison || (self.poison && byte_enable != u64::MAX);
    }
}

/// The four states of a cached line, in order of what they permit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LineState {
    /// There is no copy.
    Invalid,
    /// It may be read; others may have copies.
    Shared,
    /// It may be read and written; nobody else has a copy, memory has the same bytes.
    Exclusive,
    /// It may be read and written; nobody else has a copy, memory is out of date.
    Modified,
}

impl LineState {
    /// Whether the copy may be read.
    pub fn is_valid(self) -> bool {
        self != Self::Invalid
    }

    /// Whether the copy may be written.
    pub fn is_owned(self) -> bool {
        self >= Self::Exclusive
    }
}

/// A copy of a line in a cache.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copy {
    /// What may be done with it.
    pub state: LineState,
    /// The bytes.
    pub line: Line,
}
