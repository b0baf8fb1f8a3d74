//! `arbiter_word16_n16` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "arbiter_word16_n16",
    summary: "Merges streams packet by packet, in turn.",
    sources: Sources::Emitted(&["arbiter_word16_n16.v", "skid_buffer_word16.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_0_valid", 1, Some(0)),
        Port::output("source_0_ready", 1, Some(0)),
        Port::input("source_0_data", 16, Some(0)),
        Port::input("source_1_valid", 1, Some(0)),
        Port::output("source_1_ready", 1, Some(0)),
        Port::input("source_1_data", 16, Some(0)),
        Port::input("source_2_valid", 1, Some(0)),
        Port::output("source_2_ready", 1, Some(0)),
        Port::input("source_2_data", 16, Some(0)),
        Port::input("source_3_valid", 1, Some(0)),
        Port::output("source_3_ready", 1, Some(0)),
        Port::input("source_3_data", 16, Some(0)),
        Port::input("source_4_valid", 1, Some(0)),
        Port::output("source_4_ready", 1, Some(0)),
        Port::input("source_4_data", 16, Some(0)),
        Port::input("source_5_valid", 1, Some(0)),
        Port::output("source_5_ready", 1, Some(0)),
        Port::input("source_5_data", 16, Some(0)),
        Port::input("source_6_valid", 1, Some(0)),
        Port::output("source_6_ready", 1, Some(0)),
        Port::input("source_6_data", 16, Some(0)),
        Port::input("source_7_valid", 1, Some(0)),
        Port::output("source_7_ready", 1, Some(0)),
        Port::input("source_7_data", 16, Some(0)),
        Port::input("source_8_valid", 1, Some(0)),
        Port::output("source_8_ready", 1, Some(0)),
        Port::input("source_8_data", 16, Some(0)),
        Port::input("source_9_valid", 1, Some(0)),
        Port::output("source_9_ready", 1, Some(0)),
        Port::input("source_9_data", 16, Some(0)),
        Port::input("source_10_valid", 1, Some(0)),
        Port::output("source_10_ready", 1, Some(0)),
        Port::input("source_10_data", 16, Some(0)),
        Port::input("source_11_valid", 1, Some(0)),
        Port::output("source_11_ready", 1, Some(0)),
        Port::input("source_11_data", 16, Some(0)),
        Port::input("source_12_valid", 1, Some(0)),
        Port::output("source_12_ready", 1, Some(0)),
        Port::input("source_12_data", 16, Some(0)),
        Port::input("source_13_valid", 1, Some(0)),
        Port::output("source_13_ready", 1, Some(0)),
        Port::input("source_13_data", 16, Some(0)),
        Port::input("source_14_valid", 1, Some(0)),
        Port::output("source_14_ready", 1, Some(0)),
        Port::input("source_14_data", 16, Some(0)),
        Port::input("source_15_valid", 1, Some(0)),
        Port::output("source_15_ready", 1, Some(0)),
        Port::input("source_15_data", 16, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_data", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "source_0",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "data", port: 4 }],
        },
        Group {
            name: "source_1",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(5),
            ready: Some(6),
            fields: &[Field { name: "data", port: 7 }],
        },
        Group {
            name: "source_2",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(8),
            ready: Some(9),
            fields: &[Field { name: "data", port: 10 }],
        },
        Group {
            name: "source_3",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(11),
            ready: Some(12),
            fields: &[Field { name: "data", port: 13 }],
        },
        Group {
            name: "source_4",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(14),
            ready: Some(15),
            fields: &[Field { name: "data", port: 16 }],
        },
        Group {
            name: "source_5",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(17),
            ready: Some(18),
            fields: &[Field { name: "data", port: 19 }],
        },
        Group {
            name: "source_6",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(20),
            ready: Some(21),
            fields: &[Field { name: "data", port: 22 }],
        },
        Group {
            name: "source_7",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(23),
            ready: Some(24),
            fields: &[Field { name: "data", port: 25 }],
        },
        Group {
            name: "source_8",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(26),
            ready: Some(27),
            fields: &[Field { name: "data", port: 28 }],
        },
        Group {
            name: "source_9",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(29),
            ready: Some(30),
            fields: &[Field { name: "data", port: 31 }],
        },
        Group {
            name: "source_10",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(32),
            ready: Some(33),
            fields: &[Field { name: "data", port: 34 }],
        },
        Group {
            name: "source_11",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(35),
            ready: Some(36),
            fields: &[Field { name: "data", port: 37 }],
        },
        Group {
            name: "source_12",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(38),
            ready: Some(39),
            fields: &[Field { name: "data", port: 40 }],
        },
        Group {
            name: "source_13",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(41),
            ready: Some(42),
            fields: &[Field { name: "data", port: 43 }],
        },
        Group {
            name: "source_14",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(44),
            ready: Some(45),
            fields: &[Field { name: "data", port: 46 }],
        },
        Group {
            name: "source_15",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(47),
            ready: Some(48),
            fields: &[Field { name: "data", port: 49 }],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<16>",
            valid: Some(50),
            ready: Some(51),
            fields: &[Field { name: "data", port: 52 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "source_*" }),
        interval: Some(1),
        waits_on: &["sink", "source_*"],
        source: "design style 2, S6",
    }),
};

