//! `reorder_nic_w8_align64_max1518_d16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "reorder_nic_w8_align64_max1518_d16",
    summary: "Sends the frames that the host stores through AXI to an Ethernet MAC.",
    sources: Sources::Emitted(&[
        "reorder_nic_w8_align64_max1518_d16.v",
        "axi_read_slave_b64_i6.v",
        "axi_write_slave_b64_a12_i6.v",
        "cmac_transmit.v",
        "header_strip_b64_h8.v",
        "mmio_reorder_w8_plus8_align64_max1526.v",
        "packet_queue_b64_d16.v",
        "skid_buffer_axi_address6.v",
        "skid_buffer_axi_write_data64.v",
        "skid_buffer_axi_write_response6.v",
        "skid_buffer_beat64.v",
        "skid_buffer_message_beat64.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
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
        Port::output("cmac_valid", 1, Some(0)),
        Port::input("cmac_ready", 1, Some(0)),
        Port::output("cmac_data", 512, Some(0)),
        Port::output("cmac_keep", 64, Some(0)),
        Port::output("cmac_last", 1, Some(0)),
        Port::output("cmac_error", 1, Some(0)),
        Port::input("enable", 1, Some(0)),
        Port::input("restart_valid", 1, Some(0)),
        Port::input("restart_line_address", 12, Some(0)),
        Port::output("next_start_address", 18, Some(0)),
        Port::output("write_status_stores", 32, Some(0)),
        Port::output("write_status_refused_bursts", 16, Some(0)),
        Port::output("write_status_outside_bursts", 16, Some(0)),
        Port::output("write_status_misplaced_lasts", 16, Some(0)),
        Port::output("write_status_disabled_stores", 16, Some(0)),
        Port::output("reads", 16, Some(0)),
        Port::output("reorder_status_fault", 3, Some(0)),
        Port::output("reorder_status_too_short", 8, Some(0)),
        Port::output("reorder_status_too_long", 8, Some(0)),
        Port::output("reorder_status_beyond_window", 8, Some(0)),
        Port::output("reorder_status_below_start", 8, Some(0)),
        Port::output("reorder_status_doubled_stores", 16, Some(0)),
        Port::output("reorder_status_dropped_stores", 16, Some(0)),
        Port::output("header_status_messages", 32, Some(0)),
        Port::output("header_status_empty_messages", 16, Some(0)),
        Port::output("queue_status_damaged_packets", 16, Some(0)),
        Port::output("queue_status_oversized_packets", 16, Some(0)),
        Port::output("transmit_status_packets", 32, Some(0)),
        Port::output("transmit_status_bytes", 48, Some(0)),
        Port::output("transmit_status_padded_packets", 32, Some(0)),
    ],
    groups: &[
        Group {
            name: "write_address",
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
            name: "write_data",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiWriteData<64>",
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
            payload: "nic_spec::message::AxiWriteResponse<6>",
            valid: Some(14),
            ready: Some(15),
            fields: &[Field { name: "id", port: 16 }, Field { name: "response", port: 17 }],
        },
        Group {
            name: "read_address",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::AxiAddress<6>",
            valid: Some(18),
            ready: Some(19),
            fields: &[
                Field { name: "id", port: 20 },
                Field { name: "address", port: 21 },
                Field { name: "length", port: 22 },
                Field { name: "size", port: 23 },
                Field { name: "burst", port: 24 },
            ],
        },
        Group {
            name: "read_data",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiReadData<6, 64>",
            valid: Some(25),
            ready: Some(26),
            fields: &[
                Field { name: "id", port: 27 },
                Field { name: "data", port: 28 },
                Field { name: "response", port: 29 },
                Field { name: "last", port: 30 },
            ],
        },
        Group {
            name: "cmac",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MessageBeat<64>",
            valid: Some(31),
            ready: Some(32),
            fields: &[
                Field { name: "data", port: 33 },
                Field { name: "keep", port: 34 },
                Field { name: "last", port: 35 },
                Field { name: "error", port: 36 },
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
            fields: &[Field { name: "", port: 37 }],
        },
        Group {
            name: "restart",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MmioRestart<12>",
            valid: Some(38),
            ready: None,
            fields: &[Field { name: "line_address", port: 39 }],
        },
        Group {
            name: "next_start_address",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 40 }],
        },
        Group {
            name: "write_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::AxiWriteStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "stores", port: 41 },
                Field { name: "refused_bursts", port: 42 },
                Field { name: "outside_bursts", port: 43 },
                Field { name: "misplaced_lasts", port: 44 },
                Field { name: "disabled_stores", port: 45 },
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
            fields: &[Field { name: "", port: 46 }],
        },
        Group {
            name: "reorder_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MmioStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "fault", port: 47 },
                Field { name: "too_short", port: 48 },
                Field { name: "too_long", port: 49 },
                Field { name: "beyond_window", port: 50 },
                Field { name: "below_start", port: 51 },
                Field { name: "doubled_stores", port: 52 },
                Field { name: "dropped_stores", port: 53 },
            ],
        },
        Group {
            name: "header_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::HeaderStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "messages", port: 54 },
                Field { name: "empty_messages", port: 55 },
            ],
        },
        Group {
            name: "queue_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketQueueStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "damaged_packets", port: 56 },
                Field { name: "oversized_packets", port: 57 },
            ],
        },
        Group {
            name: "transmit_status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::TransmitStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 58 },
                Field { name: "bytes", port: 59 },
                Field { name: "padded_packets", port: 60 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 9, most: 12, after: "write_data" }),
        interval: Some(1),
        waits_on: &["write_address", "write_data", "write_response", "read_data", "cmac"],
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

    /// Stores are passed on.
    pub const ENABLE: LevelInlet<Self, Bits<1>> = LevelInlet::new(6);

    /// Empties the window and begins again.
    pub const RESTART: PulseInlet<Self, message::MmioRestart<12>> = PulseInlet::new(7);

    /// Empties the window and begins again.
    pub fn restart(&mut self) -> PulseInput<'_, message::MmioRestart<12>> {
        PulseInput::open(&mut self.model, Self::RESTART)
    }

    /// Byte address of the oldest message whose last beat has not left the window.
    pub const NEXT_START_ADDRESS: LevelOutlet<Self, Bits<18>> = LevelOutlet::new(8);

    /// What the AXI slave for stores has met.
    pub const WRITE_STATUS: LevelOutlet<Self, message::AxiWriteStatus> = LevelOutlet::new(9);

    /// What the AXI slave for stores has met.
    pub fn write_status(&mut self) -> LevelOutput<'_, message::AxiWriteStatus> {
        LevelOutput::open(&mut self.model, Self::WRITE_STATUS)
    }

    /// Reads that were answered.
    pub const READS: LevelOutlet<Self, Bits<16>> = LevelOutlet::new(10);

    /// What the reorder unit has met.
    pub const REORDER_STATUS: LevelOutlet<Self, message::MmioStatus> = LevelOutlet::new(11);

    /// What the reorder unit has met.
    pub fn reorder_status(&mut self) -> LevelOutput<'_, message::MmioStatus> {
        LevelOutput::open(&mut self.model, Self::REORDER_STATUS)
    }

    /// Messages.
    pub const HEADER_STATUS: LevelOutlet<Self, message::HeaderStatus> = LevelOutlet::new(12);

    /// Messages.
    pub fn header_status(&mut self) -> LevelOutput<'_, message::HeaderStatus> {
        LevelOutput::open(&mut self.model, Self::HEADER_STATUS)
    }

    /// Packets that were dropped.
    pub const QUEUE_STATUS: LevelOutlet<Self, message::PacketQueueStatus> = LevelOutlet::new(13);

    /// Packets that were dropped.
    pub fn queue_status(&mut self) -> LevelOutput<'_, message::PacketQueueStatus> {
        LevelOutput::open(&mut self.model, Self::QUEUE_STATUS)
    }

    /// What was given to the MAC.
    pub const TRANSMIT_STATUS: LevelOutlet<Self, message::TransmitStatus> = LevelOutlet::new(14);

    /// What was given to the MAC.
    pub fn transmit_status(&mut self) -> LevelOutput<'_, message::TransmitStatus> {
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

    /// Input port `write_address_valid`.
    pub fn write_address_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `write_address_ready`.
    pub fn write_address_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `write_address_id`.
    pub fn write_address_id(&mut self) -> Input<'_, Bits<6>> {
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
    pub fn write_data_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(11)
    }

    /// Input port `write_data_strobe`.
    pub fn write_data_strobe(&mut self) -> Input<'_, Bits<64>> {
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
    pub fn write_response_id(&self) -> Output<'_, Bits<6>> {
        self.model.output(16)
    }

    /// Output port `write_response_response`.
    pub fn write_response_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(17)
    }

    /// Input port `read_address_valid`.
    pub fn read_address_valid(&mut self) -> Input<'_, bool> {
        self.model.input(18)
    }

    /// Output port `read_address_ready`.
    pub fn read_address_ready(&self) -> Output<'_, bool> {
        self.model.output(19)
    }

    /// Input port `read_address_id`.
    pub fn read_address_id(&mut self) -> Input<'_, Bits<6>> {
        self.model.input(20)
    }

    /// Input port `read_address_address`.
    pub fn read_address_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(21)
    }

    /// Input port `read_address_length`.
    pub fn read_address_length(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(22)
    }

    /// Input port `read_address_size`.
    pub fn read_address_size(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(23)
    }

    /// Input port `read_address_burst`.
    pub fn read_address_burst(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(24)
    }

    /// Output port `read_data_valid`.
    pub fn read_data_valid(&self) -> Output<'_, bool> {
        self.model.output(25)
    }

    /// Input port `read_data_ready`.
    pub fn read_data_ready(&mut self) -> Input<'_, bool> {
        self.model.input(26)
    }

    /// Output port `read_data_id`.
    pub fn read_data_id(&self) -> Output<'_, Bits<6>> {
        self.model.output(27)
    }

    /// Output port `read_data_data`.
    pub fn read_data_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(28)
    }

    /// Output port `read_data_response`.
    pub fn read_data_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(29)
    }

    /// Output port `read_data_last`.
    pub fn read_data_last(&self) -> Output<'_, bool> {
        self.model.output(30)
    }

    /// Output port `cmac_valid`.
    pub fn cmac_valid(&self) -> Output<'_, bool> {
        self.model.output(31)
    }

    /// Input port `cmac_ready`.
    pub fn cmac_ready(&mut self) -> Input<'_, bool> {
        self.model.input(32)
    }

    /// Output port `cmac_data`.
    pub fn cmac_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(33)
    }

    /// Output port `cmac_keep`.
    pub fn cmac_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(34)
    }

    /// Output port `cmac_last`.
    pub fn cmac_last(&self) -> Output<'_, bool> {
        self.model.output(35)
    }

    /// Output port `cmac_error`.
    pub fn cmac_error(&self) -> Output<'_, bool> {
        self.model.output(36)
    }

    /// Input port `enable`.
    pub fn enable(&mut self) -> Input<'_, bool> {
        self.model.input(37)
    }

    /// Input port `restart_valid`.
    pub fn restart_valid(&mut self) -> Input<'_, bool> {
        self.model.input(38)
    }

    /// Input port `restart_line_address`.
    pub fn restart_line_address(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(39)
    }

    /// Output port `next_start_address`.
    pub fn next_start_address(&self) -> Output<'_, Bits<18>> {
        self.model.output(40)
    }

    /// Output port `write_status_stores`.
    pub fn write_status_stores(&self) -> Output<'_, Bits<32>> {
        self.model.output(41)
    }

    /// Output port `write_status_refused_bursts`.
    pub fn write_status_refused_bursts(&self) -> Output<'_, Bits<16>> {
        self.model.output(42)
    }

    /// Output port `write_status_outside_bursts`.
    pub fn write_status_outside_bursts(&self) -> Output<'_, Bits<16>> {
        self.model.output(43)
    }

    /// Output port `write_status_misplaced_lasts`.
    pub fn write_status_misplaced_lasts(&self) -> Output<'_, Bits<16>> {
        self.model.output(44)
    }

    /// Output port `write_status_disabled_stores`.
    pub fn write_status_disabled_stores(&self) -> Output<'_, Bits<16>> {
        self.model.output(45)
    }

    /// Output port `reads`.
    pub fn reads(&self) -> Output<'_, Bits<16>> {
        self.model.output(46)
    }

    /// Output port `reorder_status_fault`.
    pub fn reorder_status_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(47)
    }

    /// Output port `reorder_status_too_short`.
    pub fn reorder_status_too_short(&self) -> Output<'_, Bits<8>> {
        self.model.output(48)
    }

    /// Output port `reorder_status_too_long`.
    pub fn reorder_status_too_long(&self) -> Output<'_, Bits<8>> {
        self.model.output(49)
    }

    /// Output port `reorder_status_beyond_window`.
    pub fn reorder_status_beyond_window(&self) -> Output<'_, Bits<8>> {
        self.model.output(50)
    }

    /// Output port `reorder_status_below_start`.
    pub fn reorder_status_below_start(&self) -> Output<'_, Bits<8>> {
        self.model.output(51)
    }

    /// Output port `reorder_status_doubled_stores`.
    pub fn reorder_status_doubled_stores(&self) -> Output<'_, Bits<16>> {
        self.model.output(52)
    }

    /// Output port `reorder_status_dropped_stores`.
    pub fn reorder_status_dropped_stores(&self) -> Output<'_, Bits<16>> {
        self.model.output(53)
    }

    /// Output port `header_status_messages`.
    pub fn header_status_messages(&self) -> Output<'_, Bits<32>> {
        self.model.output(54)
    }

    /// Output port `header_status_empty_messages`.
    pub fn header_status_empty_messages(&self) -> Output<'_, Bits<16>> {
        self.model.output(55)
    }

    /// Output port `queue_status_damaged_packets`.
    pub fn queue_status_damaged_packets(&self) -> Output<'_, Bits<16>> {
        self.model.output(56)
    }

    /// Output port `queue_status_oversized_packets`.
    pub fn queue_status_oversized_packets(&self) -> Output<'_, Bits<16>> {
        self.model.output(57)
    }

    /// Output port `transmit_status_packets`.
    pub fn transmit_status_packets(&self) -> Output<'_, Bits<32>> {
        self.model.output(58)
    }

    /// Output port `transmit_status_bytes`.
    pub fn transmit_status_bytes(&self) -> Output<'_, Bits<48>> {
        self.model.output(59)
    }

    /// Output port `transmit_status_padded_packets`.
    pub fn transmit_status_padded_packets(&self) -> Output<'_, Bits<32>> {
        self.model.output(60)
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
