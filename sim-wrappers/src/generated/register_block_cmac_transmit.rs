//! `register_block_cmac_transmit` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "register_block_cmac_transmit",
    summary: "The registers of one unit, made from its messages.",
    sources: Sources::Emitted(&["register_block_cmac_transmit.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("access_valid", 1, Some(0)),
        Port::output("access_ready", 1, Some(0)),
        Port::input("access_address", 32, Some(0)),
        Port::input("access_write", 1, Some(0)),
        Port::input("access_data", 32, Some(0)),
        Port::input("access_byte_enable", 4, Some(0)),
        Port::output("answer_valid", 1, Some(0)),
        Port::input("answer_ready", 1, Some(0)),
        Port::output("answer_data", 32, Some(0)),
        Port::output("answer_refused", 1, Some(0)),
        Port::input("status_packets", 32, Some(0)),
        Port::input("status_bytes", 48, Some(0)),
        Port::input("status_padded_packets", 32, Some(0)),
    ],
    groups: &[
        Group {
            name: "access",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "address", port: 4 },
                Field { name: "write", port: 5 },
                Field { name: "data", port: 6 },
                Field { name: "byte_enable", port: 7 },
            ],
        },
        Group {
            name: "answer",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(8),
            ready: Some(9),
            fields: &[Field { name: "data", port: 10 }, Field { name: "refused", port: 11 }],
        },
        Group {
            name: "control",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Nothing",
            valid: None,
            ready: None,
            fields: &[],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::TransmitStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 12 },
                Field { name: "bytes", port: 13 },
                Field { name: "padded_packets", port: 14 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "access" }),
        interval: Some(2),
        waits_on: &["answer"],
        source: "CXL-NIC 4.1",
    }),
};

/// The registers of one unit, made from its messages.
#[derive(Debug)]
pub struct RegisterBlockCmacTransmit {
    model: Model,
}

impl RegisterBlockCmacTransmit {
    /// What the host asks.
    pub const ACCESS: Inlet<Self, message::RegisterAccess> = Inlet::new(0);

    /// What the host asks.
    pub fn access(&mut self) -> StreamInput<'_, message::RegisterAccess> {
        StreamInput::open(&mut self.model, Self::ACCESS)
    }

    /// What it gets.
    pub const ANSWER: Outlet<Self, message::RegisterAnswer> = Outlet::new(1);

    /// What it gets.
    pub fn answer(&mut self) -> StreamOutput<'_, message::RegisterAnswer> {
        StreamOutput::open(&mut self.model, Self::ANSWER)
    }

    /// What the unit is configured with.
    pub const CONTROL: LevelOutlet<Self, message::Nothing> = LevelOutlet::new(2);

    /// What the unit is configured with.
    pub fn control(&mut self) -> LevelOutput<'_, message::Nothing> {
        LevelOutput::open(&mut self.model, Self::CONTROL)
    }

    /// What the unit shows, the constants before the rest.
    pub const STATUS: LevelInlet<Self, message::TransmitStatus> = LevelInlet::new(3);

    /// What the unit shows, the constants before the rest.
    pub fn status(&mut self) -> LevelInput<'_, message::TransmitStatus> {
        LevelInput::open(&mut self.model, Self::STATUS)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `access_valid`.
    pub fn access_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `access_ready`.
    pub fn access_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `access_address`.
    pub fn access_address(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(4)
    }

    /// Input port `access_write`.
    pub fn access_write(&mut self) -> Input<'_, bool> {
        self.model.input(5)
    }

    /// Input port `access_data`.
    pub fn access_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(6)
    }

    /// Input port `access_byte_enable`.
    pub fn access_byte_enable(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(7)
    }

    /// Output port `answer_valid`.
    pub fn answer_valid(&self) -> Output<'_, bool> {
        self.model.output(8)
    }

    /// Input port `answer_ready`.
    pub fn answer_ready(&mut self) -> Input<'_, bool> {
        self.model.input(9)
    }

    /// Output port `answer_data`.
    pub fn answer_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(10)
    }

    /// Output port `answer_refused`.
    pub fn answer_refused(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Input port `status_packets`.
    pub fn status_packets(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(12)
    }

    /// Input port `status_bytes`.
    pub fn status_bytes(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(13)
    }

    /// Input port `status_padded_packets`.
    pub fn status_padded_packets(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(14)
    }
}

impl Device for RegisterBlockCmacTransmit {
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

impl Wrapper for RegisterBlockCmacTransmit {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
