//! The word in front of a frame that is sent by stores. Written by `cargo run --bin emit`
//! from the message `StoreHeader` of `hdl/spec`; do not edit.
use super::Field;

/// Bytes of the frame.
pub const LENGTH_BYTES: Field = Field { shift: 0, bits: 16 };

/// The device fills in the checksums that the frame has, as `checksum` of a descriptor asks.
pub const FILL_CHECKSUMS: Field = Field { shift: 16, bits: 1 };
