//! `cmac_receive_s60` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "cmac_receive_s60",
    summary: "Makes a stream that may stall of what a MAC receives, and counts what is lost.",
    sources: Sources::Emitted(&[
        "cmac_receive_s60.v",
        "event_counter_b1.v",
        "event_counter_b14.v",
        "event_counter_b1_saturating.v",
    ]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("cmac_valid", 1, Some(0)),
        Port::input("cmac_data", 512, Some(0)),
        Port::input("cmac_keep", 64, Some(0)),
        Port::input("cmac_last", 1, Some(0)),
        Port::input("cmac_error", 1, Some(0)),
        Port::output("packet_valid", 1, Some(0)),
        Port::input("packet_ready", 1, Some(0)),
        Port::output("packet_data", 512, Some(0)),
        Port::output("packet_keep", 64, Some(0)),
        Port::output("packet_last", 1, Some(0)),
        Port::output("packet_error", 1, Some(0)),
        Port::output("status_packets", 64, Some(0)),
        Port::output("status_bytes", 64, Some(0)),
        Port::output("status_cut_packets", 64, Some(0)),
        Port::output("status_dropped_packets", 64, Some(0)),
        Port::output("status_damaged_packets", 64, Some(0)),
        Port::output("status_oversized_packets", 64, Some(0)),
        Port::output("status_short_packets", 64, Some(0)),
    ],
    groups: &[
        Group {
            name: "cmac",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::MessageBeat<64>",
            valid: Some(2),
            ready: None,
            fields: &[
                Field { name: "data", port: 3 },
                Field { name: "keep", port: 4 },
                Field { name: "last", port: 5 },
                Field { name: "error", port: 6 },
            ],
        },
        Group {
            name: "packet",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MessageBeat<64>",
            valid: Some(7),
            ready: Some(8),
            fields: &[
                Field { name: "data", port: 9 },
                Field { name: "keep", port: 10 },
                Field { name: "last", port: 11 },
                Field { name: "error", port: 12 },
            ],
        },
        Group {
            name: "status",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::MacReceiveStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 13 },
                Field { name: "bytes", port: 14 },
                Field { name: "cut_packets", port: 15 },
                Field { name: "dropped_packets", port: 16 },
                Field { name: "damaged_packets", port: 17 },
                Field { name: "oversized_packets", port: 18 },
                Field { name: "short_packets", port: 19 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "cmac" }),
        interval: Some(1),
        waits_on: &[],
        source: "design interfaces 2, CMAC; 4",
    }),
};

/// Makes a stream that may stall of what a MAC receives, and counts what is lost.
#[derive(Debug)]
pub struct CmacReceiveS60 {
    model: Model,
}

impl CmacReceiveS60 {
    /// What the MAC receives; `error` is its `tuser`.
    pub const CMAC: PulseInlet<Self, message::MessageBeat<64>> = PulseInlet::new(0);

    /// What the MAC receives; `error` is its `tuser`.
    pub fn cmac(&mut self) -> PulseInput<'_, message::MessageBeat<64>> {
        PulseInput::open(&mut self.model, Self::CMAC)
    }

    /// Packets; those that must not be used end with `error`.
    pub const PACKET: Outlet<Self, message::MessageBeat<64>> = Outlet::new(1);

    /// Packets; those that must not be used end with `error`.
    pub fn packet(&mut self) -> StreamOutput<'_, message::MessageBeat<64>> {
        StreamOutput::open(&mut self.model, Self::PACKET)
    }

    /// What has come.
    pub const STATUS: LevelOutlet<Self, message::MacReceiveStatus> = LevelOutlet::new(2);

    /// What has come.
    pub fn status(&mut self) -> LevelOutput<'_, message::MacReceiveStatus> {
        LevelOutput::open(&mut self.model, Self::STATUS)
    }

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `cmac_valid`.
    pub fn cmac_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Input port `cmac_data`.
    pub fn cmac_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(3)
    }

    /// Input port `cmac_keep`.
    pub fn cmac_keep(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(4)
    }

    /// Input port `cmac_last`.
    pub fn cmac_last(&mut self) -> Input<'_, bool> {
        self.model.input(5)
    }

    /// Input port `cmac_error`.
    pub fn cmac_error(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Output port `packet_valid`.
    pub fn packet_valid(&self) -> Output<'_, bool> {
        self.model.output(7)
    }

    /// Input port `packet_ready`.
    pub fn packet_ready(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Output port `packet_data`.
    pub fn packet_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(9)
    }

    /// Output port `packet_keep`.
    pub fn packet_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(10)
    }

    /// Output port `packet_last`.
    pub fn packet_last(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Output port `packet_error`.
    pub fn packet_error(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `status_packets`.
    pub fn status_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(13)
    }

    /// Output port `status_bytes`.
    pub fn status_bytes(&self) -> Output<'_, Bits<64>> {
        self.model.output(14)
    }

    /// Output port `status_cut_packets`.
    pub fn status_cut_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(15)
    }

    /// Output port `status_dropped_packets`.
    pub fn status_dropped_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(16)
    }

    /// Output port `status_damaged_packets`.
    pub fn status_damaged_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(17)
    }

    /// Output port `status_oversized_packets`.
    pub fn status_oversized_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(18)
    }

    /// Output port `status_short_packets`.
    pub fn status_short_packets(&self) -> Output<'_, Bits<64>> {
        self.model.output(19)
    }
}

impl Device for CmacReceiveS60 {
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

impl Wrapper for CmacReceiveS60 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
