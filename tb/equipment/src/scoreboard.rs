//! What should come out, against what does: in order, or by key where order is not promised.
//!
//! A scoreboard that is dropped without [`InOrder::finish`] panics: a test that forgets to look is
//! no test.
use std::collections::{BTreeMap, VecDeque};
use std::fmt::{self, Debug};

/// Something did not match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// Another value than the next expected one came.
    Wrong {
        /// How many were right before.
        position: u64,
        /// The value expected.
        expected: String,
        /// The value found.
        found: String,
    },
    /// A value came that nobody expects.
    Extra {
        /// How many were right before.
        position: u64,
        /// The value found.
        found: String,
    },
    /// Values did not come.
    Missing {
        /// How many.
        count: usize,
        /// The first of them.
        first: String,
    },
    /// Nothing was compared.
    Nothing,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong { position, expected, found } => {
                write!(formatter, "number {position} is {found}, not {expected}")
            }
            Self::Extra { position, found } => {
                write!(formatter, "{found} came after {position} others and nobody expects it")
            }
            Self::Missing { count, first } => {
                write!(formatter, "{count} did not come, the first of them {first}")
            }
            Self::Nothing => write!(formatter, "nothing was compared"),
        }
    }
}

impl std::error::Error for Mismatch {}

/// Notices a scoreboard that is dropped before it was asked for its verdict.
#[derive(Debug, Default)]
struct Verdict {
    given: bool,
}

impl Drop for Verdict {
    fn drop(&mut self) {
        assert!(
            self.given || std::thread::panicking(),
            "a scoreboard was dropped without `finish`"
        );
    }
}

/// Expects values in order.
#[must_use = "a scoreboard that is not finished has no verdict"]
#[derive(Debug)]
pub struct InOrder<P> {
    expected: VecDeque<P>,
    compared: u64,
    verdict: Verdict,
}

impl<P: PartialEq + Debug> InOrder<P> {
    /// Expects nothing yet.
    pub fn new() -> Self {
        Self { expected: VecDeque::new(), compared: 0, verdict: Verdict::default() }
    }

    /// Expects a value after those expected so far.
    pub fn expect(&mut self, value: P) {
        self.expected.push_back(value);
    }

    /// Expects values after those expected so far.
    pub fn expect_all(&mut self, values: impl IntoIterator<Item = P>) {
        self.expected.extend(values);
    }

    /// Compares a value with the next expected one.
    pub fn observe(&mut self, found: &P) -> Result<(), Mismatch> {
        let (position, text) = (self.compared, || format!("{found:?}"));
        let Some(expected) = self.expected.pop_front() else {
            return Err(Mismatch::Extra { position, found: text() });
        };
        self.compared += 1;
        if expected == *found {
            return Ok(());
        }
        Err(Mismatch::Wrong { position, expected: format!("{expected:?}"), found: text() })
    }

    /// How many have not come.
    pub fn pending(&self) -> usize {
        self.expected.len()
    }

    /// How many were compared.
    pub fn compared(&self) -> u64 {
        self.compared
    }

    /// Expects nothing any more: what was under way is lost, as after a reset.
    pub fn forget(&mut self) {
        self.expected.clear();
    }

    /// The verdict: how many were compared.
    ///
    /// # Errors
    /// If values did not come, or nothing was compared.
    pub fn finish(mut self) -> Result<u64, Mismatch> {
        self.verdict.given = true;
        verdict(self.expected.len(), self.expected.front(), self.compared)
    }
}

impl<P: PartialEq + Debug> Default for InOrder<P> {
    fn default() -> Self {
        Self::new()
    }
}

fn verdict<P: Debug>(count: usize, first: Option<&P>, compared: u64) -> Result<u64, Mismatch> {
    match first {
        Some(first) => Err(Mismatch::Missing { count, first: format!("{first:?}") }),
        None if compared == 0 => Err(Mismatch::Nothing),
        None => Ok(compared),
    }
}

/// Expects values in any order across keys, in order for each key.
#[must_use = "a scoreboard that is not finished has no verdict"]
#[derive(Debug)]
pub struct Keyed<K, P> {
    expected: BTreeMap<K, VecDeque<P>>,
    compared: u64,
    verdict: Verdict,
}

