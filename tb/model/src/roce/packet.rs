//! Packets of RoCEv2 as bytes. Headers, opcodes and syndromes are those of Linux (`include/rdma/ib_pack.h`,
//! `drivers/infiniband/sw/rxe/rxe_hdr.h`); what the check sequence covers is in `rxe_icrc.c` there.

/// The UDP port (IANA).
pub const PORT: u16 = 4791;
/// Opcode of reliable connections: a refusal.
pub const ACKNOWLEDGE: u8 = 0x11;
/// Opcode: an operation is done.
pub const ATOMIC_ACKNOWLEDGE: u8 = 0x12;
/// Opcode: compare and swap.
pub const COMPARE_SWAP: u8 = 0x13;
/// Opcode: fetch and add.
pub const FETCH_ADD: u8 = 0x14;
/// Syndrome: acknowledged, without a limit of credits.
pub const DONE: u8 = 0x1f;
/// Syndrome: PSN sequence error.
pub const GAP: u8 = 0x60;
/// Syndrome: invalid request.
pub const INVALID: u8 = 0x61;
/// Syndrome: remote access error.
pub const ACCESS: u8 = 0x62;
/// Syndrome: remote operational error.
pub const OPERATIONAL: u8 = 0x63;
/// Bytes before the base transport header.
const BEFORE: usize = 14 + 20 + 8;

/// An atomic operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// Compares and swaps.
    CompareSwap,
    /// Adds.
    FetchAdd,
}

/// A request of a reliable connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// `None`: none of those.
    pub operation: Option<Operation>,
    /// IPv4 address that it is from.
    pub source_address: u64,
    /// Partition key.
    pub p_key: u64,
    /// The queue pair that it is for.
    pub pair_number: u64,
    /// Packet sequence number.
    pub sequence: u64,
    /// Byte address.
    pub address: u64,
    /// Key of the memory.
    pub r_key: u64,
    /// What is added, or takes the number's place.
    pub operand: u64,
    /// What is compared with.
    pub compare: u64,
}

/// Who a packet is from, and who it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ends {
    /// Ethernet address of the source.
    pub source_mac: u64,
    /// That of the destination.
    pub destination_mac: u64,
    /// IPv4 address of the source.
    pub source_address: u64,
    /// That of the destination.
    pub destination_address: u64,
    /// UDP port of the source.
    pub source_port: u16,
}

/// What an answer says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Partition key.
    pub p_key: u64,
    /// The queue pair that it is for.
    pub pair_number: u64,
    /// Packet sequence number.
    pub sequence: u64,
    /// Syndrome.
    pub syndrome: u8,
    /// Requests that have been done.
    pub messages: u64,
    /// The number as it was.
    pub old: Option<u64>,
}

/// The lowest bytes of a number, the highest of them first.
fn bytes_of(number: u64, count: usize) -> Vec<u8> {
    number.to_be_bytes()[8 - count..].to_vec()
}

