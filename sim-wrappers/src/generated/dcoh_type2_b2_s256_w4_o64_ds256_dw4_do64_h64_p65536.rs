//! `dcoh_type2_b2_s256_w4_o64_ds256_dw4_do64_h64_p65536` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "dcoh_type2_b2_s256_w4_o64_ds256_dw4_do64_h64_p65536",
    summary: "Keeps the device's copies of host memory and of its own coherent with the host.",
    sources: Sources::Emitted(&[
        "dcoh_type2_b2_s256_w4_o64_ds256_dw4_do64_h64_p65536.v",
        "arbiter_s2m_data_n2.v",
        "dcoh_b2_s256_w4_o64.v",
        "dmc_bank_s256_w4_o64_h64_b1_p65536.v",
        "fifo_bias_command_d2.v",
        "fifo_d2h_data_d8.v",
        "fifo_d2h_request_d64.v",
        "fifo_d2h_response_d8.v",
        "fifo_device_memory_request_d8.v",
        "fifo_h2d_request_d8.v",
        "fifo_line_response_d64.v",
        "fifo_s2m_data_d64.v",
        "fifo_s2m_data_d8.v",
        "fifo_s2m_response_d8.v",
        "hmc_bank_s256_w4_o64_b2.v",
        "id_pool_n64.v",
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
        Port::output("line_change_0_valid", 1, Some(0)),
        Port::output("line_change_0_line_address", 46, Some(0)),
        Port::output("line_change_0_by_host", 1, Some(0)),
        Port::output("line_change_0_before", 2, Some(0)),
        Port::output("line_change_0_after", 2, Some(0)),
        Port::output("line_change_1_valid", 1, Some(0)),
        Port::output("line_change_1_line_address", 46, Some(0)),
        Port::output("line_change_1_by_host", 1, Some(0)),
        Port::output("line_change_1_before", 2, Some(0)),
        Port::output("line_change_1_after", 2, Some(0)),
        Port::output("victim_change_0_valid", 1, Some(0)),
        Port::output("victim_change_0_line_address", 46, Some(0)),
        Port::output("victim_change_0_by_host", 1, Some(0)),
        Port::output("victim_change_0_before", 2, Some(0)),
        Port::output("victim_change_0_after", 2, Some(0)),
        Port::output("victim_change_1_valid", 1, Some(0)),
        Port::output("victim_change_1_line_address", 46, Some(0)),
        Port::output("victim_change_1_by_host", 1, Some(0)),
        Port::output("victim_change_1_before", 2, Some(0)),
        Port::output("victim_change_1_after", 2, Some(0)),
        Port::output("device_line_change_valid", 1, Some(0)),
        Port::output("device_line_change_line_address", 46, Some(0)),
        Port::output("device_line_change_by_host", 1, Some(0)),
        Port::output("device_line_change_before", 2, Some(0)),
        Port::output("device_line_change_after", 2, Some(0)),
        Port::output("device_victim_change_valid", 1, Some(0)),
        Port::output("device_victim_change_line_address", 46, Some(0)),
        Port::output("device_victim_change_by_host", 1, Some(0)),
        Port::output("device_victim_change_before", 2, Some(0)),
        Port::output("device_victim_change_after", 2, Some(0)),
        Port::output("status_0_fault", 3, Some(0)),
        Port::output("status_0_fault_number", 12, Some(0)),
        Port::output("status_0_requests", 32, Some(0)),
        Port::output("status_0_hits", 32, Some(0)),
        Port::output("status_0_waits", 32, Some(0)),
        Port::output("status_0_snoops", 32, Some(0)),
        Port::output("status_0_snoop_hits", 32, Some(0)),
        Port::output("status_0_evictions", 32, Some(0)),
        Port::output("status_0_unknown_answers", 16, Some(0)),
        Port::output("status_0_wrong_answers", 16, Some(0)),
        Port::output("status_0_unknown_data", 16, Some(0)),
        Port::output("status_0_unknown_opcodes", 16, Some(0)),
        Port::output("status_0_outside_snoops", 16, Some(0)),
        Port::output("status_1_fault", 3, Some(0)),
        Port::output("status_1_fault_number", 12, Some(0)),
        Port::output("status_1_requests", 32, Some(0)),
        Port::output("status_1_hits", 32, Some(0)),
        Port::output("status_1_waits", 32, Some(0)),
        Port::output("status_1_snoops", 32, Some(0)),
        Port::output("status_1_snoop_hits", 32, Some(0)),
        Port::output("status_1_evictions", 32, Some(0)),
        Port::output("status_1_unknown_answers", 16, Some(0)),
        Port::output("status_1_wrong_answers", 16, Some(0)),
        Port::output("status_1_unknown_data", 16, Some(0)),
        Port::output("status_1_unknown_opcodes", 16, Some(0)),
        Port::output("status_1_outside_snoops", 16, Some(0)),
        Port::output("device_status_fault", 3, Some(0)),
        Port::output("device_status_fault_number", 16, Some(0)),
        Port::output("device_status_requests", 32, Some(0)),
        Port::output("device_status_hits", 32, Some(0)),
        Port::output("device_status_waits", 32, Some(0)),
        Port::output("device_status_host_requests", 32, Some(0)),
        Port::output("device_status_host_hits", 32, Some(0)),
        Port::output("device_status_evictions", 32, Some(0)),
        Port::output("device_status_reversions", 32, Some(0)),
        Port::output("device_status_demotions", 32, Some(0)),
        Port::output("device_status_violations", 16, Some(0)),
        Port::output("device_status_unknown_answers", 16, Some(0)),
        Port::output("device_status_wrong_answers", 16, Some(0)),
        Port::output("device_status_unknown_forwards", 16, Some(0)),
        Port::output("device_status_unknown_data", 16, Some(0)),
        Port::output("device_status_unknown_opcodes", 16, Some(0)),
        Port::output("device_status_writes_to_held", 16, Some(0)),
        Port::output("device_status_outside_addresses", 16, Some(0)),
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
            name: "m2s_request",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::M2sRequest",
            valid: Some(64),
            ready: Some(65),
            fields: &[
                Field { name: "opcode", port: 66 },
                Field { name: "snoop", port: 67 },
                Field { name: "meta_field", port: 68 },
                Field { name: "meta_value", port: 69 },
                Field { name: "tag", port: 70 },
                Field { name: "line_address", port: 71 },
            ],
        },
        Group {
            name: "m2s_write",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::M2sWrite",
            valid: Some(72),
            ready: Some(73),
            fields: &[
                Field { name: "opcode", port: 74 },
                Field { name: "snoop", port: 75 },
                Field { name: "meta_field", port: 76 },
                Field { name: "meta_value", port: 77 },
                Field { name: "tag", port: 78 },
                Field { name: "line_address", port: 79 },
                Field { name: "poison", port: 80 },
                Field { name: "data", port: 81 },
                Field { name: "byte_enable", port: 82 },
            ],
        },
        Group {
            name: "s2m_response",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::S2mResponse",
            valid: Some(83),
            ready: Some(84),
            fields: &[Field { name: "completion", port: 85 }, Field { name: "tag", port: 86 }],
        },
        Group {
            name: "s2m_data",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::S2mData",
            valid: Some(87),
            ready: Some(88),
            fields: &[
                Field { name: "opcode", port: 89 },
                Field { name: "tag", port: 90 },
                Field { name: "poison", port: 91 },
                Field { name: "data", port: 92 },
            ],
        },
        Group {
            name: "memory_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::DeviceMemoryRequest",
            valid: Some(93),
            ready: Some(94),
            fields: &[
                Field { name: "write", port: 95 },
                Field { name: "line_address", port: 96 },
                Field { name: "data", port: 97 },
                Field { name: "byte_enable", port: 98 },
                Field { name: "poison", port: 99 },
                Field { name: "for_host", port: 100 },
                Field { name: "tag", port: 101 },
            ],
        },
        Group {
            name: "memory_answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::DeviceMemoryAnswer",
            valid: Some(102),
            ready: Some(103),
            fields: &[
                Field { name: "for_host", port: 104 },
                Field { name: "tag", port: 105 },
                Field { name: "poison", port: 106 },
                Field { name: "data", port: 107 },
            ],
        },
        Group {
            name: "bias_command",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::BiasCommand",
            valid: Some(108),
            ready: Some(109),
            fields: &[Field { name: "page", port: 110 }, Field { name: "step", port: 111 }],
        },
        Group {
            name: "bias_answer",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::BiasAnswer",
            valid: Some(112),
            ready: None,
            fields: &[Field { name: "done", port: 113 }],
        },
        Group {
            name: "bias_reversion",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::BiasReversion",
            valid: Some(114),
            ready: None,
            fields: &[Field { name: "page", port: 115 }],
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
                Field { name: "host_end", port: 116 },
                Field { name: "device_begin", port: 117 },
                Field { name: "device_end", port: 118 },
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
            fields: &[Field { name: "bias", port: 119 }],
        },
        Group {
            name: "line_change_0",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineChange",
            valid: Some(120),
            ready: None,
            fields: &[
                Field { name: "line_address", port: 121 },
                Field { name: "by_host", port: 122 },
                Field { name: "before", port: 123 },
                Field { name: "after", port: 124 },
            ],
        },
        Group {
            name: "line_change_1",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineChange",
            valid: Some(125),
            ready: None,
            fields: &[
                Field { name: "line_address", port: 126 },
                Field { name: "by_host", port: 127 },
                Field { name: "before", port: 128 },
                Field { name: "after", port: 129 },
            ],
        },
        Group {
            name: "victim_change_0",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineChange",
            valid: Some(130),
            ready: None,
            fields: &[
                Field { name: "line_address", port: 131 },
                Field { name: "by_host", port: 132 },
                Field { name: "before", port: 133 },
                Field { name: "after", port: 134 },
            ],
        },
        Group {
            name: "victim_change_1",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineChange",
            valid: Some(135),
            ready: None,
            fields: &[
                Field { name: "line_address", port: 136 },
                Field { name: "by_host", port: 137 },
                Field { name: "before", port: 138 },
                Field { name: "after", port: 139 },
            ],
        },
        Group {
            name: "device_line_change",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineChange",
            valid: Some(140),
            ready: None,
            fields: &[
                Field { name: "line_address", port: 141 },
                Field { name: "by_host", port: 142 },
                Field { name: "before", port: 143 },
                Field { name: "after", port: 144 },
            ],
        },
        Group {
            name: "device_victim_change",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineChange",
            valid: Some(145),
            ready: None,
            fields: &[
                Field { name: "line_address", port: 146 },
                Field { name: "by_host", port: 147 },
                Field { name: "before", port: 148 },
                Field { name: "after", port: 149 },
            ],
        },
        Group {
            name: "status_0",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::CacheStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "fault", port: 150 },
                Field { name: "fault_number", port: 151 },
                Field { name: "requests", port: 152 },
                Field { name: "hits", port: 153 },
                Field { name: "waits", port: 154 },
                Field { name: "snoops", port: 155 },
                Field { name: "snoop_hits", port: 156 },
                Field { name: "evictions", port: 157 },
                Field { name: "unknown_answers", port: 158 },
                Field { name: "wrong_answers", port: 159 },
                Field { name: "unknown_data", port: 160 },
                Field { name: "unknown_opcodes", port: 161 },
                Field { name: "outside_snoops", port: 162 },
            ],
        },
        Group {
            name: "status_1",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::CacheStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "fault", port: 163 },
                Field { name: "fault_number", port: 164 },
                Field { name: "requests", port: 165 },
                Field { name: "hits", port: 166 },
                Field { name: "waits", port: 167 },
                Field { name: "snoops", port: 168 },
                Field { name: "snoop_hits", port: 169 },
                Field { name: "evictions", port: 170 },
                Field { name: "unknown_answers", port: 171 },
                Field { name: "wrong_answers", port: 172 },
                Field { name: "unknown_data", port: 173 },
                Field { name: "unknown_opcodes", port: 174 },
                Field { name: "outside_snoops", port: 175 },
            ],
        },
        Group {
            name: "device_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::DeviceMemoryStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "fault", port: 176 },
                Field { name: "fault_number", port: 177 },
                Field { name: "requests", port: 178 },
                Field { name: "hits", port: 179 },
                Field { name: "waits", port: 180 },
                Field { name: "host_requests", port: 181 },
                Field { name: "host_hits", port: 182 },
                Field { name: "evictions", port: 183 },
                Field { name: "reversions", port: 184 },
                Field { name: "demotions", port: 185 },
                Field { name: "violations", port: 186 },
                Field { name: "unknown_answers", port: 187 },
                Field { name: "wrong_answers", port: 188 },
                Field { name: "unknown_forwards", port: 189 },
                Field { name: "unknown_data", port: 190 },
                Field { name: "unknown_opcodes", port: 191 },
                Field { name: "writes_to_held", port: 192 },
                Field { name: "outside_addresses", port: 193 },
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

/// Keeps the device's copies of host memory and of its own coherent with the host.
#[derive(Debug)]
pub struct DcohType2B2S256W4O64Ds256Dw4Do64H64P65536 {
    model: Model,
}

impl DcohType2B2S256W4O64Ds256Dw4Do64H64P65536 {
    /// Requests for lines of either memory, and barriers.
    pub const LINE_REQUEST_0: Inlet<Self, message::LineRequest> = Inlet::new(0);

    /// Requests for lines of either memory, and barriers.
    pub fn line_request_0(&mut self) -> StreamInput<'_, message::LineRequest> {
        StreamInput::open(&mut self.model, Self::LINE_REQUEST_0)
    }

    /// Requests for lines of either memory, and barriers.
    pub const LINE_REQUEST_1: Inlet<Self, message::LineRequest> = Inlet::new(1);

    /// Requests for lines of either memory, and barriers.
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

    /// What the host asks of device memory, and its forwards, whose tag is the number of the
    /// request.
    pub const M2S_REQUEST: Inlet<Self, message::M2sRequest> = Inlet::new(10);

    /// What the host asks of device memory, and its forwards, whose tag is the number of the
    /// request.
    pub fn m2s_request(&mut self) -> StreamInput<'_, message::M2sRequest> {
        StreamInput::open(&mut self.model, Self::M2S_REQUEST)
    }

    /// What the host writes there.
    pub const M2S_WRITE: Inlet<Self, message::M2sWrite> = Inlet::new(11);

    /// What the host writes there.
    pub fn m2s_write(&mut self) -> StreamInput<'_, message::M2sWrite> {
        StreamInput::open(&mut self.model, Self::M2S_WRITE)
    }

    /// Completions of both.
    pub const S2M_RESPONSE: Outlet<Self, message::S2mResponse> = Outlet::new(12);

    /// Completions of both.
    pub fn s2m_response(&mut self) -> StreamOutput<'_, message::S2mResponse> {
        StreamOutput::open(&mut self.model, Self::S2M_RESPONSE)
    }

    /// Lines that the host reads there.
    pub const S2M_DATA: Outlet<Self, message::S2mData> = Outlet::new(13);

    /// Lines that the host reads there.
    pub fn s2m_data(&mut self) -> StreamOutput<'_, message::S2mData> {
        StreamOutput::open(&mut self.model, Self::S2M_DATA)
    }

    /// What is asked of memory.
    pub const MEMORY_REQUEST: Outlet<Self, message::DeviceMemoryRequest> = Outlet::new(14);

    /// What is asked of memory.
    pub fn memory_request(&mut self) -> StreamOutput<'_, message::DeviceMemoryRequest> {
        StreamOutput::open(&mut self.model, Self::MEMORY_REQUEST)
    }

    /// Lines from memory; always taken.
    pub const MEMORY_ANSWER: Inlet<Self, message::DeviceMemoryAnswer> = Inlet::new(15);

    /// Lines from memory; always taken.
    pub fn memory_answer(&mut self) -> StreamInput<'_, message::DeviceMemoryAnswer> {
        StreamInput::open(&mut self.model, Self::MEMORY_ANSWER)
    }

    /// Commands about pages.
    pub const BIAS_COMMAND: Inlet<Self, message::BiasCommand> = Inlet::new(16);

    /// Commands about pages.
    pub fn bias_command(&mut self) -> StreamInput<'_, message::BiasCommand> {
        StreamInput::open(&mut self.model, Self::BIAS_COMMAND)
    }

    /// Their answers, in order.
    pub const BIAS_ANSWER: PulseOutlet<Self, message::BiasAnswer> = PulseOutlet::new(17);

    /// Their answers, in order.
    pub fn bias_answer(&mut self) -> PulseOutput<'_, message::BiasAnswer> {
        PulseOutput::open(&mut self.model, Self::BIAS_ANSWER)
    }

    /// A page turns to host-bias for the host.
    pub const BIAS_REVERSION: PulseOutlet<Self, message::BiasReversion> = PulseOutlet::new(18);

    /// A page turns to host-bias for the host.
    pub fn bias_reversion(&mut self) -> PulseOutput<'_, message::BiasReversion> {
        PulseOutput::open(&mut self.model, Self::BIAS_REVERSION)
    }

    /// Where there is memory.
    pub const MEMORY_MAP: LevelInlet<Self, message::MemoryMap> = LevelInlet::new(19);

    /// Where there is memory.
    pub fn memory_map(&mut self) -> LevelInput<'_, message::MemoryMap> {
        LevelInput::open(&mut self.model, Self::MEMORY_MAP)
    }

    /// What becomes of device-bias requests to pages in host-bias.
    pub const POLICY: LevelInlet<Self, message::CoherencePolicy> = LevelInlet::new(20);

    /// What becomes of device-bias requests to pages in host-bias.
    pub fn policy(&mut self) -> LevelInput<'_, message::CoherencePolicy> {
        LevelInput::open(&mut self.model, Self::POLICY)
    }

    /// A line of host memory changes its state, in each bank.
    pub const LINE_CHANGE_0: PulseOutlet<Self, message::LineChange> = PulseOutlet::new(21);

    /// A line of host memory changes its state, in each bank.
    pub fn line_change_0(&mut self) -> PulseOutput<'_, message::LineChange> {
        PulseOutput::open(&mut self.model, Self::LINE_CHANGE_0)
    }

    /// A line of host memory changes its state, in each bank.
    pub const LINE_CHANGE_1: PulseOutlet<Self, message::LineChange> = PulseOutlet::new(22);

    /// A line of host memory changes its state, in each bank.
    pub fn line_change_1(&mut self) -> PulseOutput<'_, message::LineChange> {
        PulseOutput::open(&mut self.model, Self::LINE_CHANGE_1)
    }

    /// A line of host memory makes room, in each bank.
    pub const VICTIM_CHANGE_0: PulseOutlet<Self, message::LineChange> = PulseOutlet::new(23);

    /// A line of host memory makes room, in each bank.
    pub fn victim_change_0(&mut self) -> PulseOutput<'_, message::LineChange> {
        PulseOutput::open(&mut self.model, Self::VICTIM_CHANGE_0)
    }

    /// A line of host memory makes room, in each bank.
    pub const VICTIM_CHANGE_1: PulseOutlet<Self, message::LineChange> = PulseOutlet::new(24);

    /// A line of host memory makes room, in each bank.
    pub fn victim_change_1(&mut self) -> PulseOutput<'_, message::LineChange> {
        PulseOutput::open(&mut self.model, Self::VICTIM_CHANGE_1)
    }

    /// A line of device memory changes its state.
    pub const DEVICE_LINE_CHANGE: PulseOutlet<Self, message::LineChange> = PulseOutlet::new(25);

    /// A line of device memory changes its state.
    pub fn device_line_change(&mut self) -> PulseOutput<'_, message::LineChange> {
        PulseOutput::open(&mut self.model, Self::DEVICE_LINE_CHANGE)
    }

    /// A line of device memory makes room.
    pub const DEVICE_VICTIM_CHANGE: PulseOutlet<Self, message::LineChange> = PulseOutlet::new(26);

    /// A line of device memory makes room.
    pub fn device_victim_change(&mut self) -> PulseOutput<'_, message::LineChange> {
        PulseOutput::open(&mut self.model, Self::DEVICE_VICTIM_CHANGE)
    }

    /// What each bank of the cache of host memory counts.
    pub const STATUS_0: LevelOutlet<Self, message::CacheStatus> = LevelOutlet::new(27);

    /// What each bank of the cache of host memory counts.
    pub fn status_0(&mut self) -> LevelOutput<'_, message::CacheStatus> {
        LevelOutput::open(&mut self.model, Self::STATUS_0)
    }

    /// What each bank of the cache of host memory counts.
    pub const STATUS_1: LevelOutlet<Self, message::CacheStatus> = LevelOutlet::new(28);

    /// What each bank of the cache of host memory counts.
    pub fn status_1(&mut self) -> LevelOutput<'_, message::CacheStatus> {
        LevelOutput::open(&mut self.model, Self::STATUS_1)
    }

    /// What the cache of device memory counts.
    pub const DEVICE_STATUS: LevelOutlet<Self, message::DeviceMemoryStatus> = LevelOutlet::new(29);

    /// What the cache of device memory counts.
    pub fn device_status(&mut self) -> LevelOutput<'_, message::DeviceMemoryStatus> {
        LevelOutput::open(&mut self.model, Self::DEVICE_STATUS)
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

    /// Input port `m2s_request_valid`.
    pub fn m2s_request_valid(&mut self) -> Input<'_, bool> {
        self.model.input(64)
    }

    /// Output port `m2s_request_ready`.
    pub fn m2s_request_ready(&self) -> Output<'_, bool> {
        self.model.output(65)
    }

    /// Input port `m2s_request_opcode`.
    pub fn m2s_request_opcode(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(66)
    }

    /// Input port `m2s_request_snoop`.
    pub fn m2s_request_snoop(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(67)
    }

    /// Input port `m2s_request_meta_field`.
    pub fn m2s_request_meta_field(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(68)
    }

    /// Input port `m2s_request_meta_value`.
    pub fn m2s_request_meta_value(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(69)
    }

    /// Input port `m2s_request_tag`.
    pub fn m2s_request_tag(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(70)
    }

    /// Input port `m2s_request_line_address`.
    pub fn m2s_request_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(71)
    }

    /// Input port `m2s_write_valid`.
    pub fn m2s_write_valid(&mut self) -> Input<'_, bool> {
        self.model.input(72)
    }

    /// Output port `m2s_write_ready`.
    pub fn m2s_write_ready(&self) -> Output<'_, bool> {
        self.model.output(73)
    }

    /// Input port `m2s_write_opcode`.
    pub fn m2s_write_opcode(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(74)
    }

    /// Input port `m2s_write_snoop`.
    pub fn m2s_write_snoop(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(75)
    }

    /// Input port `m2s_write_meta_field`.
    pub fn m2s_write_meta_field(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(76)
    }

    /// Input port `m2s_write_meta_value`.
    pub fn m2s_write_meta_value(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(77)
    }

    /// Input port `m2s_write_tag`.
    pub fn m2s_write_tag(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(78)
    }

    /// Input port `m2s_write_line_address`.
    pub fn m2s_write_line_address(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(79)
    }

    /// Input port `m2s_write_poison`.
    pub fn m2s_write_poison(&mut self) -> Input<'_, bool> {
        self.model.input(80)
    }

    /// Input port `m2s_write_data`.
    pub fn m2s_write_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(81)
    }

    /// Input port `m2s_write_byte_enable`.
    pub fn m2s_write_byte_enable(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(82)
    }

    /// Output port `s2m_response_valid`.
    pub fn s2m_response_valid(&self) -> Output<'_, bool> {
        self.model.output(83)
    }

    /// Input port `s2m_response_ready`.
    pub fn s2m_response_ready(&mut self) -> Input<'_, bool> {
        self.model.input(84)
    }

    /// Output port `s2m_response_completion`.
    pub fn s2m_response_completion(&self) -> Output<'_, Bits<3>> {
        self.model.output(85)
    }

    /// Output port `s2m_response_tag`.
    pub fn s2m_response_tag(&self) -> Output<'_, Bits<16>> {
        self.model.output(86)
    }

    /// Output port `s2m_data_valid`.
    pub fn s2m_data_valid(&self) -> Output<'_, bool> {
        self.model.output(87)
    }

    /// Input port `s2m_data_ready`.
    pub fn s2m_data_ready(&mut self) -> Input<'_, bool> {
        self.model.input(88)
    }

    /// Output port `s2m_data_opcode`.
    pub fn s2m_data_opcode(&self) -> Output<'_, Bits<3>> {
        self.model.output(89)
    }

    /// Output port `s2m_data_tag`.
    pub fn s2m_data_tag(&self) -> Output<'_, Bits<16>> {
        self.model.output(90)
    }

    /// Output port `s2m_data_poison`.
    pub fn s2m_data_poison(&self) -> Output<'_, bool> {
        self.model.output(91)
    }

    /// Output port `s2m_data_data`.
    pub fn s2m_data_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(92)
    }

    /// Output port `memory_request_valid`.
    pub fn memory_request_valid(&self) -> Output<'_, bool> {
        self.model.output(93)
    }

    /// Input port `memory_request_ready`.
    pub fn memory_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(94)
    }

    /// Output port `memory_request_write`.
    pub fn memory_request_write(&self) -> Output<'_, bool> {
        self.model.output(95)
    }

    /// Output port `memory_request_line_address`.
    pub fn memory_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(96)
    }

    /// Output port `memory_request_data`.
    pub fn memory_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(97)
    }

    /// Output port `memory_request_byte_enable`.
    pub fn memory_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(98)
    }

    /// Output port `memory_request_poison`.
    pub fn memory_request_poison(&self) -> Output<'_, bool> {
        self.model.output(99)
    }

    /// Output port `memory_request_for_host`.
    pub fn memory_request_for_host(&self) -> Output<'_, bool> {
        self.model.output(100)
    }

    /// Output port `memory_request_tag`.
    pub fn memory_request_tag(&self) -> Output<'_, Bits<16>> {
        self.model.output(101)
    }

    /// Input port `memory_answer_valid`.
    pub fn memory_answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(102)
    }

    /// Output port `memory_answer_ready`.
    pub fn memory_answer_ready(&self) -> Output<'_, bool> {
        self.model.output(103)
    }

    /// Input port `memory_answer_for_host`.
    pub fn memory_answer_for_host(&mut self) -> Input<'_, bool> {
        self.model.input(104)
    }

    /// Input port `memory_answer_tag`.
    pub fn memory_answer_tag(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(105)
    }

    /// Input port `memory_answer_poison`.
    pub fn memory_answer_poison(&mut self) -> Input<'_, bool> {
        self.model.input(106)
    }

    /// Input port `memory_answer_data`.
    pub fn memory_answer_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(107)
    }

    /// Input port `bias_command_valid`.
    pub fn bias_command_valid(&mut self) -> Input<'_, bool> {
        self.model.input(108)
    }

    /// Output port `bias_command_ready`.
    pub fn bias_command_ready(&self) -> Output<'_, bool> {
        self.model.output(109)
    }

    /// Input port `bias_command_page`.
    pub fn bias_command_page(&mut self) -> Input<'_, Bits<40>> {
        self.model.input(110)
    }

    /// Input port `bias_command_step`.
    pub fn bias_command_step(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(111)
    }

    /// Output port `bias_answer_valid`.
    pub fn bias_answer_valid(&self) -> Output<'_, bool> {
        self.model.output(112)
    }

    /// Output port `bias_answer_done`.
    pub fn bias_answer_done(&self) -> Output<'_, bool> {
        self.model.output(113)
    }

    /// Output port `bias_reversion_valid`.
    pub fn bias_reversion_valid(&self) -> Output<'_, bool> {
        self.model.output(114)
    }

    /// Output port `bias_reversion_page`.
    pub fn bias_reversion_page(&self) -> Output<'_, Bits<40>> {
        self.model.output(115)
    }

    /// Input port `memory_map_host_end`.
    pub fn memory_map_host_end(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(116)
    }

    /// Input port `memory_map_device_begin`.
    pub fn memory_map_device_begin(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(117)
    }

    /// Input port `memory_map_device_end`.
    pub fn memory_map_device_end(&mut self) -> Input<'_, Bits<46>> {
        self.model.input(118)
    }

    /// Input port `policy_bias`.
    pub fn policy_bias(&mut self) -> Input<'_, bool> {
        self.model.input(119)
    }

    /// Output port `line_change_0_valid`.
    pub fn line_change_0_valid(&self) -> Output<'_, bool> {
        self.model.output(120)
    }

    /// Output port `line_change_0_line_address`.
    pub fn line_change_0_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(121)
    }

    /// Output port `line_change_0_by_host`.
    pub fn line_change_0_by_host(&self) -> Output<'_, bool> {
        self.model.output(122)
    }

    /// Output port `line_change_0_before`.
    pub fn line_change_0_before(&self) -> Output<'_, Bits<2>> {
        self.model.output(123)
    }

    /// Output port `line_change_0_after`.
    pub fn line_change_0_after(&self) -> Output<'_, Bits<2>> {
        self.model.output(124)
    }

    /// Output port `line_change_1_valid`.
    pub fn line_change_1_valid(&self) -> Output<'_, bool> {
        self.model.output(125)
    }

    /// Output port `line_change_1_line_address`.
    pub fn line_change_1_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(126)
    }

    /// Output port `line_change_1_by_host`.
    pub fn line_change_1_by_host(&self) -> Output<'_, bool> {
        self.model.output(127)
    }

    /// Output port `line_change_1_before`.
    pub fn line_change_1_before(&self) -> Output<'_, Bits<2>> {
        self.model.output(128)
    }

    /// Output port `line_change_1_after`.
    pub fn line_change_1_after(&self) -> Output<'_, Bits<2>> {
        self.model.output(129)
    }

    /// Output port `victim_change_0_valid`.
    pub fn victim_change_0_valid(&self) -> Output<'_, bool> {
        self.model.output(130)
    }

    /// Output port `victim_change_0_line_address`.
    pub fn victim_change_0_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(131)
    }

    /// Output port `victim_change_0_by_host`.
    pub fn victim_change_0_by_host(&self) -> Output<'_, bool> {
        self.model.output(132)
    }

    /// Output port `victim_change_0_before`.
    pub fn victim_change_0_before(&self) -> Output<'_, Bits<2>> {
        self.model.output(133)
    }

    /// Output port `victim_change_0_after`.
    pub fn victim_change_0_after(&self) -> Output<'_, Bits<2>> {
        self.model.output(134)
    }

    /// Output port `victim_change_1_valid`.
    pub fn victim_change_1_valid(&self) -> Output<'_, bool> {
        self.model.output(135)
    }

    /// Output port `victim_change_1_line_address`.
    pub fn victim_change_1_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(136)
    }

    /// Output port `victim_change_1_by_host`.
    pub fn victim_change_1_by_host(&self) -> Output<'_, bool> {
        self.model.output(137)
    }

    /// Output port `victim_change_1_before`.
    pub fn victim_change_1_before(&self) -> Output<'_, Bits<2>> {
        self.model.output(138)
    }

    /// Output port `victim_change_1_after`.
    pub fn victim_change_1_after(&self) -> Output<'_, Bits<2>> {
        self.model.output(139)
    }

    /// Output port `device_line_change_valid`.
    pub fn device_line_change_valid(&self) -> Output<'_, bool> {
        self.model.output(140)
    }

    /// Output port `device_line_change_line_address`.
    pub fn device_line_change_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(141)
    }

    /// Output port `device_line_change_by_host`.
    pub fn device_line_change_by_host(&self) -> Output<'_, bool> {
        self.model.output(142)
    }

    /// Output port `device_line_change_before`.
    pub fn device_line_change_before(&self) -> Output<'_, Bits<2>> {
        self.model.output(143)
    }

    /// Output port `device_line_change_after`.
    pub fn device_line_change_after(&self) -> Output<'_, Bits<2>> {
        self.model.output(144)
    }

    /// Output port `device_victim_change_valid`.
    pub fn device_victim_change_valid(&self) -> Output<'_, bool> {
        self.model.output(145)
    }

    /// Output port `device_victim_change_line_address`.
    pub fn device_victim_change_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(146)
    }

    /// Output port `device_victim_change_by_host`.
    pub fn device_victim_change_by_host(&self) -> Output<'_, bool> {
        self.model.output(147)
    }

    /// Output port `device_victim_change_before`.
    pub fn device_victim_change_before(&self) -> Output<'_, Bits<2>> {
        self.model.output(148)
    }

    /// Output port `device_victim_change_after`.
    pub fn device_victim_change_after(&self) -> Output<'_, Bits<2>> {
        self.model.output(149)
    }

    /// Output port `status_0_fault`.
    pub fn status_0_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(150)
    }

    /// Output port `status_0_fault_number`.
    pub fn status_0_fault_number(&self) -> Output<'_, Bits<12>> {
        self.model.output(151)
    }

    /// Output port `status_0_requests`.
    pub fn status_0_requests(&self) -> Output<'_, Bits<32>> {
        self.model.output(152)
    }

    /// Output port `status_0_hits`.
    pub fn status_0_hits(&self) -> Output<'_, Bits<32>> {
        self.model.output(153)
    }

    /// Output port `status_0_waits`.
    pub fn status_0_waits(&self) -> Output<'_, Bits<32>> {
        self.model.output(154)
    }

    /// Output port `status_0_snoops`.
    pub fn status_0_snoops(&self) -> Output<'_, Bits<32>> {
        self.model.output(155)
    }

    /// Output port `status_0_snoop_hits`.
    pub fn status_0_snoop_hits(&self) -> Output<'_, Bits<32>> {
        self.model.output(156)
    }

    /// Output port `status_0_evictions`.
    pub fn status_0_evictions(&self) -> Output<'_, Bits<32>> {
        self.model.output(157)
    }

    /// Output port `status_0_unknown_answers`.
    pub fn status_0_unknown_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(158)
    }

    /// Output port `status_0_wrong_answers`.
    pub fn status_0_wrong_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(159)
    }

    /// Output port `status_0_unknown_data`.
    pub fn status_0_unknown_data(&self) -> Output<'_, Bits<16>> {
        self.model.output(160)
    }

    /// Output port `status_0_unknown_opcodes`.
    pub fn status_0_unknown_opcodes(&self) -> Output<'_, Bits<16>> {
        self.model.output(161)
    }

    /// Output port `status_0_outside_snoops`.
    pub fn status_0_outside_snoops(&self) -> Output<'_, Bits<16>> {
        self.model.output(162)
    }

    /// Output port `status_1_fault`.
    pub fn status_1_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(163)
    }

    /// Output port `status_1_fault_number`.
    pub fn status_1_fault_number(&self) -> Output<'_, Bits<12>> {
        self.model.output(164)
    }

    /// Output port `status_1_requests`.
    pub fn status_1_requests(&self) -> Output<'_, Bits<32>> {
        self.model.output(165)
    }

    /// Output port `status_1_hits`.
    pub fn status_1_hits(&self) -> Output<'_, Bits<32>> {
        self.model.output(166)
    }

    /// Output port `status_1_waits`.
    pub fn status_1_waits(&self) -> Output<'_, Bits<32>> {
        self.model.output(167)
    }

    /// Output port `status_1_snoops`.
    pub fn status_1_snoops(&self) -> Output<'_, Bits<32>> {
        self.model.output(168)
    }

    /// Output port `status_1_snoop_hits`.
    pub fn status_1_snoop_hits(&self) -> Output<'_, Bits<32>> {
        self.model.output(169)
    }

    /// Output port `status_1_evictions`.
    pub fn status_1_evictions(&self) -> Output<'_, Bits<32>> {
        self.model.output(170)
    }

    /// Output port `status_1_unknown_answers`.
    pub fn status_1_unknown_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(171)
    }

    /// Output port `status_1_wrong_answers`.
    pub fn status_1_wrong_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(172)
    }

    /// Output port `status_1_unknown_data`.
    pub fn status_1_unknown_data(&self) -> Output<'_, Bits<16>> {
        self.model.output(173)
    }

    /// Output port `status_1_unknown_opcodes`.
    pub fn status_1_unknown_opcodes(&self) -> Output<'_, Bits<16>> {
        self.model.output(174)
    }

    /// Output port `status_1_outside_snoops`.
    pub fn status_1_outside_snoops(&self) -> Output<'_, Bits<16>> {
        self.model.output(175)
    }

    /// Output port `device_status_fault`.
    pub fn device_status_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(176)
    }

    /// Output port `device_status_fault_number`.
    pub fn device_status_fault_number(&self) -> Output<'_, Bits<16>> {
        self.model.output(177)
    }

    /// Output port `device_status_requests`.
    pub fn device_status_requests(&self) -> Output<'_, Bits<32>> {
        self.model.output(178)
    }

    /// Output port `device_status_hits`.
    pub fn device_status_hits(&self) -> Output<'_, Bits<32>> {
        self.model.output(179)
    }

    /// Output port `device_status_waits`.
    pub fn device_status_waits(&self) -> Output<'_, Bits<32>> {
        self.model.output(180)
    }

    /// Output port `device_status_host_requests`.
    pub fn device_status_host_requests(&self) -> Output<'_, Bits<32>> {
        self.model.output(181)
    }

    /// Output port `device_status_host_hits`.
    pub fn device_status_host_hits(&self) -> Output<'_, Bits<32>> {
        self.model.output(182)
    }

    /// Output port `device_status_evictions`.
    pub fn device_status_evictions(&self) -> Output<'_, Bits<32>> {
        self.model.output(183)
    }

    /// Output port `device_status_reversions`.
    pub fn device_status_reversions(&self) -> Output<'_, Bits<32>> {
        self.model.output(184)
    }

    /// Output port `device_status_demotions`.
    pub fn device_status_demotions(&self) -> Output<'_, Bits<32>> {
        self.model.output(185)
    }

    /// Output port `device_status_violations`.
    pub fn device_status_violations(&self) -> Output<'_, Bits<16>> {
        self.model.output(186)
    }

    /// Output port `device_status_unknown_answers`.
    pub fn device_status_unknown_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(187)
    }

    /// Output port `device_status_wrong_answers`.
    pub fn device_status_wrong_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(188)
    }

    /// Output port `device_status_unknown_forwards`.
    pub fn device_status_unknown_forwards(&self) -> Output<'_, Bits<16>> {
        self.model.output(189)
    }

    /// Output port `device_status_unknown_data`.
    pub fn device_status_unknown_data(&self) -> Output<'_, Bits<16>> {
        self.model.output(190)
    }

    /// Output port `device_status_unknown_opcodes`.
    pub fn device_status_unknown_opcodes(&self) -> Output<'_, Bits<16>> {
        self.model.output(191)
    }

    /// Output port `device_status_writes_to_held`.
    pub fn device_status_writes_to_held(&self) -> Output<'_, Bits<16>> {
        self.model.output(192)
    }

    /// Output port `device_status_outside_addresses`.
    pub fn device_status_outside_addresses(&self) -> Output<'_, Bits<16>> {
        self.model.output(193)
    }
}

impl Device for DcohType2B2S256W4O64Ds256Dw4Do64H64P65536 {
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

impl Wrapper for DcohType2B2S256W4O64Ds256Dw4Do64H64P65536 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
