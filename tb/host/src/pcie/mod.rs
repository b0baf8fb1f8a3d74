//! The host's end of a PCI Express link: takes memory requests of a device, and completes the reads
//! after a while, split and in any order that the rules leave.
//!
//! ```text
//!  device --requests--> link --in order, after a time--> memory
//!  device <--completions, split, in any order-- link <------+
//! ```
//!
//! [`RootComplex`] has a memory of its own, for tests of a device alone; a [`Host`](crate::Host) has
//! the same link before its caches. Times are picoseconds. A packet that breaks a rule of the PCI
//! Express Base Specification is an error of the device, and says which.
mod memory;
mod numbers;
mod port;
mod reads;
mod rules;
#[cfg(test)]
mod tests;

use nic_spec::message::{PcieCompletion, PcieCompletionStatus, PcieRequest};
use rand::{Rng, RngCore};

pub use memory::Memory;
pub use numbers::Numbers;
pub(crate) use port::{Port, Upward};
pub(crate) use rules::Packet;
pub use rules::Violation;

use crate::line::Line;

/// Bytes of a line.
pub(crate) const LINE: u64 = crate::line::LINE_BYTES as u64;

/// Nothing goes up this link but memory requests.
#[derive(Clone, Debug)]
enum Nothing {}

/// The other end of the link, with a memory of its own.
#[derive(Clone, Debug)]
pub struct RootComplex<R> {
    port: Port<R, Nothing>,
    /// What the device reads and writes.
    pub memory: Memory,
    read_bytes: u64,
    written_bytes: u64,
}

impl<R: RngCore> RootComplex<R> {
    /// An idle link and an empty memory.
    pub fn new(numbers: Numbers, random: R) -> Self {
        let port = Port::new(numbers, random);
        Self { port, memory: Memory::default(), read_bytes: 0, written_bytes: 0 }
    }

    /// The numbers of the link.
    pub fn numbers(&self) -> &Numbers {
        self.port.numbers()
    }

    /// Whether the link takes a line of a request now.
    pub fn is_ready(&self, now: u64) -> bool {
        self.port.is_free(now) && self.port.upward() < self.numbers().request_credits
    }

    /// Takes a line of a request.
    ///
    /// # Errors
    /// If the device breaks a rule.
    pub fn request(&mut self, now: u64, line: &PcieRequest) -> Result<(), Violation> {
        self.port.request(now, line, true)
    }

    /// A line of a completion that is there by now.
    pub fn completion(&mut self, now: u64) -> Option<PcieCompletion> {
        self.perform(now);
        self.port.completion(now)
    }

    /// Whether nothing is on its way.
    pub fn is_idle(&self) -> bool {
        self.port.is_idle()
    }

    /// Bytes that were read and written since the beginning.
    pub fn moved_bytes(&self) -> (u64, u64) {
        (self.read_bytes, self.written_bytes)
    }

    /// Forgets what is on its way, as after a reset of the link.
    pub fn reset(&mut self) {
        self.port.reset();
    }

    /// Requests reach memory in order: a read pushes the writes before it.
    fn perform(&mut self, now: u64) {
        while let Some((due, upward)) = self.port.arrived(now) {
            match upward {
                Upward::Message(nothing) => match nothing {},
                Upward::Request(Packet::Write(writes)) => {
                    for write in writes {
                        self.written_bytes += u64::from(write.byte_enable.count_ones());
                        self.memory.write_line(&write);
                    }
                }
                Upward::Request(Packet::Read { tag, address, count }) => {
                    self.read(due, (tag, address, count));
                }
            }
        }
    }

    fn read(&mut self, due: u64, (tag, address, count): (u64, u64, u64)) {
        let Numbers { read_latency, read_jitter, .. } = *self.port.numbers();
        let ready = due + read_latency + self.port.random().random_range(0..=read_jitter);
        self.read_bytes += count;
        self.port.begin_read(tag, address, count);
        if self.memory.refuses(address) {
            self.port.end_read(tag, ready, PcieCompletionStatus::UnsupportedRequest);
        } else if count == 0 {
            self.port.end_read(tag, ready, PcieCompletionStatus::SuccessfulCompletion);
        } else {
            for (number, line) in (address / LINE..=(address + count - 1) / LINE).enumerate() {
                let poison = self.memory.is_poisoned(line * LINE);
                let line = Line { data: self.memory.line(line), poison };
                self.port.read_line(tag, number, ready, line);
            }
        }
    }
}
