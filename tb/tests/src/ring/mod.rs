//! Descriptor rings seen from the host: memory behind a line port, what a host posts, how a ring may be
//! configured.
pub mod draw;
pub mod engine;
pub mod half;
pub mod memory;
pub mod poster;
pub mod reader;
pub mod writer;
