//! Release: a beat whose bytes are all present leaves; a line whose bytes have all left is free.
use nic_dsl::{
    Bits, Bool, elaborate, mux, register_bool, register_reset, thermometer, vector_of, when,
};

use super::arrival::Arrival;
use super::boundary::Beat;
use super::output::Output;
use super::place::Lanes;
use super::{MmioReorder, Phase, Place, Window};

/// What leaves in this cycle.
pub(super) struct Release {
    /// The beat leaves the window: its bytes are read.
    pub leaves: Bool,
    /// The bytes of the beat are all present, or it is no beat.
    pub complete: Bool,
    /// A line is free with it.
    pub frees: Bool,
    /// A message that has begun to leave is ended early.
    pub cut: Bool,
    /// A beat that does not end its message was the last to leave.
    pub open: Bool,
    /// Where the oldest message begins whose last beat has not left the window.
    pub start: Bits,
    /// Of the oldest line, the bytes of gaps that have left.
    pub gaps: Bits,
}

impl MmioReorder {
    #[elaborate]
    pub(super) fn release(
        &self,
        window: &Window,
        output: &Output,
        (oldest, lanes): (Place, &Lanes),
        (described, gaps): (Place, Bits),
        (beat, arrival): (&Beat, &Arrival),
        phase: Phase,
    ) -> Release {
        let present_here = window.present_at(&lanes.slots());
        let needed = self.needed(lanes.is_after, beat);
        let complete = !(needed & !present_here).any();
        let is_legal = !beat.too_short & !beat.too_long;
        let may_leave = beat.valid & is_legal & phase.running & output.passes;
        let leaves = may_leave & complete;

        let open = register_bool(false);
        let cut = open & output.passes & !phase.running;
        when(output.passes, || {
            output.valid.set(leaves | cut);
            let keep = thermometer(beat.bytes, self.line_bytes);
            output.keep.set(keep & phase.running.mask(self.line_bytes));
            output.last.set(beat.last | !phase.running);
            output.error.set(!phase.running);
        });
        let start = register_reset(oldest.number().width(), 0);
        when(leaves, || {
            oldest.set(described);
            lanes.set(described, self);
            open.set(!beat.last);
            when(beat.last, || start.set(described.number()));
        })
        .otherwise_when(cut, || open.set(false));

        // A store that comes to a line as it is released has only bytes of a gap left to bring:
        // they are absent again at once.
        let (oldest_slot, _) = oldest.slots(self);
        let crosses = described.line.bit(0) ^ oldest.line.bit(0);
        let frees = leaves & crosses;
        let joins = arrival.takes & arrival.slot.equals(oldest_slot);
        let arrived = window.arrived(oldest_slot) ^ (arrival.fresh & joins.mask(self.line_bytes));
        window.release(frees | phase.sweeping, oldest_slot, arrived);

        // The gap behind the beat is in the line in which the beat ends.
        let gap = self.gap((oldest, described), beat);
        let wraps = beat.end.bit(self.granule_bits()).mask(self.line_bytes);
        let (gap_after, gaps_here) = (gap & wraps, gaps | (gap & !wraps));
        when(leaves, || gaps.set(mux(crosses, gap_after, gaps_here)));
        let freed = gaps_here & phase.running.mask(self.line_bytes);
        window.past_gaps.write(frees | phase.sweeping, oldest_slot, freed);
        Release { leaves, complete, frees, cut, open, start, gaps }
    }

    /// The bytes between the end of the beat and what follows it, of the line in which it ends.
    #[elaborate]
    fn gap(&self, (oldest, described): (Place, Place), beat: &Beat) -> Bits {
        let end_granule = beat.end.truncate(self.granule_bits());
        let wraps = beat.end.bit(self.granule_bits());
        let is_to_the_end = !wraps & (described.line.bit(0) ^ oldest.line.bit(0));
        let before_next = thermometer(described.granule, self.granules());
        let is_skipped = before_next | is_to_the_end.mask(self.granules());
        let is_begun = !thermometer(end_granule, self.granules());
        let partial =
            thermometer(beat.bytes.truncate(self.granule_byte_bits()), self.granule_bytes());
        let gap = vector_of(self.granules(), |granule| {
            let sent = partial & end_granule.equals(granule).mask(self.granule_bytes());
            let is_gap = is_skipped.bit_at(granule) & is_begun.bit_at(granule);
            is_gap.mask(self.granule_bytes()) & !sent
        });
        gap
    }

    /// The bytes of the beat, there or, around the end, in the line after.
    #[elaborate]
    fn needed(&self, before_begin: Bits, beat: &Beat) -> Bits {
        let end_granule = beat.end.truncate(self.granule_bits());
        let wraps = beat.end.bit(self.granule_bits());
        let before_end = thermometer(end_granule, self.granules());
        let whole = mux(wraps, before_end | !before_begin, before_end & !before_begin);
        // The granule of the end is needed in part, or not at all.
        let low = beat.bytes.truncate(self.granule_byte_bits());
        let partial = thermometer(low, self.granule_bytes());
        let needed = vector_of(self.granules(), |granule| {
            let is_end = end_granule.equals(granule).mask(self.granule_bytes());
            whole.bit_at(granule).mask(self.granule_bytes()) | (is_end & partial)
        });
        needed
    }
}
