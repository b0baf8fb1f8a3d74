//! Tests of the emitted Verilog, one file per module, and of the repository itself.
pub mod cc_pool;
pub mod coherence;
pub mod device_memory;
pub mod driven;
pub mod emitted;
pub mod frames;
pub mod generator;
pub mod headers;
pub mod judged;
pub mod kvs;
pub mod line_to_pcie;
pub mod mmio;
pub mod mmio_queues;
pub mod network;
pub mod packet;
pub mod parts;
pub mod pcie_to_axi;
pub mod pfu;
pub mod pio;
pub mod push_gate;
pub mod queue;
pub mod ram;
pub mod rao;
pub mod ring;
pub mod roce;
pub mod rpc;
pub mod sink;
pub mod stores;
pub mod traffic;
pub mod variant;

/// Cycles after which an event is in a count of 64 bits: the latency of `event_counter`.
pub const COUNTING_CYCLES: u64 = 3;
