//! `fifo_receive_request_d4` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "fifo_receive_request_d4",
    summary: "Queues payloads in order.",
    sources: Sources::Emitted(&["fifo_receive_request_d4.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_length_bytes", 14, Some(0)),
        Port::input("source_protocol", 3, Some(0)),
        Port::input("source_checksum", 2, Some(0)),
        Port::input("source_flow_hash", 32, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_length_bytes", 14, Some(0)),
        Port::output("sink_protocol", 3, Some(0)),
        Port::output("sink_checksum", 2, Some(0)),
        Port::output("sink_flow_hash", 32, Some(0)),
        Port::output("occupancy", 3, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::ReceiveRequest",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "length_bytes", port: 4 },
                Field { name: "protocol", port: 5 },
                Field { name: "checksum", port: 6 },
                Field { name: "flow_hash", port: 7 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::ReceiveRequest",
            valid: Some(8),
            ready: Some(9),
            fields: &[
                Field { name: "length_bytes", port: 10 },
                Field { name: "protocol", port: 11 },
                Field { name: "checksum", port: 12 },
                Field { name: "flow_hash", port: 13 },
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
            fields: &[Field { name: "", port: 14 }],
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
pub struct FifoReceiveRequestD4 {
    model: Model,
}

impl FifoReceiveRequestD4 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::ReceiveRequest> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::ReceiveRequest> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::ReceiveRequest> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::ReceiveRequest> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// Payloads inside.
    pub const OCCUPANCY: LevelOutlet<Self, Bits<3>> = LevelOutlet::new(2);

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

    /// Input port `source_length_bytes`.
    pub fn source_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(4)
    }

    /// Input port `source_protocol`.
    pub fn source_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(5)
    }

    /// Input port `source_checksum`.
    pub fn source_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(6)
    }

    /// Input port `source_flow_hash`.
    pub fn source_flow_hash(&mut self) -> Input<'_, Bits<32>> {
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

    /// Output port `sink_length_bytes`.
    pub fn sink_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(10)
    }

    /// Output port `sink_protocol`.
    pub fn sink_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(11)
    }

    /// Output port `sink_checksum`.
    pub fn sink_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(12)
    }

    /// Output port `sink_flow_hash`.
    pub fn sink_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(13)
    }

    /// Output port `occupancy`.
    pub fn occupancy(&self) -> Output<'_, Bits<3>> {
        self.model.output(14)
    }
}

impl Device for FifoReceiveRequestD4 {
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

impl Wrapper for FifoReceiveRequestD4 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
