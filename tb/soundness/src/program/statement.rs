//! What an author writes for its effect.
use super::{Bundle, Design, Id, Number, State, Truth, Word};

/// Something that can be assigned.
#[derive(Clone, Debug)]
pub enum Value {
    /// A number.
    Number(Number),
    /// A Rust number.
    Literal(i128),
    /// A condition.
    Truth(Truth),
    /// A state.
    State(State),
    /// A bundle.
    Bundle(Bundle),
}

/// The part of a number that is assigned.
#[derive(Clone, Debug)]
pub enum Part {
    /// All of it; of a bundle all fields.
    Whole,
    /// Bits `low .. low + width`.
    Slice {
        /// The first.
        low: u32,
        /// How many.
        width: u32,
    },
    /// An element chosen by a number.
    Element {
        /// Which.
        index: Number,
        /// Bits of one.
        width: u32,
    },
    /// A field of a bundle.
    Field(usize),
}

/// What an author writes for its effect.
#[derive(Clone, Debug)]
pub enum Statement {
    /// `target.set(value)`.
    Assign {
        /// What is assigned.
        target: Id,
        /// Which part.
        part: Part,
        /// The value.
        value: Value,
    },
    /// `when(..).otherwise_when(..).otherwise(..)`.
    When {
        /// Conditions and what they guard.
        branches: Vec<(Truth, Vec<Statement>)>,
        /// What comes else, if it is written.
        otherwise: Option<Vec<Statement>>,
    },
    /// `switch(..)` over numbers.
    Switch {
        /// What is compared.
        subject: Number,
        /// Values, and what they select.
        cases: Vec<(Vec<Word>, Vec<Statement>)>,
        /// Ends with `otherwise`, or with `finish`.
        otherwise: Option<Vec<Statement>>,
    },
    /// `state.switch(..)`: an arm for each state.
    Match {
        /// What is compared.
        subject: State,
        /// The arms in order.
        arms: Vec<Vec<Statement>>,
    },
    /// `array.at(index).set(value)`; nothing beyond the last.
    SetElement {
        /// Which array.
        array: Id,
        /// Which element.
        index: Number,
        /// What it gets.
        value: Number,
    },
    /// `array.each(..)`: the elements that equal a number are changed.
    Each {
        /// Which array.
        array: Id,
        /// Those that equal this.
        wanted: Number,
        /// The bits that change.
        change: Number,
    },
    /// A write port of a memory.
    Write {
        /// Which memory.
        memory: usize,
        /// When.
        enable: Truth,
        /// Where.
        address: Number,
        /// What.
        value: Value,
        /// Which lanes; none: all.
        lanes: Option<Number>,
        /// Whose clock.
        domain: usize,
    },
    /// A read port of a memory.
    Read {
        /// Which memory.
        memory: usize,
        /// When.
        enable: Truth,
        /// Where.
        address: Number,
        /// What shows the word.
        into: Id,
        /// Whether there is a register behind it.
        registered: bool,
    },
    /// A port that does both.
    ReadWrite {
        /// Which memory.
        memory: usize,
        /// When.
        enable: Truth,
        /// Where.
        address: Number,
        /// What is written.
        value: Value,
        /// Which lanes are.
        lanes: Number,
        /// What shows the word from before.
        into: Id,
    },
    /// `delayed(value)`, wherever it stands.
    Delay {
        /// What shows it.
        into: Id,
        /// What is shown a cycle later.
        value: Value,
    },
}

impl Statement {
    /// The clock of what it is about: everything in it has the same.
    pub fn domain(&self, design: &Design) -> Option<usize> {
        let of = |list: &[Statement]| list.iter().find_map(|inner| inner.domain(design));
        match self {
            Self::Assign { target: id, .. }
            | Self::SetElement { array: id, .. }
            | Self::Each { array: id, .. }
            | Self::Read { into: id, .. }
            | Self::ReadWrite { into: id, .. }
            | Self::Delay { into: id, .. } => Some(design.signals[*id].domain),
            Self::Write { domain, .. } => Some(*domain),
            Self::When { branches, otherwise } => branches
                .iter()
                .find_map(|(_, body)| of(body))
                .or_else(|| otherwise.as_ref().and_then(|body| of(body))),
            Self::Switch { cases, otherwise, .. } => cases
                .iter()
                .find_map(|(_, body)| of(body))
                .or_else(|| otherwise.as_ref().and_then(|body| of(body))),
            Self::Match { arms, .. } => arms.iter().find_map(|body| of(body)),
        }
    }
}
