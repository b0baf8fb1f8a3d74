//! The second word of a descriptor; the first is the address of the buffer. Written by
//! `cargo run --bin emit` from the message `Descriptor` of `hdl/spec`; do not edit.
use super::Field;

/// Bytes of the packet, or of the buffer while it is empty.
pub const LENGTH_BYTES: Field = Field { shift: 0, bits: 16 };

/// Set by the host: the entry is the device's to process (CXL-NIC 4.3).
pub const AVAILABLE: Field = Field { shift: 16, bits: 1 };

/// Set by the device: the packet is in the buffer, or has left it (CXL-NIC 4.2).
pub const DONE: Field = Field { shift: 17, bits: 1 };

/// The packet ends in this buffer.
pub const LAST: Field = Field { shift: 18, bits: 1 };

/// The host wants an interrupt when it is done (CXL-NIC 4.2).
pub const INTERRUPT: Field = Field { shift: 19, bits: 1 };

/// Set by the host, in the first descriptor of a packet: checksums are to be filled in. Set by the device: whether they were right.
pub const CHECKSUM: Field = Field { shift: 20, bits: 2 };

/// Set by the device: what the packet is.
pub const PROTOCOL: Field = Field { shift: 22, bits: 3 };

/// Set by the device: what went wrong with it.
pub const FAULT: Field = Field { shift: 25, bits: 2 };

/// Set by the device: hash of the packet's flow.
pub const FLOW_HASH: Field = Field { shift: 32, bits: 32 };
