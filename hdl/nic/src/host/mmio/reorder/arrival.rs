//! Arrival: a store goes to its place in the window in the cycle after it came, or waits for it.
use nic_dsl::{Bits, Bool, Bundle, BundleExt, Sink, elaborate, register, register_bool, when};

use super::window::length_bytes;
use super::{MmioReorder, Place, Window};
use crate::message::MmioWrite;

/// What arrives in this cycle.
pub(super) struct Arrival {
    /// The store that came last was not in the window when it was looked at.
    pub parked: Bool,
    /// The next cycle begins with such a store.
    pub parks: Bool,
    /// A store goes to the window.
    pub takes: Bool,
    /// The store.
    pub store: MmioWrite,
    /// Its place.
    pub slot: Bits,
    /// Its bytes that are not present yet.
    pub fresh: Bits,
    /// How many lines its own is ahead of the oldest.
    pub distance: Bits,
    /// It is to the oldest line.
    pub is_oldest: Bool,
    /// It is ahead of the window.
    pub beyond: Bool,
    /// It is behind the window.
    pub behind: Bool,
    /// Granules with a byte that is present already and has not left as a gap.
    pub doubled: Bits,
    /// It goes nowhere, because the queue stands still.
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
        let store = register::<MmioWrite>(mmio_write.payload.shape());
        let store_valid = register_bool(false);
        when(mmio_write.fires(), || store.assign(mmio_write.payload));
        let distance = store.line_address - oldest.line;
        distance.truncate(self.slot_bits()).ignore();
        let is_inside = self.is_inside(distance);
        let takes = store_valid & active & is_inside;
        // What is behind the window waits for nothing.
        let behind = store_valid & distance.bit(self.line_bits - 1);
        let beyond = store_valid & !is_inside & !behind;
        store_valid.set(mmio_write.fires() | (beyond & active));

        // The window moves on only: what is in it when it comes need not wait for it.
        let new_distance = mmio_write.payload.line_address - oldest.line;
        new_distance.truncate(self.slot_bits()).ignore();
        let may_wait = mmio_write.fires() & !self.is_inside(new_distance);
        let parks = (beyond | may_wait) & active;
        let parked = register_bool(false);
        parked.set(parks);

        let slot = store.line_address.truncate(self.slot_bits());
        let present_there = window.present(slot);
        let fresh = store.byte_enable & !present_there;
        window.store(takes, slot, (store.data, fresh));
        let length_data = length_bytes(self, store.data, 8);
        let length_fresh = length_bytes(self, fresh, 1);
        window.lengths.write_lanes(takes, slot, length_data, length_fresh);

        let is_oldest = store_valid & store.line_address.equals(oldest.line);
        let twice = store.byte_enable & present_there & !(gaps & is_oldest.mask(self.line_bytes));
        let doubled = self.by_granule(twice) & takes.mask(self.granules());
        Arrival {
            parked,
            parks,
            takes,
            store,
            slot,
            fresh,
            distance,
            is_oldest,
            beyond,
            behind,
            doubled,
            dropped: store_valid & !active,
        }
    }

    /// Whether a line at this distance from the oldest is in the window.
    fn is_inside(&self, distance: Bits) -> Bool {
        distance.top(self.line_bits - self.slot_bits()).is_zero()
    }
}
