//! `line_to_cxl_ip_u5` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "line_to_cxl_ip_u5",
    summary: "Sends line requests with their hints to the Agilex 7 CXL IP.",
    sources: Sources::Emitted(&[
        "line_to_cxl_ip_u5.v",
        "skid_buffer_cxl_ip_read_data1.v",
        "skid_buffer_cxl_ip_write_response.v",
        "skid_buffer_line_request.v",
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
        Port::output("write_address_valid", 1, Some(0)),
        Port::input("write_address_ready", 1, Some(0)),
        Port::output("write_address_id", 12, Some(0)),
        Port::output("write_address_address", 64, Some(0)),
        Port::output("write_address_length", 10, Some(0)),
        Port::output("write_address_size", 3, Some(0)),
        Port::output("write_address_burst", 2, Some(0)),
        Port::output("write_address_protection", 3, Some(0)),
        Port::output("write_address_quality", 4, Some(0)),
        Port::output("write_address_user", 5, Some(0)),
        Port::output("write_address_cache", 4, Some(0)),
        Port::output("write_address_lock", 2, Some(0)),
        Port::output("write_address_region", 4, Some(0)),
        Port::output("write_address_atomic", 6, Some(0)),
        Port::output("write_data_valid", 1, Some(0)),
        Port::input("write_data_ready", 1, Some(0)),
        Port::output("write_data_data", 512, Some(0)),
        Port::output("write_data_strobe", 64, Some(0)),
        Port::output("write_data_last", 1, Some(0)),
        Port::output("write_data_user", 1, Some(0)),
        Port::input("write_response_valid", 1, Some(0)),
        Port::output("write_response_ready", 1, Some(0)),
        Port::input("write_response_id", 12, Some(0)),
        Port::input("write_response_response", 2, Some(0)),
        Port::input("write_response_user", 4, Some(0)),
        Port::output("read_address_valid", 1, Some(0)),
        Port::input("read_address_ready", 1, Some(0)),
        Port::output("read_address_id", 12, Some(0)),
        Port::output("read_address_address", 64, Some(0)),
        Port::output("read_address_length", 10, Some(0)),
        Port::output("read_address_size", 3, Some(0)),
        Port::output("read_address_burst", 2, Some(0)),
        Port::output("read_address_protection", 3, Some(0)),
        Port::output("read_address_quality", 4, Some(0)),
        Port::output("read_address_user", 5, Some(0)),
        Port::output("read_address_cache", 4, Some(0)),
        Port::output("read_address_lock", 2, Some(0)),
        Port::output("read_address_region", 4, Some(0)),
        Port::input("read_data_valid", 1, Some(0)),
        Port::output("read_data_ready", 1, Some(0)),
        Port::input("read_data_id", 12, Some(0)),
        Port::input("read_data_data", 512, Some(0)),
        Port::input("read_data_response", 2, Some(0)),
        Port::input("read_data_last", 1, Some(0)),
        Port::input("read_data_user", 1, Some(0)),
        Port::output("status_first_fault", 3, Some(0)),
        Port::output("status_reads", 32, Some(0)),
        Port::output("status_writes", 32, Some(0)),
        Port::output("status_refused_requests", 16, Some(0)),
        Port::output("status_unknown_read_ids", 16, Some(0)),
        Port::output("status_unknown_write_ids", 16, Some(0)),
        Port::output("status_missing_lasts", 16, Some(0)),
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
            name: "write_address",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::CxlIpWriteAddress<5>",
            valid: Some(15),
            ready: Some(16),
            fields: &[
                Field { name: "id", port: 17 },
                Field { name: "address", port: 18 },
                Field { name: "length", port: 19 },
                Field { name: "size", port: 20 },
                Field { name: "burst", port: 21 },
                Field { name: "protection", port: 22 },
                Field { name: "quality", port: 23 },
                Field { name: "user", port: 24 },
                Field { name: "cache", port: 25 },
                Field { name: "lock", port: 26 },
                Field { name: "region", port: 27 },
                Field { name: "atomic", port: 28 },
            ],
        },
        Group {
            name: "write_data",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::CxlIpWriteData",
            valid: Some(29),
            ready: Some(30),
            fields: &[
                Field { name: "data", port: 31 },
                Field { name: "strobe", port: 32 },
                Field { name: "last", port: 33 },
                Field { name: "user", port: 34 },
            ],
        },
        Group {
            name: "write_response",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::CxlIpWriteResponse",
            valid: Some(35),
            ready: Some(36),
            fields: &[
                Field { name: "id", port: 37 },
                Field { name: "response", port: 38 },
                Field { name: "user", port: 39 },
            ],
        },
        Group {
            name: "read_address",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::CxlIpReadAddress<5>",
            valid: Some(40),
            ready: Some(41),
            fields: &[
                Field { name: "id", port: 42 },
                Field { name: "address", port: 43 },
                Field { name: "length", port: 44 },
                Field { name: "size", port: 45 },
                Field { name: "burst", port: 46 },
                Field { name: "protection", port: 47 },
                Field { name: "quality", port: 48 },
                Field { name: "user", port: 49 },
                Field { name: "cache", port: 50 },
                Field { name: "lock", port: 51 },
                Field { name: "region", port: 52 },
            ],
        },
        Group {
            name: "read_data",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::CxlIpReadData<1>",
            valid: Some(53),
            ready: Some(54),
            fields: &[
                Field { name: "id", port: 55 },
                Field { name: "data", port: 56 },
                Field { name: "response", port: 57 },
                Field { name: "last", port: 58 },
                Field { name: "user", port: 59 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::CxlIpStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "first_fault", port: 60 },
                Field { name: "reads", port: 61 },
                Field { name: "writes", port: 62 },
                Field { name: "refused_requests", port: 63 },
                Field { name: "unknown_read_ids", port: 64 },
                Field { name: "unknown_write_ids", port: 65 },
                Field { name: "missing_lasts", port: 66 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "line_request" }),
        interval: Some(1),
        waits_on: &[
            "write_address",
            "write_data",
            "read_address",
            "write_response",
            "read_data",
            "line_response",
        ],
        source: "CXL-NIC 2.1; design, interfaces 1",
    }),
};

