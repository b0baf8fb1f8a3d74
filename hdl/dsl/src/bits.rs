//! Signals as Rust values: [`Bits`], its operators and the width rules. Conditions are [`Bool`].
//!
//! Both are copyable handles. Operators need equal widths and keep them; what widens or narrows says
//! so (`zero_extend`, `sign_extend`, `truncate`, `widening_add`, `widening_multiply`). A Rust number
//! beside a signal takes the signal's width and must fit it. For two's complement arithmetic see
//! [`crate::Signed`].
use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Neg, Not, Shl, Shr, Sub};

use num_bigint::BigUint;

use crate::builder::{here, with};
use crate::condition::Bool;
use crate::fold;
use crate::ir::{BinaryOperator, ExpressionId, Operation, Part, Place, Statement, Target};
use crate::operand::{Operand, constant};

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
            let id = match fold::fold(&b.module, &operation, width) {
                Some(fold::Folded::Existing(id)) => id,
                Some(fold::Folded::New(simpler)) => b.add(simpler, width, place),
                None => b.add(operation, width, place),
            };
            Self { serial: b.serial, id, width }
        })
    }

    /// The expression, after checking that it belongs to the module under construction.
    #[track_caller]
    pub(crate) fn expression(self) -> ExpressionId {
        with(|b| {
            assert!(
                b.serial == self.serial,
                "a signal of another module is used in `{}`; pass it through a port",
                b.module.name
            );
        });
        self.id
    }

    pub(crate) fn describe(self) -> String {
        with(|b| b.describe(self.id))
    }

    /// Number of bits.
    pub fn width(self) -> u32 {
        self.width
    }

    /// Its value, if it is a constant.
    pub fn as_constant(self) -> Option<BigUint> {
        with(|b| match &b.module.expression(self.id).operation {
            Operation::Constant(value) => Some(value.clone()),
            _ => None,
        })
    }

    #[track_caller]
    fn same_width(self, right: Self, operator: &str) {
        assert!(
            self.width == right.width,
            "`{operator}` needs equal widths: {} has {} bits, {} has {}",
            self.describe(),
            self.width,
            right.describe(),
            right.width
        );
    }

    #[track_caller]
    pub(crate) fn binary(
        self,
        operator: BinaryOperator,
        symbol: &str,
        right: impl Into<Operand>,
    ) -> Self {
        let right = right.into().fit(self.width);
        self.same_width(right, symbol);
        let width = match operator {
            BinaryOperator::Equal
            | BinaryOperator::NotEqual
            | BinaryOperator::Less
            | BinaryOperator::LessOrEqual
            | BinaryOperator::LessSigned
            | BinaryOperator::LessOrEqualSigned => 1,
            _ => self.width,
        };
        let operation = Operation::Binary(operator, self.expression(), right.expression());
        Self::make(operation, width, here())
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
        Bool(self.binary(BinaryOperator::Less, "is_below", right))
    }
    /// Unsigned: at most `right`.
    #[track_caller]
    pub fn is_at_most(self, right: impl Into<Operand>) -> Bool {
        Bool(self.binary(BinaryOperator::LessOrEqual, "is_at_most", right))
    }
    /// Unsigned: more than `right`.
    #[track_caller]
    pub fn is_above(self, right: impl Into<Operand>) -> Bool {
        let right = right.into().fit(self.width);
        right.is_below(self)
    }
    /// Unsigned: at least `right`.
    #[track_caller]
    pub fn is_at_least(self, right: impl Into<Operand>) -> Bool {
        let right = right.into().fit(self.width);
        right.is_at_most(self)
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
    /// # Panics
    /// If they reach beyond the signal.
    #[track_caller]
    pub fn slice(self, low: u32, width: u32) -> Self {
        assert!(
            width > 0 && low + width <= self.width,
            "bits {}:{low} are outside {} of {} bits",
            i64::from(low) + i64::from(width) - 1,
            self.describe(),
            self.width
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
        assert!(width <= self.width, "{} has fewer than {width} bits", self.describe());
        self.slice(self.width - width, width)
    }
    /// All bits, lowest first.
    #[track_caller]
    pub fn to_bools(self) -> Vec<Bool> {
        (0..self.width).map(|i| self.bit(i)).collect()
    }
    /// Elements of `width` bits, lowest first.
    ///
    /// # Panics
    /// If `width` does not divide the signal's width.
    #[track_caller]
    pub fn chunks(self, width: u32) -> Vec<Self> {
        assert!(
            self.width.is_multiple_of(width),
            "{} of {} bits does not split into pieces of {width}",
            self.describe(),
            self.width
        );
        (0..self.width / width).map(|i| self.slice(i * width, width)).collect()
    }
    /// Element number `index` of `width` bits, element 0 lowest. On the left of `set` it assigns
    /// that element.
    ///
    /// # Panics
    /// Unless the signal has exactly `width << index.width()` bits, so that no index is outside.
    #[track_caller]
    pub fn element(self, index: Self, width: u32) -> Self {
        assert!(
            index.width < 32 && u64::from(self.width) == u64::from(width) << index.width,
            "`element` needs {} elements of {width} bits for {}: {} has {} bits",
            1u64 << index.width.min(63),
            index.describe(),
            self.describe(),
            self.width
        );
        let operation = Operation::Select { of: self.expression(), index: index.expression() };
        Self::make(operation, width, here())
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
        assert!(
            width >= self.width,
            "{} has {} bits already, more than {width}; use `truncate`",
            self.describe(),
            self.width
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
        assert!(count > 0, "repeating {} zero times leaves no bits", self.describe());
        if count == 1 {
            return self;
        }
        Self::make(Operation::Repeat(self.expression(), count), self.width * count, here())
    }
    /// Sum with its carry on top: one bit more than the operands.
    #[track_caller]
    pub fn widening_add(self, right: impl Into<Operand>) -> Self {
        let right = right.into().fit(self.width);
        self.same_width(right, "widening_add");
        self.zero_extend(self.width + 1) + right.zero_extend(self.width + 1)
    }
    /// Full product: as many bits as both operands together.
    #[track_caller]
    pub fn widening_multiply(self, right: Self) -> Self {
        let width = self.width + right.width;
        self.zero_extend(width) * right.zero_extend(width)
    }
    /// As a condition.
    ///
    /// # Panics
    /// If it has more than one bit.
    #[track_caller]
    pub fn as_bool(self) -> Bool {
        assert!(
            self.width == 1,
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

    /// Assigns it: a wire, an output or an instance's input takes the value in this cycle, a
    /// register at the clock edge. The last assignment that runs wins.
    ///
    /// # Panics
    /// If the widths differ, or if it is no signal (or slice or element of one) that can be driven.
    #[track_caller]
    pub fn set(self, value: impl Into<Operand>) {
        let value = value.into().fit(self.width);
        self.same_width(value, "set");
        let (target, value, place) = (self.expression(), value.expression(), here());
        with(|b| {
            let mut low = 0;
            let mut width = None;
            let mut element = None;
            let mut at = target;
            let signal = loop {
                let expression = b.module.expression(at);
                match &expression.operation {
                    Operation::Signal(signal) => break *signal,
                    Operation::Slice { of, low: further } if element.is_none() => {
                        low += further;
                        width = width.or(Some(expression.width));
                        at = *of;
                    }
                    Operation::Select { of, index } if width.is_none() && element.is_none() => {
                        element = Some((*index, expression.width));
                        at = *of;
                    }
                    _ => panic!("{} cannot be assigned: it is a value", b.describe(target)),
                }
            };
            let found = b.module.signal(signal);
            assert!(
                found.kind.is_assignable(),
                "`{}` cannot be assigned here: something else drives it",
                found.name
            );
            if at != target {
                // A named slice that is only assigned must not become a wire of its own.
                b.module.expressions[target.index()].name = None;
            }
            let part = match (element, width) {
                (Some((index, width)), _) => Part::Element { index, width },
                (None, Some(width)) => Part::Slice { low, width },
                (None, None) => Part::Whole,
            };
            b.emit(Statement::Assign { target: Target { signal, part }, value, place });
        });
    }

    /// Declares that nobody reads it, on purpose.
    pub fn ignore(self) {
        let id = self.expression();
        with(|b| b.module.ignored.push(id));
    }
    /// Tells synthesis something about a register or wire: `(* name = "value" *)`.
    ///
    /// # Panics
    /// If it is a port, or no signal but a value.
    #[track_caller]
    pub fn attribute(self, name: &str, value: &str) -> Self {
        let id = self.expression();
        with(|b| {
            let signal = match b.module.expression(id).operation {
                Operation::Signal(signal) if !b.module.signal(signal).kind.is_port() => signal,
                _ => panic!("{} is no register or wire: it has no attributes", b.describe(id)),
            };
            let attribute = (name.to_string(), value.to_string());
            b.module.signals[signal.index()].attributes.push(attribute);
        });
        self
    }
    /// Gives it a name in the Verilog and the waveform, unless it has one.
    pub fn named(self, name: &str) -> Self {
        crate::naming::name_expression(self.expression(), name);
        self
    }
}

/// Side by side, the first on top.
///
/// # Panics
/// If the list is empty.
#[track_caller]
pub fn concatenate<T: Into<Bits>>(parts: impl IntoIterator<Item = T>) -> Bits {
    let parts: Vec<Bits> = parts.into_iter().map(Into::into).collect();
    assert!(!parts.is_empty(), "concatenating nothing leaves no bits");
    if let [only] = parts[..] {
        return only;
    }
    let width = parts.iter().map(|p| p.width).sum();
    let ids = parts.iter().map(|p| p.expression()).collect();
    Bits::make(Operation::Concatenate(ids), width, here())
}

/// Side by side, the first lowest: the order of elements and bytes.
///
/// # Panics
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

/// How far a shift goes: a fixed number of bits, or a signal of at most 31 bits.
pub enum ShiftAmount {
    /// Known to the generator.
    Fixed(u32),
    /// Known to the hardware.
    Signal(Bits),
}
impl From<u32> for ShiftAmount {
    fn from(amount: u32) -> Self {
        Self::Fixed(amount)
    }
}
impl From<i32> for ShiftAmount {
    #[track_caller]
    fn from(amount: i32) -> Self {
        Self::Fixed(u32::try_from(amount).expect("a shift goes by zero or more bits"))
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
            ShiftAmount::Fixed(amount) => constant(u32::BITS - amount.leading_zeros(), amount),
            ShiftAmount::Signal(amount) => amount,
        };
        assert!(
            amount.width <= 31,
            "a shift amount has at most 31 bits: {} has {}",
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
