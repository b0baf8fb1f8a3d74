//! `reorder_registers_w8_align64_max1518_d16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "reorder_registers_w8_align64_max1518_d16",
    summary: "The register map of the card that reorders stores.",
    sources: Sources::Emitted(&["reorder_registers_w8_align64_max1518_d16.v"]),
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
        Port::output("enable", 1, Some(0)),
        Port::output("restart_valid", 1, Some(0)),
        Port::output("restart_line_address", 12, Some(0)),
        Port::input("next_start_address", 18, Some(0)),
        Port::input("reads", 16, Some(0)),
        Port::input("write_status_stores", 32, Some(0)),
        Port::input("write_status_refused_bursts", 16, Some(0)),
        Port::input("write_status_outside_bursts", 16, Some(0)),
        Port::input("write_status_misplaced_lasts", 16, Some(0)),
        Port::input("write_status_disabled_stores", 16, Some(0)),
        Port::input("reorder_status_fault", 3, Some(0)),
        Port::input("reorder_status_too_short", 8, Some(0)),
        Port::input("reorder_status_too_long", 8, Some(0)),
        Port::input("reorder_status_beyond_window", 8, Some(0)),
        Port::input("reorder_status_below_start", 8, Some(0)),
        Port::input("reorder_status_doubled_stores", 16, Some(0)),
        Port::input("reorder_status_dropped_stores", 16, Some(0)),
        Port::input("header_status_messages", 32, Some(0)),
        Port::input("header_status_empty_messages", 16, Some(0)),
        Port::input("queue_status_damaged_packets", 16, Some(0)),
        Port::input("queue_status_oversized_packets", 16, Some(0)),
        Port::input("transmit_status_packets", 32, Some(0)),
        Port::input("transmit_status_bytes", 48, Some(0)),
        Port::input("transmit_status_padded_packets", 32, Some(0)),
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
            name: "enable",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 12 }],
        },
        Group {
            name: "restart",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MmioRestart<12>",
            valid: Some(13),
            ready: None,
            fields: &[Field { name: "line_address", port: 14 }],
        },
        Group {
            name: "next_start_address",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 15 }],
        },
        Group {
            name: "reads",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 16 }],
        },
        Group {
            name: "write_status",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiWriteStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "stores", port: 17 },
                Field { name: "refused_bursts", port: 18 },
                Field { name: "outside_bursts", port: 19 },
                Field { name: "misplaced_lasts", port: 20 },
                Field { name: "disabled_stores", port: 21 },
            ],
        },
        Group {
            name: "reorder_status",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MmioStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "fault", port: 22 },
                Field { name: "too_short", port: 23 },
                Field { name: "too_long", port: 24 },
                Field { name: "beyond_window", port: 25 },
                Field { name: "below_start", port: 26 },
                Field { name: "doubled_stores", port: 27 },
                Field { name: "dropped_stores", port: 28 },
            ],
        },
        Group {
            name: "header_status",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::HeaderStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "messages", port: 29 },
                Field { name: "empty_messages", port: 30 },
            ],
        },
        Group {
            name: "queue_status",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketQueueStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "damaged_packets", port: 31 },
                Field { name: "oversized_packets", port: 32 },
            ],
        },
        Group {
            name: "transmit_status",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::TransmitStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 33 },
                Field { name: "bytes", port: 34 },
                Field { name: "padded_packets", port: 35 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "access" }),
        interval: Some(2),
        waits_on: &["answer"],
        source: "MMIO 3.1",
    }),
};

/// The register map of the card that reorders stores.
#[derive(Debug)]
pub struct ReorderRegistersW8Align64Max1518D16 {
    model: Model,
}

impl ReorderRegistersW8Align64Max1518D16 {
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

    /// Stores are passed on.
    pub const ENABLE: LevelOutlet<Self, Bits<1>> = LevelOutlet::new(2);

    /// Empties the window and begins again.
    pub const RESTART: PulseOutlet<Self, message::MmioRestart<12>> = PulseOutlet::new(3);

