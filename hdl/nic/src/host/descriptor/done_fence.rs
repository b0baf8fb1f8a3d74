//! Done fence: what is written is done when everybody can see it.
//!
//! ```text
//!                +---- done_fence ----+
//!        written |                    | done
//!  ------------->| stream      stream |--------------->
//!    write_order |                    | fence_request
//!  ------------->| level        pulse |--------------->
//!                |                    | fence_response
//!                |              pulse |<---------------
//!                +--------------------+
//! ```
//!
//! # Function
//! Passes on which segments are done. Where writes are answered when they are observed globally, each is
//! passed on as it comes. Where they are answered when they are observed locally (`write_order`), a
//! segment waits for a fence that was asked for after all of its lines were answered: what is answered by
//! `fence_response` is that everything that the engine had answered by then is observed globally. So a
//! completion, which is written later, is never visible before its payload. One fence stands at a time,
//! for all segments that have come by then.
//!
//! # Backpressure
//! `written` waits while `DEPTH` segments are inside, `done` while none may leave.
//!
//! # Ordering
//! Segments leave in the order in which they came.
//!
//! # Reset
//! Forgets all. A fence that stands must not be answered afterwards.
//!
//! # Resources
//! A queue in lookup-table memory, and a count of those that wait and of those that may leave.
//!
//! # Rationale
//! A fence for each segment would take a round trip for each. Barriers at the line port would take turns
//! with lines, and need a tag that is no slot's.
//! With the lines of a segment counted until they are observed, the engine would have to tell each of
//! them twice, and slots would be in use as long as without this.
use nic_dsl::{
    LevelSink, Module, Ports, PulseSink, PulseSource, Sink, Source, assert_always, constant, cover,
    delayed_bool, elaborate, instance, mux, register_bool, register_reset, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::message::{Nothing, SegmentDone, WriteAnswer, WriteOrder};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::fifo::Fifo;

/// What it promises; the latency is that of a segment which need not wait.
pub const CONTRACT: Contract = Contract {
    module: "done_fence",
    summary: "Says that segments are done when everybody can see what was written.",
    source: contract::Source { paper: "CXL-NIC", section: "4.1; design, coherence 1, rule 7" },
    latency: Some(Latency::exactly(1, "written")),
    interval: 1,
    waits_on: &["done", "fence_response"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter {
        name: "DEPTH",
        default: "512",
        meaning: "segments that may wait, a power of two from 4 to 1024",
    }],
    presets: &[
        Preset::product("done_fence", &["DEPTH=512"]).proof(Proof::none(
            "the same description as done_fence_tiny, and a trace that fills it is too long",
        )),
        Preset::test("done_fence_tiny", &["DEPTH=4"]),
    ],
    proof: Proof::bounded(12).cover(16),
    constraint: None,
    build: |values| build(&DoneFence { depth: values.power_of_two("DEPTH", 4..=1024)? }),
};

/// Segments that may wait in a card: as many as end while a fence stands and the next one waits for it, one in each cycle of two round trips of a link of 200 cycles.
pub(super) const DEPTH: u32 = 512;

/// The fence.
#[derive(Clone, Debug)]
pub struct DoneFence {
    /// Segments that may wait, a power of two from 4 to 1024.
    pub depth: u32,
}

/// Ports of the fence.
#[derive(Ports)]
pub struct DoneFencePorts {
    /// Segments whose lines are all answered.
    pub written: Sink<SegmentDone>,
    /// Segments that everybody can see.
    pub done: Source<SegmentDone>,
    /// What an answer to a write says; set while no segment is outstanding.
    pub write_order: LevelSink<WriteOrder>,
    /// A fence is to stand; one at a time.
    pub fence_request: PulseSource<Nothing>,
    /// What was answered before it stood is observed globally.
    pub fence_response: PulseSink<Nothing>,
}

impl Module for DoneFence {
    type Ports = DoneFencePorts;

    fn name(&self) -> String {
        format!("done_fence_d{}", self.depth)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("done_fence.rs"), &CONTRACT)
    }

    fn shape(&self) -> DoneFencePortsShape {
        DoneFencePortsShape::default()
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let queue = instance("queue", &Fifo::<SegmentDone> { payload: (), depth: self.depth });
        queue.source.connect(*ports.written);

        let count_bits = self.depth.ilog2() + 1;
        let count = || register_reset(count_bits, 0);
        // Segments in the queue that no fence covers yet, those that the one that stands covers, and those
        // that may leave.
        let uncovered = count();
        let covered = count();
        let free = count();
        let is_asked = register_bool(false);
        let is_answered = register_bool(false);

        let is_local = delayed_bool(ports.write_order.nc_writes.is(WriteAnswer::Locally));
        let comes = ports.written.fires();
        let one = |condition: nic_dsl::Bool| condition.bits().zero_extend(count_bits);

        let may_leave = free.any();
        ports.done.offer(queue.sink.valid & may_leave, queue.sink.payload);
        queue.sink.ready.set(ports.done.ready & may_leave);
        let leaves = ports.done.fires();

        // A fence covers what has come before it is asked for.
        let starts = is_local & uncovered.any() & !is_asked;
        let kept = mux(starts, constant(count_bits, 0), uncovered);
        uncovered.set(kept + one(comes & is_local));
        ports.fence_request.send(starts, Nothing {});
        when(starts, || {
            covered.set(uncovered);
            is_asked.set(true);
        });
        when(ports.fence_response.valid & is_asked, || {
            is_asked.set(false);
            is_answered.set(true);
        });
        when(is_answered, || is_answered.set(false));
        let released = covered & is_answered.mask(count_bits);
        free.set(free - one(leaves) + one(comes & !is_local) + released);

        let wide = |count: nic_dsl::Bits| count.zero_extend(count_bits + 2);
        let waiting = covered & (is_asked | is_answered).mask(count_bits);
        let all = wide(uncovered) + wide(waiting) + wide(free);
        assert_always("no more segments are counted than fit", all.is_at_most(self.depth));
        assert_always("who may leave is there", may_leave.implies(queue.sink.valid));
        cover("a fence covers two segments", starts & uncovered.is_above(1));
        cover("a segment comes as a fence is asked for", starts & comes);
        cover("segments leave while a fence stands", leaves & is_asked);
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn depth_is_a_power_of_two() {
        structure::elaborates(&RECORD, ["DEPTH=8", "DEPTH=1024"]);
        let error = structure::refused(&RECORD, "DEPTH=48");
        assert!(error.contains("a power of two from 4 to 1024"), "{error}");
    }
}
