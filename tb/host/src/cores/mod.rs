//! Processors: asynchronous Rust functions that run against simulated time.
mod access;
mod core;
mod device;
mod executor;
mod parts;
mod store_buffer;
mod words;

pub use self::core::{Core, Poisoned};
pub(crate) use executor::Executor;
