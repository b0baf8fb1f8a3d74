//! What drivers are made of: numbers in memory, prefetches, copies, time.
use super::core::Core;
use crate::home::Operation;
use crate::line::{LINE_BYTES, Line};

impl Core {
    /// Reads two bytes, the lowest first.
    pub async fn load_u16(&self, address: u64) -> u16 {
        u16::from_le_bytes(self.load_word(address).await)
    }

    /// Reads four bytes, the lowest first.
    pub async fn load_u32(&self, address: u64) -> u32 {
        u32::from_le_bytes(self.load_word(address).await)
    }

    /// Reads eight bytes, the lowest first.
    pub async fn load_u64(&self, address: u64) -> u64 {
        u64::from_le_bytes(self.load_word(address).await)
    }

    /// Writes two bytes, the lowest first.
    pub async fn store_u16(&self, address: u64, value: u16) {
        self.store(address, &value.to_le_bytes()).await;
    }

    /// Writes four bytes, the lowest first.
    pub async fn store_u32(&self, address: u64, value: u32) {
        self.store(address, &value.to_le_bytes()).await;
    }

    /// Writes eight bytes, the lowest first.
    pub async fn store_u64(&self, address: u64, value: u64) {
        self.store(address, &value.to_le_bytes()).await;
    }

    async fn load_word<const BYTES: usize>(&self, address: u64) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        self.load_into(address, &mut bytes).await;
        bytes
    }

    /// Reads bytes into a place of the program's own.
    ///
    /// # Panics
    /// If they are damaged, as a machine check would stop the program.
    pub async fn load_into(&self, address: u64, bytes: &mut [u8]) {
        if let Some(found) = self.at_hand(address, bytes.len()) {
            bytes.copy_from_slice(&found.data[address as usize % LINE_BYTES..][..bytes.len()]);
            return self.hit().await;
        }
        bytes.copy_from_slice(&self.load(address, bytes.len()).await);
    }

    /// The line of bytes that the processor's own cache has and no store waits for.
    fn at_hand(&self, address: u64, length: usize) -> Option<Line> {
        let is_in_line = address as usize % LINE_BYTES + length <= LINE_BYTES;
        let line = address / LINE_BYTES as u64;
        if !is_in_line || self.buffer.borrow().holds(line) {
            return None;
        }
        let found = self.machine.borrow_mut().home.perform(self.index, line, &Operation::Load)?;
        (!found.poison).then_some(found)
    }

    /// Fetches the line at this address into the processor's cache; does not wait for it.
    pub async fn prefetch(&self, address: u64) {
        self.prefetch_line(address, Operation::Load).await;
    }

    /// Fetches the line at this address to write it; does not wait for it.
    pub async fn prefetch_to_write(&self, address: u64) {
        self.prefetch_line(address, Operation::Own).await;
    }

    async fn prefetch_line(&self, address: u64, operation: Operation) {
        let line = address / LINE_BYTES as u64;
        let is_here =
            self.machine.borrow_mut().home.perform(self.index, line, &operation).is_some();
        if !is_here {
            // A processor has as many lines on their way as it has buffers for them.
            while !self.machine.borrow_mut().prefetch(self.index, line, operation) {
                self.delay_cycles(1).await;
            }
        }
        self.hit().await;
    }

    /// Waits a moment in a loop that polls.
    pub async fn pause(&self) {
        let cost = self.machine.borrow().timing.pause_picoseconds;
        self.spend(cost).await;
    }

    /// Copies bytes; source and copy do not overlap.
    pub async fn copy(&self, to: u64, from: u64, length: usize) {
        for (at, some) in self.chunks(length) {
            let bytes = self.load(from + at, some).await;
            self.store(to + at, &bytes).await;
        }
    }

    /// Copies bytes past the caches; they are in memory after the next fence.
    pub async fn copy_nontemporal(&self, to: u64, from: u64, length: usize) {
        for (at, some) in self.chunks(length) {
            let bytes = self.load(from + at, some).await;
            self.store_nontemporal(to + at, &bytes).await;
        }
    }

    /// As many bytes at a time as the processor fetches together.
    fn chunks(&self, length: usize) -> impl Iterator<Item = (u64, usize)> + use<> {
        let chunk = self.machine.borrow().timing.fill_buffers * LINE_BYTES;
        (0..length).step_by(chunk).map(move |at| (at as u64, chunk.min(length - at)))
    }

    /// The time in cycles of the device's clock, as a register of the device would show it.
    pub fn cycles(&self) -> u64 {
        self.picoseconds() / self.machine.borrow().timing.cycle_picoseconds
    }

    /// The time in nanoseconds.
    pub fn nanoseconds(&self) -> f64 {
        self.picoseconds() as f64 / 1e3
    }
}
