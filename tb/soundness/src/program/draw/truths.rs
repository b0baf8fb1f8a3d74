//! Random conditions and states.
use super::super::{
    Comparison, Connective, Kind, Machine, Number, Reduction, Right, SignedRight, State, Truth,
};
use super::{Limit, Sheet};

const COMPARISONS: [Comparison; 6] = [
    Comparison::Equals,
    Comparison::Differs,
    Comparison::Below,
    Comparison::AtMost,
    Comparison::Above,
    Comparison::AtLeast,
];
const REDUCTIONS: [Reduction; 4] =
    [Reduction::Any, Reduction::All, Reduction::IsZero, Reduction::Parity];
const CONNECTIVES: [Connective; 5] =
    [Connective::And, Connective::Or, Connective::Xor, Connective::Same, Connective::Implies];

fn boxed<T>(value: T) -> Box<T> {
    Box::new(value)
}

impl Sheet<'_, '_> {
    /// A condition.
    pub(super) fn truth(&mut self, depth: u32, limit: Limit) -> Truth {
        self.choices().begin();
        let depth = if self.is_enough() { 0 } else { depth };
        let truth = if depth == 0 {
            self.simple_truth(limit)
        } else {
            self.compound_truth(depth - 1, limit)
        };
        self.choices().end();
        truth
    }

    fn simple_truth(&mut self, limit: Limit) -> Truth {
        let list = self.allowed(limit, |kind| kind == Kind::Truth);
        match self.choices().weighted(&[12, 6, 2, 1]) {
            0 if !list.is_empty() => {
                let id = self.one_of(&list).expect("there are some");
                self.crossed_truth(id, limit, Truth::Read(id))
            }
            2 => Truth::Constant(self.choices().chance(50)),
            3 if self.design.clocks > 0 => Truth::Reset,
            _ => {
                let width = self.width();
                let of = self.number(width, 0, limit);
                let bit = self.choices().below(width);
                Truth::Bit(boxed(of), bit)
            }
        }
    }

    fn compound_truth(&mut self, depth: u32, limit: Limit) -> Truth {
        match self.choices().weighted(&[10, 26, 12, 8, 5, 4, 3, 8, 12, 4, 4, 3, 8, 4, 3]) {
            1 => {
                let comparison = COMPARISONS[self.choices().below(6) as usize];
                let width = self.width();
                let left = self.number(width, depth, limit);
                let right = self.comparable(comparison, width, depth, limit);
                Truth::Compare(comparison, boxed(left), boxed(right))
            }
            2 => {
                let comparison = COMPARISONS[self.choices().below(6) as usize];
                let width = self.width();
                let left = self.signed(width, depth, limit);
                let right: SignedRight = self.signed_right(width, depth, limit);
                Truth::CompareSigned(comparison, boxed(left), boxed(right))
            }
            3 => {
                let reduction = REDUCTIONS[self.choices().below(4) as usize];
                let width = self.width();
                Truth::Reduce(reduction, boxed(self.number(width, depth, limit)))
            }
            4 => {
                let width = self.width();
                let of = self.number(width, depth, limit);
                Truth::Bit(boxed(of), self.choices().below(width))
            }
            5 => {
                let bits = self.choices().between(1, 4);
                let of = self.number(1 << bits, depth, limit);
                let index = self.number(bits, depth, limit);
                Truth::BitAt(boxed(of), boxed(index))
            }
            6 => Truth::OfNumber(boxed(self.number(1, depth, limit))),
            7 => Truth::Not(boxed(self.truth(depth, limit))),
            8 => {
                let connective = CONNECTIVES[self.choices().below(5) as usize];
                let left = self.truth(depth, limit);
                let right = self.truth(depth, limit);
                Truth::Both(connective, boxed(left), boxed(right))
            }
            9 => Truth::AnyOf(self.truths(depth, limit)),
            10 => Truth::AllOf(self.truths(depth, limit)),
            11 => {
                let width = self.width();
                Truth::IsNegative(boxed(self.signed(width, depth, limit)))
            }
            12 => {
                let state = self.state(None, depth, limit);
                let variants = self.machine_of(&state).codes().1.len() as u32;
                let mut wanted = vec![self.choices().below(variants) as usize];
                if self.choices().chance(30) {
                    wanted.push(self.choices().below(variants) as usize);
                }
                Truth::Is(boxed(state), wanted)
            }
            13 => {
                let condition = self.truth(depth, limit);
                let yes = self.truth(depth, limit);
                let no = self.truth(depth, limit);
                Truth::Choice(boxed(condition), boxed(yes), boxed(no))
            }
            14 => {
                let (low, high) = (self.theme_width(), self.theme_width());
                Truth::Flag(boxed(self.bundle(Kind::Record(low, high), depth, limit)))
            }
            _ => self.simple_truth(limit),
        }
    }

    fn truths(&mut self, depth: u32, limit: Limit) -> Vec<Truth> {
        let many = self.choices().below(4);
        (0..many).map(|_| self.truth(depth.min(1), limit)).collect()
    }

    /// What a number is compared with: no Rust number below zero where the order counts.
    fn comparable(
        &mut self,
        comparison: Comparison,
        width: u32,
        depth: u32,
        limit: Limit,
    ) -> Right {
        let right = self.right(width, depth, limit);
        let ordered = !matches!(comparison, Comparison::Equals | Comparison::Differs);
        match right {
            Right::Literal(number) if number < 0 && ordered => Right::Literal(0),
            other => other,
        }
    }

    /// A state, of a machine if one is wanted.
    pub(super) fn state(&mut self, machine: Option<Machine>, depth: u32, limit: Limit) -> State {
        let list = self.allowed(limit, |kind| match kind {
            Kind::State(other) => machine.is_none_or(|wanted| wanted == other),
            _ => false,
        });
        let list: Vec<_> = list.into_iter().filter(|id| !self.is_foreign(*id, limit)).collect();
        let record = if machine.is_none_or(|wanted| wanted == Machine::Light) { 1 } else { 0 };
        let deep = if depth > 0 { 2 } else { 0 };
        let of = |this: &mut Self| match machine {
            Some(machine) => machine,
            None => Machine::ALL[this.choices().below(4) as usize],
        };
        match self.choices().weighted(&[10, 3, 3, record, deep]) {
            0 if !list.is_empty() => {
                let id = self.one_of(&list).expect("there are some");
                let Kind::State(machine) = self.kind_of(id) else { unreachable!("states only") };
                State::Read(machine, id)
            }
            2 => {
                let machine = of(self);
                let number: Number = self.number(machine.codes().0, depth.min(1), limit);
                State::FromBits(machine, boxed(number))
            }
            3 => {
                let (low, high) = (self.theme_width(), self.theme_width());
                State::Field(boxed(self.bundle(Kind::Record(low, high), depth.min(1), limit)))
            }
            4 => {
                let machine = of(self);
                let condition = self.truth(depth - 1, limit);
                let yes = self.state(Some(machine), depth - 1, limit);
                let no = self.state(Some(machine), depth - 1, limit);
                State::Choice(boxed(condition), boxed(yes), boxed(no))
            }
            _ => {
                let machine = of(self);
                let variants = machine.codes().1.len() as u32;
                State::Constant(machine, self.choices().below(variants) as usize)
            }
        }
    }
}
