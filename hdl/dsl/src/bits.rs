//! Signals as Rust values: [`Bits`], its operators and the width rules. Conditions are [`Bool`].
//!
//! Both are copyable handles. Operators need equal widths and keep them; what widens or narrows says
//! so (`zero_extend`, `sign_extend`, `truncate`, `widening_add`, `widening_multiply`). A Rust number
//! beside a signal takes the signal's width and must fit it. For two's complement arithmetic see
//! [`crate::Signed`].
use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Neg, Not, Sub};

use num_bigint::BigUint;

use crate::builder::{here, with};
use crate::condition::Bool;
use crate::ir::{BinaryOperator, ExpressionId, Operation, Place};
use crate::operand::Operand;
use crate::refusal::demand;
use crate::widths::{self, Free};

/// A value of one or more bits.
#[derive(Clone, Copy, Debug)]
pub struct Bits {
    pub(crate) serial: u32,
    pub(crate) id: ExpressionId,
    pub(crate) width: u32,
}

impl Bits {
    #[track_caller]
    pub(crate) fn make(operation: Operation, width: u32, place: Place) -> Self {
        with(|b| {
            let id = b.add_folded(operation, width, place);
            Self { serial: b.serial, id, width }
        })
    }

    /// The expression, after checking that it belongs to the module under construction.
    #[track_caller]
    pub(crate) fn expression(self) -> ExpressionId {
        self.expression_at(here())
    }

    /// As [`Self::expression`], for something written at `place`.
    pub(crate) fn expression_at(self, place: Place) -> ExpressionId {
        demand!(
            with(|b| b.serial) == self.serial,
            place,
            "a signal of another module is used here; pass it through a port"
        );
        self.id
    }

    /// Its name, or that of the signal that it is, if it has one.
    pub(crate) fn name(self) -> Option<String> {
        with(|b| {
            let expression = b.module.expression(self.id);
            let signal = match expression.operation {
                Operation::Signal(signal) => Some(b.module.signal(signal).name.clone()),
                _ => None,
            };
            expression.name.clone().or(signal).filter(|name| !name.is_empty())
        })
    }

    pub(crate) fn describe(self) -> String {
        with(|b| b.describe(self.id))
    }

    /// Number of bits.
    pub fn width(self) -> u32 {
        self.width
    }

    /// Its value, if it depends on nothing that can change.
    pub fn as_constant(self) -> Option<BigUint> {
        with(|b| b.known(self.id))
    }

    #[track_caller]
    pub(crate) fn same_width(self, right: Self, operator: &str) {
        self.expression();
        right.expression();
        widths::equal(self, right, operator, Free::Both, here());
    }

    #[track_caller]
    pub(crate) fn binary(
        self,
        operator: BinaryOperator,
        symbol: &str,
        right: impl Into<Operand>,
    ) -> Self {
        self.combine(operator, symbol, right.into().fit(self))
    }

    /// `self operator right`, which the author calls `symbol`.
    #[track_caller]
    pub(crate) fn combine(self, operator: BinaryOperator, symbol: &str, right: Self) -> Self {
        self.same_width(right, symbol);
        let width = if operator.compares() { 1 } else { self.width };
        let operation = Operation::Binary(operator, self.expression(), right.expression());
        Self::make(operation, width, here())
    }

    /// `right operator self`, which the author calls `self.method(right)`.
    #[track_caller]
    pub(crate) fn combine_swapped(
        self,
        operator: BinaryOperator,
        method: &str,
        right: Self,
    ) -> Self {
        self.same_width(right, method);
        right.combine(operator, method, self)
    }

    /// Whether both are equal.
    #[track_caller]
    pub fn equals(self, right: impl Into<Operand>) -> Bool {
        Bool(self.binary(BinaryOperator::Equal, "equals", right))
    }
    /// Whether they differ.
    #[track_caller]
    pub fn differs(self, right: impl Into<Operand>) -> Bool {
        Bool(self.binary(BinaryOperator::NotEqual, "differs", right))
    }
    /// Unsigned: less than `right`.
    #[track_caller]
    pub fn is_below(self, right: impl Into<Operand>) -> Bool {
        let right = right.into().fit_unsigned(self, "is_below");
        Bool(self.combine(BinaryOperator::Less, "is_below", right))
    }
    /// Unsigned: at most `right`.
    #[track_caller]
    pub fn is_at_most(self, right: impl Into<Operand>) -> Bool {
        let right = right.into().fit_unsigned(self, "is_at_most");
        Bool(self.combine(BinaryOperator::LessOrEqual, "is_at_most", right))
    }
    /// Unsigned: more than `right`.
    #[track_caller]
    pub fn is_above(self, right: impl Into<Operand>) -> Bool {
        let right = right.into().fit_unsigned(self, "is_above");
        Bool(self.combine_swapped(BinaryOperator::Less, "is_above", right))
    }
    /// Unsigned: at least `right`.
    #[track_caller]
    pub fn is_at_least(self, right: impl Into<Operand>) -> Bool {
        let right = right.into().fit_unsigned(self, "is_at_least");
        Bool(self.combine_swapped(BinaryOperator::LessOrEqual, "is_at_least", right))
    }

