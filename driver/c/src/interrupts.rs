//! Interrupts as messages.
use nic_driver::block_on;
use nic_driver::card::interrupts::InterruptStatistics;

use crate::card::nic_card;
use crate::status::nic_status;
use crate::{give, read};

/// What has become of interrupts since reset.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_interrupt_statistics {
    /// Messages that were sent, or have begun to leave.
    pub messages: u64,
    /// Interrupts that found theirs pending, and shared its message; goes around.
    pub shared: u32,
    /// Interrupts outside the table; stops at its largest value.
    pub outside: u32,
    /// The vector of the first of those.
    pub first_outside: u32,
}

impl From<InterruptStatistics> for nic_interrupt_statistics {
    fn from(counted: InterruptStatistics) -> Self {
        let InterruptStatistics { messages, shared, outside, first_outside } = counted;
        Self { messages, shared, outside, first_outside }
    }
}

/// The vector of a half of a ring, a `nic_half`.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_vector(
    card: *const nic_card,
    half: u32,
    ring: u32,
    vector: *mut u32,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let half = card.half(half, ring)?;
        // SAFETY: the caller's promise.
        unsafe { give(vector, card.card.vector(half, ring)) }
    };
    nic_status::of(find())
}

/// Says which message a vector sends: 4 bytes, `data`, to `address`, a multiple of 4. The vector is
/// masked then.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_set_vector(
    card: *const nic_card,
    vector: u32,
    address: u64,
    data: u32,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        Ok(block_on(card.card.set_vector(vector, address, data))?)
    };
    nic_status::of(set())
}

/// Masks a vector: no message of it leaves the card from then on, and what comes is kept pending.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_mask(card: *const nic_card, vector: u32) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        Ok(block_on(card.card.mask(vector))?)
    };
    nic_status::of(set())
}

/// Lets a vector send its message; at once if an interrupt is pending.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_unmask(card: *const nic_card, vector: u32) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        Ok(block_on(card.card.unmask(vector))?)
    };
    nic_status::of(set())
}

/// Whether an interrupt has come whose message has not been sent.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_pending(
    card: *const nic_card,
    vector: u32,
    pending: *mut bool,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        // SAFETY: the caller's promise.
        unsafe { give(pending, block_on(card.card.pending(vector))?) }
    };
    nic_status::of(find())
}

/// Lets vectors that are not masked send messages, or with `enable` false none: when it returns none is on its way out of
/// the card, and what comes then is kept pending.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_enable_interrupts(
    card: *const nic_card,
    enable: bool,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        block_on(card.card.has_interrupts())?;
        match enable {
            true => block_on(card.card.enable_interrupts()),
            false => block_on(card.card.disable_interrupts())?,
        }
        Ok(())
    };
    nic_status::of(set())
}

/// What has become of interrupts.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_interrupt_statistics(
    card: *const nic_card,
    statistics: *mut nic_interrupt_statistics,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        block_on(card.card.has_interrupts())?;
        // SAFETY: the caller's promise.
        unsafe { give(statistics, block_on(card.card.interrupt_statistics()).into()) }
    };
    nic_status::of(find())
}
