//! Remote atomic operations on host memory, in the device's cache (Cohet V-A).
pub mod handler;
pub mod unit;

mod number;
mod word;
