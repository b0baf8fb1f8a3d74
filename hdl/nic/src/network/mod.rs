//! Between the host's messages and the network's packets.
pub mod header_strip;
