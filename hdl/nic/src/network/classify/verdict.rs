//! What is known of a packet's checksums.
use nic_dsl::{Bits, Bool, Bundle, State, elaborate, mux, state};

use crate::message::{PacketChecksum, PacketProtocol, ParsedBeat};
use crate::network::protocols::Protocols;

/// Which checksums are wrong, and whether the others are known to be right.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Verdict {
    /// That of the IPv4 header is wrong.
    pub bad_ipv4: Bool,
    /// That of UDP is wrong, and none before it.
    pub bad_udp: Bool,
    /// That of TCP is wrong, and none before it.
    pub bad_tcp: Bool,
    /// Every checksum that it has is right.
    pub is_good: Bool,
}

impl Verdict {
    /// Of the last beat of a packet.
    #[elaborate]
    pub fn of(beat: ParsedBeat) -> Self {
        let protocols = Protocols::of(beat.protocol);
        let right = |sum: Bits| sum.all();
        let bad_ipv4 = protocols.is_ipv4() & !right(beat.header_sum);
        // What is cut off, or elsewhere, is in no sum.
        let is_unknown = beat.is_malformed | beat.is_fragment | beat.is_unread;
        let checked = !bad_ipv4 & !is_unknown;
        // Zero means that there is no UDP checksum (RFC 768), which IPv6 does not allow (RFC 8200, 8.1).
        let is_absent = beat.transport_checksum.is_zero();
        let is_summed = right(beat.transport_sum);
        let ipv4_udp_right = is_summed | is_absent;
        let ipv6_udp_right = is_summed & !is_absent;
        let is_ipv4_udp = protocols.is(PacketProtocol::Ipv4Udp);
        let udp_right = mux(is_ipv4_udp, ipv4_udp_right.bits(), ipv6_udp_right.bits()).as_bool();
        let bad_udp = checked & protocols.is_udp() & !udp_right;
        let bad_tcp = checked & protocols.is_tcp() & !is_summed;
        let has_checksum = protocols.is_ipv4() | protocols.is_udp() | protocols.is_tcp();
        Self { bad_ipv4, bad_udp, bad_tcp, is_good: checked & has_checksum & !bad_udp & !bad_tcp }
    }

    /// As a packet says it.
    pub fn checksum(self) -> State<PacketChecksum> {
        let of = |checksum: PacketChecksum| state(checksum).bits();
        let bad = self.bad_ipv4 | self.bad_udp | self.bad_tcp;
        let other = mux(bad, of(PacketChecksum::Bad), of(PacketChecksum::None));
        State::from_bits(mux(self.is_good, of(PacketChecksum::Good), other))
    }
}
