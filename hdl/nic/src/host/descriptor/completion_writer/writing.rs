//! Writing: lines leave, their answers come in any order, and what they tell counts in order.
use nic_dsl::{
    Bits, Bool, Memory, MemoryStyle, Stream, assert_always, concatenate, constant, constant_bool,
    cover, delayed_bool, elaborate, mux, register, register_bool, register_reset, when,
};
use nic_spec::message::LINE_TAG_BITS;

use super::CompletionWriter;
use super::assembling::{Assembling, Told};
use super::setting::Setting;
use crate::message::{LineRequest, LineResponse, LineStatus, WriterControl};

/// What leaves, and what the host can see.
pub(super) struct Writing {
    /// Places whose completion was sent.
    pub issued: Bits,
    /// Places whose completion the host can see.
    pub visible: Bits,
    /// What the host can see from this cycle on.
    pub seen: Told,
    /// There is something.
    pub sees: Bool,
    /// A batch has ended, and the device's count is to be written.
    pub ends_batch: Bool,
    /// The device's count leaves.
    pub counts: Bool,
    /// The host can see it.
    pub counted: Bool,
    /// A line could not be written since the ring began to run: no count is written any more.
    pub has_failed: Bool,
    /// A line, or the count, could not be written.
    pub failed: Bool,
    /// An answer came for nothing.
    pub stray: Bool,
    /// Nothing is outstanding.
    pub is_idle: Bool,
}

