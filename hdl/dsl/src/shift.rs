//! Shifts, by a fixed number of bits or by a signal.
use std::ops::{Shl, Shr};

use crate::bits::Bits;
use crate::builder::here;
use crate::ir::{BinaryOperator, Operation};
use crate::operand::constant;
use crate::refusal::{demand, refuse};

/// How far a shift goes: a fixed number of bits, or a signal of at most 31 bits.
pub enum ShiftAmount {
    /// Known to the generator; below zero is refused.
    Fixed(i64),
    /// Known to the hardware.
    Signal(Bits),
}
impl From<u32> for ShiftAmount {
    fn from(amount: u32) -> Self {
        Self::Fixed(amount.into())
    }
}
impl From<i32> for ShiftAmount {
    fn from(amount: i32) -> Self {
        Self::Fixed(amount.into())
    }
}
impl From<Bits> for ShiftAmount {
    fn from(amount: Bits) -> Self {
        Self::Signal(amount)
    }
}

impl Bits {
    #[track_caller]
    pub(crate) fn shift(self, operator: BinaryOperator, amount: ShiftAmount) -> Self {
        let amount = match amount {
            ShiftAmount::Fixed(0) => return self,
            ShiftAmount::Fixed(amount) => {
                let legal = u32::try_from(amount).ok().filter(|amount| *amount < 1 << 31);
                let Some(amount) = legal else {
                    refuse(here(), format!("a shift by {amount} bits; it goes by 0 to 2^31 - 1"))
                };
                constant(u32::BITS - amount.leading_zeros(), amount)
            }
            ShiftAmount::Signal(amount) => amount,
        };
        demand!(
            amount.width <= 31,
            here(),
            "a shift amount has at most 31 bits: {} has {}; truncate it",
            amount.describe(),
            amount.width
        );
        let operation = Operation::Binary(operator, self.expression(), amount.expression());
        Self::make(operation, self.width, here())
    }
}
impl<A: Into<ShiftAmount>> Shl<A> for Bits {
    type Output = Bits;
    #[track_caller]
    fn shl(self, amount: A) -> Bits {
        self.shift(BinaryOperator::ShiftLeft, amount.into())
    }
}
impl<A: Into<ShiftAmount>> Shr<A> for Bits {
    type Output = Bits;
    #[track_caller]
    fn shr(self, amount: A) -> Bits {
        self.shift(BinaryOperator::ShiftRight, amount.into())
    }
}
