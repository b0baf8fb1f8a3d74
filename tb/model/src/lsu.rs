//! What the load/store unit should do: the list of its requests, and what the answers add up to.
use nic_spec::message::{
    LineOperation, LineRequest, LsuAlternation, LsuConfiguration, LsuPattern, LsuResults,
};

/// Line addresses are below this.
const LINES: u64 = 1 << 46;

/// The longest latency that is measured right.
const LONGEST: u64 = (1 << 24) - 1;

/// What a line should hold.
pub fn pattern(line_address: u64, key: u64) -> [u8; 64] {
    let mut line = [0; 64];
    for (number, bytes) in (0..).zip(line.chunks_mut(8)) {
        bytes.copy_from_slice(&(key ^ (line_address << 18 | number << 15)).to_le_bytes());
    }
    line
}

/// The first `count` requests of a run, with tag zero.
pub fn requests(configuration: &LsuConfiguration, count: usize) -> Vec<LineRequest> {
    let places: Vec<u64> = match configuration.pattern {
        LsuPattern::Sequential => (0..count as u128)
            .map(|step| (step * u128::from(configuration.stride_lines) % u128::from(LINES)) as u64)
            .collect(),
        LsuPattern::Random => random(configuration.random_seed).take(count).collect(),
    };
    let region = 1_u64 << configuration.region_line_bits.min(46);
    let request = |number: usize| {
        let (place, is_second) = match configuration.alternation {
            LsuAlternation::Off => (number, false),
            LsuAlternation::NextLine => (number, number % 2 == 1),
            LsuAlternation::SameLine => (number / 2, number % 2 == 1),
        };
        let line_address =
            configuration.base_line_address / region * region + places[place] % region;
        LineRequest {
            operation: operation(configuration, is_second),
            space: configuration.space,
            line_address,
            data: pattern(line_address, configuration.data_key),
            byte_enable: configuration.byte_enable,
            tag: 0,
        }
    };
    (0..count).map(request).collect()
}

/// What a request asks for.
pub fn operation(configuration: &LsuConfiguration, is_second: bool) -> LineOperation {
    match is_second {
        true => configuration.second_operation,
        false => configuration.operation,
    }
}

/// Whether the answer carries a line.
pub fn is_read(operation: LineOperation) -> bool {
    matches!(operation, LineOperation::NcRead | LineOperation::CsRead | LineOperation::CoRead)
}

/// How many requests may be unanswered.
pub fn limit(configuration: &LsuConfiguration, tags: u64) -> u64 {
    configuration.outstanding.clamp(1, tags)
}

/// The numbers of the generator (Marsaglia 2003), from its seed on.
fn random(seed: u64) -> impl Iterator<Item = u64> {
    let first = if seed == 0 { 1 } else { seed };
    std::iter::successors(Some(first), |number| {
        let mut next = *number;
        for (left, distance) in [(true, 13), (false, 17), (true, 5)] {
            next ^= if left { next << distance & 0xffff_ffff } else { next >> distance };
        }
        Some(next)
    })
}

/// What came of one request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answered {
    /// Cycle in which the request was taken.
    pub taken: u64,
    /// Cycle in which the answer came.
    pub came: u64,
    /// It said `Error`.
    pub is_error: bool,
    /// It was checked, and had other data than the pattern's.
    pub is_mismatch: bool,
}

/// The results of a run whose first request was taken in cycle `first`.
pub fn results(first: u64, requests: u64, stray_answers: u64, answers: &[Answered]) -> LsuResults {
    let latencies = || answers.iter().map(|answer| answer.came - answer.taken);
    let count = |is: fn(&Answered) -> bool| answers.iter().filter(|a| is(a)).count() as u64;
    LsuResults {
        requests,
        answers: answers.len() as u64,
        errors: count(|answer| answer.is_error),
        mismatches: count(|answer| answer.is_mismatch),
        stray_answers,
        cycles: answers.iter().map(|answer| answer.came - first).max().unwrap_or(0),
        latency_sum: latencies().sum(),
        latency_least: latencies().min().unwrap_or(LONGEST),
        latency_most: latencies().max().unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_that_of_the_paper() {
        // What his C text prints for its own seed.
        let numbers: Vec<u64> = random(2_463_534_242).take(3).collect();
        assert_eq!(numbers, [2_463_534_242, 723_471_715, 2_497_366_906]);
    }
}
