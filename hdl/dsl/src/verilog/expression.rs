//! Expressions as text.
use num_bigint::BigUint;
use num_traits::{One, Zero};

use super::plan::Plan;
use super::text::{INDEX, NUMBER};
use crate::ir::{BinaryOperator, ExpressionId, Operation, SignalId};

/// How tightly a text holds together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// A name, a constant, something in brackets.
    Atom,
    /// `!x`, `~x`.
    Complement,
    /// Another unary operator before an atom.
    Unary,
    /// Operands around this operator.
    Binary(&'static str),
    /// `c ? a : b`.
    Choice,
}

/// An expression as text.
#[derive(Clone, Debug)]
pub(super) struct Rendered {
    pub text: String,
    pub shape: Shape,
}

impl Rendered {
    pub fn atom(text: String) -> Self {
        Self { text, shape: Shape::Atom }
    }

    /// As an operand of a unary operator.
    pub fn tight(&self) -> String {
        if self.shape == Shape::Atom { self.text.clone() } else { format!("({})", self.text) }
    }

    /// As an operand of the binary operator `symbol`.
    pub fn operand(&self, symbol: &str, is_left: bool) -> String {
        let associative = matches!(symbol, "&" | "|" | "^" | "&&" | "||");
        let bare = match self.shape {
            Shape::Atom | Shape::Complement => true,
            Shape::Binary(inner) => inner == symbol && (associative || (symbol == "+" && is_left)),
            Shape::Unary | Shape::Choice => false,
        };
        if bare { self.text.clone() } else { format!("({})", self.text) }
    }
}

/// A constant of that width.
pub(super) fn constant(value: &BigUint, width: u32) -> String {
    if width == 1 {
        format!("1'b{value}")
    } else if width > 8 && *value == (BigUint::one() << width) - 1u8 {
        format!("{{{width}{{1'b1}}}}")
    } else if *value < BigUint::from(10u8) {
        format!("{width}'d{value}")
    } else {
        format!("{width}'h{value:x}")
    }
}

/// Bits `low .. low + width` of a name.
pub(super) fn slice(name: &str, low: u32, width: u32) -> String {
    if width == 1 { format!("{name}[{low}]") } else { format!("{name}[{}:{low}]", low + width - 1) }
}

/// Field `index` of `width` bits of a vector of that name.
pub(super) fn field(plan: &Plan, name: &str, index: ExpressionId, width: u32) -> String {
    let found = plan.module.expression(index);
    match &found.operation {
        Operation::LoopIndex(_) if plan.value_name(index).is_none() && width == 1 => {
            format!("{name}[{INDEX}]")
        }
        Operation::LoopIndex(_) if plan.value_name(index).is_none() => {
            format!("{name}[{INDEX} * {width} +: {width}]")
        }
        _ => element(name, &plan.render(index), found.width, width),
    }
}

/// Element `index` of `width` bits of a name; `index` has `index_width` bits.
fn element(name: &str, index: &Rendered, index_width: u32, width: u32) -> String {
    if width == 1 {
        return format!("{name}[{}]", index.text);
    }
    if width.is_power_of_two() {
        let shift = width.trailing_zeros();
        return format!("{name}[{{{}, {}}} +: {width}]", index.text, zeros(shift));
    }
    // The offset of the last element must fit, and Verilator wants exactly the index's width.
    let offset_width = 64 - ((u64::from(width) << index_width) - 1).leading_zeros();
    let extended = format!("{{{}, {}}}", zeros(offset_width - index_width), index.text);
    let step = constant(&BigUint::from(width), offset_width);
    format!("{name}[{extended} * {step} +: {width}]")
}

/// An operand of a comparison with what is constant in each step of a `generate` loop: where that is the lowest or the
/// highest number of its width, Verilator warns that the comparison is constant; of two more bits it is neither.
fn inside_range(operand: &str) -> String {
    format!("{{2'b01, {operand}}}")
}

fn zeros(width: u32) -> String {
    constant(&BigUint::zero(), width)
}

