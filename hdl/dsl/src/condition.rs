//! Conditions: one bit with the meaning of true and false.
use std::ops::{BitAnd, BitOr, BitXor, Not};

use num_traits::Zero;

use crate::bits::Bits;
use crate::operand::{Operand, constant};

/// A condition: one bit with the meaning of true and false.
#[derive(Clone, Copy, Debug)]
pub struct Bool(pub(crate) Bits);

impl From<Bool> for Bits {
    fn from(condition: Bool) -> Self {
        condition.0
    }
}

/// The condition that is always `value`.
#[track_caller]
pub fn constant_bool(value: bool) -> Bool {
    Bool(constant(1, u8::from(value)))
}

impl Bool {
    /// As one bit.
    pub fn bits(self) -> Bits {
        self.0
    }
    /// Assigns it; see [`Bits::set`].
    #[track_caller]
    pub fn set(self, value: impl Into<Operand>) {
        self.0.set(value);
    }
    /// Whether both are the same.
    #[track_caller]
    pub fn equals(self, right: Bool) -> Bool {
        self.0.equals(right.0)
    }
    /// True where `self` is false or `right` is true.
    #[track_caller]
    pub fn implies(self, right: Bool) -> Bool {
        !self | right
    }
    /// Copies of it, `count` bits: a mask.
    #[track_caller]
    pub fn mask(self, count: u32) -> Bits {
        self.0.repeat(count)
    }
    /// Declares that nobody reads it, on purpose.
    pub fn ignore(self) {
        self.0.ignore();
    }
    /// Gives it a name, unless it has one.
    pub fn named(self, name: &str) -> Self {
        Self(self.0.named(name))
    }
    /// Its value, if it is a constant.
    pub fn as_constant(self) -> Option<bool> {
        self.0.as_constant().map(|value| !value.is_zero())
    }
    /// The condition, declared safe to use in another clock domain. For synchronisers only.
    #[track_caller]
    pub fn cross(self) -> Self {
        Self(self.0.cross())
    }
}
macro_rules! bool_operators {
    ($($trait:ident $method:ident),*) => {$(
        impl $trait for Bool {
            type Output = Bool;
            #[track_caller]
            fn $method(self, right: Bool) -> Bool {
                Bool($trait::$method(self.0, right.0))
            }
        }
    )*};
}
bool_operators!(BitAnd bitand, BitOr bitor, BitXor bitxor);
impl Not for Bool {
    type Output = Bool;
    #[track_caller]
    fn not(self) -> Bool {
        Bool(!self.0)
    }
}

/// True if any of the conditions is; false for none.
#[track_caller]
pub fn any_of(conditions: impl IntoIterator<Item = Bool>) -> Bool {
    conditions.into_iter().reduce(|a, b| a | b).unwrap_or_else(|| constant_bool(false))
}

/// True if all of the conditions are; true for none.
#[track_caller]
pub fn all_of(conditions: impl IntoIterator<Item = Bool>) -> Bool {
    conditions.into_iter().reduce(|a, b| a & b).unwrap_or_else(|| constant_bool(true))
}
