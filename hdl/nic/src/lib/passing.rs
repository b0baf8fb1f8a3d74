//! Places beside a stream: what comes passes in the same cycle, and waits only where it is not taken.
use nic_dsl::{
    Bool, Bundle, BundleExt, Stream, elaborate, mux, register, register_bool, when, wire,
};

/// The stream with one place beside it, so that its `ready` comes from a register. `valid` and payload are those of the
/// same cycle.
#[elaborate]
pub(crate) fn past_a_place<P: Bundle>(source: Stream<P>) -> Stream<P> {
    let held = register::<P>(source.payload.shape());
    let is_held = register_bool(false);
    let taken = wire::<Bool>(());
    source.ready.set(!is_held);
    when(taken, || is_held.set(false)).otherwise_when(source.fires(), || {
        is_held.set(true);
        held.assign(source.payload);
    });
    let valid = is_held | source.valid;
    let payload = mux(is_held, held, source.payload);
    Stream { valid, ready: taken, payload }
}

/// The stream past a queue, of which `into` and `from` are the ends: through it only where something waits in it, or
/// where what comes is not taken at once. The queue offers something if anything is in it.
#[elaborate]
pub(crate) fn past_a_queue<P: Bundle>(
    source: Stream<P>,
    into: Stream<P>,
    from: Stream<P>,
) -> Stream<P> {
    let taken = wire::<Bool>(());
    source.ready.set(into.ready);
    into.offer(source.valid & (from.valid | !taken), source.payload);
    from.ready.set(taken);
    let payload = mux(from.valid, from.payload, source.payload);
    Stream { valid: from.valid | source.valid, ready: taken, payload }
}
