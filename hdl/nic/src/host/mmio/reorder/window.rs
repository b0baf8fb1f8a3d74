//! The storage behind the window: its bytes, and which of them are present.
use nic_dsl::{BigUint, Bits, Bool, Memory, MemoryStyle, constant_bool, elaborate, pack, scope};

use super::MmioReorder;

/// Memories of twice as many words as the window has lines; a line's word is at its address, modulo
/// their number.
pub(super) struct Window {
    /// A line's granules, each in memories of its own, which are read at an address of their own.
    lanes: Vec<Lane>,
    /// The bytes of each granule in which a length field can be.
    pub lengths: Memory<Bits>,
    /// Of a line that has been released, the bytes of gaps.
    pub past_gaps: Memory<Bits>,
}

/// A granule of every line.
struct Lane {
    data: Memory<Bits>,
    /// Flips where a byte arrives.
    arrived: Memory<Bits>,
    /// Becomes `arrived` where a line is released.
    released: Memory<Bits>,
}

fn memory(unit: &MmioReorder, bits: u32) -> Memory<Bits> {
    Memory::<Bits>::new(bits, unit.storage_lines()).style(MemoryStyle::Distributed)
}

impl Lane {
    #[elaborate]
    fn new(unit: &MmioReorder) -> Self {
        let bytes = unit.granule_bytes();
        // The two agree from the start, so that the sweep never meets an unknown value.
        let zeros = vec![BigUint::default(); unit.storage_lines() as usize];
        let data = memory(unit, 8 * bytes).lanes(8);
        let arrived = memory(unit, bytes).initial(&zeros);
        let released = memory(unit, bytes).initial(&zeros);
        Self { data, arrived, released }
    }

    fn present(&self, slot: Bits) -> Bits {
        self.arrived.read_now(slot) ^ self.released.read_now(slot)
    }
}

impl Window {
    pub fn new(unit: &MmioReorder) -> Self {
        let lane = |number| scope(&format!("lane_{number}"), || Lane::new(unit));
        Self::of((0..unit.granules()).map(lane).collect(), unit)
    }

    #[elaborate]
    fn of(lanes: Vec<Lane>, unit: &MmioReorder) -> Self {
        let lengths = memory(unit, 8 * unit.length_bytes * unit.granules()).lanes(8);
        let past_gaps = memory(unit, unit.line_bytes);
        Self { lanes, lengths, past_gaps }
    }

    /// Which bytes of a line are present.
    pub fn present(&self, slot: Bits) -> Bits {
        pack(self.lanes.iter().map(|lane| lane.present(slot)))
    }

    /// The same, each granule of a line of its own.
    pub fn present_at(&self, slots: &[Bits]) -> Bits {
        pack(self.lanes.iter().zip(slots).map(|(lane, slot)| lane.present(*slot)))
    }

    /// The bytes of a line.
    pub fn data(&self, slot: Bits) -> Bits {
        pack(self.lanes.iter().map(|lane| lane.data.read_now(slot)))
    }

    /// The same, each granule of a line of its own.
    pub fn data_at(&self, slots: &[Bits]) -> Bits {
        pack(self.lanes.iter().zip(slots).map(|(lane, slot)| lane.data.read_now(*slot)))
    }

    /// How often each byte of a line has arrived, modulo two.
    pub fn arrived(&self, slot: Bits) -> Bits {
        pack(self.lanes.iter().map(|lane| lane.arrived.read_now(slot)))
    }

    /// Stores bytes that are not present.
    pub fn store(&self, enable: Bool, slot: Bits, (data, fresh): (Bits, Bits)) {
        let bytes = fresh.width() / self.lanes.len() as u32;
        let parts = data.chunks(8 * bytes).into_iter().zip(fresh.chunks(bytes));
        for (lane, (data, fresh)) in self.lanes.iter().zip(parts) {
            lane.data.write_lanes(enable, slot, data, fresh);
            lane.arrived.write(enable, slot, lane.arrived.read_now(slot) ^ fresh);
        }
    }

    /// Makes the bytes of a line absent that have arrived so often.
    pub fn release(&self, enable: Bool, slot: Bits, arrived: Bits) {
        let parts = arrived.chunks(arrived.width() / self.lanes.len() as u32);
        for (lane, arrived) in self.lanes.iter().zip(parts) {
            lane.released.write(enable, slot, arrived);
        }
    }
}

/// Bit `i` of `count` bits is one where `i` is below `limit`.
pub(super) fn below(limit: Bits, count: u32) -> Bits {
    let is_below = |i: u32| match i >> limit.width() {
        0 => limit.is_above(i),
        _ => constant_bool(false),
    };
    pack((0..count).map(is_below))
}

/// The bytes of each granule in which a length field can be, of something with `width` bits for
/// each byte.
pub(super) fn length_bytes(unit: &MmioReorder, line: Bits, width: u32) -> Bits {
    let (low, bytes) = (unit.length_offset % unit.granule_bytes(), unit.length_bytes);
    let granules = line.chunks(unit.granule_bytes() * width);
    pack(granules.into_iter().map(|granule| granule.slice(low * width, bytes * width)))
}
