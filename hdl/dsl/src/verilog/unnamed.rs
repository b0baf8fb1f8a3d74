//! What wires are called that their author has not named: after what they read, as far as it is called alike, or
//! after what reads them; and after what they do, such as `turn_candidates_any`.
use super::walk::targets;
use crate::ir::{
    BinaryOperator, Expression, ExpressionId, MemoryPort, Module, Operation, Statement,
};

/// The names of a module that unnamed wires may be called after.
pub(crate) struct Stems<'m> {
    module: &'m Module,
    /// What each expression is made of, as far as all that it reads is called alike.
    origins: Vec<Option<&'m str>>,
    /// What reads it: a named value, a memory, or the signal that it decides.
    readers: Vec<Option<&'m str>>,
}

impl<'m> Stems<'m> {
    /// Looks through a module.
    pub fn new(module: &'m Module) -> Self {
        let none = vec![None; module.expressions.len()];
        let mut stems = Self { module, origins: none.clone(), readers: none };
        // Operands stand before what reads them.
        for (index, expression) in module.expressions.iter().enumerate() {
            stems.origins[index] = stems.origin(expression);
        }
        stems.read_by(&module.body);
        stems.pass_down();
        // Where nothing else reads it.
        for memory in &module.memories {
            for read in memory.ports.iter().flat_map(MemoryPort::expressions) {
                let reader = &mut stems.readers[read.index()];
                *reader = reader.or(Some(&memory.name));
            }
        }
        stems.pass_down();
        stems
    }

    fn origin(&self, expression: &'m Expression) -> Option<&'m str> {
        if let Some(name) = &expression.name {
            return Some(name);
        }
        match expression.operation {
            Operation::Signal(signal) | Operation::Element(signal, _) => {
                Some(self.module.signal(signal).name.as_str())
            }
            _ => {
                let operands = expression.operation.operands();
                operands.iter().filter_map(|operand| self.origins[operand.index()]).reduce(alike)
            }
        }
    }

    /// What reads an expression reads its operands, as far as nothing is known to read them.
    fn pass_down(&mut self) {
        for (index, expression) in self.module.expressions.iter().enumerate().rev() {
            let reader = match expression.operation {
                Operation::MemoryRead(memory, _) => {
                    Some(self.module.memories[memory.index()].name.as_str())
                }
                _ => expression.name.as_deref().or(self.readers[index]),
            };
            for operand in expression.operation.operands() {
                self.readers[operand.index()] = self.readers[operand.index()].or(reader);
            }
        }
    }

    /// Notes which signal each expression of the statements decides, or the first of several.
    fn read_by(&mut self, list: &[Statement]) {
        for statement in list {
            let read = match statement {
                Statement::Assign { value, .. } => *value,
                Statement::If { condition, then, otherwise, .. } => {
                    self.read_by(then);
                    self.read_by(otherwise);
                    *condition
                }
                Statement::Case { subject, arms, default, .. } => {
                    arms.iter().for_each(|arm| self.read_by(&arm.body));
                    default.iter().for_each(|(_, body)| self.read_by(body));
                    *subject
                }
                Statement::For { body, .. } => {
                    self.read_by(body);
                    continue;
                }
            };
            let mut first = None;
            targets(std::slice::from_ref(statement), &mut |signal| _ = first.get_or_insert(signal));
            let name = first.map(|signal| self.module.signal(signal).name.as_str());
            self.readers[read.index()] = self.readers[read.index()].or(name);
        }
    }

    /// What the wire of an expression is called.
    pub fn stem(&self, id: ExpressionId) -> String {
        let expression = self.module.expression(id);
        let what = match &expression.operation {
            Operation::Element(array, _) => {
                return format!("{}_element", self.module.signal(*array).name);
            }
            Operation::MemoryRead(memory, _) => {
                return format!("{}_word", self.module.memories[memory.index()].name);
            }
            operation => result(operation, expression.width == 1),
        };
        // `is` of its own says nothing.
        let says = |name: &&str| !matches!(*name, "" | "is");
        let origin = self.origins[id.index()].filter(says);
        match origin.or(self.readers[id.index()].filter(says)) {
            Some(name) => format!("{name}_{what}"),
            None => what.to_owned(),
        }
    }
}

/// The words of two names, up to the first in which they differ.
fn alike<'m>(one: &'m str, other: &str) -> &'m str {
    let same = one.split('_').zip(other.split('_')).take_while(|(one, other)| one == other);
    let length: usize = same.map(|(word, _)| word.len() + 1).sum();
    &one[..length.saturating_sub(1)]
}

/// What an operation gives.
fn result(operation: &Operation, is_condition: bool) -> &'static str {
    use BinaryOperator as O;
    match operation {
        Operation::Constant(_) => "value",
        Operation::Binary(operator, ..) => match operator {
            O::Add => "sum",
            O::Subtract => "difference",
            O::Multiply => "product",
            O::And if is_condition => "all",
            O::And => "masked",
            O::Or if is_condition => "any",
            O::Or => "merged",
            O::Xor if is_condition => "parity",
            O::Xor => "toggled",
            O::ShiftLeft | O::ShiftRight | O::ShiftRightArithmetic => "shifted",
            _ => "comparison",
        },
        Operation::Not(_) => "inverted",
        Operation::Mux(..) => "choice",
        Operation::Concatenate(_) => "joined",
        Operation::Repeat(..) => "mask",
        Operation::Slice { .. } => "part",
        Operation::Select { .. } => "element",
        Operation::ZeroExtend(_) | Operation::SignExtend(_) => "extended",
        _ => "derived",
    }
}
