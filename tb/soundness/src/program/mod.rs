//! Random programs: what an author writes in the language, as plain data.
//!
//! A program is drawn ([`draw`]), described to the language through its public functions
//! ([`mod@describe`]), and evaluated by a second reading of what those functions promise
//! ([`mod@evaluate`]), which shares no code with the language: bits are lists of truths, and
//! combinational signals are computed by repeating the whole program until nothing changes.
pub mod describe;
pub mod draw;
pub mod evaluate;
pub mod run;

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

/// A number.
#[derive(Clone, Debug)]
pub enum Number {
    /// What a signal holds.
    Read(Id),
    /// The same, declared safe in another clock domain.
    Crossed(Box<Number>),
    /// A field of a bundle.
    Field(Box<Bundle>, usize),
    /// A constant.
    Constant(Word),
    /// `!a`.
    Not(Box<Number>),
    /// `-a`.
    Negate(Box<Number>),
    /// `a + b` and its like.
    Arithmetic(Arithmetic, Box<Number>, Box<Right>),
    /// `a << n`, `a >> n`.
    Shift(Direction, Box<Number>, Amount),
    /// Bits `low .. low + width`.
    Slice {
        /// Of which number.
        of: Box<Number>,
        /// The first.
        low: u32,
        /// How many.
        width: u32,
    },
    /// `of.element(index, width)`.
    Element {
        /// Of which number.
        of: Box<Number>,
        /// Which.
        index: Box<Number>,
        /// Bits of one.
        width: u32,
    },
    /// `zero_extend` or `sign_extend`.
    Extend {
        /// Of which number.
        of: Box<Number>,
        /// To how many bits.
        width: u32,
        /// Whether copies of the top bit come in.
        signed: bool,
    },
    /// Itself so many times.
    Repeat(Box<Number>, u32),
    /// `concatenate`: the first on top.
    Join(Vec<Number>),
    /// `pack`: the first lowest.
    Pack(Vec<Number>),
    /// `mux`.
    Choice(Box<Truth>, Box<Number>, Box<Number>),
    /// `one_hot_mux` by the value of a number: element `i` where it is `i`.
    OneOf(Box<Number>, Vec<Number>),
    /// A condition so many times.
    Mask(Box<Truth>, u32),
    /// A condition as a bit.
    OfTruth(Box<Truth>),
    /// The bits of a signed number.
    OfSigned(Box<Signed>),
    /// The code of a state.
    OfState(Box<State>),
    /// All fields of a bundle side by side.
    Packed(Box<Bundle>),
    /// `widening_add`.
    WideningAdd(Box<Number>, Box<Right>),
    /// `widening_multiply`.
    WideningMultiply(Box<Number>, Box<Number>),
    /// `read_now` of a memory of numbers.
    ReadNow(usize, Box<Number>),
}

/// What stands on the right of an operator.
#[derive(Clone, Debug)]
pub enum Right {
    /// A number.
    Number(Number),
    /// A Rust number.
    Literal(i128),
}

/// Operators that keep the width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arithmetic {
    /// Sum.
    Add,
    /// Difference.
    Subtract,
    /// Product.
    Multiply,
    /// Bitwise.
    And,
    /// Bitwise.
    Or,
    /// Bitwise.
    Xor,
}

/// Which way bits go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards the top.
    Left,
    /// Towards the bottom.
    Right,
}

/// How far a shift goes.
#[derive(Clone, Debug)]
pub enum Amount {
    /// Known to the author.
    Fixed(u32),
    /// Known to the hardware.
    By(Box<Number>),
}

/// A number in two's complement.
#[derive(Clone, Debug)]
pub enum Signed {
    /// These bits.
    OfNumber(Box<Number>),
    /// Sum, difference, product.
    Arithmetic(Arithmetic, Box<Signed>, Box<SignedRight>),
    /// `-a`.
    Negate(Box<Signed>),
    /// `a >> n`.
    Shift(Box<Signed>, Amount),
    /// `a.extend(width)`.
    Extend(Box<Signed>, u32),
    /// `widening_multiply`.
    WideningMultiply(Box<Signed>, Box<Signed>),
}

/// What stands on the right of a signed operator.
#[derive(Clone, Debug)]
pub enum SignedRight {
    /// A signed number.
    Signed(Signed),
    /// A Rust number.
    Literal(i128),
}

/// A condition.
#[derive(Clone, Debug)]
pub enum Truth {
    /// What a signal holds.
    Read(Id),
    /// The same, declared safe in another clock domain.
    Crossed(Box<Truth>),
    /// The flag of a record.
    Flag(Box<Bundle>),
    /// Known to the author.
    Constant(bool),
    /// The reset of the clock in force.
    Reset,
    /// Unsigned.
    Compare(Comparison, Box<Number>, Box<Right>),
    /// Signed.
    CompareSigned(Comparison, Box<Signed>, Box<SignedRight>),
    /// `all`, `any`, `is_zero`, `parity`.
    Reduce(Reduction, Box<Number>),
    /// Bit number so much.
    Bit(Box<Number>, u32),
    /// The bit that a number says.
    BitAt(Box<Number>, Box<Number>),
    /// One bit as a condition.
    OfNumber(Box<Number>),
    /// The complement.
    Not(Box<Truth>),
    /// Of two.
    Both(Connective, Box<Truth>, Box<Truth>),
    /// `any_of`.
    AnyOf(Vec<Truth>),
    /// `all_of`.
    AllOf(Vec<Truth>),
    /// Whether a signed number is below zero.
    IsNegative(Box<Signed>),
    /// Whether a state is one of these.
    Is(Box<State>, Vec<usize>),
    /// `mux`.
    Choice(Box<Truth>, Box<Truth>, Box<Truth>),
}

/// Comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// `equals`.
    Equals,
    /// `differs`.
    Differs,
    /// `is_below`.
    Below,
    /// `is_at_most`.
    AtMost,
    /// `is_above`.
    Above,
    /// `is_at_least`.
    AtLeast,
}

/// What becomes one bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduction {
    /// All ones.
    All,
    /// Any one.
    Any,
    /// No one.
    IsZero,
    /// An odd number of ones.
    Parity,
}

/// Operators on conditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Connective {
    /// Both.
    And,
    /// One of them.
    Or,
    /// Exactly one of them.
    Xor,
    /// `equals`.
    Same,
    /// `implies`.
    Implies,
}

/// A state.
#[derive(Clone, Debug)]
pub enum State {
    /// What a signal holds.
    Read(Machine, Id),
    /// The state of a record.
    Field(Box<Bundle>),
    /// A state known to the author.
    Constant(Machine, usize),
    /// The state with that code, or none.
    FromBits(Machine, Box<Number>),
    /// `mux`.
    Choice(Box<Truth>, Box<State>, Box<State>),
}

/// A bundle.
#[derive(Clone, Debug)]
pub enum Bundle {
    /// What a signal holds.
    Read(Id),
    /// Made of two numbers.
    Pair(Box<Number>, Box<Number>),
    /// Taken from as many bits.
    Unpacked(Kind, Box<Number>),
    /// Always this.
    Constant(Kind, Word),
    /// `mux`.
    Choice(Box<Truth>, Box<Bundle>, Box<Bundle>),
}

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
