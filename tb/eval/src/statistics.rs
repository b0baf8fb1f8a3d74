//! Figures that sum up many numbers.

/// Numbers in ascending order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Samples(Vec<u64>);

impl Samples {
    /// Numbers in any order.
    pub fn new(mut numbers: Vec<u64>) -> Self {
        numbers.sort_unstable();
        Self(numbers)
    }

    /// The numbers of all of them.
    pub fn merged<'a>(all: impl IntoIterator<Item = &'a Self>) -> Self {
        Self::new(all.into_iter().flat_map(|samples| samples.0.iter().copied()).collect())
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The smallest number that `percent` of all do not exceed; `None` if there are none.
    pub fn percentile(&self, percent: f64) -> Option<u64> {
        let rank = (percent / 100.0 * self.0.len() as f64).ceil() as usize;
        self.0.get(rank.max(1) - 1).or(self.0.last()).copied()
    }

    /// The largest.
    pub fn largest(&self) -> Option<u64> {
        self.0.last().copied()
    }

    /// The mean; `None` if there are none.
    pub fn mean(&self) -> Option<f64> {
        (!self.0.is_empty()).then(|| self.0.iter().sum::<u64>() as f64 / self.0.len() as f64)
    }

    /// How many fall into each of `count` classes of that width, the first beginning at `start`.
    /// What lies outside is not counted.
    pub fn classes(&self, start: u64, width: u64, count: usize) -> Vec<u64> {
        let mut classes = vec![0; count];
        for number in self.0.iter().filter(|number| **number >= start) {
            if let Some(class) = classes.get_mut(((number - start) / width) as usize) {
                *class += 1;
            }
        }
        classes
    }
}

/// The number in the middle, of an even count the mean of the two; zero if there are none.
pub fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    match numbers.len() {
        0 => 0.0,
        even if even.is_multiple_of(2) => f64::midpoint(numbers[middle - 1], numbers[middle]),
        _ => numbers[middle],
    }
}

/// Jain's index of fairness: 1 if all shares are equal, 1/n if one of n has everything.
pub fn jain(shares: &[f64]) -> f64 {
    let sum: f64 = shares.iter().sum();
    let squares: f64 = shares.iter().map(|share| share * share).sum();
    if squares == 0.0 { 1.0 } else { sum * sum / (shares.len() as f64 * squares) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_numbers_of_the_sample() {
        let samples = Samples::new((1..=200).rev().collect());
        let found = [0.0, 0.5, 50.0, 99.0, 100.0].map(|percent| samples.percentile(percent));
        assert_eq!(found, [1, 1, 100, 198, 200].map(Some));
        assert_eq!(samples.mean(), Some(100.5));
        assert_eq!(Samples::default().percentile(50.0), None);
        assert_eq!(Samples::default().mean(), None);
    }

    #[test]
    fn classes_count_what_lies_inside() {
        let samples = Samples::new(vec![4, 5, 9, 10, 19, 20, 90]);
        assert_eq!(samples.classes(5, 5, 3), [2, 1, 1]);
    }

    #[test]
    fn a_median_is_in_the_middle() {
        let found = [vec![], vec![7.0], vec![9.0, 1.0], vec![9.0, 1.0, 2.0]].map(median);
        assert_eq!(found, [0.0, 7.0, 5.0, 2.0]);
    }

    #[test]
    fn jains_index_is_one_for_equal_shares_and_one_part_for_a_monopoly() {
        assert_eq!(jain(&[3.0, 3.0, 3.0]), 1.0);
        assert_eq!(jain(&[0.0, 7.0, 0.0, 0.0]), 0.25);
        assert_eq!(jain(&[0.0, 0.0]), 1.0);
    }
}
