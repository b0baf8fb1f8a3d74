//! Lines of free buffers that the device fills: eight buffers at a time, or what is left at the end.
use nic_dsl::{
    Bits, Bool, Stream, assert_always, concatenate, constant, cover, elaborate, mux, pack,
    register, register_bool, register_reset, when,
};

use super::{CcPool, Kind, LINE_BITS, Size, Told, UNIT_BITS, WORD_BITS, WORDS, WRITES};
use crate::lib::counter;
use crate::lib::pick::decoded;
use crate::message::LineRequest;

/// Bits of a word that are kept: the unit, and that there is one.
const KEPT_BITS: u32 = UNIT_BITS + 1;

/// What comes of them.
pub(super) struct Returns {
    pub request: Stream<LineRequest>,
    /// Buffers that are collected.
    pub inside: Bits,
    pub is_quiet: Bool,
    pub unwritten: Bool,
    pub stray: Bool,
}

impl CcPool {
    /// Writes a line of every eight buffers of the collector, and of what is left when no more come.
    #[elaborate]
    pub(super) fn returns(
        &self,
        told: &Told,
        size: &Size,
        (collector, is_last): (Stream<Bits>, Bool),
    ) -> Returns {
        // The first is shifted down to its place: at the end by words that are not there.
        let words = register::<Bits>(WORDS * KEPT_BITS);
        let count = register_reset(WORDS.ilog2() + 1, 0);
        let real = register_reset(WORDS.ilog2() + 1, 0);
        let is_complete = count.equals(WORDS);
        let is_writing = register_bool(false);
        let data = register::<Bits>(WORDS * KEPT_BITS);
        let request = Stream::<LineRequest>::wire(&());
        let bits = WRITES.ilog2();
        let under_way = register_reset(WRITES, 0);
        let slot = register_reset(bits, 0);
        let leaves = is_complete & !is_writing & !under_way.bit_at(slot);
        let fills_up = told.is_draining & is_last & count.any() & !is_complete;
        collector.ready.set(!is_complete | leaves);
        let comes = collector.fires();
        let shifts = comes | fills_up;
        let word = concatenate([collector.payload, comes.bits()]);
        when(shifts, || {
            words.set(concatenate([word, words.top((WORDS - 1) * KEPT_BITS)]));
        });
        let one = |condition: Bool| condition.bits().zero_extend(count.width());
        count.set(mux(leaves, constant(count.width(), 0), count) + one(shifts));
        real.set(mux(leaves, constant(real.width(), 0), real) + one(comes));

        let place = size.settings.in_returns();
        place.moves.set(leaves);
        let current_lap = place.lap();
        let line_address = register::<Bits>(LINE_BITS);
        let lap = register::<Bool>(());
        let written_slot = register::<Bits>(bits);
        when(leaves, || {
            data.set(words);
            line_address.set(place.line_address);
            lap.set(current_lap);
            written_slot.set(slot);
            slot.set(slot + 1);
        });
        when(leaves, || is_writing.set(true))
            .otherwise_when(request.ready, || is_writing.set(false));
        let full_words = data.chunks(KEPT_BITS).into_iter().map(|kept| {
            let is_there = kept.bit(0);
            let unit = kept.top(UNIT_BITS) & is_there.mask(UNIT_BITS);
            let flags = concatenate([(lap & is_there).bits(), is_there.bits()]);
            concatenate([constant(12, 0), unit, constant(5, 0), flags])
        });
        request.offer(
            is_writing,
            LineRequest {
                operation: told.configuration.write_operation,
                space: told.configuration.space,
                line_address,
                data: pack(full_words.collect::<Vec<_>>()),
                byte_enable: constant(WORD_BITS, u64::MAX),
                tag: self.tag(size.number, Kind::Write, written_slot),
            },
        );

        let [_, answer] = size.answers;
        let of = answer.slot.truncate(bits);
        let is_one = match answer.slot.width() - bits {
            0 => nic_dsl::constant_bool(true),
            above => answer.slot.top(above).is_zero(),
        };
        let is_awaited = under_way.bit_at(of) & is_one;
        let ends = answer.comes & is_awaited;
        let stray = answer.comes & !is_awaited;
        under_way.set((under_way | decoded(leaves, slot)) & !decoded(ends, of));
        let unwritten = ends & answer.failed;
        counter::saturating("unwritten_count", size.status.unwritten_lines, unwritten);
        let returned = register_reset(32, 0);
        when(told.is_stopped, || returned.set(0))
            .otherwise_when(leaves, || returned.set(returned + 1));
        size.status.returned_lines.set(returned);

        assert_always("no more are collected than a line holds", count.is_at_most(WORDS));
        assert_always("a line has a buffer", is_complete.implies(real.any()));
        cover("a line of less than eight goes back", leaves & real.is_below(WORDS));
        cover("two lines are being written", under_way.several());
        let is_quiet = count.is_zero() & !is_writing & under_way.is_zero();
        Returns { request, inside: real, is_quiet, unwritten, stray }
    }
}
