//! The card of coherent programmed I/O: packets in lines that a program and the card hand to and fro, without descriptors.
//!
//! ```text
//! let card = PioCard::open(&machine).await?;
//! let mut sender = card.sender(transmit_address).await?;
//! let mut receiver = card.receiver(receive_address, TRY_AGAIN_CYCLES).await?;
//! sender.send(&frame, Checksum::Fill).await?;
//! if let Some(packet) = receiver.receive(&mut buffer).await? { /* buffer[..packet.length_bytes] */ }
//! ```
//!
//! A packet that a group does not hold is sent and received in several exchanges.
//!
//! Both windows are memory of the card, cached as any other ([`Machine::load`], [`Machine::store`]). A machine that reads ahead of
//! a program into the next page, or lines that others touch, would begin exchanges; nobody else may have them mapped.
mod receive;
mod statistics;
mod transmit;

pub use receive::{Received, Receiver};
pub use statistics::PioStatistics;
pub use transmit::Sender;

use core::fmt;
use core::ops::Range;

use crate::Machine;
use crate::layout::pio_answer;
use crate::registers::pio_nic::{card, receive_window, transmit_window};

/// Bytes of a line.
const LINE_BYTES: usize = 64;
/// Bytes of a packet in the first line of its group; a word follows.
const FIRST_BYTES: usize = 60;
/// Bits of an address.
const ADDRESS_BITS: u32 = 52;

/// Why the card cannot be used, or a packet cannot be sent or received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PioError {
    /// It is another device: what its first register reads.
    Identification(u32),
    /// Its registers have another major version, or an older minor one.
    Version(u32),
    /// A window cannot be there: its address, and the bytes of which it is a multiple.
    Address {
        /// The address.
        address: u64,
        /// Bytes of a window.
        window_bytes: u64,
    },
    /// The other window is there.
    Overlap(u64),
    /// The machine has no barrier ([`Machine::barrier`]), or cannot flush ([`Machine::flush`]).
    CannotOrder,
    /// A packet of so many bytes cannot be sent.
    Length {
        /// Bytes of the packet.
        bytes: usize,
        /// The most.
        most: usize,
    },
    /// The card has refused a packet, and named the fault in its registers.
    Refused,
    /// The buffer is smaller than the packet, of so many bytes, which is still there.
    Buffer(usize),
    /// A result was longer than a group; its end is lost.
    Cut,
    /// What the card gives makes no sense: the last word of a group's first line.
    Answer(u32),
}

impl fmt::Display for PioError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Identification(found) => {
                let right = card::IDENTIFICATION_VALUE;
                write!(f, "identification {found:#010x}; {right:#010x} is a card of these lines")
            }
            Self::Version(found) => write!(
                f,
                "version {}.{} of the registers; this driver knows {}.{}",
                found >> 16,
                found & 0xffff,
                card::VERSION_VALUE >> 16,
                card::VERSION_VALUE & 0xffff
            ),
            Self::Address { address, window_bytes } => write!(
                f,
                "a window at {address:#x}; a multiple of {window_bytes:#x} below 2^{ADDRESS_BITS} is right"
            ),
            Self::Overlap(address) => write!(f, "the other window is at {address:#x}, too"),
            Self::CannotOrder => write!(f, "the machine has no barrier, or cannot flush lines"),
            Self::Length { bytes, most } => {
                write!(f, "a packet of {bytes} bytes; 1 to {most} are right")
            }
            Self::Refused => write!(f, "the card has refused the packet; its registers say why"),
            Self::Buffer(bytes) => write!(f, "the packet has {bytes} bytes, the buffer fewer"),
            Self::Cut => write!(f, "a result was longer than a group"),
            Self::Answer(word) => write!(f, "the card answers {word:#010x}, which means nothing"),
        }
    }
}
impl core::error::Error for PioError {}

/// A card that this driver knows.
#[derive(Debug)]
pub struct PioCard<'a, M> {
    machine: &'a M,
    group_lines: u64,
    maximum_bytes: usize,
}

impl<'a, M: Machine> PioCard<'a, M> {
    /// Looks at the card's identification and version.
    ///
    /// # Errors
    /// Another device, registers of another major version, or of one that lacks some that this driver uses.
    pub async fn open(machine: &'a M) -> Result<Self, PioError> {
        let found = machine.read_register(card::IDENTIFICATION).await;
        if found != card::IDENTIFICATION_VALUE {
            return Err(PioError::Identification(found));
        }
        let found = machine.read_register(card::VERSION).await;
        let is_major = found >> 16 == card::VERSION_VALUE >> 16;
        if !is_major || found < card::VERSION_VALUE {
            return Err(PioError::Version(found));
        }
        let group_lines = machine.read_register(card::GROUP_LINES).await.into();
        let maximum_bytes = machine.read_register(card::MAXIMUM_PACKET_BYTES).await as usize;
        Ok(Self { machine, group_lines, maximum_bytes })
    }

    /// Bytes of the longest packet, in either direction.
    pub fn maximum_packet_bytes(&self) -> usize {
        self.maximum_bytes
    }

    /// Bytes of a window, of whose multiples its address is one.
    pub fn window_bytes(&self) -> u64 {
        2 * self.group_lines * LINE_BYTES as u64
    }

