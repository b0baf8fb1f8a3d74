//! Comparisons in few levels of logic: of wide numbers in parts side by side, so that no carry passes through all of
//! them; of short ones without a carry.
use nic_dsl::{Bits, Bool, constant_bool, elaborate};

/// Bits of a part.
const PART_BITS: u32 = 12;

/// Unsigned: `left` is less than `right`.
pub(crate) fn is_below(left: Bits, right: Bits) -> Bool {
    let width = left.width();
    let mut below = constant_bool(false);
    let mut low = 0;
    while low < width {
        let bits = PART_BITS.min(width - low);
        let (left, right) = (left.slice(low, bits), right.slice(low, bits));
        below = left.is_below(right) | (left.equals(right) & below);
        low += bits;
    }
    below
}

/// Whether `left` is less than `right`: halves are compared at once, so that no carry passes through all bits.
pub(crate) fn is_less(left: Bits, right: Bits) -> Bool {
    compare(left, right).0
}

/// Whether `number` is `other` and one: in bit 0 they differ, and then in each bit above one in which they differ
/// and `other` has a one.
#[elaborate]
pub(crate) fn is_one_more(number: Bits, other: Bits) -> Bool {
    let differs = number ^ other;
    let carries = ((differs & other) << 1) | 1;
    differs.equals(carries)
}

/// Whether it is less, and whether both are equal.
fn compare(left: Bits, right: Bits) -> (Bool, Bool) {
    let bits = left.width();
    if bits == 1 {
        let (left, right) = (left.bit(0), right.bit(0));
        return (!left & right, left.equals(right));
    }
    let low = bits.next_power_of_two() / 2;
    let (is_low_less, is_low_equal) = compare(left.truncate(low), right.truncate(low));
    let (is_less, is_equal) = compare(left.top(bits - low), right.top(bits - low));
    (is_less | (is_equal & is_low_less), is_equal & is_low_equal)
}
