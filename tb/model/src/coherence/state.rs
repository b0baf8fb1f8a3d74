//! The four states of a cached line.

/// What a cache may do with its copy of a line.
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
    /// Every state.
    pub const ALL: [Self; 4] = [Self::Invalid, Self::Shared, Self::Exclusive, Self::Modified];

    /// Whether the copy may be read.
    pub fn is_valid(self) -> bool {
        self != Self::Invalid
    }

    /// Whether the copy may be written.
    pub fn is_owned(self) -> bool {
        self >= Self::Exclusive
    }

    /// The letter that the literature uses.
    pub fn letter(self) -> char {
        match self {
            Self::Invalid => 'I',
            Self::Shared => 'S',
            Self::Exclusive => 'E',
            Self::Modified => 'M',
        }
    }
}
