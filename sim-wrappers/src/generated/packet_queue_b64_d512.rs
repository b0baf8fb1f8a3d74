//! `packet_queue_b64_d512` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "packet_queue_b64_d512",
    summary: "Queues packets and gives out only whole ones, without a gap.",
    sources: Sources::Emitted(&["packet_queue_b64_d512.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 512, Some(0)),
        Port::input("source_keep", 64, Some(0)),
        Port::input("source_last", 1, Some(0)),
        Port::input("source_error", 1, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_data", 512, Some(0)),
        Port::output("sink_keep", 64, Some(0)),
        Port::output("sink_last", 1, Some(0)),
        Port::output("status_damaged_packets", 16, Some(0)),
        Port::output("status_oversized_packets", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MessageBeat<64>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "data", port: 4 },
                Field { name: "keep", port: 5 },
                Field { name: "last", port: 6 },
                Field { name: "error", port: 7 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(8),
            ready: Some(9),
            fields: &[
                Field { name: "data", port: 10 },
                Field { name: "keep", port: 11 },
                Field { name: "last", port: 12 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketQueueStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "damaged_packets", port: 13 },
                Field { name: "oversized_packets", port: 14 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "source" }),
        interval: Some(1),
        waits_on: &["sink"],
        source: "design interfaces 2, CMAC",
    }),
};

/// Queues packets and gives out only whole ones, without a gap.
#[derive(Debug)]
pub struct PacketQueueB64D512 {
    model: Model,
}

impl PacketQueueB64D512 {
    /// Packets in; the last beat says whether the packet may be used.
    pub const SOURCE: Inlet<Self, message::MessageBeat<64>> = Inlet::new(0);

    /// Packets in; the last beat says whether the packet may be used.
    pub fn source(&mut self) -> StreamInput<'_, message::MessageBeat<64>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The packets that may be used.
    pub const SINK: Outlet<Self, message::Beat<64>> = Outlet::new(1);

    /// The packets that may be used.
    pub fn sink(&mut self) -> StreamOutput<'_, message::Beat<64>> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// What was dropped.
    pub const STATUS: LevelOutlet<Self, message::PacketQueueStatus> = LevelOutlet::new(2);

    /// What was dropped.
    pub fn status(&mut self) -> LevelOutput<'_, message::PacketQueueStatus> {
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

    /// Input port `source_valid`.
    pub fn source_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `source_ready`.
    pub fn source_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `source_data`.
    pub fn source_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(4)
    }

    /// Input port `source_keep`.
    pub fn source_keep(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(5)
    }

    /// Input port `source_last`.
    pub fn source_last(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `source_error`.
    pub fn source_error(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(8)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(9)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(10)
    }

    /// Output port `sink_keep`.
    pub fn sink_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(11)
    }

    /// Output port `sink_last`.
    pub fn sink_last(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `status_damaged_packets`.
    pub fn status_damaged_packets(&self) -> Output<'_, Bits<16>> {
        self.model.output(13)
    }

    /// Output port `status_oversized_packets`.
    pub fn status_oversized_packets(&self) -> Output<'_, Bits<16>> {
        self.model.output(14)
    }
}

impl Device for PacketQueueB64D512 {
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

impl Wrapper for PacketQueueB64D512 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