/// The text of the expression itself, its operands as the plan has them.
pub(super) fn render(plan: &Plan, id: ExpressionId) -> Rendered {
    let module = plan.module;
    let expression = module.expression(id);
    let width = expression.width;
    let one_bit = width == 1;
    let unary = |symbol: &str, a: &ExpressionId, shape: Shape| Rendered {
        text: format!("{symbol}{}", plan.render(*a).tight()),
        shape,
    };
    match &expression.operation {
        Operation::Constant(value) => Rendered::atom(constant(value, width)),
        Operation::Label(enumeration, variant) => {
            let (label, code) = &module.enumerations[enumeration.index()].variants[*variant];
            if plan.label_used(enumeration.index(), *variant) {
                Rendered::atom(label.clone())
            } else {
                Rendered::atom(constant(code, width))
            }
        }
        Operation::Signal(signal) if module.signal(*signal).is_table() => {
            let array = module.signal(*signal);
            let elements = (0..array.elements.unwrap_or(1)).rev();
            let elements: Vec<String> = elements.map(|i| format!("{}[{i}]", array.name)).collect();
            Rendered::atom(format!("{{{}}}", elements.join(", ")))
        }
        Operation::Signal(signal) if module.is_low_reset(*signal) => {
            Rendered { text: format!("!{}", module.signal(*signal).name), shape: Shape::Complement }
        }
        Operation::Signal(signal) => Rendered::atom(module.signal(*signal).name.clone()),
        Operation::Not(a) if let Some(reset) = module.low_reset(*a) => {
            Rendered::atom(module.signal(reset).name.clone())
        }
        Operation::Not(a) => unary(if one_bit { "!" } else { "~" }, a, Shape::Complement),
        Operation::Negate(a) => unary("-", a, Shape::Unary),
        // A reduction of one bit is that bit; some tools warn about it.
        Operation::ReduceAnd(a) | Operation::ReduceOr(a) | Operation::ReduceXor(a)
            if module.expression(*a).width == 1 =>
        {
            plan.render(*a)
        }
        Operation::ReduceAnd(a) => unary("&", a, Shape::Unary),
        Operation::ReduceOr(a) => unary("|", a, Shape::Unary),
        Operation::ReduceXor(a) => unary("^", a, Shape::Unary),
        Operation::Binary(operator, a, b) => binary(plan, *operator, *a, *b),
        Operation::Mux(condition, yes, no) => {
            let branch = |id: ExpressionId, chain: bool| {
                let rendered = plan.render(id);
                match rendered.shape {
                    Shape::Choice if !chain => format!("({})", rendered.text),
                    _ => rendered.text,
                }
            };
            let condition = plan.render(*condition).operand("?", true);
            let text = format!("{condition} ? {} : {}", branch(*yes, false), branch(*no, true));
            Rendered { text, shape: Shape::Choice }
        }
        Operation::Slice { of, low }
            if matches!(module.expression(*of).operation, Operation::LoopIndex(_))
                && plan.value_name(*of).is_none() =>
        {
            Rendered::atom(slice(&NUMBER.to_string(), *low, width))
        }
        Operation::Slice { of, low } => Rendered::atom(slice(&plan.render(*of).text, *low, width)),
        Operation::Concatenate(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| plan.render(*part).text).collect();
            Rendered::atom(format!("{{{}}}", parts.join(", ")))
        }
        Operation::Repeat(a, count) => {
            Rendered::atom(format!("{{{count}{{{}}}}}", plan.render(*a).text))
        }
        Operation::Select { of, index } => {
            Rendered::atom(field(plan, &plan.render(*of).text, *index, width))
        }
        Operation::ZeroExtend(a) => {
            let padding = zeros(width - module.expression(*a).width);
            Rendered::atom(format!("{{{padding}, {}}}", plan.render(*a).text))
        }
        Operation::SignExtend(a) => sign_extend(plan, *a, width),
        Operation::Cross(a) => plan.render(*a),
        Operation::MemoryRead(memory, address) => {
            let name = &module.memories[memory.index()].name;
            Rendered::atom(format!("{name}[{}]", plan.render(*address).text))
        }
        Operation::Element(array, index) => array_element(plan, *array, *index),
        Operation::LoopIndex(_) => Rendered::atom(slice(&NUMBER.to_string(), 0, width)),
    }
}

