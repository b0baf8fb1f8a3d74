//! What a reader of descriptors should give out for what stands in a ring.
use nic_spec::message::{Descriptor, RingDescriptor, RingFault, RingLayout, RingRange};

/// Bytes of the largest buffer.
pub const MOST_BYTES: u64 = 9_216;

/// What is wrong with a descriptor.
pub fn fault(descriptor: &Descriptor, ranges: &[RingRange]) -> RingFault {
    let begin = u128::from(descriptor.address);
    let end = begin + u128::from(descriptor.length_bytes);
    let holds = |range: &RingRange| {
        begin >= u128::from(range.begin_address) && end <= u128::from(range.end_address)
    };
    match descriptor.length_bytes {
        0 => RingFault::ZeroLength,
        bytes if bytes > MOST_BYTES => RingFault::TooLong,
        _ if !ranges.iter().any(holds) => RingFault::BadAddress,
        _ => RingFault::None,
    }
}

/// A descriptor as it is given out. Of what has a fault, address and length say nothing.
pub fn given(
    descriptor: &Descriptor,
    place: u64,
    ends_line: bool,
    ranges: &[RingRange],
) -> RingDescriptor {
    RingDescriptor {
        place,
        address: descriptor.address % (1 << 52),
        length_bytes: descriptor.length_bytes % (1 << 14),
        last: descriptor.last,
        interrupt: descriptor.interrupt,
        checksum: descriptor.checksum,
        ends_line,
        fault: fault(descriptor, ranges),
    }
}

/// What is given out of a line whose slots from `from` on are posted; `place` is that of its first slot.
pub fn line(
    layout: RingLayout,
    slots: &[Descriptor],
    from: usize,
    place: u64,
    ranges: &[RingRange],
) -> Vec<RingDescriptor> {
    let is_used =
        |slot: &usize| layout != RingLayout::Grouped || *slot == 0 || slots[*slot].length_bytes > 0;
    let used: Vec<usize> = (from..slots.len()).filter(is_used).collect();
    let end = match layout {
        RingLayout::Grouped => used.last().copied().unwrap_or(0),
        RingLayout::Packed => 3,
        RingLayout::Padded => 0,
    };
    let give = |slot: &usize| given(&slots[*slot], place + *slot as u64, *slot == end, ranges);
    used.iter().map(give).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nic_spec::message::{DescriptorFault, PacketChecksum, PacketProtocol};

    fn descriptor(address: u64, length_bytes: u64) -> Descriptor {
        Descriptor {
            address,
            length_bytes,
            available: true,
            done: false,
            last: true,
            interrupt: false,
            checksum: PacketChecksum::None,
            protocol: PacketProtocol::Other,
            fault: DescriptorFault::None,
            reserved: 0,
            flow_hash: 0,
        }
    }

    #[test]
    fn a_buffer_ends_inside_its_range() {
        let ranges = [RingRange { begin_address: 64, end_address: 192 }];
        assert_eq!(fault(&descriptor(64, 128), &ranges), RingFault::None);
        assert_eq!(fault(&descriptor(64, 129), &ranges), RingFault::BadAddress);
        assert_eq!(fault(&descriptor(63, 2), &ranges), RingFault::BadAddress);
        assert_eq!(fault(&descriptor(64, 0), &ranges), RingFault::ZeroLength);
        assert_eq!(fault(&descriptor(64, 9_217), &ranges), RingFault::TooLong);
    }

    #[test]
    fn unused_places_of_a_group_are_left_out() {
        let slots = [descriptor(0, 8), descriptor(0, 0), descriptor(0, 8), descriptor(0, 0)];
        let given = line(RingLayout::Grouped, &slots, 0, 40, &[]);
        let places: Vec<_> = given.iter().map(|given| (given.place, given.ends_line)).collect();
        assert_eq!(places, [(40, false), (42, true)]);
    }
}
