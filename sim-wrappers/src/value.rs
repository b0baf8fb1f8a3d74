//! Values of ports, typed by their width: a mismatch does not compile.
//!
//! One bit is a `bool`, up to 64 bits are [`Bits`], up to 2048 are [`Wide`].
use std::fmt;

use nic_spec::message::{Field, FieldKind, Message, Wide};

use crate::model::Model;

/// What a port of a fixed width holds.
pub trait Value: Copy + PartialEq + fmt::Debug {
    /// Bits.
    const WIDTH: u32;
    /// Reads the port.
    fn load(model: &Model, port: usize) -> Self;
    /// Drives the port.
    fn store(self, model: &mut Model, port: usize);
    /// Little-endian words, `WIDTH` of them rounded up.
    fn to_words(self) -> Vec<u32>;
    /// From little-endian words.
    ///
    /// # Panics
    /// If the number of words is wrong or the value does not fit.
    fn from_words(words: &[u32]) -> Self;
}

impl Value for bool {
    const WIDTH: u32 = 1;

    fn load(model: &Model, port: usize) -> Self {
        model.get(port) != 0
    }

    fn store(self, model: &mut Model, port: usize) {
        model.set(port, u64::from(self));
    }

    fn to_words(self) -> Vec<u32> {
        vec![u32::from(self)]
    }

    fn from_words(words: &[u32]) -> Self {
        Bits::<1>::from_words(words).value() != 0
    }
}

/// A value of `WIDTH` bits, 1 to 64.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bits<const WIDTH: u32>(u64);

impl<const WIDTH: u32> Bits<WIDTH> {
    /// The largest value.
    pub const MAX: Self = Self(Self::MASK);
    const MASK: u64 = {
        assert!(WIDTH >= 1 && WIDTH <= 64, "Bits holds 1 to 64 bits; wider values are `Wide`");
        u64::MAX >> (64 - WIDTH)
    };

    /// The value.
    ///
    /// # Panics
    /// If it does not fit.
    pub const fn new(value: u64) -> Self {
        assert!(value <= Self::MASK, "the value does not fit the width");
        Self(value)
    }

    /// The low bits of the value.
    pub const fn truncated(value: u64) -> Self {
        Self(value & Self::MASK)
    }

    /// As a number.
    pub const fn value(self) -> u64 {
        self.0
    }
}

impl<const WIDTH: u32> Value for Bits<WIDTH> {
    const WIDTH: u32 = WIDTH;

    fn load(model: &Model, port: usize) -> Self {
        Self(model.get(port))
    }

    fn store(self, model: &mut Model, port: usize) {
        model.set(port, self.0);
    }

    fn to_words(self) -> Vec<u32> {
        let words = [self.0 as u32, (self.0 >> 32) as u32];
        words[..WIDTH.div_ceil(32) as usize].to_vec()
    }

    fn from_words(words: &[u32]) -> Self {
        assert_eq!(words.len(), WIDTH.div_ceil(32) as usize, "words of {WIDTH} bits");
        let high = words.get(1).map_or(0, |word| u64::from(*word) << 32);
        Self::new(high | u64::from(words[0]))
    }
}

impl<const WIDTH: u32> fmt::Debug for Bits<WIDTH> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{WIDTH}'h{:x}", self.0)
    }
}

impl From<bool> for Bits<1> {
    fn from(value: bool) -> Self {
        Self(u64::from(value))
    }
}

impl From<Bits<1>> for bool {
    fn from(value: Bits<1>) -> Self {
        value.0 != 0
    }
}

macro_rules! exact {
    ($($integer:ty, $width:literal);*) => {$(
        impl From<$integer> for Bits<$width> {
            fn from(value: $integer) -> Self { Self(u64::from(value)) }
        }
        impl From<Bits<$width>> for $integer {
            fn from(value: Bits<$width>) -> Self { value.0 as $integer }
        }
    )*};
}
exact!(u8, 8; u16, 16; u32, 32; u64, 64);

impl<const WIDTH: u32> Message for Bits<WIDTH> {
    const NAME: &'static str = "Bits";

    fn fields() -> Vec<Field> {
        let (name, documentation) = (String::new(), String::new());
        vec![Field { name, width: WIDTH, kind: FieldKind::Number, documentation }]
    }

    const FIELDS: usize = 1;

    fn field_widths() -> Vec<u32> {
        vec![WIDTH]
    }

    fn put(&self, put: &mut impl FnMut(&[u32])) {
        put(&[self.0 as u32, (self.0 >> 32) as u32][..WIDTH.div_ceil(32) as usize]);
    }

    fn get(fetch: &mut impl FnMut(&mut [u32])) -> Self {
        let mut words = [0; 2];
        let words = &mut words[..WIDTH.div_ceil(32) as usize];
        fetch(words);
        Self::from_words(words)
    }
}

impl<const BITS: usize> Value for Wide<BITS> {
    const WIDTH: u32 = BITS as u32;

    fn load(model: &Model, port: usize) -> Self {
        let mut words = [0; 64];
        let words = &mut words[..BITS.div_ceil(32)];
        model.read(port, words);
        Self::from_words(words)
    }

    fn store(self, model: &mut Model, port: usize) {
        model.write(port, self.words());
    }

    fn to_words(self) -> Vec<u32> {
        self.words().to_vec()
    }

    fn from_words(words: &[u32]) -> Self {
        assert_eq!(words.len(), BITS.div_ceil(32), "words of {BITS} bits");
        Self::from_words(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_print_as_verilog_would() {
        assert_eq!(format!("{:?}", Bits::<12>::new(0xabc)), "12'habc");
        assert_eq!(format!("{:?}", Bits::<64>::MAX), "64'hffffffffffffffff");
    }

    #[test]
    fn words_go_both_ways() {
        let bits = Bits::<40>::new(0xff_0000_0001);
        assert_eq!(bits.to_words(), [1, 0xff]);
        assert_eq!(Bits::<40>::from_words(&[1, 0xff]), bits);
        assert_eq!(bits.field_words(), [[1, 0xff]]);
        assert_eq!(Bits::<3>::truncated(0xf), Bits::MAX);
    }

    #[test]
    #[should_panic(expected = "does not fit")]
    fn a_value_that_does_not_fit_is_refused() {
        let _ = Bits::<12>::new(0x1000);
    }
}
