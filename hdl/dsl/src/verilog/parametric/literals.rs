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

    /// The names of all, and of what stands between them and the parameters.
    pub fn names(&self, quantities: &[Quantity]) -> Vec<String> {
        let names = self.0.iter().map(|(width, value)| name(width, value, quantities));
        let mut between: Vec<String> =
            self.0.iter().filter_map(|(width, value)| between(width, value, quantities)).collect();
        between.sort();
        between.dedup();
        let wide = self.0.iter().map(|(width, value)| wide(&name(width, value, quantities)));
        names.chain(between).chain(wide).collect()
    }

    /// Those that `but` does not have.
    pub fn without(&self, but: &Self) -> Self {
        Self(self.0.iter().filter(|constant| !but.0.contains(constant)).cloned().collect())
    }

    /// The declarations. In hardware a constant takes as many bits of a parameter as it has: who gives that as an
    /// expression gives it 32 bits, of which Verilator warns otherwise (WIDTHTRUNC, WIDTHEXPAND).
    pub fn declarations(
        &self,
        quantities: &[Quantity],
        legal: &[Quantity],
        is_hardware: bool,
    ) -> Vec<String> {
        let mut list: Vec<String> = vec![];
        for (width, value) in &self.0 {
            let name = name(width, value, quantities);
            let highest = match width.constant() {
                Some(bits) => (bits - 1).to_string(),
                None => format!("{}-1", width.text(quantities, Place::Body)),
            };
            let mut text = value_text(width, value, quantities);
            let between = between(width, value, quantities).filter(|_| is_hardware);
            if let Some(between) = between {
                let declaration = format!("localparam [31:0] {between} = {text};");
                if !list.contains(&declaration) {
                    list.push(declaration);
                }
                text = match has_at_most_32_bits(width, &[quantities, legal]) {
                    true => format!("{between}[{highest}:0]"),
                    false => {
                        let above = width.text(quantities, Place::Body);
                        let wide = wide(&name);
                        let zeros = format!("{{({above}){{1'b0}}}}");
                        list.push(format!(
                            "localparam [{highest}+32:0] {wide} = {{{zeros}, {between}}};"
                        ));
                        format!("{wide}[{highest}:0]")
                    }
                };
            }
            list.push(format!("localparam [{highest}:0] {name} = {text};"));
        }
        list
    }

    /// Of those that do not fit their width somewhere in `legal`, the names, and the conditions under which they do
    /// not, in Verilog.
    pub fn misfits(&self, quantities: &[Quantity], legal: &[Quantity]) -> Vec<(String, String)> {
        let is_misfit = |(width, value): &&(Expression, Expression)| {
            (0..legal[0].values.len()).any(|size| !fits(width, value, legal, size))
        };
        let misfit = |(width, value): &(Expression, Expression)| {
            (name(width, value, quantities), misfit_text(width, value, quantities))
        };
        self.0.iter().filter(is_misfit).map(misfit).collect()
    }
}

/// Whether a constant fits its width with these values of the parameters.
fn fits(width: &Expression, value: &Expression, legal: &[Quantity], size: usize) -> bool {
    match (value.bits(legal, size), width.value(legal, size)) {
        (Some(bits), Some(width)) => i128::from(bits) <= width,
        _ => false,
    }
}

/// When a constant does not fit its width.
fn misfit_text(width: &Expression, value: &Expression, quantities: &[Quantity]) -> String {
    let (width, text) = (width.text(quantities, Place::Body), value.text(quantities, Place::Body));
    match value.constant() {
        Some(value) => format!("{width} < {}", bits(value)),
        None => {
            let next = value.less(-1).text(quantities, Place::Body);
            let below_zero =
                if text.contains('-') { format!("{text} < 0 || ") } else { String::new() };
            format!("{below_zero}$clog2({next}) > {width}")
        }
    }
}

/// The value of a constant: a number of more than 31 bits is as wide as the constant is.
fn value_text(width: &Expression, value: &Expression, quantities: &[Quantity]) -> String {
    let text = value.text(quantities, Place::Body);
    match value.constant().map(bits) {
        Some(bits) if bits > 31 => {
            let above = width.less(bits.into()).text(quantities, Place::Body);
            format!("{{{{({above}){{1'b0}}}}, {text}}}")
        }
        _ => text,
    }
}

/// The name of the 32 bits of a value that is made of parameters, if the constant has other bits.
fn between(width: &Expression, value: &Expression, quantities: &[Quantity]) -> Option<String> {
    let is_made = value.constant().is_none() && width.constant() != Some(32);
    is_made.then(|| format!("{}_IN_32_BITS", value.name(quantities)))
}

/// The name of the same behind zeros, for a constant that may have more bits.
fn wide(name: &str) -> String {
    format!("{name}_AND_ZEROS")
}

/// Whether a width is at most 32 in all of these sizes.
fn has_at_most_32_bits(width: &Expression, sizes: &[&[Quantity]]) -> bool {
    let of = |quantities: &&[Quantity]| {
        let count = quantities.first().map_or(0, |quantity| quantity.values.len());
        (0..count).all(|size| width.value(quantities, size).is_some_and(|bits| bits <= 32))
    };
    sizes.iter().all(of)
}

/// Bits that a number needs.
fn bits(value: i64) -> u32 {
    u64::BITS - value.unsigned_abs().leading_zeros()
}

/// `COUNT_ONE` for 1 in `COUNT_BITS` bits, `COUNT_DEPTH` for `DEPTH` in as many, `DEPTH_IN_9_BITS`.
fn name(width: &Expression, value: &Expression, quantities: &[Quantity]) -> String {
    if let Some(bits) = width.constant() {
        return format!("{}_IN_{bits}_BITS", value.name(quantities));
    }
    let width = width.name(quantities);
    let is_other = |stem: &&str| quantities.iter().any(|quantity| quantity.name == *stem);
    let stem = width.strip_suffix("_BITS").filter(|stem| !is_other(stem)).unwrap_or(&width);
    let value = match value.constant() {
        Some(1) => "ONE".to_string(),
        Some(2) => "TWO".to_string(),
        _ => value.name(quantities),
    };
    format!("{stem}_{value}")
}
