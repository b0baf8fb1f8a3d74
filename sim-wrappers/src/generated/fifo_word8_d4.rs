//! `fifo_word8_d4` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "fifo_word8_d4",
    summary: "Queues payloads in order.",
    sources: Sources::Emitted(&["fifo_word8_d4.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 8, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_data", 8, Some(0)),
        Port::output("occupancy", 3, Some(0)),
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
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<8>",
            valid: Some(5),
            ready: Some(6),
            fields: &[Field { name: "data", port: 7 }],
        },
        Group {
            name: "occupancy",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 8 }],
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
pub struct FifoWord8D4 {
    model: Model,
}

impl FifoWord8D4 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::Word<8>> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::Word<8>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::Word<8>> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::Word<8>> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// Payloads inside.
    pub const OCCUPANCY: LevelOutlet<Self, Bits<3>> = LevelOutlet::new(2);

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

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(5)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, Bits<8>> {
        self.model.output(7)
    }

    /// Output port `occupancy`.
    pub fn occupancy(&self) -> Output<'_, Bits<3>> {
        self.model.output(8)
    }
}

impl Device for FifoWord8D4 {
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

impl Wrapper for FifoWord8D4 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
