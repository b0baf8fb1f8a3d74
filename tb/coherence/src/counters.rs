//! Numbers of eight bytes to which processors and ports add at the same time: each addition gives what was there before, and
//! behind one another they lead from zero to what is there at the end.
use std::collections::BTreeMap;

/// Lines with such numbers, behind those that are used otherwise.
pub(super) const COUNTER_LINES: u64 = 2;
/// Numbers of a line.
pub(super) const WORDS: u64 = 8;

/// All additions that have ended, by the number's address.
#[derive(Default, Debug)]
pub(super) struct Counters {
    ended: BTreeMap<u64, Vec<(u64, u64)>>,
}

impl Counters {
    /// Something was added, and this was there before.
    pub fn added(&mut self, address: u64, before: u64, number: u64) {
        self.ended.entry(address).or_default().push((before, number));
    }

    /// How many additions have ended.
    pub fn count(&self) -> u64 {
        self.ended.values().map(|ended| ended.len() as u64).sum()
    }

    /// This is there at the end.
    ///
    /// # Panics
    /// If an addition was lost, or was done in part or twice.
    pub fn finish(&mut self, address: u64, last: u64) {
        let mut ended = self.ended.remove(&address).unwrap_or_default();
        ended.sort_unstable();
        let reached = ended.into_iter().fold(0, |reached, (before, number)| {
            assert_eq!(before, reached, "an addition of {number} to {address:#x}");
            reached + number
        });
        assert_eq!(reached, last, "{address:#x} at the end");
    }
}
