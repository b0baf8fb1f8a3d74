//! Between the host's messages and the network's packets.
pub mod classify;
pub mod header_strip;
pub mod packet_buffer;
pub mod parser;
