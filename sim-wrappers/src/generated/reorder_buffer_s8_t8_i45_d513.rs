//! `reorder_buffer_s8_t8_i45_d513` as a Rust value. Written by `emit`; do not edit.
use crate::prelude::*;

/// What is known about the module.
pub static DESIGN: Design = Design {
    module: "reorder_buffer_s8_t8_i45_d513",
    summary: "Brings answers that come in any order into the order of their questions.",
    sources: Sources::Emitted(&["reorder_buffer_s8_t8_i45_d513.v"]),
    externals: &[],
    ports: &[
        Port::clock("clk", Some(0)),
        Port::reset("rst", Some(0)),
        Port::input("allocate_valid", 1, Some(0)),
        Port::output("allocate_ready", 1, Some(0)),
        Port::input("allocate_data", 45, Some(0)),
        Port::output("tag", 3, Some(0)),
        Port::input("answer_valid", 1, Some(0)),
        Port::input("answer_tag", 8, Some(0)),
        Port::input("answer_data", 513, Some(0)),
        Port::output("departure_valid", 1, Some(0)),
        Port::input("departure_ready", 1, Some(0)),
        Port::output("departure_info", 45, Some(0)),
        Port::output("departure_data", 513, Some(0)),
        Port::output("occupancy", 4, Some(0)),
        Port::output("refused", 16, Some(0)),
    ],
    groups: &[
        Group {
            name: "allocate",
            kind: GroupKind::Stream,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::Word<45>",
            valid: Some(2),
            ready: Some(3),
            fields: &[Field { name: "data", port: 4 }],
        },
        Group {
            name: "tag",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 5 }],
        },
        Group {
            name: "answer",
            kind: GroupKind::Pulse,
            direction: Direction::Input,
            domain: 0,
            payload: "nic_spec::message::TaggedAnswer<8, 513>",
            valid: Some(6),
            ready: None,
            fields: &[Field { name: "tag", port: 7 }, Field { name: "data", port: 8 }],
        },
        Group {
            name: "departure",
            kind: GroupKind::Stream,
            direction: Direction::Output,
            domain: 0,
            payload: "nic_spec::message::OrderedAnswer<45, 513>",
            valid: Some(9),
            ready: Some(10),
            fields: &[Field { name: "info", port: 11 }, Field { name: "data", port: 12 }],
        },
        Group {
            name: "occupancy",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 13 }],
        },
        Group {
            name: "refused",
            kind: GroupKind::Level,
            direction: Direction::Output,
            domain: 0,
            payload: "bits",
            valid: None,
            ready: None,
            fields: &[Field { name: "", port: 14 }],
        },
    ],
    domains: &[Domain { name: "", clock: 0, reset: 1 }],
    combinational_paths: &[],
    contract: Some(Contract {
        latency: Some(Latency { least: 1, most: 1, after: "answer" }),
        interval: Some(1),
        waits_on: &["departure"],
        source: "design architecture, the line port",
    }),
};

/// Brings answers that come in any order into the order of their questions.
#[derive(Debug)]
pub struct ReorderBufferS8T8I45D513 {
    model: Model,
}

impl ReorderBufferS8T8I45D513 {
    /// What is kept of a question; the transfer takes a slot.
    pub const ALLOCATE: Inlet<Self, message::Word<45>> = Inlet::new(0);

    /// What is kept of a question; the transfer takes a slot.
    pub fn allocate(&mut self) -> StreamInput<'_, message::Word<45>> {
        StreamInput::open(&mut self.model, Self::ALLOCATE)
    }

    /// The slot that is taken by a transfer in this cycle.
    pub const TAG: LevelOutlet<Self, Bits<3>> = LevelOutlet::new(1);

    /// Answers.
    pub const ANSWER: PulseInlet<Self, message::TaggedAnswer<8, 513>> = PulseInlet::new(2);

    /// Answers.
    pub fn answer(&mut self) -> PulseInput<'_, message::TaggedAnswer<8, 513>> {
        PulseInput::open(&mut self.model, Self::ANSWER)
    }

    /// Answers in the order of their questions.
    pub const DEPARTURE: Outlet<Self, message::OrderedAnswer<45, 513>> = Outlet::new(3);

    /// Answers in the order of their questions.
    pub fn departure(&mut self) -> StreamOutput<'_, message::OrderedAnswer<45, 513>> {
        StreamOutput::open(&mut self.model, Self::DEPARTURE)
    }

    /// Slots that are taken.
    pub const OCCUPANCY: LevelOutlet<Self, Bits<4>> = LevelOutlet::new(4);

    /// Answers that were dropped.
    pub const REFUSED: LevelOutlet<Self, Bits<16>> = LevelOutlet::new(5);

    /// Input port `clk`.
    pub fn clk(&mut self) -> Input<'_, bool> {
        self.model.input(0)
    }

    /// Input port `rst`.
    pub fn rst(&mut self) -> Input<'_, bool> {
        self.model.input(1)
    }

    /// Input port `allocate_valid`.
    pub fn allocate_valid(&mut self) -> Input<'_, bool> {
        self.model.input(2)
    }

    /// Output port `allocate_ready`.
    pub fn allocate_ready(&self) -> Output<'_, bool> {
        self.model.output(3)
    }

    /// Input port `allocate_data`.
    pub fn allocate_data(&mut self) -> Input<'_, Bits<45>> {
        self.model.input(4)
    }

    /// Output port `tag`.
    pub fn tag(&self) -> Output<'_, Bits<3>> {
        self.model.output(5)
    }

    /// Input port `answer_valid`.
    pub fn answer_valid(&mut self) -> Input<'_, bool> {
        self.model.input(6)
    }

    /// Input port `answer_tag`.
    pub fn answer_tag(&mut self) -> Input<'_, Bits<8>> {
        self.model.input(7)
    }

    /// Input port `answer_data`.
    pub fn answer_data(&mut self) -> Input<'_, message::Wide<513>> {
        self.model.input(8)
    }

    /// Output port `departure_valid`.
    pub fn departure_valid(&self) -> Output<'_, bool> {
        self.model.output(9)
    }

    /// Input port `departure_ready`.
    pub fn departure_ready(&mut self) -> Input<'_, bool> {
        self.model.input(10)
    }

    /// Output port `departure_info`.
    pub fn departure_info(&self) -> Output<'_, Bits<45>> {
        self.model.output(11)
    }

    /// Output port `departure_data`.
    pub fn departure_data(&self) -> Output<'_, message::Wide<513>> {
        self.model.output(12)
    }

    /// Output port `occupancy`.
    pub fn occupancy(&self) -> Output<'_, Bits<4>> {
        self.model.output(13)
    }

    /// Output port `refused`.
    pub fn refused(&self) -> Output<'_, Bits<16>> {
        self.model.output(14)
    }
}

impl Device for ReorderBufferS8T8I45D513 {
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

impl Wrapper for ReorderBufferS8T8I45D513 {
    const DESIGN: &'static Design = &DESIGN;

    fn from_model(model: Model) -> Self {
        Self { model }
    }
}
