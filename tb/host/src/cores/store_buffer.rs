//! Stores that wait until their processor owns their lines, or until the device's turn comes. They
//! become visible in order.
use std::collections::VecDeque;
use std::task::Waker;

use crate::line::Line;
use crate::write_combining::Write;

/// A store to memory that is not visible yet.
#[derive(Clone, Copy)]
pub(super) struct Buffered {
    pub line: u64,
    pub value: Line,
    pub byte_enable: u64,
    /// Under which ownership of the line was asked for; none if an earlier store has asked.
    pub ticket: Option<u64>,
}

/// A store that has not left the processor.
#[derive(Clone)]
pub(super) enum Store {
    /// To memory.
    Memory(Buffered),
    /// To a device's registers.
    Device(Write),
}

/// The stores of one processor, the oldest first.
#[derive(Default)]
pub(super) struct StoreBuffer {
    stores: VecDeque<Store>,
    waiting: Vec<Waker>,
}

impl StoreBuffer {
    pub fn len(&self) -> usize {
        self.stores.len()
    }

    pub fn is_empty(&self) -> bool {
        self.stores.is_empty()
    }

    fn to_memory(&self, line: u64) -> impl Iterator<Item = &Buffered> {
        self.stores.iter().filter_map(move |store| match store {
            Store::Memory(store) if store.line == line => Some(store),
            _ => None,
        })
    }

    pub fn holds(&self, line: u64) -> bool {
        self.to_memory(line).next().is_some()
    }

    pub fn oldest(&self) -> Option<Store> {
        self.stores.front().cloned()
    }

    pub fn push(&mut self, store: Store) {
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
        for store in self.to_memory(line) {
            value.write(&store.value, store.byte_enable);
            covered |= store.byte_enable;
        }
        (wanted & !covered == 0).then_some(value)
    }
}
