//! `reorder_nic_w8_align64_max1518_d16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "reorder_nic_w8_align64_max1518_d16",
    summary: "Sends the frames that the host stores through AXI to an Ethernet MAC.",
    sources: Sources::Emitted(&[
        "reorder_nic_w8_align64_max1518_d16.v",
        "async_fifo_message_beat64_d16.v",
        "axi_lite_slave.v",
        "axi_read_slave_b64_i6.v",
        "axi_write_slave_b64_a12_i6.v",
        "cmac_transmit.v",
        "header_strip_b64_h8.v",
        "level_crossing_packet_queue_status.v",
        "level_crossing_transmit_status.v",
        "mmio_reorder_w8_plus8_align64_max1526.v",
        "packet_queue_b64_d16.v",
        "register_block_axi_read.v",
        "register_block_axi_write.v",
        "register_block_cmac_transmit.v",
        "register_block_header_strip.v",
        "register_block_mmio_reorder_line_address12.v",
        "register_block_packet_queue.v",
        "register_block_registers.v",
        "register_block_reorder_nic_card.v",
        "register_hub_reorder_nic.v",
        "skid_buffer_axi_address6.v",
        "skid_buffer_axi_write_data64.v",
        "skid_buffer_axi_write_response6.v",
        "skid_buffer_beat64.v",
        "skid_buffer_message_beat64.v",
        "synchronizer_w1.v",
        "synchronizer_w5.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("host_clk", Some(0)),
        Port::reset("host_rst", Some(0)),
        Port::clock("network_clk", Some(1)),
        Port::reset("network_rst", Some(1)),
        Port::input("write_address_valid", 1, Some(0)),
        Port::output("write_address_ready", 1, Some(0)),
        Port::input("write_address_id", 6, Some(0)),
        Port::input("write_address_address", 64, Some(0)),
        Port::input("write_address_length", 8, Some(0)),
        Port::input("write_address_size", 3, Some(0)),
        Port::input("write_address_burst", 2, Some(0)),
        Port::input("write_data_valid", 1, Some(0)),
        Port::output("write_data_ready", 1, Some(0)),
        Port::input("write_data_data", 512, Some(0)),
        Port::input("write_data_strobe", 64, Some(0)),
        Port::input("write_data_last", 1, Some(0)),
        Port::output("write_response_valid", 1, Some(0)),
        Port::input("write_response_ready", 1, Some(0)),
        Port::output("write_response_id", 6, Some(0)),
        Port::output("write_response_response", 2, Some(0)),
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
        Port::output("cmac_valid", 1, Some(1)),
        Port::input("cmac_ready", 1, Some(1)),
        Port::output("cmac_data", 512, Some(1)),
        Port::output("cmac_keep", 64, Some(1)),
        Port::output("cmac_last", 1, Some(1)),
        Port::output("cmac_error", 1, Some(1)),
        Port::input("register_write_address_valid", 1, Some(0)),
        Port::output("register_write_address_ready", 1, Some(0)),
        Port::input("register_write_address_address", 32, Some(0)),
        Port::input("register_write_data_valid", 1, Some(0)),
        Port::output("register_write_data_ready", 1, Some(0)),
        Port::input("register_write_data_data", 32, Some(0)),
        Port::input("register_write_data_strobe", 4, Some(0)),
        Port::output("register_write_response_valid", 1, Some(0)),
        Port::input("register_write_response_ready", 1, Some(0)),
        Port::output("register_write_response_response", 2, Some(0)),
        Port::input("register_read_address_valid", 1, Some(0)),
        Port::output("register_read_address_ready", 1, Some(0)),
        Port::input("register_read_address_address", 32, Some(0)),
        Port::output("register_read_data_valid", 1, Some(0)),
        Port::input("register_read_data_ready", 1, Some(0)),
        Port::output("register_read_data_data", 32, Some(0)),
        Port::output("register_read_data_response", 2, Some(0)),
    ],
    groups: &[
        Group {
            name: "write_address",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiAddress<6>",
            valid: Some(4),
            ready: Some(5),
            fields: &[
                Field { name: "id", port: 6 },
                Field { name: "address", port: 7 },
                Field { name: "length", port: 8 },
                Field { name: "size", port: 9 },
                Field { name: "burst", port: 10 },
            ],
        },
        Group {
            name: "write_data",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiWriteData<64>",
            valid: Some(11),
            ready: Some(12),
            fields: &[
                Field { name: "data", port: 13 },
                Field { name: "strobe", port: 14 },
                Field { name: "last", port: 15 },
            ],
        },
        Group {
            name: "write_response",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiWriteResponse<6>",
            valid: Some(16),
            ready: Some(17),
            fields: &[Field { name: "id", port: 18 }, Field { name: "response", port: 19 }],
        },
        Group {
            name: "read_address",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiAddress<6>",
            valid: Some(20),
            ready: Some(21),
            fields: &[
                Field { name: "id", port: 22 },
                Field { name: "address", port: 23 },
                Field { name: "length", port: 24 },
                Field { name: "size", port: 25 },
                Field { name: "burst", port: 26 },
            ],
        },
        Group {
            name: "read_data",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiReadData<6, 64>",
            valid: Some(27),
            ready: Some(28),
            fields: &[
                Field { name: "id", port: 29 },
                Field { name: "data", port: 30 },
                Field { name: "response", port: 31 },
                Field { name: "last", port: 32 },
            ],
        },
        Group {
            name: "cmac",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 1,
            payload: "nic_spec::message::MessageBeat<64>",
            valid: Some(33),
            ready: Some(34),
            fields: &[
                Field { name: "data", port: 35 },
                Field { name: "keep", port: 36 },
                Field { name: "last", port: 37 },
                Field { name: "error", port: 38 },
            ],
        },
        Group {
            name: "register_write_address",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiLiteAddress",
            valid: Some(39),
            ready: Some(40),
            fields: &[Field { name: "address", port: 41 }],
        },
        Group {
            name: "register_write_data",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiLiteWriteData",
            valid: Some(42),
            ready: Some(43),
            fields: &[Field { name: "data", port: 44 }, Field { name: "strobe", port: 45 }],
        },
        Group {
            name: "register_write_response",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiLiteWriteResponse",
            valid: Some(46),
            ready: Some(47),
            fields: &[Field { name: "response", port: 48 }],
        },
        Group {
            name: "register_read_address",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiLiteAddress",
            valid: Some(49),
            ready: Some(50),
            fields: &[Field { name: "address", port: 51 }],
        },
        Group {
            name: "register_read_data",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiLiteReadData",
            valid: Some(52),
            ready: Some(53),
            fields: &[Field { name: "data", port: 54 }, Field { name: "response", port: 55 }],
        },
    ],
    domains: &[
        Domain { name: "host", clock: 0, reset: 1 },
        Domain { name: "network", clock: 2, reset: 3 },
    ],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: None,
        interval: Some(1),
        waits_on: &[
            "write_address",
            "write_data",
            "write_response",
            "read_data",
            "cmac",
            "register_write_address",
            "register_write_data",
            "register_write_response",
            "register_read_data",
        ],
        source: "MMIO 3.1, 4",
    }),
};

