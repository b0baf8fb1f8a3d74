//! Skid buffer: cuts every path between its two sides at full rate.
//!
//! ```text
//!             +- skid_buffer -+
//!      source |               | sink
//!  ---------->| stream stream |---------->
//!             +---------------+
//! ```
//!
//! # Function
//! Passes payloads on unchanged. Two places: one drives `sink`, the other takes the payload that is
//! already on its way when `sink` stalls.
//!
//! # Backpressure
//! `source` is refused only while both places are full. `source_ready` comes from a register; where
//! only the forward path is to be cut, `forward_register` costs half.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties both places; payloads in them are lost.
//!
//! # Resources
//! Two payloads and two bits of registers, one multiplexer.
//!
//! # Rationale
//! A FIFO of depth 2 does the same with a counter and a memory; this one needs neither.
use nic_dsl::{
    Bundle, BundleExt, Module, Ports, Sink, Source, assert_always, cover, elaborate, mux, register,
    register_bool, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::followed::Followed;
use crate::module::{
    BYTES, BYTES_OF_2, Parameter, Parametric, Preset, Proof, Record, WIDTH, WIDTH_OF_1, build,
    bytes, for_payload, header, no_parts, payload, payload_bits,
};

/// What the skid buffer promises.
pub const CONTRACT: Contract = Contract {
    module: "skid_buffer",
    summary: "Cuts valid, payload and ready at full rate.",
    source: contract::Source { paper: "design", section: "style 2, S5" },
    latency: Some(Latency::exactly(1, "source")),
    interval: 1,
    waits_on: &["sink"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter { name: "PAYLOAD", default: "beat64", meaning: "what it carries" }],
    presets: &[
        Preset::product("skid_buffer_beat64", &["PAYLOAD=beat64"]),
        Preset::test("skid_buffer_word8", &["PAYLOAD=word8"]),
    ],
    proof: Proof::bounded(6).induction(2).cover(6),
    constraint: None,
    build: |values| for_payload!(values.payload("PAYLOAD")?, P, payload => build(&SkidBuffer::<P> { payload })),
};

/// The skid buffer with Verilog parameters, for words and for beats of packets.
pub const PARAMETRIC: &[Parametric] = &[
    Parametric {
        family: family("skid_buffer", &[WIDTH], &[WIDTH_OF_1]),
        record: &RECORD,
        settings: |values| vec![format!("PAYLOAD=word{}", values[0])],
        values: |module| Some(vec![payload_bits(module, "source")?]),
        sizes: &[&[37], &[53], &[41], &[90]],
        compared: &[&[1], &[8]],
    },
    Parametric {
        family: family("skid_buffer_beat", &[BYTES], &[BYTES_OF_2]),
        record: &RECORD,
        settings: |values| vec![format!("PAYLOAD=beat{}", values[0])],
        values: |module| Some(vec![bytes(module, "source")?]),
        sizes: &[&[7], &[13], &[9], &[24]],
        compared: &[&[2], &[5]],
    },
];

const fn family(
    name: &'static str,
    parameters: &'static [verilog::Parameter],
    refusals: &'static [verilog::Refusal],
) -> verilog::Family {
    verilog::Family { name, note: "", parameters, derived: &[], refusals, part: no_parts }
}

/// A skid buffer for payloads of type `P`.
#[derive(Clone, Debug)]
pub struct SkidBuffer<P: Bundle> {
    /// Shape of the payload.
    pub payload: P::Shape,
}

/// Ports of the skid buffer.
#[derive(Ports)]
pub struct SkidBufferPorts<P: Bundle> {
    /// Payloads in.
    pub source: Sink<P>,
    /// The same payloads.
    #[shape(shape.source.clone())]
    pub sink: Source<P>,
}

impl<P: Bundle> Module for SkidBuffer<P> {
    type Ports = SkidBufferPorts<P>;

    fn name(&self) -> String {
        format!("skid_buffer_{}", payload::name_of::<P>(&self.payload))
    }

    fn documentation(&self) -> String {
        header::text(include_str!("skid_buffer.rs"), &CONTRACT)
    }

    fn shape(&self) -> SkidBufferPortsShape<P> {
        SkidBufferPortsShape { source: self.payload.clone() }
    }

    #[elaborate]
    fn elaborate(&self, SkidBufferPorts { source, sink }: Self::Ports) {
        let offered = register::<P>(self.payload.clone());
        let offered_valid = register_bool(false);
        let held = register::<P>(self.payload.clone());
        let occupied = register_bool(false);

        source.ready.set(!occupied);
        sink.offer(offered_valid, offered);

        // The place at the sink is free after this cycle: it takes what is held, else what comes.
        let drain = sink.ready | !offered_valid;
        when(drain, || {
            offered_valid.set(occupied | source.valid);
            offered.assign(mux(occupied, held, source.payload));
            occupied.set(false);
        })
        .otherwise_when(source.fires(), || {
            held.assign(source.payload);
            occupied.set(true);
        });

        let followed = Followed::new(*source, *sink, 2);
        let counted = followed.counts([offered_valid, occupied]);
        assert_always("something held means something offered", occupied.implies(offered_valid));
        assert_always("what is inside is offered or held", counted);
        assert_always("what waits is held", followed.waits().implies(followed.is_in(held)));
        cover("both places full", occupied & offered_valid);
        cover("full rate", source.fires() & sink.fires());
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
    fn every_payload_is_legal() {
        structure::elaborates(&RECORD, ["PAYLOAD=word1", "PAYLOAD=word2048", "PAYLOAD=beat1"]);
        let error = structure::refused(&RECORD, "PAYLOAD=beat65");
        assert!(error.contains("a number from 1 to 64"), "{error}");
    }
}
