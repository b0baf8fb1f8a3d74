//! Lines of free buffers that the host fills: asked for ahead, looked at in order, and taken apart.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, Stream, all_of, assert_always, concatenate, constant, cover,
    delayed_bool, elaborate, mux, pack, register, register_bool, register_reset, when, wire,
};

use super::{CcPool, Kind, Size, Told, UNIT_BITS, WORD_BITS, WORDS};
use crate::lib::counter;
use crate::lib::pick::decoded;
use crate::message::LineRequest;

/// Bits of a word below and above the unit, besides those that say that it is there, and its lap.
const UNIT_AT: u32 = 7;
/// Bits of how many buffers are here or on their way.
const EXPECTED_BITS: u32 = 9;

/// What comes of the lines.
pub(super) struct Supply {
    pub request: Stream<LineRequest>,
    /// Buffers, by their first units.
    pub buffer: Stream<Bits>,
    /// To be driven: buffers that the stack has.
    pub held: Bits,
    /// Buffers of lines that were taken and are not in the stack.
    pub inside: Bits,
    pub is_quiet: Bool,
    pub unreadable: Bool,
    pub bad: Bool,
    pub stray: Bool,
}

/// The line that is next, and whether it is there.
struct Head {
    line: Bits,
    /// It is taken if it can be.
    is_found: Bool,
    /// To be driven: it is taken.
    taken: Bool,
    /// All that was asked for is here.
    is_quiet: Bool,
    unreadable: Bool,
    stray: Bool,
    request: Stream<LineRequest>,
    held: Bits,
    /// To be driven: buffers of a line that was taken are not in the stack.
    opened: Bool,
}

impl CcPool {
    /// Fetches lines while the stack runs low.
    #[elaborate]
    pub(super) fn supply(&self, told: &Told, size: &Size) -> Supply {
        let head = self.fetching(told, size);

        // The words of a line that are there, and the rest of them.
        let words = register::<Bits>(WORDS * WORD_BITS);
        let left = register_reset(WORDS, 0);
        let is_checked = register_bool(false);
        let is_good = register::<Bool>(());
        let unit = register::<Bits>(UNIT_BITS);
        let buffer = Stream::<Bits>::wire(&UNIT_BITS);
        let moves = !is_checked | !is_good | buffer.ready;
        let has_word = left.bit(0);
        let is_last = !left.bit(1);
        let taken = head.is_found & (!has_word | (moves & is_last));
        head.taken.set(taken);
        head.opened.set(has_word);
        let mut is_there = nic_dsl::constant_bool(true);
        let present = (0..WORDS).map(|word| {
            is_there = is_there & head.line.bit(word * WORD_BITS);
            is_there
        });
        let present = pack(present.map(Bool::bits).collect::<Vec<_>>());
        when(taken, || {
            words.set(head.line);
            left.set(present);
        })
        .otherwise_when(moves, || {
            words.set(concatenate([constant(WORD_BITS, 0), words.top((WORDS - 1) * WORD_BITS)]));
            left.set(concatenate([constant(1, 0), left.top(WORDS - 1)]));
        });

        // Each is looked at before it is given on.
        let word = words.truncate(WORD_BITS);
        word.truncate(2).ignore();
        let found = word.slice(UNIT_AT, UNIT_BITS);
        let above = WORD_BITS - UNIT_AT - UNIT_BITS;
        let is_plain = word.slice(2, UNIT_AT - 2).is_zero() & word.top(above).is_zero();
        when(moves, || {
            is_checked.set(has_word);
            unit.set(found);
            is_good.set(is_plain & size.settings.is_first(found) & size.settings.holds(found));
        });
        buffer.offer(is_checked & is_good, unit);
        let bad = is_checked & !is_good;
        counter::saturating("bad_count", size.status.bad_buffers, bad);
        cover("a buffer is not the pool's", bad);
        cover("the next line follows at once", taken & has_word);
        let inside = left.count_ones().widening_add(is_checked.bits().zero_extend(4));
        let is_quiet = head.is_quiet & left.is_zero() & !is_checked;
        Supply {
            request: head.request,
            buffer,
            held: head.held,
            inside,
            is_quiet,
            unreadable: head.unreadable,
            bad,
            stray: head.stray,
        }
    }

