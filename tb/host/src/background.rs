//! A load of memory by other programs: reads and writes of random lines at a given rate.
use std::ops::Range;

use rand::{Rng, RngCore};

use crate::home::{CoreRequest, Operation};
use crate::line::{LINE_BYTES, Line};
use crate::timing::Timing;

/// What other programs do, on processors of their own.
#[derive(Clone, PartialEq, Debug)]
pub struct Background {
    /// Whose requests these are. Each has as many outstanding as it has fill buffers.
    pub processors: Range<usize>,
    /// Bytes in a nanosecond. Lines are asked for at random times.
    pub gigabytes_per_second: f64,
    /// Of a hundred lines so many are written, past the caches; the others are read without a copy.
    pub writes_in_100: u32,
    /// Lines of host memory; nobody else should use them.
    pub lines: Range<u64>,
}

/// An outstanding load.
#[derive(Debug)]
pub(crate) struct Load {
    background: Background,
    /// Lines in a cycle, in units of 2^-32.
    rate: u64,
    /// Lines that wait for a processor.
    backlog: u64,
    /// Requests outstanding of each processor.
    under_way: Vec<usize>,
    limit: usize,
}

impl Load {
    /// Nothing outstanding yet.
    ///
    /// # Panics
    /// If it has no processor or no lines, or the rate is not sensible.
    pub(crate) fn new(background: Background, timing: &Timing) -> Self {
        let Background { processors, gigabytes_per_second: rate, lines, .. } = &background;
        assert!(!processors.is_empty() && !lines.is_empty(), "nobody, or nothing: {background:?}");
        assert!((0.0..1e6).contains(rate), "{rate} GB/s");
        let lines = rate * timing.cycle_picoseconds as f64 / 1e3 / LINE_BYTES as f64;
        Self {
            rate: (lines * (1u64 << 32) as f64) as u64,
            backlog: 0,
            under_way: vec![0; processors.len()],
            limit: timing.fill_buffers,
            background,
        }
    }

    /// The requests of another cycle, with this ticket for each processor.
    pub(crate) fn step(
        &mut self,
        ticket: impl Fn(usize) -> u64,
        random: &mut dyn RngCore,
    ) -> Vec<CoreRequest> {
        // Whole lines come in every cycle, the rest of the rate by chance.
        let fraction = self.rate & 0xffff_ffff;
        self.backlog += (self.rate >> 32) + u64::from(u64::from(random.next_u32()) < fraction);
        let mut requests = vec![];
        while self.backlog > 0 {
            let count = self.under_way.len();
            let first = random.random_range(0..count);
            let free = (0..count).map(|next| (first + next) % count);
            let Some(at) = free.into_iter().find(|at| self.under_way[*at] < self.limit) else {
                break;
            };
            self.backlog -= 1;
            self.under_way[at] += 1;
            let operation = match random.random_range(0..100) < self.background.writes_in_100 {
                true => Operation::NonTemporalStore(Line::ONES, u64::MAX),
                false => Operation::LoadOnce,
            };
            let processor = self.background.processors.start + at;
            let line = random.random_range(self.background.lines.clone());
            requests.push(CoreRequest { processor, line, operation, ticket: ticket(processor) });
        }
        requests
    }

    /// Whether both use a processor.
    pub(crate) fn shares_processors(&self, other: &Self) -> bool {
        let (own, its) = (&self.background.processors, &other.background.processors);
        own.start < its.end && its.start < own.end
    }

    /// A request of this processor is served; `false` if it is none of this load's.
    pub(crate) fn served(&mut self, processor: usize) -> bool {
        let is_own = self.background.processors.contains(&processor);
        if is_own {
            self.under_way[processor - self.background.processors.start] -= 1;
        }
        is_own
    }
}
