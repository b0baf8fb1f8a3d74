//! A PCI Express root complex with memory behind it: takes memory requests of a device, and completes
//! the reads after a while, split and in any order that the rules leave.
//!
//! ```text
//!  device --requests--> link --in order, after a time--> memory
//!  device <--completions, split, in any order-- link <------+
//! ```
//!
//! Times are picoseconds. A packet that breaks a rule of the PCI Express Base Specification is an
//! error of the device, and says which.
mod memory;
mod numbers;
mod rules;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, VecDeque};

use nic_spec::message::{PcieCompletion, PcieCompletionStatus, PcieRequest, PcieRequestType};
use rand::{Rng, RngCore};

pub use memory::Memory;
pub use numbers::Numbers;
pub use rules::Violation;
use rules::{Packet, Rules};

/// Bytes of a line.
const LINE: u64 = 64;

/// A packet on its way to memory.
#[derive(Clone, Debug)]
struct Arrival {
    due: u64,
    packet: Packet,
}

/// What a read has still to bring.
#[derive(Clone, Debug)]
struct Read {
    /// When the next completion may leave.
    ready: u64,
    address: u64,
    bytes: Vec<u8>,
    status: PcieCompletionStatus,
    is_poisoned: bool,
    /// It asked for nothing, and is completed with one DW.
    is_flush: bool,
}

/// The other end of the link.
#[derive(Clone, Debug)]
pub struct RootComplex<R> {
    numbers: Numbers,
    random: R,
    rules: Rules,
    /// What the device reads and writes.
    pub memory: Memory,
    arrivals: VecDeque<Arrival>,
    reads: BTreeMap<u64, Read>,
    /// Lines of the completion that is leaving.
    leaving: VecDeque<PcieCompletion>,
    request_link_free: u64,
    completion_link_free: u64,
    read_bytes: u64,
    written_bytes: u64,
}

impl<R: RngCore> RootComplex<R> {
    /// An idle link and an empty memory.
    pub fn new(numbers: Numbers, random: R) -> Self {
        Self {
            random,
            rules: Rules::new(&numbers),
            memory: Memory::default(),
            arrivals: VecDeque::new(),
            reads: BTreeMap::new(),
            leaving: VecDeque::new(),
            request_link_free: 0,
            completion_link_free: 0,
            read_bytes: 0,
            written_bytes: 0,
            numbers,
        }
    }

    /// The numbers of the link.
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// Whether the link takes a line of a request now.
    pub fn is_ready(&self, now: u64) -> bool {
        self.request_link_free <= now && self.arrivals.len() < self.numbers.request_credits
    }

    /// Takes a line of a request.
    ///
    /// # Errors
    /// If the device breaks a rule.
    pub fn request(&mut self, now: u64, line: &PcieRequest) -> Result<(), Violation> {
        let is_first = !self.rules.is_within_packet();
        let payload = match line.request_type {
            PcieRequestType::MemoryRead => 0,
            PcieRequestType::MemoryWrite => rules::payload_in_line(line),
        };
        let header = if is_first { self.numbers.request_overhead_bytes } else { 0 };
        let start = self.request_link_free.max(now);
        self.request_link_free = start + self.numbers.time_of(header + payload);
        if let Some(packet) = self.rules.observe(line)? {
            let due = self.request_link_free + self.numbers.request_latency;
            self.arrivals.push_back(Arrival { due, packet });
        }
        Ok(())
    }

    /// A line of a completion that is there by now.
    pub fn completion(&mut self, now: u64) -> Option<PcieCompletion> {
        self.perform(now);
        if self.completion_link_free > now {
            return None;
        }
        if self.leaving.is_empty() {
            self.complete(now);
            let bytes = self.numbers.completion_overhead_bytes;
            if !self.leaving.is_empty() {
                self.completion_link_free = now + self.numbers.time_of(bytes);
            }
        }
        let line = self.leaving.pop_front()?;
        let payload = u64::from(line.length != 0) * LINE;
        self.completion_link_free =
            self.completion_link_free.max(now) + self.numbers.time_of(payload);
        if line.last && !self.reads.contains_key(&line.tag) {
            self.rules.completed(line.tag);
        }
        Some(line)
    }

    /// Whether nothing is on its way.
    pub fn is_idle(&self) -> bool {
        self.arrivals.is_empty() && self.reads.is_empty() && self.leaving.is_empty()
    }

