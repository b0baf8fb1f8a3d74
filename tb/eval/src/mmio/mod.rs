//! The MMIO path (MMIO 2 and 3): a core stores frames, the card puts them in order and sends them.
//!
//! ```text
//!  frames -> driver -> write combining -> link -> card (emitted Verilog) -> frames
//!            \------- processor -------/         \------- card --------/
//! ```
pub mod buffers;
pub mod card;
pub mod figure;
pub mod line_rate;
pub mod nic;
pub mod processor;
pub mod promises;
pub mod queues;
pub mod rate;
pub mod report;
pub mod shares;
pub mod transfer;
pub mod unit;

pub use card::{Beat, Card, Step};
pub use processor::{Core, Fencing, Processor};
pub use transfer::{Delivery, Outcome, Setup, transfer};
