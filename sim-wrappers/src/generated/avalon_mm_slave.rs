//! `avalon_mm_slave` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "avalon_mm_slave",
    summary: "Turns 64-bit Avalon-MM accesses into accesses of registers.",
    sources: Sources::Emitted(&["avalon_mm_slave.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("command_valid", 1, Some(0)),
        Port::output("command_ready", 1, Some(0)),
        Port::input("command_write", 1, Some(0)),
        Port::input("command_address", 22, Some(0)),
        Port::input("command_write_data", 64, Some(0)),
        Port::input("command_byte_enable", 8, Some(0)),
        Port::input("command_poison", 1, Some(0)),
        Port::output("read_data_valid", 1, Some(0)),
        Port::output("read_data_data", 64, Some(0)),
        Port::output("access_valid", 1, Some(0)),
        Port::input("access_ready", 1, Some(0)),
        Port::output("access_address", 32, Some(0)),
        Port::output("access_write", 1, Some(0)),
        Port::output("access_data", 32, Some(0)),
        Port::output("access_byte_enable", 4, Some(0)),
        Port::input("answer_valid", 1, Some(0)),
        Port::output("answer_ready", 1, Some(0)),
        Port::input("answer_data", 32, Some(0)),
        Port::input("answer_refused", 1, Some(0)),
        Port::output("status_poisoned_writes", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "command",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AvalonCommand",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "write", port: 4 },
                Field { name: "address", port: 5 },
                Field { name: "write_data", port: 6 },
                Field { name: "byte_enable", port: 7 },
                Field { name: "poison", port: 8 },
            ],
        },
        Group {
            name: "read_data",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AvalonReadData",
            valid: Some(9),
            ready: None,
            fields: &[Field { name: "data", port: 10 }],
        },
        Group {
            name: "access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(11),
            ready: Some(12),
            fields: &[
                Field { name: "address", port: 13 },
                Field { name: "write", port: 14 },
                Field { name: "data", port: 15 },
                Field { name: "byte_enable", port: 16 },
            ],
        },
        Group {
            name: "answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(17),
            ready: Some(18),
            fields: &[Field { name: "data", port: 19 }, Field { name: "refused", port: 20 }],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AvalonStatus",
            valid: None,
            ready: None,
            fields: &[Field { name: "poisoned_writes", port: 21 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "command" }),
        interval: Some(3),
        waits_on: &["access", "answer"],
        source: "design interfaces 1, ip2csr_avmm",
    }),
};

/// Turns 64-bit Avalon-MM accesses into accesses of registers.
#[derive(Debug)]
pub struct AvalonMmSlave {
    model: Model,
}

impl AvalonMmSlave {
    /// What the host asks.
    pub const COMMAND: Inlet<Self, message::AvalonCommand> = Inlet::new(0);

    /// What the host asks.
    pub fn command(&mut self) -> StreamInput<'_, message::AvalonCommand> {
        StreamInput::open(&mut self.model, Self::COMMAND)
    }

    /// What it reads.
    pub const READ_DATA: PulseOutlet<Self, message::AvalonReadData> = PulseOutlet::new(1);

    /// What it reads.
    pub fn read_data(&mut self) -> PulseOutput<'_, message::AvalonReadData> {
        PulseOutput::open(&mut self.model, Self::READ_DATA)
    }

    /// What is asked of the registers.
    pub const ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(2);

    /// What is asked of the registers.
    pub fn access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::ACCESS)
    }

    /// What they say, one for each access.
    pub const ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(3);

    /// What they say, one for each access.
    pub fn answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::ANSWER)
    }

    /// What was dropped.
    pub const STATUS: LevelOutlet<Self, message::AvalonStatus> = LevelOutlet::new(4);

    /// What was dropped.
    pub fn status(&mut self) -> LevelOutput<'_, message::AvalonStatus> {
        LevelOutput::open(&mut self.model, Self::STATUS)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `command_valid`.
    pub fn command_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `command_ready`.
    pub fn command_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `command_write`.
    pub fn command_write(&mut self) -> Input<'_, bool> {
        self.model.input(4)
    }

    /// Input port `command_address`.
    pub fn command_address(&mut self) -> Input<'_, Bits<22>> {
        self.model.input(5)
    }

    /// Input port `command_write_data`.
    pub fn command_write_data(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(6)
    }

    /// Input port `command_byte_enable`.
    pub fn command_byte_enable(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(7)
    }

    /// Input port `command_poison`.
    pub fn command_poison(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Output port `read_data_valid`.
    pub fn read_data_valid(&self) -> Output<'_, bool> {
        self.model.output(9)
    }

    /// Output port `read_data_data`.
    pub fn read_data_data(&self) -> Output<'_, Bits<64>> {
        self.model.output(10)
    }

    /// Output port `access_valid`.
    pub fn access_valid(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Input port `access_ready`.
    pub fn access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(12)
    }

    /// Output port `access_address`.
    pub fn access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(13)
    }

    /// Output port `access_write`.
    pub fn access_write(&self) -> Output<'_, bool> {
        self.model.output(14)
    }

    /// Output port `access_data`.
    pub fn access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(15)
    }

    /// Output port `access_byte_enable`.
    pub fn access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(16)
    }

    /// Input port `answer_valid`.
    pub fn answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(17)
    }

    /// Output port `answer_ready`.
    pub fn answer_ready(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Input port `answer_data`.
    pub fn answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(19)
    }

    /// Input port `answer_refused`.
    pub fn answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(20)
    }

    /// Output port `status_poisoned_writes`.
    pub fn status_poisoned_writes(&self) -> Output<'_, Bits<16>> {
        self.model.output(21)
    }
}

impl Device for AvalonMmSlave {
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

impl Wrapper for AvalonMmSlave {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
