//! `pfu_w256_r256` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "pfu_w256_r256",
    summary: "Writes received packets to memory and reads packets to send.",
    sources: Sources::Emitted(&[
        "pfu_w256_r256.v",
        "pfu_receive_s256.v",
        "pfu_transmit_s256.v",
        "reorder_buffer_s256_t8_i11_d1.v",
        "reorder_buffer_s256_t8_i45_d513.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("receive_packet_valid", 1, Some(0)),
        Port::output("receive_packet_ready", 1, Some(0)),
        Port::input("receive_packet_data", 512, Some(0)),
        Port::input("receive_packet_last", 1, Some(0)),
        Port::input("receive_packet_error", 1, Some(0)),
        Port::input("receive_packet_length_bytes", 14, Some(0)),
        Port::input("receive_packet_ring", 8, Some(0)),
        Port::input("receive_packet_destination", 2, Some(0)),
        Port::input("receive_packet_protocol", 3, Some(0)),
        Port::input("receive_packet_checksum", 2, Some(0)),
        Port::input("receive_packet_flow_hash", 32, Some(0)),
        Port::input("receive_packet_timestamp_cycles", 48, Some(0)),
        Port::input("receive_segment_valid", 1, Some(0)),
        Port::output("receive_segment_ready", 1, Some(0)),
        Port::input("receive_segment_drop", 1, Some(0)),
        Port::input("receive_segment_address", 52, Some(0)),
        Port::input("receive_segment_length_bytes", 14, Some(0)),
        Port::input("receive_segment_last", 1, Some(0)),
        Port::input("receive_segment_packet_length_bytes", 14, Some(0)),
        Port::input("receive_segment_ring", 8, Some(0)),
        Port::input("receive_segment_operation", 4, Some(0)),
        Port::input("receive_segment_space", 2, Some(0)),
        Port::input("receive_segment_checksum", 2, Some(0)),
        Port::output("receive_done_valid", 1, Some(0)),
        Port::input("receive_done_ready", 1, Some(0)),
        Port::output("receive_done_ring", 8, Some(0)),
        Port::output("receive_done_last", 1, Some(0)),
        Port::output("receive_done_failed", 1, Some(0)),
        Port::output("write_request_valid", 1, Some(0)),
        Port::input("write_request_ready", 1, Some(0)),
        Port::output("write_request_operation", 4, Some(0)),
        Port::output("write_request_space", 2, Some(0)),
        Port::output("write_request_line_address", 46, Some(0)),
        Port::output("write_request_data", 512, Some(0)),
        Port::output("write_request_byte_enable", 64, Some(0)),
        Port::output("write_request_tag", 8, Some(0)),
        Port::output("write_request_selection", 8, Some(0)),
        Port::input("write_response_valid", 1, Some(0)),
        Port::input("write_response_tag", 8, Some(0)),
        Port::input("write_response_status", 1, Some(0)),
        Port::input("write_response_data", 512, Some(0)),
        Port::input("transmit_segment_valid", 1, Some(0)),
        Port::output("transmit_segment_ready", 1, Some(0)),
        Port::input("transmit_segment_drop", 1, Some(0)),
        Port::input("transmit_segment_address", 52, Some(0)),
        Port::input("transmit_segment_length_bytes", 14, Some(0)),
        Port::input("transmit_segment_last", 1, Some(0)),
        Port::input("transmit_segment_packet_length_bytes", 14, Some(0)),
        Port::input("transmit_segment_ring", 8, Some(0)),
        Port::input("transmit_segment_operation", 4, Some(0)),
        Port::input("transmit_segment_space", 2, Some(0)),
        Port::input("transmit_segment_checksum", 2, Some(0)),
        Port::output("transmit_packet_valid", 1, Some(0)),
        Port::input("transmit_packet_ready", 1, Some(0)),
        Port::output("transmit_packet_data", 512, Some(0)),
        Port::output("transmit_packet_last", 1, Some(0)),
        Port::output("transmit_packet_error", 1, Some(0)),
        Port::output("transmit_packet_length_bytes", 14, Some(0)),
        Port::output("transmit_packet_ring", 8, Some(0)),
        Port::output("transmit_packet_destination", 2, Some(0)),
        Port::output("transmit_packet_protocol", 3, Some(0)),
        Port::output("transmit_packet_checksum", 2, Some(0)),
        Port::output("transmit_packet_flow_hash", 32, Some(0)),
        Port::output("transmit_packet_timestamp_cycles", 48, Some(0)),
        Port::output("transmit_done_valid", 1, Some(0)),
        Port::input("transmit_done_ready", 1, Some(0)),
        Port::output("transmit_done_ring", 8, Some(0)),
        Port::output("transmit_done_last", 1, Some(0)),
        Port::output("transmit_done_failed", 1, Some(0)),
        Port::output("read_request_valid", 1, Some(0)),
        Port::input("read_request_ready", 1, Some(0)),
        Port::output("read_request_operation", 4, Some(0)),
        Port::output("read_request_space", 2, Some(0)),
        Port::output("read_request_line_address", 46, Some(0)),
        Port::output("read_request_data", 512, Some(0)),
        Port::output("read_request_byte_enable", 64, Some(0)),
        Port::output("read_request_tag", 8, Some(0)),
        Port::output("read_request_selection", 8, Some(0)),
        Port::input("read_response_valid", 1, Some(0)),
        Port::input("read_response_tag", 8, Some(0)),
        Port::input("read_response_status", 1, Some(0)),
        Port::input("read_response_data", 512, Some(0)),
        Port::output("receive_status_packets", 64, Some(0)),
        Port::output("receive_status_bytes", 64, Some(0)),
        Port::output("receive_status_lines", 64, Some(0)),
        Port::output("receive_status_dropped_packets", 64, Some(0)),
        Port::output("receive_status_failed_segments", 32, Some(0)),
        Port::output("receive_status_failed_lines", 32, Some(0)),
        Port::output("receive_status_short_packets", 32, Some(0)),
        Port::output("receive_status_stray_answers", 16, Some(0)),
        Port::output("receive_status_first_fault", 2, Some(0)),
        Port::output("transmit_status_packets", 64, Some(0)),
        Port::output("transmit_status_bytes", 64, Some(0)),
        Port::output("transmit_status_lines", 64, Some(0)),
        Port::output("transmit_status_failed_packets", 32, Some(0)),
        Port::output("transmit_status_failed_lines", 32, Some(0)),
        Port::output("transmit_status_stray_answers", 16, Some(0)),
        Port::output("transmit_status_first_fault", 2, Some(0)),
    ],
    groups: &[
        Group {
            name: "receive_packet",
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
            name: "receive_segment",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(14),
            ready: Some(15),
            fields: &[
                Field { name: "drop", port: 16 },
                Field { name: "address", port: 17 },
                Field { name: "length_bytes", port: 18 },
                Field { name: "last", port: 19 },
                Field { name: "packet_length_bytes", port: 20 },
                Field { name: "ring", port: 21 },
                Field { name: "operation", port: 22 },
                Field { name: "space", port: 23 },
                Field { name: "checksum", port: 24 },
            ],
        },
        Group {
            name: "receive_done",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(25),
            ready: Some(26),
            fields: &[
                Field { name: "ring", port: 27 },
                Field { name: "last", port: 28 },
                Field { name: "failed", port: 29 },
            ],
        },
        Group {
            name: "write_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::LineRequest, 8>",
            valid: Some(30),
            ready: Some(31),
            fields: &[
                Field { name: "operation", port: 32 },
                Field { name: "space", port: 33 },
                Field { name: "line_address", port: 34 },
                Field { name: "data", port: 35 },
                Field { name: "byte_enable", port: 36 },
                Field { name: "tag", port: 37 },
                Field { name: "selection", port: 38 },
            ],
        },
        Group {
            name: "write_response",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(39),
            ready: None,
            fields: &[
                Field { name: "tag", port: 40 },
                Field { name: "status", port: 41 },
                Field { name: "data", port: 42 },
            ],
        },
        Group {
            name: "transmit_segment",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(43),
            ready: Some(44),
            fields: &[
                Field { name: "drop", port: 45 },
                Field { name: "address", port: 46 },
                Field { name: "length_bytes", port: 47 },
                Field { name: "last", port: 48 },
                Field { name: "packet_length_bytes", port: 49 },
                Field { name: "ring", port: 50 },
                Field { name: "operation", port: 51 },
                Field { name: "space", port: 52 },
                Field { name: "checksum", port: 53 },
            ],
        },
        Group {
            name: "transmit_packet",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(54),
            ready: Some(55),
            fields: &[
                Field { name: "data", port: 56 },
                Field { name: "last", port: 57 },
                Field { name: "error", port: 58 },
                Field { name: "length_bytes", port: 59 },
                Field { name: "ring", port: 60 },
                Field { name: "destination", port: 61 },
                Field { name: "protocol", port: 62 },
                Field { name: "checksum", port: 63 },
                Field { name: "flow_hash", port: 64 },
                Field { name: "timestamp_cycles", port: 65 },
            ],
        },
        Group {
            name: "transmit_done",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(66),
            ready: Some(67),
            fields: &[
                Field { name: "ring", port: 68 },
                Field { name: "last", port: 69 },
                Field { name: "failed", port: 70 },
            ],
        },
        Group {
            name: "read_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::LineRequest, 8>",
            valid: Some(71),
            ready: Some(72),
            fields: &[
                Field { name: "operation", port: 73 },
                Field { name: "space", port: 74 },
                Field { name: "line_address", port: 75 },
                Field { name: "data", port: 76 },
                Field { name: "byte_enable", port: 77 },
                Field { name: "tag", port: 78 },
                Field { name: "selection", port: 79 },
            ],
        },
        Group {
            name: "read_response",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(80),
            ready: None,
            fields: &[
                Field { name: "tag", port: 81 },
                Field { name: "status", port: 82 },
                Field { name: "data", port: 83 },
            ],
        },
        Group {
            name: "receive_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PfuReceiveStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 84 },
                Field { name: "bytes", port: 85 },
                Field { name: "lines", port: 86 },
                Field { name: "dropped_packets", port: 87 },
                Field { name: "failed_segments", port: 88 },
                Field { name: "failed_lines", port: 89 },
                Field { name: "short_packets", port: 90 },
                Field { name: "stray_answers", port: 91 },
                Field { name: "first_fault", port: 92 },
            ],
        },
        Group {
            name: "transmit_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PfuTransmitStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 93 },
                Field { name: "bytes", port: 94 },
                Field { name: "lines", port: 95 },
                Field { name: "failed_packets", port: 96 },
                Field { name: "failed_lines", port: 97 },
                Field { name: "stray_answers", port: 98 },
                Field { name: "first_fault", port: 99 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "receive_packet" }),
        interval: Some(1),
        waits_on: &[
            "receive_packet",
            "receive_segment",
            "receive_done",
            "write_request",
            "write_response",
            "transmit_segment",
            "transmit_packet",
            "transmit_done",
            "read_request",
            "read_response",
        ],
        source: "CXL-NIC 4.1",
    }),
};

