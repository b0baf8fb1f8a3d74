//! What the driver needs of the machine it runs on.
//!
//! The functions are asynchronous, because on a simulated processor time passes while a load is
//! served. On mapped memory they are ready at once, and [`crate::block_on`] runs them.

/// A processor, the memory that it shares with the device, and the device's registers.
///
/// Addresses are the device's: what a descriptor holds. An access of `load` and `store` lies in one
/// line of 64 bytes and is one access if it is of 1, 2, 4 or 8 bytes and aligned; longer ones may be
/// several, in any order.
#[allow(async_fn_in_trait, reason = "never a trait object, and nothing is sent to other threads")]
pub trait Machine {
    /// Reads bytes. Later accesses are not made before it (AArch64: `dmb oshld` behind the load).
    async fn load(&self, address: u64, bytes: &mut [u8]);

    /// Writes bytes.
    async fn store(&self, address: u64, bytes: &[u8]);

    /// Returns when no store after it can be seen before the stores in front of it, and no load in front of it is
    /// still to be made; a write to a register counts as a store.
    ///
    /// On AArch64 that is `dmb osh`: a device is in the outer shareable domain, which the barriers between processors,
    /// `dmb ish`, do not reach, and `dmb oshst` lets loads pass. On x86-64 the processor keeps this order for memory that is
    /// cached, and only the compiler has to be told.
    async fn release(&self);

    /// Reads a register of 32 bits. Later accesses are not made before it (AArch64: `dmb oshld` behind the load).
    async fn read_register(&self, offset: usize) -> u32;

    /// Writes a register of 32 bits. Stores to memory before a [`Machine::release`] in front of it
    /// are visible to the device when it sees the write.
    async fn write_register(&self, offset: usize, value: u32);

    /// Waits until the eight bytes at this address, a multiple of 8, may be other than `known`. It
    /// may return early; a processor polls, a simulated one sleeps until it loses its copy. A ring that stops itself changes
    /// nothing there: one that has to notice that waits for a while only, or for an interrupt.
    async fn wait_for_change(&self, address: u64, known: u64);

    /// Writes modified copies of these bytes' lines back, wherever they are, and lets nobody keep one.
    /// Returns when it is done; `false`: this machine cannot. Only pages that are turned to device-bias
    /// need it.
    async fn flush(&self, _address: u64, _bytes: u64) -> bool {
        false
    }

    /// Returns when no load after it can be made before the stores in front of it can be seen (x86-64: `mfence`; AArch64: `dmb osh`);
    /// `false`: this machine cannot. Only a card of coherent programmed I/O needs it, where a load hands stores over.
    async fn barrier(&self) -> bool {
        false
    }

    /// The line of this address will be loaded: it may be fetched now, and nobody waits for it (x86-64: `prefetcht0`; AArch64: `prfm pldl1keep`).
    async fn prefetch(&self, _address: u64) {}

    /// Reads eight bytes at a multiple of 8.
    async fn load_word(&self, address: u64) -> u64 {
        let mut bytes = [0; 8];
        self.load(address, &mut bytes).await;
        u64::from_le_bytes(bytes)
    }

    /// Writes eight bytes at a multiple of 8.
    async fn store_word(&self, address: u64, word: u64) {
        self.store(address, &word.to_le_bytes()).await;
    }
}

/// Runs a function on a machine whose accesses are ready at once, such as mapped memory.
///
/// It polls until the function ends, so that one that has to wait turns on the spot.
pub fn block_on<T>(future: impl Future<Output = T>) -> T {
    let mut future = core::pin::pin!(future);
    let mut context = core::task::Context::from_waker(core::task::Waker::noop());
    loop {
        if let core::task::Poll::Ready(value) = future.as_mut().poll(&mut context) {
            return value;
        }
    }
}
