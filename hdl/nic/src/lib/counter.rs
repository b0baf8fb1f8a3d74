//! Counters of events, as `Level`s of status carry them.
use nic_dsl::{
    Bits, Bool, assert_always, concatenate, constant, delayed, elaborate, mux, register_bool,
    register_reset, scope, when,
};

use super::successor::successor;

/// Bits of a sum that an amount is added to.
const LOW_BITS: u32 = 16;

/// Drives `target` with how often `event` has happened since reset; a full counter stays full.
pub fn saturating(name: &str, target: Bits, event: Bool) {
    let counter = register_reset(target.width(), 0).named(name);
    when(event & !counter.all(), || counter.set(counter + 1));
    target.set(counter);
}

/// Drives `target` with how often `event` has happened since reset; a full counter begins again.
pub fn wrapping(name: &str, target: Bits, event: Bool) {
    let counter = register_reset(target.width(), 0).named(name);
    when(event, || counter.set(counter + 1));
    target.set(counter);
}

/// As [`wrapping`] for targets of 64 bits, in two halves, so that no carry passes through both in a
/// cycle; both change in the same cycle.
pub fn long(name: &str, target: Bits, event: Bool) {
    scope(name, || {
        let half = target.width() / 2;
        let low = register_reset(half, 0).named("low");
        let high = register_reset(half, 0).named("high");
        let carries = register_bool(false).named("carries");
        when(event, || {
            low.set(low + 1);
            carries.set(low.equals(constant(half, -2)));
        });
        when(event & carries, || high.set(high + 1));
        target.set(concatenate([high, low]));
    });
}

/// As [`long`], where `event` adds `amount`, which is less than half as wide; three cycles late.
pub fn long_sum(name: &str, target: Bits, event: Bool, amount: Bits) {
    scope(name, || {
        let half = target.width() / 2;
        let added = delayed(amount & event.mask(amount.width())).named("added");
        let low = register_reset(half, 0).named("low");
        let shown_low = register_reset(half, 0).named("shown_low");
        let high = register_reset(half, 0).named("high");
        let carry = register_bool(false).named("carry");
        let sum = low.widening_add(added.zero_extend(half));
        low.set(sum.truncate(half));
        carry.set(sum.bit(half));
        shown_low.set(low);
        high.set(high + carry.bits().zero_extend(half));
        target.set(concatenate([high, shown_low]));
    });
}

/// How often `event` has happened since reset or `clears`; a full counter stays full.
pub fn errors(name: &str, width: u32, clears: Bool, event: Bool) -> Bits {
    let counter = register_reset(width, 0).named(name);
    when(clears, || counter.set(0))
        .otherwise_when(event & !counter.all(), || counter.set(counter + 1));
    counter
}

/// Bits of the lower half of a sum.
const HALF: u32 = 32;

/// The sum of `amount` wherever `event` holds, since reset or `clears`; it goes around, and is three
/// cycles late. It has more than 32 bits, in two halves, so that no carry passes through all of them in a cycle.
pub fn sum(name: &str, width: u32, clears: Bool, event: Bool, amount: Bits) -> Bits {
    scope(name, || halves(width, clears, event, amount))
}

#[elaborate]
fn halves(width: u32, clears: Bool, event: Bool, amount: Bits) -> Bits {
    let low = register_reset(HALF, 0);
    let low_late = register_reset(HALF, 0);
    let high = register_reset(width - HALF, 0);
    let carry = register_bool(false);
    let added = delayed(amount & event.mask(amount.width()));
    let next = low.widening_add(added.zero_extend(HALF));
    when(clears, || {
        low.set(0);
        low_late.set(0);
        high.set(0);
        carry.set(false);
    })
    .otherwise(|| {
        low.set(next.truncate(HALF));
        carry.set(next.bit(HALF));
        low_late.set(low);
        high.set(high + carry.bits().zero_extend(high.width()));
    });
    concatenate([high, low_late])
}

/// Drives `target` with the sum of the `amount`s of all `event`s since reset; a full sum begins again.
pub fn total(name: &str, target: Bits, event: Bool, amount: Bits) {
    scope(name, || add_up(target, event, amount));
}

/// The amount is added to the lowest bits, from which the others take a carry.
#[elaborate]
fn add_up(target: Bits, event: Bool, amount: Bits) {
    let total = register_reset(target.width(), 0);
    let low = total.truncate(LOW_BITS).widening_add(amount.zero_extend(LOW_BITS));
    let high = total.top(target.width() - LOW_BITS);
    let high_and_one = successor(high);
    let carried = mux(low.bit(LOW_BITS), high_and_one, high);
    let next = concatenate([carried, low.truncate(LOW_BITS)]);
    when(event, || total.set(next));
    target.set(total);
    assert_always("a sum is exact", next.equals(total + amount.zero_extend(target.width())));
}
