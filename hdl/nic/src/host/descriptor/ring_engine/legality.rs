//! Whether a configuration is legal.
use nic_dsl::{Bits, Bool, States, all_of, delayed_bool, elaborate};

use super::Direction;
use crate::message::{
    CompletionSignal, LineOperation, LineSpace, RingConfiguration, RingLayout, RingSignal,
};

/// Operations that read.
const READS: [LineOperation; 3] =
    [LineOperation::NcRead, LineOperation::CsRead, LineOperation::CoRead];
/// Operations that write.
const WRITES: [LineOperation; 3] =
    [LineOperation::NcWrite, LineOperation::NcPush, LineOperation::CoWrite];
/// Reads that leave a copy in the device's cache.
const KEEPING_READS: [LineOperation; 2] = [LineOperation::CsRead, LineOperation::CoRead];

/// Whether the ring can run, a cycle late.
#[elaborate]
pub(super) fn is_legal(direction: Direction, configuration: &RingConfiguration) -> Bool {
    let RingConfiguration { signal, completion, poll_operation, event_driven, .. } = *configuration;
    let is_polled = signal.is_any(&[RingSignal::Memory, RingSignal::Inline]);
    let has_tail = signal.is(RingSignal::Memory);
    let has_index = completion.is(CompletionSignal::Index);
    let starts_line = |address: Bits| address.truncate(6).is_zero();
    let tail = configuration.tail_address;
    let index = configuration.completion_address;
    let size_log2 = configuration.size_log2;
    let has_size = size_log2.is_at_least(6) & size_log2.is_at_most(16);
    let has_batch = configuration.batch.any() & configuration.batch.is_at_most(64);
    let has_addresses = starts_line(configuration.base_address)
        & has_tail.implies(starts_line(tail))
        & has_index.implies(starts_line(index));
    let has_spaces = configuration.ring_space.is_any(LineSpace::ALL)
        & configuration.data_space.is_any(LineSpace::ALL);
    let has_forms = configuration.layout.is_any(RingLayout::ALL) & signal.is_any(RingSignal::ALL);
    let prefetches = configuration.prefetch_lines.any();
    let has_reads = configuration.fetch_operation.is_any(&READS)
        & prefetches.implies(configuration.prefetch_operation.is_any(&READS))
        & is_polled.implies(poll_operation.is_any(&READS));
    let keeps = poll_operation.is_any(&KEEPING_READS);
    let can_watch = (is_polled & event_driven).implies(keeps);
    let data: &[LineOperation] = match direction {
        Direction::Receive => &WRITES,
        Direction::Transmit => &READS,
    };
    let has_writes = configuration.completion_operation.is_any(&WRITES)
        & configuration.data_operation.is_any(data);
    let are_apart = delayed_bool(tail.top(46).differs(index.top(46)));
    let is_apart = (has_tail & has_index).implies(are_apart);
    let is_well_formed = delayed_bool(has_addresses & has_spaces & has_forms);
    let can_ask = delayed_bool(has_reads & can_watch & has_writes);
    all_of([has_size, has_batch, is_apart, is_well_formed, can_ask])
}

/// Whether lines of the ring, or of its counts, may be in the device's cache.
#[elaborate]
pub(super) fn uses_cache(configuration: &RingConfiguration) -> Bool {
    let polls = !configuration.signal.is(RingSignal::Register);
    let keeps_polled = polls & configuration.poll_operation.is_any(&KEEPING_READS);
    let keeps_read = configuration.fetch_operation.is_any(&KEEPING_READS);
    let prefetches = configuration.prefetch_lines.any();
    let keeps_ahead = prefetches & configuration.prefetch_operation.is_any(&KEEPING_READS);
    let keeps_written = configuration.completion_operation.is(LineOperation::CoWrite);
    delayed_bool(keeps_polled | keeps_read | keeps_ahead | keeps_written)
}
