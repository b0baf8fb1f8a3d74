//! Protocol Buffers: messages as values, their bytes, and their objects in memory.
//!
//! The wire format is that of protobuf.dev/programming-guides/encoding, the objects are those of `docs/rpc.md`.
pub mod object;
pub mod schema;
pub mod wire;

use std::collections::BTreeMap;

/// A message: the values of each of its fields, by number. A field that is not repeated has one.
pub type Fields = BTreeMap<u32, Vec<Value>>;

/// A value of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// What stands in memory of a scalar: 1, 4 or 8 bytes, zeros above.
    Number(u64),
    /// A string, or bytes.
    Bytes(Vec<u8>),
    /// A message.
    Message(Fields),
}
