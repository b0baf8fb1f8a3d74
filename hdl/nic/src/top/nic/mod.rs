//! The network interface card: a core, and a top for each link to the host.
mod afu;
pub mod agilex;
pub mod agilex_type2;
pub mod core;
mod instruments;
mod key_value;
pub mod network;
pub mod parameters;
pub mod pcie;
mod registers;
pub mod rings;
pub mod store_path;
mod stores;
pub mod type1;
pub mod type2;
mod wiring;
