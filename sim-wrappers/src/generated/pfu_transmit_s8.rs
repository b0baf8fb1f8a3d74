//! `pfu_transmit_s8` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "pfu_transmit_s8",
    summary: "Reads packets from memory, a line in each cycle.",
    sources: Sources::Emitted(&["pfu_transmit_s8.v", "reorder_buffer_s8_t8_i45_d513.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
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
        Port::output("packet_valid", 1, Some(0)),
        Port::input("packet_ready", 1, Some(0)),
        Port::output("packet_data", 512, Some(0)),
        Port::output("packet_last", 1, Some(0)),
        Port::output("packet_error", 1, Some(0)),
        Port::output("packet_length_bytes", 14, Some(0)),
        Port::output("packet_ring", 8, Some(0)),
        Port::output("packet_destination", 2, Some(0)),
        Port::output("packet_protocol", 3, Some(0)),
        Port::output("packet_checksum", 2, Some(0)),
        Port::output("packet_flow_hash", 32, Some(0)),
        Port::output("packet_timestamp_cycles", 48, Some(0)),
        Port::output("done_valid", 1, Some(0)),
        Port::input("done_ready", 1, Some(0)),
        Port::output("done_ring", 8, Some(0)),
        Port::output("done_last", 1, Some(0)),
        Port::output("done_failed", 1, Some(0)),
        Port::output("status_packets", 64, Some(0)),
        Port::output("status_bytes", 64, Some(0)),
        Port::output("status_lines", 64, Some(0)),
        Port::output("status_failed_packets", 32, Some(0)),
        Port::output("status_failed_lines", 32, Some(0)),
        Port::output("status_stray_answers", 16, Some(0)),
        Port::output("status_first_fault", 2, Some(0)),
    ],
    groups: &[
        Group {
            name: "segment",
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
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::LineRequest, 8>",
            valid: Some(13),
            ready: Some(14),
            fields: &[
                Field { name: "operation", port: 15 },
                Field { name: "space", port: 16 },
                Field { name: "line_address", port: 17 },
                Field { name: "data", port: 18 },
                Field { name: "byte_enable", port: 19 },
                Field { name: "tag", port: 20 },
                Field { name: "selection", port: 21 },
            ],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(22),
            ready: None,
            fields: &[
                Field { name: "tag", port: 23 },
                Field { name: "status", port: 24 },
                Field { name: "data", port: 25 },
            ],
        },
        Group {
            name: "packet",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(26),
            ready: Some(27),
            fields: &[
                Field { name: "data", port: 28 },
                Field { name: "last", port: 29 },
                Field { name: "error", port: 30 },
                Field { name: "length_bytes", port: 31 },
                Field { name: "ring", port: 32 },
                Field { name: "destination", port: 33 },
                Field { name: "protocol", port: 34 },
                Field { name: "checksum", port: 35 },
                Field { name: "flow_hash", port: 36 },
                Field { name: "timestamp_cycles", port: 37 },
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
            payload: "nic_spec::message::PfuTransmitStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 43 },
                Field { name: "bytes", port: 44 },
                Field { name: "lines", port: 45 },
                Field { name: "failed_packets", port: 46 },
                Field { name: "failed_lines", port: 47 },
                Field { name: "stray_answers", port: 48 },
                Field { name: "first_fault", port: 49 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "segment" }),
        interval: Some(1),
        waits_on: &["segment", "line_request", "line_response", "packet", "done"],
        source: "CXL-NIC 4.1",
    }),
};

/// Reads packets from memory, a line in each cycle.
#[derive(Debug)]
pub struct PfuTransmitS8 {
    model: Model,
}

impl PfuTransmitS8 {
    /// The segments of each packet.
    pub const SEGMENT: Inlet<Self, message::PacketSegment> = Inlet::new(0);

