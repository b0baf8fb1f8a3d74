//! `async_fifo_word8_d8` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "async_fifo_word8_d8",
    summary: "Queues payloads in order from one clock to another.",
    sources: Sources::Emitted(&["async_fifo_word8_d8.v", "synchronizer_w4.v"]),
    externals: &[],
    ports: &[
        Port::clock("write_clk", Some(0)),
        Port::reset("write_rst", Some(0)),
        Port::clock("read_clk", Some(1)),
        Port::reset("read_rst", Some(1)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 8, Some(0)),
        Port::output("sink_valid", 1, Some(1)),
        Port::input("sink_ready", 1, Some(1)),
        Port::output("sink_data", 8, Some(1)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<8>",
            valid: Some(4),
            ready: Some(5),
            fields: &[Field { name: "data", port: 6 }],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 1,
            payload: "nic_spec::message::Word<8>",
            valid: Some(7),
            ready: Some(8),
            fields: &[Field { name: "data", port: 9 }],
        },
    ],
    domains: &[
        Domain { name: "write", clock: 0, reset: 1 },
        Domain { name: "read", clock: 2, reset: 3 },
    ],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: None,
        interval: Some(1),
        waits_on: &["sink"],
        source: "design style 3, one clock per module",
    }),
};

/// Queues payloads in order from one clock to another.
#[derive(Debug)]
pub struct AsyncFifoWord8D8 {
    model: Model,
}

impl AsyncFifoWord8D8 {
    /// Payloads in, on the write clock.
    pub const SOURCE: Inlet<Self, message::Word<8>> = Inlet::new(0);

    /// Payloads in, on the write clock.
    pub fn source(&mut self) -> StreamInput<'_, message::Word<8>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads, on the read clock.
    pub const SINK: Outlet<Self, message::Word<8>> = Outlet::new(1);

    /// The same payloads, on the read clock.
    pub fn sink(&mut self) -> StreamOutput<'_, message::Word<8>> {
        StreamOutput::open(&mut self.model, Self::SINK)
    }

    /// Input port `write_clk`.
    pub fn write_clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `write_rst`.
    pub fn write_rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `read_clk`.
    pub fn read_clk(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `read_rst`.
    pub fn read_rst(&mut self) -> Input<'_, bool> {
        self.model.input(3)
    }

    /// Input port `source_valid`.
    pub fn source_valid(&mut self) -> Input<'_, bool> {
        self.model.input(4)
    }

    /// Output port `source_ready`.
    pub fn source_ready(&self) -> Output<'_, bool> {
        self.model.output(5)
    }

    /// Input port `source_data`.
    pub fn source_data(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(6)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(7)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, Bits<8>> {
        self.model.output(9)
    }
}

impl Device for AsyncFifoWord8D8 {
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

impl Wrapper for AsyncFifoWord8D8 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
