//! `join_descriptor_beat64` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "join_descriptor_beat64",
    summary: "Pairs the payloads of two sources.",
    sources: Sources::Emitted(&[
        "join_descriptor_beat64.v",
        "skid_buffer_beat64.v",
        "skid_buffer_descriptor.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("first_valid", 1, Some(0)),
        Port::output("first_ready", 1, Some(0)),
        Port::input("first_address", 64, Some(0)),
        Port::input("first_length_bytes", 16, Some(0)),
        Port::input("first_available", 1, Some(0)),
        Port::input("first_done", 1, Some(0)),
        Port::input("first_last", 1, Some(0)),
        Port::input("first_interrupt", 1, Some(0)),
        Port::input("first_checksum", 2, Some(0)),
        Port::input("first_protocol", 3, Some(0)),
        Port::input("first_fault", 2, Some(0)),
        Port::input("first_reserved", 5, Some(0)),
        Port::input("first_flow_hash", 32, Some(0)),
        Port::input("second_valid", 1, Some(0)),
        Port::output("second_ready", 1, Some(0)),
        Port::input("second_data", 512, Some(0)),
        Port::input("second_keep", 64, Some(0)),
        Port::input("second_last", 1, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_first_address", 64, Some(0)),
        Port::output("sink_first_length_bytes", 16, Some(0)),
        Port::output("sink_first_available", 1, Some(0)),
        Port::output("sink_first_done", 1, Some(0)),
        Port::output("sink_first_last", 1, Some(0)),
        Port::output("sink_first_interrupt", 1, Some(0)),
        Port::output("sink_first_checksum", 2, Some(0)),
        Port::output("sink_first_protocol", 3, Some(0)),
        Port::output("sink_first_fault", 2, Some(0)),
        Port::output("sink_first_reserved", 5, Some(0)),
        Port::output("sink_first_flow_hash", 32, Some(0)),
        Port::output("sink_second_data", 512, Some(0)),
        Port::output("sink_second_keep", 64, Some(0)),
        Port::output("sink_second_last", 1, Some(0)),
    ],
    groups: &[
        Group {
            name: "first",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Descriptor",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "address", port: 4 },
                Field { name: "length_bytes", port: 5 },
                Field { name: "available", port: 6 },
                Field { name: "done", port: 7 },
                Field { name: "last", port: 8 },
                Field { name: "interrupt", port: 9 },
                Field { name: "checksum", port: 10 },
                Field { name: "protocol", port: 11 },
                Field { name: "fault", port: 12 },
                Field { name: "reserved", port: 13 },
                Field { name: "flow_hash", port: 14 },
            ],
        },
        Group {
            name: "second",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(15),
            ready: Some(16),
            fields: &[
                Field { name: "data", port: 17 },
                Field { name: "keep", port: 18 },
                Field { name: "last", port: 19 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Pair<nic_spec::message::Descriptor, nic_spec::message::Beat<64>>",
            valid: Some(20),
            ready: Some(21),
            fields: &[
                Field { name: "first_address", port: 22 },
                Field { name: "first_length_bytes", port: 23 },
                Field { name: "first_available", port: 24 },
                Field { name: "first_done", port: 25 },
                Field { name: "first_last", port: 26 },
                Field { name: "first_interrupt", port: 27 },
                Field { name: "first_checksum", port: 28 },
                Field { name: "first_protocol", port: 29 },
                Field { name: "first_fault", port: 30 },
                Field { name: "first_reserved", port: 31 },
                Field { name: "first_flow_hash", port: 32 },
                Field { name: "second_data", port: 33 },
                Field { name: "second_keep", port: 34 },
                Field { name: "second_last", port: 35 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "first" }),
        interval: Some(1),
        waits_on: &["sink", "first", "second"],
        source: "design style 2",
    }),
};

/// Pairs the payloads of two sources.
#[derive(Debug)]
pub struct JoinDescriptorBeat64 {
    model: Model,
}

impl JoinDescriptorBeat64 {
    /// One half of each pair.
    pub const FIRST: Inlet<Self, message::Descriptor> = Inlet::new(0);

    /// One half of each pair.
    pub fn first(&mut self) -> StreamInput<'_, message::Descriptor> {
        StreamInput::open(&mut self.model, Self::FIRST)
    }

    /// The other half.
    pub const SECOND: Inlet<Self, message::Beat<64>> = Inlet::new(1);

    /// The other half.
    pub fn second(&mut self) -> StreamInput<'_, message::Beat<64>> {
        StreamInput::open(&mut self.model, Self::SECOND)
    }

    /// The pairs.
    pub const SINK: Outlet<Self, message::Pair<message::Descriptor, message::Beat<64>>> =
        Outlet::new(2);

    /// The pairs.
    pub fn sink(
        &mut self,
    ) -> StreamOutput<'_, message::Pair<message::Descriptor, message::Beat<64>>> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `first_valid`.
    pub fn first_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `first_ready`.
    pub fn first_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `first_address`.
    pub fn first_address(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(4)
    }

    /// Input port `first_length_bytes`.
    pub fn first_length_bytes(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(5)
    }

    /// Input port `first_available`.
    pub fn first_available(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `first_done`.
    pub fn first_done(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Input port `first_last`.
    pub fn first_last(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Input port `first_interrupt`.
    pub fn first_interrupt(&mut self) -> Input<'_, bool> {
        self.model.input(9)
    }

    /// Input port `first_checksum`.
    pub fn first_checksum(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(10)
    }

    /// Input port `first_protocol`.
    pub fn first_protocol(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(11)
    }

    /// Input port `first_fault`.
    pub fn first_fault(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(12)
    }

    /// Input port `first_reserved`.
    pub fn first_reserved(&mut self) -> Input<'_, Bits<5>> {
        self.model.input(13)
    }

    /// Input port `first_flow_hash`.
    pub fn first_flow_hash(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(14)
    }

    /// Input port `second_valid`.
    pub fn second_valid(&mut self) -> Input<'_, bool> {
        self.model.input(15)
    }

    /// Output port `second_ready`.
    pub fn second_ready(&self) -> Output<'_, bool> {
        self.model.output(16)
    }

    /// Input port `second_data`.
    pub fn second_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(17)
    }

    /// Input port `second_keep`.
    pub fn second_keep(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(18)
    }

    /// Input port `second_last`.
    pub fn second_last(&mut self) -> Input<'_, bool> {
        self.model.input(19)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(20)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(21)
    }

    /// Output port `sink_first_address`.
    pub fn sink_first_address(&self) -> Output<'_, Bits<64>> {
        self.model.output(22)
    }

    /// Output port `sink_first_length_bytes`.
    pub fn sink_first_length_bytes(&self) -> Output<'_, Bits<16>> {
        self.model.output(23)
    }

    /// Output port `sink_first_available`.
    pub fn sink_first_available(&self) -> Output<'_, bool> {
        self.model.output(24)
    }

    /// Output port `sink_first_done`.
    pub fn sink_first_done(&self) -> Output<'_, bool> {
        self.model.output(25)
    }

    /// Output port `sink_first_last`.
    pub fn sink_first_last(&self) -> Output<'_, bool> {
        self.model.output(26)
    }

    /// Output port `sink_first_interrupt`.
    pub fn sink_first_interrupt(&self) -> Output<'_, bool> {
        self.model.output(27)
    }

    /// Output port `sink_first_checksum`.
    pub fn sink_first_checksum(&self) -> Output<'_, Bits<2>> {
        self.model.output(28)
    }

    /// Output port `sink_first_protocol`.
    pub fn sink_first_protocol(&self) -> Output<'_, Bits<3>> {
        self.model.output(29)
    }

    /// Output port `sink_first_fault`.
    pub fn sink_first_fault(&self) -> Output<'_, Bits<2>> {
        self.model.output(30)
    }

    /// Output port `sink_first_reserved`.
    pub fn sink_first_reserved(&self) -> Output<'_, Bits<5>> {
        self.model.output(31)
    }

    /// Output port `sink_first_flow_hash`.
    pub fn sink_first_flow_hash(&self) -> Output<'_, Bits<32>> {
        self.model.output(32)
    }

    /// Output port `sink_second_data`.
    pub fn sink_second_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(33)
    }

    /// Output port `sink_second_keep`.
    pub fn sink_second_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(34)
    }

    /// Output port `sink_second_last`.
    pub fn sink_second_last(&self) -> Output<'_, bool> {
        self.model.output(35)
    }
}

impl Device for JoinDescriptorBeat64 {
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

impl Wrapper for JoinDescriptorBeat64 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
