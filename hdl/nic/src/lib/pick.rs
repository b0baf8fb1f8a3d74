//! Which of many, beside the encoders of the language.
use nic_dsl::{Bits, Bool, one_hot};

/// One bit, that of the number, where `valid` holds.
pub(crate) fn decoded(valid: Bool, number: Bits) -> Bits {
    let count = 1 << number.width();
    one_hot(number, count) & valid.mask(count)
}
