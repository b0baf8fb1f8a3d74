//! The MMIO queues: for each queue the bytes that have come. It knows no slots, no lists and no
//! time, and addresses never wrap.
use std::collections::{BTreeMap, BTreeSet};

use nic_spec::message::{MmioQueueFault, MmioQueuesLimits};

use crate::mmio_reorder::Format;

/// How the queues are built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// Bytes of a line.
    pub line_bytes: u64,
    /// Lines that a store may be ahead of the oldest that is not complete.
    pub window_lines: u64,
    /// Lines of the shared memory.
    pub memory_lines: u64,
}

/// What a store did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was kept; these messages were complete with it.
    Kept(Vec<Vec<u8>>),
    /// It was dropped because its queue stands still.
    Dropped,
    /// It was dropped because it came behind the end of a message that had left.
    Late,
    /// It stopped its queue. These messages were complete before.
    Stopped(MmioQueueFault, Vec<Vec<u8>>),
    /// It waits until one of these queues has lost its lines; the first has been incomplete longest.
    Short(Vec<u64>),
}

/// A queue that runs.
#[derive(Clone, Debug)]
struct Queue {
    bytes: BTreeMap<u64, u8>,
    /// Lines of which something has come.
    lines: BTreeSet<u64>,
    /// Bytes between messages that have left, as far back as a window, and whether they have come.
    gaps: BTreeMap<u64, bool>,
    start: u64,
    /// Everything from `start` up to here has come; it may be more.
    known: u64,
    /// The store with which it last became incomplete, or completed a message.
    since: u64,
}

impl Queue {
    fn new(start: u64) -> Self {
        let (bytes, lines, gaps) = (BTreeMap::new(), BTreeSet::new(), BTreeMap::new());
        Self { bytes, lines, gaps, start, known: start, since: 0 }
    }

    /// The first byte from `start` on that has not come, if it is before `end`.
    fn gap(&mut self, end: u64) -> Option<u64> {
        self.known = self.known.max(self.start);
        let came = self.bytes.range(self.known..end).zip(self.known..);
        self.known += came.take_while(|((address, _), next)| **address == *next).count() as u64;
        (self.known < end).then_some(self.known)
    }

    fn copy(&self, from: u64, count: u64) -> Option<Vec<u8>> {
        let bytes: Vec<u8> = self.bytes.range(from..from + count).map(|(_, byte)| *byte).collect();
        (bytes.len() as u64 == count).then_some(bytes)
    }
}

/// Queues of stores over one memory.
#[derive(Clone, Debug)]
pub struct Queues {
    format: Format,
    size: Size,
    /// Those that were used and run.
    running: BTreeMap<u64, Queue>,
    stopped: BTreeSet<u64>,
    /// What the queues may hold. A queue may have its share whatever the others hold.
    pub limits: MmioQueuesLimits,
    /// Stores that came.
    stores: u64,
    /// Queues that lost their lines to others, one after the other.
    pub evicted: Vec<u64>,
    /// Stores with a byte that had come before.
    pub doubled: u64,
}

/// What the oldest bytes of a queue are.
enum Oldest {
    Message(Vec<u8>),
    /// The first byte that is missing and must come.
    Missing(u64),
    Illegal(MmioQueueFault),
}

impl Queues {
    /// Empty queues that all begin at address 0.
    pub fn new(format: Format, size: Size) -> Self {
        let running = BTreeMap::new();
        let limits = MmioQueuesLimits { share_lines: 0, threshold_shift: 0, time_limit_rounds: 0 };
        let stopped = BTreeSet::new();
        Self { format, size, running, stopped, limits, stores: 0, evicted: vec![], doubled: 0 }
    }

    /// The queue begins again at an address.
    pub fn restart(&mut self, queue: u64, start: u64) {
        self.stopped.remove(&queue);
        self.running.insert(queue, Queue::new(start));
    }

    /// Lines of the memory that hold something while no message is on its way out.
    pub fn held_lines(&self) -> u64 {
        self.running.values().map(|queue| queue.lines.len() as u64).sum()
    }

    /// Those of one queue.
    pub fn held_lines_of(&self, queue: u64) -> u64 {
        self.running.get(&queue).map_or(0, |queue| queue.lines.len() as u64)
    }

