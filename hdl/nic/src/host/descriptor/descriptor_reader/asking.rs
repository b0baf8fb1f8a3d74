//! Asking: which request is next, and for which line.
use nic_dsl::{
    Bits, Bool, Stream, constant, cover, elaborate, mux, register, register_bool, register_reset,
    register_state, state, when, wire,
};
use nic_spec::message::LINE_TAG_BITS;

use super::lines::Lines;
use super::polling::Polling;
use super::setting::Setting;
use super::{DescriptorReader, POLL, PREFETCHES};
use crate::host::descriptor::geometry::{LINE_BITS, PLACE_BITS};
use crate::message::{LineOperation, LineRequest, RingConfiguration};

/// Where the ring is read, and where what was read is given out.
#[derive(Clone, Copy)]
pub(super) struct Positions {
    /// The next line to be read.
    pub fetch_line: Bits,
    /// The first slot of it that has not been read.
    pub fetch_slot: Bits,
    /// The line of the next descriptor.
    pub give_line: Bits,
    /// Its slot.
    pub give_slot: Bits,
}

/// How far the ring may be read.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    /// The line of the next descriptor that the host will post.
    pub posted_line: Bits,
    /// Its slot.
    pub posted_slot: Bits,
    /// The line of the first place whose completion of the last lap cannot be seen.
    pub bound_line: Bits,
    /// Lines that may be outstanding or held.
    pub window: Bits,
    /// Somebody needs a descriptor that is not on its way, or it is of no account.
    pub is_needed: Bool,
    /// The host's signal is in the descriptors, and it is time to look for it.
    pub may_look: Bool,
}

/// What is asked in this cycle.
pub(super) struct Asking {
    /// There is something posted that is not read, as far as the host's count says.
    pub is_posted: Bool,
    /// A line of the ring is read.
    pub reads: Bool,
    /// All of it.
    pub advances: Bool,
    /// It is looked at up to this slot.
    pub end: Bits,
    /// The request is a poll.
    pub polls: Bool,
    /// No request is on offer or on its way to be offered.
    pub is_quiet: Bool,
    /// An answer to a prefetch, or to the release of a line, that was not asked for.
    pub stray: Bool,
}

impl DescriptorReader {
    /// Makes requests. `answer`: the tag of an answer that is no line of the ring.
    #[elaborate]
    pub(super) fn asking(
        &self,
        (configuration, setting): (&RingConfiguration, &Setting),
        (lines, polling): (&Lines, &Polling),
        (positions, bounds, running): (&Positions, &Bounds, Bool),
        answer: (Bool, Bits),
        line_request: Stream<LineRequest>,
    ) -> Asking {
        let Positions { fetch_line, fetch_slot, give_line, .. } = *positions;
        let prefetch_line = register_reset(LINE_BITS, 0);

        // The oldest is the request on offer; the one behind it waits for its address.
        let is_offered = register_bool(false);
        let offered_operation = register_state(LineOperation::NcRead);
        let offered_line = register::<Bits>(46);
        let offered_tag = register::<Bits>(self.tag_bits());
        let is_chosen = register_bool(false);
        let chosen_operation = register_state(LineOperation::NcRead);
        let chosen_line = register::<Bits>(PLACE_BITS);
        let watched_line = register::<Bits>(PLACE_BITS);
        let chosen_is_tail = register::<Bool>(());
        let chosen_tag = register::<Bits>(self.tag_bits());
        let may_offer = !is_offered | line_request.ready;
        let may_choose = !is_chosen | may_offer;

        // A partly posted line is read up to what is posted, and then again.
        let is_partial = !setting.is_inline & fetch_line.equals(bounds.posted_line);
        let is_posted = setting.is_inline | !is_partial | fetch_slot.differs(bounds.posted_slot);
        let is_within = fetch_line.differs(bounds.bound_line);
        let has_room = lines.has_place & lines.live.is_below(bounds.window);
        let may_read = running & is_posted & is_within & has_room & bounds.may_look;
        let wants_poll = polling.wants_count | polling.wants_watch;
        let prefetches = self.prefetches(answer, positions, bounds, setting, prefetch_line);
        let wants_release = polling.wants_release & prefetches.has_tag;
        let polls_memory = wants_poll | wants_release;
        let wants_read = may_read & bounds.is_needed;
        let reads = may_choose & wants_read & !polls_memory;
        let wants_prefetch = prefetches.wants & running;
        let brings = may_choose & wants_prefetch & !wants_read & !polls_memory;
        let releases = may_choose & wants_release & !wants_poll;
        polling.asks.set(may_choose & polls_memory);
        prefetches.takes.set(brings | releases);
        let advances = reads & !is_partial;
        let moves = brings | (advances & prefetch_line.equals(fetch_line));
        prefetches.moves.set(moves);
        when(!running, || prefetch_line.set(0)).otherwise_when(moves, || {
            prefetch_line.set(prefetch_line + 1);
        });

        // With inline signals, a read with none ahead of it is a poll.
        let is_first = lines.live.is_zero();
        let is_look = setting.is_inline & is_first;
        let read_operation =
            mux(is_look, configuration.poll_operation, configuration.fetch_operation);
        let watches =
            mux(polling.wants_watch, state(LineOperation::Watch), configuration.poll_operation);
        let other = mux(wants_release, state(LineOperation::Evict), watches);
        let choice = mux(wants_read, read_operation, configuration.prefetch_operation);
        let poll_tag = constant(self.tag_bits(), self.aux_base() + POLL);
        let poll_or_release = mux(wants_release, prefetches.tag, poll_tag);
        let read_tag = lines.next.zero_extend(self.tag_bits());
        when(may_choose, || is_chosen.set(polls_memory | wants_read | wants_prefetch));
        when(may_choose, || {
            chosen_operation.set(mux(polls_memory, other, choice));
            let low = |line: Bits| line.truncate(PLACE_BITS);
            let own_line = mux(wants_release, watched_line, low(prefetch_line));
            let line = mux(wants_read & !wants_release, low(fetch_line), own_line);
            chosen_line.set(mux(wants_poll, low(give_line), line));
            when(polling.wants_watch, || watched_line.set(low(give_line)));
            chosen_is_tail.set(polls_memory & setting.is_memory);
            let tag = mux(wants_read, read_tag, prefetches.tag);
            chosen_tag.set(mux(polls_memory, poll_or_release, tag));
        });
        when(may_offer, || {
            is_offered.set(is_chosen);
            let line_address = setting.geometry.line_address(chosen_line);
            offered_operation.set(chosen_operation);
            offered_line.set(mux(chosen_is_tail, setting.tail_line, line_address));
            offered_tag.set(chosen_tag);
        });
        line_request.offer(
            is_offered,
            LineRequest {
                operation: offered_operation,
                space: setting.space,
                line_address: offered_line,
                // A read writes nothing.
                data: constant(512, 0),
                byte_enable: constant(64, 0),
                tag: offered_tag.zero_extend(LINE_TAG_BITS),
            },
        );

        let polls = (reads & is_look) | (polling.wants_count & polling.asks);
        let all = constant(2, 3);
        let end = mux(is_partial, bounds.posted_slot - 1, all);
        cover("a line is read again when more of it is posted", reads & fetch_slot.any());
        cover("a line is brought ahead of its read", brings);
        Asking {
            is_posted: is_posted & !setting.is_inline,
            reads,
            advances,
            end,
            polls,
            is_quiet: !is_offered & !is_chosen & prefetches.is_quiet,
            stray: prefetches.stray,
        }
    }

