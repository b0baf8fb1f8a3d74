//! Places in the queue's address space, in granules.
use nic_dsl::{Bits, concatenate, constant, elaborate, register_reset, scope};

use super::MmioReorder;
use super::configuration::GRANULE_BYTES;

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
    pub fn byte_address(self) -> Bits {
        byte_address(self.number())
    }
}

/// The address of the first byte of a granule.
pub(super) fn byte_address(granule: Bits) -> Bits {
    concatenate([granule, constant(GRANULE_BYTES.trailing_zeros(), 0)])
}

/// The number of the first granule of a line.
pub(super) fn first_granule(unit: &MmioReorder, line: Bits) -> Bits {
    concatenate([line, constant(unit.granule_bits(), 0)])
}
