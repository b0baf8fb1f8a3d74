//! What a size is set to, as its parts want it: in registers, because it stays while the pool runs.
use nic_dsl::{
    Bits, Bool, concatenate, constant, delayed, elaborate, mux, register, register_bool,
    register_reset, thermometer, when, wire,
};

use super::{INDEX_BITS, LINE_BITS, UNIT_BITS};
use crate::lib::compare;
use crate::lib::successor::successor;
use crate::message::PoolBuffers;

/// Bits of a unit's number below the largest buffer.
const BELOW_BITS: u32 = 7;
/// Bits of an address below a unit.
const UNIT_LOG2: u32 = 7;
/// Bits of an address below a line.
const LINE_LOG2: u32 = 6;
/// Bits of the bytes that a buffer holds.
const ROOM_BITS: u32 = 14;

/// The settings of one size.
pub(super) struct Settings {
    begin: Bits,
    end: Bits,
    /// The bits of a unit's number that lie in a buffer.
    inside: Bits,
    /// Bytes that a buffer holds; of the largest, one less than it has.
    pub room_bytes: Bits,
    /// The number of the last line of a ring.
    last_line: Bits,
    pub fetch_below: Bits,
    pub return_above: Bits,
    supply: Bits,
    returns: Bits,
    /// The rings begin.
    begins: Bool,
}

/// A place in a ring of lines.
pub(super) struct Place {
    /// The line there.
    pub line_address: Bits,
    index: Bits,
    begins: Bool,
    wraps: Bool,
    /// To be driven: the next line is next.
    pub moves: Bool,
}

impl Settings {
    /// Those of a size. The rings begin where `begins` holds.
    #[elaborate]
    pub fn new(buffers: &PoolBuffers, begins: Bool) -> Self {
        buffers.begin_address.truncate(UNIT_LOG2).ignore();
        buffers.end_address.truncate(UNIT_LOG2).ignore();
        buffers.supply_address.truncate(LINE_LOG2).ignore();
        buffers.return_address.truncate(LINE_LOG2).ignore();
        let above = (buffers.size_log2 - UNIT_LOG2).truncate(3);
        let inside = delayed(thermometer(above, BELOW_BITS));
        let is_largest = buffers.size_log2.equals(ROOM_BITS);
        let size_bytes = constant(ROOM_BITS, 1_u32) << buffers.size_log2;
        let room_bytes = delayed(mux(is_largest, constant(ROOM_BITS, -1), size_bytes));
        let begin = delayed(buffers.begin_address.top(UNIT_BITS));
        let end = delayed(buffers.end_address.top(UNIT_BITS));
        let last_line = delayed(thermometer(buffers.lines_log2, INDEX_BITS));
        let fetch_below = delayed(buffers.fetch_below);
        let return_above = delayed(buffers.return_above);
        let supply = delayed(buffers.supply_address.top(LINE_BITS));
        let returns = delayed(buffers.return_address.top(LINE_BITS));
        Self {
            begin,
            end,
            inside,
            room_bytes,
            last_line,
            fetch_below,
            return_above,
            supply,
            returns,
            begins,
        }
    }

    /// Whether a unit lies in a buffer of this size.
    pub fn holds(&self, unit: Bits) -> Bool {
        !compare::is_less(unit, self.begin) & compare::is_less(unit, self.end)
    }

    /// The first unit of the buffer in which it lies.
    pub fn first_of(&self, unit: Bits) -> Bits {
        let low = unit.truncate(BELOW_BITS) & !self.inside;
        concatenate([unit.top(UNIT_BITS - BELOW_BITS), low])
    }

    /// Whether it is a buffer's first unit.
    pub fn is_first(&self, unit: Bits) -> Bool {
        (unit.truncate(BELOW_BITS) & self.inside).is_zero()
    }

    /// A place in the ring of lines of the host.
    pub fn in_supply(&self) -> Place {
        self.place(self.supply)
    }

    /// A place in the ring of lines of the device.
    pub fn in_returns(&self) -> Place {
        self.place(self.returns)
    }

    /// A place that goes around from the line at `first` on.
    #[elaborate]
    fn place(&self, first: Bits) -> Place {
        let line_address = register::<Bits>(LINE_BITS);
        let index = register_reset(INDEX_BITS, 0);
        let moves = wire::<Bool>(());
        let is_last = index.equals(self.last_line);
        when(self.begins, || {
            line_address.set(first);
            index.set(0);
        })
        .otherwise_when(moves & is_last, || {
            line_address.set(first);
            index.set(0);
        })
        .otherwise_when(moves, || {
            line_address.set(successor(line_address));
            index.set(index + 1);
        });
        Place { line_address, index, begins: self.begins, wraps: moves & is_last, moves }
    }
}

impl Place {
    /// The lap around the ring, lowest bit; 1 at first.
    #[elaborate]
    pub fn lap(&self) -> Bool {
        let lap = register_bool(true);
        when(self.begins, || lap.set(true)).otherwise_when(self.wraps, || lap.set(!lap));
        lap
    }

    /// Goes back to another place of the ring, where `goes` holds.
    pub fn go_back(&self, goes: Bool, other: &Self) {
        when(goes, || {
            self.line_address.set(other.line_address);
            self.index.set(other.index);
        });
    }
}
