//! Bits of a field: numbers, bytes, codes and wide words to and from 32-bit words.
use std::fmt;

use super::Choice;

/// The widest [`Wide`].
const WIDEST: usize = 2048;

/// A number of `BITS` bits, 1 to 2048.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wide<const BITS: usize> {
    /// Lowest first; bits from `BITS` on are zero.
    words: [u32; WIDEST / 32],
}

impl<const BITS: usize> Wide<BITS> {
    const WORDS: usize = {
        assert!(BITS >= 1 && BITS <= WIDEST, "a wide word has 1 to 2048 bits");
        BITS.div_ceil(32)
    };
    /// All zeros.
    pub const ZERO: Self = Self { words: [0; WIDEST / 32] };

    /// The number of these words, lowest first; missing ones are zero.
    ///
    /// # Panics
    /// If it does not fit.
    pub fn from_words(words: &[u32]) -> Self {
        let mut padded = Self::ZERO;
        for (position, &word) in words.iter().enumerate() {
            if position < Self::WORDS {
                padded.words[position] = word;
            } else {
                assert!(word == 0, "{BITS} bits cannot hold bit {}", 32 * position);
            }
        }
        let excess = padded.words[Self::WORDS - 1] & !Self::TOP_MASK;
        assert!(excess == 0, "{BITS} bits cannot hold {padded:?}");
        padded
    }
    /// The lowest `BITS` bits of these words, lowest first; missing ones are zero.
    pub fn from_low_words(words: &[u32]) -> Self {
        let mut padded = Self::ZERO;
        for (to, from) in padded.words[..Self::WORDS].iter_mut().zip(words) {
            *to = *from;
        }
        padded.words[Self::WORDS - 1] &= Self::TOP_MASK;
        padded
    }
    /// The words that hold it, lowest first.
    pub fn words(&self) -> &[u32] {
        &self.words[..Self::WORDS]
    }
    /// Bit number `index`, 0 lowest.
    ///
    /// # Panics
    /// If there is no such bit.
    pub fn bit(&self, index: usize) -> bool {
        assert!(index < BITS, "{BITS} bits have no bit {index}");
        self.words[index / 32] >> (index % 32) & 1 == 1
    }

    const TOP_MASK: u32 = u32::MAX >> (32 * Self::WORDS - BITS);
}

impl<const BITS: usize> From<u64> for Wide<BITS> {
    /// # Panics
    /// If it does not fit.
    fn from(value: u64) -> Self {
        Self::from_words(&[value as u32, (value >> 32) as u32])
    }
}

impl<const BITS: usize> fmt::Debug for Wide<BITS> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{BITS}'h")?;
        let used = self.words().iter().rposition(|word| *word != 0).unwrap_or(0);
        write!(formatter, "{:x}", self.words[used])?;
        self.words[..used].iter().rev().try_for_each(|word| write!(formatter, "{word:08x}"))
    }
}

/// A value that a field can hold. The error says what is wrong with the value or the words.
pub(super) trait FieldValue: Sized {
    /// As many words as `width` bits need.
    fn to_words(&self, width: u32) -> Result<Vec<u32>, String>;
    /// From as many words as `width` bits need.
    fn from_words(words: &[u32], width: u32) -> Result<Self, String>;
}

impl FieldValue for bool {
    fn to_words(&self, _: u32) -> Result<Vec<u32>, String> {
        Ok(vec![u32::from(*self)])
    }
    fn from_words(words: &[u32], width: u32) -> Result<Self, String> {
        Ok(checked(words, width)?[0] == 1)
    }
}

impl FieldValue for u64 {
    fn to_words(&self, width: u32) -> Result<Vec<u32>, String> {
        let words = [*self as u32, (*self >> 32) as u32];
        if width < 64 && *self >> width != 0 {
            return Err(format!("{self} does not fit in {width} bits"));
        }
        Ok(words[..width.div_ceil(32) as usize].to_vec())
    }
    fn from_words(words: &[u32], width: u32) -> Result<Self, String> {
        Ok(checked(words, width)?.iter().rev().fold(0, |sum, word| sum << 32 | u64::from(*word)))
    }
}

impl<const N: usize> FieldValue for [u8; N] {
    fn to_words(&self, _: u32) -> Result<Vec<u32>, String> {
        let word = |four: &[u8]| four.iter().rev().fold(0, |sum, byte| sum << 8 | u32::from(*byte));
        Ok(self.chunks(4).map(word).collect())
    }
    fn from_words(words: &[u32], width: u32) -> Result<Self, String> {
        let words = checked(words, width)?;
        Ok(std::array::from_fn(|i| (words[i / 4] >> (8 * (i % 4))) as u8))
    }
}

impl<const BITS: usize> FieldValue for Wide<BITS> {
    fn to_words(&self, _: u32) -> Result<Vec<u32>, String> {
        Ok(self.words().to_vec())
    }
    fn from_words(words: &[u32], width: u32) -> Result<Self, String> {
        Ok(Self::from_words(checked(words, width)?))
    }
}

/// The words of a choice's code.
pub(super) fn choice_to_words<C: Choice>(choice: &C) -> Result<Vec<u32>, String> {
    Ok(vec![choice.code()])
}

/// The choice that the words' code stands for.
pub(super) fn choice_from_words<C: Choice>(words: &[u32], width: u32) -> Result<C, String> {
    let code = checked(words, width)?[0];
    C::from_code(code).ok_or_else(|| format!("{code} is no code of {}", C::NAME))
}

/// The words, if there are as many as `width` bits need and none has bits above.
fn checked(words: &[u32], width: u32) -> Result<&[u32], String> {
    let needed = width.div_ceil(32) as usize;
    if words.len() != needed {
        return Err(format!("{width} bits are {needed} words, not {}", words.len()));
    }
    let mask = u32::MAX >> (32 * needed as u32 - width);
    match words.last() {
        Some(top) if top & !mask != 0 => {
            Err(format!("bits above the {width} of the field are set"))
        }
        _ => Ok(words),
    }
}

#[cfg(test)]
mod tests {
    use super::Wide;

    #[test]
    fn a_wide_word_keeps_every_bit() {
        let words: Vec<u32> = (1..=64).map(|i| 0x9e37_79b9_u32.wrapping_mul(i)).collect();
        let wide = Wide::<2048>::from_words(&words);
        assert_eq!(wide.words(), words);
        for index in 0..2048 {
            assert_eq!(wide.bit(index), words[index / 32] >> (index % 32) & 1 == 1);
        }
    }

    #[test]
    fn a_wide_word_is_cut_to_its_width_on_request() {
        assert_eq!(Wide::<33>::from_low_words(&[5, u32::MAX, 7]).words(), [5, 1]);
        assert_eq!(Wide::<1>::from_low_words(&[6]), Wide::ZERO);
    }

    #[test]
    #[should_panic(expected = "33 bits cannot hold 33'h200000000")]
    fn a_wide_word_refuses_a_number_that_does_not_fit() {
        let _ = Wide::<33>::from(1 << 33);
    }

    #[test]
    #[should_panic(expected = "40 bits cannot hold bit 64")]
    fn a_wide_word_refuses_words_above_its_width() {
        let _ = Wide::<40>::from_words(&[0, 0, 1]);
    }

    #[test]
    fn a_wide_word_prints_as_a_verilog_constant() {
        assert_eq!(format!("{:?}", Wide::<100>::from(0x1_0000_000f)), "100'h10000000f");
        assert_eq!(format!("{:?}", Wide::<100>::ZERO), "100'h0");
    }
}
