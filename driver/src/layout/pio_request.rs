//! The last word of the first line of a packet to send. Written by `cargo run --bin emit` from the messages
//! `PioPacketHeader` and `PioRequestControl` of `hdl/spec`; do not edit.
use super::Field;

/// Bytes of the packet, from 1 on: up to 60 in the first line, 64 in each that follows. Of one that a group does not hold, they fill the group, and the rest follows in messages that continue it: there this is what is left, and the first line has none of it.
pub const LENGTH_BYTES: Field = Field { shift: 0, bits: 14 };

/// To send: whether the device fills its checksums in. Received: what was found of them.
pub const CHECKSUM: Field = Field { shift: 14, bits: 2 };

/// Lines of the message, from 1 on.
pub const LINES: Field = Field { shift: 16, bits: 8 };

/// The group has a message.
pub const HAS_MESSAGE: Field = Field { shift: 24, bits: 1 };

/// The lines of the other group are wanted at once, empty.
pub const WANTS_NO_RESULT: Field = Field { shift: 25, bits: 1 };

/// It is about what the message before began; whoever takes messages says how.
pub const CONTINUES: Field = Field { shift: 26, bits: 1 };
