//! `lsu_t256` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "lsu_t256",
    summary: "Asks for lines in a pattern and measures latency and bandwidth.",
    sources: Sources::Emitted(&["lsu_t256.v", "id_pool_n256.v", "skid_buffer_identifier8.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("configuration_operation", 4, Some(0)),
        Port::input("configuration_second_operation", 4, Some(0)),
        Port::input("configuration_alternation", 2, Some(0)),
        Port::input("configuration_space", 2, Some(0)),
        Port::input("configuration_pattern", 1, Some(0)),
        Port::input("configuration_base_line_address", 46, Some(0)),
        Port::input("configuration_region_line_bits", 6, Some(0)),
        Port::input("configuration_stride_lines", 46, Some(0)),
        Port::input("configuration_random_seed", 32, Some(0)),
        Port::input("configuration_requests", 24, Some(0)),
        Port::input("configuration_outstanding", 9, Some(0)),
        Port::input("configuration_gap_cycles", 16, Some(0)),
        Port::input("configuration_byte_enable", 64, Some(0)),
        Port::input("configuration_data_key", 64, Some(0)),
        Port::input("configuration_check", 1, Some(0)),
        Port::input("start_valid", 1, Some(0)),
        Port::input("stop_valid", 1, Some(0)),
        Port::output("line_request_valid", 1, Some(0)),
        Port::input("line_request_ready", 1, Some(0)),
        Port::output("line_request_operation", 4, Some(0)),
        Port::output("line_request_space", 2, Some(0)),
        Port::output("line_request_line_address", 46, Some(0)),
        Port::output("line_request_data", 512, Some(0)),
        Port::output("line_request_byte_enable", 64, Some(0)),
        Port::output("line_request_tag", 8, Some(0)),
        Port::input("line_response_valid", 1, Some(0)),
        Port::output("line_response_ready", 1, Some(0)),
        Port::input("line_response_tag", 8, Some(0)),
        Port::input("line_response_status", 1, Some(0)),
        Port::input("line_response_data", 512, Some(0)),
        Port::output("sample_valid", 1, Some(0)),
        Port::output("sample_tag", 8, Some(0)),
        Port::output("sample_latency_cycles", 24, Some(0)),
        Port::output("sample_is_second", 1, Some(0)),
        Port::output("sample_is_error", 1, Some(0)),
        Port::output("done", 1, Some(0)),
        Port::output("results_requests", 32, Some(0)),
        Port::output("results_answers", 32, Some(0)),
        Port::output("results_errors", 32, Some(0)),
        Port::output("results_mismatches", 32, Some(0)),
        Port::output("results_stray_answers", 32, Some(0)),
        Port::output("results_cycles", 48, Some(0)),
        Port::output("results_latency_sum", 48, Some(0)),
        Port::output("results_latency_least", 24, Some(0)),
        Port::output("results_latency_most", 24, Some(0)),
    ],
    groups: &[
        Group {
            name: "configuration",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LsuConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "operation", port: 2 },
                Field { name: "second_operation", port: 3 },
                Field { name: "alternation", port: 4 },
                Field { name: "space", port: 5 },
                Field { name: "pattern", port: 6 },
                Field { name: "base_line_address", port: 7 },
                Field { name: "region_line_bits", port: 8 },
                Field { name: "stride_lines", port: 9 },
                Field { name: "random_seed", port: 10 },
                Field { name: "requests", port: 11 },
                Field { name: "outstanding", port: 12 },
                Field { name: "gap_cycles", port: 13 },
                Field { name: "byte_enable", port: 14 },
                Field { name: "data_key", port: 15 },
                Field { name: "check", port: 16 },
            ],
        },
        Group {
            name: "start",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Credit",
            valid: Some(17),
            ready: None,
            fields: &[],
        },
        Group {
            name: "stop",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Credit",
            valid: Some(18),
            ready: None,
            fields: &[],
        },
        Group {
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(19),
            ready: Some(20),
            fields: &[
                Field { name: "operation", port: 21 },
                Field { name: "space", port: 22 },
                Field { name: "line_address", port: 23 },
                Field { name: "data", port: 24 },
                Field { name: "byte_enable", port: 25 },
                Field { name: "tag", port: 26 },
            ],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(27),
            ready: Some(28),
            fields: &[
                Field { name: "tag", port: 29 },
                Field { name: "status", port: 30 },
                Field { name: "data", port: 31 },
            ],
        },
        Group {
            name: "sample",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LsuSample",
            valid: Some(32),
            ready: None,
            fields: &[
                Field { name: "tag", port: 33 },
                Field { name: "latency_cycles", port: 34 },
                Field { name: "is_second", port: 35 },
                Field { name: "is_error", port: 36 },
            ],
        },
        Group {
            name: "done",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 37 }],
        },
        Group {
            name: "results",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LsuResults",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "requests", port: 38 },
                Field { name: "answers", port: 39 },
                Field { name: "errors", port: 40 },
                Field { name: "mismatches", port: 41 },
                Field { name: "stray_answers", port: 42 },
                Field { name: "cycles", port: 43 },
                Field { name: "latency_sum", port: 44 },
                Field { name: "latency_least", port: 45 },
                Field { name: "latency_most", port: 46 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 3, most: 3, after: "start" }),
        interval: Some(1),
        waits_on: &["line_request", "line_response"],
        source: "CXL-NIC 4; Cohet VI",
    }),
};

