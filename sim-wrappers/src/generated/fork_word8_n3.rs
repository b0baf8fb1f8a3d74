//! `fork_word8_n3` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "fork_word8_n3",
    summary: "Gives every payload to each of several sinks.",
    sources: Sources::Emitted(&["fork_word8_n3.v", "skid_buffer_word8.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 8, Some(0)),
        Port::output("sink_0_valid", 1, Some(0)),
        Port::input("sink_0_ready", 1, Some(0)),
        Port::output("sink_0_data", 8, Some(0)),
        Port::output("sink_1_valid", 1, Some(0)),
        Port::input("sink_1_ready", 1, Some(0)),
        Port::output("sink_1_data", 8, Some(0)),
        Port::output("sink_2_valid", 1, Some(0)),
        Port::input("sink_2_ready", 1, Some(0)),
        Port::output("sink_2_data", 8, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<8>",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "data", port: 4 }],
        },
        Group {
            name: "sink_0",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<8>",
            valid: Some(5),
            ready: Some(6),
            fields: &[Field { name: "data", port: 7 }],
        },
        Group {
            name: "sink_1",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<8>",
            valid: Some(8),
            ready: Some(9),
            fields: &[Field { name: "data", port: 10 }],
        },
        Group {
            name: "sink_2",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<8>",
            valid: Some(11),
            ready: Some(12),
            fields: &[Field { name: "data", port: 13 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "source" }),
        interval: Some(1),
        waits_on: &["sink_*"],
        source: "design style 2",
    }),
};

/// Gives every payload to each of several sinks.
#[derive(Debug)]
pub struct ForkWord8N3 {
    model: Model,
}

impl ForkWord8N3 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::Word<8>> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::Word<8>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads, all of them.
    pub const SINK_0: Outlet<Self, message::Word<8>> = Outlet::new(1);

    /// The same payloads, all of them.
    pub fn sink_0(&mut self) -> StreamOutput<'_, message::Word<8>> {
        StreamOutput::open(&mut self.model, Self::SINK_0)
    }

    /// The same payloads, all of them.
    pub const SINK_1: Outlet<Self, message::Word<8>> = Outlet::new(2);

    /// The same payloads, all of them.
    pub fn sink_1(&mut self) -> StreamOutput<'_, message::Word<8>> {
        StreamOutput::open(&mut self.model, Self::SINK_1)
    }

    /// The same payloads, all of them.
    pub const SINK_2: Outlet<Self, message::Word<8>> = Outlet::new(3);

    /// The same payloads, all of them.
    pub fn sink_2(&mut self) -> StreamOutput<'_, message::Word<8>> {
        StreamOutput::open(&mut self.model, Self::SINK_2)
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
    pub fn source_data(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(4)
    }

    /// Output port `sink_0_valid`.
    pub fn sink_0_valid(&self) -> Output<'_, bool> {
        self.model.output(5)
    }

    /// Input port `sink_0_ready`.
    pub fn sink_0_ready(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Output port `sink_0_data`.
    pub fn sink_0_data(&self) -> Output<'_, Bits<8>> {
        self.model.output(7)
    }

    /// Output port `sink_1_valid`.
    pub fn sink_1_valid(&self) -> Output<'_, bool> {
        self.model.output(8)
    }

    /// Input port `sink_1_ready`.
    pub fn sink_1_ready(&mut self) -> Input<'_, bool> {
        self.model.input(9)
    }

    /// Output port `sink_1_data`.
    pub fn sink_1_data(&self) -> Output<'_, Bits<8>> {
        self.model.output(10)
    }

    /// Output port `sink_2_valid`.
    pub fn sink_2_valid(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Input port `sink_2_ready`.
    pub fn sink_2_ready(&mut self) -> Input<'_, bool> {
        self.model.input(12)
    }

    /// Output port `sink_2_data`.
    pub fn sink_2_data(&self) -> Output<'_, Bits<8>> {
        self.model.output(13)
    }
}

impl Device for ForkWord8N3 {
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

impl Wrapper for ForkWord8N3 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
