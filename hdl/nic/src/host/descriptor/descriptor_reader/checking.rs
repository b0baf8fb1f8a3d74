//! Checking: whether a descriptor may be used.
use nic_dsl::State;
use nic_dsl::{
    Bits, Bool, any_of, concatenate, delayed, delayed_bool, elaborate, mux, register, state, when,
};

use super::giving::Entry;
use crate::lib::compare;
use crate::message::{RingFault, RingRange};

/// Bytes of the longest packet, and of the largest buffer.
const MOST_BYTES: u32 = 9216;
/// Bits of an address that a length can change without a carry.
const LOW_BITS: u32 = 14;

/// Memory that the ring may touch. Registers, because it changes only while the ring is stopped.
#[derive(Clone, Copy)]
pub(super) struct Range {
    /// The first line.
    begin_line: Bits,
    /// The upper part of the address behind the last line.
    end_high: Bits,
    /// That part less one.
    end_high_before: Bits,
    /// There is such a one.
    has_before: Bool,
    /// The rest of the address, in lines.
    end_low: Bits,
}

impl Range {
    /// As it is configured, a cycle later.
    #[elaborate]
    pub fn new(range: &RingRange) -> Self {
        let RingRange { begin_address, end_address } = *range;
        begin_address.truncate(6).ignore();
        end_address.truncate(6).ignore();
        let high = end_address.top(52 - LOW_BITS);
        let begin_line = delayed(begin_address.top(46));
        let end_high = delayed(high);
        // In halves: the upper one changes if the lower is zero.
        let half = high.width() / 2;
        let (upper, lower) = (high.top(half), high.truncate(half));
        let upper_before = mux(lower.is_zero(), upper - 1, upper);
        let end_high_before = delayed(concatenate([upper_before, lower - 1]));
        let has_before = delayed_bool(high.any());
        let end_low = delayed(end_address.slice(6, LOW_BITS - 6));
        Self { begin_line, end_high, end_high_before, has_before, end_low }
    }

    /// Whether it is that one, for a property.
    pub fn is_of(&self, range: &RingRange) -> Bool {
        let end_line = concatenate([self.end_high, self.end_low]);
        let begins_there = self.begin_line.equals(range.begin_address.top(46));
        begins_there & end_line.equals(range.end_address.top(46))
    }

    /// Whether a buffer is inside: its first byte at `address`, the byte behind its last at the lowest bits
    /// `behind_low`, in the same part of the address space, or in the next if it `carries`.
    #[elaborate]
    fn holds(&self, address: Bits, (carries, behind_low): (Bool, Bits)) -> Bool {
        let high = address.slice(LOW_BITS, 52 - LOW_BITS);
        let begins_inside = !compare::is_below(address.slice(6, 46), self.begin_line);
        let is_below = compare::is_below(high, self.end_high);
        let is_at_end = high.equals(self.end_high);
        let is_before_end = high.equals(self.end_high_before) & self.has_before;
        let (line, offset) = (behind_low.top(LOW_BITS - 6), behind_low.truncate(6));
        let ends_there = line.equals(self.end_low) & offset.is_zero();
        let low_is_inside = line.is_below(self.end_low) | ends_there;
        let stays = is_below | (is_at_end & low_is_inside);
        let carried = (is_below & !is_before_end) | (is_before_end & low_is_inside);
        begins_inside & mux(carries, carried, stays)
    }
}

/// What is looked at as the descriptor is taken from its line, so that the rest is short.
#[derive(Clone, Copy)]
pub(super) struct Check {
    carries: Bool,
    behind_low: Bits,
    is_empty: Bool,
    is_too_long: Bool,
}

impl Check {
    /// Looks at `entry` where `takes` holds.
    #[elaborate]
    pub fn new(entry: &Entry, takes: Bool) -> Self {
        let length = entry.length_bytes;
        let low = entry.address.truncate(LOW_BITS);
        let behind = low.widening_add(length.truncate(LOW_BITS));
        let carries = register::<Bool>(());
        let behind_low = register::<Bits>(LOW_BITS);
        let is_empty = register::<Bool>(());
        let is_too_long = register::<Bool>(());
        when(takes, || {
            carries.set(behind.bit(LOW_BITS));
            behind_low.set(behind.truncate(LOW_BITS));
            is_empty.set(length.is_zero());
            is_too_long.set(length.is_above(MOST_BYTES));
        });
        Self { carries, behind_low, is_empty, is_too_long }
    }

    /// What is wrong with the descriptor that was taken.
    #[elaborate]
    pub fn fault(&self, address: Bits, failed: Bool, ranges: &[Range]) -> State<RingFault> {
        let behind = (self.carries, self.behind_low);
        let is_inside = any_of(ranges.iter().map(|range| range.holds(address, behind)));
        let is_foreign = !is_inside | address.top(12).any();
        let causes = [
            (failed, RingFault::RingUnreadable),
            (self.is_empty, RingFault::ZeroLength),
            (self.is_too_long, RingFault::TooLong),
            (is_foreign, RingFault::BadAddress),
        ];
        let last_cause = state(RingFault::None);
        causes
            .into_iter()
            .rev()
            .fold(last_cause, |otherwise, (is_it, fault)| mux(is_it, state(fault), otherwise))
    }
}
