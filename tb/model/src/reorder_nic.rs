//! What a card makes of a message: the frame behind the header, as the MAC wants it.
use crate::cmac_transmit::frame_of;
use crate::header_strip::packet_of;

/// Bytes before a frame.
pub const HEADER_BYTES: usize = 4;

/// A message that states `stated` bytes of frame.
pub fn message(stated: u16, frame: &[u8]) -> Vec<u8> {
    let mut message = vec![0; HEADER_BYTES];
    message[..2].copy_from_slice(&stated.to_le_bytes());
    message.extend_from_slice(frame);
    message
}

/// The frame that leaves for a message; none for one without a frame.
pub fn frame_for(message: &[u8]) -> Option<Vec<u8>> {
    packet_of(message, HEADER_BYTES).map(frame_of)
}
