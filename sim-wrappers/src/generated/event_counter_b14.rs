//! `event_counter_b14` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "event_counter_b14",
    summary: "Counts events in 64 bits on a short path.",
    sources: Sources::Emitted(&["event_counter_b14.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("event_valid", 1, Some(0)),
        Port::input("event_data", 14, Some(0)),
        Port::output("count", 64, Some(0)),
    ],
    groups: &[
        Group {
            name: "event",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<14>",
            valid: Some(2),
            ready: None,
            fields: &[Field { name: "data", port: 3 }],
        },
        Group {
            name: "count",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 4 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 3, most: 3, after: "event" }),
        interval: Some(1),
        waits_on: &[],
        source: "design style 2",
    }),
};

/// Counts events in 64 bits on a short path.
#[derive(Debug)]
pub struct EventCounterB14 {
    model: Model,
}

impl EventCounterB14 {
    /// The events, each with its amount.
    pub const EVENT: PulseInlet<Self, message::Word<14>> = PulseInlet::new(0);

    /// The events, each with its amount.
    pub fn event(&mut self) -> PulseInput<'_, message::Word<14>> {
        PulseInput::open(&mut self.model, Self::EVENT)
    }

    /// The sum of their amounts.
    pub const COUNT: LevelOutlet<Self, Bits<64>> = LevelOutlet::new(1);

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `event_valid`.
    pub fn event_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `event_data`.
    pub fn event_data(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(3)
    }

    /// Output port `count`.
    pub fn count(&self) -> Output<'_, Bits<64>> {
        self.model.output(4)
    }
}

impl Device for EventCounterB14 {
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

impl Wrapper for EventCounterB14 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
