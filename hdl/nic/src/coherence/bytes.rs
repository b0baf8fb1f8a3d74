//! Which bytes of a line are meant.
use nic_dsl::{Bits, constant, mux_each};

use super::geometry::LINE_BYTES;

/// Every byte of a line.
pub(super) fn all_bytes() -> Bits {
    constant(LINE_BYTES, u64::MAX)
}

/// The bytes of `chosen` where `bytes` says so, otherwise those of `other`.
pub(super) fn by_bytes(bytes: Bits, chosen: Bits, other: Bits) -> Bits {
    mux_each(bytes, chosen, other)
}
