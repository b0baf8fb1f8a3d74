//! How functions end, and what that means in words.
use std::ffi::{CStr, c_char};

use nic_driver::card::key_value::KeyValueError;
use nic_driver::card::{CardError, SettingError};
use nic_driver::{pool, ring, store_queue};

use crate::codes::nic_ring_fault;

/// How a function ended.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_status {
    /// All is well.
    Ok,
    /// A pointer that must not be is null, or a function of the machine.
    NullPointer,
    /// A number has no name among those that are right there.
    BadValue,
    /// The device is another one.
    Identification,
    /// The device's registers have another major version.
    Version,
    /// The card has fewer rings.
    NoSuchRing,
    /// A ring does not do as it is told.
    Stuck,
    /// A ring stopped itself; `nic_ring_get_fault` says why.
    Faulted,
    /// A ring has 2^6 to 2^16 places.
    RingSize,
    /// An address of a ring is no multiple of 64, or not below 2^52.
    RingAddress,
    /// A count of a ring is in a line of its descriptors, or of its other count.
    RingShared,
    /// 1 to 64 completions go together.
    Batch,
    /// A ring has at most 4 ranges.
    Ranges,
    /// A range's ends are multiples of 64 below 2^52, the first not above the second.
    Range,
    /// Buffers have 1 to 9,216 bytes, and at least as many lie between their addresses.
    BufferBytes,
    /// A pool has fewer than 2^32 buffers.
    TooManyBuffers,
    /// The pool has no free buffer.
    NoBuffer,
    /// A buffer is none of the pool's, or all of the pool's are free already.
    ForeignBuffer,
    /// The card has no such place, or no such entry of a table.
    NoSuchPlace,
    /// The packet generator does not stop.
    GeneratorRuns,
    /// The packet sink goes on clearing.
    SinkClears,
    /// An address space of stores is a power of two from 128 bytes on.
    AddressSpace,
    /// An address space of stores does not exceed what write-combining buffers hold.
    TooSmallToReuse,
    /// A message does not reach the end of its own length field.
    TooShort,
    /// A message is longer than its format or half of the address space allows.
    TooLong,
    /// A format of messages is none that the card can have.
    Format,
    /// The card has no coherence engine of its own.
    NoEngine,
    /// A ring receives that must be stopped.
    RingRuns,
    /// The card has no window of stores.
    NoStores,
    /// The card has fewer vectors of interrupts.
    NoSuchVector,
    /// The address of a message is no multiple of 4.
    MessageAddress,
    /// The message of an interrupt does not leave the card.
    MessageStays,
    /// The flush of the card's cache does not end.
    FlushGoesOn,
    /// The host refused a line of the card's cache.
    FlushRefused,
    /// The card has no memory of its own.
    NoMemory,
    /// The card's memory cannot be where its registers say it is.
    MemoryMap,
    /// A range is not of whole pages of the card's memory.
    NoSuchPages,
    /// The host was given a copy of a line while its page was turned to device-bias.
    HostHasCopies,
    /// The machine has no `flush`.
    CannotFlush,
    /// A command about a page of the card's memory is not answered.
    PageStays,
    /// A ring is said to be in the card's memory and has another address.
    Space,
    /// The card answers no key-value requests.
    NoHandler,
    /// A part of a table does not begin with a page.
    TableAlignment,
    /// A table has as many buckets as the card was made with, or, in host memory, more.
    TableBits,
    /// A part of a table is not in the memory that it is said to be in.
    TableOutside,
    /// Two parts of tables overlap.
    TableOverlap,
    /// A key has 1 to 250 bytes.
    KeyBytes,
    /// A value has at most 1,200 bytes.
    ValueBytes,
    /// Another key has the same hash and as many bytes.
    KeyCollides,
    /// No slot of a key's buckets is free.
    NoRoom,
    /// The host is alone with another key.
    KeyHeld,
    /// The card does not answer who is alone with a key.
    HoldStays,
    /// Requests are served already.
    HandlerServes,
    /// Requests that were taken are not answered.
    RequestsStay,
    /// The card has no push gates.
    NoPushGate,
    /// Pushed lines cannot be written back after so many cycles.
    PushDelay,
    /// Pushed lines are not all written back.
    PushesStay,
    /// The card has many queues of stores, not one window.
    ManyStoreQueues,
    /// The card has no queues of stores.
    NoStoreQueues,
    /// The card has no such queue of stores.
    NoSuchQueue,
    /// Queues of stores cannot have such limits.
    StoreLimits,
    /// A buffer of a packet to send has no byte, or more than fit, or the packet has more than 9,216.
    PacketBytes,
    /// A queue of stores does not restart.
    RestartStays,
    /// The buffers of a pool lie below 2^52.
    PoolBeyond,
    /// A ring's descriptors end at 2^52 or below.
    RingBeyond,
    /// The process has no memory for a handle.
    OutOfMemory,
    /// A ring reads at most 64 lines of descriptors ahead, and brings at most 127 into the card's cache.
    LinesAhead,
    /// A number is beyond what the card's register of it holds.
    TooWide,
    /// The card has no packet generator and no packet sink.
    NoInstruments,
    /// The card has no interrupts.
    NoInterrupts,
}

