//! What arrives at processors: interrupts, and answers to reads of a device's registers.
use std::collections::{BTreeMap, BTreeSet};
use std::task::Waker;

use super::MmioAnswer;
use crate::counters::Counters;
use crate::line::LINE_BYTES;

/// What a read finds whose device is gone.
const ONES: [u8; LINE_BYTES] = [0xff; LINE_BYTES];

#[derive(Clone, Copy, Debug)]
enum Delivery {
    Interrupt(u64),
    Answer(MmioAnswer),
}

/// What is on its way to processors, what has arrived, and who waits for it.
#[derive(Debug, Default)]
pub(crate) struct Processors {
    /// By time, and by a number that keeps them in order.
    under_way: BTreeMap<(u64, u64), Delivery>,
    next: u64,
    next_read: u64,
    /// Reads that are not answered, with whoever waits.
    reads: BTreeMap<u64, Option<Waker>>,
    answers: BTreeMap<u64, [u8; LINE_BYTES]>,
    /// Vectors that nobody has taken notice of: as in a processor, one at a time of each.
    raised: BTreeSet<u64>,
    waiting: BTreeMap<u64, Vec<Waker>>,
}

impl Processors {
    pub(super) fn is_idle(&self) -> bool {
        self.under_way.is_empty() && self.reads.is_empty()
    }

    /// The number of another read.
    pub(super) fn next_read(&mut self) -> u64 {
        let number = self.next_read;
        self.next_read += 1;
        self.reads.insert(number, None);
        number
    }

    pub(super) fn interrupt_at(&mut self, time: u64, vector: u64) {
        self.push(time, Delivery::Interrupt(vector));
    }

    pub(super) fn answer_at(&mut self, time: u64, answer: MmioAnswer) {
        self.push(time, Delivery::Answer(answer));
    }

    fn push(&mut self, time: u64, delivery: Delivery) {
        self.under_way.insert((time, self.next), delivery);
        self.next += 1;
    }

    /// What is due by now arrives.
    pub(super) fn deliver(&mut self, now: u64, counters: &mut Counters) {
        while self.under_way.first_key_value().is_some_and(|((time, _), _)| *time <= now) {
            match self.under_way.pop_first() {
                Some((_, Delivery::Interrupt(vector))) => {
                    counters.interrupts += 1;
                    self.raised.insert(vector);
                    let waiting = self.waiting.remove(&vector).unwrap_or_default();
                    waiting.into_iter().for_each(Waker::wake);
                }
                Some((_, Delivery::Answer(answer))) if self.reads.contains_key(&answer.number) => {
                    self.answer(answer.number, answer.data);
                }
                _ => counters.unexpected += 1,
            }
        }
    }

    fn answer(&mut self, number: u64, data: [u8; LINE_BYTES]) {
        let waiting = self.reads.remove(&number).flatten();
        self.answers.insert(number, data);
        waiting.into_iter().for_each(Waker::wake);
    }

    /// The answer to a read, or a promise to wake when it is there.
    pub(crate) fn collect(&mut self, number: u64, waker: &Waker) -> Option<[u8; LINE_BYTES]> {
        let answer = self.answers.remove(&number);
        if answer.is_none() {
            self.reads.insert(number, Some(waker.clone()));
        }
        answer
    }

    /// Takes notice of an interrupt, or promises to wake at the next.
    pub(crate) fn take_interrupt(&mut self, vector: u64, waker: &Waker) -> bool {
        let is_raised = self.raised.remove(&vector);
        if !is_raised {
            self.waiting.entry(vector).or_default().push(waker.clone());
        }
        is_raised
    }

    /// Whether an interrupt was raised that nobody has taken notice of; takes notice.
    pub(crate) fn poll_interrupt(&mut self, vector: u64) -> bool {
        self.raised.remove(&vector)
    }

    /// The device is gone: reads find ones, what is on its way is lost.
    pub(super) fn reset(&mut self) {
        self.under_way.clear();
        let numbers: Vec<u64> = self.reads.keys().copied().collect();
        numbers.into_iter().for_each(|number| self.answer(number, ONES));
    }
}
