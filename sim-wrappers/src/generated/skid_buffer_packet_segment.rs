//! `skid_buffer_packet_segment` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "skid_buffer_packet_segment",
    summary: "Cuts valid, payload and ready at full rate.",
    sources: Sources::Emitted(&["skid_buffer_packet_segment.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_drop", 1, Some(0)),
        Port::input("source_address", 52, Some(0)),
        Port::input("source_length_bytes", 14, Some(0)),
        Port::input("source_last", 1, Some(0)),
        Port::input("source_packet_length_bytes", 14, Some(0)),
        Port::input("source_ring", 8, Some(0)),
        Port::input("source_operation", 4, Some(0)),
        Port::input("source_space", 2, Some(0)),
        Port::input("source_checksum", 2, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_drop", 1, Some(0)),
        Port::output("sink_address", 52, Some(0)),
        Port::output("sink_length_bytes", 14, Some(0)),
        Port::output("sink_last", 1, Some(0)),
        Port::output("sink_packet_length_bytes", 14, Some(0)),
        Port::output("sink_ring", 8, Some(0)),
        Port::output("sink_operation", 4, Some(0)),
        Port::output("sink_space", 2, Some(0)),
        Port::output("sink_checksum", 2, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "drop", port: 4 },
                Field { name: "address", port: 5 },
                Field { name: "length_bytes", port: 6 },
                Field { name: "last", port: 7 },
                Field { name: "packet_length_bytes", port: 8 },
                Field { name: "ring", port: 9 },
                Field { name: "operation", port: 10 },
                Field { name: "space", port: 11 },
                Field { name: "checksum", port: 12 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(13),
            ready: Some(14),
            fields: &[
                Field { name: "drop", port: 15 },
                Field { name: "address", port: 16 },
                Field { name: "length_bytes", port: 17 },
                Field { name: "last", port: 18 },
                Field { name: "packet_length_bytes", port: 19 },
                Field { name: "ring", port: 20 },
                Field { name: "operation", port: 21 },
                Field { name: "space", port: 22 },
                Field { name: "checksum", port: 23 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "source" }),
        interval: Some(1),
        waits_on: &["sink"],
        source: "design style 2, S5",
    }),
};

/// Cuts valid, payload and ready at full rate.
#[derive(Debug)]
pub struct SkidBufferPacketSegment {
    model: Model,
}

impl SkidBufferPacketSegment {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::PacketSegment> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::PacketSegment> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::PacketSegment> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::SINK)
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

    /// Input port `source_drop`.
    pub fn source_drop(&mut self) -> Input<'_, bool> {
        self.model.input(4)
    }

    /// Input port `source_address`.
    pub fn source_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(5)
    }

    /// Input port `source_length_bytes`.
    pub fn source_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(6)
    }

    /// Input port `source_last`.
    pub fn source_last(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Input port `source_packet_length_bytes`.
    pub fn source_packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(8)
    }

    /// Input port `source_ring`.
    pub fn source_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(9)
    }

    /// Input port `source_operation`.
    pub fn source_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(10)
    }

    /// Input port `source_space`.
    pub fn source_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(11)
    }

    /// Input port `source_checksum`.
    pub fn source_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(12)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(13)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(14)
    }

    /// Output port `sink_drop`.
    pub fn sink_drop(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Output port `sink_address`.
    pub fn sink_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(16)
    }

    /// Output port `sink_length_bytes`.
    pub fn sink_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(17)
    }

    /// Output port `sink_last`.
    pub fn sink_last(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Output port `sink_packet_length_bytes`.
    pub fn sink_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(19)
    }

    /// Output port `sink_ring`.
    pub fn sink_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(20)
    }

    /// Output port `sink_operation`.
    pub fn sink_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(21)
    }

    /// Output port `sink_space`.
    pub fn sink_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(22)
    }

    /// Output port `sink_checksum`.
    pub fn sink_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(23)
    }
}

impl Device for SkidBufferPacketSegment {
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

impl Wrapper for SkidBufferPacketSegment {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
