//! Forward register: cuts `valid` and payload, and lets `ready` pass.
//!
//! ```text
//!             +- forward_register -+
//!      source |                    | sink
//!  ---------->| stream      stream |---------->
//!             +--------------------+
//! ```
//!
//! # Function
//! Passes payloads on unchanged, through one place that drives `sink`.
//!
//! # Backpressure
//! `source` is refused while the place is full and `sink` stalls. `source_ready` follows
//! `sink_ready` in the same cycle; to cut that path as well, use `skid_buffer`.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Empties the place; a payload in it is lost.
//!
//! # Resources
//! One payload and one bit of registers: half of a skid buffer.
//!
//! # Rationale
//! Without the path for `ready` one place alone would pass a payload only every other cycle.
use nic_dsl::{
    Bundle, BundleExt, Module, Ports, Sink, Source, assert_always, cover, elaborate, register,
    register_bool, verilog, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::lib::followed::Followed;
use crate::module::{
    Parameter, Parametric, Preset, Proof, Record, WIDTH, WIDTH_OF_1, build, for_payload, header,
    no_parts, payload, payload_bits,
};

/// What the forward register promises.
pub const CONTRACT: Contract = Contract {
    module: "forward_register",
    summary: "Cuts valid and payload at full rate; ready passes.",
    source: contract::Source { paper: "design", section: "style 2, S5" },
    latency: Some(Latency::exactly(1, "source")),
    interval: 1,
    waits_on: &["sink"],
    transparent: &[("sink_ready", "source_ready")],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter { name: "PAYLOAD", default: "beat64", meaning: "what it carries" }],
    presets: &[
        Preset::product("forward_register_beat64", &["PAYLOAD=beat64"]),
        Preset::test("forward_register_word8", &["PAYLOAD=word8"]),
    ],
    proof: Proof::bounded(6).induction(2).cover(6),
    constraint: None,
    build: |values| {
        for_payload!(values.payload("PAYLOAD")?, P, payload => {
            build(&ForwardRegister::<P> { payload })
        })
    },
};

/// The forward register with Verilog parameters.
pub const PARAMETRIC: &[Parametric] = &[Parametric {
    family: verilog::Family {
        name: "forward_register",
        note: "",
        parameters: &[WIDTH],
        derived: &[],
        refusals: &[WIDTH_OF_1],
        part: no_parts,
    },
    record: &RECORD,
    settings: |values| vec![format!("PAYLOAD=word{}", values[0])],
    values: |module| Some(vec![payload_bits(module, "source")?]),
    sizes: &[&[37], &[53], &[41], &[90]],
    compared: &[&[1], &[8]],
}];

/// A forward register for payloads of type `P`.
#[derive(Clone, Debug)]
pub struct ForwardRegister<P: Bundle> {
    /// Shape of the payload.
    pub payload: P::Shape,
}

/// Ports of the forward register.
#[derive(Ports)]
pub struct ForwardRegisterPorts<P: Bundle> {
    /// Payloads in.
    pub source: Sink<P>,
    /// The same payloads.
    #[shape(shape.source.clone())]
    pub sink: Source<P>,
}

impl<P: Bundle> Module for ForwardRegister<P> {
    type Ports = ForwardRegisterPorts<P>;

    fn name(&self) -> String {
        format!("forward_register_{}", payload::name_of::<P>(&self.payload))
    }

    fn documentation(&self) -> String {
        header::text(include_str!("forward_register.rs"), &CONTRACT)
    }

    fn shape(&self) -> ForwardRegisterPortsShape<P> {
        ForwardRegisterPortsShape { source: self.payload.clone() }
    }

    #[elaborate]
    fn elaborate(&self, ForwardRegisterPorts { source, sink }: Self::Ports) {
        let offered = register::<P>(self.payload.clone());
        let offered_valid = register_bool(false);

        source.ready.set(sink.ready | !offered_valid);
        sink.offer(offered_valid, offered);

        when(source.ready, || {
            offered_valid.set(source.valid);
            offered.assign(source.payload);
        });

        let followed = Followed::new(*source, *sink, 1);
        assert_always("what is inside is offered", followed.counts([offered_valid]));
        cover("taken and filled again in one cycle", sink.fires() & source.fires());
        cover("stalled", offered_valid & !sink.ready & source.valid);
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
        let error = structure::refused(&RECORD, "PAYLOAD=nothing");
        assert!(error.contains("payloads are beat<bytes>"), "{error}");
    }
}
