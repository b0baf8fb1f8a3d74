//! What two rooms must agree on: messages, descriptors, registers, configuration.
pub mod contract;
pub mod memory;
pub mod message;
pub mod probe;
pub mod register;
