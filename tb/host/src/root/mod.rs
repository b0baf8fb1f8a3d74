//! The root port: the link over which a device reads and writes memory by DMA and raises interrupts,
//! and over which processors reach its registers. PCI Express; CXL.io is the same.
//!
//! ```text
//!  processors --stores, loads of registers--> accesses ---------+--> device: registers
//!      ^                                                        |
//!      +-- interrupts, answers <--+                    link ----+--> device: completions
//!                                 |                      |
//!  home agent <-- lines ------- order <-- rules <--------+------<-- device: requests, interrupts
//! ```
//!
//! # Order
//! Up: posted writes become visible in order; a read, an interrupt and an answer to a processor begin
//! when all posted writes before them are visible; nothing waits for a read. Down: accesses are done
//! in order; no completion passes a posted write.
mod access;
mod down;
mod io;
mod order;
mod processors;
mod timing;
mod window;

use nic_spec::message::{PcieCompletionStatus, PcieSettings};
use rand::RngCore;

pub use access::{MmioAccess, MmioAnswer, MmioRead};
use down::Down;
pub use io::{IoFromDevice, IoToDevice, Passing, RootConfiguration};
use order::{Behind, Order};
use processors::Processors;
pub(crate) use timing::RootTiming;
pub use window::{INTERRUPT_WINDOW, message_of};

use crate::hash::NumberMap;
use crate::home::{Home, IoOperation, IoRequest, IoTicket};
use crate::line::Line;
use crate::pcie::{LINE, Numbers, Packet, Port, Upward, Violation};
use crate::write_combining::Write;

/// Accesses that processors have on their way at most.
const ACCESSES: usize = 64;

/// What comes up the link beside memory requests.
#[derive(Clone, Debug)]
enum Beside {
    /// A message of a card whose memory requests take another link.
    Message(Write),
    /// An answer to a processor.
    Answer(MmioAnswer),
}

/// The root port.
pub(crate) struct RootPort {
    timing: RootTiming,
    credits: usize,
    port: Port<Box<dyn RngCore>, Beside>,
    order: Order,
    down: Down,
    /// Reads that wait for lines, by number: their tag, and how many lines.
    reads: NumberMap<u64, (u64, usize)>,
    next_read: u64,
    /// What the home agent has done and is being looked at.
    done: Vec<(IoTicket, Option<Line>)>,
    processors: Processors,
}

impl RootPort {
    /// A root port with nothing on its way.
    pub(crate) fn new(
        timing: RootTiming,
        numbers: Numbers,
        configuration: &RootConfiguration,
        random: Box<dyn RngCore>,
    ) -> Self {
        Self {
            timing,
            credits: configuration.credits,
            port: Port::new(numbers, random),
            order: Order::new(configuration.wrong),
            down: Down::new(configuration.wrong),
            reads: NumberMap::default(),
            next_read: 0,
            done: vec![],
            processors: Processors::default(),
        }
    }

    /// What the host has set for the device.
    pub(crate) fn settings(&self) -> PcieSettings {
        self.port.numbers().settings()
    }

    /// What is offered to the device in a cycle that ends at this time.
    pub(crate) fn offered(&self, end: u64) -> IoToDevice {
        IoToDevice {
            takes_request: self.takes_request(end),
            completion: self.down.completion().copied(),
            access: self.down.access().cloned(),
        }
    }

    fn takes_request(&self, end: u64) -> bool {
        self.port.is_free(end) && self.port.upward() + self.order.len() < self.credits
    }

    /// What the device sent and took in the cycle between these times.
    pub(crate) fn take(
        &mut self,
        (begin, end): (u64, u64),
        sent: &IoFromDevice,
    ) -> Result<(), Violation> {
        let takes_request = self.takes_request(end);
        if sent.takes_completion {
            self.down.take_completion();
        }
        if sent.takes_access {
            self.down.take_access();
        }
        let Numbers { request_latency, request_overhead_bytes, completion_overhead_bytes, .. } =
            *self.port.numbers();
        if let Some(answer) = sent.answer {
            let bytes = completion_overhead_bytes + 8;
            let latency = self.timing.mmio_answer;
            self.port.message(begin, (bytes, latency), Beside::Answer(answer));
        }
        if let Some(request) = &sent.request {
            self.port.request(begin, request, takes_request)?;
        }
        if let Some(message) = &sent.message {
            // A posted write of one DW.
            let bytes = request_overhead_bytes + 4;
            let write = Beside::Message(window::write_of(message));
            self.port.message(begin, (bytes, request_latency), write);
        }
        Ok(())
    }

    /// Requests that are here by now go to the home agent.
    pub(crate) fn arrive(&mut self, now: u64, home: &mut Home) {
        while let Some((_, upward)) = self.port.arrived(now) {
            match upward {
                Upward::Request(Packet::Write(writes)) => {
                    writes.into_iter().for_each(|write| self.posted(write, home));
                }
                Upward::Request(Packet::Read { tag, address, count }) => {
                    self.order.push_behind(Behind::Read(tag, address, count));
                }
                Upward::Message(Beside::Message(write)) => self.posted(write, home),
                Upward::Message(Beside::Answer(answer)) => {
                    self.order.push_behind(Behind::Answer(answer));
                }
            }
        }
    }

