//! `line_to_pcie_t256_r512_p256` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "line_to_pcie_t256_r512_p256",
    summary: "Sends line requests as PCI Express memory reads and writes.",
    sources: Sources::Emitted(&[
        "line_to_pcie_t256_r512_p256.v",
        "fifo_line_request_d16.v",
        "fifo_word7_d16.v",
        "fifo_word9_d16.v",
        "id_pool_n256.v",
        "skid_buffer_identifier8.v",
        "skid_buffer_pcie_completion.v",
    ]),
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
        Port::output("line_response_valid", 1, Some(0)),
        Port::input("line_response_ready", 1, Some(0)),
        Port::output("line_response_tag", 8, Some(0)),
        Port::output("line_response_status", 1, Some(0)),
        Port::output("line_response_data", 512, Some(0)),
        Port::output("pcie_request_valid", 1, Some(0)),
        Port::input("pcie_request_ready", 1, Some(0)),
        Port::output("pcie_request_request_type", 1, Some(0)),
        Port::output("pcie_request_address", 64, Some(0)),
        Port::output("pcie_request_length", 10, Some(0)),
        Port::output("pcie_request_tag", 8, Some(0)),
        Port::output("pcie_request_first_dw_be", 4, Some(0)),
        Port::output("pcie_request_last_dw_be", 4, Some(0)),
        Port::output("pcie_request_data", 512, Some(0)),
        Port::output("pcie_request_last", 1, Some(0)),
        Port::input("pcie_completion_valid", 1, Some(0)),
        Port::output("pcie_completion_ready", 1, Some(0)),
        Port::input("pcie_completion_status", 3, Some(0)),
        Port::input("pcie_completion_poisoned", 1, Some(0)),
        Port::input("pcie_completion_tag", 8, Some(0)),
        Port::input("pcie_completion_byte_count", 12, Some(0)),
        Port::input("pcie_completion_lower_address", 7, Some(0)),
        Port::input("pcie_completion_length", 10, Some(0)),
        Port::input("pcie_completion_data", 512, Some(0)),
        Port::input("pcie_completion_last", 1, Some(0)),
        Port::output("status_first_fault", 3, Some(0)),
        Port::output("status_reads", 32, Some(0)),
        Port::output("status_writes", 32, Some(0)),
        Port::output("status_refused_requests", 16, Some(0)),
        Port::output("status_unexpected_completions", 16, Some(0)),
        Port::output("status_wrong_byte_counts", 16, Some(0)),
        Port::output("status_too_long", 16, Some(0)),
        Port::output("status_failed_requests", 16, Some(0)),
        Port::output("status_poisoned_lines", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "line_request",
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
            name: "line_response",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::LineResponse",
            valid: Some(10),
            ready: Some(11),
            fields: &[
                Field { name: "tag", port: 12 },
                Field { name: "status", port: 13 },
                Field { name: "data", port: 14 },
            ],
        },
        Group {
            name: "pcie_request",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PcieRequest",
            valid: Some(15),
            ready: Some(16),
            fields: &[
                Field { name: "request_type", port: 17 },
                Field { name: "address", port: 18 },
                Field { name: "length", port: 19 },
                Field { name: "tag", port: 20 },
                Field { name: "first_dw_be", port: 21 },
                Field { name: "last_dw_be", port: 22 },
                Field { name: "data", port: 23 },
                Field { name: "last", port: 24 },
            ],
        },
        Group {
            name: "pcie_completion",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::PcieCompletion",
            valid: Some(25),
            ready: Some(26),
            fields: &[
                Field { name: "status", port: 27 },
                Field { name: "poisoned", port: 28 },
                Field { name: "tag", port: 29 },
                Field { name: "byte_count", port: 30 },
                Field { name: "lower_address", port: 31 },
                Field { name: "length", port: 32 },
                Field { name: "data", port: 33 },
                Field { name: "last", port: 34 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PcieStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "first_fault", port: 35 },
                Field { name: "reads", port: 36 },
                Field { name: "writes", port: 37 },
                Field { name: "refused_requests", port: 38 },
                Field { name: "unexpected_completions", port: 39 },
                Field { name: "wrong_byte_counts", port: 40 },
                Field { name: "too_long", port: 41 },
                Field { name: "failed_requests", port: 42 },
                Field { name: "poisoned_lines", port: 43 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 3, most: 3, after: "line_request" }),
        interval: Some(1),
        waits_on: &["pcie_request", "pcie_completion", "line_response"],
        source: "CXL-NIC 6; PCI Express Base 2.2, 2.4",
    }),
};

/// Sends line requests as PCI Express memory reads and writes.
#[derive(Debug)]
pub struct LineToPcieT256R512P256 {
    model: Model,
}

impl LineToPcieT256R512P256 {
    /// What is asked for.
    pub const LINE_REQUEST: Inlet<Self, message::LineRequest> = Inlet::new(0);

