//! A mapped window of a real device, on processors whose barriers for device memory are known here, with the vector
//! registers that it stores with: x86-64 with SSE2, and AArch64 with NEON.
#![allow(unsafe_code, reason = "device memory is reached by address; this is the only such place")]
use core::arch::asm;

use crate::StoreWindow;

/// Bytes of a line.
const LINE_BYTES: usize = 64;

/// Device memory mapped with write combining (on AArch64: normal, not cached).
#[derive(Debug)]
pub struct MappedWindow {
    base: *mut u8,
    bytes: usize,
}

// SAFETY: the window is the only way to what it maps, by the promise made to `new`, and any thread may store there.
unsafe impl Send for MappedWindow {}

impl MappedWindow {
    /// The window of `bytes` at `base`.
    ///
    /// # Safety
    /// `base` must be aligned to 64 bytes and map `bytes` of device memory that stays mapped, and
    /// that nobody else stores to, for as long as the window lives.
    pub unsafe fn new(base: *mut u8, bytes: usize) -> Self {
        Self { base, bytes }
    }

    /// Whether so many words at that offset are inside the window.
    #[inline]
    fn check(&self, offset: usize, words: usize) {
        assert!(
            offset.is_multiple_of(4) && offset <= self.bytes && words <= (self.bytes - offset) / 4,
            "{words} words at offset {offset} are outside the window of {} bytes, or at no multiple of 4",
            self.bytes
        );
    }
}

impl StoreWindow for MappedWindow {
    #[inline]
    fn store(&mut self, offset: usize, words: &[[u8; 4]]) {
        self.check(offset, words.len());
        // SAFETY: inside the mapping, by the check and the promise made to `new`.
        unsafe { copy(words, self.base.wrapping_add(offset)) }
    }

    #[inline]
    fn store_behind(&mut self, offset: usize, first: [u8; 4], words: &[[u8; 4]]) {
        self.check(offset, 1 + words.len());
        let to = self.base.wrapping_add(offset);
        // Two words at once where they are one of the processor's.
        match words {
            [second, rest @ ..] if offset.is_multiple_of(8) => {
                let both = [first, *second];
                // SAFETY: inside the mapping, by the check and the promise made to `new`.
                unsafe {
                    copy_word::<u64>(both.as_ptr().cast(), to);
                    copy(rest, to.wrapping_add(8));
                }
            }
            // SAFETY: as above.
            _ => unsafe {
                copy_word::<u32>(first.as_ptr(), to);
                copy(words, to.wrapping_add(4));
            },
        }
    }

    fn fence(&mut self) {
        // SAFETY: a barrier changes nothing. Without `nomem` the compiler keeps stores in front of it, too.
        unsafe {
            // Write-combining buffers leave (`mmio_flush_writes` of rdma-core, util/udma_barrier.h).
            #[cfg(target_arch = "x86_64")]
            asm!("sfence", options(nostack, preserves_flags));
            // The same there, and `wmb` of Linux, arch/arm64/include/asm/barrier.h. `dmb`, which orders processors,
            // is not enough for a device.
            #[cfg(target_arch = "aarch64")]
            asm!("dsb st", options(nostack, preserves_flags));
        }
    }
}

/// Stores words with as few stores as the processor has for them, so that a line of write combining is complete soon:
/// up to a line, whole lines, and down to the last word.
///
/// # Safety
/// They can be stored at `to`, which is a multiple of 4.
#[inline(always)]
unsafe fn copy(words: &[[u8; 4]], mut to: *mut u8) {
    let mut from = words.as_ptr().cast::<u8>();
    let mut left = 4 * words.len();
    // Stores pieces of so many bytes for as long as there are any and the place asks for them.
    macro_rules! copy {
        ($bytes:expr, $copy:expr, while $is_due:expr) => {
            while left >= $bytes && $is_due {
                // SAFETY: the caller's promise; `to` is a multiple of the bytes, because what is stored before leads
                // to one.
                unsafe { $copy(from, to) }
                (from, to) = (from.wrapping_add($bytes), to.wrapping_add($bytes));
                left -= $bytes;
            }
        };
    }
    copy!(4, copy_word::<u32>, while !(to as usize).is_multiple_of(8));
    copy!(8, copy_word::<u64>, while !(to as usize).is_multiple_of(16));
    copy!(16, copy_piece, while !(to as usize).is_multiple_of(LINE_BYTES));
    copy!(LINE_BYTES, copy_line, while true);
    copy!(16, copy_piece, while true);
    copy!(8, copy_word::<u64>, while true);
    copy!(4, copy_word::<u32>, while true);
}

