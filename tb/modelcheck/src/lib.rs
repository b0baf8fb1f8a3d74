//! Exhaustive search of the states that the coherence rules allow.
pub mod book;
pub mod device_memory;
pub mod host_memory;
pub mod mutation;
pub mod report;
pub mod search;
pub mod value;
