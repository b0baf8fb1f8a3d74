//! Pools of packet buffers, buffers and packets.
use std::cell::Cell;

use nic_driver::descriptor::{Fault, Protocol};
use nic_driver::{Buffer, Packet, Pool};

use crate::codes::{CHECKSUMS, choice, nic_checksum, nic_fault, nic_protocol};
use crate::status::nic_status;
use crate::{end_handle, give, give_handle, read};

/// A pool of packet buffers of one size, after DPDK's mempool. One thread uses it at a time; rings of
/// that thread may share it.
#[derive(Debug)]
pub struct nic_pool {
    pub(crate) pool: Pool<'static>,
    /// The stack of free buffers that `pool` borrows.
    stack: *mut [Cell<u32>],
}

impl Drop for nic_pool {
    fn drop(&mut self) {
        // SAFETY: `nic_pool_new` made it of a box, and the pool that borrows it is not used again.
        drop(unsafe { Box::from_raw(self.stack) });
    }
}

impl nic_pool {
    /// Takes buffers back: all, or none if one is not the pool's, or fewer are given out.
    fn take_back(&self, buffers: &[nic_buffer]) -> Result<(), nic_status> {
        let given_out = self.stack.len() - self.pool.available();
        let are_ours = buffers.iter().all(|buffer| self.pool.has(buffer.address));
        if !are_ours || buffers.len() > given_out {
            return Err(nic_status::ForeignBuffer);
        }
        buffers.iter().for_each(|buffer| self.pool.free(buffer.to_driver()));
        Ok(())
    }
}

/// A buffer of a pool, or one with a packet in it. Whoever has it owns its bytes; it goes back by
/// `nic_pool_free`, or to the device by sending it.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct nic_buffer {
    /// Address of its first byte.
    pub address: u64,
    /// Bytes that fit.
    pub capacity_bytes: u16,
    /// Bytes of the packet in it.
    pub length_bytes: u16,
}

impl nic_buffer {
    fn to_driver(self) -> Buffer {
        Buffer::from_parts(self.address, self.capacity_bytes, self.length_bytes)
    }

    fn from_driver(buffer: &Buffer) -> Self {
        Self {
            address: buffer.address(),
            capacity_bytes: buffer.capacity_bytes(),
            length_bytes: buffer.length_bytes,
        }
    }
}

/// A packet, in one buffer or two.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct nic_packet {
    /// Its first bytes.
    pub first: nic_buffer,
    /// The rest, if it did not fit; else its `length_bytes` is 0.
    pub second: nic_buffer,
    /// About its checksums: a `nic_checksum`.
    pub checksum: u32,
    /// What it is: a `nic_protocol`. Sending does not look at it.
    pub protocol: u32,
    /// What went wrong with it: a `nic_fault`. Sending does not look at it.
    pub fault: u32,
    /// Hash of its flow. Sending does not look at it.
    pub flow_hash: u32,
}

impl nic_packet {
    pub(crate) fn to_driver(self) -> Result<Packet, nic_status> {
        let second = (self.second.length_bytes > 0).then(|| self.second.to_driver());
        Ok(Packet {
            first: self.first.to_driver(),
            second,
            checksum: choice(&CHECKSUMS, self.checksum)?,
            protocol: Protocol::Other,
            fault: Fault::None,
            flow_hash: 0,
        })
    }

    pub(crate) fn from_driver(packet: &Packet) -> Self {
        Self {
            first: nic_buffer::from_driver(&packet.first),
            second: packet
                .second
                .as_ref()
                .map_or_else(nic_buffer::default, nic_buffer::from_driver),
            checksum: nic_checksum::from(packet.checksum) as u32,
            protocol: nic_protocol::from(packet.protocol) as u32,
            fault: nic_fault::from(packet.fault) as u32,
            flow_hash: packet.flow_hash,
        }
    }
}

/// A pool of `count` buffers, each of `buffer_bytes`, at multiples of `stride_bytes` from
/// `base_address` on; the handle goes to `pool`.
///
/// # Safety
/// The pointer is null or there is room for a handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_pool_new(
    base_address: u64,
    count: usize,
    buffer_bytes: u16,
    stride_bytes: u64,
    pool: *mut *mut nic_pool,
) -> nic_status {
    if pool.is_null() {
        return nic_status::NullPointer;
    }
    if let Err(error) = Pool::check(count, base_address, buffer_bytes, stride_bytes) {
        return error.into();
    }
    let mut numbers = Vec::new();
    if numbers.try_reserve_exact(count).is_err() {
        return nic_status::OutOfMemory;
    }
    numbers.resize(count, Cell::new(0));
    let stack = Box::into_raw(numbers.into_boxed_slice());
    // SAFETY: it stays until the pool ends, see `nic_pool::drop`.
    match Pool::new(unsafe { &*stack }, base_address, buffer_bytes, stride_bytes) {
        // SAFETY: the caller's promise.
        Ok(made) => nic_status::of(unsafe { give_handle(pool, nic_pool { pool: made, stack }) }),
        Err(error) => {
            // SAFETY: it was made of a box above, and nobody borrows it.
            drop(unsafe { Box::from_raw(stack) });
            error.into()
        }
    }
}

/// Ends the handle of a pool. Its memory is the program's; rings that use it must have ended. NULL does
/// nothing.
///
/// # Safety
/// It is null, or was given by `nic_pool_new` and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_pool_end(pool: *mut nic_pool) {
    // SAFETY: the caller's promise.
    unsafe { end_handle(pool) }
}

/// How many buffers are free.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_pool_available(
    pool: *const nic_pool,
    available: *mut usize,
) -> nic_status {
    // SAFETY: the caller's promise.
    nic_status::of(unsafe { read(pool).and_then(|pool| give(available, pool.pool.available())) })
}

/// A free buffer, the one that came back last; `NIC_STATUS_NO_BUFFER` if there is none.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_pool_alloc(
    pool: *const nic_pool,
    buffer: *mut nic_buffer,
) -> nic_status {
    let alloc = || {
        if buffer.is_null() {
            return Err(nic_status::NullPointer);
        }
        // SAFETY: the caller's promise.
        let found = unsafe { read(pool) }?.pool.alloc().ok_or(nic_status::NoBuffer)?;
        // SAFETY: the caller's promise.
        unsafe { give(buffer, nic_buffer::from_driver(&found)) }
    };
    nic_status::of(alloc())
}

/// Gives a buffer back. One that is given back twice while others are out is given out twice.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_pool_free(
    pool: *const nic_pool,
    buffer: *const nic_buffer,
) -> nic_status {
    // SAFETY: the caller's promise.
    let free = || unsafe { read(pool)?.take_back(&[*read(buffer)?]) };
    nic_status::of(free())
}

/// Gives both buffers of a packet back, or neither: `NIC_STATUS_FOREIGN_BUFFER` if one is none that this pool has given out.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_pool_free_packet(
    pool: *const nic_pool,
    packet: *const nic_packet,
) -> nic_status {
    let free = || {
        // SAFETY: the caller's promise.
        let (pool, packet) = unsafe { (read(pool)?, read(packet)?) };
        let count = 1 + usize::from(packet.second.length_bytes > 0);
        pool.take_back(&[packet.first, packet.second][..count])
    };
    nic_status::of(free())
}
