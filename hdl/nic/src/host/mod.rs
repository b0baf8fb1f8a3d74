//! The interfaces to the host.
pub mod line;
pub mod mmio;
pub mod pfu;
