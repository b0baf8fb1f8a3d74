//! Engines: what answers packets in place of the host.
pub mod kvs;
