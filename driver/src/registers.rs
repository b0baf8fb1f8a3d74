//! Registers of `reorder_nic`: byte offsets. Written by `cargo run --bin emit`; do not edit.

/// The bytes `RNIC`.
pub const IDENTIFICATION: usize = 0x00;
/// What it reads.
pub const IDENTIFICATION_VALUE: u32 = 0x43494e52;

/// Version of this map: major, minor, 16 bits each.
pub const VERSION: usize = 0x04;
/// What it reads.
pub const VERSION_VALUE: u32 = 0x00010000;

/// Lines that a host may be ahead at full rate.
pub const WINDOW_LINES: usize = 0x08;

/// The address space has two to this power lines.
pub const LINE_BITS: usize = 0x0c;

/// Messages begin at multiples of this.
pub const ALIGNMENT_BYTES: usize = 0x10;

/// Bytes of the longest frame.
pub const MAXIMUM_BYTES: usize = 0x14;

/// The longest frame that is sent, in 64 bytes.
pub const QUEUE_BEATS: usize = 0x18;

/// Stores are taken; else they are dropped.
pub const CONTROL: usize = 0x20;
/// A value of it.
pub const CONTROL_ENABLE: u32 = 1;

/// Empties the window and begins again at the line that is written.
pub const RESTART: usize = 0x24;

/// Why the queue stands still, until the next restart.
pub const FAULT: usize = 0x28;
/// A value of it.
pub const FAULT_NONE: u32 = 0;
/// A value of it.
pub const FAULT_TOO_SHORT: u32 = 1;
/// A value of it.
pub const FAULT_TOO_LONG: u32 = 2;
/// A value of it.
pub const FAULT_BEYOND_WINDOW: u32 = 3;
/// A value of it.
pub const FAULT_BELOW_START: u32 = 4;

/// Byte address of the oldest message that has not left the window whole.
pub const NEXT_START_ADDRESS: usize = 0x2c;

/// Faults: a length above the maximum.
pub const TOO_LONG: usize = 0x44;

/// Faults: a store beyond a stuck window.
pub const BEYOND_WINDOW: usize = 0x48;

/// Faults: a store to bytes that had left.
pub const BELOW_START: usize = 0x4c;

/// Stores with a byte that was there.
pub const DOUBLED_STORES: usize = 0x50;

/// Stores while the queue stood still.
pub const DROPPED_STORES: usize = 0x54;

/// Stores while they were not enabled.
pub const DISABLED_STORES: usize = 0x58;

/// AXI bursts of a kind not supported.
pub const REFUSED_BURSTS: usize = 0x5c;

/// AXI bursts beyond the address space.
pub const OUTSIDE_BURSTS: usize = 0x60;

/// AXI beats whose `last` was wrong.
pub const MISPLACED_LASTS: usize = 0x64;

/// AXI bursts that read; they got zeros.
pub const READS: usize = 0x68;

/// Messages without a frame.
pub const EMPTY_MESSAGES: usize = 0x6c;

/// Frames cut short, which were not sent.
pub const DAMAGED_PACKETS: usize = 0x70;

/// Frames that do not fit the queue.
pub const OVERSIZED_PACKETS: usize = 0x74;

/// Accesses to no register, or in part.
pub const REFUSED_ACCESSES: usize = 0x78;

/// Stores that were passed on.
pub const STORES: usize = 0x80;

/// Messages that left the window.
pub const MESSAGES: usize = 0x84;

/// Frames given to the MAC.
pub const PACKETS: usize = 0x88;

/// Frames that were padded to 60 bytes.
pub const PADDED_PACKETS: usize = 0x8c;

/// Bytes given to the MAC; read before the next.
pub const BYTES_LOW: usize = 0x90;

/// Their upper bits, as of the last `bytes_low`.
pub const BYTES_HIGH: usize = 0x94;
