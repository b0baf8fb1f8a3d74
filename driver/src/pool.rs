//! A pool of packet buffers of one size, after DPDK's mempool: the buffers lie side by side in memory,
//! and a stack of numbers says which are free. The one that came back last is given out first, while
//! it may still be in a cache.
use core::cell::Cell;
use core::fmt;

/// A buffer of a pool, or one with a packet in it. Whoever has it owns its bytes; it goes back by
/// [`Pool::free`], or to the device by sending it. One that is dropped is lost to its pool.
#[derive(PartialEq, Eq, Debug)]
#[must_use = "a buffer that is dropped is lost to its pool"]
pub struct Buffer {
    pub(crate) address: u64,
    pub(crate) capacity_bytes: u16,
    /// Bytes of the packet in it.
    pub length_bytes: u16,
}

impl Buffer {
    /// A buffer that was given away as numbers, as to a program in C. There must be no other of this
    /// address.
    pub fn from_parts(address: u64, capacity_bytes: u16, length_bytes: u16) -> Self {
        Self { address, capacity_bytes, length_bytes }
    }

    /// Address of its first byte.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Bytes that fit.
    pub fn capacity_bytes(&self) -> u16 {
        self.capacity_bytes
    }
}

/// The end of all addresses that a descriptor can say.
pub(crate) const ADDRESS_END: u64 = 1 << 52;

/// Why there is no such pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// Buffers have 1 to 9,216 bytes.
    BufferBytes(u16),
    /// The numbers of so many buffers do not fit the stack.
    TooMany(usize),
    /// So many buffers from there on reach beyond the 52 bits of an address.
    Beyond(usize),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::BufferBytes(bytes) => write!(f, "buffers of {bytes} bytes; 1 to 9216 is right"),
            Self::TooMany(count) => write!(f, "{count} buffers; at most {} is right", u32::MAX),
            Self::Beyond(count) => write!(f, "{count} buffers reach beyond 2^52; fewer, or lower"),
        }
    }
}
impl core::error::Error for Error {}

/// Free buffers. One processor uses it; rings of that processor may share it.
#[derive(Debug)]
pub struct Pool<'a> {
    base_address: u64,
    stride_bytes: u64,
    buffer_bytes: u16,
    /// The free ones are the first `count`.
    free: &'a [Cell<u32>],
    count: Cell<usize>,
}

impl<'a> Pool<'a> {
    /// Whether there can be a pool of `count` buffers, as [`Pool::new`] makes it; nothing is needed for it.
    ///
    /// # Errors
    /// A size that no descriptor can say, or too many.
    pub fn check(
        count: usize,
        base_address: u64,
        buffer_bytes: u16,
        stride_bytes: u64,
    ) -> Result<(), Error> {
        if !(1..=9216).contains(&buffer_bytes) || stride_bytes < buffer_bytes.into() {
            return Err(Error::BufferBytes(buffer_bytes));
        }
        if u32::try_from(count).is_err() {
            return Err(Error::TooMany(count));
        }
        let bytes = stride_bytes.checked_mul(count as u64);
        let end = bytes.and_then(|bytes| base_address.checked_add(bytes));
        if end.is_none_or(|end| end > ADDRESS_END) {
            return Err(Error::Beyond(count));
        }
        Ok(())
    }

    /// A pool of as many buffers as `stack` has places, each of `buffer_bytes`, at multiples of
    /// `stride_bytes` from `base_address` on.
    ///
    /// # Errors
    /// A size that no descriptor can say, or too many.
    pub fn new(
        stack: &'a [Cell<u32>],
        base_address: u64,
        buffer_bytes: u16,
        stride_bytes: u64,
    ) -> Result<Self, Error> {
        Self::check(stack.len(), base_address, buffer_bytes, stride_bytes)?;
        for (place, number) in (0..).zip(stack.iter().rev()) {
            number.set(place);
        }
        let count = Cell::new(stack.len());
        Ok(Self { base_address, stride_bytes, buffer_bytes, free: stack, count })
    }

    /// Free buffers.
    pub fn available(&self) -> usize {
        self.count.get()
    }

    /// Bytes of memory that the buffers lie in.
    pub fn bytes(&self) -> u64 {
        self.stride_bytes * self.free.len() as u64
    }

    /// A buffer, if one is free.
    pub fn alloc(&self) -> Option<Buffer> {
        let count = self.count.get().checked_sub(1)?;
        self.count.set(count);
        let number = self.free[count].get();
        Some(self.at(self.base_address + u64::from(number) * self.stride_bytes))
    }

    /// Takes a buffer back.
    ///
    /// # Panics
    /// If it is none of the pool's, or more come back than were given out.
    pub fn free(&self, buffer: Buffer) {
        let Buffer { address, .. } = buffer;
        assert!(
            self.take_back(address),
            "{address:#x} is in no buffer that this pool has given out"
        );
    }

    /// The buffer at an address, which is the pool's.
    pub(crate) fn at(&self, address: u64) -> Buffer {
        Buffer { address, capacity_bytes: self.buffer_bytes, length_bytes: 0 }
    }

    /// Whether an address is in a buffer of the pool.
    pub fn has(&self, address: u64) -> bool {
        address.wrapping_sub(self.base_address) / self.stride_bytes < self.free.len() as u64
    }

    /// Takes the buffer at an address back; `false` if it is none of the pool's, or none is out.
    pub(crate) fn take_back(&self, address: u64) -> bool {
        let count = self.count.get();
        if !self.has(address) || count == self.free.len() {
            return false;
        }
        let number = (address - self.base_address) / self.stride_bytes;
        self.free[count].set(number as u32);
        self.count.set(count + 1);
        true
    }
}
