//! Simplifications made as expressions are built, so that a generator can write the general case
//! and the Verilog shows the particular one: constants, neutral elements, slices of what is known.
//!
//! Only identities that hold bit for bit; each is exercised by the soundness test's circuits.
use num_bigint::BigUint;
use num_traits::{One, Zero};

use crate::ir::{BinaryOperator, ExpressionId, Module, Operation};

/// What an operation turns out to be.
pub(crate) enum Folded {
    /// An expression that exists.
    Existing(ExpressionId),
    /// A simpler operation of the same width.
    New(Operation),
}
use Folded::{Existing, New};

fn constant(module: &Module, id: ExpressionId) -> Option<&BigUint> {
    match &module.expression(id).operation {
        Operation::Constant(value) => Some(value),
        _ => None,
    }
}

fn ones(width: u32) -> BigUint {
    (BigUint::one() << width) - 1u8
}

/// The simpler form of `operation`, if there is one.
pub(crate) fn fold(module: &Module, operation: &Operation, width: u32) -> Option<Folded> {
    let value = |v: BigUint| Some(New(Operation::Constant(v)));
    match operation {
        Operation::Not(a) => {
            if let Some(v) = constant(module, *a) {
                return value(ones(width) ^ v);
            }
            match &module.expression(*a).operation {
                // A named operand keeps its name, and with it the reader's `!name`.
                Operation::Not(inner) if module.expression(*a).name.is_none() => {
                    Some(Existing(*inner))
                }
                _ => None,
            }
        }
        Operation::ReduceAnd(a) => constant(module, *a)
            .map(|v| v == &ones(module.expression(*a).width))
            .and_then(|v| value(BigUint::from(u8::from(v)))),
        Operation::ReduceOr(a) => constant(module, *a)
            .map(|v| !v.is_zero())
            .and_then(|v| value(BigUint::from(u8::from(v)))),
        Operation::ReduceXor(a) => {
            constant(module, *a).and_then(|v| value(BigUint::from(v.count_ones() & 1)))
        }
        Operation::Binary(operator, a, b) => binary(module, *operator, *a, *b, width),
        Operation::Mux(condition, a, b) => match constant(module, *condition) {
            Some(v) if v.is_zero() => Some(Existing(*b)),
            Some(_) => Some(Existing(*a)),
            None if a == b => Some(Existing(*a)),
            None => None,
        },
        Operation::Slice { of, low } => slice(module, *of, *low, width),
        Operation::ZeroExtend(a) => constant(module, *a).and_then(|v| value(v.clone())),
        Operation::Repeat(a, count) => {
            let (v, step) = (constant(module, *a)?, module.expression(*a).width);
            value((0..*count).fold(BigUint::zero(), |sum, _| (sum << step) | v))
        }
        Operation::Concatenate(parts) => {
            let mut sum = BigUint::zero();
            for part in parts {
                sum = (sum << module.expression(*part).width) | constant(module, *part)?;
            }
            value(sum)
        }
        Operation::Select { of, index } => {
            let low = u32::try_from(constant(module, *index)?).ok()? * width;
            slice(module, *of, low, width).or(Some(New(Operation::Slice { of: *of, low })))
        }
        _ => None,
    }
}

fn binary(
    module: &Module,
    operator: BinaryOperator,
    a: ExpressionId,
    b: ExpressionId,
    width: u32,
) -> Option<Folded> {
    use BinaryOperator as O;
    let operand_width = module.expression(a).width;
    let full = ones(operand_width);
    let value = |v: BigUint| Some(New(Operation::Constant(v)));
    let truth = |v: bool| value(BigUint::from(u8::from(v)));
    match (constant(module, a), constant(module, b)) {
        (Some(x), Some(y)) => match operator {
            O::Add => value((x + y) & full),
            O::Subtract => value(((x + &full + 1u8) - y) & full),
            O::Multiply => value((x * y) & full),
            O::And => value(x & y),
            O::Or => value(x | y),
            O::Xor => value(x ^ y),
            O::Equal => truth(x == y),
            O::NotEqual => truth(x != y),
            O::Less => truth(x < y),
            O::LessOrEqual => truth(x <= y),
            O::ShiftLeft | O::ShiftRight => {
                let by = u32::try_from(y).unwrap_or(u32::MAX).min(width);
                value(if operator == O::ShiftLeft { (x << by) & full } else { x >> by })
            }
            O::ShiftRightArithmetic | O::LessSigned | O::LessOrEqualSigned => None,
        },
        (Some(x), None) => match operator {
            O::Add | O::Or | O::Xor if x.is_zero() => Some(Existing(b)),
            O::And if x.is_zero() => value(BigUint::zero()),
            O::And if *x == full => Some(Existing(b)),
            O::Or if *x == full => value(full),
            O::Less if *x == full => truth(false),
            O::LessOrEqual if x.is_zero() => truth(true),
            // Verilator calls `0 < y` and `max <= y` comparisons with a constant result side.
            O::Less if x.is_zero() => any(module, b),
            O::LessOrEqual if *x == full => Some(New(Operation::Binary(O::Equal, b, a))),
            _ => None,
        },
        (None, Some(y)) => match operator {
            O::Add | O::Subtract | O::Or | O::Xor if y.is_zero() => Some(Existing(a)),
            O::ShiftLeft | O::ShiftRight | O::ShiftRightArithmetic if y.is_zero() => {
                Some(Existing(a))
            }
            O::And if y.is_zero() => value(BigUint::zero()),
            O::And if *y == full => Some(Existing(a)),
            O::Or if *y == full => value(full),
            O::Equal if operand_width == 1 && y.is_one() => Some(Existing(a)),
            O::NotEqual if operand_width == 1 && y.is_zero() => Some(Existing(a)),
            O::Equal if operand_width == 1 && y.is_zero() => Some(New(Operation::Not(a))),
            O::NotEqual if operand_width == 1 && y.is_one() => Some(New(Operation::Not(a))),
            O::Less if y.is_zero() => truth(false),
            O::Less if *y == full => Some(New(Operation::Binary(O::NotEqual, a, b))),
            O::LessOrEqual if *y == full => truth(true),
            O::LessOrEqual if y.is_zero() => Some(New(Operation::Binary(O::Equal, a, b))),
            _ => None,
        },
        (None, None) => None,
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
        Operation::Constant(value) => Some(New(Operation::Constant((value >> low) & ones(width)))),
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
