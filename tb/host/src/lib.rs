//! The other end of the link: what a host does to a device's address space.
//!
//! Knows nothing of the inside of the card. Random choices come from the generator that the caller
//! passes, so that one seed decides everything.
pub mod pcie;
pub mod write_combining;

pub use write_combining::{Flush, Order, Write, WriteCombining};
