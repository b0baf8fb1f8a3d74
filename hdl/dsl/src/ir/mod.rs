//! The intermediate form: what the language builds, and what checks, printer and interpreter read.
//!
//! Plain data, no behaviour beyond look-ups. One [`Module`] is one Verilog module; indices into its
//! arenas are the `…Id` types. Every expression carries its width, and every operator's operands
//! already have the widths its row in [`Operation`] states: extension and truncation are
//! expressions of their own, which is what makes printing sound (no Verilog context can widen
//! anything).
//!
//! # Meaning
//! * A combinational signal (wire, output, instance input) has, in each cycle, the value that the
//!   body assigns to it last when read from top to bottom; everyone reads that final value.
//! * A register takes, at the rising edge of its domain's clock, the value assigned last, or holds;
//!   bits not assigned hold. A domain's reset is synchronous and active high, unless
//!   [`with_resets`] says otherwise, and has the last word
//!   for registers that have a reset value.
//! * A memory port acts at the rising edge of its domain's clock; see [`MemoryPort`].
use std::panic::Location;

use num_bigint::BigUint;

mod array;
mod identity;
mod instance;
mod memory;
mod resets;

pub(crate) use array::array_read;
pub use array::{Loop, index_bits};
pub use instance::{
    ExternalDirection, ExternalModule, ExternalPort, Instance, Instantiated, Parameter,
};
pub use memory::{Memory, MemoryPort, MemoryPortKind, MemoryStyle, ReadDuringWrite};
pub use resets::{Resets, with_resets};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(pub u32);
        impl $name {
            /// The position in the module's arena.
            pub fn index(self) -> usize { self.0 as usize }
        }
    )*};
}
ids! {
    /// Names a [`Signal`] of a module.
    SignalId,
    /// Names an [`Expression`] of a module.
    ExpressionId,
    /// Names a [`Memory`] of a module.
    MemoryId,
    /// Names an [`Instance`] of a module.
    InstanceId,
    /// Names a clock [`Domain`] of a module.
    DomainId,
    /// Names an [`Enumeration`] of a module.
    EnumerationId,
    /// Names a [`Loop`] of a module.
    LoopId,
}

/// Where in the Rust source something was written.
pub type Place = &'static Location<'static>;

/// The widest vector: a tool may refuse more (IEEE 1364-2005, 4.3.1).
pub const WIDEST: u32 = 1 << 16;
/// Words of the deepest memory: a tool may refuse more (IEEE 1364-2005, 4.9).
pub const DEEPEST: u32 = 1 << 24;

/// One Verilog module.
#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    /// Verilog module name and file stem.
    pub name: String,
    /// Header text, printed as a comment above the module; may be empty.
    pub documentation: String,
    /// Clock domains; a module without state may have none.
    pub domains: Vec<Domain>,
    /// Of what kind their resets are.
    pub resets: Resets,
    /// All named storage and ports, in order of declaration.
    pub signals: Vec<Signal>,
    /// All expressions; operands come before their users.
    pub expressions: Vec<Expression>,
    /// Assignments in program order, registers and wires together.
    pub body: Vec<Statement>,
    /// Memories.
    pub memories: Vec<Memory>,
    /// Instances of other modules.
    pub instances: Vec<Instance>,
    /// Assertions, assumptions, covers.
    pub properties: Vec<Property>,
    /// Ports grouped as streams, pulses and levels, in order of declaration.
    pub groups: Vec<PortGroup>,
    /// Enumerations whose labels the module uses.
    pub enumerations: Vec<Enumeration>,
    /// Loops over the elements of arrays; each belongs to one statement.
    pub loops: Vec<Loop>,
    /// Expressions that the author declared unused (`ignore`).
    pub ignored: Vec<ExpressionId>,
}

impl Module {
    /// A module of that name with nothing in it.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            documentation: String::new(),
            domains: vec![],
            resets: Resets::default(),
            signals: vec![],
            expressions: vec![],
            body: vec![],
            memories: vec![],
            instances: vec![],
            properties: vec![],
            groups: vec![],
            enumerations: vec![],
            loops: vec![],
            ignored: vec![],
        }
    }
}

/// A clock and its reset; both are input signals of the module.
#[derive(Clone, PartialEq, Debug)]
pub struct Domain {
    /// Empty for the module's only domain (`clk`, `rst`); else the prefix (`write_clk`).
    pub name: String,
    /// The clock input.
    pub clock: SignalId,
    /// The reset input.
    pub reset: SignalId,
}

