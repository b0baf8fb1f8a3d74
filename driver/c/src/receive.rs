//! Rings of empty buffers that come back with packets in them.
use nic_driver::{Card, Half, Packet, ReceiveRing, block_on};

use crate::card::nic_card;
use crate::machine::nic_machine;
use crate::pool::{nic_packet, nic_pool};
use crate::settings::nic_geometry;
use crate::status::nic_status;
use crate::{change, end_handle, give, give_handle, read};

/// Packets that go over at a time.
pub(crate) const BURST: usize = 32;

/// The host's end of a ring that receives. One thread uses it at a time.
#[derive(Debug)]
pub struct nic_receive_ring {
    ring: ReceiveRing<'static, nic_machine>,
}

/// The host's end of the receive half of a ring: clears its memory; the handle goes to `made`. The half
/// must be stopped, and may start then.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_receive_ring_new(
    card: *const nic_card,
    ring: u32,
    geometry: *const nic_geometry,
    made: *mut *mut nic_receive_ring,
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
        let tail = Card::<nic_machine>::tail_register(Half::Receive, ring);
        let ring = block_on(ReceiveRing::new(card.machine, geometry, tail))?;
        // SAFETY: the caller's promise.
        unsafe { give_handle(made, nic_receive_ring { ring }) }
    };
    nic_status::of(make())
}

/// Ends the handle of a ring, which must be stopped. Buffers that it still holds do not go back to their
/// pool. NULL does nothing.
///
/// # Safety
/// It is null, or was given by `nic_receive_ring_new` and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_receive_ring_end(ring: *mut nic_receive_ring) {
    // SAFETY: the caller's promise.
    unsafe { end_handle(ring) }
}

/// Posts as many buffers as the ring and the pool have room for, and says so; how many goes to
/// `posted`, which may be NULL. A grouped ring takes them by fours: up to three that are free stay in the pool.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_receive_ring_refill(
    ring: *mut nic_receive_ring,
    pool: *const nic_pool,
    posted: *mut usize,
) -> nic_status {
    let refill = || {
        // SAFETY: the caller's promise.
        let (ring, pool) = unsafe { (change(ring)?, read(pool)?) };
        let count = block_on(ring.ring.refill(&pool.pool));
        // SAFETY: the caller's promise.
        if posted.is_null() { Ok(()) } else { unsafe { give(posted, count) } }
    };
    nic_status::of(refill())
}

/// Takes packets that have come, at most `count`, into the first of `packets`; how many goes to
/// `received`. It does not wait. Buffers that the device gives back unused go to the pool.
/// `NIC_STATUS_FOREIGN_BUFFER`: some buffers, with packets in them or unused, are none that this pool has given out. The
/// packets have come all the same; such a buffer is said to have room for its bytes only.
///
/// # Safety
/// Pointers are null or point to what their types say, `packets` to room for so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_receive_ring_burst(
    ring: *mut nic_receive_ring,
    pool: *const nic_pool,
    packets: *mut nic_packet,
    count: usize,
    received: *mut usize,
) -> nic_status {
    let burst = || {
        // SAFETY: the caller's promise.
        let (ring, pool) = unsafe { (change(ring)?, read(pool)?) };
        if packets.is_null() || received.is_null() {
            return Err(nic_status::NullPointer);
        }
        let foreign = ring.ring.foreign();
        let mut found = 0;
        while found < count {
            let mut some: [Option<Packet>; BURST] = [const { None }; BURST];
            let most = BURST.min(count - found);
            let came = block_on(ring.ring.burst(&pool.pool, &mut some[..most]));
            for packet in some.iter().flatten() {
                // SAFETY: `found` is below `count`, and there is room for so many.
                unsafe { packets.add(found).write(nic_packet::from_driver(packet)) };
                found += 1;
            }
            if came < most {
                break;
            }
        }
        // SAFETY: the caller's promise.
        unsafe { give(received, found) }?;
        if ring.ring.foreign() == foreign { Ok(()) } else { Err(nic_status::ForeignBuffer) }
    };
    nic_status::of(burst())
}

/// Waits until a packet may have come. A ring that stops itself ends no wait: `wait_for_change` of the
/// machine returns after a while if that has to be noticed (`nic_ring_get_fault`).
///
/// # Safety
/// The pointer is null or points to a ring.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_receive_ring_wait(ring: *const nic_receive_ring) -> nic_status {
    // SAFETY: the caller's promise.
    nic_status::of(unsafe { read(ring) }.map(|ring| block_on(ring.ring.wait())))
}

/// How many buffers the device has.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_receive_ring_posted(
    ring: *const nic_receive_ring,
    posted: *mut usize,
) -> nic_status {
    // SAFETY: the caller's promise.
    nic_status::of(unsafe { read(ring).and_then(|ring| give(posted, ring.ring.posted())) })
}
