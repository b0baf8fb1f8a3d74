//! `dmc_bank_s2_w2_o4_h4_b1_p16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "dmc_bank_s2_w2_o4_h4_b1_p16",
    summary: "Caches lines of device memory, coherent with the host, by the bias of their pages.",
    sources: Sources::Emitted(&[
        "dmc_bank_s2_w2_o4_h4_b1_p16.v",
        "arbiter_s2m_data_n2.v",
        "fifo_bias_command_d2.v",
        "fifo_d2h_data_d8.v",
        "fifo_d2h_request_d4.v",
        "fifo_device_memory_request_d8.v",
        "fifo_line_response_d8.v",
        "fifo_s2m_data_d4.v",
        "fifo_s2m_data_d8.v",
        "fifo_s2m_response_d8.v",
        "id_pool_n4.v",
        "skid_buffer_s2m_data.v",
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
        Port::output("d2h_data_valid", 1, Some(0)),
        Port::input("d2h_data_ready", 1, Some(0)),
        Port::output("d2h_data_uqid", 12, Some(0)),
        Port::output("d2h_data_chunk_valid", 1, Some(0)),
        Port::output("d2h_data_bogus", 1, Some(0)),
        Port::output("d2h_data_poison", 1, Some(0)),
        Port::output("d2h_data_data", 512, Some(0)),
        Port::output("d2h_data_byte_enable", 64, Some(0)),
        Port::input("h2d_response_valid", 1, Some(0)),
        Port::output("h2d_response_ready", 1, Some(0)),
        Port::input("h2d_response_opcode", 4, Some(0)),
        Port::input("h2d_response_response_data", 12, Some(0)),
        Port::input("h2d_response_response_pre", 2, Some(0)),
        Port::input("h2d_response_cqid", 12, Some(0)),
        Port::input("m2s_request_valid", 1, Some(0)),
        Port::output("m2s_request_ready", 1, Some(0)),
        Port::input("m2s_request_opcode", 4, Some(0)),
        Port::input("m2s_request_snoop", 3, Some(0)),
        Port::input("m2s_request_meta_field", 2, Some(0)),
        Port::input("m2s_request_meta_value", 2, Some(0)),
        Port::input("m2s_request_tag", 16, Some(0)),
        Port::input("m2s_request_line_address", 46, Some(0)),
        Port::input("m2s_write_valid", 1, Some(0)),
        Port::output("m2s_write_ready", 1, Some(0)),
        Port::input("m2s_write_opcode", 4, Some(0)),
        Port::input("m2s_write_snoop", 3, Some(0)),
        Port::input("m2s_write_meta_field", 2, Some(0)),
        Port::input("m2s_write_meta_value", 2, Some(0)),
        Port::input("m2s_write_tag", 16, Some(0)),
        Port::input("m2s_write_line_address", 46, Some(0)),
        Port::input("m2s_write_poison", 1, Some(0)),
        Port::input("m2s_write_data", 512, Some(0)),
        Port::input("m2s_write_byte_enable", 64, Some(0)),
        Port::output("s2m_response_valid", 1, Some(0)),
        Port::input("s2m_response_ready", 1, Some(0)),
        Port::output("s2m_response_completion", 3, Some(0)),
        Port::output("s2m_response_tag", 16, Some(0)),
        Port::output("s2m_data_valid", 1, Some(0)),
        Port::input("s2m_data_ready", 1, Some(0)),
        Port::output("s2m_data_opcode", 3, Some(0)),
        Port::output("s2m_data_tag", 16, Some(0)),
        Port::output("s2m_data_poison", 1, Some(0)),
        Port::output("s2m_data_data", 512, Some(0)),
        Port::output("memory_request_valid", 1, Some(0)),
        Port::input("memory_request_ready", 1, Some(0)),
        Port::output("memory_request_write", 1, Some(0)),
        Port::output("memory_request_line_address", 46, Some(0)),
        Port::output("memory_request_data", 512, Some(0)),
        Port::output("memory_request_byte_enable", 64, Some(0)),
        Port::output("memory_request_poison", 1, Some(0)),
        Port::output("memory_request_for_host", 1, Some(0)),
        Port::output("memory_request_tag", 16, Some(0)),
        Port::input("memory_answer_valid", 1, Some(0)),
        Port::output("memory_answer_ready", 1, Some(0)),
        Port::input("memory_answer_for_host", 1, Some(0)),
        Port::input("memory_answer_tag", 16, Some(0)),
        Port::input("memory_answer_poison", 1, Some(0)),
        Port::input("memory_answer_data", 512, Some(0)),
        Port::input("bias_command_valid", 1, Some(0)),
        Port::output("bias_command_ready", 1, Some(0)),
        Port::input("bias_command_page", 40, Some(0)),
        Port::input("bias_command_step", 2, Some(0)),
        Port::output("bias_answer_valid", 1, Some(0)),
        Port::output("bias_answer_done", 1, Some(0)),
        Port::output("bias_reversion_valid", 1, Some(0)),
        Port::output("bias_reversion_page", 40, Some(0)),
        Port::input("memory_map_host_end", 46, Some(0)),
        Port::input("memory_map_device_begin", 46, Some(0)),
        Port::input("memory_map_device_end", 46, Some(0)),
        Port::input("policy_bias", 1, Some(0)),
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
        Port::output("status_fault_number", 16, Some(0)),
        Port::output("status_requests", 32, Some(0)),
        Port::output("status_hits", 32, Some(0)),
        Port::output("status_waits", 32, Some(0)),
        Port::output("status_host_requests", 32, Some(0)),
        Port::output("status_host_hits", 32, Some(0)),
        Port::output("status_evictions", 32, Some(0)),
        Port::output("status_reversions", 32, Some(0)),
        Port::output("status_demotions", 32, Some(0)),
        Port::output("status_violations", 16, Some(0)),
        Port::output("status_unknown_answers", 16, Some(0)),
        Port::output("status_wrong_answers", 16, Some(0)),
        Port::output("status_unknown_forwards", 16, Some(0)),
        Port::output("status_unknown_data", 16, Some(0)),
        Port::output("status_unknown_opcodes", 16, Some(0)),
        Port::output("status_writes_to_held", 16, Some(0)),
        Port::output("status_outside_addresses", 16, Some(0)),
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
            name: "d2h_data",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::D2hData",
            valid: Some(34),
            ready: Some(35),
            fields: &[
                Field { name: "uqid", port: 36 },
                Field { name: "chunk_valid", port: 37 },
                Field { name: "bogus", port: 38 },
                Field { name: "poison", port: 39 },
                Field { name: "data", port: 40 },
                Field { name: "byte_enable", port: 41 },
            ],
        },
        Group {
            name: "h2d_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::H2dResponse",
            valid: Some(42),
            ready: Some(43),
            fields: &[
                Field { name: "opcode", port: 44 },
                Field { name: "response_data", port: 45 },
                Field { name: "response_pre", port: 46 },
                Field { name: "cqid", port: 47 },
            ],
        },
        Group {
            name: "m2s_request",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::M2sRequest",
            valid: Some(48),
            ready: Some(49),
            fields: &[
                Field { name: "opcode", port: 50 },
                Field { name: "snoop", port: 51 },
                Field { name: "meta_field", port: 52 },
                Field { name: "meta_value", port: 53 },
                Field { name: "tag", port: 54 },
                Field { name: "line_address", port: 55 },
            ],
        },
        Group {
            name: "m2s_write",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::M2sWrite",
            valid: Some(56),
            ready: Some(57),
            fields: &[
                Field { name: "opcode", port: 58 },
                Field { name: "snoop", port: 59 },
                Field { name: "meta_field", port: 60 },
                Field { name: "meta_value", port: 61 },
                Field { name: "tag", port: 62 },
                Field { name: "line_address", port: 63 },
                Field { name: "poison", port: 64 },
                Field { name: "data", port: 65 },
                Field { name: "byte_enable", port: 66 },
            ],
        },
        Group {
            name: "s2m_response",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::S2mResponse",
            valid: Some(67),
            ready: Some(68),
            fields: &[Field { name: "completion", port: 69 }, Field { name: "tag", port: 70 }],
        },
        Group {
            name: "s2m_data",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::S2mData",
            valid: Some(71),
            ready: Some(72),
            fields: &[
                Field { name: "opcode", port: 73 },
                Field { name: "tag", port: 74 },
                Field { name: "poison", port: 75 },
                Field { name: "data", port: 76 },
            ],
        },
        Group {
            name: "memory_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::DeviceMemoryRequest",
            valid: Some(77),
            ready: Some(78),
            fields: &[
                Field { name: "write", port: 79 },
                Field { name: "line_address", port: 80 },
                Field { name: "data", port: 81 },
                Field { name: "byte_enable", port: 82 },
                Field { name: "poison", port: 83 },
                Field { name: "for_host", port: 84 },
                Field { name: "tag", port: 85 },
            ],
        },
        Group {
            name: "memory_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::DeviceMemoryAnswer",
            valid: Some(86),
            ready: Some(87),
            fields: &[
                Field { name: "for_host", port: 88 },
                Field { name: "tag", port: 89 },
                Field { name: "poison", port: 90 },
                Field { name: "data", port: 91 },
            ],
        },
        Group {
            name: "bias_command",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::BiasCommand",
            valid: Some(92),
            ready: Some(93),
            fields: &[Field { name: "page", port: 94 }, Field { name: "step", port: 95 }],
        },
        Group {
            name: "bias_answer",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::BiasAnswer",
            valid: Some(96),
            ready: None,
            fields: &[Field { name: "done", port: 97 }],
        },
        Group {
            name: "bias_reversion",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::BiasReversion",
            valid: Some(98),
            ready: None,
            fields: &[Field { name: "page", port: 99 }],
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
                Field { name: "host_end", port: 100 },
                Field { name: "device_begin", port: 101 },
                Field { name: "device_end", port: 102 },
            ],
        },
        Group {
            name: "policy",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::CoherencePolicy",
            valid: None,
            ready: None,
            fields: &[Field { name: "bias", port: 103 }],
        },
        Group {
            name: "line_change",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineChange",
            valid: Some(104),
            ready: None,
            fields: &[
                Field { name: "line_address", port: 105 },
                Field { name: "by_host", port: 106 },
                Field { name: "before", port: 107 },
                Field { name: "after", port: 108 },
            ],
        },
        Group {
            name: "victim_change",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineChange",
            valid: Some(109),
            ready: None,
            fields: &[
                Field { name: "line_address", port: 110 },
                Field { name: "by_host", port: 111 },
                Field { name: "before", port: 112 },
                Field { name: "after", port: 113 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::DeviceMemoryStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "fault", port: 114 },
                Field { name: "fault_number", port: 115 },
                Field { name: "requests", port: 116 },
                Field { name: "hits", port: 117 },
                Field { name: "waits", port: 118 },
                Field { name: "host_requests", port: 119 },
                Field { name: "host_hits", port: 120 },
                Field { name: "evictions", port: 121 },
                Field { name: "reversions", port: 122 },
                Field { name: "demotions", port: 123 },
                Field { name: "violations", port: 124 },
                Field { name: "unknown_answers", port: 125 },
                Field { name: "wrong_answers", port: 126 },
                Field { name: "unknown_forwards", port: 127 },
                Field { name: "unknown_data", port: 128 },
                Field { name: "unknown_opcodes", port: 129 },
                Field { name: "writes_to_held", port: 130 },
                Field { name: "outside_addresses", port: 131 },
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
            "d2h_data",
            "h2d_response",
            "m2s_request",
            "m2s_write",
            "s2m_response",
            "s2m_data",
            "memory_request",
            "memory_answer",
            "bias_command",
        ],
        source: "CXL-NIC 2.1, 4",
    }),
};

