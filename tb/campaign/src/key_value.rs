//! Whom a key-value request of a campaign or an experiment is from, and to whom.
use nic_model::kvs::{Address, Envelope};

/// The port that memcached listens at, and the card.
pub const UDP_PORT: u16 = 11_211;
/// Its addresses and ports.
pub const ENVELOPE: Envelope = Envelope {
    destination_mac: [2; 6],
    source_mac: [4; 6],
    tag: None,
    address: Address::Ipv4([10, 0, 0, 1], [10, 0, 0, 2]),
    source_port: 7,
    destination_port: UDP_PORT,
    request_identifier: 1,
};