/// Merges streams packet by packet, in turn.
#[derive(Debug)]
pub struct ArbiterWord16N16 {
    model: Model,
}

impl ArbiterWord16N16 {
    /// Payloads in.
    pub const SOURCE_0: Inlet<Self, message::Word<16>> = Inlet::new(0);

    /// Payloads in.
    pub fn source_0(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_0)
    }

    /// Payloads in.
    pub const SOURCE_1: Inlet<Self, message::Word<16>> = Inlet::new(1);

    /// Payloads in.
    pub fn source_1(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_1)
    }

    /// Payloads in.
    pub const SOURCE_2: Inlet<Self, message::Word<16>> = Inlet::new(2);

    /// Payloads in.
    pub fn source_2(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_2)
    }

    /// Payloads in.
    pub const SOURCE_3: Inlet<Self, message::Word<16>> = Inlet::new(3);

    /// Payloads in.
    pub fn source_3(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_3)
    }

    /// Payloads in.
    pub const SOURCE_4: Inlet<Self, message::Word<16>> = Inlet::new(4);

    /// Payloads in.
    pub fn source_4(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_4)
    }

    /// Payloads in.
    pub const SOURCE_5: Inlet<Self, message::Word<16>> = Inlet::new(5);

    /// Payloads in.
    pub fn source_5(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_5)
    }

    /// Payloads in.
    pub const SOURCE_6: Inlet<Self, message::Word<16>> = Inlet::new(6);

    /// Payloads in.
    pub fn source_6(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_6)
    }

    /// Payloads in.
    pub const SOURCE_7: Inlet<Self, message::Word<16>> = Inlet::new(7);

    /// Payloads in.
    pub fn source_7(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_7)
    }

    /// Payloads in.
    pub const SOURCE_8: Inlet<Self, message::Word<16>> = Inlet::new(8);

    /// Payloads in.
    pub fn source_8(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_8)
    }

    /// Payloads in.
    pub const SOURCE_9: Inlet<Self, message::Word<16>> = Inlet::new(9);

    /// Payloads in.
    pub fn source_9(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_9)
    }

    /// Payloads in.
    pub const SOURCE_10: Inlet<Self, message::Word<16>> = Inlet::new(10);

    /// Payloads in.
    pub fn source_10(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_10)
    }

    /// Payloads in.
    pub const SOURCE_11: Inlet<Self, message::Word<16>> = Inlet::new(11);

    /// Payloads in.
    pub fn source_11(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_11)
    }

    /// Payloads in.
    pub const SOURCE_12: Inlet<Self, message::Word<16>> = Inlet::new(12);

    /// Payloads in.
    pub fn source_12(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_12)
    }

    /// Payloads in.
    pub const SOURCE_13: Inlet<Self, message::Word<16>> = Inlet::new(13);

    /// Payloads in.
    pub fn source_13(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_13)
    }

    /// Payloads in.
    pub const SOURCE_14: Inlet<Self, message::Word<16>> = Inlet::new(14);

    /// Payloads in.
    pub fn source_14(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_14)
    }

    /// Payloads in.
    pub const SOURCE_15: Inlet<Self, message::Word<16>> = Inlet::new(15);

    /// Payloads in.
    pub fn source_15(&mut self) -> StreamInput<'_, message::Word<16>> {
        StreamInput::open(&mut self.model, Self::SOURCE_15)
    }

    /// The payloads of all sources.
    pub const SINK: Outlet<Self, message::Word<16>> = Outlet::new(16);

    /// The payloads of all sources.
    pub fn sink(&mut self) -> StreamOutput<'_, message::Word<16>> {
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

    /// Input port `source_0_valid`.
    pub fn source_0_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `source_0_ready`.
    pub fn source_0_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `source_0_data`.
    pub fn source_0_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(4)
    }

    /// Input port `source_1_valid`.
    pub fn source_1_valid(&mut self) -> Input<'_, bool> {
        self.model.input(5)
    }

    /// Output port `source_1_ready`.
    pub fn source_1_ready(&self) -> Output<'_, bool> {
        self.model.output(6)
    }

    /// Input port `source_1_data`.
    pub fn source_1_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(7)
    }

    /// Input port `source_2_valid`.
    pub fn source_2_valid(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Output port `source_2_ready`.
    pub fn source_2_ready(&self) -> Output<'_, bool> {
        self.model.output(9)
    }

    /// Input port `source_2_data`.
    pub fn source_2_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(10)
    }

    /// Input port `source_3_valid`.
    pub fn source_3_valid(&mut self) -> Input<'_, bool> {
        self.model.input(11)
    }

    /// Output port `source_3_ready`.
    pub fn source_3_ready(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Input port `source_3_data`.
    pub fn source_3_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(13)
    }

    /// Input port `source_4_valid`.
    pub fn source_4_valid(&mut self) -> Input<'_, bool> {
        self.model.input(14)
    }

    /// Output port `source_4_ready`.
    pub fn source_4_ready(&self) -> Output<'_, bool> {
        self.model.output(15)
    }

    /// Input port `source_4_data`.
    pub fn source_4_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(16)
    }

    /// Input port `source_5_valid`.
    pub fn source_5_valid(&mut self) -> Input<'_, bool> {
        self.model.input(17)
    }

    /// Output port `source_5_ready`.
    pub fn source_5_ready(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Input port `source_5_data`.
    pub fn source_5_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(19)
    }

    /// Input port `source_6_valid`.
    pub fn source_6_valid(&mut self) -> Input<'_, bool> {
        self.model.input(20)
    }

    /// Output port `source_6_ready`.
    pub fn source_6_ready(&self) -> Output<'_, bool> {
        self.model.output(21)
    }

    /// Input port `source_6_data`.
    pub fn source_6_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(22)
    }

    /// Input port `source_7_valid`.
    pub fn source_7_valid(&mut self) -> Input<'_, bool> {
        self.model.input(23)
    }

    /// Output port `source_7_ready`.
    pub fn source_7_ready(&self) -> Output<'_, bool> {
        self.model.output(24)
    }

    /// Input port `source_7_data`.
    pub fn source_7_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(25)
    }

    /// Input port `source_8_valid`.
    pub fn source_8_valid(&mut self) -> Input<'_, bool> {
        self.model.input(26)
    }

    /// Output port `source_8_ready`.
    pub fn source_8_ready(&self) -> Output<'_, bool> {
        self.model.output(27)
    }

    /// Input port `source_8_data`.
    pub fn source_8_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(28)
    }

    /// Input port `source_9_valid`.
    pub fn source_9_valid(&mut self) -> Input<'_, bool> {
        self.model.input(29)
    }

    /// Output port `source_9_ready`.
    pub fn source_9_ready(&self) -> Output<'_, bool> {
        self.model.output(30)
    }

    /// Input port `source_9_data`.
    pub fn source_9_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(31)
    }

    /// Input port `source_10_valid`.
    pub fn source_10_valid(&mut self) -> Input<'_, bool> {
        self.model.input(32)
    }

    /// Output port `source_10_ready`.
    pub fn source_10_ready(&self) -> Output<'_, bool> {
        self.model.output(33)
    }

    /// Input port `source_10_data`.
    pub fn source_10_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(34)
    }

    /// Input port `source_11_valid`.
    pub fn source_11_valid(&mut self) -> Input<'_, bool> {
        self.model.input(35)
    }

    /// Output port `source_11_ready`.
    pub fn source_11_ready(&self) -> Output<'_, bool> {
        self.model.output(36)
    }

    /// Input port `source_11_data`.
    pub fn source_11_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(37)
    }

    /// Input port `source_12_valid`.
    pub fn source_12_valid(&mut self) -> Input<'_, bool> {
        self.model.input(38)
    }

    /// Output port `source_12_ready`.
    pub fn source_12_ready(&self) -> Output<'_, bool> {
        self.model.output(39)
    }

    /// Input port `source_12_data`.
    pub fn source_12_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(40)
    }

    /// Input port `source_13_valid`.
    pub fn source_13_valid(&mut self) -> Input<'_, bool> {
        self.model.input(41)
    }

    /// Output port `source_13_ready`.
    pub fn source_13_ready(&self) -> Output<'_, bool> {
        self.model.output(42)
    }

    /// Input port `source_13_data`.
    pub fn source_13_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(43)
    }

    /// Input port `source_14_valid`.
    pub fn source_14_valid(&mut self) -> Input<'_, bool> {
        self.model.input(44)
    }

    /// Output port `source_14_ready`.
    pub fn source_14_ready(&self) -> Output<'_, bool> {
        self.model.output(45)
    }

    /// Input port `source_14_data`.
    pub fn source_14_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(46)
    }

    /// Input port `source_15_valid`.
    pub fn source_15_valid(&mut self) -> Input<'_, bool> {
        self.model.input(47)
    }

    /// Output port `source_15_ready`.
    pub fn source_15_ready(&self) -> Output<'_, bool> {
        self.model.output(48)
    }

    /// Input port `source_15_data`.
    pub fn source_15_data(&mut self) -> Input<'_, Bits<16>> {
        self.model.input(49)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(50)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(51)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, Bits<16>> {
        self.model.output(52)
    }
}

impl Device for ArbiterWord16N16 {
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

impl Wrapper for ArbiterWord16N16 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
