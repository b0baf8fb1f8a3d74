//! `dmu_r1_l64_d512_b32_a16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "dmu_r1_l64_d512_b32_a16",
    summary: "Manages the descriptors of several rings.",
    sources: Sources::Emitted(&[
        "dmu_r1_l64_d512_b32_a16.v",
        "completion_writer_w32_d512.v",
        "descriptor_reader_l64.v",
        "fifo_packet_beat_d32.v",
        "fifo_receive_request_d16.v",
        "fifo_word9_d16.v",
        "receive_dispatch_r1_b32_a16.v",
        "receive_match.v",
        "ring_engine_l64_d512.v",
        "skid_buffer_packet_segment.v",
        "skid_buffer_receive_request.v",
        "transmit_match.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("receive_configuration_0_enable", 1, Some(0)),
        Port::input("receive_configuration_0_size_log2", 5, Some(0)),
        Port::input("receive_configuration_0_layout", 2, Some(0)),
        Port::input("receive_configuration_0_signal", 2, Some(0)),
        Port::input("receive_configuration_0_completion", 1, Some(0)),
        Port::input("receive_configuration_0_ring_space", 2, Some(0)),
        Port::input("receive_configuration_0_data_space", 2, Some(0)),
        Port::input("receive_configuration_0_base_address", 52, Some(0)),
        Port::input("receive_configuration_0_tail_address", 52, Some(0)),
        Port::input("receive_configuration_0_completion_address", 52, Some(0)),
        Port::input("receive_configuration_0_fetch_operation", 4, Some(0)),
        Port::input("receive_configuration_0_fetch_lines", 7, Some(0)),
        Port::input("receive_configuration_0_prefetch_operation", 4, Some(0)),
        Port::input("receive_configuration_0_prefetch_lines", 7, Some(0)),
        Port::input("receive_configuration_0_poll_operation", 4, Some(0)),
        Port::input("receive_configuration_0_poll_interval_cycles", 16, Some(0)),
        Port::input("receive_configuration_0_event_driven", 1, Some(0)),
        Port::input("receive_configuration_0_completion_operation", 4, Some(0)),
        Port::input("receive_configuration_0_data_operation", 4, Some(0)),
        Port::input("receive_configuration_0_batch", 7, Some(0)),
        Port::input("receive_configuration_0_batch_timeout_cycles", 16, Some(0)),
        Port::input("receive_configuration_0_starve_cycles", 16, Some(0)),
        Port::input("receive_configuration_0_interrupt_packets", 8, Some(0)),
        Port::input("receive_configuration_0_interrupt_delay_cycles", 16, Some(0)),
        Port::input("transmit_configuration_0_enable", 1, Some(0)),
        Port::input("transmit_configuration_0_size_log2", 5, Some(0)),
        Port::input("transmit_configuration_0_layout", 2, Some(0)),
        Port::input("transmit_configuration_0_signal", 2, Some(0)),
        Port::input("transmit_configuration_0_completion", 1, Some(0)),
        Port::input("transmit_configuration_0_ring_space", 2, Some(0)),
        Port::input("transmit_configuration_0_data_space", 2, Some(0)),
        Port::input("transmit_configuration_0_base_address", 52, Some(0)),
        Port::input("transmit_configuration_0_tail_address", 52, Some(0)),
        Port::input("transmit_configuration_0_completion_address", 52, Some(0)),
        Port::input("transmit_configuration_0_fetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_0_fetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_0_prefetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_0_prefetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_0_poll_operation", 4, Some(0)),
        Port::input("transmit_configuration_0_poll_interval_cycles", 16, Some(0)),
        Port::input("transmit_configuration_0_event_driven", 1, Some(0)),
        Port::input("transmit_configuration_0_completion_operation", 4, Some(0)),
        Port::input("transmit_configuration_0_data_operation", 4, Some(0)),
        Port::input("transmit_configuration_0_batch", 7, Some(0)),
        Port::input("transmit_configuration_0_batch_timeout_cycles", 16, Some(0)),
        Port::input("transmit_configuration_0_starve_cycles", 16, Some(0)),
        Port::input("transmit_configuration_0_interrupt_packets", 8, Some(0)),
        Port::input("transmit_configuration_0_interrupt_delay_cycles", 16, Some(0)),
        Port::input("range_0_begin_address", 52, Some(0)),
        Port::input("range_0_end_address", 52, Some(0)),
        Port::input("range_1_begin_address", 52, Some(0)),
        Port::input("range_1_end_address", 52, Some(0)),
        Port::input("range_2_begin_address", 52, Some(0)),
        Port::input("range_2_end_address", 52, Some(0)),
        Port::input("range_3_begin_address", 52, Some(0)),
        Port::input("range_3_end_address", 52, Some(0)),
        Port::input("receive_tail_0_valid", 1, Some(0)),
        Port::input("receive_tail_0_tail", 32, Some(0)),
        Port::input("transmit_tail_0_valid", 1, Some(0)),
        Port::input("transmit_tail_0_tail", 32, Some(0)),
        Port::input("refused_valid", 1, Some(0)),
        Port::input("refused_value", 8, Some(0)),
        Port::input("packet_valid", 1, Some(0)),
        Port::output("packet_ready", 1, Some(0)),
        Port::input("packet_data", 512, Some(0)),
        Port::input("packet_last", 1, Some(0)),
        Port::input("packet_error", 1, Some(0)),
        Port::input("packet_length_bytes", 14, Some(0)),
        Port::input("packet_ring", 8, Some(0)),
        Port::input("packet_destination", 2, Some(0)),
        Port::input("packet_protocol", 3, Some(0)),
        Port::input("packet_checksum", 2, Some(0)),
        Port::input("packet_flow_hash", 32, Some(0)),
        Port::input("packet_timestamp_cycles", 48, Some(0)),
        Port::output("forwarded_valid", 1, Some(0)),
        Port::input("forwarded_ready", 1, Some(0)),
        Port::output("forwarded_data", 512, Some(0)),
        Port::output("forwarded_last", 1, Some(0)),
        Port::output("forwarded_error", 1, Some(0)),
        Port::output("forwarded_length_bytes", 14, Some(0)),
        Port::output("forwarded_ring", 8, Some(0)),
        Port::output("forwarded_destination", 2, Some(0)),
        Port::output("forwarded_protocol", 3, Some(0)),
        Port::output("forwarded_checksum", 2, Some(0)),
        Port::output("forwarded_flow_hash", 32, Some(0)),
        Port::output("forwarded_timestamp_cycles", 48, Some(0)),
        Port::output("receive_segment_valid", 1, Some(0)),
        Port::input("receive_segment_ready", 1, Some(0)),
        Port::output("receive_segment_drop", 1, Some(0)),
        Port::output("receive_segment_address", 52, Some(0)),
        Port::output("receive_segment_length_bytes", 14, Some(0)),
        Port::output("receive_segment_last", 1, Some(0)),
        Port::output("receive_segment_packet_length_bytes", 14, Some(0)),
        Port::output("receive_segment_ring", 8, Some(0)),
        Port::output("receive_segment_operation", 4, Some(0)),
        Port::output("receive_segment_space", 2, Some(0)),
        Port::output("receive_segment_checksum", 2, Some(0)),
        Port::input("receive_done_valid", 1, Some(0)),
        Port::output("receive_done_ready", 1, Some(0)),
        Port::input("receive_done_ring", 8, Some(0)),
        Port::input("receive_done_last", 1, Some(0)),
        Port::input("receive_done_failed", 1, Some(0)),
        Port::output("transmit_segment_valid", 1, Some(0)),
        Port::input("transmit_segment_ready", 1, Some(0)),
        Port::output("transmit_segment_drop", 1, Some(0)),
        Port::output("transmit_segment_address", 52, Some(0)),
        Port::output("transmit_segment_length_bytes", 14, Some(0)),
        Port::output("transmit_segment_last", 1, Some(0)),
        Port::output("transmit_segment_packet_length_bytes", 14, Some(0)),
        Port::output("transmit_segment_ring", 8, Some(0)),
        Port::output("transmit_segment_operation", 4, Some(0)),
        Port::output("transmit_segment_space", 2, Some(0)),
        Port::output("transmit_segment_checksum", 2, Some(0)),
        Port::input("transmit_done_valid", 1, Some(0)),
        Port::output("transmit_done_ready", 1, Some(0)),
        Port::input("transmit_done_ring", 8, Some(0)),
        Port::input("transmit_done_last", 1, Some(0)),
        Port::input("transmit_done_failed", 1, Some(0)),
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
        Port::output("line_response_ready", 1, Some(0)),
        Port::input("line_response_tag", 8, Some(0)),
        Port::input("line_response_status", 1, Some(0)),
        Port::input("line_response_data", 512, Some(0)),
        Port::output("interrupt_valid", 1, Some(0)),
        Port::input("interrupt_ready", 1, Some(0)),
        Port::output("interrupt_vector", 9, Some(0)),
        Port::output("receive_status_0_state", 3, Some(0)),
        Port::output("receive_status_0_fault", 4, Some(0)),
        Port::output("receive_status_0_posted", 32, Some(0)),
        Port::output("receive_status_0_completed", 32, Some(0)),
        Port::output("receive_status_0_packets", 64, Some(0)),
        Port::output("receive_status_0_bytes", 64, Some(0)),
        Port::output("receive_status_0_descriptors", 64, Some(0)),
        Port::output("receive_status_0_polls", 64, Some(0)),
        Port::output("receive_status_0_line_reads", 64, Some(0)),
        Port::output("receive_status_0_completion_lines", 64, Some(0)),
        Port::output("receive_status_0_index_writes", 64, Some(0)),
        Port::output("receive_status_0_interrupts", 64, Some(0)),
        Port::output("receive_status_0_stopped_drops", 64, Some(0)),
        Port::output("receive_status_0_starved_drops", 64, Some(0)),
        Port::output("receive_status_0_truncated", 64, Some(0)),
        Port::output("receive_status_0_returned", 64, Some(0)),
        Port::output("receive_status_0_poisoned", 64, Some(0)),
        Port::output("receive_status_0_strays", 16, Some(0)),
        Port::output("transmit_status_0_state", 3, Some(0)),
        Port::output("transmit_status_0_fault", 4, Some(0)),
        Port::output("transmit_status_0_posted", 32, Some(0)),
        Port::output("transmit_status_0_completed", 32, Some(0)),
        Port::output("transmit_status_0_packets", 64, Some(0)),
        Port::output("transmit_status_0_bytes", 64, Some(0)),
        Port::output("transmit_status_0_descriptors", 64, Some(0)),
        Port::output("transmit_status_0_polls", 64, Some(0)),
        Port::output("transmit_status_0_line_reads", 64, Some(0)),
        Port::output("transmit_status_0_completion_lines", 64, Some(0)),
        Port::output("transmit_status_0_index_writes", 64, Some(0)),
        Port::output("transmit_status_0_interrupts", 64, Some(0)),
        Port::output("transmit_status_0_stopped_drops", 64, Some(0)),
        Port::output("transmit_status_0_starved_drops", 64, Some(0)),
        Port::output("transmit_status_0_truncated", 64, Some(0)),
        Port::output("transmit_status_0_returned", 64, Some(0)),
        Port::output("transmit_status_0_poisoned", 64, Some(0)),
        Port::output("transmit_status_0_strays", 16, Some(0)),
        Port::output("dispatch_status_packets", 64, Some(0)),
        Port::output("dispatch_status_unknown_ring_drops", 64, Some(0)),
    ],
    groups: &[
        Group {
            name: "receive_configuration_0",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 2 },
                Field { name: "size_log2", port: 3 },
                Field { name: "layout", port: 4 },
                Field { name: "signal", port: 5 },
                Field { name: "completion", port: 6 },
                Field { name: "ring_space", port: 7 },
                Field { name: "data_space", port: 8 },
                Field { name: "base_address", port: 9 },
                Field { name: "tail_address", port: 10 },
                Field { name: "completion_address", port: 11 },
                Field { name: "fetch_operation", port: 12 },
                Field { name: "fetch_lines", port: 13 },
                Field { name: "prefetch_operation", port: 14 },
                Field { name: "prefetch_lines", port: 15 },
                Field { name: "poll_operation", port: 16 },
                Field { name: "poll_interval_cycles", port: 17 },
                Field { name: "event_driven", port: 18 },
                Field { name: "completion_operation", port: 19 },
                Field { name: "data_operation", port: 20 },
                Field { name: "batch", port: 21 },
                Field { name: "batch_timeout_cycles", port: 22 },
                Field { name: "starve_cycles", port: 23 },
                Field { name: "interrupt_packets", port: 24 },
                Field { name: "interrupt_delay_cycles", port: 25 },
            ],
        },
        Group {
            name: "transmit_configuration_0",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 26 },
                Field { name: "size_log2", port: 27 },
                Field { name: "layout", port: 28 },
                Field { name: "signal", port: 29 },
                Field { name: "completion", port: 30 },
                Field { name: "ring_space", port: 31 },
                Field { name: "data_space", port: 32 },
                Field { name: "base_address", port: 33 },
                Field { name: "tail_address", port: 34 },
                Field { name: "completion_address", port: 35 },
                Field { name: "fetch_operation", port: 36 },
                Field { name: "fetch_lines", port: 37 },
                Field { name: "prefetch_operation", port: 38 },
                Field { name: "prefetch_lines", port: 39 },
                Field { name: "poll_operation", port: 40 },
                Field { name: "poll_interval_cycles", port: 41 },
                Field { name: "event_driven", port: 42 },
                Field { name: "completion_operation", port: 43 },
                Field { name: "data_operation", port: 44 },
                Field { name: "batch", port: 45 },
                Field { name: "batch_timeout_cycles", port: 46 },
                Field { name: "starve_cycles", port: 47 },
                Field { name: "interrupt_packets", port: 48 },
                Field { name: "interrupt_delay_cycles", port: 49 },
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
                Field { name: "begin_address", port: 50 },
                Field { name: "end_address", port: 51 },
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
                Field { name: "begin_address", port: 52 },
                Field { name: "end_address", port: 53 },
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
                Field { name: "begin_address", port: 54 },
                Field { name: "end_address", port: 55 },
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
                Field { name: "begin_address", port: 56 },
                Field { name: "end_address", port: 57 },
            ],
        },
        Group {
            name: "receive_tail_0",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(58),
            ready: None,
            fields: &[Field { name: "tail", port: 59 }],
        },
        Group {
            name: "transmit_tail_0",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(60),
            ready: None,
            fields: &[Field { name: "tail", port: 61 }],
        },
        Group {
            name: "refused",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Identifier<8>",
            valid: Some(62),
            ready: None,
            fields: &[Field { name: "value", port: 63 }],
        },
        Group {
            name: "packet",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(64),
            ready: Some(65),
            fields: &[
                Field { name: "data", port: 66 },
                Field { name: "last", port: 67 },
                Field { name: "error", port: 68 },
                Field { name: "length_bytes", port: 69 },
                Field { name: "ring", port: 70 },
                Field { name: "destination", port: 71 },
                Field { name: "protocol", port: 72 },
                Field { name: "checksum", port: 73 },
                Field { name: "flow_hash", port: 74 },
                Field { name: "timestamp_cycles", port: 75 },
            ],
        },
        Group {
            name: "forwarded",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(76),
            ready: Some(77),
            fields: &[
                Field { name: "data", port: 78 },
                Field { name: "last", port: 79 },
                Field { name: "error", port: 80 },
                Field { name: "length_bytes", port: 81 },
                Field { name: "ring", port: 82 },
                Field { name: "destination", port: 83 },
                Field { name: "protocol", port: 84 },
                Field { name: "checksum", port: 85 },
                Field { name: "flow_hash", port: 86 },
                Field { name: "timestamp_cycles", port: 87 },
            ],
        },
        Group {
            name: "receive_segment",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(88),
            ready: Some(89),
            fields: &[
                Field { name: "drop", port: 90 },
                Field { name: "address", port: 91 },
                Field { name: "length_bytes", port: 92 },
                Field { name: "last", port: 93 },
                Field { name: "packet_length_bytes", port: 94 },
                Field { name: "ring", port: 95 },
                Field { name: "operation", port: 96 },
                Field { name: "space", port: 97 },
                Field { name: "checksum", port: 98 },
            ],
        },
        Group {
            name: "receive_done",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(99),
            ready: Some(100),
            fields: &[
                Field { name: "ring", port: 101 },
                Field { name: "last", port: 102 },
                Field { name: "failed", port: 103 },
            ],
        },
        Group {
            name: "transmit_segment",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(104),
            ready: Some(105),
            fields: &[
                Field { name: "drop", port: 106 },
                Field { name: "address", port: 107 },
                Field { name: "length_bytes", port: 108 },
                Field { name: "last", port: 109 },
                Field { name: "packet_length_bytes", port: 110 },
                Field { name: "ring", port: 111 },
                Field { name: "operation", port: 112 },
                Field { name: "space", port: 113 },
                Field { name: "checksum", port: 114 },
            ],
        },
        Group {
            name: "transmit_done",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(115),
            ready: Some(116),
            fields: &[
                Field { name: "ring", port: 117 },
                Field { name: "last", port: 118 },
                Field { name: "failed", port: 119 },
            ],
        },
        Group {
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::LineRequest, 8>",
            valid: Some(120),
            ready: Some(121),
            fields: &[
                Field { name: "operation", port: 122 },
                Field { name: "space", port: 123 },
                Field { name: "line_address", port: 124 },
                Field { name: "data", port: 125 },
                Field { name: "byte_enable", port: 126 },
                Field { name: "tag", port: 127 },
                Field { name: "selection", port: 128 },
            ],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(129),
            ready: Some(130),
            fields: &[
                Field { name: "tag", port: 131 },
                Field { name: "status", port: 132 },
                Field { name: "data", port: 133 },
            ],
        },
        Group {
            name: "interrupt",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Interrupt",
            valid: Some(134),
            ready: Some(135),
            fields: &[Field { name: "vector", port: 136 }],
        },
        Group {
            name: "receive_status_0",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 137 },
                Field { name: "fault", port: 138 },
                Field { name: "posted", port: 139 },
                Field { name: "completed", port: 140 },
                Field { name: "packets", port: 141 },
                Field { name: "bytes", port: 142 },
                Field { name: "descriptors", port: 143 },
                Field { name: "polls", port: 144 },
                Field { name: "line_reads", port: 145 },
                Field { name: "completion_lines", port: 146 },
                Field { name: "index_writes", port: 147 },
                Field { name: "interrupts", port: 148 },
                Field { name: "stopped_drops", port: 149 },
                Field { name: "starved_drops", port: 150 },
                Field { name: "truncated", port: 151 },
                Field { name: "returned", port: 152 },
                Field { name: "poisoned", port: 153 },
                Field { name: "strays", port: 154 },
            ],
        },
        Group {
            name: "transmit_status_0",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 155 },
                Field { name: "fault", port: 156 },
                Field { name: "posted", port: 157 },
                Field { name: "completed", port: 158 },
                Field { name: "packets", port: 159 },
                Field { name: "bytes", port: 160 },
                Field { name: "descriptors", port: 161 },
                Field { name: "polls", port: 162 },
                Field { name: "line_reads", port: 163 },
                Field { name: "completion_lines", port: 164 },
                Field { name: "index_writes", port: 165 },
                Field { name: "interrupts", port: 166 },
                Field { name: "stopped_drops", port: 167 },
                Field { name: "starved_drops", port: 168 },
                Field { name: "truncated", port: 169 },
                Field { name: "returned", port: 170 },
                Field { name: "poisoned", port: 171 },
                Field { name: "strays", port: 172 },
            ],
        },
        Group {
            name: "dispatch_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::DispatchStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 173 },
                Field { name: "unknown_ring_drops", port: 174 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 4, most: 4, after: "line_response" }),
        interval: Some(1),
        waits_on: &[
            "packet",
            "forwarded",
            "receive_segment",
            "receive_done",
            "transmit_segment",
            "transmit_done",
            "line_request",
            "line_response",
            "interrupt",
        ],
        source: "CXL-NIC 4.1, 4.2, 7.1",
    }),
};

