//! Which of many.
use nic_dsl::{Bits, Bool, concatenate, constant, mux, one_hot, pack};
use num_bigint::BigUint;

/// Whether any bit is one, and the number of the lowest that is.
pub(crate) fn lowest(bits: Bits) -> (Bool, Bits) {
    let width = bits.width();
    if width == 2 {
        return (bits.any(), (!bits.bit(0)).bits());
    }
    let half = width / 2;
    let (low_any, low) = lowest(bits.truncate(half));
    let (high_any, high) = lowest(bits.top(half));
    (low_any | high_any, concatenate([(!low_any).bits(), mux(low_any, low, high)]))
}

/// The number of the only bit that is one; zero if none is.
pub(crate) fn number_of(one_hot: Bits) -> Bits {
    let width = one_hot.width();
    pack((0..width.trailing_zeros()).map(|bit| {
        let has_bit = (0..width).filter(|i| i >> bit & 1 == 1);
        let mask = has_bit.fold(BigUint::ZERO, |mask, i| mask | BigUint::from(1_u32) << i);
        (one_hot & constant(width, mask)).any()
    }))
}

/// One bit, that of the number, where `valid` holds.
pub(crate) fn decoded(valid: Bool, number: Bits) -> Bits {
    let count = 1 << number.width();
    one_hot(number, count) & valid.mask(count)
}
