//! Counters of 64 bits, for packets and bytes: no longer a path than one of 24 bits has, and never
//! torn.
//!
//! Each part carries into the next a cycle late. The lower ones are shown as much later, so that all
//! are of the same moment: three cycles after the event.
use nic_dsl::{
    Bits, Bool, constant_bool, delayed_bool, elaborate, pack, register_reset, scope, when,
};

/// Bits of the lowest part: few enough that a test can see it carry.
const LOW_BITS: u32 = 16;
/// Bits of each of the others.
const PART_BITS: u32 = 24;

/// Drives `target` with how often `event` has happened since reset; a full counter begins again.
pub(crate) fn wrapping(name: &str, target: Bits, event: Bool) {
    scope(name, || target.set(count(event, false)));
}

/// Drives `target` with how often `event` has happened since reset; a full counter stays full.
pub(crate) fn saturating(name: &str, target: Bits, event: Bool) {
    scope(name, || target.set(count(event, true)));
}

/// Drives `target` with the sum of `amount`, of at most 16 bits, over all `event`s since reset; a
/// full sum begins again.
pub(crate) fn sum(name: &str, target: Bits, event: Bool, amount: Bits) {
    scope(name, || target.set(add_up(event, amount)));
}

#[elaborate]
fn count(event: Bool, stops: bool) -> Bits {
    let low = register_reset(LOW_BITS, 0);
    let middle = register_reset(PART_BITS, 0);
    let high = register_reset(PART_BITS, 0);
    let is_full = constant_bool(stops) & low.all() & middle.all() & high.all();
    let counts = event & !is_full;
    when(counts, || low.set(low + 1));
    carry(counts & low.all(), low, middle, high)
}

#[elaborate]
fn add_up(event: Bool, amount: Bits) -> Bits {
    let low = register_reset(LOW_BITS, 0);
    let middle = register_reset(PART_BITS, 0);
    let high = register_reset(PART_BITS, 0);
    let next = low.widening_add(amount.zero_extend(LOW_BITS));
    when(event, || low.set(next.truncate(LOW_BITS)));
    carry(event & next.bit(LOW_BITS), low, middle, high)
}

/// Counts what the lowest part loses, and puts the parts together.
#[elaborate]
fn carry(overflows: Bool, low: Bits, middle: Bits, high: Bits) -> Bits {
    let carries = delayed_bool(overflows);
    when(carries, || middle.set(middle + 1));
    let carries_on = delayed_bool(carries & middle.all());
    when(carries_on, || high.set(high + 1));
    let low_late = register_reset(LOW_BITS, 0);
    let low_shown = register_reset(LOW_BITS, 0);
    let middle_shown = register_reset(PART_BITS, 0);
    low_late.set(low);
    low_shown.set(low_late);
    middle_shown.set(middle);
    pack([low_shown, middle_shown, high])
}
