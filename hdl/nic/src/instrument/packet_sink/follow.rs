//! Sequence numbers: for each flow the highest one, and which of the 32 up to it have come.
//!
//! A probe takes five cycles, and the next one of its flow may be a cycle behind it. So what it needs of
//! those ahead is taken where they are:
//!
//! ```text
//!  ask --> fetch --> compare --> judge --> keep --> memory
//!             ^---------|----------|--------+         three or four ahead: their result
//!                       ^----------|--------+         two ahead: its result
//!                       ^----------+                  one ahead: compared with its own number, too
//! ```
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Memory, MemoryStyle, assert_always, concatenate, constant,
    constant_bool, delayed, delayed_bool, elaborate, mux, register, register_bool, when, wire,
};

use super::examine::Probe;
use crate::lib::counter;
use crate::message::SinkStatus;

/// The memories are being cleared.
#[derive(Clone, Copy)]
pub(super) struct Clearing {
    /// They are.
    pub is_clearing: Bool,
    /// Which word.
    pub sweep: Bits,
}

/// Sequence numbers that are remembered.
const WINDOW: u32 = 32;
/// Bits of how far a number in the window is behind.
const BEHIND_BITS: u32 = WINDOW.ilog2();
/// Half of the bits of a count.
const HALF: u32 = 32;

/// What is known of a flow.
#[derive(Clone, Copy, Debug, Bundle)]
struct Flow {
    /// The highest sequence number.
    #[width(32)]
    highest: Bits,
    /// Bit `k`: the number `k` below it has come.
    #[width(WINDOW)]
    window: Bits,
    /// A probe of it has come.
    is_known: Bool,
}

/// A probe on its way.
#[derive(Clone, Copy, Debug, Bundle)]
struct Step {
    #[width(16)]
    flow: Bits,
    #[width(32)]
    sequence: Bits,
}

/// Follows every probe.
#[elaborate]
pub(super) fn flows(
    flows: u32,
    clearing: Clearing,
    starts_at_zero: Bool,
    (is_probe, probe): (Bool, Probe),
    status: SinkStatus,
) {
    let Clearing { is_clearing, sweep } = clearing;
    let address_bits = flows.ilog2();
    let is_followed = match 16 - address_bits {
        0 => constant_bool(true),
        above => probe.flow.top(above).is_zero(),
    };
    let asks = is_probe & is_followed;
    let known = Memory::<Flow>::new((), flows).style(MemoryStyle::Block);
    let fetched = known.read(asks, probe.flow.truncate(address_bits));

    let fetch_valid = delayed_bool(asks);
    let fetch = delayed(Step { flow: probe.flow, sequence: probe.sequence });
    let fetch_before = delayed(probe.sequence - 1);
    let compare_valid = delayed_bool(fetch_valid);
    let compare = delayed(fetch);
    let judge_valid = delayed_bool(compare_valid);
    let judge = delayed(compare);
    let keep_valid = delayed_bool(judge_valid);
    let keep_flow = delayed(judge.flow);
    let kept = register::<Flow>(());
    let kept_before = delayed(kept);

    // Who is ahead, found a cycle before it is needed.
    let asks_judged = delayed_bool(judge_valid & judge.flow.equals(probe.flow));
    let asks_kept = delayed_bool(keep_valid & keep_flow.equals(probe.flow));
    let follows_next = delayed_bool(compare_valid & compare.flow.equals(fetch.flow));
    let follows_second = delayed_bool(judge_valid & judge.flow.equals(fetch.flow));

    let stored = mux(asks_judged, kept, mux(asks_kept, kept_before, fetched));
    let first_before = mux(starts_at_zero, constant(32, -1), fetch_before);
    let compare_highest = delayed(mux(stored.is_known, stored.highest, first_before));
    // What is before the first counts as come, so that nothing is lost that was never missed.
    let compare_window = delayed(stored.window | (!stored.is_known).mask(WINDOW));

    // The highest number before the probe one ahead, and, in case that was higher, its own.
    let judged = wire::<Judged>(());
    let judge_highest = register::<Bits>(32);
    let judge_window = register::<Bits>(WINDOW);
    let older_highest = mux(follows_second, kept.highest, compare_highest);
    let highest_ahead = mux(follows_next, judge_highest, older_highest);
    let from_highest = compare.sequence - highest_ahead;
    let from_next = compare.sequence - judge.sequence;
    let is_passed = follows_next & judged.is_higher;
    // Chosen behind the registers, so that no difference waits for the choice.
    let difference_highest = delayed(from_highest);
    let difference_next = delayed(from_next);
    let was_passed = delayed_bool(is_passed);
    let difference = mux(was_passed, difference_next, difference_highest);
    judge_highest.set(mux(is_passed, judge.sequence, highest_ahead));
    let older_window = mux(follows_second, kept.window, compare_window);
    judge_window.set(mux(follows_next, judged.window, older_window));

    judged.assign(judged_of(difference, judge_window));
    kept.highest.set(mux(judged.is_higher, judge.sequence, judge_highest));
    kept.window.set(judged.window);
    kept.is_known.set(true);
    let write_address =
        mux(is_clearing, sweep.truncate(address_bits), keep_flow.truncate(address_bits));
    let word = kept.packed() & (!is_clearing).mask(65);
    known.write(is_clearing | keep_valid, write_address, Flow::unpack(&(), word));

    let is_judged = judge_valid & !is_clearing;
    let passes = delayed_bool(is_judged & judged.is_higher);
    let passed_over = delayed(difference - 1);
    let is_late = delayed_bool(is_judged & judged.is_late);
    let is_doubled = delayed_bool(is_judged & judged.is_doubled);
    let is_stale = delayed_bool(is_judged & judged.is_stale);
    let sum = |name: &str, event, amount| counter::sum(name, 64, is_clearing, event, amount);
    let one = constant(1, 1);
    status.unfollowed_packets.set(sum("unfollowed", is_probe & !is_followed, one));
    let passed_count = sum("passed_over", passes, passed_over);
    let late_count = sum("late", is_late, one);
    status.late_packets.set(late_count);
    status.lost_packets.set(difference_of(passed_count, late_count));
    let errors = |name: &str, event| counter::errors(name, 32, is_clearing, event);
    status.doubled_packets.set(errors("doubled", is_doubled));
    status.stale_packets.set(errors("stale", is_stale));

    let meets = (judge_valid, judge.flow, judge_highest);
    follow_one(is_clearing, (keep_valid, keep_flow, kept), meets);
}

