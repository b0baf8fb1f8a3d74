//! What the hardware needs, and what only the properties need.
use std::collections::HashSet;

use crate::ir::{ExpressionId, Module, Operation, Part, SignalId, SignalKind, Statement};

/// A set of signals and expressions.
#[derive(Clone, Default)]
pub(super) struct Live {
    pub signals: Vec<bool>,
    pub expressions: Vec<bool>,
}

/// For each signal, the expressions that decide its value.
pub(super) fn dependencies(module: &Module) -> Vec<Vec<ExpressionId>> {
    fn walk(
        list: &[Statement],
        conditions: &mut Vec<ExpressionId>,
        found: &mut [HashSet<ExpressionId>],
    ) {
        for statement in list {
            match statement {
                Statement::Assign { target, value, .. } => {
                    let found = &mut found[target.signal.index()];
                    found.insert(*value);
                    found.extend(conditions.iter());
                    if let Part::Element { index, .. } = target.part {
                        found.insert(index);
                    }
                }
                Statement::If { condition, then, otherwise, .. } => {
                    conditions.push(*condition);
                    walk(then, conditions, found);
                    walk(otherwise, conditions, found);
                    conditions.pop();
                }
                Statement::For { body, .. } => walk(body, conditions, found),
                Statement::Case { subject, arms, default, .. } => {
                    let depth = conditions.len();
                    conditions.push(*subject);
                    conditions.extend(arms.iter().flat_map(|arm| &arm.labels));
                    arms.iter().for_each(|arm| walk(&arm.body, conditions, found));
                    if let Some((label, body)) = default {
                        conditions.extend(label);
                        walk(body, conditions, found);
                    }
                    conditions.truncate(depth);
                }
            }
        }
    }
    let mut found = vec![HashSet::new(); module.signals.len()];
    walk(&module.body, &mut vec![], &mut found);
    let sorted = |set: HashSet<ExpressionId>| {
        let mut list: Vec<ExpressionId> = set.into_iter().collect();
        list.sort();
        list
    };
    found.into_iter().map(sorted).collect()
}

/// Everything from which the roots follow.
fn closure(
    module: &Module,
    dependencies: &[Vec<ExpressionId>],
    mut signals: Vec<SignalId>,
    mut expressions: Vec<ExpressionId>,
) -> Live {
    let mut live = Live {
        signals: vec![false; module.signals.len()],
        expressions: vec![false; module.expressions.len()],
    };
    loop {
        if let Some(id) = expressions.pop() {
            if !std::mem::replace(&mut live.expressions[id.index()], true) {
                let operation = &module.expression(id).operation;
                expressions.extend(operation.operands());
                if let Operation::Signal(signal) | Operation::Element(signal, _) = operation {
                    signals.push(*signal);
                }
            }
        } else if let Some(id) = signals.pop() {
            if !std::mem::replace(&mut live.signals[id.index()], true) {
                expressions.extend(&dependencies[id.index()]);
            }
        } else {
            return live;
        }
    }
}

/// What the hardware needs.
pub(super) fn hardware(module: &Module, dependencies: &[Vec<ExpressionId>]) -> Live {
    let mut signals = vec![];
    for (index, signal) in module.signals.iter().enumerate() {
        let is_root = signal.kind.is_port()
            || matches!(
                signal.kind,
                SignalKind::InstanceInput(..)
                    | SignalKind::InstanceOutput(..)
                    | SignalKind::MemoryOutput(..)
            );
        if is_root {
            signals.push(SignalId(index as u32));
        }
    }
    let mut expressions = module.ignored.clone();
    for port in module.memories.iter().flat_map(|m| &m.ports) {
        expressions.extend(port.expressions());
    }
    closure(module, dependencies, signals, expressions)
}

/// What the properties need, the hardware's part included.
pub(super) fn properties(module: &Module, dependencies: &[Vec<ExpressionId>]) -> Live {
    let conditions = module.properties.iter().map(|p| p.condition).collect();
    closure(module, dependencies, vec![], conditions)
}