    /// What is asked for.
    pub fn line_request(&mut self) -> StreamInput<'_, message::LineRequest> {
        StreamInput::open(&mut self.model, Self::LINE_REQUEST)
    }

    /// The answers, in any order.
    pub const LINE_RESPONSE: Outlet<Self, message::LineResponse> = Outlet::new(1);

    /// The answers, in any order.
    pub fn line_response(&mut self) -> StreamOutput<'_, message::LineResponse> {
        StreamOutput::open(&mut self.model, Self::LINE_RESPONSE)
    }

    /// Packets to the host.
    pub const PCIE_REQUEST: Outlet<Self, message::PcieRequest> = Outlet::new(2);

    /// Packets to the host.
    pub fn pcie_request(&mut self) -> StreamOutput<'_, message::PcieRequest> {
        StreamOutput::open(&mut self.model, Self::PCIE_REQUEST)
    }

    /// Packets from the host.
    pub const PCIE_COMPLETION: Inlet<Self, message::PcieCompletion> = Inlet::new(3);

    /// Packets from the host.
    pub fn pcie_completion(&mut self) -> StreamInput<'_, message::PcieCompletion> {
        StreamInput::open(&mut self.model, Self::PCIE_COMPLETION)
    }

    /// What has come and gone.
    pub const STATUS: LevelOutlet<Self, message::PcieStatus> = LevelOutlet::new(4);

    /// What has come and gone.
    pub fn status(&mut self) -> LevelOutput<'_, message::PcieStatus> {
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

    /// Output port `line_response_valid`.
    pub fn line_response_valid(&self) -> Output<'_, bool> {
        self.model.output(10)
    }

    /// Input port `line_response_ready`.
    pub fn line_response_ready(&mut self) -> Input<'_, bool> {
        self.model.input(11)
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

    /// Output port `pcie_request_valid`.
    pub fn pcie_request_valid(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Input port `pcie_request_ready`.
    pub fn pcie_request_ready(&mut self) -> Input<'_, bool> {
        self.model.input(16)
    }

    /// Output port `pcie_request_request_type`.
    pub fn pcie_request_request_type(&self) -> Output<'_, bool> {
        self.model.output(17)
    }

    /// Output port `pcie_request_address`.
    pub fn pcie_request_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(18)
    }

    /// Output port `pcie_request_length`.
    pub fn pcie_request_length(&self) -> Output<'_, Bits<10>> {
        self.model.output(19)
    }

    /// Output port `pcie_request_tag`.
    pub fn pcie_request_tag(&self) -> Output<'_, Bits<8>> {
        self.model.output(20)
    }

    /// Output port `pcie_request_first_dw_be`.
    pub fn pcie_request_first_dw_be(&self) -> Output<'_, Bits<4>> {
        self.model.output(21)
    }

    /// Output port `pcie_request_last_dw_be`.
    pub fn pcie_request_last_dw_be(&self) -> Output<'_, Bits<4>> {
        self.model.output(22)
    }

    /// Output port `pcie_request_data`.
    pub fn pcie_request_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(23)
    }

    /// Output port `pcie_request_last`.
    pub fn pcie_request_last(&self) -> Output<'_, bool> {
        self.model.output(24)
    }

    /// Input port `pcie_completion_valid`.
    pub fn pcie_completion_valid(&mut self) -> Input<'_, bool> {
        self.model.input(25)
    }

    /// Output port `pcie_completion_ready`.
    pub fn pcie_completion_ready(&self) -> Output<'_, bool> {
        self.model.output(26)
    }

    /// Input port `pcie_completion_status`.
    pub fn pcie_completion_status(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(27)
    }

    /// Input port `pcie_completion_poisoned`.
    pub fn pcie_completion_poisoned(&mut self) -> Input<'_, bool> {
        self.model.input(28)
    }

    /// Input port `pcie_completion_tag`.
    pub fn pcie_completion_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(29)
    }

    /// Input port `pcie_completion_byte_count`.
    pub fn pcie_completion_byte_count(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(30)
    }

    /// Input port `pcie_completion_lower_address`.
    pub fn pcie_completion_lower_address(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(31)
    }

    /// Input port `pcie_completion_length`.
    pub fn pcie_completion_length(&mut self) -> Input<'_, Bits<10>> {
        self.model.input(32)
    }

    /// Input port `pcie_completion_data`.
    pub fn pcie_completion_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(33)
    }

    /// Input port `pcie_completion_last`.
    pub fn pcie_completion_last(&mut self) -> Input<'_, bool> {
        self.model.input(34)
    }

    /// Output port `status_first_fault`.
    pub fn status_first_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(35)
    }

    /// Output port `status_reads`.
    pub fn status_reads(&self) -> Output<'_, Bits<32>> {
        self.model.output(36)
    }

    /// Output port `status_writes`.
    pub fn status_writes(&self) -> Output<'_, Bits<32>> {
        self.model.output(37)
    }

    /// Output port `status_refused_requests`.
    pub fn status_refused_requests(&self) -> Output<'_, Bits<16>> {
        self.model.output(38)
    }

    /// Output port `status_unexpected_completions`.
    pub fn status_unexpected_completions(&self) -> Output<'_, Bits<16>> {
        self.model.output(39)
    }

    /// Output port `status_wrong_byte_counts`.
    pub fn status_wrong_byte_counts(&self) -> Output<'_, Bits<16>> {
        self.model.output(40)
    }

    /// Output port `status_too_long`.
    pub fn status_too_long(&self) -> Output<'_, Bits<16>> {
        self.model.output(41)
    }

    /// Output port `status_failed_requests`.
    pub fn status_failed_requests(&self) -> Output<'_, Bits<16>> {
        self.model.output(42)
    }

    /// Output port `status_poisoned_lines`.
    pub fn status_poisoned_lines(&self) -> Output<'_, Bits<16>> {
        self.model.output(43)
    }
}

impl Device for LineToPcieT256R512P256 {
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

impl Wrapper for LineToPcieT256R512P256 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
