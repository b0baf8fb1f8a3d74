//! What each module should do, in plain untimed Rust.
pub mod arbiter;
pub mod async_fifo;
pub mod credit_gate;
pub mod demultiplexer;
pub mod descriptor_fetch;
pub mod fetch_quad;
pub mod fifo;
pub mod fork;
pub mod forward_register;
pub mod id_pool;
pub mod join;
pub mod mmio_queues;
pub mod mmio_reorder;
pub mod ram;
pub mod skid_buffer;
pub mod synchronizer;
pub mod width_adapter;
