//! Registers of `nic`, version 0.1: byte addresses. Written by
//! `cargo run --bin emit`; do not edit.
//!
//! Registers of 64 bits: read the lower word first, then the upper one at the next address; write the
//! lower word first, then the upper one.

/// Registers of `card`.
pub mod card {
    /// Four letters that name the card, the first lowest.
    pub const IDENTIFICATION: usize = 0x00000;
    /// What it reads.
    pub const IDENTIFICATION_VALUE: u32 = 0x43494e43;

    /// Version of the map: the minor number in the lower half, the major number in the upper one,
    /// which changes when an old driver cannot go on.
    pub const VERSION: usize = 0x00004;
    /// What it reads.
    pub const VERSION_VALUE: u32 = 0x00000001;

    /// What it reaches its host through.
    pub const LINK: usize = 0x00008;
    /// CXL.cache and CXL.mem messages, the coherence engine is the card's.
    pub const LINK_CXL: u32 = 0;
    /// The AXI ports of a CXL IP, the coherence engine is the IP's.
    pub const LINK_CXL_IP: u32 = 1;
    /// PCI Express requests and completions.
    pub const LINK_PCI_EXPRESS: u32 = 2;

    /// Rings, each with a half that receives and one that transmits.
    pub const RINGS: usize = 0x0000c;

    /// Ranges of host memory that a ring may touch.
    pub const RANGES_PER_RING: usize = 0x00010;

    /// Two to this power is the number of descriptors of the largest ring.
    pub const MOST_SIZE_LOG2: usize = 0x00014;

    /// Bytes of the longest packet.
    pub const MAXIMUM_PACKET_BYTES: usize = 0x00018;

    /// Bytes of the memory in which received packets wait.
    pub const BURST_BYTES: usize = 0x0001c;

    /// Line requests of all rings that may be unanswered.
    pub const OUTSTANDING_LINES: usize = 0x00020;

    /// Rings can wait for a line to change.
    pub const HAS_EVENT_DRIVEN_POLLING: usize = 0x00024;

    /// Rings can raise interrupts.
    pub const HAS_INTERRUPTS: usize = 0x00028;

    /// There is a packet generator and a packet sink.
    pub const HAS_GENERATOR: usize = 0x0002c;

    /// Packets can also be sent by stores (MMIO).
    pub const HAS_MMIO_PATH: usize = 0x00030;
}

/// Registers of `registers`.
///
/// What a hub of registers has met.
pub mod registers {
    /// Accesses that were refused: to no register, of less than a word, or a write that its
    /// register does not take.
    pub const REFUSED_ACCESSES: usize = 0x00600;

    /// Byte address of the first of them since reset.
    pub const FIRST_REFUSED_ADDRESS: usize = 0x00604;
}

/// Registers of `receive_ring`.
///
/// How one half of a ring works. All but `enable` changes only while the ring is stopped.
///
/// The host's count of descriptors that it has put into a ring since the ring started.
///
/// Nothing: of a block of registers that has none of a kind.
pub mod receive_ring {
    /// How many there may be.
    pub const COUNT: usize = 8;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x1000;

    /// The ring runs. Cleared: it stops, and says so when nothing of it is outstanding.
    pub const ENABLE: usize = 0x10000;

    /// Two to this power is the number of descriptors, 6 to 16.
    pub const SIZE_LOG2: usize = 0x10004;

    /// How descriptors lie.
    pub const LAYOUT: usize = 0x10008;
    /// 16 bytes each, four to a line, each with its own signal.
    pub const LAYOUT_PACKED: u32 = 0;
    /// One to a line.
    pub const LAYOUT_PADDED: u32 = 1;
    /// Four to a line with one signal, that of the first; unused ones have length zero.
    pub const LAYOUT_GROUPED: u32 = 2;

    /// How the host signals.
    pub const SIGNAL: usize = 0x1000c;
    /// It writes how many there have been to a register.
    pub const SIGNAL_REGISTER: u32 = 0;
    /// It writes how many there have been to memory, which the device polls.
    pub const SIGNAL_MEMORY: u32 = 1;
    /// It sets the flag `available` in the descriptor, which the device polls.
    pub const SIGNAL_INLINE: u32 = 2;

    /// How the device signals.
    pub const COMPLETION: usize = 0x10010;
    /// It writes the descriptors back with the flag `done`.
    pub const COMPLETION_INLINE: u32 = 0;
    /// As `Inline`, and then it writes how many are done to memory, once for each batch.
    pub const COMPLETION_INDEX: u32 = 1;

