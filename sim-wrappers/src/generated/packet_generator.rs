//! `packet_generator` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "packet_generator",
    summary: "Sends UDP packets at an exact rate, with numbers and a pattern for the packet sink.",
    sources: Sources::Emitted(&["packet_generator.v", "skid_buffer_message_beat64.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("configuration_enable", 1, Some(0)),
        Port::input("configuration_packets", 48, Some(0)),
        Port::input("configuration_rate_unit", 1, Some(0)),
        Port::input("configuration_rate_numerator", 24, Some(0)),
        Port::input("configuration_rate_denominator", 16, Some(0)),
        Port::input("configuration_overhead_bytes", 8, Some(0)),
        Port::input("configuration_sizes", 2, Some(0)),
        Port::input("configuration_least_bytes", 14, Some(0)),
        Port::input("configuration_most_bytes", 14, Some(0)),
        Port::input("configuration_flows", 16, Some(0)),
        Port::input("configuration_vary_source_address", 1, Some(0)),
        Port::input("configuration_vary_destination_address", 1, Some(0)),
        Port::input("configuration_vary_source_port", 1, Some(0)),
        Port::input("configuration_vary_destination_port", 1, Some(0)),
        Port::input("configuration_destination_mac", 48, Some(0)),
        Port::input("configuration_source_mac", 48, Some(0)),
        Port::input("configuration_source_address", 32, Some(0)),
        Port::input("configuration_destination_address", 32, Some(0)),
        Port::input("configuration_source_port", 16, Some(0)),
        Port::input("configuration_destination_port", 16, Some(0)),
        Port::input("configuration_random_seed", 32, Some(0)),
        Port::input("configuration_content", 1, Some(0)),
        Port::input("configuration_template_bytes", 7, Some(0)),
        Port::input("configuration_key_place", 5, Some(0)),
        Port::input("configuration_keys", 1, Some(0)),
        Port::input("configuration_key_bits", 6, Some(0)),
        Port::input("size_valid", 1, Some(0)),
        Port::input("size_entry", 6, Some(0)),
        Port::input("size_bytes", 14, Some(0)),
        Port::input("size_other_bytes", 14, Some(0)),
        Port::input("size_share", 16, Some(0)),
        Port::input("template_valid", 1, Some(0)),
        Port::input("template_word", 4, Some(0)),
        Port::input("template_data", 32, Some(0)),
        Port::output("packet_valid", 1, Some(0)),
        Port::input("packet_ready", 1, Some(0)),
        Port::output("packet_data", 512, Some(0)),
        Port::output("packet_keep", 64, Some(0)),
        Port::output("packet_last", 1, Some(0)),
        Port::output("packet_error", 1, Some(0)),
        Port::output("status_running", 1, Some(0)),
        Port::output("status_fault", 3, Some(0)),
        Port::output("status_packets", 64, Some(0)),
        Port::output("status_bytes", 64, Some(0)),
        Port::output("status_stalled_cycles", 64, Some(0)),
        Port::output("now_cycles", 48, Some(0)),
    ],
    groups: &[
        Group {
            name: "configuration",
            kind: GroupKind::Level,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::GeneratorConfiguration",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "enable", port: 2 },
                Field { name: "packets", port: 3 },
                Field { name: "rate_unit", port: 4 },
                Field { name: "rate_numerator", port: 5 },
                Field { name: "rate_denominator", port: 6 },
                Field { name: "overhead_bytes", port: 7 },
                Field { name: "sizes", port: 8 },
                Field { name: "least_bytes", port: 9 },
                Field { name: "most_bytes", port: 10 },
                Field { name: "flows", port: 11 },
                Field { name: "vary_source_address", port: 12 },
                Field { name: "vary_destination_address", port: 13 },
                Field { name: "vary_source_port", port: 14 },
                Field { name: "vary_destination_port", port: 15 },
                Field { name: "destination_mac", port: 16 },
                Field { name: "source_mac", port: 17 },
                Field { name: "source_address", port: 18 },
                Field { name: "destination_address", port: 19 },
                Field { name: "source_port", port: 20 },
                Field { name: "destination_port", port: 21 },
                Field { name: "random_seed", port: 22 },
                Field { name: "content", port: 23 },
                Field { name: "template_bytes", port: 24 },
                Field { name: "key_place", port: 25 },
                Field { name: "keys", port: 26 },
                Field { name: "key_bits", port: 27 },
            ],
        },
        Group {
            name: "size",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::GeneratorSize",
            valid: Some(28),
            ready: None,
            fields: &[
                Field { name: "entry", port: 29 },
                Field { name: "bytes", port: 30 },
                Field { name: "other_bytes", port: 31 },
                Field { name: "share", port: 32 },
            ],
        },
        Group {
            name: "template",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::GeneratorTemplate",
            valid: Some(33),
            ready: None,
            fields: &[Field { name: "word", port: 34 }, Field { name: "data", port: 35 }],
        },
        Group {
            name: "packet",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MessageBeat<64>",
            valid: Some(36),
            ready: Some(37),
            fields: &[
                Field { name: "data", port: 38 },
                Field { name: "keep", port: 39 },
                Field { name: "last", port: 40 },
                Field { name: "error", port: 41 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::GeneratorStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "running", port: 42 },
                Field { name: "fault", port: 43 },
                Field { name: "packets", port: 44 },
                Field { name: "bytes", port: 45 },
                Field { name: "stalled_cycles", port: 46 },
            ],
        },
        Group {
            name: "now_cycles",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 47 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: None,
        interval: Some(1),
        waits_on: &["packet"],
        source: "CXL-NIC 6",
    }),
};

