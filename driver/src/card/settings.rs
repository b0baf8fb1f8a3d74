//! How one half of a ring works, as its registers say it.
use core::fmt;

use crate::registers::nic::receive_ring as register;
use crate::ring::{Completion, Geometry, Layout, Signal};

/// What the card does with a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// Reads, and leaves no copy in the card's cache.
    NcRead,
    /// Reads, and keeps a shared copy.
    CsRead,
    /// Reads, and keeps the only copy.
    CoRead,
    /// Writes memory, and invalidates every copy.
    NcWrite,
    /// Writes into the host's cache.
    NcPush,
    /// Writes the copy in the card's cache, which becomes the only one.
    CoWrite,
}

impl Operation {
    fn word(self) -> u32 {
        match self {
            Self::NcRead => register::DATA_OPERATION_NC_READ,
            Self::CsRead => register::DATA_OPERATION_CS_READ,
            Self::CoRead => register::DATA_OPERATION_CO_READ,
            Self::NcWrite => register::DATA_OPERATION_NC_WRITE,
            Self::NcPush => register::DATA_OPERATION_NC_PUSH,
            Self::CoWrite => register::DATA_OPERATION_CO_WRITE,
        }
    }
}

/// Whose memory something is in, and who keeps it coherent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// Host memory.
    Host,
    /// Device memory; the host's caches are asked first.
    DeviceHostBias,
    /// Device memory; software keeps it coherent.
    DeviceDeviceBias,
}

impl Space {
    fn word(self) -> u32 {
        match self {
            Self::Host => register::DATA_SPACE_HOST,
            Self::DeviceHostBias => register::DATA_SPACE_DEVICE_HOST_BIAS,
            Self::DeviceDeviceBias => register::DATA_SPACE_DEVICE_DEVICE_BIAS,
        }
    }
}

/// A setting that a ring cannot have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingError {
    /// Where the ring is, or how long.
    Geometry(crate::ring::Error),
    /// Completions that go together.
    Batch(u8),
    /// So many ranges.
    Ranges(usize),
    /// From a byte to a byte.
    Range(u64, u64),
    /// A ring that is said to be in the card's memory has this address.
    Space(u64),
    /// Lines of descriptors that are read ahead.
    FetchLines(u8),
    /// Lines that are brought into the card's cache ahead.
    PrefetchLines(u8),
}

impl fmt::Display for SettingError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Geometry(error) => write!(f, "{error}"),
            Self::Batch(batch) => write!(f, "a batch of {batch}; 1 to 64 is right"),
            Self::FetchLines(lines) => write!(f, "{lines} lines read ahead; 0 to 64 is right"),
            Self::PrefetchLines(lines) => {
                write!(f, "{lines} lines brought ahead; 0 to 127 is right")
            }
            Self::Ranges(count) => write!(f, "{count} ranges; at most 4 is right"),
            Self::Space(address) => {
                write!(f, "address {address:#x} of a ring in card memory; one in it is right")
            }
            Self::Range(begin, end) => {
                write!(
                    f,
                    "a range from {begin:#x} to {end:#x}; multiples of 64 below 2^52 are right"
                )
            }
        }
    }
}
impl core::error::Error for SettingError {}

/// How one half of a ring works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RingSettings {
    /// Where it is and how both sides signal.
    pub geometry: Geometry,
    /// The memory that the ring is in.
    pub ring_space: Space,
    /// The memory that packets are in.
    pub data_space: Space,
    /// How descriptors are read.
    pub fetch: Operation,
    /// Lines of descriptors read ahead of their use, 0 to 64.
    pub fetch_lines: u8,
    /// How lines are brought into the card's cache ahead of their fetch.
    pub prefetch: Operation,
    /// How many lines ahead of the fetch, 0 to 127.
    pub prefetch_lines: u8,
    /// How the host's count, or the next descriptor, is polled.
    pub poll: Operation,
    /// Cycles from a poll that found nothing to the next one.
    pub poll_interval_cycles: u16,
    /// The next poll waits for the line to change.
    pub event_driven: bool,
    /// How completions are written.
    pub complete: Operation,
    /// How packets are read or written.
    pub data: Operation,
    /// Completions that go together, 1 to 64.
    pub batch: u8,
    /// Cycles that a completion waits for others.
    pub batch_timeout_cycles: u16,
    /// Cycles that a packet waits for a descriptor before it is dropped.
    pub starve_cycles: u16,
    /// Packets whose completions raise an interrupt; 0: none do. Otherwise one is raised, too, when the ring stops itself.
    pub interrupt_packets: u8,
    /// Cycles after which fewer raise one.
    pub interrupt_delay_cycles: u16,
}

