//! `synchronizer_w4` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "synchronizer_w4",
    summary: "Brings a bit or a Gray code into another clock domain.",
    sources: Sources::Emitted(&["synchronizer_w4.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source", 4, Some(0)),
        Port::output("sink", 4, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 2 }],
        },
        Group {
            name: "sink",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 3 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: None,
        interval: Some(1),
        waits_on: &[],
        source: "design style 3, one clock per module",
    }),
};

/// Brings a bit or a Gray code into another clock domain.
#[derive(Debug)]
pub struct SynchronizerW4 {
    model: Model,
}

impl SynchronizerW4 {
    /// The value as its own domain has it: from a register, with no logic behind it.
    pub const SOURCE: LevelInlet<Self, Bits<4>> = LevelInlet::new(0);

    /// The value as this domain sees it.
    pub const SINK: LevelOutlet<Self, Bits<4>> = LevelOutlet::new(1);

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `source`.
    pub fn source(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(2)
    }

    /// Output port `sink`.
    pub fn sink(&self) -> Output<'_, Bits<4>> {
        self.model.output(3)
    }
}

impl Device for SynchronizerW4 {
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

impl Wrapper for SynchronizerW4 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
