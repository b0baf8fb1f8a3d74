//! Control and status registers, from the maps of `nic_spec::register`.
pub mod reorder_registers;
