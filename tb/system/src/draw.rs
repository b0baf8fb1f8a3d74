//! Rings of every kind, drawn so that every value of every setting is there at least once.
use std::fmt;

use nic_driver::card::Operation;
use nic_driver::ring::{Completion, Layout, Signal};
use nic_driver::{Half, RingSettings};
use nic_spec::message::CardLink;
use nic_tb::Generator;

use crate::plan::RingShape;

/// Values of a setting, each at least once in as many draws as there are values, in any order.
fn deal<T: Copy>(random: &mut Generator, values: &[T], count: usize) -> Vec<T> {
    let mut dealt: Vec<_> = values.iter().copied().cycle().take(count).collect();
    random.shuffle(&mut dealt);
    dealt
}

/// How a half polls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Poll {
    Timed(Operation),
    Event(Operation),
}

/// One half of a ring.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Drawn {
    /// Its shape.
    pub shape: RingShape,
    poll: Poll,
    fetch: Operation,
    fetch_lines: u8,
    prefetch: Operation,
    prefetch_lines: u8,
    complete: Operation,
    data: Operation,
    batch: u8,
}

impl fmt::Debug for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RingShape { size_log2, layout, signal, completion } = self.shape;
        write!(f, "2^{size_log2} {layout:?} {signal:?} {completion:?}, poll {:?}, ", self.poll)?;
        write!(f, "fetch {:?} x{}, ", self.fetch, self.fetch_lines)?;
        write!(f, "prefetch {:?} x{}, ", self.prefetch, self.prefetch_lines)?;
        write!(f, "complete {:?}, data {:?}, batch {}", self.complete, self.data, self.batch)
    }
}

impl Drawn {
    /// Settings of a ring that has its place, as drawn.
    pub fn set(&self, settings: &mut RingSettings) {
        (settings.poll, settings.event_driven) = match self.poll {
            Poll::Timed(operation) => (operation, false),
            Poll::Event(operation) => (operation, true),
        };
        (settings.fetch, settings.fetch_lines) = (self.fetch, self.fetch_lines);
        (settings.prefetch, settings.prefetch_lines) = (self.prefetch, self.prefetch_lines);
        (settings.complete, settings.data) = (self.complete, self.data);
        settings.batch = self.batch;
    }
}

/// So many halves for a card behind this link, every value of every setting among them if there are at
/// least as many halves as values: five.
pub fn draw(random: &mut Generator, half: Half, link: CardLink, count: usize) -> Vec<Drawn> {
    use Operation::{CoRead, CoWrite, CsRead, NcPush, NcRead, NcWrite};
    let reads = [NcRead, CsRead, CoRead];
    let writes = [NcWrite, NcPush, CoWrite];
    let mut polls = reads.map(Poll::Timed).to_vec();
    if link == CardLink::Cxl {
        polls.extend([Poll::Event(CsRead), Poll::Event(CoRead)]);
    }
    let sizes = deal(random, &[6, 7, 8], count);
    let layouts = deal(random, &[Layout::Packed, Layout::Padded, Layout::Grouped], count);
    let signals = deal(random, &[Signal::Register, Signal::Memory, Signal::Inline], count);
    let completions = deal(random, &[Completion::Inline, Completion::Index], count);
    let polls = deal(random, &polls, count);
    let fetches = deal(random, &reads, count);
    let fetch_lines = deal(random, &[0, 1, 4, 8], count);
    let prefetches = deal(random, &[CsRead, CoRead], count);
    let prefetch_lines = deal(random, &[0, 2], count);
    let completes = deal(random, &writes, count);
    let data = deal(random, if half == Half::Receive { &writes } else { &reads }, count);
    let batches = deal(random, &[1, 8, 64], count);
    (0..count)
        .map(|number| Drawn {
            shape: RingShape {
                size_log2: sizes[number],
                layout: layouts[number],
                signal: signals[number],
                completion: completions[number],
            },
            poll: polls[number],
            fetch: fetches[number],
            fetch_lines: fetch_lines[number],
            prefetch: prefetches[number],
            prefetch_lines: prefetch_lines[number],
            complete: completes[number],
            data: data[number],
            batch: batches[number],
        })
        .collect()
}
