//! The window of stores of a card that has one, and when a card's writes are answered.
use nic_driver::block_on;
use nic_driver::card::WriteAnswer;
use nic_driver::card::stores::{HEADER_BYTES, StoreFault, StoreStatistics, header};

use crate::card::nic_card;
use crate::codes::choice;
use crate::status::nic_status;
use crate::store_queue::{nic_message_format, nic_store_queue};
use crate::{change, give, read};

/// When a write of a packet is answered.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_write_answer {
    /// When everybody can see it.
    Globally,
    /// When it has its place in order.
    Locally,
    /// When everybody can see it, after one round trip: whole lines are written by ordered requests.
    Ordered,
}

/// Why a window of stores stands still.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_store_fault {
    /// It does not.
    None,
    /// A length that ends before its own field.
    TooShort,
    /// A length above the maximum.
    TooLong,
    /// A store too far ahead, while nothing could leave.
    BeyondWindow,
    /// A store to bytes that had left.
    BelowStart,
    /// A fault that this driver does not know.
    Unknown,
}

impl From<StoreFault> for nic_store_fault {
    fn from(fault: StoreFault) -> Self {
        match fault {
            StoreFault::None => Self::None,
            StoreFault::TooShort => Self::TooShort,
            StoreFault::TooLong => Self::TooLong,
            StoreFault::BeyondWindow => Self::BeyondWindow,
            StoreFault::BelowStart => Self::BelowStart,
            StoreFault::Unknown(_) => Self::Unknown,
        }
    }
}

/// What a window of stores has counted; counts of what went wrong stop at their largest value.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_store_statistics {
    /// Stores that were taken.
    pub stores: u32,
    /// Stores that came while the window was closed.
    pub disabled_stores: u32,
    /// Stores that came while it stood still.
    pub dropped_stores: u32,
    /// Stores to bytes behind the end of a message that had left, which were dropped.
    pub late_gap_stores: u32,
    /// Times that the link took nothing for so long that messages were dropped.
    pub outages: u32,
    /// Messages that were dropped then.
    pub dropped_messages: u32,
    /// Messages that came to where packets are made of them, also those that were cut.
    pub messages: u32,
    /// Those among them without a frame.
    pub empty_messages: u32,
    /// Those among them that a restart or an outage has cut; nothing of them was sent.
    pub cut_messages: u64,
}

impl From<StoreStatistics> for nic_store_statistics {
    fn from(counted: StoreStatistics) -> Self {
        let StoreStatistics {
            stores,
            disabled_stores,
            dropped_stores,
            late_gap_stores,
            outages,
            dropped_messages,
            messages,
            empty_messages,
            cut_messages,
        } = counted;
        Self {
            stores,
            disabled_stores,
            dropped_stores,
            late_gap_stores,
            outages,
            dropped_messages,
            messages,
            empty_messages,
            cut_messages,
        }
    }
}

/// By their codes.
const ANSWERS: [WriteAnswer; 3] =
    [WriteAnswer::Globally, WriteAnswer::Locally, WriteAnswer::Ordered];

/// Says when writes of packets are answered, a `nic_write_answer`; every ring's receive half must be
/// stopped.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_set_write_answer(
    card: *const nic_card,
    answer: u32,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let answer = choice(&ANSWERS, answer)?;
        Ok(block_on(card.card.set_write_answer(answer))?)
    };
    nic_status::of(set())
}

/// Flushes the whole cache of the card's coherence engine, and waits until it is done: no copy of a line that
/// the card had is left at the card or at the host.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_flush_cache(card: *const nic_card) -> nic_status {
    let flush = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        Ok(block_on(card.card.flush_cache())?)
    };
    nic_status::of(flush())
}

/// Opens the window of stores, which expects the first message at its first address. What a
/// `nic_store_queue` needs to know goes to `space_bytes` and `format`.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_start_stores(
    card: *const nic_card,
    space_bytes: *mut usize,
    format: *mut nic_message_format,
) -> nic_status {
    let start = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        if space_bytes.is_null() || format.is_null() {
            return Err(nic_status::NullPointer);
        }
        let settings = block_on(card.card.start_stores())?;
        // SAFETY: the caller's promise.
        unsafe {
            give(space_bytes, settings.space_bytes)?;
            give(format, settings.format.into())
        }
    };
    nic_status::of(start())
}

/// Opens the window of stores again, as after a fault, for a queue that goes on with it from its first address.
/// What the queue has stored leaves the processor first.
///
/// # Safety
/// The pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_restart_stores(
    card: *const nic_card,
    queue: *mut nic_store_queue,
) -> nic_status {
    let restart = || {
        // SAFETY: the caller's promise.
        let (card, queue) = unsafe { (read(card)?, change(queue)?) };
        Ok(block_on(card.card.restart_stores(queue.queue_mut()))?)
    };
    nic_status::of(restart())
}

/// Closes the window of stores: what is stored from now on is dropped, and counted.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_stop_stores(card: *const nic_card) -> nic_status {
    let stop = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        Ok(block_on(card.card.stop_stores())?)
    };
    nic_status::of(stop())
}

/// For how many cycles of the card a message may wait for the link before it is dropped; 1,000 after reset.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_set_store_patience(
    card: *const nic_card,
    cycles: u32,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        Ok(block_on(card.card.set_store_patience(cycles))?)
    };
    nic_status::of(set())
}

/// Whether the link takes nothing, so that messages are dropped.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_stores_are_dropped(
    card: *const nic_card,
    are_dropped: *mut bool,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        // SAFETY: the caller's promise.
        unsafe { give(are_dropped, block_on(card.card.stores_are_dropped())?) }
    };
    nic_status::of(find())
}

/// Why the window of stores stands still; it does until it is opened again.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_store_fault(
    card: *const nic_card,
    fault: *mut nic_store_fault,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        // SAFETY: the caller's promise.
        unsafe { give(fault, block_on(card.card.store_fault())?.into()) }
    };
    nic_status::of(find())
}

/// What the window of stores has counted.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_store_statistics(
    card: *const nic_card,
    statistics: *mut nic_store_statistics,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        // SAFETY: the caller's promise.
        unsafe { give(statistics, block_on(card.card.store_statistics())?.into()) }
    };
    nic_status::of(find())
}

/// Writes the 4 bytes that stand in front of a frame that is stored; its length is filled in by the
/// queue. With `fill_checksums` the card fills in the frame's checksums.
///
/// # Safety
/// The pointer is null, or there is room for 4 bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_store_header(fill_checksums: bool, bytes: *mut u8) -> nic_status {
    // SAFETY: the caller's promise.
    nic_status::of(unsafe { give(bytes.cast::<[u8; HEADER_BYTES]>(), header(fill_checksums)) })
}
