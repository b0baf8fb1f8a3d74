//! Arbiter: merges several sources into one sink, packet by packet, in turn.
//!
//! ```text
//!              +--- arbiter ---+
//!    source_0  |               |
//!  ----------->| stream        |
//!       ...    |               | sink
//!    source_n  |        stream |---------->
//!  ----------->| stream        |
//!              +---------------+
//! ```
//!
//! # Function
//! Passes on the payloads of one source at a time, unchanged. Where the payload has a field `last`,
//! a source keeps the grant until it has sent its last payload; otherwise every payload is a packet
//! of its own. Then the grant goes round: to the next source that offers something. So a source
//! that offers waits for at most one packet of each of the others.
//!
//! # Backpressure
//! A source is refused while another has the grant, and while the two places at `sink` are full. A
//! source that pauses within a packet stops all others (S6).
//!
//! # Ordering
//! Per source: FIFO order. Between sources: round robin by packets.
//!
//! # Reset
//! Empties the places at `sink` and grants `source_0`; a packet that was on its way is cut short.
//!
//! # Resources
//! The multiplexer of the payloads, two payloads of registers, one priority search over the sources.
//!
//! # Rationale
//! Granting in the cycle of the offer needs `valid` of all sources to reach `ready` of each, and
//! from there the payloads through the multiplexer in the same cycle; such an arbiter meets no
//! other transparent module. Here the grant is a register that is chosen one cycle ahead, which S2
//! makes sound: what offers now and is not taken offers in the next cycle too. No path is left, and
//! sources that wait follow each other without a gap; one that comes alone after silence waits one
//! cycle for the grant. The number of the source does not travel along: what an answer needs to
//! find its way back is part of the payload.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Module, Ports, Sink, Source, Stream, any_of, assert_always,
    constant, cover, delayed, delayed_bool, elaborate, instance, mux, pack, register,
    register_bool, register_reset, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::module::{
    BYTES, BYTES_OF_2, Parameter, Parametric, Preset, Proof, Record, beat_buffers, build, bytes,
    for_payload, header, payload,
};
use crate::stream::packet;
use crate::stream::skid_buffer::SkidBuffer;

/// What the arbiter promises.
pub const CONTRACT: Contract = Contract {
    module: "arbiter",
    summary: "Merges streams packet by packet, in turn.",
    source: contract::Source { paper: "design", section: "style 2, S6" },
    latency: Some(Latency::exactly(1, "source_*")),
    interval: 1,
    waits_on: &["sink", "source_*"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "PAYLOAD", default: "beat64", meaning: "what it carries" },
        Parameter { name: "SOURCES", default: "4", meaning: "streams that it merges, 2 to 16" },
    ],
    presets: &[
        Preset::product("arbiter_beat64_n4", &["PAYLOAD=beat64", "SOURCES=4"]),
        Preset::test("arbiter_beat1_n3", &["PAYLOAD=beat1", "SOURCES=3"])
            .proof(Proof::bounded(20).induction(2).cover(12)),
        Preset::test("arbiter_word16_n16", &["PAYLOAD=word16", "SOURCES=16"])
            .proof(Proof::bounded(8).induction(2).cover(24)),
    ],
    // Induction proves it for all time; the bounded check is for the reset.
    proof: Proof::bounded(6).induction(2).cover(12),
    constraint: None,
    build: |values| {
        let sources = values.number("SOURCES", 2..=16)?;
        for_payload!(values.payload("PAYLOAD")?, P, payload => {
            build(&Arbiter::<P> { payload, sources })
        })
    },
};

/// The arbiter of packets with a Verilog parameter, for some numbers of sources.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family("arbiter_2"),
        record: &RECORD,
        settings: |values| settings(values, 2),
        values: |module| Some(vec![bytes(module, "sink")?]),
        sizes: SIZES,
        compared: &[&[2], &[5]],
    },
    Parametric {
        family: family("arbiter_4"),
        record: &RECORD,
        settings: |values| settings(values, 4),
        values: |module| Some(vec![bytes(module, "sink")?]),
        sizes: SIZES,
        compared: &[&[2], &[5]],
    },
    Parametric {
        family: family("arbiter_8"),
        record: &RECORD,
        settings: |values| settings(values, 8),
        values: |module| Some(vec![bytes(module, "sink")?]),
        sizes: SIZES,
        compared: &[&[2], &[5]],
    },
];

