//! `completion_writer_w32_d512` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "completion_writer_w32_d512",
    summary: "Writes descriptors back when their packets are done, and says so.",
    sources: Sources::Emitted(&["completion_writer_w32_d512.v"]),
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
        Port::input("control_run", 1, Some(0)),
        Port::input("control_flush", 1, Some(0)),
        Port::input("vector_vector", 9, Some(0)),
        Port::input("completion_valid", 1, Some(0)),
        Port::input("completion_slot", 2, Some(0)),
        Port::input("completion_address", 52, Some(0)),
        Port::input("completion_length_bytes", 14, Some(0)),
        Port::input("completion_last", 1, Some(0)),
        Port::input("completion_interrupt", 1, Some(0)),
        Port::input("completion_checksum", 2, Some(0)),
        Port::input("completion_protocol", 3, Some(0)),
        Port::input("completion_fault", 2, Some(0)),
        Port::input("completion_flow_hash", 32, Some(0)),
        Port::input("completion_ends_line", 1, Some(0)),
        Port::input("segment_done_valid", 1, Some(0)),
        Port::input("segment_done_ring", 8, Some(0)),
        Port::input("segment_done_last", 1, Some(0)),
        Port::input("segment_done_failed", 1, Some(0)),
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
        Port::output("status_idle", 1, Some(0)),
        Port::output("status_return_line", 1, Some(0)),
        Port::output("status_has_room", 1, Some(0)),
        Port::output("status_failed", 1, Some(0)),
        Port::output("status_issued", 32, Some(0)),
        Port::output("status_visible", 32, Some(0)),
        Port::output("status_packets", 64, Some(0)),
        Port::output("status_bytes", 64, Some(0)),
        Port::output("status_descriptors", 64, Some(0)),
        Port::output("status_completion_lines", 64, Some(0)),
        Port::output("status_index_writes", 64, Some(0)),
        Port::output("status_returned", 64, Some(0)),
        Port::output("status_poisoned", 64, Some(0)),
        Port::output("status_interrupts", 64, Some(0)),
        Port::output("status_strays", 16, Some(0)),
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
            payload: "nic_spec::message::WriterControl",
            valid: None,
            ready: None,
            fields: &[Field { name: "run", port: 26 }, Field { name: "flush", port: 27 }],
        },
        Group {
            name: "vector",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Interrupt",
            valid: None,
            ready: None,
            fields: &[Field { name: "vector", port: 28 }],
        },
        Group {
            name: "completion",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::DescriptorCompletion",
            valid: Some(29),
            ready: None,
            fields: &[
                Field { name: "slot", port: 30 },
                Field { name: "address", port: 31 },
                Field { name: "length_bytes", port: 32 },
                Field { name: "last", port: 33 },
                Field { name: "interrupt", port: 34 },
                Field { name: "checksum", port: 35 },
                Field { name: "protocol", port: 36 },
                Field { name: "fault", port: 37 },
                Field { name: "flow_hash", port: 38 },
                Field { name: "ends_line", port: 39 },
            ],
        },
        Group {
            name: "segment_done",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::SegmentDone",
            valid: Some(40),
            ready: None,
            fields: &[
                Field { name: "ring", port: 41 },
                Field { name: "last", port: 42 },
                Field { name: "failed", port: 43 },
            ],
        },
        Group {
            name: "line_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineRequest",
            valid: Some(44),
            ready: Some(45),
            fields: &[
                Field { name: "operation", port: 46 },
                Field { name: "space", port: 47 },
                Field { name: "line_address", port: 48 },
                Field { name: "data", port: 49 },
                Field { name: "byte_enable", port: 50 },
                Field { name: "tag", port: 51 },
            ],
        },
        Group {
            name: "line_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(52),
            ready: Some(53),
            fields: &[
                Field { name: "tag", port: 54 },
                Field { name: "status", port: 55 },
                Field { name: "data", port: 56 },
            ],
        },
        Group {
            name: "interrupt",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Interrupt",
            valid: Some(57),
            ready: Some(58),
            fields: &[Field { name: "vector", port: 59 }],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::WriterStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "idle", port: 60 },
                Field { name: "return_line", port: 61 },
                Field { name: "has_room", port: 62 },
                Field { name: "failed", port: 63 },
                Field { name: "issued", port: 64 },
                Field { name: "visible", port: 65 },
                Field { name: "packets", port: 66 },
                Field { name: "bytes", port: 67 },
                Field { name: "descriptors", port: 68 },
                Field { name: "completion_lines", port: 69 },
                Field { name: "index_writes", port: 70 },
                Field { name: "returned", port: 71 },
                Field { name: "poisoned", port: 72 },
                Field { name: "interrupts", port: 73 },
                Field { name: "strays", port: 74 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 3, most: 3, after: "segment_done" }),
        interval: Some(1),
        waits_on: &["line_request", "line_response", "segment_done", "interrupt"],
        source: "CXL-NIC 4.2, 7.1; CC-NIC 3.2",
    }),
};