impl nic_status {
    fn text(self) -> &'static CStr {
        match self {
            Self::Ok => c"all is well",
            Self::NullPointer => c"a pointer, or a function of the machine, is null",
            Self::BadValue => c"a number has no name among those that are right there",
            Self::Identification => c"the device is no card of this driver",
            Self::Version => c"the card's registers have another major version",
            Self::NoSuchRing => c"the card has no such ring",
            Self::Stuck => c"the ring does not do as it is told",
            Self::Faulted => c"the ring stopped itself",
            Self::RingSize => c"a ring has 2^6 to 2^16 places",
            Self::RingAddress => c"an address of a ring is a multiple of 64 below 2^52",
            Self::RingShared => c"a count of a ring has a line of its own",
            Self::Batch => c"a batch has 1 to 64 completions",
            Self::Ranges => c"a ring has at most 4 ranges",
            Self::Range => c"a range lies between multiples of 64 below 2^52",
            Self::BufferBytes => c"buffers have 1 to 9216 bytes and do not overlap",
            Self::TooManyBuffers => c"a pool has fewer than 2^32 buffers",
            Self::NoBuffer => c"no buffer of the pool is free",
            Self::ForeignBuffer => c"the buffer is none that the pool has given out",
            Self::NoSuchPlace => c"the card has no such place or entry",
            Self::GeneratorRuns => c"the packet generator does not stop",
            Self::SinkClears => c"the packet sink goes on clearing",
            Self::AddressSpace => c"an address space of stores is a power of two from 128 bytes on",
            Self::TooSmallToReuse => {
                c"the address space does not exceed what write-combining buffers hold"
            }
            Self::TooShort => c"the message does not reach the end of its length field",
            Self::TooLong => c"the message is too long for its format or the address space",
            Self::Format => c"no card has messages of this format",
            Self::NoEngine => c"the card has no coherence engine of its own",
            Self::RingRuns => c"a ring receives that must be stopped",
            Self::NoStores => c"the card has no window of stores",
            Self::NoSuchVector => c"the card has no such vector",
            Self::MessageAddress => c"the address of a message is a multiple of 4",
            Self::MessageStays => c"the message of an interrupt does not leave the card",
            Self::FlushGoesOn => c"the flush of the card's cache does not end",
            Self::FlushRefused => c"the host refused a line of the card's cache",
            Self::NoMemory => c"the card has no memory of its own",
            Self::MemoryMap => c"the card's memory cannot be where its registers say it is",
            Self::NoSuchPages => c"the card's memory has no such whole pages",
            Self::HostHasCopies => c"the host took a copy while the page was turned to device-bias",
            Self::CannotFlush => c"the machine has no flush, which device-bias needs",
            Self::PageStays => c"a command about a page is not answered",
            Self::Space => c"a ring in the card's memory has its addresses there",
            Self::NoHandler => c"the card answers no key-value requests",
            Self::TableAlignment => c"a part of a table begins with a page",
            Self::TableBits => {
                c"a table has as many buckets as the card has, or, in host memory, up to 2^26"
            }
            Self::TableOutside => c"a part of a table is in the memory that it is said to be in",
            Self::TableOverlap => c"parts of tables do not overlap",
            Self::KeyBytes => c"a key has 1 to 250 bytes",
            Self::ValueBytes => c"a value has at most 1200 bytes",
            Self::KeyCollides => c"another key has the same hash and as many bytes",
            Self::NoRoom => c"no slot of the key's buckets is free",
            Self::KeyHeld => c"the host is alone with another key",
            Self::HoldStays => c"the card does not answer who is alone with a key",
            Self::HandlerServes => c"requests are served already",
            Self::RequestsStay => c"requests that were taken are not answered",
            Self::NoPushGate => c"the card has no push gates",
            Self::PushDelay => c"the delay of a write-back has at most 24 bits",
            Self::PushesStay => c"pushed lines are not all written back",
            Self::ManyStoreQueues => {
                c"the card has queues of stores, each of which is started by itself"
            }
            Self::NoStoreQueues => c"the card has no queues of stores",
            Self::NoSuchQueue => c"the card has no such queue of stores",
            Self::StoreLimits => c"the card's queues of stores cannot have such limits",
            Self::PacketBytes => {
                c"a buffer of a packet has no byte, or more than fit, or the packet more than 9216"
            }
            Self::RestartStays => c"a queue of stores does not restart",
            Self::PoolBeyond => c"the buffers of a pool lie below 2^52",
            Self::RingBeyond => c"the descriptors of a ring lie below 2^52",
            Self::OutOfMemory => c"the process has no memory for a handle",
            Self::LinesAhead => c"at most 64 lines are read ahead, and at most 127 brought ahead",
            Self::TooWide => c"a number has more bits than the card's register of it",
            Self::NoInstruments => c"the card has no packet generator and no packet sink",
            Self::NoInterrupts => c"the card has no interrupts",
        }
    }

    /// Every status, for `nic_status_text`, which is asked with any number.
    const ALL: [Self; 70] = [
        Self::Ok,
        Self::NullPointer,
        Self::BadValue,
        Self::Identification,
        Self::Version,
        Self::NoSuchRing,
        Self::Stuck,
        Self::Faulted,
        Self::RingSize,
        Self::RingAddress,
        Self::RingShared,
        Self::Batch,
        Self::Ranges,
        Self::Range,
        Self::BufferBytes,
        Self::TooManyBuffers,
        Self::NoBuffer,
        Self::ForeignBuffer,
        Self::NoSuchPlace,
        Self::GeneratorRuns,
        Self::SinkClears,
        Self::AddressSpace,
        Self::TooSmallToReuse,
        Self::TooShort,
        Self::TooLong,
        Self::Format,
        Self::NoEngine,
        Self::RingRuns,
        Self::NoStores,
        Self::NoSuchVector,
        Self::MessageAddress,
        Self::MessageStays,
        Self::FlushGoesOn,
        Self::FlushRefused,
        Self::NoMemory,
        Self::MemoryMap,
        Self::NoSuchPages,
        Self::HostHasCopies,
        Self::CannotFlush,
        Self::PageStays,
        Self::Space,
        Self::NoHandler,
        Self::TableAlignment,
        Self::TableBits,
        Self::TableOutside,
        Self::TableOverlap,
        Self::KeyBytes,
        Self::ValueBytes,
        Self::KeyCollides,
        Self::NoRoom,
        Self::KeyHeld,
        Self::HoldStays,
        Self::HandlerServes,
        Self::RequestsStay,
        Self::NoPushGate,
        Self::PushDelay,
        Self::PushesStay,
        Self::ManyStoreQueues,
        Self::NoStoreQueues,
        Self::NoSuchQueue,
        Self::StoreLimits,
        Self::PacketBytes,
        Self::RestartStays,
        Self::PoolBeyond,
        Self::RingBeyond,
        Self::OutOfMemory,
        Self::LinesAhead,
        Self::TooWide,
        Self::NoInstruments,
        Self::NoInterrupts,
    ];

    pub(crate) fn of(result: Result<(), Self>) -> Self {
        result.err().unwrap_or(Self::Ok)
    }
}

