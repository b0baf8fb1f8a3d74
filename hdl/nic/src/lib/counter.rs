//! Counters of events as `Level`s of status carry them: narrow ones, and those that software clears.
//! Events that are counted in 64 bits for ever have [`event_counter`](crate::stream::event_counter).
use nic_dsl::{
    Bits, Bool, concatenate, delayed, elaborate, register_bool, register_reset, scope, when,
};

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
