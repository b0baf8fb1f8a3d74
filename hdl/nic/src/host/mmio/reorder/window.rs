//! The storage behind the window: its bytes, and which of them are present.
use nic_dsl::{BigUint, Bits, Bool, Memory, MemoryStyle, elaborate, pack, scope};

use super::MmioReorder;

/// Memories of twice as many words as the window has lines; a line's word is at its address, modulo
/// their number.
pub(super) struct Window {
    /// A line's granules, each in memories of its own, which are read at an address of their own.
    lanes: Vec<Lane>,
    /// Which bytes of a line are present.
    presence: Presence,
    /// The bytes of each granule in which a length field can be.
    pub lengths: Memory<Bits>,
    /// Of a line that has been released, the bytes of gaps.
    pub past_gaps: Memory<Bits>,
}

/// A granule of every line.
struct Lane {
    data: Memory<Bits>,
    /// A copy of its bits of the line's.
    presence: Presence,
}

/// Bytes that are present where the two differ, so that arrival and release each write their own.
struct Presence {
    /// Flips where a byte arrives.
    arrived: Memory<Bits>,
    /// Becomes `arrived` where a line is released.
    released: Memory<Bits>,
}

fn memory(unit: &MmioReorder, bits: u32) -> Memory<Bits> {
    Memory::<Bits>::new(bits, unit.storage_lines()).style(MemoryStyle::Distributed)
}

impl Presence {
    #[elaborate]
    fn new(unit: &MmioReorder, bytes: u32) -> Self {
        // The two agree from the start, so that the sweep never meets an unknown value.
        let zeros = vec![BigUint::default(); unit.storage_lines() as usize];
        let arrived = memory(unit, bytes).initial(&zeros);
        let released = memory(unit, bytes).initial(&zeros);
        Self { arrived, released }
    }

    fn at(&self, slot: Bits) -> Bits {
        self.arrived.read_now(slot) ^ self.released.read_now(slot)
    }
}

impl Lane {
    #[elaborate]
    fn new(unit: &MmioReorder) -> Self {
        let bytes = unit.granule_bytes();
        let data = memory(unit, 8 * bytes).style(unit.data_style()).lanes(8);
        Self { data, presence: Presence::new(unit, bytes) }
    }

    #[elaborate]
    fn store(&self, enable: Bool, slot: Bits, (data, fresh): (Bits, Bits)) {
        let (stored, stored_bytes) = (data, fresh);
        self.data.write_lanes(enable, slot, stored, stored_bytes);
    }
}

impl Window {
    pub fn new(unit: &MmioReorder) -> Self {
        let lane = |number| scope(&format!("lane_{number}"), || Lane::new(unit));
        let presence = scope("line", || Presence::new(unit, unit.line_bytes));
        Self::of((0..unit.granules()).map(lane).collect(), presence, unit)
    }

    #[elaborate]
    fn of(lanes: Vec<Lane>, presence: Presence, unit: &MmioReorder) -> Self {
        let lengths = memory(unit, 8 * unit.length_bytes * unit.granules()).lanes(8);
        let past_gaps = memory(unit, unit.line_bytes);
        Self { lanes, presence, lengths, past_gaps }
    }

    /// Which bytes of a line are present.
    pub fn present(&self, slot: Bits) -> Bits {
        self.presence.at(slot)
    }

    /// The same, each granule of a line of its own.
    pub fn present_at(&self, slots: &[Bits]) -> Bits {
        pack(self.lanes.iter().zip(slots).map(|(lane, slot)| lane.presence.at(*slot)))
    }

    /// Where the copies of both bits of a byte agree, for properties alone.
    pub fn agreed(&self, slot: Bits) -> Bits {
        let copy = |of: fn(&Presence) -> &Memory<Bits>| {
            let lanes = pack(self.lanes.iter().map(|lane| of(&lane.presence).observe(slot)));
            lanes ^ of(&self.presence).observe(slot)
        };
        !(copy(|presence| &presence.arrived) | copy(|presence| &presence.released))
    }

    /// The bytes of a line, for properties alone.
    pub fn data(&self, slot: Bits) -> Bits {
        pack(self.lanes.iter().map(|lane| lane.data.observe(slot)))
    }

    /// The bytes of a line, each granule of a line of its own, one cycle after `enable`.
    pub fn read(&self, enable: Bool, slots: &[Bits]) -> Bits {
        pack(self.lanes.iter().zip(slots).map(|(lane, slot)| lane.data.read(enable, *slot)))
    }

    /// How often each byte of a line has arrived, modulo two.
    pub fn arrived(&self, slot: Bits) -> Bits {
        self.presence.arrived.read_now(slot)
    }

    /// Stores bytes that are not present.
    #[elaborate]
    pub fn store(&self, enable: Bool, slot: Bits, (data, fresh): (Bits, Bits)) {
        let now_arrived = self.arrived(slot) ^ fresh;
        self.presence.arrived.write(enable, slot, now_arrived);
        let bytes = fresh.width() / self.lanes.len() as u32;
        let parts = data.chunks(8 * bytes).into_iter().zip(fresh.chunks(bytes));
        let parts = parts.zip(now_arrived.chunks(bytes)).zip(0..);
        for (lane, ((stored, arrived), number)) in self.lanes.iter().zip(parts) {
            scope(&format!("lane_{number}"), || lane.store(enable, slot, stored));
            lane.presence.arrived.write(enable, slot, arrived);
        }
    }

    /// Makes the bytes of a line absent that have arrived so often.
    pub fn release(&self, enable: Bool, slot: Bits, arrived: Bits) {
        self.presence.released.write(enable, slot, arrived);
        let parts = arrived.chunks(arrived.width() / self.lanes.len() as u32);
        for (lane, arrived) in self.lanes.iter().zip(parts) {
            lane.presence.released.write(enable, slot, arrived);
        }
    }
}

/// The bytes of each granule in which a length field can be, of something with `width` bits for
/// each byte.
pub(super) fn length_bytes(unit: &MmioReorder, line: Bits, width: u32) -> Bits {
    let (low, bytes) = (unit.length_offset % unit.granule_bytes(), unit.length_bytes);
    let granules = line.chunks(unit.granule_bytes() * width);
    pack(granules.into_iter().map(|granule| granule.slice(low * width, bytes * width)))
}
