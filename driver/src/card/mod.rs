//! The card: who it is, its rings, what it has counted.
mod coherence;
pub mod instruments;
pub mod interrupts;
pub mod key_value;
mod memory;
mod network;
mod push;
mod settings;
mod stop;
pub mod store_queues;
pub mod stores;

pub use coherence::WriteAnswer;
pub use memory::{Bias, BiasPolicy, BiasStatistics};
pub use network::{HASH_ENTRIES, HASH_KEY_BYTES, HashedPorts, NetworkStatistics};
pub use push::{PushSettings, PushStatistics, PushWriteBack};
pub use settings::{Operation, RingSettings, SettingError, Space};

use core::fmt;

use crate::Machine;
use crate::registers::nic::{card, receive_ring, ring_range, transmit_ring};

/// Bytes of a range's registers: two of 64 bits.
const RANGE_BYTES: usize = 16;
/// Reads of the state after which a ring does not stop.
const PATIENCE: u32 = 1_000_000;
/// One half of a ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// From the network to the host.
    Receive,
    /// From the host to the network.
    Transmit,
}

/// What a half of a ring does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RingState {
    /// Nothing, and nothing of it is outstanding.
    Stopped,
    /// It runs.
    Running,
    /// It waits for what is outstanding.
    Stopping,
    /// It gives up its lines in the device's cache.
    Evicting,
    /// It stopped itself.
    Faulted,
    /// A state that this driver does not know.
    Unknown(u32),
}

impl RingState {
    fn from_register(value: u32) -> Self {
        match value {
            receive_ring::STATE_STOPPED => Self::Stopped,
            receive_ring::STATE_RUNNING => Self::Running,
            receive_ring::STATE_STOPPING => Self::Stopping,
            receive_ring::STATE_EVICTING => Self::Evicting,
            receive_ring::STATE_FAULTED => Self::Faulted,
            other => Self::Unknown(other),
        }
    }
}

/// Why a ring stopped itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RingFault {
    /// It did not.
    None,
    /// Its configuration is not legal.
    BadConfiguration,
    /// The host's count of descriptors cannot be right.
    BadTail,
    /// A line of the ring could not be read or written.
    RingUnreadable,
    /// A buffer is outside the ring's ranges.
    BadAddress,
    /// A descriptor has no bytes.
    ZeroLength,
    /// A descriptor, or a packet, has more than 9,216 bytes.
    TooLong,
    /// A packet has more than two descriptors.
    TooManySegments,
    /// A request outside the ring's ranges was refused.
    Refused,
    /// A fault that this driver does not know.
    Unknown(u32),
}

impl RingFault {
    fn from_register(value: u32) -> Self {
        match value {
            receive_ring::FAULT_NONE => Self::None,
            receive_ring::FAULT_BAD_CONFIGURATION => Self::BadConfiguration,
            receive_ring::FAULT_BAD_TAIL => Self::BadTail,
            receive_ring::FAULT_RING_UNREADABLE => Self::RingUnreadable,
            receive_ring::FAULT_BAD_ADDRESS => Self::BadAddress,
            receive_ring::FAULT_ZERO_LENGTH => Self::ZeroLength,
            receive_ring::FAULT_TOO_LONG => Self::TooLong,
            receive_ring::FAULT_TOO_MANY_SEGMENTS => Self::TooManySegments,
            receive_ring::FAULT_REFUSED => Self::Refused,
            other => Self::Unknown(other),
        }
    }
}

/// What one half of a ring has counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RingStatistics {
    /// Packets given back to the host.
    pub packets: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Reads that looked for new descriptors.
    pub polls: u64,
    /// Reads of lines of the ring, polls among them.
    pub line_reads: u64,
    /// Lines of completions written.
    pub completion_lines: u64,
    /// Interrupts asked for.
    pub interrupts: u64,
    /// Packets dropped because the ring did not run.
    pub stopped_drops: u64,
    /// Packets dropped because there was no descriptor.
    pub starved_drops: u64,
    /// Packets that did not fit their buffers.
    pub truncated: u64,
    /// Descriptors of which a line failed or was poisoned.
    pub poisoned: u64,
}