impl RingSettings {
    /// A receive half that reads descriptors ahead, and gives packets back one by one.
    pub fn receive(geometry: Geometry) -> Self {
        Self {
            geometry,
            ring_space: Space::Host,
            data_space: Space::Host,
            fetch: Operation::NcRead,
            fetch_lines: 8,
            prefetch: Operation::CsRead,
            prefetch_lines: 0,
            poll: Operation::NcRead,
            poll_interval_cycles: 16,
            event_driven: false,
            complete: Operation::NcWrite,
            data: Operation::NcWrite,
            batch: 1,
            batch_timeout_cycles: 64,
            starve_cycles: 4096,
            interrupt_packets: 0,
            interrupt_delay_cycles: 0,
        }
    }

    /// A transmit half that reads descriptors ahead, and gives packets back one by one.
    pub fn transmit(geometry: Geometry) -> Self {
        Self { data: Operation::NcRead, ..Self::receive(geometry) }
    }

    pub(super) fn check(&self) -> Result<(), SettingError> {
        self.geometry.check().map_err(SettingError::Geometry)?;
        match *self {
            Self { batch: batch @ (0 | 65..), .. } => Err(SettingError::Batch(batch)),
            Self { fetch_lines: lines @ 65.., .. } => Err(SettingError::FetchLines(lines)),
            Self { prefetch_lines: lines @ 128.., .. } => Err(SettingError::PrefetchLines(lines)),
            _ => Ok(()),
        }
    }

    /// Registers of 32 bits of the receive half of ring 0, and what they are set to.
    pub(super) fn words(&self) -> [(usize, u32); 20] {
        let layout = match self.geometry.layout {
            Layout::Packed => register::LAYOUT_PACKED,
            Layout::Padded => register::LAYOUT_PADDED,
            Layout::Grouped => register::LAYOUT_GROUPED,
        };
        let signal = match self.geometry.signal {
            Signal::Register => register::SIGNAL_REGISTER,
            Signal::Memory => register::SIGNAL_MEMORY,
            Signal::Inline => register::SIGNAL_INLINE,
        };
        let completion = match self.geometry.completion {
            Completion::Inline => register::COMPLETION_INLINE,
            Completion::Index => register::COMPLETION_INDEX,
        };
        [
            (register::SIZE_LOG2, self.geometry.size_log2),
            (register::LAYOUT, layout),
            (register::SIGNAL, signal),
            (register::COMPLETION, completion),
            (register::RING_SPACE, self.ring_space.word()),
            (register::DATA_SPACE, self.data_space.word()),
            (register::FETCH_OPERATION, self.fetch.word()),
            (register::FETCH_LINES, self.fetch_lines.into()),
            (register::PREFETCH_OPERATION, self.prefetch.word()),
            (register::PREFETCH_LINES, self.prefetch_lines.into()),
            (register::POLL_OPERATION, self.poll.word()),
            (register::POLL_INTERVAL_CYCLES, self.poll_interval_cycles.into()),
            (register::EVENT_DRIVEN, self.event_driven.into()),
            (register::COMPLETION_OPERATION, self.complete.word()),
            (register::DATA_OPERATION, self.data.word()),
            (register::BATCH, self.batch.into()),
            (register::BATCH_TIMEOUT_CYCLES, self.batch_timeout_cycles.into()),
            (register::STARVE_CYCLES, self.starve_cycles.into()),
            (register::INTERRUPT_PACKETS, self.interrupt_packets.into()),
            (register::INTERRUPT_DELAY_CYCLES, self.interrupt_delay_cycles.into()),
        ]
    }

    /// Registers of 64 bits, likewise.
    pub(super) fn long_words(&self) -> [(usize, u64); 3] {
        [
            (register::BASE_ADDRESS, self.geometry.base_address),
            (register::TAIL_ADDRESS, self.geometry.tail_address),
            (register::COMPLETION_ADDRESS, self.geometry.completion_address),
        ]
    }
}
