//! `register_hub_nic_r2` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "register_hub_nic_r2",
    summary: "Gives each access to the block of registers at its address.",
    sources: Sources::Emitted(&["register_hub_nic_r2.v"]),
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
        Port::output("card_access_valid", 1, Some(0)),
        Port::input("card_access_ready", 1, Some(0)),
        Port::output("card_access_address", 32, Some(0)),
        Port::output("card_access_write", 1, Some(0)),
        Port::output("card_access_data", 32, Some(0)),
        Port::output("card_access_byte_enable", 4, Some(0)),
        Port::output("registers_access_valid", 1, Some(0)),
        Port::input("registers_access_ready", 1, Some(0)),
        Port::output("registers_access_address", 32, Some(0)),
        Port::output("registers_access_write", 1, Some(0)),
        Port::output("registers_access_data", 32, Some(0)),
        Port::output("registers_access_byte_enable", 4, Some(0)),
        Port::output("receive_ring_0_access_valid", 1, Some(0)),
        Port::input("receive_ring_0_access_ready", 1, Some(0)),
        Port::output("receive_ring_0_access_address", 32, Some(0)),
        Port::output("receive_ring_0_access_write", 1, Some(0)),
        Port::output("receive_ring_0_access_data", 32, Some(0)),
        Port::output("receive_ring_0_access_byte_enable", 4, Some(0)),
        Port::output("receive_ring_1_access_valid", 1, Some(0)),
        Port::input("receive_ring_1_access_ready", 1, Some(0)),
        Port::output("receive_ring_1_access_address", 32, Some(0)),
        Port::output("receive_ring_1_access_write", 1, Some(0)),
        Port::output("receive_ring_1_access_data", 32, Some(0)),
        Port::output("receive_ring_1_access_byte_enable", 4, Some(0)),
        Port::output("transmit_ring_0_access_valid", 1, Some(0)),
        Port::input("transmit_ring_0_access_ready", 1, Some(0)),
        Port::output("transmit_ring_0_access_address", 32, Some(0)),
        Port::output("transmit_ring_0_access_write", 1, Some(0)),
        Port::output("transmit_ring_0_access_data", 32, Some(0)),
        Port::output("transmit_ring_0_access_byte_enable", 4, Some(0)),
        Port::output("transmit_ring_1_access_valid", 1, Some(0)),
        Port::input("transmit_ring_1_access_ready", 1, Some(0)),
        Port::output("transmit_ring_1_access_address", 32, Some(0)),
        Port::output("transmit_ring_1_access_write", 1, Some(0)),
        Port::output("transmit_ring_1_access_data", 32, Some(0)),
        Port::output("transmit_ring_1_access_byte_enable", 4, Some(0)),
        Port::output("ring_range_0_access_valid", 1, Some(0)),
        Port::input("ring_range_0_access_ready", 1, Some(0)),
        Port::output("ring_range_0_access_address", 32, Some(0)),
        Port::output("ring_range_0_access_write", 1, Some(0)),
        Port::output("ring_range_0_access_data", 32, Some(0)),
        Port::output("ring_range_0_access_byte_enable", 4, Some(0)),
        Port::output("ring_range_1_access_valid", 1, Some(0)),
        Port::input("ring_range_1_access_ready", 1, Some(0)),
        Port::output("ring_range_1_access_address", 32, Some(0)),
        Port::output("ring_range_1_access_write", 1, Some(0)),
        Port::output("ring_range_1_access_data", 32, Some(0)),
        Port::output("ring_range_1_access_byte_enable", 4, Some(0)),
        Port::input("card_answer_valid", 1, Some(0)),
        Port::output("card_answer_ready", 1, Some(0)),
        Port::input("card_answer_data", 32, Some(0)),
        Port::input("card_answer_refused", 1, Some(0)),
        Port::input("registers_answer_valid", 1, Some(0)),
        Port::output("registers_answer_ready", 1, Some(0)),
        Port::input("registers_answer_data", 32, Some(0)),
        Port::input("registers_answer_refused", 1, Some(0)),
        Port::input("receive_ring_0_answer_valid", 1, Some(0)),
        Port::output("receive_ring_0_answer_ready", 1, Some(0)),
        Port::input("receive_ring_0_answer_data", 32, Some(0)),
        Port::input("receive_ring_0_answer_refused", 1, Some(0)),
        Port::input("receive_ring_1_answer_valid", 1, Some(0)),
        Port::output("receive_ring_1_answer_ready", 1, Some(0)),
        Port::input("receive_ring_1_answer_data", 32, Some(0)),
        Port::input("receive_ring_1_answer_refused", 1, Some(0)),
        Port::input("transmit_ring_0_answer_valid", 1, Some(0)),
        Port::output("transmit_ring_0_answer_ready", 1, Some(0)),
        Port::input("transmit_ring_0_answer_data", 32, Some(0)),
        Port::input("transmit_ring_0_answer_refused", 1, Some(0)),
        Port::input("transmit_ring_1_answer_valid", 1, Some(0)),
        Port::output("transmit_ring_1_answer_ready", 1, Some(0)),
        Port::input("transmit_ring_1_answer_data", 32, Some(0)),
        Port::input("transmit_ring_1_answer_refused", 1, Some(0)),
        Port::input("ring_range_0_answer_valid", 1, Some(0)),
        Port::output("ring_range_0_answer_ready", 1, Some(0)),
        Port::input("ring_range_0_answer_data", 32, Some(0)),
        Port::input("ring_range_0_answer_refused", 1, Some(0)),
        Port::input("ring_range_1_answer_valid", 1, Some(0)),
        Port::output("ring_range_1_answer_ready", 1, Some(0)),
        Port::input("ring_range_1_answer_data", 32, Some(0)),
        Port::input("ring_range_1_answer_refused", 1, Some(0)),
        Port::output("status_refused_accesses", 16, Some(0)),
        Port::output("status_first_refused_address", 32, Some(0)),
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
            name: "card_access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(12),
            ready: Some(13),
            fields: &[
                Field { name: "address", port: 14 },
                Field { name: "write", port: 15 },
                Field { name: "data", port: 16 },
                Field { name: "byte_enable", port: 17 },
            ],
        },
        Group {
            name: "registers_access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(18),
            ready: Some(19),
            fields: &[
                Field { name: "address", port: 20 },
                Field { name: "write", port: 21 },
                Field { name: "data", port: 22 },
                Field { name: "byte_enable", port: 23 },
            ],
        },
        Group {
            name: "receive_ring_0_access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(24),
            ready: Some(25),
            fields: &[
                Field { name: "address", port: 26 },
                Field { name: "write", port: 27 },
                Field { name: "data", port: 28 },
                Field { name: "byte_enable", port: 29 },
            ],
        },
        Group {
            name: "receive_ring_1_access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(30),
            ready: Some(31),
            fields: &[
                Field { name: "address", port: 32 },
                Field { name: "write", port: 33 },
                Field { name: "data", port: 34 },
                Field { name: "byte_enable", port: 35 },
            ],
        },
        Group {
            name: "transmit_ring_0_access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(36),
            ready: Some(37),
            fields: &[
                Field { name: "address", port: 38 },
                Field { name: "write", port: 39 },
                Field { name: "data", port: 40 },
                Field { name: "byte_enable", port: 41 },
            ],
        },
        Group {
            name: "transmit_ring_1_access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(42),
            ready: Some(43),
            fields: &[
                Field { name: "address", port: 44 },
                Field { name: "write", port: 45 },
                Field { name: "data", port: 46 },
                Field { name: "byte_enable", port: 47 },
            ],
        },
        Group {
            name: "ring_range_0_access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(48),
            ready: Some(49),
            fields: &[
                Field { name: "address", port: 50 },
                Field { name: "write", port: 51 },
                Field { name: "data", port: 52 },
                Field { name: "byte_enable", port: 53 },
            ],
        },
        Group {
            name: "ring_range_1_access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(54),
            ready: Some(55),
            fields: &[
                Field { name: "address", port: 56 },
                Field { name: "write", port: 57 },
                Field { name: "data", port: 58 },
                Field { name: "byte_enable", port: 59 },
            ],
        },
        Group {
            name: "card_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(60),
            ready: Some(61),
            fields: &[Field { name: "data", port: 62 }, Field { name: "refused", port: 63 }],
        },
        Group {
            name: "registers_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(64),
            ready: Some(65),
            fields: &[Field { name: "data", port: 66 }, Field { name: "refused", port: 67 }],
        },
        Group {
            name: "receive_ring_0_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(68),
            ready: Some(69),
            fields: &[Field { name: "data", port: 70 }, Field { name: "refused", port: 71 }],
        },
        Group {
            name: "receive_ring_1_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(72),
            ready: Some(73),
            fields: &[Field { name: "data", port: 74 }, Field { name: "refused", port: 75 }],
        },
        Group {
            name: "transmit_ring_0_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(76),
            ready: Some(77),
            fields: &[Field { name: "data", port: 78 }, Field { name: "refused", port: 79 }],
        },
        Group {
            name: "transmit_ring_1_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(80),
            ready: Some(81),
            fields: &[Field { name: "data", port: 82 }, Field { name: "refused", port: 83 }],
        },
        Group {
            name: "ring_range_0_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(84),
            ready: Some(85),
            fields: &[Field { name: "data", port: 86 }, Field { name: "refused", port: 87 }],
        },
        Group {
            name: "ring_range_1_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(88),
            ready: Some(89),
            fields: &[Field { name: "data", port: 90 }, Field { name: "refused", port: 91 }],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterHubStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "refused_accesses", port: 92 },
                Field { name: "first_refused_address", port: 93 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "access" }),
        interval: Some(3),
        waits_on: &["answer", "*_access", "*_answer"],
        source: "CXL-NIC 4.1",
    }),
};

