//! `fetch_quad_l8` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "fetch_quad_l8",
    summary: "Four descriptor fetchers share a line port in turn.",
    sources: Sources::Emitted(&[
        "fetch_quad_l8.v",
        "arbiter_line_read_n4.v",
        "demultiplexer_line_response_n4_s2.v",
        "descriptor_fetch_l8.v",
        "skid_buffer_line_read.v",
        "skid_buffer_routed_line_response_2.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("request_0_valid", 1, Some(0)),
        Port::output("request_0_ready", 1, Some(0)),
        Port::input("request_0_base_address", 64, Some(0)),
        Port::input("request_0_count", 16, Some(0)),
        Port::input("request_1_valid", 1, Some(0)),
        Port::output("request_1_ready", 1, Some(0)),
        Port::input("request_1_base_address", 64, Some(0)),
        Port::input("request_1_count", 16, Some(0)),
        Port::input("request_2_valid", 1, Some(0)),
        Port::output("request_2_ready", 1, Some(0)),
        Port::input("request_2_base_address", 64, Some(0)),
        Port::input("request_2_count", 16, Some(0)),
        Port::input("request_3_valid", 1, Some(0)),
        Port::output("request_3_ready", 1, Some(0)),
        Port::input("request_3_base_address", 64, Some(0)),
        Port::input("request_3_count", 16, Some(0)),
        Port::output("line_request_valid", 1, Some(0)),
        Port::input("line_request_ready", 1, Some(0)),
        Port::output("line_request_line_address", 46, Some(0)),
        Port::output("line_request_tag", 8, Some(0)),
        Port::input("line_response_valid", 1, Some(0)),
        Port::output("line_response_ready", 1, Some(0)),
        Port::input("line_response_tag", 8, Some(0)),
        Port::input("line_response_status", 1, Some(0)),
        Port::input("line_response_data", 512, Some(0)),
        Port::output("descriptor_0_valid", 1, Some(0)),
        Port::input("descriptor_0_ready", 1, Some(0)),
        Port::output("descriptor_0_address", 64, Some(0)),
        Port::output("descriptor_0_length_bytes", 16, Some(0)),
        Port::output("descriptor_0_available", 1, Some(0)),
        Port::output("descriptor_0_done", 1, Some(0)),
        Port::output("descriptor_0_last", 1, Some(0)),
        Port::output("descriptor_0_interrupt", 1, Some(0)),
        Port::output("descriptor_0_checksum", 2, Some(0)),
        Port::output("descriptor_0_protocol", 3, Some(0)),
        Port::output("descriptor_0_fault", 2, Some(0)),
        Port::output("descriptor_0_reserved", 5, Some(0)),
        Port::output("descriptor_0_flow_hash", 32, Some(0)),
        Port::output("descriptor_1_valid", 1, Some(0)),
        Port::input("descriptor_1_ready", 1, Some(0)),
        Port::output("descriptor_1_address", 64, Some(0)),
        Port::output("descriptor_1_length_bytes", 16, Some(0)),
        Port::output("descriptor_1_available", 1, Some(0)),
        Port::output("descriptor_1_done", 1, Some(0)),
        Port::output("descriptor_1_last", 1, Some(0)),
        Port::output("descriptor_1_interrupt", 1, Some(0)),
        Port::output("descriptor_1_checksum", 2, Some(0)),
        Port::output("descriptor_1_protocol", 3, Some(0)),
        Port::output("descriptor_1_fault", 2, Some(0)),
        Port::output("descriptor_1_reserved", 5, Some(0)),
        Port::output("descriptor_1_flow_hash", 32, Some(0)),
        Port::output("descriptor_2_valid", 1, Some(0)),
        Port::input("descriptor_2_ready", 1, Some(0)),
        Port::output("descriptor_2_address", 64, Some(0)),
        Port::output("descriptor_2_length_bytes", 16, Some(0)),
        Port::output("descriptor_2_available", 1, Some(0)),
        Port::output("descriptor_2_done", 1, Some(0)),
        Port::output("descriptor_2_last", 1, Some(0)),
        Port::output("descriptor_2_interrupt", 1, Some(0)),
        Port::output("descriptor_2_checksum", 2, Some(0)),
        Port::output("descriptor_2_protocol", 3, Some(0)),
        Port::output("descriptor_2_fault", 2, Some(0)),
        Port::output("descriptor_2_reserved", 5, Some(0)),
        Port::output("descriptor_2_flow_hash", 32, Some(0)),
        Port::output("descriptor_3_valid", 1, Some(0)),
        Port::input("descriptor_3_ready", 1, Some(0)),
        Port::output("descriptor_3_address", 64, Some(0)),
        Port::output("descriptor_3_length_bytes", 16, Some(0)),
        Port::output("descriptor_3_available", 1, Some(0)),
        Port::output("descriptor_3_done", 1, Some(0)),
        Port::output("descriptor_3_last", 1, Some(0)),
        Port::output("descriptor_3_interrupt", 1, Some(0)),
        Port::output("descriptor_3_checksum", 2, Some(0)),
        Port::output("descriptor_3_protocol", 3, Some(0)),
        Port::output("descriptor_3_fault", 2, Some(0)),
        Port::output("descriptor_3_reserved", 5, Some(0)),
        Port::output("descriptor_3_flow_hash", 32, Some(0)),
        Port::output("errors_0_any", 1, Some(0)),
        Port::output("errors_0_refused_requests", 16, Some(0)),
        Port::output("errors_0_failed_lines", 16, Some(0)),
        Port::output("errors_0_stray_responses", 16, Some(0)),
        Port::output("errors_1_any", 1, Some(0)),
        Port::output("errors_1_refused_requests", 16, Some(0)),
        Port::output("errors_1_failed_lines", 16, Some(0)),
        Port::output("errors_1_stray_responses", 16, Some(0)),
        Port::output("errors_2_any", 1, Some(0)),
        Port::output("errors_2_refused_requests", 16, Some(0)),
        Port::output("errors_2_failed_lines", 16, Some(0)),
        Port::output("errors_2_stray_responses", 16, Some(0)),
        Port::output("errors_3_any", 1, Some(0)),
        Port::output("errors_3_refused_requests", 16, Some(0)),
        Port::output("errors_3_failed_lines", 16, Some(0)),
        Port::output("errors_3_stray_responses", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "request_0",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::FetchRequest",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "base_address", port: 4 }, Field { name: "count", port: 5 }],
        },
        Group {
            name: "request_1",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::FetchRequest",
            valid: Some(6),
            ready: Some(7),
            fields: &[Field { name: "base_address", port: 8 }, Field { name: "count", port: 9 }],
        },
        Group {
            name: "request_2",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::FetchRequest",
            valid: Some(10),
            ready: Some(11),
            fields: &[Field { name: "base_address", port: 12 }, Field { name: "count", port: 13 }],
        },
        Group {
            name: "request_3",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::FetchRequest",
            valid: Some(14),
            ready: Some(15),
            fields: &[Field { name: "base_address", port: 16 }, Field { name: "count", port: 17 }],
        },
        Group {
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRead",
            valid: Some(18),
            ready: Some(19),
            fields: &[Field { name: "line_address", port: 20 }, Field { name: "tag", port: 21 }],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(22),
            ready: Some(23),
            fields: &[
                Field { name: "tag", port: 24 },
                Field { name: "status", port: 25 },
                Field { name: "data", port: 26 },
            ],
        },
        Group {
            name: "descriptor_0",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Descriptor",
            valid: Some(27),
            ready: Some(28),
            fields: &[
                Field { name: "address", port: 29 },
                Field { name: "length_bytes", port: 30 },
                Field { name: "available", port: 31 },
                Field { name: "done", port: 32 },
                Field { name: "last", port: 33 },
                Field { name: "interrupt", port: 34 },
                Field { name: "checksum", port: 35 },
                Field { name: "protocol", port: 36 },
                Field { name: "fault", port: 37 },
                Field { name: "reserved", port: 38 },
                Field { name: "flow_hash", port: 39 },
            ],
        },
        Group {
            name: "descriptor_1",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Descriptor",
            valid: Some(40),
            ready: Some(41),
            fields: &[
                Field { name: "address", port: 42 },
                Field { name: "length_bytes", port: 43 },
                Field { name: "available", port: 44 },
                Field { name: "done", port: 45 },
                Field { name: "last", port: 46 },
                Field { name: "interrupt", port: 47 },
                Field { name: "checksum", port: 48 },
                Field { name: "protocol", port: 49 },
                Field { name: "fault", port: 50 },
                Field { name: "reserved", port: 51 },
                Field { name: "flow_hash", port: 52 },
            ],
        },
        Group {
            name: "descriptor_2",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Descriptor",
            valid: Some(53),
            ready: Some(54),
            fields: &[
                Field { name: "address", port: 55 },
                Field { name: "length_bytes", port: 56 },
                Field { name: "available", port: 57 },
                Field { name: "done", port: 58 },
                Field { name: "last", port: 59 },
                Field { name: "interrupt", port: 60 },
                Field { name: "checksum", port: 61 },
                Field { name: "protocol", port: 62 },
                Field { name: "fault", port: 63 },
                Field { name: "reserved", port: 64 },
                Field { name: "flow_hash", port: 65 },
            ],
        },
        Group {
            name: "descriptor_3",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Descriptor",
            valid: Some(66),
            ready: Some(67),
            fields: &[
                Field { name: "address", port: 68 },
                Field { name: "length_bytes", port: 69 },
                Field { name: "available", port: 70 },
                Field { name: "done", port: 71 },
                Field { name: "last", port: 72 },
                Field { name: "interrupt", port: 73 },
                Field { name: "checksum", port: 74 },
                Field { name: "protocol", port: 75 },
                Field { name: "fault", port: 76 },
                Field { name: "reserved", port: 77 },
                Field { name: "flow_hash", port: 78 },
            ],
        },
        Group {
            name: "errors_0",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "any", port: 79 },
                Field { name: "refused_requests", port: 80 },
                Field { name: "failed_lines", port: 81 },
                Field { name: "stray_responses", port: 82 },
            ],
        },
        Group {
            name: "errors_1",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "any", port: 83 },
                Field { name: "refused_requests", port: 84 },
                Field { name: "failed_lines", port: 85 },
                Field { name: "stray_responses", port: 86 },
            ],
        },
        Group {
            name: "errors_2",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "any", port: 87 },
                Field { name: "refused_requests", port: 88 },
                Field { name: "failed_lines", port: 89 },
                Field { name: "stray_responses", port: 90 },
            ],
        },
        Group {
            name: "errors_3",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "any", port: 91 },
                Field { name: "refused_requests", port: 92 },
                Field { name: "failed_lines", port: 93 },
                Field { name: "stray_responses", port: 94 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "line_response" }),
        interval: Some(1),
        waits_on: &["line_request", "line_response", "descriptor_*"],
        source: "CXL-NIC 7.1",
    }),
};

