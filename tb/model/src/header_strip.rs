//! What a header remover should do: a message without its first bytes, if anything is left.

/// What is behind the header; `None` if nothing is.
pub fn packet_of(message: &[u8], header_bytes: usize) -> Option<&[u8]> {
    message.get(header_bytes..).filter(|packet| !packet.is_empty())
}
