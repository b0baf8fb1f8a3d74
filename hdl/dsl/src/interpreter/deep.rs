//! Chains that are longer than the stack of a thread.
//!
//! Values are computed on demand, each asking for what it needs. A chain of operations or wires of
//! any length must not end the program, so from some depth on what a value needs is computed before
//! it, from the bottom up.
use std::collections::HashSet;

use super::Interpreter;
use super::scope::Memo;
use crate::ir::{ExpressionId, Operation, Part, SignalId, SignalKind, Statement, array_read};

/// Values inside each other after which this happens: far less than a thread of a test has room for.
const DEEP: u32 = 64;

/// A value that something asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Item {
    Signal(usize, SignalId),
    Expression(usize, ExpressionId),
}

impl Interpreter {
    /// Runs `compute` one level deeper; where that is deep, after what the expression needs.
    pub(super) fn below<R>(
        &mut self,
        scope: usize,
        id: ExpressionId,
        compute: impl FnOnce(&mut Self) -> R,
    ) -> R {
        self.depth += 1;
        if self.depth >= DEEP {
            let depth = std::mem::take(&mut self.depth);
            self.settle(Item::Expression(scope, id));
            self.depth = depth;
        }
        let result = compute(self);
        self.depth -= 1;
        result
    }

    /// Computes all that an item depends on, whichever of it the item will ask for.
    fn settle(&mut self, item: Item) {
        let mut begun = HashSet::new();
        let mut waiting = vec![(item, false)];
        while let Some((next, is_ready)) = waiting.pop() {
            if is_ready {
                if next != item {
                    match next {
                        Item::Signal(scope, id) => _ = self.signal(scope, id),
                        Item::Expression(scope, id) => _ = self.expression(scope, id),
                    }
                }
            } else if self.is_open(next) && begun.insert(next) {
                waiting.push((next, true));
                waiting.extend(self.needed_by(next).into_iter().map(|other| (other, false)));
            }
        }
    }

    /// Whether an item is neither computed nor, further up, being computed.
    fn is_open(&self, item: Item) -> bool {
        match item {
            Item::Signal(scope, id) => {
                matches!(self.scopes[scope].signals[id.index()], Memo::Unknown)
            }
            Item::Expression(scope, id) => self.scopes[scope].expressions[id.index()].is_none(),
        }
    }

    /// What an item may ask for.
    fn needed_by(&self, item: Item) -> Vec<Item> {
        match item {
            Item::Expression(number, id) => {
                let operation = &self.scopes[number].module.expression(id).operation;
                let operands = operation.operands().into_iter();
                let mut needed: Vec<Item> =
                    operands.map(|operand| Item::Expression(number, operand)).collect();
                if let Operation::Signal(signal) | Operation::Element(signal, _) = operation {
                    needed.push(Item::Signal(number, *signal));
                }
                needed
            }
            Item::Signal(number, id) => {
                let scope = &self.scopes[number];
                match &scope.module.signal(id).kind {
                    SignalKind::Input | SignalKind::Reset => {
                        let outside = scope.parent.zip(scope.outside.get(&id));
                        outside
                            .map(|(parent, signal)| Item::Signal(parent, *signal))
                            .into_iter()
                            .collect()
                    }
                    SignalKind::Output | SignalKind::Wire | SignalKind::InstanceInput(..) => {
                        let mut found = vec![];
                        for statement in &scope.assigning[id.index()] {
                            let statement = &scope.module.body[*statement];
                            read_for(std::slice::from_ref(statement), id, &mut found);
                        }
                        self.outside_of_loops(number, found)
                    }
                    SignalKind::InstanceOutput(instance, port) => {
                        let child = scope.children[instance.index()];
                        vec![Item::Signal(child, scope.port_of(*instance, port))]
                    }
                    SignalKind::Clock
                    | SignalKind::Register { .. }
                    | SignalKind::MemoryOutput(..) => vec![],
                }
            }
        }
    }
}

impl Interpreter {
    /// What these expressions need that has a value while no loop runs.
    fn outside_of_loops(&self, number: usize, mut open: Vec<ExpressionId>) -> Vec<Item> {
        let scope = &self.scopes[number];
        let (mut needed, mut seen) = (vec![], HashSet::new());
        while let Some(id) = open.pop() {
            if scope.in_loop[id.index()].is_none() {
                needed.push(Item::Expression(number, id));
            } else if seen.insert(id) {
                let operation = &scope.module.expression(id).operation;
                open.extend(operation.operands());
                let array = array_read(operation);
                needed.extend(array.map(|signal| Item::Signal(number, signal)));
            }
        }
        needed
    }
}

/// Values, indices and conditions of the assignments to a signal.
fn read_for(list: &[Statement], signal: SignalId, found: &mut Vec<ExpressionId>) {
    for statement in list {
        let before = found.len();
        let condition = match statement {
            Statement::Assign { target, value, .. } => {
                if target.signal == signal {
                    found.push(*value);
                    if let Part::Element { index, .. } = target.part {
                        found.push(index);
                    }
                }
                continue;
            }
            Statement::If { condition, then, otherwise, .. } => {
                read_for(then, signal, found);
                read_for(otherwise, signal, found);
                condition
            }
            Statement::For { body, .. } => {
                read_for(body, signal, found);
                continue;
            }
            Statement::Case { subject, arms, default, .. } => {
                arms.iter().for_each(|arm| read_for(&arm.body, signal, found));
                default.iter().for_each(|(_, body)| read_for(body, signal, found));
                subject
            }
        };
        if found.len() > before {
            found.push(*condition);
        }
    }
}
