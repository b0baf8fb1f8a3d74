//! Experiments on the key-value handler: a whole card whose tables a driver has set up, and requests at its MAC.
mod client;
pub mod live;
pub mod rates;
pub mod replay;
pub mod served;
pub mod workloads;

use nic_model::kvs::{Address, Envelope};

/// The port that memcached listens at, and the card.
pub(crate) const UDP_PORT: u16 = 11_211;
/// Whom a request is from, and to whom.
pub(crate) const ENVELOPE: Envelope = Envelope {
    destination_mac: [2; 6],
    source_mac: [4; 6],
    tag: None,
    address: Address::Ipv4([10, 0, 0, 1], [10, 0, 0, 2]),
    source_port: 7,
    destination_port: UDP_PORT,
    request_identifier: 1,
};