const SIZES: &[&[u64]] = &[&[7], &[13], &[9], &[24]];

const fn family(name: &'static str) -> verilog::Family {
    verilog::Family {
        name,
        note: "",
        parameters: &[BYTES],
        derived: &[],
        refusals: &[BYTES_OF_2],
        part: beat_buffers,
    }
}

fn settings(values: &[u64], sources: u32) -> Vec<String> {
    vec![format!("PAYLOAD=beat{}", values[0]), format!("SOURCES={sources}")]
}

/// An arbiter of `sources` streams of payload `P`.
#[derive(Clone, Debug)]
pub struct Arbiter<P: Bundle> {
    /// Shape of the payload.
    pub payload: P::Shape,
    /// Streams that it merges, 2 to 16.
    pub sources: u32,
}

/// Ports of the arbiter.
#[derive(Ports)]
pub struct ArbiterPorts<P: Bundle> {
    /// Payloads in.
    pub source: Vec<Sink<P>>,
    /// The payloads of all sources.
    pub sink: Source<P>,
}

impl<P: Bundle> Module for Arbiter<P> {
    type Ports = ArbiterPorts<P>;

    fn name(&self) -> String {
        format!("arbiter_{}_n{}", payload::name_of::<P>(&self.payload), self.sources)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("arbiter.rs"), &CONTRACT)
    }

    fn shape(&self) -> ArbiterPortsShape<P> {
        let source = vec![self.payload.clone(); self.sources as usize];
        ArbiterPortsShape { source, sink: self.payload.clone() }
    }

    #[elaborate]
    fn elaborate(&self, ArbiterPorts { source, sink }: Self::Ports) {
        let granted = register_reset(self.number_width(), 0);
        let buffer = instance("buffer", &SkidBuffer::<P> { payload: self.payload.clone() });
        sink.connect(*buffer.sink);

        // What the granted source offers.
        let valids: Vec<Bool> = source.iter().map(|source| source.valid).collect();
        let payloads: Vec<P> = source.iter().map(|source| source.payload).collect();
        let chosen_valid = element(granted, &valids);
        let chosen = element(granted, &payloads);
        let room = buffer.source.ready;
        buffer.source.offer(chosen_valid, chosen);
        for (i, source) in (0_u32..).zip(&source) {
            source.ready.set(room & granted.equals(i));
        }

        let taken = chosen_valid & room;
        let packet_ends = taken & packet::ends(&chosen);
        let inside_packet = packet::is_open(taken, &chosen);

        // The next of the others that offer something, in a circle. The granted source itself is no
        // candidate: what it offers now is taken, and what comes behind is not known yet.
        let count = self.sources;
        let one = constant(count, 1);
        let offering = pack(valids);
        let others = offering & !(one << granted);
        let behind = others & (constant(count, -1) << granted);
        let candidates = mux(behind.any(), behind, others);
        when(packet_ends | (!chosen_valid & !inside_packet), || {
            (1..count).fold(when(candidates.bit(0), || granted.set(0)), |nearer, i| {
                nearer.otherwise_when(candidates.bit(i), || granted.set(i))
            });
        });

        self.properties(&source, *sink, (offering, chosen), (granted, inside_packet, room));
    }
}

/// The element of that number, by a multiplexer for each bit of the number. A `switch` would do,
/// but synthesis then takes the number for a state, encodes it one-hot, and multiplexes the payloads
/// with half as many lookup tables again.
fn element<B: Bundle>(number: Bits, elements: &[B]) -> B {
    if let [only] = elements {
        return *only;
    }
    let top = elements.len().next_power_of_two() / 2;
    let (lower, upper) = elements.split_at(top);
    let is_upper = number.bit(top.trailing_zeros());
    mux(is_upper, element(number, upper), element(number, lower))
}

