//! The end of a ring: its lines in the device's cache are given up, all of the ring and those of the counts, and a
//! read follows, which no write before it may be behind.
use nic_dsl::{
    Bits, Bool, State, States, Stream, constant, cover, delayed, elaborate, mux, register,
    register_bool, register_reset, register_state, state, when,
};
use nic_spec::message::LINE_TAG_BITS;

use super::RingEngine;
use crate::host::descriptor::geometry::{Geometry, PLACE_BITS};
use crate::message::{
    CompletionSignal, LineOperation, LineRequest, LineResponse, LineStatus, RingConfiguration,
    RingSignal,
};

/// Which line is next.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Walk {
    /// None.
    Rest,
    /// A line of the ring.
    Ring,
    /// The line of the host's count.
    Tail,
    /// The line of the device's count.
    Index,
    /// The read behind all that was written.
    Read,
    /// None; the last have not been answered.
    Last,
}

/// How the walk goes.
pub(super) struct Evicting {
    /// It is under way.
    pub is_active: Bool,
    /// It ends.
    pub ends: Bool,
    /// A line could not be given up.
    pub failed: Bool,
}

impl RingEngine {
    /// Walks over the lines where `begins` holds, or, if the cache was not used, to the read at once; `answer` is to
    /// one of its requests.
    #[elaborate]
    pub(super) fn evicting(
        &self,
        configuration: &RingConfiguration,
        (begins, caches): (Bool, Bool),
        line_request: Stream<LineRequest>,
        (answers, answer): (Bool, LineResponse),
    ) -> Evicting {
        let geometry = Geometry::new(configuration);
        geometry.is_padded.ignore();
        geometry.is_grouped.ignore();
        let space = delayed(configuration.ring_space);
        let walk = register_state(Walk::Rest);
        let line = register_reset(PLACE_BITS, 0);
        // Tags are given out as the lines go, and again when all are back.
        let bits = self.lines.ilog2();
        let asked = register_reset(bits + 1, 0);
        let unanswered = register_reset(bits + 1, 0);
        let has_tag = asked.differs(self.lines);
        let has_tail = configuration.signal.is(RingSignal::Memory);
        let has_index = configuration.completion.is(CompletionSignal::Index);
        let is_lines = walk.is_any(&[Walk::Ring, Walk::Tail, Walk::Index]);
        // All lines have been given up before.
        let is_asking = is_lines | (walk.is(Walk::Read) & unanswered.is_zero());
        // On offer a cycle later, for the sake of its address.
        let is_offered = register_bool(false);
        let offered_line = register::<Bits>(46);
        let offered_tag = register::<Bits>(bits);
        let is_read = register_bool(false);
        let may_offer = !is_offered | line_request.ready;
        let asks = is_asking & has_tag & may_offer;
        when(may_offer, || is_offered.set(asks));
        when(may_offer, || {
            let tail = configuration.tail_address.top(46);
            let index = configuration.completion_address.top(46);
            let count = mux(walk.is(Walk::Tail), tail, index);
            let is_of_ring = walk.is_any(&[Walk::Ring, Walk::Read]);
            offered_line.set(mux(is_of_ring, geometry.line_address(line), count));
            offered_tag.set(asked.truncate(bits));
            is_read.set(walk.is(Walk::Read));
        });
        line_request.offer(
            is_offered,
            LineRequest {
                operation: mux(is_read, state(LineOperation::NcRead), state(LineOperation::Evict)),
                space,
                line_address: offered_line,
                data: constant(512, 0),
                byte_enable: constant(64, 0),
                tag: offered_tag.zero_extend(LINE_TAG_BITS),
            },
        );

        let one = |condition: Bool| condition.bits().zero_extend(bits + 1);
        let answers = answers & unanswered.any();
        unanswered.set(unanswered + one(asks) - one(answers));
        let is_back = !has_tag & unanswered.is_zero();
        when(asks, || asked.set(asked + 1)).otherwise_when(is_back, || asked.set(0));
        let after_ring = |walk: State<Walk>| {
            when(has_tail, || walk.goto(Walk::Tail))
                .otherwise_when(has_index, || walk.goto(Walk::Index))
                .otherwise(|| walk.goto(Walk::Read));
        };
        let ends = walk.is(Walk::Last) & unanswered.is_zero();
        walk.switch(|now| match now {
            Walk::Rest => {
                when(begins & caches, || walk.goto(Walk::Ring))
                    .otherwise_when(begins, || walk.goto(Walk::Read));
            }
            Walk::Ring => {
                when(asks, || {
                    line.set(line + 1);
                    when(geometry.is_last(line), || {
                        line.set(0);
                        after_ring(walk);
                    });
                });
            }
            Walk::Tail => {
                when(asks & has_index, || walk.goto(Walk::Index))
                    .otherwise_when(asks, || walk.goto(Walk::Read));
            }
            Walk::Index => {
                when(asks, || walk.goto(Walk::Read));
            }
            Walk::Read => {
                when(asks, || walk.goto(Walk::Last));
            }
            Walk::Last => {
                when(ends, || walk.goto(Walk::Rest));
            }
        });
        when(walk.is(Walk::Rest), || {
            line.set(0);
            asked.set(0);
        });
        answer.data.ignore();
        answer.tag.ignore();
        // What is read, and whether that is possible, is of no account.
        let failed = answers & answer.status.is(LineStatus::Error) & !walk.is(Walk::Last);
        cover("tags are given out again", is_back & is_asking);
        let is_active = !walk.is(Walk::Rest);
        Evicting { is_active, ends, failed }
    }
}
