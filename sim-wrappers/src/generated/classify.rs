//! `classify` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "classify",
    summary: "Says of each packet what it is, whose it is, and whether it is sound.",
    sources: Sources::Emitted(&[
        "classify.v",
        "event_counter_b1.v",
        "event_counter_b1_saturating.v",
        "fifo_packet_route_d16.v",
        "fifo_word48_d16.v",
        "parser.v",
        "skid_buffer_message_beat64.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 512, Some(0)),
        Port::input("source_keep", 64, Some(0)),
        Port::input("source_last", 1, Some(0)),
        Port::input("source_error", 1, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_data", 512, Some(0)),
        Port::output("sink_last", 1, Some(0)),
        Port::output("sink_error", 1, Some(0)),
        Port::output("sink_length_bytes", 14, Some(0)),
        Port::output("sink_ring", 8, Some(0)),
        Port::output("sink_destination", 2, Some(0)),
        Port::output("sink_protocol", 3, Some(0)),
        Port::output("sink_checksum", 2, Some(0)),
        Port::output("sink_flow_hash", 32, Some(0)),
        Port::output("sink_timestamp_cycles", 48, Some(0)),
        Port::input("configuration_spread", 1, Some(0)),
        Port::input("configuration_default_ring", 8, Some(0)),
        Port::input("configuration_hash_tcp_ports", 1, Some(0)),
        Port::input("configuration_hash_udp_ports", 1, Some(0)),
        Port::input("engine_port_0_enable", 1, Some(0)),
        Port::input("engine_port_0_udp_port", 16, Some(0)),
        Port::input("engine_port_0_destination", 2, Some(0)),
        Port::input("engine_port_1_enable", 1, Some(0)),
        Port::input("engine_port_1_udp_port", 16, Some(0)),
        Port::input("engine_port_1_destination", 2, Some(0)),
        Port::input("engine_port_2_enable", 1, Some(0)),
        Port::input("engine_port_2_udp_port", 16, Some(0)),
        Port::input("engine_port_2_destination", 2, Some(0)),
        Port::input("engine_port_3_enable", 1, Some(0)),
        Port::input("engine_port_3_udp_port", 16, Some(0)),
        Port::input("engine_port_3_destination", 2, Some(0)),
        Port::input("key_valid", 1, Some(0)),
        Port::input("key_word", 4, Some(0)),
        Port::input("key_value", 32, Some(0)),
        Port::input("table_valid", 1, Some(0)),
        Port::input("table_entry", 7, Some(0)),
        Port::input("table_ring", 8, Some(0)),
        Port::output("status_cycles", 48, Some(0)),
        Port::output("status_other_packets", 64, Some(0)),
        Port::output("status_arp_packets", 64, Some(0)),
        Port::output("status_ipv4_packets", 64, Some(0)),
        Port::output("status_ipv4_udp_packets", 64, Some(0)),
        Port::output("status_ipv4_tcp_packets", 64, Some(0)),
        Port::output("status_ipv6_packets", 64, Some(0)),
        Port::output("status_ipv6_udp_packets", 64, Some(0)),
        Port::output("status_ipv6_tcp_packets", 64, Some(0)),
        Port::output("status_fragments", 64, Some(0)),
        Port::output("status_bad_ipv4", 64, Some(0)),
        Port::output("status_bad_udp", 64, Some(0)),
        Port::output("status_bad_tcp", 64, Some(0)),
        Port::output("status_malformed_packets", 64, Some(0)),
        Port::output("status_unread_packets", 64, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MessageBeat<64>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "data", port: 4 },
                Field { name: "keep", port: 5 },
                Field { name: "last", port: 6 },
                Field { name: "error", port: 7 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketBeat",
            valid: Some(8),
            ready: Some(9),
            fields: &[
                Field { name: "data", port: 10 },
                Field { name: "last", port: 11 },
                Field { name: "error", port: 12 },
                Field { name: "length_bytes", port: 13 },
                Field { name: "ring", port: 14 },
                Field { name: "destination", port: 15 },
                Field { name: "protocol", port: 16 },
                Field { name: "checksum", port: 17 },
                Field { name: "flow_hash", port: 18 },
                Field { name: "timestamp_cycles", port: 19 },
            ],
        },
        Group {
            name: "configuration",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::ClassifyConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "spread", port: 20 },
                Field { name: "default_ring", port: 21 },
                Field { name: "hash_tcp_ports", port: 22 },
                Field { name: "hash_udp_ports", port: 23 },
            ],
        },
        Group {
            name: "engine_port_0",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::EnginePort",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 24 },
                Field { name: "udp_port", port: 25 },
                Field { name: "destination", port: 26 },
            ],
        },
        Group {
            name: "engine_port_1",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::EnginePort",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 27 },
                Field { name: "udp_port", port: 28 },
                Field { name: "destination", port: 29 },
            ],
        },
        Group {
            name: "engine_port_2",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::EnginePort",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 30 },
                Field { name: "udp_port", port: 31 },
                Field { name: "destination", port: 32 },
            ],
        },
        Group {
            name: "engine_port_3",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::EnginePort",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 33 },
                Field { name: "udp_port", port: 34 },
                Field { name: "destination", port: 35 },
            ],
        },
        Group {
            name: "key",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::HashKeyWrite",
            valid: Some(36),
            ready: None,
            fields: &[Field { name: "word", port: 37 }, Field { name: "value", port: 38 }],
        },
        Group {
            name: "table",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RingTableWrite",
            valid: Some(39),
            ready: None,
            fields: &[Field { name: "entry", port: 40 }, Field { name: "ring", port: 41 }],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::ClassifyStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "cycles", port: 42 },
                Field { name: "other_packets", port: 43 },
                Field { name: "arp_packets", port: 44 },
                Field { name: "ipv4_packets", port: 45 },
                Field { name: "ipv4_udp_packets", port: 46 },
                Field { name: "ipv4_tcp_packets", port: 47 },
                Field { name: "ipv6_packets", port: 48 },
                Field { name: "ipv6_udp_packets", port: 49 },
                Field { name: "ipv6_tcp_packets", port: 50 },
                Field { name: "fragments", port: 51 },
                Field { name: "bad_ipv4", port: 52 },
                Field { name: "bad_udp", port: 53 },
                Field { name: "bad_tcp", port: 54 },
                Field { name: "malformed_packets", port: 55 },
                Field { name: "unread_packets", port: 56 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 14, most: 14, after: "source" }),
        interval: Some(1),
        waits_on: &["sink", "source"],
        source: "design architecture, parser; RSS",
    }),
};

