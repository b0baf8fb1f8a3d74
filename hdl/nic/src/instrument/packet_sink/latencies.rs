//! Latencies: their sum, the least, the greatest, and how often each bucket was met.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, Pulse, concatenate, constant, constant_bool, delayed,
    delayed_bool, elaborate, mux, pack, register_reset, when,
};

use super::LATENCY_BITS;
use super::follow::Clearing;
use crate::lib::compare::is_below;
use crate::lib::counter;
use crate::lib::successor::successor;
use crate::message::{SinkBucket, SinkStatus};

/// Bits of the number of a bucket.
pub(super) const BUCKET_BITS: u32 = 9;
/// Bits of a bucket behind the power of two.
const PART_BITS: u32 = 4;
/// Bits of what a bucket counts.
const COUNT_BITS: u32 = 48;

/// Takes down the latency of every probe.
#[elaborate]
pub(super) fn latencies(
    clearing: Clearing,
    (is_probe, latency): (Bool, Bits),
    chosen: Pulse<SinkBucket>,
    status: SinkStatus,
) {
    let Clearing { is_clearing, sweep } = clearing;
    let least = register_reset(LATENCY_BITS, -1);
    let most = register_reset(LATENCY_BITS, 0);
    when(is_clearing, || {
        least.set(constant(LATENCY_BITS, -1));
        most.set(0);
    })
    .otherwise_when(is_probe, || {
        when(is_below(latency, least), || least.set(latency));
        when(is_below(most, latency), || most.set(latency));
    });
    status.latency_least.set(least);
    status.latency_most.set(most);
    let sum = counter::sum("latencies", 64, is_clearing, is_probe, latency);
    status.latency_sum.set(sum);

    // The place of the highest one, and what is behind it.
    let measured = delayed_bool(is_probe);
    let measured_latency = delayed(latency);
    let from_the_top = pack(latency.to_bools().into_iter().rev());
    let (is_some, zeros) = from_the_top.lowest_one();
    is_some.ignore();
    let zeros_above = delayed(zeros);
    let is_exact = delayed(latency.top(LATENCY_BITS - PART_BITS).is_zero());
    // Shifted to the top; what is rounded off is not used.
    let behind_highest = LATENCY_BITS - 1 - PART_BITS;
    let part = (measured_latency << zeros_above).slice(behind_highest, PART_BITS);
    // Of 2^e cycles 31 - e zeros are above; e - 3 is what 28 has more than they are.
    let power = constant(BUCKET_BITS - PART_BITS, 28) - zeros_above;
    let exact = measured_latency.truncate(PART_BITS).zero_extend(BUCKET_BITS);
    let asked_valid = delayed_bool(measured);
    let asked = delayed(mux(is_exact, exact, concatenate([power, part])));

    let buckets = Memory::<Bits>::new(COUNT_BITS, 1 << BUCKET_BITS).style(MemoryStyle::Block);
    let fetched = buckets.read(asked_valid, asked);
    let counts = delayed_bool(asked_valid);
    let bucket = delayed(asked);
    let keeps = delayed_bool(counts);
    let kept_bucket = delayed(bucket);
    // The last two are not in the memory yet when they are met again.
    let follows_next = delayed_bool(counts & bucket.equals(asked));
    let follows_second = delayed_bool(keeps & kept_bucket.equals(asked));
    let kept = register_reset(COUNT_BITS, 0);
    let kept_before = delayed(kept);
    let count = mux(follows_next, kept, mux(follows_second, kept_before, fetched));
    kept.set(successor(count));
    let write_address = mux(is_clearing, sweep.truncate(BUCKET_BITS), kept_bucket);
    buckets.write(is_clearing | keeps, write_address, kept & (!is_clearing).mask(COUNT_BITS));

    let shown = register_reset(BUCKET_BITS, 0);
    when(chosen.valid, || shown.set(chosen.payload.bucket));
    status.bucket_packets.set(buckets.read(constant_bool(true), shown));
}
