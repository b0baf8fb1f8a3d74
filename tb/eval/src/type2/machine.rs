//! A processor for the driver and for programs, whose loads and stores are compared with all that anybody writes.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::Machine;
use nic_host::Core;
use nic_system::SimulatedMachine;

use super::history::{History, WriteId};

/// Bytes of a line.
const LINE_BYTES: u64 = 64;

/// What all that read and write have in common.
#[derive(Clone, Default)]
pub struct Records {
    /// What was written.
    pub history: Rc<RefCell<History>>,
    /// The cycle.
    pub now: Rc<Cell<u64>>,
    /// The first thing that was wrong.
    pub wrong: Rc<RefCell<Option<String>>>,
}

impl Records {
    /// Something is wrong; the first such word counts.
    pub fn complain(&self, what: impl FnOnce() -> String) {
        self.wrong.borrow_mut().get_or_insert_with(what);
    }
}

/// A processor.
#[derive(Clone)]
pub struct WatchedMachine {
    machine: SimulatedMachine,
    records: Records,
    /// Stores that may not be visible yet.
    open: Rc<RefCell<Vec<WriteId>>>,
    /// Loads that were compared.
    pub loads: Rc<Cell<u64>>,
}

impl WatchedMachine {
    /// A processor that nobody else uses.
    pub fn new(core: Core, records: Records) -> Self {
        let machine = SimulatedMachine::new(core);
        Self { machine, records, open: Rc::default(), loads: Rc::default() }
    }

    /// The processor.
    pub fn core(&self) -> &Core {
        &self.machine.core
    }

    /// Waits until everything that was stored is visible.
    pub async fn fence(&self) {
        self.core().fence().await;
        self.all_visible();
    }

    /// Reads bytes of a line without keeping a copy.
    pub async fn load_uncached(&self, address: u64, bytes: &mut [u8]) {
        let read = self.begin(address);
        match self.core().load_uncached(address, bytes.len()).await {
            Ok(found) => bytes.copy_from_slice(&found),
            Err(poisoned) => return self.records.complain(|| format!("{poisoned:?}")),
        }
        self.end(read, address, bytes);
    }

    /// Writes bytes of a line past the caches.
    pub async fn store_nontemporal(&self, address: u64, bytes: &[u8]) {
        self.begin_store(address, bytes);
        self.core().store_nontemporal(address, bytes).await;
    }

    fn begin(&self, address: u64) -> super::history::ReadId {
        let now = self.records.now.get();
        self.records.history.borrow_mut().begin_read(address / LINE_BYTES, now)
    }

    fn end(&self, read: super::history::ReadId, address: u64, bytes: &[u8]) {
        let line = address / LINE_BYTES;
        let is_own = self.open.borrow().iter().any(|write| write.line == line);
        let now = self.records.now.get();
        let found = self.records.history.borrow_mut().end_read(
            read,
            (&placed(address, bytes).0, placed(address, bytes).1),
            (now, !is_own),
        );
        self.loads.set(self.loads.get() + 1);
        if let Err(what) = found {
            self.records.complain(|| format!("processor {}: {what}", self.core().index()));
        }
    }

    fn begin_store(&self, address: u64, bytes: &[u8]) {
        let (data, mask) = placed(address, bytes);
        let now = self.records.now.get();
        let write =
            self.records.history.borrow_mut().begin_write(address / LINE_BYTES, (&data, mask), now);
        self.open.borrow_mut().push(write);
    }

    fn all_visible(&self) {
        let now = self.records.now.get();
        let mut history = self.records.history.borrow_mut();
        self.open.borrow_mut().drain(..).for_each(|write| history.end_write(write, now));
    }
}

/// Bytes in their place of a line, and which they are.
fn placed(address: u64, bytes: &[u8]) -> ([u8; 64], u64) {
    let from = (address % LINE_BYTES) as usize;
    assert!(from + bytes.len() <= 64, "{} bytes at {address:#x} are in two lines", bytes.len());
    let mut data = [0; 64];
    data[from..from + bytes.len()].copy_from_slice(bytes);
    let mask = u64::MAX.checked_shr(64 - bytes.len() as u32).unwrap_or(0) << from;
    (data, mask)
}

impl Machine for WatchedMachine {
    async fn load(&self, address: u64, bytes: &mut [u8]) {
        let read = self.begin(address);
        self.machine.load(address, bytes).await;
        self.end(read, address, bytes);
    }

    async fn store(&self, address: u64, bytes: &[u8]) {
        self.begin_store(address, bytes);
        self.machine.store(address, bytes).await;
    }

    async fn release(&self) {
        self.machine.release().await;
    }

    async fn read_register(&self, offset: usize) -> u32 {
        self.machine.read_register(offset).await
    }

    async fn write_register(&self, offset: usize, value: u32) {
        self.machine.write_register(offset, value).await;
    }

    async fn flush(&self, address: u64, bytes: u64) -> bool {
        self.machine.flush(address, bytes).await
    }

    /// It polls.
    async fn wait_for_change(&self, _address: u64, _known: u64) {
        self.core().delay_cycles(20).await;
    }
}
