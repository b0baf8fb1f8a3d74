//! What a queue should do: what comes first leaves first, and no more are inside than fit.
use std::collections::VecDeque;

/// A queue.
#[derive(Clone, Debug)]
pub struct Fifo<P> {
    depth: usize,
    inside: VecDeque<P>,
}

impl<P> Fifo<P> {
    /// An empty queue for `depth` payloads.
    pub fn new(depth: usize) -> Self {
        Self { depth, inside: VecDeque::new() }
    }

    /// Whether one more may come.
    pub fn accepts(&self) -> bool {
        self.inside.len() < self.depth
    }

    /// A payload comes.
    pub fn push(&mut self, payload: P) {
        self.inside.push_back(payload);
    }

    /// The oldest leaves; `None` if there is none.
    pub fn pop(&mut self) -> Option<P> {
        self.inside.pop_front()
    }

    /// How many are inside.
    pub fn occupancy(&self) -> usize {
        self.inside.len()
    }

    /// All are lost.
    pub fn reset(&mut self) {
        self.inside.clear();
    }
}