    /// Whether all bits are one.
    #[track_caller]
    pub fn all(self) -> Bool {
        Bool(self.reduce(Operation::ReduceAnd(self.expression())))
    }
    /// Whether any bit is one.
    #[track_caller]
    pub fn any(self) -> Bool {
        Bool(self.reduce(Operation::ReduceOr(self.expression())))
    }
    /// Whether no bit is one.
    #[track_caller]
    pub fn is_zero(self) -> Bool {
        !self.any()
    }
    /// Whether the number of ones is odd.
    #[track_caller]
    pub fn parity(self) -> Bool {
        Bool(self.reduce(Operation::ReduceXor(self.expression())))
    }
    #[track_caller]
    fn reduce(self, operation: Operation) -> Self {
        if self.width == 1 { self } else { Self::make(operation, 1, here()) }
    }

    /// Bits `low .. low + width`.
    ///
    /// # Refused
    /// If they reach beyond the signal.
    #[track_caller]
    pub fn slice(self, low: u32, width: u32) -> Self {
        demand!(
            width > 0,
            here(),
            "a slice has at least one bit; this one of {} has none",
            self.describe()
        );
        demand!(
            u64::from(low) + u64::from(width) <= u64::from(self.width),
            here(),
            "bits {}:{low} are outside {}, which has {}",
            u64::from(low) + u64::from(width) - 1,
            self.describe(),
            widths::bits(self.width)
        );
        if width == self.width {
            return self;
        }
        Self::make(Operation::Slice { of: self.expression(), low }, width, here())
    }
    /// Bit `index` as a condition.
    #[track_caller]
    pub fn bit(self, index: u32) -> Bool {
        Bool(self.slice(index, 1))
    }
    /// The lowest `width` bits.
    #[track_caller]
    pub fn truncate(self, width: u32) -> Self {
        self.slice(0, width)
    }
    /// The `width` bits at the top.
    #[track_caller]
    pub fn top(self, width: u32) -> Self {
        demand!(
            width <= self.width,
            here(),
            "the top {width} bits are more than {} has: {}",
            self.describe(),
            self.width
        );
        self.slice(self.width - width, width)
    }
    /// All bits, lowest first.
    #[track_caller]
    pub fn to_bools(self) -> Vec<Bool> {
        let (of, place) = (self.expression(), here());
        (0..self.width).map(|low| Bool(self.part(of, low, 1, place))).collect()
    }
    /// Elements of `width` bits, lowest first.
    ///
    /// # Refused
    /// If `width` does not divide the signal's width.
    #[track_caller]
    pub fn chunks(self, width: u32) -> Vec<Self> {
        demand!(
            width > 0 && self.width.is_multiple_of(width),
            here(),
            "{} of {} does not divide into pieces of {width}",
            self.describe(),
            widths::bits(self.width)
        );
        let (of, place) = (self.expression(), here());
        (0..self.width / width).map(|i| self.part(of, i * width, width, place)).collect()
    }
    /// A slice that is known to be inside.
    fn part(self, of: ExpressionId, low: u32, width: u32, place: Place) -> Self {
        if width == self.width {
            return self;
        }
        Self::make(Operation::Slice { of, low }, width, place)
    }
    /// Element number `index` of `width` bits, element 0 lowest. On the left of `set` it assigns
    /// that element.
    ///
    /// # Refused
    /// Unless the signal has exactly `width << index.width()` bits, so that no index is outside; where
    /// the index is that of a loop, unless it has `width` bits for each element of the loop.
    #[track_caller]
    pub fn element(self, index: Self, width: u32) -> Self {
        let elements = match index.loop_elements() {
            Some(elements) => elements.into(),
            None => 1u128 << index.width.min(64),
        };
        let needed = u128::from(width) * elements;
        demand!(
            width > 0 && u128::from(self.width) == needed,
            here(),
            "{} chooses among {elements} elements of {}, {needed} bits together, and {} has {}; take \
             as many of them, or another index",
            index.describe(),
            widths::bits(width),
            self.describe(),
            self.width
        );
        let operation = Operation::Select { of: self.expression(), index: index.expression() };
        Self::make(operation, width, here())
    }
    /// Over how many elements the loop goes whose index this is.
    pub(crate) fn loop_elements(self) -> Option<u32> {
        with(|b| match b.module.expression(self.id).operation {
            Operation::LoopIndex(id) => Some(b.module.loops[id.index()].elements),
            _ => None,
        })
    }

