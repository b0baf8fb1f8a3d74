//! Processing elements, their operations, and what these take.
use std::collections::{BTreeMap, VecDeque};

use super::{Answer, Offload};

/// Cycles within which an operation must be answered.
const PATIENCE: u64 = 1_000_000;

/// What operations took, from the first one to the last answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// How many.
    pub operations: u64,
    /// In nanoseconds.
    pub nanoseconds: f64,
}

impl Rate {
    /// Nanoseconds divided by operations.
    pub fn each(&self) -> f64 {
        self.nanoseconds / self.operations as f64
    }

    /// Operations in a microsecond.
    pub fn per_microsecond(&self) -> f64 {
        1e3 / self.each()
    }
}

/// Operations and cycles of these addresses, a row for each processing element.
///
/// # Errors
/// One line: a property or a rule that was broken, an operation that is not answered, or an addition that is lost.
pub fn run(offload: &mut impl Offload, addresses: &[Vec<u64>]) -> Result<(u64, u64), String> {
    let mut remaining: Vec<VecDeque<u64>> =
        addresses.iter().map(|of_one| of_one.iter().copied().collect()).collect();
    let mut waiting: VecDeque<u64> = (0..addresses.len() as u64).collect();
    let all: usize = addresses.iter().map(Vec::len).sum();
    let mut found: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    let began = offload.now();
    let (mut answered, mut ended) = (0, began);
    while answered < all {
        if offload.is_ready()
            && let Some(element) = waiting.pop_front()
            && let Some(address) = remaining[element as usize].front()
        {
            offload.ask(element, *address);
        }
        if let Some(Answer { element, old }) = offload.cycle()? {
            let left = &mut remaining[element as usize];
            let address = left.pop_front().ok_or("an answer that nobody waits for")?;
            found.entry(address).or_default().push(old);
            answered += 1;
            ended = offload.now();
            if !left.is_empty() {
                waiting.push_back(element);
            }
        }
        if offload.now() > ended + PATIENCE {
            return Err(format!("stuck after {answered} of {all} operations"));
        }
    }
    offload.check()?;
    for (address, mut numbers) in found {
        numbers.sort_unstable();
        // Each has found what the one before it left, in memory that was zero.
        if !numbers.iter().copied().eq(0..numbers.len() as u64) {
            return Err(format!("additions at {address:#x} found {numbers:?}"));
        }
    }
    Ok((all as u64, ended - began))
}

#[cfg(test)]
mod tests {
    use super::{Answer, Offload, run};

    /// Answers in the next cycle, and counts, but for one addition that it loses.
    struct Counting {
        now: u64,
        number: u64,
        loses: Option<u64>,
        asked: Option<u64>,
    }

    impl Offload for Counting {
        fn is_ready(&self) -> bool {
            self.asked.is_none()
        }

        fn ask(&mut self, element: u64, _: u64) {
            self.asked = Some(element);
        }

        fn cycle(&mut self) -> Result<Option<Answer>, String> {
            self.now += 1;
            let answer = self.asked.take().map(|element| Answer { element, old: self.number });
            if answer.is_some() && self.loses.take_if(|lost| *lost == self.number).is_none() {
                self.number += 1;
            }
            Ok(answer)
        }

        fn now(&self) -> u64 {
            self.now
        }

        fn check(&mut self) -> Result<(), String> {
            Ok(())
        }
    }

    fn of_three_elements(loses: Option<u64>) -> Result<(u64, u64), String> {
        let mut counting = Counting { now: 7, number: 0, loses, asked: None };
        run(&mut counting, &[vec![8; 4], vec![8; 2], vec![8; 3]])
    }

    #[test]
    fn operations_and_cycles_are_counted() {
        assert_eq!(of_three_elements(None), Ok((9, 9)));
    }

    #[test]
    fn an_addition_that_is_lost_is_noticed() {
        let error = of_three_elements(Some(4)).expect_err("one is lost");
        assert!(error.contains("0x8"), "{error}");
    }
}
