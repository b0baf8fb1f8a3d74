//! What each operator means for whole numbers: a value of `width` bits is a number below 2^width.
use num_bigint::{BigInt, BigUint};

use crate::ir::BinaryOperator;

/// 2^width.
fn modulus(width: u32) -> BigUint {
    BigUint::from(1u32) << width
}

/// All `width` bits one.
pub(crate) fn ones(width: u32) -> BigUint {
    modulus(width) - 1u32
}

/// The low `width` bits.
pub(crate) fn low_bits(value: BigUint, width: u32) -> BigUint {
    value % modulus(width)
}

/// Bits `low .. low + width`.
pub(crate) fn slice(value: &BigUint, low: u32, width: u32) -> BigUint {
    low_bits(value >> low, width)
}

/// `old` with `width` bits from `low` replaced.
pub(crate) fn replace(old: &BigUint, low: u32, width: u32, new: &BigUint) -> BigUint {
    let below = low_bits(old.clone(), low);
    let above = old >> (low + width);
    (((above << width) + new) << low) + below
}

/// Two's complement.
pub(crate) fn signed(value: &BigUint, width: u32) -> BigInt {
    let value_if_positive = BigInt::from(value.clone());
    if value.bit(u64::from(width) - 1) {
        value_if_positive - BigInt::from(modulus(width))
    } else {
        value_if_positive
    }
}

/// The number below 2^width that is congruent.
pub(crate) fn unsigned(value: BigInt, width: u32) -> BigUint {
    let modulus = BigInt::from(modulus(width));
    let remainder = value % &modulus;
    let positive = if remainder < BigInt::ZERO { remainder + modulus } else { remainder };
    positive.to_biguint().expect("a remainder made positive")
}

/// An operator; `width` is that of the left operand.
pub(crate) fn binary(
    operator: BinaryOperator,
    width: u32,
    left: &BigUint,
    right: &BigUint,
) -> BigUint {
    // A shift by the width or more moves everything out, whatever the exact amount.
    let distance = || u32::try_from(right).map_or(width, |amount| amount.min(width));
    match operator {
        BinaryOperator::Add => low_bits(left + right, width),
        BinaryOperator::Subtract => low_bits(left + modulus(width) - right, width),
        BinaryOperator::Multiply => low_bits(left * right, width),
        BinaryOperator::And => left & right,
        BinaryOperator::Or => left | right,
        BinaryOperator::Xor => left ^ right,
        BinaryOperator::ShiftLeft => low_bits(left << distance(), width),
        BinaryOperator::ShiftRight => left >> distance(),
        // Shifting a negative whole number rounds downwards, which is what copies of the sign do.
        BinaryOperator::ShiftRightArithmetic => unsigned(signed(left, width) >> distance(), width),
        BinaryOperator::Equal => (left == right).into(),
        BinaryOperator::NotEqual => (left != right).into(),
        BinaryOperator::Less => (left < right).into(),
        BinaryOperator::LessOrEqual => (left <= right).into(),
        BinaryOperator::LessSigned => (signed(left, width) < signed(right, width)).into(),
        BinaryOperator::LessOrEqualSigned => (signed(left, width) <= signed(right, width)).into(),
    }
}
