//! Long campaigns: random traffic in rounds against the coherence engines and the cards, each message and frame checked, on
//! all processors, and the sum of what was met.
//!
//! ```text
//!  seed -> round (machine, traffic, checker) -> tally -> table
//! ```
pub mod arguments;
pub mod campaign;
pub mod key_value;
pub mod parallel;
pub mod progress;
pub mod type2;
