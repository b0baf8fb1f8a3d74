//! Which of many, beside the encoders of the language.
use nic_dsl::{Bits, Bool, one_hot};

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