    /// Puts the transmit window to this address of the card's memory, and opens it. What an earlier program
    /// has stored there and not sent may be sent.
    ///
    /// # Errors
    /// No place for a window, or the other's; a machine that lacks something.
    pub async fn sender(&self, address: u64) -> Result<Sender<'a, M>, PioError> {
        self.place(address, transmit_window::FIRST_LINE, receive_window::FIRST_LINE).await?;
        let group = self.open_group(address).await?;
        group.word().await;
        Ok(Sender { group, maximum_bytes: self.maximum_bytes })
    }

    /// Puts the receive window to this address of the card's memory, and opens it; a packet that an earlier program was given is not given again. A load waits there for so many cycles of the card at most, less than after what
    /// the host gives a load up; 0: for ever.
    ///
    /// # Errors
    /// As of [`PioCard::sender`].
    pub async fn receiver(
        &self,
        address: u64,
        try_again_cycles: u32,
    ) -> Result<Receiver<'a, M>, PioError> {
        self.place(address, receive_window::FIRST_LINE, transmit_window::FIRST_LINE).await?;
        self.machine.write_register(receive_window::TRY_AGAIN_CYCLES, try_again_cycles).await;
        let group = self.open_group(address).await?;
        // What is there without an exchange an earlier program was given.
        let before = self.machine.read_register(receive_window::EXCHANGES).await;
        let word = group.word().await;
        let is_new = self.machine.read_register(receive_window::EXCHANGES).await != before;
        Ok(Receiver::new(group, is_new.then_some(word)))
    }

    /// Writes where a window is.
    async fn place(&self, address: u64, own: usize, other: usize) -> Result<(), PioError> {
        let window_bytes = self.window_bytes();
        if !address.is_multiple_of(window_bytes) || address >> ADDRESS_BITS != 0 {
            return Err(PioError::Address { address, window_bytes });
        }
        let line = address / LINE_BYTES as u64;
        if self.long(other).await == line {
            return Err(PioError::Overlap(address));
        }
        self.machine.write_register(own, line as u32).await;
        self.machine.write_register(own + 4, (line >> 32) as u32).await;
        // A write is posted: when this is read, it has arrived.
        self.machine.read_register(own).await;
        Ok(())
    }

    /// Reads a register of 64 bits.
    async fn long(&self, register: usize) -> u64 {
        let low = self.machine.read_register(register).await;
        u64::from(self.machine.read_register(register + 4).await) << 32 | u64::from(low)
    }

    /// The first group of a window, of which nobody has a line.
    async fn open_group(&self, address: u64) -> Result<Group<'a, M>, PioError> {
        let machine = self.machine;
        let is_flushed = machine.flush(address, self.window_bytes()).await;
        if !(is_flushed && machine.barrier().await) {
            return Err(PioError::CannotOrder);
        }
        let bytes = self.group_lines as usize * LINE_BYTES;
        Ok(Group { machine, address, bytes, is_second: false })
    }
}

/// The group of a window that a program has.
#[derive(Debug)]
struct Group<'a, M> {
    machine: &'a M,
    /// Of the window.
    address: u64,
    /// Of a group.
    bytes: usize,
    is_second: bool,
}

impl<M: Machine> Group<'_, M> {
    /// The address of a byte of it.
    fn at(&self, offset: usize) -> u64 {
        self.address + if self.is_second { self.bytes as u64 } else { 0 } + offset as u64
    }

    /// The word behind a packet's bytes in the first line.
    async fn word(&self) -> u32 {
        let mut bytes = [0; 4];
        self.machine.load(self.at(FIRST_BYTES), &mut bytes).await;
        u32::from_le_bytes(bytes)
    }

    /// Gives it to the card and takes the other: waits until the card gives that. What it finds there.
    async fn exchange(&mut self) -> u32 {
        self.is_second = !self.is_second;
        self.word().await
    }
}

/// What one message has of a packet.
#[derive(Clone, Debug)]
struct Part {
    bytes: Range<usize>,
    /// Of these, those in the first line.
    in_first_line: usize,
}

impl Part {
    /// Lines of the message.
    fn lines(&self) -> u64 {
        1 + (self.bytes.len() - self.in_first_line).div_ceil(LINE_BYTES) as u64
    }

    /// It begins the packet.
    fn is_first(&self) -> bool {
        self.bytes.start == 0
    }

    /// Its pieces: where each is in the packet, and in the group.
    fn pieces(&self) -> impl Iterator<Item = (Range<usize>, usize)> {
        let Range { start, end } = self.bytes;
        let behind = start + self.in_first_line;
        let first = (behind > start).then_some((start..behind, 0));
        let rest = (behind..end).step_by(LINE_BYTES);
        first.into_iter().chain(
            rest.map(move |begin| {
                (begin..end.min(begin + LINE_BYTES), LINE_BYTES + begin - behind)
            }),
        )
    }
}

/// The messages of a packet of so many bytes, in groups of so many: all but the last are full.
fn parts(length: usize, group_bytes: usize) -> impl Iterator<Item = Part> {
    let behind_first = group_bytes - LINE_BYTES;
    let first = length.min(FIRST_BYTES + behind_first);
    let rest = (first..length).step_by(behind_first).map(move |begin| Part {
        bytes: begin..length.min(begin + behind_first),
        in_first_line: 0,
    });
    core::iter::once(Part { bytes: 0..first, in_first_line: first.min(FIRST_BYTES) }).chain(rest)
}

/// What a group has, by the word in its first line.
fn answer(word: u32) -> u64 {
    pio_answer::ANSWER.get(word.into())
}
