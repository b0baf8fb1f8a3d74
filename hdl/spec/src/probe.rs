//! What the packet generator puts into a packet for the packet sink: numbers behind the headers, and a
//! pattern behind those. All numbers have their highest byte first.
//!
//! | bytes of the frame | hold |
//! |---|---|
//! | 0 to 13 | Ethernet: destination, source, type 0x0800 (IEEE 802.3) |
//! | 14 to 33 | IPv4 without options: not fragmented, protocol 17 (RFC 791) |
//! | 34 to 41 | UDP (RFC 768) |
//! | 42 to 45 | sequence number of the packet in its flow |
//! | 46, 47 | number of the flow |
//! | 48 to 53 | timestamp in cycles |
//! | 54, 55 | check: [`MARK`] and the six words of bytes 42 to 53, joined by exclusive or |
//! | 56 and on | the pattern |
//!
//! Bytes `4 g` to `4 g + 3` of the pattern, counted from the beginning of the frame, are the 16-bit word
//! `check ^ g` and its complement. So every such group adds nothing to a checksum, differs from all others
//! of its packet, and from the same one in packets with other numbers.

/// Bytes of the headers of Ethernet, IPv4 and UDP.
pub const HEADER_BYTES: u32 = 42;
/// Bytes before the IPv4 header.
pub const ETHERNET_BYTES: u32 = 14;
/// Bytes before the UDP header.
pub const UDP_AT: u32 = 34;
/// Where the pattern begins.
pub const PATTERN_AT: u32 = 56;
/// Part of every check.
pub const MARK: u16 = 0x434e;
/// Bytes of the shortest frame, check sequence aside (IEEE 802.3, 3.2.8).
pub const SHORTEST_BYTES: u32 = 60;
/// Bytes of the longest frame, check sequence aside.
pub const LONGEST_BYTES: u32 = 9216;
/// Time to live of every packet (RFC 1700 recommends 64).
pub const TIME_TO_LIVE: u8 = 64;
/// Entries of the table of sizes.
pub const SIZE_ENTRIES: u32 = 64;
/// Bytes of the template of a request.
pub const TEMPLATE_BYTES: u32 = 64;
