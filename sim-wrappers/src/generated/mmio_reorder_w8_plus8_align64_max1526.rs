//! `mmio_reorder_w8_plus8_align64_max1526` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "mmio_reorder_w8_plus8_align64_max1526",
    summary: "Delivers write-combined stores to the device in address order.",
    sources: Sources::Emitted(&["mmio_reorder_w8_plus8_align64_max1526.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("mmio_write_valid", 1, Some(0)),
        Port::output("mmio_write_ready", 1, Some(0)),
        Port::input("mmio_write_line_address", 12, Some(0)),
        Port::input("mmio_write_data", 512, Some(0)),
        Port::input("mmio_write_byte_enable", 64, Some(0)),
        Port::output("message_valid", 1, Some(0)),
        Port::input("message_ready", 1, Some(0)),
        Port::output("message_data", 512, Some(0)),
        Port::output("message_keep", 64, Some(0)),
        Port::output("message_last", 1, Some(0)),
        Port::output("message_error", 1, Some(0)),
        Port::input("restart_valid", 1, Some(0)),
        Port::input("restart_line_address", 12, Some(0)),
        Port::output("next_start_address", 18, Some(0)),
        Port::output("status_fault", 3, Some(0)),
        Port::output("status_too_short", 8, Some(0)),
        Port::output("status_too_long", 8, Some(0)),
        Port::output("status_beyond_window", 8, Some(0)),
        Port::output("status_below_start", 8, Some(0)),
        Port::output("status_doubled_stores", 16, Some(0)),
        Port::output("status_dropped_stores", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "mmio_write",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MmioWrite<12, 64>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "line_address", port: 4 },
                Field { name: "data", port: 5 },
                Field { name: "byte_enable", port: 6 },
            ],
        },
        Group {
            name: "message",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MessageBeat<64>",
            valid: Some(7),
            ready: Some(8),
            fields: &[
                Field { name: "data", port: 9 },
                Field { name: "keep", port: 10 },
                Field { name: "last", port: 11 },
                Field { name: "error", port: 12 },
            ],
        },
        Group {
            name: "restart",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MmioRestart<12>",
            valid: Some(13),
            ready: None,
            fields: &[Field { name: "line_address", port: 14 }],
        },
        Group {
            name: "next_start_address",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 15 }],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MmioStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "fault", port: 16 },
                Field { name: "too_short", port: 17 },
                Field { name: "too_long", port: 18 },
                Field { name: "beyond_window", port: 19 },
                Field { name: "below_start", port: 20 },
                Field { name: "doubled_stores", port: 21 },
                Field { name: "dropped_stores", port: 22 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 3, after: "mmio_write" }),
        interval: Some(1),
        waits_on: &["message"],
        source: "MMIO 3.1",
    }),
};

/// Delivers write-combined stores to the device in address order.
#[derive(Debug)]
pub struct MmioReorderW8Plus8Align64Max1526 {
    model: Model,
}

impl MmioReorderW8Plus8Align64Max1526 {
    /// The host's stores, in the order in which they arrive.
    pub const MMIO_WRITE: Inlet<Self, message::MmioWrite<12, 64>> = Inlet::new(0);

    /// The host's stores, in the order in which they arrive.
    pub fn mmio_write(&mut self) -> StreamInput<'_, message::MmioWrite<12, 64>> {
        StreamInput::open(&mut self.model, Self::MMIO_WRITE)
    }

    /// Messages, in order of their addresses.
    pub const MESSAGE: Outlet<Self, message::MessageBeat<64>> = Outlet::new(1);

    /// Messages, in order of their addresses.
    pub fn message_(&mut self) -> StreamOutput<'_, message::MessageBeat<64>> {
        StreamOutput::open(&mut self.model, Self::MESSAGE)
    }

    /// Empties the window and begins again.
    pub const RESTART: PulseInlet<Self, message::MmioRestart<12>> = PulseInlet::new(2);

    /// Empties the window and begins again.
    pub fn restart(&mut self) -> PulseInput<'_, message::MmioRestart<12>> {
        PulseInput::open(&mut self.model, Self::RESTART)
    }

    /// Byte address of the oldest message whose last beat has not been offered.
    pub const NEXT_START_ADDRESS: LevelOutlet<Self, Bits<18>> = LevelOutlet::new(3);

    /// Why it stands still, and what it has counted.
    pub const STATUS: LevelOutlet<Self, message::MmioStatus> = LevelOutlet::new(4);

    /// Why it stands still, and what it has counted.
    pub fn status(&mut self) -> LevelOutput<'_, message::MmioStatus> {
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

    /// Input port `mmio_write_valid`.
    pub fn mmio_write_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `mmio_write_ready`.
    pub fn mmio_write_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `mmio_write_line_address`.
    pub fn mmio_write_line_address(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(4)
    }

    /// Input port `mmio_write_data`.
    pub fn mmio_write_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(5)
    }

    /// Input port `mmio_write_byte_enable`.
    pub fn mmio_write_byte_enable(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(6)
    }

    /// Output port `message_valid`.
    pub fn message_valid(&self) -> Output<'_, bool> {
        self.model.output(7)
    }

    /// Input port `message_ready`.
    pub fn message_ready(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Output port `message_data`.
    pub fn message_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(9)
    }

    /// Output port `message_keep`.
    pub fn message_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(10)
    }

    /// Output port `message_last`.
    pub fn message_last(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Output port `message_error`.
    pub fn message_error(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Input port `restart_valid`.
    pub fn restart_valid(&mut self) -> Input<'_, bool> {
        self.model.input(13)
    }

    /// Input port `restart_line_address`.
    pub fn restart_line_address(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(14)
    }

    /// Output port `next_start_address`.
    pub fn next_start_address(&self) -> Output<'_, Bits<18>> {
        self.model.output(15)
    }

    /// Output port `status_fault`.
    pub fn status_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(16)
    }

    /// Output port `status_too_short`.
    pub fn status_too_short(&self) -> Output<'_, Bits<8>> {
        self.model.output(17)
    }

    /// Output port `status_too_long`.
    pub fn status_too_long(&self) -> Output<'_, Bits<8>> {
        self.model.output(18)
    }

    /// Output port `status_beyond_window`.
    pub fn status_beyond_window(&self) -> Output<'_, Bits<8>> {
        self.model.output(19)
    }

    /// Output port `status_below_start`.
    pub fn status_below_start(&self) -> Output<'_, Bits<8>> {
        self.model.output(20)
    }

    /// Output port `status_doubled_stores`.
    pub fn status_doubled_stores(&self) -> Output<'_, Bits<16>> {
        self.model.output(21)
    }

    /// Output port `status_dropped_stores`.
    pub fn status_dropped_stores(&self) -> Output<'_, Bits<16>> {
        self.model.output(22)
    }
}

impl Device for MmioReorderW8Plus8Align64Max1526 {
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

impl Wrapper for MmioReorderW8Plus8Align64Max1526 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
