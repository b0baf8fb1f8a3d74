//! `descriptor_fetch_l8` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "descriptor_fetch_l8",
    summary: "Reads descriptors of a ring, four to a line, and gives them out in order.",
    sources: Sources::Emitted(&["descriptor_fetch_l8.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("request_valid", 1, Some(0)),
        Port::output("request_ready", 1, Some(0)),
        Port::input("request_base_address", 64, Some(0)),
        Port::input("request_count", 16, Some(0)),
        Port::output("line_request_valid", 1, Some(0)),
        Port::input("line_request_ready", 1, Some(0)),
        Port::output("line_request_line_address", 46, Some(0)),
        Port::output("line_request_tag", 8, Some(0)),
        Port::input("line_response_valid", 1, Some(0)),
        Port::output("line_response_ready", 1, Some(0)),
        Port::input("line_response_tag", 8, Some(0)),
        Port::input("line_response_status", 1, Some(0)),
        Port::input("line_response_data", 512, Some(0)),
        Port::output("descriptor_valid", 1, Some(0)),
        Port::input("descriptor_ready", 1, Some(0)),
        Port::output("descriptor_address", 64, Some(0)),
        Port::output("descriptor_length_bytes", 16, Some(0)),
        Port::output("descriptor_available", 1, Some(0)),
        Port::output("descriptor_done", 1, Some(0)),
        Port::output("descriptor_last", 1, Some(0)),
        Port::output("descriptor_interrupt", 1, Some(0)),
        Port::output("descriptor_checksum", 2, Some(0)),
        Port::output("descriptor_protocol", 3, Some(0)),
        Port::output("descriptor_fault", 2, Some(0)),
        Port::output("descriptor_reserved", 5, Some(0)),
        Port::output("descriptor_flow_hash", 32, Some(0)),
        Port::output("errors_any", 1, Some(0)),
        Port::output("errors_refused_requests", 16, Some(0)),
        Port::output("errors_failed_lines", 16, Some(0)),
        Port::output("errors_stray_responses", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "request",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::FetchRequest",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "base_address", port: 4 }, Field { name: "count", port: 5 }],
        },
        Group {
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRead",
            valid: Some(6),
            ready: Some(7),
            fields: &[Field { name: "line_address", port: 8 }, Field { name: "tag", port: 9 }],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(10),
            ready: Some(11),
            fields: &[
                Field { name: "tag", port: 12 },
                Field { name: "status", port: 13 },
                Field { name: "data", port: 14 },
            ],
        },
        Group {
            name: "descriptor",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Descriptor",
            valid: Some(15),
            ready: Some(16),
            fields: &[
                Field { name: "address", port: 17 },
                Field { name: "length_bytes", port: 18 },
                Field { name: "available", port: 19 },
                Field { name: "done", port: 20 },
                Field { name: "last", port: 21 },
                Field { name: "interrupt", port: 22 },
                Field { name: "checksum", port: 23 },
                Field { name: "protocol", port: 24 },
                Field { name: "fault", port: 25 },
                Field { name: "reserved", port: 26 },
                Field { name: "flow_hash", port: 27 },
            ],
        },
        Group {
            name: "errors",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "any", port: 28 },
                Field { name: "refused_requests", port: 29 },
                Field { name: "failed_lines", port: 30 },
                Field { name: "stray_responses", port: 31 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "line_response" }),
        interval: Some(1),
        waits_on: &["line_request", "line_response", "descriptor"],
        source: "CXL-NIC 4.2",
    }),
};

/// Reads descriptors of a ring, four to a line, and gives them out in order.
#[derive(Debug)]
pub struct DescriptorFetchL8 {
    model: Model,
}

impl DescriptorFetchL8 {
    /// What to fetch.
    pub const REQUEST: Inlet<Self, message::FetchRequest> = Inlet::new(0);

    /// What to fetch.
    pub fn request(&mut self) -> StreamInput<'_, message::FetchRequest> {
        StreamInput::open(&mut self.model, Self::REQUEST)
    }

    /// Asks for a line; the tag is below `LINES`.
    pub const LINE_REQUEST: Outlet<Self, message::LineRead> = Outlet::new(1);

    /// Asks for a line; the tag is below `LINES`.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::LineRead> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// The lines, in any order.
    pub const LINE_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(2);

    /// The lines, in any order.
    pub fn line_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// The descriptors.
    pub const DESCRIPTOR: Outlet<Self, message::Descriptor> = Outlet::new(3);

    /// The descriptors.
    pub fn descriptor(&mut self) -> StreamOutput<'_, message::Descriptor> {
        StreamOutput::open(&mut self.model, Self::DESCRIPTOR)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `request_valid`.
    pub fn request_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `request_ready`.
    pub fn request_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `request_base_address`.
    pub fn request_base_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(4)
    }

    /// Input port `request_count`.
    pub fn request_count(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(5)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(6)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(8)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(9)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(10)
    }

    /// Output port `line_response_ready`.
    pub fn line_response_ready(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(12)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(13)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(14)
    }

    /// Output port `descriptor_valid`.
    pub fn descriptor_valid(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Input port `descriptor_ready`.
    pub fn descriptor_ready(&mut self) -> Input<'_, bool> {
        self.model.input(16)
    }

    /// Output port `descriptor_address`.
    pub fn descriptor_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(17)
    }

    /// Output port `descriptor_length_bytes`.
    pub fn descriptor_length_bytes(&self) -> Output<'_, Bits<16>> {
        self.model.output(18)
    }

    /// Output port `descriptor_available`.
    pub fn descriptor_available(&self) -> Output<'_, bool> {
        self.model.output(19)
    }

    /// Output port `descriptor_done`.
    pub fn descriptor_done(&self) -> Output<'_, bool> {
        self.model.output(20)
    }

    /// Output port `descriptor_last`.
    pub fn descriptor_last(&self) -> Output<'_, bool> {
        self.model.output(21)
    }

    /// Output port `descriptor_interrupt`.
    pub fn descriptor_interrupt(&self) -> Output<'_, bool> {
        self.model.output(22)
    }

    /// Output port `descriptor_checksum`.
    pub fn descriptor_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(23)
    }

    /// Output port `descriptor_protocol`.
    pub fn descriptor_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(24)
    }

    /// Output port `descriptor_fault`.
    pub fn descriptor_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(25)
    }

    /// Output port `descriptor_reserved`.
    pub fn descriptor_reserved(&self) -> Output<'_, Bits<5>> {
        self.model.output(26)
    }

    /// Output port `descriptor_flow_hash`.
    pub fn descriptor_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(27)
    }

    /// Output port `errors_any`.
    pub fn errors_any(&self) -> Output<'_, bool> {
        self.model.output(28)
    }

    /// Output port `errors_refused_requests`.
    pub fn errors_refused_requests(&self) -> Output<'_, Bits<16>> {
        self.model.output(29)
    }

    /// Output port `errors_failed_lines`.
    pub fn errors_failed_lines(&self) -> Output<'_, Bits<16>> {
        self.model.output(30)
    }

    /// Output port `errors_stray_responses`.
    pub fn errors_stray_responses(&self) -> Output<'_, Bits<16>> {
        self.model.output(31)
    }
}

impl Device for DescriptorFetchL8 {
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

impl Wrapper for DescriptorFetchL8 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
