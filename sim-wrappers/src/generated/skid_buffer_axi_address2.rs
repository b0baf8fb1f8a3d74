//! `skid_buffer_axi_address2` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "skid_buffer_axi_address2",
    summary: "Cuts valid, payload and ready at full rate.",
    sources: Sources::Emitted(&["skid_buffer_axi_address2.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_id", 2, Some(0)),
        Port::input("source_address", 64, Some(0)),
        Port::input("source_length", 8, Some(0)),
        Port::input("source_size", 3, Some(0)),
        Port::input("source_burst", 2, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_id", 2, Some(0)),
        Port::output("sink_address", 64, Some(0)),
        Port::output("sink_length", 8, Some(0)),
        Port::output("sink_size", 3, Some(0)),
        Port::output("sink_burst", 2, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiAddress<2>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "id", port: 4 },
                Field { name: "address", port: 5 },
                Field { name: "length", port: 6 },
                Field { name: "size", port: 7 },
                Field { name: "burst", port: 8 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiAddress<2>",
            valid: Some(9),
            ready: Some(10),
            fields: &[
                Field { name: "id", port: 11 },
                Field { name: "address", port: 12 },
                Field { name: "length", port: 13 },
                Field { name: "size", port: 14 },
                Field { name: "burst", port: 15 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "source" }),
        interval: Some(1),
        waits_on: &["sink"],
        source: "design style 2, S5",
    }),
};

/// Cuts valid, payload and ready at full rate.
#[derive(Debug)]
pub struct SkidBufferAxiAddress2 {
    model: Model,
}

impl SkidBufferAxiAddress2 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::AxiAddress<2>> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::AxiAddress<2>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::AxiAddress<2>> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::AxiAddress<2>> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `source_valid`.
    pub fn source_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `source_ready`.
    pub fn source_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `source_id`.
    pub fn source_id(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(4)
    }

    /// Input port `source_address`.
    pub fn source_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(5)
    }

    /// Input port `source_length`.
    pub fn source_length(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(6)
    }

    /// Input port `source_size`.
    pub fn source_size(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(7)
    }

    /// Input port `source_burst`.
    pub fn source_burst(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(8)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(9)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(10)
    }

    /// Output port `sink_id`.
    pub fn sink_id(&self) -> Output<'_, Bits<2>> {
        self.model.output(11)
    }

    /// Output port `sink_address`.
    pub fn sink_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(12)
    }

    /// Output port `sink_length`.
    pub fn sink_length(&self) -> Output<'_, Bits<8>> {
        self.model.output(13)
    }

    /// Output port `sink_size`.
    pub fn sink_size(&self) -> Output<'_, Bits<3>> {
        self.model.output(14)
    }

    /// Output port `sink_burst`.
    pub fn sink_burst(&self) -> Output<'_, Bits<2>> {
        self.model.output(15)
    }
}

impl Device for SkidBufferAxiAddress2 {
    fn design(&self) -> &'static Design {
        &DESIGN
    }

    fn model(&self) -> &Model {
        &self.model
    }

    fn model_mut(&mut self) -> &mut Model {
        &mut self.model
    }
}

impl Wrapper for SkidBufferAxiAddress2 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
