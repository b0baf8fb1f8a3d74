//! `fifo_bias_command_d2` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "fifo_bias_command_d2",
    summary: "Queues payloads in order.",
    sources: Sources::Emitted(&["fifo_bias_command_d2.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_page", 40, Some(0)),
        Port::input("source_step", 2, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_page", 40, Some(0)),
        Port::output("sink_step", 2, Some(0)),
        Port::output("occupancy", 2, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::BiasCommand",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "page", port: 4 }, Field { name: "step", port: 5 }],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::BiasCommand",
            valid: Some(6),
            ready: Some(7),
            fields: &[Field { name: "page", port: 8 }, Field { name: "step", port: 9 }],
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
pub struct FifoBiasCommandD2 {
    model: Model,
}

impl FifoBiasCommandD2 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::BiasCommand> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::BiasCommand> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::BiasCommand> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::BiasCommand> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// Payloads inside.
    pub const OCCUPANCY: LevelOutlet<Self, Bits<2>> = LevelOutlet::new(2);

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

    /// Input port `source_page`.
    pub fn source_page(&mut self) -> Input<'_, Bits<40>> {
        self.model.input(4)
    }

    /// Input port `source_step`.
    pub fn source_step(&mut self) -> Input<'_, Bits<2>> {
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

    /// Output port `sink_page`.
    pub fn sink_page(&self) -> Output<'_, Bits<40>> {
        self.model.output(8)
    }

    /// Output port `sink_step`.
    pub fn sink_step(&self) -> Output<'_, Bits<2>> {
        self.model.output(9)
    }

    /// Output port `occupancy`.
    pub fn occupancy(&self) -> Output<'_, Bits<2>> {
        self.model.output(10)
    }
}

impl Device for FifoBiasCommandD2 {
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

impl Wrapper for FifoBiasCommandD2 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
