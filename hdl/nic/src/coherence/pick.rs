//! Which of many.
use nic_dsl::{Bits, Bool, concatenate, constant, mux, pack};

/// Whether any bit is one, and the number of the lowest that is.
pub(super) fn lowest(bits: Bits) -> (Bool, Bits) {
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
pub(super) fn number_of(one_hot: &[Bool]) -> Bits {
    let bits = one_hot.len().trailing_zeros();
    pack((0..bits).map(|bit| {
        let holds = |(i, _): &(usize, &Bool)| i >> bit & 1 == 1;
        nic_dsl::any_of(one_hot.iter().enumerate().filter(holds).map(|(_, chosen)| *chosen))
    }))
}

/// One bit, that of the number, where `valid` holds.
pub(super) fn decoded(valid: Bool, number: Bits) -> Bits {
    let count = 1 << number.width();
    pack((0..count).map(|i| valid & number.equals(constant(number.width(), i))))
}
