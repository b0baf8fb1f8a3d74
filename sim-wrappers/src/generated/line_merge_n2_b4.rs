//! `line_merge_n2_b4` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "line_merge_n2_b4",
    summary: "Joins several requesters to one line port, bursts unbroken.",
    sources: Sources::Emitted(&["line_merge_n2_b4.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("line_request_0_valid", 1, Some(0)),
        Port::output("line_request_0_ready", 1, Some(0)),
        Port::input("line_request_0_operation", 4, Some(0)),
        Port::input("line_request_0_space", 2, Some(0)),
        Port::input("line_request_0_line_address", 46, Some(0)),
        Port::input("line_request_0_data", 512, Some(0)),
        Port::input("line_request_0_byte_enable", 64, Some(0)),
        Port::input("line_request_0_tag", 8, Some(0)),
        Port::input("line_request_1_valid", 1, Some(0)),
        Port::output("line_request_1_ready", 1, Some(0)),
        Port::input("line_request_1_operation", 4, Some(0)),
        Port::input("line_request_1_space", 2, Some(0)),
        Port::input("line_request_1_line_address", 46, Some(0)),
        Port::input("line_request_1_data", 512, Some(0)),
        Port::input("line_request_1_byte_enable", 64, Some(0)),
        Port::input("line_request_1_tag", 8, Some(0)),
        Port::output("line_response_0_valid", 1, Some(0)),
        Port::output("line_response_0_tag", 8, Some(0)),
        Port::output("line_response_0_status", 1, Some(0)),
        Port::output("line_response_0_data", 512, Some(0)),
        Port::output("line_response_1_valid", 1, Some(0)),
        Port::output("line_response_1_tag", 8, Some(0)),
        Port::output("line_response_1_status", 1, Some(0)),
        Port::output("line_response_1_data", 512, Some(0)),
        Port::output("merged_request_valid", 1, Some(0)),
        Port::input("merged_request_ready", 1, Some(0)),
        Port::output("merged_request_operation", 4, Some(0)),
        Port::output("merged_request_space", 2, Some(0)),
        Port::output("merged_request_line_address", 46, Some(0)),
        Port::output("merged_request_data", 512, Some(0)),
        Port::output("merged_request_byte_enable", 64, Some(0)),
        Port::output("merged_request_tag", 8, Some(0)),
        Port::input("merged_response_valid", 1, Some(0)),
        Port::output("merged_response_ready", 1, Some(0)),
        Port::input("merged_response_tag", 8, Some(0)),
        Port::input("merged_response_status", 1, Some(0)),
        Port::input("merged_response_data", 512, Some(0)),
        Port::output("status_stray_answers", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "line_request_0",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "operation", port: 4 },
                Field { name: "space", port: 5 },
                Field { name: "line_address", port: 6 },
                Field { name: "data", port: 7 },
                Field { name: "byte_enable", port: 8 },
                Field { name: "tag", port: 9 },
            ],
        },
        Group {
            name: "line_request_1",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(10),
            ready: Some(11),
            fields: &[
                Field { name: "operation", port: 12 },
                Field { name: "space", port: 13 },
                Field { name: "line_address", port: 14 },
                Field { name: "data", port: 15 },
                Field { name: "byte_enable", port: 16 },
                Field { name: "tag", port: 17 },
            ],
        },
        Group {
            name: "line_response_0",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(18),
            ready: None,
            fields: &[
                Field { name: "tag", port: 19 },
                Field { name: "status", port: 20 },
                Field { name: "data", port: 21 },
            ],
        },
        Group {
            name: "line_response_1",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
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
            name: "merged_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(26),
            ready: Some(27),
            fields: &[
                Field { name: "operation", port: 28 },
                Field { name: "space", port: 29 },
                Field { name: "line_address", port: 30 },
                Field { name: "data", port: 31 },
                Field { name: "byte_enable", port: 32 },
                Field { name: "tag", port: 33 },
            ],
        },
        Group {
            name: "merged_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(34),
            ready: Some(35),
            fields: &[
                Field { name: "tag", port: 36 },
                Field { name: "status", port: 37 },
                Field { name: "data", port: 38 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineMergeStatus",
            valid: None,
            ready: None,
            fields: &[Field { name: "stray_answers", port: 39 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "line_request_*" }),
        interval: Some(1),
        waits_on: &["merged_request"],
        source: "design architecture, the line port",
    }),
};

/// Joins several requesters to one line port, bursts unbroken.
#[derive(Debug)]
pub struct LineMergeN2B4 {
    model: Model,
}

impl LineMergeN2B4 {
    /// Requests.
    pub const LINE_REQUEST_0: Inlet<Self, message::LineRequest> = Inlet::new(0);

