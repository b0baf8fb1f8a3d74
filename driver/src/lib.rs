//! The host's side of the network interface card: rings, queues, buffers, doorbells.
//!
//! Needs neither an operating system nor an allocator. The same code runs on a mapped device (`mapped` has its window
//! of stores; its `Machine` the program brings) and on whatever else implements [`Machine`] or [`StoreWindow`], such as a model.
//! `mapped` stores with vector registers and is there for targets that have them: x86-64 with SSE2, AArch64 with NEON. Targets
//! of kernels, such as `x86_64-unknown-none`, do without; a program for one brings its own [`StoreWindow`].
#![no_std]

pub mod card;
pub mod descriptor;
pub mod layout;
pub mod machine;
#[cfg(any(
    all(target_arch = "x86_64", target_feature = "sse2"),
    all(target_arch = "aarch64", target_feature = "neon")
))]
pub mod mapped;
pub mod pio;
pub mod pool;
pub mod region;
pub mod registers;
pub mod ring;
pub mod roce;
pub mod store_queue;

pub use card::{Card, Half, RingSettings};
pub use machine::{Machine, block_on};
#[cfg(any(
    all(target_arch = "x86_64", target_feature = "sse2"),
    all(target_arch = "aarch64", target_feature = "neon")
))]
pub use mapped::MappedWindow;
pub use pool::{Buffer, Pool};
pub use region::Region;
pub use ring::{Packet, ReceiveRing, TransmitRing};
pub use store_queue::{Error, Format, LengthOrder, Refused, Reuse, StoreQueue};

/// A window of the device's address space into which the host stores.
pub trait StoreWindow {
    /// Stores words one behind the other from a byte offset on, a multiple of 4. Bytes are in the order of
    /// their addresses.
    fn store(&mut self, offset: usize, words: &[[u8; 4]]);

    /// Stores a word, and words behind it, as `store` does.
    #[inline]
    fn store_behind(&mut self, offset: usize, first: [u8; 4], words: &[[u8; 4]]) {
        self.store(offset, &[first]);
        self.store(offset + 4, words);
    }

    /// Returns when every store before it has left the processor (`sfence`).
    fn fence(&mut self);
}
