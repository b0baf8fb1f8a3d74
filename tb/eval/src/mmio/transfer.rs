//! Frames from a core through a card: what arrives, when, and how the stores were reordered.
use std::collections::VecDeque;

use nic_host::{Flush, Order, Write};
use nic_tb::{InOrder, Seed, Watchdog};

use super::card::{Beat, Card};
use super::processor::{Buffers, Core, Fencing, Processor, Stored};
use crate::statistics::Samples;

/// What is run.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Frames, in the order in which they are sent.
    pub frames: Vec<Vec<u8>>,
    /// Times of the core.
    pub core: Core,
    /// Its write-combining buffers.
    pub buffers: Buffers,
    /// When it fences.
    pub fencing: Fencing,
    /// A cycle of the card, in picoseconds.
    pub period: u64,
    /// Where all randomness comes from.
    pub seed: u64,
}

impl Setup {
    /// The setup of a core that only the card slows down, at 250 MHz.
    pub fn of(frames: Vec<Vec<u8>>) -> Self {
        Self {
            frames,
            core: Core::INSTANT,
            buffers: Buffers::counted(8, Order::Random, Flush::Whole),
            fencing: Fencing::Never,
            period: 4_000,
            seed: 1,
        }
    }
}

/// What happened to one frame; times in cycles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// When the driver had stored all of it.
    pub committed: u64,
    /// When the card took the store that completed it.
    pub completed: u64,
    /// When its first beat left.
    pub first: u64,
    /// When its last beat left.
    pub last: u64,
}

/// What came of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// By frame.
    pub deliveries: Vec<Delivery>,
    /// What left, in order.
    pub received: Vec<Vec<u8>>,
    /// Cycles from the first store that was taken to the last beat that left, both included.
    pub cycles: u64,
    /// Cycles that were simulated.
    pub simulated: u64,
    /// Stores that the card took.
    pub stores: u64,
    /// For every store, by how many lines later ones had overtaken it.
    pub overtaken: Samples,
}

impl Outcome {
    /// Bytes of all frames.
    pub fn bytes(&self) -> u64 {
        self.received.iter().map(|frame| frame.len() as u64).sum()
    }

    /// Gb/s at a clock of that many picoseconds.
    pub fn gigabits(&self, period: u64) -> f64 {
        self.bytes() as f64 * 8_000.0 / (self.cycles * period) as f64
    }

    /// A time of every frame.
    pub fn times(&self, time: impl Fn(&Delivery) -> u64) -> Samples {
        Samples::new(self.deliveries.iter().map(time).collect())
    }
}

/// A message of which something has not left.
#[derive(Debug)]
struct Flight {
    stored: Stored,
    missing: usize,
    completed: u64,
    first: Option<u64>,
}

/// Bytes of a line.
const LINE: u64 = 64;
/// More than a message of the largest size takes, and the link's time.
const PATIENCE: u64 = 5_000;

/// Sends every frame, and compares what leaves with it.
///
/// # Errors
/// One line: a property that failed, a frame that is not the one sent, or no progress.
pub fn transfer(
    card: &mut impl Card,
    setup: &Setup,
    mut progress: impl FnMut(usize),
) -> Result<Outcome, String> {
    let mut run = Run::new(card, setup)?;
    if let Err(text) = run.run_to_end(card, &mut progress) {
        // The verdict would only be that frames are missing.
        let _ = run.board.finish();
        return Err(text);
    }
    run.board.finish().map_err(|mismatch| mismatch.to_string())?;
    let (cycles, simulated) = (run.cycle - run.begin.unwrap_or(0), run.cycle);
    let Run { deliveries, received, stores, overtaken, .. } = run;
    Ok(Outcome {
        deliveries,
        received,
        cycles,
        simulated,
        stores,
        overtaken: Samples::new(overtaken),
    })
}

/// The state of a transfer.
struct Run<'a> {
    setup: &'a Setup,
    processor: Processor,
    space: u64,
    cycle: u64,
    begin: Option<u64>,
    sent: usize,
    flights: VecDeque<Flight>,
    current: Vec<u8>,
    board: InOrder<Vec<u8>>,
    deliveries: Vec<Delivery>,
    received: Vec<Vec<u8>>,
    stores: u64,
    /// The furthest line taken so far, counted on where addresses are used again.
    furthest: u64,
    overtaken: Vec<u64>,
}

