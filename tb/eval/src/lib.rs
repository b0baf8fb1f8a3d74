//! Experiments on the emitted Verilog, and what is needed to show their results.
//!
//! ```text
//!  setup -> experiment (device, memory, scoreboard) -> outcome -> table, figure
//! ```
pub mod card;
pub mod fetch;
pub mod figures;
pub mod key_value;
pub mod mmio;
pub mod page;
pub mod pio;
pub mod plot;
pub mod rao;
pub mod roce;
pub mod statistics;
