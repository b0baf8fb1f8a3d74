//! Which of many, beside the encoders of the language.
use nic_dsl::{Bits, Bool, constant_bool, one_hot};

/// One bit, that of the number, where `valid` holds.
pub(crate) fn decoded(valid: Bool, number: Bits) -> Bits {
    let count = 1 << number.width();
    one_hot(number, count) & valid.mask(count)
}

/// The lowest bit that is one, alone.
pub(crate) fn lowest_alone(bits: Bits) -> Bits {
    // Whether there is one up to each bit, of twice as many bits in each step.
    let steps = (0..bits.width().next_power_of_two().ilog2()).map(|step| 1_u32 << step);
    let up_to = steps.fold(bits, |up_to, step| up_to | (up_to << step));
    bits & !(up_to << 1_u32)
}

/// Whether more than one bit is one.
pub(crate) fn several(bits: Bits) -> Bool {
    any_and_several(bits).1
}

/// Whether a bit is one, and whether more than one is.
fn any_and_several(bits: Bits) -> (Bool, Bool) {
    let width = bits.width();
    if width == 1 {
        return (bits.bit(0), constant_bool(false));
    }
    let half = width / 2;
    let (low, low_several) = any_and_several(bits.truncate(half));
    let (high, high_several) = any_and_several(bits.top(width - half));
    (low | high, low_several | high_several | (low & high))
}
