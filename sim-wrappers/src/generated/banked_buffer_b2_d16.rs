//! `banked_buffer_b2_d16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "banked_buffer_b2_d16",
    summary: "Stores lines with byte enables in banks of block RAM.",
    sources: Sources::Emitted(&["banked_buffer_b2_d16.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("write_valid", 1, Some(0)),
        Port::input("write_address", 5, Some(0)),
        Port::input("write_data", 512, Some(0)),
        Port::input("write_lanes", 64, Some(0)),
        Port::input("read_valid", 1, Some(0)),
        Port::input("read_address", 5, Some(0)),
        Port::output("word_valid", 1, Some(0)),
        Port::output("word_data", 512, Some(0)),
    ],
    groups: &[
        Group {
            name: "write",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RamWrite<5, 512, 64>",
            valid: Some(2),
            ready: None,
            fields: &[
                Field { name: "address", port: 3 },
                Field { name: "data", port: 4 },
                Field { name: "lanes", port: 5 },
            ],
        },
        Group {
            name: "read",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RamRead<5>",
            valid: Some(6),
            ready: None,
            fields: &[Field { name: "address", port: 7 }],
        },
        Group {
            name: "word",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<512>",
            valid: Some(8),
            ready: None,
            fields: &[Field { name: "data", port: 9 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "read" }),
        interval: Some(1),
        waits_on: &[],
        source: "CXL-NIC 4.1",
    }),
};

/// Stores lines with byte enables in banks of block RAM.
#[derive(Debug)]
pub struct BankedBufferB2D16 {
    model: Model,
}

impl BankedBufferB2D16 {
    /// Writes, a lane for each byte.
    pub const WRITE: PulseInlet<Self, message::RamWrite<5, 512, 64>> = PulseInlet::new(0);

    /// Writes, a lane for each byte.
    pub fn write(&mut self) -> PulseInput<'_, message::RamWrite<5, 512, 64>> {
        PulseInput::open(&mut self.model, Self::WRITE)
    }

    /// Reads.
    pub const READ: PulseInlet<Self, message::RamRead<5>> = PulseInlet::new(1);

    /// Reads.
    pub fn read(&mut self) -> PulseInput<'_, message::RamRead<5>> {
        PulseInput::open(&mut self.model, Self::READ)
    }

    /// What was read.
    pub const WORD: PulseOutlet<Self, message::Word<512>> = PulseOutlet::new(2);

    /// What was read.
    pub fn word(&mut self) -> PulseOutput<'_, message::Word<512>> {
        PulseOutput::open(&mut self.model, Self::WORD)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `write_valid`.
    pub fn write_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `write_address`.
    pub fn write_address(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(3)
    }

    /// Input port `write_data`.
    pub fn write_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(4)
    }

    /// Input port `write_lanes`.
    pub fn write_lanes(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(5)
    }

    /// Input port `read_valid`.
    pub fn read_valid(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `read_address`.
    pub fn read_address(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(7)
    }

    /// Output port `word_valid`.
    pub fn word_valid(&self) -> Output<'_, bool> {
        self.model.output(8)
    }

    /// Output port `word_data`.
    pub fn word_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(9)
    }
}

impl Device for BankedBufferB2D16 {
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

impl Wrapper for BankedBufferB2D16 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
