//! Where the fields of a packet are, its codes, and its check sequence.
//!
//! The transport's headers, codes and the check sequence are those of Linux: `include/rdma/ib_pack.h` (opcodes),
//! `drivers/infiniband/sw/rxe/rxe_hdr.h` (headers, syndromes), and beside it `rxe_icrc.c` (what the check sequence covers) and
//! `rxe.h` (ports).
use nic_dsl::{Bits, constant};

use crate::lib::crc;

/// Offsets of the destination's and the source's address, and of the type (IEEE 802.3, 3.2).
pub(super) const DESTINATION_MAC: u32 = 0;
pub(super) const SOURCE_MAC: u32 = 6;
pub(super) const TYPE: u32 = 12;
/// IPv4 (RFC 894), its first byte without options, its protocol number of UDP (IANA).
pub(super) const IPV4: u32 = 0x0800;
pub(super) const VERSION: u32 = 0x45;
pub(super) const UDP: u32 = 17;
/// Offsets in the packet of the IPv4 header, and of its fields (RFC 791, 3.1).
pub(super) const INTERNET: u32 = 14;
pub(super) const SERVICE: u32 = INTERNET + 1;
pub(super) const TOTAL_BYTES: u32 = INTERNET + 2;
pub(super) const IDENTIFICATION: u32 = INTERNET + 4;
pub(super) const FRAGMENT: u32 = INTERNET + 6;
pub(super) const HOPS: u32 = INTERNET + 8;
pub(super) const PROTOCOL: u32 = INTERNET + 9;
pub(super) const INTERNET_SUM: u32 = INTERNET + 10;
pub(super) const SOURCE: u32 = INTERNET + 12;
pub(super) const DESTINATION: u32 = INTERNET + 16;
/// Offsets of the UDP header and of its fields (RFC 768).
pub(super) const DATAGRAM: u32 = INTERNET + 20;
pub(super) const DESTINATION_PORT: u32 = DATAGRAM + 2;
pub(super) const DATAGRAM_BYTES: u32 = DATAGRAM + 4;
pub(super) const DATAGRAM_SUM: u32 = DATAGRAM + 6;
/// The UDP port of RoCEv2 (IANA: roce), and the lowest that packets come from (`RXE_ROCE_V2_SPORT`).
pub(super) const PORT: u32 = 4791;
pub(super) const FIRST_SOURCE_PORT: u32 = 0xc000;
/// Offsets of the base transport header (BTH, 12 bytes) and of its fields.
pub(super) const OPCODE: u32 = DATAGRAM + 8;
pub(super) const FLAGS: u32 = OPCODE + 1;
pub(super) const P_KEY: u32 = OPCODE + 2;
pub(super) const RESERVED: u32 = OPCODE + 4;
pub(super) const PAIR_NUMBER: u32 = OPCODE + 5;
pub(super) const SEQUENCE: u32 = OPCODE + 9;
/// Offsets of what is behind it in requests: address (8), key (4), operand (8), what is compared with (8).
pub(super) const EXTENDED: u32 = OPCODE + 12;
pub(super) const R_KEY: u32 = EXTENDED + 8;
pub(super) const OPERAND: u32 = R_KEY + 4;
pub(super) const COMPARE: u32 = OPERAND + 8;
/// Bytes of the check sequence.
pub(super) const CHECK_BYTES: u32 = 4;
/// Bytes of a request for an atomic operation, and of the shortest packet: that without anything behind the BTH.
pub(super) const REQUEST_BYTES: u32 = COMPARE + 8 + CHECK_BYTES;
pub(super) const SHORTEST_BYTES: u32 = EXTENDED + CHECK_BYTES;
/// Bytes of an acknowledgement, with the number as it was and without.
pub(super) const ACKNOWLEDGE_BYTES: u32 = EXTENDED + 4 + CHECK_BYTES;
pub(super) const ATOMIC_ACKNOWLEDGE_BYTES: u32 = ACKNOWLEDGE_BYTES + 8;

/// Opcodes of reliable connections, whose upper three bits are zero.
pub(super) const FIRST_RESPONSE: u32 = 0x0d;
pub(super) const ACKNOWLEDGE: u32 = 0x11;
pub(super) const ATOMIC_ACKNOWLEDGE: u32 = 0x12;
pub(super) const COMPARE_SWAP: u32 = 0x13;
pub(super) const FETCH_ADD: u32 = 0x14;
/// The bit of a partition key that a full member has.
pub(super) const FULL_MEMBER: u32 = 15;
/// Syndromes of the AETH: done, with no limit of credits; and those of refusals.
pub(super) const DONE: u32 = 0x1f;
pub(super) const GAP: u32 = 0x60;
pub(super) const INVALID: u32 = 0x61;
pub(super) const ACCESS: u32 = 0x62;
pub(super) const OPERATIONAL: u32 = 0x63;

/// Bytes of a beat.
pub(super) const BYTES: u32 = 64;
/// Bits of a sequence number, of a number of a queue pair, of a count of messages.
pub(super) const SEQUENCE_BITS: u32 = 24;

/// The polynomial of Ethernet's check sequence, reflected (`CRC32_POLY_LE`, `include/linux/crc32poly.h`).
const POLYNOMIAL: u32 = 0xedb8_8320;
/// The register behind eight bytes of ones in place of a local route header.
const SEED: u32 = 0xdebb_20e3;
/// The register behind a message and its own check sequence, which is its complement, lowest byte first.
const RESIDUE: u32 = 0xdebb_20e3;
/// Bytes that change on the way, and count as ones.
const VARIANT: [u32; 7] =
    [SERVICE, HOPS, INTERNET_SUM, INTERNET_SUM + 1, DATAGRAM_SUM, DATAGRAM_SUM + 1, RESERVED];

/// The first bytes of a packet as the check sequence covers them: without the Ethernet header, behind the seed, and with ones for
/// what changes on the way. Zeros before them in a register of zeros change nothing.
pub(super) fn covered(first_bytes: Bits) -> Bits {
    let seed = SEED.to_le_bytes();
    let byte = |(offset, byte): (u32, Bits)| {
        let covered = match offset {
            0..INTERNET => constant(8, 0),
            _ if VARIANT.contains(&offset) => constant(8, 0xff),
            _ => byte,
        };
        match offset.checked_sub(INTERNET).and_then(|number| seed.get(number as usize)) {
            Some(&seed) => covered ^ constant(8, seed),
            None => covered,
        }
    };
    nic_dsl::pack((0..).zip(first_bytes.chunks(8)).map(byte))
}

/// The register behind a line.
pub(super) fn check_after(before: Bits, line: Bits) -> Bits {
    crc::register_after(POLYNOMIAL, before, line)
}

/// What the register is behind the last line of a sound packet, which is so many bytes of the line and zeros behind them.
pub(super) fn residue_behind(bytes: u32) -> u32 {
    crc::after_zeros(POLYNOMIAL, 8 * (BYTES - bytes), RESIDUE)
}
