//! The host's memory: bytes at once; time by latency, and by a limit of accesses that the device has
//! outstanding by CXL.cache.
use crate::hash::NumberMap;
use crate::line::Line;

/// Memory behind the home agent. What was never written is zero.
#[derive(Debug)]
pub struct Memory {
    lines: NumberMap<u64, Line>,
    /// When each outstanding access ends.
    busy_until: Vec<u64>,
    limit: usize,
}

impl Memory {
    /// Memory that has at most so many accesses of the device outstanding.
    ///
    /// # Panics
    /// If that is none.
    pub fn new(limit: usize) -> Self {
        assert!(limit > 0, "memory needs an access under way to be of use");
        Self { lines: NumberMap::default(), busy_until: vec![], limit }
    }

    /// The line as it is.
    pub fn read(&self, line: u64) -> Line {
        self.lines.get(&line).copied().unwrap_or(Line::ZERO)
    }

    /// The line is this from now on.
    pub fn write(&mut self, line: u64, value: Line) {
        self.lines.insert(line, value);
    }

    /// Whether an access of the device may begin.
    pub fn may_begin(&mut self, now: u64) -> bool {
        self.busy_until.retain(|end| *end > now);
        self.busy_until.len() < self.limit
    }

    /// An access of the device begins, of this many cycles; a write that nobody waits for is never
    /// refused.
    pub fn post(&mut self, now: u64, cycles: u64) {
        self.busy_until.push(now + cycles);
    }
}
