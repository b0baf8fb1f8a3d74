//! Addresses of lines in two parts, so that no carry passes through all of one in a cycle. Workers add in two steps
//! (`Sum`, `Walk`). Lookups keep what the upper part may come to beside where their tables begin, and add in one
//! (`Buckets`, `Entries`, `EntryWalk`).
use nic_dsl::{
    Bits, Bool, concatenate, constant, elaborate, mux, register, register_bool, scope, when,
};

use super::layout::{ADDRESS_BITS, SLOT_LINES, SLOTS};

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

/// Bits that a number of lines before the entries of a bucket has more than the bucket's number, and those of them that are
/// always zero: there are 96 lines for each bucket.
const MORE_BITS: u32 = 7;
const ZERO_BITS: u32 = 5;

/// How many lines are before the entries of a bucket.
#[elaborate]
pub(super) fn bucket_distance(index: Bits) -> Bits {
    let index = index.zero_extend(index.width() + MORE_BITS);
    (index << 6) + (index << 5)
}

/// A sum with one bit more.
fn wide_sum(a: Bits, b: Bits) -> Bits {
    let bits = a.width() + 1;
    a.zero_extend(bits) + b.zero_extend(bits)
}

/// Where the buckets begin, a cycle after the table's place is set.
pub(super) struct Buckets {
    low: Bits,
    high: Bits,
    next_high: Bits,
}

impl Buckets {
    /// Of the table that begins there, with numbers of so many bits.
    #[elaborate]
    pub fn of(base: Bits, index_bits: u32) -> Self {
        let high_bits = ADDRESS_BITS - index_bits;
        let low = register::<Bits>(index_bits);
        let high = register::<Bits>(high_bits);
        let next_high = register::<Bits>(high_bits);
        low.set(base.truncate(index_bits));
        high.set(base.top(high_bits));
        next_high.set(base.top(high_bits) + 1);
        Self { low, high, next_high }
    }

    /// The line of a bucket.
    pub fn line(&self, index: Bits) -> Bits {
        let bits = index.width();
        let sum = wide_sum(self.low, index);
        concatenate([mux(sum.bit(bits), self.next_high, self.high), sum.truncate(bits)])
    }
}

/// Where the entries of the first bucket begin, a cycle after the table's place is set.
pub(super) struct Entries {
    /// The lower part for each slot.
    low: Vec<Bits>,
    /// It has a carry.
    carries: Vec<Bool>,
    /// The upper part, one more, and two more.
    high: Vec<Bits>,
}

impl Entries {
    /// Of the table that begins there, with numbers of buckets of so many bits.
    #[elaborate]
    pub fn of(base: Bits, index_bits: u32) -> Self {
        let low_bits = index_bits + MORE_BITS;
        let high_bits = ADDRESS_BITS - low_bits;
        let slot = |slot: u32| {
            scope(&format!("slot_{slot}"), || {
                let low = register::<Bits>(low_bits).named("low");
                let carry = register_bool(false).named("carry");
                let before = constant(low_bits, SLOT_LINES * slot);
                let sum = wide_sum(base.truncate(low_bits), before);
                low.set(sum.truncate(low_bits));
                carry.set(sum.bit(low_bits));
                (low, carry)
            })
        };
        let (low, carries) = (0..SLOTS).map(slot).unzip();
        let high = (0..3_u32).map(|more| {
            let high = register::<Bits>(high_bits).named(&format!("high_{more}"));
            high.set(base.top(high_bits) + constant(high_bits, more));
            high
        });
        Self { low, carries, high: high.collect() }
    }
}

/// A line of an entry, from the first on.
pub(super) struct EntryWalk {
    low: Bits,
    high: Bits,
    next_high: Bits,
}

impl EntryWalk {
    /// Its registers, for numbers of buckets of so many bits.
    #[elaborate]
    pub fn registers(index_bits: u32) -> Self {
        let low_bits = index_bits + MORE_BITS;
        let low = register::<Bits>(low_bits);
        let high = register::<Bits>(ADDRESS_BITS - low_bits);
        let next_high = register::<Bits>(ADDRESS_BITS - low_bits);
        Self { low, high, next_high }
    }

    /// Begins with the entry of that slot in the bucket whose entries are that far from the first.
    pub fn begin(&self, entries: &Entries, distance: Bits, slot: Bits) {
        let of_slot = |each: &[Bits]| {
            let pair = |i: usize| mux(slot.bit(0), each[i + 1], each[i]);
            mux(slot.bit(1), pair(2), pair(0))
        };
        let (low, upper_bits) = (of_slot(&entries.low), distance.width() - ZERO_BITS);
        distance.truncate(ZERO_BITS).ignore();
        let sum = wide_sum(low.top(upper_bits), distance.top(upper_bits));
        let carries: Vec<Bits> = entries.carries.iter().map(|carry| carry.bits()).collect();
        // Never both: 96 lines for each bucket are less than the lower part counts, by more than a slot's distance.
        let is_above = of_slot(&carries).as_bool() | sum.bit(upper_bits);
        is_above.named("is_above");
        let high = |at: usize| mux(is_above, entries.high[at + 1], entries.high[at]);
        self.low.set(concatenate([sum.truncate(upper_bits), low.truncate(ZERO_BITS)]));
        self.high.set(high(0));
        self.next_high.set(high(1));
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
