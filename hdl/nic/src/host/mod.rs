//! The interfaces to the host.
pub mod cc;
pub mod descriptor;
pub mod line;
pub mod mmio;
pub mod msix_table;
pub mod pfu;
pub mod pio;
