//! What a processor does in random traffic: loads, stores of its own bytes, flushes.
use std::cell::RefCell;
use std::rc::Rc;

use nic_host::Core;
use nic_host::ledger::Ledger;
use nic_tb::Generator;

use super::counters::{COUNTER_LINES, Counters, WORDS};
use super::lines::{host_uses, own_run};

/// A processor.
pub(super) struct Program {
    /// The processor.
    pub core: Core,
    /// What was written.
    pub ledger: Rc<RefCell<Ledger>>,
    /// What is left to chance.
    pub random: Generator,
    /// The lines that it uses.
    pub lines: Vec<u64>,
    /// The first line with numbers to which everybody adds, if they do, and what was added.
    pub adds: Option<(u64, Rc<RefCell<Counters>>)>,
    /// It leaves all pages of device memory alone, as far as it does one.
    pub passes_by: bool,
    /// A cycle of the device.
    pub cycle_picoseconds: u64,
    /// When it ends.
    pub until_picoseconds: u64,
}

impl Program {
    /// Until that time.
    pub async fn run(mut self) {
        while self.core.picoseconds() < self.until_picoseconds {
            let line = *self.random.pick(&self.lines);
            if self.adds.is_some() && self.random.chance(1, 4) {
                self.add().await;
                continue;
            }
            let now = self.core.picoseconds() / self.cycle_picoseconds;
            if !host_uses(line, now, self.passes_by) {
                self.pass_by(line).await;
                continue;
            }
            match self.random.below(12) {
                0 => self.load_uncached(line).await,
                1..=4 => self.load(line).await,
                5..=7 => self.store(line, false).await,
                8 => self.store(line, true).await,
                9 => self.core.flush(64 * line, 64).await,
                _ => self.core.delay_cycles(30).await,
            }
        }
    }

    async fn add(&mut self) {
        let Some((first, counters)) = &self.adds else { return };
        let address = 64 * first + 8 * self.random.below(COUNTER_LINES * WORDS);
        let number = self.random.within(1..=1000);
        let before = self.core.fetch_add(address, number).await;
        counters.borrow_mut().added(address, before, number);
    }

    /// What leaves a page in device-bias, nearly always.
    async fn pass_by(&mut self, line: u64) {
        match self.random.below(300) {
            0..=2 => self.load(line).await,
            3 => self.store(line, false).await,
            4..=20 => self.load_uncached(line).await,
            21..=50 => self.store(line, true).await,
            51..=70 => self.core.flush(64 * line, 64).await,
            _ => self.core.delay_cycles(30).await,
        }
    }

    async fn load(&mut self, line: u64) {
        let read = self.ledger.borrow_mut().begin_read(64 * line, 64);
        if let Ok(found) = self.core.try_load(64 * line, 64).await {
            self.ledger.borrow_mut().end_read(&read, &found);
        }
    }

    async fn load_uncached(&mut self, line: u64) {
        let read = self.ledger.borrow_mut().begin_read(64 * line, 64);
        if let Ok(found) = self.core.load_uncached(64 * line, 64).await {
            self.ledger.borrow_mut().end_read(&read, &found);
        }
    }

    async fn store(&mut self, line: u64, nontemporal: bool) {
        let who = self.core.index() as u64;
        let Some(range) = own_run(line, who, &mut self.random) else { return };
        let bytes = self.ledger.borrow_mut().begin_write(range.clone());
        match nontemporal {
            true => self.core.store_nontemporal(range.start, &bytes).await,
            false => self.core.store(range.start, &bytes).await,
        }
        self.core.fence().await;
        self.ledger.borrow_mut().end_write(range);
    }
}
