//! Join: takes one payload from each of two sources and offers them side by side.
//!
//! ```text
//!              +---- join ----+
//!       first  |              |
//!  ----------->| stream       | sink
//!       second |       stream |---------->
//!  ----------->| stream       |
//!              +--------------+
//! ```
//!
//! # Function
//! The n-th payload of `first` and the n-th of `second` leave together, unchanged, as a pair.
//!
//! # Backpressure
//! Each source is refused while the two places behind it are full: one source runs ahead of the
//! other by two payloads at most.
//!
//! # Ordering
//! FIFO order, at each source.
//!
//! # Reset
//! Empties all places; payloads that wait for their partner are lost, so both sources have to
//! start anew together.
//!
//! # Resources
//! Two payloads of registers for each source.
//!
//! # Rationale
//! Without the places `valid` of one source would reach `ready` of the other in the same cycle,
//! and no other transparent module could stand next to it (S5). Places at `sink` instead would cost
//! as much and leave that path. More than two sources need no module of their own: a pair is a
//! payload, so joins are joined.
use nic_dsl::{
    Bool, Bundle, Module, Ports, Sink, Source, assert_always, cover, elaborate, instance,
    register_reset, verilog,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::compound::Pair;
use crate::module::{
    Parameter, Parametric, Preset, Proof, Record, build, for_payload, header, payload,
    payload_bits, word_buffers,
};
use crate::stream::skid_buffer::SkidBuffer;

/// What the join promises.
pub const CONTRACT: Contract = Contract {
    module: "join",
    summary: "Pairs the payloads of two sources.",
    source: contract::Source { paper: "design", section: "style 2" },
    latency: Some(Latency::exactly(1, "first")),
    interval: 1,
    waits_on: &["sink", "first", "second"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "FIRST", default: "descriptor", meaning: "payload of one source" },
        Parameter { name: "SECOND", default: "beat64", meaning: "payload of the other" },
    ],
    presets: &[
        Preset::product("join_descriptor_beat64", &["FIRST=descriptor", "SECOND=beat64"]),
        Preset::test("join_word8_word5", &["FIRST=word8", "SECOND=word5"])
            .proof(Proof::bounded(20).induction(2).cover(10)),
    ],
    proof: Proof::bounded(6).induction(2).cover(8),
    constraint: None,
    build: |values| {
        for_payload!(values.payload("FIRST")?, A, first => {
            for_payload!(values.payload("SECOND")?, B, second => {
                build(&Join::<A, B> { first, second })
            })
        })
    },
};

/// The join with Verilog parameters.
pub const PARAMETRIC: &[Parametric] = &[Parametric {
    family: verilog::Family {
        name: "join_2",
        note: "",
        parameters: &[
            verilog::Parameter { name: "FIRST", default: 64, meaning: "Bits of a first payload." },
            verilog::Parameter { name: "SECOND", default: 64, meaning: "Bits of a second one." },
        ],
        derived: &[],
        refusals: &[verilog::Refusal {
            condition: "FIRST < 1 || SECOND < 1",
            refuses: |of| of("FIRST") < 1 || of("SECOND") < 1,
            rule: "FIRST_and_SECOND_are_1_or_more",
        }],
        part: word_buffers,
    },
    record: &RECORD,
    settings: |values| {
        vec![format!("FIRST=word{}", values[0]), format!("SECOND=word{}", values[1])]
    },
    values: |module| Some(vec![payload_bits(module, "first")?, payload_bits(module, "second")?]),
    sizes: &[&[37, 21], &[53, 16], &[41, 61], &[90, 47]],
    compared: &[&[1, 1], &[8, 5]],
}];

/// A join of a stream of payload `A` with one of payload `B`.
#[derive(Clone, Debug)]
pub struct Join<A: Bundle, B: Bundle> {
    /// Shape of the payload of `first`.
    pub first: A::Shape,
    /// Shape of the payload of `second`.
    pub second: B::Shape,
}

/// Ports of the join.
#[derive(Ports)]
pub struct JoinPorts<A: Bundle, B: Bundle> {
    /// One half of each pair.
    pub first: Sink<A>,
    /// The other half.
    pub second: Sink<B>,
    /// The pairs.
    #[shape((shape.first.clone(), shape.second.clone()))]
    pub sink: Source<Pair<A, B>>,
}

impl<A: Bundle, B: Bundle> Module for Join<A, B> {
    type Ports = JoinPorts<A, B>;

    fn name(&self) -> String {
        let first = payload::name_of::<A>(&self.first);
        format!("join_{first}_{}", payload::name_of::<B>(&self.second))
    }

    fn documentation(&self) -> String {
        header::text(include_str!("join.rs"), &CONTRACT)
    }

    fn shape(&self) -> JoinPortsShape<A, B> {
        JoinPortsShape { first: self.first.clone(), second: self.second.clone() }
    }

    #[elaborate]
    fn elaborate(&self, JoinPorts { first, second, sink }: Self::Ports) {
        let first_buffer =
            instance("first_buffer", &SkidBuffer::<A> { payload: self.first.clone() });
        let second_buffer =
            instance("second_buffer", &SkidBuffer::<B> { payload: self.second.clone() });
        first_buffer.source.connect(*first);
        second_buffer.source.connect(*second);

        let (one, other) = (*first_buffer.sink, *second_buffer.sink);
        sink.offer(one.valid & other.valid, Pair { first: one.payload, second: other.payload });
        one.ready.set(other.valid & sink.ready);
        other.ready.set(one.valid & sink.ready);

        // Of each source as much has left as pairs have.
        let two = |condition: Bool| condition.bits().zero_extend(2);
        let pairs = register_reset(2, 0);
        pairs.set(pairs + two(sink.fires()));
        let first_arrivals = register_reset(2, 0);
        first_arrivals.set(first_arrivals + two(first.fires()));
        let second_arrivals = register_reset(2, 0);
        second_arrivals.set(second_arrivals + two(second.fires()));
        assert_always(
            "every pair holds one payload of the first source",
            (first_arrivals - pairs).equals(two(one.valid) + two(!first.ready)),
        );
        assert_always(
            "every pair holds one payload of the second source",
            (second_arrivals - pairs).equals(two(other.valid) + two(!second.ready)),
        );
        cover("the first source is two payloads ahead", !first.ready & !other.valid);
        cover("the second source is two payloads ahead", !second.ready & !one.valid);
        cover("full rate", sink.fires() & first.fires() & second.fires());
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
    fn every_two_payloads_are_legal() {
        structure::elaborates(
            &RECORD,
            ["FIRST=line_request SECOND=word1", "FIRST=beat1 SECOND=beat1"],
        );
        let error = structure::refused(&RECORD, "SECOND=nothing");
        assert!(error.contains("payloads are beat<bytes>"), "{error}");
    }
}
