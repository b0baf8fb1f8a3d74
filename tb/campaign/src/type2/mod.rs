//! The whole card with memory of its own under random traffic from everybody at once: four processors load and store,
//! the driver runs rings and turns pages, frames come and go, key-value requests are answered, the host changes keys;
//! all of it in the same pages of the card's memory, and partly in the same lines.
//!
//! ```text
//!  processors, driver --> host --> link --> engine <-- DMU, PFU, key-value handler <-- network
//!        |                 |        |          |
//!        |                 +--------+----------+--> checkers of the engine, two owners of a line
//!        +-- last value of every byte -----------+
//! ```
//! The checkers see the link at its messages, and the engine at its ports and its changes of lines, which become ports of
//! the simulated card ([`nic_system::Probes`]); they share nothing with the device but the tables of messages.
mod bench;
mod history;
mod keys;
mod machine;
mod manager;
mod network;
mod plan;
mod processors;
mod rings;
mod round;
mod tally;
pub mod unreached;

pub use plan::Wrong;
pub use round::{round, round_with};
pub use tally::{NAMES, Tally};
