//! `axi_write_slave_b16_a8_i2` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "axi_write_slave_b16_a8_i2",
    summary: "Turns the beats of AXI4 writes into stores.",
    sources: Sources::Emitted(&[
        "axi_write_slave_b16_a8_i2.v",
        "skid_buffer_axi_address2.v",
        "skid_buffer_axi_write_data16.v",
        "skid_buffer_axi_write_response2.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("write_address_valid", 1, Some(0)),
        Port::output("write_address_ready", 1, Some(0)),
        Port::input("write_address_id", 2, Some(0)),
        Port::input("write_address_address", 64, Some(0)),
        Port::input("write_address_length", 8, Some(0)),
        Port::input("write_address_size", 3, Some(0)),
        Port::input("write_address_burst", 2, Some(0)),
        Port::input("write_data_valid", 1, Some(0)),
        Port::output("write_data_ready", 1, Some(0)),
        Port::input("write_data_data", 128, Some(0)),
        Port::input("write_data_strobe", 16, Some(0)),
        Port::input("write_data_last", 1, Some(0)),
        Port::output("write_response_valid", 1, Some(0)),
        Port::input("write_response_ready", 1, Some(0)),
        Port::output("write_response_id", 2, Some(0)),
        Port::output("write_response_response", 2, Some(0)),
        Port::output("mmio_write_valid", 1, Some(0)),
        Port::input("mmio_write_ready", 1, Some(0)),
        Port::output("mmio_write_line_address", 8, Some(0)),
        Port::output("mmio_write_data", 128, Some(0)),
        Port::output("mmio_write_byte_enable", 16, Some(0)),
        Port::input("enable", 1, Some(0)),
        Port::output("status_stores", 32, Some(0)),
        Port::output("status_refused_bursts", 16, Some(0)),
        Port::output("status_outside_bursts", 16, Some(0)),
        Port::output("status_misplaced_lasts", 16, Some(0)),
        Port::output("status_disabled_stores", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "write_address",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiAddress<2>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "id", port: 4 },
                Field { name: "address", port: 5 },
                Field { name: "length", port: 6 },
                Field { name: "size", port: 7 },
                Field { name: "burst", port: 8 },
            ],
        },
        Group {
            name: "write_data",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiWriteData<16>",
            valid: Some(9),
            ready: Some(10),
            fields: &[
                Field { name: "data", port: 11 },
                Field { name: "strobe", port: 12 },
                Field { name: "last", port: 13 },
            ],
        },
        Group {
            name: "write_response",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiWriteResponse<2>",
            valid: Some(14),
            ready: Some(15),
            fields: &[Field { name: "id", port: 16 }, Field { name: "response", port: 17 }],
        },
        Group {
            name: "mmio_write",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MmioWrite<8, 16>",
            valid: Some(18),
            ready: Some(19),
            fields: &[
                Field { name: "line_address", port: 20 },
                Field { name: "data", port: 21 },
                Field { name: "byte_enable", port: 22 },
            ],
        },
        Group {
            name: "enable",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 23 }],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiWriteStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "stores", port: 24 },
                Field { name: "refused_bursts", port: 25 },
                Field { name: "outside_bursts", port: 26 },
                Field { name: "misplaced_lasts", port: 27 },
                Field { name: "disabled_stores", port: 28 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 3, after: "write_data" }),
        interval: Some(1),
        waits_on: &["write_address", "write_data", "mmio_write", "write_response"],
        source: "design interfaces 2, F1 PCIS",
    }),
};

/// Turns the beats of AXI4 writes into stores.
#[derive(Debug)]
pub struct AxiWriteSlaveB16A8I2 {
    model: Model,
}

impl AxiWriteSlaveB16A8I2 {
    /// Channel AW.
    pub const WRITE_ADDRESS: Inlet<Self, message::AxiAddress<2>> = Inlet::new(0);

