//! The interfaces to the host.
pub mod descriptor;
pub mod mmio;
