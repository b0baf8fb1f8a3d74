//! `skid_buffer_line_request` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "skid_buffer_line_request",
    summary: "Cuts valid, payload and ready at full rate.",
    sources: Sources::Emitted(&["skid_buffer_line_request.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_operation", 4, Some(0)),
        Port::input("source_space", 2, Some(0)),
        Port::input("source_line_address", 46, Some(0)),
        Port::input("source_data", 512, Some(0)),
        Port::input("source_byte_enable", 64, Some(0)),
        Port::input("source_tag", 8, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_operation", 4, Some(0)),
        Port::output("sink_space", 2, Some(0)),
        Port::output("sink_line_address", 46, Some(0)),
        Port::output("sink_data", 512, Some(0)),
        Port::output("sink_byte_enable", 64, Some(0)),
        Port::output("sink_tag", 8, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "operation", port: 4 },
                Field { name: "space", port: 5 },
                Field { name: "line_address", port: 6 },
                Field { name: "data", port: 7 },
                Field { name: "byte_enable", port: 8 },
                Field { name: "tag", port: 9 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(10),
            ready: Some(11),
            fields: &[
                Field { name: "operation", port: 12 },
                Field { name: "space", port: 13 },
                Field { name: "line_address", port: 14 },
                Field { name: "data", port: 15 },
                Field { name: "byte_enable", port: 16 },
                Field { name: "tag", port: 17 },
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
pub struct SkidBufferLineRequest {
    model: Model,
}

impl SkidBufferLineRequest {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::LineRequest> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::LineRequest> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::LineRequest> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::LineRequest> {
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

    /// Input port `source_operation`.
    pub fn source_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(4)
    }

    /// Input port `source_space`.
    pub fn source_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(5)
    }

    /// Input port `source_line_address`.
    pub fn source_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(6)
    }

    /// Input port `source_data`.
    pub fn source_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(7)
    }

    /// Input port `source_byte_enable`.
    pub fn source_byte_enable(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(8)
    }

    /// Input port `source_tag`.
    pub fn source_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(9)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(10)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(11)
    }

    /// Output port `sink_operation`.
    pub fn sink_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(12)
    }

    /// Output port `sink_space`.
    pub fn sink_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(13)
    }

    /// Output port `sink_line_address`.
    pub fn sink_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(14)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(15)
    }

    /// Output port `sink_byte_enable`.
    pub fn sink_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(16)
    }

    /// Output port `sink_tag`.
    pub fn sink_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(17)
    }
}

impl Device for SkidBufferLineRequest {
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

impl Wrapper for SkidBufferLineRequest {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
