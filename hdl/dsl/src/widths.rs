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
    demand!(
        left.width == right.width,
        place,
        "`{operator}` needs equal widths: {} has {}, {} has {}; {}",
        left.describe(),
        bits(left.width),
        right.describe(),
        right.width,
        remedy(left, right, free)
    );
}

/// `1 bit`, `8 bits`.
pub(crate) fn bits(width: u32) -> String {
    format!("{width} {}", if width == 1 { "bit" } else { "bits" })
}

/// What makes the widths equal.
fn remedy(left: Bits, right: Bits, free: Free) -> String {
    let call = |value: Bits, method: &str, width: u32| {
        let text = value.describe();
        match text.strip_prefix('`').and_then(|text| text.strip_suffix('`')) {
            Some(text) if text.contains(' ') => format!("`({text}).{method}({width})`"),
            Some(text) => format!("`{text}.{method}({width})`"),
            None => format!("`.{method}({width})` on {text}"),
        }
    };
    let to = |value: Bits, width: u32| {
        let method = if value.width < width { "zero_extend" } else { "truncate" };
        call(value, method, width)
    };
    let right_fits = to(right, left.width);
    match free {
        Free::Right => format!("write {right_fits}"),
        Free::Both if left.width < right.width => {
            format!("write {}, or {right_fits}", to(left, right.width))
        }
        Free::Both => format!("write {right_fits}, or {}", to(left, right.width)),
    }
}
