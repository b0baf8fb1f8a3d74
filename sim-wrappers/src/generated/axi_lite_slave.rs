//! `axi_lite_slave` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "axi_lite_slave",
    summary: "Turns AXI4-Lite accesses into accesses of registers.",
    sources: Sources::Emitted(&["axi_lite_slave.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("write_address_valid", 1, Some(0)),
        Port::output("write_address_ready", 1, Some(0)),
        Port::input("write_address_address", 32, Some(0)),
        Port::input("write_data_valid", 1, Some(0)),
        Port::output("write_data_ready", 1, Some(0)),
        Port::input("write_data_data", 32, Some(0)),
        Port::input("write_data_strobe", 4, Some(0)),
        Port::output("write_response_valid", 1, Some(0)),
        Port::input("write_response_ready", 1, Some(0)),
        Port::output("write_response_response", 2, Some(0)),
        Port::input("read_address_valid", 1, Some(0)),
        Port::output("read_address_ready", 1, Some(0)),
        Port::input("read_address_address", 32, Some(0)),
        Port::output("read_data_valid", 1, Some(0)),
        Port::input("read_data_ready", 1, Some(0)),
        Port::output("read_data_data", 32, Some(0)),
        Port::output("read_data_response", 2, Some(0)),
        Port::output("access_valid", 1, Some(0)),
        Port::input("access_ready", 1, Some(0)),
        Port::output("access_address", 32, Some(0)),
        Port::output("access_write", 1, Some(0)),
        Port::output("access_data", 32, Some(0)),
        Port::output("access_byte_enable", 4, Some(0)),
        Port::input("answer_valid", 1, Some(0)),
        Port::output("answer_ready", 1, Some(0)),
        Port::input("answer_data", 32, Some(0)),
        Port::input("answer_refused", 1, Some(0)),
    ],
    groups: &[
        Group {
            name: "write_address",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiLiteAddress",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "address", port: 4 }],
        },
        Group {
            name: "write_data",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiLiteWriteData",
            valid: Some(5),
            ready: Some(6),
            fields: &[Field { name: "data", port: 7 }, Field { name: "strobe", port: 8 }],
        },
        Group {
            name: "write_response",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiLiteWriteResponse",
            valid: Some(9),
            ready: Some(10),
            fields: &[Field { name: "response", port: 11 }],
        },
        Group {
            name: "read_address",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiLiteAddress",
            valid: Some(12),
            ready: Some(13),
            fields: &[Field { name: "address", port: 14 }],
        },
        Group {
            name: "read_data",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiLiteReadData",
            valid: Some(15),
            ready: Some(16),
            fields: &[Field { name: "data", port: 17 }, Field { name: "response", port: 18 }],
        },
        Group {
            name: "access",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::RegisterAccess",
            valid: Some(19),
            ready: Some(20),
            fields: &[
                Field { name: "address", port: 21 },
                Field { name: "write", port: 22 },
                Field { name: "data", port: 23 },
                Field { name: "byte_enable", port: 24 },
            ],
        },
        Group {
            name: "answer",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(25),
            ready: Some(26),
            fields: &[Field { name: "data", port: 27 }, Field { name: "refused", port: 28 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "read_address" }),
        interval: Some(5),
        waits_on: &[
            "write_address",
            "write_data",
            "access",
            "answer",
            "write_response",
            "read_data",
        ],
        source: "design interfaces 2, F1 OCL",
    }),
};

/// Turns AXI4-Lite accesses into accesses of registers.
#[derive(Debug)]
pub struct AxiLiteSlave {
    model: Model,
}

impl AxiLiteSlave {
    /// Channel AW.
    pub const WRITE_ADDRESS: Inlet<Self, message::AxiLiteAddress> = Inlet::new(0);

