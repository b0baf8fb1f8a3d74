//! Which of many.
use nic_dsl::{Bits, Bool, any_of, concatenate, constant, mux, pack};

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
    let bits = one_hot.width().trailing_zeros();
    pack((0..bits).map(|bit| {
        let holds = (0..one_hot.width()).filter(|i| i >> bit & 1 == 1);
        any_of(holds.map(|i| one_hot.bit(i)))
    }))
}

/// One bit, that of the number, where `valid` holds.
pub(crate) fn decoded(valid: Bool, number: Bits) -> Bits {
    let count = 1 << number.width();
    pack((0..count).map(|i| valid & number.equals(constant(number.width(), i))))
}