    /// Bit number `index`; see [`Bits::element`].
    #[track_caller]
    pub fn bit_at(self, index: Self) -> Bool {
        Bool(self.element(index, 1))
    }

    /// Zeros on top, up to `width` bits (no change if it has them already).
    #[track_caller]
    pub fn zero_extend(self, width: u32) -> Self {
        self.extend(width, Operation::ZeroExtend(self.expression()))
    }
    /// Copies of the top bit on top, up to `width` bits (no change if it has them already).
    #[track_caller]
    pub fn sign_extend(self, width: u32) -> Self {
        self.extend(width, Operation::SignExtend(self.expression()))
    }
    #[track_caller]
    fn extend(self, width: u32, operation: Operation) -> Self {
        demand!(
            width >= self.width,
            here(),
            "{} has {} already, more than {width}; use `truncate`",
            self.describe(),
            widths::bits(self.width)
        );
        if width == self.width { self } else { Self::make(operation, width, here()) }
    }
    /// `zero_extend` or `truncate`, whichever `width` asks for.
    #[track_caller]
    pub fn resize(self, width: u32) -> Self {
        if width >= self.width { self.zero_extend(width) } else { self.truncate(width) }
    }
    /// Itself `count` times, side by side.
    #[track_caller]
    pub fn repeat(self, count: u32) -> Self {
        demand!(count > 0, here(), "{} zero times leaves no bits", self.describe());
        if count == 1 {
            return self;
        }
        let width = self.width.saturating_mul(count);
        Self::make(Operation::Repeat(self.expression(), count), width, here())
    }
    /// Sum with its carry on top: one bit more than the operands.
    #[track_caller]
    pub fn widening_add(self, right: impl Into<Operand>) -> Self {
        let right = right.into().fit_unsigned(self, "widening_add");
        self.same_width(right, "widening_add");
        let width = self.width.saturating_add(1);
        self.zero_extend(width) + right.zero_extend(width)
    }
    /// Full product: as many bits as both operands together.
    #[track_caller]
    pub fn widening_multiply(self, right: Self) -> Self {
        let width = self.width.saturating_add(right.width);
        self.zero_extend(width) * right.zero_extend(width)
    }
    /// As a condition.
    ///
    /// # Refused
    /// If it has more than one bit.
    #[track_caller]
    pub fn as_bool(self) -> Bool {
        demand!(
            self.width == 1,
            here(),
            "a condition has one bit: {} has {}; use `any`, `all` or `bit`",
            self.describe(),
            self.width
        );
        Bool(self)
    }
    /// The same bits in two's complement.
    pub fn as_signed(self) -> crate::Signed {
        crate::Signed(self)
    }
    /// The value, declared safe to use in another clock domain. For synchronisers only.
    #[track_caller]
    pub fn cross(self) -> Self {
        Self::make(Operation::Cross(self.expression()), self.width, here())
    }
}

/// Side by side, the first on top.
///
/// # Refused
/// If the list is empty.
#[track_caller]
pub fn concatenate<T: Into<Bits>>(parts: impl IntoIterator<Item = T>) -> Bits {
    let (parts, place): (Vec<Bits>, Place) = (parts.into_iter().map(Into::into).collect(), here());
    demand!(!parts.is_empty(), place, "concatenating nothing leaves no bits");
    if let [only] = parts[..] {
        return only;
    }
    let width = parts.iter().fold(0u32, |sum, part| sum.saturating_add(part.width));
    let ids = parts.iter().map(|part| part.expression_at(place)).collect();
    Bits::make(Operation::Concatenate(ids), width, place)
}

/// Side by side, the first lowest: the order of elements and bytes.
///
/// # Refused
/// If the list is empty.
#[track_caller]
pub fn pack<T: Into<Bits>>(parts: impl IntoIterator<Item = T>) -> Bits {
    let mut parts: Vec<Bits> = parts.into_iter().map(Into::into).collect();
    parts.reverse();
    concatenate(parts)
}

macro_rules! binary_operators {
    ($($trait:ident $method:ident $operator:ident $symbol:literal),*) => {$(
        impl<R: Into<Operand>> $trait<R> for Bits {
            type Output = Bits;
            #[track_caller]
            fn $method(self, right: R) -> Bits {
                self.binary(BinaryOperator::$operator, $symbol, right)
            }
        }
    )*};
}
binary_operators!(
    Add add Add "+", Sub sub Subtract "-", Mul mul Multiply "*",
    BitAnd bitand And "&", BitOr bitor Or "|", BitXor bitxor Xor "^"
);

impl Not for Bits {
    type Output = Bits;
    #[track_caller]
    fn not(self) -> Bits {
        Bits::make(Operation::Not(self.expression()), self.width, here())
    }
}
impl Neg for Bits {
    type Output = Bits;
    #[track_caller]
    fn neg(self) -> Bits {
        Bits::make(Operation::Negate(self.expression()), self.width, here())
    }
}
