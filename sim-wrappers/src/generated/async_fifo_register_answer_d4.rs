//! `async_fifo_register_answer_d4` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "async_fifo_register_answer_d4",
    summary: "Queues payloads in order from one clock to another.",
    sources: Sources::Emitted(&["async_fifo_register_answer_d4.v", "synchronizer_w3.v"]),
    externals: &[],
    ports: &[
        Port::clock("write_clk", Some(0)),
        Port::reset("write_rst", Some(0)),
        Port::clock("read_clk", Some(1)),
        Port::reset("read_rst", Some(1)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_data", 32, Some(0)),
        Port::input("source_refused", 1, Some(0)),
        Port::output("sink_valid", 1, Some(1)),
        Port::input("sink_ready", 1, Some(1)),
        Port::output("sink_data", 32, Some(1)),
        Port::output("sink_refused", 1, Some(1)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(4),
            ready: Some(5),
            fields: &[Field { name: "data", port: 6 }, Field { name: "refused", port: 7 }],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 1,
            payload: "nic_spec::message::RegisterAnswer",
            valid: Some(8),
            ready: Some(9),
            fields: &[Field { name: "data", port: 10 }, Field { name: "refused", port: 11 }],
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
pub struct AsyncFifoRegisterAnswerD4 {
    model: Model,
}

impl AsyncFifoRegisterAnswerD4 {
    /// Payloads in, on the write clock.
    pub const SOURCE: Inlet<Self, message::RegisterAnswer> = Inlet::new(0);

    /// Payloads in, on the write clock.
    pub fn source(&mut self) -> StreamInput<'_, message::RegisterAnswer> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads, on the read clock.
    pub const SINK: Outlet<Self, message::RegisterAnswer> = Outlet::new(1);

    /// The same payloads, on the read clock.
    pub fn sink(&mut self) -> StreamOutput<'_, message::RegisterAnswer> {
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
    pub fn source_data(&mut self) -> Input<'_, Bits<32>> {
        self.model.input(6)
    }

    /// Input port `source_refused`.
    pub fn source_refused(&mut self) -> Input<'_, bool> {
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
    pub fn sink_data(&self) -> Output<'_, Bits<32>> {
        self.model.output(10)
    }

    /// Output port `sink_refused`.
    pub fn sink_refused(&self) -> Output<'_, bool> {
        self.model.output(11)
    }
}

impl Device for AsyncFifoRegisterAnswerD4 {
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

impl Wrapper for AsyncFifoRegisterAnswerD4 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
