//! The value of a signal or expression in the current cycle, computed when it is asked for.
use std::rc::Rc;

use num_bigint::BigUint;

use super::Interpreter;
use super::scope::Memo;
use crate::arithmetic::{binary, low_bits, ones, replace, signed, slice, unsigned};
use crate::ir::{
    Expression, ExpressionId, LoopId, Module, Operation, Part, SignalId, SignalKind, Statement,
};

/// The bits a signal has been given so far while the body is read.
struct Assigned {
    value: BigUint,
    /// Which bits have been given a value.
    driven: BigUint,
}

impl Interpreter {
    /// The value of a signal.
    pub(super) fn signal(&mut self, scope: usize, id: SignalId) -> BigUint {
        match &self.scopes[scope].signals[id.index()] {
            Memo::Known(value) => return value.clone(),
            Memo::Pending => {
                let this = &self.scopes[scope];
                panic!(
                    "combinational loop through `{}`",
                    this.path_of(&this.module.signal(id).name)
                );
            }
            Memo::Unknown => {}
        }
        self.scopes[scope].signals[id.index()] = Memo::Pending;
        let value = self.compute_signal(scope, id);
        self.scopes[scope].signals[id.index()] = Memo::Known(value.clone());
        value
    }

    fn compute_signal(&mut self, number: usize, id: SignalId) -> BigUint {
        let scope = &self.scopes[number];
        let module = scope.module.clone();
        match &module.signal(id).kind {
            SignalKind::Clock => {
                panic!("`{}` is a clock and has no value", scope.path_of(&module.signal(id).name))
            }
            SignalKind::Input | SignalKind::Reset => match scope.parent {
                None => scope.held[id.index()].clone(),
                Some(parent) => match scope.outside.get(&id) {
                    Some(&outside) => self.signal(parent, outside),
                    None => panic!("`{}` is not connected", scope.path_of(&module.signal(id).name)),
                },
            },
            SignalKind::Output | SignalKind::Wire | SignalKind::InstanceInput(..) => {
                let start = Assigned { value: BigUint::ZERO, driven: BigUint::ZERO };
                let end = self.assigned(number, id, start);
                let signal = module.signal(id);
                assert!(
                    end.driven == ones(signal.width),
                    "`{}` is not driven in every bit: {:#x}",
                    self.scopes[number].path_of(&signal.name),
                    end.driven
                );
                end.value
            }
            SignalKind::InstanceOutput(instance, port) => {
                let port = scope.port_of(*instance, port);
                self.signal(scope.children[instance.index()], port)
            }
            SignalKind::Register { .. } | SignalKind::MemoryOutput(..) => {
                scope.held[id.index()].clone()
            }
        }
    }

    /// What a register takes at the next edge of its clock, reset aside.
    pub(super) fn next_value(&mut self, scope: usize, id: SignalId) -> BigUint {
        let value = self.scopes[scope].held[id.index()].clone();
        self.assigned(scope, id, Assigned { value, driven: BigUint::ZERO }).value
    }

    /// The value of an expression.
    pub(super) fn expression(&mut self, scope: usize, id: ExpressionId) -> BigUint {
        if let Some(value) = &self.scopes[scope].expressions[id.index()] {
            return value.clone();
        }
        let module = self.scopes[scope].module.clone();
        let value = self.below(scope, id, |this| {
            this.compute_expression(scope, &module, module.expression(id))
        });
        self.scopes[scope].expressions[id.index()] = Some(value.clone());
        value
    }

    /// Whether a condition is one.
    pub(super) fn is_one(&mut self, scope: usize, id: ExpressionId) -> bool {
        self.expression(scope, id) == BigUint::from(1u32)
    }

    fn compute_expression(
        &mut self,
        scope: usize,
        module: &Module,
        expression: &Expression,
    ) -> BigUint {
        let width = expression.width;
        let width_of = |id: &ExpressionId| module.expression(*id).width;
        match &expression.operation {
            Operation::Constant(value) => value.clone(),
            Operation::Label(enumeration, variant) => {
                module.enumerations[enumeration.index()].variants[*variant].1.clone()
            }
            Operation::Signal(signal) if module.is_low_reset(*signal) => {
                BigUint::from(1u32) - self.signal(scope, *signal)
            }
            Operation::Signal(signal) => self.signal(scope, *signal),
            Operation::Cross(of) => self.expression(scope, *of),
            Operation::Not(of) => ones(width) - self.expression(scope, *of),
            Operation::Negate(of) => unsigned(-signed(&self.expression(scope, *of), width), width),
            Operation::ReduceAnd(of) => (self.expression(scope, *of) == ones(width_of(of))).into(),
            Operation::ReduceOr(of) => (self.expression(scope, *of) != BigUint::ZERO).into(),
            Operation::ReduceXor(of) => (self.expression(scope, *of).count_ones() % 2).into(),
            Operation::Binary(operator, left, right) => {
                let (a, b) = (self.expression(scope, *left), self.expression(scope, *right));
                binary(*operator, width_of(left), &a, &b)
            }
            Operation::Mux(condition, one, zero) => {
                let chosen = if self.is_one(scope, *condition) { one } else { zero };
                self.expression(scope, *chosen)
            }
            Operation::Slice { of, low } => slice(&self.expression(scope, *of), *low, width),
            Operation::Concatenate(parts) => {
                let mut value = BigUint::ZERO;
                for part in parts {
                    value = (value << width_of(part)) + self.expression(scope, *part);
                }
                value
            }
            Operation::Repeat(of, count) => {
                let part = self.expression(scope, *of);
                let mut value = BigUint::ZERO;
                for _ in 0..*count {
                    value = (value << width_of(of)) + &part;
                }
                value
            }
            Operation::Select { of, index } => {
                let index = self.element(scope, *index);
                slice(&self.expression(scope, *of), index * width, width)
            }
            Operation::ZeroExtend(of) => self.expression(scope, *of),
            Operation::SignExtend(of) => {
                unsigned(signed(&self.expression(scope, *of), width_of(of)), width)
            }
            Operation::Element(signal, index) => {
                let index = self.element(scope, *index);
                let found = module.signal(*signal);
                if found.elements.is_some_and(|elements| index >= elements) {
                    return BigUint::ZERO;
                }
                slice(&self.signal(scope, *signal), index * width, width)
            }
            Operation::LoopIndex(id) => {
                self.scopes[scope].elements[id.index()].expect("its loop runs").into()
            }
            Operation::MemoryRead(memory, address) => {
                let address = self.element(scope, *address) as usize;
                let words = &self.scopes[scope].memories[memory.index()];
                words.get(address).cloned().unwrap_or_default()
            }
        }
    }

