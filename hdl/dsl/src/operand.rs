//! Numbers beside signals: constants, and what an operator takes on its right.
use num_bigint::{BigInt, BigUint};
use num_traits::{One, Zero};

use crate::bits::Bits;
use crate::builder::here;
use crate::condition::Bool;
use crate::ir::Operation;

/// The right-hand side of an operator: a signal, or a number that takes the width of the left.
#[derive(Clone, Debug)]
pub enum Operand {
    /// A signal.
    Signal(Bits),
    /// A number; negative ones are meant in two's complement.
    Number(BigInt),
}

impl Operand {
    /// The operand as a signal of `width` bits.
    ///
    /// # Panics
    /// If it is a number that does not fit.
    #[track_caller]
    pub(crate) fn fit(self, width: u32) -> Bits {
        match self {
            Self::Signal(bits) => bits,
            Self::Number(number) => constant(width, number),
        }
    }
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

/// The constant `value` as a signal of `width` bits.
///
/// # Panics
/// If it does not fit: below zero it must be at least -2^(width-1), else below 2^width.
#[track_caller]
pub fn constant(width: u32, value: impl Into<ConstantValue>) -> Bits {
    let value: BigInt = value.into().0;
    let place = here();
    assert!(width > 0, "a constant has at least one bit");
    let modulus = BigInt::one() << width;
    let wrapped = if value < BigInt::zero() { &value + &modulus } else { value.clone() };
    let fits =
        wrapped < modulus && (value >= BigInt::zero() || wrapped >= (BigInt::one() << (width - 1)));
    let plural = if width == 1 { "" } else { "s" };
    assert!(fits, "{value} does not fit {width} bit{plural}");
    let value = wrapped.to_biguint().expect("wrapped to zero or above");
    Bits::make(Operation::Constant(value), width, place)
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
