//! The card of remote atomic operations over RoCEv2: who it is on the network, and the queue pairs that other machines reach host memory
//! through.
//!
//! ```text
//! let card = RoceCard::open(&machine).await?;
//! card.set_station(&Station { mac, address }).await;
//! card.connect(&Connection { pair_number, peer, memory, r_key, .. }).await?;
//! ```
//!
//! What both ends say of a connection (numbers, keys, addresses) they have told each other before, by whatever means they have.
//! Addresses in requests are those of host memory as the card sees it.
mod statistics;

pub use statistics::RoceStatistics;

use core::fmt;

use crate::Machine;
use crate::registers::roce_nic::{cache_flush, card, roce};

/// Bytes of a number.
const WORD_BYTES: u64 = 8;
/// Bits of an address, and of the number of a queue pair.
const ADDRESS_BITS: u32 = 52;
const NUMBER_BITS: u32 = 24;
/// How often the card is asked whether what it was asked before has left.
const PATIENCE: u32 = 100_000;

/// Why the card cannot be used, or a connection cannot be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoceError {
    /// It is another device: what its first register reads.
    Identification(u32),
    /// Its registers have another major version, or an older minor one.
    Version(u32),
    /// A number of a queue pair or of a packet has 24 bits, and this one more.
    Number(u32),
    /// Memory is words of 8 bytes, at least one; this begins or ends elsewhere, or has none, or is where no memory can be.
    Memory {
        /// Its first byte.
        address: u64,
        /// Its bytes.
        bytes: u64,
    },
    /// Answers of the connection before do not leave.
    Busy,
}

impl fmt::Display for RoceError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Identification(found) => {
                let right = card::IDENTIFICATION_VALUE;
                write!(f, "identification {found:#010x}; {right:#010x} is a card of remote atomics")
            }
            Self::Version(found) => write!(
                f,
                "version {}.{} of the registers; this driver knows {}.{}",
                found >> 16,
                found & 0xffff,
                card::VERSION_VALUE >> 16,
                card::VERSION_VALUE & 0xffff
            ),
            Self::Number(number) => write!(f, "number {number:#x}; below 2^{NUMBER_BITS} is right"),
            Self::Memory { address, bytes } => {
                write!(f, "{bytes} bytes at {address:#x}; words below 2^{ADDRESS_BITS} are right")
            }
            Self::Busy => write!(f, "answers of the connection before do not leave"),
        }
    }
}
impl core::error::Error for RoceError {}

/// Who the card is on the network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Station {
    /// Ethernet address.
    pub mac: [u8; 6],
    /// IPv4 address.
    pub address: [u8; 4],
}

/// A queue pair, and what its other end may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connection {
    /// Its number: the lowest bits are its place in the card, of which there are [`RoceCard::pairs`].
    pub pair_number: u32,
    /// The number at the other end.
    pub peer_pair_number: u32,
    /// Who is there, or the Ethernet address of the router before it.
    pub peer: Station,
    /// Partition key.
    pub p_key: u16,
    /// The number of the first packet.
    pub sequence: u32,
    /// The memory that it may reach: a multiple of 8.
    pub address: u64,
    /// Its bytes, likewise.
    pub bytes: u64,
    /// The key that requests name.
    pub r_key: u32,
}

/// A card that this driver knows.
#[derive(Debug)]
pub struct RoceCard<'a, M> {
    machine: &'a M,
    pairs: u32,
    kept: u32,
    slots: u32,
}

impl<'a, M: Machine> RoceCard<'a, M> {
    /// Looks at the card's identification and version.
    ///
    /// # Errors
    /// Another device, registers of another major version, or of one that lacks some that this driver uses.
    pub async fn open(machine: &'a M) -> Result<Self, RoceError> {
        let found = machine.read_register(card::IDENTIFICATION).await;
        if found != card::IDENTIFICATION_VALUE {
            return Err(RoceError::Identification(found));
        }
        let found = machine.read_register(card::VERSION).await;
        let is_major = found >> 16 == card::VERSION_VALUE >> 16;
        if !is_major || found < card::VERSION_VALUE {
            return Err(RoceError::Version(found));
        }
        let pairs = machine.read_register(card::PAIRS).await;
        let kept = machine.read_register(card::KEPT).await;
        let slots = machine.read_register(card::SLOTS).await;
        Ok(Self { machine, pairs, kept, slots })
    }

    /// Queue pairs that it has.
    pub fn pairs(&self) -> u32 {
        self.pairs
    }