/// A named signal.
#[derive(Clone, PartialEq, Debug)]
pub struct Signal {
    /// Verilog name, unique in the module.
    pub name: String,
    /// Bits, at least 1 and at most [`WIDEST`]; of an array those of all elements together.
    pub width: u32,
    /// Elements of an array, at least 2, element 0 lowest; only registers and wires are arrays.
    pub elements: Option<u32>,
    /// An array that is read as a whole: it is printed as one vector.
    pub is_packed: bool,
    /// What it is.
    pub kind: SignalKind,
    /// The domain it belongs to; `None` for signals that no clock domain owns yet.
    pub domain: Option<DomainId>,
    /// The enumeration whose labels it, or each element of it, holds, for the waveform and the reader.
    pub enumeration: Option<EnumerationId>,
    /// What synthesis is told about it: `(* name = "value" *)` before the declaration.
    pub attributes: Vec<(String, String)>,
    /// One line of meaning, printed beside the declaration; may be empty.
    pub comment: String,
    /// The scope that describes it: the prefix of its name; may be empty.
    pub scope: String,
    /// Where it was declared.
    pub place: Place,
}

/// What a signal is, and so who drives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SignalKind {
    /// A clock input.
    Clock,
    /// A reset input.
    Reset,
    /// An input port.
    Input,
    /// An output port, driven by the body.
    Output,
    /// A combinational signal, driven by the body.
    Wire,
    /// A register, driven by the body at its domain's clock.
    Register {
        /// Value during and after reset; `None`: not reset.
        reset: Option<BigUint>,
    },
    /// Drives port `port` of an instance; driven by the body.
    InstanceInput(InstanceId, String),
    /// Driven by port `port` of an instance.
    InstanceOutput(InstanceId, String),
    /// Driven by port number `.1` of a memory (a synchronous read).
    MemoryOutput(MemoryId, usize),
}

/// An expression and its width.
#[derive(Clone, PartialEq, Debug)]
pub struct Expression {
    /// The operation and its operands.
    pub operation: Operation,
    /// Bits of the result, at least 1 and at most [`WIDEST`].
    pub width: u32,
    /// The name its `let` gave it; printed as a wire of that name.
    pub name: Option<String>,
    /// Where it was written.
    pub place: Place,
}

/// Operations. `w` is the width of the result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// A constant below 2^w.
    Constant(BigUint),
    /// A label of an enumeration (its code is the value): enumeration, variant number.
    Label(EnumerationId, usize),
    /// The value of a signal, same width.
    Signal(SignalId),
    /// Bitwise complement, operand of width w.
    Not(ExpressionId),
    /// Two's complement negation modulo 2^w, operand of width w.
    Negate(ExpressionId),
    /// All bits one; w = 1, operand of any width.
    ReduceAnd(ExpressionId),
    /// Any bit one; w = 1, operand of any width.
    ReduceOr(ExpressionId),
    /// Odd number of ones; w = 1, operand of any width.
    ReduceXor(ExpressionId),
    /// Two operands; widths as the [`BinaryOperator`] states.
    Binary(BinaryOperator, ExpressionId, ExpressionId),
    /// Condition (width 1), value if one, value if zero (both of width w).
    Mux(ExpressionId, ExpressionId, ExpressionId),
    /// Bits `low .. low + w` of the operand.
    Slice {
        /// The operand.
        of: ExpressionId,
        /// First bit.
        low: u32,
    },
    /// Operands side by side, most significant first; w is the sum of their widths.
    Concatenate(Vec<ExpressionId>),
    /// The operand this many times; w = count * width of the operand.
    Repeat(ExpressionId, u32),
    /// Element `index` (of w bits, element 0 lowest) of `of`; width of `of` = w << width of `index`,
    /// so that every index is inside.
    Select {
        /// The elements side by side.
        of: ExpressionId,
        /// Which element.
        index: ExpressionId,
    },
    /// Zeros above the operand, which is narrower than w.
    ZeroExtend(ExpressionId),
    /// Copies of the operand's top bit above it; the operand is narrower than w.
    SignExtend(ExpressionId),
    /// The operand, declared safe to use in another clock domain (a synchroniser's input, a Gray
    /// code, a level that is stable while it is read); operand of width w.
    Cross(ExpressionId),
    /// The word of a memory at an address, in the same cycle (distributed memories only, but
    /// properties may read any); the address is below the depth, see [`MemoryPort`].
    MemoryRead(MemoryId, ExpressionId),
    /// Element `.1` of an array; zero where it has no such element. The index has [`index_bits`].
    Element(SignalId, ExpressionId),
    /// The number of the element that a loop is at, in [`index_bits`]; inside its body only.
    LoopIndex(LoopId),
}

