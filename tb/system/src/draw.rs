//! Rings of every kind: signals, layouts and completions in every combination, the other settings drawn.
use std::fmt;

use nic_driver::card::Operation;
use nic_driver::ring::{Completion, Layout, Signal};
use nic_driver::{Half, RingSettings};
use nic_spec::message::CardLink;
use nic_spec::register::nic::has_engine;
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

impl Drawn {
    /// The same with operations that leave no copy in the card's cache. A line that was damaged on its way
    /// there would come back damaged, and stop the program that reads it by a machine check.
    pub fn without_copies(mut self) -> Self {
        use Operation::{CoRead, CoWrite, CsRead, NcPush, NcRead, NcWrite};
        self.poll = Poll::Timed(NcRead);
        (self.fetch, self.prefetch_lines) = (NcRead, 0);
        for operation in [&mut self.complete, &mut self.data] {
            *operation = match *operation {
                NcRead | CsRead | CoRead => NcRead,
                NcWrite | CoWrite => NcWrite,
                NcPush => NcPush,
            };
        }
        self
    }
}

/// Halves for a card behind this link: in each round every signal with every layout and every completion,
/// and with each signal every value of every other setting at least once.
pub fn draw(random: &mut Generator, half: Half, link: CardLink, rounds: usize) -> Vec<Drawn> {
    const SIGNALS: [Signal; 3] = [Signal::Register, Signal::Memory, Signal::Inline];
    let mut drawn = vec![];
    for _ in 0..rounds {
        for signal in SIGNALS {
            drawn.extend(with_signal(random, half, link, signal));
        }
    }
    random.shuffle(&mut drawn);
    drawn
}

/// Every layout with every completion; no other setting has more values than that.
fn with_signal(
    random: &mut Generator,
    half: Half,
    link: CardLink,
    signal: Signal,
) -> impl Iterator<Item = Drawn> {
    use Operation::{CoRead, CoWrite, CsRead, NcPush, NcRead, NcWrite};
    const LAYOUTS: [Layout; 3] = [Layout::Packed, Layout::Padded, Layout::Grouped];
    const COMPLETIONS: [Completion; 2] = [Completion::Inline, Completion::Index];
    let shapes: Vec<_> =
        LAYOUTS.iter().flat_map(|layout| COMPLETIONS.map(|how| (*layout, how))).collect();
    let count = shapes.len();
    let reads = [NcRead, CsRead, CoRead];
    let writes = [NcWrite, NcPush, CoWrite];
    let mut polls = reads.map(Poll::Timed).to_vec();
    if has_engine(link) {
        polls.extend([Poll::Event(CsRead), Poll::Event(CoRead)]);
    }
    let sizes = deal(random, &[6, 7, 8], count);
    let polls = deal(random, &polls, count);
    let fetches = deal(random, &reads, count);
    let fetch_lines = deal(random, &[0, 1, 4, 8], count);
    let prefetches = deal(random, &[CsRead, CoRead], count);
    let prefetch_lines = deal(random, &[0, 2], count);
    let completes = deal(random, &writes, count);
    let data = deal(random, if half == Half::Receive { &writes } else { &reads }, count);
    let batches = deal(random, &[1, 8, 64], count);
    shapes.into_iter().enumerate().map(move |(number, (layout, completion))| Drawn {
        shape: RingShape { size_log2: sizes[number], layout, signal, completion },
        poll: polls[number],
        fetch: fetches[number],
        fetch_lines: fetch_lines[number],
        prefetch: prefetches[number],
        prefetch_lines: prefetch_lines[number],
        complete: completes[number],
        data: data[number],
        batch: batches[number],
    })
}
