//! Between those who ask for lines and the ports that lead to memory.
pub mod address_guard;
pub mod line_merge;