/// Writes received packets to memory and reads packets to send.
#[derive(Debug)]
pub struct PfuW256R256 {
    model: Model,
}

impl PfuW256R256 {
    /// Packets that were received, whole and sound.
    pub const RECEIVE_PACKET: Inlet<Self, message::PacketBeat> = Inlet::new(0);

    /// Packets that were received, whole and sound.
    pub fn receive_packet(&mut self) -> StreamInput<'_, message::PacketBeat> {
        StreamInput::open(&mut self.model, Self::RECEIVE_PACKET)
    }

    /// The segments that each is written to.
    pub const RECEIVE_SEGMENT: Inlet<Self, message::PacketSegment> = Inlet::new(1);

    /// The segments that each is written to.
    pub fn receive_segment(&mut self) -> StreamInput<'_, message::PacketSegment> {
        StreamInput::open(&mut self.model, Self::RECEIVE_SEGMENT)
    }

    /// Those that are written.
    pub const RECEIVE_DONE: Outlet<Self, message::SegmentDone> = Outlet::new(2);

    /// Those that are written.
    pub fn receive_done(&mut self) -> StreamOutput<'_, message::SegmentDone> {
        StreamOutput::open(&mut self.model, Self::RECEIVE_DONE)
    }

    /// Writes of lines, each with its ring.
    pub const WRITE_REQUEST: Outlet<Self, message::Routed<message::LineRequest, 8>> =
        Outlet::new(3);

    /// Writes of lines, each with its ring.
    pub fn write_request(&mut self) -> StreamOutput<'_, message::Routed<message::LineRequest, 8>> {
        StreamOutput::open(&mut self.model, Self::WRITE_REQUEST)
    }

    /// Their answers.
    pub const WRITE_RESPONSE: PulseInlet<Self, message::LineResponse> = PulseInlet::new(4);

    /// Their answers.
    pub fn write_response(&mut self) -> PulseInput<'_, message::LineResponse> {
        PulseInput::open(&mut self.model, Self::WRITE_RESPONSE)
    }

    /// The segments of packets to send.
    pub const TRANSMIT_SEGMENT: Inlet<Self, message::PacketSegment> = Inlet::new(5);

    /// The segments of packets to send.
    pub fn transmit_segment(&mut self) -> StreamInput<'_, message::PacketSegment> {
        StreamInput::open(&mut self.model, Self::TRANSMIT_SEGMENT)
    }

    /// The packets.
    pub const TRANSMIT_PACKET: Outlet<Self, message::PacketBeat> = Outlet::new(6);

    /// The packets.
    pub fn transmit_packet(&mut self) -> StreamOutput<'_, message::PacketBeat> {
        StreamOutput::open(&mut self.model, Self::TRANSMIT_PACKET)
    }

    /// Segments that are read.
    pub const TRANSMIT_DONE: Outlet<Self, message::SegmentDone> = Outlet::new(7);

    /// Segments that are read.
    pub fn transmit_done(&mut self) -> StreamOutput<'_, message::SegmentDone> {
        StreamOutput::open(&mut self.model, Self::TRANSMIT_DONE)
    }

    /// Reads of lines, each with its ring.
    pub const READ_REQUEST: Outlet<Self, message::Routed<message::LineRequest, 8>> = Outlet::new(8);

    /// Reads of lines, each with its ring.
    pub fn read_request(&mut self) -> StreamOutput<'_, message::Routed<message::LineRequest, 8>> {
        StreamOutput::open(&mut self.model, Self::READ_REQUEST)
    }

    /// Their answers.
    pub const READ_RESPONSE: PulseInlet<Self, message::LineResponse> = PulseInlet::new(9);

    /// Their answers.
    pub fn read_response(&mut self) -> PulseInput<'_, message::LineResponse> {
        PulseInput::open(&mut self.model, Self::READ_RESPONSE)
    }

    /// What the receive half has done.
    pub const RECEIVE_STATUS: LevelOutlet<Self, message::PfuReceiveStatus> = LevelOutlet::new(10);

    /// What the receive half has done.
    pub fn receive_status(&mut self) -> LevelOutput<'_, message::PfuReceiveStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS)
    }

    /// What the transmit half has done.
    pub const TRANSMIT_STATUS: LevelOutlet<Self, message::PfuTransmitStatus> = LevelOutlet::new(11);

    /// What the transmit half has done.
    pub fn transmit_status(&mut self) -> LevelOutput<'_, message::PfuTransmitStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `receive_packet_valid`.
    pub fn receive_packet_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `receive_packet_ready`.
    pub fn receive_packet_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `receive_packet_data`.
    pub fn receive_packet_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(4)
    }

    /// Input port `receive_packet_last`.
    pub fn receive_packet_last(&mut self) -> Input<'_, bool> {
        self.model.input(5)
    }

    /// Input port `receive_packet_error`.
    pub fn receive_packet_error(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `receive_packet_length_bytes`.
    pub fn receive_packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(7)
    }

    /// Input port `receive_packet_ring`.
    pub fn receive_packet_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(8)
    }

    /// Input port `receive_packet_destination`.
    pub fn receive_packet_destination(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(9)
    }

    /// Input port `receive_packet_protocol`.
    pub fn receive_packet_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(10)
    }

    /// Input port `receive_packet_checksum`.
    pub fn receive_packet_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(11)
    }

    /// Input port `receive_packet_flow_hash`.
    pub fn receive_packet_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(12)
    }

    /// Input port `receive_packet_timestamp_cycles`.
    pub fn receive_packet_timestamp_cycles(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(13)
    }

    /// Input port `receive_segment_valid`.
    pub fn receive_segment_valid(&mut self) -> Input<'_, bool> {
        self.model.input(14)
    }

    /// Output port `receive_segment_ready`.
    pub fn receive_segment_ready(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Input port `receive_segment_drop`.
    pub fn receive_segment_drop(&mut self) -> Input<'_, bool> {
        self.model.input(16)
    }

    /// Input port `receive_segment_address`.
    pub fn receive_segment_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(17)
    }

    /// Input port `receive_segment_length_bytes`.
    pub fn receive_segment_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(18)
    }

    /// Input port `receive_segment_last`.
    pub fn receive_segment_last(&mut self) -> Input<'_, bool> {
        self.model.input(19)
    }

    /// Input port `receive_segment_packet_length_bytes`.
    pub fn receive_segment_packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(20)
    }

    /// Input port `receive_segment_ring`.
    pub fn receive_segment_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(21)
    }

    /// Input port `receive_segment_operation`.
    pub fn receive_segment_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(22)
    }

    /// Input port `receive_segment_space`.
    pub fn receive_segment_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(23)
    }

    /// Input port `receive_segment_checksum`.
    pub fn receive_segment_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(24)
    }

    /// Output port `receive_done_valid`.
    pub fn receive_done_valid(&self) -> Output<'_, bool> {
        self.model.output(25)
    }

    /// Input port `receive_done_ready`.
    pub fn receive_done_ready(&mut self) -> Input<'_, bool> {
        self.model.input(26)
    }

    /// Output port `receive_done_ring`.
    pub fn receive_done_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(27)
    }

    /// Output port `receive_done_last`.
    pub fn receive_done_last(&self) -> Output<'_, bool> {
        self.model.output(28)
    }

    /// Output port `receive_done_failed`.
    pub fn receive_done_failed(&self) -> Output<'_, bool> {
        self.model.output(29)
    }

    /// Output port `write_request_valid`.
    pub fn write_request_valid(&self) -> Output<'_, bool> {
        self.model.output(30)
    }

    /// Input port `write_request_ready`.
    pub fn write_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(31)
    }

    /// Output port `write_request_operation`.
    pub fn write_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(32)
    }

    /// Output port `write_request_space`.
    pub fn write_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(33)
    }

    /// Output port `write_request_line_address`.
    pub fn write_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(34)
    }

    /// Output port `write_request_data`.
    pub fn write_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(35)
    }

    /// Output port `write_request_byte_enable`.
    pub fn write_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(36)
    }

    /// Output port `write_request_tag`.
    pub fn write_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(37)
    }

    /// Output port `write_request_selection`.
    pub fn write_request_selection(&self) -> Output<'_, Bits<8>> {
        self.model.output(38)
    }

    /// Input port `write_response_valid`.
    pub fn write_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(39)
    }

    /// Input port `write_response_tag`.
    pub fn write_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(40)
    }

    /// Input port `write_response_status`.
    pub fn write_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(41)
    }

    /// Input port `write_response_data`.
    pub fn write_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(42)
    }

    /// Input port `transmit_segment_valid`.
    pub fn transmit_segment_valid(&mut self) -> Input<'_, bool> {
        self.model.input(43)
    }

    /// Output port `transmit_segment_ready`.
    pub fn transmit_segment_ready(&self) -> Output<'_, bool> {
        self.model.output(44)
    }

    /// Input port `transmit_segment_drop`.
    pub fn transmit_segment_drop(&mut self) -> Input<'_, bool> {
        self.model.input(45)
    }

    /// Input port `transmit_segment_address`.
    pub fn transmit_segment_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(46)
    }

    /// Input port `transmit_segment_length_bytes`.
    pub fn transmit_segment_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(47)
    }

    /// Input port `transmit_segment_last`.
    pub fn transmit_segment_last(&mut self) -> Input<'_, bool> {
        self.model.input(48)
    }

    /// Input port `transmit_segment_packet_length_bytes`.
    pub fn transmit_segment_packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(49)
    }

    /// Input port `transmit_segment_ring`.
    pub fn transmit_segment_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(50)
    }

    /// Input port `transmit_segment_operation`.
    pub fn transmit_segment_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(51)
    }

    /// Input port `transmit_segment_space`.
    pub fn transmit_segment_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(52)
    }

    /// Input port `transmit_segment_checksum`.
    pub fn transmit_segment_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(53)
    }

    /// Output port `transmit_packet_valid`.
    pub fn transmit_packet_valid(&self) -> Output<'_, bool> {
        self.model.output(54)
    }

    /// Input port `transmit_packet_ready`.
    pub fn transmit_packet_ready(&mut self) -> Input<'_, bool> {
        self.model.input(55)
    }

    /// Output port `transmit_packet_data`.
    pub fn transmit_packet_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(56)
    }

    /// Output port `transmit_packet_last`.
    pub fn transmit_packet_last(&self) -> Output<'_, bool> {
        self.model.output(57)
    }

    /// Output port `transmit_packet_error`.
    pub fn transmit_packet_error(&self) -> Output<'_, bool> {
        self.model.output(58)
    }

    /// Output port `transmit_packet_length_bytes`.
    pub fn transmit_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(59)
    }

    /// Output port `transmit_packet_ring`.
    pub fn transmit_packet_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(60)
    }

    /// Output port `transmit_packet_destination`.
    pub fn transmit_packet_destination(&self) -> Output<'_, Bits<2>> {
        self.model.output(61)
    }

    /// Output port `transmit_packet_protocol`.
    pub fn transmit_packet_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(62)
    }

    /// Output port `transmit_packet_checksum`.
    pub fn transmit_packet_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(63)
    }

    /// Output port `transmit_packet_flow_hash`.
    pub fn transmit_packet_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(64)
    }

    /// Output port `transmit_packet_timestamp_cycles`.
    pub fn transmit_packet_timestamp_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(65)
    }

    /// Output port `transmit_done_valid`.
    pub fn transmit_done_valid(&self) -> Output<'_, bool> {
        self.model.output(66)
    }

    /// Input port `transmit_done_ready`.
    pub fn transmit_done_ready(&mut self) -> Input<'_, bool> {
        self.model.input(67)
    }

    /// Output port `transmit_done_ring`.
    pub fn transmit_done_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(68)
    }

    /// Output port `transmit_done_last`.
    pub fn transmit_done_last(&self) -> Output<'_, bool> {
        self.model.output(69)
    }

    /// Output port `transmit_done_failed`.
    pub fn transmit_done_failed(&self) -> Output<'_, bool> {
        self.model.output(70)
    }

    /// Output port `read_request_valid`.
    pub fn read_request_valid(&self) -> Output<'_, bool> {
        self.model.output(71)
    }

    /// Input port `read_request_ready`.
    pub fn read_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(72)
    }

    /// Output port `read_request_operation`.
    pub fn read_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(73)
    }

    /// Output port `read_request_space`.
    pub fn read_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(74)
    }

    /// Output port `read_request_line_address`.
    pub fn read_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(75)
    }

    /// Output port `read_request_data`.
    pub fn read_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(76)
    }

    /// Output port `read_request_byte_enable`.
    pub fn read_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(77)
    }

    /// Output port `read_request_tag`.
    pub fn read_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(78)
    }

    /// Output port `read_request_selection`.
    pub fn read_request_selection(&self) -> Output<'_, Bits<8>> {
        self.model.output(79)
    }

    /// Input port `read_response_valid`.
    pub fn read_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(80)
    }

    /// Input port `read_response_tag`.
    pub fn read_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(81)
    }

    /// Input port `read_response_status`.
    pub fn read_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(82)
    }

    /// Input port `read_response_data`.
    pub fn read_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(83)
    }

    /// Output port `receive_status_packets`.
    pub fn receive_status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(84)
    }

    /// Output port `receive_status_bytes`.
    pub fn receive_status_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(85)
    }

    /// Output port `receive_status_lines`.
    pub fn receive_status_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(86)
    }

    /// Output port `receive_status_dropped_packets`.
    pub fn receive_status_dropped_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(87)
    }

    /// Output port `receive_status_failed_segments`.
    pub fn receive_status_failed_segments(&self) -> Output<'_, Bits<32>> {
        self.model.output(88)
    }

    /// Output port `receive_status_failed_lines`.
    pub fn receive_status_failed_lines(&self) -> Output<'_, Bits<32>> {
        self.model.output(89)
    }

    /// Output port `receive_status_short_packets`.
    pub fn receive_status_short_packets(&self) -> Output<'_, Bits<32>> {
        self.model.output(90)
    }

    /// Output port `receive_status_stray_answers`.
    pub fn receive_status_stray_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(91)
    }

    /// Output port `receive_status_first_fault`.
    pub fn receive_status_first_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(92)
    }

    /// Output port `transmit_status_packets`.
    pub fn transmit_status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(93)
    }

    /// Output port `transmit_status_bytes`.
    pub fn transmit_status_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(94)
    }

    /// Output port `transmit_status_lines`.
    pub fn transmit_status_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(95)
    }

    /// Output port `transmit_status_failed_packets`.
    pub fn transmit_status_failed_packets(&self) -> Output<'_, Bits<32>> {
        self.model.output(96)
    }

    /// Output port `transmit_status_failed_lines`.
    pub fn transmit_status_failed_lines(&self) -> Output<'_, Bits<32>> {
        self.model.output(97)
    }

    /// Output port `transmit_status_stray_answers`.
    pub fn transmit_status_stray_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(98)
    }

    /// Output port `transmit_status_first_fault`.
    pub fn transmit_status_first_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(99)
    }
}

impl Device for PfuW256R256 {
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

impl Wrapper for PfuW256R256 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
