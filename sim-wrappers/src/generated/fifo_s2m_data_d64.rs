//! `fifo_s2m_data_d64` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "fifo_s2m_data_d64",
    summary: "Queues payloads in order.",
    sources: Sources::Emitted(&["fifo_s2m_data_d64.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_opcode", 3, Some(0)),
        Port::input("source_tag", 16, Some(0)),
        Port::input("source_poison", 1, Some(0)),
        Port::input("source_data", 512, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_opcode", 3, Some(0)),
        Port::output("sink_tag", 16, Some(0)),
        Port::output("sink_poison", 1, Some(0)),
        Port::output("sink_data", 512, Some(0)),
        Port::output("occupancy", 7, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
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
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
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
            name: "occupancy",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 14 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "source" }),
        interval: Some(1),
        waits_on: &["sink"],
        source: "design style 2",
    }),
};

/// Queues payloads in order.
#[derive(Debug)]
pub struct FifoS2mDataD64 {
    model: Model,
}

impl FifoS2mDataD64 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::S2mData> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::S2mData> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::S2mData> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::S2mData> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// Payloads inside.
    pub const OCCUPANCY: LevelOutlet<Self, Bits<7>> = LevelOutlet::new(2);

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

    /// Input port `source_opcode`.
    pub fn source_opcode(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(4)
    }

    /// Input port `source_tag`.
    pub fn source_tag(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(5)
    }

    /// Input port `source_poison`.
    pub fn source_poison(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `source_data`.
    pub fn source_data(&mut self) -> Input<'_, message::Wide<512>> {
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

    /// Output port `sink_opcode`.
    pub fn sink_opcode(&self) -> Output<'_, Bits<3>> {
        self.model.output(10)
    }

    /// Output port `sink_tag`.
    pub fn sink_tag(&self) -> Output<'_, Bits<16>> {
        self.model.output(11)
    }

    /// Output port `sink_poison`.
    pub fn sink_poison(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(13)
    }

    /// Output port `occupancy`.
    pub fn occupancy(&self) -> Output<'_, Bits<7>> {
        self.model.output(14)
    }
}

impl Device for FifoS2mDataD64 {
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

impl Wrapper for FifoS2mDataD64 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
