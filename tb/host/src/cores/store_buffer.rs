//! Stores that wait until their processor owns their lines. They become visible in order.
use std::collections::VecDeque;
use std::task::Waker;

use crate::line::Line;

/// A store that is not visible yet.
#[derive(Clone, Copy)]
pub(super) struct Buffered {
    pub line: u64,
    pub value: Line,
    pub byte_enable: u64,
    /// Under which ownership of the line was asked for; none if an earlier store has asked.
    pub ticket: Option<u64>,
}

/// The stores of one processor, the oldest first.
#[derive(Default)]
pub(super) struct StoreBuffer {
    stores: VecDeque<Buffered>,
    waiting: Vec<Waker>,
}

impl StoreBuffer {
    pub fn len(&self) -> usize {
        self.stores.len()
    }

    pub fn is_empty(&self) -> bool {
        self.stores.is_empty()
    }

    pub fn holds(&self, line: u64) -> bool {
        self.stores.iter().any(|store| store.line == line)
    }

    pub fn oldest(&self) -> Option<Buffered> {
        self.stores.front().copied()
    }

    pub fn push(&mut self, store: Buffered) {
        self.stores.push_back(store);
        self.wake();
    }

    pub fn pop(&mut self) {
        self.stores.pop_front();
        self.wake();
    }

    /// Wakes at the next change.
    pub fn watch(&mut self, waker: &Waker) {
        self.waiting.push(waker.clone());
    }

    fn wake(&mut self) {
        self.waiting.drain(..).for_each(Waker::wake);
    }

    /// These bytes of the line, if all of them wait here; the newest of each.
    pub fn forward(&self, line: u64, wanted: u64) -> Option<Line> {
        let mut value = Line::ZERO;
        let mut covered = 0;
        for store in self.stores.iter().filter(|store| store.line == line) {
            value.write(&store.value, store.byte_enable);
            covered |= store.byte_enable;
        }
        (wanted & !covered == 0).then_some(value)
    }
}
