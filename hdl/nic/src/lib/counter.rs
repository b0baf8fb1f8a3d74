//! Counters of events, as `Level`s of status carry them.
use nic_dsl::{
    Bits, Bool, concatenate, constant, delayed, register_bool, register_reset, scope, when,
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