/// Why a card cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardError {
    /// It is another device: what its first register reads.
    Identification(u32),
    /// Its registers have another major version, or an older minor one.
    Version(u32),
    /// It has fewer rings.
    NoSuchRing {
        /// The ring.
        ring: u32,
        /// How many there are.
        rings: u32,
    },
    /// A ring does not do as it is told, and this is its state.
    Stuck(RingState),
    /// A ring stopped itself.
    Faulted(RingFault),
    /// A ring cannot be set so.
    Setting(SettingError),
    /// The card has no such place, or entry of a table.
    NoSuchPlace(u32),
    /// The packet generator does not stop.
    GeneratorRuns,
    /// The packet sink goes on clearing.
    SinkClears,
    /// The card has no coherence engine of its own; its link, as the register says it.
    NoEngine(u32),
    /// A ring receives that must be stopped.
    RingRuns(u32),
    /// A flush of the card's cache does not end.
    FlushGoesOn,
    /// The host refused to flush a line, or to take it back.
    FlushRefused,
    /// The card has no window of stores.
    NoStores,
    /// The card has many queues of stores, not one window.
    ManyStoreQueues,
    /// The card has no queues of stores.
    NoStoreQueues,
    /// It has fewer queues of stores.
    NoSuchQueue {
        /// The queue.
        queue: u32,
        /// How many there are.
        queues: u32,
    },
    /// Queues of stores cannot have so many lines each.
    StoreShare {
        /// Lines that were asked for.
        lines: u32,
        /// The most.
        most: u32,
    },
    /// A limit of queues of stores beyond its field.
    StoreLimit(u32),
    /// A queue of stores does not restart.
    RestartStays,
    /// It has fewer vectors of interrupts.
    NoSuchVector {
        /// The vector.
        vector: u32,
        /// How many there are.
        vectors: u32,
    },
    /// The card has no memory of its own; its link, as the register says it.
    NoMemory(u32),
    /// The card's memory cannot be where its registers say it is.
    MemoryMap {
        /// The first byte.
        begin: u64,
        /// The byte after the last.
        end: u64,
        /// Pages that there are.
        pages: u32,
    },
    /// These are no whole pages of the card's memory.
    NoSuchPages {
        /// The first byte.
        begin: u64,
        /// The byte after the last.
        end: u64,
    },
    /// The host was given a copy of a line of this page while it was turned to device-bias; it may be
    /// tried again when nobody uses it.
    HostHasCopies {
        /// The page's first byte.
        page: u64,
    },
    /// The machine cannot flush lines.
    CannotFlush,
    /// A command about this page is not answered.
    PageStays {
        /// The page's first byte.
        page: u64,
    },
    /// A message cannot be written to this address.
    MessageAddress(u64),
    /// The message of an interrupt does not leave the card.
    MessageStays,
    /// A number that is cut by its register.
    TooWide {
        /// What it is of.
        of: &'static str,
        /// The number.
        value: u64,
        /// Bits of the register.
        bits: u32,
    },
    /// The card has no packet generator and no packet sink.
    NoInstruments,
    /// The card has no interrupts.
    NoInterrupts,
    /// The key-value handler cannot do this.
    KeyValue(key_value::KeyValueError),
    /// The card has no push gates.
    NoPushGate,
    /// Pushed lines cannot be written back after so many cycles.
    PushDelay(u32),
    /// Pushed lines are not all written back.
    PushesStay,
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Identification(found) => {
                let right = card::IDENTIFICATION_VALUE;
                write!(f, "identification {found:#010x}; {right:#010x} is a card of this driver")
            }
            Self::Version(found) => write!(
                f,
                "version {}.{} of the registers; this driver knows {}.{}",
                found >> 16,
                found & 0xffff,
                card::VERSION_VALUE >> 16,
                card::VERSION_VALUE & 0xffff
            ),
            Self::NoSuchRing { ring, rings } => write_number(f, "ring", *ring, *rings),
            Self::Stuck(state) => write!(f, "the ring stays {state:?}"),
            Self::Faulted(fault) => write!(f, "the ring stopped itself: {fault:?}"),
            Self::Setting(error) => write!(f, "{error}"),
            Self::NoSuchPlace(place) => write!(f, "the card has no place or entry {place}"),
            Self::GeneratorRuns => write!(f, "the packet generator does not stop"),
            Self::NoStores => {
                write!(f, "the card has no window of stores; one made with MMIO=reorder has")
            }
            Self::ManyStoreQueues => {
                write!(f, "the card has queues of stores; each is started by itself")
            }
            Self::NoStoreQueues => {
                write!(f, "the card has no queues of stores; one made with MMIO=queues has")
            }
            Self::NoSuchQueue { queue, queues } => write_number(f, "queue", *queue, *queues),
            Self::StoreShare { lines, most } => {
                write!(f, "a share of {lines} lines; at most {most} is right")
            }
            Self::StoreLimit(limit) => {
                write!(f, "a limit of {limit}; a shift is at most 7, and rounds are at most 65535")
            }
            Self::RestartStays => write!(f, "a queue of stores does not restart"),
            Self::SinkClears => write!(f, "the packet sink goes on clearing"),
            Self::NoEngine(link) => {
                let right = (card::LINK_CXL, card::LINK_CXL_MEMORY);
                write!(
                    f,
                    "link {link} has no coherence engine; {} and {} have one",
                    right.0, right.1
                )
            }
            Self::NoSuchVector { vector, vectors } => write_number(f, "vector", *vector, *vectors),
            Self::MessageAddress(address) => {
                write!(f, "address {address:#x} of a message; a multiple of 4 is right")
            }
            Self::MessageStays => write!(f, "the message of an interrupt does not leave the card"),
            Self::NoMemory(link) => {
                let right = (card::LINK_CXL_MEMORY, card::LINK_CXL_IP);
                write!(f, "link {link} has no memory; {} has some, {} may have", right.0, right.1)
            }
            Self::MemoryMap { begin, end, pages } => write!(
                f,
                "memory from {begin:#x} to {end:#x}; {pages} pages at a multiple of their size are right"
            ),
            Self::NoSuchPages { begin, end } => {
                write!(f, "pages from {begin:#x} to {end:#x}; whole pages of the card are right")
            }
            Self::HostHasCopies { page } => write!(
                f,
                "the host took a copy from page {page:#x} while it was turned to device-bias"
            ),
            Self::CannotFlush => {
                write!(f, "the machine cannot flush lines, which device-bias needs")
            }
            Self::PageStays { page } => write!(f, "a command about page {page:#x} is not answered"),
            Self::NoPushGate => {
                write!(f, "the card has no push gates; one made with PUSH=gate has")
            }
            Self::PushDelay(cycles) => {
                write!(f, "write-back after {cycles} cycles; less than 2^24 is right")
            }
            Self::PushesStay => write!(f, "pushed lines are not all written back"),
            Self::FlushGoesOn => write!(f, "the flush of the card's cache does not end"),
            Self::FlushRefused => write!(f, "the host refused a line of the card's cache"),
            Self::TooWide { of, value, bits } => {
                write!(f, "{of} of {value}; less than 2^{bits} is right")
            }
            Self::NoInstruments => write!(f, "the card has no packet generator and no packet sink"),
            Self::NoInterrupts => write!(f, "the card has no interrupts"),
            Self::KeyValue(error) => write!(f, "{error}"),
            Self::RingRuns(ring) => write!(f, "ring {ring} receives; it must be stopped first"),
        }
    }
}
impl core::error::Error for CardError {}

