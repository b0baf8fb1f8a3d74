//! Memories in the shapes that devices have, behind ports, and what joins requesters of lines.
//!
//! A RAM takes a request in every cycle and answers after a fixed time, so its ports are pulses;
//! whoever must wait puts credits before it.
pub mod banked_buffer;
pub mod line_merge;
pub mod ram;
pub mod ram_simple_dual_port;
pub mod ram_true_dual_port;
