//! Passes a message on: its lines are read one after the other, when nothing is read for the host.
use nic_dsl::{
    Bits, Bool, Source, concatenate, constant, delayed_bool, elaborate, instance, register,
    register_bool, when,
};

use super::answers::Answer;
use super::exchange::{Exchange, Steps};
use super::lines::Lines;
use super::{CoherentPio, LINE_BYTES};
use crate::message::{Beat, BeatShape};
use crate::stream::fifo::{Fifo, FifoPorts};

/// A message on its way.
pub(super) struct Passing {
    /// Lines of it are still to be read.
    pub is_active: Bool,
    group: Bool,
    line: Bits,
    last_line: Bits,
    beats: FifoPorts<Beat>,
}

/// A line that is read for it.
pub(super) struct Read {
    /// There is one.
    pub reads: Bool,
    /// Which.
    pub place: Bits,
    is_last: Bool,
    is_stored: Bool,
}

/// Places for beats; three may be on their way to them.
const BEATS: u32 = 8;

impl Passing {
    /// Nothing is passed on.
    #[elaborate]
    pub fn new(pio: &CoherentPio, message: &Source<Beat>) -> Self {
        let is_active = register_bool(false);
        let group = register::<Bool>(());
        let line = register::<Bits>(pio.line_bits());
        let last_line = register::<Bits>(pio.line_bits());
        let payload = BeatShape { bytes: LINE_BYTES };
        let beats = instance("beats", &Fifo::<Beat> { payload, depth: BEATS });
        message.connect(*beats.sink);
        Self { is_active, group, line, last_line, beats }
    }

    /// The line that is read in this cycle.
    #[elaborate]
    pub fn read(&self, lines: &Lines, exchange: &Exchange, steps: &Steps, answer: &Answer) -> Read {
        let has_room = delayed_bool(self.beats.occupancy.is_below(BEATS - 4));
        let reads = self.is_active & has_room & !answer.reads;
        let place = concatenate([self.group.bits(), self.line]);
        let is_last = self.line.equals(self.last_line);
        when(steps.passes, || {
            self.is_active.set(true);
            self.group.set(exchange.group);
            self.line.set(0);
            self.last_line.set(steps.last_line);
        })
        .otherwise_when(reads, || {
            self.line.set(self.line + 1);
            when(is_last, || self.is_active.set(false));
        });
        Read { reads, place, is_last, is_stored: lines.stored.bit_at(place) }
    }

    /// Passes on the line that was read a cycle ago.
    #[elaborate]
    pub fn pass(&self, read: &Read, line: Bits) {
        let comes = delayed_bool(read.reads);
        let is_stored = delayed_bool(read.is_stored);
        let last = delayed_bool(read.is_last);
        let keep = constant(LINE_BYTES, u64::MAX);
        let data = line & is_stored.mask(line.width());
        self.beats.source.offer(comes, Beat { data, keep, last });
        // A line is read only where it has a place.
        self.beats.source.ready.ignore();
    }
}
