//! Literals whose width or value depends on parameters.
use num_bigint::BigUint;
use num_traits::Zero;

use super::expression::{Expression, Place, Quantity};

/// How a literal is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Literal {
    /// As it was printed, in every size.
    Same(String),
    /// Zeros.
    Zeros(Expression),
    /// Ones.
    Ones(Expression),
    /// The value of a constant that is declared.
    Constant {
        /// Its bits.
        width: Expression,
        /// Its value.
        value: Expression,
    },
}

impl Literal {
    /// The literal that has these widths and values; nothing if no expression explains them.
    pub fn find(sizes: &[(u64, &BigUint)], text: &str, quantities: &[Quantity]) -> Option<Self> {
        let widths: Vec<i64> = sizes.iter().map(|(width, _)| *width as i64).collect();
        let width = Expression::find(&widths, quantities)?;
        let is_same = sizes.iter().all(|(_, value)| value == &sizes[0].1);
        if width.constant().is_some() && is_same {
            return Some(Self::Same(text.to_string()));
        }
        if sizes.iter().all(|(_, value)| value.is_zero()) {
            return Some(Self::Zeros(width));
        }
        let ones = |bits: u64| (BigUint::from(1u8) << bits) - 1u8;
        if sizes.iter().all(|(width, value)| **value == ones(*width)) {
            return Some(Self::Ones(width));
        }
        let values: Option<Vec<i64>> =
            sizes.iter().map(|(_, value)| i64::try_from(*value).ok()).collect();
        let value = Expression::find(&values?, quantities)?;
        Some(Self::Constant { width, value })
    }
}

/// Constants that are declared, with their names.
#[derive(Clone, Default, Debug)]
pub(super) struct Constants(Vec<(Expression, Expression)>);

impl Constants {
    /// The name of a constant, which is declared if it was not.
    pub fn name(&mut self, of: (&Expression, &Expression), quantities: &[Quantity]) -> String {
        let (width, value) = of;
        if !self.0.iter().any(|known| (&known.0, &known.1) == of) {
            self.0.push((width.clone(), value.clone()));
        }
        name(width, value, quantities)
    }

    /// The quantities that the declarations read.
    pub fn quantities(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().flat_map(|(width, value)| width.quantities().chain(value.quantities()))
    }

    /// The declarations of those that `but` does not have.
    pub fn declarations(&self, but: &Self, quantities: &[Quantity]) -> Vec<String> {
        let new = self.0.iter().filter(|constant| !but.0.contains(constant));
        let declaration = |(width, value): &(Expression, Expression)| {
            let name = name(width, value, quantities);
            let highest = match width.constant() {
                Some(bits) => (bits - 1).to_string(),
                None => format!("{}-1", width.text(quantities, Place::Body)),
            };
            let value = value.text(quantities, Place::Body);
            format!("localparam [{highest}:0] {name} = {value};")
        };
        new.map(declaration).collect()
    }
}

/// `COUNT_ONE` for 1 in `COUNT_BITS` bits, `COUNT_DEPTH` for `DEPTH` in as many, `DEPTH_IN_9_BITS`.
fn name(width: &Expression, value: &Expression, quantities: &[Quantity]) -> String {
    if let Some(bits) = width.constant() {
        return format!("{}_IN_{bits}_BITS", value.name(quantities));
    }
    let width = width.name(quantities);
    let stem = width.strip_suffix("_BITS").unwrap_or(&width);
    let value = match value.constant() {
        Some(1) => "ONE".to_string(),
        Some(2) => "TWO".to_string(),
        _ => value.name(quantities),
    };
    format!("{stem}_{value}")
}
