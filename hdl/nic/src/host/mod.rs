//! The interfaces to the host.
pub mod mmio;
