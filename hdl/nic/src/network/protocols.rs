//! What the name of a protocol says.
use nic_dsl::{Bool, State};

use crate::message::PacketProtocol;

/// A protocol that is asked about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Protocols(State<PacketProtocol>);

impl Protocols {
    pub fn of(protocol: State<PacketProtocol>) -> Self {
        Self(protocol)
    }
    pub fn is_ipv4(self) -> Bool {
        use PacketProtocol::{Ipv4, Ipv4Tcp, Ipv4Udp};
        self.0.is_any(&[Ipv4, Ipv4Udp, Ipv4Tcp])
    }
    pub fn is_ipv6(self) -> Bool {
        use PacketProtocol::{Ipv6, Ipv6Tcp, Ipv6Udp};
        self.0.is_any(&[Ipv6, Ipv6Udp, Ipv6Tcp])
    }
    pub fn is_udp(self) -> Bool {
        self.0.is_any(&[PacketProtocol::Ipv4Udp, PacketProtocol::Ipv6Udp])
    }
    pub fn is_tcp(self) -> Bool {
        self.0.is_any(&[PacketProtocol::Ipv4Tcp, PacketProtocol::Ipv6Tcp])
    }
    pub fn is(self, protocol: PacketProtocol) -> Bool {
        self.0.is(protocol)
    }
}
