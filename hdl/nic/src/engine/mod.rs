//! Engines: what the card does in place of the host.
pub mod kvs;
pub mod rao;
pub mod roce;
pub mod rpc;