    /// The bytes behind ends of messages that have left, as far back as a window, that have not come.
    pub fn gaps(&mut self, queue: u64) -> Vec<u64> {
        let first = self.missing(queue) / self.size.line_bytes;
        let oldest = first.saturating_sub(self.size.window_lines) * self.size.line_bytes;
        let Some(queue) = self.running.get(&queue) else { return vec![] };
        let gaps = queue.gaps.range(oldest..).filter(|(_, has_come)| !**has_come);
        gaps.map(|(address, _)| *address).collect()
    }

    /// The address of the first byte of the queue that is missing and must come.
    pub fn missing(&mut self, queue: u64) -> u64 {
        let format = self.format;
        let Some(queue) = self.running.get_mut(&queue) else { return 0 };
        match oldest(format, queue) {
            Oldest::Missing(address) => address,
            Oldest::Message(_) | Oldest::Illegal(_) => queue.start,
        }
    }

    /// Lines that a queue may hold now: its share, and of those that no queue holds as many times more
    /// as the limits say.
    fn most_held(&self) -> u64 {
        let spare = self.size.memory_lines - self.held_lines();
        self.limits.share_lines + spare * 16 / (1 << self.limits.threshold_shift)
    }

    /// The queues that hold more than their share and as much as a queue may have, that which has been
    /// incomplete longest first.
    fn too_large(&self) -> Vec<u64> {
        let least = self.most_held().max(self.limits.share_lines + 1);
        let holds_much = |(_, queue): &(&u64, &Queue)| queue.lines.len() as u64 >= least;
        let mut queues: Vec<_> = self.running.iter().filter(holds_much).collect();
        queues.sort_by_key(|(_, queue)| queue.since);
        queues.into_iter().map(|(number, _)| *number).collect()
    }

    /// A queue loses its lines to another.
    pub fn evict(&mut self, number: u64) {
        assert!(self.held_lines_of(number) > self.limits.share_lines, "queue {number} has a share");
        self.evicted.push(number);
        self.stop(number);
    }

    /// A message of the queue was incomplete for too long.
    pub fn time_out(&mut self, number: u64) {
        assert!(self.held_lines_of(number) > 0, "queue {number} waits for something");
        self.stop(number);
    }

    /// A store comes; all of its bytes are of one line.
    pub fn store(&mut self, number: u64, bytes: &[(u64, u8)]) -> Outcome {
        let Size { line_bytes, window_lines, memory_lines } = self.size;
        if self.stopped.contains(&number) {
            return Outcome::Dropped;
        }
        self.running.entry(number).or_insert_with(|| Queue::new(0));
        let Some((address, _)) = bytes.first() else { return Outcome::Kept(vec![]) };
        let line = address / line_bytes;
        let first = self.missing(number) / line_bytes;
        let held = self.held_lines_of(number);
        let is_full = self.held_lines() == memory_lines || held >= self.most_held();
        let Some(queue) = self.running.get_mut(&number) else { return Outcome::Dropped };
        let is_gap = |(address, _): &(u64, u8)| queue.gaps.contains_key(address);
        if line < first && line + window_lines >= first && bytes.iter().all(is_gap) {
            queue.gaps.extend(bytes.iter().map(|(address, _)| (*address, true)));
            return Outcome::Late;
        }
        let is_new = !queue.lines.contains(&line);
        let refused = match () {
            () if line < first => Some(MmioQueueFault::BelowStart),
            () if line >= first + window_lines => Some(MmioQueueFault::BeyondWindow),
            () if is_full && is_new => match self.too_large() {
                queues if queues.is_empty() => Some(MmioQueueFault::MemoryFull),
                queues => return Outcome::Short(queues),
            },
            () => None,
        };
        if let Some(cause) = refused {
            self.stop(number);
            return Outcome::Stopped(cause, vec![]);
        }
        self.stores += 1;
        let Some(queue) = self.running.get_mut(&number) else { return Outcome::Dropped };
        if queue.lines.is_empty() {
            queue.since = self.stores;
        }
        queue.lines.insert(line);
        let before = queue.bytes.len();
        for (address, byte) in bytes {
            queue.bytes.entry(*address).or_insert(*byte);
        }
        self.doubled += u64::from(queue.bytes.len() < before + bytes.len());
        self.deliver(number)
    }

