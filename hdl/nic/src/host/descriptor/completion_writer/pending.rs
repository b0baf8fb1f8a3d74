//! Descriptors that were used and wait for their packets to be done.
use nic_dsl::{
    Bool, Memory, MemoryStyle, Pulse, ReadDuringWrite, elaborate, register_bool, register_reset,
    when, wire,
};

use super::CompletionWriter;
use crate::message::{DescriptorCompletion, DescriptorFault, SegmentDone};

/// Descriptors that may come after there is no room for more: who sends them knows it late.
const SLACK: u32 = 6;

/// The oldest of them.
pub(super) struct Pending {
    /// It is done, with all of its packet.
    pub is_done: Bool,
    /// What the host is told of it.
    pub completion: DescriptorCompletion,
    /// It belongs to no packet.
    pub is_returned: Bool,
    /// A line of it failed.
    pub failed: Bool,
    /// There is none.
    pub is_empty: Bool,
    /// Several more have a place.
    pub has_room: Bool,
    /// One had no place, or a segment was done that is not outstanding.
    pub stray: Bool,
    /// To be assigned: it is taken.
    pub takes: Bool,
}

impl CompletionWriter {
    /// Keeps descriptors in order, and counts what is done.
    #[elaborate]
    pub(super) fn pending(
        &self,
        completion: Pulse<DescriptorCompletion>,
        segment_done: Pulse<SegmentDone>,
    ) -> Pending {
        let depth = self.descriptors;
        let bits = depth.ilog2();
        let width = bits + 1;
        // Nobody reads a place in the cycle in which it is written: it is not counted yet.
        let stored = Memory::<DescriptorCompletion>::new((), depth)
            .style(MemoryStyle::Block)
            .read_during_write(ReadDuringWrite::Undefined);
        let written = register_reset(width, 0);
        let read = register_reset(width, 0);
        let is_there = register_bool(false);
        let takes = wire::<Bool>(());
        let waiting = written - read;
        // The oldest stands in the memory's output.
        // Said late, so not to the last place.
        let is_full = register_bool(false);
        is_full.set(!waiting.is_below(depth - 2));
        let comes = completion.valid & !is_full;
        let any = written.differs(read);
        let fetches = any & (takes | !is_there);
        stored.write(comes, written.truncate(bits), completion.payload);
        let oldest = stored.read(fetches, read.truncate(bits));
        when(comes, || written.set(written + 1));
        when(fetches, || read.set(read + 1));
        when(takes | !is_there, || is_there.set(any));

        // Segments are done in their order, and not before their descriptors come.
        let is_used =
            |completion: &DescriptorCompletion| !completion.fault.is(DescriptorFault::Returned);
        let under_way = register_reset(width + 1, 0);
        let ended = register_reset(width + 1, 0);
        let done_place = register_reset(bits, 0);
        let taken_place = register_reset(bits, 0);
        let failures = Memory::<Bool>::new((), depth).style(MemoryStyle::Distributed);
        let begins = comes & is_used(&completion.payload);
        let is_known = under_way.any() | begins;
        let done = segment_done.valid & is_known;
        let one = |condition: Bool| condition.bits().zero_extend(width + 1);
        under_way.set(under_way + one(begins) - one(done));
        failures.write(done, done_place, segment_done.payload.failed);
        when(done, || done_place.set(done_place + 1));
        let is_returned = !is_used(&oldest);
        let ends = takes & !is_returned & oldest.last;
        ended.set(ended + one(done & segment_done.payload.last) - one(ends));
        when(takes & !is_returned, || taken_place.set(taken_place + 1));
        segment_done.payload.ring.ignore();

        let is_empty = !is_there & !any;
        let has_room = register_bool(false);
        has_room.set(waiting.is_below(depth - SLACK));
        let lost = completion.valid & !comes;
        let is_done = is_there & (is_returned | ended.any());
        Pending {
            is_done,
            completion: oldest,
            is_returned,
            failed: failures.read_now(taken_place) & !is_returned,
            is_empty,
            has_room,
            stray: lost | (segment_done.valid & !is_known),
            takes,
        }
    }
}
