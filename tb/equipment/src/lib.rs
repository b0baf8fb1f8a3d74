//! The bench: clock, source, sink, stall regimes, monitors, scoreboard, seed, watchdog, packet
//! captures.
//!
//! [`Bench`] puts them together around a device of `nic-sim`; [`walk()`] runs any module on random
//! traffic and watches the stream contract, so that no list of modules has to be kept.
pub mod axi;
pub mod bench;
pub mod drive;
pub mod kvs;
pub mod line_memory;
pub mod monitor;
pub mod pcap;
pub mod port;
pub mod probe;
pub mod registers;
pub mod scoreboard;
pub mod seed;
pub mod stall;
pub mod text;
pub mod walk;
pub mod watchdog;

pub use bench::measure::Measured;
pub use bench::{Bench, InputPort, Options, OutputPort};
pub use line_memory::{Contents, LineMemory};
pub use monitor::{Monitor, Violation};
pub use port::{PortAccess, Words};
pub use scoreboard::{InOrder, Keyed, Mismatch};
pub use seed::{Generator, Seed};
pub use stall::Stall;
pub use walk::{RandomTraffic, Traffic, walk};
pub use watchdog::Watchdog;
