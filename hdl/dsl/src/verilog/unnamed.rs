//! What wires are called that their author has not named: what they read, as far as it is called alike, and
//! what they do with it, such as `turn_candidates_any`.
use crate::ir::{Expression, Module, Operation};

/// The name of what an expression is made of, as far as all that it reads is called alike: `None` if it
/// reads nothing.
pub(super) fn origin<'m>(
    module: &'m Module,
    expression: &'m Expression,
    origins: &[Option<&'m str>],
) -> Option<&'m str> {
    if let Some(name) = &expression.name {
        return Some(name);
    }
    match expression.operation {
        Operation::Signal(signal) | Operation::Element(signal, _) => {
            Some(module.signal(signal).name.as_str())
        }
        _ => {
            let operands = expression.operation.operands();
            operands.iter().filter_map(|operand| origins[operand.index()]).reduce(alike)
        }
    }
}

/// The words of two names, up to the first in which they differ.
fn alike<'m>(one: &'m str, other: &str) -> &'m str {
    let same = one.split('_').zip(other.split('_')).take_while(|(one, other)| one == other);
    let length: usize = same.map(|(word, _)| word.len() + 1).sum();
    &one[..length.saturating_sub(1)]
}

/// What an unnamed wire is called: after what it reads, and after its operation.
pub(super) fn stem(module: &Module, expression: &Expression, origin: Option<&str>) -> String {
    use crate::ir::BinaryOperator as O;
    let is_condition = expression.width == 1;
    let stem = match &expression.operation {
        Operation::Constant(_) => "value",
        Operation::Binary(operator, ..) => match operator {
            O::Add => "sum",
            O::Subtract => "difference",
            O::Multiply => "product",
            O::And if is_condition => "all",
            O::And => "masked",
            O::Or if is_condition => "any",
            O::Or => "merged",
            O::Xor => "parity",
            O::ShiftLeft | O::ShiftRight | O::ShiftRightArithmetic => "shifted",
            _ => "comparison",
        },
        Operation::Mux(..) => "choice",
        Operation::Concatenate(_) => "joined",
        Operation::Repeat(..) => "mask",
        Operation::Slice { .. } => "part",
        Operation::Select { .. } => "element",
        Operation::Element(array, _) => return format!("{}_element", module.signal(*array).name),
        Operation::ZeroExtend(_) | Operation::SignExtend(_) => "extended",
        Operation::MemoryRead(memory, _) => {
            return format!("{}_word", module.memories[memory.index()].name);
        }
        _ => "derived",
    };
    match origin {
        // `is` of its own says nothing.
        None | Some("" | "is") => stem.to_string(),
        Some(origin) => format!("{origin}_{stem}"),
    }
}
