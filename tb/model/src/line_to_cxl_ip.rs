//! What leaves for a CXL IP, by the table of its user fields (design: coherence 2).
use std::ops::Range;

use nic_spec::message::{LineOperation, LineRequest, LineSpace};

/// Where a request leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    /// AR.
    Read,
    /// AW and W.
    Write,
}

/// What leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaving {
    /// Where.
    pub channel: Channel,
    /// Byte address.
    pub address: u64,
    /// The user field.
    pub user: u64,
    /// Which bytes are written.
    pub strobe: u64,
}

/// The 30 pairs of operation and space: channel and user field. The IP modifies no line: asked to, it writes no byte.
pub const HINTS: [(LineOperation, LineSpace, Channel, u64); 30] = {
    use Channel::{Read, Write};
    use LineOperation as O;
    use LineSpace::{DeviceDeviceBias as D, DeviceHostBias as B, Host as H};
    [
        (O::NcRead, H, Read, 0x00),
        (O::CsRead, H, Read, 0x01),
        (O::CoRead, H, Read, 0x02),
        (O::NcWrite, H, Write, 0x00),
        (O::CoWrite, H, Write, 0x01),
        (O::NcPush, H, Write, 0x02),
        (O::Barrier, H, Write, 0x03),
        (O::Evict, H, Write, 0x04),
        (O::Flush, H, Write, 0x05),
        (O::CoModify, H, Write, 0x00),
        (O::NcRead, B, Read, 0x20),
        (O::CsRead, B, Read, 0x21),
        (O::CoRead, B, Read, 0x22),
        (O::NcWrite, B, Write, 0x20),
        (O::CoWrite, B, Write, 0x21),
        (O::NcPush, B, Write, 0x22),
        (O::Barrier, B, Write, 0x23),
        (O::Evict, B, Write, 0x24),
        (O::Flush, B, Write, 0x26),
        (O::CoModify, B, Write, 0x20),
        (O::NcRead, D, Read, 0x30),
        (O::CsRead, D, Read, 0x31),
        (O::CoRead, D, Read, 0x32),
        (O::NcWrite, D, Write, 0x30),
        (O::CoWrite, D, Write, 0x31),
        // A push leaves a copy at the host, which so must be asked.
        (O::NcPush, D, Write, 0x22),
        (O::Barrier, D, Write, 0x33),
        (O::Evict, D, Write, 0x34),
        (O::Flush, D, Write, 0x36),
        (O::CoModify, D, Write, 0x30),
    ]
};

/// Tags that an identifier of the IP carries.
pub const TAGS: u64 = 256;

/// The same of an adapter of a card whose memory is in these lines: nothing leaves if a request's space and its line
/// say different memories. A barrier has no line.
pub fn leaving_to_memory(
    request: &LineRequest,
    write_user_bits: u64,
    memory: &Range<u64>,
) -> Option<Leaving> {
    let is_right = memory.contains(&request.line_address) == (request.space != LineSpace::Host);
    let is_barrier = request.operation == LineOperation::Barrier;
    (is_right || is_barrier).then(|| leaving(request, write_user_bits)).flatten()
}

/// What leaves of a request; `None`: the user field cannot name its space, or its operation, or it has no
/// identifier for the tag.
pub fn leaving(request: &LineRequest, write_user_bits: u64) -> Option<Leaving> {
    if request.tag >= TAGS || (write_user_bits < 6 && request.space != LineSpace::Host) {
        return None;
    }
    let is_it = |hint: &&(LineOperation, LineSpace, Channel, u64)| {
        (hint.0, hint.1) == (request.operation, request.space)
    };
    let &(operation, _, channel, user) = HINTS.iter().find(is_it)?;
    let writes = [LineOperation::NcWrite, LineOperation::CoWrite, LineOperation::NcPush];
    let strobe = if writes.contains(&operation) { request.byte_enable } else { 0 };
    Some(Leaving { channel, address: request.line_address * 64, user, strobe })
}

#[cfg(test)]
mod tests {
    use super::*;
    use nic_spec::message::Choice;

    #[test]
    fn every_pair_has_one_row_but_watches() {
        for &operation in LineOperation::ALL {
            let has_a_name = operation != LineOperation::Watch;
            for &space in LineSpace::ALL {
                let rows = HINTS.iter().filter(|hint| (hint.0, hint.1) == (operation, space));
                assert_eq!(rows.count(), usize::from(has_a_name), "{operation:?} {space:?}");
            }
        }
    }
}
