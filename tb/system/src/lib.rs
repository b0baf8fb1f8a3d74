//! The whole machine: an emitted card, a host with processors on which the driver runs, and a network.
//!
//! ```text
//!  programs -- driver -- processors -- home agent -- link --- card --- wire
//!             (nic-driver)         (nic-host)              (nic-sim)
//! ```
mod card;
mod counters;
mod forward;
mod machine;
mod plan;
mod registers;
mod system;
mod wire;

pub use card::{Card, CardError, NETWORK_PERIOD, NicPcieCard, NicType1Card};
pub use counters::Counters;
pub use forward::{ForwardError, Forwarded, forward};
pub use machine::SimulatedMachine;
pub use plan::{Plan, RingShape};
pub use system::{Setup, System};
pub use wire::{Frame, Wire};
