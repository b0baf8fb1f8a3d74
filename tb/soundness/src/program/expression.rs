//! What an author computes: numbers, signed numbers, conditions, states, bundles.
use super::{Id, Kind, Machine, Word};

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
    /// `array.at(index)`; zero beyond the last.
    At(Id, Box<Number>),
    /// `array.map(..)`: a bit for each element, whether it equals a number.
    Matches(Id, Box<Number>),
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
