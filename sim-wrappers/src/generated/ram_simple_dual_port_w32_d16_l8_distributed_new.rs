//! `ram_simple_dual_port_w32_d16_l8_distributed_new` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "ram_simple_dual_port_w32_d16_l8_distributed_new",
    summary: "Stores words: one port writes, one reads.",
    sources: Sources::Emitted(&["ram_simple_dual_port_w32_d16_l8_distributed_new.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("write_valid", 1, Some(0)),
        Port::input("write_address", 4, Some(0)),
        Port::input("write_data", 32, Some(0)),
        Port::input("write_lanes", 4, Some(0)),
        Port::input("read_valid", 1, Some(0)),
        Port::input("read_address", 4, Some(0)),
        Port::output("word_valid", 1, Some(0)),
        Port::output("word_data", 32, Some(0)),
    ],
    groups: &[
        Group {
            name: "write",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RamWrite<4, 32, 4>",
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
            payload: "nic_spec::message::RamRead<4>",
            valid: Some(6),
            ready: None,
            fields: &[Field { name: "address", port: 7 }],
        },
        Group {
            name: "word",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<32>",
            valid: Some(8),
            ready: None,
            fields: &[Field { name: "data", port: 9 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 2, after: "read" }),
        interval: Some(1),
        waits_on: &[],
        source: "design dsl 5",
    }),
};

/// Stores words: one port writes, one reads.
#[derive(Debug)]
pub struct RamSimpleDualPortW32D16L8DistributedNew {
    model: Model,
}

impl RamSimpleDualPortW32D16L8DistributedNew {
    /// Writes.
    pub const WRITE: PulseInlet<Self, message::RamWrite<4, 32, 4>> = PulseInlet::new(0);

    /// Writes.
    pub fn write(&mut self) -> PulseInput<'_, message::RamWrite<4, 32, 4>> {
        PulseInput::open(&mut self.model, Self::WRITE)
    }

    /// Reads.
    pub const READ: PulseInlet<Self, message::RamRead<4>> = PulseInlet::new(1);

    /// Reads.
    pub fn read(&mut self) -> PulseInput<'_, message::RamRead<4>> {
        PulseInput::open(&mut self.model, Self::READ)
    }

    /// What was read.
    pub const WORD: PulseOutlet<Self, message::Word<32>> = PulseOutlet::new(2);

    /// What was read.
    pub fn word(&mut self) -> PulseOutput<'_, message::Word<32>> {
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
    pub fn write_address(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(3)
    }

    /// Input port `write_data`.
    pub fn write_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(4)
    }

    /// Input port `write_lanes`.
    pub fn write_lanes(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(5)
    }

    /// Input port `read_valid`.
    pub fn read_valid(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `read_address`.
    pub fn read_address(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(7)
    }

    /// Output port `word_valid`.
    pub fn word_valid(&self) -> Output<'_, bool> {
        self.model.output(8)
    }

    /// Output port `word_data`.
    pub fn word_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(9)
    }
}

impl Device for RamSimpleDualPortW32D16L8DistributedNew {
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

impl Wrapper for RamSimpleDualPortW32D16L8DistributedNew {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