/// Two-operand operators. Except for shifts both operands have the same width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOperator {
    /// Sum modulo 2^w; operands of width w.
    Add,
    /// Difference modulo 2^w; operands of width w.
    Subtract,
    /// Product modulo 2^w; operands of width w.
    Multiply,
    /// Bitwise; operands of width w.
    And,
    /// Bitwise; operands of width w.
    Or,
    /// Bitwise; operands of width w.
    Xor,
    /// Left operand of width w, shifted towards the top by the right operand (unsigned, at most 31
    /// bits wide); zeros come in; a shift of w or more gives zero.
    ShiftLeft,
    /// As `ShiftLeft`, towards the bottom.
    ShiftRight,
    /// As `ShiftRight`, copies of the top bit come in.
    ShiftRightArithmetic,
    /// w = 1.
    Equal,
    /// w = 1.
    NotEqual,
    /// Unsigned; w = 1.
    Less,
    /// Unsigned; w = 1.
    LessOrEqual,
    /// Two's complement; w = 1.
    LessSigned,
    /// Two's complement; w = 1.
    LessOrEqualSigned,
}

impl BinaryOperator {
    /// Whether the result is a truth of one bit.
    pub fn compares(self) -> bool {
        matches!(
            self,
            Self::Equal
                | Self::NotEqual
                | Self::Less
                | Self::LessOrEqual
                | Self::LessSigned
                | Self::LessOrEqualSigned
        )
    }
}

/// One statement of the body.
#[derive(Clone, PartialEq, Debug)]
pub enum Statement {
    /// `target` takes `value`.
    Assign {
        /// What is assigned.
        target: Target,
        /// Same width as the target.
        value: ExpressionId,
        /// Where it was written.
        place: Place,
    },
    /// Runs one of two lists.
    If {
        /// Width 1.
        condition: ExpressionId,
        /// When it is one.
        then: Vec<Statement>,
        /// When it is zero.
        otherwise: Vec<Statement>,
        /// Where it was written.
        place: Place,
    },
    /// Runs the list for each element of arrays of one size; it assigns the loop's own element of
    /// them and nothing else. Either all of them are registers, or all are wires that it assigns
    /// without a condition.
    For {
        /// Which loop.
        index: LoopId,
        /// What runs for each element.
        body: Vec<Statement>,
        /// Where it was written.
        place: Place,
    },
    /// Runs the list of the arm that has the subject's value among its labels, else `default`.
    Case {
        /// What is compared.
        subject: ExpressionId,
        /// Arms with distinct labels.
        arms: Vec<Arm>,
        /// When no arm matches. The label that the author wrote there, if it stands for one.
        default: Option<(Option<ExpressionId>, Vec<Statement>)>,
        /// Where it was written.
        place: Place,
    },
}

/// One arm of a case.
#[derive(Clone, PartialEq, Debug)]
pub struct Arm {
    /// Constants or labels, width of the subject.
    pub labels: Vec<ExpressionId>,
    /// What runs.
    pub body: Vec<Statement>,
    /// Where the labels were written.
    pub place: Place,
}

/// The whole or a part of an assignable signal.
#[derive(Clone, PartialEq, Debug)]
pub struct Target {
    /// Output, wire, register or instance input.
    pub signal: SignalId,
    /// Which bits.
    pub part: Part,
}

impl Target {
    /// The bits `low .. high` that it takes whatever the state; none of an element chosen at run time.
    pub fn certain_bits(&self, module: &Module) -> Option<(u32, u32)> {
        match self.part {
            Part::Whole => Some((0, module.signal(self.signal).width)),
            Part::Slice { low, width } => Some((low, low + width)),
            // A loop takes one element after the other, until it has taken all.
            Part::Element { .. } if self.is_each(module) => {
                Some((0, module.signal(self.signal).width))
            }
            Part::Element { .. } => None,
        }
    }
}

/// Which bits of a signal a statement assigns.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// All.
    Whole,
    /// Bits `low .. low + width`.
    Slice {
        /// First bit.
        low: u32,
        /// Number of bits.
        width: u32,
    },
    /// Element number `index` of `width` bits. Of an array: one of its elements, or none where there
    /// is no such element. Else signal width = width << width of `index`.
    Element {
        /// Which element.
        index: ExpressionId,
        /// Bits of one element.
        width: u32,
    },
}

/// A property, checked at every rising edge of its domain's clock at which its reset is low; one kind at
/// every edge.
#[derive(Clone, PartialEq, Debug)]
pub struct Property {
    /// Verilog label.
    pub name: String,
    /// What the author wrote as its name.
    pub text: String,
    /// Assertion, assumption or cover.
    pub kind: PropertyKind,
    /// Width 1.
    pub condition: ExpressionId,
    /// Whose clock.
    pub domain: DomainId,
    /// Where it was written.
    pub place: Place,
}