    fn stop(&mut self, number: u64) {
        self.running.remove(&number);
        self.stopped.insert(number);
    }

    /// Messages that are complete leave; one of an illegal length stops the queue.
    fn deliver(&mut self, number: u64) -> Outcome {
        let Size { line_bytes, window_lines, .. } = self.size;
        let mut messages = vec![];
        while let Some(queue) = self.running.get_mut(&number) {
            match oldest(self.format, queue) {
                Oldest::Missing(_) => break,
                Oldest::Illegal(cause) => {
                    self.stop(number);
                    return Outcome::Stopped(cause, messages);
                }
                Oldest::Message(message) => {
                    let end = queue.start + message.len() as u64;
                    messages.push(message);
                    queue.since = self.stores;
                    queue.start = end.next_multiple_of(line_bytes);
                    let has_come = |address: u64| queue.bytes.contains_key(&address);
                    queue
                        .gaps
                        .extend((end..queue.start).map(|address| (address, has_come(address))));
                    let forgotten = queue.start.saturating_sub((window_lines + 1) * line_bytes);
                    queue.gaps = queue.gaps.split_off(&forgotten);
                    queue.bytes = queue.bytes.split_off(&queue.start);
                    queue.lines = queue.lines.split_off(&(queue.start / line_bytes));
                }
            }
        }
        Outcome::Kept(messages)
    }
}

/// What the oldest bytes of a queue are.
fn oldest(format: Format, queue: &mut Queue) -> Oldest {
    let Format { length_bytes, length_offset, .. } = format;
    let field = queue.start + length_offset;
    let Some(mut length) = queue.copy(field, length_bytes) else {
        let is_missing = |address: &u64| !queue.bytes.contains_key(address);
        return Oldest::Missing((field..).find(is_missing).unwrap_or(field));
    };
    if format.is_big_endian {
        length.reverse();
    }
    let stated = length.iter().rev().fold(0, |sum, byte| sum * 256 + u64::from(*byte));
    let total = stated + format.uncounted_bytes;
    if total < length_offset + length_bytes {
        return Oldest::Illegal(MmioQueueFault::TooShort);
    }
    if total > format.maximum_bytes {
        return Oldest::Illegal(MmioQueueFault::TooLong);
    }
    if let Some(gap) = queue.gap(queue.start + total) {
        return Oldest::Missing(gap);
    }
    queue.copy(queue.start, total).map_or(Oldest::Missing(queue.start), Oldest::Message)
}

#[cfg(test)]
mod tests {
    use nic_spec::message::MmioQueueFault;

    use super::{Outcome, Queues, Size};
    use crate::mmio_reorder::Format;

    const FORMAT: Format = Format {
        length_bytes: 1,
        length_offset: 1,
        is_big_endian: false,
        uncounted_bytes: 1,
        alignment_bytes: 4,
        maximum_bytes: 9,
    };
    const SIZE: Size = Size { line_bytes: 4, window_lines: 3, memory_lines: 4 };

    fn line(number: u64, bytes: [u8; 4]) -> Vec<(u64, u8)> {
        (4 * number..).zip(bytes).collect()
    }

    #[test]
    fn messages_leave_whole_each_queue_for_itself() {
        let mut queues = Queues::new(FORMAT, SIZE);
        assert_eq!(queues.store(7, &line(1, [5, 6, 7, 8])), Outcome::Kept(vec![]));
        assert_eq!(queues.store(3, &line(0, [1, 3, 0, 9])), Outcome::Kept(vec![vec![1, 3, 0, 9]]));
        assert_eq!((queues.held_lines(), queues.missing(3), queues.missing(7)), (1, 5, 1));
        let message = vec![1, 4, 3, 4, 5];
        assert_eq!(queues.store(7, &line(0, [1, 4, 3, 4])), Outcome::Kept(vec![message]));
        assert_eq!((queues.held_lines(), queues.missing(7)), (0, 9));
    }