/// A volatile store of an aligned word is one store instruction, which write combining may merge.
///
/// # Safety
/// A word can be read at `from` and stored at `to`, which is a multiple of its size.
#[inline(always)]
unsafe fn copy_word<W: Copy>(from: *const u8, to: *mut u8) {
    // SAFETY: the caller's promise.
    unsafe { to.cast::<W>().write_volatile(from.cast::<W>().read_unaligned()) }
}

/// One store of 16 bytes.
///
/// # Safety
/// 16 bytes can be read at `from` and stored at `to`, which is a multiple of 16.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
unsafe fn copy_piece(from: *const u8, to: *mut u8) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!(
            "movdqu {piece}, [{from}]",
            "movdqa [{to}], {piece}",
            from = in(reg) from,
            to = in(reg) to,
            piece = out(xmm_reg) _,
            options(nostack, preserves_flags),
        );
    }
}

/// One store of 16 bytes.
///
/// # Safety
/// 16 bytes can be read at `from` and stored at `to`, which is a multiple of 16.
#[cfg(target_arch = "aarch64")]
#[inline(always)]
unsafe fn copy_piece(from: *const u8, to: *mut u8) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!(
            "ldr {piece:q}, [{from}]",
            "str {piece:q}, [{to}]",
            from = in(reg) from,
            to = in(reg) to,
            piece = out(vreg) _,
            options(nostack, preserves_flags),
        );
    }
}

/// One store of 64 bytes, by a program that is compiled for such a processor.
///
/// # Safety
/// 64 bytes can be read at `from` and stored at `to`, which is a multiple of 64.
#[cfg(all(target_arch = "x86_64", target_feature = "avx512f"))]
#[inline(always)]
unsafe fn copy_line(from: *const u8, to: *mut u8) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!(
            "vmovdqu64 {line}, [{from}]",
            "vmovdqa64 [{to}], {line}",
            from = in(reg) from,
            to = in(reg) to,
            line = out(zmm_reg) _,
            options(nostack, preserves_flags),
        );
    }
}

/// Four stores of 16 bytes, which every such processor has; its write combining makes one of them.
///
/// # Safety
/// 64 bytes can be read at `from` and stored at `to`, which is a multiple of 64.
#[cfg(all(target_arch = "x86_64", not(target_feature = "avx512f")))]
#[inline(always)]
unsafe fn copy_line(from: *const u8, to: *mut u8) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!(
            "movdqu {first}, [{from}]",
            "movdqu {second}, [{from} + 16]",
            "movdqu {third}, [{from} + 32]",
            "movdqu {fourth}, [{from} + 48]",
            "movdqa [{to}], {first}",
            "movdqa [{to} + 16], {second}",
            "movdqa [{to} + 32], {third}",
            "movdqa [{to} + 48], {fourth}",
            from = in(reg) from,
            to = in(reg) to,
            first = out(xmm_reg) _,
            second = out(xmm_reg) _,
            third = out(xmm_reg) _,
            fourth = out(xmm_reg) _,
            options(nostack, preserves_flags),
        );
    }
}

/// Two stores of a pair of 16 bytes each.
///
/// # Safety
/// 64 bytes can be read at `from` and stored at `to`, which is a multiple of 64.
#[cfg(target_arch = "aarch64")]
#[inline(always)]
unsafe fn copy_line(from: *const u8, to: *mut u8) {
    // SAFETY: the caller's promise.
    unsafe {
        asm!(
            "ldp {first:q}, {second:q}, [{from}]",
            "ldp {third:q}, {fourth:q}, [{from}, #32]",
            "stp {first:q}, {second:q}, [{to}]",
            "stp {third:q}, {fourth:q}, [{to}, #32]",
            from = in(reg) from,
            to = in(reg) to,
            first = out(vreg) _,
            second = out(vreg) _,
            third = out(vreg) _,
            fourth = out(vreg) _,
            options(nostack, preserves_flags),
        );
    }
}
