//! `skid_buffer_descriptor` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "skid_buffer_descriptor",
    summary: "Cuts valid, payload and ready at full rate.",
    sources: Sources::Emitted(&["skid_buffer_descriptor.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_address", 64, Some(0)),
        Port::input("source_length_bytes", 16, Some(0)),
        Port::input("source_available", 1, Some(0)),
        Port::input("source_done", 1, Some(0)),
        Port::input("source_last", 1, Some(0)),
        Port::input("source_interrupt", 1, Some(0)),
        Port::input("source_reserved", 44, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_address", 64, Some(0)),
        Port::output("sink_length_bytes", 16, Some(0)),
        Port::output("sink_available", 1, Some(0)),
        Port::output("sink_done", 1, Some(0)),
        Port::output("sink_last", 1, Some(0)),
        Port::output("sink_interrupt", 1, Some(0)),
        Port::output("sink_reserved", 44, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Descriptor",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "address", port: 4 },
                Field { name: "length_bytes", port: 5 },
                Field { name: "available", port: 6 },
                Field { name: "done", port: 7 },
                Field { name: "last", port: 8 },
                Field { name: "interrupt", port: 9 },
                Field { name: "reserved", port: 10 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Descriptor",
            valid: Some(11),
            ready: Some(12),
            fields: &[
                Field { name: "address", port: 13 },
                Field { name: "length_bytes", port: 14 },
                Field { name: "available", port: 15 },
                Field { name: "done", port: 16 },
                Field { name: "last", port: 17 },
                Field { name: "interrupt", port: 18 },
                Field { name: "reserved", port: 19 },
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
pub struct SkidBufferDescriptor {
    model: Model,
}

impl SkidBufferDescriptor {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::Descriptor> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::Descriptor> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::Descriptor> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::Descriptor> {
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

    /// Input port `source_address`.
    pub fn source_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(4)
    }

    /// Input port `source_length_bytes`.
    pub fn source_length_bytes(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(5)
    }

    /// Input port `source_available`.
    pub fn source_available(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `source_done`.
    pub fn source_done(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Input port `source_last`.
    pub fn source_last(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Input port `source_interrupt`.
    pub fn source_interrupt(&mut self) -> Input<'_, bool> {
        self.model.input(9)
    }

    /// Input port `source_reserved`.
    pub fn source_reserved(&mut self) -> Input<'_, Bits<44>> {
        self.model.input(10)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(12)
    }

    /// Output port `sink_address`.
    pub fn sink_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(13)
    }

    /// Output port `sink_length_bytes`.
    pub fn sink_length_bytes(&self) -> Output<'_, Bits<16>> {
        self.model.output(14)
    }

    /// Output port `sink_available`.
    pub fn sink_available(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Output port `sink_done`.
    pub fn sink_done(&self) -> Output<'_, bool> {
        self.model.output(16)
    }

    /// Output port `sink_last`.
    pub fn sink_last(&self) -> Output<'_, bool> {
        self.model.output(17)
    }

    /// Output port `sink_interrupt`.
    pub fn sink_interrupt(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Output port `sink_reserved`.
    pub fn sink_reserved(&self) -> Output<'_, Bits<44>> {
        self.model.output(19)
    }
}

impl Device for SkidBufferDescriptor {
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

impl Wrapper for SkidBufferDescriptor {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