    /// The value of an index or address; the number of elements bounds it.
    pub(super) fn element(&mut self, scope: usize, index: ExpressionId) -> u32 {
        u32::try_from(self.expression(scope, index)).expect("an index has at most 32 bits")
    }

    /// Reads the body from top to bottom for one signal.
    fn assigned(&mut self, scope: usize, signal: SignalId, start: Assigned) -> Assigned {
        let module = self.scopes[scope].module.clone();
        let mut assigned = start;
        for at in 0..self.scopes[scope].assigning[signal.index()].len() {
            let statement = &module.body[self.scopes[scope].assigning[signal.index()][at]];
            self.run(scope, &module, std::slice::from_ref(statement), signal, &mut assigned);
        }
        assigned
    }

    /// A loop goes to an element, or ends.
    fn goes_to(&mut self, scope: usize, index: LoopId, element: Option<u32>) {
        let scope = &mut self.scopes[scope];
        scope.elements[index.index()] = element;
        for id in &scope.of_loop[index.index()] {
            scope.expressions[id.index()] = None;
        }
    }

    /// Reads a list of statements for one signal. A condition is asked for only if it decides about
    /// that signal: another signal in the same `if` may well depend on this one.
    fn run(
        &mut self,
        scope: usize,
        module: &Rc<Module>,
        statements: &[Statement],
        signal: SignalId,
        assigned: &mut Assigned,
    ) {
        for statement in statements.iter().filter(|s| assigns(s, signal)) {
            match statement {
                Statement::Assign { target, value, .. } => {
                    let new = self.expression(scope, *value);
                    let (low, width) = match target.part {
                        Part::Whole => (0, module.signal(signal).width),
                        Part::Slice { low, width } => (low, width),
                        Part::Element { index, width } => {
                            let index = self.element(scope, index);
                            let elements = module.signal(signal).elements;
                            if elements.is_some_and(|elements| index >= elements) {
                                continue;
                            }
                            (index * width, width)
                        }
                    };
                    assigned.value = replace(&assigned.value, low, width, &new);
                    assigned.driven |= ones(width) << low;
                }
                Statement::If { condition, then, otherwise, .. } => {
                    let taken = if self.is_one(scope, *condition) { then } else { otherwise };
                    self.run(scope, module, taken, signal, assigned);
                }
                Statement::For { index, body, .. } => {
                    let before = self.scopes[scope].elements[index.index()];
                    for element in 0..module.loops[index.index()].elements {
                        self.goes_to(scope, *index, Some(element));
                        self.run(scope, module, body, signal, assigned);
                    }
                    self.goes_to(scope, *index, before);
                }
                Statement::Case { subject, arms, default, .. } => {
                    let subject = self.expression(scope, *subject);
                    let mut taken = default.as_ref().map(|(_, body)| body.as_slice());
                    for arm in arms {
                        if arm.labels.iter().any(|l| self.expression(scope, *l) == subject) {
                            taken = Some(&arm.body);
                        }
                    }
                    self.run(scope, module, taken.unwrap_or_default(), signal, assigned);
                }
            }
        }
    }
}

/// Whether a statement can assign to the signal.
fn assigns(statement: &Statement, signal: SignalId) -> bool {
    let any = |list: &[Statement]| list.iter().any(|s| assigns(s, signal));
    match statement {
        Statement::Assign { target, .. } => target.signal == signal,
        Statement::If { then, otherwise, .. } => any(then) || any(otherwise),
        Statement::For { body, .. } => any(body),
        Statement::Case { arms, default, .. } => {
            arms.iter().any(|arm| any(&arm.body))
                || default.as_ref().is_some_and(|(_, body)| any(body))
        }
    }
}

/// The lanes of `new` whose bit in `lanes` is one, over `old`.
pub(super) fn merge_lanes(
    old: &BigUint,
    new: &BigUint,
    lanes: &BigUint,
    lane_width: u32,
    count: u32,
) -> BigUint {
    let mut word = old.clone();
    for lane in (0..count).filter(|lane| lanes.bit(u64::from(*lane))) {
        let low = lane * lane_width;
        word = replace(&word, low, lane_width, &slice(new, low, lane_width));
    }
    low_bits(word, lane_width * count)
}
