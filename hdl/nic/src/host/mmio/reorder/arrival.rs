//! Arrival: a store goes to its place in the window; one that is outside is parked.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Sink, elaborate, mux, pack, register, register_bool, when,
};

use super::window::{below, length_bytes};
use super::{MmioReorder, Place, Window};
use crate::message::MmioWrite;

/// What arrives in this cycle.
pub(super) struct Arrival {
    /// A store is parked since the last cycle.
    pub parked: Bool,
    /// Its line.
    pub parked_line: Bits,
    /// A store goes to the window.
    pub takes: Bool,
    /// The store is parked for the next cycle.
    pub park: Bool,
    /// The store.
    pub store: MmioWrite,
    /// Its place.
    pub slot: Bits,
    /// Its bytes that are not present yet.
    pub fresh: Bits,
    /// What is parked is not in the window, and ahead of it.
    pub beyond: Bool,
    /// What is parked is behind the window.
    pub behind: Bool,
    /// It has bytes that have left, or that may have.
    pub touches_left: Bool,
    /// All that it has of what has left, and there is some, is of gaps.
    pub touches_gap: Bool,
    /// Granules with a byte that is present already and has not left as a gap.
    pub doubled: Bits,
    /// It goes nowhere.
    pub dropped: Bool,
}

impl MmioReorder {
    /// `gaps`: the bytes of gaps that have left of the oldest line. `active`: the queue runs and has no
    /// fault.
    #[elaborate]
    pub(super) fn arrival(
        &self,
        mmio_write: &Sink<MmioWrite>,
        window: &Window,
        (oldest, gaps): (Place, Bits),
        active: Bool,
    ) -> Arrival {
        let parked_store = register::<MmioWrite>(mmio_write.payload.shape());
        let parked = register_bool(false);
        when(!parked & mmio_write.valid, || parked_store.assign(mmio_write.payload));
        let store = mux(parked, parked_store, mmio_write.payload);
        let store_valid = parked | mmio_write.fires();

        // Both distances at once: the choice between them comes late.
        let parked_distance = parked_store.line_address - oldest.line;
        let new_distance = mmio_write.payload.line_address - oldest.line;
        new_distance.truncate(self.slot_bits()).ignore();
        parked_distance.truncate(self.slot_bits()).ignore();
        let parked_inside = self.is_inside(parked_distance);
        let in_window = mux(parked, parked_inside, self.is_inside(new_distance));
        let takes = store_valid & active & in_window;
        // What is behind the window waits for nothing.
        let behind = parked & parked_distance.bit(self.line_bits - 1);
        let park = store_valid & active & !in_window & !behind;
        parked.set(park);

        let slot = store.line_address.truncate(self.slot_bits());
        let present_there = window.present(slot);
        let fresh = store.byte_enable & !present_there;
        window.store(takes, slot, (store.data, fresh));
        let length_data = length_bytes(self, store.data, 8);
        let length_fresh = length_bytes(self, fresh, 1);
        window.lengths.write_lanes(takes, slot, length_data, length_fresh);

        // Of the oldest line, what has left may come again if it is of a gap.
        let is_oldest = store_valid & active & store.line_address.equals(oldest.line);
        let left = below(oldest.granule, self.granules()).to_bools();
        let left = pack(left.into_iter().map(|has_left| has_left.mask(self.granule_bytes())));
        let doubles = is_oldest & (store.byte_enable & left & !gaps).any();
        let repeats = is_oldest & (store.byte_enable & gaps).any();
        let gaps_here = gaps & is_oldest.mask(self.line_bytes);
        let twice = (store.byte_enable & present_there & !gaps_here).chunks(self.granule_bytes());
        let doubled = pack(twice.into_iter().map(Bits::any)) & takes.mask(self.granules());

        // Of a line that has been released, too, as long as its slot is remembered.
        let is_near = parked_distance.top(self.line_bits - self.slot_bits()).all();
        let parked_slot = parked_store.line_address.truncate(self.slot_bits());
        let sent = !window.past_gaps.read_now(parked_slot);
        let is_of_gap = is_near & !(parked_store.byte_enable & sent).any();
        let touches_left = doubles | (behind & active & !is_of_gap);
        let touches_gap = (repeats & !doubles) | (behind & active & is_of_gap);
        // What else a store brings that touches what has left will not leave either.
        let dropped = (store_valid & !active) | touches_left;
        let beyond = parked & !parked_inside & !behind;
        Arrival {
            parked,
            parked_line: parked_store.line_address,
            takes,
            park,
            store,
            slot,
            fresh,
            beyond,
            behind,
            touches_left,
            touches_gap,
            doubled,
            dropped,
        }
    }

    /// Whether a line at this distance from the oldest is in the window.
    fn is_inside(&self, distance: Bits) -> Bool {
        distance.top(self.line_bits - self.slot_bits()).is_zero()
    }
}
