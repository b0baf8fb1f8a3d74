//! Random programs: what an author writes in the language, as plain data.
//!
//! A program is drawn ([`draw`]), described to the language through its public functions
//! ([`mod@describe`]), and evaluated by a second reading of what those functions promise
//! ([`mod@evaluate`]), which shares no code with the language: bits are lists of truths, and
//! combinational signals are computed by repeating the whole program until nothing changes.
pub mod describe;
pub mod draw;
pub mod evaluate;
mod expression;
pub mod run;
mod statement;

pub use expression::{
    Amount, Arithmetic, Bundle, Comparison, Connective, Direction, Number, Reduction, Right,
    Signed, SignedRight, State, Truth,
};
pub use statement::{Part, Statement, Value};

/// Bits, lowest first.
pub type Word = Vec<bool>;

/// Position of a signal in its [`Design`].
pub type Id = usize;

/// What a signal carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A number of so many bits.
    Number(u32),
    /// A condition.
    Truth,
    /// A state of a machine.
    State(Machine),
    /// Two numbers.
    Pair(u32, u32),
    /// Two numbers, a condition and a state of [`Machine::Light`].
    Record(u32, u32),
}

/// The enumerations: each a type of the language with codes of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Machine {
    /// Three states, counted.
    Light,
    /// Two states.
    Gate,
    /// Four states with codes of their own.
    Step,
    /// Three states, a bit for each.
    Turn,
}

impl Machine {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Light, Self::Gate, Self::Step, Self::Turn];

    /// Bits of a code, and the codes in order.
    pub fn codes(self) -> (u32, &'static [u32]) {
        match self {
            Self::Light => (2, &[0, 1, 2]),
            Self::Gate => (1, &[0, 1]),
            Self::Step => (4, &[1, 2, 9, 12]),
            Self::Turn => (3, &[1, 2, 4]),
        }
    }
}

impl Kind {
    /// The fields, or the signal itself.
    pub fn fields(self) -> Vec<Kind> {
        match self {
            Self::Pair(low, high) => vec![Self::Number(low), Self::Number(high)],
            Self::Record(low, high) => vec![
                Self::Number(low),
                Self::Number(high),
                Self::Truth,
                Self::State(Machine::Light),
            ],
            simple => vec![simple],
        }
    }

    /// Bits of all fields.
    pub fn width(self) -> u32 {
        match self {
            Self::Number(width) => width,
            Self::Truth => 1,
            Self::State(machine) => machine.codes().0,
            bundle => bundle.fields().into_iter().map(Self::width).sum(),
        }
    }

    /// First bit and kind of a field.
    pub fn field(self, number: usize) -> (u32, Kind) {
        let fields = self.fields();
        (fields[..number].iter().map(|field| field.width()).sum(), fields[number])
    }
}

/// What a signal is.
#[derive(Clone, Debug)]
pub enum Role {
    /// An input port.
    Input,
    /// An output port.
    Output,
    /// A wire.
    Wire,
    /// A register, and its value after a reset.
    Register(Option<Word>),
    /// Registers of one shape; a reset gives each this value.
    Array(u32, Word),
    /// A value with a name.
    Let(Value),
    /// An input of an instance: which instance, which of its inputs.
    InstanceInput(usize, usize),
    /// An output of an instance.
    InstanceOutput(usize, usize),
    /// Shows a word of a memory.
    MemoryOutput,
    /// Shows a value a cycle later; unknown after a reset, or false.
    Delayed {
        /// Whether reset makes it false.
        has_reset: bool,
    },
}

/// A signal.
#[derive(Clone, Debug)]
pub struct Signal {
    /// What it carries.
    pub kind: Kind,
    /// What it is.
    pub role: Role,
    /// Its clock, if there are several.
    pub domain: usize,
}

impl Signal {
    /// Bits of all that it holds, the elements of an array side by side.
    pub fn width(&self) -> u32 {
        match self.role {
            Role::Array(elements, _) => elements * self.kind.width(),
            _ => self.kind.width(),
        }
    }
}

/// A memory.
#[derive(Clone, Debug)]
pub struct Memory {
    /// A number or a pair.
    pub kind: Kind,
    /// Words.
    pub depth: u32,
    /// Bits of a lane, if it has lanes.
    pub lane: Option<u32>,
    /// Whether it is read in the same cycle.
    pub distributed: bool,
    /// Whether a read of a word that is written gives the new one.
    pub shows_new: bool,
    /// Contents at the start.
    pub initial: Vec<Word>,
}

/// An instance.
#[derive(Clone, Debug)]
pub struct Instance {
    /// Position in the [`Program`].
    pub design: usize,
    /// Our clock for each of its.
    pub domains: Vec<usize>,
}

/// One module of a program.
#[derive(Clone, Debug)]
pub struct Design {
    /// Name of the module.
    pub name: String,
    /// Clocks: none, one, or two.
    pub clocks: usize,
    /// All signals.
    pub signals: Vec<Signal>,
    /// All memories.
    pub memories: Vec<Memory>,
    /// All instances.
    pub instances: Vec<Instance>,
    /// Ports of memories, and what is delayed; described before the body.
    pub ports: Vec<Statement>,
    /// The rest.
    pub body: Vec<Statement>,
}

impl Design {
    /// Inputs in order of declaration: those of the first clock, then those of the second.
    pub fn inputs(&self) -> Vec<Id> {
        self.ports_that(|role| matches!(role, Role::Input))
    }

    /// Outputs in order of declaration.
    pub fn outputs(&self) -> Vec<Id> {
        self.ports_that(|role| matches!(role, Role::Output))
    }

    fn ports_that(&self, wanted: impl Fn(&Role) -> bool) -> Vec<Id> {
        let of = |domain: usize| {
            let signals = self.signals.iter().enumerate();
            let wanted = &wanted;
            signals
                .filter(move |(_, signal)| wanted(&signal.role) && signal.domain == domain)
                .map(|(id, _)| id)
        };
        of(0).chain(of(1)).collect()
    }
}

/// A program: its modules, each after those it instantiates; the last is the top.
#[derive(Clone, Debug)]
pub struct Program {
    /// The modules.
    pub designs: Vec<Design>,
    /// Cycles at the start in which everything gets a value; not compared.
    pub preamble: u32,
    /// Compared cycles.
    pub cycles: u32,
    /// Decides the inputs.
    pub stimulus_seed: u64,
}
