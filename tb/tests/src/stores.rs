//! Messages as a host stores them: a header of 4 bytes and a frame.
use nic_model::reorder_nic::message;
use nic_tb::Generator;

/// Bytes of the longest frame.
pub const LONGEST: u64 = 9_216;

/// A message with a frame of so many bytes, and anything in the header that is not its length.
pub fn draw_message(generator: &mut Generator, frame_bytes: usize) -> Vec<u8> {
    let frame = generator.bytes(frame_bytes);
    let mut message = message(frame_bytes as u16, &frame);
    message[2..4].copy_from_slice(&generator.bytes(2));
    message
}

/// A length of a frame: mostly short, some at the edges of beats, some long, none now and then.
pub fn draw_length(generator: &mut Generator) -> usize {
    let length = match generator.below(16) {
        0 => 0,
        1..4 => 64 * generator.within(1..=4) - generator.within(2..=6),
        4 => generator.within(1_000..=LONGEST),
        _ => generator.within(1..=200),
    };
    length as usize
}