impl<K: Ord + Debug, P: PartialEq + Debug> Keyed<K, P> {
    /// Expects nothing yet.
    pub fn new() -> Self {
        Self { expected: BTreeMap::new(), compared: 0, verdict: Verdict::default() }
    }

    /// Expects a value after those expected with the same key.
    pub fn expect(&mut self, key: K, value: P) {
        self.expected.entry(key).or_default().push_back(value);
    }

    /// Compares a value with the next one of its key.
    pub fn observe(&mut self, key: &K, found: &P) -> Result<(), Mismatch> {
        let (position, text) = (self.compared, || format!("{found:?} (key {key:?})"));
        let Some(queue) = self.expected.get_mut(key) else {
            return Err(Mismatch::Extra { position, found: text() });
        };
        let expected = queue.pop_front();
        if queue.is_empty() {
            self.expected.remove(key);
        }
        self.compared += 1;
        match expected {
            Some(expected) if expected == *found => Ok(()),
            expected => {
                let expected = format!("{:?}", expected.as_ref());
                Err(Mismatch::Wrong { position, expected, found: text() })
            }
        }
    }

    /// How many have not come.
    pub fn pending(&self) -> usize {
        self.expected.values().map(VecDeque::len).sum()
    }

    /// How many were compared.
    pub fn compared(&self) -> u64 {
        self.compared
    }

    /// Expects nothing any more: what was under way is lost, as after a reset.
    pub fn forget(&mut self) {
        self.expected.clear();
    }

    /// The verdict: how many were compared.
    ///
    /// # Errors
    /// If values did not come, or nothing was compared.
    pub fn finish(mut self) -> Result<u64, Mismatch> {
        self.verdict.given = true;
        let first = self.expected.values().find_map(VecDeque::front);
        verdict(self.pending(), first, self.compared)
    }
}

impl<K: Ord + Debug, P: PartialEq + Debug> Default for Keyed<K, P> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_as_expected_is_counted() {
        let mut board = InOrder::new();
        board.expect_all([1, 2]);
        board.expect(3);
        assert!((1..=3).all(|value| board.observe(&value).is_ok()));
        assert_eq!((board.pending(), board.compared()), (0, 3));
        assert_eq!(board.finish(), Ok(3));
    }

    #[test]
    fn wrong_extra_missing_and_nothing_are_told_apart() {
        let mut board = InOrder::new();
        board.expect_all([1, 2, 3]);
        let text = board.observe(&7).expect_err("wrong").to_string();
        assert_eq!(text, "number 0 is 7, not 1");
        board.observe(&2).expect("right");
        let text = board.finish().expect_err("missing").to_string();
        assert_eq!(text, "1 did not come, the first of them 3");

        let mut board = InOrder::new();
        let text = board.observe(&7).expect_err("extra").to_string();
        assert_eq!(text, "7 came after 0 others and nobody expects it");
        let text = board.finish().expect_err("nothing").to_string();
        assert_eq!(text, "nothing was compared");
    }

    #[test]
    fn keys_come_in_any_order_and_values_of_a_key_in_order() {
        let mut board = Keyed::new();
        for (key, value) in [(1, 10), (2, 20), (1, 11)] {
            board.expect(key, value);
        }
        board.observe(&2, &20).expect("right");
        board.observe(&1, &10).expect("right");
        assert_eq!(board.pending(), 1);
        assert!(matches!(board.observe(&2, &20), Err(Mismatch::Extra { position: 2, .. })));
        assert!(matches!(board.observe(&1, &12), Err(Mismatch::Wrong { position: 2, .. })));
        assert_eq!(board.finish(), Ok(3));
    }

    #[test]
    fn what_was_lost_by_a_reset_is_forgotten() {
        let mut board = InOrder::new();
        board.expect_all([1, 2]);
        board.observe(&1).expect("right");
        board.forget();
        assert_eq!(board.finish(), Ok(1));
    }

    #[test]
    #[should_panic(expected = "a scoreboard was dropped without `finish`")]
    fn a_scoreboard_without_a_verdict_panics() {
        let mut board = InOrder::new();
        board.expect(1);
        drop(board);
    }
}