    /// Requests.
    pub fn line_request_0(&mut self) -> StreamInput<'_, message::LineRequest> {
        StreamInput::open(&mut self.model, Self::LINE_REQUEST_0)
    }

    /// Requests.
    pub const LINE_REQUEST_1: Inlet<Self, message::LineRequest> = Inlet::new(1);

    /// Requests.
    pub fn line_request_1(&mut self) -> StreamInput<'_, message::LineRequest> {
        StreamInput::open(&mut self.model, Self::LINE_REQUEST_1)
    }

    /// The answers to this requester.
    pub const LINE_RESPONSE_0: PulseOutlet<Self, message::LineResponse> = PulseOutlet::new(2);

    /// The answers to this requester.
    pub fn line_response_0(&mut self) -> PulseOutput<'_, message::LineResponse> {
        PulseOutput::open(&mut self.model, Self::LINE_RESPONSE_0)
    }

    /// The answers to this requester.
    pub const LINE_RESPONSE_1: PulseOutlet<Self, message::LineResponse> = PulseOutlet::new(3);

    /// The answers to this requester.
    pub fn line_response_1(&mut self) -> PulseOutput<'_, message::LineResponse> {
        PulseOutput::open(&mut self.model, Self::LINE_RESPONSE_1)
    }

    /// The requests of all.
    pub const MERGED_REQUEST: Outlet<Self, message::LineRequest> = Outlet::new(4);

    /// The requests of all.
    pub fn merged_request(&mut self) -> StreamOutput<'_, message::LineRequest> {
        StreamOutput::open(&mut self.model, Self::MERGED_REQUEST)
    }

    /// Their answers.
    pub const MERGED_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(5);

    /// Their answers.
    pub fn merged_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::MERGED_RESPONSE)
    }

    /// What went wrong.
    pub const STATUS: LevelOutlet<Self, message::LineMergeStatus> = LevelOutlet::new(6);

    /// What went wrong.
    pub fn status(&mut self) -> LevelOutput<'_, message::LineMergeStatus> {
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

    /// Input port `line_request_0_valid`.
    pub fn line_request_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `line_request_0_ready`.
    pub fn line_request_0_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `line_request_0_operation`.
    pub fn line_request_0_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(4)
    }

    /// Input port `line_request_0_space`.
    pub fn line_request_0_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(5)
    }

    /// Input port `line_request_0_line_address`.
    pub fn line_request_0_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(6)
    }

    /// Input port `line_request_0_data`.
    pub fn line_request_0_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(7)
    }

    /// Input port `line_request_0_byte_enable`.
    pub fn line_request_0_byte_enable(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(8)
    }

    /// Input port `line_request_0_tag`.
    pub fn line_request_0_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(9)
    }

    /// Input port `line_request_1_valid`.
    pub fn line_request_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(10)
    }

    /// Output port `line_request_1_ready`.
    pub fn line_request_1_ready(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Input port `line_request_1_operation`.
    pub fn line_request_1_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(12)
    }

    /// Input port `line_request_1_space`.
    pub fn line_request_1_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(13)
    }

    /// Input port `line_request_1_line_address`.
    pub fn line_request_1_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(14)
    }

    /// Input port `line_request_1_data`.
    pub fn line_request_1_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(15)
    }

    /// Input port `line_request_1_byte_enable`.
    pub fn line_request_1_byte_enable(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(16)
    }

    /// Input port `line_request_1_tag`.
    pub fn line_request_1_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(17)
    }

    /// Output port `line_response_0_valid`.
    pub fn line_response_0_valid(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Output port `line_response_0_tag`.
    pub fn line_response_0_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(19)
    }

    /// Output port `line_response_0_status`.
    pub fn line_response_0_status(&self) -> Output<'_, bool> {
        self.model.output(20)
    }

    /// Output port `line_response_0_data`.
    pub fn line_response_0_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(21)
    }

    /// Output port `line_response_1_valid`.
    pub fn line_response_1_valid(&self) -> Output<'_, bool> {
        self.model.output(22)
    }

    /// Output port `line_response_1_tag`.
    pub fn line_response_1_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(23)
    }

    /// Output port `line_response_1_status`.
    pub fn line_response_1_status(&self) -> Output<'_, bool> {
        self.model.output(24)
    }

    /// Output port `line_response_1_data`.
    pub fn line_response_1_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(25)
    }

    /// Output port `merged_request_valid`.
    pub fn merged_request_valid(&self) -> Output<'_, bool> {
        self.model.output(26)
    }

    /// Input port `merged_request_ready`.
    pub fn merged_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(27)
    }

    /// Output port `merged_request_operation`.
    pub fn merged_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(28)
    }

    /// Output port `merged_request_space`.
    pub fn merged_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(29)
    }

    /// Output port `merged_request_line_address`.
    pub fn merged_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(30)
    }

    /// Output port `merged_request_data`.
    pub fn merged_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(31)
    }

    /// Output port `merged_request_byte_enable`.
    pub fn merged_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(32)
    }

    /// Output port `merged_request_tag`.
    pub fn merged_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(33)
    }

    /// Input port `merged_response_valid`.
    pub fn merged_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(34)
    }

    /// Output port `merged_response_ready`.
    pub fn merged_response_ready(&self) -> Output<'_, bool> {
        self.model.output(35)
    }

    /// Input port `merged_response_tag`.
    pub fn merged_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(36)
    }

    /// Input port `merged_response_status`.
    pub fn merged_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(37)
    }

    /// Input port `merged_response_data`.
    pub fn merged_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(38)
    }

    /// Output port `status_stray_answers`.
    pub fn status_stray_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(39)
    }
}

impl Device for LineMergeN2B4 {
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

impl Wrapper for LineMergeN2B4 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
