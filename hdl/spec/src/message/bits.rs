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
    /// Gives as many words as `width` bits need.
    fn put(&self, width: u32, put: &mut impl FnMut(&[u32])) -> Result<(), String>;
    /// Fetches as many words as `width` bits need.
    fn get(width: u32, fetch: &mut impl FnMut(&mut [u32])) -> Result<Self, String>;
}

impl FieldValue for bool {
    fn put(&self, _: u32, put: &mut impl FnMut(&[u32])) -> Result<(), String> {
        put(&[u32::from(*self)]);
        Ok(())
    }
    fn get(width: u32, fetch: &mut impl FnMut(&mut [u32])) -> Result<Self, String> {
        Ok(fetched::<1>(width, fetch)?[0] == 1)
    }
}

impl FieldValue for u64 {
    fn put(&self, width: u32, put: &mut impl FnMut(&[u32])) -> Result<(), String> {
        if width < 64 && *self >> width != 0 {
            return Err(format!("{self} does not fit in {width} bits"));
        }
        put(&[*self as u32, (*self >> 32) as u32][..width.div_ceil(32) as usize]);
        Ok(())
    }
    fn get(width: u32, fetch: &mut impl FnMut(&mut [u32])) -> Result<Self, String> {
        let [low, high] = fetched(width, fetch)?;
        Ok(u64::from(high) << 32 | u64::from(low))
    }
}

impl<const N: usize> FieldValue for [u8; N] {
    fn put(&self, _: u32, put: &mut impl FnMut(&[u32])) -> Result<(), String> {
        let mut words = [0; WIDEST / 32];
        for (word, bytes) in words.iter_mut().zip(self.chunks(4)) {
            let mut four = [0; 4];
            four[..bytes.len()].copy_from_slice(bytes);
            *word = u32::from_le_bytes(four);
        }
        put(&words[..N.div_ceil(4)]);
        Ok(())
    }
    fn get(width: u32, fetch: &mut impl FnMut(&mut [u32])) -> Result<Self, String> {
        let words: [u32; WIDEST / 32] = fetched(width, fetch)?;
        let mut all = [0; N];
        for (bytes, word) in all.chunks_mut(4).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes()[..bytes.len()]);
        }
        Ok(all)
    }
}

impl<const BITS: usize> FieldValue for Wide<BITS> {
    fn put(&self, _: u32, put: &mut impl FnMut(&[u32])) -> Result<(), String> {
        put(self.words());
        Ok(())
    }
    fn get(width: u32, fetch: &mut impl FnMut(&mut [u32])) -> Result<Self, String> {
        Ok(Self { words: fetched(width, fetch)? })
    }
}

/// The choice that a field's code stands for.
pub(super) fn choice<C: Choice>(
    width: u32,
    fetch: &mut impl FnMut(&mut [u32]),
) -> Result<C, String> {
    let [code] = fetched(width, fetch)?;
    C::from_code(code).ok_or_else(|| format!("{code} is no code of {}", C::NAME))
}

/// As many words as `width` bits need, if none has bits above; the others are zero.
fn fetched<const WORDS: usize>(
    width: u32,
    fetch: &mut impl FnMut(&mut [u32]),
) -> Result<[u32; WORDS], String> {
    let mut words = [0; WORDS];
    let needed = width.div_ceil(32);
    fetch(&mut words[..needed as usize]);
    let mask = u32::MAX >> (32 * needed - width);
    match words[needed as usize - 1] & !mask {
        0 => Ok(words),
        _ => Err(format!("bits above the {width} of the field are set")),
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