    #[test]
    fn what_cannot_be_kept_stops_its_queue() {
        let stopped = |cause| Outcome::Stopped(cause, vec![]);
        let mut queues = Queues::new(FORMAT, SIZE);
        let beyond = queues.store(0, &line(3, [0; 4]));
        assert_eq!(beyond, stopped(MmioQueueFault::BeyondWindow));
        assert_eq!(queues.store(0, &line(0, [0; 4])), Outcome::Dropped);
        queues.restart(0, 40);
        assert_eq!(queues.store(0, &line(9, [0; 4])), stopped(MmioQueueFault::BelowStart));
        assert_eq!(queues.store(1, &line(0, [9, 0, 9, 9])), stopped(MmioQueueFault::TooShort));
        assert_eq!(queues.store(2, &line(0, [9, 9, 9, 9])), stopped(MmioQueueFault::TooLong));
        for (queue, number) in [(3, 1), (3, 2), (4, 1), (4, 2)] {
            assert_eq!(queues.store(queue, &line(number, [0; 4])), Outcome::Kept(vec![]));
        }
        assert_eq!(queues.store(4, &[(8, 1)]), Outcome::Kept(vec![]));
        assert_eq!(queues.doubled, 1);
        assert_eq!((queues.held_lines(), queues.held_lines_of(3)), (4, 2));
    }

    #[test]
    fn what_comes_behind_the_end_of_a_message_that_has_left_is_dropped() {
        let mut queues = Queues::new(FORMAT, SIZE);
        for number in 0..4 {
            let message = Outcome::Kept(vec![vec![1, 1]]);
            assert_eq!(queues.store(0, &[(4 * number, 1), (4 * number + 1, 1)]), message);
        }
        // Three lines back is the window, four are not.
        assert_eq!(queues.gaps(0), [6, 7, 10, 11, 14, 15]);
        assert_eq!(queues.store(0, &[(7, 9)]), Outcome::Late);
        assert_eq!(queues.store(0, &[(6, 9), (7, 9)]), Outcome::Late);
        assert_eq!(queues.gaps(0), [10, 11, 14, 15]);
        let mut other = queues.clone();
        let stopped = Outcome::Stopped(MmioQueueFault::BelowStart, vec![]);
        assert_eq!(other.store(0, &[(3, 9)]), stopped);
        assert_eq!(queues.store(0, &[(13, 9), (14, 9)]), stopped);
    }

    #[test]
    fn a_queue_within_its_share_gets_a_line_from_the_one_that_waits_longest() {
        let mut queues = Queues::new(FORMAT, SIZE);
        queues.limits.share_lines = 1;
        for (queue, number) in [(3, 1), (4, 1), (3, 2), (4, 2)] {
            assert_eq!(queues.store(queue, &line(number, [0; 4])), Outcome::Kept(vec![]));
        }
        assert_eq!(queues.store(5, &line(1, [0; 4])), Outcome::Short(vec![3, 4]));
        queues.evict(3);
        assert_eq!(queues.store(5, &line(1, [0; 4])), Outcome::Kept(vec![]));
        assert_eq!(queues.store(3, &line(0, [0; 4])), Outcome::Dropped);
        assert_eq!((queues.held_lines(), queues.evicted.as_slice()), (3, &[3][..]));
        // A message that is complete makes a queue the youngest.
        assert_eq!(queues.store(6, &line(1, [0; 4])), Outcome::Kept(vec![]));
        assert_eq!(queues.store(6, &line(2, [0; 4])), Outcome::Short(vec![4]));
    }

    #[test]
    fn a_queue_may_hold_less_the_less_is_left() {
        let mut queues = Queues::new(FORMAT, SIZE);
        queues.limits.threshold_shift = 5;
        assert_eq!(queues.store(0, &line(1, [0; 4])), Outcome::Kept(vec![]));
        // Half of the three lines that are left is one.
        assert_eq!(queues.store(0, &line(2, [0; 4])), Outcome::Short(vec![0]));
        queues.limits.share_lines = 1;
        assert_eq!(queues.store(0, &line(2, [0; 4])), Outcome::Kept(vec![]));
        queues.limits.threshold_shift = 7;
        let full = Outcome::Stopped(MmioQueueFault::MemoryFull, vec![]);
        assert_eq!(queues.store(1, &line(1, [0; 4])), Outcome::Kept(vec![]));
        assert_eq!(queues.store(1, &line(2, [0; 4])), Outcome::Short(vec![0]));
        queues.evict(0);
        assert_eq!(queues.store(1, &line(2, [0; 4])), full);
    }
}