/// Writes that the card has no ring, queue or vector of this number, but so many.
fn write_number(f: &mut fmt::Formatter, of: &str, number: u32, count: u32) -> fmt::Result {
    match count.checked_sub(1) {
        None => write!(f, "{of} {number} of a card without {of}s"),
        Some(last) => write!(f, "{of} {number} of a card with {count}; 0 to {last} is right"),
    }
}

/// Refuses a number of which the register would keep the lower bits only.
fn check_width(of: &'static str, value: u64, bits: u32) -> Result<(), CardError> {
    if value >> bits == 0 { Ok(()) } else { Err(CardError::TooWide { of, value, bits }) }
}

/// A card that this driver knows.
///
/// Numbers of 64 bits are two accesses to registers, which belong together: each half of a ring, the ranges of each ring and
/// each other unit has registers of its own, and calls about the same of them are made one after the other. Two tasks that make
/// them at once read halves of different numbers, or have a write refused.
#[derive(Debug)]
pub struct Card<'a, M> {
    machine: &'a M,
    rings: u32,
}

impl<'a, M: Machine> Card<'a, M> {
    /// Looks at the card's identification and version.
    ///
    /// # Errors
    /// Another device, registers of another major version, or of one that lacks some that this driver uses.
    pub async fn open(machine: &'a M) -> Result<Self, CardError> {
        let found = machine.read_register(card::IDENTIFICATION).await;
        if found != card::IDENTIFICATION_VALUE {
            return Err(CardError::Identification(found));
        }
        let found = machine.read_register(card::VERSION).await;
        let (known, is_major) = (card::VERSION_VALUE, found >> 16 == card::VERSION_VALUE >> 16);
        if !is_major || found < known {
            return Err(CardError::Version(found));
        }
        let rings = machine.read_register(card::RINGS).await;
        Ok(Self { machine, rings })
    }

