//! What a program gives the driver: how memory and registers are reached.
use std::ffi::c_void;

use nic_driver::Machine;

/// A processor, the memory that it shares with the device, and the device's registers. It must stay
/// where it is, unchanged, until the last handle that was made with it has ended.
///
/// Addresses are the device's: what a descriptor holds. An access to memory lies in one line of 64
/// bytes and must be one access if it is of 1, 2, 4 or 8 bytes and aligned; longer ones may be several,
/// in any order. Every function gets `context` first.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nic_machine {
    /// Given to every function.
    pub context: *mut c_void,
    /// Reads `count` bytes of memory. Later accesses are not made before it. (On AArch64 a `dmb oshld` behind the load.)
    pub load: Option<
        unsafe extern "C" fn(context: *mut c_void, address: u64, bytes: *mut u8, count: usize),
    >,
    /// Writes `count` bytes of memory.
    pub store: Option<
        unsafe extern "C" fn(context: *mut c_void, address: u64, bytes: *const u8, count: usize),
    >,
    /// Returns when no store after it can be seen before the stores in front of it, and no load in front of it is
    /// still to be made; a write to a register counts as a store. (On AArch64 `dmb osh`: a device is in the outer shareable
    /// domain, which the barriers between processors, `dmb ish`, do not reach, and `dmb oshst` lets loads pass. On x86-64 the
    /// processor keeps this order for memory that is cached, and only the compiler has to be told.)
    pub release: Option<unsafe extern "C" fn(context: *mut c_void)>,
    /// Reads the register of 32 bits at a byte offset. Later accesses are not made before it. (On AArch64 a `dmb oshld` behind
    /// the load.)
    pub read_register: Option<unsafe extern "C" fn(context: *mut c_void, offset: usize) -> u32>,
    /// Writes the register of 32 bits at a byte offset. Stores to memory before a `release` in front
    /// of it are visible to the device when it sees the write.
    pub write_register:
        Option<unsafe extern "C" fn(context: *mut c_void, offset: usize, value: u32)>,
    /// Waits until the eight bytes at an address, a multiple of 8, may be other than `known`, the first
    /// byte lowest; it may return early. NULL: the program polls.
    pub wait_for_change:
        Option<unsafe extern "C" fn(context: *mut c_void, address: u64, known: u64)>,
    /// Writes modified copies of the lines of `count` bytes back, wherever they are, and lets nobody keep
    /// one; returns when it is done. NULL: no page can be turned to device-bias.
    pub flush: Option<unsafe extern "C" fn(context: *mut c_void, address: u64, count: u64)>,
}

impl nic_machine {
    /// Whether all functions are there that must be.
    pub(crate) fn is_whole(&self) -> bool {
        self.load.is_some()
            && self.store.is_some()
            && self.release.is_some()
            && self.read_register.is_some()
            && self.write_register.is_some()
    }
}

// Functions that are missing are not called: no handle is made with a machine that is not whole.
impl Machine for nic_machine {
    async fn load(&self, address: u64, bytes: &mut [u8]) {
        if let Some(load) = self.load {
            // SAFETY: the program's own function, which may write so many bytes.
            unsafe { load(self.context, address, bytes.as_mut_ptr(), bytes.len()) }
        }
    }

    async fn store(&self, address: u64, bytes: &[u8]) {
        if let Some(store) = self.store {
            // SAFETY: the program's own function, which may read so many bytes.
            unsafe { store(self.context, address, bytes.as_ptr(), bytes.len()) }
        }
    }

    async fn release(&self) {
        if let Some(release) = self.release {
            // SAFETY: the program's own function.
            unsafe { release(self.context) }
        }
    }

    async fn read_register(&self, offset: usize) -> u32 {
        // SAFETY: the program's own function.
        self.read_register.map_or(0, |read| unsafe { read(self.context, offset) })
    }

    async fn write_register(&self, offset: usize, value: u32) {
        if let Some(write) = self.write_register {
            // SAFETY: the program's own function.
            unsafe { write(self.context, offset, value) }
        }
    }

    async fn flush(&self, address: u64, bytes: u64) -> bool {
        let Some(flush) = self.flush else { return false };
        // SAFETY: the program's own function.
        unsafe { flush(self.context, address, bytes) };
        true
    }

    async fn wait_for_change(&self, address: u64, known: u64) {
        if let Some(wait) = self.wait_for_change {
            // SAFETY: the program's own function.
            unsafe { wait(self.context, address, known) }
        }
    }
}
