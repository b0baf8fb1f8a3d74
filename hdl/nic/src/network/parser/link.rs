//! Ethernet: up to two VLAN tags, and what is behind them.
use nic_dsl::{Bits, Bool, Bundle, constant, elaborate, mux};

use super::stage::number;

/// Bytes of the internet header and what follows that are looked at: an IPv6 header, 40 bytes of
/// extension headers, a TCP header without options.
pub(super) const INTERNET_BYTES: u32 = 40 + 40 + 20;
/// Offset of the type of what is behind two addresses (IEEE 802.3, 3.2.6).
pub(super) const TYPE: u32 = 12;
/// Bytes of a packet from there on in which all that lies.
pub(super) const WINDOW_BYTES: u32 = 2 + 2 * TAG + INTERNET_BYTES;
/// Bytes of a VLAN tag (IEEE 802.1Q, 9.3).
const TAG: u32 = 4;
/// Tag protocol identifiers: C-TAG and S-TAG (IEEE 802.1Q, table 9-1).
const TAGS: [u32; 2] = [0x8100, 0x88a8];
/// Types: IPv4 (RFC 894), ARP (RFC 826), IPv6 (RFC 2464).
const IPV4: u32 = 0x0800;
const ARP: u32 = 0x0806;
const IPV6: u32 = 0x86dd;

/// What the Ethernet header says.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Link {
    /// It is said to be ARP.
    pub is_arp: Bool,
    /// It is said to be IPv4.
    pub is_ipv4: Bool,
    /// It is said to be IPv6.
    pub is_ipv6: Bool,
    /// There is a tag.
    pub is_tagged: Bool,
    /// There are two.
    pub is_tagged_twice: Bool,
    /// What is behind the Ethernet header.
    #[width(8 * INTERNET_BYTES)]
    pub internet: Bits,
}

impl Link {
    /// Of the first bytes of a packet behind its two addresses.
    #[elaborate]
    pub fn read(window: Bits) -> Self {
        let types = [0, 1, 2].map(|tags| number(window, tags * TAG));
        let is_tag = |kind: Bits| kind.equals(TAGS[0]) | kind.equals(TAGS[1]);
        let is_tagged = is_tag(types[0]);
        let is_tagged_twice = is_tagged & is_tag(types[1]);
        let choose = |choices: [Bits; 3]| {
            mux(is_tagged_twice, choices[2], mux(is_tagged, choices[1], choices[0]))
        };
        let is = |wanted: u32| choose(types.map(|kind| kind.equals(wanted).bits())).as_bool();
        let behind = |tags: u32| window.slice(8 * (2 + tags * TAG), 8 * INTERNET_BYTES);
        Self {
            is_arp: is(ARP),
            is_ipv4: is(IPV4),
            is_ipv6: is(IPV6),
            is_tagged,
            is_tagged_twice,
            internet: choose([0, 1, 2].map(behind)),
        }
    }

    /// Offset of the internet header: 14, 18 or 22.
    pub fn internet_offset(&self) -> Bits {
        let at = |tags: u32| constant(5, TYPE + 2 + tags * TAG);
        mux(self.is_tagged_twice, at(2), mux(self.is_tagged, at(1), at(0)))
    }
}
