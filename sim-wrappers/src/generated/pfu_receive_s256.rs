//! `pfu_receive_s256` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "pfu_receive_s256",
    summary: "Writes received packets to memory, a line in each cycle.",
    sources: Sources::Emitted(&["pfu_receive_s256.v", "reorder_buffer_s256_t8_i11_d1.v"]),
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
        Port::input("segment_valid", 1, Some(0)),
        Port::output("segment_ready", 1, Some(0)),
        Port::input("segment_drop", 1, Some(0)),
        Port::input("segment_address", 52, Some(0)),
        Port::input("segment_length_bytes", 14, Some(0)),
        Port::input("segment_last", 1, Some(0)),
        Port::input("segment_packet_length_bytes", 14, Some(0)),
        Port::input("segment_ring", 8, Some(0)),
        Port::input("segment_operation", 4, Some(0)),
        Port::input("segment_space", 2, Some(0)),
        Port::input("segment_checksum", 2, Some(0)),
        Port::output("line_request_valid", 1, Some(0)),
        Port::input("line_request_ready", 1, Some(0)),
        Port::output("line_request_operation", 4, Some(0)),
        Port::output("line_request_space", 2, Some(0)),
        Port::output("line_request_line_address", 46, Some(0)),
        Port::output("line_request_data", 512, Some(0)),
        Port::output("line_request_byte_enable", 64, Some(0)),
        Port::output("line_request_tag", 8, Some(0)),
        Port::output("line_request_selection", 8, Some(0)),
        Port::input("line_response_valid", 1, Some(0)),
        Port::input("line_response_tag", 8, Some(0)),
        Port::input("line_response_status", 1, Some(0)),
        Port::input("line_response_data", 512, Some(0)),
        Port::output("done_valid", 1, Some(0)),
        Port::input("done_ready", 1, Some(0)),
        Port::output("done_ring", 8, Some(0)),
        Port::output("done_last", 1, Some(0)),
        Port::output("done_failed", 1, Some(0)),
        Port::output("status_packets", 64, Some(0)),
        Port::output("status_bytes", 64, Some(0)),
        Port::output("status_lines", 64, Some(0)),
        Port::output("status_dropped_packets", 64, Some(0)),
        Port::output("status_failed_segments", 32, Some(0)),
        Port::output("status_failed_lines", 32, Some(0)),
        Port::output("status_short_packets", 32, Some(0)),
        Port::output("status_stray_answers", 16, Some(0)),
        Port::output("status_first_fault", 2, Some(0)),
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
            name: "segment",
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
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::LineRequest, 8>",
            valid: Some(25),
            ready: Some(26),
            fields: &[
                Field { name: "operation", port: 27 },
                Field { name: "space", port: 28 },
                Field { name: "line_address", port: 29 },
                Field { name: "data", port: 30 },
                Field { name: "byte_enable", port: 31 },
                Field { name: "tag", port: 32 },
                Field { name: "selection", port: 33 },
            ],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(34),
            ready: None,
            fields: &[
                Field { name: "tag", port: 35 },
                Field { name: "status", port: 36 },
                Field { name: "data", port: 37 },
            ],
        },
        Group {
            name: "done",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(38),
            ready: Some(39),
            fields: &[
                Field { name: "ring", port: 40 },
                Field { name: "last", port: 41 },
                Field { name: "failed", port: 42 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PfuReceiveStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 43 },
                Field { name: "bytes", port: 44 },
                Field { name: "lines", port: 45 },
                Field { name: "dropped_packets", port: 46 },
                Field { name: "failed_segments", port: 47 },
                Field { name: "failed_lines", port: 48 },
                Field { name: "short_packets", port: 49 },
                Field { name: "stray_answers", port: 50 },
                Field { name: "first_fault", port: 51 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "packet" }),
        interval: Some(1),
        waits_on: &["packet", "segment", "line_request", "line_response", "done"],
        source: "CXL-NIC 4.1",
    }),
};

/// Writes received packets to memory, a line in each cycle.
#[derive(Debug)]
pub struct PfuReceiveS256 {
    model: Model,
}

impl PfuReceiveS256 {
    /// Packets, whole and sound; `data` and `last` are looked at, and nothing else.
    pub const PACKET: Inlet<Self, message::PacketBeat> = Inlet::new(0);