/// What a probe is among those of its flow.
#[derive(Clone, Copy, Debug, Bundle)]
struct Judged {
    /// It has the highest number so far.
    is_higher: Bool,
    /// It was missing until now.
    is_late: Bool,
    /// Its number has come before.
    is_doubled: Bool,
    /// Nobody knows any more whether it has.
    is_stale: Bool,
    /// The window with it.
    #[width(WINDOW)]
    window: Bits,
}

/// Classifies a probe by the difference of its number from the highest.
#[elaborate]
fn judged_of(difference: Bits, window: Bits) -> Judged {
    let distance_high = difference.top(32 - BEHIND_BITS);
    let distance_low = difference.truncate(BEHIND_BITS);
    let is_same = !distance_high.any() & !distance_low.any();
    let is_higher = !difference.bit(31) & !is_same;
    let is_behind = (distance_high.all() & distance_low.any()) | is_same;
    let behind = -distance_low;
    let has_come = window.bit_at(behind);
    let is_within = !distance_high.any();
    let moved = (window << distance_low) & is_within.mask(WINDOW) | 1;
    let own = (constant(WINDOW, 1) << behind) & is_behind.mask(WINDOW);
    Judged {
        is_higher,
        is_late: is_behind & !has_come,
        is_doubled: is_behind & has_come,
        is_stale: !is_higher & !is_behind,
        window: mux(is_higher, moved, window | own),
    }
}

/// A count less a smaller one, two cycles later, in halves.
#[elaborate]
fn difference_of(count: Bits, less: Bits) -> Bits {
    let low = |bits: Bits| bits.truncate(HALF).zero_extend(HALF + 1);
    let low_difference = delayed(low(count) - low(less));
    let count_high = delayed(count.top(HALF));
    let less_high = delayed(less.top(HALF));
    // A bit more below takes the borrow in.
    let from = concatenate([count_high, constant(1, 0)]);
    let borrowed = concatenate([less_high, low_difference.bit(HALF).bits()]);
    let high_difference = delayed((from - borrowed).top(HALF));
    let shown_low = delayed(low_difference.truncate(HALF));
    concatenate([high_difference, shown_low])
}

/// The highest number that a probe meets is what the one before it in its flow has left: for one flow,
/// any. None of it becomes hardware.
#[elaborate]
fn follow_one(
    is_clearing: Bool,
    (keeps, keep_flow, kept): (Bool, Bits, Flow),
    (judges, judge_flow, met): (Bool, Bits, Bits),
) {
    let chosen = register::<Bits>(16);
    chosen.set(chosen);
    let has_left = register_bool(false);
    let left = register::<Bits>(32);
    let leaves = keeps & keep_flow.equals(chosen);
    when(is_clearing, || has_left.set(false)).otherwise_when(leaves, || {
        has_left.set(true);
        left.set(kept.highest);
    });
    let last = mux(leaves, kept.highest, left);
    let is_next = judges & !is_clearing & judge_flow.equals(chosen) & (leaves | has_left);
    assert_always("a probe meets what the one before it left", is_next.implies(met.equals(last)));
}
