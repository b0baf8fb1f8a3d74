//! What has left: whether a store has bytes of it, and whether all of them are of gaps.
use nic_dsl::{Bits, Bool, elaborate, pack, register_bool, register_reset, thermometer};

use super::arrival::Arrival;
use super::{MmioReorder, Place, Window};

/// What the store of the cycle before had of what has left: the last steps of long reductions come
/// after these registers.
pub(super) struct Touched {
    /// Granules of the oldest line of which it had bytes of a message.
    sent: Bits,
    /// Granules of the oldest line of which it had bytes of a gap.
    gaps: Bits,
    /// It was behind the window.
    behind: Bool,
    /// Its line is remembered.
    is_remembered: Bool,
    /// Granules of its line of which it had bytes of a message, if it was behind the window.
    sent_before: Bits,
}

impl Touched {
    /// It had bytes of a message, or may have had.
    pub fn message(&self) -> Bool {
        self.sent.any() | (self.behind & (!self.is_remembered | self.sent_before.any()))
    }

    /// All that it had of what has left, and there was some, was of gaps.
    pub fn gaps_alone(&self) -> Bool {
        (self.gaps.any() | self.behind) & !self.message()
    }
}

impl MmioReorder {
    /// The registers.
    #[elaborate]
    pub(super) fn touched(&self) -> Touched {
        let touched_sent = register_reset(self.granules(), 0);
        let touched_gaps = register_reset(self.granules(), 0);
        let was_behind = register_bool(false);
        let was_remembered = register_bool(false);
        let touched_before = register_reset(self.granules(), 0);
        Touched {
            sent: touched_sent,
            gaps: touched_gaps,
            behind: was_behind,
            is_remembered: was_remembered,
            sent_before: touched_before,
        }
    }

    /// What the store of this cycle has of what has left; `gaps` are the bytes of gaps that have left of the
    /// oldest line.
    #[elaborate]
    pub(super) fn note_touched(
        &self,
        touched: &Touched,
        arrival: &Arrival,
        window: &Window,
        (oldest, gaps): (Place, Bits),
        active: Bool,
    ) {
        let bytes = arrival.store.byte_enable;
        let to_oldest = (arrival.is_oldest & active).mask(self.granules());
        let left_granules = thermometer(oldest.granule, self.granules());
        let left = left_granules.repeat_each(self.granule_bytes());
        let again = bytes & left & !gaps;
        touched.sent.set(to_oldest & self.by_granule(again));
        let late = bytes & gaps;
        touched.gaps.set(to_oldest & self.by_granule(late));
        // Of a line that has been released, too, as long as its slot is remembered.
        touched.behind.set(arrival.behind & active);
        touched.is_remembered.set(arrival.distance.top(self.line_bits - self.slot_bits()).all());
        let again_behind = bytes & !window.past_gaps.read_now(arrival.slot);
        touched.sent_before.set(self.by_granule(again_behind));
    }

    /// For each granule of a line whether one of its bytes is in `bytes`.
    pub(super) fn by_granule(&self, bytes: Bits) -> Bits {
        pack(bytes.chunks(self.granule_bytes()).into_iter().map(Bits::any))
    }
}
