//! Places in the queue's address space, in granules.
use nic_dsl::{
    Array, BigUint, Bits, concatenate, constant, elaborate, mux, register_array_value,
    register_reset, scope, thermometer,
};

use super::MmioReorder;

/// A place: its line and its granule in it. The line after stands beside the line so that no
/// memory address has to wait for an adder.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub line: Bits,
    pub line_after: Bits,
    pub granule: Bits,
}

impl Place {
    /// Registers for a place; the first granule of line 0 after reset.
    pub fn new(name: &str, unit: &MmioReorder) -> Self {
        scope(name, || Self::registers(unit))
    }

    #[elaborate]
    fn registers(unit: &MmioReorder) -> Self {
        let line = register_reset(unit.line_bits, 0);
        let line_after = register_reset(unit.line_bits, 1);
        let granule = register_reset(unit.granule_bits(), 0);
        Self { line, line_after, granule }
    }

    /// Moves it to another place.
    pub fn set(self, to: Self) {
        self.line.set(to.line);
        self.line_after.set(to.line_after);
        self.granule.set(to.granule);
    }

    /// Moves it to the first granule of a line.
    pub fn set_line(self, line: Bits) {
        self.line.set(line);
        self.line_after.set(line + 1);
        self.granule.set(0);
    }

    /// Where the line, or the line after, is in the window.
    pub fn slots(self, unit: &MmioReorder) -> (Bits, Bits) {
        (self.line.truncate(unit.slot_bits()), self.line_after.truncate(unit.slot_bits()))
    }

    /// The number of the granule in the whole address space.
    pub fn number(self) -> Bits {
        concatenate([self.line, self.granule])
    }

    /// The address of its first byte.
    pub fn byte_address(self, unit: &MmioReorder) -> Bits {
        byte_address(unit, self.number())
    }
}

/// Where the granules of a line are that begins at the oldest place and ends in the line after it. They stand in
/// registers beside that place, so that no lane of the window has to wait for a decoder.
pub(super) struct Lanes {
    /// For each granule of a line, whether it is in the line after.
    pub is_after: Bits,
    /// And where that is in the window.
    slots: Array<Bits>,
}

impl Lanes {
    #[elaborate]
    pub fn new(unit: &MmioReorder) -> Self {
        let is_after = register_reset(unit.granules(), 0);
        let zero = BigUint::default();
        let slots = register_array_value::<Bits>(&unit.slot_bits(), unit.granules(), &zero);
        Self { is_after, slots }
    }

    /// The place in the window of each granule of a line.
    pub fn slots(&self) -> Vec<Bits> {
        (0..self.slots.elements()).map(|lane| self.slots.at(lane)).collect()
    }

    /// Follows the oldest place to another.
    #[elaborate]
    pub fn set(&self, to: Place, unit: &MmioReorder) {
        let before_next = thermometer(to.granule, unit.granules());
        self.is_after.set(before_next);
        let (slot, slot_after) = to.slots(unit);
        self.slots.each(|lane, i| lane.set(mux(before_next.bit_at(i), slot_after, slot)));
    }

    /// Follows it to the first granule of a line.
    pub fn set_line(&self, line: Bits, unit: &MmioReorder) {
        self.is_after.set(0);
        self.slots.each(|lane, _| lane.set(line.truncate(unit.slot_bits())));
    }
}

/// The address of the first byte of a granule.
pub(super) fn byte_address(unit: &MmioReorder, granule: Bits) -> Bits {
    concatenate([granule, constant(unit.granule_byte_bits(), 0)])
}

/// The number of the first granule of a line.
pub(super) fn first_granule(unit: &MmioReorder, line: Bits) -> Bits {
    concatenate([line, constant(unit.granule_bits(), 0)])
}
