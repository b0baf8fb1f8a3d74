//! What becomes of a number: one of 8 bytes, or one of 4 in either half of a word.
use nic_dsl::{
    Bits, Bool, Bundle, State, concatenate, constant, constant_bool, elaborate, mux, pack,
};

use crate::message::RaoOperation as Operation;

/// Bits of a word, and of half of it.
pub(super) const WORD: u32 = 64;
const HALF: u32 = WORD / 2;
/// Bits that a carry passes through.
const PART: u32 = 16;

/// An operation, and what it needs beside the word that it is done on.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Operands {
    /// What is done.
    pub operation: State<Operation>,
    /// The lower half counts.
    pub lower: Bool,
    /// The upper half counts; with the lower one it is one number.
    pub upper: Bool,
    /// The operand, where the number is.
    #[width(WORD)]
    pub operand: Bits,
    /// What is compared with, where the number is.
    #[width(WORD)]
    pub compare: Bits,
}

impl Operands {
    /// What the word becomes.
    #[elaborate]
    pub fn applied(&self, old: Bits) -> Bits {
        let Self { operation, lower, upper, operand, .. } = *self;
        let is_less = self.is_less(old);
        let takes_smaller =
            operation.is_any(&[Operation::MinimumUnsigned, Operation::MinimumSigned]);
        let takes_larger =
            operation.is_any(&[Operation::MaximumUnsigned, Operation::MaximumSigned]);
        let takes_early =
            operation.is(Operation::Swap) | (takes_smaller & !is_less) | (takes_larger & is_less);
        let compares = operation.is(Operation::CompareSwap);
        let is_same = self.is_same(old);
        let exclusive = mux(operation.is(Operation::Xor), old ^ operand, old);
        let either = mux(operation.is(Operation::Or), old | operand, exclusive);
        let both = mux(operation.is(Operation::And), old & operand, either);
        let made = mux(operation.is(Operation::FetchAdd), self.sum(old), both);
        // What is known last chooses last: whether it is the same.
        let half = |counts: Bool, part: fn(Bits) -> Bits| {
            let otherwise = mux(counts, part(made), part(old));
            let takes_operand = (counts & takes_early) | ((counts & compares) & is_same);
            mux(takes_operand, part(operand), otherwise)
        };
        concatenate([half(upper, high), half(lower, low)])
    }

    /// The sum: parts side by side, each without a carry into it and with one, so that none passes through all bits; and none
    /// from one number of 4 bytes to the other.
    fn sum(&self, old: Bits) -> Bits {
        let (old, operand) = (old.chunks(PART), self.operand.chunks(PART));
        let added = |part: usize, carry: u32| {
            let with = |number: Bits| concatenate([number, constant(1, carry)]);
            with(old[part]).widening_add(with(operand[part])).top(PART + 1)
        };
        let mut carry = constant_bool(false);
        let mut sums = vec![];
        for part in 0..old.len() {
            let (without, with) = (added(part, 0), added(part, 1));
            sums.push(mux(carry, with, without).truncate(PART));
            let carries = mux(carry, with.bit(PART).bits(), without.bit(PART).bits()).as_bool();
            let is_between = part as u32 == HALF / PART - 1;
            carry = if is_between { carries & self.lower & self.upper } else { carries };
        }
        carry.ignore();
        pack(sums)
    }

    /// The number is less than the operand. With its highest bit turned, a signed one is ordered as one without sign.
    fn is_less(&self, old: Bits) -> Bool {
        let Self { operation, upper, operand, .. } = *self;
        let is_signed = operation.is_any(&[Operation::MinimumSigned, Operation::MaximumSigned]);
        let turned =
            |half: Bits, turns: Bool| half ^ concatenate([turns.bits(), constant(HALF - 1, 0)]);
        let ordered = |word: Bits| {
            let below = turned(low(word), is_signed & !upper);
            self.counting(concatenate([turned(high(word), is_signed), below]))
        };
        let parts = ordered(old).chunks(PART).into_iter().zip(ordered(operand).chunks(PART));
        parts.fold(constant_bool(false), |is_less, (old, operand)| {
            old.is_below(operand) | (!operand.is_below(old) & is_less)
        })
    }

    /// The number is what it is compared with.
    fn is_same(&self, old: Bits) -> Bool {
        self.counting(old).equals(self.counting(self.compare))
    }

    /// A word without what does not count.
    fn counting(&self, word: Bits) -> Bits {
        concatenate([high(word) & self.upper.mask(HALF), low(word) & self.lower.mask(HALF)])
    }

    /// The number alone, in the lower half if it has 4 bytes.
    pub fn number(lower: Bool, upper: Bool, word: Bits) -> Bits {
        let number = mux(lower, low(word), high(word));
        concatenate([high(word) & (lower & upper).mask(HALF), number])
    }

    /// A number of 8 bytes, or one of 4 that is in the lower half, where it is in its word.
    pub fn placed(lower: Bool, upper: Bool, number: Bits) -> Bits {
        let of_upper = mux(lower, high(number), low(number));
        concatenate([of_upper & upper.mask(HALF), low(number) & lower.mask(HALF)])
    }
}

fn high(word: Bits) -> Bits {
    word.top(HALF)
}

fn low(word: Bits) -> Bits {
    word.truncate(HALF)
}

/// Whether an operation has this code.
pub(super) fn is_known(code: Bits) -> Bool {
    code.is_at_most(Operation::MaximumSigned as u32)
}
