//! Rings of packets to send, whose buffers come back empty.
use nic_driver::{Card, Half, Packet, TransmitRing, block_on};

use crate::card::nic_card;
use crate::machine::nic_machine;
use crate::pool::{nic_packet, nic_pool};
use crate::receive::BURST;
use crate::settings::nic_geometry;
use crate::status::nic_status;
use crate::{change, end_handle, give, give_handle, read, slice};

/// The host's end of a ring that sends. One thread uses it at a time.
#[derive(Debug)]
pub struct nic_transmit_ring {
    ring: TransmitRing<'static, nic_machine>,
}

/// What the host's end of a ring that sends has counted.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_transmit_counts {
    /// Buffers that came back and whose packets were sent.
    pub sent: u64,
    /// Buffers that came back with a fault: their packets were not sent.
    pub failed: u64,
    /// Places that have not come back.
    pub outstanding: u64,
}

/// The host's end of the transmit half of a ring: clears its memory; the handle goes to `made`. The half
/// must be stopped, and may start then.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_transmit_ring_new(
    card: *const nic_card,
    ring: u32,
    geometry: *const nic_geometry,
    made: *mut *mut nic_transmit_ring,
) -> nic_status {
    let make = || {
        // SAFETY: the caller's promise.
        let (card, geometry) = unsafe { (read(card)?, read(geometry)?.to_driver()?) };
        if made.is_null() {
            return Err(nic_status::NullPointer);
        }
        if ring >= card.card.rings() {
            return Err(nic_status::NoSuchRing);
        }
        let tail = Card::<nic_machine>::tail_register(Half::Transmit, ring);
        let ring = block_on(TransmitRing::new(card.machine, geometry, tail))?;
        // SAFETY: the caller's promise.
        unsafe { give_handle(made, nic_transmit_ring { ring }) }
    };
    nic_status::of(make())
}

/// Ends the handle of a ring, which must be stopped. Buffers that it still holds do not go back to their
/// pool. NULL does nothing.
///
/// # Safety
/// It is null, or was given by `nic_transmit_ring_new` and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_transmit_ring_end(ring: *mut nic_transmit_ring) {
    // SAFETY: the caller's promise.
    unsafe { end_handle(ring) }
}

/// Sends packets, the first of `packets` on, as many of `count` as there is room for; how many goes to
/// `sent`. The buffers of those are the device's until `nic_transmit_ring_reclaim` gives them back to
/// their pool. If a packet has a `checksum` without a name, more than 9,216 bytes, or a buffer without a byte or with more
/// than fit, nothing is sent.
///
/// # Safety
/// Pointers are null or point to what their types say, `packets` to so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_transmit_ring_burst(
    ring: *mut nic_transmit_ring,
    packets: *const nic_packet,
    count: usize,
    sent: *mut usize,
) -> nic_status {
    let burst = || {
        // SAFETY: the caller's promise.
        let (ring, packets) = unsafe { (change(ring)?, slice(packets, count)?) };
        if sent.is_null() {
            return Err(nic_status::NullPointer);
        }
        for packet in packets {
            if !packet.to_driver()?.is_sendable() {
                return Err(nic_status::PacketBytes);
            }
        }
        let mut gone = 0;
        for some in packets.chunks(BURST) {
            let mut offered: [Option<Packet>; BURST] = [const { None }; BURST];
            for (place, packet) in offered.iter_mut().zip(some) {
                *place = Some(packet.to_driver()?);
            }
            let taken = block_on(ring.ring.burst(&mut offered[..some.len()]));
            gone += taken;
            if taken < some.len() {
                break;
            }
        }
        // SAFETY: the caller's promise.
        unsafe { give(sent, gone) }
    };
    nic_status::of(burst())
}

/// Gives the buffers of packets that have been sent back to their pool; how many buffers goes to
/// `reclaimed`, which may be NULL. It does not wait. `NIC_STATUS_FOREIGN_BUFFER`: of what came back, some buffers are
/// none that this pool has given out; the others went to it.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_transmit_ring_reclaim(
    ring: *mut nic_transmit_ring,
    pool: *const nic_pool,
    reclaimed: *mut usize,
) -> nic_status {
    let reclaim = || {
        // SAFETY: the caller's promise.
        let (ring, pool) = unsafe { (change(ring)?, read(pool)?) };
        let foreign = ring.ring.foreign();
        let count = block_on(ring.ring.reclaim(&pool.pool));
        if !reclaimed.is_null() {
            // SAFETY: the caller's promise.
            unsafe { give(reclaimed, count) }?;
        }
        if ring.ring.foreign() == foreign { Ok(()) } else { Err(nic_status::ForeignBuffer) }
    };
    nic_status::of(reclaim())
}

/// Waits until a packet may have been sent. A ring that stops itself ends no wait: `wait_for_change` of the
/// machine returns after a while if that has to be noticed (`nic_ring_get_fault`).
///
/// # Safety
/// The pointer is null or points to a ring.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_transmit_ring_wait(ring: *const nic_transmit_ring) -> nic_status {
    // SAFETY: the caller's promise.
    nic_status::of(unsafe { read(ring) }.map(|ring| block_on(ring.ring.wait())))
}

/// What the host's end has counted since it was made.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_transmit_ring_counts(
    ring: *const nic_transmit_ring,
    counts: *mut nic_transmit_counts,
) -> nic_status {
    let find = || {
        // SAFETY: the caller's promise.
        let ring = &unsafe { read(ring) }?.ring;
        let (sent, failed) = (ring.sent(), ring.failed());
        let found = nic_transmit_counts { sent, failed, outstanding: ring.outstanding() as u64 };
        // SAFETY: the caller's promise.
        unsafe { give(counts, found) }
    };
    nic_status::of(find())
}
