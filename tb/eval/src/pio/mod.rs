//! Coherent PIO's figures 6, 7, 8 and 10: a program invokes a function on the device and waits for its result, by the
//! emitted `coherent_pio`, and by descriptors through an emitted card whose packets come back.
//!
//! ```text
//!  program -- caches -- home agent -- CXL.mem, CXL.cache -- coherent_pio -- function
//!  program -- driver -- rings in memory -- CXL.cache or PCI Express -- card -- wire, and back
//! ```
//!
//! Figure 10 is of frames, through `pio_nic`, and through the same cards by descriptors ([`ways`]).
//!
//! The function keeps a message and gives it back, as the paper's writes it to block RAM and reads it again (5.1).
pub mod descriptors;
pub mod exchanges;
mod figures;
pub mod nic;
pub mod parts;
mod program;
mod rig;
pub mod ways;
mod ways_figure;

pub use figures::{Experiment, LATENCY, THROUGHPUT, distribution};
pub use ways_figure::WAYS;

/// What an invocation took from the program's first store of the request until it had the last byte of the result, in
/// picoseconds.
pub type Times = crate::statistics::Samples;

/// A line of bytes.
type Line = [u8; nic_host::LINE_BYTES];