    /// The ring is in this memory, as are both indices.
    pub const RING_SPACE: usize = 0x10014;
    /// Host memory.
    pub const RING_SPACE_HOST: u32 = 0;
    /// Device memory; the host's caches are asked first.
    pub const RING_SPACE_DEVICE_HOST_BIAS: u32 = 1;
    /// Device memory; the host's caches are not asked, software keeps it coherent.
    pub const RING_SPACE_DEVICE_DEVICE_BIAS: u32 = 2;

    /// Packets are in this memory.
    pub const DATA_SPACE: usize = 0x10018;
    /// Host memory.
    pub const DATA_SPACE_HOST: u32 = 0;
    /// Device memory; the host's caches are asked first.
    pub const DATA_SPACE_DEVICE_HOST_BIAS: u32 = 1;
    /// Device memory; the host's caches are not asked, software keeps it coherent.
    pub const DATA_SPACE_DEVICE_DEVICE_BIAS: u32 = 2;

    /// Byte address of descriptor 0, a multiple of 64. 64 bits.
    pub const BASE_ADDRESS: usize = 0x10020;

    /// Byte address of the host's count of descriptors, 4 bytes, a multiple of 64. 64 bits.
    pub const TAIL_ADDRESS: usize = 0x10028;

    /// Byte address of the device's count of descriptors done, 4 bytes, a multiple of 64. 64 bits.
    pub const COMPLETION_ADDRESS: usize = 0x10030;

    /// How descriptors are read.
    pub const FETCH_OPERATION: usize = 0x10038;
    /// Reads, and leaves no copy in the device cache.
    pub const FETCH_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const FETCH_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const FETCH_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const FETCH_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const FETCH_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const FETCH_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const FETCH_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const FETCH_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of the port are visible.
    pub const FETCH_OPERATION_BARRIER: u32 = 8;

    /// Lines of descriptors that may be read ahead of their use; 0: when a packet needs one.
    pub const FETCH_LINES: usize = 0x1003c;

    /// How lines are brought into the device's cache ahead of their fetch.
    pub const PREFETCH_OPERATION: usize = 0x10040;
    /// Reads, and leaves no copy in the device cache.
    pub const PREFETCH_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const PREFETCH_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const PREFETCH_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const PREFETCH_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const PREFETCH_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const PREFETCH_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const PREFETCH_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const PREFETCH_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of the port are visible.
    pub const PREFETCH_OPERATION_BARRIER: u32 = 8;

    /// How many lines ahead of the fetch; 0: none.
    pub const PREFETCH_LINES: usize = 0x10044;

    /// How the host's count, or the next descriptor, is polled.
    pub const POLL_OPERATION: usize = 0x10048;
    /// Reads, and leaves no copy in the device cache.
    pub const POLL_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const POLL_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const POLL_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const POLL_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const POLL_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const POLL_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const POLL_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const POLL_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of the port are visible.
    pub const POLL_OPERATION_BARRIER: u32 = 8;

    /// Cycles from the answer of a poll that found nothing to the next poll.
    pub const POLL_INTERVAL_CYCLES: usize = 0x1004c;

    /// The next poll waits for the line to change, not for time (CC-NIC 3.2).
    pub const EVENT_DRIVEN: usize = 0x10050;

    /// How completions are written.
    pub const COMPLETION_OPERATION: usize = 0x10054;
    /// Reads, and leaves no copy in the device cache.
    pub const COMPLETION_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const COMPLETION_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const COMPLETION_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const COMPLETION_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const COMPLETION_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const COMPLETION_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const COMPLETION_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const COMPLETION_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of the port are visible.
    pub const COMPLETION_OPERATION_BARRIER: u32 = 8;

    /// How packets are read or written.
    pub const DATA_OPERATION: usize = 0x10058;
    /// Reads, and leaves no copy in the device cache.
    pub const DATA_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const DATA_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const DATA_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const DATA_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const DATA_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const DATA_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const DATA_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const DATA_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of the port are visible.
    pub const DATA_OPERATION_BARRIER: u32 = 8;

    /// Completions that go together, 1 to 64.
    pub const BATCH: usize = 0x1005c;

    /// Cycles that a completion waits for others of its batch or line.
    pub const BATCH_TIMEOUT_CYCLES: usize = 0x10060;

    /// Cycles that a packet waits for a descriptor before it is dropped.
    pub const STARVE_CYCLES: usize = 0x10064;

    /// Completions that raise an interrupt; 0: none do.
    pub const INTERRUPT_PACKETS: usize = 0x10068;

