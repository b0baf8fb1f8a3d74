//! Fork: gives every payload of one source to each of several sinks.
//!
//! ```text
//!              +---- fork ----+
//!              |              | sink_0
//!              |       stream |---------->
//!      source  |              |    ...
//!  ----------->| stream       | sink_n
//!              |       stream |---------->
//!              +--------------+
//! ```
//!
//! # Function
//! Each sink gets every payload exactly once, unchanged, and takes it when it likes: a sink that
//! has taken a payload is not offered it again while others still have to.
//!
//! # Backpressure
//! `source` is refused while the two places behind it are full. The next payload is offered when
//! the last sink takes the present one: the fastest sink runs ahead by one payload at most.
//!
//! # Ordering
//! FIFO order, at each sink.
//!
//! # Reset
//! Empties both places; a payload that only some sinks have taken is lost to the others.
//!
//! # Resources
//! Two payloads of registers, one bit for each sink.
//!
//! # Rationale
//! Without the two places `source_ready` would depend on `ready` of all sinks in the same cycle,
//! and `valid` and the payload would pass through; no other transparent module could stand next to
//! it (S5). Sinks that should run further ahead get a queue each.
use nic_dsl::{
    Bool, Bundle, Module, Ports, Sink, Source, all_of, assert_always, cover, elaborate, instance,
    pack, register_bool, register_reset, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::module::{
    Parameter, Parametric, Preset, Proof, Record, WIDTH, WIDTH_OF_1, build, for_payload, header,
    payload, payload_bits, word_buffers,
};
use crate::stream::skid_buffer::SkidBuffer;

/// What the fork promises.
pub const CONTRACT: Contract = Contract {
    module: "fork",
    summary: "Gives every payload to each of several sinks.",
    source: contract::Source { paper: "design", section: "style 2" },
    latency: Some(Latency::exactly(1, "source")),
    interval: 1,
    waits_on: &["sink_*"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "PAYLOAD", default: "beat64", meaning: "what it carries" },
        Parameter { name: "SINKS", default: "2", meaning: "streams that it feeds, 2 to 16" },
    ],
    presets: &[
        Preset::product("fork_beat64_n2", &["PAYLOAD=beat64", "SINKS=2"]),
        Preset::test("fork_word8_n3", &["PAYLOAD=word8", "SINKS=3"])
            .proof(Proof::bounded(20).induction(2).cover(10)),
    ],
    proof: Proof::bounded(6).induction(2).cover(8),
    constraint: None,
    build: |values| {
        let sinks = values.number("SINKS", 2..=16)?;
        for_payload!(values.payload("PAYLOAD")?, P, payload => {
            build(&Fork::<P> { payload, sinks })
        })
    },
};

/// The fork with a Verilog parameter, for some numbers of sinks.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family("fork_2"),
        record: &RECORD,
        settings: |values| settings(values, 2),
        values: |module| Some(vec![payload_bits(module, "source")?]),
        sizes: SIZES,
        compared: &[&[1], &[5]],
    },
    Parametric {
        family: family("fork_3"),
        record: &RECORD,
        settings: |values| settings(values, 3),
        values: |module| Some(vec![payload_bits(module, "source")?]),
        sizes: SIZES,
        compared: &[&[1], &[8]],
    },
    Parametric {
        family: family("fork_4"),
        record: &RECORD,
        settings: |values| settings(values, 4),
        values: |module| Some(vec![payload_bits(module, "source")?]),
        sizes: SIZES,
        compared: &[&[1], &[5]],
    },
];

const SIZES: &[&[u64]] = &[&[37], &[53], &[41], &[90]];

const fn family(name: &'static str) -> verilog::Family {
    verilog::Family {
        name,
        note: "",
        parameters: &[WIDTH],
        derived: &[],
        refusals: &[WIDTH_OF_1],
        part: word_buffers,
    }
}

fn settings(values: &[u64], sinks: u32) -> Vec<String> {
    vec![format!("PAYLOAD=word{}", values[0]), format!("SINKS={sinks}")]
}

/// A fork to `sinks` streams of payload `P`.
#[derive(Clone, Debug)]
pub struct Fork<P: Bundle> {
    /// Shape of the payload.
    pub payload: P::Shape,
    /// Streams that it feeds, 2 to 16.
    pub sinks: u32,
}

/// Ports of the fork.
#[derive(Ports)]
pub struct ForkPorts<P: Bundle> {
    /// Payloads in.
    pub source: Sink<P>,
    /// The same payloads, all of them.
    pub sink: Vec<Source<P>>,
}

impl<P: Bundle> Module for Fork<P> {
    type Ports = ForkPorts<P>;

    fn name(&self) -> String {
        format!("fork_{}_n{}", payload::name_of::<P>(&self.payload), self.sinks)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("fork.rs"), &CONTRACT)
    }

    fn shape(&self) -> ForkPortsShape<P> {
        let sink = vec![self.payload.clone(); self.sinks as usize];
        ForkPortsShape { source: self.payload.clone(), sink }
    }

    #[elaborate]
    fn elaborate(&self, ForkPorts { source, sink }: Self::Ports) {
        let buffer = instance("buffer", &SkidBuffer::<P> { payload: self.payload.clone() });
        buffer.source.connect(*source);
        let offered = *buffer.sink;

        // Which sinks have taken the payload that is offered.
        let served: Vec<Bool> = sink.iter().map(|_| register_bool(false)).collect();
        let all_served =
            all_of(sink.iter().zip(&served).map(|(sink, served)| *served | sink.ready));
        for (sink, served) in sink.iter().zip(&served) {
            sink.offer(offered.valid & !*served, offered.payload);
        }
        offered.ready.set(all_served);
        when(offered.valid, || {
            for (sink, served) in sink.iter().zip(&served) {
                served.set((*served | sink.ready) & !all_served);
            }
        });

        // Each sink has taken what came, but for what is inside and it has not taken yet.
        let arrivals = register_reset(2, 0);
        let two = |condition: Bool| condition.bits().zero_extend(2);
        arrivals.set(arrivals + two(source.fires()));
        for (i, (sink, served)) in sink.iter().zip(&served).enumerate() {
            let departures = register_reset(2, 0).named(&format!("departures_{i}"));
            departures.set(departures + two(sink.fires()));
            let still_inside = (two(offered.valid) + two(!buffer.source.ready) - two(*served))
                .named(&format!("still_inside_{i}"));
            assert_always(
                &format!("sink {i} gets every payload once"),
                (arrivals - departures).equals(still_inside),
            );
        }
        let served = pack(served);
        assert_always(
            "something is offered while some are served",
            served.any().implies(offered.valid),
        );
        assert_always("never are all served", !served.all());
        cover("all but the first are served", served.equals((1 << self.sinks) - 2));
        cover("all take it at once", offered.fires() & served.is_zero());
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
    fn two_to_sixteen_sinks_of_any_payload_are_legal() {
        structure::elaborates(&RECORD, ["PAYLOAD=line_read", "PAYLOAD=beat1 SINKS=16"]);
        assert_eq!(
            structure::refused(&RECORD, "SINKS=1"),
            "`fork`: SINKS=1 is not legal; a whole number from 2 to 16 is"
        );
    }
}
