//! Processors: asynchronous Rust functions that run against simulated time.
mod core;
mod executor;

pub use self::core::{Core, Poisoned};
pub(crate) use executor::Executor;