/// Manages the descriptors of several rings.
#[derive(Debug)]
pub struct DmuR1L64D512B32A16 {
    model: Model,
}

impl DmuR1L64D512B32A16 {
    /// How the receive half of each ring works.
    pub const RECEIVE_CONFIGURATION_0: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(0);

    /// How the receive half of each ring works.
    pub fn receive_configuration_0(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::RECEIVE_CONFIGURATION_0)
    }

    /// How the transmit half of each ring works.
    pub const TRANSMIT_CONFIGURATION_0: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(1);

    /// How the transmit half of each ring works.
    pub fn transmit_configuration_0(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION_0)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_0: LevelInlet<Self, message::RingRange> = LevelInlet::new(2);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_0(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_0)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_1: LevelInlet<Self, message::RingRange> = LevelInlet::new(3);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_1(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_1)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_2: LevelInlet<Self, message::RingRange> = LevelInlet::new(4);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_2(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_2)
    }

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub const RANGE_3: LevelInlet<Self, message::RingRange> = LevelInlet::new(5);

    /// Memory in which buffers may be: the four ranges of ring 0, then those of ring 1, and so on.
    pub fn range_3(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_3)
    }

    /// The host's count of buffers of each ring.
    pub const RECEIVE_TAIL_0: PulseInlet<Self, message::RingTail> = PulseInlet::new(6);

    /// The host's count of buffers of each ring.
    pub fn receive_tail_0(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL_0)
    }

    /// The host's count of what each ring is to send.
    pub const TRANSMIT_TAIL_0: PulseInlet<Self, message::RingTail> = PulseInlet::new(7);

    /// The host's count of what each ring is to send.
    pub fn transmit_tail_0(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL_0)
    }

    /// The ring of which a request was refused.
    pub const REFUSED: PulseInlet<Self, message::Identifier<8>> = PulseInlet::new(8);

    /// The ring of which a request was refused.
    pub fn refused(&mut self) -> PulseInput<'_, message::Identifier<8>> {
        PulseInput::open(&mut self.model, Self::REFUSED)
    }

    /// Packets that have come.
    pub const PACKET: Inlet<Self, message::PacketBeat> = Inlet::new(9);

    /// Packets that have come.
    pub fn packet(&mut self) -> StreamInput<'_, message::PacketBeat> {
        StreamInput::open(&mut self.model, Self::PACKET)
    }

    /// The same packets, for whoever writes them.
    pub const FORWARDED: Outlet<Self, message::PacketBeat> = Outlet::new(10);

    /// The same packets, for whoever writes them.
    pub fn forwarded(&mut self) -> StreamOutput<'_, message::PacketBeat> {
        StreamOutput::open(&mut self.model, Self::FORWARDED)
    }

    /// Where they are to be written, in their order.
    pub const RECEIVE_SEGMENT: Outlet<Self, message::PacketSegment> = Outlet::new(11);

    /// Where they are to be written, in their order.
    pub fn receive_segment(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::RECEIVE_SEGMENT)
    }

    /// What has been written, in order.
    pub const RECEIVE_DONE: Inlet<Self, message::SegmentDone> = Inlet::new(12);

    /// What has been written, in order.
    pub fn receive_done(&mut self) -> StreamInput<'_, message::SegmentDone> {
        StreamInput::open(&mut self.model, Self::RECEIVE_DONE)
    }

    /// What is to be sent.
    pub const TRANSMIT_SEGMENT: Outlet<Self, message::PacketSegment> = Outlet::new(13);

    /// What is to be sent.
    pub fn transmit_segment(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::TRANSMIT_SEGMENT)
    }

    /// What has been read, in order.
    pub const TRANSMIT_DONE: Inlet<Self, message::SegmentDone> = Inlet::new(14);

    /// What has been read, in order.
    pub fn transmit_done(&mut self) -> StreamInput<'_, message::SegmentDone> {
        StreamInput::open(&mut self.model, Self::TRANSMIT_DONE)
    }

    /// Requests for lines; `selection` is the ring.
    pub const LINE_REQUEST: Outlet<Self, message::Routed<message::LineRequest, 8>> =
        Outlet::new(15);

    /// Requests for lines; `selection` is the ring.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::Routed<message::LineRequest, 8>> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// Their answers.
    pub const LINE_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(16);

    /// Their answers.
    pub fn line_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// Interrupts of all rings.
    pub const INTERRUPT: Outlet<Self, message::Interrupt> = Outlet::new(17);

    /// Interrupts of all rings.
    pub fn interrupt(&mut self) -> StreamOutput<'_, message::Interrupt> {
        StreamOutput::open(&mut self.model, Self::INTERRUPT)
    }

    /// How the receive half of each ring stands.
    pub const RECEIVE_STATUS_0: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(18);

    /// How the receive half of each ring stands.
    pub fn receive_status_0(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS_0)
    }

    /// How the transmit half of each ring stands.
    pub const TRANSMIT_STATUS_0: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(19);

    /// How the transmit half of each ring stands.
    pub fn transmit_status_0(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS_0)
    }

    /// What was counted of the packets that came.
    pub const DISPATCH_STATUS: LevelOutlet<Self, message::DispatchStatus> = LevelOutlet::new(20);

    /// What was counted of the packets that came.
    pub fn dispatch_status(&mut self) -> LevelOutput<'_, message::DispatchStatus> {
        LevelOutput::open(&mut self.model, Self::DISPATCH_STATUS)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `receive_configuration_0_enable`.
    pub fn receive_configuration_0_enable(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `receive_configuration_0_size_log2`.
    pub fn receive_configuration_0_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(3)
    }

    /// Input port `receive_configuration_0_layout`.
    pub fn receive_configuration_0_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(4)
    }

    /// Input port `receive_configuration_0_signal`.
    pub fn receive_configuration_0_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(5)
    }

    /// Input port `receive_configuration_0_completion`.
    pub fn receive_configuration_0_completion(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `receive_configuration_0_ring_space`.
    pub fn receive_configuration_0_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(7)
    }

    /// Input port `receive_configuration_0_data_space`.
    pub fn receive_configuration_0_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(8)
    }

    /// Input port `receive_configuration_0_base_address`.
    pub fn receive_configuration_0_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(9)
    }

    /// Input port `receive_configuration_0_tail_address`.
    pub fn receive_configuration_0_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(10)
    }

    /// Input port `receive_configuration_0_completion_address`.
    pub fn receive_configuration_0_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(11)
    }

    /// Input port `receive_configuration_0_fetch_operation`.
    pub fn receive_configuration_0_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(12)
    }

    /// Input port `receive_configuration_0_fetch_lines`.
    pub fn receive_configuration_0_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(13)
    }

    /// Input port `receive_configuration_0_prefetch_operation`.
    pub fn receive_configuration_0_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(14)
    }

    /// Input port `receive_configuration_0_prefetch_lines`.
    pub fn receive_configuration_0_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(15)
    }

    /// Input port `receive_configuration_0_poll_operation`.
    pub fn receive_configuration_0_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(16)
    }

    /// Input port `receive_configuration_0_poll_interval_cycles`.
    pub fn receive_configuration_0_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(17)
    }

    /// Input port `receive_configuration_0_event_driven`.
    pub fn receive_configuration_0_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(18)
    }

    /// Input port `receive_configuration_0_completion_operation`.
    pub fn receive_configuration_0_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(19)
    }

    /// Input port `receive_configuration_0_data_operation`.
    pub fn receive_configuration_0_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(20)
    }

    /// Input port `receive_configuration_0_batch`.
    pub fn receive_configuration_0_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(21)
    }

    /// Input port `receive_configuration_0_batch_timeout_cycles`.
    pub fn receive_configuration_0_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(22)
    }

    /// Input port `receive_configuration_0_starve_cycles`.
    pub fn receive_configuration_0_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(23)
    }

    /// Input port `receive_configuration_0_interrupt_packets`.
    pub fn receive_configuration_0_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(24)
    }

    /// Input port `receive_configuration_0_interrupt_delay_cycles`.
    pub fn receive_configuration_0_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(25)
    }

    /// Input port `transmit_configuration_0_enable`.
    pub fn transmit_configuration_0_enable(&mut self) -> Input<'_, bool> {
        self.model.input(26)
    }

    /// Input port `transmit_configuration_0_size_log2`.
    pub fn transmit_configuration_0_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(27)
    }

    /// Input port `transmit_configuration_0_layout`.
    pub fn transmit_configuration_0_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(28)
    }

    /// Input port `transmit_configuration_0_signal`.
    pub fn transmit_configuration_0_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(29)
    }

    /// Input port `transmit_configuration_0_completion`.
    pub fn transmit_configuration_0_completion(&mut self) -> Input<'_, bool> {
        self.model.input(30)
    }

    /// Input port `transmit_configuration_0_ring_space`.
    pub fn transmit_configuration_0_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(31)
    }

    /// Input port `transmit_configuration_0_data_space`.
    pub fn transmit_configuration_0_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(32)
    }

    /// Input port `transmit_configuration_0_base_address`.
    pub fn transmit_configuration_0_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(33)
    }

    /// Input port `transmit_configuration_0_tail_address`.
    pub fn transmit_configuration_0_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(34)
    }

    /// Input port `transmit_configuration_0_completion_address`.
    pub fn transmit_configuration_0_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(35)
    }

    /// Input port `transmit_configuration_0_fetch_operation`.
    pub fn transmit_configuration_0_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(36)
    }

    /// Input port `transmit_configuration_0_fetch_lines`.
    pub fn transmit_configuration_0_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(37)
    }

    /// Input port `transmit_configuration_0_prefetch_operation`.
    pub fn transmit_configuration_0_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(38)
    }

    /// Input port `transmit_configuration_0_prefetch_lines`.
    pub fn transmit_configuration_0_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(39)
    }

    /// Input port `transmit_configuration_0_poll_operation`.
    pub fn transmit_configuration_0_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(40)
    }

    /// Input port `transmit_configuration_0_poll_interval_cycles`.
    pub fn transmit_configuration_0_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(41)
    }

    /// Input port `transmit_configuration_0_event_driven`.
    pub fn transmit_configuration_0_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(42)
    }

    /// Input port `transmit_configuration_0_completion_operation`.
    pub fn transmit_configuration_0_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(43)
    }

    /// Input port `transmit_configuration_0_data_operation`.
    pub fn transmit_configuration_0_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(44)
    }

    /// Input port `transmit_configuration_0_batch`.
    pub fn transmit_configuration_0_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(45)
    }

    /// Input port `transmit_configuration_0_batch_timeout_cycles`.
    pub fn transmit_configuration_0_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(46)
    }

    /// Input port `transmit_configuration_0_starve_cycles`.
    pub fn transmit_configuration_0_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(47)
    }

    /// Input port `transmit_configuration_0_interrupt_packets`.
    pub fn transmit_configuration_0_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(48)
    }

    /// Input port `transmit_configuration_0_interrupt_delay_cycles`.
    pub fn transmit_configuration_0_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(49)
    }

    /// Input port `range_0_begin_address`.
    pub fn range_0_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(50)
    }

    /// Input port `range_0_end_address`.
    pub fn range_0_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(51)
    }

    /// Input port `range_1_begin_address`.
    pub fn range_1_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(52)
    }

    /// Input port `range_1_end_address`.
    pub fn range_1_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(53)
    }

    /// Input port `range_2_begin_address`.
    pub fn range_2_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(54)
    }

    /// Input port `range_2_end_address`.
    pub fn range_2_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(55)
    }

    /// Input port `range_3_begin_address`.
    pub fn range_3_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(56)
    }

    /// Input port `range_3_end_address`.
    pub fn range_3_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(57)
    }

    /// Input port `receive_tail_0_valid`.
    pub fn receive_tail_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(58)
    }

    /// Input port `receive_tail_0_tail`.
    pub fn receive_tail_0_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(59)
    }

    /// Input port `transmit_tail_0_valid`.
    pub fn transmit_tail_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(60)
    }

    /// Input port `transmit_tail_0_tail`.
    pub fn transmit_tail_0_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(61)
    }

    /// Input port `refused_valid`.
    pub fn refused_valid(&mut self) -> Input<'_, bool> {
        self.model.input(62)
    }

    /// Input port `refused_value`.
    pub fn refused_value(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(63)
    }

    /// Input port `packet_valid`.
    pub fn packet_valid(&mut self) -> Input<'_, bool> {
        self.model.input(64)
    }

    /// Output port `packet_ready`.
    pub fn packet_ready(&self) -> Output<'_, bool> {
        self.model.output(65)
    }

    /// Input port `packet_data`.
    pub fn packet_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(66)
    }

    /// Input port `packet_last`.
    pub fn packet_last(&mut self) -> Input<'_, bool> {
        self.model.input(67)
    }

    /// Input port `packet_error`.
    pub fn packet_error(&mut self) -> Input<'_, bool> {
        self.model.input(68)
    }

    /// Input port `packet_length_bytes`.
    pub fn packet_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(69)
    }

    /// Input port `packet_ring`.
    pub fn packet_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(70)
    }

    /// Input port `packet_destination`.
    pub fn packet_destination(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(71)
    }

    /// Input port `packet_protocol`.
    pub fn packet_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(72)
    }

    /// Input port `packet_checksum`.
    pub fn packet_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(73)
    }

    /// Input port `packet_flow_hash`.
    pub fn packet_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(74)
    }

    /// Input port `packet_timestamp_cycles`.
    pub fn packet_timestamp_cycles(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(75)
    }

    /// Output port `forwarded_valid`.
    pub fn forwarded_valid(&self) -> Output<'_, bool> {
        self.model.output(76)
    }

    /// Input port `forwarded_ready`.
    pub fn forwarded_ready(&mut self) -> Input<'_, bool> {
        self.model.input(77)
    }

    /// Output port `forwarded_data`.
    pub fn forwarded_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(78)
    }

    /// Output port `forwarded_last`.
    pub fn forwarded_last(&self) -> Output<'_, bool> {
        self.model.output(79)
    }

    /// Output port `forwarded_error`.
    pub fn forwarded_error(&self) -> Output<'_, bool> {
        self.model.output(80)
    }

    /// Output port `forwarded_length_bytes`.
    pub fn forwarded_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(81)
    }

    /// Output port `forwarded_ring`.
    pub fn forwarded_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(82)
    }

    /// Output port `forwarded_destination`.
    pub fn forwarded_destination(&self) -> Output<'_, Bits<2>> {
        self.model.output(83)
    }

    /// Output port `forwarded_protocol`.
    pub fn forwarded_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(84)
    }

    /// Output port `forwarded_checksum`.
    pub fn forwarded_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(85)
    }

    /// Output port `forwarded_flow_hash`.
    pub fn forwarded_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(86)
    }

    /// Output port `forwarded_timestamp_cycles`.
    pub fn forwarded_timestamp_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(87)
    }

    /// Output port `receive_segment_valid`.
    pub fn receive_segment_valid(&self) -> Output<'_, bool> {
        self.model.output(88)
    }

    /// Input port `receive_segment_ready`.
    pub fn receive_segment_ready(&mut self) -> Input<'_, bool> {
        self.model.input(89)
    }

    /// Output port `receive_segment_drop`.
    pub fn receive_segment_drop(&self) -> Output<'_, bool> {
        self.model.output(90)
    }

    /// Output port `receive_segment_address`.
    pub fn receive_segment_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(91)
    }

    /// Output port `receive_segment_length_bytes`.
    pub fn receive_segment_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(92)
    }

    /// Output port `receive_segment_last`.
    pub fn receive_segment_last(&self) -> Output<'_, bool> {
        self.model.output(93)
    }

    /// Output port `receive_segment_packet_length_bytes`.
    pub fn receive_segment_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(94)
    }

    /// Output port `receive_segment_ring`.
    pub fn receive_segment_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(95)
    }

    /// Output port `receive_segment_operation`.
    pub fn receive_segment_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(96)
    }

    /// Output port `receive_segment_space`.
    pub fn receive_segment_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(97)
    }

    /// Output port `receive_segment_checksum`.
    pub fn receive_segment_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(98)
    }

    /// Input port `receive_done_valid`.
    pub fn receive_done_valid(&mut self) -> Input<'_, bool> {
        self.model.input(99)
    }

    /// Output port `receive_done_ready`.
    pub fn receive_done_ready(&self) -> Output<'_, bool> {
        self.model.output(100)
    }

    /// Input port `receive_done_ring`.
    pub fn receive_done_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(101)
    }

    /// Input port `receive_done_last`.
    pub fn receive_done_last(&mut self) -> Input<'_, bool> {
        self.model.input(102)
    }

    /// Input port `receive_done_failed`.
    pub fn receive_done_failed(&mut self) -> Input<'_, bool> {
        self.model.input(103)
    }

    /// Output port `transmit_segment_valid`.
    pub fn transmit_segment_valid(&self) -> Output<'_, bool> {
        self.model.output(104)
    }

    /// Input port `transmit_segment_ready`.
    pub fn transmit_segment_ready(&mut self) -> Input<'_, bool> {
        self.model.input(105)
    }

    /// Output port `transmit_segment_drop`.
    pub fn transmit_segment_drop(&self) -> Output<'_, bool> {
        self.model.output(106)
    }

    /// Output port `transmit_segment_address`.
    pub fn transmit_segment_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(107)
    }

    /// Output port `transmit_segment_length_bytes`.
    pub fn transmit_segment_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(108)
    }

    /// Output port `transmit_segment_last`.
    pub fn transmit_segment_last(&self) -> Output<'_, bool> {
        self.model.output(109)
    }

    /// Output port `transmit_segment_packet_length_bytes`.
    pub fn transmit_segment_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(110)
    }

    /// Output port `transmit_segment_ring`.
    pub fn transmit_segment_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(111)
    }

    /// Output port `transmit_segment_operation`.
    pub fn transmit_segment_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(112)
    }

    /// Output port `transmit_segment_space`.
    pub fn transmit_segment_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(113)
    }

    /// Output port `transmit_segment_checksum`.
    pub fn transmit_segment_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(114)
    }

    /// Input port `transmit_done_valid`.
    pub fn transmit_done_valid(&mut self) -> Input<'_, bool> {
        self.model.input(115)
    }

    /// Output port `transmit_done_ready`.
    pub fn transmit_done_ready(&self) -> Output<'_, bool> {
        self.model.output(116)
    }

    /// Input port `transmit_done_ring`.
    pub fn transmit_done_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(117)
    }

    /// Input port `transmit_done_last`.
    pub fn transmit_done_last(&mut self) -> Input<'_, bool> {
        self.model.input(118)
    }

    /// Input port `transmit_done_failed`.
    pub fn transmit_done_failed(&mut self) -> Input<'_, bool> {
        self.model.input(119)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(120)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(121)
    }

    /// Output port `line_request_operation`.
    pub fn line_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(122)
    }

    /// Output port `line_request_space`.
    pub fn line_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(123)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(124)
    }

    /// Output port `line_request_data`.
    pub fn line_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(125)
    }

    /// Output port `line_request_byte_enable`.
    pub fn line_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(126)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(127)
    }

    /// Output port `line_request_selection`.
    pub fn line_request_selection(&self) -> Output<'_, Bits<8>> {
        self.model.output(128)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(129)
    }

    /// Output port `line_response_ready`.
    pub fn line_response_ready(&self) -> Output<'_, bool> {
        self.model.output(130)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(131)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(132)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(133)
    }

    /// Output port `interrupt_valid`.
    pub fn interrupt_valid(&self) -> Output<'_, bool> {
        self.model.output(134)
    }

    /// Input port `interrupt_ready`.
    pub fn interrupt_ready(&mut self) -> Input<'_, bool> {
        self.model.input(135)
    }

    /// Output port `interrupt_vector`.
    pub fn interrupt_vector(&self) -> Output<'_, Bits<9>> {
        self.model.output(136)
    }

    /// Output port `receive_status_0_state`.
    pub fn receive_status_0_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(137)
    }

    /// Output port `receive_status_0_fault`.
    pub fn receive_status_0_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(138)
    }

    /// Output port `receive_status_0_posted`.
    pub fn receive_status_0_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(139)
    }

    /// Output port `receive_status_0_completed`.
    pub fn receive_status_0_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(140)
    }

    /// Output port `receive_status_0_packets`.
    pub fn receive_status_0_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(141)
    }

    /// Output port `receive_status_0_bytes`.
    pub fn receive_status_0_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(142)
    }

    /// Output port `receive_status_0_descriptors`.
    pub fn receive_status_0_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(143)
    }

    /// Output port `receive_status_0_polls`.
    pub fn receive_status_0_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(144)
    }

    /// Output port `receive_status_0_line_reads`.
    pub fn receive_status_0_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(145)
    }

    /// Output port `receive_status_0_completion_lines`.
    pub fn receive_status_0_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(146)
    }

    /// Output port `receive_status_0_index_writes`.
    pub fn receive_status_0_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(147)
    }

    /// Output port `receive_status_0_interrupts`.
    pub fn receive_status_0_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(148)
    }

    /// Output port `receive_status_0_stopped_drops`.
    pub fn receive_status_0_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(149)
    }

    /// Output port `receive_status_0_starved_drops`.
    pub fn receive_status_0_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(150)
    }

    /// Output port `receive_status_0_truncated`.
    pub fn receive_status_0_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(151)
    }

    /// Output port `receive_status_0_returned`.
    pub fn receive_status_0_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(152)
    }

    /// Output port `receive_status_0_poisoned`.
    pub fn receive_status_0_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(153)
    }

    /// Output port `receive_status_0_strays`.
    pub fn receive_status_0_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(154)
    }

    /// Output port `transmit_status_0_state`.
    pub fn transmit_status_0_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(155)
    }

    /// Output port `transmit_status_0_fault`.
    pub fn transmit_status_0_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(156)
    }

    /// Output port `transmit_status_0_posted`.
    pub fn transmit_status_0_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(157)
    }

    /// Output port `transmit_status_0_completed`.
    pub fn transmit_status_0_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(158)
    }

    /// Output port `transmit_status_0_packets`.
    pub fn transmit_status_0_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(159)
    }

    /// Output port `transmit_status_0_bytes`.
    pub fn transmit_status_0_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(160)
    }

    /// Output port `transmit_status_0_descriptors`.
    pub fn transmit_status_0_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(161)
    }

    /// Output port `transmit_status_0_polls`.
    pub fn transmit_status_0_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(162)
    }

    /// Output port `transmit_status_0_line_reads`.
    pub fn transmit_status_0_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(163)
    }

    /// Output port `transmit_status_0_completion_lines`.
    pub fn transmit_status_0_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(164)
    }

    /// Output port `transmit_status_0_index_writes`.
    pub fn transmit_status_0_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(165)
    }

    /// Output port `transmit_status_0_interrupts`.
    pub fn transmit_status_0_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(166)
    }

    /// Output port `transmit_status_0_stopped_drops`.
    pub fn transmit_status_0_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(167)
    }

    /// Output port `transmit_status_0_starved_drops`.
    pub fn transmit_status_0_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(168)
    }

    /// Output port `transmit_status_0_truncated`.
    pub fn transmit_status_0_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(169)
    }

    /// Output port `transmit_status_0_returned`.
    pub fn transmit_status_0_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(170)
    }

    /// Output port `transmit_status_0_poisoned`.
    pub fn transmit_status_0_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(171)
    }

    /// Output port `transmit_status_0_strays`.
    pub fn transmit_status_0_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(172)
    }

    /// Output port `dispatch_status_packets`.
    pub fn dispatch_status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(173)
    }

    /// Output port `dispatch_status_unknown_ring_drops`.
    pub fn dispatch_status_unknown_ring_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(174)
    }
}

impl Device for DmuR1L64D512B32A16 {
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

impl Wrapper for DmuR1L64D512B32A16 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