    /// Requests that the other end of a pair may have unanswered.
    pub fn most_unanswered(&self) -> u32 {
        self.kept
    }

    /// Says who the card is; while nothing is connected.
    pub async fn set_station(&self, station: &Station) {
        self.write_long(roce::MAC, number(&station.mac)).await;
        self.machine.write_register(roce::ADDRESS, number(&station.address) as u32).await;
    }

    /// Sets a queue pair up. One that has its place is taken away before.
    ///
    /// # Errors
    /// Numbers or memory that cannot be; answers of the pair before that do not leave.
    pub async fn connect(&self, connection: &Connection) -> Result<(), RoceError> {
        let Connection { pair_number, peer_pair_number, peer, sequence, address, bytes, .. } =
            *connection;
        for number in [pair_number, peer_pair_number, sequence] {
            if number >> NUMBER_BITS != 0 {
                return Err(RoceError::Number(number));
            }
        }
        let end = address.checked_add(bytes).filter(|end| *end <= 1 << ADDRESS_BITS);
        let is_words = address.is_multiple_of(WORD_BYTES) && bytes.is_multiple_of(WORD_BYTES);
        let (true, Some(end), 1..) = (is_words, end, bytes) else {
            return Err(RoceError::Memory { address, bytes });
        };
        self.disconnect(pair_number).await?;
        let machine = self.machine;
        machine.write_register(roce::PAIR_NUMBER, pair_number).await;
        machine.write_register(roce::PEER_PAIR_NUMBER, peer_pair_number).await;
        self.write_long(roce::PEER_MAC, number(&peer.mac)).await;
        machine.write_register(roce::PEER_ADDRESS, number(&peer.address) as u32).await;
        machine.write_register(roce::P_KEY, connection.p_key.into()).await;
        machine.write_register(roce::SEQUENCE, sequence).await;
        self.write_long(roce::FIRST_ADDRESS, address).await;
        self.write_long(roce::LAST_ADDRESS, end - WORD_BYTES).await;
        machine.write_register(roce::R_KEY, connection.r_key).await;
        self.select(pair_number, true).await;
        Ok(())
    }

    /// Takes away the queue pair that has the place of this number, and waits until what it was asked before is answered.
    ///
    /// # Errors
    /// Answers do not leave: the MAC takes nothing, or a line cannot be had.
    pub async fn disconnect(&self, pair_number: u32) -> Result<(), RoceError> {
        self.select(pair_number, false).await;
        let answers = async || self.machine.read_register(roce::ANSWERS).await;
        let before = answers().await;
        for _ in 0..PATIENCE {
            // Answers leave in one order: behind so many, all that was there before has left.
            let have_left = answers().await.wrapping_sub(before) > self.slots + 2;
            if have_left || self.machine.read_register(roce::OUTSTANDING).await == 0 {
                return Ok(());
            }
        }
        Err(RoceError::Busy)
    }

    /// Writes modified lines of the card's cache back, and gives all of them up. `false`: the host refused one, or it does not end.
    pub async fn flush(&self) -> bool {
        let flushes = async || self.machine.read_register(cache_flush::FLUSHES).await;
        let before = flushes().await;
        self.machine.write_register(cache_flush::FLUSH, 1).await;
        for _ in 0..PATIENCE {
            let is_ended = self.machine.read_register(cache_flush::FLUSHING).await == 0;
            if is_ended && flushes().await != before {
                return self.machine.read_register(cache_flush::FAILED).await == 0;
            }
        }
        false
    }

    async fn select(&self, pair_number: u32, is_valid: bool) {
        self.machine.write_register(roce::SELECT_IS_VALID, is_valid.into()).await;
        self.machine.write_register(roce::SELECT_PLACE, pair_number % self.pairs).await;
        // Writes are posted: when this is read, they have arrived.
        self.machine.read_register(roce::OUTSTANDING).await;
    }

    /// Writes a register of 64 bits.
    async fn write_long(&self, register: usize, value: u64) {
        self.machine.write_register(register, value as u32).await;
        self.machine.write_register(register + 4, (value >> 32) as u32).await;
    }

    /// Reads a register of 64 bits.
    async fn long(&self, register: usize) -> u64 {
        let low = self.machine.read_register(register).await;
        u64::from(self.machine.read_register(register + 4).await) << 32 | u64::from(low)
    }
}

/// The number that bytes are which are sent in this order.
fn number(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
