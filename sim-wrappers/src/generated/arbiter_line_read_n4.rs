//! `arbiter_line_read_n4` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "arbiter_line_read_n4",
    summary: "Merges streams packet by packet, in turn.",
    sources: Sources::Emitted(&["arbiter_line_read_n4.v", "skid_buffer_line_read.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_0_valid", 1, Some(0)),
        Port::output("source_0_ready", 1, Some(0)),
        Port::input("source_0_line_address", 46, Some(0)),
        Port::input("source_0_tag", 8, Some(0)),
        Port::input("source_1_valid", 1, Some(0)),
        Port::output("source_1_ready", 1, Some(0)),
        Port::input("source_1_line_address", 46, Some(0)),
        Port::input("source_1_tag", 8, Some(0)),
        Port::input("source_2_valid", 1, Some(0)),
        Port::output("source_2_ready", 1, Some(0)),
        Port::input("source_2_line_address", 46, Some(0)),
        Port::input("source_2_tag", 8, Some(0)),
        Port::input("source_3_valid", 1, Some(0)),
        Port::output("source_3_ready", 1, Some(0)),
        Port::input("source_3_line_address", 46, Some(0)),
        Port::input("source_3_tag", 8, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_line_address", 46, Some(0)),
        Port::output("sink_tag", 8, Some(0)),
    ],
    groups: &[
        Group {
            name: "source_0",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineRead",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "line_address", port: 4 }, Field { name: "tag", port: 5 }],
        },
        Group {
            name: "source_1",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineRead",
            valid: Some(6),
            ready: Some(7),
            fields: &[Field { name: "line_address", port: 8 }, Field { name: "tag", port: 9 }],
        },
        Group {
            name: "source_2",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineRead",
            valid: Some(10),
            ready: Some(11),
            fields: &[Field { name: "line_address", port: 12 }, Field { name: "tag", port: 13 }],
        },
        Group {
            name: "source_3",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineRead",
            valid: Some(14),
            ready: Some(15),
            fields: &[Field { name: "line_address", port: 16 }, Field { name: "tag", port: 17 }],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRead",
            valid: Some(18),
            ready: Some(19),
            fields: &[Field { name: "line_address", port: 20 }, Field { name: "tag", port: 21 }],
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
pub struct ArbiterLineReadN4 {
    model: Model,
}

impl ArbiterLineReadN4 {
    /// Payloads in.
    pub const SOURCE_0: Inlet<Self, message::LineRead> = Inlet::new(0);

    /// Payloads in.
    pub fn source_0(&mut self) -> StreamInput<'_, message::LineRead> {
        StreamInput::open(&mut self.model, Self::SOURCE_0)
    }

    /// Payloads in.
    pub const SOURCE_1: Inlet<Self, message::LineRead> = Inlet::new(1);

    /// Payloads in.
    pub fn source_1(&mut self) -> StreamInput<'_, message::LineRead> {
        StreamInput::open(&mut self.model, Self::SOURCE_1)
    }

    /// Payloads in.
    pub const SOURCE_2: Inlet<Self, message::LineRead> = Inlet::new(2);

    /// Payloads in.
    pub fn source_2(&mut self) -> StreamInput<'_, message::LineRead> {
        StreamInput::open(&mut self.model, Self::SOURCE_2)
    }

    /// Payloads in.
    pub const SOURCE_3: Inlet<Self, message::LineRead> = Inlet::new(3);

    /// Payloads in.
    pub fn source_3(&mut self) -> StreamInput<'_, message::LineRead> {
        StreamInput::open(&mut self.model, Self::SOURCE_3)
    }

    /// The payloads of all sources.
    pub const SINK: Outlet<Self, message::LineRead> = Outlet::new(4);

    /// The payloads of all sources.
    pub fn sink(&mut self) -> StreamOutput<'_, message::LineRead> {
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

    /// Input port `source_0_line_address`.
    pub fn source_0_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(4)
    }

    /// Input port `source_0_tag`.
    pub fn source_0_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(5)
    }

    /// Input port `source_1_valid`.
    pub fn source_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Output port `source_1_ready`.
    pub fn source_1_ready(&self) -> Output<'_, bool> {
        self.model.output(7)
    }

    /// Input port `source_1_line_address`.
    pub fn source_1_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(8)
    }

    /// Input port `source_1_tag`.
    pub fn source_1_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(9)
    }

    /// Input port `source_2_valid`.
    pub fn source_2_valid(&mut self) -> Input<'_, bool> {
        self.model.input(10)
    }

    /// Output port `source_2_ready`.
    pub fn source_2_ready(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Input port `source_2_line_address`.
    pub fn source_2_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(12)
    }

    /// Input port `source_2_tag`.
    pub fn source_2_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(13)
    }

    /// Input port `source_3_valid`.
    pub fn source_3_valid(&mut self) -> Input<'_, bool> {
        self.model.input(14)
    }

    /// Output port `source_3_ready`.
    pub fn source_3_ready(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Input port `source_3_line_address`.
    pub fn source_3_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(16)
    }

    /// Input port `source_3_tag`.
    pub fn source_3_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(17)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(19)
    }

    /// Output port `sink_line_address`.
    pub fn sink_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(20)
    }

    /// Output port `sink_tag`.
    pub fn sink_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(21)
    }
}

impl Device for ArbiterLineReadN4 {
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

impl Wrapper for ArbiterLineReadN4 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
