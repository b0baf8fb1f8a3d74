//! `demultiplexer_word8_n2_s3` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "demultiplexer_word8_n2_s3",
    summary: "Gives each packet to the sink that it names.",
    sources: Sources::Emitted(&["demultiplexer_word8_n2_s3.v", "skid_buffer_routed_word8_3.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 8, Some(0)),
        Port::input("source_selection", 3, Some(0)),
        Port::output("sink_0_valid", 1, Some(0)),
        Port::input("sink_0_ready", 1, Some(0)),
        Port::output("sink_0_data", 8, Some(0)),
        Port::output("sink_1_valid", 1, Some(0)),
        Port::input("sink_1_ready", 1, Some(0)),
        Port::output("sink_1_data", 8, Some(0)),
        Port::output("error", 1, Some(0)),
        Port::output("stray_packets", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Routed<nic_spec::message::Word<8>, 3>",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "data", port: 4 }, Field { name: "selection", port: 5 }],
        },
        Group {
            name: "sink_0",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<8>",
            valid: Some(6),
            ready: Some(7),
            fields: &[Field { name: "data", port: 8 }],
        },
        Group {
            name: "sink_1",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Word<8>",
            valid: Some(9),
            ready: Some(10),
            fields: &[Field { name: "data", port: 11 }],
        },
        Group {
            name: "error",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 12 }],
        },
        Group {
            name: "stray_packets",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 13 }],
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
pub struct DemultiplexerWord8N2S3 {
    model: Model,
}

impl DemultiplexerWord8N2S3 {
    /// Payloads in, each with the number of its sink.
    pub const SOURCE: Inlet<Self, message::Routed<message::Word<8>, 3>> = Inlet::new(0);

    /// Payloads in, each with the number of its sink.
    pub fn source(&mut self) -> StreamInput<'_, message::Routed<message::Word<8>, 3>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The payloads for this sink.
    pub const SINK_0: Outlet<Self, message::Word<8>> = Outlet::new(1);

    /// The payloads for this sink.
    pub fn sink_0(&mut self) -> StreamOutput<'_, message::Word<8>> {
        StreamOutput::open(&mut self.model, Self::SINK_0)
    }

    /// The payloads for this sink.
    pub const SINK_1: Outlet<Self, message::Word<8>> = Outlet::new(2);

    /// The payloads for this sink.
    pub fn sink_1(&mut self) -> StreamOutput<'_, message::Word<8>> {
        StreamOutput::open(&mut self.model, Self::SINK_1)
    }

    /// A packet named no sink; stays until reset.
    pub const ERROR: LevelOutlet<Self, Bits<1>> = LevelOutlet::new(3);

    /// Packets that named no sink and were dropped; stays at its largest value.
    pub const STRAY_PACKETS: LevelOutlet<Self, Bits<16>> = LevelOutlet::new(4);

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
    pub fn source_data(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(4)
    }

    /// Input port `source_selection`.
    pub fn source_selection(&mut self) -> Input<'_, Bits<3>> {
        self.model.input(5)
    }

    /// Output port `sink_0_valid`.
    pub fn sink_0_valid(&self) -> Output<'_, bool> {
        self.model.output(6)
    }

    /// Input port `sink_0_ready`.
    pub fn sink_0_ready(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Output port `sink_0_data`.
    pub fn sink_0_data(&self) -> Output<'_, Bits<8>> {
        self.model.output(8)
    }

    /// Output port `sink_1_valid`.
    pub fn sink_1_valid(&self) -> Output<'_, bool> {
        self.model.output(9)
    }

    /// Input port `sink_1_ready`.
    pub fn sink_1_ready(&mut self) -> Input<'_, bool> {
        self.model.input(10)
    }

    /// Output port `sink_1_data`.
    pub fn sink_1_data(&self) -> Output<'_, Bits<8>> {
        self.model.output(11)
    }

    /// Output port `error`.
    pub fn error(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `stray_packets`.
    pub fn stray_packets(&self) -> Output<'_, Bits<16>> {
        self.model.output(13)
    }
}

impl Device for DemultiplexerWord8N2S3 {
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

impl Wrapper for DemultiplexerWord8N2S3 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
