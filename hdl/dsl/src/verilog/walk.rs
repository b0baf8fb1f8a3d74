//! Walks through lists of statements.
use crate::ir::{ExpressionId, Part, SignalId, Statement};

/// Calls `each` with the expressions of all statements.
pub(super) fn expressions(list: &[Statement], each: &mut dyn FnMut(ExpressionId)) {
    printed_expressions(list, &|_| true, each);
}

/// Calls `each` with the expressions of statements that assign signals that are `printed`. A
/// default's label is not among them: it is only a comment.
pub(super) fn printed_expressions(
    list: &[Statement],
    printed: &dyn Fn(SignalId) -> bool,
    each: &mut dyn FnMut(ExpressionId),
) {
    for statement in list {
        let mut any = false;
        targets(std::slice::from_ref(statement), &mut |signal| any |= printed(signal));
        if !any {
            continue;
        }
        match statement {
            Statement::Assign { target, value, .. } => {
                each(*value);
                if let Part::Element { index, .. } = target.part {
                    each(index);
                }
            }
            Statement::If { condition, then, otherwise, .. } => {
                each(*condition);
                printed_expressions(then, printed, each);
                printed_expressions(otherwise, printed, each);
            }
            Statement::For { body, .. } => printed_expressions(body, printed, each),
            Statement::Case { subject, arms, default, .. } => {
                each(*subject);
                for arm in arms {
                    arm.labels.iter().for_each(|label| each(*label));
                    printed_expressions(&arm.body, printed, each);
                }
                if let Some((_, body)) = default {
                    printed_expressions(body, printed, each);
                }
            }
        }
    }
}

/// Calls `each` with the target of every assignment.
pub(super) fn targets(list: &[Statement], each: &mut dyn FnMut(SignalId)) {
    for statement in list {
        match statement {
            Statement::Assign { target, .. } => each(target.signal),
            Statement::If { then, otherwise, .. } => {
                targets(then, each);
                targets(otherwise, each);
            }
            Statement::For { body, .. } => targets(body, each),
            Statement::Case { arms, default, .. } => {
                arms.iter().for_each(|arm| targets(&arm.body, each));
                default.iter().for_each(|(_, body)| targets(body, each));
            }
        }
    }
}
