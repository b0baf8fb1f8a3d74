//! A memory behind a line port: answers reads after a random time, in any order.
//!
//! What it holds is a function of the line address, so that it is as large as the address says and
//! a test can tell what an answer should be without asking.
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use nic_spec::message::{LineRead, LineResponse, LineStatus};

use crate::seed::Generator;

/// A memory.
#[derive(Clone, Debug)]
pub struct LineMemory {
    contents: Contents,
    latency: RangeInclusive<u64>,
    generator: Generator,
    /// Cycle in which it is due, number of the read, what was asked.
    reads: BTreeSet<(u64, u64, u64, u64)>,
    count: u64,
}

/// What a memory holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    key: u64,
    /// One line in so many cannot be read; zero: all can.
    failing: u64,
    /// Every 16 bytes are the number of their own byte address.
    marked: bool,
}

impl Contents {
    /// Random bytes.
    pub fn random(generator: &mut Generator) -> Self {
        Self { key: generator.bits(64), failing: 0, marked: false }
    }

    /// One line in `whole` cannot be read.
    pub fn failing(self, whole: u64) -> Self {
        Self { failing: whole, ..self }
    }

    /// Every 16 bytes are the number of their own byte address.
    pub fn marked(self) -> Self {
        Self { marked: true, ..self }
    }

    /// The line at that line address; `None`: it cannot be read.
    pub fn line(&self, line_address: u64) -> Option<[u8; 64]> {
        let word = |number: u64| scatter(self.key ^ scatter(line_address << 4 | number));
        if self.failing > 0 && word(8) % self.failing == 0 {
            return None;
        }
        let mut line = [0; 64];
        for (number, bytes) in (0..).zip(line.chunks_mut(8)) {
            let value = match (self.marked, number % 2) {
                (false, _) => word(number),
                (true, 0) => line_address * 64 + number * 8,
                (true, _) => 0,
            };
            bytes.copy_from_slice(&value.to_le_bytes());
        }
        Some(line)
    }
}

impl LineMemory {
    /// A memory that answers a read `latency` cycles after it was asked for, the earliest in the
    /// cycle after.
    pub fn new(
        contents: Contents,
        latency: RangeInclusive<u64>,
        generator: &mut Generator,
    ) -> Self {
        let generator = generator.fork("line memory");
        Self { contents, latency, generator, reads: BTreeSet::new(), count: 0 }
    }

    /// What it holds.
    pub fn contents(&self) -> &Contents {
        &self.contents
    }

    /// A read is asked for in this cycle.
    pub fn ask(&mut self, cycle: u64, read: &LineRead) {
        let due = cycle + self.generator.within(self.latency.clone());
        self.reads.insert((due, self.count, read.line_address, read.tag));
        self.count += 1;
    }

    /// An answer that is due by this cycle.
    pub fn answer(&mut self, cycle: u64) -> Option<LineResponse> {
        let &(due, number, line_address, tag) = self.reads.first()?;
        if due > cycle {
            return None;
        }
        self.reads.remove(&(due, number, line_address, tag));
        Some(match self.contents.line(line_address) {
            Some(data) => LineResponse { tag, status: LineStatus::Okay, data },
            None => LineResponse { tag, status: LineStatus::Error, data: [0xee; 64] },
        })
    }

    /// How many reads are not answered yet.
    pub fn waiting(&self) -> usize {
        self.reads.len()
    }

    /// Forgets the reads that are not answered yet.
    pub fn reset(&mut self) {
        self.reads.clear();
    }
}

/// A number that shows no pattern of the one it is made from (splitmix64).
fn scatter(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::Seed;

    #[test]
    fn every_read_is_answered_once_within_its_time_with_its_line() {
        let mut generator = Seed::new(1).fork("line memory");
        let contents = Contents::random(&mut generator).failing(8);
        let mut memory = LineMemory::new(contents, 3..=9, &mut generator);
        let mut answers = Vec::new();
        for cycle in 0..110 {
            if cycle < 100 {
                memory.ask(cycle, &LineRead { line_address: 1000 + cycle, tag: cycle });
            }
            while let Some(answer) = memory.answer(cycle) {
                assert!((3..=9).contains(&(cycle - answer.tag)), "{answer:?} in cycle {cycle}");
                answers.push(answer);
            }
        }
        assert_eq!(memory.waiting(), 0);
        assert!(!answers.is_sorted_by_key(|answer| answer.tag), "none overtakes another");
        answers.sort_by_key(|answer| answer.tag);
        assert!(answers.iter().map(|answer| answer.tag).eq(0..100));
        for answer in &answers {
            let line = contents.line(1000 + answer.tag);
            assert_eq!(answer.status == LineStatus::Error, line.is_none());
            assert!(line.is_none_or(|line| line == answer.data));
        }
        let failed = answers.iter().filter(|a| a.status == LineStatus::Error).count();
        assert!((4..30).contains(&failed), "{failed}");
    }

    #[test]
    fn a_marked_line_says_where_it_stands() {
        let contents = Contents::random(&mut Seed::new(1).fork("marks")).marked();
        let line = contents.line(5).expect("it can be read");
        assert_eq!(line[48..56], (5 * 64 + 48_u64).to_le_bytes());
        assert_eq!(line[56..], [0; 8]);
    }
}