/// What a status means, in English: one line that is there for as long as the program.
#[unsafe(no_mangle)]
pub extern "C" fn nic_status_text(status: u32) -> *const c_char {
    let known = nic_status::ALL.iter().find(|known| **known as u32 == status);
    known.map_or(c"a status that this driver does not know", |known| known.text()).as_ptr()
}

/// What a `nic_ring_fault` means, in English: one line that is there for as long as the program.
#[unsafe(no_mangle)]
pub extern "C" fn nic_ring_fault_text(fault: u32) -> *const c_char {
    let known = nic_ring_fault::ALL.iter().find(|known| **known as u32 == fault);
    known.map_or(c"a fault that this driver does not know", |known| known.text()).as_ptr()
}

impl From<CardError> for nic_status {
    fn from(error: CardError) -> Self {
        match error {
            CardError::Identification(_) => Self::Identification,
            CardError::Version(_) => Self::Version,
            CardError::NoSuchRing { .. } => Self::NoSuchRing,
            CardError::Stuck(_) => Self::Stuck,
            CardError::Faulted(_) => Self::Faulted,
            CardError::Setting(SettingError::Geometry(error)) => error.into(),
            CardError::Setting(SettingError::Batch(_)) => Self::Batch,
            CardError::Setting(SettingError::Ranges(_)) => Self::Ranges,
            CardError::Setting(SettingError::Range(..)) => Self::Range,
            CardError::Setting(SettingError::Space(_)) => Self::Space,
            CardError::Setting(SettingError::FetchLines(_) | SettingError::PrefetchLines(_)) => {
                Self::LinesAhead
            }
            CardError::TooWide { .. } => Self::TooWide,
            CardError::NoInstruments => Self::NoInstruments,
            CardError::NoInterrupts => Self::NoInterrupts,
            CardError::NoSuchPlace(_) => Self::NoSuchPlace,
            CardError::GeneratorRuns => Self::GeneratorRuns,
            CardError::SinkClears => Self::SinkClears,
            CardError::NoEngine(_) => Self::NoEngine,
            CardError::RingRuns(_) => Self::RingRuns,
            CardError::NoStores => Self::NoStores,
            CardError::NoSuchVector { .. } => Self::NoSuchVector,
            CardError::MessageAddress(_) => Self::MessageAddress,
            CardError::MessageStays => Self::MessageStays,
            CardError::FlushGoesOn => Self::FlushGoesOn,
            CardError::FlushRefused => Self::FlushRefused,
            CardError::NoMemory(_) => Self::NoMemory,
            CardError::MemoryMap { .. } => Self::MemoryMap,
            CardError::NoSuchPages { .. } => Self::NoSuchPages,
            CardError::HostHasCopies { .. } => Self::HostHasCopies,
            CardError::CannotFlush => Self::CannotFlush,
            CardError::PageStays { .. } => Self::PageStays,
            CardError::KeyValue(error) => error.into(),
            CardError::NoPushGate => Self::NoPushGate,
            CardError::PushDelay(_) => Self::PushDelay,
            CardError::PushesStay => Self::PushesStay,
            CardError::ManyStoreQueues => Self::ManyStoreQueues,
            CardError::NoStoreQueues => Self::NoStoreQueues,
            CardError::NoSuchQueue { .. } => Self::NoSuchQueue,
            CardError::StoreShare { .. } | CardError::StoreLimit(_) => Self::StoreLimits,
            CardError::RestartStays => Self::RestartStays,
        }
    }
}

