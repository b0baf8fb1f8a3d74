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

    /// The descriptors, and behind them a line for each count.
    fn place<E>(self, mut alloc: impl FnMut(u64) -> Result<u64, E>) -> Result<Geometry, E> {
        let mut geometry = Geometry {
            base_address: 0,
            size_log2: self.size_log2,
            layout: self.layout,
            signal: self.signal,
            tail_address: 0,
            completion: self.completion,
            completion_address: 0,
        };
        let bytes = geometry.bytes();
        geometry.base_address = alloc(bytes + 2 * LINE_BYTES)?;
        geometry.tail_address = geometry.base_address + bytes;
        geometry.completion_address = geometry.tail_address + LINE_BYTES;
        Ok(geometry)
    }
}

/// A part of a ring that has a place of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Descriptors and counts of the half that receives.
    ReceiveRing,
    /// Those of the half that transmits.
    TransmitRing,
    /// The buffers that packets come into.
    Received,
    /// The buffers that copies are sent from.
    Sent,
}

/// Bytes of a line.
const LINE_BYTES: u64 = 64;

/// How a program sends a packet that it has received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sends {
    /// From the buffer that it came into.
    InPlace,
    /// From a copy in a buffer of its own.
    Copies,
    /// From such a copy that was stored past the caches (nt-st).
    CopiesPastCaches,
    /// By storing it into the card's window; the transmit half does not run.
    Stores,
}

impl Sends {
    /// Whether packets are copied.
    pub fn copies(self) -> bool {
        matches!(self, Self::Copies | Self::CopiesPastCaches)
    }
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
    /// Address of the first buffer of copies, which are half of all, if they do not follow the others.
    pub copies: Option<u64>,
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
        let mut lines = |bytes| memory.allocate(bytes, LINE_BYTES);
        let receive = RingSettings::receive(receive.place(&mut lines)?);
        let transmit = RingSettings::transmit(transmit.place(&mut lines)?);
        let buffer_count = (receive.geometry.places() + transmit.geometry.places()) as usize;
        let stride_bytes = u64::from(buffer_bytes).next_multiple_of(LINE_BYTES);
        let buffers = lines(stride_bytes * buffer_count as u64)?;
        let sends = Sends::InPlace;
        Ok(Self {
            ring,
            receive,
            transmit,
            buffers,
            copies: None,
            buffer_count,
            buffer_bytes,
            stride_bytes,
            sends,
        })
    }

    /// A ring whose parts lie where `place` puts that many bytes of each, with so many buffers for packets
    /// that come and as many for copies.
    ///
    /// # Errors
    /// Those of `place`.
    pub fn apart<E>(
        ring: u32,
        (receive, transmit): (RingShape, RingShape),
        (buffer_count, buffer_bytes): (usize, u16),
        mut place: impl FnMut(Part, u64) -> Result<u64, E>,
    ) -> Result<Self, E> {
        let receive = receive.place(|bytes| place(Part::ReceiveRing, bytes))?;
        let transmit = transmit.place(|bytes| place(Part::TransmitRing, bytes))?;
        let stride_bytes = u64::from(buffer_bytes).next_multiple_of(LINE_BYTES);
        let bytes = stride_bytes * buffer_count as u64;
        Ok(Self {
            ring,
            receive: RingSettings::receive(receive),
            transmit: RingSettings::transmit(transmit),
            buffers: place(Part::Received, bytes)?,
            copies: Some(place(Part::Sent, bytes)?),
            buffer_count: 2 * buffer_count,
            buffer_bytes,
            stride_bytes,
            sends: Sends::Copies,
        })
    }

    /// Address of the first buffer of copies.
    pub fn copies(&self) -> u64 {
        let behind = self.stride_bytes * (self.buffer_count / 2) as u64;
        self.copies.unwrap_or(self.buffers + behind)
    }

    /// Memory that the card may touch for each part: both halves' descriptors and counts, and both kinds
    /// of buffers.
    pub fn ranges(&self) -> [(u64, u64); 4] {
        let of_ring = |half: &RingSettings| {
            (half.geometry.base_address, half.geometry.completion_address + LINE_BYTES)
        };
        let bytes = self.stride_bytes * self.buffer_count.div_ceil(2) as u64;
        let of_buffers = |begin: u64| (begin, begin + bytes);
        [
            of_ring(&self.receive),
            of_ring(&self.transmit),
            of_buffers(self.buffers),
            of_buffers(self.copies()),
        ]
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
