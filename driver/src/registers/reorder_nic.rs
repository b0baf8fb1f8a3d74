//! Registers of `reorder_nic`, version 3.0: byte addresses. Written by
//! `cargo run --bin emit`; do not edit.
//!
//! Registers of 64 bits: read the lower word first, then the upper one at the next address; write the
//! lower word first, then the upper one.

/// Registers of `card`.
pub mod card {
    /// Four letters that name the card, the first lowest.
    pub const IDENTIFICATION: usize = 0x00000;
    /// What it reads.
    pub const IDENTIFICATION_VALUE: u32 = 0x43494e52;

    /// Version of the map: the minor number in the lower half, the major number in the upper one,
    /// which changes when an old driver cannot go on.
    pub const VERSION: usize = 0x00004;
    /// What it reads.
    pub const VERSION_VALUE: u32 = 0x00030000;

    /// Lines that a host may be ahead at full rate.
    pub const WINDOW_LINES: usize = 0x00008;

    /// The address space has two to this power lines.
    pub const LINE_BITS: usize = 0x0000c;

    /// Messages begin at multiples of this.
    pub const ALIGNMENT_BYTES: usize = 0x00010;

    /// Bytes of the longest frame.
    pub const MAXIMUM_BYTES: usize = 0x00014;

    /// The longest frame that is sent, in beats of 64 bytes.
    pub const QUEUE_BEATS: usize = 0x00018;
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

/// Registers of `axi_write`.
///
/// Which stores of a host are taken.
///
/// What an AXI slave for stores has met; what went wrong stops at its largest value, the count of
/// stores goes around.
pub mod axi_write {
    /// Stores are taken; else they are dropped.
    pub const ENABLE: usize = 0x00800;

    /// Stores passed on.
    pub const STORES: usize = 0x00a00;

    /// Bursts of a kind that is not supported; their beats were dropped.
    pub const REFUSED_BURSTS: usize = 0x00a04;

    /// Bursts beyond the window of stores; their beats were dropped.
    pub const OUTSIDE_BURSTS: usize = 0x00a08;

    /// Bursts whose `last` was not on their last beat.
    pub const MISPLACED_LASTS: usize = 0x00a0c;

    /// Stores that were dropped because the window was not enabled.
    pub const DISABLED_STORES: usize = 0x00a10;
}

/// Registers of `axi_read`.
///
/// What an AXI slave that reads zeros has met.
pub mod axi_read {
    /// Bursts that read; they got zeros.
    pub const READS: usize = 0x00e00;
}

/// Registers of `mmio_reorder`.
///
/// Where a queue of stores begins again.
pub mod mmio_reorder {
    /// The line whose byte 0 is the first of the next message.
    pub const RESTART: usize = 0x01100;

    /// Why it stands still.
    pub const FAULT: usize = 0x01200;
    /// It runs.
    pub const FAULT_NONE: u32 = 0;
    /// A length smaller than the length field's own end.
    pub const FAULT_TOO_SHORT: u32 = 1;
    /// A length above the maximum.
    pub const FAULT_TOO_LONG: u32 = 2;
    /// A store further ahead than the window reaches, while nothing in it can leave.
    pub const FAULT_BEYOND_WINDOW: u32 = 3;
    /// A store to bytes that have left already, of more than a gap.
    pub const FAULT_BELOW_START: u32 = 4;

    /// Faults since reset: a length below the end of its own field.
    pub const TOO_SHORT: usize = 0x01204;

    /// Faults since reset: a length above the maximum.
    pub const TOO_LONG: usize = 0x01208;

    /// Faults since reset: a store beyond a window that could not move.
    pub const BEYOND_WINDOW: usize = 0x0120c;

    /// Faults since reset: a store to bytes that had left.
    pub const BELOW_START: usize = 0x01210;

    /// Stores with a byte that was present already; the first value was kept.
    pub const DOUBLED_STORES: usize = 0x01214;

    /// Stores that were dropped because the queue stood still.
    pub const DROPPED_STORES: usize = 0x01218;

    /// Stores with bytes behind the end of a message that had left, which were dropped.
    pub const LATE_GAP_STORES: usize = 0x0121c;

    /// Byte address of the oldest message that has not left the window whole.
    pub const NEXT_START_ADDRESS: usize = 0x01220;
}

/// Registers of `header_strip`.
///
/// What left a header remover; the count of messages goes around.
pub mod header_strip {
    /// Messages that came.
    pub const MESSAGES: usize = 0x01600;

    /// Messages with nothing behind the header, which were dropped.
    pub const EMPTY_MESSAGES: usize = 0x01604;
}

/// Registers of `packet_queue`.
///
/// What a packet queue has dropped; counters stop at their largest value.
pub mod packet_queue {
    /// Packets that ended with an error.
    pub const DAMAGED_PACKETS: usize = 0x01a00;

    /// Packets longer than the memory.
    pub const OVERSIZED_PACKETS: usize = 0x01a04;
}

/// Registers of `cmac_transmit`.
///
/// What was given to an Ethernet MAC; the counts go around.
pub mod cmac_transmit {
    /// Packets.
    pub const PACKETS: usize = 0x01e00;

    /// Bytes of packets, padding included. 64 bits.
    pub const BYTES: usize = 0x01e08;

    /// Packets that were padded.
    pub const PADDED_PACKETS: usize = 0x01e10;
}

/// Registers of `message_gate`.
///
/// How long a message may wait at a gate.
///
/// What a gate has dropped; counters stop at their largest value.
pub mod message_gate {
    /// Cycles in which a message's beats may stand still, added up.
    pub const PATIENCE_CYCLES: usize = 0x02000;

    /// What is behind takes nothing, so that messages are dropped.
    pub const IS_DOWN: usize = 0x02200;

    /// Times that it became so.
    pub const OUTAGES: usize = 0x02204;

    /// Messages of which something was dropped.
    pub const DROPPED_MESSAGES: usize = 0x02208;
}

/// Registers of `mac_crossing`.
///
/// How the write side of a crossing of frames finds the other; counters stop at their largest
/// value.
pub mod mac_crossing {
    /// The other side runs, and frames pass.
    pub const IS_LINKED: usize = 0x02600;

    /// Times that the other side was reset: frames on their way were lost.
    pub const PEER_RESETS: usize = 0x02604;

    /// Frames of which the rest was dropped because of that.
    pub const CUT_FRAMES: usize = 0x02608;
}