    /// Which line is to be brought into the device's cache next, and under which tag.
    #[elaborate]
    fn prefetches(
        &self,
        (answered, answer): (Bool, Bits),
        positions: &Positions,
        bounds: &Bounds,
        setting: &Setting,
        prefetch_line: Bits,
    ) -> Prefetches {
        // Tags have their turns; one that is not back makes the others wait.
        let count = self.aux_tags();
        let bits = count.ilog2();
        let busy = register_reset(count, 0);
        let turn = register_reset(bits, PREFETCHES);
        let (takes, moves) = (wire::<Bool>(()), wire::<Bool>(()));
        let is_last = turn.equals(count - 1);
        let first = constant(bits, PREFETCHES);
        when(takes, || turn.set(mux(is_last, first, turn + 1)));
        let one = constant(count, 1);
        let sets = (one << turn) & takes.mask(count);
        let comes = (one << answer) & answered.mask(count);
        busy.set((busy & !comes) | sets);

        // Whole lines, every other cycle, because what is wanted is known a cycle late.
        let is_posted = setting.is_inline | prefetch_line.differs(bounds.posted_line);
        let is_within = prefetch_line.differs(bounds.bound_line);
        let ahead = prefetch_line - positions.fetch_line;
        let is_near = ahead.is_below(setting.most_prefetches.zero_extend(LINE_BITS));
        let wants = register_bool(false);
        wants.set(is_posted & is_within & is_near & !moves);
        let has_tag = !busy.bit_at(turn);
        Prefetches {
            wants: wants & has_tag,
            has_tag,
            tag: (turn.zero_extend(self.tag_bits())) + self.aux_base(),
            is_quiet: busy.is_zero(),
            stray: answered & !busy.bit_at(answer),
            takes,
            moves,
        }
    }
}

/// What is brought into the device's cache.
struct Prefetches {
    /// There is a line to be brought, and a tag.
    wants: Bool,
    /// There is a tag.
    has_tag: Bool,
    /// The tag that is next.
    tag: Bits,
    /// All tags are back.
    is_quiet: Bool,
    /// The answer is for a tag that was not out.
    stray: Bool,
    /// To be assigned: the tag is taken.
    takes: Bool,
    /// To be assigned: another line is next.
    moves: Bool,
}
