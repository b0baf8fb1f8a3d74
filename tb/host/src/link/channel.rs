//! One channel of the link: a latency, one message per cycle, order kept within a line.
use std::collections::VecDeque;

use rand::{Rng, RngCore};

/// A message in flight.
#[derive(Debug)]
struct UnderWay<T> {
    /// The first cycle in which it may arrive.
    from: u64,
    /// What orders it: messages of one key arrive as they were sent.
    key: u64,
    message: T,
}

/// Messages in flight in one direction.
#[derive(Debug)]
pub struct Channel<T> {
    latency: u64,
    under_way: VecDeque<UnderWay<T>>,
    /// Whether none may arrive before one that was sent earlier.
    is_sorted: bool,
}

impl<T> Channel<T> {
    /// An empty channel with this latency in cycles.
    pub fn new(latency: u64) -> Self {
        Self { latency, under_way: VecDeque::new(), is_sorted: true }
    }

    /// Sends a message, which takes `extra` cycles more than the latency.
    pub fn send(&mut self, now: u64, key: u64, message: T, extra: u64) {
        let from = now + self.latency + extra;
        let last = self.under_way.back();
        self.is_sorted = last.is_none_or(|last| self.is_sorted && last.from <= from);
        self.under_way.push_back(UnderWay { from, key, message });
    }

    /// The message that arrives now, if one may: the oldest, or any that no earlier one of its key
    /// is ahead of. Those for which `may` says no stay, and hold up nobody of another key.
    pub fn arrive(
        &mut self,
        now: u64,
        random: Option<&mut dyn RngCore>,
        may: impl Fn(u64) -> bool,
    ) -> Option<(u64, T)> {
        let first = self.under_way.front()?;
        let is_due = first.from <= now;
        if is_due && random.is_none() && may(first.key) {
            return self.under_way.pop_front().map(|one| (one.key, one.message));
        }
        if !is_due && (self.is_sorted || self.under_way.iter().all(|one| one.from > now)) {
            return None;
        }
        let mut candidates = vec![];
        let mut held = vec![];
        for (at, one) in self.under_way.iter().enumerate() {
            if held.contains(&one.key) {
                continue;
            }
            held.push(one.key);
            if one.from <= now && may(one.key) {
                candidates.push(at);
                if random.is_none() {
                    break;
                }
            }
        }
        let at = match random {
            Some(random) if !candidates.is_empty() => {
                candidates[random.random_range(0..candidates.len())]
            }
            _ => *candidates.first()?,
        };
        self.under_way.remove(at).map(|one| (one.key, one.message))
    }

    /// Whether a message of this key is in flight.
    pub fn holds(&self, key: u64) -> bool {
        self.under_way.iter().any(|one| one.key == key)
    }

    /// Messages in flight.
    pub fn len(&self) -> usize {
        self.under_way.len()
    }

    /// Whether no message is in flight.
    pub fn is_empty(&self) -> bool {
        self.under_way.is_empty()
    }
}
