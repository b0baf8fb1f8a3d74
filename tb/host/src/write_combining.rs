//! Write-combining buffers: stores to one line merge, lines leave in an order of the processor's
//! own.
//!
//! What is modelled is what a device can see: which writes arrive, in which order. A buffer is
//! opened by the first store to its line. A line whose 64 bytes are all stored is ready to leave;
//! one that is not leaves when another needs its buffer, or at a fence. `Order` picks among those
//! that may leave, and `Hold` says for how long one may be passed over. Architectures promise no bound: when a buffer
//! is evicted is up to the processor, and buffers leave in any order (Intel SDM vol. 3A, *Buffering of Write
//! Combining Memory Locations*).
use std::collections::VecDeque;

use rand::{Rng, RngCore};

pub use crate::line::LINE_BYTES;

/// Which of the lines that may leave goes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The one opened first.
    InOrder,
    /// Any.
    Random,
    /// The one opened last, so that the first is held back as long as there are buffers.
    Adversarial,
}

/// How a line that is not full leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flush {
    /// In one write with byte enables.
    Whole,
    /// In one write for each aligned eight bytes that hold any, in any order.
    Words,
}

/// For how long a line may be passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// Until as many lines have been opened after it as there are buffers.
    Counted,
    /// As long as another may leave in its place; only a fence is sure to make it leave.
    Unbounded,
}

/// A write as it arrives at the device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Write {
    /// Byte address divided by 64.
    pub line: u64,
    /// The line's bytes; those not enabled are zero.
    pub data: [u8; LINE_BYTES],
    /// Which bytes are written, bit 0 for byte 0.
    pub byte_enable: u64,
}

/// The write-combining buffers of one core.
#[derive(Debug)]
pub struct WriteCombining<R: RngCore> {
    buffers: usize,
    order: Order,
    flush: Flush,
    hold: Hold,
    random: R,
    /// Lines held back, in the order in which they were opened.
    open: Vec<Held>,
    /// Lines opened so far.
    opened: usize,
    left: VecDeque<Write>,
}

/// A line held back.
#[derive(Debug)]
struct Held {
    write: Write,
    /// How many lines had been opened before it.
    number: usize,
}

impl Held {
    fn is_full(&self) -> bool {
        self.write.byte_enable == u64::MAX
    }
}

impl<R: RngCore> WriteCombining<R> {
    /// So many empty buffers, which hold a line back for a counted time.
    ///
    /// # Panics
    /// If there are none.
    pub fn new(buffers: usize, order: Order, flush: Flush, random: R) -> Self {
        assert!(buffers > 0, "write combining needs a buffer");
        let (hold, open, left) = (Hold::Counted, vec![], VecDeque::new());
        Self { buffers, order, flush, hold, random, open, opened: 0, left }
    }

    /// The same, which hold a line back as long as `hold` says.
    pub fn holding(self, hold: Hold) -> Self {
        Self { hold, ..self }
    }

    /// Stores bytes at a byte address; they may cross lines.
    pub fn store(&mut self, address: u64, bytes: &[u8]) {
        let mut has_filled = false;
        for (address, byte) in (address..).zip(bytes) {
            let (line, at) = (address / LINE_BYTES as u64, (address % LINE_BYTES as u64) as usize);
            let buffer = self.buffer_of(line);
            buffer.data[at] = *byte;
            let was_full = buffer.byte_enable == u64::MAX;
            buffer.byte_enable |= 1 << at;
            has_filled |= !was_full && buffer.byte_enable == u64::MAX;
        }
        if has_filled {
            self.let_full_lines_go();
        }
    }

    /// Empties every buffer: what was stored before leaves before anything stored after.
    pub fn fence(&mut self) {
        while !self.open.is_empty() {
            let at = self.pick((0..self.open.len()).collect());
            self.leave(at);
        }
    }

    /// Whether there is a write that has left the buffers.
    pub fn has_left(&self) -> bool {
        !self.left.is_empty()
    }

    /// The next write that has left the processor.
    pub fn next_write(&mut self) -> Option<Write> {
        self.left.pop_front()
    }

    /// Lines held back.
    pub fn held(&self) -> usize {
        self.open.len()
    }

    fn buffer_of(&mut self, line: u64) -> &mut Write {
        let found = self.open.iter().position(|held| held.write.line == line);
        let at = match found {
            Some(at) if !self.open[at].is_full() => at,
            found => {
                // A full line that is stored to again begins anew behind itself.
                found.into_iter().for_each(|at| self.leave(at));
                self.make_room();
                let write = Write { line, data: [0; LINE_BYTES], byte_enable: 0 };
                self.open.push(Held { write, number: self.opened });
                self.opened += 1;
                self.open.len() - 1
            }
        };
        &mut self.open[at].write
    }

    /// Frees a buffer if all are taken, or if the first has been held back for too long.
    fn make_room(&mut self) {
        let is_counted = self.hold == Hold::Counted;
        let is_overdue = |held: &Held| is_counted && self.opened - held.number >= self.buffers;
        if self.open.first().is_some_and(is_overdue) {
            self.leave(0);
        } else if self.open.len() == self.buffers {
            let full = self.full();
            let any = (0..self.open.len()).collect();
            let at = self.pick(if full.is_empty() { any } else { full });
            self.leave(at);
        }
    }

    /// Full lines need no reason to leave; whether they do when another has filled is up to the
    /// order.
    fn let_full_lines_go(&mut self) {
        loop {
            let full = self.full();
            let goes = match self.order {
                Order::InOrder => !full.is_empty(),
                Order::Random => !full.is_empty() && self.random.random_bool(0.5),
                Order::Adversarial => false,
            };
            if !goes {
                return;
            }
            let at = self.pick(full);
            self.leave(at);
        }
    }

