//! Sums in stages; what stages and fields of headers are, the library has.
use nic_dsl::Bits;

pub(super) use crate::lib::big_endian::{byte, in_header, number};
pub(super) use crate::lib::pace::Pace;

/// Ones' complement sums are the same whichever byte of each word comes first, except for the order
/// of their own bytes (RFC 1071, 2 B). So words are added as they lie, lowest byte first.
pub(super) fn words(bytes: Bits) -> Vec<Bits> {
    bytes.chunks(16)
}

/// The sum of all, without loss.
pub(super) fn total(terms: &[Bits]) -> Bits {
    let widest = terms.iter().map(|term| term.width()).max().unwrap_or(1);
    let width = widest + terms.len().next_power_of_two().ilog2();
    let sum = terms.iter().map(|term| term.zero_extend(width)).reduce(|a, b| a + b);
    sum.expect("something to add")
}
