//! Bytes to their places: a line turned by any number of bytes, and which bytes of it count.
use nic_dsl::{Bits, concatenate, constant, elaborate, mux, pack};

/// Bytes of a line.
const LINE_BYTES: u32 = 64;

/// The bytes of a line, turned upwards by `distance` places; those beyond the end come in below.
#[elaborate]
pub(crate) fn turned(line: Bits, distance: Bits) -> Bits {
    // Each pair of bits of the distance is one lookup table for a bit of the line.
    let by_bytes = turned_by(line, 1, distance.slice(0, 2));
    let by_words = turned_by(by_bytes, 4, distance.slice(2, 2));
    let by_quarters = turned_by(by_words, 16, distance.slice(4, 2));
    by_quarters
}

/// Turned upwards by none, one, two or three steps of so many bytes.
fn turned_by(line: Bits, step: u32, steps: Bits) -> Bits {
    let up = |steps: u32| {
        let bits = 8 * step * steps;
        concatenate([line.truncate(8 * LINE_BYTES - bits), line.top(bits)])
    };
    let (is_odd, is_more) = (steps.bit(0), steps.bit(1));
    mux(is_more, mux(is_odd, up(3), up(2)), mux(is_odd, up(1), line))
}

/// A bit for each byte of a line: whether its number is below `limit`.
pub(crate) fn below(limit: Bits) -> Bits {
    let ones = constant(LINE_BYTES, -1);
    !(ones << limit)
}

/// Each bit eight times: bytes of a line as a mask of its bits.
pub(crate) fn of_bytes(bytes: Bits) -> Bits {
    pack(bytes.to_bools().into_iter().map(|byte| byte.mask(8)))
}
