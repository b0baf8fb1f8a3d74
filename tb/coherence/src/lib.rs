//! The device coherence engine, emitted and simulated, at the end of the host's link: random traffic, what
//! checks it, which cases of the rules it met, and how fast the engine is.
//!
//! ```text
//!  plan -> traffic (engine, host, checkers) -> summary, coverage
//! ```
mod board;
pub mod channels;
pub mod checker;
mod closings;
pub mod compliance;
mod counters;
pub mod coverage;
mod demands;
pub mod device;
pub mod device_memory;
pub mod flip;
mod flushes;
mod hints;
mod host_part;
mod lines;
pub mod pages;
pub mod plan;
mod program;
pub mod rates;
pub mod scoreboard;
pub mod speed;
mod stray;
pub mod tracker;
pub mod traffic;
mod unreachable;
mod watches;
