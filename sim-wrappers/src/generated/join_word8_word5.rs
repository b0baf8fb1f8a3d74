//! `join_word8_word5` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "join_word8_word5",
    summary: "Pairs the payloads of two sources.",
    sources: Sources::Emitted(&[
        "join_word8_word5.v",
        "skid_buffer_word5.v",
        "skid_buffer_word8.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("first_valid", 1, Some(0)),
        Port::output("first_ready", 1, Some(0)),
        Port::input("first_data", 8, Some(0)),
        Port::input("second_valid", 1, Some(0)),
        Port::output("second_ready", 1, Some(0)),
        Port::input("second_data", 5, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_first_data", 8, Some(0)),
        Port::output("sink_second_data", 5, Some(0)),
    ],
    groups: &[
        Group {
            name: "first",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<8>",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "data", port: 4 }],
        },
        Group {
            name: "second",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<5>",
            valid: Some(5),
            ready: Some(6),
            fields: &[Field { name: "data", port: 7 }],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Pair<nic_spec::message::Word<8>, nic_spec::message::Word<5>>",
            valid: Some(8),
            ready: Some(9),
            fields: &[
                Field { name: "first_data", port: 10 },
                Field { name: "second_data", port: 11 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "first" }),
        interval: Some(1),
        waits_on: &["sink", "first", "second"],
        source: "design style 2",
    }),
};

/// Pairs the payloads of two sources.
#[derive(Debug)]
pub struct JoinWord8Word5 {
    model: Model,
}

impl JoinWord8Word5 {
    /// One half of each pair.
    pub const FIRST: Inlet<Self, message::Word<8>> = Inlet::new(0);

    /// One half of each pair.
    pub fn first(&mut self) -> StreamInput<'_, message::Word<8>> {
        StreamInput::open(&mut self.model, Self::FIRST)
    }

    /// The other half.
    pub const SECOND: Inlet<Self, message::Word<5>> = Inlet::new(1);

    /// The other half.
    pub fn second(&mut self) -> StreamInput<'_, message::Word<5>> {
        StreamInput::open(&mut self.model, Self::SECOND)
    }

    /// The pairs.
    pub const SINK: Outlet<Self, message::Pair<message::Word<8>, message::Word<5>>> =
        Outlet::new(2);

    /// The pairs.
    pub fn sink(&mut self) -> StreamOutput<'_, message::Pair<message::Word<8>, message::Word<5>>> {
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

    /// Input port `first_valid`.
    pub fn first_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `first_ready`.
    pub fn first_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `first_data`.
    pub fn first_data(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(4)
    }

    /// Input port `second_valid`.
    pub fn second_valid(&mut self) -> Input<'_, bool> {
        self.model.input(5)
    }

    /// Output port `second_ready`.
    pub fn second_ready(&self) -> Output<'_, bool> {
        self.model.output(6)
    }

    /// Input port `second_data`.
    pub fn second_data(&mut self) -> Input<'_, Bits<5>> {
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

    /// Output port `sink_first_data`.
    pub fn sink_first_data(&self) -> Output<'_, Bits<8>> {
        self.model.output(10)
    }

    /// Output port `sink_second_data`.
    pub fn sink_second_data(&self) -> Output<'_, Bits<5>> {
        self.model.output(11)
    }
}

impl Device for JoinWord8Word5 {
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

impl Wrapper for JoinWord8Word5 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