    fn full(&self) -> Vec<usize> {
        (0..self.open.len()).filter(|at| self.open[*at].is_full()).collect()
    }

    /// One of `candidates`, which are in the order in which they were opened.
    fn pick(&mut self, candidates: Vec<usize>) -> usize {
        match self.order {
            Order::InOrder => candidates[0],
            Order::Random => candidates[self.random.random_range(0..candidates.len())],
            Order::Adversarial => candidates[candidates.len() - 1],
        }
    }

    fn leave(&mut self, at: usize) {
        let write = self.open.remove(at).write;
        if self.flush == Flush::Whole || write.byte_enable == u64::MAX {
            self.left.push_back(write);
            return;
        }
        let mut words: Vec<usize> =
            (0..8).filter(|word| write.byte_enable >> (8 * word) & 0xff != 0).collect();
        while !words.is_empty() {
            let word = words.swap_remove(self.random.random_range(0..words.len()));
            let mut part = Write { line: write.line, data: [0; LINE_BYTES], byte_enable: 0 };
            part.byte_enable = write.byte_enable & 0xff << (8 * word);
            part.data[8 * word..8 * word + 8].copy_from_slice(&write.data[8 * word..8 * word + 8]);
            self.left.push_back(part);
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::{Flush, Hold, LINE_BYTES, Order, Write, WriteCombining};

    fn model(buffers: usize, order: Order, flush: Flush) -> WriteCombining<ChaCha8Rng> {
        WriteCombining::new(buffers, order, flush, ChaCha8Rng::seed_from_u64(1))
    }

    fn drain(model: &mut WriteCombining<ChaCha8Rng>) -> Vec<Write> {
        std::iter::from_fn(|| model.next_write()).collect()
    }

    #[test]
    fn words_of_a_line_leave_as_one_write() {
        let mut model = model(8, Order::InOrder, Flush::Whole);
        for word in 0..8u64 {
            model.store(128 + 8 * word, &[word as u8; 8]);
        }
        let writes = drain(&mut model);
        assert_eq!(writes.len(), 1);
        assert_eq!((writes[0].line, writes[0].byte_enable), (2, u64::MAX));
        assert_eq!(writes[0].data[8..16], [1; 8]);
    }

    #[test]
    fn a_line_that_is_not_full_stays_until_a_fence() {
        let mut model = model(8, Order::InOrder, Flush::Whole);
        model.store(3, &[7, 8]);
        assert_eq!((drain(&mut model).len(), model.held()), (0, 1));
        model.fence();
        let writes = drain(&mut model);
        assert_eq!((writes.len(), writes[0].byte_enable, model.held()), (1, 0b11000, 0));
    }

    #[test]
    fn every_order_delivers_every_byte_once_and_holds_no_line_for_ever() {
        for order in [Order::InOrder, Order::Random, Order::Adversarial] {
            for buffers in [8, 10, 12, 24] {
                for flush in [Flush::Whole, Flush::Words] {
                    let mut model = model(buffers, order, flush);
                    let bytes: Vec<u8> = (0..6000u32).map(|i| (i % 251) as u8).collect();
                    for (i, chunk) in bytes.chunks(24).enumerate() {
                        model.store(24 * i as u64, chunk);
                        assert!(model.held() <= buffers);
                    }
                    model.fence();
                    let mut seen = vec![None; bytes.len()];
                    let mut furthest = 0;
                    let mut most_behind = 0;
                    for write in drain(&mut model) {
                        furthest = furthest.max(write.line);
                        most_behind = most_behind.max(furthest - write.line);
                        for at in 0..LINE_BYTES {
                            if write.byte_enable >> at & 1 == 1 {
                                let address = write.line as usize * LINE_BYTES + at;
                                assert_eq!(seen[address].replace(write.data[at]), None);
                            }
                        }
                    }
                    let expected: Vec<Option<u8>> = bytes.iter().copied().map(Some).collect();
                    assert_eq!(seen, expected);
                    assert!(most_behind <= buffers as u64, "{order:?} {buffers}: {most_behind}");
                    assert_eq!(most_behind > 0, order != Order::InOrder);
                }
            }
        }
    }

    #[test]
    fn without_a_bound_a_line_may_starve_until_a_fence() {
        for (order, starves) in [(Order::InOrder, false), (Order::Adversarial, true)] {
            let mut model = model(8, order, Flush::Whole).holding(Hold::Unbounded);
            for line in 0..1_000u64 {
                model.store(64 * line, &[7; 64]);
            }
            let first = drain(&mut model).iter().position(|write| write.line == 0);
            assert_eq!(first, if starves { None } else { Some(0) }, "{order:?}");
            model.fence();
            assert_eq!(drain(&mut model).iter().any(|write| write.line == 0), starves);
        }
    }

    #[test]
    fn a_line_that_is_not_full_starves_behind_full_ones_in_any_order() {
        for order in [Order::InOrder, Order::Random, Order::Adversarial] {
            let mut model = model(8, order, Flush::Whole).holding(Hold::Unbounded);
            model.store(0, &[7; 20]);
            for line in 1..1_000u64 {
                model.store(64 * line, &[7; 64]);
            }
            assert!(drain(&mut model).iter().all(|write| write.line > 0), "{order:?}");
        }
    }

    #[test]
    fn nothing_passes_a_fence() {
        let mut model = model(12, Order::Random, Flush::Words);
        for round in 0..50u64 {
            model.store(round * 256, &[round as u8 + 1; 150]);
            model.fence();
        }
        let rounds: Vec<u64> = drain(&mut model).iter().map(|w| w.line / 4).collect();
        assert!(rounds.is_sorted(), "{rounds:?}");
    }
}
