//! Registers of the cards, a module for each. Written by `cargo run --bin emit`; do not edit.
pub mod nic;
pub mod pio_nic;
pub mod reorder_nic;
pub mod roce_nic;
