//! Which of many.
use nic_dsl::{Bits, Bool, Bundle, any_of, concatenate, constant, mux, pack};

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

/// The element of that number, by a multiplexer for each bit of the number. A `switch` would do,
/// but synthesis then takes the number for a state, encodes it one-hot, and multiplexes the payloads
/// with half as many lookup tables again.
pub(crate) fn element<B: Bundle>(number: Bits, elements: &[B]) -> B {
    if let [only] = elements {
        return *only;
    }
    let top = elements.len().next_power_of_two() / 2;
    let (lower, upper) = elements.split_at(top);
    let is_upper = number.bit(top.trailing_zeros());
    mux(is_upper, element(number, upper), element(number, lower))
}
