//! Sums: counts and times in two halves, so that no carry passes through all of one in a cycle.
use nic_dsl::{
    Bits, Bool, concatenate, constant, delayed_bool, elaborate, mux, register_bool, register_reset,
    scope, when,
};

use super::answers::Answers;
use super::{Lsu, Shared};
use crate::message::LsuResults;

/// Bits of a latency, and of the lower half of a sum.
pub(super) const TIME_BITS: u32 = 24;

/// A sum that grows by `amount`, of at most `TIME_BITS` bits, where `event` holds.
pub(super) struct Sum {
    /// Its lower half.
    pub low: Bits,
    /// All of it, one cycle late.
    pub late: Bits,
}

/// A sum of `width` bits that is `from` at reset and at `starts`.
pub(super) fn sum(
    name: &str,
    width: u32,
    (starts, from): (Bool, u32),
    event: Bool,
    amount: Bits,
) -> Sum {
    scope(name, || halves(width, (starts, from), event, amount))
}

#[elaborate]
fn halves(width: u32, (starts, from): (Bool, u32), event: Bool, amount: Bits) -> Sum {
    let low = register_reset(TIME_BITS, from);
    let low_late = register_reset(TIME_BITS, from);
    let high = register_reset(width - TIME_BITS, 0);
    let carry = register_bool(false);
    let added = amount.zero_extend(TIME_BITS) & event.mask(TIME_BITS);
    let next = low.widening_add(added);
    when(starts, || {
        low.set(from);
        low_late.set(from);
        high.set(0);
        carry.set(false);
    })
    .otherwise(|| {
        low.set(next.truncate(TIME_BITS));
        carry.set(next.bit(TIME_BITS));
        low_late.set(low);
        high.set(high + carry.bits().zero_extend(high.width()));
    });
    Sum { low, late: concatenate([high, low_late]) }
}

impl Lsu {
    /// Adds up what requests and answers say.
    #[elaborate]
    pub(super) fn results(
        &self,
        shared: &Shared,
        taken: Bool,
        answer: &Answers,
        results: LsuResults,
    ) {
        let starts = shared.starts;
        let count =
            |name: &str, event: Bool| sum(name, 32, (starts, 0), event, constant(1, 1)).late;
        let latency = answer.sample.latency_cycles;
        let latency_least = register_reset(TIME_BITS, (1_u32 << TIME_BITS) - 1);
        let latency_most = register_reset(TIME_BITS, 0);
        let cycles = register_reset(48, 0);
        when(starts, || {
            latency_least.set((1_u32 << TIME_BITS) - 1);
            latency_most.set(0);
            cycles.set(0);
        })
        .otherwise_when(answer.valid, || {
            latency_least.set(mux(latency.is_below(latency_least), latency, latency_least));
            latency_most.set(mux(latency.is_above(latency_most), latency, latency_most));
            cycles.set(answer.came_at);
        });
        let was_taken = delayed_bool(taken);
        results.requests.set(count("request", was_taken));
        results.answers.set(count("answer", answer.valid));
        results.errors.set(count("error", answer.sample.is_error));
        results.mismatches.set(count("mismatch", answer.is_mismatch));
        results.stray_answers.set(count("stray", answer.stray));
        results.cycles.set(cycles);
        results.latency_sum.set(sum("latency", 48, (starts, 0), answer.valid, latency).late);
        results.latency_least.set(latency_least);
        results.latency_most.set(latency_most);
    }
}
