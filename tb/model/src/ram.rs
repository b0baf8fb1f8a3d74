//! What a RAM should do: words are lists of 32-bit words, lowest first.

/// What a read of a word written in the same cycle gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meanwhile {
    /// The word before the write.
    Old,
    /// The word after it.
    New,
}

/// A RAM; words that were never written are `None`.
#[derive(Clone, Debug)]
pub struct Ram {
    words: Vec<Option<Vec<u32>>>,
    lane_width: usize,
}

impl Ram {
    /// A RAM of `depth` words with lanes of so many bits.
    pub fn new(depth: usize, lane_width: usize) -> Self {
        Self { words: vec![None; depth], lane_width }
    }

    /// The word at an address, if it was ever written whole.
    pub fn read(&self, address: usize) -> Option<Vec<u32>> {
        self.words[address].clone()
    }

    /// Writes the lanes whose bit is one. A word that was never written whole stays unknown.
    pub fn write(&mut self, address: usize, data: &[u32], lanes: u64, lane_count: usize) {
        let bit = |words: &[u32], at: usize| words[at / 32] >> (at % 32) & 1;
        if lanes == u64::MAX >> (64 - lane_count) {
            self.words[address] = Some(data.to_vec());
        } else if let Some(word) = &mut self.words[address] {
            for at in 0..self.lane_width * lane_count {
                if lanes >> (at / self.lane_width) & 1 == 1 && bit(word, at) != bit(data, at) {
                    word[at / 32] ^= 1 << (at % 32);
                }
            }
        }
    }
}
