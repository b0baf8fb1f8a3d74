//! Programs that load and store at random: memory of their own, and what is free in the lines and pages of rings, of
//! buffers and of the key-value table.
use std::cell::Cell;
use std::rc::Rc;

use nic_driver::Machine;
use nic_tb::Generator;

use super::machine::WatchedMachine;

/// Bytes of a line, and of what is stored at a time.
const LINE_BYTES: u64 = 64;
const WORD: u64 = 4;
/// Lines that are read together at most, and stored to one after the other.
const RUN: u64 = 24;
/// Lines of a page.
const PAGE_LINES: u64 = 64;
/// Cycles after which processors leave a page alone, or no longer do: otherwise none would stay in device-bias.
const LEAVES: u64 = 12_000;

/// A line that processors use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Used {
    /// Its number.
    pub line: u64,
    /// The bytes that nobody else uses, from one up to, but without, another.
    pub free: (u64, u64),
}

impl Used {
    /// A line of which all is free.
    pub fn whole(line: u64) -> Self {
        Self { line, free: (0, LINE_BYTES) }
    }

    /// A line that is only read.
    pub fn read_only(line: u64) -> Self {
        Self { line, free: (0, 0) }
    }
}

/// What a program does until it is told to end.
pub struct Program {
    /// Its processor.
    pub machine: WatchedMachine,
    /// What it uses, in groups that are used equally often.
    pub groups: Rc<Vec<Vec<Used>>>,
    /// What is left to chance.
    pub random: Generator,
    /// Pages that are left to the card.
    pub left: Left,
    /// Cycles between two accesses at most.
    pub pause: u64,
    /// It is to end.
    pub end: Rc<Cell<bool>>,
    /// The cycle.
    pub now: Rc<Cell<u64>>,
}

/// When processors leave pages of the card's memory to the card.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    /// The first line that is the card's memory.
    pub device_begin: u64,
    /// Always; otherwise half of the time.
    pub always: bool,
}

impl Left {
    /// Whether processors leave the page of this line to the card in this cycle, mostly.
    pub fn alone(self, line: u64, now: u64) -> bool {
        let is_turn = !(now / LEAVES + line / PAGE_LINES).is_multiple_of(2);
        line >= self.device_begin && (self.always || is_turn)
    }
}

impl Program {
    /// Until it is told to end.
    pub async fn run(mut self) {
        while !self.end.get() {
            let group = self.random.below(self.groups.len() as u64) as usize;
            let used = *self.random.pick(&self.groups[group]);
            if self.left.alone(used.line, self.now.get()) {
                self.pass_by(group, used).await;
            } else {
                self.access(group, used).await;
            }
            let cycles = self.random.below(self.pause + 1);
            self.machine.core().delay_cycles(cycles).await;
        }
        self.machine.fence().await;
    }

    async fn access(&mut self, group: usize, used: Used) {
        match self.random.below(12) {
            0 => self.load(used, false).await,
            1..=5 => self.load(used, true).await,
            6..=8 => self.stores(group, false).await,
            9 | 10 => self.stores(group, true).await,
            _ => drop(self.machine.flush(LINE_BYTES * used.line, LINE_BYTES).await),
        }
    }

    /// What leaves a page in device-bias, nearly always.
    async fn pass_by(&mut self, group: usize, used: Used) {
        // What turns it back to host-bias.
        let rare = if self.left.always { 3_000 } else { 75 };
        if self.random.chance(1, rare) {
            match self.random.chance(1, 2) {
                true => self.load(used, true).await,
                false => self.stores(group, false).await,
            }
            return;
        }
        match self.random.below(150) {
            0..=40 => self.load(used, false).await,
            41..=100 => self.stores(group, true).await,
            101..=110 => drop(self.machine.flush(LINE_BYTES * used.line, LINE_BYTES).await),
            _ => {}
        }
    }

    /// A line, or several together.
    async fn load(&mut self, used: Used, keeps: bool) {
        let lines = if self.random.chance(1, 3) { 1 } else { self.random.within(2..=RUN) };
        let bytes = (lines * LINE_BYTES) as usize;
        drop(self.machine.load_run(LINE_BYTES * used.line, bytes, keeps).await);
    }

    /// Stores to one line of a group, or to several.
    async fn stores(&mut self, group: usize, nontemporal: bool) {
        let count = if self.random.chance(1, 2) { 1 } else { self.random.within(2..=RUN) };
        let groups = self.groups.clone();
        for number in 0..count {
            let used = *self.random.pick(&groups[group]);
            let is_left = self.left.alone(used.line, self.now.get());
            // A page that is left alone gets stores past the caches only, nearly always.
            if number == 0 || nontemporal || !is_left {
                self.store(used, nontemporal).await;
            }
        }
        // Most stores are open while others follow.
        if self.random.chance(1, 3) {
            self.machine.fence().await;
        }
    }

    async fn store(&mut self, used: Used, nontemporal: bool) {
        let (from, end) = used.free;
        if from == end {
            return;
        }
        let words = (end - from) / WORD;
        let (at, bytes) = match self.random.chance(1, 3) {
            true => (from, end - from),
            false => (from + WORD * self.random.below(words), WORD),
        };
        let bytes = self.random.bytes(bytes as usize);
        let address = LINE_BYTES * used.line + at;
        match nontemporal {
            true => self.machine.store_nontemporal(address, &bytes).await,
            false => self.machine.store(address, &bytes).await,
        }
    }
}