impl<'a> Run<'a> {
    fn new(card: &impl Card, setup: &'a Setup) -> Result<Self, String> {
        let generator = Seed::new(setup.seed).fork("mmio transfer");
        let host = (setup.core, &setup.buffers, setup.fencing);
        let layout = (card.format(), card.header_bytes(), card.space_bytes());
        Ok(Self {
            setup,
            processor: Processor::new(host, layout, generator)?,
            space: card.space_bytes() as u64,
            cycle: 0,
            begin: None,
            sent: 0,
            flights: VecDeque::new(),
            current: Vec::new(),
            board: InOrder::new(),
            deliveries: Vec::new(),
            received: Vec::new(),
            stores: 0,
            furthest: 0,
            overtaken: Vec::new(),
        })
    }

    /// Until every frame has left.
    fn run_to_end(
        &mut self,
        card: &mut impl Card,
        mut progress: impl FnMut(usize),
    ) -> Result<(), String> {
        let mut watchdog = Watchdog::new(PATIENCE, "a frame leaves when its stores have arrived");
        while self.deliveries.len() < self.setup.frames.len() {
            let before = (self.stores, self.deliveries.len(), self.current.len());
            self.step(card)?;
            let after = (self.stores, self.deliveries.len(), self.current.len());
            watchdog.observe(after != before)?;
            progress(self.deliveries.len());
        }
        Ok(())
    }

    fn step(&mut self, card: &mut impl Card) -> Result<(), String> {
        let time = self.cycle * self.setup.period;
        while self.sent < self.setup.frames.len() && self.processor.is_free(time) {
            let frame = &self.setup.frames[self.sent];
            let stored = self.processor.send(frame)?;
            self.board.expect(frame.clone());
            let (missing, completed, first) = (stored.bytes, 0, None);
            self.flights.push_back(Flight { stored, missing, completed, first });
            self.sent += 1;
            if self.sent == self.setup.frames.len() {
                self.processor.flush();
            }
        }
        let step = card.step(self.processor.arrived(time))?;
        if step.taken
            && let Some(write) = self.processor.take()
        {
            self.begin.get_or_insert(self.cycle);
            self.note_store(&write);
        }
        for beat in step.beats {
            self.note_beat(beat, card)?;
        }
        self.cycle += 1;
        Ok(())
    }

    fn note_store(&mut self, write: &Write) {
        self.stores += 1;
        let lines = self.space / LINE;
        // The line nearest to the furthest one so far that has this place in the space.
        let ahead = (write.line + lines - self.furthest % lines + lines / 2) % lines;
        let line = (self.furthest + ahead).saturating_sub(lines / 2);
        self.overtaken.push(self.furthest.saturating_sub(line));
        self.furthest = self.furthest.max(line);
        for flight in self.flights.iter_mut().filter(|flight| flight.missing > 0) {
            flight.missing -= common_bytes(write, &flight.stored, self.space);
            if flight.missing == 0 {
                flight.completed = self.cycle;
            }
        }
    }

    fn note_beat(&mut self, beat: Beat, card: &impl Card) -> Result<(), String> {
        let header_bytes = card.header_bytes();
        let cycle = self.cycle;
        let flight = self.flights.front_mut().ok_or("a beat leaves, and nothing was sent")?;
        let first = *flight.first.get_or_insert(cycle);
        self.current.extend(beat.bytes);
        if !beat.last {
            return Ok(());
        }
        if beat.error {
            return Err(format!("cycle {cycle}: a frame was cut short"));
        }
        let mut frame = std::mem::take(&mut self.current);
        if !card.removes_header() {
            frame.drain(..header_bytes.min(frame.len()));
        }
        let expected = flight.stored.bytes - header_bytes;
        let is_padded = frame.len() == card.least_frame_bytes() && frame.len() > expected;
        if is_padded && frame[expected..].iter().all(|byte| *byte == 0) {
            frame.truncate(expected);
        }
        self.board.observe(&frame).map_err(|mismatch| format!("cycle {cycle}: {mismatch}"))?;
        let committed = flight.stored.committed.div_ceil(self.setup.period);
        let completed = flight.completed;
        self.deliveries.push(Delivery { committed, completed, first, last: cycle });
        self.received.push(frame);
        self.flights.pop_front();
        Ok(())
    }
}

/// How many bytes of a message a store has.
fn common_bytes(write: &Write, stored: &Stored, space: u64) -> usize {
    let (begin, bytes) = (stored.offset as u64, stored.bytes as u64);
    let is_in = |place: &u64| {
        let address = write.line * LINE + place;
        write.byte_enable >> place & 1 == 1 && (address + space - begin) % space < bytes
    };
    let nearest = (write.line * LINE + LINE - 1 + space - begin) % space;
    if nearest >= bytes + LINE {
        return 0;
    }
    (0..LINE).filter(is_in).count()
}
