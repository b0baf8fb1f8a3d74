//! `register_crossing` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "register_crossing",
    summary: "Passes accesses to registers to another clock, and answers back.",
    sources: Sources::Emitted(&[
        "register_crossing.v",
        "async_fifo_register_access_d4.v",
        "async_fifo_register_answer_d4.v",
        "synchronizer_w3.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("host_clk", Some(0)),
        Port::reset("host_rst", Some(0)),
        Port::clock("unit_clk", Some(1)),
        Port::reset("unit_rst", Some(1)),
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
        Port::output("unit_access_valid", 1, Some(1)),
        Port::input("unit_access_ready", 1, Some(1)),
        Port::output("unit_access_address", 32, Some(1)),
        Port::output("unit_access_write", 1, Some(1)),
        Port::output("unit_access_data", 32, Some(1)),
        Port::output("unit_access_byte_enable", 4, Some(1)),
        Port::input("unit_answer_valid", 1, Some(1)),
        Port::output("unit_answer_ready", 1, Some(1)),
        Port::input("unit_answer_data", 32, Some(1)),
        Port::input("unit_answer_refused", 1, Some(1)),
    ],
    groups: &[
        Group {
            name: "access",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(4),
            ready: Some(5),
            fields: &[
                Field { name: "address", port: 6 },
                Field { name: "write", port: 7 },
                Field { name: "data", port: 8 },
                Field { name: "byte_enable", port: 9 },
            ],
        },
        Group {
            name: "answer",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(10),
            ready: Some(11),
            fields: &[Field { name: "data", port: 12 }, Field { name: "refused", port: 13 }],
        },
        Group {
            name: "unit_access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 1,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(14),
            ready: Some(15),
            fields: &[
                Field { name: "address", port: 16 },
                Field { name: "write", port: 17 },
                Field { name: "data", port: 18 },
                Field { name: "byte_enable", port: 19 },
            ],
        },
        Group {
            name: "unit_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 1,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(20),
            ready: Some(21),
            fields: &[Field { name: "data", port: 22 }, Field { name: "refused", port: 23 }],
        },
    ],
    domains: &[
        Domain { name: "host", clock: 0, reset: 1 },
        Domain { name: "unit", clock: 2, reset: 3 },
    ],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: None,
        interval: Some(1),
        waits_on: &["answer", "unit_access"],
        source: "design style 3, one clock per module",
    }),
};

/// Passes accesses to registers to another clock, and answers back.
#[derive(Debug)]
pub struct RegisterCrossing {
    model: Model,
}

impl RegisterCrossing {
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

    /// The accesses, on the unit's clock.
    pub const UNIT_ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(2);

    /// The accesses, on the unit's clock.
    pub fn unit_access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::UNIT_ACCESS)
    }

    /// What the unit says.
    pub const UNIT_ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(3);

    /// What the unit says.
    pub fn unit_answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::UNIT_ANSWER)
    }

    /// Input port `host_clk`.
    pub fn host_clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `host_rst`.
    pub fn host_rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `unit_clk`.
    pub fn unit_clk(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `unit_rst`.
    pub fn unit_rst(&mut self) -> Input<'_, bool> {
        self.model.input(3)
    }

    /// Input port `access_valid`.
    pub fn access_valid(&mut self) -> Input<'_, bool> {
        self.model.input(4)
    }

    /// Output port `access_ready`.
    pub fn access_ready(&self) -> Output<'_, bool> {
        self.model.output(5)
    }

    /// Input port `access_address`.
    pub fn access_address(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(6)
    }

    /// Input port `access_write`.
    pub fn access_write(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Input port `access_data`.
    pub fn access_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(8)
    }

    /// Input port `access_byte_enable`.
    pub fn access_byte_enable(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(9)
    }

    /// Output port `answer_valid`.
    pub fn answer_valid(&self) -> Output<'_, bool> {
        self.model.output(10)
    }

    /// Input port `answer_ready`.
    pub fn answer_ready(&mut self) -> Input<'_, bool> {
        self.model.input(11)
    }

    /// Output port `answer_data`.
    pub fn answer_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(12)
    }

    /// Output port `answer_refused`.
    pub fn answer_refused(&self) -> Output<'_, bool> {
        self.model.output(13)
    }

    /// Output port `unit_access_valid`.
    pub fn unit_access_valid(&self) -> Output<'_, bool> {
        self.model.output(14)
    }

    /// Input port `unit_access_ready`.
    pub fn unit_access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(15)
    }

    /// Output port `unit_access_address`.
    pub fn unit_access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(16)
    }

    /// Output port `unit_access_write`.
    pub fn unit_access_write(&self) -> Output<'_, bool> {
        self.model.output(17)
    }

    /// Output port `unit_access_data`.
    pub fn unit_access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(18)
    }

    /// Output port `unit_access_byte_enable`.
    pub fn unit_access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(19)
    }

    /// Input port `unit_answer_valid`.
    pub fn unit_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(20)
    }

    /// Output port `unit_answer_ready`.
    pub fn unit_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(21)
    }

    /// Input port `unit_answer_data`.
    pub fn unit_answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(22)
    }

    /// Input port `unit_answer_refused`.
    pub fn unit_answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(23)
    }
}

impl Device for RegisterCrossing {
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

impl Wrapper for RegisterCrossing {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