    /// Bytes that were read and written since the beginning.
    pub fn moved_bytes(&self) -> (u64, u64) {
        (self.read_bytes, self.written_bytes)
    }

    /// Forgets what is on its way, as after a reset of the link.
    pub fn reset(&mut self) {
        self.arrivals.clear();
        self.reads.clear();
        self.leaving.clear();
        self.rules = Rules::new(&self.numbers);
    }

    /// Requests reach memory in order: a read pushes the writes before it.
    fn perform(&mut self, now: u64) {
        while self.arrivals.front().is_some_and(|arrival| arrival.due <= now) {
            let Some(Arrival { due, packet }) = self.arrivals.pop_front() else { return };
            match packet {
                Packet::Write { bytes } => {
                    self.written_bytes += bytes.len() as u64;
                    bytes.into_iter().for_each(|(address, byte)| self.memory.write(address, byte));
                }
                Packet::Read { tag, address, count } => {
                    let latency = self.numbers.read_latency;
                    let jitter = self.random.random_range(0..=self.numbers.read_jitter);
                    self.read_bytes += count;
                    let is_refused = self.memory.refuses(address);
                    let read = Read {
                        ready: due + latency + jitter,
                        address,
                        bytes: (address..address + count).map(|at| self.memory.read(at)).collect(),
                        status: match is_refused {
                            true => PcieCompletionStatus::UnsupportedRequest,
                            false => PcieCompletionStatus::SuccessfulCompletion,
                        },
                        is_poisoned: self.memory.is_poisoned(address),
                        is_flush: count == 0,
                    };
                    self.reads.insert(tag, read);
                }
            }
        }
    }

    /// Begins the next completion of any read that is ready. Completions of one read come in order
    /// of address; all but the last end at a multiple of the read completion boundary.
    fn complete(&mut self, now: u64) {
        let ready: Vec<u64> =
            self.reads.iter().filter(|(_, read)| read.ready <= now).map(|(tag, _)| *tag).collect();
        if ready.is_empty() {
            return;
        }
        let tag = match self.numbers.reorders {
            true => ready[self.random.random_range(0..ready.len())],
            false => ready.into_iter().min_by_key(|tag| self.reads[tag].ready).unwrap_or_default(),
        };
        let Some(mut read) = self.reads.remove(&tag) else { return };
        let base = PcieCompletion {
            status: read.status,
            poisoned: false,
            tag,
            byte_count: (read.bytes.len() as u64).max(1) % 4096,
            lower_address: read.address % 128,
            length: 0,
            data: [0; 64],
            last: true,
        };
        if read.status != PcieCompletionStatus::SuccessfulCompletion {
            self.leaving.push_back(base);
            return;
        }
        if read.is_flush {
            self.leaving.push_back(PcieCompletion { length: 1, ..base });
            return;
        }
        let bytes = self.piece(&read);
        let rest = read.bytes.split_off(bytes as usize);
        let length = bytes / 4 % 1024;
        for (number, line) in read.bytes.chunks(LINE as usize).enumerate() {
            let mut data = [0; 64];
            data.copy_from_slice(line);
            let poisoned = read.is_poisoned;
            let last = (number + 1) * LINE as usize == read.bytes.len();
            self.leaving.push_back(PcieCompletion { length, data, poisoned, last, ..base });
        }
        if !rest.is_empty() {
            let jitter = self.random.random_range(0..=self.numbers.read_jitter);
            let address = read.address + bytes;
            let is_poisoned = self.memory.is_poisoned(address);
            let ready = now + jitter;
            self.reads.insert(tag, Read { ready, address, bytes: rest, is_poisoned, ..read });
        }
    }

    /// How many bytes the next completion of a read has.
    fn piece(&mut self, read: &Read) -> u64 {
        let left = read.bytes.len() as u64;
        let boundary = self.numbers.read_completion_boundary;
        let most = left.min(self.numbers.maximum_payload);
        let first = boundary - read.address % boundary;
        let mut ends: Vec<u64> =
            (0..).map(|n| first + n * boundary).take_while(|end| *end < most).collect();
        // A packet of the longest payload must end at the boundary, too.
        let cut = (read.address + most) / boundary * boundary;
        ends.push(if most == left { left } else { cut - read.address });
        ends.retain(|end| *end > 0);
        match self.numbers.splits {
            true => ends[self.random.random_range(0..ends.len())],
            false => ends[ends.len() - 1],
        }
    }
}
