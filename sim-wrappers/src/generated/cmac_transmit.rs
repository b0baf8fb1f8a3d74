//! `cmac_transmit` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "cmac_transmit",
    summary: "Pads packets to 60 bytes and clears what belongs to none.",
    sources: Sources::Emitted(&["cmac_transmit.v", "skid_buffer_beat64.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("packet_valid", 1, Some(0)),
        Port::output("packet_ready", 1, Some(0)),
        Port::input("packet_data", 512, Some(0)),
        Port::input("packet_keep", 64, Some(0)),
        Port::input("packet_last", 1, Some(0)),
        Port::output("cmac_valid", 1, Some(0)),
        Port::input("cmac_ready", 1, Some(0)),
        Port::output("cmac_data", 512, Some(0)),
        Port::output("cmac_keep", 64, Some(0)),
        Port::output("cmac_last", 1, Some(0)),
        Port::output("cmac_error", 1, Some(0)),
        Port::output("status_packets", 32, Some(0)),
        Port::output("status_bytes", 48, Some(0)),
        Port::output("status_padded_packets", 32, Some(0)),
    ],
    groups: &[
        Group {
            name: "packet",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Beat<64>",
            valid: Some(2),
            ready: Some(3),
            fields: &[
                Field { name: "data", port: 4 },
                Field { name: "keep", port: 5 },
                Field { name: "last", port: 6 },
            ],
        },
        Group {
            name: "cmac",
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
            payload: "nic_spec::message::TransmitStatus",
            valid: None,
            ready: None,
            fields: &[
                Field { name: "packets", port: 13 },
                Field { name: "bytes", port: 14 },
                Field { name: "padded_packets", port: 15 },
            ],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "packet" }),
        interval: Some(1),
        waits_on: &["cmac"],
        source: "design interfaces 2, CMAC",
    }),
};

/// Pads packets to 60 bytes and clears what belongs to none.
#[derive(Debug)]
pub struct CmacTransmit {
    model: Model,
}

impl CmacTransmit {
    /// Packets.
    pub const PACKET: Inlet<Self, message::Beat<64>> = Inlet::new(0);

    /// Packets.
    pub fn packet(&mut self) -> StreamInput<'_, message::Beat<64>> {
        StreamInput::open(&mut self.model, Self::PACKET)
    }

    /// The same packets as the MAC wants them.
    pub const CMAC: Outlet<Self, message::MessageBeat<64>> = Outlet::new(1);

    /// The same packets as the MAC wants them.
    pub fn cmac(&mut self) -> StreamOutput<'_, message::MessageBeat<64>> {
        StreamOutput::open(&mut self.model, Self::CMAC)
    }

    /// What was given to the MAC.
    pub const STATUS: LevelOutlet<Self, message::TransmitStatus> = LevelOutlet::new(2);

    /// What was given to the MAC.
    pub fn status(&mut self) -> LevelOutput<'_, message::TransmitStatus> {
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

    /// Input port `packet_valid`.
    pub fn packet_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `packet_ready`.
    pub fn packet_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `packet_data`.
    pub fn packet_data(&mut self) -> Input<'_, message::Wide<512>> {
        self.model.input(4)
    }

    /// Input port `packet_keep`.
    pub fn packet_keep(&mut self) -> Input<'_, Bits<64>> {
        self.model.input(5)
    }

    /// Input port `packet_last`.
    pub fn packet_last(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Output port `cmac_valid`.
    pub fn cmac_valid(&self) -> Output<'_, bool> {
        self.model.output(7)
    }

    /// Input port `cmac_ready`.
    pub fn cmac_ready(&mut self) -> Input<'_, bool> {
        self.model.input(8)
    }

    /// Output port `cmac_data`.
    pub fn cmac_data(&self) -> Output<'_, message::Wide<512>> {
        self.model.output(9)
    }

    /// Output port `cmac_keep`.
    pub fn cmac_keep(&self) -> Output<'_, Bits<64>> {
        self.model.output(10)
    }

    /// Output port `cmac_last`.
    pub fn cmac_last(&self) -> Output<'_, bool> {
        self.model.output(11)
    }

    /// Output port `cmac_error`.
    pub fn cmac_error(&self) -> Output<'_, bool> {
        self.model.output(12)
    }

    /// Output port `status_packets`.
    pub fn status_packets(&self) -> Output<'_, Bits<32>> {
        self.model.output(13)
    }

    /// Output port `status_bytes`.
    pub fn status_bytes(&self) -> Output<'_, Bits<48>> {
        self.model.output(14)
    }

    /// Output port `status_padded_packets`.
    pub fn status_padded_packets(&self) -> Output<'_, Bits<32>> {
        self.model.output(15)
    }
}

impl Device for CmacTransmit {
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

impl Wrapper for CmacTransmit {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
