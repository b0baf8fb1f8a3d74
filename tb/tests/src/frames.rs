//! Packets in beats, and back.
use nic_model::cmac_receive::Packet;
use nic_spec::message::MessageBeat;

use crate::axi::beats;

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