    /// The segments of each packet.
    pub fn segment(&mut self) -> StreamInput<'_, message::PacketSegment> {
        StreamInput::open(&mut self.model, Self::SEGMENT)
    }

    /// Reads of lines, each with its ring.
    pub const LINE_REQUEST: Outlet<Self, message::Routed<message::LineRequest, 8>> = Outlet::new(1);

    /// Reads of lines, each with its ring.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::Routed<message::LineRequest, 8>> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// Their answers.
    pub const LINE_RESPONSE: PulseInlet<Self, message::LineResponse> = PulseInlet::new(2);

    /// Their answers.
    pub fn line_response(&mut self) -> PulseInput<'_, message::LineResponse> {
        PulseInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// Packets.
    pub const PACKET: Outlet<Self, message::PacketBeat> = Outlet::new(3);

    /// Packets.
    pub fn packet(&mut self) -> StreamOutput<'_, message::PacketBeat> {
        StreamOutput::open(&mut self.model, Self::PACKET)
    }

    /// Segments that are read.
    pub const DONE: Outlet<Self, message::SegmentDone> = Outlet::new(4);

    /// Segments that are read.
    pub fn done(&mut self) -> StreamOutput<'_, message::SegmentDone> {
        StreamOutput::open(&mut self.model, Self::DONE)
    }

    /// What has been done.
    pub const STATUS: LevelOutlet<Self, message::PfuTransmitStatus> = LevelOutlet::new(5);

    /// What has been done.
    pub fn status(&mut self) -> LevelOutput<'_, message::PfuTransmitStatus> {
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

    /// Input port `segment_valid`.
    pub fn segment_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `segment_ready`.
    pub fn segment_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `segment_drop`.
    pub fn segment_drop(&mut self) -> Input<'_, bool> {
        self.model.input(4)
    }

    /// Input port `segment_address`.
    pub fn segment_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(5)
    }

    /// Input port `segment_length_bytes`.
    pub fn segment_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(6)
    }

    /// Input port `segment_last`.
    pub fn segment_last(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Input port `segment_packet_length_bytes`.
    pub fn segment_packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(8)
    }

    /// Input port `segment_ring`.
    pub fn segment_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(9)
    }

    /// Input port `segment_operation`.
    pub fn segment_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(10)
    }

    /// Input port `segment_space`.
    pub fn segment_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(11)
    }

    /// Input port `segment_checksum`.
    pub fn segment_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(12)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(13)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(14)
    }

    /// Output port `line_request_operation`.
    pub fn line_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(15)
    }

    /// Output port `line_request_space`.
    pub fn line_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(16)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(17)
    }

    /// Output port `line_request_data`.
    pub fn line_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(18)
    }

    /// Output port `line_request_byte_enable`.
    pub fn line_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(19)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(20)
    }

    /// Output port `line_request_selection`.
    pub fn line_request_selection(&self) -> Output<'_, Bits<8>> {
        self.model.output(21)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(22)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(23)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(24)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(25)
    }

    /// Output port `packet_valid`.
    pub fn packet_valid(&self) -> Output<'_, bool> {
        self.model.output(26)
    }

    /// Input port `packet_ready`.
    pub fn packet_ready(&mut self) -> Input<'_, bool> {
        self.model.input(27)
    }

    /// Output port `packet_data`.
    pub fn packet_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(28)
    }

    /// Output port `packet_last`.
    pub fn packet_last(&self) -> Output<'_, bool> {
        self.model.output(29)
    }

    /// Output port `packet_error`.
    pub fn packet_error(&self) -> Output<'_, bool> {
        self.model.output(30)
    }

    /// Output port `packet_length_bytes`.
    pub fn packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(31)
    }

    /// Output port `packet_ring`.
    pub fn packet_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(32)
    }

    /// Output port `packet_destination`.
    pub fn packet_destination(&self) -> Output<'_, Bits<2>> {
        self.model.output(33)
    }

    /// Output port `packet_protocol`.
    pub fn packet_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(34)
    }

    /// Output port `packet_checksum`.
    pub fn packet_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(35)
    }

    /// Output port `packet_flow_hash`.
    pub fn packet_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(36)
    }

    /// Output port `packet_timestamp_cycles`.
    pub fn packet_timestamp_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(37)
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

    /// Output port `status_failed_packets`.
    pub fn status_failed_packets(&self) -> Output<'_, Bits<32>> {
        self.model.output(46)
    }

    /// Output port `status_failed_lines`.
    pub fn status_failed_lines(&self) -> Output<'_, Bits<32>> {
        self.model.output(47)
    }

    /// Output port `status_stray_answers`.
    pub fn status_stray_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(48)
    }

    /// Output port `status_first_fault`.
    pub fn status_first_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(49)
    }
}

impl Device for PfuTransmitS8 {
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

impl Wrapper for PfuTransmitS8 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
