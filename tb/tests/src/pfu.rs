//! What tests of packet forwarding units send: packets, and the segments that they lie in.
use nic_spec::message::{
    LineOperation, LineSpace, PacketBeat, PacketChecksum, PacketProtocol, PacketSegment,
};
use nic_tb::Generator;

/// Bytes of the longest packet.
pub const LONGEST: u64 = 9_216;

/// The beats of a packet, as the network side gives them.
pub fn beats(generator: &mut Generator, packet: &[u8]) -> Vec<PacketBeat> {
    let checksums = [PacketChecksum::None, PacketChecksum::Good];
    let about = PacketBeat {
        data: [0; 64],
        last: false,
        error: false,
        length_bytes: packet.len() as u64,
        ring: generator.bits(8),
        destination: 0,
        protocol: PacketProtocol::Ipv4Udp,
        checksum: *generator.pick(&checksums),
        flow_hash: generator.bits(32),
        timestamp_cycles: generator.bits(48),
    };
    let count = packet.len().div_ceil(64);
    let beat = |(number, chunk): (usize, &[u8])| {
        let mut data = [0; 64];
        data[..chunk.len()].copy_from_slice(chunk);
        PacketBeat { data, last: number + 1 == count, ..about }
    };
    packet.chunks(64).enumerate().map(beat).collect()
}

/// A segment of a packet that is written or read as a whole.
pub fn segment(address: u64, length_bytes: u64) -> PacketSegment {
    PacketSegment {
        drop: false,
        address,
        length_bytes,
        last: true,
        packet_length_bytes: length_bytes,
        ring: 0,
        operation: LineOperation::NcWrite,
        space: LineSpace::Host,
        checksum: PacketChecksum::None,
        fills_line: false,
    }
}

/// The segments of a packet of that length: the parts as `lengths` say, anywhere in memory.
pub fn segments(
    generator: &mut Generator,
    operations: &[LineOperation],
    lengths: &[u64],
) -> Vec<PacketSegment> {
    let total = lengths.iter().sum();
    let ring = generator.bits(8);
    let spaces = [LineSpace::Host, LineSpace::DeviceHostBias, LineSpace::DeviceDeviceBias];
    let checksums = [PacketChecksum::None, PacketChecksum::Fill];
    let (operation, space) = (*generator.pick(operations), *generator.pick(&spaces));
    let fills_line = generator.chance(1, 2);
    let checksum = *generator.pick(&checksums);
    let part = |(number, length): (usize, &u64)| PacketSegment {
        drop: false,
        address: generator.bits(51),
        length_bytes: *length,
        last: number + 1 == lengths.len(),
        packet_length_bytes: total,
        ring,
        operation,
        space,
        checksum,
        fills_line,
    };
    lengths.iter().enumerate().map(part).collect()
}

/// A length of a packet, the ends of beats and of the range more often than others.
pub fn length(generator: &mut Generator, most: u64) -> u64 {
    let length = match generator.below(4) {
        0 => generator.within(1..=64),
        1 => 64 * generator.within(1..=4),
        2 => 64 * generator.within(1..=4) + 1,
        _ => generator.within(1..=most),
    };
    length.min(most)
}

/// One part, or two that make up the length together.
pub fn split(generator: &mut Generator, length: u64) -> Vec<u64> {
    if length == 1 || generator.chance(1, 2) {
        return vec![length];
    }
    let first = generator.within(1..=length - 1);
    vec![first, length - first]
}
