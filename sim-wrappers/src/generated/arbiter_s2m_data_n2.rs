//! `arbiter_s2m_data_n2` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "arbiter_s2m_data_n2",
    summary: "Merges streams packet by packet, in turn.",
    sources: Sources::Emitted(&["arbiter_s2m_data_n2.v", "skid_buffer_s2m_data.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_0_valid", 1, Some(0)),
        Port::output("source_0_ready", 1, Some(0)),
        Port::input("source_0_opcode", 3, Some(0)),
        Port::input("source_0_tag", 16, Some(0)),
        Port::input("source_0_poison", 1, Some(0)),
        Port::input("source_0_data", 512, Some(0)),
        Port::input("source_1_valid", 1, Some(0)),
        Port::output("source_1_ready", 1, Some(0)),
        Port::input("source_1_opcode", 3, Some(0)),
        Port::input("source_1_tag", 16, Some(0)),
        Port::input("source_1_poison", 1, Some(0)),
        Port::input("source_1_data", 512, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_opcode", 3, Some(0)),
        Port::output("sink_tag", 16, Some(0)),
        Port::output("sink_poison", 1, Some(0)),
        Port::output("sink_data", 512, Some(0)),
    ],
    groups: &[
        Group {
            name: "source_0",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::S2mData",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "opcode", port: 4 },
                Field { name: "tag", port: 5 },
                Field { name: "poison", port: 6 },
                Field { name: "data", port: 7 },
            ],
        },
        Group {
            name: "source_1",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::S2mData",
            valid: Some(8),
            ready: Some(9),
            fields: &[
                Field { name: "opcode", port: 10 },
                Field { name: "tag", port: 11 },
                Field { name: "poison", port: 12 },
                Field { name: "data", port: 13 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::S2mData",
            valid: Some(14),
            ready: Some(15),
            fields: &[
                Field { name: "opcode", port: 16 },
                Field { name: "tag", port: 17 },
                Field { name: "poison", port: 18 },
                Field { name: "data", port: 19 },
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
pub struct ArbiterS2mDataN2 {
    model: Model,
}

impl ArbiterS2mDataN2 {
    /// Payloads in.
    pub const SOURCE_0: Inlet<Self, message::S2mData> = Inlet::new(0);

    /// Payloads in.
    pub fn source_0(&mut self) -> StreamInput<'_, message::S2mData> {
        StreamInput::open(&mut self.model, Self::SOURCE_0)
    }

    /// Payloads in.
    pub const SOURCE_1: Inlet<Self, message::S2mData> = Inlet::new(1);

    /// Payloads in.
    pub fn source_1(&mut self) -> StreamInput<'_, message::S2mData> {
        StreamInput::open(&mut self.model, Self::SOURCE_1)
    }

    /// The payloads of all sources.
    pub const SINK: Outlet<Self, message::S2mData> = Outlet::new(2);

    /// The payloads of all sources.
    pub fn sink(&mut self) -> StreamOutput<'_, message::S2mData> {
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

    /// Input port `source_0_opcode`.
    pub fn source_0_opcode(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(4)
    }

    /// Input port `source_0_tag`.
    pub fn source_0_tag(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(5)
    }

    /// Input port `source_0_poison`.
    pub fn source_0_poison(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `source_0_data`.
    pub fn source_0_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(7)
    }

    /// Input port `source_1_valid`.
    pub fn source_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Output port `source_1_ready`.
    pub fn source_1_ready(&self) -> Output<'_, bool> {
        self.model.output(9)
    }

    /// Input port `source_1_opcode`.
    pub fn source_1_opcode(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(10)
    }

    /// Input port `source_1_tag`.
    pub fn source_1_tag(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(11)
    }

    /// Input port `source_1_poison`.
    pub fn source_1_poison(&mut self) -> Input<'_, bool> {
        self.model.input(12)
    }

    /// Input port `source_1_data`.
    pub fn source_1_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(13)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(14)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(15)
    }

    /// Output port `sink_opcode`.
    pub fn sink_opcode(&self) -> Output<'_, Bits<3>> {
        self.model.output(16)
    }

    /// Output port `sink_tag`.
    pub fn sink_tag(&self) -> Output<'_, Bits<16>> {
        self.model.output(17)
    }

    /// Output port `sink_poison`.
    pub fn sink_poison(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(19)
    }
}

impl Device for ArbiterS2mDataN2 {
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

impl Wrapper for ArbiterS2mDataN2 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
