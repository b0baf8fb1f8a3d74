//! Release: a beat whose bytes are all present leaves; a line whose bytes have all left is free.
use nic_dsl::{
    Bits, Bool, Bundle, Stream, constant, elaborate, mux, pack, register, register_bool,
    register_reset, when,
};

use super::arrival::Arrival;
use super::boundary::Beat;
use super::configuration::GRANULE_BYTES;
use super::window::{below, is_after};
use super::{MmioReorder, Phase, Place, Window};
use crate::message::MessageBeat;

/// What leaves in this cycle.
pub(super) struct Release {
    /// The beat goes to the register at `message`.
    pub leaves: Bool,
    /// The bytes of the beat are all present, or it is no beat.
    pub complete: Bool,
    /// A line is free with it.
    pub frees: Bool,
    /// Its bytes, from byte 0.
    pub data: Bits,
    /// A message that has begun to leave is ended early.
    pub cut: Bool,
    /// A beat that does not end its message was the last to be offered.
    pub open: Bool,
    /// There is an offer.
    pub offered: Bool,
    /// Where the oldest message begins whose last beat has not been offered.
    pub start: Bits,
    /// Of the oldest line, the bytes of gaps that have left.
    pub gaps: Bits,
}

impl MmioReorder {
    #[elaborate]
    pub(super) fn release(
        &self,
        message: Stream<MessageBeat>,
        window: &Window,
        (oldest, described, gaps): (Place, Place, Bits),
        (beat, arrival): (&Beat, &Arrival),
        phase: Phase,
    ) -> Release {
        let offered = register_bool(false);
        let offer = register::<MessageBeat>(message.payload.shape());
        message.offer(offered, offer);
        let drain = message.ready | !offered;

        // A beat that begins inside a line ends in the line after: lane by lane, one of the two.
        let (oldest_slot, slot_after) = oldest.slots(self);
        let is_after = is_after(oldest.granule, self.granules());
        let here = |line: Bits, after: Bits, width: u32| {
            let pairs = line.chunks(width).into_iter().zip(after.chunks(width));
            pack(pairs.zip(&is_after).map(|((line, after), is_after)| mux(*is_after, after, line)))
        };
        let present_oldest = window.present(oldest_slot);
        let present_here = here(present_oldest, window.present(slot_after), GRANULE_BYTES);
        let complete = self.has_come(present_here, oldest.granule, beat);
        let is_legal = !beat.too_short & !beat.too_long;
        let may_leave = beat.valid & is_legal & phase.running & drain;
        let leaves = may_leave & complete;

        let line = window.data.read_now(oldest_slot);
        let after = window.data.read_now(slot_after);
        // No beat ends with the last granule of the line after.
        after.top(8 * GRANULE_BYTES).ignore();
        let gathered = here(line, after, 8 * GRANULE_BYTES);
        let aligned = rotate_down(gathered, oldest.granule, 8 * GRANULE_BYTES);
        let keep = below(beat.bytes, self.line_bytes);
        let beat_data = aligned & pack(keep.to_bools().into_iter().map(|kept| kept.mask(8)));

        let open = register_bool(false);
        let cut = open & drain & !phase.running;
        when(drain, || {
            offered.set(leaves | cut);
            // An error ends a message with a beat of one byte, because no beat is empty.
            offer.data.set(beat_data & phase.running.mask(8 * self.line_bytes));
            offer.keep.set(mux(phase.running, keep, constant(self.line_bytes, 1)));
            offer.last.set(beat.last | !phase.running);
            offer.error.set(!phase.running);
        });
        let start = register_reset(oldest.number().width(), 0);
        when(leaves, || {
            oldest.set(described);
            open.set(!beat.last);
            when(beat.last, || start.set(described.number()));
        })
        .otherwise_when(cut, || open.set(false));

        // A store that comes to a line as it is released has only bytes of a gap left to bring:
        // they are absent again at once.
        let frees = leaves & (described.line.bit(0) ^ oldest.line.bit(0));
        let joins = arrival.takes & arrival.slot.equals(oldest_slot);
        let arrived =
            window.arrived.read_now(oldest_slot) ^ (arrival.fresh & joins.mask(self.line_bytes));
        window.released.write(frees | phase.sweeping, oldest_slot, arrived);

        // The gap behind the beat is in the line in which the beat ends.
        let gap = self.gap((oldest, described), beat);
        let wraps = beat.end.bit(self.granule_bits()).mask(self.line_bytes);
        let (gap_after, gaps_here) = (gap & wraps, gaps | (gap & !wraps));
        when(leaves, || gaps.set(mux(frees, gap_after, gaps_here)));
        let freed = gaps_here & phase.running.mask(self.line_bytes);
        window.past_gaps.write(frees | phase.sweeping, oldest_slot, freed);
        Release { leaves, complete, frees, data: beat_data, cut, open, offered, start, gaps }
    }

    /// The bytes between the end of the beat and what follows it, of the line in which it ends.
    #[elaborate]
    fn gap(&self, (oldest, described): (Place, Place), beat: &Beat) -> Bits {
        let end_granule = beat.end.truncate(self.granule_bits());
        let wraps = beat.end.bit(self.granule_bits());
        let is_to_the_end = !wraps & (described.line.bit(0) ^ oldest.line.bit(0));
        let is_before = below(described.granule, self.granules());
        let is_before = (is_before | is_to_the_end.mask(self.granules())).to_bools();
        let is_begun = (!below(end_granule, self.granules())).to_bools();
        let partial = below(beat.bytes.truncate(GRANULE_BYTES.trailing_zeros()), GRANULE_BYTES);
        let granules = is_before.into_iter().zip(is_begun).zip(0_u32..);
        pack(granules.map(|((is_before, is_begun), granule)| {
            let sent = partial & end_granule.equals(granule).mask(GRANULE_BYTES);
            (is_before & is_begun).mask(GRANULE_BYTES) & !sent
        }))
    }

    /// Whether the bytes of the beat, which begins in granule `begin`, are all present, there or,
    /// around the end, in the line after.
    #[elaborate]
    fn has_come(&self, present: Bits, begin: Bits, beat: &Beat) -> Bool {
        let end_granule = beat.end.truncate(self.granule_bits());
        let wraps = beat.end.bit(self.granule_bits());
        let before_begin = below(begin, self.granules());
        let before_end = below(end_granule, self.granules());
        let whole = mux(wraps, before_end | !before_begin, before_end & !before_begin);
        // The granule of the end is needed in part, or not at all.
        let low = beat.bytes.truncate(GRANULE_BYTES.trailing_zeros());
        let partial = below(low, GRANULE_BYTES);
        let granules = present.chunks(GRANULE_BYTES).into_iter().zip(whole.to_bools());
        let has_come = granules.zip(0_u32..).map(|((present, is_whole), granule)| {
            let is_end = end_granule.equals(granule);
            is_whole.implies(present.all()) & is_end.implies((present | !partial).all())
        });
        pack(has_come).all()
    }
}

/// `value` with its elements of `width` bits moved down by `count` places, around the end.
fn rotate_down(value: Bits, count: Bits, width: u32) -> Bits {
    let elements = value.chunks(width);
    let number = elements.len();
    let element =
        |i: usize| pack((0..number).map(|by| elements[(i + by) % number])).element(count, width);
    pack((0..number).map(element))
}
