//! The device coherence engine, emitted and simulated, at the end of the host's link.
pub mod compliance;
pub mod device;
pub mod scoreboard;
pub mod traffic;
