//! Faults: what stops a queue, and what is counted.
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, State, delayed, delayed_bool, elaborate, register,
    register_reset, register_state, when,
};

use super::MmioQueues;
use super::tables::Tables;
use crate::message::{MmioQueueFault, MmioQueueState, MmioQueuesStatus};

/// A queue is to stop.
#[derive(Clone, Copy)]
pub(super) struct Fault {
    /// There is one.
    pub valid: Bool,
    /// Which queue.
    pub queue: Bits,
    /// Why.
    pub cause: State<MmioQueueFault>,
}

impl MmioQueues {
    /// Drives `status`: `stops` is a queue that stops in this cycle.
    #[elaborate]
    pub(super) fn report(
        &self,
        status: &LevelSource<MmioQueuesStatus>,
        stops: Fault,
        (doubled, dropped, is_of_gap): (Bool, Bool, Bool),
    ) {
        let last_fault = register_state(MmioQueueFault::None);
        let last_queue = register_reset(self.queue_bits(), 0);
        when(stops.valid, || {
            last_fault.set(stops.cause);
            last_queue.set(stops.queue);
        });
        status.last_fault.set(last_fault);
        status.last_queue.set(last_queue);

        let is = |cause: MmioQueueFault| stops.valid & stops.cause.is(cause);
        count("too_short_count", status.too_short, is(MmioQueueFault::TooShort));
        count("too_long_count", status.too_long, is(MmioQueueFault::TooLong));
        count("beyond_window_count", status.beyond_window, is(MmioQueueFault::BeyondWindow));
        count("below_start_count", status.below_start, is(MmioQueueFault::BelowStart));
        count("memory_full_count", status.memory_full, is(MmioQueueFault::MemoryFull));
        count("evicted_count", status.evicted, is(MmioQueueFault::Evicted));
        count("timed_out_count", status.timed_out, is(MmioQueueFault::TimedOut));
        let was_doubled = delayed_bool(doubled);
        let was_dropped = delayed_bool(dropped);
        count("doubled_count", status.doubled_stores, was_doubled);
        count("dropped_count", status.dropped_stores, was_dropped);
        let was_late = delayed_bool(is_of_gap);
        count("late_gap_count", status.late_gap_stores, was_late);
    }

    /// Drives `inspected`.
    #[elaborate]
    pub(super) fn inspect(
        &self,
        inspected_queue: &LevelSink<Bits>,
        inspected: &LevelSource<MmioQueueState>,
        tables: &Tables,
    ) {
        let shown = delayed(**inspected_queue);
        let shown_cause = register::<State<MmioQueueFault>>(());
        let shown_next = register::<Bits>(self.line_bits);
        shown_cause.set(tables.cause.read_now(shown));
        shown_next.set(tables.next.read_now(shown));
        inspected.fault.set(shown_cause);
        inspected.next_line.set(shown_next);
    }
}

/// Counts events; a full counter stays full.
fn count(name: &str, target: Bits, event: Bool) {
    let counter = register_reset(target.width(), 0).named(name);
    when(event & !counter.all(), || counter.set(counter + 1));
    target.set(counter);
}
