//! `receive_dispatch_r2_b8_a4` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "receive_dispatch_r2_b8_a4",
    summary: "Asks rings for the place of packets, and joins their answers in order.",
    sources: Sources::Emitted(&[
        "receive_dispatch_r2_b8_a4.v",
        "fifo_packet_beat_d8.v",
        "fifo_receive_request_d4.v",
        "fifo_word9_d4.v",
        "skid_buffer_packet_segment.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("packet_valid", 1, Some(0)),
        Port::output("packet_ready", 1, Some(0)),
        Port::input("packet_data", 512, Some(0)),
        Port::input("packet_last", 1, Some(0)),
        Port::input("packet_error", 1, Some(0)),
        Port::input("packet_length_bytes", 14, Some(0)),
        Port::input("packet_ring", 8, Some(0)),
        Port::input("packet_destination", 2, Some(0)),
        Port::input("packet_protocol", 3, Some(0)),
        Port::input("packet_checksum", 2, Some(0)),
        Port::input("packet_flow_hash", 32, Some(0)),
        Port::input("packet_timestamp_cycles", 48, Some(0)),
        Port::output("forwarded_valid", 1, Some(0)),
        Port::input("forwarded_ready", 1, Some(0)),
        Port::output("forwarded_data", 512, Some(0)),
        Port::output("forwarded_last", 1, Some(0)),
        Port::output("forwarded_error", 1, Some(0)),
        Port::output("forwarded_length_bytes", 14, Some(0)),
        Port::output("forwarded_ring", 8, Some(0)),
        Port::output("forwarded_destination", 2, Some(0)),
        Port::output("forwarded_protocol", 3, Some(0)),
        Port::output("forwarded_checksum", 2, Some(0)),
        Port::output("forwarded_flow_hash", 32, Some(0)),
        Port::output("forwarded_timestamp_cycles", 48, Some(0)),
        Port::output("request_0_valid", 1, Some(0)),
        Port::input("request_0_ready", 1, Some(0)),
        Port::output("request_0_length_bytes", 14, Some(0)),
        Port::output("request_0_protocol", 3, Some(0)),
        Port::output("request_0_checksum", 2, Some(0)),
        Port::output("request_0_flow_hash", 32, Some(0)),
        Port::output("request_1_valid", 1, Some(0)),
        Port::input("request_1_ready", 1, Some(0)),
        Port::output("request_1_length_bytes", 14, Some(0)),
        Port::output("request_1_protocol", 3, Some(0)),
        Port::output("request_1_checksum", 2, Some(0)),
        Port::output("request_1_flow_hash", 32, Some(0)),
        Port::input("granted_0_valid", 1, Some(0)),
        Port::output("granted_0_ready", 1, Some(0)),
        Port::input("granted_0_drop", 1, Some(0)),
        Port::input("granted_0_address", 52, Some(0)),
        Port::input("granted_0_length_bytes", 14, Some(0)),
        Port::input("granted_0_last", 1, Some(0)),
        Port::input("granted_0_packet_length_bytes", 14, Some(0)),
        Port::input("granted_0_ring", 8, Some(0)),
        Port::input("granted_0_operation", 4, Some(0)),
        Port::input("granted_0_space", 2, Some(0)),
        Port::input("granted_0_checksum", 2, Some(0)),
        Port::input("granted_1_valid", 1, Some(0)),
        Port::output("granted_1_ready", 1, Some(0)),
        Port::input("granted_1_drop", 1, Some(0)),
        Port::input("granted_1_address", 52, Some(0)),
        Port::input("granted_1_length_bytes", 14, Some(0)),
        Port::input("granted_1_last", 1, Some(0)),
        Port::input("granted_1_packet_length_bytes", 14, Some(0)),
        Port::input("granted_1_ring", 8, Some(0)),
        Port::input("granted_1_operation", 4, Some(0)),
        Port::input("granted_1_space", 2, Some(0)),
        Port::input("granted_1_checksum", 2, Some(0)),
        Port::output("segment_valid", 1, Some(0)),
        Port::input("segment_ready", 1, Some(0)),
        Port::output("segment_drop", 1, Some(0)),
        Port::output("segment_address", 52, Some(0)),
        Port::output("segment_length_bytes", 14, Some(0)),
        Port::output("segment_last", 1, Some(0)),
        Port::output("segment_packet_length_bytes", 14, Some(0)),
        Port::output("segment_ring", 8, Some(0)),
        Port::output("segment_operation", 4, Some(0)),
        Port::output("segment_space", 2, Some(0)),
        Port::output("segment_checksum", 2, Some(0)),
        Port::output("status_packets", 64, Some(0)),
        Port::output("status_unknown_ring_drops", 64, Some(0)),
    ],
    groups: &[
        Group {
            name: "packet",
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
            name: "forwarded",
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
            name: "request_0",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::ReceiveRequest",
            valid: Some(26),
            ready: Some(27),
            fields: &[
                Field { name: "length_bytes", port: 28 },
                Field { name: "protocol", port: 29 },
                Field { name: "checksum", port: 30 },
                Field { name: "flow_hash", port: 31 },
            ],
        },
        Group {
            name: "request_1",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::ReceiveRequest",
            valid: Some(32),
            ready: Some(33),
            fields: &[
                Field { name: "length_bytes", port: 34 },
                Field { name: "protocol", port: 35 },
                Field { name: "checksum", port: 36 },
                Field { name: "flow_hash", port: 37 },
            ],
        },
        Group {
            name: "granted_0",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(38),
            ready: Some(39),
            fields: &[
                Field { name: "drop", port: 40 },
                Field { name: "address", port: 41 },
                Field { name: "length_bytes", port: 42 },
                Field { name: "last", port: 43 },
                Field { name: "packet_length_bytes", port: 44 },
                Field { name: "ring", port: 45 },
                Field { name: "operation", port: 46 },
                Field { name: "space", port: 47 },
                Field { name: "checksum", port: 48 },
            ],
        },
        Group {
            name: "granted_1",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(49),
            ready: Some(50),
            fields: &[
                Field { name: "drop", port: 51 },
                Field { name: "address", port: 52 },
                Field { name: "length_bytes", port: 53 },
                Field { name: "last", port: 54 },
                Field { name: "packet_length_bytes", port: 55 },
                Field { name: "ring", port: 56 },
                Field { name: "operation", port: 57 },
                Field { name: "space", port: 58 },
                Field { name: "checksum", port: 59 },
            ],
        },
        Group {
            name: "segment",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(60),
            ready: Some(61),
            fields: &[
                Field { name: "drop", port: 62 },
                Field { name: "address", port: 63 },
                Field { name: "length_bytes", port: 64 },
                Field { name: "last", port: 65 },
                Field { name: "packet_length_bytes", port: 66 },
                Field { name: "ring", port: 67 },
                Field { name: "operation", port: 68 },
                Field { name: "space", port: 69 },
                Field { name: "checksum", port: 70 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::DispatchStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 71 },
                Field { name: "unknown_ring_drops", port: 72 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "packet" }),
        interval: Some(1),
        waits_on: &["packet", "forwarded", "request_*", "granted_*", "segment"],
        source: "CXL-NIC 4.1, 7.1",
    }),
};

