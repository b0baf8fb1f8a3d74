//! The hardware: the stream and memory library, the modules of the network interface card, and the
//! catalogue from which `emit` writes their Verilog.
pub mod adapter;
pub mod catalog;
pub mod coherence;
pub mod csr;
pub mod emission;
pub mod engine;
pub mod examples;
pub mod host;
pub mod instrument;
pub mod interface;
// `lib.rs` is this file.
#[path = "lib/mod.rs"]
pub mod lib;
pub mod memory;
pub mod message;
pub mod module;
pub mod network;
pub mod stream;
pub mod top;