/// Caches lines of device memory, coherent with the host, by the bias of their pages.
#[derive(Debug)]
pub struct DmcBankS2W2O4H4B1P16 {
    model: Model,
}

impl DmcBankS2W2O4H4B1P16 {
    /// Requests for lines of device memory; no barriers.
    pub const LINE_REQUEST_0: Inlet<Self, message::LineRequest> = Inlet::new(0);

    /// Requests for lines of device memory; no barriers.
    pub fn line_request_0(&mut self) -> StreamInput<'_, message::LineRequest> {
        StreamInput::open(&mut self.model, Self::LINE_REQUEST_0)
    }

    /// Requests for lines of device memory; no barriers.
    pub const LINE_REQUEST_1: Inlet<Self, message::LineRequest> = Inlet::new(1);

    /// Requests for lines of device memory; no barriers.
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

    /// Lines that it pushes to the host.
    pub const D2H_DATA: Outlet<Self, message::D2hData> = Outlet::new(5);

    /// Lines that it pushes to the host.
    pub fn d2h_data(&mut self) -> StreamOutput<'_, message::D2hData> {
        StreamOutput::open(&mut self.model, Self::D2H_DATA)
    }

    /// The host's answers; always taken.
    pub const H2D_RESPONSE: Inlet<Self, message::H2dResponse> = Inlet::new(6);

    /// The host's answers; always taken.
    pub fn h2d_response(&mut self) -> StreamInput<'_, message::H2dResponse> {
        StreamInput::open(&mut self.model, Self::H2D_RESPONSE)
    }

    /// What the host asks, and its forwards, whose tag is the number of the request.
    pub const M2S_REQUEST: Inlet<Self, message::M2sRequest> = Inlet::new(7);

    /// What the host asks, and its forwards, whose tag is the number of the request.
    pub fn m2s_request(&mut self) -> StreamInput<'_, message::M2sRequest> {
        StreamInput::open(&mut self.model, Self::M2S_REQUEST)
    }

    /// What the host writes.
    pub const M2S_WRITE: Inlet<Self, message::M2sWrite> = Inlet::new(8);

    /// What the host writes.
    pub fn m2s_write(&mut self) -> StreamInput<'_, message::M2sWrite> {
        StreamInput::open(&mut self.model, Self::M2S_WRITE)
    }

    /// Completions of both.
    pub const S2M_RESPONSE: Outlet<Self, message::S2mResponse> = Outlet::new(9);

    /// Completions of both.
    pub fn s2m_response(&mut self) -> StreamOutput<'_, message::S2mResponse> {
        StreamOutput::open(&mut self.model, Self::S2M_RESPONSE)
    }

    /// Lines that the host reads.
    pub const S2M_DATA: Outlet<Self, message::S2mData> = Outlet::new(10);

    /// Lines that the host reads.
    pub fn s2m_data(&mut self) -> StreamOutput<'_, message::S2mData> {
        StreamOutput::open(&mut self.model, Self::S2M_DATA)
    }

    /// What is asked of memory.
    pub const MEMORY_REQUEST: Outlet<Self, message::DeviceMemoryRequest> = Outlet::new(11);

    /// What is asked of memory.
    pub fn memory_request(&mut self) -> StreamOutput<'_, message::DeviceMemoryRequest> {
        StreamOutput::open(&mut self.model, Self::MEMORY_REQUEST)
    }

    /// Lines from memory; always taken.
    pub const MEMORY_ANSWER: Inlet<Self, message::DeviceMemoryAnswer> = Inlet::new(12);

    /// Lines from memory; always taken.
    pub fn memory_answer(&mut self) -> StreamInput<'_, message::DeviceMemoryAnswer> {
        StreamInput::open(&mut self.model, Self::MEMORY_ANSWER)
    }

    /// Commands about pages.
    pub const BIAS_COMMAND: Inlet<Self, message::BiasCommand> = Inlet::new(13);

    /// Commands about pages.
    pub fn bias_command(&mut self) -> StreamInput<'_, message::BiasCommand> {
        StreamInput::open(&mut self.model, Self::BIAS_COMMAND)
    }

    /// Their answers, in order.
    pub const BIAS_ANSWER: PulseOutlet<Self, message::BiasAnswer> = PulseOutlet::new(14);

    /// Their answers, in order.
    pub fn bias_answer(&mut self) -> PulseOutput<'_, message::BiasAnswer> {
        PulseOutput::open(&mut self.model, Self::BIAS_ANSWER)
    }

    /// A page turns to host-bias for the host.
    pub const BIAS_REVERSION: PulseOutlet<Self, message::BiasReversion> = PulseOutlet::new(15);

    /// A page turns to host-bias for the host.
    pub fn bias_reversion(&mut self) -> PulseOutput<'_, message::BiasReversion> {
        PulseOutput::open(&mut self.model, Self::BIAS_REVERSION)
    }

    /// Where there is memory: the first line of the device's counts.
    pub const MEMORY_MAP: LevelInlet<Self, message::MemoryMap> = LevelInlet::new(16);

    /// Where there is memory: the first line of the device's counts.
    pub fn memory_map(&mut self) -> LevelInput<'_, message::MemoryMap> {
        LevelInput::open(&mut self.model, Self::MEMORY_MAP)
    }

    /// What becomes of device-bias requests to pages in host-bias.
    pub const POLICY: LevelInlet<Self, message::CoherencePolicy> = LevelInlet::new(17);

    /// What becomes of device-bias requests to pages in host-bias.
    pub fn policy(&mut self) -> LevelInput<'_, message::CoherencePolicy> {
        LevelInput::open(&mut self.model, Self::POLICY)
    }

    /// A line's state changes.
    pub const LINE_CHANGE: PulseOutlet<Self, message::LineChange> = PulseOutlet::new(18);

    /// A line's state changes.
    pub fn line_change(&mut self) -> PulseOutput<'_, message::LineChange> {
        PulseOutput::open(&mut self.model, Self::LINE_CHANGE)
    }

    /// A line makes room.
    pub const VICTIM_CHANGE: PulseOutlet<Self, message::LineChange> = PulseOutlet::new(19);

    /// A line makes room.
    pub fn victim_change(&mut self) -> PulseOutput<'_, message::LineChange> {
        PulseOutput::open(&mut self.model, Self::VICTIM_CHANGE)
    }

    /// What is counted.
    pub const STATUS: LevelOutlet<Self, message::DeviceMemoryStatus> = LevelOutlet::new(20);

    /// What is counted.
    pub fn status(&mut self) -> LevelOutput<'_, message::DeviceMemoryStatus> {
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

    /// Output port `d2h_data_valid`.
    pub fn d2h_data_valid(&self) -> Output<'_, bool> {
        self.model.output(34)
    }

    /// Input port `d2h_data_ready`.
    pub fn d2h_data_ready(&mut self) -> Input<'_, bool> {
        self.model.input(35)
    }

    /// Output port `d2h_data_uqid`.
    pub fn d2h_data_uqid(&self) -> Output<'_, Bits<12>> {
        self.model.output(36)
    }

    /// Output port `d2h_data_chunk_valid`.
    pub fn d2h_data_chunk_valid(&self) -> Output<'_, bool> {
        self.model.output(37)
    }

    /// Output port `d2h_data_bogus`.
    pub fn d2h_data_bogus(&self) -> Output<'_, bool> {
        self.model.output(38)
    }

    /// Output port `d2h_data_poison`.
    pub fn d2h_data_poison(&self) -> Output<'_, bool> {
        self.model.output(39)
    }

    /// Output port `d2h_data_data`.
    pub fn d2h_data_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(40)
    }

    /// Output port `d2h_data_byte_enable`.
    pub fn d2h_data_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(41)
    }

    /// Input port `h2d_response_valid`.
    pub fn h2d_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(42)
    }

    /// Output port `h2d_response_ready`.
    pub fn h2d_response_ready(&self) -> Output<'_, bool> {
        self.model.output(43)
    }

    /// Input port `h2d_response_opcode`.
    pub fn h2d_response_opcode(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(44)
    }

    /// Input port `h2d_response_response_data`.
    pub fn h2d_response_response_data(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(45)
    }

    /// Input port `h2d_response_response_pre`.
    pub fn h2d_response_response_pre(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(46)
    }

    /// Input port `h2d_response_cqid`.
    pub fn h2d_response_cqid(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(47)
    }

    /// Input port `m2s_request_valid`.
    pub fn m2s_request_valid(&mut self) -> Input<'_, bool> {
        self.model.input(48)
    }

    /// Output port `m2s_request_ready`.
    pub fn m2s_request_ready(&self) -> Output<'_, bool> {
        self.model.output(49)
    }

    /// Input port `m2s_request_opcode`.
    pub fn m2s_request_opcode(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(50)
    }

    /// Input port `m2s_request_snoop`.
    pub fn m2s_request_snoop(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(51)
    }

    /// Input port `m2s_request_meta_field`.
    pub fn m2s_request_meta_field(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(52)
    }

    /// Input port `m2s_request_meta_value`.
    pub fn m2s_request_meta_value(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(53)
    }

    /// Input port `m2s_request_tag`.
    pub fn m2s_request_tag(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(54)
    }

    /// Input port `m2s_request_line_address`.
    pub fn m2s_request_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(55)
    }

    /// Input port `m2s_write_valid`.
    pub fn m2s_write_valid(&mut self) -> Input<'_, bool> {
        self.model.input(56)
    }

    /// Output port `m2s_write_ready`.
    pub fn m2s_write_ready(&self) -> Output<'_, bool> {
        self.model.output(57)
    }

    /// Input port `m2s_write_opcode`.
    pub fn m2s_write_opcode(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(58)
    }

    /// Input port `m2s_write_snoop`.
    pub fn m2s_write_snoop(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(59)
    }

    /// Input port `m2s_write_meta_field`.
    pub fn m2s_write_meta_field(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(60)
    }

    /// Input port `m2s_write_meta_value`.
    pub fn m2s_write_meta_value(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(61)
    }

    /// Input port `m2s_write_tag`.
    pub fn m2s_write_tag(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(62)
    }

    /// Input port `m2s_write_line_address`.
    pub fn m2s_write_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(63)
    }

    /// Input port `m2s_write_poison`.
    pub fn m2s_write_poison(&mut self) -> Input<'_, bool> {
        self.model.input(64)
    }

    /// Input port `m2s_write_data`.
    pub fn m2s_write_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(65)
    }

    /// Input port `m2s_write_byte_enable`.
    pub fn m2s_write_byte_enable(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(66)
    }

    /// Output port `s2m_response_valid`.
    pub fn s2m_response_valid(&self) -> Output<'_, bool> {
        self.model.output(67)
    }

    /// Input port `s2m_response_ready`.
    pub fn s2m_response_ready(&mut self) -> Input<'_, bool> {
        self.model.input(68)
    }

    /// Output port `s2m_response_completion`.
    pub fn s2m_response_completion(&self) -> Output<'_, Bits<3>> {
        self.model.output(69)
    }

    /// Output port `s2m_response_tag`.
    pub fn s2m_response_tag(&self) -> Output<'_, Bits<16>> {
        self.model.output(70)
    }

    /// Output port `s2m_data_valid`.
    pub fn s2m_data_valid(&self) -> Output<'_, bool> {
        self.model.output(71)
    }

    /// Input port `s2m_data_ready`.
    pub fn s2m_data_ready(&mut self) -> Input<'_, bool> {
        self.model.input(72)
    }

    /// Output port `s2m_data_opcode`.
    pub fn s2m_data_opcode(&self) -> Output<'_, Bits<3>> {
        self.model.output(73)
    }

    /// Output port `s2m_data_tag`.
    pub fn s2m_data_tag(&self) -> Output<'_, Bits<16>> {
        self.model.output(74)
    }

    /// Output port `s2m_data_poison`.
    pub fn s2m_data_poison(&self) -> Output<'_, bool> {
        self.model.output(75)
    }

    /// Output port `s2m_data_data`.
    pub fn s2m_data_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(76)
    }

    /// Output port `memory_request_valid`.
    pub fn memory_request_valid(&self) -> Output<'_, bool> {
        self.model.output(77)
    }

    /// Input port `memory_request_ready`.
    pub fn memory_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(78)
    }

    /// Output port `memory_request_write`.
    pub fn memory_request_write(&self) -> Output<'_, bool> {
        self.model.output(79)
    }

    /// Output port `memory_request_line_address`.
    pub fn memory_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(80)
    }

    /// Output port `memory_request_data`.
    pub fn memory_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(81)
    }

    /// Output port `memory_request_byte_enable`.
    pub fn memory_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(82)
    }

    /// Output port `memory_request_poison`.
    pub fn memory_request_poison(&self) -> Output<'_, bool> {
        self.model.output(83)
    }

    /// Output port `memory_request_for_host`.
    pub fn memory_request_for_host(&self) -> Output<'_, bool> {
        self.model.output(84)
    }

    /// Output port `memory_request_tag`.
    pub fn memory_request_tag(&self) -> Output<'_, Bits<16>> {
        self.model.output(85)
    }

    /// Input port `memory_answer_valid`.
    pub fn memory_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(86)
    }

    /// Output port `memory_answer_ready`.
    pub fn memory_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(87)
    }

    /// Input port `memory_answer_for_host`.
    pub fn memory_answer_for_host(&mut self) -> Input<'_, bool> {
        self.model.input(88)
    }

    /// Input port `memory_answer_tag`.
    pub fn memory_answer_tag(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(89)
    }

    /// Input port `memory_answer_poison`.
    pub fn memory_answer_poison(&mut self) -> Input<'_, bool> {
        self.model.input(90)
    }

    /// Input port `memory_answer_data`.
    pub fn memory_answer_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(91)
    }

    /// Input port `bias_command_valid`.
    pub fn bias_command_valid(&mut self) -> Input<'_, bool> {
        self.model.input(92)
    }

    /// Output port `bias_command_ready`.
    pub fn bias_command_ready(&self) -> Output<'_, bool> {
        self.model.output(93)
    }

    /// Input port `bias_command_page`.
    pub fn bias_command_page(&mut self) -> Input<'_, Bits<40>> {
        self.model.input(94)
    }

    /// Input port `bias_command_step`.
    pub fn bias_command_step(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(95)
    }

    /// Output port `bias_answer_valid`.
    pub fn bias_answer_valid(&self) -> Output<'_, bool> {
        self.model.output(96)
    }

    /// Output port `bias_answer_done`.
    pub fn bias_answer_done(&self) -> Output<'_, bool> {
        self.model.output(97)
    }

    /// Output port `bias_reversion_valid`.
    pub fn bias_reversion_valid(&self) -> Output<'_, bool> {
        self.model.output(98)
    }

    /// Output port `bias_reversion_page`.
    pub fn bias_reversion_page(&self) -> Output<'_, Bits<40>> {
        self.model.output(99)
    }

    /// Input port `memory_map_host_end`.
    pub fn memory_map_host_end(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(100)
    }

    /// Input port `memory_map_device_begin`.
    pub fn memory_map_device_begin(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(101)
    }

    /// Input port `memory_map_device_end`.
    pub fn memory_map_device_end(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(102)
    }

    /// Input port `policy_bias`.
    pub fn policy_bias(&mut self) -> Input<'_, bool> {
        self.model.input(103)
    }

    /// Output port `line_change_valid`.
    pub fn line_change_valid(&self) -> Output<'_, bool> {
        self.model.output(104)
    }

    /// Output port `line_change_line_address`.
    pub fn line_change_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(105)
    }

    /// Output port `line_change_by_host`.
    pub fn line_change_by_host(&self) -> Output<'_, bool> {
        self.model.output(106)
    }

    /// Output port `line_change_before`.
    pub fn line_change_before(&self) -> Output<'_, Bits<2>> {
        self.model.output(107)
    }

    /// Output port `line_change_after`.
    pub fn line_change_after(&self) -> Output<'_, Bits<2>> {
        self.model.output(108)
    }

    /// Output port `victim_change_valid`.
    pub fn victim_change_valid(&self) -> Output<'_, bool> {
        self.model.output(109)
    }

    /// Output port `victim_change_line_address`.
    pub fn victim_change_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(110)
    }

    /// Output port `victim_change_by_host`.
    pub fn victim_change_by_host(&self) -> Output<'_, bool> {
        self.model.output(111)
    }

    /// Output port `victim_change_before`.
    pub fn victim_change_before(&self) -> Output<'_, Bits<2>> {
        self.model.output(112)
    }

    /// Output port `victim_change_after`.
    pub fn victim_change_after(&self) -> Output<'_, Bits<2>> {
        self.model.output(113)
    }

    /// Output port `status_fault`.
    pub fn status_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(114)
    }

    /// Output port `status_fault_number`.
    pub fn status_fault_number(&self) -> Output<'_, Bits<16>> {
        self.model.output(115)
    }

    /// Output port `status_requests`.
    pub fn status_requests(&self) -> Output<'_, Bits<32>> {
        self.model.output(116)
    }

    /// Output port `status_hits`.
    pub fn status_hits(&self) -> Output<'_, Bits<32>> {
        self.model.output(117)
    }

    /// Output port `status_waits`.
    pub fn status_waits(&self) -> Output<'_, Bits<32>> {
        self.model.output(118)
    }

    /// Output port `status_host_requests`.
    pub fn status_host_requests(&self) -> Output<'_, Bits<32>> {
        self.model.output(119)
    }

    /// Output port `status_host_hits`.
    pub fn status_host_hits(&self) -> Output<'_, Bits<32>> {
        self.model.output(120)
    }

    /// Output port `status_evictions`.
    pub fn status_evictions(&self) -> Output<'_, Bits<32>> {
        self.model.output(121)
    }

    /// Output port `status_reversions`.
    pub fn status_reversions(&self) -> Output<'_, Bits<32>> {
        self.model.output(122)
    }

    /// Output port `status_demotions`.
    pub fn status_demotions(&self) -> Output<'_, Bits<32>> {
        self.model.output(123)
    }

    /// Output port `status_violations`.
    pub fn status_violations(&self) -> Output<'_, Bits<16>> {
        self.model.output(124)
    }

    /// Output port `status_unknown_answers`.
    pub fn status_unknown_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(125)
    }

    /// Output port `status_wrong_answers`.
    pub fn status_wrong_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(126)
    }

    /// Output port `status_unknown_forwards`.
    pub fn status_unknown_forwards(&self) -> Output<'_, Bits<16>> {
        self.model.output(127)
    }

    /// Output port `status_unknown_data`.
    pub fn status_unknown_data(&self) -> Output<'_, Bits<16>> {
        self.model.output(128)
    }

    /// Output port `status_unknown_opcodes`.
    pub fn status_unknown_opcodes(&self) -> Output<'_, Bits<16>> {
        self.model.output(129)
    }

    /// Output port `status_writes_to_held`.
    pub fn status_writes_to_held(&self) -> Output<'_, Bits<16>> {
        self.model.output(130)
    }

    /// Output port `status_outside_addresses`.
    pub fn status_outside_addresses(&self) -> Output<'_, Bits<16>> {
        self.model.output(131)
    }
}

impl Device for DmcBankS2W2O4H4B1P16 {
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

impl Wrapper for DmcBankS2W2O4H4B1P16 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
