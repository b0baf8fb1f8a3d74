//! Maps by numbers, without the cost of a hash that an adversary cannot guess. Nobody may depend on
//! the order of their entries.
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A map by number.
pub type NumberMap<K, V> = HashMap<K, V, BuildHasherDefault<NumberHasher>>;
/// A set of numbers.
pub type NumberSet<K> = HashSet<K, BuildHasherDefault<NumberHasher>>;

/// Multiplies by an odd number and folds the high half down.
#[derive(Clone, Copy, Default, Debug)]
pub struct NumberHasher(u64);

impl Hasher for NumberHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u64(&mut self, number: u64) {
        // The fraction of the golden ratio, made odd.
        let product = u128::from(self.0 ^ number) * 0x9e37_79b9_7f4a_7c15;
        self.0 = product as u64 ^ (product >> 64) as u64;
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}
