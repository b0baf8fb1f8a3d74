//! Where the places of a ring are in memory.
use nic_dsl::{
    Bits, Bool, State, concatenate, constant, delayed, delayed_bool, elaborate, mux, pack,
};

use crate::message::{RingConfiguration, RingLayout};

/// Bits of a number of a line that tells the lines of two laps of the largest ring from each other.
pub(super) const LINE_BITS: u32 = 17;
/// Bits of a place in a ring.
pub(super) const PLACE_BITS: u32 = 16;

/// The places of a ring. Registers, because they change only while the ring is stopped.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
    /// A line has one place.
    pub is_padded: Bool,
    /// The signal of a line's first place is that of all four.
    pub is_grouped: Bool,
    /// The bits of a number of a line that say which line of the ring it is.
    line_mask: Bits,
    /// The first line: its lower part, its upper part, and that plus one.
    base: [Bits; 3],
}

impl Geometry {
    /// As the configuration has it, a cycle later.
    #[elaborate]
    pub fn new(configuration: &RingConfiguration) -> Self {
        let layout = configuration.layout;
        let size_log2 = configuration.size_log2;
        let places = pack((0..PLACE_BITS).map(|bit| size_log2.is_above(bit)));
        let quarter = concatenate([constant(2, 0), places.top(PLACE_BITS - 2)]);
        let padded = layout.is(RingLayout::Padded);
        configuration.base_address.truncate(6).ignore();
        let is_padded = delayed_bool(padded);
        let is_grouped = delayed_bool(layout.is(RingLayout::Grouped));
        let line_mask = delayed(mux(padded, places, quarter));
        let base_low = delayed(configuration.base_address.slice(6, PLACE_BITS));
        let high = configuration.base_address.top(46 - PLACE_BITS);
        let base_high = delayed(high);
        let base_high_after = delayed(high + 1);
        let base = [base_low, base_high, base_high_after];
        Self { is_padded, is_grouped, line_mask, base }
    }

    /// Whether the places lie so, for a property.
    pub fn is_of(&self, layout: State<RingLayout>) -> Bool {
        let is_padded = layout.is(RingLayout::Padded).equals(self.is_padded);
        is_padded & layout.is(RingLayout::Grouped).equals(self.is_grouped)
    }

    /// The number of the line of a place, and its place in the line, of a count of places.
    pub fn position(&self, places: Bits) -> (Bits, Bits) {
        let packed = places.slice(2, LINE_BITS);
        let line = mux(self.is_padded, places.truncate(LINE_BITS), packed);
        let slot = places.truncate(2) & (!self.is_padded & !self.is_grouped).mask(2);
        (line, slot)
    }

    /// The place in the ring of a slot of a line.
    pub fn place(&self, line: Bits, slot: Bits) -> Bits {
        let line = line.truncate(PLACE_BITS) & self.line_mask;
        let packed = concatenate([line.truncate(PLACE_BITS - 2), slot]);
        mux(self.is_padded, line, packed)
    }

    /// The address of a line of that number, or of its lower bits.
    #[elaborate]
    pub fn line_address(&self, line: Bits) -> Bits {
        let [base_low, base_high, base_high_after] = self.base;
        let low = base_low.widening_add(line.truncate(PLACE_BITS) & self.line_mask);
        let high = mux(low.bit(PLACE_BITS), base_high_after, base_high);
        concatenate([high, low.truncate(PLACE_BITS)])
    }

    /// Whether a line is the last of the ring.
    pub fn is_last(&self, line: Bits) -> Bool {
        (line.truncate(PLACE_BITS) & self.line_mask).equals(self.line_mask)
    }
}
