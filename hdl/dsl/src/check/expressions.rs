//! Widths of expressions, as the rows of [`Operation`] state them.
use super::structure::{elements_width, fits};
use super::{Report, Width, describe};
use crate::ir::*;

/// A shift amount has at most so many bits.
const SHIFT_AMOUNT_BITS: u32 = 31;

pub(super) fn check(report: &mut Report) {
    let module = report.module;
    for (i, expression) in module.expressions.iter().enumerate() {
        let mut earlier = true;
        super::flow::each_operand(&expression.operation, |operand| {
            earlier &= operand.index() < i;
        });
        let wrong = if earlier {
            wrong(module, expression)
        } else {
            Some("has an operand made after it".into())
        };
        if let Some(wrong) = wrong {
            let what = match &expression.name {
                Some(name) => format!("expression `{name}`"),
                None => format!("expression {i}"),
            };
            report.error(expression.place, format!("{what} {wrong}"));
        }
    }
}

/// What is wrong with an expression whose operands exist, and what would be right.
fn wrong(module: &Module, expression: &Expression) -> Option<String> {
    let w = expression.width;
    let width = |id: ExpressionId| module.expression(id).width;
    if w == 0 {
        return Some("has no bits; it needs at least 1".into());
    }
    if w > WIDEST {
        return Some(format!("has {}; {WIDEST} are the most", Width(w)));
    }
    match &expression.operation {
        Operation::Constant(value) => (!fits(value, w))
            .then(|| format!("is the constant {value} of {}; it has {w}", Width(value.bits()))),
        Operation::Label(enumeration, variant) => {
            let Some(enumeration) = module.enumerations.get(enumeration.index()) else {
                return Some("is a label of an enumeration that does not exist".into());
            };
            if *variant >= enumeration.variants.len() {
                return Some(format!("is a label that `{}` does not have", enumeration.name));
            }
            must("is a label", w, enumeration.width)
        }
        Operation::Signal(id) => {
            let Some(signal) = module.signals.get(id.index()) else {
                return Some(format!("reads signal {}, which does not exist", id.0));
            };
            must(&format!("reads {}", describe(module, *id)), w, signal.width)
        }
        Operation::Not(a) | Operation::Negate(a) | Operation::Cross(a) => {
            operand("its operand", width(*a), w)
        }
        Operation::ReduceAnd(_) | Operation::ReduceOr(_) | Operation::ReduceXor(_) => {
            must("is a reduction", w, 1)
        }
        Operation::Binary(operator, a, b) => binary(*operator, w, width(*a), width(*b)),
        Operation::Mux(condition, a, b) => {
            operand("the condition of its mux", width(*condition), 1)
                .or_else(|| operand("its first value", width(*a), w))
                .or_else(|| operand("its second value", width(*b), w))
        }
        Operation::Slice { of, low } => {
            let of = width(*of);
            let inside = low.checked_add(w).is_some_and(|high| high <= of);
            (!inside).then(|| {
                format!("takes {} from bit {low} of an operand of {}", Width(w), Width(of))
            })
        }
        Operation::Concatenate(list) => {
            let sum: u64 = list.iter().map(|&id| u64::from(width(id))).sum();
            (sum != u64::from(w)).then(|| format!("has {}, its operands together {sum}", Width(w)))
        }
        Operation::Repeat(a, count) => {
            let product = u64::from(width(*a)) * u64::from(*count);
            (product != u64::from(w))
                .then(|| format!("has {}, {count} times its operand has {product}", Width(w)))
        }
        Operation::Select { of, index } => {
            // The index of a loop is never beyond the loop's last element.
            let of_loop = match module.expression(*index).operation {
                Operation::LoopIndex(id) => module.loops.get(id.index()).map(|of| of.elements),
                _ => None,
            };
            let (of, index) = (width(*of), width(*index));
            let needed = match of_loop {
                Some(elements) => w.checked_mul(elements),
                None => elements_width(w, index),
            };
            (needed != Some(of)).then(|| {
                format!(
                    "selects {} by an index of {} from {}; they must be {w} << {index}",
                    Width(w),
                    Width(index),
                    Width(of)
                )
            })
        }
        Operation::Element(id, index) => {
            let signal = module.signals.get(id.index());
            let Some((signal, elements)) = signal.and_then(|s| s.elements.map(|n| (s, n))) else {
                return Some(format!("reads an element of signal {}, which is no array", id.0));
            };
            let what = format!("reads an element of {}", describe(module, *id));
            operand("its index", width(*index), index_bits(elements))
                .or_else(|| must(&what, w, signal.element_width()))
        }
        Operation::LoopIndex(id) => match module.loops.get(id.index()) {
            Some(found) => must("is the index of a loop", w, index_bits(found.elements)),
            None => Some(format!("is the index of loop {}, which does not exist", id.0)),
        },
        Operation::ZeroExtend(a) | Operation::SignExtend(a) => (width(*a) >= w)
            .then(|| format!("extends {} to {w}; the result must be wider", Width(width(*a)))),
        Operation::MemoryRead(memory, address) => {
            let Some(memory) = module.memories.get(memory.index()) else {
                return Some(format!("reads memory {}, which does not exist", memory.0));
            };
            if memory.depth == 0 {
                return None;
            }
            operand("its address", width(*address), memory.address_width())
                .or_else(|| must("reads a memory", w, memory.width))
        }
    }
}

fn must(what: &str, found: u32, right: u32) -> Option<String> {
    (found != right).then(|| format!("{what} and has {}; it must have {right}", Width(found)))
}

fn operand(what: &str, found: u32, right: u32) -> Option<String> {
    (found != right).then(|| format!("is wrong: {what} has {}; it must have {right}", Width(found)))
}

fn binary(operator: BinaryOperator, w: u32, left: u32, right: u32) -> Option<String> {
    use BinaryOperator::*;
    match operator {
        Add | Subtract | Multiply | And | Or | Xor => {
            operand("its left operand", left, w).or_else(|| operand("its right operand", right, w))
        }
        ShiftLeft | ShiftRight | ShiftRightArithmetic => operand("its left operand", left, w)
            .or_else(|| {
                (right > SHIFT_AMOUNT_BITS).then(|| {
                    format!(
                        "is wrong: its shift amount has {right} bits; it may have \
                         {SHIFT_AMOUNT_BITS}"
                    )
                })
            }),
        Equal | NotEqual | Less | LessOrEqual | LessSigned | LessOrEqualSigned => {
            must("compares", w, 1).or_else(|| operand("its right operand", right, left))
        }
    }
}
