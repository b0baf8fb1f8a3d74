//! Expressions, each through the function of the language that it stands for.
use nic_dsl::{
    BigUint, Bits, Bool, BundleExt, Operand, ShiftAmount, all_of, any_of, concatenate, constant,
    constant_bool, mux, one_hot_mux, pack, reset, state as state_of,
};

use super::super::{
    Amount, Arithmetic, Bundle, Comparison, Connective, Direction, Kind, Machine, Number,
    Reduction, Right, Signed, SignedRight, State, Truth, Value,
};
use super::Author;
use super::bundles::{
    AnyState, Gate, Handle, Light, Pair, Record, Step, Turn, number_of, pair_shape, pair_value,
    record_shape, record_value, with_machine, with_state,
};

/// A Rust number.
fn literal(number: i128) -> Operand {
    match u128::try_from(number) {
        Ok(number) => number.into(),
        Err(_) => i64::try_from(number).expect("numbers below zero are short").into(),
    }
}

impl Author<'_> {
    pub(super) fn value(&self, value: &Value, kind: Kind) -> Handle {
        match (value, kind) {
            (Value::Number(number), _) => Handle::Number(self.number(number)),
            (Value::Literal(number), Kind::Number(width)) => {
                let number = BigUint::try_from(*number).expect("a value is not below zero");
                Handle::Number(constant(width, number))
            }
            (Value::Literal(_), _) => unreachable!("a Rust number is for a number"),
            (Value::Truth(truth), _) => Handle::Truth(self.truth(truth)),
            (Value::State(state), _) => Handle::State(self.state(state)),
            (Value::Bundle(bundle), _) => self.bundle(bundle),
        }
    }

    /// What a number is set to: a Rust number takes the target's width by itself.
    pub(super) fn operand(&self, value: &Value) -> Operand {
        match value {
            Value::Number(number) => self.number(number).into(),
            Value::Literal(number) => literal(*number),
            Value::Truth(truth) => self.truth(truth).into(),
            Value::State(state) => with_state!(self.state(state), s, _Wrap => s.bits().into()),
            Value::Bundle(_) => unreachable!("a bundle is assigned as a whole"),
        }
    }

    pub(super) fn number(&self, number: &Number) -> Bits {
        match number {
            Number::Read(id) => match self.handle(*id) {
                Handle::Number(bits) => bits,
                _ => unreachable!("a number is read"),
            },
            Number::Crossed(of) => self.number(of).cross(),
            Number::Field(of, field) => match (self.bundle(of), field) {
                (Handle::Pair(pair), 0) => pair.low,
                (Handle::Pair(pair), _) => pair.high,
                (Handle::Record(record), 0) => record.numbers.low,
                (Handle::Record(record), _) => record.numbers.high,
                _ => unreachable!("a bundle has fields"),
            },
            Number::Constant(word) => constant(word.len() as u32, number_of(word)),
            Number::Not(of) => !self.number(of),
            Number::Negate(of) => -self.number(of),
            Number::Arithmetic(operator, a, b) => {
                let (a, b) = (self.number(a), self.right(b));
                match operator {
                    Arithmetic::Add => a + b,
                    Arithmetic::Subtract => a - b,
                    Arithmetic::Multiply => a * b,
                    Arithmetic::And => a & b,
                    Arithmetic::Or => a | b,
                    Arithmetic::Xor => a ^ b,
                }
            }
            Number::Shift(direction, of, amount) => {
                let (of, amount) = (self.number(of), self.amount(amount));
                match direction {
                    Direction::Left => of << amount,
                    Direction::Right => of >> amount,
                }
            }
            Number::Slice { of, low, width } => {
                let of = self.number(of);
                // The same by its other names.
                match (*low, *width) {
                    (0, width) => of.truncate(width),
                    (low, width) if low + width == of.width() => of.top(width),
                    (low, width) if low % width == 0 && of.width().is_multiple_of(width) => {
                        of.chunks(width)[(low / width) as usize]
                    }
                    (low, width) => of.slice(low, width),
                }
            }
            Number::Element { of, index, width } => {
                self.number(of).element(self.number(index), *width)
            }
            Number::Extend { of, width, signed: true } => self.number(of).sign_extend(*width),
            Number::Extend { of, width, signed: false } => self.number(of).resize(*width),
            Number::Repeat(of, count) => self.number(of).repeat(*count),
            Number::Join(parts) => concatenate(parts.iter().map(|part| self.number(part))),
            Number::Pack(parts) => pack(parts.iter().map(|part| self.number(part))),
            Number::Choice(condition, yes, no) => {
                mux(self.truth(condition), self.number(yes), self.number(no))
            }
            Number::OneOf(subject, choices) => {
                let subject = self.number(subject);
                one_hot_mux(
                    choices
                        .iter()
                        .enumerate()
                        .map(|(number, choice)| (subject.equals(number), self.number(choice))),
                )
            }
            Number::Mask(condition, count) => self.truth(condition).mask(*count),
            Number::OfTruth(truth) => self.truth(truth).bits(),
            Number::OfSigned(signed) => self.signed(signed).bits(),
            Number::OfState(state) => with_state!(self.state(state), s, _Wrap => s.bits()),
            Number::Packed(bundle) => match self.bundle(bundle) {
                Handle::Pair(pair) => pair.packed(),
                Handle::Record(record) => record.packed(),
                _ => unreachable!("a bundle is packed"),
            },
            Number::WideningAdd(a, b) => {
                let a = self.number(a);
                match &**b {
                    // It takes no number below zero; the bits of one it does.
                    Right::Literal(number) if *number < 0 => {
                        let number = i64::try_from(*number).expect("numbers below zero are short");
                        a.widening_add(constant(a.width(), number))
                    }
                    right => a.widening_add(self.right(right)),
                }
            }
            Number::WideningMultiply(a, b) => self.number(a).widening_multiply(self.number(b)),
            Number::ReadNow(memory, address) => self.read_now(*memory, self.number(address)),
            Number::At(array, index) => self.arrays[array].at(self.number(index)),
            Number::Matches(array, wanted) => {
                let wanted = self.number(wanted);
                let matches = self.arrays[array].map(|element, _| element.equals(wanted)).bits();
                // What reads it may need no bit of it.
                matches.ignore();
                matches
            }
        }
    }

    fn right(&self, right: &Right) -> Operand {
        match right {
            Right::Number(number) => self.number(number).into(),
            Right::Literal(number) => literal(*number),
        }
    }

    fn amount(&self, amount: &Amount) -> ShiftAmount {
        match amount {
            Amount::Fixed(distance) => (*distance).into(),
            Amount::By(number) => self.number(number).into(),
        }
    }

    fn signed(&self, signed: &Signed) -> nic_dsl::Signed {
        match signed {
            Signed::OfNumber(number) => self.number(number).as_signed(),
            Signed::Arithmetic(operator, a, b) => {
                let (a, b) = (self.signed(a), self.signed_right(b));
                match operator {
                    Arithmetic::Add => a + b,
                    Arithmetic::Subtract => a - b,
                    _ => a * b,
                }
            }
            Signed::Negate(of) => -self.signed(of),
            Signed::Shift(of, amount) => self.signed(of) >> self.amount(amount),
            Signed::Extend(of, width) => self.signed(of).extend(*width),
            Signed::WideningMultiply(a, b) => self.signed(a).widening_multiply(self.signed(b)),
        }
    }

    fn signed_right(&self, right: &SignedRight) -> Operand {
        match right {
            SignedRight::Signed(signed) => self.signed(signed).into(),
            SignedRight::Literal(number) => literal(*number),
        }
    }

    pub(super) fn truth(&self, truth: &Truth) -> Bool {
        match truth {
            Truth::Read(id) => match self.handle(*id) {
                Handle::Truth(truth) => truth,
                _ => unreachable!("a condition is read"),
            },
            Truth::Crossed(of) => self.truth(of).cross(),
            Truth::Flag(of) => match self.bundle(of) {
                Handle::Record(record) => record.flag,
                _ => unreachable!("a record has a flag"),
            },
            Truth::Constant(value) => constant_bool(*value),
            Truth::Reset => reset(),
            Truth::Compare(comparison, a, b) => {
                let (a, b) = (self.number(a), self.right(b));
                match comparison {
                    Comparison::Equals => a.equals(b),
                    Comparison::Differs => a.differs(b),
                    Comparison::Below => a.is_below(b),
                    Comparison::AtMost => a.is_at_most(b),
                    Comparison::Above => a.is_above(b),
                    Comparison::AtLeast => a.is_at_least(b),
                }
            }
            Truth::CompareSigned(comparison, a, b) => {
                let (a, b) = (self.signed(a), self.signed_right(b));
                match comparison {
                    Comparison::Equals => a.equals(b),
                    Comparison::Differs => a.differs(b),
                    Comparison::Below => a.is_below(b),
                    Comparison::AtMost => a.is_at_most(b),
                    Comparison::Above => a.is_above(b),
                    Comparison::AtLeast => a.is_at_least(b),
                }
            }
            Truth::Reduce(reduction, of) => {
                let of = self.number(of);
                match reduction {
                    Reduction::All => of.all(),
                    Reduction::Any => of.any(),
                    Reduction::IsZero => of.is_zero(),
                    Reduction::Parity => of.parity(),
                }
            }
            Truth::Bit(of, bit) => self.number(of).bit(*bit),
            Truth::BitAt(of, index) => self.number(of).bit_at(self.number(index)),
            Truth::OfNumber(of) => self.number(of).as_bool(),
            Truth::Not(of) => !self.truth(of),
            Truth::Both(connective, a, b) => {
                let (a, b) = (self.truth(a), self.truth(b));
                match connective {
                    Connective::And => a & b,
                    Connective::Or => a | b,
                    Connective::Xor => a ^ b,
                    Connective::Same => a.equals(b),
                    Connective::Implies => a.implies(b),
                }
            }
            Truth::AnyOf(list) => any_of(list.iter().map(|truth| self.truth(truth))),
            Truth::AllOf(list) => all_of(list.iter().map(|truth| self.truth(truth))),
            Truth::IsNegative(of) => self.signed(of).is_negative(),
            Truth::Is(state, wanted) => with_state!(self.state(state), s, _Wrap => {
                is_one_of(s, wanted)
            }),
            Truth::Choice(condition, yes, no) => {
                mux(self.truth(condition), self.truth(yes), self.truth(no))
            }
        }
    }

    pub(super) fn state(&self, state: &State) -> AnyState {
        match state {
            State::Read(_, id) => match self.handle(*id) {
                Handle::State(state) => state,
                _ => unreachable!("a state is read"),
            },
            State::Field(of) => match self.bundle(of) {
                Handle::Record(record) => AnyState::Light(record.light),
                _ => unreachable!("a record has a state"),
            },
            State::Constant(machine, variant) => with_machine!(machine, S, Wrap => {
                Wrap(state_of(<S as nic_dsl::States>::ALL[*variant]))
            }),
            State::FromBits(machine, number) => with_machine!(machine, S, Wrap => {
                Wrap(nic_dsl::State::<S>::from_bits(self.number(number)))
            }),
            State::Choice(condition, yes, no) => {
                let condition = self.truth(condition);
                match (self.state(yes), self.state(no)) {
                    (AnyState::Light(a), AnyState::Light(b)) => {
                        AnyState::Light(mux(condition, a, b))
                    }
                    (AnyState::Gate(a), AnyState::Gate(b)) => AnyState::Gate(mux(condition, a, b)),
                    (AnyState::Step(a), AnyState::Step(b)) => AnyState::Step(mux(condition, a, b)),
                    (AnyState::Turn(a), AnyState::Turn(b)) => AnyState::Turn(mux(condition, a, b)),
                    _ => unreachable!("both states are of one machine"),
                }
            }
        }
    }

    fn bundle(&self, bundle: &Bundle) -> Handle {
        match bundle {
            Bundle::Read(id) => self.handle(*id),
            Bundle::Pair(low, high) => {
                Handle::Pair(Pair { low: self.number(low), high: self.number(high) })
            }
            Bundle::Unpacked(Kind::Pair(low, high), number) => {
                Handle::Pair(Pair::unpack(&pair_shape(*low, *high), self.number(number)))
            }
            Bundle::Unpacked(Kind::Record(low, high), number) => {
                Handle::Record(Record::unpack(&record_shape(*low, *high), self.number(number)))
            }
            Bundle::Constant(Kind::Pair(low, high), word) => {
                Handle::Pair(Pair::constant(&pair_shape(*low, *high), &pair_value(*low, word)))
            }
            Bundle::Constant(Kind::Record(low, high), word) => {
                let value = record_value(*low, *high, word);
                Handle::Record(Record::constant(&record_shape(*low, *high), &value))
            }
            Bundle::Unpacked(..) | Bundle::Constant(..) => unreachable!("a bundle has fields"),
            Bundle::Choice(condition, yes, no) => {
                let condition = self.truth(condition);
                match (self.bundle(yes), self.bundle(no)) {
                    (Handle::Pair(a), Handle::Pair(b)) => Handle::Pair(mux(condition, a, b)),
                    (Handle::Record(a), Handle::Record(b)) => Handle::Record(mux(condition, a, b)),
                    _ => unreachable!("both bundles are of one kind"),
                }
            }
        }
    }
}

/// Whether the state is one of these.
fn is_one_of<S: nic_dsl::States>(state: nic_dsl::State<S>, wanted: &[usize]) -> Bool {
    match wanted {
        [only] => state.is(S::ALL[*only]),
        several => {
            let several: Vec<S> = several.iter().map(|variant| S::ALL[*variant]).collect();
            state.is_any(&several)
        }
    }
}
