//! Queues of stores: messages written straight into the device.
use std::ffi::c_void;

use nic_driver::{Format, LengthOrder, Reuse, StoreQueue, StoreWindow};

use crate::codes::choice;
use crate::status::nic_status;
use crate::{change, end_handle, give, give_handle, read, slice};

/// A window of the device's address space into which the host stores. Both functions get `context`
/// first.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nic_store_window {
    /// Given to both functions.
    pub context: *mut c_void,
    /// Stores `count` bytes, in the order of their addresses, from a byte offset on; both are multiples of 4.
    pub store: Option<
        unsafe extern "C" fn(context: *mut c_void, offset: usize, bytes: *const u8, count: usize),
    >,
    /// Returns when every store before it has left the processor (`sfence`).
    pub fence: Option<unsafe extern "C" fn(context: *mut c_void)>,
}

// Functions that are missing are not called: no queue is made with a window that is not whole.
impl StoreWindow for nic_store_window {
    fn store(&mut self, offset: usize, words: &[[u8; 4]]) {
        let bytes = words.as_flattened();
        if let Some(store) = self.store
            && !bytes.is_empty()
        {
            // SAFETY: the program's own function, which may read so many bytes.
            unsafe { store(self.context, offset, bytes.as_ptr(), bytes.len()) }
        }
    }

    fn fence(&mut self) {
        if let Some(fence) = self.fence {
            // SAFETY: the program's own function.
            unsafe { fence(self.context) }
        }
    }
}

/// How a message says where it ends.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct nic_message_format {
    /// Offset of the length field in the message.
    pub length_offset: usize,
    /// Its size, 1 or 2 bytes.
    pub length_bytes: usize,
    /// Bytes of the message that the field does not count (a header).
    pub uncounted_bytes: usize,
    /// Messages begin at multiples of this: 4, 8, 16, 32 or 64.
    pub alignment_bytes: usize,
    /// The longest message that the device takes.
    pub maximum_bytes: usize,
    /// The order of the field's bytes: a `nic_length_order`.
    pub length_order: u32,
}

impl From<Format> for nic_message_format {
    fn from(format: Format) -> Self {
        Self {
            length_offset: format.length_offset,
            length_bytes: format.length_bytes,
            uncounted_bytes: format.uncounted_bytes,
            alignment_bytes: format.alignment_bytes,
            maximum_bytes: format.maximum_bytes,
            length_order: match format.length_order {
                LengthOrder::Little => 0,
                LengthOrder::Big => 1,
            },
        }
    }
}

/// A part of a message.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nic_piece {
    /// Its bytes.
    pub bytes: *const u8,
    /// How many.
    pub count: usize,
}

/// A queue of stores. One thread uses it at a time.
#[derive(Debug)]
pub struct nic_store_queue {
    queue: StoreQueue<nic_store_window>,
}

impl nic_store_queue {
    pub(crate) fn queue_mut(&mut self) -> &mut StoreQueue<nic_store_window> {
        &mut self.queue
    }
}

/// A queue over a window, of which it keeps a copy, whose address space has `space_bytes`; the handle
/// goes to `queue`. `write_combining_bytes` is what write-combining buffers hold, less than the address
/// space (512 on many Intel processors); 0: there is a fence each time the address space has been used
/// up.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_store_queue_new(
    window: *const nic_store_window,
    space_bytes: usize,
    format: *const nic_message_format,
    write_combining_bytes: usize,
    queue: *mut *mut nic_store_queue,
) -> nic_status {
    let make = || {
        // SAFETY: the caller's promise.
        let (window, format) = unsafe { (*read(window)?, *read(format)?) };
        if window.store.is_none() || window.fence.is_none() {
            return Err(nic_status::NullPointer);
        }
        let format = Format {
            length_offset: format.length_offset,
            length_bytes: format.length_bytes,
            length_order: choice(&[LengthOrder::Little, LengthOrder::Big], format.length_order)?,
            uncounted_bytes: format.uncounted_bytes,
            alignment_bytes: format.alignment_bytes,
            maximum_bytes: format.maximum_bytes,
        };
        let reuse = match write_combining_bytes {
            0 => Reuse::FenceOnWrap,
            bytes => Reuse::CapacityCovers(bytes),
        };
        let made = StoreQueue::new(window, space_bytes, format, reuse)?;
        // SAFETY: the caller's promise.
        unsafe { give_handle(queue, nic_store_queue { queue: made }) }
    };
    nic_status::of(make())
}

/// Ends the handle of a queue. NULL does nothing.
///
/// # Safety
/// It is null, or was given by `nic_store_queue_new` and is not used again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_store_queue_end(queue: *mut nic_store_queue) {
    // SAFETY: the caller's promise.
    unsafe { end_handle(queue) }
}

/// Sends a message of these pieces, one behind the other. Bytes that fall on the length field are
/// replaced by the length. If it is refused, nothing has been stored.
///
/// # Safety
/// Pointers are null or point to what their types say, `pieces` to so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_store_queue_send(
    queue: *mut nic_store_queue,
    pieces: *const nic_piece,
    count: usize,
) -> nic_status {
    let send = || {
        // SAFETY: the caller's promise.
        let (queue, pieces) = unsafe { (change(queue)?, slice(pieces, count)?) };
        let mut bytes = Vec::with_capacity(pieces.len());
        for piece in pieces {
            // SAFETY: the caller's promise.
            bytes.push(unsafe { slice(piece.bytes, piece.count) }?);
        }
        queue.queue.send(&bytes)?;
        Ok(())
    };
    nic_status::of(send())
}

/// Makes every message so far leave the processor now: for latency, never for order.
///
/// # Safety
/// The pointer is null or points to a queue.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_store_queue_flush(queue: *mut nic_store_queue) -> nic_status {
    // SAFETY: the caller's promise.
    nic_status::of(unsafe { change(queue) }.map(|queue| queue.queue.flush()))
}

/// Puts a fence before each line of the address space whose number is a multiple of `lines`, a power of two and at most the
/// lines that there are: nothing is stored `lines` or more ahead of a line that has not left, whatever the processor's
/// write-combining buffers do.
///
/// # Safety
/// The pointer is null or points to a queue.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_store_queue_fence_every(
    queue: *mut nic_store_queue,
    lines: usize,
) -> nic_status {
    // SAFETY: the caller's promise.
    let set = || Ok(unsafe { change(queue) }?.queue.fence_every(lines)?);
    nic_status::of(set())
}

/// Offset in the address space at which the next message begins.
///
/// # Safety
/// Pointers are null or point to what their types say.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn nic_store_queue_next_offset(
    queue: *const nic_store_queue,
    offset: *mut usize,
) -> nic_status {
    // SAFETY: the caller's promise.
    nic_status::of(unsafe { read(queue).and_then(|queue| give(offset, queue.queue.next_offset())) })
}
