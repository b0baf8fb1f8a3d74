//! Rings of descriptors, the host's end: where they lie, how both sides say that there is something.
//!
//! Counts of places go around at 2^32. A grouped ring counts all places of a line, used or not.
mod receive;
mod transmit;

pub use receive::ReceiveRing;
pub use transmit::TransmitRing;

use core::fmt;

use crate::Machine;
use crate::descriptor::{Checksum, DESCRIPTOR_BYTES, Fault, Protocol};
use crate::pool::{ADDRESS_END, Buffer};

/// Bytes of a line.
pub(crate) const LINE_BYTES: u64 = 64;
/// Bytes of the longest packet.
const MOST_PACKET_BYTES: usize = 9216;

/// How descriptors lie in a ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Four to a line, each with its own signal.
    Packed,
    /// One to a line.
    Padded,
    /// Up to four to a line, with one signal.
    Grouped,
}

/// How the host says that there are descriptors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {
    /// It writes its count to a register.
    Register,
    /// It writes its count to memory.
    Memory,
    /// By a flag in the descriptor.
    Inline,
}

/// How the device says that descriptors are done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Completion {
    /// By a flag in the descriptor.
    Inline,
    /// It writes its count to memory, too.
    Index,
}

/// Where a ring is and how it signals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Geometry {
    /// Address of the first descriptor, a multiple of 64.
    pub base_address: u64,
    /// Two to this power is the number of places, 6 to 16.
    pub size_log2: u32,
    /// How descriptors lie.
    pub layout: Layout,
    /// How the host signals.
    pub signal: Signal,
    /// Address of the host's count with [`Signal::Memory`]; a multiple of 64, such as 0, with the others, too.
    pub tail_address: u64,
    /// How the device signals.
    pub completion: Completion,
    /// Address of the device's count with [`Completion::Index`]; a multiple of 64, such as 0, without it, too.
    pub completion_address: u64,
}

/// Why there is no such ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// A ring has 64 to 65,536 places.
    Size(u32),
    /// An address is no multiple of 64, or above 2^52.
    Address(u64),
    /// A count at this address is in a line of the descriptors, or of the other count.
    Shared(u64),
    /// The descriptors end at this address, beyond 2^52.
    Beyond(u64),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Size(log2) => write!(f, "a ring of 2^{log2} places; 2^6 to 2^16 is right"),
            Self::Address(address) => {
                write!(f, "address {address:#x}; a multiple of 64 below 2^52 is right")
            }
            Self::Shared(address) => {
                write!(f, "a count at {address:#x}, which is in use; a line of its own is right")
            }
            Self::Beyond(end) => write!(f, "a ring that ends at {end:#x}; at most 2^52 is right"),
        }
    }
}
impl core::error::Error for Error {}

impl Geometry {
    /// Places in the ring.
    pub fn places(&self) -> u32 {
        1 << self.size_log2
    }

    /// Bytes of memory that the descriptors take.
    pub fn bytes(&self) -> u64 {
        self.stride_bytes() * u64::from(self.places())
    }

    /// Whether there can be such a ring.
    ///
    /// # Errors
    /// What is wrong.
    pub fn check(&self) -> Result<(), Error> {
        if !(6..=16).contains(&self.size_log2) {
            return Err(Error::Size(self.size_log2));
        }
        for address in [self.base_address, self.tail_address, self.completion_address] {
            if !address.is_multiple_of(LINE_BYTES) || address >> 52 != 0 {
                return Err(Error::Address(address));
            }
        }
        let end = self.base_address + self.bytes();
        if end > ADDRESS_END {
            return Err(Error::Beyond(end));
        }
        // A line that the device writes is no line that it can watch for what the host writes.
        let tail = (self.signal == Signal::Memory).then_some(self.tail_address);
        let completed = (self.completion == Completion::Index).then_some(self.completion_address);
        let descriptors = self.base_address..end;
        for address in [tail, completed].into_iter().flatten() {
            if descriptors.contains(&address) || tail == completed {
                return Err(Error::Shared(address));
            }
        }
        Ok(())
    }

    fn stride_bytes(&self) -> u64 {
        match self.layout {
            Layout::Padded => LINE_BYTES,
            Layout::Packed | Layout::Grouped => DESCRIPTOR_BYTES,
        }
    }

    fn address_of(&self, count: u32) -> u64 {
        let place = count & (self.places() - 1);
        self.base_address + self.stride_bytes() * u64::from(place)
    }
}

/// A packet, in one buffer or two.
#[derive(PartialEq, Eq, Debug)]
pub struct Packet {
    /// Its first bytes.
    pub first: Buffer,
    /// The rest, if it did not fit.
    pub second: Option<Buffer>,
    /// About its checksums.
    pub checksum: Checksum,
    /// What it is.
    pub protocol: Protocol,
    /// What went wrong with it.
    pub fault: Fault,
    /// Hash of its flow.
    pub flow_hash: u32,
}

impl Packet {
    /// A packet to send that lies in one buffer.
    pub fn from_buffer(first: Buffer) -> Self {
        Self {
            first,
            second: None,
            checksum: Checksum::None,
            protocol: Protocol::Other,
            fault: Fault::None,
            flow_hash: 0,
        }
    }

    /// Whether a card sends it: each of its buffers has a byte, and no more than fit, and all of it is no more than 9,216
    /// bytes.
    pub fn is_sendable(&self) -> bool {
        let mut buffers = core::iter::once(&self.first).chain(&self.second);
        self.length_bytes() <= MOST_PACKET_BYTES
            && buffers.all(|buffer| (1..=buffer.capacity_bytes).contains(&buffer.length_bytes))
    }

