//! One processor: what a program on it may do, and what each costs.
//!
//! Loads of several lines are under way together, as many as the profile has fill buffers.
//! Non-temporal stores are posted; a fence waits for them. Everything else waits for its line. A
//! processor keeps a clock of its own, finer than the device's, so that hits add up.
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;

use crate::home::{Atomic, Change, Operation};
use crate::line::{LINE_BYTES, Line};
use crate::machine::Machine;

/// The bytes that were to be read are known to be damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Poisoned {
    /// The line, as a byte address.
    pub address: u64,
}

/// A processor. Clones are the same processor.
#[derive(Clone)]
pub struct Core {
    machine: Rc<RefCell<Machine>>,
    index: usize,
    /// Its time in picoseconds.
    clock: Rc<Cell<u64>>,
    /// Non-temporal stores that have not completed.
    posted: Rc<RefCell<VecDeque<u64>>>,
}

/// A part of a line.
#[derive(Clone, Copy)]
struct Part {
    line: u64,
    offset: usize,
    length: usize,
}

/// The lines that so many bytes from this address on touch.
fn parts(address: u64, length: usize) -> Vec<Part> {
    let size = LINE_BYTES as u64;
    let mut parts = vec![];
    let mut at = address;
    while at < address + length as u64 {
        let end = (at / size + 1) * size;
        let length = (end.min(address + length as u64) - at) as usize;
        parts.push(Part { line: at / size, offset: (at % size) as usize, length });
        at = end;
    }
    parts
}

/// These bytes in their place of a line, and which they are.
fn placed(part: Part, bytes: &[u8]) -> (Line, u64) {
    let mut line = Line::ZERO;
    line.data[part.offset..part.offset + part.length].copy_from_slice(bytes);
    let enabled = if part.length == LINE_BYTES { u64::MAX } else { (1 << part.length) - 1 };
    (line, enabled << part.offset)
}

impl Core {
    pub(crate) fn new(machine: Rc<RefCell<Machine>>, index: usize) -> Self {
        Self { machine, index, clock: Rc::default(), posted: Rc::default() }
    }

    /// Its number.
    pub fn index(&self) -> usize {
        self.index
    }

