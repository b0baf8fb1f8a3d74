//! `skid_buffer_pcie_completion` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "skid_buffer_pcie_completion",
    summary: "Cuts valid, payload and ready at full rate.",
    sources: Sources::Emitted(&["skid_buffer_pcie_completion.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_status", 3, Some(0)),
        Port::input("source_poisoned", 1, Some(0)),
        Port::input("source_tag", 8, Some(0)),
        Port::input("source_byte_count", 12, Some(0)),
        Port::input("source_lower_address", 7, Some(0)),
        Port::input("source_length", 10, Some(0)),
        Port::input("source_data", 512, Some(0)),
        Port::input("source_last", 1, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_status", 3, Some(0)),
        Port::output("sink_poisoned", 1, Some(0)),
        Port::output("sink_tag", 8, Some(0)),
        Port::output("sink_byte_count", 12, Some(0)),
        Port::output("sink_lower_address", 7, Some(0)),
        Port::output("sink_length", 10, Some(0)),
        Port::output("sink_data", 512, Some(0)),
        Port::output("sink_last", 1, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PcieCompletion",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "status", port: 4 },
                Field { name: "poisoned", port: 5 },
                Field { name: "tag", port: 6 },
                Field { name: "byte_count", port: 7 },
                Field { name: "lower_address", port: 8 },
                Field { name: "length", port: 9 },
                Field { name: "data", port: 10 },
                Field { name: "last", port: 11 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PcieCompletion",
            valid: Some(12),
            ready: Some(13),
            fields: &[
                Field { name: "status", port: 14 },
                Field { name: "poisoned", port: 15 },
                Field { name: "tag", port: 16 },
                Field { name: "byte_count", port: 17 },
                Field { name: "lower_address", port: 18 },
                Field { name: "length", port: 19 },
                Field { name: "data", port: 20 },
                Field { name: "last", port: 21 },
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
pub struct SkidBufferPcieCompletion {
    model: Model,
}

impl SkidBufferPcieCompletion {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::PcieCompletion> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::PcieCompletion> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::PcieCompletion> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::PcieCompletion> {
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

    /// Input port `source_status`.
    pub fn source_status(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(4)
    }

    /// Input port `source_poisoned`.
    pub fn source_poisoned(&mut self) -> Input<'_, bool> {
        self.model.input(5)
    }

    /// Input port `source_tag`.
    pub fn source_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(6)
    }

    /// Input port `source_byte_count`.
    pub fn source_byte_count(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(7)
    }

    /// Input port `source_lower_address`.
    pub fn source_lower_address(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(8)
    }

    /// Input port `source_length`.
    pub fn source_length(&mut self) -> Input<'_, Bits<10>> {
        self.model.input(9)
    }

    /// Input port `source_data`.
    pub fn source_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(10)
    }

    /// Input port `source_last`.
    pub fn source_last(&mut self) -> Input<'_, bool> {
        self.model.input(11)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(13)
    }

    /// Output port `sink_status`.
    pub fn sink_status(&self) -> Output<'_, Bits<3>> {
        self.model.output(14)
    }

    /// Output port `sink_poisoned`.
    pub fn sink_poisoned(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Output port `sink_tag`.
    pub fn sink_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(16)
    }

    /// Output port `sink_byte_count`.
    pub fn sink_byte_count(&self) -> Output<'_, Bits<12>> {
        self.model.output(17)
    }

    /// Output port `sink_lower_address`.
    pub fn sink_lower_address(&self) -> Output<'_, Bits<7>> {
        self.model.output(18)
    }

    /// Output port `sink_length`.
    pub fn sink_length(&self) -> Output<'_, Bits<10>> {
        self.model.output(19)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(20)
    }

    /// Output port `sink_last`.
    pub fn sink_last(&self) -> Output<'_, bool> {
        self.model.output(21)
    }
}

impl Device for SkidBufferPcieCompletion {
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

impl Wrapper for SkidBufferPcieCompletion {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
