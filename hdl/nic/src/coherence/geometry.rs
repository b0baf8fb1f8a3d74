//! Where a line stands in a cache, and in which one.
use nic_dsl::{Bits, concatenate, constant, pack};

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
    /// Bits of a line's address that tell its lines from one another.
    pub line_bits: u32,
    /// Bits of the tag count for the set, too, so that lines of any stride that is a power of two are in many sets.
    pub is_hashed: bool,
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
        self.bank_bits() + self.set_bits()
    }
    /// Bits of a tag.
    pub fn tag_bits(self) -> u32 {
        self.line_bits - self.below_tag()
    }
    /// Bits of a bank's number.
    pub fn bank_bits(self) -> u32 {
        self.banks.trailing_zeros()
    }
    /// The bank of a line, unless there is but one: every bit of the address counts, each as wide as
    /// the banks' number apart, so that lines of any stride that is a power of two are in all banks.
    pub fn bank_of(self, line: Bits) -> Option<Bits> {
        (self.bank_bits() > 0).then(|| pack((0..self.bank_bits()).map(|bit| self.sum(line, bit))))
    }
    /// The sum of the bits of a line that count for that bit of its bank's number.
    fn sum(self, line: Bits, bit: u32) -> nic_dsl::Bool {
        let counts = (bit..line.width()).step_by(self.bank_bits() as usize);
        let mask = counts.fold(0_u64, |mask, bit| mask | 1 << bit);
        (line & constant(line.width(), mask)).parity()
    }
    /// The set of a line.
    pub fn set_of(self, line: Bits) -> Bits {
        let address = line.slice(self.bank_bits(), self.set_bits());
        self.hashed(address, self.tag_of(line))
    }
    /// The bits of a line's address that belong to its set, and its set with that tag: each of the two from the
    /// other. The lowest bit of a set counts alone, and the lowest of a tag does not count: if every bit counted
    /// once, all even lines of a bank would be in half of the sets.
    fn hashed(self, set: Bits, tag: Bits) -> Bits {
        let bits = self.set_bits();
        if !self.is_hashed || bits < 2 {
            return set;
        }
        let each = bits - 1;
        let slices = (1..tag.width()).step_by(each as usize).map(|low| {
            let width = each.min(tag.width() - low);
            tag.slice(low, width).zero_extend(each)
        });
        let hashed = slices.fold(set.top(each), |sum, slice| sum ^ slice);
        concatenate([hashed, set.truncate(1)])
    }
    /// The tag of a line.
    pub fn tag_of(self, line: Bits) -> Bits {
        line.top(self.tag_bits())
    }
    /// The line with that tag in the set and the bank of `neighbour`.
    pub fn line_of(self, tag: Bits, neighbour: Bits) -> Bits {
        let set = self.hashed(self.set_of(neighbour), tag);
        match self.bank_of(neighbour) {
            None => concatenate([tag, set]),
            Some(bank) => self.line_in(bank, tag, set),
        }
    }
    /// The line of that bank with that tag in that set: its lowest bits are what makes its bank.
    fn line_in(self, bank: Bits, tag: Bits, set: Bits) -> Bits {
        let above = concatenate([tag, set, constant(self.bank_bits(), 0)]);
        let sums = pack((0..self.bank_bits()).map(|bit| self.sum(above, bit)));
        concatenate([tag, set, bank ^ sums])
    }
    /// Some line of that set, and of that bank if there is more than one.
    pub fn some_line(self, bank: Option<Bits>, set: Bits) -> Bits {
        let tag = constant(self.tag_bits(), 0);
        match bank {
            None => concatenate([tag, set]),
            Some(bank) => self.line_in(bank, tag, set),
        }
    }
}
