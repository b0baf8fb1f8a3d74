//! `mmio_queues_n4_w2_l8_quota4_line16_address3_length1_max40` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "mmio_queues_n4_w2_l8_quota4_line16_address3_length1_max40",
    summary: "Delivers write-combined stores of many queues in address order, as whole messages.",
    sources: Sources::Emitted(&[
        "mmio_queues_n4_w2_l8_quota4_line16_address3_length1_max40.v",
        "fifo_word2_d4.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("mmio_write_valid", 1, Some(0)),
        Port::output("mmio_write_ready", 1, Some(0)),
        Port::input("mmio_write_queue", 2, Some(0)),
        Port::input("mmio_write_line_address", 3, Some(0)),
        Port::input("mmio_write_data", 128, Some(0)),
        Port::input("mmio_write_byte_enable", 16, Some(0)),
        Port::output("message_valid", 1, Some(0)),
        Port::input("message_ready", 1, Some(0)),
        Port::output("message_data", 128, Some(0)),
        Port::output("message_keep", 16, Some(0)),
        Port::output("message_last", 1, Some(0)),
        Port::output("message_error", 1, Some(0)),
        Port::output("message_selection", 2, Some(0)),
        Port::input("restart_valid", 1, Some(0)),
        Port::output("restart_ready", 1, Some(0)),
        Port::input("restart_queue", 2, Some(0)),
        Port::input("restart_line_address", 3, Some(0)),
        Port::input("inspected_queue", 2, Some(0)),
        Port::output("inspected_fault", 3, Some(0)),
        Port::output("inspected_next_line", 3, Some(0)),
        Port::output("status_last_fault", 3, Some(0)),
        Port::output("status_last_queue", 2, Some(0)),
        Port::output("status_too_short", 32, Some(0)),
        Port::output("status_too_long", 32, Some(0)),
        Port::output("status_beyond_window", 32, Some(0)),
        Port::output("status_below_start", 32, Some(0)),
        Port::output("status_memory_full", 32, Some(0)),
        Port::output("status_doubled_stores", 32, Some(0)),
        Port::output("status_dropped_stores", 32, Some(0)),
    ],
    groups: &[
        Group {
            name: "mmio_write",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MmioQueueWrite<2, 3, 16>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "queue", port: 4 },
                Field { name: "line_address", port: 5 },
                Field { name: "data", port: 6 },
                Field { name: "byte_enable", port: 7 },
            ],
        },
        Group {
            name: "message",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::MessageBeat<16>, 2>",
            valid: Some(8),
            ready: Some(9),
            fields: &[
                Field { name: "data", port: 10 },
                Field { name: "keep", port: 11 },
                Field { name: "last", port: 12 },
                Field { name: "error", port: 13 },
                Field { name: "selection", port: 14 },
            ],
        },
        Group {
            name: "restart",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MmioQueueRestart<2, 3>",
            valid: Some(15),
            ready: Some(16),
            fields: &[Field { name: "queue", port: 17 }, Field { name: "line_address", port: 18 }],
        },
        Group {
            name: "inspected_queue",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 19 }],
        },
        Group {
            name: "inspected",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MmioQueueState<3>",
            valid: None,
            ready: None,
            fields: &[Field { name: "fault", port: 20 }, Field { name: "next_line", port: 21 }],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MmioQueuesStatus<2>",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "last_fault", port: 22 },
                Field { name: "last_queue", port: 23 },
                Field { name: "too_short", port: 24 },
                Field { name: "too_long", port: 25 },
                Field { name: "beyond_window", port: 26 },
                Field { name: "below_start", port: 27 },
                Field { name: "memory_full", port: 28 },
                Field { name: "doubled_stores", port: 29 },
                Field { name: "dropped_stores", port: 30 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 6, most: 6, after: "mmio_write" }),
        interval: Some(1),
        waits_on: &["message"],
        source: "MMIO 3.3, 3.4",
    }),
};

/// Delivers write-combined stores of many queues in address order, as whole messages.
#[derive(Debug)]
pub struct MmioQueuesN4W2L8Quota4Line16Address3Length1Max40 {
    model: Model,
}

impl MmioQueuesN4W2L8Quota4Line16Address3Length1Max40 {
    /// The host's stores, in the order in which they arrive.
    pub const MMIO_WRITE: Inlet<Self, message::MmioQueueWrite<2, 3, 16>> = Inlet::new(0);

