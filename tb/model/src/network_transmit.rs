//! What of a packet to send should leave: it, with its checksums filled in if it asks for that, unless
//! it must not.
use nic_spec::message::PacketChecksum;

use crate::checksum_fill::filled;

/// The packet as it leaves; `None` if it must not. The memory holds `beats`.
pub fn sent(bytes: &[u8], checksum: PacketChecksum, error: bool, beats: usize) -> Option<Vec<u8>> {
    if error || bytes.len().div_ceil(64) > beats {
        return None;
    }
    let unchanged = || bytes.to_vec();
    Some(match checksum {
        PacketChecksum::Fill => filled(bytes).unwrap_or_else(unchanged),
        _ => unchanged(),
    })
}
