//! Demultiplexer: gives each packet to the one of several sinks that it names.
//!
//! ```text
//!              +- demultiplexer -+
//!              |                 | sink_0
//!              |          stream |---------->
//!      source  |                 |    ...
//!  ----------->| stream          | sink_n
//!              |          stream |---------->
//!              |                 |
//!              |           level | error, stray_packets
//!              |                 |---------->
//!              +-----------------+
//! ```
//!
//! # Function
//! Passes payloads on unchanged to the sink whose number is in `source_selection`. The selection
//! is part of what `source` offers, so it holds with the payload (S2). Where the payload has a
//! field `last`, the selection of a packet's first payload counts for the whole packet.
//!
//! A packet for a sink that does not exist is taken and dropped. `stray_packets` counts such
//! packets, up to the largest number it holds; `error` rises with the first and stays until reset.
//!
//! # Backpressure
//! `source` is refused while the two places behind it are full: while the sink that the oldest
//! payload is for stalls, all others wait behind it.
//!
//! # Ordering
//! FIFO order, over all sinks together.
//!
//! # Reset
//! Empties both places, clears `error` and `stray_packets`; the rest of a packet that was on its
//! way counts as a new one.
//!
//! # Resources
//! Two payloads with their selection in registers; the payload itself is not multiplexed: all
//! sinks see the same one.
//!
//! # Rationale
//! Without the two places the selection reaches `valid` of every sink and `ready` of every sink
//! reaches `source` in the same cycle, and no other transparent module may stand next to it (S5).
use nic_dsl::{
    Bits, Bool, Bundle, LevelSource, Module, Ports, Sink, Source, Stream, any_of, assert_always,
    constant, constant_bool, cover, delayed_bool, elaborate, instance, mux, pack, register,
    register_bool, register_reset, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::compound::{Routed, RoutedShape};
use crate::module::{
    BYTES, BYTES_OF_2, Error, Parameter, Parametric, Preset, Proof, Record, build, bytes,
    for_payload, header, no_parts, payload,
};
use crate::stream::packet;
use crate::stream::skid_buffer::SkidBuffer;

/// What the demultiplexer promises.
pub const CONTRACT: Contract = Contract {
    module: "demultiplexer",
    summary: "Gives each packet to the sink that it names.",
    source: contract::Source { paper: "design", section: "style 2, S6" },
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
        Parameter { name: "SINKS", default: "4", meaning: "streams that it feeds, 2 to 16" },
        Parameter {
            name: "SELECTION_BITS",
            default: "2",
            meaning: "bits of a sink's number, at least as many as the largest needs, at most 16",
        },
    ],
    presets: &[
        Preset::product(
            "demultiplexer_beat64_n4_s2",
            &["PAYLOAD=beat64", "SINKS=4", "SELECTION_BITS=2"],
        ),
        Preset::test(
            "demultiplexer_beat1_n3_s2",
            &["PAYLOAD=beat1", "SINKS=3", "SELECTION_BITS=2"],
        )
        .proof(Proof::bounded(20).induction(2).cover(12)),
        Preset::test(
            "demultiplexer_word8_n2_s3",
            &["PAYLOAD=word8", "SINKS=2", "SELECTION_BITS=3"],
        )
        .proof(Proof::bounded(20).induction(2).cover(12)),
    ],
    // Induction proves it for all time; the bounded check is for the reset.
    proof: Proof::bounded(6).induction(2).cover(8),
    constraint: None,
    build: |values| {
        let sinks = values.number("SINKS", 2..=16)?;
        let selection_bits = values.number("SELECTION_BITS", 1..=16)?;
        let needed = u32::BITS - (sinks - 1).leading_zeros();
        if selection_bits < needed {
            return Err(Error::new(format!(
                "`demultiplexer`: SELECTION_BITS={selection_bits} does not number {sinks} sinks; \
                 {needed} to 16 do"
            )));
        }
        for_payload!(values.payload("PAYLOAD")?, P, payload => {
            build(&Demultiplexer::<P> { payload, sinks, selection_bits })
        })
    },
};