/// Sends UDP packets at an exact rate, with numbers and a pattern for the packet sink.
#[derive(Debug)]
pub struct PacketGenerator {
    model: Model,
}

impl PacketGenerator {
    /// What is sent, and how fast.
    pub const CONFIGURATION: LevelInlet<Self, message::GeneratorConfiguration> = LevelInlet::new(0);

    /// What is sent, and how fast.
    pub fn configuration(&mut self) -> LevelInput<'_, message::GeneratorConfiguration> {
        LevelInput::open(&mut self.model, Self::CONFIGURATION)
    }

    /// Writes an entry of the table of sizes.
    pub const SIZE: PulseInlet<Self, message::GeneratorSize> = PulseInlet::new(1);

    /// Writes an entry of the table of sizes.
    pub fn size(&mut self) -> PulseInput<'_, message::GeneratorSize> {
        PulseInput::open(&mut self.model, Self::SIZE)
    }

    /// Writes a word of the template.
    pub const TEMPLATE: PulseInlet<Self, message::GeneratorTemplate> = PulseInlet::new(2);

    /// Writes a word of the template.
    pub fn template(&mut self) -> PulseInput<'_, message::GeneratorTemplate> {
        PulseInput::open(&mut self.model, Self::TEMPLATE)
    }

    /// The packets.
    pub const PACKET: Outlet<Self, message::MessageBeat<64>> = Outlet::new(3);

    /// The packets.
    pub fn packet(&mut self) -> StreamOutput<'_, message::MessageBeat<64>> {
        StreamOutput::open(&mut self.model, Self::PACKET)
    }

    /// What was sent.
    pub const STATUS: LevelOutlet<Self, message::GeneratorStatus> = LevelOutlet::new(4);

    /// What was sent.
    pub fn status(&mut self) -> LevelOutput<'_, message::GeneratorStatus> {
        LevelOutput::open(&mut self.model, Self::STATUS)
    }

    /// Cycles since reset, from which timestamps are taken.
    pub const NOW_CYCLES: LevelOutlet<Self, Bits<48>> = LevelOutlet::new(5);

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

    /// Input port `configuration_packets`.
    pub fn configuration_packets(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(3)
    }

    /// Input port `configuration_rate_unit`.
    pub fn configuration_rate_unit(&mut self) -> Input<'_, bool> {
        self.model.input(4)
    }

    /// Input port `configuration_rate_numerator`.
    pub fn configuration_rate_numerator(&mut self) -> Input<'_, Bits<24>> {
        self.model.input(5)
    }

    /// Input port `configuration_rate_denominator`.
    pub fn configuration_rate_denominator(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(6)
    }

    /// Input port `configuration_overhead_bytes`.
    pub fn configuration_overhead_bytes(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(7)
    }

    /// Input port `configuration_sizes`.
    pub fn configuration_sizes(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(8)
    }

    /// Input port `configuration_least_bytes`.
    pub fn configuration_least_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(9)
    }

    /// Input port `configuration_most_bytes`.
    pub fn configuration_most_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(10)
    }

    /// Input port `configuration_flows`.
    pub fn configuration_flows(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(11)
    }

    /// Input port `configuration_vary_source_address`.
    pub fn configuration_vary_source_address(&mut self) -> Input<'_, bool> {
        self.model.input(12)
    }

    /// Input port `configuration_vary_destination_address`.
    pub fn configuration_vary_destination_address(&mut self) -> Input<'_, bool> {
        self.model.input(13)
    }

    /// Input port `configuration_vary_source_port`.
    pub fn configuration_vary_source_port(&mut self) -> Input<'_, bool> {
        self.model.input(14)
    }

    /// Input port `configuration_vary_destination_port`.
    pub fn configuration_vary_destination_port(&mut self) -> Input<'_, bool> {
        self.model.input(15)
    }

    /// Input port `configuration_destination_mac`.
    pub fn configuration_destination_mac(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(16)
    }

    /// Input port `configuration_source_mac`.
    pub fn configuration_source_mac(&mut self) -> Input<'_, Bits<48>> {
        self.model.input(17)
    }

    /// Input port `configuration_source_address`.
    pub fn configuration_source_address(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(18)
    }

    /// Input port `configuration_destination_address`.
    pub fn configuration_destination_address(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(19)
    }

    /// Input port `configuration_source_port`.
    pub fn configuration_source_port(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(20)
    }

    /// Input port `configuration_destination_port`.
    pub fn configuration_destination_port(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(21)
    }

    /// Input port `configuration_random_seed`.
    pub fn configuration_random_seed(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(22)
    }

    /// Input port `configuration_content`.
    pub fn configuration_content(&mut self) -> Input<'_, bool> {
        self.model.input(23)
    }

    /// Input port `configuration_template_bytes`.
    pub fn configuration_template_bytes(&mut self) -> Input<'_, Bits<7>> {
        self.model.input(24)
    }

    /// Input port `configuration_key_place`.
    pub fn configuration_key_place(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(25)
    }

    /// Input port `configuration_keys`.
    pub fn configuration_keys(&mut self) -> Input<'_, bool> {
        self.model.input(26)
    }

    /// Input port `configuration_key_bits`.
    pub fn configuration_key_bits(&mut self) -> Input<'_, Bits<6>> {
        self.model.input(27)
    }

    /// Input port `size_valid`.
    pub fn size_valid(&mut self) -> Input<'_, bool> {
        self.model.input(28)
    }

    /// Input port `size_entry`.
    pub fn size_entry(&mut self) -> Input<'_, Bits<6>> {
        self.model.input(29)
    }

    /// Input port `size_bytes`.
    pub fn size_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(30)
    }

    /// Input port `size_other_bytes`.
    pub fn size_other_bytes(&mut self) -> Input<'_, Bits<14>> {
        self.model.input(31)
    }

    /// Input port `size_share`.
    pub fn size_share(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(32)
    }

    /// Input port `template_valid`.
    pub fn template_valid(&mut self) -> Input<'_, bool> {
        self.model.input(33)
    }

    /// Input port `template_word`.
    pub fn template_word(&mut self) -> Input<'_, Bits<4>> {
        self.model.input(34)
    }

    /// Input port `template_data`.
    pub fn template_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(35)
    }

    /// Output port `packet_valid`.
    pub fn packet_valid(&self) -> Output<'_, bool> {
        self.model.output(36)
    }

    /// Input port `packet_ready`.
    pub fn packet_ready(&mut self) -> Input<'_, bool> {
        self.model.input(37)
    }

    /// Output port `packet_data`.
    pub fn packet_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(38)
    }

    /// Output port `packet_keep`.
    pub fn packet_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(39)
    }

    /// Output port `packet_last`.
    pub fn packet_last(&self) -> Output<'_, bool> {
        self.model.output(40)
    }

    /// Output port `packet_error`.
    pub fn packet_error(&self) -> Output<'_, bool> {
        self.model.output(41)
    }

    /// Output port `status_running`.
    pub fn status_running(&self) -> Output<'_, bool> {
        self.model.output(42)
    }

    /// Output port `status_fault`.
    pub fn status_fault(&self) -> Output<'_, Bits<3>> {
        self.model.output(43)
    }

    /// Output port `status_packets`.
    pub fn status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(44)
    }

    /// Output port `status_bytes`.
    pub fn status_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(45)
    }

    /// Output port `status_stalled_cycles`.
    pub fn status_stalled_cycles(&self) -> Output<'_, Bits<64>> {
        self.model.output(46)
    }

    /// Output port `now_cycles`.
    pub fn now_cycles(&self) -> Output<'_, Bits<48>> {
        self.model.output(47)
    }
}

impl Device for PacketGenerator {
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

impl Wrapper for PacketGenerator {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
