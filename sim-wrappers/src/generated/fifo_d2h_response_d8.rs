//! `fifo_d2h_response_d8` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "fifo_d2h_response_d8",
    summary: "Queues payloads in order.",
    sources: Sources::Emitted(&["fifo_d2h_response_d8.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_opcode", 5, Some(0)),
        Port::input("source_uqid", 12, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_opcode", 5, Some(0)),
        Port::output("sink_uqid", 12, Some(0)),
        Port::output("occupancy", 4, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::D2hResponse",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "opcode", port: 4 }, Field { name: "uqid", port: 5 }],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::D2hResponse",
            valid: Some(6),
            ready: Some(7),
            fields: &[Field { name: "opcode", port: 8 }, Field { name: "uqid", port: 9 }],
        },
        Group {
            name: "occupancy",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 10 }],
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
pub struct FifoD2hResponseD8 {
    model: Model,
}

impl FifoD2hResponseD8 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::D2hResponse> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::D2hResponse> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::D2hResponse> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::D2hResponse> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// Payloads inside.
    pub const OCCUPANCY: LevelOutlet<Self, Bits<4>> = LevelOutlet::new(2);

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
    pub fn source_opcode(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(4)
    }

    /// Input port `source_uqid`.
    pub fn source_uqid(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(5)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(6)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Output port `sink_opcode`.
    pub fn sink_opcode(&self) -> Output<'_, Bits<5>> {
        self.model.output(8)
    }

    /// Output port `sink_uqid`.
    pub fn sink_uqid(&self) -> Output<'_, Bits<12>> {
        self.model.output(9)
    }

    /// Output port `occupancy`.
    pub fn occupancy(&self) -> Output<'_, Bits<4>> {
        self.model.output(10)
    }
}

impl Device for FifoD2hResponseD8 {
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

impl Wrapper for FifoD2hResponseD8 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
