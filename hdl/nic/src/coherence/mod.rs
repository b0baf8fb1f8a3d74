//! Coherence: the device's caches of host and device memory, and what serves them.
//!
//! A line is at any time either in a cache, in a stable state, or in a table of misses, in the state
//! of its request; never in both. That is what lets requests, snoops and answers each be decided in
//! one cycle.
pub mod bank_port;
pub mod bias_banks;
pub mod bias_control;
mod bytes;
mod copy;
pub mod dcoh;
pub mod dcoh_links;
pub mod dcoh_type2;
pub mod dmc_bank;
mod flags;
mod geometry;
pub mod hmc_bank;
mod line_request;
pub mod memory_window;
mod numbers;
mod queues;
mod quota;
mod replacement;
mod responses;
mod sets;
mod turn;
pub mod unmapped_memory;
mod want;
mod watches;
