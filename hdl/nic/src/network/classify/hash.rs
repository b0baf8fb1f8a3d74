//! The flow hash: a packet's addresses and ports times a Toeplitz matrix over the field of two elements,
//! which a key of 40 bytes makes (Microsoft, "RSS Hashing Functions").
use nic_dsl::{
    BigUint, Bits, Bool, Bundle, Pulse, concatenate, constant, delayed, delayed_bool, elaborate,
    mux, pack, register_reset, vector_of,
};

use crate::message::{ClassifyConfiguration, HashKeyWrite, PacketHeaders};
use crate::network::protocols::Protocols;

/// Bytes of the key.
const KEY_BYTES: u32 = 40;
/// Bytes that are hashed at most: two IPv6 addresses, two ports.
const FLOW_BYTES: u32 = 36;
/// Parts in which a sum is made first.
const PARTS: u32 = 8;

/// The key before another is written: the one that the published examples use (Microsoft, "Verifying the
/// RSS Hash Calculation").
const FIRST_KEY: [u8; KEY_BYTES as usize] = [
    0x6d, 0x5a, 0x56, 0xda, 0x25, 0x5b, 0x0e, 0xc2, 0x41, 0x67, 0x25, 0x3d, 0x43, 0xa3, 0x8f, 0xb0,
    0xd0, 0xca, 0x2b, 0xcb, 0xae, 0x7b, 0x30, 0xb4, 0x77, 0xcb, 0x2d, 0xa3, 0x80, 0x30, 0xf2, 0x0c,
    0x6a, 0x42, 0xb7, 0x3b, 0xbe, 0xac, 0x01, 0xfa,
];

/// The key, its first byte on top.
#[elaborate]
pub(super) fn key(write: Pulse<HashKeyWrite>) -> Bits {
    let key = register_reset(8 * KEY_BYTES, BigUint::from_bytes_be(&FIRST_KEY));
    let words = KEY_BYTES / 4;
    let next_key = vector_of(words, |i| {
        let is_written = write.valid & (write.payload.word + i).equals(words - 1);
        mux(is_written, write.payload.value, key.element(i, 32))
    });
    key.set(next_key);
    // The last column ends one bit before the key does.
    key.bit(0).ignore();
    key
}

/// Bytes of an address as a number: the first on top.
fn on_top(address: Bits) -> Bits {
    concatenate(address.chunks(8))
}

/// What is hashed of a packet, its first byte on top: source and destination address, source and
/// destination port, and zeros up to 36 bytes.
#[elaborate]
fn flow(headers: PacketHeaders, protocols: Protocols, rules: ClassifyConfiguration) -> Bits {
    let has_ports =
        (protocols.is_udp() & rules.hash_udp_ports) | (protocols.is_tcp() & rules.hash_tcp_ports);
    let ports = concatenate([headers.source_port, headers.destination_port]);
    let hashed_ports = ports & has_ports.mask(32);
    let source = on_top(headers.source_address);
    let destination = on_top(headers.destination_address);
    let ipv6_flow = concatenate([source, destination, hashed_ports]);
    let nothing = constant(8 * (FLOW_BYTES - 12), 0);
    let ipv4_flow = concatenate([source.top(32), destination.top(32), hashed_ports, nothing]);
    mux(protocols.is_ipv6(), ipv6_flow, ipv4_flow)
}

/// A packet's hash, three cycles after its headers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hashed {
    /// There is one.
    pub valid: Bool,
    /// It; zero for a packet without addresses.
    pub hash: Bits,
}

impl Hashed {
    /// Every bit of the hash is the sum of those bits of the flow that the key has ones for, the key
    /// being one bit further for each.
    #[elaborate]
    pub fn new(headers: Pulse<PacketHeaders>, key: Bits, rules: ClassifyConfiguration) -> Self {
        let flow = flow(headers.payload, Protocols::of(headers.payload.protocol), rules);
        let flow_1 = delayed(flow);
        let valid_1 = delayed_bool(headers.valid);
        let part_bits = 8 * FLOW_BYTES / PARTS;
        let parts = vector_of(32, |bit| {
            let column = (key >> bit).slice(1, 8 * FLOW_BYTES);
            let chosen = flow_1 & column;
            pack(chosen.chunks(part_bits).into_iter().map(Bits::parity))
        });
        let sums = delayed(parts);
        let valid_2 = delayed_bool(valid_1);
        let hash = delayed(vector_of(32, |bit| sums.element(bit, PARTS).parity().bits()));
        let valid = delayed_bool(valid_2);
        Self { valid, hash }
    }
}

/// A value as late as the hash.
#[elaborate]
pub(super) fn as_late<B: Bundle>(value: B) -> B {
    let late_1 = delayed(value);
    let late_2 = delayed(late_1);
    delayed(late_2)
}
