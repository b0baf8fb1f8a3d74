//! Counters of events, as `Level`s of status carry them.
use nic_dsl::{
    Bits, Bool, assert_always, concatenate, elaborate, mux, register_reset, scope, when,
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

/// Drives `target` with the sum of the `amount`s of all `event`s since reset; a full sum begins again.
pub fn sum(name: &str, target: Bits, event: Bool, amount: Bits) {
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
