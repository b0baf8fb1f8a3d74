//! Packets of what a host stores: the frame behind a header of 4 bytes, and what the header asks for.
use nic_spec::message::{PacketBeat, PacketChecksum, PacketProtocol};

use crate::header_strip::packet_of;
use crate::reorder_nic::HEADER_BYTES;

/// The byte of the header whose lowest bit asks for checksums.
const OPTIONS: usize = 2;

/// What the network side gets of a message: the bytes, and what each beat says besides its length. None
/// for a message without a frame.
pub fn packet(message: &[u8]) -> Option<(Vec<u8>, PacketBeat)> {
    let fills = message[OPTIONS] & 1 == 1;
    let known = PacketBeat {
        data: [0; 64],
        last: false,
        error: false,
        length_bytes: 0,
        ring: 0,
        destination: 0,
        protocol: PacketProtocol::Other,
        checksum: if fills { PacketChecksum::Fill } else { PacketChecksum::None },
        flow_hash: 0,
        timestamp_cycles: 0,
    };
    packet_of(message, HEADER_BYTES).map(|frame| (frame.to_vec(), known))
}
