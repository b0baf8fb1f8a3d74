//! `line_merge_n3_b64` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "line_merge_n3_b64",
    summary: "Joins several requesters to one line port, bursts unbroken.",
    sources: Sources::Emitted(&["line_merge_n3_b64.v"]),
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
        Port::input("line_request_2_valid", 1, Some(0)),
        Port::output("line_request_2_ready", 1, Some(0)),
        Port::input("line_request_2_operation", 4, Some(0)),
        Port::input("line_request_2_space", 2, Some(0)),
        Port::input("line_request_2_line_address", 46, Some(0)),
        Port::input("line_request_2_data", 512, Some(0)),
        Port::input("line_request_2_byte_enable", 64, Some(0)),
        Port::input("line_request_2_tag", 8, Some(0)),
        Port::output("line_response_0_valid", 1, Some(0)),
        Port::output("line_response_0_tag", 8, Some(0)),
        Port::output("line_response_0_status", 1, Some(0)),
        Port::output("line_response_0_data", 512, Some(0)),
        Port::output("line_response_1_valid", 1, Some(0)),
        Port::output("line_response_1_tag", 8, Some(0)),
        Port::output("line_response_1_status", 1, Some(0)),
        Port::output("line_response_1_data", 512, Some(0)),
        Port::output("line_response_2_valid", 1, Some(0)),
        Port::output("line_response_2_tag", 8, Some(0)),
        Port::output("line_response_2_status", 1, Some(0)),
        Port::output("line_response_2_data", 512, Some(0)),
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
            name: "line_request_2",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(18),
            ready: Some(19),
            fields: &[
                Field { name: "operation", port: 20 },
                Field { name: "space", port: 21 },
                Field { name: "line_address", port: 22 },
                Field { name: "data", port: 23 },
                Field { name: "byte_enable", port: 24 },
                Field { name: "tag", port: 25 },
            ],
        },
        Group {
            name: "line_response_0",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(26),
            ready: None,
            fields: &[
                Field { name: "tag", port: 27 },
                Field { name: "status", port: 28 },
                Field { name: "data", port: 29 },
            ],
        },
        Group {
            name: "line_response_1",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(30),
            ready: None,
            fields: &[
                Field { name: "tag", port: 31 },
                Field { name: "status", port: 32 },
                Field { name: "data", port: 33 },
            ],
        },
        Group {
            name: "line_response_2",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
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
            name: "merged_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(38),
            ready: Some(39),
            fields: &[
                Field { name: "operation", port: 40 },
                Field { name: "space", port: 41 },
                Field { name: "line_address", port: 42 },
                Field { name: "data", port: 43 },
                Field { name: "byte_enable", port: 44 },
                Field { name: "tag", port: 45 },
            ],
        },
        Group {
            name: "merged_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(46),
            ready: Some(47),
            fields: &[
                Field { name: "tag", port: 48 },
                Field { name: "status", port: 49 },
                Field { name: "data", port: 50 },
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
            fields: &[Field { name: "stray_answers", port: 51 }],
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
pub struct LineMergeN3B64 {
    model: Model,
}

impl LineMergeN3B64 {
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

    /// Requests.
    pub const LINE_REQUEST_2: Inlet<Self, message::LineRequest> = Inlet::new(2);

    /// Requests.
    pub fn line_request_2(&mut self) -> StreamInput<'_, message::LineRequest> {
        StreamInput::open(&mut self.model, Self::LINE_REQUEST_2)
    }

    /// The answers to this requester.
    pub const LINE_RESPONSE_0: PulseOutlet<Self, message::LineResponse> = PulseOutlet::new(3);

    /// The answers to this requester.
    pub fn line_response_0(&mut self) -> PulseOutput<'_, message::LineResponse> {
        PulseOutput::open(&mut self.model, Self::LINE_RESPONSE_0)
    }

    /// The answers to this requester.
    pub const LINE_RESPONSE_1: PulseOutlet<Self, message::LineResponse> = PulseOutlet::new(4);

    /// The answers to this requester.
    pub fn line_response_1(&mut self) -> PulseOutput<'_, message::LineResponse> {
        PulseOutput::open(&mut self.model, Self::LINE_RESPONSE_1)
    }

    /// The answers to this requester.
    pub const LINE_RESPONSE_2: PulseOutlet<Self, message::LineResponse> = PulseOutlet::new(5);

    /// The answers to this requester.
    pub fn line_response_2(&mut self) -> PulseOutput<'_, message::LineResponse> {
        PulseOutput::open(&mut self.model, Self::LINE_RESPONSE_2)
    }

    /// The requests of all.
    pub const MERGED_REQUEST: Outlet<Self, message::LineRequest> = Outlet::new(6);

    /// The requests of all.
    pub fn merged_request(&mut self) -> StreamOutput<'_, message::LineRequest> {
        StreamOutput::open(&mut self.model, Self::MERGED_REQUEST)
    }

    /// Their answers.
    pub const MERGED_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(7);

    /// Their answers.
    pub fn merged_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::MERGED_RESPONSE)
    }

    /// What went wrong.
    pub const STATUS: LevelOutlet<Self, message::LineMergeStatus> = LevelOutlet::new(8);

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

    /// Input port `line_request_2_valid`.
    pub fn line_request_2_valid(&mut self) -> Input<'_, bool> {
        self.model.input(18)
    }

    /// Output port `line_request_2_ready`.
    pub fn line_request_2_ready(&self) -> Output<'_, bool> {
        self.model.output(19)
    }

    /// Input port `line_request_2_operation`.
    pub fn line_request_2_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(20)
    }

    /// Input port `line_request_2_space`.
    pub fn line_request_2_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(21)
    }

    /// Input port `line_request_2_line_address`.
    pub fn line_request_2_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(22)
    }

    /// Input port `line_request_2_data`.
    pub fn line_request_2_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(23)
    }

    /// Input port `line_request_2_byte_enable`.
    pub fn line_request_2_byte_enable(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(24)
    }

    /// Input port `line_request_2_tag`.
    pub fn line_request_2_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(25)
    }

    /// Output port `line_response_0_valid`.
    pub fn line_response_0_valid(&self) -> Output<'_, bool> {
        self.model.output(26)
    }

    /// Output port `line_response_0_tag`.
    pub fn line_response_0_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(27)
    }

    /// Output port `line_response_0_status`.
    pub fn line_response_0_status(&self) -> Output<'_, bool> {
        self.model.output(28)
    }

    /// Output port `line_response_0_data`.
    pub fn line_response_0_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(29)
    }

    /// Output port `line_response_1_valid`.
    pub fn line_response_1_valid(&self) -> Output<'_, bool> {
        self.model.output(30)
    }

    /// Output port `line_response_1_tag`.
    pub fn line_response_1_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(31)
    }

    /// Output port `line_response_1_status`.
    pub fn line_response_1_status(&self) -> Output<'_, bool> {
        self.model.output(32)
    }

    /// Output port `line_response_1_data`.
    pub fn line_response_1_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(33)
    }

    /// Output port `line_response_2_valid`.
    pub fn line_response_2_valid(&self) -> Output<'_, bool> {
        self.model.output(34)
    }

    /// Output port `line_response_2_tag`.
    pub fn line_response_2_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(35)
    }

    /// Output port `line_response_2_status`.
    pub fn line_response_2_status(&self) -> Output<'_, bool> {
        self.model.output(36)
    }

    /// Output port `line_response_2_data`.
    pub fn line_response_2_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(37)
    }

    /// Output port `merged_request_valid`.
    pub fn merged_request_valid(&self) -> Output<'_, bool> {
        self.model.output(38)
    }

    /// Input port `merged_request_ready`.
    pub fn merged_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(39)
    }

    /// Output port `merged_request_operation`.
    pub fn merged_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(40)
    }

    /// Output port `merged_request_space`.
    pub fn merged_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(41)
    }

    /// Output port `merged_request_line_address`.
    pub fn merged_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(42)
    }

    /// Output port `merged_request_data`.
    pub fn merged_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(43)
    }

    /// Output port `merged_request_byte_enable`.
    pub fn merged_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(44)
    }

    /// Output port `merged_request_tag`.
    pub fn merged_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(45)
    }

    /// Input port `merged_response_valid`.
    pub fn merged_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(46)
    }

    /// Output port `merged_response_ready`.
    pub fn merged_response_ready(&self) -> Output<'_, bool> {
        self.model.output(47)
    }

    /// Input port `merged_response_tag`.
    pub fn merged_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(48)
    }

    /// Input port `merged_response_status`.
    pub fn merged_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(49)
    }

    /// Input port `merged_response_data`.
    pub fn merged_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(50)
    }

    /// Output port `status_stray_answers`.
    pub fn status_stray_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(51)
    }
}

impl Device for LineMergeN3B64 {
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

impl Wrapper for LineMergeN3B64 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
