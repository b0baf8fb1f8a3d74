//! Lines that were pushed, in the order in which they were.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, ReadDuringWrite, assert_always, constant, cover,
    delayed, elaborate, register, register_bool, register_reset, when, wire,
};

use super::{ADDRESS_BITS, Leaving, PushGate, PushGatePorts, RING_BITS};
use crate::message::{LineOperation, LineSpace};
use crate::stream::event_counter;

/// Bits of the time: twice as long as two times may be apart.
const TIME_BITS: u32 = 32;
/// Cycles from a push to its write-back if nothing has to be waited for, less one: into the table, out
/// of it, compared.
const SHORTEST_CYCLES: u32 = 3;

/// A line that was pushed.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct TrackedLine {
    /// What was pushed.
    #[width(512)]
    pub data: Bits,
    /// Bits 51 to 6 of the byte address.
    #[width(ADDRESS_BITS)]
    pub line_address: Bits,
    /// It is in the memory of the device.
    pub is_of_device: Bool,
    /// The ring.
    #[width(RING_BITS)]
    pub ring: Bits,
    /// When it left.
    #[width(TIME_BITS)]
    pub time: Bits,
}

/// What is in front of the table.
pub(super) struct Table {
    /// The line that was pushed first.
    pub head: TrackedLine,
    /// Its time has come.
    pub is_due: Bool,
    /// Its write-back goes to be offered; to be driven.
    pub taken: Bool,
    /// A line is put in.
    pub tracks: Bool,
}

impl PushGate {
    /// Keeps what leaves as a push until it is due.
    #[elaborate]
    pub(super) fn table(&self, ports: &PushGatePorts, leaving: &Leaving, is_off: Bool) -> Table {
        let status = *ports.status;
        let lines = Memory::<TrackedLine>::new((), self.lines)
            .style(MemoryStyle::Block)
            .read_during_write(ReadDuringWrite::Undefined);
        let address_bits = lines.address_width();
        let count_bits = address_bits + 1;
        let write_pointer = register_reset(count_bits, 0);
        let read_pointer = register_reset(count_bits, 0);
        // Lines in the memory and the one in front of it.
        let tracked = register_reset(count_bits, 0);
        let time = register_reset(TIME_BITS, 0);
        time.set(time + 1);

        let request = leaving.request.payload;
        let is_whole = request.byte_enable.all();
        let is_push = request.operation.is(LineOperation::NcPush);
        let wants_place = leaving.fires & is_push & is_whole & !is_off;
        let is_full = tracked.equals(self.lines);
        let tracks = wants_place & !is_full;
        let overflows = wants_place & is_full;
        event_counter::wrapping("untracked_count", status.untracked_pushes, overflows);
        let line = TrackedLine {
            data: request.data,
            line_address: request.line_address,
            is_of_device: !request.space.is(LineSpace::Host),
            ring: leaving.request.selection,
            time,
        };
        lines.write(tracks, write_pointer.truncate(address_bits), line);
        when(tracks, || write_pointer.set(write_pointer + 1));

        // The memory's own output register holds the first.
        let head_valid = register_bool(false);
        let head_is_due = register_bool(false);
        let taken = wire::<Bool>(());
        let forgets = head_valid & is_off;
        let leaves = taken | forgets;
        let any_stored = read_pointer.differs(write_pointer);
        let fetch = any_stored & (!head_valid | leaves);
        let head = lines.read(fetch, read_pointer.truncate(address_bits));
        when(fetch, || {
            read_pointer.set(read_pointer + 1);
            head_valid.set(true);
        })
        .otherwise_when(leaves, || head_valid.set(false));
        when(tracks & !leaves, || tracked.set(tracked + 1));
        when(leaves & !tracks, || tracked.set(tracked - 1));
        status.tracked_lines.set(tracked.zero_extend(status.tracked_lines.width()));

        // What left at this time or before is due in the next cycle but one.
        let wait = ports.configuration.delay_cycles.zero_extend(TIME_BITS);
        let ahead = delayed(constant(TIME_BITS, SHORTEST_CYCLES) - wait);
        let horizon = register::<Bits>(TIME_BITS);
        horizon.set(time + ahead);
        let margin = horizon - head.time;
        margin.truncate(TIME_BITS - 1).ignore();
        let has_passed = !margin.bit(TIME_BITS - 1);
        head_is_due.set(head_valid & !leaves & has_passed);

        let stored = write_pointer - read_pointer;
        let in_front = head_valid.bits().zero_extend(count_bits);
        assert_always("every tracked line is counted", tracked.equals(stored + in_front));
        assert_always("no more lines are tracked than fit", tracked.is_at_most(self.lines));
        assert_always("only what is there is due", head_is_due.implies(head_valid));
        assert_always("only what is due is taken", taken.implies(head_is_due));
        cover("a push finds no place", overflows);
        cover("a line is forgotten", forgets);
        cover("a line comes as another is taken", taken & tracks);
        Table { head, is_due: head_is_due & !is_off, taken, tracks }
    }
}
