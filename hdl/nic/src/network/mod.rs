//! Between the host's stores and the network.

pub mod header_strip;
pub mod mmio_queues;
pub mod mmio_reorder;