/// Writes descriptors back when their packets are done, and says so.
#[derive(Debug)]
pub struct CompletionWriterW32D512 {
    model: Model,
}

impl CompletionWriterW32D512 {
    /// How the ring works.
    pub const CONFIGURATION: LevelInlet<Self, message::RingConfiguration> = LevelInlet::new(0);

    /// How the ring works.
    pub fn configuration(&mut self) -> LevelInput<'_, message::RingConfiguration> {
        LevelInput::open(&mut self.model, Self::CONFIGURATION)
    }

    /// What it is told.
    pub const CONTROL: LevelInlet<Self, message::WriterControl> = LevelInlet::new(1);

    /// What it is told.
    pub fn control(&mut self) -> LevelInput<'_, message::WriterControl> {
        LevelInput::open(&mut self.model, Self::CONTROL)
    }

    /// What its interrupts say.
    pub const VECTOR: LevelInlet<Self, message::Interrupt> = LevelInlet::new(2);

    /// What its interrupts say.
    pub fn vector(&mut self) -> LevelInput<'_, message::Interrupt> {
        LevelInput::open(&mut self.model, Self::VECTOR)
    }

    /// Descriptors that were used, in order.
    pub const COMPLETION: PulseInlet<Self, message::DescriptorCompletion> = PulseInlet::new(3);

    /// Descriptors that were used, in order.
    pub fn completion(&mut self) -> PulseInput<'_, message::DescriptorCompletion> {
        PulseInput::open(&mut self.model, Self::COMPLETION)
    }

    /// Segments that are done, in order.
    pub const SEGMENT_DONE: PulseInlet<Self, message::SegmentDone> = PulseInlet::new(4);

    /// Segments that are done, in order.
    pub fn segment_done(&mut self) -> PulseInput<'_, message::SegmentDone> {
        PulseInput::open(&mut self.model, Self::SEGMENT_DONE)
    }

    /// Writes of lines, and of the device's count.
    pub const LINE_REQUEST: Outlet<Self, message::LineRequest> = Outlet::new(5);

    /// Writes of lines, and of the device's count.
    pub fn line_request(&mut self) -> StreamOutput<'_, message::LineRequest> {
        StreamOutput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// Their answers.
    pub const LINE_RESPONSE: Inlet<Self, message::LineResponse> = Inlet::new(6);

    /// Their answers.
    pub fn line_response(&mut self) -> StreamInput<'_, message::LineResponse> {
        StreamInput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// Interrupts.
    pub const INTERRUPT: Outlet<Self, message::Interrupt> = Outlet::new(7);

    /// Interrupts.
    pub fn interrupt(&mut self) -> StreamOutput<'_, message::Interrupt> {
        StreamOutput::open(&mut self.model, Self::INTERRUPT)
    }

    /// How it stands.
    pub const STATUS: LevelOutlet<Self, message::WriterStatus> = LevelOutlet::new(8);

    /// How it stands.
    pub fn status(&mut self) -> LevelOutput<'_, message::WriterStatus> {
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

    /// Input port `control_run`.
    pub fn control_run(&mut self) -> Input<'_, bool> {
        self.model.input(26)
    }

    /// Input port `control_flush`.
    pub fn control_flush(&mut self) -> Input<'_, bool> {
        self.model.input(27)
    }

    /// Input port `vector_vector`.
    pub fn vector_vector(&mut self) -> Input<'_, Bits<9>> {
        self.model.input(28)
    }

    /// Input port `completion_valid`.
    pub fn completion_valid(&mut self) -> Input<'_, bool> {
        self.model.input(29)
    }

    /// Input port `completion_slot`.
    pub fn completion_slot(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(30)
    }

    /// Input port `completion_address`.
    pub fn completion_address(&mut self) -> Input<'_, Bits<52>> {
        self.model.input(31)
    }

    /// Input port `completion_length_bytes`.
    pub fn completion_length_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(32)
    }

    /// Input port `completion_last`.
    pub fn completion_last(&mut self) -> Input<'_, bool> {
        self.model.input(33)
    }

    /// Input port `completion_interrupt`.
    pub fn completion_interrupt(&mut self) -> Input<'_, bool> {
        self.model.input(34)
    }

    /// Input port `completion_checksum`.
    pub fn completion_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(35)
    }

    /// Input port `completion_protocol`.
    pub fn completion_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(36)
    }

    /// Input port `completion_fault`.
    pub fn completion_fault(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(37)
    }

    /// Input port `completion_flow_hash`.
    pub fn completion_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(38)
    }

    /// Input port `completion_ends_line`.
    pub fn completion_ends_line(&mut self) -> Input<'_, bool> {
        self.model.input(39)
    }

    /// Input port `segment_done_valid`.
    pub fn segment_done_valid(&mut self) -> Input<'_, bool> {
        self.model.input(40)
    }

    /// Input port `segment_done_ring`.
    pub fn segment_done_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(41)
    }

    /// Input port `segment_done_last`.
    pub fn segment_done_last(&mut self) -> Input<'_, bool> {
        self.model.input(42)
    }

    /// Input port `segment_done_failed`.
    pub fn segment_done_failed(&mut self) -> Input<'_, bool> {
        self.model.input(43)
    }

    /// Output port `line_request_valid`.
    pub fn line_request_valid(&self) -> Output<'_, bool> {
        self.model.output(44)
    }

    /// Input port `line_request_ready`.
    pub fn line_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(45)
    }

    /// Output port `line_request_operation`.
    pub fn line_request_operation(&self) -> Output<'_, Bits<4>> {
        self.model.output(46)
    }

    /// Output port `line_request_space`.
    pub fn line_request_space(&self) -> Output<'_, Bits<2>> {
        self.model.output(47)
    }

    /// Output port `line_request_line_address`.
    pub fn line_request_line_address(&self) -> Output<'_, Bits<46>> {
        self.model.output(48)
    }

    /// Output port `line_request_data`.
    pub fn line_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(49)
    }

    /// Output port `line_request_byte_enable`.
    pub fn line_request_byte_enable(&self) -> Output<'_, Bits<64>> {
        self.model.output(50)
    }

    /// Output port `line_request_tag`.
    pub fn line_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(51)
    }

    /// Input port `line_response_valid`.
    pub fn line_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(52)
    }

    /// Output port `line_response_ready`.
    pub fn line_response_ready(&self) -> Output<'_, bool> {
        self.model.output(53)
    }

    /// Input port `line_response_tag`.
    pub fn line_response_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(54)
    }

    /// Input port `line_response_status`.
    pub fn line_response_status(&mut self) -> Input<'_, bool> {
        self.model.input(55)
    }

    /// Input port `line_response_data`.
    pub fn line_response_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(56)
    }

    /// Output port `interrupt_valid`.
    pub fn interrupt_valid(&self) -> Output<'_, bool> {
        self.model.output(57)
    }

    /// Input port `interrupt_ready`.
    pub fn interrupt_ready(&mut self) -> Input<'_, bool> {
        self.model.input(58)
    }

    /// Output port `interrupt_vector`.
    pub fn interrupt_vector(&self) -> Output<'_, Bits<9>> {
        self.model.output(59)
    }

    /// Output port `status_idle`.
    pub fn status_idle(&self) -> Output<'_, bool> {
        self.model.output(60)
    }

    /// Output port `status_return_line`.
    pub fn status_return_line(&self) -> Output<'_, bool> {
        self.model.output(61)
    }

    /// Output port `status_has_room`.
    pub fn status_has_room(&self) -> Output<'_, bool> {
        self.model.output(62)
    }

    /// Output port `status_failed`.
    pub fn status_failed(&self) -> Output<'_, bool> {
        self.model.output(63)
    }

    /// Output port `status_issued`.
    pub fn status_issued(&self) -> Output<'_, Bits<32>> {
        self.model.output(64)
    }

    /// Output port `status_visible`.
    pub fn status_visible(&self) -> Output<'_, Bits<32>> {
        self.model.output(65)
    }

    /// Output port `status_packets`.
    pub fn status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(66)
    }

    /// Output port `status_bytes`.
    pub fn status_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(67)
    }

    /// Output port `status_descriptors`.
    pub fn status_descriptors(&self) -> Output<'_, Bits<64>> {
        self.model.output(68)
    }

    /// Output port `status_completion_lines`.
    pub fn status_completion_lines(&self) -> Output<'_, Bits<64>> {
        self.model.output(69)
    }

    /// Output port `status_index_writes`.
    pub fn status_index_writes(&self) -> Output<'_, Bits<64>> {
        self.model.output(70)
    }

    /// Output port `status_returned`.
    pub fn status_returned(&self) -> Output<'_, Bits<64>> {
        self.model.output(71)
    }

    /// Output port `status_poisoned`.
    pub fn status_poisoned(&self) -> Output<'_, Bits<64>> {
        self.model.output(72)
    }

    /// Output port `status_interrupts`.
    pub fn status_interrupts(&self) -> Output<'_, Bits<64>> {
        self.model.output(73)
    }

    /// Output port `status_strays`.
    pub fn status_strays(&self) -> Output<'_, Bits<16>> {
        self.model.output(74)
    }
}

impl Device for CompletionWriterW32D512 {
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

impl Wrapper for CompletionWriterW32D512 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