    /// Cycles after which fewer raise one.
    pub const INTERRUPT_DELAY_CYCLES: usize = 0x1006c;

    /// The count; it goes around after 2^32.
    pub const TAIL: usize = 0x10100;
}

/// Registers of `transmit_ring`.
///
/// How one half of a ring works. All but `enable` changes only while the ring is stopped.
///
/// The host's count of descriptors that it has put into a ring since the ring started.
///
/// Nothing: of a block of registers that has none of a kind.
pub mod transmit_ring {
    /// How many there may be.
    pub const COUNT: usize = 8;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x1000;

    /// The ring runs. Cleared: it stops, and says so when nothing of it is outstanding.
    pub const ENABLE: usize = 0x10400;

    /// Two to this power is the number of descriptors, 6 to 16.
    pub const SIZE_LOG2: usize = 0x10404;

    /// How descriptors lie.
    pub const LAYOUT: usize = 0x10408;
    /// 16 bytes each, four to a line, each with its own signal.
    pub const LAYOUT_PACKED: u32 = 0;
    /// One to a line.
    pub const LAYOUT_PADDED: u32 = 1;
    /// Four to a line with one signal, that of the first; unused ones have length zero.
    pub const LAYOUT_GROUPED: u32 = 2;

    /// How the host signals.
    pub const SIGNAL: usize = 0x1040c;
    /// It writes how many there have been to a register.
    pub const SIGNAL_REGISTER: u32 = 0;
    /// It writes how many there have been to memory, which the device polls.
    pub const SIGNAL_MEMORY: u32 = 1;
    /// It sets the flag `available` in the descriptor, which the device polls.
    pub const SIGNAL_INLINE: u32 = 2;

    /// How the device signals.
    pub const COMPLETION: usize = 0x10410;
    /// It writes the descriptors back with the flag `done`.
    pub const COMPLETION_INLINE: u32 = 0;
    /// As `Inline`, and then it writes how many are done to memory, once for each batch.
    pub const COMPLETION_INDEX: u32 = 1;

    /// The ring is in this memory, as are both indices.
    pub const RING_SPACE: usize = 0x10414;
    /// Host memory.
    pub const RING_SPACE_HOST: u32 = 0;
    /// Device memory; the host's caches are asked first.
    pub const RING_SPACE_DEVICE_HOST_BIAS: u32 = 1;
    /// Device memory; the host's caches are not asked, software keeps it coherent.
    pub const RING_SPACE_DEVICE_DEVICE_BIAS: u32 = 2;

    /// Packets are in this memory.
    pub const DATA_SPACE: usize = 0x10418;
    /// Host memory.
    pub const DATA_SPACE_HOST: u32 = 0;
    /// Device memory; the host's caches are asked first.
    pub const DATA_SPACE_DEVICE_HOST_BIAS: u32 = 1;
    /// Device memory; the host's caches are not asked, software keeps it coherent.
    pub const DATA_SPACE_DEVICE_DEVICE_BIAS: u32 = 2;

    /// Byte address of descriptor 0, a multiple of 64. 64 bits.
    pub const BASE_ADDRESS: usize = 0x10420;

    /// Byte address of the host's count of descriptors, 4 bytes, a multiple of 64. 64 bits.
    pub const TAIL_ADDRESS: usize = 0x10428;

    /// Byte address of the device's count of descriptors done, 4 bytes, a multiple of 64. 64 bits.
    pub const COMPLETION_ADDRESS: usize = 0x10430;

    /// How descriptors are read.
    pub const FETCH_OPERATION: usize = 0x10438;
    /// Reads, and leaves no copy in the device cache.
    pub const FETCH_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const FETCH_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const FETCH_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const FETCH_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const FETCH_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const FETCH_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const FETCH_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const FETCH_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of the port are visible.
    pub const FETCH_OPERATION_BARRIER: u32 = 8;

    /// Lines of descriptors that may be read ahead of their use; 0: when a packet needs one.
    pub const FETCH_LINES: usize = 0x1043c;

    /// How lines are brought into the device's cache ahead of their fetch.
    pub const PREFETCH_OPERATION: usize = 0x10440;
    /// Reads, and leaves no copy in the device cache.
    pub const PREFETCH_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const PREFETCH_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const PREFETCH_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const PREFETCH_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const PREFETCH_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const PREFETCH_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const PREFETCH_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const PREFETCH_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of the port are visible.
    pub const PREFETCH_OPERATION_BARRIER: u32 = 8;

