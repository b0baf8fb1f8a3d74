//! `receive_match` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "receive_match",
    summary: "Gives received packets their place in the buffers of a ring.",
    sources: Sources::Emitted(&[
        "receive_match.v",
        "skid_buffer_packet_segment.v",
        "skid_buffer_receive_request.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("configuration_enable", 1, Some(0)),
        Port::input("configuration_size_log2", 5, Some(0)),
        Port::input("configuration_layout", 2, Some(0)),
        Port::input("configuration_signal", 2, Some(0)),
        Port::input("configuration_completion", 1, Some(0)),
        Port::input("configuration_ring_space", 2, Some(0)),
        Port::input("configuration_data_space", 2, Some(0)),
        Port::input("configuration_base_address", 52, Some(0)),
        Port::input("configuration_tail_address", 52, Some(0)),
        Port::input("configuration_completion_address", 52, Some(0)),
        Port::input("configuration_fetch_operation", 4, Some(0)),
        Port::input("configuration_fetch_lines", 7, Some(0)),
        Port::input("configuration_prefetch_operation", 4, Some(0)),
        Port::input("configuration_prefetch_lines", 7, Some(0)),
        Port::input("configuration_poll_operation", 4, Some(0)),
        Port::input("configuration_poll_interval_cycles", 16, Some(0)),
        Port::input("configuration_event_driven", 1, Some(0)),
        Port::input("configuration_completion_operation", 4, Some(0)),
        Port::input("configuration_data_operation", 4, Some(0)),
        Port::input("configuration_batch", 7, Some(0)),
        Port::input("configuration_batch_timeout_cycles", 16, Some(0)),
        Port::input("configuration_starve_cycles", 16, Some(0)),
        Port::input("configuration_interrupt_packets", 8, Some(0)),
        Port::input("configuration_interrupt_delay_cycles", 16, Some(0)),
        Port::input("control_accept", 1, Some(0)),
        Port::input("control_has_room", 1, Some(0)),
        Port::input("control_return_line", 1, Some(0)),
        Port::input("control_forget", 1, Some(0)),
        Port::input("ring", 8, Some(0)),
        Port::input("request_valid", 1, Some(0)),
        Port::output("request_ready", 1, Some(0)),
        Port::input("request_length_bytes", 14, Some(0)),
        Port::input("request_protocol", 3, Some(0)),
        Port::input("request_checksum", 2, Some(0)),
        Port::input("request_flow_hash", 32, Some(0)),
        Port::input("descriptor_valid", 1, Some(0)),
        Port::output("descriptor_ready", 1, Some(0)),
        Port::input("descriptor_place", 16, Some(0)),
        Port::input("descriptor_address", 52, Some(0)),
        Port::input("descriptor_length_bytes", 14, Some(0)),
        Port::input("descriptor_last", 1, Some(0)),
        Port::input("descriptor_interrupt", 1, Some(0)),
        Port::input("descriptor_checksum", 2, Some(0)),
        Port::input("descriptor_ends_line", 1, Some(0)),
        Port::input("descriptor_fault", 4, Some(0)),
        Port::output("segment_valid", 1, Some(0)),
        Port::input("segment_ready", 1, Some(0)),
        Port::output("segment_drop", 1, Some(0)),
        Port::output("segment_address", 52, Some(0)),
        Port::output("segment_length_bytes", 14, Some(0)),
        Port::output("segment_last", 1, Some(0)),
        Port::output("segment_packet_length_bytes", 14, Some(0)),
        Port::output("segment_ring", 8, Some(0)),
        Port::output("segment_operation", 4, Some(0)),
        Port::output("segment_space", 2, Some(0)),
        Port::output("segment_checksum", 2, Some(0)),
        Port::output("completion_valid", 1, Some(0)),
        Port::output("completion_slot", 2, Some(0)),
        Port::output("completion_address", 52, Some(0)),
        Port::output("completion_length_bytes", 14, Some(0)),
        Port::output("completion_last", 1, Some(0)),
        Port::output("completion_interrupt", 1, Some(0)),
        Port::output("completion_checksum", 2, Some(0)),
        Port::output("completion_protocol", 3, Some(0)),
        Port::output("completion_fault", 2, Some(0)),
        Port::output("completion_flow_hash", 32, Some(0)),
        Port::output("completion_ends_line", 1, Some(0)),
        Port::output("status_idle", 1, Some(0)),
        Port::output("status_wanted", 1, Some(0)),
        Port::output("status_fault", 4, Some(0)),
        Port::output("status_stopped_drops", 64, Some(0)),
        Port::output("status_starved_drops", 64, Some(0)),
        Port::output("status_truncated", 64, Some(0)),
    ],
    groups: &[
        Group {
            name: "configuration",
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
            name: "control",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MatchControl",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "accept", port: 26 },
                Field { name: "has_room", port: 27 },
                Field { name: "return_line", port: 28 },
                Field { name: "forget", port: 29 },
            ],
        },
        Group {
            name: "ring",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 30 }],
        },
        Group {
            name: "request",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::ReceiveRequest",
            valid: Some(31),
            ready: Some(32),
            fields: &[
                Field { name: "length_bytes", port: 33 },
                Field { name: "protocol", port: 34 },
                Field { name: "checksum", port: 35 },
                Field { name: "flow_hash", port: 36 },
            ],
        },
        Group {
            name: "descriptor",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingDescriptor",
            valid: Some(37),
            ready: Some(38),
            fields: &[
                Field { name: "place", port: 39 },
                Field { name: "address", port: 40 },
                Field { name: "length_bytes", port: 41 },
                Field { name: "last", port: 42 },
                Field { name: "interrupt", port: 43 },
                Field { name: "checksum", port: 44 },
                Field { name: "ends_line", port: 45 },
                Field { name: "fault", port: 46 },
            ],
        },
        Group {
            name: "segment",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketSegment",
            valid: Some(47),
            ready: Some(48),
            fields: &[
                Field { name: "drop", port: 49 },
                Field { name: "address", port: 50 },
                Field { name: "length_bytes", port: 51 },
                Field { name: "last", port: 52 },
                Field { name: "packet_length_bytes", port: 53 },
                Field { name: "ring", port: 54 },
                Field { name: "operation", port: 55 },
                Field { name: "space", port: 56 },
                Field { name: "checksum", port: 57 },
            ],
        },
        Group {
            name: "completion",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::DescriptorCompletion",
            valid: Some(58),
            ready: None,
            fields: &[
                Field { name: "slot", port: 59 },
                Field { name: "address", port: 60 },
                Field { name: "length_bytes", port: 61 },
                Field { name: "last", port: 62 },
                Field { name: "interrupt", port: 63 },
                Field { name: "checksum", port: 64 },
                Field { name: "protocol", port: 65 },
                Field { name: "fault", port: 66 },
                Field { name: "flow_hash", port: 67 },
                Field { name: "ends_line", port: 68 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MatchStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "idle", port: 69 },
                Field { name: "wanted", port: 70 },
                Field { name: "fault", port: 71 },
                Field { name: "stopped_drops", port: 72 },
                Field { name: "starved_drops", port: 73 },
                Field { name: "truncated", port: 74 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "request" }),
        interval: Some(1),
        waits_on: &["segment", "descriptor"],
        source: "CXL-NIC 2.2, 4.2",
    }),
};