    /// Asks for lines, and finds the one that is next.
    #[elaborate]
    fn fetching(&self, told: &Told, size: &Size) -> Head {
        let bits = self.fetches.ilog2();
        let next = size.settings.in_supply();
        let ahead = size.settings.in_supply();
        // Lines that were asked for, and that were taken; those between have places in order.
        let asked = register_reset(bits + 1, 0);
        let looked = register_reset(bits + 1, 0);
        let under_way = register_reset(self.fetches, 0);
        let arrived = register_reset(self.fetches, 0);
        let failed = register_reset(self.fetches, 0);
        let lines =
            Memory::<Bits>::new(WORDS * WORD_BITS, self.fetches).style(MemoryStyle::Distributed);
        let in_use = asked - looked;

        let [answer, _] = size.answers;
        let place = answer.slot.truncate(bits);
        let is_awaited = under_way.bit_at(place) & is_below_places(answer.slot, bits);
        let comes = answer.comes & is_awaited;
        let stray = answer.comes & !is_awaited;
        lines.write(comes, place, answer.data);

        // The line that is next.
        let slot = looked.truncate(bits);
        let line = lines.read_now(slot);
        let is_here = arrived.bit_at(slot);
        let has_failed = failed.bit_at(slot);
        let is_there = line.bit(0) & line.bit(1).equals(next.lap()) & !has_failed;
        let is_returning = register_bool(false);
        let is_found = is_here & is_there & told.is_running & !is_returning;
        let is_missed = is_here & !is_there & told.is_running & !is_returning;
        let taken = wire::<Bool>(());
        next.moves.set(taken);
        let supplied = register_reset(32, 0);
        when(told.is_stopped, || supplied.set(0))
            .otherwise_when(taken, || supplied.set(supplied + 1));
        size.status.supplied_lines.set(supplied);

        // One is not there, or none is wanted any more: what was asked for behind it is asked for again.
        let is_idle = under_way.is_zero();
        let gives_up = told.is_draining & in_use.any();
        let has_returned = is_returning & is_idle;
        when(is_missed | gives_up, || is_returning.set(true))
            .otherwise_when(has_returned, || is_returning.set(false));
        ahead.go_back(has_returned, &next);
        let wait = register_reset(16, 0);
        let is_sure = register_bool(false);
        when(told.is_stopped, || {
            wait.set(0);
            is_sure.set(false);
        })
        .otherwise(|| {
            when(has_returned, || wait.set(told.configuration.poll_interval_cycles))
                .otherwise_when(wait.any(), || wait.set(wait - 1));
            when(is_missed, || is_sure.set(false)).otherwise_when(taken, || is_sure.set(true));
        });

        // Another is asked for while the stack, with what is on its way, is low.
        let held = wire::<Bits>(self.buffers.ilog2() + 1);
        let opened = wire::<Bool>(());
        let of_lines = (in_use.zero_extend(EXPECTED_BITS)
            + opened.bits().zero_extend(EXPECTED_BITS))
            << WORDS.ilog2();
        let expected = held.zero_extend(EXPECTED_BITS) + of_lines;
        let is_low =
            delayed_bool(expected.is_below(size.settings.fetch_below.zero_extend(EXPECTED_BITS)));
        let is_asking = register_bool(false);
        let has_asked = delayed_bool(is_asking);
        let has_place = mux(is_sure, in_use.differs(self.fetches), in_use.is_zero());
        let is_calm = !is_asking & !has_asked & !is_returning & wait.is_zero();
        let asks = all_of([told.is_running, is_low, is_calm, has_place, !is_missed]);
        let asked_slot = register::<Bits>(bits);
        let asked_line = register::<Bits>(super::LINE_BITS);
        ahead.moves.set(asks);
        when(asks, || {
            asked_slot.set(asked.truncate(bits));
            asked_line.set(ahead.line_address);
        });
        when(has_returned, || asked.set(looked)).otherwise_when(asks, || asked.set(asked + 1));
        when(taken, || looked.set(looked + 1));
        let request = Stream::<LineRequest>::wire(&());
        request.offer(
            is_asking,
            LineRequest {
                operation: told.configuration.read_operation,
                space: told.configuration.space,
                line_address: asked_line,
                data: constant(WORDS * WORD_BITS, 0),
                byte_enable: constant(WORD_BITS, 0),
                tag: self.tag(size.number, Kind::Read, asked_slot),
            },
        );
        when(asks, || is_asking.set(true)).otherwise_when(request.ready, || is_asking.set(false));

        let ask = decoded(asks, asked.truncate(bits));
        let came = decoded(comes, place);
        let gone = decoded(taken, slot) | has_returned.mask(self.fetches);
        under_way.set((under_way | ask) & !came);
        arrived.set((arrived | came) & !gone);
        failed.set((failed & !came) | (came & answer.failed.mask(self.fetches)));
        let unreadable = is_missed & has_failed;
        counter::wrapping("empty_poll_count", size.status.empty_polls, is_missed & !has_failed);
        counter::saturating("unreadable_count", size.status.unreadable_lines, unreadable);
        assert_always("lines have places of their own", in_use.is_at_most(self.fetches));
        assert_always("a place is given once", {
            asks.implies(!(under_way | arrived).bit_at(asked.truncate(bits)))
        });
        cover("several lines are on their way", under_way.several());
        cover("a line is not there", is_missed & !has_failed);
        cover("a line cannot be read", unreadable);
        let is_quiet = in_use.is_zero() & !is_asking & !is_returning;
        Head { line, is_found, taken, is_quiet, unreadable, stray, request, held, opened }
    }
}

/// Whether the number of a request is one of so many bits.
fn is_below_places(slot: Bits, bits: u32) -> Bool {
    match slot.width() - bits {
        0 => nic_dsl::constant_bool(true),
        above => slot.top(above).is_zero(),
    }
}
