//! Fields of headers: their upper bytes come first.
use nic_dsl::{Bits, concatenate};

/// Byte `offset` of a header.
pub(crate) fn byte(header: Bits, offset: u32) -> Bits {
    header.slice(8 * offset, 8)
}

/// The number in the bytes `offset` and the next.
pub(crate) fn number(header: Bits, offset: u32) -> Bits {
    number_of(header.slice(8 * offset, 16))
}

/// The number that these bytes are.
pub(crate) fn number_of(bytes: Bits) -> Bits {
    concatenate(bytes.chunks(8))
}

/// A number as its bytes lie in a header.
pub(crate) fn in_header(number: Bits) -> Bits {
    number_of(number)
}
