//! `register_block_receive_ring` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "register_block_receive_ring",
    summary: "The registers of one unit, made from its messages.",
    sources: Sources::Emitted(&["register_block_receive_ring.v"]),
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
        Port::output("control_enable", 1, Some(0)),
        Port::output("control_size_log2", 5, Some(0)),
        Port::output("control_layout", 2, Some(0)),
        Port::output("control_signal", 2, Some(0)),
        Port::output("control_completion", 1, Some(0)),
        Port::output("control_ring_space", 2, Some(0)),
        Port::output("control_data_space", 2, Some(0)),
        Port::output("control_base_address", 52, Some(0)),
        Port::output("control_tail_address", 52, Some(0)),
        Port::output("control_completion_address", 52, Some(0)),
        Port::output("control_fetch_operation", 4, Some(0)),
        Port::output("control_fetch_lines", 7, Some(0)),
        Port::output("control_prefetch_operation", 4, Some(0)),
        Port::output("control_prefetch_lines", 7, Some(0)),
        Port::output("control_poll_operation", 4, Some(0)),
        Port::output("control_poll_interval_cycles", 16, Some(0)),
        Port::output("control_event_driven", 1, Some(0)),
        Port::output("control_completion_operation", 4, Some(0)),
        Port::output("control_data_operation", 4, Some(0)),
        Port::output("control_batch", 7, Some(0)),
        Port::output("control_batch_timeout_cycles", 16, Some(0)),
        Port::output("control_starve_cycles", 16, Some(0)),
        Port::output("control_interrupt_packets", 8, Some(0)),
        Port::output("control_interrupt_delay_cycles", 16, Some(0)),
        Port::output("tail_valid", 1, Some(0)),
        Port::output("tail_tail", 32, Some(0)),
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
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 12 },
                Field { name: "size_log2", port: 13 },
                Field { name: "layout", port: 14 },
                Field { name: "signal", port: 15 },
                Field { name: "completion", port: 16 },
                Field { name: "ring_space", port: 17 },
                Field { name: "data_space", port: 18 },
                Field { name: "base_address", port: 19 },
                Field { name: "tail_address", port: 20 },
                Field { name: "completion_address", port: 21 },
                Field { name: "fetch_operation", port: 22 },
                Field { name: "fetch_lines", port: 23 },
                Field { name: "prefetch_operation", port: 24 },
                Field { name: "prefetch_lines", port: 25 },
                Field { name: "poll_operation", port: 26 },
                Field { name: "poll_interval_cycles", port: 27 },
                Field { name: "event_driven", port: 28 },
                Field { name: "completion_operation", port: 29 },
                Field { name: "data_operation", port: 30 },
                Field { name: "batch", port: 31 },
                Field { name: "batch_timeout_cycles", port: 32 },
                Field { name: "starve_cycles", port: 33 },
                Field { name: "interrupt_packets", port: 34 },
                Field { name: "interrupt_delay_cycles", port: 35 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Nothing",
            valid: None,
            ready: None,
            fields: &[],
        },
        Group {
            name: "tail",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(36),
            ready: None,
            fields: &[Field { name: "tail", port: 37 }],
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
pub struct RegisterBlockReceiveRing {
    model: Model,
}

impl RegisterBlockReceiveRing {
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
    pub const CONTROL: LevelOutlet<Self, message::RingConfiguration> = LevelOutlet::new(2);

    /// What the unit is configured with.
    pub fn control(&mut self) -> LevelOutput<'_, message::RingConfiguration> {
        LevelOutput::open(&mut self.model, Self::CONTROL)
    }

    /// What the unit shows, the constants before the rest.
    pub const STATUS: LevelInlet<Self, message::Nothing> = LevelInlet::new(3);

    /// What the unit shows, the constants before the rest.
    pub fn status(&mut self) -> LevelInput<'_, message::Nothing> {
        LevelInput::open(&mut self.model, Self::STATUS)
    }

    /// What the unit is told.
    pub const TAIL: PulseOutlet<Self, message::RingTail> = PulseOutlet::new(4);

    /// What the unit is told.
    pub fn tail(&mut self) -> PulseOutput<'_, message::RingTail> {
        PulseOutput::open(&mut self.model, Self::TAIL)
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

    /// Output port `control_enable`.
    pub fn control_enable(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `control_size_log2`.
    pub fn control_size_log2(&self) -> Output<'_, Bits<5>> {
        self.model.output(13)
    }

    /// Output port `control_layout`.
    pub fn control_layout(&self) -> Output<'_, Bits<2>> {
        self.model.output(14)
    }

    /// Output port `control_signal`.
    pub fn control_signal(&self) -> Output<'_, Bits<2>> {
        self.model.output(15)
    }

    /// Output port `control_completion`.
    pub fn control_completion(&self) -> Output<'_, bool> {
        self.model.output(16)
    }

    /// Output port `control_ring_space`.
    pub fn control_ring_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(17)
    }

    /// Output port `control_data_space`.
    pub fn control_data_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(18)
    }

    /// Output port `control_base_address`.
    pub fn control_base_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(19)
    }

    /// Output port `control_tail_address`.
    pub fn control_tail_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(20)
    }

    /// Output port `control_completion_address`.
    pub fn control_completion_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(21)
    }

    /// Output port `control_fetch_operation`.
    pub fn control_fetch_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(22)
    }

    /// Output port `control_fetch_lines`.
    pub fn control_fetch_lines(&self) -> Output<'_, Bits<7>> {
        self.model.output(23)
    }

    /// Output port `control_prefetch_operation`.
    pub fn control_prefetch_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(24)
    }

    /// Output port `control_prefetch_lines`.
    pub fn control_prefetch_lines(&self) -> Output<'_, Bits<7>> {
        self.model.output(25)
    }

    /// Output port `control_poll_operation`.
    pub fn control_poll_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(26)
    }

    /// Output port `control_poll_interval_cycles`.
    pub fn control_poll_interval_cycles(&self) -> Output<'_, Bits<16>> {
        self.model.output(27)
    }

    /// Output port `control_event_driven`.
    pub fn control_event_driven(&self) -> Output<'_, bool> {
        self.model.output(28)
    }

    /// Output port `control_completion_operation`.
    pub fn control_completion_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(29)
    }

    /// Output port `control_data_operation`.
    pub fn control_data_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(30)
    }

    /// Output port `control_batch`.
    pub fn control_batch(&self) -> Output<'_, Bits<7>> {
        self.model.output(31)
    }

    /// Output port `control_batch_timeout_cycles`.
    pub fn control_batch_timeout_cycles(&self) -> Output<'_, Bits<16>> {
        self.model.output(32)
    }

    /// Output port `control_starve_cycles`.
    pub fn control_starve_cycles(&self) -> Output<'_, Bits<16>> {
        self.model.output(33)
    }

    /// Output port `control_interrupt_packets`.
    pub fn control_interrupt_packets(&self) -> Output<'_, Bits<8>> {
        self.model.output(34)
    }

    /// Output port `control_interrupt_delay_cycles`.
    pub fn control_interrupt_delay_cycles(&self) -> Output<'_, Bits<16>> {
        self.model.output(35)
    }

    /// Output port `tail_valid`.
    pub fn tail_valid(&self) -> Output<'_, bool> {
        self.model.output(36)
    }

    /// Output port `tail_tail`.
    pub fn tail_tail(&self) -> Output<'_, Bits<32>> {
        self.model.output(37)
    }
}

impl Device for RegisterBlockReceiveRing {
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

impl Wrapper for RegisterBlockReceiveRing {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
