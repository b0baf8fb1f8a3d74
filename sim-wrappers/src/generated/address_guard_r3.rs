//! `address_guard_r3` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "address_guard_r3",
    summary: "Lets requests for lines pass that are inside the ranges of their ring.",
    sources: Sources::Emitted(&["address_guard_r3.v", "fifo_word8_d4.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("line_request_valid", 1, Some(0)),
        Port::output("line_request_ready", 1, Some(0)),
        Port::input("line_request_operation", 4, Some(0)),
        Port::input("line_request_space", 2, Some(0)),
        Port::input("line_request_line_address", 46, Some(0)),
        Port::input("line_request_data", 512, Some(0)),
        Port::input("line_request_byte_enable", 64, Some(0)),
        Port::input("line_request_tag", 8, Some(0)),
        Port::input("line_request_selection", 8, Some(0)),
        Port::output("line_response_valid", 1, Some(0)),
        Port::output("line_response_tag", 8, Some(0)),
        Port::output("line_response_status", 1, Some(0)),
        Port::output("line_response_data", 512, Some(0)),
        Port::input("range_0_begin_address", 52, Some(0)),
        Port::input("range_0_end_address", 52, Some(0)),
        Port::input("range_1_begin_address", 52, Some(0)),
        Port::input("range_1_end_address", 52, Some(0)),
        Port::input("range_2_begin_address", 52, Some(0)),
        Port::input("range_2_end_address", 52, Some(0)),
        Port::input("range_3_begin_address", 52, Some(0)),
        Port::input("range_3_end_address", 52, Some(0)),
        Port::input("range_4_begin_address", 52, Some(0)),
        Port::input("range_4_end_address", 52, Some(0)),
        Port::input("range_5_begin_address", 52, Some(0)),
        Port::input("range_5_end_address", 52, Some(0)),
        Port::input("range_6_begin_address", 52, Some(0)),
        Port::input("range_6_end_address", 52, Some(0)),
        Port::input("range_7_begin_address", 52, Some(0)),
        Port::input("range_7_end_address", 52, Some(0)),
        Port::input("range_8_begin_address", 52, Some(0)),
        Port::input("range_8_end_address", 52, Some(0)),
        Port::input("range_9_begin_address", 52, Some(0)),
        Port::input("range_9_end_address", 52, Some(0)),
        Port::input("range_10_begin_address", 52, Some(0)),
        Port::input("range_10_end_address", 52, Some(0)),
        Port::input("range_11_begin_address", 52, Some(0)),
        Port::input("range_11_end_address", 52, Some(0)),
        Port::output("guarded_request_valid", 1, Some(0)),
        Port::input("guarded_request_ready", 1, Some(0)),
        Port::output("guarded_request_operation", 4, Some(0)),
        Port::output("guarded_request_space", 2, Some(0)),
        Port::output("guarded_request_line_address", 46, Some(0)),
        Port::output("guarded_request_data", 512, Some(0)),
        Port::output("guarded_request_byte_enable", 64, Some(0)),
        Port::output("guarded_request_tag", 8, Some(0)),
        Port::input("guarded_response_valid", 1, Some(0)),
        Port::input("guarded_response_tag", 8, Some(0)),
        Port::input("guarded_response_status", 1, Some(0)),
        Port::input("guarded_response_data", 512, Some(0)),
        Port::output("refusal_valid", 1, Some(0)),
        Port::output("refusal_value", 8, Some(0)),
        Port::output("status_refused", 32, Some(0)),
        Port::output("status_any_refused", 1, Some(0)),
        Port::output("status_first_ring", 8, Some(0)),
        Port::output("status_first_line_address", 46, Some(0)),
        Port::output("status_first_operation", 4, Some(0)),
    ],
    groups: &[
        Group {
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::LineRequest, 8>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "operation", port: 4 },
                Field { name: "space", port: 5 },
                Field { name: "line_address", port: 6 },
                Field { name: "data", port: 7 },
                Field { name: "byte_enable", port: 8 },
                Field { name: "tag", port: 9 },
                Field { name: "selection", port: 10 },
            ],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(11),
            ready: None,
            fields: &[
                Field { name: "tag", port: 12 },
                Field { name: "status", port: 13 },
                Field { name: "data", port: 14 },
            ],
        },
        Group {
            name: "range_0",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 15 },
                Field { name: "end_address", port: 16 },
            ],
        },
        Group {
            name: "range_1",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 17 },
                Field { name: "end_address", port: 18 },
            ],
        },
        Group {
            name: "range_2",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 19 },
                Field { name: "end_address", port: 20 },
            ],
        },
        Group {
            name: "range_3",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 21 },
                Field { name: "end_address", port: 22 },
            ],
        },
        Group {
            name: "range_4",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 23 },
                Field { name: "end_address", port: 24 },
            ],
        },
        Group {
            name: "range_5",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 25 },
                Field { name: "end_address", port: 26 },
            ],
        },
        Group {
            name: "range_6",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 27 },
                Field { name: "end_address", port: 28 },
            ],
        },
        Group {
            name: "range_7",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 29 },
                Field { name: "end_address", port: 30 },
            ],
        },
        Group {
            name: "range_8",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 31 },
                Field { name: "end_address", port: 32 },
            ],
        },
        Group {
            name: "range_9",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 33 },
                Field { name: "end_address", port: 34 },
            ],
        },
        Group {
            name: "range_10",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 35 },
                Field { name: "end_address", port: 36 },
            ],
        },
        Group {
            name: "range_11",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 37 },
                Field { name: "end_address", port: 38 },
            ],
        },
        Group {
            name: "guarded_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(39),
            ready: Some(40),
            fields: &[
                Field { name: "operation", port: 41 },
                Field { name: "space", port: 42 },
                Field { name: "line_address", port: 43 },
                Field { name: "data", port: 44 },
                Field { name: "byte_enable", port: 45 },
                Field { name: "tag", port: 46 },
            ],
        },
        Group {
            name: "guarded_response",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(47),
            ready: None,
            fields: &[
                Field { name: "tag", port: 48 },
                Field { name: "status", port: 49 },
                Field { name: "data", port: 50 },
            ],
        },
        Group {
            name: "refusal",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Identifier<8>",
            valid: Some(51),
            ready: None,
            fields: &[Field { name: "value", port: 52 }],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AddressGuardStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "refused", port: 53 },
                Field { name: "any_refused", port: 54 },
                Field { name: "first_ring", port: 55 },
                Field { name: "first_line_address", port: 56 },
                Field { name: "first_operation", port: 57 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "line_request" }),
        interval: Some(1),
        waits_on: &["guarded_request", "guarded_response"],
        source: "CXL-NIC 8; design, architecture",
    }),
};