/// Asks rings for the place of packets, and joins their answers in order.
#[derive(Debug)]
pub struct ReceiveDispatchR2B8A4 {
    model: Model,
}

impl ReceiveDispatchR2B8A4 {
    /// Packets.
    pub const PACKET: Inlet<Self, message::PacketBeat> = Inlet::new(0);

    /// Packets.
    pub fn packet(&mut self) -> StreamInput<'_, message::PacketBeat> {
        StreamInput::open(&mut self.model, Self::PACKET)
    }

    /// The same packets.
    pub const FORWARDED: Outlet<Self, message::PacketBeat> = Outlet::new(1);

    /// The same packets.
    pub fn forwarded(&mut self) -> StreamOutput<'_, message::PacketBeat> {
        StreamOutput::open(&mut self.model, Self::FORWARDED)
    }

    /// Asks each ring for buffers.
    pub const REQUEST_0: Outlet<Self, message::ReceiveRequest> = Outlet::new(2);

    /// Asks each ring for buffers.
    pub fn request_0(&mut self) -> StreamOutput<'_, message::ReceiveRequest> {
        StreamOutput::open(&mut self.model, Self::REQUEST_0)
    }

    /// Asks each ring for buffers.
    pub const REQUEST_1: Outlet<Self, message::ReceiveRequest> = Outlet::new(3);

    /// Asks each ring for buffers.
    pub fn request_1(&mut self) -> StreamOutput<'_, message::ReceiveRequest> {
        StreamOutput::open(&mut self.model, Self::REQUEST_1)
    }

    /// What each ring answers.
    pub const GRANTED_0: Inlet<Self, message::PacketSegment> = Inlet::new(4);

    /// What each ring answers.
    pub fn granted_0(&mut self) -> StreamInput<'_, message::PacketSegment> {
        StreamInput::open(&mut self.model, Self::GRANTED_0)
    }

    /// What each ring answers.
    pub const GRANTED_1: Inlet<Self, message::PacketSegment> = Inlet::new(5);

    /// What each ring answers.
    pub fn granted_1(&mut self) -> StreamInput<'_, message::PacketSegment> {
        StreamInput::open(&mut self.model, Self::GRANTED_1)
    }

    /// The answers, in the order of the packets.
    pub const SEGMENT: Outlet<Self, message::PacketSegment> = Outlet::new(6);

    /// The answers, in the order of the packets.
    pub fn segment(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::SEGMENT)
    }

    /// What was counted.
    pub const STATUS: LevelOutlet<Self, message::DispatchStatus> = LevelOutlet::new(7);

    /// What was counted.
    pub fn status(&mut self) -> LevelOutput<'_, message::DispatchStatus> {
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

    /// Input port `packet_valid`.
    pub fn packet_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `packet_ready`.
    pub fn packet_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `packet_data`.
    pub fn packet_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(4)
    }

    /// Input port `packet_last`.
    pub fn packet_last(&mut self) -> Input<'_, bool> {
        self.model.input(5)
    }

    /// Input port `packet_error`.
    pub fn packet_error(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `packet_length_bytes`.
    pub fn packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(7)
    }

    /// Input port `packet_ring`.
    pub fn packet_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(8)
    }

    /// Input port `packet_destination`.
    pub fn packet_destination(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(9)
    }

    /// Input port `packet_protocol`.
    pub fn packet_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(10)
    }

    /// Input port `packet_checksum`.
    pub fn packet_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(11)
    }

    /// Input port `packet_flow_hash`.
    pub fn packet_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(12)
    }

    /// Input port `packet_timestamp_cycles`.
    pub fn packet_timestamp_cycles(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(13)
    }

    /// Output port `forwarded_valid`.
    pub fn forwarded_valid(&self) -> Output<'_, bool> {
        self.model.output(14)
    }

    /// Input port `forwarded_ready`.
    pub fn forwarded_ready(&mut self) -> Input<'_, bool> {
        self.model.input(15)
    }

    /// Output port `forwarded_data`.
    pub fn forwarded_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(16)
    }

    /// Output port `forwarded_last`.
    pub fn forwarded_last(&self) -> Output<'_, bool> {
        self.model.output(17)
    }

    /// Output port `forwarded_error`.
    pub fn forwarded_error(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Output port `forwarded_length_bytes`.
    pub fn forwarded_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(19)
    }

    /// Output port `forwarded_ring`.
    pub fn forwarded_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(20)
    }

    /// Output port `forwarded_destination`.
    pub fn forwarded_destination(&self) -> Output<'_, Bits<2>> {
        self.model.output(21)
    }

    /// Output port `forwarded_protocol`.
    pub fn forwarded_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(22)
    }

    /// Output port `forwarded_checksum`.
    pub fn forwarded_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(23)
    }

    /// Output port `forwarded_flow_hash`.
    pub fn forwarded_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(24)
    }

    /// Output port `forwarded_timestamp_cycles`.
    pub fn forwarded_timestamp_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(25)
    }

    /// Output port `request_0_valid`.
    pub fn request_0_valid(&self) -> Output<'_, bool> {
        self.model.output(26)
    }

    /// Input port `request_0_ready`.
    pub fn request_0_ready(&mut self) -> Input<'_, bool> {
        self.model.input(27)
    }

    /// Output port `request_0_length_bytes`.
    pub fn request_0_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(28)
    }

    /// Output port `request_0_protocol`.
    pub fn request_0_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(29)
    }

    /// Output port `request_0_checksum`.
    pub fn request_0_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(30)
    }

    /// Output port `request_0_flow_hash`.
    pub fn request_0_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(31)
    }

    /// Output port `request_1_valid`.
    pub fn request_1_valid(&self) -> Output<'_, bool> {
        self.model.output(32)
    }

    /// Input port `request_1_ready`.
    pub fn request_1_ready(&mut self) -> Input<'_, bool> {
        self.model.input(33)
    }

    /// Output port `request_1_length_bytes`.
    pub fn request_1_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(34)
    }

    /// Output port `request_1_protocol`.
    pub fn request_1_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(35)
    }

    /// Output port `request_1_checksum`.
    pub fn request_1_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(36)
    }

    /// Output port `request_1_flow_hash`.
    pub fn request_1_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(37)
    }

    /// Input port `granted_0_valid`.
    pub fn granted_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(38)
    }

    /// Output port `granted_0_ready`.
    pub fn granted_0_ready(&self) -> Output<'_, bool> {
        self.model.output(39)
    }

    /// Input port `granted_0_drop`.
    pub fn granted_0_drop(&mut self) -> Input<'_, bool> {
        self.model.input(40)
    }

    /// Input port `granted_0_address`.
    pub fn granted_0_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(41)
    }

    /// Input port `granted_0_length_bytes`.
    pub fn granted_0_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(42)
    }

    /// Input port `granted_0_last`.
    pub fn granted_0_last(&mut self) -> Input<'_, bool> {
        self.model.input(43)
    }

    /// Input port `granted_0_packet_length_bytes`.
    pub fn granted_0_packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(44)
    }

    /// Input port `granted_0_ring`.
    pub fn granted_0_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(45)
    }

    /// Input port `granted_0_operation`.
    pub fn granted_0_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(46)
    }

    /// Input port `granted_0_space`.
    pub fn granted_0_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(47)
    }

    /// Input port `granted_0_checksum`.
    pub fn granted_0_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(48)
    }

    /// Input port `granted_1_valid`.
    pub fn granted_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(49)
    }

    /// Output port `granted_1_ready`.
    pub fn granted_1_ready(&self) -> Output<'_, bool> {
        self.model.output(50)
    }

    /// Input port `granted_1_drop`.
    pub fn granted_1_drop(&mut self) -> Input<'_, bool> {
        self.model.input(51)
    }

    /// Input port `granted_1_address`.
    pub fn granted_1_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(52)
    }

    /// Input port `granted_1_length_bytes`.
    pub fn granted_1_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(53)
    }

    /// Input port `granted_1_last`.
    pub fn granted_1_last(&mut self) -> Input<'_, bool> {
        self.model.input(54)
    }

    /// Input port `granted_1_packet_length_bytes`.
    pub fn granted_1_packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(55)
    }

    /// Input port `granted_1_ring`.
    pub fn granted_1_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(56)
    }

    /// Input port `granted_1_operation`.
    pub fn granted_1_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(57)
    }

    /// Input port `granted_1_space`.
    pub fn granted_1_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(58)
    }

    /// Input port `granted_1_checksum`.
    pub fn granted_1_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(59)
    }

    /// Output port `segment_valid`.
    pub fn segment_valid(&self) -> Output<'_, bool> {
        self.model.output(60)
    }

    /// Input port `segment_ready`.
    pub fn segment_ready(&mut self) -> Input<'_, bool> {
        self.model.input(61)
    }

    /// Output port `segment_drop`.
    pub fn segment_drop(&self) -> Output<'_, bool> {
        self.model.output(62)
    }

    /// Output port `segment_address`.
    pub fn segment_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(63)
    }

    /// Output port `segment_length_bytes`.
    pub fn segment_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(64)
    }

    /// Output port `segment_last`.
    pub fn segment_last(&self) -> Output<'_, bool> {
        self.model.output(65)
    }

    /// Output port `segment_packet_length_bytes`.
    pub fn segment_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(66)
    }

    /// Output port `segment_ring`.
    pub fn segment_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(67)
    }

    /// Output port `segment_operation`.
    pub fn segment_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(68)
    }

    /// Output port `segment_space`.
    pub fn segment_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(69)
    }

    /// Output port `segment_checksum`.
    pub fn segment_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(70)
    }

    /// Output port `status_packets`.
    pub fn status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(71)
    }

    /// Output port `status_unknown_ring_drops`.
    pub fn status_unknown_ring_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(72)
    }
}

impl Device for ReceiveDispatchR2B8A4 {
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

impl Wrapper for ReceiveDispatchR2B8A4 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
