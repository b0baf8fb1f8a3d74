//! A core that runs the driver on write-combining buffers, in time.
//!
//! What is calibrated and what follows: a core stores 64-byte messages at about 120 Gb/s without
//! fences and at about 1 Gb/s with one after each (MMIO 2.1, 2.5); from these two follow the time
//! of a line and of a fence, and from them every other size. A store is 217 ns on its way (MMIO 2.1).
use std::collections::VecDeque;

use nic_driver::{Format, Reuse, StoreQueue, StoreWindow};
use nic_host::{Flush, Hold, Order, Write, WriteCombining};
use nic_tb::Generator;

/// Times of a core, in picoseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Core {
    /// To store a line of 64 bytes.
    pub line: u64,
    /// To wait at a fence.
    pub fence: u64,
    /// From a store's leaving the core to its arrival at the card.
    pub link: u64,
}

impl Core {
    /// The core of the paper: 64 bytes at 120 Gb/s; 512 ns for 64 bytes and a fence.
    pub const PAPER: Self = Self { line: 4_267, fence: 507_733, link: 217_000 };

    /// A core that costs no time, so that only the card sets the pace.
    pub const INSTANT: Self = Self { line: 0, fence: 0, link: 0 };
}

/// When the driver fences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fencing {
    /// Only where an address is used again, if at all.
    Never,
    /// After every message.
    EachMessage,
}

/// Stores that the link holds; a core with more waits (posted credits of a PCIe port).
const LINK_STORES: usize = 64;

/// The core, its driver, its buffers and the link.
#[derive(Debug)]
pub struct Processor {
    queue: StoreQueue<CombiningWindow>,
    fencing: Fencing,
    header_bytes: usize,
}

/// Write-combining buffers as the driver's window.
#[derive(Debug)]
struct CombiningWindow {
    combining: WriteCombining<Generator>,
    core: Core,
    /// The core's own time.
    now: u64,
    /// Stores on their way, with the time of their arrival.
    link: VecDeque<(u64, Write)>,
}

impl CombiningWindow {
    fn collect(&mut self) {
        while let Some(write) = self.combining.next_write() {
            self.link.push_back((self.now + self.core.link, write));
        }
    }
}

impl StoreWindow for CombiningWindow {
    fn store(&mut self, offset: usize, words: &[[u8; 4]]) {
        for (number, word) in words.iter().enumerate() {
            let offset = (offset + 4 * number) as u64;
            // A line takes its time whole.
            let until = |words: u64| self.core.line * words / 16;
            let place = offset / 4 % 16;
            self.now += until(place + 1) - until(place);
            self.combining.store(offset, word);
            self.collect();
        }
    }

    fn fence(&mut self) {
        self.combining.fence();
        self.collect();
        self.now += self.core.fence;
    }
}

/// What decides how a processor's stores leave it.
#[derive(Clone, Debug)]
pub struct Buffers {
    /// How many lines it holds back at most.
    pub count: usize,
    /// Which goes first.
    pub order: Order,
    /// How a line that is not full leaves.
    pub flush: Flush,
    /// For how long a line may be passed over.
    pub hold: Hold,
    /// The driver puts a fence before every so many lines, if it does.
    pub fence_lines: Option<usize>,
}

impl Buffers {
    /// So many buffers that leave in this order, each line after a counted time; a driver without fences.
    pub fn counted(count: usize, order: Order, flush: Flush) -> Self {
        Self { count, order, flush, hold: Hold::Counted, fence_lines: None }
    }
}

/// A message on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Where it begins in the address space.
    pub offset: usize,
    /// Its bytes, header and frame.
    pub bytes: usize,
    /// The core's time when the driver had stored all of it.
    pub committed: u64,
}

impl Processor {
    /// A core whose driver stores messages of that format.
    ///
    /// # Errors
    /// One line if the driver refuses the format or the space.
    pub fn new(
        (core, buffers, fencing): (Core, &Buffers, Fencing),
        (format, header_bytes, space_bytes): (Format, usize, usize),
        generator: Generator,
    ) -> Result<Self, String> {
        let Buffers { count, order, flush, hold, fence_lines } = *buffers;
        let combining = WriteCombining::new(count, order, flush, generator).holding(hold);
        let window = CombiningWindow { combining, core, now: 0, link: VecDeque::new() };
        // Without a bound a line may still be there when its address is used again.
        let reuse = match hold {
            Hold::Counted => Reuse::CapacityCovers(64 * count),
            Hold::Unbounded => Reuse::FenceOnWrap,
        };
        let mut queue = StoreQueue::new(window, space_bytes, format, reuse)
            .map_err(|error| error.to_string())?;
        if let Some(lines) = fence_lines {
            queue.fence_every(lines).map_err(|error| error.to_string())?;
        }
        Ok(Self { queue, fencing, header_bytes })
    }

    /// Whether the core would store another message at `time`.
    pub fn is_free(&mut self, time: u64) -> bool {
        let window = self.queue.window_mut();
        if window.link.len() >= LINK_STORES {
            // It waits for the link, and goes on when that has room.
            window.now = window.now.max(time);
            return false;
        }
        window.now <= time
    }

    /// Stores a frame, behind its header.
    ///
    /// # Errors
    /// One line if the driver refuses its length.
    pub fn send(&mut self, frame: &[u8]) -> Result<Stored, String> {
        let offset = self.queue.next_offset();
        let bytes = self.header_bytes + frame.len();
        let header = vec![0; self.header_bytes];
        self.queue.send(&[&header, frame]).map_err(|error| error.to_string())?;
        let committed = self.queue.window().now;
        if self.fencing == Fencing::EachMessage {
            self.queue.flush();
        }
        Ok(Stored { offset, bytes, committed })
    }

    /// Makes everything leave the buffers.
    pub fn flush(&mut self) {
        self.queue.flush();
    }

    /// The store that has arrived at the card by `time`, if there is one.
    pub fn arrived(&self, time: u64) -> Option<&Write> {
        self.queue.window().link.front().filter(|(at, _)| *at <= time).map(|(_, write)| write)
    }

    /// Takes it off the link.
    pub fn take(&mut self) -> Option<Write> {
        self.queue.window_mut().link.pop_front().map(|(_, write)| write)
    }

    /// Whether nothing is on the link.
    pub fn is_idle(&self) -> bool {
        self.queue.window().link.is_empty()
    }
}