    /// Channel AW.
    pub fn write_address(&mut self) -> StreamInput<'_, message::AxiLiteAddress> {
        StreamInput::open(&mut self.model, Self::WRITE_ADDRESS)
    }

    /// Channel W.
    pub const WRITE_DATA: Inlet<Self, message::AxiLiteWriteData> = Inlet::new(1);

    /// Channel W.
    pub fn write_data(&mut self) -> StreamInput<'_, message::AxiLiteWriteData> {
        StreamInput::open(&mut self.model, Self::WRITE_DATA)
    }

    /// Channel B.
    pub const WRITE_RESPONSE: Outlet<Self, message::AxiLiteWriteResponse> = Outlet::new(2);

    /// Channel B.
    pub fn write_response(&mut self) -> StreamOutput<'_, message::AxiLiteWriteResponse> {
        StreamOutput::open(&mut self.model, Self::WRITE_RESPONSE)
    }

    /// Channel AR.
    pub const READ_ADDRESS: Inlet<Self, message::AxiLiteAddress> = Inlet::new(3);

    /// Channel AR.
    pub fn read_address(&mut self) -> StreamInput<'_, message::AxiLiteAddress> {
        StreamInput::open(&mut self.model, Self::READ_ADDRESS)
    }

    /// Channel R.
    pub const READ_DATA: Outlet<Self, message::AxiLiteReadData> = Outlet::new(4);

    /// Channel R.
    pub fn read_data(&mut self) -> StreamOutput<'_, message::AxiLiteReadData> {
        StreamOutput::open(&mut self.model, Self::READ_DATA)
    }

    /// What the master asks of the registers.
    pub const ACCESS: Outlet<Self, message::RegisterAccess> = Outlet::new(5);

    /// What the master asks of the registers.
    pub fn access(&mut self) -> StreamOutput<'_, message::RegisterAccess> {
        StreamOutput::open(&mut self.model, Self::ACCESS)
    }

    /// What they say, one for each access.
    pub const ANSWER: Inlet<Self, message::RegisterAnswer> = Inlet::new(6);

    /// What they say, one for each access.
    pub fn answer(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::ANSWER)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `write_address_valid`.
    pub fn write_address_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `write_address_ready`.
    pub fn write_address_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `write_address_address`.
    pub fn write_address_address(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(4)
    }

    /// Input port `write_data_valid`.
    pub fn write_data_valid(&mut self) -> Input<'_, bool> {
        self.model.input(5)
    }

    /// Output port `write_data_ready`.
    pub fn write_data_ready(&self) -> Output<'_, bool> {
        self.model.output(6)
    }

    /// Input port `write_data_data`.
    pub fn write_data_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(7)
    }

    /// Input port `write_data_strobe`.
    pub fn write_data_strobe(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(8)
    }

    /// Output port `write_response_valid`.
    pub fn write_response_valid(&self) -> Output<'_, bool> {
        self.model.output(9)
    }

    /// Input port `write_response_ready`.
    pub fn write_response_ready(&mut self) -> Input<'_, bool> {
        self.model.input(10)
    }

    /// Output port `write_response_response`.
    pub fn write_response_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(11)
    }

    /// Input port `read_address_valid`.
    pub fn read_address_valid(&mut self) -> Input<'_, bool> {
        self.model.input(12)
    }

    /// Output port `read_address_ready`.
    pub fn read_address_ready(&self) -> Output<'_, bool> {
        self.model.output(13)
    }

    /// Input port `read_address_address`.
    pub fn read_address_address(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(14)
    }

    /// Output port `read_data_valid`.
    pub fn read_data_valid(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Input port `read_data_ready`.
    pub fn read_data_ready(&mut self) -> Input<'_, bool> {
        self.model.input(16)
    }

    /// Output port `read_data_data`.
    pub fn read_data_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(17)
    }

    /// Output port `read_data_response`.
    pub fn read_data_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(18)
    }

    /// Output port `access_valid`.
    pub fn access_valid(&self) -> Output<'_, bool> {
        self.model.output(19)
    }

    /// Input port `access_ready`.
    pub fn access_ready(&mut self) -> Input<'_, bool> {
        self.model.input(20)
    }

    /// Output port `access_address`.
    pub fn access_address(&self) -> Output<'_, Bits<32>> {
        self.model.output(21)
    }

    /// Output port `access_write`.
    pub fn access_write(&self) -> Output<'_, bool> {
        self.model.output(22)
    }

    /// Output port `access_data`.
    pub fn access_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(23)
    }

    /// Output port `access_byte_enable`.
    pub fn access_byte_enable(&self) -> Output<'_, Bits<4>> {
        self.model.output(24)
    }

    /// Input port `answer_valid`.
    pub fn answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(25)
    }

    /// Output port `answer_ready`.
    pub fn answer_ready(&self) -> Output<'_, bool> {
        self.model.output(26)
    }

    /// Input port `answer_data`.
    pub fn answer_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(27)
    }

    /// Input port `answer_refused`.
    pub fn answer_refused(&mut self) -> Input<'_, bool> {
        self.model.input(28)
    }
}

impl Device for AxiLiteSlave {
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

impl Wrapper for AxiLiteSlave {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