/// An element of an array; zero where there is none, which only a size that is no power of two asks.
fn array_element(plan: &Plan, array: SignalId, index: ExpressionId) -> Rendered {
    let module = plan.module;
    let array = module.signal(array);
    let elements = array.elements.unwrap_or(1);
    let element = match array.is_packed {
        true => field(plan, &array.name, index, array.element_width()),
        false => format!("{}[{}]", array.name, array_index(plan, index)),
    };
    if module.is_inside(index, elements) {
        return Rendered::atom(element);
    }
    let none = constant(&BigUint::zero(), array.element_width());
    match plan.known(index) {
        Some(known) if *known < elements.into() => return Rendered::atom(element),
        Some(_) => return Rendered::atom(none),
        None => {}
    }
    let bound = constant(&BigUint::from(elements), module.expression(index).width);
    let inside = match plan.is_of_loop(index) {
        true => format!("{} < {}", inside_range(&plan.render(index).text), inside_range(&bound)),
        false => format!("{} < {bound}", plan.render(index).operand("<", true)),
    };
    Rendered { text: format!("({inside}) ? {element} : {none}"), shape: Shape::Choice }
}

/// What stands between the square brackets behind the name of an array.
pub(super) fn array_index(plan: &Plan, index: ExpressionId) -> String {
    match &plan.module.expression(index).operation {
        Operation::LoopIndex(_) if plan.value_name(index).is_none() => INDEX.to_string(),
        Operation::Constant(value) => value.to_string(),
        _ => plan.render(index).text,
    }
}

/// Copies of the top bit above the operand. Where the operand is no name, the sum that flips and
/// restores the sign bit needs it only once.
fn sign_extend(plan: &Plan, a: ExpressionId, width: u32) -> Rendered {
    let from = plan.module.expression(a).width;
    let operand = plan.render(a);
    let extra = width - from;
    if from == 1 {
        return Rendered::atom(format!("{{{width}{{{}}}}}", operand.text));
    }
    let is_name = operand.text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if is_name {
        let top = slice(&operand.text, from - 1, 1);
        let copies = if extra == 1 { top } else { format!("{{{extra}{{{top}}}}}") };
        return Rendered::atom(format!("{{{copies}, {}}}", operand.text));
    }
    let sign = BigUint::one() << (from - 1);
    let extended = format!("{{{}, {}}}", zeros(extra), operand.text);
    let sign = constant(&sign, width);
    Rendered { text: format!("({extended} ^ {sign}) - {sign}"), shape: Shape::Binary("-") }
}

fn binary(plan: &Plan, operator: BinaryOperator, a: ExpressionId, b: ExpressionId) -> Rendered {
    use BinaryOperator as O;
    let one_bit = plan.module.expression(a).width == 1;
    let (left, mut right) = (plan.render(a), plan.render(b));
    let is_shift = matches!(operator, O::ShiftLeft | O::ShiftRight | O::ShiftRightArithmetic);
    if let (Operation::Constant(amount), true) = (&plan.module.expression(b).operation, is_shift) {
        // Verilator 5.048 adds the amounts of shifts in a row in their own width, where they wrap;
        // a plain number has 32 bits.
        right = Rendered::atom(amount.to_string());
    }
    let plain = |symbol: &'static str| {
        let (left, right) = (left.operand(symbol, true), right.operand(symbol, false));
        Rendered { text: format!("{left} {symbol} {right}"), shape: Shape::Binary(symbol) }
    };
    let ordered = |symbol: &'static str| match plan.is_of_loop(a) || plan.is_of_loop(b) {
        true => {
            let (left, right) = (inside_range(&left.text), inside_range(&right.text));
            Rendered { text: format!("{left} {symbol} {right}"), shape: Shape::Binary(symbol) }
        }
        false => plain(symbol),
    };
    let signed = |symbol: &'static str| Rendered {
        text: format!("$signed({}) {symbol} $signed({})", left.text, right.text),
        shape: Shape::Binary(symbol),
    };
    match operator {
        O::Add => plain("+"),
        O::Subtract => plain("-"),
        O::Multiply => plain("*"),
        O::And if one_bit => plain("&&"),
        O::Or if one_bit => plain("||"),
        O::And => plain("&"),
        O::Or => plain("|"),
        O::Xor => plain("^"),
        O::ShiftLeft => plain("<<"),
        O::ShiftRight => plain(">>"),
        O::ShiftRightArithmetic => {
            let amount = right.operand(">>>", false);
            Rendered::atom(format!("$unsigned($signed({}) >>> {amount})", left.text))
        }
        O::Equal => plain("=="),
        O::NotEqual => plain("!="),
        O::Less => ordered("<"),
        O::LessOrEqual => ordered("<="),
        O::LessSigned => signed("<"),
        O::LessOrEqualSigned => signed("<="),
    }
}
