//! The program that sets the key-value handler up, changes keys while it serves, and turns pages of the card's memory.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::Card;
use nic_driver::card::key_value::{
    KeyValueCaching, KeyValueSettings, KeyValueStatistics, KeyValueStore, MOST_VALUE_BYTES,
};
use nic_driver::card::{Bias, BiasStatistics, CardError};
use nic_driver::region::PAGE_BYTES;
use nic_tb::Generator;

use super::keys::{Keys, key, value};
use super::machine::WatchedMachine;
use super::processors::Left;
use crate::key_value::UDP_PORT;

/// Bytes of a line.
const LINE_BYTES: u64 = 64;

/// What the program is told, and what it says.
#[derive(Default)]
pub struct Told {
    /// Requests are served.
    pub serves: Cell<bool>,
    /// It is to end.
    pub end: Cell<bool>,
    /// Turns to device-bias that were done, those that were refused because the host has copies, and turns back.
    pub flips: Cell<[u64; 3]>,
    /// Keys that the host has changed, and looked at.
    pub updates: Cell<[u64; 2]>,
    /// Flushes of the whole cache of host memory.
    pub flushes: Cell<u64>,
    /// One goes on.
    pub flushing: Cell<bool>,
    /// What handler and pages have counted at the end.
    pub counted: Cell<(KeyValueStatistics, BiasStatistics)>,
    /// What went wrong.
    pub error: RefCell<Option<String>>,
}

/// What the program works with.
pub struct Manager {
    /// Its processor.
    pub machine: WatchedMachine,
    /// Tables.
    pub settings: KeyValueSettings,
    /// Which lines of them stay in the card's cache.
    pub caching: KeyValueCaching,
    /// The keys and what they may be.
    pub keys: Rc<RefCell<Keys>>,
    /// Pages of the card's memory that are turned.
    pub pages: Vec<u64>,
    /// Pages that processors leave to the card.
    pub left: Left,
    /// The cycle.
    pub now: Rc<Cell<u64>>,
    /// Cycles from one of its doings to the next at most.
    pub pause: u64,
    /// What is left to chance.
    pub random: Generator,
    /// What it is told.
    pub told: Rc<Told>,
}

impl Manager {
    /// Until it is told to end.
    pub async fn run(mut self) {
        if let Err(error) = self.manage().await {
            *self.told.error.borrow_mut() = Some(error);
        }
    }

    async fn manage(&mut self) -> Result<(), String> {
        let machine = self.machine.clone();
        let card = Card::open(&machine).await.map_err(said)?;
        let store = card.key_value(self.settings).await.map_err(said)?;
        machine.fence().await;
        store.set_caching(self.caching).await.map_err(said)?;
        let count = self.keys.borrow().count();
        for number in 0..count {
            self.put(&store, number).await?;
        }
        loop {
            match store.start(UDP_PORT).await {
                Ok(()) => break,
                // Processors use the pages already.
                Err(CardError::HostHasCopies { .. }) => {
                    let [done, refused, back] = self.told.flips.get();
                    self.told.flips.set([done, refused + 1, back]);
                }
                Err(error) => return Err(said(error)),
            }
        }
        machine.fence().await;
        self.told.serves.set(true);
        while !self.told.end.get() {
            match self.random.below(16) {
                0..=2 => {
                    let number = self.random.below(count as u64) as usize;
                    self.put(&store, number).await?;
                }
                3 => {
                    let number = self.random.below(count as u64) as usize;
                    self.get(&store, number).await?;
                }
                4 => self.flush(&card).await?,
                _ => self.flip(&card).await?,
            }
            machine.fence().await;
            let cycles = self.random.below(self.pause + 1);
            machine.core().delay_cycles(cycles).await;
        }
        store.stop().await.map_err(said)?;
        for number in 0..count {
            self.get(&store, number).await?;
        }
        machine.fence().await;
        let counted = card.key_value_statistics().await.map_err(said)?;
        self.told.counted.set((counted, card.bias_statistics().await.map_err(said)?));
        Ok(())
    }

    async fn put(
        &mut self,
        store: &KeyValueStore<'_, WatchedMachine>,
        number: usize,
    ) -> Result<(), String> {
        let version = self.random.bits(64);
        let write = self.keys.borrow_mut().begin_write(number, version);
        let done = store.put(&key(number), [0; 4], &value(version)).await;
        self.machine.fence().await;
        let [updates, looks] = self.told.updates.get();
        self.told.updates.set([updates + 1, looks]);
        match done {
            // The key is free; the page is in host-bias.
            Ok(_) | Err(CardError::HostHasCopies { .. }) => {
                self.keys.borrow_mut().end_write(write);
                Ok(())
            }
            Err(error) => Err(format!("key {number}: {error}")),
        }
    }

    async fn get(
        &mut self,
        store: &KeyValueStore<'_, WatchedMachine>,
        number: usize,
    ) -> Result<(), String> {
        let read = self.keys.borrow_mut().begin_read(number);
        let mut found = [0; MOST_VALUE_BYTES];
        let entry = match store.get(&key(number), &mut found).await {
            Ok(entry) => entry.map(|entry| entry.value_bytes),
            // What was found is lost with the error.
            Err(CardError::HostHasCopies { .. }) => {
                self.keys.borrow_mut().give_up(read);
                return Ok(());
            }
            Err(error) => return Err(format!("key {number}: {error}")),
        };
        let [updates, looks] = self.told.updates.get();
        self.told.updates.set([updates, looks + 1]);
        let bytes = entry.ok_or_else(|| format!("key {number} is not there for the host"))?;
        self.keys.borrow_mut().end_read(read, &found[..bytes])
    }

    async fn flip(&mut self, card: &Card<'_, WatchedMachine>) -> Result<(), String> {
        let mut page = *self.random.pick(&self.pages);
        // Mostly one that processors leave alone, so that it stays as it is for a while.
        for _ in 0..4 {
            if !self.left.alone(page / LINE_BYTES, self.now.get()) {
                page = *self.random.pick(&self.pages);
            }
        }
        let back = if self.left.always { 30 } else { 5 };
        let to = if self.random.chance(1, back) { Bias::Host } else { Bias::Device };
        let mut flips = self.told.flips.get();
        match (card.set_bias(page, page + PAGE_BYTES, to).await, to) {
            (Ok(()), Bias::Device) => flips[0] += 1,
            (Ok(()), Bias::Host) => flips[2] += 1,
            (Err(CardError::HostHasCopies { .. }), Bias::Device) => flips[1] += 1,
            (Err(error), _) => return Err(format!("page {page:#x}: {error}")),
        }
        self.told.flips.set(flips);
        Ok(())
    }

    async fn flush(&mut self, card: &Card<'_, WatchedMachine>) -> Result<(), String> {
        self.told.flushing.set(true);
        let flushed = card.flush_cache().await.map_err(said);
        self.told.flushing.set(false);
        self.told.flushes.set(self.told.flushes.get() + 1);
        flushed
    }
}

fn said(error: CardError) -> String {
    error.to_string()
}