    /// Channel AW.
    pub fn write_address(&mut self) -> StreamInput<'_, message::AxiAddress<2>> {
        StreamInput::open(&mut self.model, Self::WRITE_ADDRESS)
    }

    /// Channel W.
    pub const WRITE_DATA: Inlet<Self, message::AxiWriteData<16>> = Inlet::new(1);

    /// Channel W.
    pub fn write_data(&mut self) -> StreamInput<'_, message::AxiWriteData<16>> {
        StreamInput::open(&mut self.model, Self::WRITE_DATA)
    }

    /// Channel B.
    pub const WRITE_RESPONSE: Outlet<Self, message::AxiWriteResponse<2>> = Outlet::new(2);

    /// Channel B.
    pub fn write_response(&mut self) -> StreamOutput<'_, message::AxiWriteResponse<2>> {
        StreamOutput::open(&mut self.model, Self::WRITE_RESPONSE)
    }

    /// The stores.
    pub const MMIO_WRITE: Outlet<Self, message::MmioWrite<8, 16>> = Outlet::new(3);

    /// The stores.
    pub fn mmio_write(&mut self) -> StreamOutput<'_, message::MmioWrite<8, 16>> {
        StreamOutput::open(&mut self.model, Self::MMIO_WRITE)
    }

    /// Stores are passed on; counts for beats that have not been taken.
    pub const ENABLE: LevelInlet<Self, Bits<1>> = LevelInlet::new(4);

    /// What has come.
    pub const STATUS: LevelOutlet<Self, message::AxiWriteStatus> = LevelOutlet::new(5);

    /// What has come.
    pub fn status(&mut self) -> LevelOutput<'_, message::AxiWriteStatus> {
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

    /// Input port `write_address_valid`.
    pub fn write_address_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `write_address_ready`.
    pub fn write_address_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `write_address_id`.
    pub fn write_address_id(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(4)
    }

    /// Input port `write_address_address`.
    pub fn write_address_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(5)
    }

    /// Input port `write_address_length`.
    pub fn write_address_length(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(6)
    }

    /// Input port `write_address_size`.
    pub fn write_address_size(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(7)
    }

    /// Input port `write_address_burst`.
    pub fn write_address_burst(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(8)
    }

    /// Input port `write_data_valid`.
    pub fn write_data_valid(&mut self) -> Input<'_, bool> {
        self.model.input(9)
    }

    /// Output port `write_data_ready`.
    pub fn write_data_ready(&self) -> Output<'_, bool> {
        self.model.output(10)
    }

    /// Input port `write_data_data`.
    pub fn write_data_data(&mut self) -> Input<'_, message::Wide<128>> {
        self.model.input(11)
    }

    /// Input port `write_data_strobe`.
    pub fn write_data_strobe(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(12)
    }

    /// Input port `write_data_last`.
    pub fn write_data_last(&mut self) -> Input<'_, bool> {
        self.model.input(13)
    }

    /// Output port `write_response_valid`.
    pub fn write_response_valid(&self) -> Output<'_, bool> {
        self.model.output(14)
    }

    /// Input port `write_response_ready`.
    pub fn write_response_ready(&mut self) -> Input<'_, bool> {
        self.model.input(15)
    }

    /// Output port `write_response_id`.
    pub fn write_response_id(&self) -> Output<'_, Bits<2>> {
        self.model.output(16)
    }

    /// Output port `write_response_response`.
    pub fn write_response_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(17)
    }

    /// Output port `mmio_write_valid`.
    pub fn mmio_write_valid(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Input port `mmio_write_ready`.
    pub fn mmio_write_ready(&mut self) -> Input<'_, bool> {
        self.model.input(19)
    }

    /// Output port `mmio_write_line_address`.
    pub fn mmio_write_line_address(&self) -> Output<'_, Bits<8>> {
        self.model.output(20)
    }

    /// Output port `mmio_write_data`.
    pub fn mmio_write_data(&self) -> Output<'_, message::Wide<128>> {
        self.model.output(21)
    }

    /// Output port `mmio_write_byte_enable`.
    pub fn mmio_write_byte_enable(&self) -> Output<'_, Bits<16>> {
        self.model.output(22)
    }

    /// Input port `enable`.
    pub fn enable(&mut self) -> Input<'_, bool> {
        self.model.input(23)
    }

    /// Output port `status_stores`.
    pub fn status_stores(&self) -> Output<'_, Bits<32>> {
        self.model.output(24)
    }

    /// Output port `status_refused_bursts`.
    pub fn status_refused_bursts(&self) -> Output<'_, Bits<16>> {
        self.model.output(25)
    }

    /// Output port `status_outside_bursts`.
    pub fn status_outside_bursts(&self) -> Output<'_, Bits<16>> {
        self.model.output(26)
    }

    /// Output port `status_misplaced_lasts`.
    pub fn status_misplaced_lasts(&self) -> Output<'_, Bits<16>> {
        self.model.output(27)
    }

    /// Output port `status_disabled_stores`.
    pub fn status_disabled_stores(&self) -> Output<'_, Bits<16>> {
        self.model.output(28)
    }
}

impl Device for AxiWriteSlaveB16A8I2 {
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

impl Wrapper for AxiWriteSlaveB16A8I2 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