/// The demultiplexer of packets with a Verilog parameter, for some numbers of sinks.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family("demultiplexer_2"),
        record: &RECORD,
        settings: |values| settings(values, (2, 1)),
        values: |module| Some(vec![bytes(module, "source")?]),
        sizes: SIZES,
        compared: &[&[2], &[5]],
    },
    Parametric {
        family: family("demultiplexer_4"),
        record: &RECORD,
        settings: |values| settings(values, (4, 2)),
        values: |module| Some(vec![bytes(module, "source")?]),
        sizes: SIZES,
        compared: &[&[2], &[5]],
    },
    Parametric {
        family: family("demultiplexer_8"),
        record: &RECORD,
        settings: |values| settings(values, (8, 3)),
        values: |module| Some(vec![bytes(module, "source")?]),
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
        part: no_parts,
    }
}

fn settings(values: &[u64], (sinks, selection_bits): (u32, u32)) -> Vec<String> {
    vec![
        format!("PAYLOAD=beat{}", values[0]),
        format!("SINKS={sinks}"),
        format!("SELECTION_BITS={selection_bits}"),
    ]
}

/// Bits of the counter of stray packets.
const STRAY_BITS: u32 = 16;

/// A demultiplexer to `sinks` streams of payload `P`.
#[derive(Clone, Debug)]
pub struct Demultiplexer<P: Bundle> {
    /// Shape of the payload.
    pub payload: P::Shape,
    /// Streams that it feeds, 2 to 16.
    pub sinks: u32,
    /// Bits of a sink's number, enough for the largest.
    pub selection_bits: u32,
}

/// Ports of the demultiplexer.
#[derive(Ports)]
pub struct DemultiplexerPorts<P: Bundle> {
    /// Payloads in, each with the number of its sink.
    pub source: Sink<Routed<P>>,
    /// The payloads for this sink.
    pub sink: Vec<Source<P>>,
    /// A packet named no sink; stays until reset.
    pub error: LevelSource<Bool>,
    /// Packets that named no sink and were dropped; stays at its largest value.
    #[shape(STRAY_BITS)]
    pub stray_packets: LevelSource<Bits>,
}

impl<P: Bundle> Module for Demultiplexer<P> {
    type Ports = DemultiplexerPorts<P>;

    fn name(&self) -> String {
        let payload = payload::name_of::<P>(&self.payload);
        format!("demultiplexer_{payload}_n{}_s{}", self.sinks, self.selection_bits)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("demultiplexer.rs"), &CONTRACT)
    }

    fn shape(&self) -> DemultiplexerPortsShape<P> {
        DemultiplexerPortsShape {
            source: self.routed(),
            sink: vec![self.payload.clone(); self.sinks as usize],
            error: (),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let DemultiplexerPorts { source, sink, error, stray_packets } = ports;
        let buffer = instance("buffer", &SkidBuffer::<Routed<P>> { payload: self.routed() });
        buffer.source.connect(*source);

        let offered = *buffer.sink;
        let Routed { payload, selection } = offered.payload;
        let taken = offered.fires();
        let inside_packet = packet::is_open(taken, &payload);
        let begins = taken & !inside_packet;
        let destination = if packet::last_of(&payload).is_some() {
            let first_selection = register::<Bits>(self.selection_bits);
            when(begins, || first_selection.set(selection));
            mux(inside_packet, first_selection, selection)
        } else {
            selection
        };

        // A stray packet leaves at once, so that it holds nobody up.
        let numbers_all = self.sinks == 1 << self.selection_bits;
        let is_stray = match numbers_all {
            true => constant_bool(false),
            false => destination.is_at_least(self.sinks),
        };
        for (i, sink) in (0_u32..).zip(&sink) {
            sink.offer(offered.valid & destination.equals(i), payload);
        }
        let ready = (0_u32..).zip(&sink).map(|(i, sink)| sink.ready & destination.equals(i));
        offered.ready.set(is_stray | any_of(ready));

        if numbers_all {
            error.set(false);
            stray_packets.set(0);
        } else {
            let was_stray = register_bool(false);
            let count = register_reset(STRAY_BITS, 0);
            when(begins & is_stray, || {
                was_stray.set(true);
                when(!count.all(), || count.set(count + 1));
            });
            error.set(was_stray);
            stray_packets.set(count);
            let offers = any_of(sink.iter().map(|sink| sink.valid));
            assert_always("what is dropped is offered to no sink", !(is_stray & offers));
            assert_always("an error is counted", was_stray.equals(count.any()));
            let was_error = delayed_bool(was_stray);
            assert_always("an error stays", was_error.implies(was_stray));
            cover("a stray packet is dropped", was_stray & !inside_packet);
        }
        let given = self.properties(&sink, offered, inside_packet, (destination, is_stray));
        let dropped = taken & is_stray;
        assert_always("a payload is given or dropped", taken.equals(given | dropped));
        let two = |condition: Bool| condition.bits().zero_extend(2);
        let payloads_inside = register_reset(2, 0);
        payloads_inside.set(payloads_inside + two(source.fires()) - two(given | dropped));
        assert_always(
            "what came is inside, or was given or dropped",
            payloads_inside.equals(two(offered.valid) + two(!buffer.source.ready)),
        );
    }
}

