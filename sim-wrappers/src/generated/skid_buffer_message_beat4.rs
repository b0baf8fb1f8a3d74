//! `skid_buffer_message_beat4` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "skid_buffer_message_beat4",
    summary: "Cuts valid, payload and ready at full rate.",
    sources: Sources::Emitted(&["skid_buffer_message_beat4.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 32, Some(0)),
        Port::input("source_keep", 4, Some(0)),
        Port::input("source_last", 1, Some(0)),
        Port::input("source_error", 1, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_data", 32, Some(0)),
        Port::output("sink_keep", 4, Some(0)),
        Port::output("sink_last", 1, Some(0)),
        Port::output("sink_error", 1, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MessageBeat<4>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "data", port: 4 },
                Field { name: "keep", port: 5 },
                Field { name: "last", port: 6 },
                Field { name: "error", port: 7 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MessageBeat<4>",
            valid: Some(8),
            ready: Some(9),
            fields: &[
                Field { name: "data", port: 10 },
                Field { name: "keep", port: 11 },
                Field { name: "last", port: 12 },
                Field { name: "error", port: 13 },
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
pub struct SkidBufferMessageBeat4 {
    model: Model,
}

impl SkidBufferMessageBeat4 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::MessageBeat<4>> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::MessageBeat<4>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::MessageBeat<4>> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::MessageBeat<4>> {
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

    /// Input port `source_data`.
    pub fn source_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(4)
    }

    /// Input port `source_keep`.
    pub fn source_keep(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(5)
    }

    /// Input port `source_last`.
    pub fn source_last(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `source_error`.
    pub fn source_error(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(8)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(9)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(10)
    }

    /// Output port `sink_keep`.
    pub fn sink_keep(&self) -> Output<'_, Bits<4>> {
        self.model.output(11)
    }

    /// Output port `sink_last`.
    pub fn sink_last(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `sink_error`.
    pub fn sink_error(&self) -> Output<'_, bool> {
        self.model.output(13)
    }
}

impl Device for SkidBufferMessageBeat4 {
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

impl Wrapper for SkidBufferMessageBeat4 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