/// The number of so many bytes from `at` on.
fn number_at(bytes: &[u8], at: usize, count: usize) -> u64 {
    bytes[at..at + count].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Ethernet's check sequence, bit by bit.
fn crc(bytes: impl Iterator<Item = u8>) -> u32 {
    let mut register = u32::MAX;
    for byte in bytes {
        for bit in 0..8 {
            let feeds_back = (register ^ u32::from(byte) >> bit) & 1 == 1;
            register = register >> 1 ^ if feeds_back { 0xedb8_8320 } else { 0 };
        }
    }
    !register
}

/// The check sequence of a packet that has none yet: over eight bytes of ones, and all behind the Ethernet header with ones for
/// the kind of service, hops, both checksums, and the reserved byte before the queue pair.
pub fn check(packet: &[u8]) -> [u8; 4] {
    let mut covered = packet[14..].to_vec();
    for at in [1, 8, 10, 11, 26, 27, 32] {
        covered[at] = 0xff;
    }
    crc([0xff; 8].into_iter().chain(covered)).to_le_bytes()
}

/// The sum of a header in ones' complement, inverted (RFC 1071).
fn internet_sum(header: &[u8]) -> u16 {
    let sum: u32 = header.chunks(2).map(|pair| u32::from(pair[0]) << 8 | u32::from(pair[1])).sum();
    let once = (sum & 0xffff) + (sum >> 16);
    !((once & 0xffff) + (once >> 16)) as u16
}

/// A packet whose transport begins with these bytes; its check sequence is right. `with_sum`: so is the IPv4 checksum,
/// otherwise it is zero.
pub fn packet(ends: &Ends, transport: &[u8], with_sum: bool) -> Vec<u8> {
    let datagram_bytes = 8 + transport.len() + 4;
    let mut internet = vec![0x45, 0];
    internet.extend(bytes_of((20 + datagram_bytes) as u64, 2));
    internet.extend([0, 0, 0x40, 0, 64, 17, 0, 0]);
    internet.extend(bytes_of(ends.source_address, 4));
    internet.extend(bytes_of(ends.destination_address, 4));
    if with_sum {
        let sum = internet_sum(&internet);
        internet[10..12].copy_from_slice(&sum.to_be_bytes());
    }
    let mut packet = bytes_of(ends.destination_mac, 6);
    packet.extend(bytes_of(ends.source_mac, 6));
    packet.extend([0x08, 0x00]);
    packet.extend(internet);
    packet.extend(ends.source_port.to_be_bytes());
    packet.extend(PORT.to_be_bytes());
    packet.extend(bytes_of(datagram_bytes as u64, 2));
    packet.extend([0, 0]);
    packet.extend(transport);
    let check = check(&packet);
    packet.extend(check);
    packet
}

/// The base transport header.
pub fn base_header(opcode: u8, p_key: u64, pair_number: u64, sequence: u64) -> Vec<u8> {
    let mut header = vec![opcode, 0];
    header.extend(bytes_of(p_key, 2));
    header.push(0);
    header.extend(bytes_of(pair_number, 3));
    header.push(0);
    header.extend(bytes_of(sequence, 3));
    header
}

impl Request {
    /// What its packet carries behind UDP; one that is no atomic operation sends nothing (`SEND_ONLY`).
    pub fn transport(&self) -> Vec<u8> {
        let opcode = match self.operation {
            Some(Operation::CompareSwap) => COMPARE_SWAP,
            Some(Operation::FetchAdd) => FETCH_ADD,
            None => 0x04,
        };
        let mut bytes = base_header(opcode, self.p_key, self.pair_number, self.sequence);
        if self.operation.is_some() {
            bytes.extend(bytes_of(self.address, 8));
            bytes.extend(bytes_of(self.r_key, 4));
            bytes.extend(bytes_of(self.operand, 8));
            bytes.extend(bytes_of(self.compare, 8));
        }
        bytes
    }
}

impl Answer {
    /// What its packet carries behind UDP.
    pub fn transport(&self) -> Vec<u8> {
        let opcode = if self.old.is_some() { ATOMIC_ACKNOWLEDGE } else { ACKNOWLEDGE };
        let mut bytes = base_header(opcode, self.p_key, self.pair_number, self.sequence);
        bytes.push(self.syndrome);
        bytes.extend(bytes_of(self.messages, 3));
        bytes.extend(self.old.into_iter().flat_map(|old| bytes_of(old, 8)));
        bytes
    }

    /// The answer in a packet whose check sequence is right.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(packet: &[u8]) -> Result<Self, String> {
        let end = packet.len().checked_sub(4).filter(|end| *end >= BEFORE + 16);
        let end = end.ok_or_else(|| format!("{} bytes", packet.len()))?;
        let (expected, found) = (check(&packet[..end]), &packet[end..]);
        if found != expected {
            return Err(format!("check sequence {found:02x?}, not {expected:02x?}"));
        }
        if number_at(packet, 36, 2) != u64::from(PORT) {
            return Err("another port".to_owned());
        }
        let transport = &packet[BEFORE..end];
        let old = match (transport[0], transport.len()) {
            (ACKNOWLEDGE, 16) => None,
            (ATOMIC_ACKNOWLEDGE, 24) => Some(number_at(transport, 16, 8)),
            (opcode, length) => return Err(format!("opcode {opcode:#x} with {length} bytes")),
        };
        Ok(Self {
            p_key: number_at(transport, 2, 2),
            pair_number: number_at(transport, 5, 3),
            sequence: number_at(transport, 9, 3),
            syndrome: transport[12],
            messages: number_at(transport, 13, 3),
            old,
        })
    }
}
