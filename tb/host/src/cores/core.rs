//! One processor: what a program on it may do, and what each costs.
//!
//! Loads of several lines are outstanding together, as many as the profile has fill buffers. Stores
//! wait in a buffer until their lines are owned, and become visible in order; loads find them there.
//! Non-temporal stores are posted. A fence waits for both. A processor keeps a clock of its own,
//! finer than the device's, so that hits add up.
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;

use rand::RngCore;

use super::parts::{parts, placed};
use super::store_buffer::StoreBuffer;
use crate::home::{Change, Operation};
use crate::machine::Machine;
use crate::root::RootConfiguration;
use crate::write_combining::WriteCombining;

/// The bytes that were to be read are poisoned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Poisoned {
    /// The line, as a byte address.
    pub address: u64,
}

/// A processor. Clones are the same processor.
#[derive(Clone)]
pub struct Core {
    pub(super) machine: Rc<RefCell<Machine>>,
    pub(super) index: usize,
    /// Its time in picoseconds.
    pub(super) clock: Rc<Cell<u64>>,
    /// Non-temporal stores that have not completed.
    pub(super) posted: Rc<RefCell<VecDeque<u64>>>,
    pub(super) buffer: Rc<RefCell<StoreBuffer>>,
    /// Lines of a device that wait until all their bytes are stored.
    pub(super) combining: Rc<RefCell<WriteCombining<Box<dyn RngCore>>>>,
    /// Whether such a line has left since the last fence.
    pub(super) has_combined: Rc<Cell<bool>>,
}

impl Core {
    pub(crate) fn new(
        machine: Rc<RefCell<Machine>>,
        index: usize,
        root: &RootConfiguration,
        random: Box<dyn RngCore>,
    ) -> Self {
        let buffers = machine.borrow().timing.write_combining_buffers;
        let (order, flush) = (root.combining_order, root.combining_flush);
        let combining = WriteCombining::new(buffers, order, flush, random);
        Self {
            machine,
            index,
            clock: Rc::default(),
            posted: Rc::default(),
            buffer: Rc::default(),
            combining: Rc::new(RefCell::new(combining)),
            has_combined: Rc::default(),
        }
    }

    /// Its number.
    pub fn index(&self) -> usize {
        self.index
    }

    /// Its time in picoseconds, which is in the machine's last cycle.
    pub fn picoseconds(&self) -> u64 {
        let machine = self.machine.borrow();
        let begin = machine.picoseconds().saturating_sub(machine.timing.cycle_picoseconds);
        self.clock.get().max(begin)
    }

    /// Reads bytes.
    ///
    /// # Panics
    /// If they are damaged, as a machine check would stop the program.
    pub async fn load(&self, address: u64, length: usize) -> Vec<u8> {
        self.try_load(address, length).await.unwrap_or_else(|poisoned| panic!("{poisoned:?}"))
    }

    /// Reads bytes.
    ///
    /// # Errors
    /// If they are poisoned.
    pub async fn try_load(&self, address: u64, length: usize) -> Result<Vec<u8>, Poisoned> {
        self.read(address, length, Operation::Load).await
    }

    /// Reads bytes without keeping a copy.
    ///
    /// # Errors
    /// If they are poisoned.
    pub async fn load_uncached(&self, address: u64, length: usize) -> Result<Vec<u8>, Poisoned> {
        self.read(address, length, Operation::LoadOnce).await
    }

    /// Writes bytes. They are visible to others when the processor owns their lines, after what
    /// was stored before, and after the next fence at the latest.
    pub async fn store(&self, address: u64, bytes: &[u8]) {
        let mut from = 0;
        for part in parts(address, bytes.len()) {
            let (value, byte_enable) = placed(part, &bytes[from..from + part.length]);
            from += part.length;
            self.store_part(part.line, value, byte_enable).await;
        }
    }

