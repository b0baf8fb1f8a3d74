//! `ring_engine_l8_d16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "ring_engine_l8_d16",
    summary: "The receive and the transmit half of a descriptor ring, from start to stop.",
    sources: Sources::Emitted(&[
        "ring_engine_l8_d16.v",
        "completion_writer_w4_d16.v",
        "descriptor_reader_l8.v",
        "receive_match.v",
        "skid_buffer_packet_segment.v",
        "skid_buffer_receive_request.v",
        "transmit_match.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("ring", 8, Some(0)),
        Port::input("receive_configuration_enable", 1, Some(0)),
        Port::input("receive_configuration_size_log2", 5, Some(0)),
        Port::input("receive_configuration_layout", 2, Some(0)),
        Port::input("receive_configuration_signal", 2, Some(0)),
        Port::input("receive_configuration_completion", 1, Some(0)),
        Port::input("receive_configuration_ring_space", 2, Some(0)),
        Port::input("receive_configuration_data_space", 2, Some(0)),
        Port::input("receive_configuration_base_address", 52, Some(0)),
        Port::input("receive_configuration_tail_address", 52, Some(0)),
        Port::input("receive_configuration_completion_address", 52, Some(0)),
        Port::input("receive_configuration_fetch_operation", 4, Some(0)),
        Port::input("receive_configuration_fetch_lines", 7, Some(0)),
        Port::input("receive_configuration_prefetch_operation", 4, Some(0)),
        Port::input("receive_configuration_prefetch_lines", 7, Some(0)),
        Port::input("receive_configuration_poll_operation", 4, Some(0)),
        Port::input("receive_configuration_poll_interval_cycles", 16, Some(0)),
        Port::input("receive_configuration_event_driven", 1, Some(0)),
        Port::input("receive_configuration_completion_operation", 4, Some(0)),
        Port::input("receive_configuration_data_operation", 4, Some(0)),
        Port::input("receive_configuration_batch", 7, Some(0)),
        Port::input("receive_configuration_batch_timeout_cycles", 16, Some(0)),
        Port::input("receive_configuration_starve_cycles", 16, Some(0)),
        Port::input("receive_configuration_interrupt_packets", 8, Some(0)),
        Port::input("receive_configuration_interrupt_delay_cycles", 16, Some(0)),
        Port::input("transmit_configuration_enable", 1, Some(0)),
        Port::input("transmit_configuration_size_log2", 5, Some(0)),
        Port::input("transmit_configuration_layout", 2, Some(0)),
        Port::input("transmit_configuration_signal", 2, Some(0)),
        Port::input("transmit_configuration_completion", 1, Some(0)),
        Port::input("transmit_configuration_ring_space", 2, Some(0)),
        Port::input("transmit_configuration_data_space", 2, Some(0)),
        Port::input("transmit_configuration_base_address", 52, Some(0)),
        Port::input("transmit_configuration_tail_address", 52, Some(0)),
        Port::input("transmit_configuration_completion_address", 52, Some(0)),
        Port::input("transmit_configuration_fetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_fetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_prefetch_operation", 4, Some(0)),
        Port::input("transmit_configuration_prefetch_lines", 7, Some(0)),
        Port::input("transmit_configuration_poll_operation", 4, Some(0)),
        Port::input("transmit_configuration_poll_interval_cycles", 16, Some(0)),
        Port::input("transmit_configuration_event_driven", 1, Some(0)),
        Port::input("transmit_configuration_completion_operation", 4, Some(0)),
        Port::input("transmit_configuration_data_operation", 4, Some(0)),
        Port::input("transmit_configuration_batch", 7, Some(0)),
        Port::input("transmit_configuration_batch_timeout_cycles", 16, Some(0)),
        Port::input("transmit_configuration_starve_cycles", 16, Some(0)),
        Port::input("transmit_configuration_interrupt_packets", 8, Some(0)),
        Port::input("transmit_configuration_interrupt_delay_cycles", 16, Some(0)),
        Port::input("range_0_begin_address", 52, Some(0)),
        Port::input("range_0_end_address", 52, Some(0)),
        Port::input("range_1_begin_address", 52, Some(0)),
        Port::input("range_1_end_address", 52, Some(0)),
        Port::input("range_2_begin_address", 52, Some(0)),
        Port::input("range_2_end_address", 52, Some(0)),
        Port::input("range_3_begin_address", 52, Some(0)),
        Port::input("range_3_end_address", 52, Some(0)),
        Port::input("receive_tail_valid", 1, Some(0)),
        Port::input("receive_tail_tail", 32, Some(0)),
        Port::input("transmit_tail_valid", 1, Some(0)),
        Port::input("transmit_tail_tail", 32, Some(0)),
        Port::input("refused_valid", 1, Some(0)),
        Port::input("request_valid", 1, Some(0)),
        Port::output("request_ready", 1, Some(0)),
        Port::input("request_length_bytes", 14, Some(0)),
        Port::input("request_protocol", 3, Some(0)),
        Port::input("request_checksum", 2, Some(0)),
        Port::input("request_flow_hash", 32, Some(0)),
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
        Port::input("line_response_valid", 1, Some(0)),
        Port::output("line_response_ready", 1, Some(0)),
        Port::input("line_response_tag", 8, Some(0)),
        Port::input("line_response_status", 1, Some(0)),
        Port::input("line_response_data", 512, Some(0)),
        Port::output("interrupt_valid", 1, Some(0)),
        Port::input("interrupt_ready", 1, Some(0)),
        Port::output("interrupt_vector", 9, Some(0)),
        Port::output("receive_status_state", 3, Some(0)),
        Port::output("receive_status_fault", 4, Some(0)),
        Port::output("receive_status_posted", 32, Some(0)),
        Port::output("receive_status_completed", 32, Some(0)),
        Port::output("receive_status_packets", 64, Some(0)),
        Port::output("receive_status_bytes", 64, Some(0)),
        Port::output("receive_status_descriptors", 64, Some(0)),
        Port::output("receive_status_polls", 64, Some(0)),
        Port::output("receive_status_line_reads", 64, Some(0)),
        Port::output("receive_status_completion_lines", 64, Some(0)),
        Port::output("receive_status_index_writes", 64, Some(0)),
        Port::output("receive_status_interrupts", 64, Some(0)),
        Port::output("receive_status_stopped_drops", 64, Some(0)),
        Port::output("receive_status_starved_drops", 64, Some(0)),
        Port::output("receive_status_truncated", 64, Some(0)),
        Port::output("receive_status_returned", 64, Some(0)),
        Port::output("receive_status_poisoned", 64, Some(0)),
        Port::output("receive_status_strays", 16, Some(0)),
        Port::output("transmit_status_state", 3, Some(0)),
        Port::output("transmit_status_fault", 4, Some(0)),
        Port::output("transmit_status_posted", 32, Some(0)),
        Port::output("transmit_status_completed", 32, Some(0)),
        Port::output("transmit_status_packets", 64, Some(0)),
        Port::output("transmit_status_bytes", 64, Some(0)),
        Port::output("transmit_status_descriptors", 64, Some(0)),
        Port::output("transmit_status_polls", 64, Some(0)),
        Port::output("transmit_status_line_reads", 64, Some(0)),
        Port::output("transmit_status_completion_lines", 64, Some(0)),
        Port::output("transmit_status_index_writes", 64, Some(0)),
        Port::output("transmit_status_interrupts", 64, Some(0)),
        Port::output("transmit_status_stopped_drops", 64, Some(0)),
        Port::output("transmit_status_starved_drops", 64, Some(0)),
        Port::output("transmit_status_truncated", 64, Some(0)),
        Port::output("transmit_status_returned", 64, Some(0)),
        Port::output("transmit_status_poisoned", 64, Some(0)),
        Port::output("transmit_status_strays", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "ring",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 2 }],
        },
        Group {
            name: "receive_configuration",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 3 },
                Field { name: "size_log2", port: 4 },
                Field { name: "layout", port: 5 },
                Field { name: "signal", port: 6 },
                Field { name: "completion", port: 7 },
                Field { name: "ring_space", port: 8 },
                Field { name: "data_space", port: 9 },
                Field { name: "base_address", port: 10 },
                Field { name: "tail_address", port: 11 },
                Field { name: "completion_address", port: 12 },
                Field { name: "fetch_operation", port: 13 },
                Field { name: "fetch_lines", port: 14 },
                Field { name: "prefetch_operation", port: 15 },
                Field { name: "prefetch_lines", port: 16 },
                Field { name: "poll_operation", port: 17 },
                Field { name: "poll_interval_cycles", port: 18 },
                Field { name: "event_driven", port: 19 },
                Field { name: "completion_operation", port: 20 },
                Field { name: "data_operation", port: 21 },
                Field { name: "batch", port: 22 },
                Field { name: "batch_timeout_cycles", port: 23 },
                Field { name: "starve_cycles", port: 24 },
                Field { name: "interrupt_packets", port: 25 },
                Field { name: "interrupt_delay_cycles", port: 26 },
            ],
        },
        Group {
            name: "transmit_configuration",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 27 },
                Field { name: "size_log2", port: 28 },
                Field { name: "layout", port: 29 },
                Field { name: "signal", port: 30 },
                Field { name: "completion", port: 31 },
                Field { name: "ring_space", port: 32 },
                Field { name: "data_space", port: 33 },
                Field { name: "base_address", port: 34 },
                Field { name: "tail_address", port: 35 },
                Field { name: "completion_address", port: 36 },
                Field { name: "fetch_operation", port: 37 },
                Field { name: "fetch_lines", port: 38 },
                Field { name: "prefetch_operation", port: 39 },
                Field { name: "prefetch_lines", port: 40 },
                Field { name: "poll_operation", port: 41 },
                Field { name: "poll_interval_cycles", port: 42 },
                Field { name: "event_driven", port: 43 },
                Field { name: "completion_operation", port: 44 },
                Field { name: "data_operation", port: 45 },
                Field { name: "batch", port: 46 },
                Field { name: "batch_timeout_cycles", port: 47 },
                Field { name: "starve_cycles", port: 48 },
                Field { name: "interrupt_packets", port: 49 },
                Field { name: "interrupt_delay_cycles", port: 50 },
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
                Field { name: "begin_address", port: 51 },
                Field { name: "end_address", port: 52 },
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
                Field { name: "begin_address", port: 53 },
                Field { name: "end_address", port: 54 },
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
                Field { name: "begin_address", port: 55 },
                Field { name: "end_address", port: 56 },
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
                Field { name: "begin_address", port: 57 },
                Field { name: "end_address", port: 58 },
            ],
        },
        Group {
            name: "receive_tail",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(59),
            ready: None,
            fields: &[Field { name: "tail", port: 60 }],
        },
        Group {
            name: "transmit_tail",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(61),
            ready: None,
            fields: &[Field { name: "tail", port: 62 }],
        },
        Group {
            name: "refused",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Credit",
            valid: Some(63),
            ready: None,
            fields: &[],
        },
        Group {
            name: "request",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::ReceiveRequest",
            valid: Some(64),
            ready: Some(65),
            fields: &[
                Field { name: "length_bytes", port: 66 },
                Field { name: "protocol", port: 67 },
                Field { name: "checksum", port: 68 },
                Field { name: "flow_hash", port: 69 },
            ],
        },
        Group {
            name: "receive_segment",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(70),
            ready: Some(71),
            fields: &[
                Field { name: "drop", port: 72 },
                Field { name: "address", port: 73 },
                Field { name: "length_bytes", port: 74 },
                Field { name: "last", port: 75 },
                Field { name: "packet_length_bytes", port: 76 },
                Field { name: "ring", port: 77 },
                Field { name: "operation", port: 78 },
                Field { name: "space", port: 79 },
                Field { name: "checksum", port: 80 },
            ],
        },
        Group {
            name: "receive_done",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(81),
            ready: None,
            fields: &[
                Field { name: "ring", port: 82 },
                Field { name: "last", port: 83 },
                Field { name: "failed", port: 84 },
            ],
        },
        Group {
            name: "transmit_segment",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(85),
            ready: Some(86),
            fields: &[
                Field { name: "drop", port: 87 },
                Field { name: "address", port: 88 },
                Field { name: "length_bytes", port: 89 },
                Field { name: "last", port: 90 },
                Field { name: "packet_length_bytes", port: 91 },
                Field { name: "ring", port: 92 },
                Field { name: "operation", port: 93 },
                Field { name: "space", port: 94 },
                Field { name: "checksum", port: 95 },
            ],
        },
        Group {
            name: "transmit_done",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(96),
            ready: None,
            fields: &[
                Field { name: "ring", port: 97 },
                Field { name: "last", port: 98 },
                Field { name: "failed", port: 99 },
            ],
        },
        Group {
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(100),
            ready: Some(101),
            fields: &[
                Field { name: "operation", port: 102 },
                Field { name: "space", port: 103 },
                Field { name: "line_address", port: 104 },
                Field { name: "data", port: 105 },
                Field { name: "byte_enable", port: 106 },
                Field { name: "tag", port: 107 },
            ],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(108),
            ready: Some(109),
            fields: &[
                Field { name: "tag", port: 110 },
                Field { name: "status", port: 111 },
                Field { name: "data", port: 112 },
            ],
        },
        Group {
            name: "interrupt",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Interrupt",
            valid: Some(113),
            ready: Some(114),
            fields: &[Field { name: "vector", port: 115 }],
        },
        Group {
            name: "receive_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 116 },
                Field { name: "fault", port: 117 },
                Field { name: "posted", port: 118 },
                Field { name: "completed", port: 119 },
                Field { name: "packets", port: 120 },
                Field { name: "bytes", port: 121 },
                Field { name: "descriptors", port: 122 },
                Field { name: "polls", port: 123 },
                Field { name: "line_reads", port: 124 },
                Field { name: "completion_lines", port: 125 },
                Field { name: "index_writes", port: 126 },
                Field { name: "interrupts", port: 127 },
                Field { name: "stopped_drops", port: 128 },
                Field { name: "starved_drops", port: 129 },
                Field { name: "truncated", port: 130 },
                Field { name: "returned", port: 131 },
                Field { name: "poisoned", port: 132 },
                Field { name: "strays", port: 133 },
            ],
        },
        Group {
            name: "transmit_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "state", port: 134 },
                Field { name: "fault", port: 135 },
                Field { name: "posted", port: 136 },
                Field { name: "completed", port: 137 },
                Field { name: "packets", port: 138 },
                Field { name: "bytes", port: 139 },
                Field { name: "descriptors", port: 140 },
                Field { name: "polls", port: 141 },
                Field { name: "line_reads", port: 142 },
                Field { name: "completion_lines", port: 143 },
                Field { name: "index_writes", port: 144 },
                Field { name: "interrupts", port: 145 },
                Field { name: "stopped_drops", port: 146 },
                Field { name: "starved_drops", port: 147 },
                Field { name: "truncated", port: 148 },
                Field { name: "returned", port: 149 },
                Field { name: "poisoned", port: 150 },
                Field { name: "strays", port: 151 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 4, most: 4, after: "line_response" }),
        interval: Some(1),
        waits_on: &[
            "line_request",
            "line_response",
            "receive_segment",
            "transmit_segment",
            "receive_done",
            "transmit_done",
            "interrupt",
        ],
        source: "CXL-NIC 4.1, 4.2, 7.1",
    }),
};

