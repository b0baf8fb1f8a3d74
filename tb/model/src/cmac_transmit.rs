//! What a MAC should get: the packet, and zeros where it is too short.

/// The packet as it goes to the MAC.
pub fn frame_of(packet: &[u8]) -> Vec<u8> {
    let zeros = 60_usize.saturating_sub(packet.len());
    [packet, &vec![0; zeros]].concat()
}
