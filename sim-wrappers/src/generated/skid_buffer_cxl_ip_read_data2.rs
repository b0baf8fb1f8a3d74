//! `skid_buffer_cxl_ip_read_data2` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "skid_buffer_cxl_ip_read_data2",
    summary: "Cuts valid, payload and ready at full rate.",
    sources: Sources::Emitted(&["skid_buffer_cxl_ip_read_data2.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("source_valid", 1, Some(0)),
        Port::output("source_ready", 1, Some(0)),
        Port::input("source_id", 12, Some(0)),
        Port::input("source_data", 512, Some(0)),
        Port::input("source_response", 2, Some(0)),
        Port::input("source_last", 1, Some(0)),
        Port::input("source_user", 2, Some(0)),
        Port::output("sink_valid", 1, Some(0)),
        Port::input("sink_ready", 1, Some(0)),
        Port::output("sink_id", 12, Some(0)),
        Port::output("sink_data", 512, Some(0)),
        Port::output("sink_response", 2, Some(0)),
        Port::output("sink_last", 1, Some(0)),
        Port::output("sink_user", 2, Some(0)),
    ],
    groups: &[
        Group {
            name: "source",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::CxlIpReadData<2>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "id", port: 4 },
                Field { name: "data", port: 5 },
                Field { name: "response", port: 6 },
                Field { name: "last", port: 7 },
                Field { name: "user", port: 8 },
            ],
        },
        Group {
            name: "sink",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::CxlIpReadData<2>",
            valid: Some(9),
            ready: Some(10),
            fields: &[
                Field { name: "id", port: 11 },
                Field { name: "data", port: 12 },
                Field { name: "response", port: 13 },
                Field { name: "last", port: 14 },
                Field { name: "user", port: 15 },
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
pub struct SkidBufferCxlIpReadData2 {
    model: Model,
}

impl SkidBufferCxlIpReadData2 {
    /// Payloads in.
    pub const SOURCE: Inlet<Self, message::CxlIpReadData<2>> = Inlet::new(0);

    /// Payloads in.
    pub fn source(&mut self) -> StreamInput<'_, message::CxlIpReadData<2>> {
        StreamInput::open(&mut self.model, Self::SOURCE)
    }

    /// The same payloads.
    pub const SINK: Outlet<Self, message::CxlIpReadData<2>> = Outlet::new(1);

    /// The same payloads.
    pub fn sink(&mut self) -> StreamOutput<'_, message::CxlIpReadData<2>> {
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

    /// Input port `source_data`.
    pub fn source_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(5)
    }

    /// Input port `source_response`.
    pub fn source_response(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(6)
    }

    /// Input port `source_last`.
    pub fn source_last(&mut self) -> Input<'_, bool> {
        self.model.input(7)
    }

    /// Input port `source_user`.
    pub fn source_user(&mut self) -> Input<'_, Bits<2>> {
        self.model.input(8)
    }

    /// Output port `sink_valid`.
    pub fn sink_valid(&self) -> Output<'_, bool> {
        self.model.output(9)
    }

    /// Input port `sink_ready`.
    pub fn sink_ready(&mut self) -> Input<'_, bool> {
        self.model.input(10)
    }

    /// Output port `sink_id`.
    pub fn sink_id(&self) -> Output<'_, Bits<12>> {
        self.model.output(11)
    }

    /// Output port `sink_data`.
    pub fn sink_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(12)
    }

    /// Output port `sink_response`.
    pub fn sink_response(&self) -> Output<'_, Bits<2>> {
        self.model.output(13)
    }

    /// Output port `sink_last`.
    pub fn sink_last(&self) -> Output<'_, bool> {
        self.model.output(14)
    }

    /// Output port `sink_user`.
    pub fn sink_user(&self) -> Output<'_, Bits<2>> {
        self.model.output(15)
    }
}

impl Device for SkidBufferCxlIpReadData2 {
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

impl Wrapper for SkidBufferCxlIpReadData2 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
