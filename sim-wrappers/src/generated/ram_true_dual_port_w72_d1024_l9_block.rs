//! `ram_true_dual_port_w72_d1024_l9_block` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "ram_true_dual_port_w72_d1024_l9_block",
    summary: "Stores words: two ports, each reads and writes.",
    sources: Sources::Emitted(&["ram_true_dual_port_w72_d1024_l9_block.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("access_0_valid", 1, Some(0)),
        Port::input("access_0_address", 10, Some(0)),
        Port::input("access_0_data", 72, Some(0)),
        Port::input("access_0_lanes", 8, Some(0)),
        Port::input("access_1_valid", 1, Some(0)),
        Port::input("access_1_address", 10, Some(0)),
        Port::input("access_1_data", 72, Some(0)),
        Port::input("access_1_lanes", 8, Some(0)),
        Port::output("word_0_valid", 1, Some(0)),
        Port::output("word_0_data", 72, Some(0)),
        Port::output("word_1_valid", 1, Some(0)),
        Port::output("word_1_data", 72, Some(0)),
    ],
    groups: &[
        Group {
            name: "access_0",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RamWrite<10, 72, 8>",
            valid: Some(2),
            ready: None,
            fields: &[
                Field { name: "address", port: 3 },
                Field { name: "data", port: 4 },
                Field { name: "lanes", port: 5 },
            ],
        },
        Group {
            name: "access_1",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RamWrite<10, 72, 8>",
            valid: Some(6),
            ready: None,
            fields: &[
                Field { name: "address", port: 7 },
                Field { name: "data", port: 8 },
                Field { name: "lanes", port: 9 },
            ],
        },
        Group {
            name: "word_0",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<72>",
            valid: Some(10),
            ready: None,
            fields: &[Field { name: "data", port: 11 }],
        },
        Group {
            name: "word_1",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<72>",
            valid: Some(12),
            ready: None,
            fields: &[Field { name: "data", port: 13 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 2, after: "access_0" }),
        interval: Some(1),
        waits_on: &[],
        source: "design dsl 5",
    }),
};

/// Stores words: two ports, each reads and writes.
#[derive(Debug)]
pub struct RamTrueDualPortW72D1024L9Block {
    model: Model,
}

impl RamTrueDualPortW72D1024L9Block {
    /// Accesses; without lanes they only read.
    pub const ACCESS_0: PulseInlet<Self, message::RamWrite<10, 72, 8>> = PulseInlet::new(0);

    /// Accesses; without lanes they only read.
    pub fn access_0(&mut self) -> PulseInput<'_, message::RamWrite<10, 72, 8>> {
        PulseInput::open(&mut self.model, Self::ACCESS_0)
    }

    /// Accesses; without lanes they only read.
    pub const ACCESS_1: PulseInlet<Self, message::RamWrite<10, 72, 8>> = PulseInlet::new(1);

    /// Accesses; without lanes they only read.
    pub fn access_1(&mut self) -> PulseInput<'_, message::RamWrite<10, 72, 8>> {
        PulseInput::open(&mut self.model, Self::ACCESS_1)
    }

    /// The word of each access, as it was before.
    pub const WORD_0: PulseOutlet<Self, message::Word<72>> = PulseOutlet::new(2);

    /// The word of each access, as it was before.
    pub fn word_0(&mut self) -> PulseOutput<'_, message::Word<72>> {
        PulseOutput::open(&mut self.model, Self::WORD_0)
    }

    /// The word of each access, as it was before.
    pub const WORD_1: PulseOutlet<Self, message::Word<72>> = PulseOutlet::new(3);

    /// The word of each access, as it was before.
    pub fn word_1(&mut self) -> PulseOutput<'_, message::Word<72>> {
        PulseOutput::open(&mut self.model, Self::WORD_1)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `access_0_valid`.
    pub fn access_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `access_0_address`.
    pub fn access_0_address(&mut self) -> Input<'_, Bits<10>> {
        self.model.input(3)
    }

    /// Input port `access_0_data`.
    pub fn access_0_data(&mut self) -> Input<'_, message::Wide<72>> {
        self.model.input(4)
    }

    /// Input port `access_0_lanes`.
    pub fn access_0_lanes(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(5)
    }

    /// Input port `access_1_valid`.
    pub fn access_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `access_1_address`.
    pub fn access_1_address(&mut self) -> Input<'_, Bits<10>> {
        self.model.input(7)
    }

    /// Input port `access_1_data`.
    pub fn access_1_data(&mut self) -> Input<'_, message::Wide<72>> {
        self.model.input(8)
    }

    /// Input port `access_1_lanes`.
    pub fn access_1_lanes(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(9)
    }

    /// Output port `word_0_valid`.
    pub fn word_0_valid(&self) -> Output<'_, bool> {
        self.model.output(10)
    }

    /// Output port `word_0_data`.
    pub fn word_0_data(&self) -> Output<'_, message::Wide<72>> {
        self.model.output(11)
    }

    /// Output port `word_1_valid`.
    pub fn word_1_valid(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `word_1_data`.
    pub fn word_1_data(&self) -> Output<'_, message::Wide<72>> {
        self.model.output(13)
    }
}

impl Device for RamTrueDualPortW72D1024L9Block {
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

impl Wrapper for RamTrueDualPortW72D1024L9Block {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
