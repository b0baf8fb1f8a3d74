//! Where a line stands in a cache.
use nic_dsl::Bits;

/// Bits of a line's address.
pub(super) const LINE_BITS: u32 = 46;
/// Bytes of a line.
pub(super) const LINE_BYTES: u32 = 64;

/// Sets and ways of a bank, and the banks among which lines are divided, each a power of two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
    /// Sets.
    pub sets: u32,
    /// Ways.
    pub ways: u32,
    /// Banks.
    pub banks: u32,
}

impl Geometry {
    /// Bits of a set's number.
    pub fn set_bits(self) -> u32 {
        self.sets.trailing_zeros()
    }
    /// Bits of a way's number.
    pub fn way_bits(self) -> u32 {
        self.ways.trailing_zeros()
    }
    /// Bits that tell a way of a set from all others.
    pub fn place_bits(self) -> u32 {
        self.set_bits() + self.way_bits()
    }
    /// Bits of a line's address below its tag: its bank and its set.
    fn below_tag(self) -> u32 {
        self.banks.trailing_zeros() + self.set_bits()
    }
    /// Bits of a tag.
    pub fn tag_bits(self) -> u32 {
        LINE_BITS - self.below_tag()
    }
    /// The set of a line.
    pub fn set_of(self, line: Bits) -> Bits {
        line.slice(self.banks.trailing_zeros(), self.set_bits())
    }
    /// The tag of a line.
    pub fn tag_of(self, line: Bits) -> Bits {
        line.top(self.tag_bits())
    }
    /// The line with that tag in the set of `neighbour`.
    pub fn line_of(self, tag: Bits, neighbour: Bits) -> Bits {
        nic_dsl::concatenate([tag, neighbour.truncate(self.below_tag())])
    }
}
