//! Numbers beside signals: constants, and what an operator takes on its right.
use num_bigint::{BigInt, BigUint};
use num_traits::{One, Zero};

use crate::bits::Bits;
use crate::builder::here;
use crate::condition::Bool;
use crate::ir::{Operation, Place, WIDEST};
use crate::refusal::demand;

/// The right-hand side of an operator: a signal, or a number that takes the width of the left.
#[derive(Clone, Debug)]
pub enum Operand {
    /// A signal.
    Signal(Bits),
    /// One in two's complement.
    Signed(Bits),
    /// A number; negative ones are meant in two's complement.
    Number(BigInt),
}

impl Operand {
    /// The operand as a signal beside `left`: a number takes its width.
    #[track_caller]
    pub(crate) fn fit(self, left: Bits) -> Bits {
        match self {
            Self::Signal(bits) | Self::Signed(bits) => bits,
            Self::Number(number) => {
                let width = left.width;
                let most = (BigInt::one() << width) - 1u8;
                let least = -(BigInt::one() << (width - 1));
                fits(&number, &least, &most, left, "", here());
                encoded(number, width, here())
            }
        }
    }

    /// As [`Self::fit`], where it matters that both are unsigned: what is below zero would be taken for a large
    /// number.
    #[track_caller]
    pub(crate) fn fit_unsigned(self, left: Bits, method: &str) -> Bits {
        match &self {
            Self::Number(number) => demand!(
                *number >= BigInt::zero(),
                here(),
                "`{method}` takes unsigned numbers, and {number} is below zero; take {}",
                crate::widths::call(left, "as_signed()")
            ),
            Self::Signed(right) => demand!(
                false,
                here(),
                "`{method}` takes unsigned numbers, and {} is in two's complement; take {}, or its `bits()`",
                right.describe(),
                crate::widths::call(left, "as_signed()")
            ),
            Self::Signal(_) => {}
        }
        self.fit(left)
    }

    /// As [`Self::fit_signed`], where it matters that both are in two's complement.
    #[track_caller]
    pub(crate) fn fit_both_signed(self, left: Bits, method: &str) -> Bits {
        if let Self::Signal(right) = &self {
            demand!(
                false,
                here(),
                "`{method}` takes numbers in two's complement here, and {} is unsigned; take {}",
                right.describe(),
                crate::widths::call(*right, "as_signed()")
            );
        }
        self.fit_signed(left)
    }

    /// As [`Self::fit`], for two's complement: from -2^(width-1) to 2^(width-1) - 1.
    #[track_caller]
    pub(crate) fn fit_signed(self, left: Bits) -> Bits {
        match self {
            Self::Signal(bits) | Self::Signed(bits) => bits,
            Self::Number(number) => {
                let limit = BigInt::one() << (left.width - 1);
                let (least, most) = (-limit.clone(), limit - 1u8);
                fits(&number, &least, &most, left, " in two's complement", here());
                encoded(number, left.width, here())
            }
        }
    }
}

/// Refuses a number outside `least ..= most`.
fn fits(number: &BigInt, least: &BigInt, most: &BigInt, left: Bits, reading: &str, place: Place) {
    demand!(
        number >= least && number <= most,
        place,
        "{number} does not fit the {} of {}{reading}; {least} to {most} do",
        crate::widths::bits(left.width),
        left.describe()
    );
}

/// A number that fits `width` bits, as a constant; one below zero in two's complement.
pub(crate) fn encoded(number: BigInt, width: u32, place: Place) -> Bits {
    Bits::make(Operation::Constant(in_twos_complement(number, width)), width, place)
}

/// The bits of a number that fits `width` of them; of one below zero in two's complement.
pub(crate) fn in_twos_complement(number: BigInt, width: u32) -> BigUint {
    let wrapped = if number < BigInt::zero() { number + (BigInt::one() << width) } else { number };
    wrapped.to_biguint().expect("wrapped to zero or above")
}

impl From<Bits> for Operand {
    fn from(bits: Bits) -> Self {
        Self::Signal(bits)
    }
}
impl From<Bool> for Operand {
    fn from(condition: Bool) -> Self {
        Self::Signal(condition.0)
    }
}
impl From<bool> for Operand {
    fn from(value: bool) -> Self {
        Self::Number(BigInt::from(u8::from(value)))
    }
}
impl From<BigUint> for Operand {
    fn from(value: BigUint) -> Self {
        Self::Number(value.into())
    }
}
impl From<&BigUint> for Operand {
    fn from(value: &BigUint) -> Self {
        Self::Number(value.clone().into())
    }
}
macro_rules! operand_from {
    ($($number:ty),*) => {$(
        impl From<$number> for Operand {
            fn from(value: $number) -> Self {
                Self::Number(BigInt::from(value))
            }
        }
    )*};
}
operand_from!(i32, i64, u8, u16, u32, u64, u128, usize);

/// The constant `value` as a signal of `width` bits; below zero in two's complement.
///
/// # Refused
/// If it does not fit: below zero it must be at least -2^(width-1), else below 2^width.
#[track_caller]
pub fn constant(width: u32, value: impl Into<ConstantValue>) -> Bits {
    let (value, place) = (value.into().0, here());
    demand!(
        (1..=WIDEST).contains(&width),
        place,
        "a constant has 1 to {WIDEST} bits; this one would have {width}"
    );
    let most = (BigInt::one() << width) - 1u8;
    let least = -(BigInt::one() << (width - 1));
    demand!(
        value >= least && value <= most,
        place,
        "{value} does not fit {}; {least} to {most} do",
        crate::widths::bits(width)
    );
    encoded(value, width, place)
}

/// A number given for a constant.
pub struct ConstantValue(BigInt);
macro_rules! constant_from {
    ($($number:ty),*) => {$(
        impl From<$number> for ConstantValue {
            fn from(value: $number) -> Self {
                Self(BigInt::from(value))
            }
        }
    )*};
}
constant_from!(i32, i64, u8, u16, u32, u64, u128, usize, BigUint, BigInt);
impl From<&BigUint> for ConstantValue {
    fn from(value: &BigUint) -> Self {
        Self(value.clone().into())
    }
}