impl From<KeyValueError> for nic_status {
    fn from(error: KeyValueError) -> Self {
        match error {
            KeyValueError::NoHandler => Self::NoHandler,
            KeyValueError::Alignment(_) => Self::TableAlignment,
            KeyValueError::NicBits { .. } | KeyValueError::HostBits { .. } => Self::TableBits,
            KeyValueError::OutsideCard(..) | KeyValueError::OutsideHost(..) => Self::TableOutside,
            KeyValueError::Overlap(_) => Self::TableOverlap,
            KeyValueError::Key(_) => Self::KeyBytes,
            KeyValueError::Value(_) => Self::ValueBytes,
            KeyValueError::Collides => Self::KeyCollides,
            KeyValueError::NoRoom => Self::NoRoom,
            KeyValueError::Held => Self::KeyHeld,
            KeyValueError::HoldStays => Self::HoldStays,
            KeyValueError::Serves => Self::HandlerServes,
            KeyValueError::RequestsStay => Self::RequestsStay,
        }
    }
}

impl From<ring::Error> for nic_status {
    fn from(error: ring::Error) -> Self {
        match error {
            ring::Error::Size(_) => Self::RingSize,
            ring::Error::Address(_) => Self::RingAddress,
            ring::Error::Shared(_) => Self::RingShared,
            ring::Error::Beyond(_) => Self::RingBeyond,
        }
    }
}

impl From<pool::Error> for nic_status {
    fn from(error: pool::Error) -> Self {
        match error {
            pool::Error::BufferBytes(_) => Self::BufferBytes,
            pool::Error::TooMany(_) => Self::TooManyBuffers,
            pool::Error::Beyond(_) => Self::PoolBeyond,
        }
    }
}

impl From<store_queue::Error> for nic_status {
    fn from(error: store_queue::Error) -> Self {
        match error {
            store_queue::Error::AddressSpace(_) => Self::AddressSpace,
            store_queue::Error::TooSmallToReuse(..) => Self::TooSmallToReuse,
            store_queue::Error::TooShort(..) => Self::TooShort,
            store_queue::Error::TooLong(..) => Self::TooLong,
            store_queue::Error::Format(_) => Self::Format,
        }
    }
}
