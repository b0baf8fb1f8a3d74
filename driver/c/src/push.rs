//! Pushes into the host's cache: which rings may, and what becomes of pushed lines.
use nic_driver::block_on;
use nic_driver::card::{PushSettings, PushStatistics, PushWriteBack};

use crate::card::nic_card;
use crate::codes::choice;
use crate::status::nic_status;
use crate::{give, read};

/// What the card does with a line some cycles after it was pushed.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum nic_push_write_back {
    /// Nothing.
    Off,
    /// It writes what it pushed once more, over whatever has been stored there since: for lines that nobody
    /// writes.
    Rewrite,
    /// It flushes the line: what has been stored there is kept.
    Flush,
}

/// What becomes of pushes of descriptors, counts and packets.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_push_settings {
    /// Rings whose pushes become NC-writes, bit 0 for ring 0.
    pub closed_rings: u8,
    /// What follows a push, a `nic_push_write_back`.
    pub write_back: u32,
    /// Cycles from the push to what follows, less than 2^24; 4 at least, whatever it says.
    pub delay_cycles: u32,
}

/// What became of pushes since reset, of descriptors and of packets together.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct nic_push_statistics {
    /// Lines that were pushed.
    pub pushes: u64,
    /// Lines that were written instead.
    pub gated: u64,
    /// Pushed lines that found no place among those to be written back.
    pub untracked: u64,
    /// Lines written back.
    pub write_backs: u64,
    /// Write-backs that failed.
    pub failed: u64,
}

impl From<PushStatistics> for nic_push_statistics {
    fn from(counted: PushStatistics) -> Self {
        let PushStatistics { pushes, gated, untracked, write_backs, failed } = counted;
        Self { pushes, gated, untracked, write_backs, failed }
    }
}

/// Says which rings may push, and what becomes of pushed lines; at any time.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_set_push_gate(
    card: *const nic_card,
    settings: *const nic_push_settings,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        // SAFETY: the caller's promise.
        let nic_push_settings { closed_rings, write_back, delay_cycles } =
            *unsafe { read(settings) }?;
        let choices = [PushWriteBack::Off, PushWriteBack::Rewrite, PushWriteBack::Flush];
        let write_back = choice(&choices, write_back)?;
        let settings = PushSettings { closed_rings, write_back, delay_cycles };
        Ok(block_on(card.card.set_push_gate(&settings))?)
    };
    nic_status::of(set())
}

/// Waits until every pushed line is written back: memory of a ring that has stopped belongs to the host
/// alone from then on.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_wait_for_write_backs(card: *const nic_card) -> nic_status {
    let wait = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        Ok(block_on(card.card.until_pushes_are_written_back())?)
    };
    nic_status::of(wait())
}

/// What became of pushes.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_get_push_statistics(
    card: *const nic_card,
    statistics: *mut nic_push_statistics,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        // SAFETY: the caller's promise.
        unsafe { give(statistics, block_on(card.card.push_statistics())?.into()) }
    };
    nic_status::of(find())
}
