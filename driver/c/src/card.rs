//! The card: its rings' halves, and what they have counted.
use nic_driver::card::RingStatistics;
use nic_driver::{Card, Half, block_on};

use crate::codes::{HALVES, choice, nic_ring_fault, nic_ring_state};
use crate::machine::nic_machine;
use crate::settings::nic_ring_settings;
use crate::status::nic_status;
use crate::{end_handle, give, give_handle, read, slice};

/// A card that this driver knows. One thread uses it at a time.
#[derive(Debug)]
pub struct nic_card {
    pub(crate) card: Card<'static, nic_machine>,
    pub(crate) machine: &'static nic_machine,
}

impl nic_card {
    pub(crate) fn half(&self, half: u32, ring: u32) -> Result<Half, nic_status> {
        let half = choice(&HALVES, half)?;
        if ring < self.card.rings() { Ok(half) } else { Err(nic_status::NoSuchRing) }
    }
}

/// Memory from a first byte up to, but without, an end, multiples of 64 below 2^52.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_range {
    /// The first byte.
    pub begin: u64,
    /// The byte behind the last.
    pub end: u64,
}

/// What one half of a ring has counted.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_ring_statistics {
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

impl From<RingStatistics> for nic_ring_statistics {
    fn from(counted: RingStatistics) -> Self {
        let RingStatistics {
            packets,
            bytes,
            polls,
            line_reads,
            completion_lines,
            interrupts,
            stopped_drops,
            starved_drops,
            truncated,
            poisoned,
        } = counted;
        Self {
            packets,
            bytes,
            polls,
            line_reads,
            completion_lines,
            interrupts,
            stopped_drops,
            starved_drops,
            truncated,
            poisoned,
        }
    }
}

/// Looks at the card's identification and version; the handle goes to `card`.
///
/// # Safety
/// Pointers are null or point to what their types say; the machine stays as long as handles do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_open(
    machine: *const nic_machine,
    card: *mut *mut nic_card,
) -> nic_status {
    let open = || {
        // SAFETY: the caller's promise.
        let machine: &'static nic_machine = unsafe { read(machine) }?;
        if !machine.is_whole() {
            return Err(nic_status::NullPointer);
        }
        let opened = nic_card { card: block_on(Card::open(machine))?, machine };
        // SAFETY: the caller's promise.
        unsafe { give_handle(card, opened) }
    };
    nic_status::of(open())
}

/// Ends the handle of a card; the card goes on as it is. NULL does nothing.
///
/// # Safety
/// It is null, or was given by `nic_card_open` and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_close(card: *mut nic_card) {
    // SAFETY: the caller's promise.
    unsafe { end_handle(card) }
}

/// How many rings the card has, each with two halves.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_rings(card: *const nic_card, rings: *mut u32) -> nic_status {
    // SAFETY: the caller's promise.
    nic_status::of(unsafe { read(card).and_then(|card| give(rings, card.card.rings())) })
}

/// Says which memory a ring may touch: at most four ranges. Both halves must be stopped. If a range cannot be, the ring keeps
/// those that it has.
///
/// # Safety
/// Pointers are null or point to what their types say, `ranges` to so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_card_set_ranges(
    card: *const nic_card,
    ring: u32,
    ranges: *const nic_range,
    count: usize,
) -> nic_status {
    let set = || {
        // SAFETY: the caller's promise.
        let (card, ranges) = unsafe { (read(card)?, slice(ranges, count)?) };
        let ranges: Vec<_> = ranges.iter().map(|range| (range.begin, range.end)).collect();
        Ok(block_on(card.card.set_ranges(ring, &ranges))?)
    };
    nic_status::of(set())
}

/// Sets one half of a ring, a `nic_half`, which must be stopped, and starts it. One that is not goes on as it is set:
/// `NIC_STATUS_STUCK`, or `NIC_STATUS_FAULTED` if it stopped itself. Its memory must be clear, as `nic_receive_ring_new` and
/// `nic_transmit_ring_new` leave it. With a transmit half, what is to be sent is sent: a discard (`nic_card_discard`) that a
/// program has left behind ends.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_ring_start(
    card: *const nic_card,
    half: u32,
    ring: u32,
    settings: *const nic_ring_settings,
) -> nic_status {
    let start = || {
        // SAFETY: the caller's promise.
        let (card, settings) = unsafe { (read(card)?, read(settings)?.to_driver()?) };
        let half = card.half(half, ring)?;
        Ok(block_on(card.card.start(half, ring, &settings))?)
    };
    nic_status::of(start())
}

/// Stops one half of a ring, a `nic_half`, and waits until nothing of it is outstanding. Buffers that
/// the card has not used are still in the ring.
///
/// Where a transmit half does not stop and the MAC has taken nothing for 10,000 looks at the half's state, all that is to be
/// sent, also by other rings and engines, is dropped and counted (`nic_card_discard`) for 10,000 looks, or until the half has
/// stopped; where the MAC is in reset, for as long as there is something to be dropped. An idle MAC takes nothing, too, and
/// frames of others that come just then are lost: so this is done again only if the MAC takes nothing for twice as long as
/// before.
///
/// # Safety
/// The pointer is null or points to a card.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_ring_stop(card: *const nic_card, half: u32, ring: u32) -> nic_status {
    let stop = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let half = card.half(half, ring)?;
        Ok(block_on(card.card.stop(half, ring))?)
    };
    nic_status::of(stop())
}

/// What one half of a ring, a `nic_half`, does.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_ring_get_state(
    card: *const nic_card,
    half: u32,
    ring: u32,
    state: *mut nic_ring_state,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let half = card.half(half, ring)?;
        // SAFETY: the caller's promise.
        unsafe { give(state, block_on(card.card.state(half, ring)).into()) }
    };
    nic_status::of(find())
}

/// Why one half of a ring, a `nic_half`, stopped itself; known until it starts again.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_ring_get_fault(
    card: *const nic_card,
    half: u32,
    ring: u32,
    fault: *mut nic_ring_fault,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let half = card.half(half, ring)?;
        // SAFETY: the caller's promise.
        unsafe { give(fault, block_on(card.card.fault(half, ring)).into()) }
    };
    nic_status::of(find())
}

/// What one half of a ring, a `nic_half`, has counted.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_ring_get_statistics(
    card: *const nic_card,
    half: u32,
    ring: u32,
    statistics: *mut nic_ring_statistics,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let card = unsafe { read(card) }?;
        let half = card.half(half, ring)?;
        // SAFETY: the caller's promise.
        unsafe { give(statistics, block_on(card.card.statistics(half, ring)).into()) }
    };
    nic_status::of(find())
}