/// Asks for lines in a pattern and measures latency and bandwidth.
#[derive(Debug)]
pub struct LsuT256 {
    model: Model,
}

impl LsuT256 {
    /// What to measure; read at `start`.
    pub const CONFIGURATION: LevelInlet<Self, message::LsuConfiguration> = LevelInlet::new(0);

    /// What to measure; read at `start`.
    pub fn configuration(&mut self) -> LevelInput<'_, message::LsuConfiguration> {
        LevelInput::open(&mut self.model, Self::CONFIGURATION)
    }

    /// Begins a run; has no effect within one.
    pub const START: PulseInlet<Self, message::Credit> = PulseInlet::new(1);

    /// Begins a run; has no effect within one.
    pub fn start(&mut self) -> PulseInput<'_, message::Credit> {
        PulseInput::open(&mut self.model, Self::START)
    }

    /// Ends a run before its last request.
    pub const STOP: PulseInlet<Self, message::Credit> = PulseInlet::new(2);

    /// Ends a run before its last request.
    pub fn stop(&mut self) -> PulseInput<'_, message::Credit> {
        PulseInput::open(&mut self.model, Self::STOP)
    }

    /// The requests.
    pub const LINE_REQUEST: Outlet<Self, message::LineRequest> = Outlet::new(3);

    /// The requests.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::LineRequest> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// The answers, in any order.
    pub const LINE_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(4);

    /// The answers, in any order.
    pub fn line_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// Every answer.
    pub const SAMPLE: PulseOutlet<Self, message::LsuSample> = PulseOutlet::new(5);

    /// Every answer.
    pub fn sample(&mut self) -> PulseOutput<'_, message::LsuSample> {
        PulseOutput::open(&mut self.model, Self::SAMPLE)
    }

    /// A run has ended, and none has begun since.
    pub const DONE: LevelOutlet<Self, Bits<1>> = LevelOutlet::new(6);

    /// What was measured.
    pub const RESULTS: LevelOutlet<Self, message::LsuResults> = LevelOutlet::new(7);

    /// What was measured.
    pub fn results(&mut self) -> LevelOutput<'_, message::LsuResults> {
        LevelOutput::open(&mut self.model, Self::RESULTS)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `configuration_operation`.
    pub fn configuration_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(2)
    }

    /// Input port `configuration_second_operation`.
    pub fn configuration_second_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(3)
    }

    /// Input port `configuration_alternation`.
    pub fn configuration_alternation(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(4)
    }

    /// Input port `configuration_space`.
    pub fn configuration_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(5)
    }

    /// Input port `configuration_pattern`.
    pub fn configuration_pattern(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `configuration_base_line_address`.
    pub fn configuration_base_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(7)
    }

    /// Input port `configuration_region_line_bits`.
    pub fn configuration_region_line_bits(&mut self) -> Input<'_, Bits<6>> {
        self.model.input(8)
    }

    /// Input port `configuration_stride_lines`.
    pub fn configuration_stride_lines(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(9)
    }

    /// Input port `configuration_random_seed`.
    pub fn configuration_random_seed(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(10)
    }

    /// Input port `configuration_requests`.
    pub fn configuration_requests(&mut self) -> Input<'_, Bits<24>> {
        self.model.input(11)
    }

    /// Input port `configuration_outstanding`.
    pub fn configuration_outstanding(&mut self) -> Input<'_, Bits<9>> {
        self.model.input(12)
    }

    /// Input port `configuration_gap_cycles`.
    pub fn configuration_gap_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(13)
    }

    /// Input port `configuration_byte_enable`.
    pub fn configuration_byte_enable(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(14)
    }

    /// Input port `configuration_data_key`.
    pub fn configuration_data_key(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(15)
    }

    /// Input port `configuration_check`.
    pub fn configuration_check(&mut self) -> Input<'_, bool> {
        self.model.input(16)
    }

    /// Input port `start_valid`.
    pub fn start_valid(&mut self) -> Input<'_, bool> {
        self.model.input(17)
    }

    /// Input port `stop_valid`.
    pub fn stop_valid(&mut self) -> Input<'_, bool> {
        self.model.input(18)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(19)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(20)
    }

    /// Output port `line_request_operation`.
    pub fn line_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(21)
    }

    /// Output port `line_request_space`.
    pub fn line_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(22)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(23)
    }

    /// Output port `line_request_data`.
    pub fn line_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(24)
    }

    /// Output port `line_request_byte_enable`.
    pub fn line_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(25)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(26)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(27)
    }

    /// Output port `line_response_ready`.
    pub fn line_response_ready(&self) -> Output<'_, bool> {
        self.model.output(28)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(29)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(30)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(31)
    }

    /// Output port `sample_valid`.
    pub fn sample_valid(&self) -> Output<'_, bool> {
        self.model.output(32)
    }

    /// Output port `sample_tag`.
    pub fn sample_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(33)
    }

    /// Output port `sample_latency_cycles`.
    pub fn sample_latency_cycles(&self) -> Output<'_, Bits<24>> {
        self.model.output(34)
    }

    /// Output port `sample_is_second`.
    pub fn sample_is_second(&self) -> Output<'_, bool> {
        self.model.output(35)
    }

    /// Output port `sample_is_error`.
    pub fn sample_is_error(&self) -> Output<'_, bool> {
        self.model.output(36)
    }

    /// Output port `done`.
    pub fn done(&self) -> Output<'_, bool> {
        self.model.output(37)
    }

    /// Output port `results_requests`.
    pub fn results_requests(&self) -> Output<'_, Bits<32>> {
        self.model.output(38)
    }

    /// Output port `results_answers`.
    pub fn results_answers(&self) -> Output<'_, Bits<32>> {
        self.model.output(39)
    }

    /// Output port `results_errors`.
    pub fn results_errors(&self) -> Output<'_, Bits<32>> {
        self.model.output(40)
    }

    /// Output port `results_mismatches`.
    pub fn results_mismatches(&self) -> Output<'_, Bits<32>> {
        self.model.output(41)
    }

    /// Output port `results_stray_answers`.
    pub fn results_stray_answers(&self) -> Output<'_, Bits<32>> {
        self.model.output(42)
    }

    /// Output port `results_cycles`.
    pub fn results_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(43)
    }

    /// Output port `results_latency_sum`.
    pub fn results_latency_sum(&self) -> Output<'_, Bits<48>> {
        self.model.output(44)
    }

    /// Output port `results_latency_least`.
    pub fn results_latency_least(&self) -> Output<'_, Bits<24>> {
        self.model.output(45)
    }

    /// Output port `results_latency_most`.
    pub fn results_latency_most(&self) -> Output<'_, Bits<24>> {
        self.model.output(46)
    }
}

impl Device for LsuT256 {
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

impl Wrapper for LsuT256 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