/// Sends the frames that the host stores through AXI to an Ethernet MAC.
#[derive(Debug)]
pub struct ReorderNicW8Align64Max1518D16 {
    model: Model,
}

impl ReorderNicW8Align64Max1518D16 {
    /// AXI4 channel AW.
    pub const WRITE_ADDRESS: Inlet<Self, message::AxiAddress<6>> = Inlet::new(0);

    /// AXI4 channel AW.
    pub fn write_address(&mut self) -> StreamInput<'_, message::AxiAddress<6>> {
        StreamInput::open(&mut self.model, Self::WRITE_ADDRESS)
    }

    /// AXI4 channel W.
    pub const WRITE_DATA: Inlet<Self, message::AxiWriteData<64>> = Inlet::new(1);

    /// AXI4 channel W.
    pub fn write_data(&mut self) -> StreamInput<'_, message::AxiWriteData<64>> {
        StreamInput::open(&mut self.model, Self::WRITE_DATA)
    }

    /// AXI4 channel B.
    pub const WRITE_RESPONSE: Outlet<Self, message::AxiWriteResponse<6>> = Outlet::new(2);

    /// AXI4 channel B.
    pub fn write_response(&mut self) -> StreamOutput<'_, message::AxiWriteResponse<6>> {
        StreamOutput::open(&mut self.model, Self::WRITE_RESPONSE)
    }

    /// AXI4 channel AR.
    pub const READ_ADDRESS: Inlet<Self, message::AxiAddress<6>> = Inlet::new(3);

    /// AXI4 channel AR.
    pub fn read_address(&mut self) -> StreamInput<'_, message::AxiAddress<6>> {
        StreamInput::open(&mut self.model, Self::READ_ADDRESS)
    }

    /// AXI4 channel R.
    pub const READ_DATA: Outlet<Self, message::AxiReadData<6, 64>> = Outlet::new(4);

    /// AXI4 channel R.
    pub fn read_data(&mut self) -> StreamOutput<'_, message::AxiReadData<6, 64>> {
        StreamOutput::open(&mut self.model, Self::READ_DATA)
    }

    /// Frames, padded, for the MAC.
    pub const CMAC: Outlet<Self, message::MessageBeat<64>> = Outlet::new(5);

    /// Frames, padded, for the MAC.
    pub fn cmac(&mut self) -> StreamOutput<'_, message::MessageBeat<64>> {
        StreamOutput::open(&mut self.model, Self::CMAC)
    }

    /// AXI4-Lite channel AW, for registers.
    pub const REGISTER_WRITE_ADDRESS: Inlet<Self, message::AxiLiteAddress> = Inlet::new(6);

    /// AXI4-Lite channel AW, for registers.
    pub fn register_write_address(&mut self) -> StreamInput<'_, message::AxiLiteAddress> {
        StreamInput::open(&mut self.model, Self::REGISTER_WRITE_ADDRESS)
    }

    /// AXI4-Lite channel W.
    pub const REGISTER_WRITE_DATA: Inlet<Self, message::AxiLiteWriteData> = Inlet::new(7);

    /// AXI4-Lite channel W.
    pub fn register_write_data(&mut self) -> StreamInput<'_, message::AxiLiteWriteData> {
        StreamInput::open(&mut self.model, Self::REGISTER_WRITE_DATA)
    }

    /// AXI4-Lite channel B.
    pub const REGISTER_WRITE_RESPONSE: Outlet<Self, message::AxiLiteWriteResponse> = Outlet::new(8);

    /// AXI4-Lite channel B.
    pub fn register_write_response(&mut self) -> StreamOutput<'_, message::AxiLiteWriteResponse> {
        StreamOutput::open(&mut self.model, Self::REGISTER_WRITE_RESPONSE)
    }

    /// AXI4-Lite channel AR.
    pub const REGISTER_READ_ADDRESS: Inlet<Self, message::AxiLiteAddress> = Inlet::new(9);

    /// AXI4-Lite channel AR.
    pub fn register_read_address(&mut self) -> StreamInput<'_, message::AxiLiteAddress> {
        StreamInput::open(&mut self.model, Self::REGISTER_READ_ADDRESS)
    }

    /// AXI4-Lite channel R.
    pub const REGISTER_READ_DATA: Outlet<Self, message::AxiLiteReadData> = Outlet::new(10);

    /// AXI4-Lite channel R.
    pub fn register_read_data(&mut self) -> StreamOutput<'_, message::AxiLiteReadData> {
        StreamOutput::open(&mut self.model, Self::REGISTER_READ_DATA)
    }

    /// Input port `host_clk`.
    pub fn host_clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `host_rst`.
    pub fn host_rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `network_clk`.
    pub fn network_clk(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `network_rst`.
    pub fn network_rst(&mut self) -> Input<'_, bool> {
        self.model.input(3)
    }

    /// Input port `write_address_valid`.
    pub fn write_address_valid(&mut self) -> Input<'_, bool> {
        self.model.input(4)
    }

    /// Output port `write_address_ready`.
    pub fn write_address_ready(&self) -> Output<'_, bool> {
        self.model.output(5)
    }

    /// Input port `write_address_id`.
    pub fn write_address_id(&mut self) -> Input<'_, Bits<6>> {
        self.model.input(6)
    }

    /// Input port `write_address_address`.
    pub fn write_address_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(7)
    }

    /// Input port `write_address_length`.
    pub fn write_address_length(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(8)
    }

    /// Input port `write_address_size`.
    pub fn write_address_size(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(9)
    }

    /// Input port `write_address_burst`.
    pub fn write_address_burst(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(10)
    }

    /// Input port `write_data_valid`.
    pub fn write_data_valid(&mut self) -> Input<'_, bool> {
        self.model.input(11)
    }

    /// Output port `write_data_ready`.
    pub fn write_data_ready(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Input port `write_data_data`.
    pub fn write_data_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(13)
    }

    /// Input port `write_data_strobe`.
    pub fn write_data_strobe(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(14)
    }

    /// Input port `write_data_last`.
    pub fn write_data_last(&mut self) -> Input<'_, bool> {
        self.model.input(15)
    }

    /// Output port `write_response_valid`.
    pub fn write_response_valid(&self) -> Output<'_, bool> {
        self.model.output(16)
    }

    /// Input port `write_response_ready`.
    pub fn write_response_ready(&mut self) -> Input<'_, bool> {
        self.model.input(17)
    }

    /// Output port `write_response_id`.
    pub fn write_response_id(&self) -> Output<'_, Bits<6>> {
        self.model.output(18)
    }

    /// Output port `write_response_response`.
    pub fn write_response_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(19)
    }

    /// Input port `read_address_valid`.
    pub fn read_address_valid(&mut self) -> Input<'_, bool> {
        self.model.input(20)
    }

    /// Output port `read_address_ready`.
    pub fn read_address_ready(&self) -> Output<'_, bool> {
        self.model.output(21)
    }

    /// Input port `read_address_id`.
    pub fn read_address_id(&mut self) -> Input<'_, Bits<6>> {
        self.model.input(22)
    }

    /// Input port `read_address_address`.
    pub fn read_address_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(23)
    }

    /// Input port `read_address_length`.
    pub fn read_address_length(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(24)
    }

    /// Input port `read_address_size`.
    pub fn read_address_size(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(25)
    }

    /// Input port `read_address_burst`.
    pub fn read_address_burst(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(26)
    }

    /// Output port `read_data_valid`.
    pub fn read_data_valid(&self) -> Output<'_, bool> {
        self.model.output(27)
    }

    /// Input port `read_data_ready`.
    pub fn read_data_ready(&mut self) -> Input<'_, bool> {
        self.model.input(28)
    }

    /// Output port `read_data_id`.
    pub fn read_data_id(&self) -> Output<'_, Bits<6>> {
        self.model.output(29)
    }

    /// Output port `read_data_data`.
    pub fn read_data_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(30)
    }

    /// Output port `read_data_response`.
    pub fn read_data_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(31)
    }

    /// Output port `read_data_last`.
    pub fn read_data_last(&self) -> Output<'_, bool> {
        self.model.output(32)
    }

    /// Output port `cmac_valid`.
    pub fn cmac_valid(&self) -> Output<'_, bool> {
        self.model.output(33)
    }

    /// Input port `cmac_ready`.
    pub fn cmac_ready(&mut self) -> Input<'_, bool> {
        self.model.input(34)
    }

    /// Output port `cmac_data`.
    pub fn cmac_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(35)
    }

    /// Output port `cmac_keep`.
    pub fn cmac_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(36)
    }

    /// Output port `cmac_last`.
    pub fn cmac_last(&self) -> Output<'_, bool> {
        self.model.output(37)
    }

    /// Output port `cmac_error`.
    pub fn cmac_error(&self) -> Output<'_, bool> {
        self.model.output(38)
    }

    /// Input port `register_write_address_valid`.
    pub fn register_write_address_valid(&mut self) -> Input<'_, bool> {
        self.model.input(39)
    }

    /// Output port `register_write_address_ready`.
    pub fn register_write_address_ready(&self) -> Output<'_, bool> {
        self.model.output(40)
    }

    /// Input port `register_write_address_address`.
    pub fn register_write_address_address(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(41)
    }

    /// Input port `register_write_data_valid`.
    pub fn register_write_data_valid(&mut self) -> Input<'_, bool> {
        self.model.input(42)
    }

    /// Output port `register_write_data_ready`.
    pub fn register_write_data_ready(&self) -> Output<'_, bool> {
        self.model.output(43)
    }

    /// Input port `register_write_data_data`.
    pub fn register_write_data_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(44)
    }

    /// Input port `register_write_data_strobe`.
    pub fn register_write_data_strobe(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(45)
    }

    /// Output port `register_write_response_valid`.
    pub fn register_write_response_valid(&self) -> Output<'_, bool> {
        self.model.output(46)
    }

    /// Input port `register_write_response_ready`.
    pub fn register_write_response_ready(&mut self) -> Input<'_, bool> {
        self.model.input(47)
    }

    /// Output port `register_write_response_response`.
    pub fn register_write_response_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(48)
    }

    /// Input port `register_read_address_valid`.
    pub fn register_read_address_valid(&mut self) -> Input<'_, bool> {
        self.model.input(49)
    }

    /// Output port `register_read_address_ready`.
    pub fn register_read_address_ready(&self) -> Output<'_, bool> {
        self.model.output(50)
    }

    /// Input port `register_read_address_address`.
    pub fn register_read_address_address(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(51)
    }

    /// Output port `register_read_data_valid`.
    pub fn register_read_data_valid(&self) -> Output<'_, bool> {
        self.model.output(52)
    }

    /// Input port `register_read_data_ready`.
    pub fn register_read_data_ready(&mut self) -> Input<'_, bool> {
        self.model.input(53)
    }

    /// Output port `register_read_data_data`.
    pub fn register_read_data_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(54)
    }

    /// Output port `register_read_data_response`.
    pub fn register_read_data_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(55)
    }
}

impl Device for ReorderNicW8Align64Max1518D16 {
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

impl Wrapper for ReorderNicW8Align64Max1518D16 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
