//! Counters of events, as `Level`s of status carry them.
use nic_dsl::{Bits, Bool, register_reset, when};

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
