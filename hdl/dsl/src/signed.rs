//! Two's complement numbers. The same bits as [`Bits`]; only the operators that differ live here. A
//! Rust number beside one must lie in its range.
use std::ops::{Add, Mul, Neg, Shl, Shr, Sub};

use num_bigint::{BigInt, BigUint};

use crate::bits::Bits;
use crate::builder::here;
use crate::bundle::{Bundle, Leaf, mux};
use crate::condition::Bool;
use crate::ir::BinaryOperator;
use crate::operand::{Operand, encoded, in_twos_complement};
use crate::refusal::demand;
use crate::shift::ShiftAmount;
use crate::widths::{self, Free};

/// A signal in two's complement. A bundle of its own: in ports, registers, memories and fields of other bundles
/// (`#[width(16)] left: Signed`). Its plain value is that of its bits; see [`Signed::value`].
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
        let right = self.beside(right, "is_above");
        Bool(self.0.combine_swapped(BinaryOperator::LessSigned, "is_above", right))
    }
    /// Whether it is at least `right`.
    #[track_caller]
    pub fn is_at_least(self, right: impl Into<Operand>) -> Bool {
        let right = self.beside(right, "is_at_least");
        Bool(self.0.combine_swapped(BinaryOperator::LessOrEqualSigned, "is_at_least", right))
    }
    #[track_caller]
    fn compare(self, operator: BinaryOperator, method: &str, right: impl Into<Operand>) -> Bits {
        let right = self.beside(right, method);
        self.0.combine(operator, method, right)
    }
    /// A number of the same width, in two's complement too.
    #[track_caller]
    fn beside(self, right: impl Into<Operand>, method: &str) -> Bits {
        let right = right.into().fit_both_signed(self.0, method);
        widths::equal_signed(self.0, right, method, Free::Both, here());
        right
    }
    /// Bits of the same width: what an operator does does not depend on how they are read.
    #[track_caller]
    fn bits_beside(self, right: impl Into<Operand>, operator: &str, free: Free) -> Bits {
        let right = right.into().fit_signed(self.0);
        widths::equal_signed(self.0, right, operator, free, here());
        right
    }
    /// Whether both are equal.
    #[track_caller]
    pub fn equals(self, right: impl Into<Operand>) -> Bool {
        self.0.equals(self.bits_beside(right, "equals", Free::Both))
    }
    /// Whether they differ.
    #[track_caller]
    pub fn differs(self, right: impl Into<Operand>) -> Bool {
        self.0.differs(self.bits_beside(right, "differs", Free::Both))
    }
    /// The same number in `width` bits.
    #[track_caller]
    pub fn extend(self, width: u32) -> Self {
        Self(self.0.sign_extend(width))
    }
    /// The same number in `width` bits, or the nearest one that fits them.
    ///
    /// # Refused
    /// If it has fewer than `width` bits, or `width` is 0.
    #[track_caller]
    pub fn saturate(self, width: u32) -> Self {
        demand!(
            (1..=self.width()).contains(&width),
            here(),
            "`saturate` keeps {} within 1 to {}, its own; {width} are asked for: `extend` widens",
            self.0.describe(),
            widths::bits(self.width())
        );
        let limit = BigInt::from(1) << (width - 1);
        let bound = |number: BigInt| encoded(number, width, here());
        let beyond = mux(self.is_negative(), bound(-limit.clone()), bound(limit - 1));
        let top = self.0.top(self.width() - width + 1);
        Self(mux(top.all() | top.is_zero(), self.0.truncate(width), beyond))
    }
    /// Sum in one bit more than the operands.
    #[track_caller]
    pub fn widening_add(self, right: impl Into<Operand>) -> Self {
        let (left, right) = self.widened(right, "widening_add");
        left + right
    }
    /// Difference in one bit more than the operands.
    #[track_caller]
    pub fn widening_subtract(self, right: impl Into<Operand>) -> Self {
        let (left, right) = self.widened(right, "widening_subtract");
        left - right
    }
    #[track_caller]
    fn widened(self, right: impl Into<Operand>, method: &str) -> (Self, Self) {
        let right = self.beside(right, method);
        let width = self.width().saturating_add(1);
        (self.extend(width), Self(right).extend(width))
    }
    /// The plain value of a number in `width` bits, as bundles have it.
    ///
    /// # Panics
    /// If it does not fit.
    pub fn value(width: u32, number: impl Into<BigInt>) -> BigUint {
        let number = number.into();
        let limit = BigInt::from(1) << (width.max(1) - 1);
        let fits = width > 0 && number >= -limit.clone() && number < limit;
        assert!(fits, "{number} does not fit {} in two's complement", widths::bits(width));
        in_twos_complement(number, width)
    }
    /// The number that a plain value of `width` bits stands for.
    pub fn number(width: u32, value: &BigUint) -> BigInt {
        let is_negative = width > 0 && value.bit(u64::from(width) - 1);
        let number = BigInt::from(value.clone());
        if is_negative { number - (BigInt::from(1) << width) } else { number }
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
        self.0.set(self.bits_beside(value, "set", Free::Right));
    }
}

impl Bundle for Signed {
    type Shape = u32;
    type Value = BigUint;
    fn build(width: &u32, path: &str, make: &mut dyn FnMut(Leaf) -> Bits) -> Self {
        Self(Bits::build(width, path, make))
    }
    fn shape(&self) -> u32 {
        self.width()
    }
    fn leaves(&self) -> Vec<Bits> {
        vec![self.0]
    }
    fn value_to_leaves(value: &BigUint) -> Vec<BigUint> {
        Bits::value_to_leaves(value)
    }
    fn value_from_leaves(leaves: &mut dyn Iterator<Item = BigUint>) -> BigUint {
        Bits::value_from_leaves(leaves)
    }
}

impl From<Signed> for Operand {
    fn from(value: Signed) -> Self {
        Self::Signed(value.0)
    }
}
impl From<Signed> for Bits {
    fn from(value: Signed) -> Self {
        value.0
    }
}
macro_rules! same_bits {
    ($($trait:ident $method:ident $symbol:literal),*) => {$(
        impl<R: Into<Operand>> $trait<R> for Signed {
            type Output = Signed;
            #[track_caller]
            fn $method(self, right: R) -> Signed {
                Signed($trait::$method(self.0, self.bits_beside(right, $symbol, Free::Both)))
            }
        }
    )*};
}
same_bits!(Add add "+", Sub sub "-", Mul mul "*");
impl Neg for Signed {
    type Output = Signed;
    #[track_caller]
    fn neg(self) -> Signed {
        Signed(-self.0)
    }
}
impl<A: Into<ShiftAmount>> Shl<A> for Signed {
    type Output = Signed;
    #[track_caller]
    fn shl(self, amount: A) -> Signed {
        Signed(self.0 << amount)
    }
}
impl<A: Into<ShiftAmount>> Shr<A> for Signed {
    type Output = Signed;
    #[track_caller]
    fn shr(self, amount: A) -> Signed {
        Signed(self.0.shift(BinaryOperator::ShiftRightArithmetic, amount.into()))
    }
}
