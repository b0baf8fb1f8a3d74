//! `hmc_bank_s2_w2_o4_b2` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "hmc_bank_s2_w2_o4_b2",
    summary: "Caches lines of host memory, coherent with the host.",
    sources: Sources::Emitted(&[
        "hmc_bank_s2_w2_o4_b2.v",
        "fifo_d2h_data_d8.v",
        "fifo_d2h_request_d4.v",
        "fifo_d2h_response_d8.v",
        "fifo_h2d_request_d8.v",
        "fifo_line_response_d8.v",
        "id_pool_n4.v",
    ]),
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
        Port::input("line_response_0_ready", 1, Some(0)),
        Port::output("line_response_0_tag", 8, Some(0)),
        Port::output("line_response_0_status", 1, Some(0)),
        Port::output("line_response_0_data", 512, Some(0)),
        Port::output("line_response_1_valid", 1, Some(0)),
        Port::input("line_response_1_ready", 1, Some(0)),
        Port::output("line_response_1_tag", 8, Some(0)),
        Port::output("line_response_1_status", 1, Some(0)),
        Port::output("line_response_1_data", 512, Some(0)),
        Port::output("d2h_request_valid", 1, Some(0)),
        Port::input("d2h_request_ready", 1, Some(0)),
        Port::output("d2h_request_opcode", 5, Some(0)),
        Port::output("d2h_request_line_address", 46, Some(0)),
        Port::output("d2h_request_cqid", 12, Some(0)),
        Port::output("d2h_request_non_temporal", 1, Some(0)),
        Port::output("d2h_response_valid", 1, Some(0)),
        Port::input("d2h_response_ready", 1, Some(0)),
        Port::output("d2h_response_opcode", 5, Some(0)),
        Port::output("d2h_response_uqid", 12, Some(0)),
        Port::output("d2h_data_valid", 1, Some(0)),
        Port::input("d2h_data_ready", 1, Some(0)),
        Port::output("d2h_data_uqid", 12, Some(0)),
        Port::output("d2h_data_chunk_valid", 1, Some(0)),
        Port::output("d2h_data_bogus", 1, Some(0)),
        Port::output("d2h_data_poison", 1, Some(0)),
        Port::output("d2h_data_data", 512, Some(0)),
        Port::output("d2h_data_byte_enable", 64, Some(0)),
        Port::input("h2d_request_valid", 1, Some(0)),
        Port::output("h2d_request_ready", 1, Some(0)),
        Port::input("h2d_request_opcode", 3, Some(0)),
        Port::input("h2d_request_line_address", 46, Some(0)),
        Port::input("h2d_request_uqid", 12, Some(0)),
        Port::input("h2d_response_valid", 1, Some(0)),
        Port::output("h2d_response_ready", 1, Some(0)),
        Port::input("h2d_response_opcode", 4, Some(0)),
        Port::input("h2d_response_response_data", 12, Some(0)),
        Port::input("h2d_response_response_pre", 2, Some(0)),
        Port::input("h2d_response_cqid", 12, Some(0)),
        Port::input("h2d_data_valid", 1, Some(0)),
        Port::output("h2d_data_ready", 1, Some(0)),
        Port::input("h2d_data_cqid", 12, Some(0)),
        Port::input("h2d_data_chunk_valid", 1, Some(0)),
        Port::input("h2d_data_poison", 1, Some(0)),
        Port::input("h2d_data_go_error", 1, Some(0)),
        Port::input("h2d_data_data", 512, Some(0)),
        Port::input("memory_map_host_end", 46, Some(0)),
        Port::input("memory_map_device_begin", 46, Some(0)),
        Port::input("memory_map_device_end", 46, Some(0)),
        Port::output("line_change_valid", 1, Some(0)),
        Port::output("line_change_line_address", 46, Some(0)),
        Port::output("line_change_by_host", 1, Some(0)),
        Port::output("line_change_before", 2, Some(0)),
        Port::output("line_change_after", 2, Some(0)),
        Port::output("victim_change_valid", 1, Some(0)),
        Port::output("victim_change_line_address", 46, Some(0)),
        Port::output("victim_change_by_host", 1, Some(0)),
        Port::output("victim_change_before", 2, Some(0)),
        Port::output("victim_change_after", 2, Some(0)),
        Port::output("status_fault", 3, Some(0)),
        Port::output("status_fault_number", 12, Some(0)),
        Port::output("status_requests", 32, Some(0)),
        Port::output("status_hits", 32, Some(0)),
        Port::output("status_waits", 32, Some(0)),
        Port::output("status_snoops", 32, Some(0)),
        Port::output("status_snoop_hits", 32, Some(0)),
        Port::output("status_evictions", 32, Some(0)),
        Port::output("status_unknown_answers", 16, Some(0)),
        Port::output("status_wrong_answers", 16, Some(0)),
        Port::output("status_unknown_data", 16, Some(0)),
        Port::output("status_unknown_opcodes", 16, Some(0)),
        Port::output("status_outside_snoops", 16, Some(0)),
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
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(18),
            ready: Some(19),
            fields: &[
                Field { name: "tag", port: 20 },
                Field { name: "status", port: 21 },
                Field { name: "data", port: 22 },
            ],
        },
        Group {
            name: "line_response_1",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(23),
            ready: Some(24),
            fields: &[
                Field { name: "tag", port: 25 },
                Field { name: "status", port: 26 },
                Field { name: "data", port: 27 },
            ],
        },
        Group {
            name: "d2h_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::D2hRequest",
            valid: Some(28),
            ready: Some(29),
            fields: &[
                Field { name: "opcode", port: 30 },
                Field { name: "line_address", port: 31 },
                Field { name: "cqid", port: 32 },
                Field { name: "non_temporal", port: 33 },
            ],
        },
        Group {
            name: "d2h_response",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::D2hResponse",
            valid: Some(34),
            ready: Some(35),
            fields: &[Field { name: "opcode", port: 36 }, Field { name: "uqid", port: 37 }],
        },
        Group {
            name: "d2h_data",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::D2hData",
            valid: Some(38),
            ready: Some(39),
            fields: &[
                Field { name: "uqid", port: 40 },
                Field { name: "chunk_valid", port: 41 },
                Field { name: "bogus", port: 42 },
                Field { name: "poison", port: 43 },
                Field { name: "data", port: 44 },
                Field { name: "byte_enable", port: 45 },
            ],
        },
        Group {
            name: "h2d_request",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::H2dRequest",
            valid: Some(46),
            ready: Some(47),
            fields: &[
                Field { name: "opcode", port: 48 },
                Field { name: "line_address", port: 49 },
                Field { name: "uqid", port: 50 },
            ],
        },
        Group {
            name: "h2d_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::H2dResponse",
            valid: Some(51),
            ready: Some(52),
            fields: &[
                Field { name: "opcode", port: 53 },
                Field { name: "response_data", port: 54 },
                Field { name: "response_pre", port: 55 },
                Field { name: "cqid", port: 56 },
            ],
        },
        Group {
            name: "h2d_data",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::H2dData",
            valid: Some(57),
            ready: Some(58),
            fields: &[
                Field { name: "cqid", port: 59 },
                Field { name: "chunk_valid", port: 60 },
                Field { name: "poison", port: 61 },
                Field { name: "go_error", port: 62 },
                Field { name: "data", port: 63 },
            ],
        },
        Group {
            name: "memory_map",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MemoryMap",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "host_end", port: 64 },
                Field { name: "device_begin", port: 65 },
                Field { name: "device_end", port: 66 },
            ],
        },
        Group {
            name: "line_change",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineChange",
            valid: Some(67),
            ready: None,
            fields: &[
                Field { name: "line_address", port: 68 },
                Field { name: "by_host", port: 69 },
                Field { name: "before", port: 70 },
                Field { name: "after", port: 71 },
            ],
        },
        Group {
            name: "victim_change",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineChange",
            valid: Some(72),
            ready: None,
            fields: &[
                Field { name: "line_address", port: 73 },
                Field { name: "by_host", port: 74 },
                Field { name: "before", port: 75 },
                Field { name: "after", port: 76 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::CacheStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "fault", port: 77 },
                Field { name: "fault_number", port: 78 },
                Field { name: "requests", port: 79 },
                Field { name: "hits", port: 80 },
                Field { name: "waits", port: 81 },
                Field { name: "snoops", port: 82 },
                Field { name: "snoop_hits", port: 83 },
                Field { name: "evictions", port: 84 },
                Field { name: "unknown_answers", port: 85 },
                Field { name: "wrong_answers", port: 86 },
                Field { name: "unknown_data", port: 87 },
                Field { name: "unknown_opcodes", port: 88 },
                Field { name: "outside_snoops", port: 89 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 4, most: 4, after: "line_request_0" }),
        interval: Some(1),
        waits_on: &[
            "line_response_*",
            "d2h_request",
            "d2h_response",
            "d2h_data",
            "h2d_response",
            "h2d_data",
        ],
        source: "CXL-NIC 2.1, 4",
    }),
};

