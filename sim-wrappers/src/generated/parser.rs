//! `parser` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "parser",
    summary: "Reads the headers of packets and sums up for their checksums.",
    sources: Sources::Emitted(&["parser.v", "skid_buffer_message_beat64.v"]),
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
        Port::output("sink_protocol", 3, Some(0)),
        Port::output("sink_internet_offset", 5, Some(0)),
        Port::output("sink_transport_offset", 7, Some(0)),
        Port::output("sink_header_sum", 16, Some(0)),
        Port::output("sink_header_checksum", 16, Some(0)),
        Port::output("sink_transport_sum", 16, Some(0)),
        Port::output("sink_transport_checksum", 16, Some(0)),
        Port::output("sink_is_fragment", 1, Some(0)),
        Port::output("sink_is_unread", 1, Some(0)),
        Port::output("sink_is_malformed", 1, Some(0)),
        Port::output("headers_valid", 1, Some(0)),
        Port::output("headers_protocol", 3, Some(0)),
        Port::output("headers_source_address", 128, Some(0)),
        Port::output("headers_destination_address", 128, Some(0)),
        Port::output("headers_source_port", 16, Some(0)),
        Port::output("headers_destination_port", 16, Some(0)),
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
            payload: "nic_spec::message::ParsedBeat",
            valid: Some(8),
            ready: Some(9),
            fields: &[
                Field { name: "data", port: 10 },
                Field { name: "last", port: 11 },
                Field { name: "error", port: 12 },
                Field { name: "length_bytes", port: 13 },
                Field { name: "protocol", port: 14 },
                Field { name: "internet_offset", port: 15 },
                Field { name: "transport_offset", port: 16 },
                Field { name: "header_sum", port: 17 },
                Field { name: "header_checksum", port: 18 },
                Field { name: "transport_sum", port: 19 },
                Field { name: "transport_checksum", port: 20 },
                Field { name: "is_fragment", port: 21 },
                Field { name: "is_unread", port: 22 },
                Field { name: "is_malformed", port: 23 },
            ],
        },
        Group {
            name: "headers",
            kind: GroupKind::Pulse,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::PacketHeaders",
            valid: Some(24),
            ready: None,
            fields: &[
                Field { name: "protocol", port: 25 },
                Field { name: "source_address", port: 26 },
                Field { name: "destination_address", port: 27 },
                Field { name: "source_port", port: 28 },
                Field { name: "destination_port", port: 29 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 13, most: 13, after: "source" }),
        interval: Some(1),
        waits_on: &["sink", "source"],
        source: "design architecture, parser and checksum",
    }),
};

/// Reads the headers of packets and sums up for their checksums.
#[derive(Debug)]
pub struct Parser {
    model: Model,
}

impl Parser {
    /// Packets.
    pub const SOURCE: Inlet<Self, message::MessageBeat<64>> = Inlet::new(0);

    /// Packets.
    pub fn source(&mut self) -> StreamInput<'_, message::MessageBeat<64>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same packets, and with the last beat what they are.
    pub const SINK: Outlet<Self, message::ParsedBeat> = Outlet::new(1);

    /// The same packets, and with the last beat what they are.
    pub fn sink(&mut self) -> StreamOutput<'_, message::ParsedBeat> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// What each packet's headers say about its flow.
    pub const HEADERS: PulseOutlet<Self, message::PacketHeaders> = PulseOutlet::new(2);

    /// What each packet's headers say about its flow.
    pub fn headers(&mut self) -> PulseOutput<'_, message::PacketHeaders> {
        PulseOutput::open(&mut self.model, Self::HEADERS)
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

    /// Output port `sink_protocol`.
    pub fn sink_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(14)
    }

    /// Output port `sink_internet_offset`.
    pub fn sink_internet_offset(&self) -> Output<'_, Bits<5>> {
        self.model.output(15)
    }

    /// Output port `sink_transport_offset`.
    pub fn sink_transport_offset(&self) -> Output<'_, Bits<7>> {
        self.model.output(16)
    }

    /// Output port `sink_header_sum`.
    pub fn sink_header_sum(&self) -> Output<'_, Bits<16>> {
        self.model.output(17)
    }

    /// Output port `sink_header_checksum`.
    pub fn sink_header_checksum(&self) -> Output<'_, Bits<16>> {
        self.model.output(18)
    }

    /// Output port `sink_transport_sum`.
    pub fn sink_transport_sum(&self) -> Output<'_, Bits<16>> {
        self.model.output(19)
    }

    /// Output port `sink_transport_checksum`.
    pub fn sink_transport_checksum(&self) -> Output<'_, Bits<16>> {
        self.model.output(20)
    }

    /// Output port `sink_is_fragment`.
    pub fn sink_is_fragment(&self) -> Output<'_, bool> {
        self.model.output(21)
    }

    /// Output port `sink_is_unread`.
    pub fn sink_is_unread(&self) -> Output<'_, bool> {
        self.model.output(22)
    }

    /// Output port `sink_is_malformed`.
    pub fn sink_is_malformed(&self) -> Output<'_, bool> {
        self.model.output(23)
    }

    /// Output port `headers_valid`.
    pub fn headers_valid(&self) -> Output<'_, bool> {
        self.model.output(24)
    }

    /// Output port `headers_protocol`.
    pub fn headers_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(25)
    }

    /// Output port `headers_source_address`.
    pub fn headers_source_address(&self) -> Output<'_, message::Wide<128>> {
        self.model.output(26)
    }

    /// Output port `headers_destination_address`.
    pub fn headers_destination_address(&self) -> Output<'_, message::Wide<128>> {
        self.model.output(27)
    }

    /// Output port `headers_source_port`.
    pub fn headers_source_port(&self) -> Output<'_, Bits<16>> {
        self.model.output(28)
    }

    /// Output port `headers_destination_port`.
    pub fn headers_destination_port(&self) -> Output<'_, Bits<16>> {
        self.model.output(29)
    }
}

impl Device for Parser {
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

impl Wrapper for Parser {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
