//! `descriptor_reader_l32` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "descriptor_reader_l32",
    summary: "Reads the descriptors that the host has posted, ahead of their use.",
    sources: Sources::Emitted(&["descriptor_reader_l32.v"]),
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
        Port::input("range_0_begin_address", 52, Some(0)),
        Port::input("range_0_end_address", 52, Some(0)),
        Port::input("range_1_begin_address", 52, Some(0)),
        Port::input("range_1_end_address", 52, Some(0)),
        Port::input("range_2_begin_address", 52, Some(0)),
        Port::input("range_2_end_address", 52, Some(0)),
        Port::input("range_3_begin_address", 52, Some(0)),
        Port::input("range_3_end_address", 52, Some(0)),
        Port::input("control_run", 1, Some(0)),
        Port::input("control_wanted", 1, Some(0)),
        Port::input("control_issued", 32, Some(0)),
        Port::input("control_visible", 32, Some(0)),
        Port::input("tail_valid", 1, Some(0)),
        Port::input("tail_tail", 32, Some(0)),
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
        Port::output("descriptor_valid", 1, Some(0)),
        Port::input("descriptor_ready", 1, Some(0)),
        Port::output("descriptor_place", 16, Some(0)),
        Port::output("descriptor_address", 52, Some(0)),
        Port::output("descriptor_length_bytes", 14, Some(0)),
        Port::output("descriptor_last", 1, Some(0)),
        Port::output("descriptor_interrupt", 1, Some(0)),
        Port::output("descriptor_checksum", 2, Some(0)),
        Port::output("descriptor_ends_line", 1, Some(0)),
        Port::output("descriptor_fault", 4, Some(0)),
        Port::output("status_idle", 1, Some(0)),
        Port::output("status_fault", 4, Some(0)),
        Port::output("status_posted", 32, Some(0)),
        Port::output("status_polls", 64, Some(0)),
        Port::output("status_line_reads", 64, Some(0)),
        Port::output("status_stray_answers", 16, Some(0)),
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
            name: "range_0",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingRange",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "begin_address", port: 26 },
                Field { name: "end_address", port: 27 },
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
                Field { name: "begin_address", port: 28 },
                Field { name: "end_address", port: 29 },
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
                Field { name: "begin_address", port: 30 },
                Field { name: "end_address", port: 31 },
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
                Field { name: "begin_address", port: 32 },
                Field { name: "end_address", port: 33 },
            ],
        },
        Group {
            name: "control",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::ReaderControl",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "run", port: 34 },
                Field { name: "wanted", port: 35 },
                Field { name: "issued", port: 36 },
                Field { name: "visible", port: 37 },
            ],
        },
        Group {
            name: "tail",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTail",
            valid: Some(38),
            ready: None,
            fields: &[Field { name: "tail", port: 39 }],
        },
        Group {
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(40),
            ready: Some(41),
            fields: &[
                Field { name: "operation", port: 42 },
                Field { name: "space", port: 43 },
                Field { name: "line_address", port: 44 },
                Field { name: "data", port: 45 },
                Field { name: "byte_enable", port: 46 },
                Field { name: "tag", port: 47 },
            ],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(48),
            ready: Some(49),
            fields: &[
                Field { name: "tag", port: 50 },
                Field { name: "status", port: 51 },
                Field { name: "data", port: 52 },
            ],
        },
        Group {
            name: "descriptor",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RingDescriptor",
            valid: Some(53),
            ready: Some(54),
            fields: &[
                Field { name: "place", port: 55 },
                Field { name: "address", port: 56 },
                Field { name: "length_bytes", port: 57 },
                Field { name: "last", port: 58 },
                Field { name: "interrupt", port: 59 },
                Field { name: "checksum", port: 60 },
                Field { name: "ends_line", port: 61 },
                Field { name: "fault", port: 62 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::ReaderStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "idle", port: 63 },
                Field { name: "fault", port: 64 },
                Field { name: "posted", port: 65 },
                Field { name: "polls", port: 66 },
                Field { name: "line_reads", port: 67 },
                Field { name: "stray_answers", port: 68 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "line_response" }),
        interval: Some(1),
        waits_on: &["descriptor", "line_request", "line_response"],
        source: "CXL-NIC 4.2, 4.3; CC-NIC 3.2",
    }),
};

/// Reads the descriptors that the host has posted, ahead of their use.
#[derive(Debug)]
pub struct DescriptorReaderL32 {
    model: Model,
}

impl DescriptorReaderL32 {
    /// How the ring works.
    pub const CONFIGURATION: LevelInlet<Self, message::RingConfiguration> = LevelInlet::new(0);