    /// Rings, each with two halves.
    pub fn rings(&self) -> u32 {
        self.rings
    }

    /// The register of a ring's half that is at this offset in the receive half of ring 0.
    fn register(half: Half, ring: u32, of_receive: usize) -> usize {
        let half = match half {
            Half::Receive => 0,
            Half::Transmit => transmit_ring::ENABLE - receive_ring::ENABLE,
        };
        of_receive + half + receive_ring::STRIDE * ring as usize
    }

    /// Where a ring's half has the host's count of descriptors; the ring is one that the card has.
    pub fn tail_register(half: Half, ring: u32) -> usize {
        Self::register(half, ring, receive_ring::TAIL)
    }

    async fn read(&self, half: Half, ring: u32, register: usize) -> u32 {
        self.machine.read_register(Self::register(half, ring, register)).await
    }

    /// Reads a register of 64 bits.
    async fn read_long(&self, register: usize) -> u64 {
        let low = self.machine.read_register(register).await;
        u64::from(self.machine.read_register(register + 4).await) << 32 | u64::from(low)
    }

    async fn read64(&self, half: Half, ring: u32, register: usize) -> u64 {
        let low = self.read(half, ring, register).await;
        u64::from(self.read(half, ring, register + 4).await) << 32 | u64::from(low)
    }

    async fn write64(&self, register: usize, value: u64) {
        self.machine.write_register(register, value as u32).await;
        self.machine.write_register(register + 4, (value >> 32) as u32).await;
    }

    fn check_ring(&self, ring: u32) -> Result<(), CardError> {
        let rings = self.rings;
        if ring < rings { Ok(()) } else { Err(CardError::NoSuchRing { ring, rings }) }
    }

    /// Says which memory a ring may touch: at most four ranges, from a first byte up to, but without,
    /// an end, multiples of 64. Both halves must be stopped.
    ///
    /// # Errors
    /// No such ring, or ranges that there cannot be; the ring keeps those that it has.
    pub async fn set_ranges(&self, ring: u32, ranges: &[(u64, u64)]) -> Result<(), CardError> {
        self.check_ring(ring)?;
        if ranges.len() > 4 {
            return Err(CardError::Setting(SettingError::Ranges(ranges.len())));
        }
        for (begin, end) in ranges {
            if !begin.is_multiple_of(64) || !end.is_multiple_of(64) || begin > end || end >> 52 != 0
            {
                return Err(CardError::Setting(SettingError::Range(*begin, *end)));
            }
        }
        for number in 0..4 {
            let (begin, end) = ranges.get(number).copied().unwrap_or((0, 0));
            let register = ring_range::BEGIN_ADDRESS_0
                + ring_range::STRIDE * ring as usize
                + RANGE_BYTES * number;
            self.write64(register, begin).await;
            self.write64(register + 8, end).await;
        }
        Ok(())
    }