/// The receive and the transmit half of a descriptor ring, from start to stop.
#[derive(Debug)]
pub struct RingEngineL8D16 {
    model: Model,
}

impl RingEngineL8D16 {
    /// The number of the ring.
    pub const RING: LevelInlet<Self, Bits<8>> = LevelInlet::new(0);

    /// How the receive half works.
    pub const RECEIVE_CONFIGURATION: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(1);

    /// How the receive half works.
    pub fn receive_configuration(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::RECEIVE_CONFIGURATION)
    }

    /// How the transmit half works.
    pub const TRANSMIT_CONFIGURATION: LevelInlet<Self, message::RingConfiguration> =
        LevelInlet::new(2);

    /// How the transmit half works.
    pub fn transmit_configuration(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::TRANSMIT_CONFIGURATION)
    }

    /// Memory in which buffers may be.
    pub const RANGE_0: LevelInlet<Self, message::RingRange> = LevelInlet::new(3);

    /// Memory in which buffers may be.
    pub fn range_0(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_0)
    }

    /// Memory in which buffers may be.
    pub const RANGE_1: LevelInlet<Self, message::RingRange> = LevelInlet::new(4);

    /// Memory in which buffers may be.
    pub fn range_1(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_1)
    }

    /// Memory in which buffers may be.
    pub const RANGE_2: LevelInlet<Self, message::RingRange> = LevelInlet::new(5);

    /// Memory in which buffers may be.
    pub fn range_2(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_2)
    }

    /// Memory in which buffers may be.
    pub const RANGE_3: LevelInlet<Self, message::RingRange> = LevelInlet::new(6);

    /// Memory in which buffers may be.
    pub fn range_3(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_3)
    }

    /// The host's count of buffers.
    pub const RECEIVE_TAIL: PulseInlet<Self, message::RingTail> = PulseInlet::new(7);

    /// The host's count of buffers.
    pub fn receive_tail(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::RECEIVE_TAIL)
    }

    /// The host's count of what is to be sent.
    pub const TRANSMIT_TAIL: PulseInlet<Self, message::RingTail> = PulseInlet::new(8);

    /// The host's count of what is to be sent.
    pub fn transmit_tail(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_TAIL)
    }

    /// A request of the ring was outside its ranges; it comes before the answer.
    pub const REFUSED: PulseInlet<Self, message::Credit> = PulseInlet::new(9);

    /// A request of the ring was outside its ranges; it comes before the answer.
    pub fn refused(&mut self) -> PulseInput<'_, message::Credit> {
        PulseInput::open(&mut self.model, Self::REFUSED)
    }

    /// Packets that have come.
    pub const REQUEST: Inlet<Self, message::ReceiveRequest> = Inlet::new(10);

    /// Packets that have come.
    pub fn request(&mut self) -> StreamInput<'_, message::ReceiveRequest> {
        StreamInput::open(&mut self.model, Self::REQUEST)
    }

    /// Where they are to be written.
    pub const RECEIVE_SEGMENT: Outlet<Self, message::PacketSegment> = Outlet::new(11);

    /// Where they are to be written.
    pub fn receive_segment(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::RECEIVE_SEGMENT)
    }

    /// What has been written, in order.
    pub const RECEIVE_DONE: PulseInlet<Self, message::SegmentDone> = PulseInlet::new(12);

    /// What has been written, in order.
    pub fn receive_done(&mut self) -> PulseInput<'_, message::SegmentDone> {
        PulseInput::open(&mut self.model, Self::RECEIVE_DONE)
    }

    /// What is to be sent.
    pub const TRANSMIT_SEGMENT: Outlet<Self, message::PacketSegment> = Outlet::new(13);

    /// What is to be sent.
    pub fn transmit_segment(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::TRANSMIT_SEGMENT)
    }

    /// What has been read, in order.
    pub const TRANSMIT_DONE: PulseInlet<Self, message::SegmentDone> = PulseInlet::new(14);

    /// What has been read, in order.
    pub fn transmit_done(&mut self) -> PulseInput<'_, message::SegmentDone> {
        PulseInput::open(&mut self.model, Self::TRANSMIT_DONE)
    }

    /// Requests for lines of the ring.
    pub const LINE_REQUEST: Outlet<Self, message::LineRequest> = Outlet::new(15);

    /// Requests for lines of the ring.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::LineRequest> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// Their answers.
    pub const LINE_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(16);

    /// Their answers.
    pub fn line_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// Interrupts of both halves.
    pub const INTERRUPT: Outlet<Self, message::Interrupt> = Outlet::new(17);

    /// Interrupts of both halves.
    pub fn interrupt(&mut self) -> StreamOutput<'_, message::Interrupt> {
        StreamOutput::open(&mut self.model, Self::INTERRUPT)
    }

    /// How the receive half stands.
    pub const RECEIVE_STATUS: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(18);

    /// How the receive half stands.
    pub fn receive_status(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::RECEIVE_STATUS)
    }

    /// How the transmit half stands.
    pub const TRANSMIT_STATUS: LevelOutlet<Self, message::RingStatus> = LevelOutlet::new(19);

    /// How the transmit half stands.
    pub fn transmit_status(&mut self) -> LevelOutput<'_, message::RingStatus> {
        LevelOutput::open(&mut self.model, Self::TRANSMIT_STATUS)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `ring`.
    pub fn ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(2)
    }

    /// Input port `receive_configuration_enable`.
    pub fn receive_configuration_enable(&mut self) -> Input<'_, bool> {
        self.model.input(3)
    }

    /// Input port `receive_configuration_size_log2`.
    pub fn receive_configuration_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(4)
    }

    /// Input port `receive_configuration_layout`.
    pub fn receive_configuration_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(5)
    }

    /// Input port `receive_configuration_signal`.
    pub fn receive_configuration_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(6)
    }

    /// Input port `receive_configuration_completion`.
    pub fn receive_configuration_completion(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Input port `receive_configuration_ring_space`.
    pub fn receive_configuration_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(8)
    }

    /// Input port `receive_configuration_data_space`.
    pub fn receive_configuration_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(9)
    }

    /// Input port `receive_configuration_base_address`.
    pub fn receive_configuration_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(10)
    }

    /// Input port `receive_configuration_tail_address`.
    pub fn receive_configuration_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(11)
    }

    /// Input port `receive_configuration_completion_address`.
    pub fn receive_configuration_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(12)
    }

    /// Input port `receive_configuration_fetch_operation`.
    pub fn receive_configuration_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(13)
    }

    /// Input port `receive_configuration_fetch_lines`.
    pub fn receive_configuration_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(14)
    }

    /// Input port `receive_configuration_prefetch_operation`.
    pub fn receive_configuration_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(15)
    }

    /// Input port `receive_configuration_prefetch_lines`.
    pub fn receive_configuration_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(16)
    }

    /// Input port `receive_configuration_poll_operation`.
    pub fn receive_configuration_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(17)
    }

    /// Input port `receive_configuration_poll_interval_cycles`.
    pub fn receive_configuration_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(18)
    }

    /// Input port `receive_configuration_event_driven`.
    pub fn receive_configuration_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(19)
    }

    /// Input port `receive_configuration_completion_operation`.
    pub fn receive_configuration_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(20)
    }

    /// Input port `receive_configuration_data_operation`.
    pub fn receive_configuration_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(21)
    }

    /// Input port `receive_configuration_batch`.
    pub fn receive_configuration_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(22)
    }

    /// Input port `receive_configuration_batch_timeout_cycles`.
    pub fn receive_configuration_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(23)
    }

    /// Input port `receive_configuration_starve_cycles`.
    pub fn receive_configuration_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(24)
    }

    /// Input port `receive_configuration_interrupt_packets`.
    pub fn receive_configuration_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(25)
    }

    /// Input port `receive_configuration_interrupt_delay_cycles`.
    pub fn receive_configuration_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(26)
    }

    /// Input port `transmit_configuration_enable`.
    pub fn transmit_configuration_enable(&mut self) -> Input<'_, bool> {
        self.model.input(27)
    }

    /// Input port `transmit_configuration_size_log2`.
    pub fn transmit_configuration_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(28)
    }

    /// Input port `transmit_configuration_layout`.
    pub fn transmit_configuration_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(29)
    }

    /// Input port `transmit_configuration_signal`.
    pub fn transmit_configuration_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(30)
    }

    /// Input port `transmit_configuration_completion`.
    pub fn transmit_configuration_completion(&mut self) -> Input<'_, bool> {
        self.model.input(31)
    }

    /// Input port `transmit_configuration_ring_space`.
    pub fn transmit_configuration_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(32)
    }

    /// Input port `transmit_configuration_data_space`.
    pub fn transmit_configuration_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(33)
    }

    /// Input port `transmit_configuration_base_address`.
    pub fn transmit_configuration_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(34)
    }

    /// Input port `transmit_configuration_tail_address`.
    pub fn transmit_configuration_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(35)
    }

    /// Input port `transmit_configuration_completion_address`.
    pub fn transmit_configuration_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(36)
    }

    /// Input port `transmit_configuration_fetch_operation`.
    pub fn transmit_configuration_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(37)
    }

    /// Input port `transmit_configuration_fetch_lines`.
    pub fn transmit_configuration_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(38)
    }

    /// Input port `transmit_configuration_prefetch_operation`.
    pub fn transmit_configuration_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(39)
    }

    /// Input port `transmit_configuration_prefetch_lines`.
    pub fn transmit_configuration_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(40)
    }

    /// Input port `transmit_configuration_poll_operation`.
    pub fn transmit_configuration_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(41)
    }

    /// Input port `transmit_configuration_poll_interval_cycles`.
    pub fn transmit_configuration_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(42)
    }

    /// Input port `transmit_configuration_event_driven`.
    pub fn transmit_configuration_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(43)
    }

    /// Input port `transmit_configuration_completion_operation`.
    pub fn transmit_configuration_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(44)
    }

    /// Input port `transmit_configuration_data_operation`.
    pub fn transmit_configuration_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(45)
    }

    /// Input port `transmit_configuration_batch`.
    pub fn transmit_configuration_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(46)
    }

    /// Input port `transmit_configuration_batch_timeout_cycles`.
    pub fn transmit_configuration_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(47)
    }

    /// Input port `transmit_configuration_starve_cycles`.
    pub fn transmit_configuration_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(48)
    }

    /// Input port `transmit_configuration_interrupt_packets`.
    pub fn transmit_configuration_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(49)
    }

    /// Input port `transmit_configuration_interrupt_delay_cycles`.
    pub fn transmit_configuration_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(50)
    }

    /// Input port `range_0_begin_address`.
    pub fn range_0_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(51)
    }

    /// Input port `range_0_end_address`.
    pub fn range_0_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(52)
    }

    /// Input port `range_1_begin_address`.
    pub fn range_1_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(53)
    }

    /// Input port `range_1_end_address`.
    pub fn range_1_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(54)
    }

    /// Input port `range_2_begin_address`.
    pub fn range_2_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(55)
    }

    /// Input port `range_2_end_address`.
    pub fn range_2_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(56)
    }

    /// Input port `range_3_begin_address`.
    pub fn range_3_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(57)
    }

    /// Input port `range_3_end_address`.
    pub fn range_3_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(58)
    }

    /// Input port `receive_tail_valid`.
    pub fn receive_tail_valid(&mut self) -> Input<'_, bool> {
        self.model.input(59)
    }

    /// Input port `receive_tail_tail`.
    pub fn receive_tail_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(60)
    }

    /// Input port `transmit_tail_valid`.
    pub fn transmit_tail_valid(&mut self) -> Input<'_, bool> {
        self.model.input(61)
    }

    /// Input port `transmit_tail_tail`.
    pub fn transmit_tail_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(62)
    }

    /// Input port `refused_valid`.
    pub fn refused_valid(&mut self) -> Input<'_, bool> {
        self.model.input(63)
    }

    /// Input port `request_valid`.
    pub fn request_valid(&mut self) -> Input<'_, bool> {
        self.model.input(64)
    }

    /// Output port `request_ready`.
    pub fn request_ready(&self) -> Output<'_, bool> {
        self.model.output(65)
    }

    /// Input port `request_length_bytes`.
    pub fn request_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(66)
    }

    /// Input port `request_protocol`.
    pub fn request_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(67)
    }

    /// Input port `request_checksum`.
    pub fn request_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(68)
    }

    /// Input port `request_flow_hash`.
    pub fn request_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(69)
    }

    /// Output port `receive_segment_valid`.
    pub fn receive_segment_valid(&self) -> Output<'_, bool> {
        self.model.output(70)
    }

    /// Input port `receive_segment_ready`.
    pub fn receive_segment_ready(&mut self) -> Input<'_, bool> {
        self.model.input(71)
    }

    /// Output port `receive_segment_drop`.
    pub fn receive_segment_drop(&self) -> Output<'_, bool> {
        self.model.output(72)
    }

    /// Output port `receive_segment_address`.
    pub fn receive_segment_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(73)
    }

    /// Output port `receive_segment_length_bytes`.
    pub fn receive_segment_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(74)
    }

    /// Output port `receive_segment_last`.
    pub fn receive_segment_last(&self) -> Output<'_, bool> {
        self.model.output(75)
    }

    /// Output port `receive_segment_packet_length_bytes`.
    pub fn receive_segment_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(76)
    }

    /// Output port `receive_segment_ring`.
    pub fn receive_segment_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(77)
    }

    /// Output port `receive_segment_operation`.
    pub fn receive_segment_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(78)
    }

    /// Output port `receive_segment_space`.
    pub fn receive_segment_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(79)
    }

    /// Output port `receive_segment_checksum`.
    pub fn receive_segment_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(80)
    }

    /// Input port `receive_done_valid`.
    pub fn receive_done_valid(&mut self) -> Input<'_, bool> {
        self.model.input(81)
    }

    /// Input port `receive_done_ring`.
    pub fn receive_done_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(82)
    }

    /// Input port `receive_done_last`.
    pub fn receive_done_last(&mut self) -> Input<'_, bool> {
        self.model.input(83)
    }

    /// Input port `receive_done_failed`.
    pub fn receive_done_failed(&mut self) -> Input<'_, bool> {
        self.model.input(84)
    }

    /// Output port `transmit_segment_valid`.
    pub fn transmit_segment_valid(&self) -> Output<'_, bool> {
        self.model.output(85)
    }

    /// Input port `transmit_segment_ready`.
    pub fn transmit_segment_ready(&mut self) -> Input<'_, bool> {
        self.model.input(86)
    }

    /// Output port `transmit_segment_drop`.
    pub fn transmit_segment_drop(&self) -> Output<'_, bool> {
        self.model.output(87)
    }

    /// Output port `transmit_segment_address`.
    pub fn transmit_segment_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(88)
    }

    /// Output port `transmit_segment_length_bytes`.
    pub fn transmit_segment_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(89)
    }

    /// Output port `transmit_segment_last`.
    pub fn transmit_segment_last(&self) -> Output<'_, bool> {
        self.model.output(90)
    }

    /// Output port `transmit_segment_packet_length_bytes`.
    pub fn transmit_segment_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(91)
    }

    /// Output port `transmit_segment_ring`.
    pub fn transmit_segment_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(92)
    }

    /// Output port `transmit_segment_operation`.
    pub fn transmit_segment_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(93)
    }

    /// Output port `transmit_segment_space`.
    pub fn transmit_segment_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(94)
    }

    /// Output port `transmit_segment_checksum`.
    pub fn transmit_segment_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(95)
    }

    /// Input port `transmit_done_valid`.
    pub fn transmit_done_valid(&mut self) -> Input<'_, bool> {
        self.model.input(96)
    }

    /// Input port `transmit_done_ring`.
    pub fn transmit_done_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(97)
    }

    /// Input port `transmit_done_last`.
    pub fn transmit_done_last(&mut self) -> Input<'_, bool> {
        self.model.input(98)
    }

    /// Input port `transmit_done_failed`.
    pub fn transmit_done_failed(&mut self) -> Input<'_, bool> {
        self.model.input(99)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(100)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(101)
    }

    /// Output port `line_request_operation`.
    pub fn line_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(102)
    }

    /// Output port `line_request_space`.
    pub fn line_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(103)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(104)
    }

    /// Output port `line_request_data`.
    pub fn line_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(105)
    }

    /// Output port `line_request_byte_enable`.
    pub fn line_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(106)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(107)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(108)
    }

    /// Output port `line_response_ready`.
    pub fn line_response_ready(&self) -> Output<'_, bool> {
        self.model.output(109)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(110)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(111)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(112)
    }

    /// Output port `interrupt_valid`.
    pub fn interrupt_valid(&self) -> Output<'_, bool> {
        self.model.output(113)
    }

    /// Input port `interrupt_ready`.
    pub fn interrupt_ready(&mut self) -> Input<'_, bool> {
        self.model.input(114)
    }

    /// Output port `interrupt_vector`.
    pub fn interrupt_vector(&self) -> Output<'_, Bits<9>> {
        self.model.output(115)
    }

    /// Output port `receive_status_state`.
    pub fn receive_status_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(116)
    }

    /// Output port `receive_status_fault`.
    pub fn receive_status_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(117)
    }

    /// Output port `receive_status_posted`.
    pub fn receive_status_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(118)
    }

    /// Output port `receive_status_completed`.
    pub fn receive_status_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(119)
    }

    /// Output port `receive_status_packets`.
    pub fn receive_status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(120)
    }

    /// Output port `receive_status_bytes`.
    pub fn receive_status_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(121)
    }

    /// Output port `receive_status_descriptors`.
    pub fn receive_status_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(122)
    }

    /// Output port `receive_status_polls`.
    pub fn receive_status_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(123)
    }

    /// Output port `receive_status_line_reads`.
    pub fn receive_status_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(124)
    }

    /// Output port `receive_status_completion_lines`.
    pub fn receive_status_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(125)
    }

    /// Output port `receive_status_index_writes`.
    pub fn receive_status_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(126)
    }

    /// Output port `receive_status_interrupts`.
    pub fn receive_status_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(127)
    }

    /// Output port `receive_status_stopped_drops`.
    pub fn receive_status_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(128)
    }

    /// Output port `receive_status_starved_drops`.
    pub fn receive_status_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(129)
    }

    /// Output port `receive_status_truncated`.
    pub fn receive_status_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(130)
    }

    /// Output port `receive_status_returned`.
    pub fn receive_status_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(131)
    }

    /// Output port `receive_status_poisoned`.
    pub fn receive_status_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(132)
    }

    /// Output port `receive_status_strays`.
    pub fn receive_status_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(133)
    }

    /// Output port `transmit_status_state`.
    pub fn transmit_status_state(&self) -> Output<'_, Bits<3>> {
        self.model.output(134)
    }

    /// Output port `transmit_status_fault`.
    pub fn transmit_status_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(135)
    }

    /// Output port `transmit_status_posted`.
    pub fn transmit_status_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(136)
    }

    /// Output port `transmit_status_completed`.
    pub fn transmit_status_completed(&self) -> Output<'_, Bits<32>> {
        self.model.output(137)
    }

    /// Output port `transmit_status_packets`.
    pub fn transmit_status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(138)
    }

    /// Output port `transmit_status_bytes`.
    pub fn transmit_status_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(139)
    }

    /// Output port `transmit_status_descriptors`.
    pub fn transmit_status_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(140)
    }

    /// Output port `transmit_status_polls`.
    pub fn transmit_status_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(141)
    }

    /// Output port `transmit_status_line_reads`.
    pub fn transmit_status_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(142)
    }

    /// Output port `transmit_status_completion_lines`.
    pub fn transmit_status_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(143)
    }

    /// Output port `transmit_status_index_writes`.
    pub fn transmit_status_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(144)
    }

    /// Output port `transmit_status_interrupts`.
    pub fn transmit_status_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(145)
    }

    /// Output port `transmit_status_stopped_drops`.
    pub fn transmit_status_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(146)
    }

    /// Output port `transmit_status_starved_drops`.
    pub fn transmit_status_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(147)
    }

    /// Output port `transmit_status_truncated`.
    pub fn transmit_status_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(148)
    }

    /// Output port `transmit_status_returned`.
    pub fn transmit_status_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(149)
    }

    /// Output port `transmit_status_poisoned`.
    pub fn transmit_status_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(150)
    }

    /// Output port `transmit_status_strays`.
    pub fn transmit_status_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(151)
    }
}

impl Device for RingEngineL8D16 {
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

impl Wrapper for RingEngineL8D16 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
