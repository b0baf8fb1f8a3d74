//! Release: the lines of the oldest departure leave, one after the other, and free their slots.
use nic_dsl::{
    Bits, Bool, Bundle, Stream, constant_bool, elaborate, mux, register, register_bool,
    thermometer, when,
};

use super::MmioQueues;
use super::departures::Departures;
use super::tables::Tables;
use crate::lib::compound::Routed;
use crate::message::MessageBeat;

/// What leaves in this cycle.
pub(super) struct Release {
    /// A line leaves the line memory, and frees its slot.
    pub goes: Bool,
    /// Its slot.
    pub slot: Bits,
    /// It is the last of its departure.
    pub is_last: Bool,
    /// The line that left in the cycle before, or waits since.
    pub line: Bits,
    /// There is one.
    pub read_valid: Bool,
    /// It ends its message.
    pub read_last: Bool,
    /// With so many bytes.
    pub read_bytes: Bits,
}

impl MmioQueues {
    #[elaborate]
    pub(super) fn release(
        &self,
        message: Stream<Routed<MessageBeat>>,
        departures: &Departures,
        tables: &Tables,
    ) -> Release {
        let offered = register_bool(false);
        let offer = register::<Routed<MessageBeat>>(message.payload.shape());
        message.offer(offered, offer);
        let drain = message.ready | !offered;

        // The line that was read in the cycle before; while it waits, the memories hold it.
        let read_valid = register_bool(false);
        let read_last = register::<Bool>(());
        let read_queue = register::<Bits>(self.queue_bits());
        let read_bytes = register::<Bits>(self.count_bits());

        let departure = departures.oldest;
        let follows = register_bool(false);
        let more_after = register::<Bits>(self.held_bits());
        let goes = departures.valid & (drain | !read_valid);
        let link = nic_dsl::wire::<Bits>(self.slot_bits());
        let slot = mux(follows, link, departure.first);
        let line = tables.lines.read(goes, slot);
        link.set(tables.links.read(goes, slot));
        let more = mux(follows, more_after, departure.more);
        let is_last = more.is_zero();
        departures.leaves.set(goes & is_last);
        when(goes, || {
            follows.set(!is_last);
            more_after.set(more - 1);
            read_last.set(is_last);
            read_queue.set(departure.queue);
            read_bytes.set(departure.bytes);
        });
        when(drain | !read_valid, || read_valid.set(goes & !departure.is_discarded));

        let ends = thermometer(read_bytes, self.line_bytes);
        let keep = ends | (!read_last).mask(self.line_bytes);
        let kept = keep.repeat_each(8);
        when(drain, || {
            offered.set(read_valid);
            offer.payload.data.set(line & kept);
            offer.payload.keep.set(keep);
            offer.payload.last.set(read_last);
            offer.payload.error.set(constant_bool(false));
            offer.selection.set(read_queue);
        });
        Release { goes, slot, is_last, line, read_valid, read_last, read_bytes }
    }
}
