//! The next two descriptors of a ring, for those who give them to packets.
use nic_dsl::{
    Bool, BundleExt, Stream, elaborate, mux, register, register_bool, state, when, wire,
};

use crate::message::{
    DescriptorCompletion, DescriptorFault, PacketProtocol, RingDescriptor, RingFault,
};

/// The descriptors.
pub(super) struct Lookahead {
    /// The next.
    pub head: RingDescriptor,
    /// It is there, and may be used.
    pub is_good: Bool,
    /// It is there.
    pub is_there: Bool,
    /// The one behind it.
    pub second: RingDescriptor,
    /// Both are there, and may be used.
    pub are_good: Bool,
    /// Both are there.
    pub are_there: Bool,
    /// To be assigned: the next is used.
    pub pops: Bool,
}

impl Lookahead {
    /// Takes descriptors. Where `forgets` holds, it loses them.
    #[elaborate]
    pub fn new(descriptor: Stream<RingDescriptor>, forgets: Bool) -> Self {
        let head = register::<RingDescriptor>(());
        let second = register::<RingDescriptor>(());
        let has_head = register_bool(false);
        let has_second = register_bool(false);
        let pops = wire::<Bool>(());
        descriptor.ready.set(!has_second);
        when(pops | !has_head, || {
            has_head.set((has_second | descriptor.valid) & !forgets);
            head.assign(mux(has_second, second, descriptor.payload));
            has_second.set(false);
        })
        .otherwise_when(descriptor.fires(), || {
            second.assign(descriptor.payload);
            has_second.set(true);
        });
        when(forgets, || {
            has_head.set(false);
            has_second.set(false);
        });
        let is_right = |descriptor: &RingDescriptor| descriptor.fault.is(RingFault::None);
        let is_good = has_head & is_right(&head);
        let are_good = is_good & has_second & is_right(&second);
        let are_there = has_head & has_second;
        head.place.top(14).ignore();
        Self { head, is_good, is_there: has_head, second, are_good, are_there, pops }
    }

    /// That the next descriptor is returned, because nobody used it.
    pub fn returned(&self) -> DescriptorCompletion {
        let RingDescriptor { address, interrupt, checksum, ends_line, .. } = self.head;
        DescriptorCompletion {
            slot: self.head.place.truncate(2),
            address,
            length_bytes: nic_dsl::constant(14, 0),
            last: nic_dsl::constant_bool(false),
            interrupt,
            checksum,
            protocol: state(PacketProtocol::Other),
            fault: state(DescriptorFault::Returned),
            flow_hash: nic_dsl::constant(32, 0),
            ends_line,
        }
    }
}

/// Lines whose rest is returned.
pub(super) struct Returning {
    /// The next descriptor is to be returned.
    pub is_active: Bool,
    /// To be assigned: a descriptor is used or returned; the line has no other, or it has.
    pub uses: Bool,
    /// See `uses`.
    pub ends_line: Bool,
}

impl Returning {
    /// Returns the rest of a line, of which something was used, when `asked`. Where `forgets` holds, no
    /// line is begun.
    #[elaborate]
    pub fn new(asked: Bool, is_between_packets: Bool, forgets: Bool) -> Self {
        let in_line = register_bool(false);
        let is_returning = register_bool(false);
        // Asked for once, until what asks knows that it was done.
        let was_done = register_bool(false);
        let (uses, ends_line) = (wire::<Bool>(()), wire::<Bool>(()));
        let is_active = is_returning & in_line;
        when(uses, || in_line.set(!ends_line));
        when(forgets, || in_line.set(false));
        // Not as a packet begins, which may need two.
        let may_begin = is_between_packets & !uses;
        let begins = asked & in_line & may_begin & !was_done & !is_returning;
        when(begins, || {
            is_returning.set(true);
            was_done.set(true);
        })
        .otherwise_when(is_returning & !in_line, || is_returning.set(false));
        when(!asked, || was_done.set(false));
        Self { is_active, uses, ends_line }
    }
}
