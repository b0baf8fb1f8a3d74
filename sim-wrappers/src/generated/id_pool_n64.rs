//! `id_pool_n64` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "id_pool_n64",
    summary: "Gives out free identifiers and takes them back.",
    sources: Sources::Emitted(&["id_pool_n64.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::output("allocation_valid", 1, Some(0)),
        Port::input("allocation_ready", 1, Some(0)),
        Port::output("allocation_value", 6, Some(0)),
        Port::input("release_valid", 1, Some(0)),
        Port::input("release_value", 6, Some(0)),
        Port::output("outstanding", 7, Some(0)),
        Port::output("refused", 16, Some(0)),
        Port::output("released_twice", 1, Some(0)),
        Port::output("never_given", 1, Some(0)),
    ],
    groups: &[
        Group {
            name: "allocation",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::Identifier<6>",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "value", port: 4 }],
        },
        Group {
            name: "release",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Identifier<6>",
            valid: Some(5),
            ready: None,
            fields: &[Field { name: "value", port: 6 }],
        },
        Group {
            name: "outstanding",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 7 }],
        },
        Group {
            name: "refused",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 8 }],
        },
        Group {
            name: "released_twice",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 9 }],
        },
        Group {
            name: "never_given",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 10 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 2, most: 2, after: "release" }),
        interval: Some(1),
        waits_on: &["allocation", "release"],
        source: "design style 2; architecture, the line port",
    }),
};

/// Gives out free identifiers and takes them back.
#[derive(Debug)]
pub struct IdPoolN64 {
    model: Model,
}

impl IdPoolN64 {
    /// Identifiers that are free.
    pub const ALLOCATION: Outlet<Self, message::Identifier<6>> = Outlet::new(0);

    /// Identifiers that are free.
    pub fn allocation(&mut self) -> StreamOutput<'_, message::Identifier<6>> {
        StreamOutput::open(&mut self.model, Self::ALLOCATION)
    }

    /// Identifiers that come back.
    pub const RELEASE: PulseInlet<Self, message::Identifier<6>> = PulseInlet::new(1);

    /// Identifiers that come back.
    pub fn release(&mut self) -> PulseInput<'_, message::Identifier<6>> {
        PulseInput::open(&mut self.model, Self::RELEASE)
    }

    /// Identifiers that are out.
    pub const OUTSTANDING: LevelOutlet<Self, Bits<7>> = LevelOutlet::new(2);

    /// Releases of identifiers that were not out.
    pub const REFUSED: LevelOutlet<Self, Bits<16>> = LevelOutlet::new(3);

    /// Whether an identifier was released again before it was given again.
    pub const RELEASED_TWICE: LevelOutlet<Self, Bits<1>> = LevelOutlet::new(4);

    /// Whether an identifier was released that was not given since reset.
    pub const NEVER_GIVEN: LevelOutlet<Self, Bits<1>> = LevelOutlet::new(5);

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Output port `allocation_valid`.
    pub fn allocation_valid(&self) -> Output<'_, bool> {
        self.model.output(2)
    }

    /// Input port `allocation_ready`.
    pub fn allocation_ready(&mut self) -> Input<'_, bool> {
        self.model.input(3)
    }

    /// Output port `allocation_value`.
    pub fn allocation_value(&self) -> Output<'_, Bits<6>> {
        self.model.output(4)
    }

    /// Input port `release_valid`.
    pub fn release_valid(&mut self) -> Input<'_, bool> {
        self.model.input(5)
    }

    /// Input port `release_value`.
    pub fn release_value(&mut self) -> Input<'_, Bits<6>> {
        self.model.input(6)
    }

    /// Output port `outstanding`.
    pub fn outstanding(&self) -> Output<'_, Bits<7>> {
        self.model.output(7)
    }

    /// Output port `refused`.
    pub fn refused(&self) -> Output<'_, Bits<16>> {
        self.model.output(8)
    }

    /// Output port `released_twice`.
    pub fn released_twice(&self) -> Output<'_, bool> {
        self.model.output(9)
    }

    /// Output port `never_given`.
    pub fn never_given(&self) -> Output<'_, bool> {
        self.model.output(10)
    }
}

impl Device for IdPoolN64 {
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

impl Wrapper for IdPoolN64 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
