//! `packet_buffer_l16_p4` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "packet_buffer_l16_p4",
    summary: "Stores bursts of packets and gives out whole, sound ones.",
    sources: Sources::Emitted(&[
        "packet_buffer_l16_p4.v",
        "event_counter_b1.v",
        "event_counter_b14.v",
        "event_counter_b1_saturating.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 512, Some(0)),
        Port::input("source_last", 1, Some(0)),
        Port::input("source_error", 1, Some(0)),
        Port::input("source_length_bytes", 14, Some(0)),
        Port::input("source_ring", 8, Some(0)),
        Port::input("source_destination", 2, Some(0)),
        Port::input("source_protocol", 3, Some(0)),
        Port::input("source_checksum", 2, Some(0)),
        Port::input("source_flow_hash", 32, Some(0)),
        Port::input("source_timestamp_cycles", 48, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_data", 512, Some(0)),
        Port::output("sink_last", 1, Some(0)),
        Port::output("sink_error", 1, Some(0)),
        Port::output("sink_length_bytes", 14, Some(0)),
        Port::output("sink_ring", 8, Some(0)),
        Port::output("sink_destination", 2, Some(0)),
        Port::output("sink_protocol", 3, Some(0)),
        Port::output("sink_checksum", 2, Some(0)),
        Port::output("sink_flow_hash", 32, Some(0)),
        Port::output("sink_timestamp_cycles", 48, Some(0)),
        Port::output("status_packets", 64, Some(0)),
        Port::output("status_bytes", 64, Some(0)),
        Port::output("status_memory_full", 64, Some(0)),
        Port::output("status_table_full", 64, Some(0)),
        Port::output("status_damaged_packets", 64, Some(0)),
        Port::output("status_oversized_packets", 64, Some(0)),
        Port::output("status_lines", 17, Some(0)),
        Port::output("status_most_lines", 17, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "data", port: 4 },
                Field { name: "last", port: 5 },
                Field { name: "error", port: 6 },
                Field { name: "length_bytes", port: 7 },
                Field { name: "ring", port: 8 },
                Field { name: "destination", port: 9 },
                Field { name: "protocol", port: 10 },
                Field { name: "checksum", port: 11 },
                Field { name: "flow_hash", port: 12 },
                Field { name: "timestamp_cycles", port: 13 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(14),
            ready: Some(15),
            fields: &[
                Field { name: "data", port: 16 },
                Field { name: "last", port: 17 },
                Field { name: "error", port: 18 },
                Field { name: "length_bytes", port: 19 },
                Field { name: "ring", port: 20 },
                Field { name: "destination", port: 21 },
                Field { name: "protocol", port: 22 },
                Field { name: "checksum", port: 23 },
                Field { name: "flow_hash", port: 24 },
                Field { name: "timestamp_cycles", port: 25 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketBufferStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 26 },
                Field { name: "bytes", port: 27 },
                Field { name: "memory_full", port: 28 },
                Field { name: "table_full", port: 29 },
                Field { name: "damaged_packets", port: 30 },
                Field { name: "oversized_packets", port: 31 },
                Field { name: "lines", port: 32 },
                Field { name: "most_lines", port: 33 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 3, most: 3, after: "source" }),
        interval: Some(1),
        waits_on: &["sink"],
        source: "CXL-NIC 4.1",
    }),
};

/// Stores bursts of packets and gives out whole, sound ones.
#[derive(Debug)]
pub struct PacketBufferL16P4 {
    model: Model,
}

impl PacketBufferL16P4 {
    /// Packets in; what a last beat says about its packet counts.
    pub const SOURCE: Inlet<Self, message::PacketBeat> = Inlet::new(0);

    /// Packets in; what a last beat says about its packet counts.
    pub fn source(&mut self) -> StreamInput<'_, message::PacketBeat> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// Whole packets; never with `error`.
    pub const SINK: Outlet<Self, message::PacketBeat> = Outlet::new(1);

    /// Whole packets; never with `error`.
    pub fn sink(&mut self) -> StreamOutput<'_, message::PacketBeat> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// What has come.
    pub const STATUS: LevelOutlet<Self, message::PacketBufferStatus> = LevelOutlet::new(2);

    /// What has come.
    pub fn status(&mut self) -> LevelOutput<'_, message::PacketBufferStatus> {
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

    /// Input port `source_last`.
    pub fn source_last(&mut self) -> Input<'_, bool> {
        self.model.input(5)
    }

    /// Input port `source_error`.
    pub fn source_error(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `source_length_bytes`.
    pub fn source_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(7)
    }

    /// Input port `source_ring`.
    pub fn source_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(8)
    }

    /// Input port `source_destination`.
    pub fn source_destination(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(9)
    }

    /// Input port `source_protocol`.
    pub fn source_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(10)
    }

    /// Input port `source_checksum`.
    pub fn source_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(11)
    }

    /// Input port `source_flow_hash`.
    pub fn source_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(12)
    }

    /// Input port `source_timestamp_cycles`.
    pub fn source_timestamp_cycles(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(13)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(14)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(15)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(16)
    }

    /// Output port `sink_last`.
    pub fn sink_last(&self) -> Output<'_, bool> {
        self.model.output(17)
    }

    /// Output port `sink_error`.
    pub fn sink_error(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Output port `sink_length_bytes`.
    pub fn sink_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(19)
    }

    /// Output port `sink_ring`.
    pub fn sink_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(20)
    }

    /// Output port `sink_destination`.
    pub fn sink_destination(&self) -> Output<'_, Bits<2>> {
        self.model.output(21)
    }

    /// Output port `sink_protocol`.
    pub fn sink_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(22)
    }

    /// Output port `sink_checksum`.
    pub fn sink_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(23)
    }

    /// Output port `sink_flow_hash`.
    pub fn sink_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(24)
    }

    /// Output port `sink_timestamp_cycles`.
    pub fn sink_timestamp_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(25)
    }

    /// Output port `status_packets`.
    pub fn status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(26)
    }

    /// Output port `status_bytes`.
    pub fn status_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(27)
    }

    /// Output port `status_memory_full`.
    pub fn status_memory_full(&self) -> Output<'_, Bits<64>> {
        self.model.output(28)
    }

    /// Output port `status_table_full`.
    pub fn status_table_full(&self) -> Output<'_, Bits<64>> {
        self.model.output(29)
    }

    /// Output port `status_damaged_packets`.
    pub fn status_damaged_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(30)
    }

    /// Output port `status_oversized_packets`.
    pub fn status_oversized_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(31)
    }

    /// Output port `status_lines`.
    pub fn status_lines(&self) -> Output<'_, Bits<17>> {
        self.model.output(32)
    }

    /// Output port `status_most_lines`.
    pub fn status_most_lines(&self) -> Output<'_, Bits<17>> {
        self.model.output(33)
    }
}

impl Device for PacketBufferL16P4 {
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

impl Wrapper for PacketBufferL16P4 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
