//! Where a ring and its buffers are in memory, and how both halves work.
use nic_driver::RingSettings;
use nic_driver::ring::{Completion, Geometry, Layout, Signal};
use nic_host::{Allocator, OutOfMemory};

/// What one half of a ring is like, before it has a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RingShape {
    /// Two to this power is the number of descriptors.
    pub size_log2: u32,
    /// How descriptors lie.
    pub layout: Layout,
    /// How the host signals.
    pub signal: Signal,
    /// How the card signals.
    pub completion: Completion,
}

impl RingShape {
    /// 256 descriptors side by side, with flags.
    pub const PLAIN: Self = Self {
        size_log2: 8,
        layout: Layout::Packed,
        signal: Signal::Inline,
        completion: Completion::Inline,
    };

    fn place(self, memory: &mut Allocator) -> Result<Geometry, OutOfMemory> {
        let mut geometry = Geometry {
            base_address: 0,
            size_log2: self.size_log2,
            layout: self.layout,
            signal: self.signal,
            tail_address: 0,
            completion: self.completion,
            completion_address: 0,
        };
        geometry.base_address = memory.lines(geometry.bytes() / 64)?;
        geometry.tail_address = memory.lines(1)?;
        geometry.completion_address = memory.lines(1)?;
        Ok(geometry)
    }
}

/// How a program sends a packet that it has received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sends {
    /// From the buffer that it came into.
    InPlace,
    /// From a copy in a buffer of its own.
    Copies,
    /// By storing it into the card's window; the transmit half does not run.
    Stores,
}

/// A ring with its buffers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Its number.
    pub ring: u32,
    /// The receive half.
    pub receive: RingSettings,
    /// The transmit half.
    pub transmit: RingSettings,
    /// Address of the first buffer.
    pub buffers: u64,
    /// How many buffers.
    pub buffer_count: usize,
    /// Bytes of each.
    pub buffer_bytes: u16,
    /// Bytes from one to the next.
    pub stride_bytes: u64,
    /// How the program sends what it has received.
    pub sends: Sends,
}

impl Plan {
    /// A ring with these halves and as many buffers of 2 KiB as both have descriptors.
    ///
    /// # Errors
    /// No memory is free.
    pub fn new(
        memory: &mut Allocator,
        ring: u32,
        receive: RingShape,
        transmit: RingShape,
    ) -> Result<Self, OutOfMemory> {
        Self::with_buffers(memory, ring, (receive, transmit), 2048)
    }

    /// As [`Plan::new`], with buffers of so many bytes.
    ///
    /// # Errors
    /// No memory is free.
    pub fn with_buffers(
        memory: &mut Allocator,
        ring: u32,
        (receive, transmit): (RingShape, RingShape),
        buffer_bytes: u16,
    ) -> Result<Self, OutOfMemory> {
        let receive = RingSettings::receive(receive.place(memory)?);
        let transmit = RingSettings::transmit(transmit.place(memory)?);
        let buffer_count = (receive.geometry.places() + transmit.geometry.places()) as usize;
        let stride_bytes = u64::from(buffer_bytes).next_multiple_of(64);
        let buffers = memory.lines(stride_bytes * buffer_count as u64 / 64)?;
        let sends = Sends::InPlace;
        Ok(Self {
            ring,
            receive,
            transmit,
            buffers,
            buffer_count,
            buffer_bytes,
            stride_bytes,
            sends,
        })
    }

    /// Memory that the card may touch for the buffers.
    pub fn buffer_range(&self) -> (u64, u64) {
        (self.buffers, self.buffers + self.stride_bytes * self.buffer_count as u64)
    }

    /// Memory that the card may touch for both halves' descriptors and counts.
    pub fn ring_range(&self) -> (u64, u64) {
        let [receive, transmit] = [&self.receive, &self.transmit].map(|half| half.geometry);
        (receive.base_address, transmit.completion_address + 64)
    }
}
