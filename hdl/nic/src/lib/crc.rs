//! CRC-32 over lines, one in each cycle; polynomials are reflected.
use nic_dsl::{Bits, constant, elaborate, pack};

/// Bits of a line, and of a part of it that a constant has room for.
const LINE_BITS: u32 = 512;
const PART_BITS: u32 = 64;

/// The register behind so many more bits of zero.
pub(crate) fn after_zeros(polynomial: u32, bits: u32, value: u32) -> u32 {
    (0..bits).fold(value, |value, _| value >> 1 ^ if value & 1 == 1 { polynomial } else { 0 })
}

/// What each bit of a line alone makes of a register of zeros; the register's own bits are added to the
/// line's first.
fn columns(polynomial: u32) -> Vec<u32> {
    let of = |bit: u32| after_zeros(polynomial, LINE_BITS - 1 - bit, polynomial);
    (0..LINE_BITS).map(of).collect()
}

/// The bits of the sum of columns that `bits` choose, of which the first is number `from`.
fn chosen(columns: &[u32], bits: Bits, from: u32) -> Bits {
    let width = bits.width();
    pack((0..32).map(|row| {
        let has = |bit: &u32| columns[(from + bit) as usize] >> row & 1 == 1;
        let mask = (0..width).filter(has).fold(0_u64, |mask, bit| mask | 1 << bit);
        (bits & constant(width, mask)).parity()
    }))
}

/// The register behind a line, from what it was.
#[elaborate]
pub(crate) fn register_after(polynomial: u32, before: Bits, line: Bits) -> Bits {
    let columns = columns(polynomial);
    // Constants have 64 bits at most.
    let parts = (0..LINE_BITS / PART_BITS).map(|part| {
        let from = PART_BITS * part;
        chosen(&columns, line.slice(from, PART_BITS), from)
    });
    parts.fold(chosen(&columns, before, 0), |sum, part| sum ^ part)
}
