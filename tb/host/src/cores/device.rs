//! What a program does with a device: its registers and its interrupts.
//!
//! Stores to registers are posted and keep their order, also behind earlier stores to memory: they
//! wait in the store buffer, and leave one at a time, each when the root port has the one before.
//! Stores that are combined leave by lines in an order of the buffers' own, and before the next
//! access of a register. A load waits for all of them.
use std::future::poll_fn;
use std::task::Poll;

use super::core::Core;
use super::parts::{parts, placed};
use super::store_buffer::{Store, StoreBuffer};
use crate::line::LINE_BYTES;
use crate::write_combining::Write;

impl Core {
    /// Stores to a device's registers; does not wait until the device has seen it.
    ///
    /// # Panics
    /// If the bytes are not within a line.
    pub async fn mmio_write(&self, address: u64, bytes: &[u8]) {
        let part = one_line(address, bytes.len());
        let (value, byte_enable) = placed(part, bytes);
        let limit = self.machine.borrow().timing.store_buffer;
        self.wait(|buffer| buffer.len() < limit).await;
        let write = Write { line: part.line, data: value.data, byte_enable };
        self.buffer.borrow_mut().push(Store::Device(write));
        self.hit().await;
    }

    /// Stores four bytes, the lowest first.
    pub async fn mmio_write32(&self, address: u64, value: u32) {
        self.mmio_write(address, &value.to_le_bytes()).await;
    }

    /// Stores eight bytes, the lowest first.
    pub async fn mmio_write64(&self, address: u64, value: u64) {
        self.mmio_write(address, &value.to_le_bytes()).await;
    }

    /// Reads a device's registers. What the device wrote to memory before it answered is visible.
    ///
    /// # Panics
    /// If the bytes are not within a line.
    pub async fn mmio_read(&self, address: u64, length: usize) -> Vec<u8> {
        let part = one_line(address, length);
        self.wait(StoreBuffer::is_empty).await;
        self.combining.borrow_mut().fence();
        self.send_combined().await;
        self.until_port_takes().await;
        let now = self.picoseconds();
        let number = self.machine.borrow_mut().root.read(now, address, length);
        let answered =
            |waker: &_| self.machine.borrow_mut().root.processors().collect(number, waker);
        let line = poll_fn(|context| match answered(context.waker()) {
            Some(line) => Poll::Ready(line),
            None => Poll::Pending,
        })
        .await;
        self.catch_up();
        line[part.offset..][..length].to_vec()
    }

    /// Reads four bytes, the lowest first.
    pub async fn mmio_read32(&self, address: u64) -> u32 {
        let bytes = self.mmio_read(address, 4).await;
        u32::from_le_bytes(bytes.try_into().expect("four bytes were read"))
    }

    /// Reads eight bytes, the lowest first.
    pub async fn mmio_read64(&self, address: u64) -> u64 {
        let bytes = self.mmio_read(address, 8).await;
        u64::from_le_bytes(bytes.try_into().expect("eight bytes were read"))
    }

    /// Stores to a device through the write-combining buffers: full lines leave, parts of lines when
    /// a buffer is wanted or at the next fence. Lines leave in any order.
    pub async fn mmio_store_combining(&self, address: u64, bytes: &[u8]) {
        let mut from = 0;
        for part in parts(address, bytes.len()) {
            let at = part.line * LINE_BYTES as u64 + part.offset as u64;
            let stored = &bytes[from..from + part.length];
            from += part.length;
            let line = self.machine.borrow().timing.combining_line_picoseconds;
            self.spend(line * part.length as u64 / LINE_BYTES as u64).await;
            self.combining.borrow_mut().store(at, stored);
            self.send_combined().await;
        }
    }

    /// Waits for an interrupt with this vector, or takes notice of one that has come. Interrupts of a
    /// vector that come before anybody takes notice are one.
    pub async fn interrupt(&self, vector: u64) {
        poll_fn(|context| {
            let mut machine = self.machine.borrow_mut();
            match machine.root.processors().take_interrupt(vector, context.waker()) {
                true => Poll::Ready(()),
                false => Poll::Pending,
            }
        })
        .await;
        self.catch_up();
    }

    /// Whether an interrupt with this vector has come that nobody took notice of; takes notice.
    pub fn has_interrupt(&self, vector: u64) -> bool {
        self.machine.borrow_mut().root.processors().poll_interrupt(vector)
    }

    /// Lines that have left the write-combining buffers leave the processor.
    pub(super) async fn send_combined(&self) {
        // Nothing is taken from the buffers before the port has room: programs that share the processor would pass it.
        while self.combining.borrow().has_left() {
            self.until_port_takes().await;
            let write = self.combining.borrow_mut().next_write();
            let Some(write) = write else { return };
            self.has_combined.set(true);
            let now = self.picoseconds();
            self.machine.borrow_mut().root.write(now, write);
        }
    }

    /// A store leaves the buffer for a device's registers, and the root port has it.
    pub(super) async fn send_to_device(&self, write: Write) {
        self.combining.borrow_mut().fence();
        self.send_combined().await;
        self.until_port_takes().await;
        let back = {
            let mut machine = self.machine.borrow_mut();
            let now = machine.picoseconds();
            machine.root.write(now, write);
            now + 2 * machine.home.core_distance(self.index) * machine.timing.cycle_picoseconds
        };
        self.until_time(back).await;
    }

    async fn until_port_takes(&self) {
        loop {
            let next = {
                let machine = self.machine.borrow();
                if machine.root.takes_access() {
                    return;
                }
                machine.picoseconds() + machine.timing.cycle_picoseconds
            };
            self.until_time(next).await;
        }
    }
}

fn one_line(address: u64, length: usize) -> super::parts::Part {
    let found = parts(address, length);
    assert!(found.len() == 1, "{length} bytes of a device at {address:#x} are not within a line");
    found[0]
}
