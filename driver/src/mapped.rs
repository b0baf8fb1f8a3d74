//! A mapped window of a real device.
#![allow(unsafe_code, reason = "device memory is reached by address; this is the only such place")]
use core::sync::atomic::{Ordering, fence};

use crate::StoreWindow;

/// Device memory mapped with write combining.
#[derive(Debug)]
pub struct MappedWindow {
    base: *mut u64,
    bytes: usize,
}

impl MappedWindow {
    /// The window of `bytes` at `base`.
    ///
    /// # Safety
    /// `base` must be aligned to 8 bytes and map `bytes` of device memory that stays mapped, and
    /// that nobody else stores to, for as long as the window lives.
    pub unsafe fn new(base: *mut u8, bytes: usize) -> Self {
        Self { base: base.cast(), bytes }
    }
}

impl StoreWindow for MappedWindow {
    fn store(&mut self, offset: usize, word: [u8; 8]) {
        assert!(
            offset.is_multiple_of(8) && offset + 8 <= self.bytes,
            "offset {offset} is outside the window of {} bytes, or no multiple of 8",
            self.bytes
        );
        // SAFETY: inside the mapping, by the check above and the promise made to `new`; a volatile
        // store of an aligned word is one store instruction, which write combining may merge.
        unsafe { self.base.add(offset / 8).write_volatile(u64::from_ne_bytes(word)) }
    }

    fn fence(&mut self) {
        // On x86 the compiler barrier alone would leave write-combining buffers full.
        #[cfg(target_arch = "x86_64")]
        // SAFETY: every x86-64 processor has SSE, and with it SFENCE.
        unsafe {
            core::arch::x86_64::_mm_sfence();
        }
        fence(Ordering::SeqCst);
    }
}