/// Says of each packet what it is, whose it is, and whether it is sound.
#[derive(Debug)]
pub struct Classify {
    model: Model,
}

impl Classify {
    /// Packets.
    pub const SOURCE: Inlet<Self, message::MessageBeat<64>> = Inlet::new(0);

    /// Packets.
    pub fn source(&mut self) -> StreamInput<'_, message::MessageBeat<64>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same packets, and with the last beat what they are.
    pub const SINK: Outlet<Self, message::PacketBeat> = Outlet::new(1);

    /// The same packets, and with the last beat what they are.
    pub fn sink(&mut self) -> StreamOutput<'_, message::PacketBeat> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// How packets are spread over rings.
    pub const CONFIGURATION: LevelInlet<Self, message::ClassifyConfiguration> = LevelInlet::new(2);

    /// How packets are spread over rings.
    pub fn configuration(&mut self) -> LevelInput<'_, message::ClassifyConfiguration> {
        LevelInput::open(&mut self.model, Self::CONFIGURATION)
    }

    /// What engines take.
    pub const ENGINE_PORT_0: LevelInlet<Self, message::EnginePort> = LevelInlet::new(3);

    /// What engines take.
    pub fn engine_port_0(&mut self) -> LevelInput<'_, message::EnginePort> {
        LevelInput::open(&mut self.model, Self::ENGINE_PORT_0)
    }

    /// What engines take.
    pub const ENGINE_PORT_1: LevelInlet<Self, message::EnginePort> = LevelInlet::new(4);

    /// What engines take.
    pub fn engine_port_1(&mut self) -> LevelInput<'_, message::EnginePort> {
        LevelInput::open(&mut self.model, Self::ENGINE_PORT_1)
    }

    /// What engines take.
    pub const ENGINE_PORT_2: LevelInlet<Self, message::EnginePort> = LevelInlet::new(5);

    /// What engines take.
    pub fn engine_port_2(&mut self) -> LevelInput<'_, message::EnginePort> {
        LevelInput::open(&mut self.model, Self::ENGINE_PORT_2)
    }

    /// What engines take.
    pub const ENGINE_PORT_3: LevelInlet<Self, message::EnginePort> = LevelInlet::new(6);

    /// What engines take.
    pub fn engine_port_3(&mut self) -> LevelInput<'_, message::EnginePort> {
        LevelInput::open(&mut self.model, Self::ENGINE_PORT_3)
    }

    /// Writes of the hash's key.
    pub const KEY: PulseInlet<Self, message::HashKeyWrite> = PulseInlet::new(7);

    /// Writes of the hash's key.
    pub fn key(&mut self) -> PulseInput<'_, message::HashKeyWrite> {
        PulseInput::open(&mut self.model, Self::KEY)
    }

    /// Writes of the table of rings.
    pub const TABLE: PulseInlet<Self, message::RingTableWrite> = PulseInlet::new(8);

    /// Writes of the table of rings.
    pub fn table(&mut self) -> PulseInput<'_, message::RingTableWrite> {
        PulseInput::open(&mut self.model, Self::TABLE)
    }

    /// What has come.
    pub const STATUS: LevelOutlet<Self, message::ClassifyStatus> = LevelOutlet::new(9);

    /// What has come.
    pub fn status(&mut self) -> LevelOutput<'_, message::ClassifyStatus> {
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

    /// Input port `source_valid`.
    pub fn source_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `source_ready`.
    pub fn source_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `source_data`.
    pub fn source_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(4)
    }

    /// Input port `source_keep`.
    pub fn source_keep(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(5)
    }

    /// Input port `source_last`.
    pub fn source_last(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `source_error`.
    pub fn source_error(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(8)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(9)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(10)
    }

    /// Output port `sink_last`.
    pub fn sink_last(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Output port `sink_error`.
    pub fn sink_error(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `sink_length_bytes`.
    pub fn sink_length_bytes(&self) -> Output<'_, Bits<14>> {
        self.model.output(13)
    }

    /// Output port `sink_ring`.
    pub fn sink_ring(&self) -> Output<'_, Bits<8>> {
        self.model.output(14)
    }

    /// Output port `sink_destination`.
    pub fn sink_destination(&self) -> Output<'_, Bits<2>> {
        self.model.output(15)
    }

    /// Output port `sink_protocol`.
    pub fn sink_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(16)
    }

    /// Output port `sink_checksum`.
    pub fn sink_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(17)
    }

    /// Output port `sink_flow_hash`.
    pub fn sink_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(18)
    }

    /// Output port `sink_timestamp_cycles`.
    pub fn sink_timestamp_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(19)
    }

    /// Input port `configuration_spread`.
    pub fn configuration_spread(&mut self) -> Input<'_, bool> {
        self.model.input(20)
    }

    /// Input port `configuration_default_ring`.
    pub fn configuration_default_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(21)
    }

    /// Input port `configuration_hash_tcp_ports`.
    pub fn configuration_hash_tcp_ports(&mut self) -> Input<'_, bool> {
        self.model.input(22)
    }

    /// Input port `configuration_hash_udp_ports`.
    pub fn configuration_hash_udp_ports(&mut self) -> Input<'_, bool> {
        self.model.input(23)
    }

    /// Input port `engine_port_0_enable`.
    pub fn engine_port_0_enable(&mut self) -> Input<'_, bool> {
        self.model.input(24)
    }

    /// Input port `engine_port_0_udp_port`.
    pub fn engine_port_0_udp_port(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(25)
    }

    /// Input port `engine_port_0_destination`.
    pub fn engine_port_0_destination(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(26)
    }

    /// Input port `engine_port_1_enable`.
    pub fn engine_port_1_enable(&mut self) -> Input<'_, bool> {
        self.model.input(27)
    }

    /// Input port `engine_port_1_udp_port`.
    pub fn engine_port_1_udp_port(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(28)
    }

    /// Input port `engine_port_1_destination`.
    pub fn engine_port_1_destination(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(29)
    }

    /// Input port `engine_port_2_enable`.
    pub fn engine_port_2_enable(&mut self) -> Input<'_, bool> {
        self.model.input(30)
    }

    /// Input port `engine_port_2_udp_port`.
    pub fn engine_port_2_udp_port(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(31)
    }

    /// Input port `engine_port_2_destination`.
    pub fn engine_port_2_destination(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(32)
    }

    /// Input port `engine_port_3_enable`.
    pub fn engine_port_3_enable(&mut self) -> Input<'_, bool> {
        self.model.input(33)
    }

    /// Input port `engine_port_3_udp_port`.
    pub fn engine_port_3_udp_port(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(34)
    }

    /// Input port `engine_port_3_destination`.
    pub fn engine_port_3_destination(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(35)
    }

    /// Input port `key_valid`.
    pub fn key_valid(&mut self) -> Input<'_, bool> {
        self.model.input(36)
    }

    /// Input port `key_word`.
    pub fn key_word(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(37)
    }

    /// Input port `key_value`.
    pub fn key_value(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(38)
    }

    /// Input port `table_valid`.
    pub fn table_valid(&mut self) -> Input<'_, bool> {
        self.model.input(39)
    }

    /// Input port `table_entry`.
    pub fn table_entry(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(40)
    }

    /// Input port `table_ring`.
    pub fn table_ring(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(41)
    }

    /// Output port `status_cycles`.
    pub fn status_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(42)
    }

    /// Output port `status_other_packets`.
    pub fn status_other_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(43)
    }

    /// Output port `status_arp_packets`.
    pub fn status_arp_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(44)
    }

    /// Output port `status_ipv4_packets`.
    pub fn status_ipv4_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(45)
    }

    /// Output port `status_ipv4_udp_packets`.
    pub fn status_ipv4_udp_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(46)
    }

    /// Output port `status_ipv4_tcp_packets`.
    pub fn status_ipv4_tcp_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(47)
    }

    /// Output port `status_ipv6_packets`.
    pub fn status_ipv6_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(48)
    }

    /// Output port `status_ipv6_udp_packets`.
    pub fn status_ipv6_udp_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(49)
    }

    /// Output port `status_ipv6_tcp_packets`.
    pub fn status_ipv6_tcp_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(50)
    }

    /// Output port `status_fragments`.
    pub fn status_fragments(&self) -> Output<'_, Bits<64>> {
        self.model.output(51)
    }

    /// Output port `status_bad_ipv4`.
    pub fn status_bad_ipv4(&self) -> Output<'_, Bits<64>> {
        self.model.output(52)
    }

    /// Output port `status_bad_udp`.
    pub fn status_bad_udp(&self) -> Output<'_, Bits<64>> {
        self.model.output(53)
    }

    /// Output port `status_bad_tcp`.
    pub fn status_bad_tcp(&self) -> Output<'_, Bits<64>> {
        self.model.output(54)
    }

    /// Output port `status_malformed_packets`.
    pub fn status_malformed_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(55)
    }

    /// Output port `status_unread_packets`.
    pub fn status_unread_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(56)
    }
}

impl Device for Classify {
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

impl Wrapper for Classify {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
