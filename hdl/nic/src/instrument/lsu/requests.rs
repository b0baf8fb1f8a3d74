//! Requests: which line comes next, when, and under which tag.
use nic_dsl::{
    Bits, Bool, Stream, assert_always, concatenate, constant, cover, elaborate, mux, pack,
    register, register_bool, vector_of, when,
};
use nic_spec::message::LINE_TAG_BITS;

use super::{Lsu, Shared};
use crate::message::{Identifier, LineOperation, LineRequest, LsuAlternation, LsuPattern};

/// Bits of a line address.
const ADDRESS_BITS: u32 = 46;

/// Requests as they are made and taken.
pub(super) struct Requests {
    /// One is made in this cycle: a tag is taken for it.
    pub issues: Bool,
    /// If so, it is the run's last.
    pub is_last: Bool,
    /// The one on offer is taken in this cycle.
    pub taken: Bool,
    /// Its tag.
    pub tag: Bits,
    /// Its line.
    pub line_address: Bits,
    /// It reads.
    pub is_read: Bool,
    /// It has the second operation.
    pub is_second: Bool,
    /// None is unanswered.
    pub all_answered: Bool,
}

impl Lsu {
    /// Makes a request in every cycle in which it may.
    #[elaborate]
    pub(super) fn requests(
        &self,
        shared: &Shared,
        is_running: Bool,
        answered: Bool,
        tags: Stream<Identifier>,
        line_request: Stream<LineRequest>,
    ) -> Requests {
        let &Shared { configuration, starts, .. } = shared;
        // What does not change within a run is computed once.
        let limit = register::<Bits>(self.tag_bits() + 1);
        let more = register::<Bits>(self.tag_bits() + 1);
        let mask = register::<Bits>(ADDRESS_BITS);
        let is_endless = register::<Bool>(());
        let most = self.limit(configuration.outstanding);
        when(starts, || {
            limit.set(most);
            let inside = |bit| configuration.region_line_bits.is_above(bit);
            let region = pack((0..ADDRESS_BITS).map(inside));
            mask.set(region);
            is_endless.set(configuration.requests.is_zero());
        });

        let is_offered = register_bool(false);
        let left = register::<Bits>(24);
        let has_more = register_bool(false);
        let in_gap = register_bool(false);
        let gap_left = register::<Bits>(16);
        let has_room = !is_offered | line_request.ready;
        let is_allowed = has_more & !in_gap;
        let may_issue = is_running & is_allowed & has_room;
        let issues = may_issue & tags.valid;
        tags.ready.set(may_issue);
        when(has_room, || is_offered.set(issues));
        when(issues, || {
            gap_left.set(configuration.gap_cycles);
            in_gap.set(configuration.gap_cycles.any());
        })
        .otherwise_when(in_gap, || {
            gap_left.set(gap_left - 1);
            in_gap.set(!gap_left.equals(1));
        });
        // How many more may be unanswered.
        when(starts, || {
            more.set(most);
            has_more.set(true);
        })
        .otherwise_when(issues & !answered, || {
            more.set(more - 1);
            has_more.set(!more.equals(1));
        })
        .otherwise_when(answered & !issues, || {
            more.set(more + 1);
            has_more.set(true);
        });
        when(starts, || left.set(configuration.requests))
            .otherwise_when(issues, || left.set(left - 1));

        // Which of two operations the next request has.
        let next_is_second = register::<Bool>(());
        let alternation = configuration.alternation;
        let alternates = !alternation.is(LsuAlternation::Off);
        when(starts, || next_is_second.set(false))
            .otherwise_when(issues, || next_is_second.set(alternates & !next_is_second));
        let stays = alternation.is(LsuAlternation::SameLine) & !next_is_second;
        let offset = self.offset(shared, issues & !stays);

        let line_address = register::<Bits>(ADDRESS_BITS);
        let is_second = register::<Bool>(());
        let tag = register::<Bits>(self.tag_bits());
        when(issues, || {
            line_address.set((configuration.base_line_address & !mask) | (offset & mask));
            is_second.set(next_is_second);
            tag.set(tags.payload.value);
        });
        let first = configuration.operation;
        let operation = mux(is_second, configuration.second_operation, first);
        line_request.offer(
            is_offered,
            LineRequest {
                operation,
                space: configuration.space,
                line_address,
                data: pattern(line_address, configuration.data_key),
                byte_enable: configuration.byte_enable,
                tag: tag.zero_extend(LINE_TAG_BITS),
            },
        );
        let reads = [LineOperation::NcRead, LineOperation::CsRead, LineOperation::CoRead];
        let all_answered = more.equals(limit);
        assert_always(
            "as many are unanswered as allowed, at most",
            !is_running | more.is_at_most(limit),
        );
        assert_always(
            "whether more are allowed is known",
            !is_running | has_more.equals(more.any()),
        );
        cover("a request is made as one is answered", issues & answered);
        Requests {
            issues,
            is_last: !is_endless & left.equals(1),
            taken: line_request.fires(),
            tag,
            line_address,
            is_read: operation.is_any(&reads),
            is_second,
            all_answered,
        }
    }

    /// How many requests may be unanswered.
    fn limit(&self, outstanding: Bits) -> Bits {
        let width = self.tag_bits() + 1;
        let most = constant(width, self.tags);
        let wanted = mux(outstanding.is_zero(), constant(width, 1), outstanding.truncate(width));
        mux(outstanding.is_above(self.tags), most, wanted)
    }

    /// The next line's place in the region; `advances`: another line is next.
    ///
    /// The lower half of the sum is a step ahead of the upper, so that no carry has to pass through
    /// both in a cycle.
    #[elaborate]
    fn offset(&self, shared: &Shared, advances: Bool) -> Bits {
        let &Shared { configuration, starts, .. } = shared;
        let half = ADDRESS_BITS / 2;
        let (stride_low, stride_high) =
            (configuration.stride_lines.truncate(half), configuration.stride_lines.top(half));
        let low_ahead = register::<Bits>(half);
        let carry = register::<Bool>(());
        let low = register::<Bits>(half);
        let high = register::<Bits>(half);
        let sum = low_ahead.widening_add(stride_low);
        let random_number = register::<Bits>(32);
        let seed = configuration.random_seed;
        when(starts, || {
            low_ahead.set(stride_low);
            carry.set(false);
            low.set(0);
            high.set(0);
            random_number.set(mux(seed.is_zero(), constant(32, 1), seed));
        })
        .otherwise_when(advances, || {
            low_ahead.set(sum.truncate(half));
            carry.set(sum.bit(half));
            low.set(low_ahead);
            high.set(high + stride_high + carry.bits().zero_extend(half));
            random_number.set(xorshift(random_number));
        });
        let is_random = configuration.pattern.is(LsuPattern::Random);
        mux(is_random, random_number.zero_extend(ADDRESS_BITS), concatenate([high, low]))
    }
}

/// The next of 2^32 - 1 numbers (Marsaglia 2003, 13, 17, 5).
#[elaborate]
fn xorshift(number: Bits) -> Bits {
    let first_shifted = number ^ (number << 13);
    let second_shifted = first_shifted ^ (first_shifted >> 17);
    second_shifted ^ (second_shifted << 5)
}

/// What a line should hold.
fn pattern(line_address: Bits, key: Bits) -> Bits {
    vector_of(8, |number| key ^ concatenate([line_address, number, constant(15, 0)]))
}