/// Sends line requests with their hints to the Agilex 7 CXL IP.
#[derive(Debug)]
pub struct LineToCxlIpU5 {
    model: Model,
}

impl LineToCxlIpU5 {
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

    /// Channel AW.
    pub const WRITE_ADDRESS: Outlet<Self, message::CxlIpWriteAddress<5>> = Outlet::new(2);

    /// Channel AW.
    pub fn write_address(&mut self) -> StreamOutput<'_, message::CxlIpWriteAddress<5>> {
        StreamOutput::open(&mut self.model, Self::WRITE_ADDRESS)
    }

    /// Channel W.
    pub const WRITE_DATA: Outlet<Self, message::CxlIpWriteData> = Outlet::new(3);

    /// Channel W.
    pub fn write_data(&mut self) -> StreamOutput<'_, message::CxlIpWriteData> {
        StreamOutput::open(&mut self.model, Self::WRITE_DATA)
    }

    /// Channel B.
    pub const WRITE_RESPONSE: Inlet<Self, message::CxlIpWriteResponse> = Inlet::new(4);

    /// Channel B.
    pub fn write_response(&mut self) -> StreamInput<'_, message::CxlIpWriteResponse> {
        StreamInput::open(&mut self.model, Self::WRITE_RESPONSE)
    }

    /// Channel AR.
    pub const READ_ADDRESS: Outlet<Self, message::CxlIpReadAddress<5>> = Outlet::new(5);

    /// Channel AR.
    pub fn read_address(&mut self) -> StreamOutput<'_, message::CxlIpReadAddress<5>> {
        StreamOutput::open(&mut self.model, Self::READ_ADDRESS)
    }

    /// Channel R.
    pub const READ_DATA: Inlet<Self, message::CxlIpReadData<1>> = Inlet::new(6);

    /// Channel R.
    pub fn read_data(&mut self) -> StreamInput<'_, message::CxlIpReadData<1>> {
        StreamInput::open(&mut self.model, Self::READ_DATA)
    }

    /// What has come and gone.
    pub const STATUS: LevelOutlet<Self, message::CxlIpStatus> = LevelOutlet::new(7);

    /// What has come and gone.
    pub fn status(&mut self) -> LevelOutput<'_, message::CxlIpStatus> {
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

    /// Output port `write_address_valid`.
    pub fn write_address_valid(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Input port `write_address_ready`.
    pub fn write_address_ready(&mut self) -> Input<'_, bool> {
        self.model.input(16)
    }

    /// Output port `write_address_id`.
    pub fn write_address_id(&self) -> Output<'_, Bits<12>> {
        self.model.output(17)
    }

    /// Output port `write_address_address`.
    pub fn write_address_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(18)
    }

    /// Output port `write_address_length`.
    pub fn write_address_length(&self) -> Output<'_, Bits<10>> {
        self.model.output(19)
    }

    /// Output port `write_address_size`.
    pub fn write_address_size(&self) -> Output<'_, Bits<3>> {
        self.model.output(20)
    }

    /// Output port `write_address_burst`.
    pub fn write_address_burst(&self) -> Output<'_, Bits<2>> {
        self.model.output(21)
    }

    /// Output port `write_address_protection`.
    pub fn write_address_protection(&self) -> Output<'_, Bits<3>> {
        self.model.output(22)
    }

    /// Output port `write_address_quality`.
    pub fn write_address_quality(&self) -> Output<'_, Bits<4>> {
        self.model.output(23)
    }

    /// Output port `write_address_user`.
    pub fn write_address_user(&self) -> Output<'_, Bits<5>> {
        self.model.output(24)
    }

    /// Output port `write_address_cache`.
    pub fn write_address_cache(&self) -> Output<'_, Bits<4>> {
        self.model.output(25)
    }

    /// Output port `write_address_lock`.
    pub fn write_address_lock(&self) -> Output<'_, Bits<2>> {
        self.model.output(26)
    }

    /// Output port `write_address_region`.
    pub fn write_address_region(&self) -> Output<'_, Bits<4>> {
        self.model.output(27)
    }

    /// Output port `write_address_atomic`.
    pub fn write_address_atomic(&self) -> Output<'_, Bits<6>> {
        self.model.output(28)
    }

    /// Output port `write_data_valid`.
    pub fn write_data_valid(&self) -> Output<'_, bool> {
        self.model.output(29)
    }

    /// Input port `write_data_ready`.
    pub fn write_data_ready(&mut self) -> Input<'_, bool> {
        self.model.input(30)
    }

    /// Output port `write_data_data`.
    pub fn write_data_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(31)
    }

    /// Output port `write_data_strobe`.
    pub fn write_data_strobe(&self) -> Output<'_, Bits<64>> {
        self.model.output(32)
    }

    /// Output port `write_data_last`.
    pub fn write_data_last(&self) -> Output<'_, bool> {
        self.model.output(33)
    }

    /// Output port `write_data_user`.
    pub fn write_data_user(&self) -> Output<'_, bool> {
        self.model.output(34)
    }

    /// Input port `write_response_valid`.
    pub fn write_response_valid(&mut self) -> Input<'_, bool> {
        self.model.input(35)
    }

    /// Output port `write_response_ready`.
    pub fn write_response_ready(&self) -> Output<'_, bool> {
        self.model.output(36)
    }

    /// Input port `write_response_id`.
    pub fn write_response_id(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(37)
    }

    /// Input port `write_response_response`.
    pub fn write_response_response(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(38)
    }

    /// Input port `write_response_user`.
    pub fn write_response_user(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(39)
    }

    /// Output port `read_address_valid`.
    pub fn read_address_valid(&self) -> Output<'_, bool> {
        self.model.output(40)
    }

    /// Input port `read_address_ready`.
    pub fn read_address_ready(&mut self) -> Input<'_, bool> {
        self.model.input(41)
    }

    /// Output port `read_address_id`.
    pub fn read_address_id(&self) -> Output<'_, Bits<12>> {
        self.model.output(42)
    }

    /// Output port `read_address_address`.
    pub fn read_address_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(43)
    }

    /// Output port `read_address_length`.
    pub fn read_address_length(&self) -> Output<'_, Bits<10>> {
        self.model.output(44)
    }

    /// Output port `read_address_size`.
    pub fn read_address_size(&self) -> Output<'_, Bits<3>> {
        self.model.output(45)
    }

    /// Output port `read_address_burst`.
    pub fn read_address_burst(&self) -> Output<'_, Bits<2>> {
        self.model.output(46)
    }

    /// Output port `read_address_protection`.
    pub fn read_address_protection(&self) -> Output<'_, Bits<3>> {
        self.model.output(47)
    }

    /// Output port `read_address_quality`.
    pub fn read_address_quality(&self) -> Output<'_, Bits<4>> {
        self.model.output(48)
    }

    /// Output port `read_address_user`.
    pub fn read_address_user(&self) -> Output<'_, Bits<5>> {
        self.model.output(49)
    }

    /// Output port `read_address_cache`.
    pub fn read_address_cache(&self) -> Output<'_, Bits<4>> {
        self.model.output(50)
    }

    /// Output port `read_address_lock`.
    pub fn read_address_lock(&self) -> Output<'_, Bits<2>> {
        self.model.output(51)
    }

    /// Output port `read_address_region`.
    pub fn read_address_region(&self) -> Output<'_, Bits<4>> {
        self.model.output(52)
    }

    /// Input port `read_data_valid`.
    pub fn read_data_valid(&mut self) -> Input<'_, bool> {
        self.model.input(53)
    }

    /// Output port `read_data_ready`.
    pub fn read_data_ready(&self) -> Output<'_, bool> {
        self.model.output(54)
    }

    /// Input port `read_data_id`.
    pub fn read_data_id(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(55)
    }

    /// Input port `read_data_data`.
    pub fn read_data_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(56)
    }

    /// Input port `read_data_response`.
    pub fn read_data_response(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(57)
    }

    /// Input port `read_data_last`.
    pub fn read_data_last(&mut self) -> Input<'_, bool> {
        self.model.input(58)
    }

    /// Input port `read_data_user`.
    pub fn read_data_user(&mut self) -> Input<'_, bool> {
        self.model.input(59)
    }

    /// Output port `status_first_fault`.
    pub fn status_first_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(60)
    }

    /// Output port `status_reads`.
    pub fn status_reads(&self) -> Output<'_, Bits<32>> {
        self.model.output(61)
    }

    /// Output port `status_writes`.
    pub fn status_writes(&self) -> Output<'_, Bits<32>> {
        self.model.output(62)
    }

    /// Output port `status_refused_requests`.
    pub fn status_refused_requests(&self) -> Output<'_, Bits<16>> {
        self.model.output(63)
    }

    /// Output port `status_unknown_read_ids`.
    pub fn status_unknown_read_ids(&self) -> Output<'_, Bits<16>> {
        self.model.output(64)
    }

    /// Output port `status_unknown_write_ids`.
    pub fn status_unknown_write_ids(&self) -> Output<'_, Bits<16>> {
        self.model.output(65)
    }

    /// Output port `status_missing_lasts`.
    pub fn status_missing_lasts(&self) -> Output<'_, Bits<16>> {
        self.model.output(66)
    }
}

impl Device for LineToCxlIpU5 {
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

impl Wrapper for LineToCxlIpU5 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
