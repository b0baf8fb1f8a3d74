//! Where fields lie in words that the card and the host share.
pub mod descriptor;
pub mod pio_answer;
pub mod pio_request;
pub mod store_header;

/// A field of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its lowest bit.
    pub shift: u32,
    /// Its bits.
    pub bits: u32,
}

impl Field {
    /// A number in its place; bits above the field are cut off.
    pub const fn put(self, value: u64) -> u64 {
        (value & self.mask()) << self.shift
    }

    /// The number in the field.
    pub const fn get(self, word: u64) -> u64 {
        (word >> self.shift) & self.mask()
    }

    const fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits)
    }
}
