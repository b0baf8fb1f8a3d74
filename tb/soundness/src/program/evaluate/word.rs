//! Arithmetic on lists of bits, the way it is done with pencil and paper.
use super::super::{Arithmetic, Comparison, Direction, Reduction, Word};

/// A number, as so many bits; below zero in two's complement.
pub fn literal(number: i128, width: usize) -> Word {
    // Bits above the number are copies of its sign.
    (0..width).map(|bit| number >> bit.min(127) & 1 == 1).collect()
}

/// The number that the bits are; whoever asks knows that it is small.
pub fn index(word: &[bool]) -> usize {
    word.iter().rev().fold(0, |sum, bit| {
        let doubled = usize::checked_mul(sum, 2).unwrap_or(usize::MAX);
        doubled.saturating_add(usize::from(*bit))
    })
}

/// All complements.
pub fn not(word: &[bool]) -> Word {
    word.iter().map(|bit| !bit).collect()
}

/// Sum with a carry into the lowest bit, as wide as the operands.
fn add(a: &[bool], b: &[bool], mut carry: bool) -> Word {
    let mut sum = Word::new();
    for (a, b) in a.iter().zip(b) {
        let ones = u8::from(*a) + u8::from(*b) + u8::from(carry);
        sum.push(ones % 2 == 1);
        carry = ones >= 2;
    }
    sum
}

/// The number that makes zero of it.
pub fn negate(word: &[bool]) -> Word {
    add(&not(word), &vec![false; word.len()], true)
}

/// An operator that keeps the width.
pub fn arithmetic(operator: Arithmetic, a: &[bool], b: &[bool]) -> Word {
    assert_eq!(a.len(), b.len(), "operands are as wide as each other");
    let bitwise = |f: fn(bool, bool) -> bool| a.iter().zip(b).map(|(a, b)| f(*a, *b)).collect();
    match operator {
        Arithmetic::Add => add(a, b, false),
        Arithmetic::Subtract => add(a, &not(b), true),
        Arithmetic::Multiply => {
            let mut product = vec![false; a.len()];
            for (distance, bit) in b.iter().enumerate() {
                if *bit {
                    product = add(&product, &shift(Direction::Left, a, distance, false), false);
                }
            }
            product
        }
        Arithmetic::And => bitwise(|a, b| a && b),
        Arithmetic::Or => bitwise(|a, b| a || b),
        Arithmetic::Xor => bitwise(|a, b| a != b),
    }
}

/// Every bit moves, and `filler` comes in.
pub fn shift(direction: Direction, word: &[bool], distance: usize, filler: bool) -> Word {
    let width = word.len();
    (0..width)
        .map(|bit| match direction {
            Direction::Left => bit.checked_sub(distance).map_or(filler, |from| word[from]),
            Direction::Right => {
                bit.checked_add(distance).and_then(|from| word.get(from)).copied().unwrap_or(filler)
            }
        })
        .collect()
}

/// Copies of the top bit, or zeros, up to a width.
pub fn extend(word: &[bool], width: u32, signed: bool) -> Word {
    let mut word = word.to_vec();
    let filler = signed && word.last().copied().unwrap_or(false);
    word.resize(width as usize, filler);
    word
}

/// Unsigned: whether `a` comes before `b`.
fn below(a: &[bool], b: &[bool]) -> bool {
    let differing = a.iter().zip(b).rev().find(|(a, b)| a != b);
    differing.is_some_and(|(a, _)| !a)
}

/// A comparison of numbers, or of numbers in two's complement.
pub fn compare(comparison: Comparison, a: &[bool], b: &[bool], signed: bool) -> bool {
    assert_eq!(a.len(), b.len(), "operands are as wide as each other");
    // With the top bits exchanged, two's complement is in the order of plain numbers.
    let ordered = |word: &[bool]| {
        let mut word = word.to_vec();
        if let (true, Some(top)) = (signed, word.last_mut()) {
            *top = !*top;
        }
        word
    };
    let (a, b) = (ordered(a), ordered(b));
    match comparison {
        Comparison::Equals => a == b,
        Comparison::Differs => a != b,
        Comparison::Below => below(&a, &b),
        Comparison::AtMost => !below(&b, &a),
        Comparison::Above => below(&b, &a),
        Comparison::AtLeast => !below(&a, &b),
    }
}

/// One bit of all.
pub fn reduce(reduction: Reduction, word: &[bool]) -> bool {
    let ones = word.iter().filter(|bit| **bit).count();
    match reduction {
        Reduction::All => ones == word.len(),
        Reduction::Any => ones > 0,
        Reduction::IsZero => ones == 0,
        Reduction::Parity => ones % 2 == 1,
    }
}

/// `into` with the bits from `low` on replaced.
pub fn replace(into: &mut [bool], low: usize, bits: &[bool]) {
    into[low..low + bits.len()].copy_from_slice(bits);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small(word: &[bool]) -> i128 {
        index(word) as i128
    }

    #[test]
    fn small_numbers_obey_ordinary_arithmetic() {
        for (a, b) in (0i128..32).flat_map(|a| (0i128..32).map(move |b| (a, b))) {
            let (x, y) = (literal(a, 5), literal(b, 5));
            let modulo = |value: i128| value.rem_euclid(32);
            assert_eq!(small(&arithmetic(Arithmetic::Add, &x, &y)), modulo(a + b));
            assert_eq!(small(&arithmetic(Arithmetic::Subtract, &x, &y)), modulo(a - b));
            assert_eq!(small(&arithmetic(Arithmetic::Multiply, &x, &y)), modulo(a * b));
            assert_eq!(small(&negate(&x)), modulo(-a));
            assert_eq!(compare(Comparison::Below, &x, &y, false), a < b);
            assert_eq!(compare(Comparison::AtLeast, &x, &y, false), a >= b);
            let signed = |value: i128| if value < 16 { value } else { value - 32 };
            assert_eq!(compare(Comparison::Above, &x, &y, true), signed(a) > signed(b));
            assert_eq!(compare(Comparison::AtMost, &x, &y, true), signed(a) <= signed(b));
            let left = shift(Direction::Left, &x, b as usize, false);
            assert_eq!(small(&left), if b < 5 { modulo(a << b) } else { 0 });
            let right = shift(Direction::Right, &x, b as usize, a >= 16);
            assert_eq!(small(&right), modulo(signed(a) >> b.min(6)));
        }
        assert_eq!(literal(-3, 5), literal(29, 5));
        assert_eq!(literal(-1, 130), vec![true; 130]);
    }
}