    /// Packets, whole and sound; `data` and `last` are looked at, and nothing else.
    pub fn packet(&mut self) -> StreamInput<'_, message::PacketBeat> {
        StreamInput::open(&mut self.model, Self::PACKET)
    }

    /// The segments of each packet.
    pub const SEGMENT: Inlet<Self, message::PacketSegment> = Inlet::new(1);

    /// The segments of each packet.
    pub fn segment(&mut self) -> StreamInput<'_, message::PacketSegment> {
        StreamInput::open(&mut self.model, Self::SEGMENT)
    }

    /// Writes of lines, each with its ring.
    pub const LINE_REQUEST: Outlet<Self, message::Routed<message::LineRequest, 8>> = Outlet::new(2);

    /// Writes of lines, each with its ring.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::Routed<message::LineRequest, 8>> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// Their answers.
    pub const LINE_RESPONSE: PulseInlet<Self, message::LineResponse> = PulseInlet::new(3);

    /// Their answers.
    pub fn line_response(&mut self) -> PulseInput<'_, message::LineResponse> {
        PulseInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// Segments whose lines are all answered.
    pub const DONE: Outlet<Self, message::SegmentDone> = Outlet::new(4);

    /// Segments whose lines are all answered.
    pub fn done(&mut self) -> StreamOutput<'_, message::SegmentDone> {
        StreamOutput::open(&mut self.model, Self::DONE)
    }

    /// What has been done.
    pub const STATUS: LevelOutlet<Self, message::PfuReceiveStatus> = LevelOutlet::new(5);

    /// What has been done.
    pub fn status(&mut self) -> LevelOutput<'_, message::PfuReceiveStatus> {
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

    /// Input port `segment_valid`.
    pub fn segment_valid(&mut self) -> Input<'_, bool> {
        self.model.input(14)
    }

    /// Output port `segment_ready`.
    pub fn segment_ready(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Input port `segment_drop`.
    pub fn segment_drop(&mut self) -> Input<'_, bool> {
        self.model.input(16)
    }

    /// Input port `segment_address`.
    pub fn segment_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(17)
    }

    /// Input port `segment_length_bytes`.
    pub fn segment_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(18)
    }

    /// Input port `segment_last`.
    pub fn segment_last(&mut self) -> Input<'_, bool> {
        self.model.input(19)
    }

    /// Input port `segment_packet_length_bytes`.
    pub fn segment_packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(20)
    }

    /// Input port `segment_ring`.
    pub fn segment_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(21)
    }

    /// Input port `segment_operation`.
    pub fn segment_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(22)
    }

    /// Input port `segment_space`.
    pub fn segment_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(23)
    }

    /// Input port `segment_checksum`.
    pub fn segment_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(24)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(25)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(26)
    }

    /// Output port `line_request_operation`.
    pub fn line_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(27)
    }

    /// Output port `line_request_space`.
    pub fn line_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(28)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(29)
    }

    /// Output port `line_request_data`.
    pub fn line_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(30)
    }

    /// Output port `line_request_byte_enable`.
    pub fn line_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(31)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(32)
    }

    /// Output port `line_request_selection`.
    pub fn line_request_selection(&self) -> Output<'_, Bits<8>> {
        self.model.output(33)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(34)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(35)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(36)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(37)
    }

    /// Output port `done_valid`.
    pub fn done_valid(&self) -> Output<'_, bool> {
        self.model.output(38)
    }

    /// Input port `done_ready`.
    pub fn done_ready(&mut self) -> Input<'_, bool> {
        self.model.input(39)
    }

    /// Output port `done_ring`.
    pub fn done_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(40)
    }

    /// Output port `done_last`.
    pub fn done_last(&self) -> Output<'_, bool> {
        self.model.output(41)
    }

    /// Output port `done_failed`.
    pub fn done_failed(&self) -> Output<'_, bool> {
        self.model.output(42)
    }

    /// Output port `status_packets`.
    pub fn status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(43)
    }

    /// Output port `status_bytes`.
    pub fn status_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(44)
    }

    /// Output port `status_lines`.
    pub fn status_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(45)
    }

    /// Output port `status_dropped_packets`.
    pub fn status_dropped_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(46)
    }

    /// Output port `status_failed_segments`.
    pub fn status_failed_segments(&self) -> Output<'_, Bits<32>> {
        self.model.output(47)
    }

    /// Output port `status_failed_lines`.
    pub fn status_failed_lines(&self) -> Output<'_, Bits<32>> {
        self.model.output(48)
    }

    /// Output port `status_short_packets`.
    pub fn status_short_packets(&self) -> Output<'_, Bits<32>> {
        self.model.output(49)
    }

    /// Output port `status_stray_answers`.
    pub fn status_stray_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(50)
    }

    /// Output port `status_first_fault`.
    pub fn status_first_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(51)
    }
}

impl Device for PfuReceiveS256 {
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

impl Wrapper for PfuReceiveS256 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