    /// Sets one half of a ring, which must be stopped, and starts it. Its memory must be clear, as
    /// [`crate::ReceiveRing::new`] and [`crate::TransmitRing::new`] leave it. With a transmit half, what is to be sent is
    /// sent: a [`Card::discard`] that a program has left behind ends.
    ///
    /// # Errors
    /// No such ring, a setting that it cannot have, a half that is not stopped, which then goes on as it is set, or one that stops
    /// itself at once.
    pub async fn start(
        &self,
        half: Half,
        ring: u32,
        settings: &RingSettings,
    ) -> Result<(), CardError> {
        self.check_ring(ring)?;
        settings.check().map_err(CardError::Setting)?;
        self.check_spaces(settings).await?;
        self.has_state(half, ring, RingState::Stopped).await?;
        for (register, value) in settings.words() {
            self.machine.write_register(Self::register(half, ring, register), value).await;
        }
        for (register, value) in settings.long_words() {
            self.write64(Self::register(half, ring, register), value).await;
        }
        if half == Half::Transmit {
            self.end_discard().await;
        }
        self.machine.write_register(Self::register(half, ring, receive_ring::ENABLE), 1).await;
        self.has_state(half, ring, RingState::Running).await
    }

    /// Whether one half of a ring does what it should.
    async fn has_state(&self, half: Half, ring: u32, right: RingState) -> Result<(), CardError> {
        match self.state(half, ring).await {
            state if state == right => Ok(()),
            RingState::Faulted => Err(CardError::Faulted(self.fault(half, ring).await)),
            other => Err(CardError::Stuck(other)),
        }
    }

    /// What one half of a ring does; `Unknown(u32::MAX)` of a ring that the card does not have.
    pub async fn state(&self, half: Half, ring: u32) -> RingState {
        if self.check_ring(ring).is_err() {
            return RingState::Unknown(u32::MAX);
        }
        RingState::from_register(self.read(half, ring, receive_ring::STATE).await)
    }

    /// Why one half of a ring stopped itself; known until it starts again. `Unknown(u32::MAX)` of a ring that the card does
    /// not have.
    pub async fn fault(&self, half: Half, ring: u32) -> RingFault {
        if self.check_ring(ring).is_err() {
            return RingFault::Unknown(u32::MAX);
        }
        RingFault::from_register(self.read(half, ring, receive_ring::FAULT).await)
    }

    /// What one half of a ring has counted; nothing of a ring that the card does not have.
    pub async fn statistics(&self, half: Half, ring: u32) -> RingStatistics {
        if self.check_ring(ring).is_err() {
            return RingStatistics::default();
        }
        RingStatistics {
            packets: self.read64(half, ring, receive_ring::PACKETS).await,
            bytes: self.read64(half, ring, receive_ring::BYTES).await,
            polls: self.read64(half, ring, receive_ring::POLLS).await,
            line_reads: self.read64(half, ring, receive_ring::LINE_READS).await,
            completion_lines: self.read64(half, ring, receive_ring::COMPLETION_LINES).await,
            interrupts: self.read64(half, ring, receive_ring::INTERRUPTS).await,
            stopped_drops: self.read64(half, ring, receive_ring::STOPPED_DROPS).await,
            starved_drops: self.read64(half, ring, receive_ring::STARVED_DROPS).await,
            truncated: self.read64(half, ring, receive_ring::TRUNCATED).await,
            poisoned: self.read64(half, ring, receive_ring::POISONED).await,
        }
    }
}
