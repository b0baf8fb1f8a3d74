//! Between the host's messages and the network's packets.
pub mod checksum_fill;
pub mod classify;
pub mod packet_buffer;
pub mod parser;
mod protocols;
pub mod receive;
pub mod steering;
pub mod transmit;
