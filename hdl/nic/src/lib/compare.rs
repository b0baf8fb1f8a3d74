//! Comparing wide numbers: in parts side by side, so that no carry passes through all of them.
use nic_dsl::{Bits, Bool, constant_bool};

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
