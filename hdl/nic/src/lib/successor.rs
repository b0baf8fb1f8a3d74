//! Counting up far.
use nic_dsl::{Bits, assert_always, constant_bool, mux, pack};

/// Bits that one carry chain passes through.
const PIECE_BITS: u32 = 16;

/// The number and one. Each piece is counted up by itself, and the result taken where all bits below
/// are one, so that no carry chain is longer than a piece.
pub(crate) fn successor(number: Bits) -> Bits {
    let mut carries = constant_bool(true);
    let mut pieces = vec![];
    for low in (0..number.width()).step_by(PIECE_BITS as usize) {
        let piece = number.slice(low, PIECE_BITS.min(number.width() - low));
        pieces.push(mux(carries, piece + 1, piece));
        carries = carries & piece.all();
    }
    let successor = pack(pieces);
    assert_always("a successor is one more", successor.equals(number + 1));
    successor
}
