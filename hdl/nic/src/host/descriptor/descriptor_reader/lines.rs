//! Lines that were asked for: they come in any order, and are looked at in the order of asking.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, Stream, assert_always, elaborate, mux, pack, register_reset,
    when, wire,
};
use nic_spec::message::LINE_TAG_BITS;

use super::DescriptorReader;
use crate::message::{LineResponse, LineStatus};

/// Where the length is in a descriptor: behind the address.
const LENGTH_AT: u32 = 64;

/// The lines.
pub(super) struct Lines {
    /// The place, and with it the tag, of the next line to be asked for.
    pub next: Bits,
    /// There is a place.
    pub has_place: Bool,
    /// Lines asked for that count.
    pub live: Bits,
    /// None is left, neither one that counts nor one that does not.
    pub is_empty: Bool,
    /// The oldest that counts has come, or comes.
    pub is_here: Bool,
    /// It could not be read.
    pub failed: Bool,
    /// Its data.
    pub data: Bits,
    /// Which of its slots but the first have a buffer.
    pub used: Bits,
    /// The last slot of it that the host had posted when it was asked for.
    pub end: Bits,
    /// An answer came that nobody waits for.
    pub stray: Bool,
    /// To be assigned: a line is asked for, to be looked at up to `asked_end`.
    pub asks: Bool,
    /// See `asks`.
    pub asked_end: Bits,
    /// To be assigned: the oldest line, which is here, has been looked at.
    pub departs: Bool,
    /// To be assigned: and those behind it do not count.
    pub forgets: Bool,
}

impl DescriptorReader {
    /// `running`: what comes is looked at; else it is dropped. `is_grouped`: not in the cycle in which it
    /// comes, because which slots have a buffer is looked at first.
    #[elaborate]
    pub(super) fn lines(
        &self,
        (running, is_grouped): (Bool, Bool),
        line_response: Stream<LineResponse>,
    ) -> Lines {
        let places = self.lines;
        let bits = self.line_bits();
        let width = bits + 1;
        let distributed = MemoryStyle::Distributed;
        let data = Memory::<Bits>::new(512, places).style(distributed);
        let failures = Memory::<Bool>::new((), places).style(distributed);
        let used = Memory::<Bits>::new(3, places).style(distributed);
        let ends = Memory::<Bits>::new(2, places).style(distributed);
        // A line is on its way while its two bits differ. They may begin as anything, because
        // asking makes them differ.
        let same = vec![false; places as usize];
        let flags = || Memory::<Bool>::new((), places).style(distributed).initial(&same);
        let asked = flags().comment("Written when a line is asked for.");
        let come = flags().comment("Written when it comes.");

        let written = register_reset(width, 0);
        let head = register_reset(width, 0);
        let live = register_reset(width, 0);
        // Lines that do not count are older than those that do.
        let forgotten = register_reset(width, 0);
        let (asks, departs, forgets) = (wire::<Bool>(()), wire::<Bool>(()), wire::<Bool>(()));
        let asked_end = wire::<Bits>(2);

        let response = line_response.payload;
        let slot = response.tag.truncate(bits);
        let has_tag = line_response.valid & response.tag.top(LINE_TAG_BITS - bits).is_zero();
        let inside = written - head;
        let is_inside = (slot - head.truncate(bits)).zero_extend(width).is_below(inside);
        let was_asked = asked.read_now(slot);
        let is_awaited = is_inside & (was_asked ^ come.read_now(slot));
        let arrives = has_tag & is_awaited;
        data.write(arrives, slot, response.data);
        failures.write(arrives, slot, response.status.is(LineStatus::Error));
        // Looked at as the line comes, so that which slot is next is known early.
        let lengths = [1, 2, 3].map(|number| response.data.slice(128 * number + LENGTH_AT, 16));
        used.write(arrives, slot, pack(lengths.map(|length| length.any())));
        come.write(arrives, slot, was_asked);

        let next = written.truncate(bits);
        let oldest = head.truncate(bits);
        let is_empty = written.equals(head);
        let is_waited_for = asked.read_now(oldest) ^ come.read_now(oldest);
        let has_come = !is_empty & !is_waited_for;
        // The oldest is looked at as it comes. Whether it is the memory's or the one that comes is known
        // without the tag.
        let comes = has_tag & slot.equals(oldest) & !is_empty & is_waited_for & !is_grouped;
        let is_dropped = forgotten.any() | !running;
        let drops = has_come & is_dropped;
        asked.write(asks, next, !come.read_now(next));
        ends.write(asks, next, asked_end);

        let one = |condition: Bool| condition.bits().zero_extend(width);
        when(asks, || written.set(written + 1));
        when(drops | departs, || head.set(head + 1));
        when(forgets, || {
            forgotten.set(mux(asks, live, live - 1));
            live.set(0);
        })
        .otherwise_when(!running & is_empty, || {
            forgotten.set(0);
            live.set(0);
        })
        .otherwise(|| {
            forgotten.set(forgotten - one(drops & forgotten.any()));
            // Selected, not added: both conditions are late.
            when(asks & !departs, || live.set(live + 1));
            when(departs & !asks, || live.set(live - 1));
        });

        let counted = (live + forgotten).equals(inside);
        assert_always("each line counts or does not", running.implies(counted));
        assert_always(
            "no more lines are asked for than there are places",
            inside.is_at_most(places),
        );
        let is_here = (has_come | comes) & !is_dropped;
        let failure = response.status.is(LineStatus::Error).bits();
        let failed_here = mux(has_come, failures.read_now(oldest).bits(), failure);
        let data_here = mux(has_come, data.read_now(oldest), response.data);
        assert_always("what is looked at is here", departs.implies(is_here));
        Lines {
            next,
            has_place: inside.differs(places),
            live,
            is_empty,
            is_here,
            failed: failed_here.as_bool(),
            data: data_here,
            used: used.read_now(oldest),
            end: ends.read_now(oldest),
            stray: has_tag & !is_awaited,
            asks,
            asked_end,
            departs,
            forgets,
        }
    }
}