/// Gives received packets their place in the buffers of a ring.
#[derive(Debug)]
pub struct ReceiveMatch {
    model: Model,
}

impl ReceiveMatch {
    /// How the ring works.
    pub const CONFIGURATION: LevelInlet<Self, message::RingConfiguration> = LevelInlet::new(0);

    /// How the ring works.
    pub fn configuration(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::CONFIGURATION)
    }

    /// What it is told.
    pub const CONTROL: LevelInlet<Self, message::MatchControl> = LevelInlet::new(1);

    /// What it is told.
    pub fn control(&mut self) -> LevelInput<'_, message::MatchControl> {
        LevelInput::open(&mut self.model, Self::CONTROL)
    }

    /// The number of the ring.
    pub const RING: LevelInlet<Self, Bits<8>> = LevelInlet::new(2);

    /// Packets that have come.
    pub const REQUEST: Inlet<Self, message::ReceiveRequest> = Inlet::new(3);

    /// Packets that have come.
    pub fn request(&mut self) -> StreamInput<'_, message::ReceiveRequest> {
        StreamInput::open(&mut self.model, Self::REQUEST)
    }

    /// Buffers of the host.
    pub const DESCRIPTOR: Inlet<Self, message::RingDescriptor> = Inlet::new(4);

    /// Buffers of the host.
    pub fn descriptor(&mut self) -> StreamInput<'_, message::RingDescriptor> {
        StreamInput::open(&mut self.model, Self::DESCRIPTOR)
    }

    /// Where packets are to be written.
    pub const SEGMENT: Outlet<Self, message::PacketSegment> = Outlet::new(5);

    /// Where packets are to be written.
    pub fn segment(&mut self) -> StreamOutput<'_, message::PacketSegment> {
        StreamOutput::open(&mut self.model, Self::SEGMENT)
    }

    /// Descriptors that were used, or are to be returned.
    pub const COMPLETION: PulseOutlet<Self, message::DescriptorCompletion> = PulseOutlet::new(6);

    /// Descriptors that were used, or are to be returned.
    pub fn completion(&mut self) -> PulseOutput<'_, message::DescriptorCompletion> {
        PulseOutput::open(&mut self.model, Self::COMPLETION)
    }

    /// How it stands.
    pub const STATUS: LevelOutlet<Self, message::MatchStatus> = LevelOutlet::new(7);

    /// How it stands.
    pub fn status(&mut self) -> LevelOutput<'_, message::MatchStatus> {
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

    /// Input port `configuration_enable`.
    pub fn configuration_enable(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `configuration_size_log2`.
    pub fn configuration_size_log2(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(3)
    }

    /// Input port `configuration_layout`.
    pub fn configuration_layout(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(4)
    }

    /// Input port `configuration_signal`.
    pub fn configuration_signal(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(5)
    }

    /// Input port `configuration_completion`.
    pub fn configuration_completion(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `configuration_ring_space`.
    pub fn configuration_ring_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(7)
    }

    /// Input port `configuration_data_space`.
    pub fn configuration_data_space(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(8)
    }

    /// Input port `configuration_base_address`.
    pub fn configuration_base_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(9)
    }

    /// Input port `configuration_tail_address`.
    pub fn configuration_tail_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(10)
    }

    /// Input port `configuration_completion_address`.
    pub fn configuration_completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(11)
    }

    /// Input port `configuration_fetch_operation`.
    pub fn configuration_fetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(12)
    }

    /// Input port `configuration_fetch_lines`.
    pub fn configuration_fetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(13)
    }

    /// Input port `configuration_prefetch_operation`.
    pub fn configuration_prefetch_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(14)
    }

    /// Input port `configuration_prefetch_lines`.
    pub fn configuration_prefetch_lines(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(15)
    }

    /// Input port `configuration_poll_operation`.
    pub fn configuration_poll_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(16)
    }

    /// Input port `configuration_poll_interval_cycles`.
    pub fn configuration_poll_interval_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(17)
    }

    /// Input port `configuration_event_driven`.
    pub fn configuration_event_driven(&mut self) -> Input<'_, bool> {
        self.model.input(18)
    }

    /// Input port `configuration_completion_operation`.
    pub fn configuration_completion_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(19)
    }

    /// Input port `configuration_data_operation`.
    pub fn configuration_data_operation(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(20)
    }

    /// Input port `configuration_batch`.
    pub fn configuration_batch(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(21)
    }

    /// Input port `configuration_batch_timeout_cycles`.
    pub fn configuration_batch_timeout_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(22)
    }

    /// Input port `configuration_starve_cycles`.
    pub fn configuration_starve_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(23)
    }

    /// Input port `configuration_interrupt_packets`.
    pub fn configuration_interrupt_packets(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(24)
    }

    /// Input port `configuration_interrupt_delay_cycles`.
    pub fn configuration_interrupt_delay_cycles(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(25)
    }

    /// Input port `control_accept`.
    pub fn control_accept(&mut self) -> Input<'_, bool> {
        self.model.input(26)
    }

    /// Input port `control_has_room`.
    pub fn control_has_room(&mut self) -> Input<'_, bool> {
        self.model.input(27)
    }

    /// Input port `control_return_line`.
    pub fn control_return_line(&mut self) -> Input<'_, bool> {
        self.model.input(28)
    }

    /// Input port `control_forget`.
    pub fn control_forget(&mut self) -> Input<'_, bool> {
        self.model.input(29)
    }

    /// Input port `ring`.
    pub fn ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(30)
    }

    /// Input port `request_valid`.
    pub fn request_valid(&mut self) -> Input<'_, bool> {
        self.model.input(31)
    }

    /// Output port `request_ready`.
    pub fn request_ready(&self) -> Output<'_, bool> {
        self.model.output(32)
    }

    /// Input port `request_length_bytes`.
    pub fn request_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(33)
    }

    /// Input port `request_protocol`.
    pub fn request_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(34)
    }

    /// Input port `request_checksum`.
    pub fn request_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(35)
    }

    /// Input port `request_flow_hash`.
    pub fn request_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(36)
    }

    /// Input port `descriptor_valid`.
    pub fn descriptor_valid(&mut self) -> Input<'_, bool> {
        self.model.input(37)
    }

    /// Output port `descriptor_ready`.
    pub fn descriptor_ready(&self) -> Output<'_, bool> {
        self.model.output(38)
    }

    /// Input port `descriptor_place`.
    pub fn descriptor_place(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(39)
    }

    /// Input port `descriptor_address`.
    pub fn descriptor_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(40)
    }

    /// Input port `descriptor_length_bytes`.
    pub fn descriptor_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(41)
    }

    /// Input port `descriptor_last`.
    pub fn descriptor_last(&mut self) -> Input<'_, bool> {
        self.model.input(42)
    }

    /// Input port `descriptor_interrupt`.
    pub fn descriptor_interrupt(&mut self) -> Input<'_, bool> {
        self.model.input(43)
    }

    /// Input port `descriptor_checksum`.
    pub fn descriptor_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(44)
    }

    /// Input port `descriptor_ends_line`.
    pub fn descriptor_ends_line(&mut self) -> Input<'_, bool> {
        self.model.input(45)
    }

    /// Input port `descriptor_fault`.
    pub fn descriptor_fault(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(46)
    }

    /// Output port `segment_valid`.
    pub fn segment_valid(&self) -> Output<'_, bool> {
        self.model.output(47)
    }

    /// Input port `segment_ready`.
    pub fn segment_ready(&mut self) -> Input<'_, bool> {
        self.model.input(48)
    }

    /// Output port `segment_drop`.
    pub fn segment_drop(&self) -> Output<'_, bool> {
        self.model.output(49)
    }

    /// Output port `segment_address`.
    pub fn segment_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(50)
    }

    /// Output port `segment_length_bytes`.
    pub fn segment_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(51)
    }

    /// Output port `segment_last`.
    pub fn segment_last(&self) -> Output<'_, bool> {
        self.model.output(52)
    }

    /// Output port `segment_packet_length_bytes`.
    pub fn segment_packet_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(53)
    }

    /// Output port `segment_ring`.
    pub fn segment_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(54)
    }

    /// Output port `segment_operation`.
    pub fn segment_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(55)
    }

    /// Output port `segment_space`.
    pub fn segment_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(56)
    }

    /// Output port `segment_checksum`.
    pub fn segment_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(57)
    }

    /// Output port `completion_valid`.
    pub fn completion_valid(&self) -> Output<'_, bool> {
        self.model.output(58)
    }

    /// Output port `completion_slot`.
    pub fn completion_slot(&self) -> Output<'_, Bits<2>> {
        self.model.output(59)
    }

    /// Output port `completion_address`.
    pub fn completion_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(60)
    }

    /// Output port `completion_length_bytes`.
    pub fn completion_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(61)
    }

    /// Output port `completion_last`.
    pub fn completion_last(&self) -> Output<'_, bool> {
        self.model.output(62)
    }

    /// Output port `completion_interrupt`.
    pub fn completion_interrupt(&self) -> Output<'_, bool> {
        self.model.output(63)
    }

    /// Output port `completion_checksum`.
    pub fn completion_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(64)
    }

    /// Output port `completion_protocol`.
    pub fn completion_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(65)
    }

    /// Output port `completion_fault`.
    pub fn completion_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(66)
    }

    /// Output port `completion_flow_hash`.
    pub fn completion_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(67)
    }

    /// Output port `completion_ends_line`.
    pub fn completion_ends_line(&self) -> Output<'_, bool> {
        self.model.output(68)
    }

    /// Output port `status_idle`.
    pub fn status_idle(&self) -> Output<'_, bool> {
        self.model.output(69)
    }

    /// Output port `status_wanted`.
    pub fn status_wanted(&self) -> Output<'_, bool> {
        self.model.output(70)
    }

    /// Output port `status_fault`.
    pub fn status_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(71)
    }

    /// Output port `status_stopped_drops`.
    pub fn status_stopped_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(72)
    }

    /// Output port `status_starved_drops`.
    pub fn status_starved_drops(&self) -> Output<'_, Bits<64>> {
        self.model.output(73)
    }

    /// Output port `status_truncated`.
    pub fn status_truncated(&self) -> Output<'_, Bits<64>> {
        self.model.output(74)
    }
}

impl Device for ReceiveMatch {
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

impl Wrapper for ReceiveMatch {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