    /// How the ring works.
    pub fn configuration(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::CONFIGURATION)
    }

    /// Memory in which buffers may be.
    pub const RANGE_0: LevelInlet<Self, message::RingRange> = LevelInlet::new(1);

    /// Memory in which buffers may be.
    pub fn range_0(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_0)
    }

    /// Memory in which buffers may be.
    pub const RANGE_1: LevelInlet<Self, message::RingRange> = LevelInlet::new(2);

    /// Memory in which buffers may be.
    pub fn range_1(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_1)
    }

    /// Memory in which buffers may be.
    pub const RANGE_2: LevelInlet<Self, message::RingRange> = LevelInlet::new(3);

    /// Memory in which buffers may be.
    pub fn range_2(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_2)
    }

    /// Memory in which buffers may be.
    pub const RANGE_3: LevelInlet<Self, message::RingRange> = LevelInlet::new(4);

    /// Memory in which buffers may be.
    pub fn range_3(&mut self) -> LevelInput<'_, message::RingRange> {
        LevelInput::open(&mut self.model, Self::RANGE_3)
    }

    /// What it is told.
    pub const CONTROL: LevelInlet<Self, message::ReaderControl> = LevelInlet::new(5);

    /// What it is told.
    pub fn control(&mut self) -> LevelInput<'_, message::ReaderControl> {
        LevelInput::open(&mut self.model, Self::CONTROL)
    }

    /// The host's count, where it comes as a pulse.
    pub const TAIL: PulseInlet<Self, message::RingTail> = PulseInlet::new(6);

    /// The host's count, where it comes as a pulse.
    pub fn tail(&mut self) -> PulseInput<'_, message::RingTail> {
        PulseInput::open(&mut self.model, Self::TAIL)
    }

    /// Requests for lines.
    pub const LINE_REQUEST: Outlet<Self, message::LineRequest> = Outlet::new(7);

    /// Requests for lines.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::LineRequest> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// Their answers.
    pub const LINE_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(8);

    /// Their answers.
    pub fn line_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// The descriptors.
    pub const DESCRIPTOR: Outlet<Self, message::RingDescriptor> = Outlet::new(9);

    /// The descriptors.
    pub fn descriptor(&mut self) -> StreamOutput<'_, message::RingDescriptor> {
        StreamOutput::open(&mut self.model, Self::DESCRIPTOR)
    }

    /// How it stands.
    pub const STATUS: LevelOutlet<Self, message::ReaderStatus> = LevelOutlet::new(10);

    /// How it stands.
    pub fn status(&mut self) -> LevelOutput<'_, message::ReaderStatus> {
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

    /// Input port `range_0_begin_address`.
    pub fn range_0_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(26)
    }

    /// Input port `range_0_end_address`.
    pub fn range_0_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(27)
    }

    /// Input port `range_1_begin_address`.
    pub fn range_1_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(28)
    }

    /// Input port `range_1_end_address`.
    pub fn range_1_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(29)
    }

    /// Input port `range_2_begin_address`.
    pub fn range_2_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(30)
    }

    /// Input port `range_2_end_address`.
    pub fn range_2_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(31)
    }

    /// Input port `range_3_begin_address`.
    pub fn range_3_begin_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(32)
    }

    /// Input port `range_3_end_address`.
    pub fn range_3_end_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(33)
    }

    /// Input port `control_run`.
    pub fn control_run(&mut self) -> Input<'_, bool> {
        self.model.input(34)
    }

    /// Input port `control_wanted`.
    pub fn control_wanted(&mut self) -> Input<'_, bool> {
        self.model.input(35)
    }

    /// Input port `control_issued`.
    pub fn control_issued(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(36)
    }

    /// Input port `control_visible`.
    pub fn control_visible(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(37)
    }

    /// Input port `tail_valid`.
    pub fn tail_valid(&mut self) -> Input<'_, bool> {
        self.model.input(38)
    }

    /// Input port `tail_tail`.
    pub fn tail_tail(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(39)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(40)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(41)
    }

    /// Output port `line_request_operation`.
    pub fn line_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(42)
    }

    /// Output port `line_request_space`.
    pub fn line_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(43)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(44)
    }

    /// Output port `line_request_data`.
    pub fn line_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(45)
    }

    /// Output port `line_request_byte_enable`.
    pub fn line_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(46)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(47)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(48)
    }

    /// Output port `line_response_ready`.
    pub fn line_response_ready(&self) -> Output<'_, bool> {
        self.model.output(49)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(50)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(51)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(52)
    }

    /// Output port `descriptor_valid`.
    pub fn descriptor_valid(&self) -> Output<'_, bool> {
        self.model.output(53)
    }

    /// Input port `descriptor_ready`.
    pub fn descriptor_ready(&mut self) -> Input<'_, bool> {
        self.model.input(54)
    }

    /// Output port `descriptor_place`.
    pub fn descriptor_place(&self) -> Output<'_, Bits<16>> {
        self.model.output(55)
    }

    /// Output port `descriptor_address`.
    pub fn descriptor_address(&self) -> Output<'_, Bits<52>> {
        self.model.output(56)
    }

    /// Output port `descriptor_length_bytes`.
    pub fn descriptor_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(57)
    }

    /// Output port `descriptor_last`.
    pub fn descriptor_last(&self) -> Output<'_, bool> {
        self.model.output(58)
    }

    /// Output port `descriptor_interrupt`.
    pub fn descriptor_interrupt(&self) -> Output<'_, bool> {
        self.model.output(59)
    }

    /// Output port `descriptor_checksum`.
    pub fn descriptor_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(60)
    }

    /// Output port `descriptor_ends_line`.
    pub fn descriptor_ends_line(&self) -> Output<'_, bool> {
        self.model.output(61)
    }

    /// Output port `descriptor_fault`.
    pub fn descriptor_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(62)
    }

    /// Output port `status_idle`.
    pub fn status_idle(&self) -> Output<'_, bool> {
        self.model.output(63)
    }

    /// Output port `status_fault`.
    pub fn status_fault(&self) -> Output<'_, Bits<4>> {
        self.model.output(64)
    }

    /// Output port `status_posted`.
    pub fn status_posted(&self) -> Output<'_, Bits<32>> {
        self.model.output(65)
    }

    /// Output port `status_polls`.
    pub fn status_polls(&self) -> Output<'_, Bits<64>> {
        self.model.output(66)
    }

    /// Output port `status_line_reads`.
    pub fn status_line_reads(&self) -> Output<'_, Bits<64>> {
        self.model.output(67)
    }

    /// Output port `status_stray_answers`.
    pub fn status_stray_answers(&self) -> Output<'_, Bits<16>> {
        self.model.output(68)
    }
}

impl Device for DescriptorReaderL32 {
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

impl Wrapper for DescriptorReaderL32 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
