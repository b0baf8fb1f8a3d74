//! `fifo_s2m_response_d8` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "fifo_s2m_response_d8",
    summary: "Queues payloads in order.",
    sources: Sources::Emitted(&["fifo_s2m_response_d8.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_completion", 3, Some(0)),
        Port::input("source_tag", 16, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_completion", 3, Some(0)),
        Port::output("sink_tag", 16, Some(0)),
        Port::output("occupancy", 4, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::S2mResponse",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "completion", port: 4 }, Field { name: "tag", port: 5 }],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::S2mResponse",
            valid: Some(6),
            ready: Some(7),
            fields: &[Field { name: "completion", port: 8 }, Field { name: "tag", port: 9 }],
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
pub struct FifoS2mResponseD8 {
    model: Model,
}

impl FifoS2mResponseD8 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::S2mResponse> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::S2mResponse> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::S2mResponse> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::S2mResponse> {
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

    /// Input port `source_completion`.
    pub fn source_completion(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(4)
    }

    /// Input port `source_tag`.
    pub fn source_tag(&mut self) -> Input<'_, Bits<16>> {
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

    /// Output port `sink_completion`.
    pub fn sink_completion(&self) -> Output<'_, Bits<3>> {
        self.model.output(8)
    }

    /// Output port `sink_tag`.
    pub fn sink_tag(&self) -> Output<'_, Bits<16>> {
        self.model.output(9)
    }

    /// Output port `occupancy`.
    pub fn occupancy(&self) -> Output<'_, Bits<4>> {
        self.model.output(10)
    }
}

impl Device for FifoS2mResponseD8 {
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

impl Wrapper for FifoS2mResponseD8 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