    /// Bytes of the packet.
    pub fn length_bytes(&self) -> usize {
        let second = self.second.as_ref().map_or(0, |buffer| buffer.length_bytes);
        usize::from(self.first.length_bytes) + usize::from(second)
    }
}

/// What both directions have in common.
#[derive(Debug)]
struct Ring<'a, M> {
    machine: &'a M,
    geometry: Geometry,
    tail_register: usize,
    /// Places that the host has filled.
    posted: u32,
    /// Places that have come back.
    reaped: u32,
    /// Places known to be done, with [`Completion::Index`].
    known_done: u32,
}

impl<'a, M: Machine> Ring<'a, M> {
    fn new(machine: &'a M, geometry: Geometry, tail_register: usize) -> Result<Self, Error> {
        geometry.check()?;
        Ok(Self { machine, geometry, tail_register, posted: 0, reaped: 0, known_done: 0 })
    }

    fn free_places(&self) -> u32 {
        self.geometry.places() - self.posted.wrapping_sub(self.reaped)
    }

    /// Clears every descriptor and the counts, before the device may look at them.
    async fn clear(&self) {
        let lines = self.geometry.bytes() / LINE_BYTES;
        for line in 0..lines {
            let address = self.geometry.base_address + LINE_BYTES * line;
            self.machine.store(address, &[0; LINE_BYTES as usize]).await;
        }
        match self.geometry.signal {
            Signal::Inline => {}
            Signal::Memory => self.machine.store_word(self.geometry.tail_address, 0).await,
            // The card keeps a count for a ring that is to start.
            Signal::Register => self.machine.write_register(self.tail_register, 0).await,
        }
        if self.geometry.completion == Completion::Index {
            self.machine.store_word(self.geometry.completion_address, 0).await;
        }
        self.machine.release().await;
    }

    /// Stores the descriptor at the next place; the flags are seen last.
    async fn put(&mut self, address: u64, control: u64) {
        let place = self.geometry.address_of(self.posted);
        self.machine.store_word(place, address).await;
        if self.geometry.signal == Signal::Inline {
            self.machine.release().await;
        }
        self.machine.store_word(place + 8, control).await;
        self.posted = self.posted.wrapping_add(1);
    }

    /// Stores up to four descriptors as the next group; the first one's flags are seen last.
    async fn put_group(&mut self, group: &[(u64, u64)]) {
        let place = self.geometry.address_of(self.posted);
        let mut line = [0; LINE_BYTES as usize];
        for (bytes, (address, control)) in line.chunks_exact_mut(16).zip(group) {
            bytes[..8].copy_from_slice(&address.to_le_bytes());
            bytes[8..].copy_from_slice(&control.to_le_bytes());
        }
        self.machine.store(place + 16, &line[16..]).await;
        self.machine.store(place, &line[..8]).await;
        if self.geometry.signal == Signal::Inline {
            self.machine.release().await;
        }
        self.machine.store(place + 8, &line[8..16]).await;
        self.posted = self.posted.wrapping_add(4);
    }

    /// Says that there are more descriptors.
    async fn signal(&self) {
        match self.geometry.signal {
            Signal::Inline => {}
            Signal::Memory => {
                self.machine.release().await;
                self.machine.store(self.geometry.tail_address, &self.posted.to_le_bytes()).await;
            }
            Signal::Register => {
                self.machine.release().await;
                self.machine.write_register(self.tail_register, self.posted).await;
            }
        }
    }

    /// The address and the control word of the place that comes back next, if it is done.
    async fn next_done(&mut self) -> Option<(u64, u64)> {
        if self.reaped == self.posted {
            return None;
        }
        let place = self.geometry.address_of(self.reaped);
        match self.geometry.completion {
            _ if self.is_inside_group() => {}
            Completion::Index => {
                if self.known_done == self.reaped {
                    let word = self.machine.load_word(self.geometry.completion_address).await;
                    self.known_done = word as u32;
                }
                if self.known_done == self.reaped {
                    return None;
                }
            }
            Completion::Inline => {
                let control = self.machine.load_word(place + 8).await;
                if !crate::descriptor::is_done(control) {
                    return None;
                }
            }
        }
        let mut bytes = [0; 16];
        self.machine.load(place, &mut bytes).await;
        let (address, control) = bytes.split_at(8);
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, b| word << 8 | u64::from(*b));
        self.reaped = self.reaped.wrapping_add(1);
        Some((word(address), word(control)))
    }

    /// Whether the place that comes back next is in a group of which others have come back: then it has, too.
    fn is_inside_group(&self) -> bool {
        self.geometry.layout == Layout::Grouped && !self.reaped.is_multiple_of(4)
    }

    /// Waits until something may have come back.
    async fn wait(&self) {
        if self.reaped == self.posted || self.is_inside_group() {
            return;
        }
        match self.geometry.completion {
            Completion::Inline => {
                let place = self.geometry.address_of(self.reaped);
                let control = self.machine.load_word(place + 8).await;
                if !crate::descriptor::is_done(control) {
                    self.machine.wait_for_change(place + 8, control).await;
                }
            }
            Completion::Index => {
                let address = self.geometry.completion_address;
                let word = self.machine.load_word(address).await;
                if word as u32 == self.reaped {
                    self.machine.wait_for_change(address, word).await;
                }
            }
        }
    }
}
