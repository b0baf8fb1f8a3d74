//! Which numbers CircusTent's patterns are about (github.com/tactcomplabs/circustent, README.md, Algorithm Descriptions).
use nic_tb::Seed;

use crate::figures::coherent::{CACHE_LINES, LINE};

/// Numbers of 8 bytes in the array, and in the array of indices behind it: 64 MiB each, of which the card's cache holds 128 KiB.
pub const NUMBERS: u64 = 1 << 23;
/// Bytes of a number.
const BYTES: u64 = 8;

/// A pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// One number.
    Central,
    /// The next number.
    Stride1,
    /// An index from that array, a number, and the number that the index says.
    Scatter,
    /// An index, the number that it says, and a number in its place.
    Gather,
    /// Two indices, and the numbers that they say.
    ScatterGather,
    /// Any number.
    Rand,
}

impl Pattern {
    /// All that Cohet has measured, in its order.
    pub const ALL: [Self; 6] = [
        Self::Central,
        Self::Stride1,
        Self::Scatter,
        Self::Gather,
        Self::ScatterGather,
        Self::Rand,
    ];

    /// What the paper calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Central => "CENTRAL",
            Self::Stride1 => "STRIDE1",
            Self::Scatter => "SCATTER",
            Self::Gather => "GATHER",
            Self::ScatterGather => "SG",
            Self::Rand => "RAND",
        }
    }

    /// The paper's ratio where it says it (VI-D).
    pub fn paper(self) -> Option<f64> {
        match self {
            Self::Central => Some(40.2),
            Self::Stride1 => Some(22.4),
            Self::Rand => Some(5.5),
            Self::Scatter | Self::Gather | Self::ScatterGather => None,
        }
    }

    /// The byte addresses of each processing element's operations, in its order, in so many iterations.
    pub(super) fn addresses(self, elements: u64, iterations: u64, seed: u64) -> Vec<Vec<u64>> {
        let mut random = Seed::new(seed).fork("indices");
        let number = |at: u64| BYTES * (at % NUMBERS);
        let index = |at: u64| BYTES * (NUMBERS + at % NUMBERS);
        let mut iteration = |at: u64| {
            let mut drawn = || number(random.below(NUMBERS));
            match self {
                Self::Central => vec![number(0)],
                Self::Stride1 => vec![number(at)],
                Self::Scatter => vec![index(at + 1), number(at), drawn()],
                Self::Gather => vec![index(at + 1), drawn(), number(at)],
                Self::ScatterGather => vec![index(at), index(at + 1), drawn(), drawn()],
                Self::Rand => vec![drawn()],
            }
        };
        let mut of_element = |element: u64| {
            let own = element * iterations..(element + 1) * iterations;
            own.flat_map(&mut iteration).collect()
        };
        (0..elements).map(&mut of_element).collect()
    }
}

/// Numbers behind both arrays, one in each of twice as many lines as the card's cache holds: who has done operations on them has a
/// cache full of modified lines.
pub(super) fn others() -> Vec<Vec<u64>> {
    const ELEMENTS: u64 = 8;
    let line = |at: u64| 2 * BYTES * NUMBERS + LINE * at;
    let of_element = |element| (element..2 * CACHE_LINES).step_by(ELEMENTS as usize).map(line);
    (0..ELEMENTS).map(|element| of_element(element).collect()).collect()
}
