//! What expressions are, given what the signals hold.
use super::super::{
    Amount, Bundle, Connective, Direction, Number, Right, Signed, SignedRight, State, Truth, Value,
    Word,
};
use super::Run;
use super::word::{arithmetic, compare, extend, index, literal, negate, not, reduce, shift};

impl Run<'_> {
    pub(super) fn value(&self, value: &Value, width: u32) -> Word {
        match value {
            Value::Number(number) => self.number(number),
            Value::Literal(number) => literal(*number, width as usize),
            Value::Truth(truth) => vec![self.truth(truth)],
            Value::State(state) => self.state(state),
            Value::Bundle(bundle) => self.bundle(bundle),
        }
    }

    pub(super) fn number(&self, number: &Number) -> Word {
        match number {
            Number::Read(id) => self.values[*id].clone(),
            Number::Crossed(of) => self.number(of),
            Number::Field(of, field) => self.field(of, *field),
            Number::Constant(word) => word.clone(),
            Number::Not(of) => not(&self.number(of)),
            Number::Negate(of) => negate(&self.number(of)),
            Number::Arithmetic(operator, a, b) => {
                let a = self.number(a);
                arithmetic(*operator, &a, &self.right(b, a.len()))
            }
            Number::Shift(direction, of, amount) => {
                shift(*direction, &self.number(of), self.amount(amount), false)
            }
            Number::Slice { of, low, width } => {
                self.number(of)[*low as usize..(low + width) as usize].to_vec()
            }
            Number::Element { of, index: at, width } => {
                let low = index(&self.number(at)) * *width as usize;
                self.number(of)[low..low + *width as usize].to_vec()
            }
            Number::Extend { of, width, signed } => extend(&self.number(of), *width, *signed),
            Number::Repeat(of, count) => self.number(of).repeat(*count as usize),
            Number::Join(parts) => parts.iter().rev().flat_map(|part| self.number(part)).collect(),
            Number::Pack(parts) => parts.iter().flat_map(|part| self.number(part)).collect(),
            Number::Choice(condition, yes, no) => {
                if self.truth(condition) {
                    self.number(yes)
                } else {
                    self.number(no)
                }
            }
            Number::OneOf(subject, choices) => {
                let none = vec![false; self.number(&choices[0]).len()];
                let chosen = choices.get(index(&self.number(subject)));
                chosen.map_or(none, |choice| self.number(choice))
            }
            Number::Mask(condition, count) => vec![self.truth(condition); *count as usize],
            Number::OfTruth(truth) => vec![self.truth(truth)],
            Number::OfSigned(signed) => self.signed(signed),
            Number::OfState(state) => self.state(state),
            Number::Packed(bundle) => self.bundle(bundle),
            Number::WideningAdd(a, b) => {
                let a = self.number(a);
                let b = self.right(b, a.len());
                let width = a.len() as u32 + 1;
                let (a, b) = (extend(&a, width, false), extend(&b, width, false));
                arithmetic(super::super::Arithmetic::Add, &a, &b)
            }
            Number::WideningMultiply(a, b) => {
                widening_multiply(&self.number(a), &self.number(b), false)
            }
            Number::At(array, at) => {
                let width = self.design.signals[*array].kind.width() as usize;
                let element = self.values[*array].chunks(width).nth(index(&self.number(at)));
                element.map_or(vec![false; width], <[bool]>::to_vec)
            }
            Number::Matches(array, wanted) => {
                let wanted = self.number(wanted);
                self.values[*array].chunks(wanted.len()).map(|element| element == wanted).collect()
            }
            Number::ReadNow(memory, address) => {
                let address = index(&self.number(address));
                self.memories[*memory][address].clone()
            }
        }
    }

    fn right(&self, right: &Right, width: usize) -> Word {
        match right {
            Right::Number(number) => self.number(number),
            Right::Literal(number) => literal(*number, width),
        }
    }

    fn amount(&self, amount: &Amount) -> usize {
        match amount {
            Amount::Fixed(distance) => *distance as usize,
            Amount::By(number) => index(&self.number(number)),
        }
    }

    fn signed(&self, signed: &Signed) -> Word {
        match signed {
            Signed::OfNumber(number) => self.number(number),
            Signed::Arithmetic(operator, a, b) => {
                let a = self.signed(a);
                arithmetic(*operator, &a, &self.signed_right(b, a.len()))
            }
            Signed::Negate(of) => negate(&self.signed(of)),
            Signed::Shift(of, amount) => {
                let word = self.signed(of);
                let sign = word[word.len() - 1];
                shift(Direction::Right, &word, self.amount(amount), sign)
            }
            Signed::Extend(of, width) => extend(&self.signed(of), *width, true),
            Signed::WideningMultiply(a, b) => {
                widening_multiply(&self.signed(a), &self.signed(b), true)
            }
        }
    }

    fn signed_right(&self, right: &SignedRight, width: usize) -> Word {
        match right {
            SignedRight::Signed(signed) => self.signed(signed),
            SignedRight::Literal(number) => literal(*number, width),
        }
    }

    pub(super) fn truth(&self, truth: &Truth) -> bool {
        match truth {
            Truth::Read(id) => self.values[*id][0],
            Truth::Crossed(of) => self.truth(of),
            Truth::Flag(of) => self.field(of, 2)[0],
            Truth::Constant(value) => *value,
            Truth::Reset => self.resets[self.domain],
            Truth::Compare(comparison, a, b) => {
                let a = self.number(a);
                compare(*comparison, &a, &self.right(b, a.len()), false)
            }
            Truth::CompareSigned(comparison, a, b) => {
                let a = self.signed(a);
                compare(*comparison, &a, &self.signed_right(b, a.len()), true)
            }
            Truth::Reduce(reduction, of) => reduce(*reduction, &self.number(of)),
            Truth::Bit(of, bit) => self.number(of)[*bit as usize],
            Truth::BitAt(of, at) => self.number(of)[index(&self.number(at))],
            Truth::OfNumber(of) => self.number(of)[0],
            Truth::Not(of) => !self.truth(of),
            Truth::Both(connective, a, b) => {
                let (a, b) = (self.truth(a), self.truth(b));
                match connective {
                    Connective::And => a && b,
                    Connective::Or => a || b,
                    Connective::Xor => a != b,
                    Connective::Same => a == b,
                    Connective::Implies => !a || b,
                }
            }
            Truth::AnyOf(list) => list.iter().any(|truth| self.truth(truth)),
            Truth::AllOf(list) => list.iter().all(|truth| self.truth(truth)),
            Truth::IsNegative(of) => self.signed(of).last().copied().unwrap_or(false),
            Truth::Is(state, wanted) => {
                let (codes, code) = (state.machine().codes().1, index(&self.state(state)));
                wanted.iter().any(|variant| codes[*variant] as usize == code)
            }
            Truth::Choice(condition, yes, no) => {
                if self.truth(condition) {
                    self.truth(yes)
                } else {
                    self.truth(no)
                }
            }
        }
    }

    pub(super) fn state(&self, state: &State) -> Word {
        match state {
            State::Read(_, id) => self.values[*id].clone(),
            State::Field(of) => self.field(of, 3),
            State::Constant(machine, variant) => {
                let (width, codes) = machine.codes();
                literal(codes[*variant].into(), width as usize)
            }
            State::FromBits(_, number) => self.number(number),
            State::Choice(condition, yes, no) => {
                if self.truth(condition) {
                    self.state(yes)
                } else {
                    self.state(no)
                }
            }
        }
    }

    fn field(&self, of: &Bundle, number: usize) -> Word {
        let (low, field) = self.kind_of(of).field(number);
        self.bundle(of)[low as usize..(low + field.width()) as usize].to_vec()
    }

    fn bundle(&self, bundle: &Bundle) -> Word {
        match bundle {
            Bundle::Read(id) => self.values[*id].clone(),
            Bundle::Pair(low, high) => [self.number(low), self.number(high)].concat(),
            Bundle::Unpacked(_, number) => self.number(number),
            Bundle::Constant(_, word) => word.clone(),
            Bundle::Choice(condition, yes, no) => {
                if self.truth(condition) {
                    self.bundle(yes)
                } else {
                    self.bundle(no)
                }
            }
        }
    }
}

/// The product in as many bits as both have.
fn widening_multiply(a: &[bool], b: &[bool], signed: bool) -> Word {
    let width = (a.len() + b.len()) as u32;
    let (a, b) = (extend(a, width, signed), extend(b, width, signed));
    arithmetic(super::super::Arithmetic::Multiply, &a, &b)
}
