//! The last word of the first line of a group that the card gives. Written by `cargo run --bin emit` from the messages
//! `PioPacketHeader` and `PioAnswerControl` of `hdl/spec`; do not edit.
use super::Field;

/// Bytes of the packet, from 1 on: up to 60 in the first line, 64 in each that follows. Of one that a group does not hold, they fill the group, and the rest follows in messages that continue it: there this is what is left, and the first line has none of it.
pub const LENGTH_BYTES: Field = Field { shift: 0, bits: 14 };

/// To send: whether the device fills its checksums in. Received: what was found of them.
pub const CHECKSUM: Field = Field { shift: 14, bits: 2 };

/// Lines of the result.
pub const LINES: Field = Field { shift: 16, bits: 7 };

/// It is about what the result before began; from the same bit of the result's first line.
pub const CONTINUES: Field = Field { shift: 23, bits: 1 };

/// What the group has.
pub const ANSWER: Field = Field { shift: 24, bits: 8 };

///  Nothing: it has asked for no result, or the exchange is the first.
pub const ANSWER_EMPTY: u64 = 0x00;

///  A result.
pub const ANSWER_RESULT: u64 = 0x10;

///  There is no result yet; it may be had in the other group.
pub const ANSWER_TRY_AGAIN: u64 = 0x20;

///  The message was refused: it has no lines or too many, or one of them is poisoned.
pub const ANSWER_REFUSED: u64 = 0x30;

///  A result that is longer than a group; its end is lost.
pub const ANSWER_CUT: u64 = 0x40;