/// Lets requests for lines pass that are inside the ranges of their ring.
#[derive(Debug)]
pub struct AddressGuardR3 {
    model: Model,
}

impl AddressGuardR3 {
    /// Requests, each with its ring.
    pub const LINE_REQUEST: Inlet<Self, message::Routed<message::LineRequest, 8>> = Inlet::new(0);

    /// Requests, each with its ring.
    pub fn line_request(&mut self) -> StreamInput<'_, message::Routed<message::LineRequest, 8>> {
        StreamInput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// Their answers.
    pub const LINE_RESPONSE: PulseOutlet<Self, message::LineResponse> = PulseOutlet::new(1);

    /// Their answers.
    pub fn line_response(&mut self) -> PulseOutput<'_, message::LineResponse> {
        PulseOutput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_0: LevelInlet<Self, message::RingRange> = LevelInlet::new(2);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_0(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_0)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_1: LevelInlet<Self, message::RingRange> = LevelInlet::new(3);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_1(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_1)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_2: LevelInlet<Self, message::RingRange> = LevelInlet::new(4);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_2(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_2)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_3: LevelInlet<Self, message::RingRange> = LevelInlet::new(5);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_3(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_3)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_4: LevelInlet<Self, message::RingRange> = LevelInlet::new(6);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_4(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_4)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_5: LevelInlet<Self, message::RingRange> = LevelInlet::new(7);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_5(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_5)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_6: LevelInlet<Self, message::RingRange> = LevelInlet::new(8);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_6(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_6)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_7: LevelInlet<Self, message::RingRange> = LevelInlet::new(9);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_7(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_7)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_8: LevelInlet<Self, message::RingRange> = LevelInlet::new(10);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_8(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_8)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_9: LevelInlet<Self, message::RingRange> = LevelInlet::new(11);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_9(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_9)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_10: LevelInlet<Self, message::RingRange> = LevelInlet::new(12);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_10(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_10)
    }

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub const RANGE_11: LevelInlet<Self, message::RingRange> = LevelInlet::new(13);

    /// The ranges of the rings, four each; changes only while no request is inside.
    pub fn range_11(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_11)
    }

    /// Requests that may pass.
    pub const GUARDED_REQUEST: Outlet<Self, message::LineRequest> = Outlet::new(14);

    /// Requests that may pass.
    pub fn guarded_request(&mut self) -> StreamOutput<'_, message::LineRequest> {
        StreamOutput::open(&mut self.model, Self::GUARDED_REQUEST)
    }

    /// Their answers.
    pub const GUARDED_RESPONSE: PulseInlet<Self, message::LineResponse> = PulseInlet::new(15);

    /// Their answers.
    pub fn guarded_response(&mut self) -> PulseInput<'_, message::LineResponse> {
        PulseInput::open(&mut self.model, Self::GUARDED_RESPONSE)
    }

    /// The ring of a request that was refused.
    pub const REFUSAL: PulseOutlet<Self, message::Identifier<8>> = PulseOutlet::new(16);

    /// The ring of a request that was refused.
    pub fn refusal(&mut self) -> PulseOutput<'_, message::Identifier<8>> {
        PulseOutput::open(&mut self.model, Self::REFUSAL)
    }

    /// What was refused.
    pub const STATUS: LevelOutlet<Self, message::AddressGuardStatus> = LevelOutlet::new(17);

    /// What was refused.
    pub fn status(&mut self) -> LevelOutput<'_, message::AddressGuardStatus> {
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

    /// Input port `line_request_valid`.
    pub fn line_request_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `line_request_ready`.
    pub fn line_request_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `line_request_operation`.
    pub fn line_request_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(4)
    }

    /// Input port `line_request_space`.
    pub fn line_request_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(5)
    }

    /// Input port `line_request_line_address`.
    pub fn line_request_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(6)
    }

    /// Input port `line_request_data`.
    pub fn line_request_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(7)
    }

    /// Input port `line_request_byte_enable`.
    pub fn line_request_byte_enable(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(8)
    }

    /// Input port `line_request_tag`.
    pub fn line_request_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(9)
    }

    /// Input port `line_request_selection`.
    pub fn line_request_selection(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(10)
    }

    /// Output port `line_response_valid`.
    pub fn line_response_valid(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Output port `line_response_tag`.
    pub fn line_response_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(12)
    }

    /// Output port `line_response_status`.
    pub fn line_response_status(&self) -> Output<'_, bool> {
        self.model.output(13)
    }

    /// Output port `line_response_data`.
    pub fn line_response_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(14)
    }

    /// Input port `range_0_begin_address`.
    pub fn range_0_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(15)
    }

    /// Input port `range_0_end_address`.
    pub fn range_0_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(16)
    }

    /// Input port `range_1_begin_address`.
    pub fn range_1_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(17)
    }

    /// Input port `range_1_end_address`.
    pub fn range_1_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(18)
    }

    /// Input port `range_2_begin_address`.
    pub fn range_2_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(19)
    }

    /// Input port `range_2_end_address`.
    pub fn range_2_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(20)
    }

    /// Input port `range_3_begin_address`.
    pub fn range_3_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(21)
    }

    /// Input port `range_3_end_address`.
    pub fn range_3_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(22)
    }

    /// Input port `range_4_begin_address`.
    pub fn range_4_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(23)
    }

    /// Input port `range_4_end_address`.
    pub fn range_4_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(24)
    }

    /// Input port `range_5_begin_address`.
    pub fn range_5_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(25)
    }

    /// Input port `range_5_end_address`.
    pub fn range_5_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(26)
    }

    /// Input port `range_6_begin_address`.
    pub fn range_6_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(27)
    }

    /// Input port `range_6_end_address`.
    pub fn range_6_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(28)
    }

    /// Input port `range_7_begin_address`.
    pub fn range_7_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(29)
    }

    /// Input port `range_7_end_address`.
    pub fn range_7_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(30)
    }

    /// Input port `range_8_begin_address`.
    pub fn range_8_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(31)
    }

    /// Input port `range_8_end_address`.
    pub fn range_8_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(32)
    }

    /// Input port `range_9_begin_address`.
    pub fn range_9_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(33)
    }

    /// Input port `range_9_end_address`.
    pub fn range_9_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(34)
    }

    /// Input port `range_10_begin_address`.
    pub fn range_10_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(35)
    }

    /// Input port `range_10_end_address`.
    pub fn range_10_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(36)
    }

    /// Input port `range_11_begin_address`.
    pub fn range_11_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(37)
    }

    /// Input port `range_11_end_address`.
    pub fn range_11_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(38)
    }

    /// Output port `guarded_request_valid`.
    pub fn guarded_request_valid(&self) -> Output<'_, bool> {
        self.model.output(39)
    }

    /// Input port `guarded_request_ready`.
    pub fn guarded_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(40)
    }

    /// Output port `guarded_request_operation`.
    pub fn guarded_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(41)
    }

    /// Output port `guarded_request_space`.
    pub fn guarded_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(42)
    }

    /// Output port `guarded_request_line_address`.
    pub fn guarded_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(43)
    }

    /// Output port `guarded_request_data`.
    pub fn guarded_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(44)
    }

    /// Output port `guarded_request_byte_enable`.
    pub fn guarded_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(45)
    }

    /// Output port `guarded_request_tag`.
    pub fn guarded_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(46)
    }

    /// Input port `guarded_response_valid`.
    pub fn guarded_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(47)
    }

    /// Input port `guarded_response_tag`.
    pub fn guarded_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(48)
    }

    /// Input port `guarded_response_status`.
    pub fn guarded_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(49)
    }

    /// Input port `guarded_response_data`.
    pub fn guarded_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(50)
    }

    /// Output port `refusal_valid`.
    pub fn refusal_valid(&self) -> Output<'_, bool> {
        self.model.output(51)
    }

    /// Output port `refusal_value`.
    pub fn refusal_value(&self) -> Output<'_, Bits<8>> {
        self.model.output(52)
    }

    /// Output port `status_refused`.
    pub fn status_refused(&self) -> Output<'_, Bits<32>> {
        self.model.output(53)
    }

    /// Output port `status_any_refused`.
    pub fn status_any_refused(&self) -> Output<'_, bool> {
        self.model.output(54)
    }

    /// Output port `status_first_ring`.
    pub fn status_first_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(55)
    }

    /// Output port `status_first_line_address`.
    pub fn status_first_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(56)
    }

    /// Output port `status_first_operation`.
    pub fn status_first_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(57)
    }
}

impl Device for AddressGuardR3 {
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

impl Wrapper for AddressGuardR3 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
