//! What is kept: for each queue, for each place of its window, for each slot of the line memory.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, State, concatenate, elaborate, thermometer,
};

use super::MmioQueues;
use crate::message::MmioQueueFault;

/// What arrival knows of a place of a window; it counts where the place is taken.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Place {
    /// Which bytes of the line have come.
    pub mask: Bits,
    /// Where the line is kept.
    pub slot: Bits,
    /// The bytes that are the length field if a message begins here.
    pub length: Bits,
}

/// What advance must know of such a line.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct LineEntry {
    /// Where the line is kept.
    pub slot: Bits,
    /// How many bytes have come without a gap, from byte 0 on.
    pub count: Bits,
    /// Bytes of the message that begins here, if one does and its length has come.
    pub total: Bits,
    /// All bytes have come, or all of a message that ends in its first line; its length is legal.
    pub is_enough: Bool,
    /// It says that the message is too short or too long.
    pub is_illegal: Bool,
    /// It says that the message is too short.
    pub is_too_short: Bool,
}

/// The message of a queue that is not complete.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Progress {
    /// There are lines of it in its list.
    pub begun: Bool,
    /// Lines of it that are in its list.
    pub held: Bits,
    /// Bytes of it that are not.
    pub left: Bits,
    /// They are fewer than a line has.
    pub is_little: Bool,
    /// A line has room for them.
    pub fits: Bool,
}

/// The list of its lines.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Ends {
    /// Slot of the first.
    pub first: Bits,
    /// Slot of the last.
    pub last: Bits,
}

/// A list of lines that is to leave.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Departure {
    /// Whose.
    pub queue: Bits,
    /// Slot of the first line.
    pub first: Bits,
    /// Lines after it.
    pub more: Bits,
    /// Bytes of the last line.
    pub bytes: Bits,
    /// It is no message: its lines are only freed.
    pub is_discarded: Bool,
}

impl MmioQueues {
    pub(super) fn place_shape(&self) -> PlaceShape {
        PlaceShape { mask: self.line_bytes, slot: self.slot_bits(), length: 8 * self.length_bytes }
    }
    pub(super) fn entry_shape(&self) -> LineEntryShape {
        LineEntryShape {
            slot: self.slot_bits(),
            count: self.count_bits(),
            total: self.total_bits(),
        }
    }
    pub(super) fn progress_shape(&self) -> ProgressShape {
        ProgressShape { held: self.held_bits(), left: self.total_bits() }
    }
    pub(super) fn departure_shape(&self) -> DepartureShape {
        DepartureShape {
            queue: self.queue_bits(),
            first: self.slot_bits(),
            more: self.held_bits(),
            bytes: self.count_bits(),
        }
    }
}

/// The memories.
pub(super) struct Tables {
    /// For each queue, the oldest line that is not in its list.
    pub next: Memory<Bits>,
    /// For each queue, the message that is not complete.
    pub progress: Memory<Progress>,
    /// For each queue, its lines.
    pub ends: Memory<Ends>,
    /// For each queue, why it stands still.
    pub cause: Memory<State<MmioQueueFault>>,
    /// For each queue, which places of its window are taken, as arrival sees it. A place is taken
    /// where its bit is the lowest bit of the line's turn around the window.
    pub taken: Memory<Bits>,
    /// The same two cycles later, as advance sees it.
    pub landed: Memory<Bits>,
    /// A queue waits for its turn to advance where the two differ.
    pub woken: Memory<Bool>,
    pub rested: Memory<Bool>,
    /// For each place of each window, what arrival knows.
    pub places: Memory<Place>,
    /// For each place of each window, what advance knows.
    pub entries: Memory<LineEntry>,
    /// For each slot, the line.
    pub lines: Memory<Bits>,
    /// For each slot, the slot of the line after it.
    pub links: Memory<Bits>,
}

impl Tables {
    #[elaborate]
    pub fn new(unit: &MmioQueues) -> Self {
        let queues = unit.queues;
        let window = queues * unit.window_lines;
        let bits = |width: u32| Memory::<Bits>::new(width, queues).style(MemoryStyle::Distributed);
        let flags = || Memory::<Bool>::new((), queues).style(MemoryStyle::Distributed);
        let next = bits(unit.line_bits);
        let progress = Memory::new(unit.progress_shape(), queues).style(MemoryStyle::Distributed);
        let ends_shape = EndsShape { first: unit.slot_bits(), last: unit.slot_bits() };
        let ends = Memory::new(ends_shape, queues).style(MemoryStyle::Distributed);
        let cause = Memory::new((), queues).style(MemoryStyle::Distributed);
        let taken = bits(unit.window_lines);
        let landed = bits(unit.window_lines);
        let woken = flags();
        let rested = flags();
        let places = Memory::new(unit.place_shape(), window).style(MemoryStyle::Block);
        let entries = Memory::new(unit.entry_shape(), window).style(MemoryStyle::Block);
        let line_bits = 8 * unit.line_bytes;
        let lines = Memory::new(line_bits, unit.memory_lines).lanes(8).style(MemoryStyle::Block);
        let links = Memory::new(unit.slot_bits(), unit.memory_lines).style(MemoryStyle::Block);
        Self {
            next,
            progress,
            ends,
            cause,
            taken,
            landed,
            woken,
            rested,
            places,
            entries,
            lines,
            links,
        }
    }

    /// Whether a queue waits for its turn, or has it.
    pub fn is_awake(&self, queue: Bits) -> Bool {
        self.woken.read_now(queue) ^ self.rested.read_now(queue)
    }
}

impl MmioQueues {
    /// Where a line is in its window.
    pub(super) fn place_of(&self, line: Bits) -> Bits {
        line.truncate(self.window_bits())
    }
    /// The bit that says in `taken` that this line has come.
    pub(super) fn turn_of(&self, line: Bits) -> Bool {
        line.bit(self.window_bits())
    }
    /// Whether the bits of a window say that a line has come that is in it.
    pub(super) fn has_come(&self, taken: Bits, line: Bits) -> Bool {
        taken.bit_at(self.place_of(line)).equals(self.turn_of(line))
    }
    /// Whether they say that the line after this one has come.
    pub(super) fn has_next_come(&self, taken: Bits, line: Bits) -> Bool {
        let rest = self.window_lines - 1;
        let turned = concatenate([taken.truncate(1), taken.top(rest)]);
        let turn = self.turn_of(line) ^ self.place_of(line).all();
        turned.bit_at(self.place_of(line)).equals(turn)
    }
    /// The bits of an empty window whose first line this is.
    pub(super) fn empty_window(&self, first: Bits) -> Bits {
        let wraps = thermometer(self.place_of(first), self.window_lines);
        wraps ^ (!self.turn_of(first)).mask(self.window_lines)
    }
}
