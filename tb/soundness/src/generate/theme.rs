//! What the circuits of a batch have in common: a few widths, and where slices begin.
//!
//! CXXRTL makes C++ templates of every combination of widths and positions, and compiling these is
//! what takes the time of the whole comparison; a batch that shares them compiles several times
//! faster. Each batch has another theme, so that all widths have their turn.
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Widths at which simulators change their way of holding a value.
const EDGES: [u32; 20] =
    [1, 2, 4, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 511, 512, 513];

/// What the circuits of a batch have in common.
#[derive(Debug)]
pub(crate) struct Theme {
    /// Ascending; the first is 1.
    pub widths: Vec<u32>,
    /// Sixteenths of the way from the lowest position of a slice to the highest.
    pub position: u32,
}

impl Theme {
    /// The theme of that number.
    pub fn new(number: u32) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(u64::from(number));
        let edge = |random: &mut ChaCha8Rng| EDGES[random.random_range(0..EDGES.len())];
        let mut widths = vec![1, random.random_range(2..=8), edge(&mut random)];
        let widest = if random.random() { 80 } else { 600 };
        widths.push(random.random_range(1..=widest));
        widths.sort_unstable();
        widths.dedup();
        Self { widths, position: random.random_range(1..16) }
    }
}