impl CompletionWriter {
    /// Writes lines, and the device's count behind them.
    #[elaborate]
    pub(super) fn writing(
        &self,
        setting: &Setting,
        (control, is_idle): (&WriterControl, Bool),
        line: &Assembling,
        line_request: Stream<LineRequest>,
        line_response: Stream<LineResponse>,
    ) -> Writing {
        let places = self.writes;
        let bits = places.ilog2();
        let width = bits + 1;
        let next = register_reset(width, 0);
        let head = register_reset(width, 0);
        let answered = register_reset(places, 0);
        let told = Memory::<Told>::new((), places).style(MemoryStyle::Distributed);
        let has_place = next.differs(head ^ places);
        let number = next.truncate(bits);

        // Answers.
        line_response.ready.set(true);
        line_response.payload.data.ignore();
        let tag = line_response.payload.tag;
        let tag_place = tag.truncate(bits);
        let is_awaited = (tag_place - head.truncate(bits)).zero_extend(width).is_below(next - head);
        let is_line =
            tag.top(LINE_TAG_BITS - bits).equals(3) & is_awaited & !answered.bit_at(tag_place);
        let answers = line_response.valid & is_line;
        let counts_under_way = register_bool(false);
        let is_count = tag.equals(self.count_tag()) & counts_under_way;
        let counted = line_response.valid & is_count;
        let fails = line_response.payload.status.is(LineStatus::Error);

        // A second write of a line waits for the first, so that nothing else waits for both.
        let is_split = register_bool(false);
        let split_place = register::<Bits>(bits);
        let rejoins = answers & tag_place.equals(split_place);
        let is_offered = register_bool(false);
        let may_offer = !is_offered | line_request.ready;
        let count_is_due = register_bool(false);
        let due_count = register::<Bits>(32);
        let counts = may_offer & count_is_due & !counts_under_way;
        // Nothing follows a line that leaves in part until it is answered, so what is done already goes with
        // it: three cycles at most, where the rest would wait for a round trip.
        let may_move = line.closes & !line.grows & !is_split;
        let moves = may_offer & !counts & may_move & has_place;
        // What is told when lines before it are visible needs no write of its own.
        let marks = line.marks & has_place & !moves & setting.has_index;
        line.moves.set(moves);
        line.marked.set(marks | (line.marks & !setting.has_index));
        when(moves & !line.ends_line, || {
            is_split.set(true);
            split_place.set(number);
        })
        .otherwise_when(rejoins, || is_split.set(false));

        let offered_is_count = register::<Bool>(());
        let offered_line = register::<Bits>(46);
        let offered_data = register::<Bits>(512);
        let offered_slots = register::<Bits>(4);
        let offered_place = register::<Bits>(bits);
        when(may_offer, || is_offered.set(moves | counts));
        when(may_offer, || {
            offered_is_count.set(counts);
            let line_address = setting.geometry.line_address(line.line);
            offered_line.set(mux(counts, setting.index_line, line_address));
            let low = mux(counts, due_count, line.data.truncate(32));
            offered_data.set(concatenate([line.data.top(480), low]));
            offered_slots.set(line.slots);
            offered_place.set(number);
        });
        let line_tag = concatenate([constant(2, 3), offered_place]).zero_extend(LINE_TAG_BITS);
        let line_bytes = self.byte_enable(setting, offered_slots);
        line_request.offer(
            is_offered,
            LineRequest {
                operation: setting.operation,
                space: setting.space,
                line_address: offered_line,
                data: offered_data,
                byte_enable: mux(offered_is_count, constant(64, 0xf), line_bytes),
                tag: mux(offered_is_count, constant(LINE_TAG_BITS, self.count_tag()), line_tag),
            },
        );

        // What is written is told in the order of writing.
        let adds = moves | marks;
        let mark = Told {
            places: constant(3, 0),
            packets: constant(3, 0),
            is_urgent: constant_bool(false),
            ends_batch: constant_bool(true),
        };
        told.write(adds, number, mux(marks, mark, line.told));
        let one = constant(places, 1);
        let sets = (one << tag_place) & answers.mask(places);
        let starts = (one << number) & adds.mask(places);
        let started = mux(marks, starts, constant(places, 0));
        answered.set((answered & !starts) | sets | started);
        when(adds, || next.set(next + 1));
        let place = head.truncate(bits);
        let sees = next.differs(head) & answered.bit_at(place);
        when(sees, || head.set(head + 1));
        let seen = told.read_now(place);

        let (issued, visible) = (register_reset(32, 0), register_reset(32, 0));
        let begins = is_idle & !control.run;
        // Added up a cycle late, which is before anybody can know of it.
        let (moved_places, seen_places) = (register_reset(3, 0), register_reset(3, 0));
        moved_places.set(line.told.places & moves.mask(3));
        seen_places.set(seen.places & sees.mask(3));
        when(begins, || {
            issued.set(0);
            visible.set(0);
        })
        .otherwise(|| {
            issued.set(issued + moved_places.zero_extend(32));
            visible.set(visible + seen_places.zero_extend(32));
        });
        let sees_end = delayed_bool(sees & seen.ends_batch & setting.has_index);
        // A line that could not be written is not counted to the host, nor is what is behind it: the ring
        // stops.
        let has_failed = register_bool(false);
        when(begins, || has_failed.set(false))
            .otherwise_when(answers & fails, || has_failed.set(true));
        let was_end = delayed_bool(sees_end);
        let ends_batch = was_end & !has_failed;
        when(ends_batch, || {
            count_is_due.set(true);
            due_count.set(visible);
        })
        .otherwise_when(counts, || count_is_due.set(false));
        when(counts, || counts_under_way.set(true))
            .otherwise_when(counted, || counts_under_way.set(false));

        let failed = delayed_bool((answers | counted) & fails);
        let counts_nothing = !sees_end & !was_end & !count_is_due & !counts_under_way;
        let is_idle = next.equals(head) & !is_offered & seen_places.is_zero() & counts_nothing;
        let under_way = next - head;
        assert_always(
            "no more lines are under way than there are places",
            under_way.is_at_most(places),
        );
        cover("a count waits for the one before", count_is_due & counts_under_way);
        cover("a line waits for a write of its own first half", line.closes & is_split);
        cover("answers change places", answers & tag_place.differs(place));
        Writing {
            issued,
            visible,
            seen,
            sees,
            ends_batch,
            counts,
            counted,
            has_failed,
            failed,
            stray: line_response.valid & !is_line & !is_count,
            is_idle,
        }
    }
}
