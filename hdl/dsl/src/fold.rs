//! Simplifications made as expressions are built, so that a generator can write the general case
//! and the Verilog shows the particular one: constants, neutral elements, slices of what is known.
//!
//! Only identities that hold bit for bit; each is exercised by the soundness test's circuits.
use std::cell::Cell;

use num_bigint::BigUint;
use num_traits::{One, Zero};

use crate::arithmetic;
use crate::ir::{BinaryOperator, Expression, ExpressionId, Module, Operation};

/// What an operation turns out to be.
pub enum Folded {
    /// An expression that exists.
    Existing(ExpressionId),
    /// A simpler operation of the same width.
    New(Operation),
}
use Folded::{Existing, New};

/// How operations are simplified as they are made.
pub type Fold = fn(&Module, &Known, &Operation, u32) -> Option<Folded>;

thread_local! {
    static IN_FORCE: Cell<Fold> = const { Cell::new(fold) };
}

/// Runs `describe` with other simplifications than [`fold`]: for the test that wrong ones are noticed.
pub fn with_fold<R>(other: Fold, describe: impl FnOnce() -> R) -> R {
    let before = IN_FORCE.replace(other);
    let result = describe();
    IN_FORCE.set(before);
    result
}

/// Simplifies as is in force.
pub(crate) fn in_force() -> Fold {
    IN_FORCE.get()
}

/// The values of the expressions of a module that depend on no signal and no memory.
#[derive(Default)]
pub struct Known(Vec<Option<BigUint>>);

impl Known {
    /// Those of a finished module.
    pub(crate) fn of(module: &Module) -> Self {
        let mut known = Self::default();
        module.expressions.iter().for_each(|expression| known.add(module, expression));
        known
    }

    /// Looks at the expression that the module has next.
    pub(crate) fn add(&mut self, module: &Module, expression: &Expression) {
        let value = match &expression.operation {
            Operation::Constant(value) => Some(value.clone()),
            Operation::Label(enumeration, variant) => {
                Some(module.enumerations[enumeration.index()].variants[*variant].1.clone())
            }
            operation => self.evaluate(module, operation, expression.width),
        };
        self.0.push(value);
    }

    /// The value of an expression, if it is known.
    pub fn get(&self, id: ExpressionId) -> Option<&BigUint> {
        self.0.get(id.index())?.as_ref()
    }

    /// The value of an operation whose operands are all known.
    fn evaluate(&self, module: &Module, operation: &Operation, width: u32) -> Option<BigUint> {
        let known = |id: &ExpressionId| self.get(*id).cloned();
        let width_of = |id: &ExpressionId| module.expression(*id).width;
        Some(match operation {
            Operation::Constant(_)
            | Operation::Label(..)
            | Operation::Signal(_)
            | Operation::MemoryRead(..)
            | Operation::Element(..)
            | Operation::LoopIndex(_) => return None,
            Operation::Not(a) => arithmetic::ones(width) - known(a)?,
            Operation::Negate(a) => {
                arithmetic::unsigned(-arithmetic::signed(&known(a)?, width), width)
            }
            Operation::ReduceAnd(a) => (known(a)? == arithmetic::ones(width_of(a))).into(),
            Operation::ReduceOr(a) => (!known(a)?.is_zero()).into(),
            Operation::ReduceXor(a) => (known(a)?.count_ones() % 2).into(),
            Operation::Binary(operator, a, b) => {
                arithmetic::binary(*operator, width_of(a), &known(a)?, &known(b)?)
            }
            Operation::Mux(condition, a, b) => {
                let (yes, no) = (known(a)?, known(b)?);
                if known(condition)?.is_zero() { no } else { yes }
            }
            Operation::Slice { of, low } => arithmetic::slice(&known(of)?, *low, width),
            Operation::Concatenate(parts) => {
                let mut sum = BigUint::zero();
                for part in parts {
                    sum = (sum << width_of(part)) | known(part)?;
                }
                sum
            }
            Operation::Repeat(a, count) => {
                let (part, step) = (known(a)?, width_of(a));
                (0..*count).fold(BigUint::zero(), |sum, _| (sum << step) | &part)
            }
            Operation::Select { of, index } => {
                let index = u32::try_from(known(index)?).ok()?;
                arithmetic::slice(&known(of)?, index * width, width)
            }
            Operation::ZeroExtend(a) | Operation::Cross(a) => known(a)?,
            Operation::SignExtend(a) => {
                arithmetic::unsigned(arithmetic::signed(&known(a)?, width_of(a)), width)
            }
        })
    }
}

fn constant(module: &Module, id: ExpressionId) -> Option<&BigUint> {
    match &module.expression(id).operation {
        Operation::Constant(value) => Some(value),
        _ => None,
    }
}

fn value(value: impl Into<BigUint>) -> Option<Folded> {
    Some(New(Operation::Constant(value.into())))
}

