//! The device coherence engine, emitted and simulated, at the end of the host's link.
pub mod compliance;
pub mod device;
pub mod device_memory;
pub mod flip;
mod host_part;
mod lines;
mod program;
pub mod scoreboard;
pub mod traffic;