    /// Its time in picoseconds.
    pub fn picoseconds(&self) -> u64 {
        self.clock.get().max(self.machine.borrow().picoseconds())
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
    /// If they are known to be damaged.
    pub async fn try_load(&self, address: u64, length: usize) -> Result<Vec<u8>, Poisoned> {
        self.read(address, length, Operation::Load).await
    }

    /// Reads bytes without keeping a copy.
    ///
    /// # Errors
    /// If they are known to be damaged.
    pub async fn load_uncached(&self, address: u64, length: usize) -> Result<Vec<u8>, Poisoned> {
        self.read(address, length, Operation::LoadOnce).await
    }

    /// Writes bytes, when it owns their lines.
    pub async fn store(&self, address: u64, bytes: &[u8]) {
        let mut from = 0;
        for part in parts(address, bytes.len()) {
            let (line, enabled) = placed(part, &bytes[from..from + part.length]);
            self.access(part.line, Operation::Store(line, enabled)).await;
            from += part.length;
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
            // The processor's own copy would be read in its place.
            self.machine.borrow_mut().home.caches_mut().evict_private(self.index, part.line);
            let ticket = self.request(part.line, Operation::NonTemporalStore(line, enabled));
            self.posted.borrow_mut().push_back(ticket);
            self.hit().await;
        }
    }

    /// Waits until everything that was stored is where it belongs.
    pub async fn fence(&self) {
        while !self.posted.borrow().is_empty() {
            self.end_oldest_post().await;
        }
        let cost = self.machine.borrow().timing.fence_picoseconds;
        self.spend(cost).await;
    }

    /// Lets nobody keep a copy of these bytes' lines: memory has them.
    pub async fn flush(&self, address: u64, length: usize) {
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

    fn is_still(&self, machine: &Machine, address: u64, known: &[u8]) -> bool {
        let mut from = 0;
        parts(address, known.len()).into_iter().all(|part| {
            let copy = machine.home.caches().private(self.index, part.line);
            let known = &known[from..from + part.length];
            from += part.length;
            copy.is_some_and(|copy| copy.line.data[part.offset..][..part.length] == *known)
        })
    }

    /// Computes for so long.
    pub async fn delay_picoseconds(&self, picoseconds: u64) {
        self.catch_up();
        self.spend(picoseconds).await;
    }

    /// Computes for so many cycles of the device's clock.
    pub async fn delay_cycles(&self, cycles: u64) {
        let cycle = self.machine.borrow().timing.cycle_picoseconds;
        self.delay_picoseconds(cycles * cycle).await;
    }

    async fn atomic(&self, address: u64, change: Change) -> u64 {
        let offset = (address % LINE_BYTES as u64) as usize;
        assert!(offset + 8 <= LINE_BYTES, "an atomic at {address:#x} is in two lines");
        let operation = Operation::Atomic(Atomic { offset, change });
        let before = self.access(address / LINE_BYTES as u64, operation).await;
        let cost = self.machine.borrow().timing.atomic_picoseconds;
        self.spend(cost).await;
        u64::from_le_bytes(before.data[offset..offset + 8].try_into().expect("eight bytes"))
    }

    async fn read(
        &self,
        address: u64,
        length: usize,
        operation: Operation,
    ) -> Result<Vec<u8>, Poisoned> {
        let parts = parts(address, length);
        let limit = self.machine.borrow().timing.fill_buffers;
        let mut bytes = vec![];
        for some in parts.chunks(limit) {
            let mut begun = vec![];
            for part in some {
                begun.push(self.begin(part.line, operation));
            }
            for (part, begun) in some.iter().zip(begun) {
                let line = self.end(begun).await;
                if line.poison {
                    self.machine.borrow_mut().home.counters_mut().poison_read += 1;
                    return Err(Poisoned { address: part.line * LINE_BYTES as u64 });
                }
                bytes.extend_from_slice(&line.data[part.offset..][..part.length]);
            }
        }
        Ok(bytes)
    }

    async fn access(&self, line: u64, operation: Operation) -> Line {
        let begun = self.begin(line, operation);
        self.end(begun).await
    }

    /// Hits, or sets out to the home agent: for the line, and for those that move with it.
    fn begin(&self, line: u64, operation: Operation) -> Result<Line, Vec<u64>> {
        let hit = self.machine.borrow_mut().home.perform(self.index, line, &operation);
        if let Some(line) = hit {
            return Ok(line);
        }
        let together = self.machine.borrow().timing.lines_together;
        let first = line / together * together;
        let neighbour = if operation.writes() { Operation::Own } else { operation };
        let mut tickets = vec![self.request(line, operation)];
        for other in (first..first + together).filter(|other| *other != line) {
            tickets.push(self.request(other, neighbour));
        }
        Err(tickets)
    }

    async fn end(&self, begun: Result<Line, Vec<u64>>) -> Line {
        let tickets = match begun {
            Ok(line) => {
                self.hit().await;
                return line;
            }
            Err(tickets) => tickets,
        };
        let mut lines = vec![];
        for ticket in tickets {
            lines.push(self.await_ticket(ticket).await);
        }
        lines[0]
    }

    async fn end_oldest_post(&self) {
        let ticket = self.posted.borrow_mut().pop_front();
        if let Some(ticket) = ticket {
            self.await_ticket(ticket).await;
        }
    }

    fn request(&self, line: u64, operation: Operation) -> u64 {
        self.machine.borrow_mut().request(self.index, line, operation)
    }

    async fn await_ticket(&self, ticket: u64) -> Line {
        let line =
            poll_fn(|context| match self.machine.borrow_mut().collect(ticket, context.waker()) {
                Some(line) => Poll::Ready(line),
                None => Poll::Pending,
            })
            .await;
        self.catch_up();
        line
    }

    async fn hit(&self) {
        let cost = self.machine.borrow().timing.private_hit_picoseconds;
        self.spend(cost).await;
    }

    /// Its clock is not behind the machine's.
    fn catch_up(&self) {
        self.clock.set(self.picoseconds());
    }

    /// So much time passes for this processor.
    async fn spend(&self, picoseconds: u64) {
        let until = self.clock.get() + picoseconds;
        self.clock.set(until);
        poll_fn(|context| {
            let mut machine = self.machine.borrow_mut();
            if machine.picoseconds() >= until {
                return Poll::Ready(());
            }
            machine.sleep(until, context.waker());
            Poll::Pending
        })
        .await;
    }
}
