//! How an expression reads in a message: by its name, or as its author would write it where that is
//! short, else by the place where it was made.
use crate::check::At;
use crate::ir::{BinaryOperator, ExpressionId, Module, Operation};
use crate::widths::is_compound;

/// The longest text; a longer one is no help.
const LONGEST: usize = 48;
/// Operators above each other.
const DEEPEST: u32 = 2;

/// What an expression is called in a message.
pub(crate) fn describe(module: &Module, id: ExpressionId) -> String {
    let expression = module.expression(id);
    if let Operation::Constant(value) = &expression.operation {
        return format!("the constant {value}");
    }
    match text(module, id, DEEPEST) {
        Some(text) if text.len() <= LONGEST => format!("`{text}`"),
        _ => format!("the value made at {}", At(expression.place)),
    }
}

/// The expression as its author would write it; none if it has parts without a name that lie deeper
/// than that.
fn text(module: &Module, id: ExpressionId, depth: u32) -> Option<String> {
    let expression = module.expression(id);
    if let Some(name) = &expression.name {
        return Some(name.clone());
    }
    match &expression.operation {
        Operation::Signal(signal) => {
            let name = &module.signal(*signal).name;
            return (!name.is_empty()).then(|| name.clone());
        }
        Operation::Constant(value) => return Some(value.to_string()),
        Operation::Label(of, variant) => {
            return Some(module.enumerations[of.index()].variants[*variant].0.clone());
        }
        Operation::Slice { of, low } => {
            let of = text(module, *of, depth)?;
            let of = if of.contains(' ') { format!("({of})") } else { of };
            return Some(match (low, expression.width) {
                (low, 1) => format!("{of}.bit({low})"),
                (0, width) => format!("{of}.truncate({width})"),
                (low, width) => format!("{of}.slice({low}, {width})"),
            });
        }
        _ => {}
    }
    let below = depth.checked_sub(1)?;
    let part = |id: &ExpressionId| text(module, *id, below);
    let operand = |id: &ExpressionId| {
        let text = part(id)?;
        Some(if is_compound(&text) { format!("({text})") } else { text })
    };
    let call = |method: &str, of: &ExpressionId| Some(format!("{}.{method}()", operand(of)?));
    let width = expression.width;
    match &expression.operation {
        Operation::Not(a) => Some(format!("!{}", operand(a)?)),
        Operation::Negate(a) => Some(format!("-{}", operand(a)?)),
        Operation::ReduceAnd(a) => call("all", a),
        Operation::ReduceOr(a) => call("any", a),
        Operation::ReduceXor(a) => call("parity", a),
        Operation::Binary(operator, a, b) => Some(match symbol(*operator) {
            Ok(symbol) => format!("{} {symbol} {}", operand(a)?, operand(b)?),
            Err(method) => format!("{}.{method}({})", operand(a)?, part(b)?),
        }),
        Operation::Mux(condition, yes, no) => {
            Some(format!("mux({}, {}, {})", part(condition)?, part(yes)?, part(no)?))
        }
        Operation::Concatenate(parts) => {
            let parts: Option<Vec<String>> = parts.iter().map(part).collect();
            Some(format!("concatenate([{}])", parts?.join(", ")))
        }
        Operation::Repeat(a, count) => Some(format!("{}.repeat({count})", operand(a)?)),
        Operation::Select { of, index } => {
            Some(format!("{}.element({}, {width})", operand(of)?, part(index)?))
        }
        Operation::ZeroExtend(a) => Some(format!("{}.zero_extend({width})", operand(a)?)),
        Operation::SignExtend(a) => Some(format!("{}.sign_extend({width})", operand(a)?)),
        Operation::Cross(a) => call("cross", a),
        Operation::MemoryRead(memory, address) => {
            let name = &module.memories[memory.index()].name;
            (!name.is_empty()).then(|| Some(format!("{name}.read_now({})", part(address)?)))?
        }
        Operation::Element(signal, index) => {
            let name = &module.signal(*signal).name;
            (!name.is_empty()).then(|| Some(format!("{name}.at({})", part(index)?)))?
        }
        Operation::LoopIndex(_) => Some("the index of the loop".to_string()),
        Operation::Constant(_)
        | Operation::Label(..)
        | Operation::Signal(_)
        | Operation::Slice { .. } => None,
    }
}

/// The operator, or the method that stands for it.
fn symbol(operator: BinaryOperator) -> Result<&'static str, &'static str> {
    use BinaryOperator as O;
    match operator {
        O::Add => Ok("+"),
        O::Subtract => Ok("-"),
        O::Multiply => Ok("*"),
        O::And => Ok("&"),
        O::Or => Ok("|"),
        O::Xor => Ok("^"),
        O::ShiftLeft => Ok("<<"),
        O::ShiftRight | O::ShiftRightArithmetic => Ok(">>"),
        O::Equal => Err("equals"),
        O::NotEqual => Err("differs"),
        O::Less | O::LessSigned => Err("is_below"),
        O::LessOrEqual | O::LessOrEqualSigned => Err("is_at_most"),
    }
}
