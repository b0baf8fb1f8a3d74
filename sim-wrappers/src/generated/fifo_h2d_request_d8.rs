//! `fifo_h2d_request_d8` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "fifo_h2d_request_d8",
    summary: "Queues payloads in order.",
    sources: Sources::Emitted(&["fifo_h2d_request_d8.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_opcode", 3, Some(0)),
        Port::input("source_line_address", 46, Some(0)),
        Port::input("source_uqid", 12, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_opcode", 3, Some(0)),
        Port::output("sink_line_address", 46, Some(0)),
        Port::output("sink_uqid", 12, Some(0)),
        Port::output("occupancy", 4, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::H2dRequest",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "opcode", port: 4 },
                Field { name: "line_address", port: 5 },
                Field { name: "uqid", port: 6 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::H2dRequest",
            valid: Some(7),
            ready: Some(8),
            fields: &[
                Field { name: "opcode", port: 9 },
                Field { name: "line_address", port: 10 },
                Field { name: "uqid", port: 11 },
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
            fields: &[Field { name: "", port: 12 }],
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
pub struct FifoH2dRequestD8 {
    model: Model,
}

impl FifoH2dRequestD8 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::H2dRequest> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::H2dRequest> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::H2dRequest> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::H2dRequest> {
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
    pub fn source_opcode(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(4)
    }

    /// Input port `source_line_address`.
    pub fn source_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(5)
    }

    /// Input port `source_uqid`.
    pub fn source_uqid(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(6)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(7)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Output port `sink_opcode`.
    pub fn sink_opcode(&self) -> Output<'_, Bits<3>> {
        self.model.output(9)
    }

    /// Output port `sink_line_address`.
    pub fn sink_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(10)
    }

    /// Output port `sink_uqid`.
    pub fn sink_uqid(&self) -> Output<'_, Bits<12>> {
        self.model.output(11)
    }

    /// Output port `occupancy`.
    pub fn occupancy(&self) -> Output<'_, Bits<4>> {
        self.model.output(12)
    }
}

impl Device for FifoH2dRequestD8 {
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

impl Wrapper for FifoH2dRequestD8 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
