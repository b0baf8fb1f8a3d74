//! Remote procedure calls: Protocol Buffers between their bytes and objects in memory (Cohet V-B).
pub mod deserializer;

mod layout;
mod varint;
