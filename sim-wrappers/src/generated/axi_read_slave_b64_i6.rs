//! `axi_read_slave_b64_i6` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "axi_read_slave_b64_i6",
    summary: "Answers AXI4 reads with zeros.",
    sources: Sources::Emitted(&["axi_read_slave_b64_i6.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("read_address_valid", 1, Some(0)),
        Port::output("read_address_ready", 1, Some(0)),
        Port::input("read_address_id", 6, Some(0)),
        Port::input("read_address_address", 64, Some(0)),
        Port::input("read_address_length", 8, Some(0)),
        Port::input("read_address_size", 3, Some(0)),
        Port::input("read_address_burst", 2, Some(0)),
        Port::output("read_data_valid", 1, Some(0)),
        Port::input("read_data_ready", 1, Some(0)),
        Port::output("read_data_id", 6, Some(0)),
        Port::output("read_data_data", 512, Some(0)),
        Port::output("read_data_response", 2, Some(0)),
        Port::output("read_data_last", 1, Some(0)),
        Port::output("reads", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "read_address",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiAddress<6>",
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
            name: "read_data",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiReadData<6, 64>",
            valid: Some(9),
            ready: Some(10),
            fields: &[
                Field { name: "id", port: 11 },
                Field { name: "data", port: 12 },
                Field { name: "response", port: 13 },
                Field { name: "last", port: 14 },
            ],
        },
        Group {
            name: "reads",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 15 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "read_address" }),
        interval: Some(1),
        waits_on: &["read_data"],
        source: "design interfaces 2, F1 PCIS",
    }),
};

/// Answers AXI4 reads with zeros.
#[derive(Debug)]
pub struct AxiReadSlaveB64I6 {
    model: Model,
}

impl AxiReadSlaveB64I6 {
    /// Channel AR.
    pub const READ_ADDRESS: Inlet<Self, message::AxiAddress<6>> = Inlet::new(0);

    /// Channel AR.
    pub fn read_address(&mut self) -> StreamInput<'_, message::AxiAddress<6>> {
        StreamInput::open(&mut self.model, Self::READ_ADDRESS)
    }

    /// Channel R.
    pub const READ_DATA: Outlet<Self, message::AxiReadData<6, 64>> = Outlet::new(1);

    /// Channel R.
    pub fn read_data(&mut self) -> StreamOutput<'_, message::AxiReadData<6, 64>> {
        StreamOutput::open(&mut self.model, Self::READ_DATA)
    }

    /// Bursts that were answered; stops at the largest value.
    pub const READS: LevelOutlet<Self, Bits<16>> = LevelOutlet::new(2);

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `read_address_valid`.
    pub fn read_address_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `read_address_ready`.
    pub fn read_address_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `read_address_id`.
    pub fn read_address_id(&mut self) -> Input<'_, Bits<6>> {
        self.model.input(4)
    }

    /// Input port `read_address_address`.
    pub fn read_address_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(5)
    }

    /// Input port `read_address_length`.
    pub fn read_address_length(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(6)
    }

    /// Input port `read_address_size`.
    pub fn read_address_size(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(7)
    }

    /// Input port `read_address_burst`.
    pub fn read_address_burst(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(8)
    }

    /// Output port `read_data_valid`.
    pub fn read_data_valid(&self) -> Output<'_, bool> {
        self.model.output(9)
    }

    /// Input port `read_data_ready`.
    pub fn read_data_ready(&mut self) -> Input<'_, bool> {
        self.model.input(10)
    }

    /// Output port `read_data_id`.
    pub fn read_data_id(&self) -> Output<'_, Bits<6>> {
        self.model.output(11)
    }

    /// Output port `read_data_data`.
    pub fn read_data_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(12)
    }

    /// Output port `read_data_response`.
    pub fn read_data_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(13)
    }

    /// Output port `read_data_last`.
    pub fn read_data_last(&self) -> Output<'_, bool> {
        self.model.output(14)
    }

    /// Output port `reads`.
    pub fn reads(&self) -> Output<'_, Bits<16>> {
        self.model.output(15)
    }
}

impl Device for AxiReadSlaveB64I6 {
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

impl Wrapper for AxiReadSlaveB64I6 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