/// Gives each access to the block of registers at its address.
#[derive(Debug)]
pub struct RegisterHubNicR2 {
    model: Model,
}

impl RegisterHubNicR2 {
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

    /// What the host asks of this block; the address is that in the block.
    pub const CARD_ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(2);

    /// What the host asks of this block; the address is that in the block.
    pub fn card_access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::CARD_ACCESS)
    }

    /// What the host asks of this block; the address is that in the block.
    pub const REGISTERS_ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(3);

    /// What the host asks of this block; the address is that in the block.
    pub fn registers_access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::REGISTERS_ACCESS)
    }

    /// What the host asks of this block; the address is that in the block.
    pub const RECEIVE_RING_0_ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(4);

    /// What the host asks of this block; the address is that in the block.
    pub fn receive_ring_0_access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::RECEIVE_RING_0_ACCESS)
    }

    /// What the host asks of this block; the address is that in the block.
    pub const RECEIVE_RING_1_ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(5);

    /// What the host asks of this block; the address is that in the block.
    pub fn receive_ring_1_access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::RECEIVE_RING_1_ACCESS)
    }

    /// What the host asks of this block; the address is that in the block.
    pub const TRANSMIT_RING_0_ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(6);

    /// What the host asks of this block; the address is that in the block.
    pub fn transmit_ring_0_access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::TRANSMIT_RING_0_ACCESS)
    }

    /// What the host asks of this block; the address is that in the block.
    pub const TRANSMIT_RING_1_ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(7);

    /// What the host asks of this block; the address is that in the block.
    pub fn transmit_ring_1_access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::TRANSMIT_RING_1_ACCESS)
    }

    /// What the host asks of this block; the address is that in the block.
    pub const RING_RANGE_0_ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(8);

    /// What the host asks of this block; the address is that in the block.
    pub fn ring_range_0_access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::RING_RANGE_0_ACCESS)
    }

    /// What the host asks of this block; the address is that in the block.
    pub const RING_RANGE_1_ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(9);

    /// What the host asks of this block; the address is that in the block.
    pub fn ring_range_1_access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::RING_RANGE_1_ACCESS)
    }

    /// What the block says.
    pub const CARD_ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(10);

    /// What the block says.
    pub fn card_answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::CARD_ANSWER)
    }

    /// What the block says.
    pub const REGISTERS_ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(11);

    /// What the block says.
    pub fn registers_answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::REGISTERS_ANSWER)
    }

    /// What the block says.
    pub const RECEIVE_RING_0_ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(12);

    /// What the block says.
    pub fn receive_ring_0_answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::RECEIVE_RING_0_ANSWER)
    }

    /// What the block says.
    pub const RECEIVE_RING_1_ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(13);

    /// What the block says.
    pub fn receive_ring_1_answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::RECEIVE_RING_1_ANSWER)
    }

    /// What the block says.
    pub const TRANSMIT_RING_0_ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(14);

    /// What the block says.
    pub fn transmit_ring_0_answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::TRANSMIT_RING_0_ANSWER)
    }

    /// What the block says.
    pub const TRANSMIT_RING_1_ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(15);

    /// What the block says.
    pub fn transmit_ring_1_answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::TRANSMIT_RING_1_ANSWER)
    }

    /// What the block says.
    pub const RING_RANGE_0_ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(16);

    /// What the block says.
    pub fn ring_range_0_answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::RING_RANGE_0_ANSWER)
    }

    /// What the block says.
    pub const RING_RANGE_1_ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(17);

    /// What the block says.
    pub fn ring_range_1_answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::RING_RANGE_1_ANSWER)
    }

    /// What was refused.
    pub const STATUS: LevelOutlet<Self, message::RegisterHubStatus> = LevelOutlet::new(18);

    /// What was refused.
    pub fn status(&mut self) -> LevelOutput<'_, message::RegisterHubStatus> {
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

    /// Output port `card_access_valid`.
    pub fn card_access_valid(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Input port `card_access_ready`.
    pub fn card_access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(13)
    }

    /// Output port `card_access_address`.
    pub fn card_access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(14)
    }

    /// Output port `card_access_write`.
    pub fn card_access_write(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Output port `card_access_data`.
    pub fn card_access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(16)
    }

    /// Output port `card_access_byte_enable`.
    pub fn card_access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(17)
    }

    /// Output port `registers_access_valid`.
    pub fn registers_access_valid(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Input port `registers_access_ready`.
    pub fn registers_access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(19)
    }

    /// Output port `registers_access_address`.
    pub fn registers_access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(20)
    }

    /// Output port `registers_access_write`.
    pub fn registers_access_write(&self) -> Output<'_, bool> {
        self.model.output(21)
    }

    /// Output port `registers_access_data`.
    pub fn registers_access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(22)
    }

    /// Output port `registers_access_byte_enable`.
    pub fn registers_access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(23)
    }

    /// Output port `receive_ring_0_access_valid`.
    pub fn receive_ring_0_access_valid(&self) -> Output<'_, bool> {
        self.model.output(24)
    }

    /// Input port `receive_ring_0_access_ready`.
    pub fn receive_ring_0_access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(25)
    }

    /// Output port `receive_ring_0_access_address`.
    pub fn receive_ring_0_access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(26)
    }

    /// Output port `receive_ring_0_access_write`.
    pub fn receive_ring_0_access_write(&self) -> Output<'_, bool> {
        self.model.output(27)
    }

    /// Output port `receive_ring_0_access_data`.
    pub fn receive_ring_0_access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(28)
    }

    /// Output port `receive_ring_0_access_byte_enable`.
    pub fn receive_ring_0_access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(29)
    }

    /// Output port `receive_ring_1_access_valid`.
    pub fn receive_ring_1_access_valid(&self) -> Output<'_, bool> {
        self.model.output(30)
    }

    /// Input port `receive_ring_1_access_ready`.
    pub fn receive_ring_1_access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(31)
    }

    /// Output port `receive_ring_1_access_address`.
    pub fn receive_ring_1_access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(32)
    }

    /// Output port `receive_ring_1_access_write`.
    pub fn receive_ring_1_access_write(&self) -> Output<'_, bool> {
        self.model.output(33)
    }

    /// Output port `receive_ring_1_access_data`.
    pub fn receive_ring_1_access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(34)
    }

    /// Output port `receive_ring_1_access_byte_enable`.
    pub fn receive_ring_1_access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(35)
    }

    /// Output port `transmit_ring_0_access_valid`.
    pub fn transmit_ring_0_access_valid(&self) -> Output<'_, bool> {
        self.model.output(36)
    }

    /// Input port `transmit_ring_0_access_ready`.
    pub fn transmit_ring_0_access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(37)
    }

    /// Output port `transmit_ring_0_access_address`.
    pub fn transmit_ring_0_access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(38)
    }

    /// Output port `transmit_ring_0_access_write`.
    pub fn transmit_ring_0_access_write(&self) -> Output<'_, bool> {
        self.model.output(39)
    }

    /// Output port `transmit_ring_0_access_data`.
    pub fn transmit_ring_0_access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(40)
    }

    /// Output port `transmit_ring_0_access_byte_enable`.
    pub fn transmit_ring_0_access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(41)
    }

    /// Output port `transmit_ring_1_access_valid`.
    pub fn transmit_ring_1_access_valid(&self) -> Output<'_, bool> {
        self.model.output(42)
    }

    /// Input port `transmit_ring_1_access_ready`.
    pub fn transmit_ring_1_access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(43)
    }

    /// Output port `transmit_ring_1_access_address`.
    pub fn transmit_ring_1_access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(44)
    }

    /// Output port `transmit_ring_1_access_write`.
    pub fn transmit_ring_1_access_write(&self) -> Output<'_, bool> {
        self.model.output(45)
    }

    /// Output port `transmit_ring_1_access_data`.
    pub fn transmit_ring_1_access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(46)
    }

    /// Output port `transmit_ring_1_access_byte_enable`.
    pub fn transmit_ring_1_access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(47)
    }

    /// Output port `ring_range_0_access_valid`.
    pub fn ring_range_0_access_valid(&self) -> Output<'_, bool> {
        self.model.output(48)
    }

    /// Input port `ring_range_0_access_ready`.
    pub fn ring_range_0_access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(49)
    }

    /// Output port `ring_range_0_access_address`.
    pub fn ring_range_0_access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(50)
    }

    /// Output port `ring_range_0_access_write`.
    pub fn ring_range_0_access_write(&self) -> Output<'_, bool> {
        self.model.output(51)
    }

    /// Output port `ring_range_0_access_data`.
    pub fn ring_range_0_access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(52)
    }

    /// Output port `ring_range_0_access_byte_enable`.
    pub fn ring_range_0_access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(53)
    }

    /// Output port `ring_range_1_access_valid`.
    pub fn ring_range_1_access_valid(&self) -> Output<'_, bool> {
        self.model.output(54)
    }

    /// Input port `ring_range_1_access_ready`.
    pub fn ring_range_1_access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(55)
    }

    /// Output port `ring_range_1_access_address`.
    pub fn ring_range_1_access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(56)
    }

    /// Output port `ring_range_1_access_write`.
    pub fn ring_range_1_access_write(&self) -> Output<'_, bool> {
        self.model.output(57)
    }

    /// Output port `ring_range_1_access_data`.
    pub fn ring_range_1_access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(58)
    }

    /// Output port `ring_range_1_access_byte_enable`.
    pub fn ring_range_1_access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(59)
    }

    /// Input port `card_answer_valid`.
    pub fn card_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(60)
    }

    /// Output port `card_answer_ready`.
    pub fn card_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(61)
    }

    /// Input port `card_answer_data`.
    pub fn card_answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(62)
    }

    /// Input port `card_answer_refused`.
    pub fn card_answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(63)
    }

    /// Input port `registers_answer_valid`.
    pub fn registers_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(64)
    }

    /// Output port `registers_answer_ready`.
    pub fn registers_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(65)
    }

    /// Input port `registers_answer_data`.
    pub fn registers_answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(66)
    }

    /// Input port `registers_answer_refused`.
    pub fn registers_answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(67)
    }

    /// Input port `receive_ring_0_answer_valid`.
    pub fn receive_ring_0_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(68)
    }

    /// Output port `receive_ring_0_answer_ready`.
    pub fn receive_ring_0_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(69)
    }

    /// Input port `receive_ring_0_answer_data`.
    pub fn receive_ring_0_answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(70)
    }

    /// Input port `receive_ring_0_answer_refused`.
    pub fn receive_ring_0_answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(71)
    }

    /// Input port `receive_ring_1_answer_valid`.
    pub fn receive_ring_1_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(72)
    }

    /// Output port `receive_ring_1_answer_ready`.
    pub fn receive_ring_1_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(73)
    }

    /// Input port `receive_ring_1_answer_data`.
    pub fn receive_ring_1_answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(74)
    }

    /// Input port `receive_ring_1_answer_refused`.
    pub fn receive_ring_1_answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(75)
    }

    /// Input port `transmit_ring_0_answer_valid`.
    pub fn transmit_ring_0_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(76)
    }

    /// Output port `transmit_ring_0_answer_ready`.
    pub fn transmit_ring_0_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(77)
    }

    /// Input port `transmit_ring_0_answer_data`.
    pub fn transmit_ring_0_answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(78)
    }

    /// Input port `transmit_ring_0_answer_refused`.
    pub fn transmit_ring_0_answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(79)
    }

    /// Input port `transmit_ring_1_answer_valid`.
    pub fn transmit_ring_1_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(80)
    }

    /// Output port `transmit_ring_1_answer_ready`.
    pub fn transmit_ring_1_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(81)
    }

    /// Input port `transmit_ring_1_answer_data`.
    pub fn transmit_ring_1_answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(82)
    }

    /// Input port `transmit_ring_1_answer_refused`.
    pub fn transmit_ring_1_answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(83)
    }

    /// Input port `ring_range_0_answer_valid`.
    pub fn ring_range_0_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(84)
    }

    /// Output port `ring_range_0_answer_ready`.
    pub fn ring_range_0_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(85)
    }

    /// Input port `ring_range_0_answer_data`.
    pub fn ring_range_0_answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(86)
    }

    /// Input port `ring_range_0_answer_refused`.
    pub fn ring_range_0_answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(87)
    }

    /// Input port `ring_range_1_answer_valid`.
    pub fn ring_range_1_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(88)
    }

    /// Output port `ring_range_1_answer_ready`.
    pub fn ring_range_1_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(89)
    }

    /// Input port `ring_range_1_answer_data`.
    pub fn ring_range_1_answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(90)
    }

    /// Input port `ring_range_1_answer_refused`.
    pub fn ring_range_1_answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(91)
    }

    /// Output port `status_refused_accesses`.
    pub fn status_refused_accesses(&self) -> Output<'_, Bits<16>> {
        self.model.output(92)
    }

    /// Output port `status_first_refused_address`.
    pub fn status_first_refused_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(93)
    }
}

impl Device for RegisterHubNicR2 {
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

impl Wrapper for RegisterHubNicR2 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