    /// How many lines ahead of the fetch; 0: none.
    pub const PREFETCH_LINES: usize = 0x10444;

    /// How the host's count, or the next descriptor, is polled.
    pub const POLL_OPERATION: usize = 0x10448;
    /// Reads, and leaves no copy in the device cache.
    pub const POLL_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const POLL_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const POLL_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const POLL_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const POLL_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const POLL_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const POLL_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const POLL_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of the port are visible.
    pub const POLL_OPERATION_BARRIER: u32 = 8;

    /// Cycles from the answer of a poll that found nothing to the next poll.
    pub const POLL_INTERVAL_CYCLES: usize = 0x1044c;

    /// The next poll waits for the line to change, not for time (CC-NIC 3.2).
    pub const EVENT_DRIVEN: usize = 0x10450;

    /// How completions are written.
    pub const COMPLETION_OPERATION: usize = 0x10454;
    /// Reads, and leaves no copy in the device cache.
    pub const COMPLETION_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const COMPLETION_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const COMPLETION_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const COMPLETION_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const COMPLETION_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const COMPLETION_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const COMPLETION_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const COMPLETION_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of the port are visible.
    pub const COMPLETION_OPERATION_BARRIER: u32 = 8;

    /// How packets are read or written.
    pub const DATA_OPERATION: usize = 0x10458;
    /// Reads, and leaves no copy in the device cache.
    pub const DATA_OPERATION_NC_READ: u32 = 0;
    /// Reads, and keeps a copy in state Shared.
    pub const DATA_OPERATION_CS_READ: u32 = 1;
    /// Reads, and keeps the only copy, in state Owned.
    pub const DATA_OPERATION_CO_READ: u32 = 2;
    /// Writes memory, and invalidates every cached copy.
    pub const DATA_OPERATION_NC_WRITE: u32 = 3;
    /// Writes into the host's cache, and leaves no copy in the device cache.
    pub const DATA_OPERATION_NC_PUSH: u32 = 4;
    /// Writes the copy in the device cache, which becomes the only one.
    pub const DATA_OPERATION_CO_WRITE: u32 = 5;
    /// Gives up the copy in the device cache, and writes it back if it is modified.
    pub const DATA_OPERATION_EVICT: u32 = 6;
    /// Writes a modified copy back from wherever it is, and invalidates every copy.
    pub const DATA_OPERATION_FLUSH: u32 = 7;
    /// Is answered when all earlier requests of the port are visible.
    pub const DATA_OPERATION_BARRIER: u32 = 8;

    /// Completions that go together, 1 to 64.
    pub const BATCH: usize = 0x1045c;

    /// Cycles that a completion waits for others of its batch or line.
    pub const BATCH_TIMEOUT_CYCLES: usize = 0x10460;

    /// Cycles that a packet waits for a descriptor before it is dropped.
    pub const STARVE_CYCLES: usize = 0x10464;

    /// Completions that raise an interrupt; 0: none do.
    pub const INTERRUPT_PACKETS: usize = 0x10468;

    /// Cycles after which fewer raise one.
    pub const INTERRUPT_DELAY_CYCLES: usize = 0x1046c;

    /// The count; it goes around after 2^32.
    pub const TAIL: usize = 0x10500;
}

/// Registers of `ring_range`.
pub mod ring_range {
    /// How many there may be.
    pub const COUNT: usize = 8;

    /// Bytes from one to the next; the addresses here are those of the first.
    pub const STRIDE: usize = 0x1000;

    /// Byte address of the first line, a multiple of 64. 64 bits.
    pub const BEGIN_ADDRESS_0: usize = 0x10800;

    /// Byte address of the line after the last, a multiple of 64. 64 bits.
    pub const END_ADDRESS_0: usize = 0x10808;

    /// Byte address of the first line, a multiple of 64. 64 bits.
    pub const BEGIN_ADDRESS_1: usize = 0x10810;

    /// Byte address of the line after the last, a multiple of 64. 64 bits.
    pub const END_ADDRESS_1: usize = 0x10818;

    /// Byte address of the first line, a multiple of 64. 64 bits.
    pub const BEGIN_ADDRESS_2: usize = 0x10820;

    /// Byte address of the line after the last, a multiple of 64. 64 bits.
    pub const END_ADDRESS_2: usize = 0x10828;

    /// Byte address of the first line, a multiple of 64. 64 bits.
    pub const BEGIN_ADDRESS_3: usize = 0x10830;

    /// Byte address of the line after the last, a multiple of 64. 64 bits.
    pub const END_ADDRESS_3: usize = 0x10838;
}
