//! Two's complement numbers. The same bits as [`Bits`]; only the operators that differ live here. A
//! Rust number beside one must lie in its range.
use std::ops::{Add, Mul, Neg, Shr, Sub};

use crate::bits::Bits;
use crate::condition::Bool;
use crate::ir::BinaryOperator;
use crate::operand::Operand;
use crate::shift::ShiftAmount;

/// A signal in two's complement.
#[derive(Clone, Copy, Debug)]
pub struct Signed(pub(crate) Bits);

impl Signed {
    /// Number of bits, the sign included.
    pub fn width(self) -> u32 {
        self.0.width()
    }
    /// The same bits, unsigned.
    pub fn bits(self) -> Bits {
        self.0
    }
    /// Gives it a name, unless it has one.
    #[track_caller]
    pub fn named(self, name: &str) -> Self {
        Self(self.0.named(name))
    }
    /// Whether it is below zero.
    #[track_caller]
    pub fn is_negative(self) -> Bool {
        self.0.bit(self.width() - 1)
    }
    /// Whether it is less than `right`.
    #[track_caller]
    pub fn is_below(self, right: impl Into<Operand>) -> Bool {
        Bool(self.compare(BinaryOperator::LessSigned, "is_below", right))
    }
    /// Whether it is at most `right`.
    #[track_caller]
    pub fn is_at_most(self, right: impl Into<Operand>) -> Bool {
        Bool(self.compare(BinaryOperator::LessOrEqualSigned, "is_at_most", right))
    }
    /// Whether it is more than `right`.
    #[track_caller]
    pub fn is_above(self, right: impl Into<Operand>) -> Bool {
        let right = right.into().fit_signed(self.0);
        Bool(self.0.combine_swapped(BinaryOperator::LessSigned, "is_above", right))
    }
    /// Whether it is at least `right`.
    #[track_caller]
    pub fn is_at_least(self, right: impl Into<Operand>) -> Bool {
        let right = right.into().fit_signed(self.0);
        Bool(self.0.combine_swapped(BinaryOperator::LessOrEqualSigned, "is_at_least", right))
    }
    #[track_caller]
    fn compare(self, operator: BinaryOperator, method: &str, right: impl Into<Operand>) -> Bits {
        let right = right.into().fit_signed(self.0);
        self.0.combine(operator, method, right)
    }
    /// Whether both are equal.
    #[track_caller]
    pub fn equals(self, right: impl Into<Operand>) -> Bool {
        self.0.equals(right.into().fit_signed(self.0))
    }
    /// Whether they differ.
    #[track_caller]
    pub fn differs(self, right: impl Into<Operand>) -> Bool {
        self.0.differs(right.into().fit_signed(self.0))
    }
    /// The same number in `width` bits.
    #[track_caller]
    pub fn extend(self, width: u32) -> Self {
        Self(self.0.sign_extend(width))
    }
    /// Full product: as many bits as both operands together.
    #[track_caller]
    pub fn widening_multiply(self, right: Self) -> Self {
        let width = self.width().saturating_add(right.width());
        self.extend(width) * right.extend(width)
    }
    /// Assigns it; see [`Bits::set`].
    #[track_caller]
    pub fn set(self, value: impl Into<Operand>) {
        self.0.set(value.into().fit_signed(self.0));
    }
}

impl From<Signed> for Operand {
    fn from(value: Signed) -> Self {
        Self::Signal(value.0)
    }
}
impl From<Signed> for Bits {
    fn from(value: Signed) -> Self {
        value.0
    }
}
macro_rules! same_bits {
    ($($trait:ident $method:ident),*) => {$(
        impl<R: Into<Operand>> $trait<R> for Signed {
            type Output = Signed;
            #[track_caller]
            fn $method(self, right: R) -> Signed {
                Signed($trait::$method(self.0, right.into().fit_signed(self.0)))
            }
        }
    )*};
}
same_bits!(Add add, Sub sub, Mul mul);
impl Neg for Signed {
    type Output = Signed;
    #[track_caller]
    fn neg(self) -> Signed {
        Signed(-self.0)
    }
}
impl<A: Into<ShiftAmount>> Shr<A> for Signed {
    type Output = Signed;
    #[track_caller]
    fn shr(self, amount: A) -> Signed {
        Signed(self.0.shift(BinaryOperator::ShiftRightArithmetic, amount.into()))
    }
}
