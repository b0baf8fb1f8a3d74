//! The test of the test: simplifications of the language that are edited wrongly are noticed.
//!
//! Each is the language's own, but for one rule, as a slip of the hand would have it. Random programs
//! are described with it, and the second opinion must disagree with what the language makes of one.
use nic_dsl::fold::{Folded, Known, fold, with_fold};
use nic_dsl::ir::{BinaryOperator, ExpressionId, Module, Operation};
use nic_soundness::choices::Choices;
use nic_soundness::program::run::{difference, elaborate};
use nic_soundness::seed;

/// Programs among which one must show the wrong rule.
const PROGRAMS: u64 = 1_500;

type Result = Option<Folded>;

fn constant(module: &Module, id: ExpressionId) -> Option<&nic_dsl::BigUint> {
    match &module.expression(id).operation {
        Operation::Constant(value) => Some(value),
        _ => None,
    }
}

fn value(number: u32) -> Result {
    Some(Folded::New(Operation::Constant(number.into())))
}

/// `0 - x` is taken for `x`, as `0 + x` is.
fn a_difference_from_zero(m: &Module, known: &Known, operation: &Operation, width: u32) -> Result {
    if let Operation::Binary(BinaryOperator::Subtract, a, b) = operation
        && constant(m, *a) == Some(&0u32.into())
        && constant(m, *b).is_none()
    {
        return Some(Folded::Existing(*b));
    }
    fold(m, known, operation, width)
}

/// A choice by a known condition takes the other side.
fn a_known_choice(m: &Module, known: &Known, operation: &Operation, width: u32) -> Result {
    if let Operation::Mux(condition, yes, no) = operation
        && let Some(condition) = known.get(*condition)
        && known.get(*yes).is_none()
    {
        let is_zero = *condition == 0u32.into();
        return Some(Folded::Existing(if is_zero { *yes } else { *no }));
    }
    fold(m, known, operation, width)
}

/// A slice of what is joined is looked for from the top.
fn a_slice_of_what_is_joined(
    m: &Module,
    known: &Known,
    operation: &Operation,
    width: u32,
) -> Result {
    if let Operation::Slice { of, low } = operation
        && m.expression(*of).name.is_none()
        && let Operation::Concatenate(parts) = &m.expression(*of).operation
    {
        let mut bottom = 0;
        for part in parts {
            let part_width = m.expression(*part).width;
            if *low >= bottom && low + width <= bottom + part_width {
                let slice = Operation::Slice { of: *part, low: low - bottom };
                return Some(if part_width == width {
                    Folded::Existing(*part)
                } else {
                    Folded::New(slice)
                });
            }
            bottom += part_width;
        }
    }
    fold(m, known, operation, width)
}

/// What is at most the largest number is always so; here, what is below it, too.
fn below_the_largest(m: &Module, known: &Known, operation: &Operation, width: u32) -> Result {
    if let Operation::Binary(BinaryOperator::Less, a, b) = operation
        && let Some(y) = constant(m, *b)
        && constant(m, *a).is_none()
        && y.count_ones() == u64::from(m.expression(*a).width)
    {
        return value(1);
    }
    fold(m, known, operation, width)
}

/// One bit that equals zero is that bit.
fn a_bit_that_equals_zero(m: &Module, known: &Known, operation: &Operation, width: u32) -> Result {
    if let Operation::Binary(BinaryOperator::Equal, a, b) = operation
        && m.expression(*a).width == 1
        && constant(m, *b) == Some(&0u32.into())
        && constant(m, *a).is_none()
    {
        return Some(Folded::Existing(*a));
    }
    fold(m, known, operation, width)
}

/// A shift with copies of the sign that goes beyond the width leaves nothing.
fn a_sign_shifted_out(m: &Module, known: &Known, operation: &Operation, width: u32) -> Result {
    if let Operation::Binary(BinaryOperator::ShiftRightArithmetic, a, b) = operation
        && constant(m, *a).is_none()
        && constant(m, *b).is_some_and(|distance| *distance >= width.into())
    {
        return value(0);
    }
    fold(m, known, operation, width)
}

/// The slice of an extended number that begins at its end is the number's.
fn a_slice_above_an_extended_number(
    m: &Module,
    known: &Known,
    operation: &Operation,
    width: u32,
) -> Result {
    if let Operation::Slice { of, low } = operation
        && let Operation::ZeroExtend(inner) = m.expression(*of).operation
        && m.expression(*of).name.is_none()
        && *low < m.expression(inner).width
        && low + width > m.expression(inner).width
        && width <= m.expression(inner).width
    {
        return Some(Folded::New(Operation::Slice {
            of: inner,
            low: m.expression(inner).width - width,
        }));
    }
    fold(m, known, operation, width)
}

/// An element chosen by a known index begins at the index.
fn an_element_by_a_known_index(
    m: &Module,
    known: &Known,
    operation: &Operation,
    width: u32,
) -> Result {
    if let Operation::Select { of, index } = operation
        && let Some(index) = known.get(*index)
        && known.get(*of).is_none()
        && width > 1
    {
        let low = u32::try_from(index).expect("an index is small");
        return Some(Folded::New(Operation::Slice { of: *of, low }));
    }
    fold(m, known, operation, width)
}

fn is_noticed(name: &str, wrong: nic_dsl::fold::Fold) {
    let seed = seed::from(None).expect("NIC_SEED is a number");
    for number in 0..PROGRAMS {
        let mut choices = Choices::random(seed.wrapping_add(number), number as u32 / 50);
        let made = with_fold(wrong, || elaborate(&mut choices, "c"));
        if let Some(difference) = difference(&made) {
            println!("{name}: program {number}: {difference:?}");
            return;
        }
    }
    panic!("{name}: {PROGRAMS} programs do not show it");
}

macro_rules! wrong_folds {
    ($($name:ident)*) => {$(
        mod $name {
            #[test]
            fn edited_wrongly_is_noticed() {
                super::is_noticed(stringify!($name), super::$name);
            }
        }
    )*};
}

wrong_folds! {
    a_difference_from_zero
    a_known_choice
    a_slice_of_what_is_joined
    below_the_largest
    a_bit_that_equals_zero
    a_sign_shifted_out
    a_slice_above_an_extended_number
    an_element_by_a_known_index
}
