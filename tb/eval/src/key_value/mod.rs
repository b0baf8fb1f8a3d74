//! Experiments on the key-value handler: a whole card whose tables a driver has set up, and requests at its MAC.
pub mod live;
pub mod replay;
pub mod served;
pub mod workloads;
