//! The network interface card: a core, and a top for each link to the host.
pub mod agilex;
pub mod core;
mod instruments;
pub mod pcie;
mod registers;
mod stores;
pub mod type1;
mod wiring;
