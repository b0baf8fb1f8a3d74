//! A processor for the driver and for programs, whose loads and stores are compared with all that anybody writes.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use nic_driver::Machine;
use nic_host::Core;
use nic_system::SimulatedMachine;

use super::history::{History, ReadId, WriteId};

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
    /// It says that it flushes, and does not.
    pub flushes_nothing: bool,
}

impl WatchedMachine {
    /// A processor that nobody else uses.
    pub fn new(core: Core, records: Records) -> Self {
        let machine = SimulatedMachine::new(core);
        let (open, loads) = (Rc::default(), Rc::default());
        Self { machine, records, open, loads, flushes_nothing: false }
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

    /// Reads bytes of any lines, as many at a time as the processor fetches together; it keeps copies, or none.
    pub async fn load_run(&self, address: u64, length: usize, keeps: bool) -> Vec<u8> {
        let reads: Vec<_> = parts(address, length).map(|(at, _)| self.begin(at)).collect();
        let found = match keeps {
            true => self.core().try_load(address, length).await,
            false => self.core().load_uncached(address, length).await,
        };
        let bytes = match found {
            Ok(bytes) => bytes,
            Err(poisoned) => {
                self.records.complain(|| format!("{poisoned:?}"));
                return vec![0; length];
            }
        };
        let mut rest = bytes.as_slice();
        for ((at, count), read) in parts(address, length).zip(reads) {
            let (some, others) = rest.split_at(count);
            self.end(read, at, some);
            rest = others;
        }
        bytes
    }

    /// Writes bytes of a line past the caches.
    pub async fn store_nontemporal(&self, address: u64, bytes: &[u8]) {
        self.begin_store(address, bytes);
        self.core().store_nontemporal(address, bytes).await;
    }

    fn begin(&self, address: u64) -> ReadId {
        let now = self.records.now.get();
        self.records.history.borrow_mut().begin_read(address / LINE_BYTES, now)
    }

    fn end(&self, read: ReadId, address: u64, bytes: &[u8]) {
        let line = address / LINE_BYTES;
        let is_own = self.open.borrow().iter().any(|write| write.line == line);
        let now = self.records.now.get();
        let (data, mask) = placed(address, bytes);
        let mut history = self.records.history.borrow_mut();
        let found = history.end_read(read, (&data, mask), (now, !is_own));
        drop(history);
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

/// Where each line's part of some bytes begins, and how many bytes it has.
pub fn parts(address: u64, length: usize) -> impl Iterator<Item = (u64, usize)> {
    let mut done = 0;
    std::iter::from_fn(move || {
        let at = address + done as u64;
        let count = ((LINE_BYTES - at % LINE_BYTES) as usize).min(length - done);
        done += count;
        (count > 0).then_some((at, count))
    })
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
        self.flushes_nothing || self.machine.flush(address, bytes).await
    }

    /// It polls.
    async fn wait_for_change(&self, _address: u64, _known: u64) {
        self.core().delay_cycles(20).await;
    }
}
