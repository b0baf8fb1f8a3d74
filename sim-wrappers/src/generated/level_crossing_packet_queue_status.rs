//! `level_crossing_packet_queue_status` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "level_crossing_packet_queue_status",
    summary: "Shows a level to another clock, whole.",
    sources: Sources::Emitted(&["level_crossing_packet_queue_status.v", "synchronizer_w1.v"]),
    externals: &[],
    ports: &[
        Port::clock("write_clk", Some(0)),
        Port::reset("write_rst", Some(0)),
        Port::clock("read_clk", Some(1)),
        Port::reset("read_rst", Some(1)),
        Port::input("source_damaged_packets", 16, Some(0)),
        Port::input("source_oversized_packets", 16, Some(0)),
        Port::output("sink_damaged_packets", 16, Some(1)),
        Port::output("sink_oversized_packets", 16, Some(1)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketQueueStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "damaged_packets", port: 4 },
                Field { name: "oversized_packets", port: 5 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 1,
            payload: "nic_spec::message::PacketQueueStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "damaged_packets", port: 6 },
                Field { name: "oversized_packets", port: 7 },
            ],
        },
    ],
    domains: &[
        Domain { name: "write", clock: 0, reset: 1 },
        Domain { name: "read", clock: 2, reset: 3 },
    ],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: None,
        interval: Some(1),
        waits_on: &[],
        source: "design style 3, one clock per module",
    }),
};

/// Shows a level to another clock, whole.
#[derive(Debug)]
pub struct LevelCrossingPacketQueueStatus {
    model: Model,
}

impl LevelCrossingPacketQueueStatus {
    /// The level, on the write clock.
    pub const SOURCE: LevelInlet<Self, message::PacketQueueStatus> = LevelInlet::new(0);

    /// The level, on the write clock.
    pub fn source(&mut self) -> LevelInput<'_, message::PacketQueueStatus> {
        LevelInput::open(&mut self.model, Self::SOURCE)
    }

    /// What it was, on the read clock.
    pub const SINK: LevelOutlet<Self, message::PacketQueueStatus> = LevelOutlet::new(1);

    /// What it was, on the read clock.
    pub fn sink(&mut self) -> LevelOutput<'_, message::PacketQueueStatus> {
        LevelOutput::open(&mut self.model, Self::SINK)
    }

    /// Input port `write_clk`.
    pub fn write_clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `write_rst`.
    pub fn write_rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `read_clk`.
    pub fn read_clk(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `read_rst`.
    pub fn read_rst(&mut self) -> Input<'_, bool> {
        self.model.input(3)
    }

    /// Input port `source_damaged_packets`.
    pub fn source_damaged_packets(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(4)
    }

    /// Input port `source_oversized_packets`.
    pub fn source_oversized_packets(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(5)
    }

    /// Output port `sink_damaged_packets`.
    pub fn sink_damaged_packets(&self) -> Output<'_, Bits<16>> {
        self.model.output(6)
    }

    /// Output port `sink_oversized_packets`.
    pub fn sink_oversized_packets(&self) -> Output<'_, Bits<16>> {
        self.model.output(7)
    }
}

impl Device for LevelCrossingPacketQueueStatus {
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

impl Wrapper for LevelCrossingPacketQueueStatus {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
