//! `fifo_packet_route_d16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "fifo_packet_route_d16",
    summary: "Queues payloads in order.",
    sources: Sources::Emitted(&["fifo_packet_route_d16.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_flow_hash", 32, Some(0)),
        Port::input("source_ring", 8, Some(0)),
        Port::input("source_engine", 2, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_flow_hash", 32, Some(0)),
        Port::output("sink_ring", 8, Some(0)),
        Port::output("sink_engine", 2, Some(0)),
        Port::output("occupancy", 5, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketRoute",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "flow_hash", port: 4 },
                Field { name: "ring", port: 5 },
                Field { name: "engine", port: 6 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketRoute",
            valid: Some(7),
            ready: Some(8),
            fields: &[
                Field { name: "flow_hash", port: 9 },
                Field { name: "ring", port: 10 },
                Field { name: "engine", port: 11 },
            ],
        },
        Group {
            name: "occupancy",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 12 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "source" }),
        interval: Some(1),
        waits_on: &["sink"],
        source: "design style 2",
    }),
};

/// Queues payloads in order.
#[derive(Debug)]
pub struct FifoPacketRouteD16 {
    model: Model,
}

impl FifoPacketRouteD16 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::PacketRoute> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::PacketRoute> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::PacketRoute> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::PacketRoute> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// Payloads inside.
    pub const OCCUPANCY: LevelOutlet<Self, Bits<5>> = LevelOutlet::new(2);

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

    /// Input port `source_flow_hash`.
    pub fn source_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(4)
    }

    /// Input port `source_ring`.
    pub fn source_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(5)
    }

    /// Input port `source_engine`.
    pub fn source_engine(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(6)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(7)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Output port `sink_flow_hash`.
    pub fn sink_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(9)
    }

    /// Output port `sink_ring`.
    pub fn sink_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(10)
    }

    /// Output port `sink_engine`.
    pub fn sink_engine(&self) -> Output<'_, Bits<2>> {
        self.model.output(11)
    }

    /// Output port `occupancy`.
    pub fn occupancy(&self) -> Output<'_, Bits<5>> {
        self.model.output(12)
    }
}

impl Device for FifoPacketRouteD16 {
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

impl Wrapper for FifoPacketRouteD16 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