impl<P: Bundle> Arbiter<P> {
    /// Bits of the number of a source.
    fn number_width(&self) -> u32 {
        u32::BITS - (self.sources - 1).leading_zeros()
    }

    /// What is proved. It is stated in terms of the ports; the registers come in only to say how
    /// they relate.
    #[elaborate]
    fn properties(
        &self,
        source: &[Sink<P>],
        sink: Stream<P>,
        (offering, chosen): (Bits, P),
        (granted, inside_packet, room): (Bits, Bool, Bool),
    ) {
        let count = self.sources;
        let number_width = self.number_width();
        let number = |i: u32| constant(number_width, i);
        assert_always("the grant is that of a source", granted.is_at_most(count - 1));
        let ready = pack(source.iter().map(|source| source.ready));
        assert_always("at most one source is ready", (ready & (ready - 1)).is_zero());

        let taken = pack(source.iter().map(|source| source.fires()));
        let ends = pack(source.iter().map(|source| source.fires() & packet::ends(&source.payload)));
        if packet::last_of(&chosen).is_some() {
            let owner = register_reset(count, 0);
            let packet_is_open = register_bool(false);
            when(taken.any(), || {
                owner.set(taken);
                packet_is_open.set(!ends.any());
            });
            assert_always(
                "within a packet only its source is ready",
                packet_is_open.implies((ready & !owner).is_zero()),
            );
            assert_always("an open packet is known", packet_is_open.equals(inside_packet));
            assert_always(
                "the source of an open packet has the grant",
                packet_is_open.implies(owner.equals(constant(count, 1) << granted)),
            );
        }

        // Payloads inside are those that came and have not left: none is lost, none doubled.
        let payloads_inside = register_reset(2, 0);
        let one_if = |condition: Bool| condition.bits().zero_extend(2);
        payloads_inside.set(payloads_inside + one_if(taken.any()) - one_if(sink.fires()));
        assert_always(
            "what came is inside or has left",
            payloads_inside.equals(one_if(sink.valid) + one_if(!room)),
        );
        for (i, source) in (0_u32..).zip(source) {
            assert_always(
                &format!("what source {i} gives goes on"),
                source.fires().implies(chosen.packed().equals(source.payload.packed())),
            );
        }

        // A source that stands for every one: the proof holds for whichever it is.
        let watched = register::<Bits>(number_width);
        watched.set(watched);
        let of_watched = |bits: Bits| any_of((0..count).map(|i| bits.bit(i) & watched.equals(i)));
        let waits = of_watched(offering) & !of_watched(taken);
        let packets_waited = register_reset(number_width + 1, 0);
        when(!waits, || packets_waited.set(0))
            .otherwise_when(ends.any(), || packets_waited.set(packets_waited + 1));
        assert_always(
            "a source waits for one packet of each other at most",
            packets_waited.is_at_most(count - 1),
        );
        let wide = |number: Bits| number.zero_extend(number_width + 1);
        let ahead = mux(
            watched.is_below(granted),
            wide(watched) + count - wide(granted),
            wide(watched) - wide(granted),
        );
        assert_always(
            "with every packet the grant comes nearer",
            (watched.is_above(number(count - 1))) | (packets_waited + ahead).is_at_most(count - 1),
        );

        let packet_ended = delayed_bool(ends.any());
        let was_granted = delayed(granted);
        cover(
            "sources follow each other without a gap",
            packet_ended & granted.differs(was_granted) & taken.any(),
        );
        cover("all sources wait", offering.all() & taken.is_zero());
        cover("the last in the circle is next", packets_waited.equals(count - 1));
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
    fn two_to_sixteen_sources_of_any_payload_are_legal() {
        structure::elaborates(&RECORD, ["PAYLOAD=word1 SOURCES=2", "PAYLOAD=descriptor SOURCES=7"]);
        for sources in [0, 1, 17] {
            let legal = "is not legal; a whole number from 2 to 16 is";
            assert_eq!(
                structure::refused(&RECORD, &format!("SOURCES={sources}")),
                format!("`arbiter`: SOURCES={sources} {legal}")
            );
        }
    }
}
