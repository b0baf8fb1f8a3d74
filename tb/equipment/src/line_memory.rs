//! A memory behind a line port: it takes every request and answers each after a time, in order or not.
//!
//! What it holds is a function of the line address, so that it is as large as the address says and
//! a test can tell what an answer should be without asking.
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use nic_spec::message::{LineResponse, LineStatus};

use crate::seed::Generator;

/// A memory.
#[derive(Clone, Debug)]
pub struct LineMemory {
    contents: Contents,
    latency: RangeInclusive<u64>,
    generator: Generator,
    /// When each answer is due, the number of its request, and what was asked.
    due: BTreeSet<(u64, u64, Asked)>,
    count: u64,
    /// Requests whose answers change places, and the places that are left for those to come.
    group: u64,
    places: Vec<u64>,
    most_waiting: usize,
}

/// A request that is not answered yet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Asked {
    line_address: u64,
    tag: u64,
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
    /// A memory that answers `latency` cycles after it was asked, the earliest in the cycle after; a
    /// request for a line that the contents do not have fails. A range of latencies answers in any order.
    pub fn new(
        contents: Contents,
        latency: RangeInclusive<u64>,
        generator: &mut Generator,
    ) -> Self {
        Self {
            contents,
            latency,
            generator: generator.fork("line memory"),
            due: BTreeSet::new(),
            count: 0,
            group: 1,
            places: vec![],
            most_waiting: 0,
        }
    }

    /// Lets the answers to so many requests after each other change places: as many come in a time as
    /// before, some that much earlier, some that much later.
    ///
    /// # Panics
    /// If one would come before it was asked for.
    pub fn shuffled(self, group: u64) -> Self {
        assert!(group <= *self.latency.start(), "an answer comes after its request");
        Self { group, ..self }
    }

    /// What it holds.
    pub fn contents(&self) -> Contents {
        self.contents
    }

    /// What a request for that line is answered with.
    pub fn read(&self, line_address: u64) -> ([u8; 64], LineStatus) {
        match self.contents.line(line_address) {
            Some(line) => (line, LineStatus::Okay),
            None => ([0xee; 64], LineStatus::Error),
        }
    }

    /// A line is asked for in this cycle, to read or to write it.
    pub fn ask(&mut self, cycle: u64, line_address: u64, tag: u64) {
        if self.places.is_empty() {
            self.places = (0..self.group).collect();
            self.generator.shuffle(&mut self.places);
        }
        let own_place = self.group - self.places.len() as u64;
        let place = self.places.pop().unwrap_or(own_place);
        let due = cycle + self.generator.within(self.latency.clone()) + place - own_place;
        self.due.insert((due, self.count, Asked { line_address, tag }));
        self.count += 1;
        self.most_waiting = self.most_waiting.max(self.due.len());
    }

    /// An answer that is due by this cycle.
    pub fn answer(&mut self, cycle: u64) -> Option<LineResponse> {
        let &first = self.due.first().filter(|(due, ..)| *due <= cycle)?;
        self.due.remove(&first);
        let (_, _, Asked { line_address, tag }) = first;
        let (data, status) = self.read(line_address);
        Some(LineResponse { tag, status, data })
    }

    /// How many requests are not answered yet.
    pub fn waiting(&self) -> usize {
        self.due.len()
    }

    /// The most that were not answered at a time.
    pub fn most_waiting(&self) -> usize {
        self.most_waiting
    }

    /// Forgets the requests that are not answered yet.
    pub fn reset(&mut self) {
        self.due.clear();
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
                memory.ask(cycle, 1000 + cycle, cycle);
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
    fn answers_change_places_within_their_group() {
        let mut generator = Seed::new(1).fork("places");
        let contents = Contents::random(&mut generator);
        let mut memory = LineMemory::new(contents, 8..=8, &mut generator).shuffled(4);
        (0..40).for_each(|cycle| memory.ask(cycle, cycle, cycle));
        let answers: Vec<u64> =
            (8..48).filter_map(|cycle| memory.answer(cycle)).map(|a| a.tag).collect();
        assert!(!answers.is_sorted(), "none overtakes another");
        let groups: Vec<u64> = answers.iter().map(|tag| tag / 4).collect();
        assert!(groups.is_sorted() && groups.len() == 40, "{answers:?}");
        assert_eq!(memory.most_waiting(), 40);
    }

    #[test]
    fn a_marked_line_says_where_it_stands() {
        let contents = Contents::random(&mut Seed::new(1).fork("marks")).marked();
        let line = contents.line(5).expect("it can be read");
        assert_eq!(line[48..56], (5 * 64 + 48_u64).to_le_bytes());
        assert_eq!(line[56..], [0; 8]);
    }
}
