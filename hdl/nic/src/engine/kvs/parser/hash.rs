//! The hash of a key: CRC-32C (RFC 3720, 12.1; reflected, initial value and result inverted) over the lines that
//! it would have as an entry without a value, a line in each cycle.
use nic_dsl::{Bits, Bool, constant, elaborate, mux};

use crate::lib::crc;

/// Castagnoli's polynomial, reflected.
const POLYNOMIAL: u32 = 0x82f6_3b78;

/// The register behind a line, from what it was, or the initial value.
#[elaborate]
pub(super) fn register_after(is_first: Bool, before: Bits, line: Bits) -> Bits {
    let so_far = mux(is_first, constant(32, u32::MAX), before);
    crc::register_after(POLYNOMIAL, so_far, line)
}
