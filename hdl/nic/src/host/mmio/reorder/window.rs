//! The storage behind the window: its bytes, and which of them are present.
use nic_dsl::{BigUint, Bits, Bool, Memory, MemoryStyle, constant_bool, elaborate, pack};

use super::MmioReorder;
use super::configuration::GRANULE_BYTES;

/// Memories of twice as many words as the window has lines; a line's word is at its address, modulo
/// their number.
pub(super) struct Window {
    pub data: Memory<Bits>,
    /// The bytes of each granule in which a length field can be.
    pub lengths: Memory<Bits>,
    /// Flips where a byte arrives.
    pub arrived: Memory<Bits>,
    /// Becomes `arrived` where a line is released.
    pub released: Memory<Bits>,
    /// Of a line that has been released, the bytes of gaps.
    pub past_gaps: Memory<Bits>,
}

impl Window {
    #[elaborate]
    pub fn new(unit: &MmioReorder) -> Self {
        let lines = unit.storage_lines();
        let memory = |bits: u32| Memory::<Bits>::new(bits, lines).style(MemoryStyle::Distributed);
        let length_bits = 8 * unit.length_bytes * unit.granules();
        // The two agree from the start, so that the sweep never meets an unknown value.
        let zeros = vec![BigUint::default(); lines as usize];
        let data = memory(8 * unit.line_bytes).lanes(8);
        let lengths = memory(length_bits).lanes(8);
        let arrived = memory(unit.line_bytes).initial(&zeros);
        let released = memory(unit.line_bytes).initial(&zeros);
        let past_gaps = memory(unit.line_bytes);
        Self { data, lengths, arrived, released, past_gaps }
    }

    /// Which bytes of a line are present.
    pub fn present(&self, slot: Bits) -> Bits {
        self.arrived.read_now(slot) ^ self.released.read_now(slot)
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

/// For each granule of a line that begins at granule `offset` of a line and wraps there: whether it
/// is in the line after.
pub(super) fn is_after(offset: Bits, granules: u32) -> Vec<Bool> {
    below(offset, granules).to_bools()
}

/// The bytes of each granule in which a length field can be, of something with `width` bits for
/// each byte.
pub(super) fn length_bytes(unit: &MmioReorder, line: Bits, width: u32) -> Bits {
    let (low, bytes) = (unit.length_offset % GRANULE_BYTES, unit.length_bytes);
    let granules = line.chunks(GRANULE_BYTES * width);
    pack(granules.into_iter().map(|granule| granule.slice(low * width, bytes * width)))
}
