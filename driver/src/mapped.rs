//! A mapped window of a real device, on processors whose barriers for device memory are known here: x86-64 and
//! AArch64.
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
}

impl StoreWindow for MappedWindow {
    #[inline]
    fn store(&mut self, offset: usize, words: &[[u8; 8]]) {
        assert!(
            offset.is_multiple_of(8)
                && offset <= self.bytes
                && words.len() <= (self.bytes - offset) / 8,
            "{} words at offset {offset} are outside the window of {} bytes, or at no multiple of 8",
            words.len(),
            self.bytes
        );
        // Whole lines with as few stores as the processor has for one, so that each leaves by itself.
        let to_line = (offset.next_multiple_of(LINE_BYTES) - offset) / 8;
        let (first, rest) = words.split_at(to_line.min(words.len()));
        let (lines, last) = rest.as_chunks::<{ LINE_BYTES / 8 }>();
        let mut to = self.base.wrapping_add(offset);
        // SAFETY: inside the mapping, by the check above and the promise made to `new`; lines are behind the words
        // that lead to a multiple of 64. A volatile store of an aligned word is one store instruction, which write
        // combining may merge.
        unsafe {
            for word in first {
                to.cast::<u64>().write_volatile(u64::from_ne_bytes(*word));
                to = to.wrapping_add(8);
            }
            for line in lines {
                copy_line(line.as_ptr().cast(), to);
                to = to.wrapping_add(LINE_BYTES);
            }
            for word in last {
                to.cast::<u64>().write_volatile(u64::from_ne_bytes(*word));
                to = to.wrapping_add(8);
            }
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

/// One store of 64 bytes, by a program that is compiled for such a processor.
///
/// # Safety
/// 64 bytes can be read at `from` and stored at `to`, which is a multiple of 64.
#[cfg(all(target_arch = "x86_64", target_feature = "avx512f"))]
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
