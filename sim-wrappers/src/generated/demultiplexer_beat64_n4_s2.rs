//! `demultiplexer_beat64_n4_s2` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "demultiplexer_beat64_n4_s2",
    summary: "Gives each packet to the sink that it names.",
    sources: Sources::Emitted(&["demultiplexer_beat64_n4_s2.v", "skid_buffer_routed_beat64_2.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 512, Some(0)),
        Port::input("source_keep", 64, Some(0)),
        Port::input("source_last", 1, Some(0)),
        Port::input("source_selection", 2, Some(0)),
        Port::output("sink_0_valid", 1, Some(0)),
        Port::input("sink_0_ready", 1, Some(0)),
        Port::output("sink_0_data", 512, Some(0)),
        Port::output("sink_0_keep", 64, Some(0)),
        Port::output("sink_0_last", 1, Some(0)),
        Port::output("sink_1_valid", 1, Some(0)),
        Port::input("sink_1_ready", 1, Some(0)),
        Port::output("sink_1_data", 512, Some(0)),
        Port::output("sink_1_keep", 64, Some(0)),
        Port::output("sink_1_last", 1, Some(0)),
        Port::output("sink_2_valid", 1, Some(0)),
        Port::input("sink_2_ready", 1, Some(0)),
        Port::output("sink_2_data", 512, Some(0)),
        Port::output("sink_2_keep", 64, Some(0)),
        Port::output("sink_2_last", 1, Some(0)),
        Port::output("sink_3_valid", 1, Some(0)),
        Port::input("sink_3_ready", 1, Some(0)),
        Port::output("sink_3_data", 512, Some(0)),
        Port::output("sink_3_keep", 64, Some(0)),
        Port::output("sink_3_last", 1, Some(0)),
        Port::output("error", 1, Some(0)),
        Port::output("stray_packets", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::Beat<64>, 2>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "data", port: 4 },
                Field { name: "keep", port: 5 },
                Field { name: "last", port: 6 },
                Field { name: "selection", port: 7 },
            ],
        },
        Group {
            name: "sink_0",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(8),
            ready: Some(9),
            fields: &[
                Field { name: "data", port: 10 },
                Field { name: "keep", port: 11 },
                Field { name: "last", port: 12 },
            ],
        },
        Group {
            name: "sink_1",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(13),
            ready: Some(14),
            fields: &[
                Field { name: "data", port: 15 },
                Field { name: "keep", port: 16 },
                Field { name: "last", port: 17 },
            ],
        },
        Group {
            name: "sink_2",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(18),
            ready: Some(19),
            fields: &[
                Field { name: "data", port: 20 },
                Field { name: "keep", port: 21 },
                Field { name: "last", port: 22 },
            ],
        },
        Group {
            name: "sink_3",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(23),
            ready: Some(24),
            fields: &[
                Field { name: "data", port: 25 },
                Field { name: "keep", port: 26 },
                Field { name: "last", port: 27 },
            ],
        },
        Group {
            name: "error",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 28 }],
        },
        Group {
            name: "stray_packets",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 29 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "source" }),
        interval: Some(1),
        waits_on: &["sink_*"],
        source: "design style 2, S6",
    }),
};

/// Gives each packet to the sink that it names.
#[derive(Debug)]
pub struct DemultiplexerBeat64N4S2 {
    model: Model,
}

impl DemultiplexerBeat64N4S2 {
    /// Payloads in, each with the number of its sink.
    pub const SOURCE: Inlet<Self, message::Routed<message::Beat<64>, 2>> = Inlet::new(0);

    /// Payloads in, each with the number of its sink.
    pub fn source(&mut self) -> StreamInput<'_, message::Routed<message::Beat<64>, 2>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The payloads for this sink.
    pub const SINK_0: Outlet<Self, message::Beat<64>> = Outlet::new(1);