/// The simpler form of `operation`, if there is one. What reads no signal must not decide anything: a
/// simulator that waits for what a block reads would never run the block.
pub fn fold(module: &Module, known: &Known, operation: &Operation, width: u32) -> Option<Folded> {
    // A label that is only widened or joined to something keeps its name.
    let constants = || operation.operands().iter().all(|id| constant(module, *id).is_some());
    if let Some(known) = known.evaluate(module, operation, width)
        && (width == 1 || constants())
    {
        return value(known);
    }
    match operation {
        Operation::Not(a) => match &module.expression(*a).operation {
            // A named operand keeps its name, and with it the reader's `!name`.
            Operation::Not(inner) if module.expression(*a).name.is_none() => Some(Existing(*inner)),
            _ => None,
        },
        Operation::Binary(operator, a, b) => {
            let operand_width = module.expression(*a).width;
            match (constant(module, *a), constant(module, *b)) {
                (Some(x), None) => constant_left(module, *operator, (*a, x), *b, operand_width),
                (None, Some(y)) => constant_right(*operator, *a, (*b, y), operand_width),
                _ => None,
            }
        }
        Operation::Mux(condition, a, b) => match known.get(*condition) {
            Some(v) if v.is_zero() => Some(Existing(*b)),
            Some(_) => Some(Existing(*a)),
            None if a == b => Some(Existing(*a)),
            None => None,
        },
        Operation::Slice { of, low } => slice(module, *of, *low, width),
        Operation::Select { of, index } => {
            let low = u32::try_from(known.get(*index)?).ok()? * width;
            slice(module, *of, low, width).or(Some(New(Operation::Slice { of: *of, low })))
        }
        _ => None,
    }
}

/// An operator whose left operand is the constant `x`.
fn constant_left(
    module: &Module,
    operator: BinaryOperator,
    (a, x): (ExpressionId, &BigUint),
    b: ExpressionId,
    width: u32,
) -> Option<Folded> {
    use BinaryOperator as O;
    let full = arithmetic::ones(width);
    match operator {
        O::Add | O::Or | O::Xor if x.is_zero() => Some(Existing(b)),
        O::And | O::Multiply if x.is_zero() => value(0u8),
        O::ShiftLeft | O::ShiftRight | O::ShiftRightArithmetic if x.is_zero() => value(0u8),
        O::And if *x == full => Some(Existing(b)),
        O::Or if *x == full => value(full),
        O::Less if *x == full => value(0u8),
        O::LessOrEqual if x.is_zero() => value(1u8),
        // Verilator calls `0 < y` and `max <= y` comparisons with a constant result side.
        O::Less if x.is_zero() => any(module, b),
        O::LessOrEqual if *x == full => Some(New(Operation::Binary(O::Equal, b, a))),
        _ => None,
    }
}

/// An operator whose right operand is the constant `y`.
fn constant_right(
    operator: BinaryOperator,
    a: ExpressionId,
    (b, y): (ExpressionId, &BigUint),
    width: u32,
) -> Option<Folded> {
    use BinaryOperator as O;
    let full = arithmetic::ones(width);
    match operator {
        O::Add | O::Subtract | O::Or | O::Xor if y.is_zero() => Some(Existing(a)),
        O::ShiftLeft | O::ShiftRight | O::ShiftRightArithmetic if y.is_zero() => Some(Existing(a)),
        // Icarus finds this out by itself, and then sees nothing that the block would wait for.
        O::ShiftLeft | O::ShiftRight if *y >= width.into() => value(0u8),
        O::And | O::Multiply if y.is_zero() => value(0u8),
        O::And if *y == full => Some(Existing(a)),
        O::Or if *y == full => value(full),
        O::Equal if width == 1 && y.is_one() => Some(Existing(a)),
        O::NotEqual if width == 1 && y.is_zero() => Some(Existing(a)),
        O::Equal if width == 1 && y.is_zero() => Some(New(Operation::Not(a))),
        O::NotEqual if width == 1 && y.is_one() => Some(New(Operation::Not(a))),
        O::Less if y.is_zero() => value(0u8),
        O::Less if *y == full => Some(New(Operation::Binary(O::NotEqual, a, b))),
        O::LessOrEqual if *y == full => value(1u8),
        O::LessOrEqual if y.is_zero() => Some(New(Operation::Binary(O::Equal, a, b))),
        _ => None,
    }
}

/// Whether any bit of `a` is one.
fn any(module: &Module, a: ExpressionId) -> Option<Folded> {
    if module.expression(a).width == 1 {
        Some(Existing(a))
    } else {
        Some(New(Operation::ReduceOr(a)))
    }
}

/// Slices reach through what they are made of, unless that has a name the reader should see.
fn slice(module: &Module, of: ExpressionId, low: u32, width: u32) -> Option<Folded> {
    let operand = module.expression(of);
    if operand.width == width && low == 0 {
        return Some(Existing(of));
    }
    let again = |of: ExpressionId, low: u32| {
        slice(module, of, low, width).or(Some(New(Operation::Slice { of, low })))
    };
    match &operand.operation {
        _ if operand.name.is_some() => None,
        Operation::Slice { of, low: further } => again(*of, low + further),
        Operation::Concatenate(parts) => {
            let mut bottom = 0;
            for part in parts.iter().rev() {
                let part_width = module.expression(*part).width;
                if low >= bottom && low + width <= bottom + part_width {
                    return again(*part, low - bottom);
                }
                bottom += part_width;
            }
            None
        }
        Operation::Repeat(inner, _) => {
            let step = module.expression(*inner).width;
            (low % step + width <= step).then(|| again(*inner, low % step)).flatten()
        }
        Operation::ZeroExtend(inner) => {
            let inner_width = module.expression(*inner).width;
            if low >= inner_width {
                Some(New(Operation::Constant(BigUint::zero())))
            } else if low + width <= inner_width {
                again(*inner, low)
            } else {
                None
            }
        }
        _ => None,
    }
}
