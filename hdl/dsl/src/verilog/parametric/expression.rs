//! Expressions in parameters, found from the values that they have in several sizes.

/// A parameter, or a number that follows from parameters, with its value in each size.
#[derive(Clone, Debug)]
pub(super) struct Quantity {
    /// Its name.
    pub name: &'static str,
    /// In terms of parameters.
    pub text: &'static str,
    /// By size.
    pub values: Vec<u64>,
}

/// A sum of products of quantities with a factor each, and a number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Expression {
    terms: Vec<(i64, Vec<usize>)>,
    offset: i64,
}

/// Where an expression stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// Behind the declarations of what follows from the parameters.
    Body,
    /// Before them.
    Ports,
}

impl Expression {
    /// The simplest expression that has these values: a number, a quantity, one and a number, a multiple,
    /// two of them. Nothing if there is none.
    pub fn find(values: &[i64], quantities: &[Quantity]) -> Option<Self> {
        let candidates = candidates(values, quantities);
        candidates.into_iter().find(|candidate| {
            values
                .iter()
                .enumerate()
                .all(|(size, value)| candidate.value(quantities, size) == Some(i128::from(*value)))
        })
    }

    /// As [`Self::find`], for the last bit of a range: `BITS-1`, if there is a quantity that is the width.
    pub fn find_last(values: &[i64], quantities: &[Quantity]) -> Option<Self> {
        let widths: Vec<i64> = values.iter().map(|last| last + 1).collect();
        let width = Self::find(&widths, quantities)?;
        match width.quantity() {
            Some(_) => Some(Self { offset: -1, ..width }),
            None => Self::find(values, quantities),
        }
    }

    /// Its value in a size.
    pub fn value(&self, quantities: &[Quantity], size: usize) -> Option<i128> {
        self.terms.iter().try_fold(i128::from(self.offset), |sum, (factor, names)| {
            let product = names.iter().try_fold(i128::from(*factor), |product, name| {
                product.checked_mul(i128::from(quantities[*name].values[size]))
            })?;
            sum.checked_add(product)
        })
    }

    /// The number that it is in every size.
    pub fn constant(&self) -> Option<i64> {
        self.terms.is_empty().then_some(self.offset)
    }

    /// The quantity that it is.
    pub fn quantity(&self) -> Option<usize> {
        match &self.terms[..] {
            [(1, names)] if self.offset == 0 && names.len() == 1 => Some(names[0]),
            _ => None,
        }
    }

    /// The quantities in it.
    pub fn quantities(&self) -> impl Iterator<Item = usize> + '_ {
        self.terms.iter().flat_map(|(_, names)| names.iter().copied())
    }

    /// As part of a name: `WIDTH_TIMES_2_PLUS_1`.
    pub fn name(&self, quantities: &[Quantity]) -> String {
        let mut name = String::new();
        for (factor, names) in &self.terms {
            let names = names.iter().map(|name| quantities[*name].name);
            let product = names.collect::<Vec<_>>().join("_TIMES_");
            let sign = if *factor < 0 { "_MINUS_" } else { "_PLUS_" };
            name += if *factor > 0 && name.is_empty() { "" } else { sign };
            name += &product;
            if factor.abs() > 1 {
                name += &format!("_TIMES_{}", factor.abs());
            }
        }
        match self.offset {
            0 if !name.is_empty() => {}
            offset if name.is_empty() => name = offset.to_string(),
            offset if offset < 0 => name += &format!("_MINUS_{}", -offset),
            offset => name += &format!("_PLUS_{offset}"),
        }
        name
    }

    /// Whether it is printed with a sum or a difference outermost.
    pub fn is_sum(&self) -> bool {
        self.terms.len() > 1 || (self.offset != 0 && !self.terms.is_empty())
    }

    /// It less a number.
    pub fn less(&self, number: i64) -> Self {
        Self { terms: self.terms.clone(), offset: self.offset - number }
    }

    /// Bits of its value in a size; nothing if that is below zero.
    pub fn bits(&self, quantities: &[Quantity], size: usize) -> Option<u32> {
        let value = u128::try_from(self.value(quantities, size)?).ok()?;
        Some(u128::BITS - value.leading_zeros())
    }

    /// In Verilog: `2*WIDTH+1`.
    pub fn text(&self, quantities: &[Quantity], place: Place) -> String {
        let is_less = self.offset > 0 && self.terms.iter().all(|(factor, _)| *factor < 0);
        let mut text = if is_less { number(self.offset) } else { String::new() };
        for (factor, names) in &self.terms {
            let is_alone = *factor == 1 && names.len() == 1;
            let name = |name: &usize| match place {
                Place::Body => quantities[*name].name.to_string(),
                Place::Ports => operand(quantities[*name].text, is_alone),
            };
            let product = names.iter().map(name).collect::<Vec<_>>().join("*");
            text += if *factor < 0 {
                "-"
            } else if text.is_empty() {
                ""
            } else {
                "+"
            };
            text += &match factor.abs() {
                1 => product,
                factor => format!("{}*{product}", number(factor)),
            };
        }
        match self.offset {
            _ if is_less => {}
            0 if !text.is_empty() => {}
            offset if offset < 0 || text.is_empty() => text += &number(offset),
            offset => text += &format!("+{}", number(offset)),
        }
        text
    }
}

