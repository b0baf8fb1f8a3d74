//! `credit_gate_word8_c5_r3` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "credit_gate_word8_c5_r3",
    summary: "Lets payloads pass as far as there is credit.",
    sources: Sources::Emitted(&["credit_gate_word8_c5_r3.v", "skid_buffer_word8.v"]),
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
        Port::input("credit_valid", 1, Some(0)),
        Port::input("credit_amount", 2, Some(0)),
        Port::output("available", 3, Some(0)),
        Port::output("surplus", 16, Some(0)),
        Port::output("overflow", 1, Some(0)),
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
            name: "credit",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Credits<2>",
            valid: Some(8),
            ready: None,
            fields: &[Field { name: "amount", port: 9 }],
        },
        Group {
            name: "available",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 10 }],
        },
        Group {
            name: "surplus",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 11 }],
        },
        Group {
            name: "overflow",
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
        waits_on: &["sink", "credit"],
        source: "design style 2; architecture, rule 5",
    }),
};

/// Lets payloads pass as far as there is credit.
#[derive(Debug)]
pub struct CreditGateWord8C5R3 {
    model: Model,
}

impl CreditGateWord8C5R3 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::Word<8>> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::Word<8>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads; each takes a credit.
    pub const SINK: Outlet<Self, message::Word<8>> = Outlet::new(1);

    /// The same payloads; each takes a credit.
    pub fn sink(&mut self) -> StreamOutput<'_, message::Word<8>> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// Credits that come back.
    pub const CREDIT: PulseInlet<Self, message::Credits<2>> = PulseInlet::new(2);

    /// Credits that come back.
    pub fn credit(&mut self) -> PulseInput<'_, message::Credits<2>> {
        PulseInput::open(&mut self.model, Self::CREDIT)
    }

    /// Credits that are here.
    pub const AVAILABLE: LevelOutlet<Self, Bits<3>> = LevelOutlet::new(3);

    /// Credits that came back though none was outstanding.
    pub const SURPLUS: LevelOutlet<Self, Bits<16>> = LevelOutlet::new(4);

    /// Whether there ever was such a credit.
    pub const OVERFLOW: LevelOutlet<Self, Bits<1>> = LevelOutlet::new(5);

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

    /// Input port `credit_valid`.
    pub fn credit_valid(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Input port `credit_amount`.
    pub fn credit_amount(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(9)
    }

    /// Output port `available`.
    pub fn available(&self) -> Output<'_, Bits<3>> {
        self.model.output(10)
    }

    /// Output port `surplus`.
    pub fn surplus(&self) -> Output<'_, Bits<16>> {
        self.model.output(11)
    }

    /// Output port `overflow`.
    pub fn overflow(&self) -> Output<'_, bool> {
        self.model.output(12)
    }
}

impl Device for CreditGateWord8C5R3 {
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

impl Wrapper for CreditGateWord8C5R3 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
