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
        Port::input("source_checksum", 2, Some(0)),
        Port::input("source_protocol", 3, Some(0)),
        Port::input("source_fault", 2, Some(0)),
        Port::input("source_reserved", 5, Some(0)),
        Port::input("source_flow_hash", 32, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_address", 64, Some(0)),
        Port::output("sink_length_bytes", 16, Some(0)),
        Port::output("sink_available", 1, Some(0)),
        Port::output("sink_done", 1, Some(0)),
        Port::output("sink_last", 1, Some(0)),
        Port::output("sink_interrupt", 1, Some(0)),
        Port::output("sink_checksum", 2, Some(0)),
        Port::output("sink_protocol", 3, Some(0)),
        Port::output("sink_fault", 2, Some(0)),
        Port::output("sink_reserved", 5, Some(0)),
        Port::output("sink_flow_hash", 32, Some(0)),
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
                Field { name: "checksum", port: 10 },
                Field { name: "protocol", port: 11 },
                Field { name: "fault", port: 12 },
                Field { name: "reserved", port: 13 },
                Field { name: "flow_hash", port: 14 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Descriptor",
            valid: Some(15),
            ready: Some(16),
            fields: &[
                Field { name: "address", port: 17 },
                Field { name: "length_bytes", port: 18 },
                Field { name: "available", port: 19 },
                Field { name: "done", port: 20 },
                Field { name: "last", port: 21 },
                Field { name: "interrupt", port: 22 },
                Field { name: "checksum", port: 23 },
                Field { name: "protocol", port: 24 },
                Field { name: "fault", port: 25 },
                Field { name: "reserved", port: 26 },
                Field { name: "flow_hash", port: 27 },
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

    /// Input port `source_checksum`.
    pub fn source_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(10)
    }

    /// Input port `source_protocol`.
    pub fn source_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(11)
    }

    /// Input port `source_fault`.
    pub fn source_fault(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(12)
    }

    /// Input port `source_reserved`.
    pub fn source_reserved(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(13)
    }

    /// Input port `source_flow_hash`.
    pub fn source_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(14)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(16)
    }

    /// Output port `sink_address`.
    pub fn sink_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(17)
    }

    /// Output port `sink_length_bytes`.
    pub fn sink_length_bytes(&self) -> Output<'_, Bits<16>> {
        self.model.output(18)
    }

    /// Output port `sink_available`.
    pub fn sink_available(&self) -> Output<'_, bool> {
        self.model.output(19)
    }

    /// Output port `sink_done`.
    pub fn sink_done(&self) -> Output<'_, bool> {
        self.model.output(20)
    }

    /// Output port `sink_last`.
    pub fn sink_last(&self) -> Output<'_, bool> {
        self.model.output(21)
    }

    /// Output port `sink_interrupt`.
    pub fn sink_interrupt(&self) -> Output<'_, bool> {
        self.model.output(22)
    }

    /// Output port `sink_checksum`.
    pub fn sink_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(23)
    }

    /// Output port `sink_protocol`.
    pub fn sink_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(24)
    }

    /// Output port `sink_fault`.
    pub fn sink_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(25)
    }

    /// Output port `sink_reserved`.
    pub fn sink_reserved(&self) -> Output<'_, Bits<5>> {
        self.model.output(26)
    }

    /// Output port `sink_flow_hash`.
    pub fn sink_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(27)
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