/// A number, with a size where a tool may take one without for a number of 32 bits with a sign.
fn number(value: i64) -> String {
    let magnitude = value.unsigned_abs();
    let sign = if value < 0 { "-" } else { "" };
    match u64::BITS - magnitude.leading_zeros() {
        0..=31 => value.to_string(),
        bits => format!("{sign}{bits}'d{magnitude}"),
    }
}

/// A text as an operand of a sum, or of a product unless it is one `of_sum`: in brackets where it would be torn.
fn operand(text: &str, of_sum: bool) -> String {
    let mut depth = 0;
    let is_torn = text.chars().any(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        let is_whole = c.is_ascii_alphanumeric() || "_$ ()".contains(c);
        depth == 0 && !is_whole && !(of_sum && "+-*/%".contains(c))
    });
    if is_torn { format!("({text})") } else { text.to_string() }
}

/// Expressions that may have these values in the first sizes, simple ones first.
fn candidates(values: &[i64], quantities: &[Quantity]) -> Vec<Expression> {
    let first = values[0];
    let numbers: Vec<usize> = (0..quantities.len()).collect();
    let at = |names: &[usize], size: usize| {
        names.iter().map(|name| quantities[*name].values[size] as i64).product::<i64>()
    };
    let sum = |terms: Vec<(i64, Vec<usize>)>| {
        let below: i64 = terms.iter().map(|(factor, names)| factor * at(names, 0)).sum();
        Expression { terms, offset: first - below }
    };
    let singles: Vec<Vec<usize>> = numbers.iter().map(|name| vec![*name]).collect();
    let pairs = numbers.iter().flat_map(|one| numbers[*one..].iter().map(|two| vec![*one, *two]));
    let products: Vec<Vec<usize>> = singles.iter().cloned().chain(pairs).collect();
    let mut list = vec![sum(vec![])];
    let plain: Vec<Expression> =
        products.iter().map(|names| sum(vec![(1, names.clone())])).collect();
    list.extend(plain.iter().filter(|candidate| candidate.offset == 0).cloned());
    list.extend(plain.into_iter().filter(|candidate| candidate.offset != 0));
    // A multiple: its factor is the slope between the first two sizes that tell.
    for names in &products {
        let other = (1..values.len()).find(|size| at(names, *size) != at(names, 0));
        if let Some(other) = other {
            let slope = (values[other] - first) / (at(names, other) - at(names, 0));
            list.push(sum(vec![(slope, names.clone())]));
        }
    }
    for one in &products {
        for two in products.iter().filter(|two| *two != one) {
            list.push(sum(vec![(1, one.clone()), (1, two.clone())]));
            list.push(sum(vec![(1, one.clone()), (-1, two.clone())]));
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::{Expression, Place, Quantity};

    fn text(values: [i64; 4]) -> Option<String> {
        let quantities = [
            Quantity { name: "WIDTH", text: "WIDTH", values: vec![37, 53, 41, 90] },
            Quantity { name: "DEPTH", text: "DEPTH", values: vec![16, 64, 32, 128] },
            Quantity { name: "BITS", text: "$clog2(DEPTH)", values: vec![4, 6, 5, 7] },
        ];
        Some(Expression::find(&values, &quantities)?.text(&quantities, Place::Ports))
    }

    #[test]
    fn the_simplest_expression_is_found() {
        let found = |values: [i64; 4]| text(values).unwrap_or_default();
        assert_eq!(found([7, 7, 7, 7]), "7");
        assert_eq!(found([16, 64, 32, 128]), "DEPTH");
        assert_eq!(found([36, 52, 40, 89]), "WIDTH-1");
        assert_eq!(found([5, 7, 6, 8]), "$clog2(DEPTH)+1");
        assert_eq!(found([33, 129, 65, 257]), "2*DEPTH+1");
        assert_eq!(found([42, 60, 47, 98]), "WIDTH+$clog2(DEPTH)+1");
        assert_eq!(found([592, 3392, 1312, 11520]), "WIDTH*DEPTH");
    }

    #[test]
    fn a_text_that_is_no_name_is_not_torn_by_its_neighbours() {
        let quantities = [
            Quantity { name: "SUM", text: "WIDTH+DEPTH", values: vec![53, 117, 73, 218] },
            Quantity {
                name: "MORE",
                text: "DEPTH > 9 ? 2 : $clog2(DEPTH)",
                values: vec![2, 6, 5, 9],
            },
        ];
        let text = |values: [i64; 4]| {
            let found = Expression::find(&values, &quantities).expect("there is one");
            found.text(&quantities, Place::Ports)
        };
        assert_eq!(text([54, 118, 74, 219]), "WIDTH+DEPTH+1");
        assert_eq!(text([106, 234, 146, 436]), "2*(WIDTH+DEPTH)");
        assert_eq!(text([7, 3, 4, 0]), "9-(DEPTH > 9 ? 2 : $clog2(DEPTH))");
        assert_eq!(text([3, 7, 6, 10]), "(DEPTH > 9 ? 2 : $clog2(DEPTH))+1");
        assert_eq!(text([3 << 30; 4]), "32'd3221225472");
    }

    #[test]
    fn what_no_expression_explains_is_not_found() {
        assert_eq!(text([36, 52, 40, 90]), None);
    }
}
