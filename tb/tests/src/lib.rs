//! Tests of the emitted Verilog, one file per module, and of the repository itself.
pub mod axi;
pub mod coherence;
pub mod device_memory;
pub mod driven;
pub mod generator;
pub mod judged;
pub mod line_to_pcie;
pub mod mmio;
pub mod mmio_queues;
pub mod packet;
pub mod queue;
pub mod ram;
pub mod registers;
pub mod traffic;
pub mod variant;
