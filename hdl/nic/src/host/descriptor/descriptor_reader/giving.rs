//! Giving out: the descriptors of the oldest line, one after the other, checked.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, State, Stream, any_of, constant, cover, elaborate, mux,
    register, register_bool, when,
};

use super::DescriptorReader;
use super::asking::Positions;
use super::checking::{Check, Range};
use super::lines::Lines;
use super::setting::Setting;
use crate::host::descriptor::geometry::PLACE_BITS;
use crate::message::{Descriptor, PacketChecksum, RingDescriptor};

/// What is done with the oldest line.
pub(super) struct Giving {
    /// A descriptor is taken from it.
    pub gives: Bool,
    /// It is the last of its line in the ring.
    pub ends_line: Bool,
    /// The next descriptor is not there yet.
    pub misses: Bool,
    /// The line is done with.
    pub departs: Bool,
    /// The slot of the next descriptor, in this line or the next.
    pub next_slot: Bits,
    /// Nothing is on its way from the line to whoever wants it.
    pub is_quiet: Bool,
}

/// What the host says in a descriptor.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Entry {
    /// Byte address of the buffer.
    #[width(64)]
    pub address: Bits,
    /// Its bytes.
    #[width(16)]
    pub length_bytes: Bits,
    /// The packet ends in it.
    last: Bool,
    /// An interrupt is wanted.
    interrupt: Bool,
    /// About the checksums.
    checksum: State<PacketChecksum>,
}

/// A descriptor as it was taken from its line.
#[derive(Clone, Copy, Debug, Bundle)]
struct Taken {
    /// Its place in the ring.
    #[width(PLACE_BITS)]
    place: Bits,
    /// What stands there.
    entry: Entry,
    /// No other follows in its line.
    ends_line: Bool,
    /// The line could not be read.
    failed: Bool,
}

/// The slots of a line, and whether each is available.
fn slots(line: Bits) -> Vec<(Entry, Bool)> {
    let slot = |bits| {
        let descriptor = Descriptor::unpack(&(), bits);
        // These are the device's.
        descriptor.ignore_the_rest();
        let Descriptor { address, length_bytes, last, interrupt, checksum, .. } = descriptor;
        (Entry { address, length_bytes, last, interrupt, checksum }, descriptor.available)
    };
    line.chunks(128).into_iter().map(slot).collect()
}

/// The element of that number.
fn element<B: Bundle>(number: Bits, elements: [B; 4]) -> B {
    let [first, second, third, fourth] = elements;
    let is_odd = number.bit(0);
    mux(number.bit(1), mux(is_odd, fourth, third), mux(is_odd, second, first))
}

impl DescriptorReader {
    /// Takes descriptors from the oldest line, and offers them checked.
    #[elaborate]
    pub(super) fn giving(
        &self,
        setting: &Setting,
        (lines, positions): (&Lines, &Positions),
        ranges: &[Range],
        running: Bool,
        descriptor: Stream<RingDescriptor>,
    ) -> Giving {
        let Positions { give_line, give_slot, .. } = *positions;
        let geometry = &setting.geometry;
        let slots = slots(lines.data);
        let entries: [Entry; 4] = std::array::from_fn(|slot| slots[slot].0);
        let available: [Bool; 4] = std::array::from_fn(|slot| slots[slot].1);
        // The first of a group stands for it, and so is always used.
        let is_from = |slot: u32| give_slot.is_at_most(slot);
        let is_second = lines.used.bit(0) & is_from(1);
        let is_third = lines.used.bit(1) & is_from(2);
        let lowest = mux(is_second, constant(2, 1), mux(is_third, constant(2, 2), constant(2, 3)));
        let next_used = mux(give_slot.is_zero(), constant(2, 0), lowest);
        let is_behind = |slot: u32| lines.used.bit(slot - 1) & next_used.is_below(slot);
        let ends_group = !any_of([1, 2, 3].map(is_behind));
        let slot = mux(geometry.is_grouped, next_used, give_slot);
        let entry = element(slot, entries);

        let own = element(slot, available);
        let is_available = mux(geometry.is_grouped, available[0], own);
        let misses = lines.is_here & setting.is_inline & !is_available & !lines.failed;
        let is_there = lines.is_here & !misses;
        let ends_line = lines.failed
            | geometry.is_padded
            | mux(geometry.is_grouped, ends_group, slot.equals(3));

        // What is on offer is checked on its way, and stays until it is taken.
        let is_taken = register_bool(false);
        let taken = register::<Taken>(TakenShape::default());
        let may_take = !is_taken | descriptor.ready;
        let gives = is_there & may_take;
        when(may_take, || is_taken.set(is_there & running));
        when(may_take, || {
            let place = geometry.place(give_line, slot);
            taken.assign(Taken { place, entry, ends_line, failed: lines.failed });
        });
        let check = Check::new(&entry, may_take);
        // Too long a buffer has its fault, whatever the length that goes with it.
        taken.entry.length_bytes.top(2).ignore();
        descriptor.offer(
            is_taken,
            RingDescriptor {
                place: taken.place,
                address: taken.entry.address.truncate(52),
                length_bytes: taken.entry.length_bytes.truncate(14),
                last: taken.entry.last,
                interrupt: taken.entry.interrupt,
                checksum: taken.entry.checksum,
                ends_line: taken.ends_line,
                fault: check.fault(taken.entry.address, taken.failed, ranges),
            },
        );

        let ends_read = slot.equals(lines.end) & !geometry.is_grouped;
        let departs = misses | (gives & (ends_line | ends_read));
        let next_slot = mux(ends_line, constant(2, 0), slot + 1);
        cover("a group has an unused place between others", gives & slot.differs(give_slot));
        Giving {
            gives,
            ends_line: gives & ends_line,
            misses,
            departs,
            next_slot,
            is_quiet: !is_taken,
        }
    }
}
