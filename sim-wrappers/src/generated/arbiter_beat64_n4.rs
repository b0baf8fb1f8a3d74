//! `arbiter_beat64_n4` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "arbiter_beat64_n4",
    summary: "Merges streams packet by packet, in turn.",
    sources: Sources::Emitted(&["arbiter_beat64_n4.v", "skid_buffer_beat64.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_0_valid", 1, Some(0)),
        Port::output("source_0_ready", 1, Some(0)),
        Port::input("source_0_data", 512, Some(0)),
        Port::input("source_0_keep", 64, Some(0)),
        Port::input("source_0_last", 1, Some(0)),
        Port::input("source_1_valid", 1, Some(0)),
        Port::output("source_1_ready", 1, Some(0)),
        Port::input("source_1_data", 512, Some(0)),
        Port::input("source_1_keep", 64, Some(0)),
        Port::input("source_1_last", 1, Some(0)),
        Port::input("source_2_valid", 1, Some(0)),
        Port::output("source_2_ready", 1, Some(0)),
        Port::input("source_2_data", 512, Some(0)),
        Port::input("source_2_keep", 64, Some(0)),
        Port::input("source_2_last", 1, Some(0)),
        Port::input("source_3_valid", 1, Some(0)),
        Port::output("source_3_ready", 1, Some(0)),
        Port::input("source_3_data", 512, Some(0)),
        Port::input("source_3_keep", 64, Some(0)),
        Port::input("source_3_last", 1, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_data", 512, Some(0)),
        Port::output("sink_keep", 64, Some(0)),
        Port::output("sink_last", 1, Some(0)),
    ],
    groups: &[
        Group {
            name: "source_0",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "data", port: 4 },
                Field { name: "keep", port: 5 },
                Field { name: "last", port: 6 },
            ],
        },
        Group {
            name: "source_1",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(7),
            ready: Some(8),
            fields: &[
                Field { name: "data", port: 9 },
                Field { name: "keep", port: 10 },
                Field { name: "last", port: 11 },
            ],
        },
        Group {
            name: "source_2",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(12),
            ready: Some(13),
            fields: &[
                Field { name: "data", port: 14 },
                Field { name: "keep", port: 15 },
                Field { name: "last", port: 16 },
            ],
        },
        Group {
            name: "source_3",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(17),
            ready: Some(18),
            fields: &[
                Field { name: "data", port: 19 },
                Field { name: "keep", port: 20 },
                Field { name: "last", port: 21 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(22),
            ready: Some(23),
            fields: &[
                Field { name: "data", port: 24 },
                Field { name: "keep", port: 25 },
                Field { name: "last", port: 26 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "source_*" }),
        interval: Some(1),
        waits_on: &["sink", "source_*"],
        source: "design style 2, S6",
    }),
};

/// Merges streams packet by packet, in turn.
#[derive(Debug)]
pub struct ArbiterBeat64N4 {
    model: Model,
}

impl ArbiterBeat64N4 {
    /// Payloads in.
    pub const SOURCE_0: Inlet<Self, message::Beat<64>> = Inlet::new(0);

    /// Payloads in.
    pub fn source_0(&mut self) -> StreamInput<'_, message::Beat<64>> {
        StreamInput::open(&mut self.model, Self::SOURCE_0)
    }

    /// Payloads in.
    pub const SOURCE_1: Inlet<Self, message::Beat<64>> = Inlet::new(1);

    /// Payloads in.
    pub fn source_1(&mut self) -> StreamInput<'_, message::Beat<64>> {
        StreamInput::open(&mut self.model, Self::SOURCE_1)
    }

    /// Payloads in.
    pub const SOURCE_2: Inlet<Self, message::Beat<64>> = Inlet::new(2);

    /// Payloads in.
    pub fn source_2(&mut self) -> StreamInput<'_, message::Beat<64>> {
        StreamInput::open(&mut self.model, Self::SOURCE_2)
    }

    /// Payloads in.
    pub const SOURCE_3: Inlet<Self, message::Beat<64>> = Inlet::new(3);

    /// Payloads in.
    pub fn source_3(&mut self) -> StreamInput<'_, message::Beat<64>> {
        StreamInput::open(&mut self.model, Self::SOURCE_3)
    }

    /// The payloads of all sources.
    pub const SINK: Outlet<Self, message::Beat<64>> = Outlet::new(4);

    /// The payloads of all sources.
    pub fn sink(&mut self) -> StreamOutput<'_, message::Beat<64>> {
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

    /// Input port `source_0_valid`.
    pub fn source_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `source_0_ready`.
    pub fn source_0_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `source_0_data`.
    pub fn source_0_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(4)
    }

    /// Input port `source_0_keep`.
    pub fn source_0_keep(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(5)
    }

    /// Input port `source_0_last`.
    pub fn source_0_last(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `source_1_valid`.
    pub fn source_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Output port `source_1_ready`.
    pub fn source_1_ready(&self) -> Output<'_, bool> {
        self.model.output(8)
    }

    /// Input port `source_1_data`.
    pub fn source_1_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(9)
    }

    /// Input port `source_1_keep`.
    pub fn source_1_keep(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(10)
    }

    /// Input port `source_1_last`.
    pub fn source_1_last(&mut self) -> Input<'_, bool> {
        self.model.input(11)
    }

    /// Input port `source_2_valid`.
    pub fn source_2_valid(&mut self) -> Input<'_, bool> {
        self.model.input(12)
    }

    /// Output port `source_2_ready`.
    pub fn source_2_ready(&self) -> Output<'_, bool> {
        self.model.output(13)
    }

    /// Input port `source_2_data`.
    pub fn source_2_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(14)
    }

    /// Input port `source_2_keep`.
    pub fn source_2_keep(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(15)
    }

    /// Input port `source_2_last`.
    pub fn source_2_last(&mut self) -> Input<'_, bool> {
        self.model.input(16)
    }

    /// Input port `source_3_valid`.
    pub fn source_3_valid(&mut self) -> Input<'_, bool> {
        self.model.input(17)
    }

    /// Output port `source_3_ready`.
    pub fn source_3_ready(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Input port `source_3_data`.
    pub fn source_3_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(19)
    }

    /// Input port `source_3_keep`.
    pub fn source_3_keep(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(20)
    }

    /// Input port `source_3_last`.
    pub fn source_3_last(&mut self) -> Input<'_, bool> {
        self.model.input(21)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(22)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(23)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(24)
    }

    /// Output port `sink_keep`.
    pub fn sink_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(25)
    }

    /// Output port `sink_last`.
    pub fn sink_last(&self) -> Output<'_, bool> {
        self.model.output(26)
    }
}

impl Device for ArbiterBeat64N4 {
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

impl Wrapper for ArbiterBeat64N4 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