    /// Empties the window and begins again.
    pub fn restart(&mut self) -> PulseOutput<'_, message::MmioRestart<12>> {
        PulseOutput::open(&mut self.model, Self::RESTART)
    }

    /// Byte address of the oldest message whose last beat has not left the window.
    pub const NEXT_START_ADDRESS: LevelInlet<Self, Bits<18>> = LevelInlet::new(4);

    /// Reads that were answered.
    pub const READS: LevelInlet<Self, Bits<16>> = LevelInlet::new(5);

    /// What the AXI slave for stores has met.
    pub const WRITE_STATUS: LevelInlet<Self, message::AxiWriteStatus> = LevelInlet::new(6);

    /// What the AXI slave for stores has met.
    pub fn write_status(&mut self) -> LevelInput<'_, message::AxiWriteStatus> {
        LevelInput::open(&mut self.model, Self::WRITE_STATUS)
    }

    /// What the reorder unit has met.
    pub const REORDER_STATUS: LevelInlet<Self, message::MmioStatus> = LevelInlet::new(7);

    /// What the reorder unit has met.
    pub fn reorder_status(&mut self) -> LevelInput<'_, message::MmioStatus> {
        LevelInput::open(&mut self.model, Self::REORDER_STATUS)
    }

    /// Messages.
    pub const HEADER_STATUS: LevelInlet<Self, message::HeaderStatus> = LevelInlet::new(8);

    /// Messages.
    pub fn header_status(&mut self) -> LevelInput<'_, message::HeaderStatus> {
        LevelInput::open(&mut self.model, Self::HEADER_STATUS)
    }

    /// Packets that were dropped.
    pub const QUEUE_STATUS: LevelInlet<Self, message::PacketQueueStatus> = LevelInlet::new(9);

    /// Packets that were dropped.
    pub fn queue_status(&mut self) -> LevelInput<'_, message::PacketQueueStatus> {
        LevelInput::open(&mut self.model, Self::QUEUE_STATUS)
    }

    /// What was given to the MAC.
    pub const TRANSMIT_STATUS: LevelInlet<Self, message::TransmitStatus> = LevelInlet::new(10);

    /// What was given to the MAC.
    pub fn transmit_status(&mut self) -> LevelInput<'_, message::TransmitStatus> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_STATUS)
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

    /// Output port `enable`.
    pub fn enable(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `restart_valid`.
    pub fn restart_valid(&self) -> Output<'_, bool> {
        self.model.output(13)
    }

    /// Output port `restart_line_address`.
    pub fn restart_line_address(&self) -> Output<'_, Bits<12>> {
        self.model.output(14)
    }

    /// Input port `next_start_address`.
    pub fn next_start_address(&mut self) -> Input<'_, Bits<18>> {
        self.model.input(15)
    }

    /// Input port `reads`.
    pub fn reads(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(16)
    }

    /// Input port `write_status_stores`.
    pub fn write_status_stores(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(17)
    }

    /// Input port `write_status_refused_bursts`.
    pub fn write_status_refused_bursts(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(18)
    }

    /// Input port `write_status_outside_bursts`.
    pub fn write_status_outside_bursts(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(19)
    }

    /// Input port `write_status_misplaced_lasts`.
    pub fn write_status_misplaced_lasts(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(20)
    }

    /// Input port `write_status_disabled_stores`.
    pub fn write_status_disabled_stores(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(21)
    }

    /// Input port `reorder_status_fault`.
    pub fn reorder_status_fault(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(22)
    }

    /// Input port `reorder_status_too_short`.
    pub fn reorder_status_too_short(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(23)
    }

    /// Input port `reorder_status_too_long`.
    pub fn reorder_status_too_long(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(24)
    }

    /// Input port `reorder_status_beyond_window`.
    pub fn reorder_status_beyond_window(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(25)
    }

    /// Input port `reorder_status_below_start`.
    pub fn reorder_status_below_start(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(26)
    }

    /// Input port `reorder_status_doubled_stores`.
    pub fn reorder_status_doubled_stores(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(27)
    }

    /// Input port `reorder_status_dropped_stores`.
    pub fn reorder_status_dropped_stores(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(28)
    }

    /// Input port `header_status_messages`.
    pub fn header_status_messages(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(29)
    }

    /// Input port `header_status_empty_messages`.
    pub fn header_status_empty_messages(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(30)
    }

    /// Input port `queue_status_damaged_packets`.
    pub fn queue_status_damaged_packets(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(31)
    }

    /// Input port `queue_status_oversized_packets`.
    pub fn queue_status_oversized_packets(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(32)
    }

    /// Input port `transmit_status_packets`.
    pub fn transmit_status_packets(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(33)
    }

    /// Input port `transmit_status_bytes`.
    pub fn transmit_status_bytes(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(34)
    }

    /// Input port `transmit_status_padded_packets`.
    pub fn transmit_status_padded_packets(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(35)
    }
}

impl Device for ReorderRegistersW8Align64Max1518D16 {
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

impl Wrapper for ReorderRegistersW8Align64Max1518D16 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
