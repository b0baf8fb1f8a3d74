//! Indices that need a wire of their own.
//!
//! Icarus 11 computes an index in square brackets wider than its operands are, so that a sum goes
//! past the last element where it should wrap. A wire has the width that its declaration says.
use crate::ir::{BinaryOperator, ExpressionId, Module, Operation, Part, Statement};

/// The expressions that are printed alone between square brackets. Those of elements wider than a
/// bit are not: they are printed as an offset, which is as wide as it needs to be.
pub(super) fn indices(module: &Module) -> Vec<ExpressionId> {
    let mut list = vec![];
    for expression in &module.expressions {
        match expression.operation {
            Operation::Select { index, .. } if expression.width == 1 => list.push(index),
            Operation::MemoryRead(_, address) => list.push(address),
            Operation::Element(_, index) => list.push(index),
            _ => {}
        }
    }
    list.extend(module.memories.iter().flat_map(|memory| &memory.ports).map(|port| port.address));
    assigned_elements(module, &module.body, &mut list);
    list
}

fn assigned_elements(module: &Module, list: &[Statement], found: &mut Vec<ExpressionId>) {
    for statement in list {
        match statement {
            Statement::Assign { target, .. } => {
                if let Part::Element { index, width } = target.part
                    && (width == 1 || module.signal(target.signal).elements.is_some())
                {
                    found.push(index);
                }
            }
            Statement::If { then, otherwise, .. } => {
                assigned_elements(module, then, found);
                assigned_elements(module, otherwise, found);
            }
            Statement::For { body, .. } => assigned_elements(module, body, found),
            Statement::Case { arms, default, .. } => {
                arms.iter().for_each(|arm| assigned_elements(module, &arm.body, found));
                default.iter().for_each(|(_, body)| assigned_elements(module, body, found));
            }
        }
    }
}

/// For each expression, whether its text gives more bits where a tool computes it wider. Operands come
/// before their users.
pub(super) fn may_outgrow(module: &Module) -> Vec<bool> {
    use BinaryOperator as O;
    let mut may: Vec<bool> = Vec::with_capacity(module.expressions.len());
    for expression in &module.expressions {
        let below = |id: &ExpressionId| module.expression(*id).name.is_none() && may[id.index()];
        let outgrows = match &expression.operation {
            // `!` of one bit stays one bit.
            Operation::Not(_) => expression.width > 1,
            Operation::Negate(_) | Operation::SignExtend(_) => true,
            Operation::Binary(O::Add | O::Subtract | O::Multiply | O::ShiftLeft, ..) => true,
            Operation::Binary(O::And | O::Or | O::Xor, a, b) => below(a) || below(b),
            Operation::Binary(O::ShiftRight, a, _) | Operation::Cross(a) => below(a),
            Operation::Mux(_, one, zero) => below(one) || below(zero),
            // A reduction of one bit is printed as that bit.
            Operation::ReduceAnd(a) | Operation::ReduceOr(a) | Operation::ReduceXor(a) => {
                module.expression(*a).width == 1 && below(a)
            }
            _ => false,
        };
        may.push(outgrows);
    }
    may
}
