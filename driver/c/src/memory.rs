//! The memory of a card that has some, and the bias of its pages.
use nic_driver::block_on;
use nic_driver::card::{Bias, BiasPolicy, BiasStatistics};

use crate::card::{nic_card, nic_range};
use crate::codes::choice;
use crate::status::nic_status;
use crate::{give, read};

/// Who keeps a page of the card's memory coherent.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_bias {
    /// The card asks the host's caches before it uses a line.
    Host,
    /// The host has no copy, and the card does not ask. A load or a store of the host turns the page to
    /// host-bias.
    Device,
}

/// What the card does where a ring is set to device-bias and the page is in host-bias.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_bias_policy {
    /// It asks the host's caches.
    Demote,
    /// It does not ask them, and counts that: the program answers for it.
    Obey,
}

/// Turns of pages, since reset.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_bias_statistics {
    /// Pages that the host's own loads and stores have turned to host-bias.
    pub reversions: u32,
    /// Requests in device-bias that were treated as host-bias.
    pub demotions: u32,
    /// Requests in device-bias that were done in a page in host-bias.
    pub violations: u32,
}

impl From<BiasStatistics> for nic_bias_statistics {
    fn from(counted: BiasStatistics) -> Self {
        let BiasStatistics { reversions, demotions, violations } = counted;
        Self { reversions, demotions, violations }
    }
}

/// The addresses of the card's memory.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_memory(
    card: *const nic_card,
    memory: *mut nic_range,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let (begin, end) = block_on(card.card.memory())?;
        // SAFETY: the caller's promise.
        unsafe { give(memory, nic_range { begin, end }) }
    };
    nic_status::of(find())
}

/// Turns whole pages of 4096 bytes of the card's memory to a `nic_bias`, from a first byte up to, but
/// without, an end. To device-bias, the machine's `flush` takes every copy from the host; no other program
/// may use the pages meanwhile. A refusal leaves all of them in host-bias.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_set_bias(
    card: *const nic_card,
    begin: u64,
    end: u64,
    bias: u32,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let bias = choice(&[Bias::Host, Bias::Device], bias)?;
        Ok(block_on(card.card.set_bias(begin, end, bias))?)
    };
    nic_status::of(set())
}

/// Says what becomes of requests in device-bias to a page in host-bias, a `nic_bias_policy`; no ring may
/// run.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_set_bias_policy(
    card: *const nic_card,
    policy: u32,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let policy = choice(&[BiasPolicy::Demote, BiasPolicy::Obey], policy)?;
        Ok(block_on(card.card.set_bias_policy(policy))?)
    };
    nic_status::of(set())
}

/// What has become of pages and of requests in device-bias.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_bias_statistics(
    card: *const nic_card,
    statistics: *mut nic_bias_statistics,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        // SAFETY: the caller's promise.
        unsafe { give(statistics, block_on(card.card.bias_statistics())?.into()) }
    };
    nic_status::of(find())
}
