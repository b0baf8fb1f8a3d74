//! The widths that an operator needs, and what to write where they differ.
use crate::bits::Bits;
use crate::ir::Place;
use crate::refusal::demand;

/// Which values the author may widen or narrow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Free {
    /// Either operand.
    Both,
    /// The right one: the left is a place to be assigned.
    Right,
}

/// Refuses operands of different widths.
pub(crate) fn equal(left: Bits, right: Bits, operator: &str, free: Free, place: Place) {
    equal_or(left, right, operator, place, || remedy(left, right, free, to));
}

/// As [`equal`], of numbers in two's complement.
pub(crate) fn equal_signed(left: Bits, right: Bits, operator: &str, free: Free, place: Place) {
    let to = |value: Bits, width: u32| {
        let method = if value.width < width { "extend" } else { "saturate" };
        format!("write {}", call(value, &format!("{method}({width})")))
    };
    equal_or(left, right, operator, place, || remedy(left, right, free, to));
}

fn equal_or(
    left: Bits,
    right: Bits,
    operator: &str,
    place: Place,
    remedy: impl FnOnce() -> String,
) {
    demand!(
        left.width == right.width,
        place,
        "`{operator}` needs equal widths: {} has {}, {} has {}; {}",
        left.describe(),
        bits(left.width),
        right.describe(),
        right.width,
        remedy()
    );
}

/// `1 bit`, `8 bits`.
pub(crate) fn bits(width: u32) -> String {
    format!("{width} {}", if width == 1 { "bit" } else { "bits" })
}

/// What makes the widths equal; `to` is what gives a value a width.
fn remedy(left: Bits, right: Bits, free: Free, to: impl Fn(Bits, u32) -> String) -> String {
    let (to_left, to_right) = (to(right, left.width), to(left, right.width));
    let (first, second) = match free {
        Free::Right => return to_left,
        Free::Both if left.width < right.width => (to_right, to_left),
        Free::Both => (to_left, to_right),
    };
    format!("{first}, or {}", second.strip_prefix("write ").unwrap_or(&second))
}

/// What gives a value that width.
pub(crate) fn to(value: Bits, width: u32) -> String {
    if value.as_constant().is_some() {
        return format!("give {} {}", value.describe(), bits(width));
    }
    let method = if value.width < width { "zero_extend" } else { "truncate" };
    format!("write {}", call(value, &format!("{method}({width})")))
}

/// A method call on a value, as its author would write it.
pub(crate) fn call(value: Bits, method: &str) -> String {
    let text = value.describe();
    match text.strip_prefix('`').and_then(|text| text.strip_suffix('`')) {
        Some(text) if is_compound(text) => format!("`({text}).{method}`"),
        Some(text) => format!("`{text}.{method}`"),
        None => format!("`.{method}` on {text}"),
    }
}

/// Whether a text has an operator outside of all parentheses.
pub(crate) fn is_compound(text: &str) -> bool {
    let mut depth = 0_i32;
    text.chars().any(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == ' ' && depth == 0
    })
}
