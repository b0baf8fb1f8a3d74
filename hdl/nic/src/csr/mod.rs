//! Control and status registers, from the maps of `nic_spec::register`.
pub mod blocks;
pub mod commands;
pub mod register_block;
pub mod register_bridge;
pub mod register_bus;
pub mod register_crossing;
pub mod register_hub;
