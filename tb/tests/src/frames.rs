//! Packets in beats, and back.
use nic_model::cmac_receive::Packet;
use nic_spec::message::{Choice, MessageBeat, PacketBeat, PacketChecksum, PacketProtocol};
use nic_tb::Generator;

/// The beats of a message or packet; `error`: its last beat says so.
pub fn beats<const BYTES: usize>(bytes: &[u8], error: bool) -> Vec<MessageBeat<BYTES>> {
    let count = bytes.len().div_ceil(BYTES);
    let beat = |(number, bytes): (usize, &[u8])| {
        let mut data = [0; BYTES];
        data[..bytes.len()].copy_from_slice(bytes);
        let last = number + 1 == count;
        MessageBeat { data, keep: u64::MAX >> (64 - bytes.len()), last, error: last && error }
    };
    bytes.chunks(BYTES).enumerate().map(beat).collect()
}

/// The beats of packets.
pub fn beats_of(packets: &[Packet]) -> Vec<MessageBeat<64>> {
    packets.iter().flat_map(|packet| beats(&packet.bytes, packet.error)).collect()
}

/// The packets that beats are.
///
/// # Panics
/// If a beat but the last of a packet is partial, or the last packet does not end.
pub fn packets_of(beats: impl IntoIterator<Item = MessageBeat<64>>) -> Vec<Packet> {
    let mut packets = Vec::new();
    let mut bytes = Vec::new();
    for MessageBeat { data, keep, last, error } in beats {
        let count = keep.trailing_ones() as usize;
        assert!(keep.count_ones() as usize == count && count > 0, "{keep:x}: filled from byte 0");
        assert!(last || count == 64, "{keep:x}: only a last beat is partial");
        assert!(data[count..].iter().all(|byte| *byte == 0), "what belongs to no packet is zero");
        bytes.extend(&data[..count]);
        if last {
            packets.push(Packet { bytes: std::mem::take(&mut bytes), error });
        }
    }
    assert!(bytes.is_empty(), "the last packet does not end");
    packets
}

/// The beats of a packet on its way through the card, of which all is known on every beat.
pub fn card_beats(bytes: &[u8], about: &PacketBeat) -> Vec<PacketBeat> {
    let length_bytes = bytes.len() as u64;
    let beat = |beat: MessageBeat<64>| PacketBeat {
        data: beat.data,
        last: beat.last,
        error: beat.error,
        length_bytes,
        ..*about
    };
    beats(bytes, about.error).into_iter().map(beat).collect()
}

/// Anything that may be known about a packet.
pub fn about(generator: &mut Generator) -> PacketBeat {
    PacketBeat {
        data: [0; 64],
        last: false,
        error: false,
        length_bytes: 1,
        ring: generator.bits(8),
        destination: generator.bits(2),
        protocol: *generator.pick(PacketProtocol::ALL),
        checksum: *generator.pick(PacketChecksum::ALL),
        flow_hash: generator.bits(32),
        timestamp_cycles: generator.bits(48),
    }
}

/// Beats of the card as packets.
///
/// # Panics
/// If the last packet does not end.
pub fn card_packets_of(beats: impl IntoIterator<Item = PacketBeat>) -> Vec<Vec<PacketBeat>> {
    let mut packets = Vec::new();
    let mut packet = Vec::new();
    for beat in beats {
        packet.push(beat);
        if beat.last {
            packets.push(std::mem::take(&mut packet));
        }
    }
    assert!(packet.is_empty(), "the last packet does not end");
    packets
}
