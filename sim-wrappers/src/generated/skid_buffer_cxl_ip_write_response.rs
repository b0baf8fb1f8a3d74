//! `skid_buffer_cxl_ip_write_response` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "skid_buffer_cxl_ip_write_response",
    summary: "Cuts valid, payload and ready at full rate.",
    sources: Sources::Emitted(&["skid_buffer_cxl_ip_write_response.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_id", 12, Some(0)),
        Port::input("source_response", 2, Some(0)),
        Port::input("source_user", 4, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_id", 12, Some(0)),
        Port::output("sink_response", 2, Some(0)),
        Port::output("sink_user", 4, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::CxlIpWriteResponse",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "id", port: 4 },
                Field { name: "response", port: 5 },
                Field { name: "user", port: 6 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::CxlIpWriteResponse",
            valid: Some(7),
            ready: Some(8),
            fields: &[
                Field { name: "id", port: 9 },
                Field { name: "response", port: 10 },
                Field { name: "user", port: 11 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "source" }),
        interval: Some(1),
        waits_on: &["sink"],
        source: "design style 2, S5",
    }),
};

/// Cuts valid, payload and ready at full rate.
#[derive(Debug)]
pub struct SkidBufferCxlIpWriteResponse {
    model: Model,
}

impl SkidBufferCxlIpWriteResponse {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::CxlIpWriteResponse> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::CxlIpWriteResponse> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::CxlIpWriteResponse> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::CxlIpWriteResponse> {
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

    /// Input port `source_valid`.
    pub fn source_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `source_ready`.
    pub fn source_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `source_id`.
    pub fn source_id(&mut self) -> Input<'_, Bits<12>> {
        self.model.input(4)
    }

    /// Input port `source_response`.
    pub fn source_response(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(5)
    }

    /// Input port `source_user`.
    pub fn source_user(&mut self) -> Input<'_, Bits<4>> {
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

    /// Output port `sink_id`.
    pub fn sink_id(&self) -> Output<'_, Bits<12>> {
        self.model.output(9)
    }

    /// Output port `sink_response`.
    pub fn sink_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(10)
    }

    /// Output port `sink_user`.
    pub fn sink_user(&self) -> Output<'_, Bits<4>> {
        self.model.output(11)
    }
}

impl Device for SkidBufferCxlIpWriteResponse {
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

impl Wrapper for SkidBufferCxlIpWriteResponse {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
