//! What stands between a host interface and the ports that lead to memory.
pub mod address_guard;
pub mod push_gate;
