//! The hash of a key: CRC-32C (RFC 3720, 12.1; reflected, initial value and result inverted) over the lines that
//! it would have as an entry without a value, a line in each cycle.
use nic_dsl::{Bits, Bool, constant, elaborate, mux, pack};

/// Bits of a line, and of a part of it that a constant has room for.
const LINE_BITS: u32 = 512;
const PART_BITS: u32 = 64;
/// Castagnoli's polynomial, reflected.
const POLYNOMIAL: u32 = 0x82f6_3b78;

/// What each bit of a line alone makes of a register of zeros; the register's own bits are added to the
/// line's first.
fn columns() -> Vec<u32> {
    let after_more = |rest: u32, value: u32| {
        (0..rest).fold(value, |value, _| value >> 1 ^ if value & 1 == 1 { POLYNOMIAL } else { 0 })
    };
    (0..LINE_BITS).map(|bit| after_more(LINE_BITS - 1 - bit, POLYNOMIAL)).collect()
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

/// The register behind a line, from what it was, or the initial value.
#[elaborate]
pub(super) fn register_after(is_first: Bool, before: Bits, line: Bits) -> Bits {
    let columns = columns();
    let so_far = mux(is_first, constant(32, u32::MAX), before);
    // Constants have 64 bits at most.
    let parts = (0..LINE_BITS / PART_BITS).map(|part| {
        let from = PART_BITS * part;
        chosen(&columns, line.slice(from, PART_BITS), from)
    });
    parts.fold(chosen(&columns, so_far, 0), |sum, part| sum ^ part)
}