/// Caches lines of host memory, coherent with the host.
#[derive(Debug)]
pub struct HmcBankS2W2O4B2 {
    model: Model,
}

impl HmcBankS2W2O4B2 {
    /// Requests for lines of host memory; no barriers.
    pub const LINE_REQUEST_0: Inlet<Self, message::LineRequest> = Inlet::new(0);

    /// Requests for lines of host memory; no barriers.
    pub fn line_request_0(&mut self) -> StreamInput<'_, message::LineRequest> {
        StreamInput::open(&mut self.model, Self::LINE_REQUEST_0)
    }

    /// Requests for lines of host memory; no barriers.
    pub const LINE_REQUEST_1: Inlet<Self, message::LineRequest> = Inlet::new(1);

    /// Requests for lines of host memory; no barriers.
    pub fn line_request_1(&mut self) -> StreamInput<'_, message::LineRequest> {
        StreamInput::open(&mut self.model, Self::LINE_REQUEST_1)
    }

    /// Their answers, in any order.
    pub const LINE_RESPONSE_0: Outlet<Self, message::LineResponse> = Outlet::new(2);

    /// Their answers, in any order.
    pub fn line_response_0(&mut self) -> StreamOutput<'_, message::LineResponse> {
        StreamOutput::open(&mut self.model, Self::LINE_RESPONSE_0)
    }

    /// Their answers, in any order.
    pub const LINE_RESPONSE_1: Outlet<Self, message::LineResponse> = Outlet::new(3);

    /// Their answers, in any order.
    pub fn line_response_1(&mut self) -> StreamOutput<'_, message::LineResponse> {
        StreamOutput::open(&mut self.model, Self::LINE_RESPONSE_1)
    }

    /// What it asks of the host.
    pub const D2H_REQUEST: Outlet<Self, message::D2hRequest> = Outlet::new(4);

    /// What it asks of the host.
    pub fn d2h_request(&mut self) -> StreamOutput<'_, message::D2hRequest> {
        StreamOutput::open(&mut self.model, Self::D2H_REQUEST)
    }

    /// Answers to snoops.
    pub const D2H_RESPONSE: Outlet<Self, message::D2hResponse> = Outlet::new(5);

    /// Answers to snoops.
    pub fn d2h_response(&mut self) -> StreamOutput<'_, message::D2hResponse> {
        StreamOutput::open(&mut self.model, Self::D2H_RESPONSE)
    }

    /// Lines for the host.
    pub const D2H_DATA: Outlet<Self, message::D2hData> = Outlet::new(6);

    /// Lines for the host.
    pub fn d2h_data(&mut self) -> StreamOutput<'_, message::D2hData> {
        StreamOutput::open(&mut self.model, Self::D2H_DATA)
    }

    /// Snoops.
    pub const H2D_REQUEST: Inlet<Self, message::H2dRequest> = Inlet::new(7);

    /// Snoops.
    pub fn h2d_request(&mut self) -> StreamInput<'_, message::H2dRequest> {
        StreamInput::open(&mut self.model, Self::H2D_REQUEST)
    }

    /// The host's answers; always taken.
    pub const H2D_RESPONSE: Inlet<Self, message::H2dResponse> = Inlet::new(8);

    /// The host's answers; always taken.
    pub fn h2d_response(&mut self) -> StreamInput<'_, message::H2dResponse> {
        StreamInput::open(&mut self.model, Self::H2D_RESPONSE)
    }

    /// Lines from the host; always taken.
    pub const H2D_DATA: Inlet<Self, message::H2dData> = Inlet::new(9);

    /// Lines from the host; always taken.
    pub fn h2d_data(&mut self) -> StreamInput<'_, message::H2dData> {
        StreamInput::open(&mut self.model, Self::H2D_DATA)
    }

    /// Where there is memory.
    pub const MEMORY_MAP: LevelInlet<Self, message::MemoryMap> = LevelInlet::new(10);

    /// Where there is memory.
    pub fn memory_map(&mut self) -> LevelInput<'_, message::MemoryMap> {
        LevelInput::open(&mut self.model, Self::MEMORY_MAP)
    }

    /// A line's state changes.
    pub const LINE_CHANGE: PulseOutlet<Self, message::LineChange> = PulseOutlet::new(11);

    /// A line's state changes.
    pub fn line_change(&mut self) -> PulseOutput<'_, message::LineChange> {
        PulseOutput::open(&mut self.model, Self::LINE_CHANGE)
    }

    /// A line that made room is dropped.
    pub const VICTIM_CHANGE: PulseOutlet<Self, message::LineChange> = PulseOutlet::new(12);

    /// A line that made room is dropped.
    pub fn victim_change(&mut self) -> PulseOutput<'_, message::LineChange> {
        PulseOutput::open(&mut self.model, Self::VICTIM_CHANGE)
    }

    /// What is counted.
    pub const STATUS: LevelOutlet<Self, message::CacheStatus> = LevelOutlet::new(13);

    /// What is counted.
    pub fn status(&mut self) -> LevelOutput<'_, message::CacheStatus> {
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

    /// Input port `line_response_0_ready`.
    pub fn line_response_0_ready(&mut self) -> Input<'_, bool> {
        self.model.input(19)
    }

    /// Output port `line_response_0_tag`.
    pub fn line_response_0_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(20)
    }

    /// Output port `line_response_0_status`.
    pub fn line_response_0_status(&self) -> Output<'_, bool> {
        self.model.output(21)
    }

    /// Output port `line_response_0_data`.
    pub fn line_response_0_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(22)
    }

    /// Output port `line_response_1_valid`.
    pub fn line_response_1_valid(&self) -> Output<'_, bool> {
        self.model.output(23)
    }

    /// Input port `line_response_1_ready`.
    pub fn line_response_1_ready(&mut self) -> Input<'_, bool> {
        self.model.input(24)
    }

    /// Output port `line_response_1_tag`.
    pub fn line_response_1_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(25)
    }

    /// Output port `line_response_1_status`.
    pub fn line_response_1_status(&self) -> Output<'_, bool> {
        self.model.output(26)
    }

    /// Output port `line_response_1_data`.
    pub fn line_response_1_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(27)
    }

    /// Output port `d2h_request_valid`.
    pub fn d2h_request_valid(&self) -> Output<'_, bool> {
        self.model.output(28)
    }

    /// Input port `d2h_request_ready`.
    pub fn d2h_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(29)
    }

    /// Output port `d2h_request_opcode`.
    pub fn d2h_request_opcode(&self) -> Output<'_, Bits<5>> {
        self.model.output(30)
    }

    /// Output port `d2h_request_line_address`.
    pub fn d2h_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(31)
    }

    /// Output port `d2h_request_cqid`.
    pub fn d2h_request_cqid(&self) -> Output<'_, Bits<12>> {
        self.model.output(32)
    }

    /// Output port `d2h_request_non_temporal`.
    pub fn d2h_request_non_temporal(&self) -> Output<'_, bool> {
        self.model.output(33)
    }

    /// Output port `d2h_response_valid`.
    pub fn d2h_response_valid(&self) -> Output<'_, bool> {
        self.model.output(34)
    }

    /// Input port `d2h_response_ready`.
    pub fn d2h_response_ready(&mut self) -> Input<'_, bool> {
        self.model.input(35)
    }

    /// Output port `d2h_response_opcode`.
    pub fn d2h_response_opcode(&self) -> Output<'_, Bits<5>> {
        self.model.output(36)
    }

    /// Output port `d2h_response_uqid`.
    pub fn d2h_response_uqid(&self) -> Output<'_, Bits<12>> {
        self.model.output(37)
    }

    /// Output port `d2h_data_valid`.
    pub fn d2h_data_valid(&self) -> Output<'_, bool> {
        self.model.output(38)
    }

    /// Input port `d2h_data_ready`.
    pub fn d2h_data_ready(&mut self) -> Input<'_, bool> {
        self.model.input(39)
    }

    /// Output port `d2h_data_uqid`.
    pub fn d2h_data_uqid(&self) -> Output<'_, Bits<12>> {
        self.model.output(40)
    }

    /// Output port `d2h_data_chunk_valid`.
    pub fn d2h_data_chunk_valid(&self) -> Output<'_, bool> {
        self.model.output(41)
    }

    /// Output port `d2h_data_bogus`.
    pub fn d2h_data_bogus(&self) -> Output<'_, bool> {
        self.model.output(42)
    }

    /// Output port `d2h_data_poison`.
    pub fn d2h_data_poison(&self) -> Output<'_, bool> {
        self.model.output(43)
    }

    /// Output port `d2h_data_data`.
    pub fn d2h_data_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(44)
    }

    /// Output port `d2h_data_byte_enable`.
    pub fn d2h_data_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(45)
    }

    /// Input port `h2d_request_valid`.
    pub fn h2d_request_valid(&mut self) -> Input<'_, bool> {
        self.model.input(46)
    }

    /// Output port `h2d_request_ready`.
    pub fn h2d_request_ready(&self) -> Output<'_, bool> {
        self.model.output(47)
    }

    /// Input port `h2d_request_opcode`.
    pub fn h2d_request_opcode(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(48)
    }

    /// Input port `h2d_request_line_address`.
    pub fn h2d_request_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(49)
    }

    /// Input port `h2d_request_uqid`.
    pub fn h2d_request_uqid(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(50)
    }

    /// Input port `h2d_response_valid`.
    pub fn h2d_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(51)
    }

    /// Output port `h2d_response_ready`.
    pub fn h2d_response_ready(&self) -> Output<'_, bool> {
        self.model.output(52)
    }

    /// Input port `h2d_response_opcode`.
    pub fn h2d_response_opcode(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(53)
    }

    /// Input port `h2d_response_response_data`.
    pub fn h2d_response_response_data(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(54)
    }

    /// Input port `h2d_response_response_pre`.
    pub fn h2d_response_response_pre(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(55)
    }

    /// Input port `h2d_response_cqid`.
    pub fn h2d_response_cqid(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(56)
    }

    /// Input port `h2d_data_valid`.
    pub fn h2d_data_valid(&mut self) -> Input<'_, bool> {
        self.model.input(57)
    }

    /// Output port `h2d_data_ready`.
    pub fn h2d_data_ready(&self) -> Output<'_, bool> {
        self.model.output(58)
    }

    /// Input port `h2d_data_cqid`.
    pub fn h2d_data_cqid(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(59)
    }

    /// Input port `h2d_data_chunk_valid`.
    pub fn h2d_data_chunk_valid(&mut self) -> Input<'_, bool> {
        self.model.input(60)
    }

    /// Input port `h2d_data_poison`.
    pub fn h2d_data_poison(&mut self) -> Input<'_, bool> {
        self.model.input(61)
    }

    /// Input port `h2d_data_go_error`.
    pub fn h2d_data_go_error(&mut self) -> Input<'_, bool> {
        self.model.input(62)
    }

    /// Input port `h2d_data_data`.
    pub fn h2d_data_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(63)
    }

    /// Input port `memory_map_host_end`.
    pub fn memory_map_host_end(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(64)
    }

    /// Input port `memory_map_device_begin`.
    pub fn memory_map_device_begin(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(65)
    }

    /// Input port `memory_map_device_end`.
    pub fn memory_map_device_end(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(66)
    }

    /// Output port `line_change_valid`.
    pub fn line_change_valid(&self) -> Output<'_, bool> {
        self.model.output(67)
    }

    /// Output port `line_change_line_address`.
    pub fn line_change_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(68)
    }

    /// Output port `line_change_by_host`.
    pub fn line_change_by_host(&self) -> Output<'_, bool> {
        self.model.output(69)
    }

    /// Output port `line_change_before`.
    pub fn line_change_before(&self) -> Output<'_, Bits<2>> {
        self.model.output(70)
    }

    /// Output port `line_change_after`.
    pub fn line_change_after(&self) -> Output<'_, Bits<2>> {
        self.model.output(71)
    }

    /// Output port `victim_change_valid`.
    pub fn victim_change_valid(&self) -> Output<'_, bool> {
        self.model.output(72)
    }

    /// Output port `victim_change_line_address`.
    pub fn victim_change_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(73)
    }

    /// Output port `victim_change_by_host`.
    pub fn victim_change_by_host(&self) -> Output<'_, bool> {
        self.model.output(74)
    }

    /// Output port `victim_change_before`.
    pub fn victim_change_before(&self) -> Output<'_, Bits<2>> {
        self.model.output(75)
    }

    /// Output port `victim_change_after`.
    pub fn victim_change_after(&self) -> Output<'_, Bits<2>> {
        self.model.output(76)
    }

    /// Output port `status_fault`.
    pub fn status_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(77)
    }

    /// Output port `status_fault_number`.
    pub fn status_fault_number(&self) -> Output<'_, Bits<12>> {
        self.model.output(78)
    }

    /// Output port `status_requests`.
    pub fn status_requests(&self) -> Output<'_, Bits<32>> {
        self.model.output(79)
    }

    /// Output port `status_hits`.
    pub fn status_hits(&self) -> Output<'_, Bits<32>> {
        self.model.output(80)
    }

    /// Output port `status_waits`.
    pub fn status_waits(&self) -> Output<'_, Bits<32>> {
        self.model.output(81)
    }

    /// Output port `status_snoops`.
    pub fn status_snoops(&self) -> Output<'_, Bits<32>> {
        self.model.output(82)
    }

    /// Output port `status_snoop_hits`.
    pub fn status_snoop_hits(&self) -> Output<'_, Bits<32>> {
        self.model.output(83)
    }

    /// Output port `status_evictions`.
    pub fn status_evictions(&self) -> Output<'_, Bits<32>> {
        self.model.output(84)
    }

    /// Output port `status_unknown_answers`.
    pub fn status_unknown_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(85)
    }

    /// Output port `status_wrong_answers`.
    pub fn status_wrong_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(86)
    }

    /// Output port `status_unknown_data`.
    pub fn status_unknown_data(&self) -> Output<'_, Bits<16>> {
        self.model.output(87)
    }

    /// Output port `status_unknown_opcodes`.
    pub fn status_unknown_opcodes(&self) -> Output<'_, Bits<16>> {
        self.model.output(88)
    }

    /// Output port `status_outside_snoops`.
    pub fn status_outside_snoops(&self) -> Output<'_, Bits<16>> {
        self.model.output(89)
    }
}

impl Device for HmcBankS2W2O4B2 {
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

impl Wrapper for HmcBankS2W2O4B2 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