/// Kind of a property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PropertyKind {
    /// Must hold.
    Assert,
    /// Must hold, in reset too.
    AssertInReset,
    /// May be relied on.
    Assume,
    /// Should be reached.
    Cover,
}

/// Ports that belong together.
#[derive(Clone, PartialEq, Debug)]
pub struct PortGroup {
    /// Port name, the prefix of its signals.
    pub name: String,
    /// Stream, pulse or level.
    pub kind: GroupKind,
    /// Whether the payload enters or leaves the module.
    pub direction: Direction,
    /// Whose clock; none in a module that has no clock at all.
    pub domain: Option<DomainId>,
    /// Rust type of the payload's values in `nic-spec` (`Beat<64>`), or `bits` for bare signals.
    pub payload: String,
    /// `valid`; streams and pulses.
    pub valid: Option<SignalId>,
    /// `ready`; streams.
    pub ready: Option<SignalId>,
    /// Payload fields in order: field name (dotted path), signal. A bare payload has one, named "".
    pub fields: Vec<(String, SignalId)>,
    /// What the port means.
    pub documentation: String,
}

/// Kind of a port group (style: the stream contract).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupKind {
    /// `valid`, `ready`, payload: may stall.
    Stream,
    /// `valid`, payload: one cycle, cannot be refused.
    Pulse,
    /// Payload alone.
    Level,
}

/// Direction of a port's payload.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Into the module.
    Input,
    /// Out of the module.
    Output,
}

/// An enumeration and its codes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Enumeration {
    /// Type name.
    pub name: String,
    /// Bits of a code.
    pub width: u32,
    /// Label (as printed in `localparam`) and code of each variant.
    pub variants: Vec<(String, BigUint)>,
}

impl Module {
    /// The signal `id`.
    pub fn signal(&self, id: SignalId) -> &Signal {
        &self.signals[id.index()]
    }
    /// The expression `id`.
    pub fn expression(&self, id: ExpressionId) -> &Expression {
        &self.expressions[id.index()]
    }
    /// A slice of an expression, which nothing uses yet.
    pub(crate) fn add_slice(&mut self, of: ExpressionId, low: u32, width: u32) -> ExpressionId {
        let place = self.expression(of).place;
        let operation = Operation::Slice { of, low };
        self.expressions.push(Expression { operation, width, name: None, place });
        ExpressionId(self.expressions.len() as u32 - 1)
    }
    /// Port signals in order of declaration.
    pub fn ports(&self) -> impl Iterator<Item = (SignalId, &Signal)> {
        self.signals
            .iter()
            .enumerate()
            .filter_map(|(i, s)| s.kind.is_port().then_some((SignalId(i as u32), s)))
    }
    /// The signal of that name.
    pub fn signal_named(&self, name: &str) -> Option<SignalId> {
        self.signals.iter().position(|s| s.name == name).map(|i| SignalId(i as u32))
    }
}

impl SignalKind {
    /// Whether it is a port of the module.
    pub fn is_port(&self) -> bool {
        matches!(self, Self::Clock | Self::Reset | Self::Input | Self::Output)
    }
    /// Whether the body drives it.
    pub fn is_assignable(&self) -> bool {
        self.is_register() || self.is_driven_combinationally()
    }
    /// Whether it is a register.
    pub fn is_register(&self) -> bool {
        matches!(self, Self::Register { .. })
    }
    /// Whether the body drives it in the same cycle.
    pub fn is_driven_combinationally(&self) -> bool {
        matches!(self, Self::Output | Self::Wire | Self::InstanceInput(..))
    }
}

impl Operation {
    /// The operands, in order.
    pub fn operands(&self) -> Vec<ExpressionId> {
        match self {
            Self::Constant(_) | Self::Label(..) | Self::Signal(_) | Self::LoopIndex(_) => vec![],
            Self::Not(a)
            | Self::Negate(a)
            | Self::ReduceAnd(a)
            | Self::ReduceOr(a)
            | Self::ReduceXor(a)
            | Self::Slice { of: a, .. }
            | Self::Repeat(a, _)
            | Self::ZeroExtend(a)
            | Self::SignExtend(a)
            | Self::Cross(a)
            | Self::MemoryRead(_, a)
            | Self::Element(_, a) => vec![*a],
            Self::Binary(_, a, b) | Self::Select { of: a, index: b } => vec![*a, *b],
            Self::Mux(a, b, c) => vec![*a, *b, *c],
            Self::Concatenate(list) => list.clone(),
        }
    }
}
