//! Counters of events, as `Level`s of status carry them.
use nic_dsl::{
    Bits, Bool, assert_always, concatenate, elaborate, register_bool, register_reset, scope, when,
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

/// Drives `target` with the sum of the `amount`s of all `event`s since reset, two cycles late; a full
/// sum begins again. The lower half is a step ahead of the upper, so that no carry has to pass
/// through both in a cycle.
pub fn sum(name: &str, target: Bits, event: Bool, amount: Bits) {
    scope(name, || add_up(target, event, amount));
}

#[elaborate]
fn add_up(target: Bits, event: Bool, amount: Bits) {
    let half = target.width() / 2;
    let low_ahead = register_reset(half, 0);
    let carry = register_bool(false);
    let low = register_reset(half, 0);
    let high = register_reset(target.width() - half, 0);
    let added = low_ahead.widening_add(amount.zero_extend(half));
    when(event, || low_ahead.set(added.truncate(half)));
    carry.set(event & added.bit(half));
    low.set(low_ahead);
    high.set(high + carry.bits().zero_extend(high.width()));
    let shown = concatenate([high, low]);
    target.set(shown);

    let exact = register_reset(target.width(), 0);
    when(event, || exact.set(exact + amount.zero_extend(target.width())));
    let exact_before = register_reset(target.width(), 0);
    exact_before.set(exact);
    let high_ahead = high + carry.bits().zero_extend(high.width());
    assert_always("the halves are of one sum", shown.equals(exact_before));
    assert_always("the lower half is ahead", low_ahead.equals(exact.truncate(half)));
    assert_always("so is the upper with its carry", high_ahead.equals(exact.top(high.width())));
}