impl<P: Bundle> Demultiplexer<P> {
    fn routed(&self) -> RoutedShape<P::Shape> {
        RoutedShape { payload: self.payload.clone(), selection_bits: self.selection_bits }
    }

    /// What is proved of the sinks, given what the buffer offers. Returns whether a sink takes it.
    #[elaborate]
    fn properties(
        &self,
        sink: &[Source<P>],
        offered: Stream<Routed<P>>,
        inside_packet: Bool,
        (destination, is_stray): (Bits, Bool),
    ) -> Bool {
        let selection = offered.payload.selection;
        let valid = pack(sink.iter().map(|sink| sink.valid));
        let given = pack(sink.iter().map(|sink| sink.fires()));
        assert_always("at most one sink is offered a payload", (valid & (valid - 1)).is_zero());
        assert_always(
            "a packet begins at the sink that it names",
            (offered.valid & !inside_packet)
                .implies(valid.equals(constant(self.sinks, 1) << selection)),
        );

        // Seen from the sinks alone, a packet that has begun at one goes on there.
        if packet::last_of(&offered.payload.payload).is_some() {
            let packet_is_open = packet::is_open(given.any(), &offered.payload.payload);
            let owner = register_reset(self.sinks, 0);
            when(given.any(), || owner.set(given));
            assert_always(
                "within a packet only its sink is offered payloads",
                packet_is_open.implies((valid & !owner).is_zero()),
            );
            assert_always(
                "the sink of an open packet is its destination",
                packet_is_open.implies(owner.equals(constant(self.sinks, 1) << destination)),
            );
            assert_always(
                "an open packet is given or dropped whole",
                packet_is_open.equals(inside_packet & !is_stray),
            );
            cover("a packet of several payloads", given.any() & packet_is_open);
        }
        for (i, sink) in sink.iter().enumerate() {
            cover(&format!("sink {i} takes a payload"), sink.fires());
        }
        given.any()
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
    fn a_selection_that_numbers_all_sinks_is_legal() {
        let most = "PAYLOAD=word1 SINKS=16 SELECTION_BITS=4";
        structure::elaborates(&RECORD, [most, "PAYLOAD=beat1 SINKS=2 SELECTION_BITS=16"]);
        assert_eq!(
            structure::refused(&RECORD, "SINKS=5"),
            "`demultiplexer`: SELECTION_BITS=2 does not number 5 sinks; 3 to 16 do"
        );
        assert_eq!(
            structure::refused(&RECORD, "SINKS=17"),
            "`demultiplexer`: SINKS=17 is not legal; a whole number from 2 to 16 is"
        );
    }
}