    /// Writes bytes past the caches; they are in memory after the next fence.
    pub async fn store_nontemporal(&self, address: u64, bytes: &[u8]) {
        let mut from = 0;
        for part in parts(address, bytes.len()) {
            let (line, enabled) = placed(part, &bytes[from..from + part.length]);
            from += part.length;
            let limit = self.machine.borrow().timing.write_combining_buffers;
            while self.posted.borrow().len() >= limit {
                self.end_oldest_post().await;
            }
            self.until_visible(part.line).await;
            // The processor's own copy would be read in its place.
            self.machine.borrow_mut().home.caches_mut().evict_private(self.index, part.line);
            let ticket = self.request(part.line, Operation::NonTemporalStore(line, enabled));
            self.posted.borrow_mut().push_back(ticket);
            self.hit().await;
        }
    }

    /// Waits until everything that was stored is where it belongs, or, to a device, on its way.
    pub async fn fence(&self) {
        self.combining.borrow_mut().fence();
        self.send_combined().await;
        if self.has_combined.replace(false) {
            let cost = self.machine.borrow().timing.combining_fence_picoseconds;
            self.spend(cost).await;
        }
        while !self.posted.borrow().is_empty() {
            self.end_oldest_post().await;
        }
        self.wait(StoreBuffer::is_empty).await;
        let cost = self.machine.borrow().timing.fence_picoseconds;
        self.spend(cost).await;
    }

    /// Lets nobody keep a copy of these bytes' lines: memory has them.
    pub async fn flush(&self, address: u64, length: usize) {
        self.wait(StoreBuffer::is_empty).await;
        let lines = parts(address, length);
        let tickets: Vec<u64> =
            lines.iter().map(|part| self.request(part.line, Operation::Flush)).collect();
        for ticket in tickets {
            self.await_ticket(ticket).await;
        }
        let cost = self.machine.borrow().timing.flush_picoseconds;
        self.spend(cost).await;
    }

    /// Hands its own copies of these bytes' lines to the last-level cache.
    pub async fn demote(&self, address: u64, length: usize) {
        for part in parts(address, length) {
            self.until_visible(part.line).await;
            self.machine.borrow_mut().home.caches_mut().evict_private(self.index, part.line);
            self.hit().await;
        }
    }

    /// Adds to the eight bytes at this address, and gives what they were.
    ///
    /// # Panics
    /// If they are not in one line.
    pub async fn fetch_add(&self, address: u64, number: u64) -> u64 {
        self.atomic(address, Change::Add(number)).await
    }

    /// Replaces the eight bytes at this address, and gives what they were.
    ///
    /// # Panics
    /// If they are not in one line.
    pub async fn swap(&self, address: u64, number: u64) -> u64 {
        self.atomic(address, Change::Swap(number)).await
    }

    /// Replaces the eight bytes at this address if they are `expected`, and gives what they were.
    ///
    /// # Panics
    /// If they are not in one line.
    pub async fn compare_swap(&self, address: u64, expected: u64, number: u64) -> u64 {
        self.atomic(address, Change::CompareSwap(expected, number)).await
    }

    /// Polls these bytes until they are other than `known`, and gives them. While the processor has
    /// a copy, a poll is a hit, and only the loss of the copy can bring another value.
    pub async fn wait_until_changed(&self, address: u64, known: &[u8]) -> Vec<u8> {
        self.wait(StoreBuffer::is_empty).await;
        loop {
            let found = self.load(address, known.len()).await;
            if found != known {
                return found;
            }
            let lines = parts(address, known.len());
            poll_fn(|context| {
                let mut machine = self.machine.borrow_mut();
                let mut has_all = true;
                for part in &lines {
                    has_all &= machine.watch(self.index, part.line, context.waker());
                }
                if has_all && self.is_still(&machine, address, known) {
                    Poll::Pending
                } else {
                    Poll::Ready(())
                }
            })
            .await;
            self.catch_up();
        }
    }

    /// Computes for so long.
    pub async fn delay_picoseconds(&self, picoseconds: u64) {
        self.spend(picoseconds).await;
    }

    /// Computes for so many cycles of the device's clock.
    pub async fn delay_cycles(&self, cycles: u64) {
        let cycle = self.machine.borrow().timing.cycle_picoseconds;
        self.delay_picoseconds(cycles * cycle).await;
    }
}
