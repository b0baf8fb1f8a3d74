//! What the processors do.
use std::cell::RefCell;
use std::rc::Rc;

use nic_host::Core;
use nic_host::ledger::Ledger;
use nic_tb::Generator;

use super::{COUNTERS, DEVICE_LINES, HOST_LINES, own_run};

/// A processor's program.
pub struct Program {
    pub core: Core,
    pub ledger: Rc<RefCell<Ledger>>,
    pub random: Generator,
    pub added: Rc<RefCell<u64>>,
}

impl Program {
    pub async fn run(mut self, operations: u64) {
        for _ in 0..operations {
            let line = self.any_line();
            match self.random.below(12) {
                0..=3 => self.load(line).await,
                4..=6 => self.store(line).await,
                7 => self.store_nontemporal(line).await,
                8 => self.load_uncached(line).await,
                9 => self.core.flush(64 * line, 64).await,
                10 => self.add().await,
                _ => {
                    self.core.demote(64 * line, 64).await;
                    let cycles = self.random.below(30);
                    self.core.delay_cycles(cycles).await;
                }
            }
        }
    }

    /// Half of the time the device has its memory for itself.
    fn any_line(&mut self) -> u64 {
        let lines: Vec<u64> = match is_for_device(self.core.picoseconds()) {
            true => HOST_LINES.collect(),
            false => HOST_LINES.chain(DEVICE_LINES).collect(),
        };
        lines[self.random.below(lines.len() as u64) as usize]
    }

    async fn load(&mut self, line: u64) {
        let (from, length) = match self.random.chance(1, 2) {
            true => (64 * line, 64),
            false => (64 * line + self.random.below(32), 1 + self.random.below(32) as usize),
        };
        let read = self.ledger.borrow_mut().begin_read(from, length);
        if let Ok(found) = self.core.try_load(from, length).await {
            self.ledger.borrow_mut().end_read(&read, &found);
        }
    }

    async fn load_uncached(&mut self, line: u64) {
        let read = self.ledger.borrow_mut().begin_read(64 * line, 64);
        if let Ok(found) = self.core.load_uncached(64 * line, 64).await {
            self.ledger.borrow_mut().end_read(&read, &found);
        }
    }

    async fn store(&mut self, line: u64) {
        let Some(range) = own_run(line, self.core.index(), &mut self.random) else { return };
        let bytes = self.ledger.borrow_mut().begin_write(range.clone());
        self.core.store(range.start, &bytes).await;
        self.core.fence().await;
        self.ledger.borrow_mut().end_write(range);
    }

    async fn store_nontemporal(&mut self, line: u64) {
        let Some(range) = own_run(line, self.core.index(), &mut self.random) else { return };
        let bytes = self.ledger.borrow_mut().begin_write(range.clone());
        self.core.store_nontemporal(range.start, &bytes).await;
        self.core.fence().await;
        self.ledger.borrow_mut().end_write(range);
    }

    async fn add(&mut self) {
        let number = self.random.below(3);
        let at = 64 * COUNTERS + 8 * self.random.below(8);
        self.core.fetch_add(at, number).await;
        *self.added.borrow_mut() += number;
    }
}

/// Whether only the device uses its memory at this time.
fn is_for_device(picoseconds: u64) -> bool {
    picoseconds / 25_000_000 % 2 == 1
}
