//! What the receive side of the network should give to each destination, where there is room for all.
use nic_spec::message::PacketBeat;

use crate::classify::{Rules, beats};
use crate::packet_buffer::{Packet, stored};
use crate::steering::sink;

/// The packet as it leaves, and where; `None` if it must not.
pub fn delivered(
    packet: &[u8],
    error: bool,
    rules: &Rules,
    sinks: usize,
    enable: u64,
) -> Option<(usize, Packet)> {
    let beats = stored(&beats(packet, error, rules))?;
    let sink = sink(beats.first().map_or(0, |beat: &PacketBeat| beat.destination), sinks, enable)?;
    Some((sink, beats))
}
