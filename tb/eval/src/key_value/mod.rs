//! Experiments on the key-value handler: a whole card whose tables a driver has set up, and requests at its MAC.
mod client;
pub mod live;
pub mod rates;
pub mod replay;
pub mod served;
pub mod workloads;

pub(crate) use nic_campaign::key_value::{ENVELOPE, UDP_PORT};
