//! Addresses of lines in two halves, so that no carry passes through all of one in a cycle: a sum takes two steps, and
//! goes on line by line after that.
use nic_dsl::{Bits, Bool, concatenate, constant, elaborate, mux, register, when};

use super::layout::ADDRESS_BITS;

/// Bits of a half.
const HALF: u32 = ADDRESS_BITS / 2;

/// The first step of a sum: the halves, each by itself.
pub(super) struct Sum {
    low: Bits,
    high: Bits,
}

impl Sum {
    /// Its registers.
    #[elaborate]
    pub fn registers() -> Self {
        let low = register::<Bits>(HALF + 1);
        let high = register::<Bits>(HALF);
        Self { low, high }
    }

    /// Adds.
    pub fn set(&self, base: Bits, distance: Bits) {
        let low = |of: Bits| of.truncate(HALF).zero_extend(HALF + 1);
        self.low.set(low(base) + low(distance));
        self.high.set(base.top(HALF) + distance.top(HALF));
    }

    /// The second step: the sum.
    pub fn total(&self) -> Bits {
        let carry = self.low.bit(HALF).bits().zero_extend(HALF);
        concatenate([self.high + carry, self.low.truncate(HALF)])
    }
}

/// An address that goes on by less than half of all lines.
pub(super) struct Walk {
    low: Bits,
    high: Bits,
    next_high: Bits,
}

impl Walk {
    /// Its registers.
    #[elaborate]
    pub fn registers() -> Self {
        let low = register::<Bits>(HALF);
        let high = register::<Bits>(HALF);
        let next_high = register::<Bits>(HALF);
        Self { low, high, next_high }
    }

    /// Begins with what a sum has come to.
    pub fn begin(&self, sum: &Sum) {
        let carry: Bool = sum.low.bit(HALF);
        self.low.set(sum.low.truncate(HALF));
        let one = |holds: Bool| holds.bits().zero_extend(HALF);
        let two = constant(HALF, 2);
        self.high.set(sum.high + one(carry));
        self.next_high.set(sum.high + mux(carry, two, constant(HALF, 1)));
    }

    /// Goes on by a line.
    pub fn advance(&self) {
        self.low.set(self.low + 1);
        when(self.low.all(), || self.high.set(self.next_high));
    }

    /// The address.
    pub fn line(&self) -> Bits {
        concatenate([self.high, self.low])
    }
}