    /// The payloads for this sink.
    pub fn sink_0(&mut self) -> StreamOutput<'_, message::Beat<64>> {
        StreamOutput::open(&mut self.model, Self::SINK_0)
    }

    /// The payloads for this sink.
    pub const SINK_1: Outlet<Self, message::Beat<64>> = Outlet::new(2);

    /// The payloads for this sink.
    pub fn sink_1(&mut self) -> StreamOutput<'_, message::Beat<64>> {
        StreamOutput::open(&mut self.model, Self::SINK_1)
    }

    /// The payloads for this sink.
    pub const SINK_2: Outlet<Self, message::Beat<64>> = Outlet::new(3);

    /// The payloads for this sink.
    pub fn sink_2(&mut self) -> StreamOutput<'_, message::Beat<64>> {
        StreamOutput::open(&mut self.model, Self::SINK_2)
    }

    /// The payloads for this sink.
    pub const SINK_3: Outlet<Self, message::Beat<64>> = Outlet::new(4);

    /// The payloads for this sink.
    pub fn sink_3(&mut self) -> StreamOutput<'_, message::Beat<64>> {
        StreamOutput::open(&mut self.model, Self::SINK_3)
    }

    /// A packet named no sink; stays until reset.
    pub const ERROR: LevelOutlet<Self, Bits<1>> = LevelOutlet::new(5);

    /// Packets that named no sink and were dropped; stays at its largest value.
    pub const STRAY_PACKETS: LevelOutlet<Self, Bits<16>> = LevelOutlet::new(6);

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

    /// Input port `source_selection`.
    pub fn source_selection(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(7)
    }

    /// Output port `sink_0_valid`.
    pub fn sink_0_valid(&self) -> Output<'_, bool> {
        self.model.output(8)
    }

    /// Input port `sink_0_ready`.
    pub fn sink_0_ready(&mut self) -> Input<'_, bool> {
        self.model.input(9)
    }

    /// Output port `sink_0_data`.
    pub fn sink_0_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(10)
    }

    /// Output port `sink_0_keep`.
    pub fn sink_0_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(11)
    }

    /// Output port `sink_0_last`.
    pub fn sink_0_last(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `sink_1_valid`.
    pub fn sink_1_valid(&self) -> Output<'_, bool> {
        self.model.output(13)
    }

    /// Input port `sink_1_ready`.
    pub fn sink_1_ready(&mut self) -> Input<'_, bool> {
        self.model.input(14)
    }

    /// Output port `sink_1_data`.
    pub fn sink_1_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(15)
    }

    /// Output port `sink_1_keep`.
    pub fn sink_1_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(16)
    }

    /// Output port `sink_1_last`.
    pub fn sink_1_last(&self) -> Output<'_, bool> {
        self.model.output(17)
    }

    /// Output port `sink_2_valid`.
    pub fn sink_2_valid(&self) -> Output<'_, bool> {
        self.model.output(18)
    }

    /// Input port `sink_2_ready`.
    pub fn sink_2_ready(&mut self) -> Input<'_, bool> {
        self.model.input(19)
    }

    /// Output port `sink_2_data`.
    pub fn sink_2_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(20)
    }

    /// Output port `sink_2_keep`.
    pub fn sink_2_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(21)
    }

    /// Output port `sink_2_last`.
    pub fn sink_2_last(&self) -> Output<'_, bool> {
        self.model.output(22)
    }

    /// Output port `sink_3_valid`.
    pub fn sink_3_valid(&self) -> Output<'_, bool> {
        self.model.output(23)
    }

    /// Input port `sink_3_ready`.
    pub fn sink_3_ready(&mut self) -> Input<'_, bool> {
        self.model.input(24)
    }

    /// Output port `sink_3_data`.
    pub fn sink_3_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(25)
    }

    /// Output port `sink_3_keep`.
    pub fn sink_3_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(26)
    }

    /// Output port `sink_3_last`.
    pub fn sink_3_last(&self) -> Output<'_, bool> {
        self.model.output(27)
    }

    /// Output port `error`.
    pub fn error(&self) -> Output<'_, bool> {
        self.model.output(28)
    }

    /// Output port `stray_packets`.
    pub fn stray_packets(&self) -> Output<'_, Bits<16>> {
        self.model.output(29)
    }
}

impl Device for DemultiplexerBeat64N4S2 {
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

impl Wrapper for DemultiplexerBeat64N4S2 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