    /// A posted write of a line, or of part of one: of memory, or an interrupt.
    fn posted(&mut self, write: Write, home: &mut Home) {
        match window::vector_in(&write) {
            Some(Some(vector)) => self.order.push_behind(Behind::Interrupt(vector)),
            None if home.is_memory(write.line) => self.order.push_line(write, home),
            Some(None) | None => home.counters_mut().dma_lines_refused += 1,
        }
    }

    /// What the home agent has done sets free what waited for it; what is due is delivered.
    pub(crate) fn step(&mut self, now: u64, home: &mut Home) {
        loop {
            while let Some(behind) = self.order.next(home) {
                self.begin(now, behind, home);
            }
            home.take_io_done(&mut self.done);
            if self.done.is_empty() {
                break;
            }
            for at in 0..self.done.len() {
                let (ticket, line) = self.done[at];
                self.served(now, ticket, line);
            }
            self.done.clear();
        }
        self.down.step(now, &mut self.port);
        self.processors.deliver(now, home.counters_mut());
    }

    fn served(&mut self, now: u64, ticket: IoTicket, line: Option<Line>) {
        let ready = now + self.timing.completion;
        match (ticket, line) {
            (IoTicket::Posted(number), _) => self.order.served(number),
            (IoTicket::Read { read, line: number }, line) => {
                // A read that has failed, or that a reset has forgotten, needs no more.
                let Some((tag, left)) = self.reads.get_mut(&read) else { return };
                let tag = *tag;
                *left -= 1;
                if *left == 0 || line.is_none() {
                    self.reads.remove(&read);
                }
                match line {
                    Some(line) => self.port.read_line(tag, number, ready, line),
                    None => self.port.end_read(tag, ready, PcieCompletionStatus::CompleterAbort),
                }
            }
        }
    }

    fn begin(&mut self, now: u64, behind: Behind, home: &mut Home) {
        match behind {
            Behind::Read(tag, address, count) => {
                self.begin_read(now, (tag, address, count), home);
            }
            Behind::Interrupt(vector) => {
                home.counters_mut().interrupt_messages += 1;
                self.processors.interrupt_at(now + self.timing.interrupt, vector);
            }
            Behind::Answer(answer) => {
                self.processors.answer_at(now + self.timing.mmio_answer_rest, answer);
            }
        }
    }

    fn begin_read(&mut self, now: u64, (tag, address, count): (u64, u64, u64), home: &mut Home) {
        self.port.begin_read(tag, address, count);
        let ready = now + self.timing.completion;
        let lines = match count {
            0 => 0..0,
            _ => address / LINE..(address + count - 1) / LINE + 1,
        };
        let outside = lines.clone().filter(|line| !home.is_memory(*line)).count();
        if outside > 0 {
            home.counters_mut().dma_lines_refused += outside as u64;
            return self.port.end_read(tag, ready, PcieCompletionStatus::UnsupportedRequest);
        }
        if count == 0 {
            return self.port.end_read(tag, ready, PcieCompletionStatus::SuccessfulCompletion);
        }
        let read = self.next_read;
        self.next_read += 1;
        self.reads.insert(read, (tag, lines.clone().count()));
        for (number, line) in lines.enumerate() {
            let ticket = IoTicket::Read { read, line: number };
            home.ask_io(IoRequest { line, operation: IoOperation::Read, ticket });
        }
    }

    /// Whether a processor's access would be on its way at once.
    pub(crate) fn takes_access(&self) -> bool {
        self.down.accesses() < ACCESSES
    }

    /// A processor's store leaves it for the device.
    pub(crate) fn write(&mut self, now: u64, write: Write) {
        self.down.push(now + self.timing.mmio_write, MmioAccess::Write(write));
    }

    /// A processor reads the device's registers; the number under which it will be answered.
    pub(crate) fn read(&mut self, now: u64, address: u64, length: usize) -> u64 {
        let number = self.processors.next_read();
        let read = MmioRead { address, length, number };
        self.down.push(now + self.timing.mmio_write, MmioAccess::Read(read));
        number
    }

    /// What processors wait for.
    pub(crate) fn processors(&mut self) -> &mut Processors {
        &mut self.processors
    }

    /// Whether nothing is on its way.
    pub(crate) fn is_idle(&self) -> bool {
        self.port.is_idle()
            && self.order.len() == 0
            && self.down.is_empty()
            && self.processors.is_idle()
    }

    /// The device has been reset, and the link with it: what is on its way is forgotten, and reads
    /// of its registers find ones.
    pub(crate) fn reset(&mut self) {
        self.port.reset();
        self.order.clear();
        self.down.clear();
        self.reads.clear();
        self.processors.reset();
    }
}
