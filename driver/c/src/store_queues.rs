//! Many queues of stores of a card that has them, each with a window of its own.
use nic_driver::block_on;
use nic_driver::card::store_queues::{StoreLimits, StoreQueueFault, StoreQueueFaults};

use crate::card::nic_card;
use crate::status::nic_status;
use crate::store_queue::{nic_message_format, nic_store_queue};
use crate::{change, give, read};

/// What queues of stores may hold of messages that are not complete.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_store_limits {
    /// Lines that each queue has for itself, whatever the others hold.
    pub share_lines: u32,
    /// Beyond its share a queue may hold 16 times the lines that no queue holds, shifted right by this, 0 to 7.
    pub threshold_shift: u32,
    /// Rounds of the queues, of a cycle for each, in which a message may be incomplete, up to 65,535; 0 is no limit.
    pub time_limit_rounds: u32,
}

/// Why a queue of stores stands still.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_store_queue_fault {
    /// It does not.
    None,
    /// A length that ends before its own field.
    TooShort,
    /// A length above the maximum.
    TooLong,
    /// A store too far ahead, while its oldest line is missing.
    BeyondWindow,
    /// A store to a line that had been taken.
    BelowStart,
    /// It wanted lines beyond its share, and no queue held more than that.
    MemoryFull,
    /// Another needed a line, and it had held too many for longest.
    Evicted,
    /// A message was incomplete for longer than the limit.
    TimedOut,
    /// A fault that this driver does not know.
    Unknown,
}

impl From<StoreQueueFault> for nic_store_queue_fault {
    fn from(fault: StoreQueueFault) -> Self {
        match fault {
            StoreQueueFault::None => Self::None,
            StoreQueueFault::TooShort => Self::TooShort,
            StoreQueueFault::TooLong => Self::TooLong,
            StoreQueueFault::BeyondWindow => Self::BeyondWindow,
            StoreQueueFault::BelowStart => Self::BelowStart,
            StoreQueueFault::MemoryFull => Self::MemoryFull,
            StoreQueueFault::Evicted => Self::Evicted,
            StoreQueueFault::TimedOut => Self::TimedOut,
            StoreQueueFault::Unknown(_) => Self::Unknown,
        }
    }
}

/// How often queues of stores have stopped, by cause; counts stop at their largest value.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct nic_store_queue_faults {
    /// A length that ends before its own field.
    pub too_short: u32,
    /// A length above the maximum.
    pub too_long: u32,
    /// A store too far ahead.
    pub beyond_window: u32,
    /// A store to a line that had been taken.
    pub below_start: u32,
    /// The memory was full, within the shares.
    pub memory_full: u32,
    /// Others needed lines.
    pub evicted: u32,
    /// Messages that were incomplete for too long.
    pub timed_out: u32,
    /// Restarts that were not done.
    pub refused_restarts: u32,
}

impl From<StoreQueueFaults> for nic_store_queue_faults {
    fn from(counted: StoreQueueFaults) -> Self {
        let StoreQueueFaults {
            too_short,
            too_long,
            beyond_window,
            below_start,
            memory_full,
            evicted,
            timed_out,
            refused_restarts,
        } = counted;
        Self {
            too_short,
            too_long,
            beyond_window,
            below_start,
            memory_full,
            evicted,
            timed_out,
            refused_restarts,
        }
    }
}

/// How many queues of stores the card has, and how many lines of memory they share.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_store_queues(
    card: *const nic_card,
    queues: *mut u32,
    memory_lines: *mut u32,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        if queues.is_null() || memory_lines.is_null() {
            return Err(nic_status::NullPointer);
        }
        let found = block_on(card.card.store_queues())?;
        // SAFETY: the caller's promise.
        unsafe {
            give(queues, found.queues)?;
            give(memory_lines, found.memory_lines)
        }
    };
    nic_status::of(find())
}

/// Sets what all queues of stores may hold. After reset they have no shares.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_set_store_limits(
    card: *const nic_card,
    limits: *const nic_store_limits,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let (card, limits) = unsafe { (read(card)?, read(limits)?) };
        let nic_store_limits { share_lines, threshold_shift, time_limit_rounds } = *limits;
        let limits = StoreLimits { share_lines, threshold_shift, time_limit_rounds };
        Ok(block_on(card.card.set_store_limits(limits))?)
    };
    nic_status::of(set())
}

/// Opens the windows, and has a queue expect its first message at the first address of its own. Where that is in
/// the card's window of stores goes to `begin_bytes`, and what a `nic_store_queue` needs to know to the others.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_start_store_queue(
    card: *const nic_card,
    queue: u32,
    begin_bytes: *mut usize,
    space_bytes: *mut usize,
    format: *mut nic_message_format,
) -> nic_status {
    let start = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        if begin_bytes.is_null() || space_bytes.is_null() || format.is_null() {
            return Err(nic_status::NullPointer);
        }
        let settings = block_on(card.card.start_store_queue(queue))?;
        // SAFETY: the caller's promise.
        unsafe {
            give(begin_bytes, settings.begin_bytes)?;
            give(space_bytes, settings.space_bytes)?;
            give(format, settings.format.into())
        }
    };
    nic_status::of(start())
}

/// Starts a queue again, as after a fault, for a `nic_store_queue` that goes on with it from its first address.
/// What that has stored leaves the processor first.
///
/// # Safety
/// The pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_restart_store_queue(
    card: *const nic_card,
    number: u32,
    queue: *mut nic_store_queue,
) -> nic_status {
    let restart = || {
        // SAFETY: the caller's promise.
        let (card, queue) = unsafe { (read(card)?, change(queue)?) };
        Ok(block_on(card.card.restart_store_queue(number, queue.queue_mut()))?)
    };
    nic_status::of(restart())
}

/// Why a queue of stores stands still; it does until it is started again.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_store_queue_fault(
    card: *const nic_card,
    queue: u32,
    fault: *mut nic_store_queue_fault,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        // SAFETY: the caller's promise.
        unsafe { give(fault, block_on(card.card.store_queue_fault(queue))?.into()) }
    };
    nic_status::of(find())
}

/// How often queues of stores have stopped.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_store_queue_faults(
    card: *const nic_card,
    faults: *mut nic_store_queue_faults,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        // SAFETY: the caller's promise.
        unsafe { give(faults, block_on(card.card.store_queue_faults())?.into()) }
    };
    nic_status::of(find())
}