/// Four descriptor fetchers share a line port in turn.
#[derive(Debug)]
pub struct FetchQuadL8 {
    model: Model,
}

impl FetchQuadL8 {
    /// What to fetch.
    pub const REQUEST_0: Inlet<Self, message::FetchRequest> = Inlet::new(0);

    /// What to fetch.
    pub fn request_0(&mut self) -> StreamInput<'_, message::FetchRequest> {
        StreamInput::open(&mut self.model, Self::REQUEST_0)
    }

    /// What to fetch.
    pub const REQUEST_1: Inlet<Self, message::FetchRequest> = Inlet::new(1);

    /// What to fetch.
    pub fn request_1(&mut self) -> StreamInput<'_, message::FetchRequest> {
        StreamInput::open(&mut self.model, Self::REQUEST_1)
    }

    /// What to fetch.
    pub const REQUEST_2: Inlet<Self, message::FetchRequest> = Inlet::new(2);

    /// What to fetch.
    pub fn request_2(&mut self) -> StreamInput<'_, message::FetchRequest> {
        StreamInput::open(&mut self.model, Self::REQUEST_2)
    }

    /// What to fetch.
    pub const REQUEST_3: Inlet<Self, message::FetchRequest> = Inlet::new(3);

    /// What to fetch.
    pub fn request_3(&mut self) -> StreamInput<'_, message::FetchRequest> {
        StreamInput::open(&mut self.model, Self::REQUEST_3)
    }

    /// Asks for a line; the upper bits of the tag are the fetcher's number.
    pub const LINE_REQUEST: Outlet<Self, message::LineRead> = Outlet::new(4);

    /// Asks for a line; the upper bits of the tag are the fetcher's number.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::LineRead> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// The lines, in any order.
    pub const LINE_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(5);

    /// The lines, in any order.
    pub fn line_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// The descriptors.
    pub const DESCRIPTOR_0: Outlet<Self, message::Descriptor> = Outlet::new(6);

    /// The descriptors.
    pub fn descriptor_0(&mut self) -> StreamOutput<'_, message::Descriptor> {
        StreamOutput::open(&mut self.model, Self::DESCRIPTOR_0)
    }

    /// The descriptors.
    pub const DESCRIPTOR_1: Outlet<Self, message::Descriptor> = Outlet::new(7);

    /// The descriptors.
    pub fn descriptor_1(&mut self) -> StreamOutput<'_, message::Descriptor> {
        StreamOutput::open(&mut self.model, Self::DESCRIPTOR_1)
    }

    /// The descriptors.
    pub const DESCRIPTOR_2: Outlet<Self, message::Descriptor> = Outlet::new(8);

    /// The descriptors.
    pub fn descriptor_2(&mut self) -> StreamOutput<'_, message::Descriptor> {
        StreamOutput::open(&mut self.model, Self::DESCRIPTOR_2)
    }

    /// The descriptors.
    pub const DESCRIPTOR_3: Outlet<Self, message::Descriptor> = Outlet::new(9);

    /// The descriptors.
    pub fn descriptor_3(&mut self) -> StreamOutput<'_, message::Descriptor> {
        StreamOutput::open(&mut self.model, Self::DESCRIPTOR_3)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `request_0_valid`.
    pub fn request_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `request_0_ready`.
    pub fn request_0_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `request_0_base_address`.
    pub fn request_0_base_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(4)
    }

    /// Input port `request_0_count`.
    pub fn request_0_count(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(5)
    }

    /// Input port `request_1_valid`.
    pub fn request_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Output port `request_1_ready`.
    pub fn request_1_ready(&self) -> Output<'_, bool> {
        self.model.output(7)
    }

    /// Input port `request_1_base_address`.
    pub fn request_1_base_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(8)
    }

    /// Input port `request_1_count`.
    pub fn request_1_count(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(9)
    }

    /// Input port `request_2_valid`.
    pub fn request_2_valid(&mut self) -> Input<'_, bool> {
        self.model.input(10)
    }

    /// Output port `request_2_ready`.
    pub fn request_2_ready(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Input port `request_2_base_address`.
    pub fn request_2_base_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(12)
    }

    /// Input port `request_2_count`.
    pub fn request_2_count(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(13)
    }

    /// Input port `request_3_valid`.
    pub fn request_3_valid(&mut self) -> Input<'_, bool> {
        self.model.input(14)
    }

    /// Output port `request_3_ready`.
    pub fn request_3_ready(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Input port `request_3_base_address`.
    pub fn request_3_base_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(16)
    }

    /// Input port `request_3_count`.
    pub fn request_3_count(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(17)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(19)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(20)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(21)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(22)
    }

    /// Output port `line_response_ready`.
    pub fn line_response_ready(&self) -> Output<'_, bool> {
        self.model.output(23)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(24)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(25)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(26)
    }

    /// Output port `descriptor_0_valid`.
    pub fn descriptor_0_valid(&self) -> Output<'_, bool> {
        self.model.output(27)
    }

    /// Input port `descriptor_0_ready`.
    pub fn descriptor_0_ready(&mut self) -> Input<'_, bool> {
        self.model.input(28)
    }

    /// Output port `descriptor_0_address`.
    pub fn descriptor_0_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(29)
    }

    /// Output port `descriptor_0_length_bytes`.
    pub fn descriptor_0_length_bytes(&self) -> Output<'_, Bits<16>> {
        self.model.output(30)
    }

    /// Output port `descriptor_0_available`.
    pub fn descriptor_0_available(&self) -> Output<'_, bool> {
        self.model.output(31)
    }

    /// Output port `descriptor_0_done`.
    pub fn descriptor_0_done(&self) -> Output<'_, bool> {
        self.model.output(32)
    }

    /// Output port `descriptor_0_last`.
    pub fn descriptor_0_last(&self) -> Output<'_, bool> {
        self.model.output(33)
    }

    /// Output port `descriptor_0_interrupt`.
    pub fn descriptor_0_interrupt(&self) -> Output<'_, bool> {
        self.model.output(34)
    }

    /// Output port `descriptor_0_checksum`.
    pub fn descriptor_0_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(35)
    }

    /// Output port `descriptor_0_protocol`.
    pub fn descriptor_0_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(36)
    }

    /// Output port `descriptor_0_fault`.
    pub fn descriptor_0_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(37)
    }

    /// Output port `descriptor_0_reserved`.
    pub fn descriptor_0_reserved(&self) -> Output<'_, Bits<5>> {
        self.model.output(38)
    }

    /// Output port `descriptor_0_flow_hash`.
    pub fn descriptor_0_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(39)
    }

    /// Output port `descriptor_1_valid`.
    pub fn descriptor_1_valid(&self) -> Output<'_, bool> {
        self.model.output(40)
    }

    /// Input port `descriptor_1_ready`.
    pub fn descriptor_1_ready(&mut self) -> Input<'_, bool> {
        self.model.input(41)
    }

    /// Output port `descriptor_1_address`.
    pub fn descriptor_1_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(42)
    }

    /// Output port `descriptor_1_length_bytes`.
    pub fn descriptor_1_length_bytes(&self) -> Output<'_, Bits<16>> {
        self.model.output(43)
    }

    /// Output port `descriptor_1_available`.
    pub fn descriptor_1_available(&self) -> Output<'_, bool> {
        self.model.output(44)
    }

    /// Output port `descriptor_1_done`.
    pub fn descriptor_1_done(&self) -> Output<'_, bool> {
        self.model.output(45)
    }

    /// Output port `descriptor_1_last`.
    pub fn descriptor_1_last(&self) -> Output<'_, bool> {
        self.model.output(46)
    }

    /// Output port `descriptor_1_interrupt`.
    pub fn descriptor_1_interrupt(&self) -> Output<'_, bool> {
        self.model.output(47)
    }

    /// Output port `descriptor_1_checksum`.
    pub fn descriptor_1_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(48)
    }

    /// Output port `descriptor_1_protocol`.
    pub fn descriptor_1_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(49)
    }

    /// Output port `descriptor_1_fault`.
    pub fn descriptor_1_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(50)
    }

    /// Output port `descriptor_1_reserved`.
    pub fn descriptor_1_reserved(&self) -> Output<'_, Bits<5>> {
        self.model.output(51)
    }

    /// Output port `descriptor_1_flow_hash`.
    pub fn descriptor_1_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(52)
    }

    /// Output port `descriptor_2_valid`.
    pub fn descriptor_2_valid(&self) -> Output<'_, bool> {
        self.model.output(53)
    }

    /// Input port `descriptor_2_ready`.
    pub fn descriptor_2_ready(&mut self) -> Input<'_, bool> {
        self.model.input(54)
    }

    /// Output port `descriptor_2_address`.
    pub fn descriptor_2_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(55)
    }

    /// Output port `descriptor_2_length_bytes`.
    pub fn descriptor_2_length_bytes(&self) -> Output<'_, Bits<16>> {
        self.model.output(56)
    }

    /// Output port `descriptor_2_available`.
    pub fn descriptor_2_available(&self) -> Output<'_, bool> {
        self.model.output(57)
    }

    /// Output port `descriptor_2_done`.
    pub fn descriptor_2_done(&self) -> Output<'_, bool> {
        self.model.output(58)
    }

    /// Output port `descriptor_2_last`.
    pub fn descriptor_2_last(&self) -> Output<'_, bool> {
        self.model.output(59)
    }

    /// Output port `descriptor_2_interrupt`.
    pub fn descriptor_2_interrupt(&self) -> Output<'_, bool> {
        self.model.output(60)
    }

    /// Output port `descriptor_2_checksum`.
    pub fn descriptor_2_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(61)
    }

    /// Output port `descriptor_2_protocol`.
    pub fn descriptor_2_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(62)
    }

    /// Output port `descriptor_2_fault`.
    pub fn descriptor_2_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(63)
    }

    /// Output port `descriptor_2_reserved`.
    pub fn descriptor_2_reserved(&self) -> Output<'_, Bits<5>> {
        self.model.output(64)
    }

    /// Output port `descriptor_2_flow_hash`.
    pub fn descriptor_2_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(65)
    }

    /// Output port `descriptor_3_valid`.
    pub fn descriptor_3_valid(&self) -> Output<'_, bool> {
        self.model.output(66)
    }

    /// Input port `descriptor_3_ready`.
    pub fn descriptor_3_ready(&mut self) -> Input<'_, bool> {
        self.model.input(67)
    }

    /// Output port `descriptor_3_address`.
    pub fn descriptor_3_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(68)
    }

    /// Output port `descriptor_3_length_bytes`.
    pub fn descriptor_3_length_bytes(&self) -> Output<'_, Bits<16>> {
        self.model.output(69)
    }

    /// Output port `descriptor_3_available`.
    pub fn descriptor_3_available(&self) -> Output<'_, bool> {
        self.model.output(70)
    }

    /// Output port `descriptor_3_done`.
    pub fn descriptor_3_done(&self) -> Output<'_, bool> {
        self.model.output(71)
    }

    /// Output port `descriptor_3_last`.
    pub fn descriptor_3_last(&self) -> Output<'_, bool> {
        self.model.output(72)
    }

    /// Output port `descriptor_3_interrupt`.
    pub fn descriptor_3_interrupt(&self) -> Output<'_, bool> {
        self.model.output(73)
    }

    /// Output port `descriptor_3_checksum`.
    pub fn descriptor_3_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(74)
    }

    /// Output port `descriptor_3_protocol`.
    pub fn descriptor_3_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(75)
    }

    /// Output port `descriptor_3_fault`.
    pub fn descriptor_3_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(76)
    }

    /// Output port `descriptor_3_reserved`.
    pub fn descriptor_3_reserved(&self) -> Output<'_, Bits<5>> {
        self.model.output(77)
    }

    /// Output port `descriptor_3_flow_hash`.
    pub fn descriptor_3_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(78)
    }

    /// Output port `errors_0_any`.
    pub fn errors_0_any(&self) -> Output<'_, bool> {
        self.model.output(79)
    }

    /// Output port `errors_0_refused_requests`.
    pub fn errors_0_refused_requests(&self) -> Output<'_, Bits<16>> {
        self.model.output(80)
    }

    /// Output port `errors_0_failed_lines`.
    pub fn errors_0_failed_lines(&self) -> Output<'_, Bits<16>> {
        self.model.output(81)
    }

    /// Output port `errors_0_stray_responses`.
    pub fn errors_0_stray_responses(&self) -> Output<'_, Bits<16>> {
        self.model.output(82)
    }

    /// Output port `errors_1_any`.
    pub fn errors_1_any(&self) -> Output<'_, bool> {
        self.model.output(83)
    }

    /// Output port `errors_1_refused_requests`.
    pub fn errors_1_refused_requests(&self) -> Output<'_, Bits<16>> {
        self.model.output(84)
    }

    /// Output port `errors_1_failed_lines`.
    pub fn errors_1_failed_lines(&self) -> Output<'_, Bits<16>> {
        self.model.output(85)
    }

    /// Output port `errors_1_stray_responses`.
    pub fn errors_1_stray_responses(&self) -> Output<'_, Bits<16>> {
        self.model.output(86)
    }

    /// Output port `errors_2_any`.
    pub fn errors_2_any(&self) -> Output<'_, bool> {
        self.model.output(87)
    }

    /// Output port `errors_2_refused_requests`.
    pub fn errors_2_refused_requests(&self) -> Output<'_, Bits<16>> {
        self.model.output(88)
    }

    /// Output port `errors_2_failed_lines`.
    pub fn errors_2_failed_lines(&self) -> Output<'_, Bits<16>> {
        self.model.output(89)
    }

    /// Output port `errors_2_stray_responses`.
    pub fn errors_2_stray_responses(&self) -> Output<'_, Bits<16>> {
        self.model.output(90)
    }

    /// Output port `errors_3_any`.
    pub fn errors_3_any(&self) -> Output<'_, bool> {
        self.model.output(91)
    }

    /// Output port `errors_3_refused_requests`.
    pub fn errors_3_refused_requests(&self) -> Output<'_, Bits<16>> {
        self.model.output(92)
    }

    /// Output port `errors_3_failed_lines`.
    pub fn errors_3_failed_lines(&self) -> Output<'_, Bits<16>> {
        self.model.output(93)
    }

    /// Output port `errors_3_stray_responses`.
    pub fn errors_3_stray_responses(&self) -> Output<'_, Bits<16>> {
        self.model.output(94)
    }
}

impl Device for FetchQuadL8 {
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

impl Wrapper for FetchQuadL8 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