    /// The host's stores, in the order in which they arrive.
    pub fn mmio_write(&mut self) -> StreamInput<'_, message::MmioQueueWrite<2, 3, 16>> {
        StreamInput::open(&mut self.model, Self::MMIO_WRITE)
    }

    /// Messages; `selection` is the queue.
    pub const MESSAGE: Outlet<Self, message::Routed<message::MessageBeat<16>, 2>> = Outlet::new(1);

    /// Messages; `selection` is the queue.
    pub fn message_(&mut self) -> StreamOutput<'_, message::Routed<message::MessageBeat<16>, 2>> {
        StreamOutput::open(&mut self.model, Self::MESSAGE)
    }

    /// Empties a queue and begins it again.
    pub const RESTART: Inlet<Self, message::MmioQueueRestart<2, 3>> = Inlet::new(2);

    /// Empties a queue and begins it again.
    pub fn restart(&mut self) -> StreamInput<'_, message::MmioQueueRestart<2, 3>> {
        StreamInput::open(&mut self.model, Self::RESTART)
    }

    /// Which queue to show.
    pub const INSPECTED_QUEUE: LevelInlet<Self, Bits<2>> = LevelInlet::new(3);

    /// How that queue stands.
    pub const INSPECTED: LevelOutlet<Self, message::MmioQueueState<3>> = LevelOutlet::new(4);

    /// How that queue stands.
    pub fn inspected(&mut self) -> LevelOutput<'_, message::MmioQueueState<3>> {
        LevelOutput::open(&mut self.model, Self::INSPECTED)
    }

    /// What was counted.
    pub const STATUS: LevelOutlet<Self, message::MmioQueuesStatus<2>> = LevelOutlet::new(5);

    /// What was counted.
    pub fn status(&mut self) -> LevelOutput<'_, message::MmioQueuesStatus<2>> {
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

    /// Input port `mmio_write_queue`.
    pub fn mmio_write_queue(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(4)
    }

    /// Input port `mmio_write_line_address`.
    pub fn mmio_write_line_address(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(5)
    }

    /// Input port `mmio_write_data`.
    pub fn mmio_write_data(&mut self) -> Input<'_, message::Wide<128>> {
        self.model.input(6)
    }

    /// Input port `mmio_write_byte_enable`.
    pub fn mmio_write_byte_enable(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(7)
    }

    /// Output port `message_valid`.
    pub fn message_valid(&self) -> Output<'_, bool> {
        self.model.output(8)
    }

    /// Input port `message_ready`.
    pub fn message_ready(&mut self) -> Input<'_, bool> {
        self.model.input(9)
    }

    /// Output port `message_data`.
    pub fn message_data(&self) -> Output<'_, message::Wide<128>> {
        self.model.output(10)
    }

    /// Output port `message_keep`.
    pub fn message_keep(&self) -> Output<'_, Bits<16>> {
        self.model.output(11)
    }

    /// Output port `message_last`.
    pub fn message_last(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `message_error`.
    pub fn message_error(&self) -> Output<'_, bool> {
        self.model.output(13)
    }

    /// Output port `message_selection`.
    pub fn message_selection(&self) -> Output<'_, Bits<2>> {
        self.model.output(14)
    }

    /// Input port `restart_valid`.
    pub fn restart_valid(&mut self) -> Input<'_, bool> {
        self.model.input(15)
    }

    /// Output port `restart_ready`.
    pub fn restart_ready(&self) -> Output<'_, bool> {
        self.model.output(16)
    }

    /// Input port `restart_queue`.
    pub fn restart_queue(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(17)
    }

    /// Input port `restart_line_address`.
    pub fn restart_line_address(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(18)
    }

    /// Input port `inspected_queue`.
    pub fn inspected_queue(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(19)
    }

    /// Output port `inspected_fault`.
    pub fn inspected_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(20)
    }

    /// Output port `inspected_next_line`.
    pub fn inspected_next_line(&self) -> Output<'_, Bits<3>> {
        self.model.output(21)
    }

    /// Output port `status_last_fault`.
    pub fn status_last_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(22)
    }

    /// Output port `status_last_queue`.
    pub fn status_last_queue(&self) -> Output<'_, Bits<2>> {
        self.model.output(23)
    }

    /// Output port `status_too_short`.
    pub fn status_too_short(&self) -> Output<'_, Bits<32>> {
        self.model.output(24)
    }

    /// Output port `status_too_long`.
    pub fn status_too_long(&self) -> Output<'_, Bits<32>> {
        self.model.output(25)
    }

    /// Output port `status_beyond_window`.
    pub fn status_beyond_window(&self) -> Output<'_, Bits<32>> {
        self.model.output(26)
    }

    /// Output port `status_below_start`.
    pub fn status_below_start(&self) -> Output<'_, Bits<32>> {
        self.model.output(27)
    }

    /// Output port `status_memory_full`.
    pub fn status_memory_full(&self) -> Output<'_, Bits<32>> {
        self.model.output(28)
    }

    /// Output port `status_doubled_stores`.
    pub fn status_doubled_stores(&self) -> Output<'_, Bits<32>> {
        self.model.output(29)
    }

    /// Output port `status_dropped_stores`.
    pub fn status_dropped_stores(&self) -> Output<'_, Bits<32>> {
        self.model.output(30)
    }
}

impl Device for MmioQueuesN4W2L8Quota4Line16Address3Length1Max40 {
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

impl Wrapper for MmioQueuesN4W2L8Quota4Line16Address3Length1Max40 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
