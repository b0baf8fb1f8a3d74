//! Lines per cycle of a card whose stores arrive in a given order, one in every cycle.
use std::collections::VecDeque;

use nic_host::Write;
use nic_tb::{Generator, Seed, Watchdog};

use super::card::Card;

/// The order in which the lines of a queue arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// As they were written.
    InOrder,
    /// The last line of every block of so many first.
    Reversed(u64),
    /// At random, none so many lines or more ahead of the oldest that has not arrived.
    Random(u64),
}

/// What came of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// Lines that were stored; as many left.
    pub lines: u64,
    /// Cycles from the first that was taken to the last that left, both included.
    pub cycles: u64,
    /// Cycles in which a store waited.
    pub waits: u64,
}

impl Rate {
    /// Lines in and out per cycle, the time to fill the card included.
    pub fn lines_per_cycle(&self) -> f64 {
        self.lines as f64 / self.cycles as f64
    }
}

/// Line numbers in the order of their arrival.
#[derive(Debug)]
pub struct Lines {
    arrival: Arrival,
    generator: Generator,
    count: u64,
    next: u64,
    waiting: VecDeque<u64>,
}

impl Lines {
    /// Lines 0 to `count`, in that order of arrival.
    pub fn new(arrival: Arrival, count: u64, generator: Generator) -> Self {
        Self { arrival, generator, count, next: 0, waiting: VecDeque::new() }
    }

    fn fill(&mut self, until: u64) {
        while self.next < until.min(self.count) {
            self.waiting.push_back(self.next);
            self.next += 1;
        }
    }
}

impl Iterator for Lines {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        match self.arrival {
            Arrival::InOrder => {
                self.fill(self.next + 1);
                self.waiting.pop_front()
            }
            Arrival::Reversed(block) => {
                if self.waiting.is_empty() {
                    self.fill(self.next + block);
                }
                self.waiting.pop_back()
            }
            Arrival::Random(reach) => {
                let oldest = self.waiting.front().copied().unwrap_or(self.next);
                self.fill(oldest + reach);
                let count = self.waiting.len() as u64;
                (count > 0)
                    .then(|| self.generator.below(count) as usize)
                    .and_then(|chosen| self.waiting.remove(chosen))
            }
        }
    }
}

/// Stores `count` messages of a line each in that order, and counts until all have left. The card
/// has a length field of two bytes, least significant first, at the beginning of a message.
///
/// # Errors
/// One line: a property failed, a message is not the one stored, or no progress.
pub fn rate(
    card: &mut impl Card,
    arrival: Arrival,
    count: u64,
    seed: u64,
    mut progress: impl FnMut(u64),
) -> Result<Rate, String> {
    let generator = Seed::new(seed).fork("mmio rate");
    let lines_of_space = (card.space_bytes() / 64) as u64;
    let message = |line: u64| {
        let mut data = [0; 64];
        data[0] = 64;
        data[8..16].copy_from_slice(&line.to_le_bytes());
        data
    };
    let mut lines = Lines::new(arrival, count, generator);
    let mut watchdog = Watchdog::new(1_000, "a message leaves when its line has arrived");
    let (mut offered, mut left, mut cycle, mut waits) = (lines.next(), 0, 0, 0);
    while left < count {
        let store = offered.map(|line| Write {
            line: line % lines_of_space,
            data: message(line),
            byte_enable: u64::MAX,
        });
        let step = card.step(store.as_ref())?;
        waits += u64::from(store.is_some() && !step.taken);
        if step.taken {
            offered = lines.next();
        }
        for beat in &step.beats {
            if beat.bytes != message(left) || !beat.last {
                return Err(format!("message {left} is not the one stored: {:02x?}", beat.bytes));
            }
            left += 1;
            progress(left);
        }
        watchdog.observe(step.taken || !step.beats.is_empty())?;
        cycle += 1;
    }
    Ok(Rate { lines: count, cycles: cycle, waits })
}
