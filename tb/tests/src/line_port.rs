//! A memory behind a line port: it takes every request and answers each after a time, in order or not.
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use nic_spec::message::{LineRequest, LineResponse, LineStatus};
use nic_tb::{Contents, Generator};

/// The memory.
#[derive(Clone, Debug)]
pub struct LinePort {
    contents: Contents,
    latency: RangeInclusive<u64>,
    generator: Generator,
    /// When each is due, and its number.
    due: BTreeSet<(u64, u64)>,
    asked: BTreeMap<u64, LineRequest>,
    count: u64,
    /// Requests whose answers change places, and the places that are left for those to come.
    group: u64,
    places: Vec<u64>,
    /// The most that were unanswered at a time.
    pub most_unanswered: usize,
}

impl LinePort {
    /// A memory that answers so many cycles after each request; a request for a line that the contents
    /// do not have fails. A range of latencies answers in any order.
    pub fn new(
        contents: Contents,
        latency: RangeInclusive<u64>,
        generator: &mut Generator,
    ) -> Self {
        let generator = generator.fork("line port");
        Self {
            contents,
            latency,
            generator,
            due: BTreeSet::new(),
            asked: BTreeMap::new(),
            count: 0,
            group: 1,
            places: vec![],
            most_unanswered: 0,
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

    /// What a read of that line gives, and whether it fails.
    pub fn read(&self, line_address: u64) -> ([u8; 64], LineStatus) {
        match self.contents.line(line_address) {
            Some(line) => (line, LineStatus::Okay),
            None => ([0xee; 64], LineStatus::Error),
        }
    }

    /// A request comes; an answer that takes one cycle is due by the cycle after it.
    pub fn take(&mut self, cycle: u64, request: &LineRequest) {
        if self.places.is_empty() {
            self.places = (0..self.group).collect();
            self.generator.shuffle(&mut self.places);
        }
        let own_place = self.group - self.places.len() as u64;
        let place = self.places.pop().unwrap_or(own_place);
        let latency = self.generator.within(self.latency.clone());
        self.due.insert((cycle + latency + place - own_place, self.count));
        self.asked.insert(self.count, *request);
        self.count += 1;
        self.most_unanswered = self.most_unanswered.max(self.asked.len());
    }

    /// An answer that is due by this cycle.
    pub fn answer(&mut self, cycle: u64) -> Option<LineResponse> {
        let &(due, number) = self.due.first()?;
        if due > cycle {
            return None;
        }
        self.due.remove(&(due, number));
        let request = self.asked.remove(&number)?;
        let (data, status) = self.read(request.line_address);
        Some(LineResponse { tag: request.tag, status, data })
    }

    /// Requests that are not answered.
    pub fn unanswered(&self) -> usize {
        self.asked.len()
    }

    /// Forgets the requests that are not answered.
    pub fn reset(&mut self) {
        self.due.clear();
        self.asked.clear();
    }
}
