//! Random statements: assignments to wholes and parts, in conditions of every form.
use std::collections::BTreeSet;

use super::super::{Id, Kind, Part, Role, State, Statement, Truth, Value, Word};
use super::{Limit, Sheet, Target};

/// How often a value has no operator, one, two above each other, and so on.
const VALUE_DEPTHS: [u32; 5] = [10, 40, 34, 12, 4];
/// Conditions around each other.
const NESTS: u32 = 2;

impl Sheet<'_, '_> {
    /// Assigns everything that is to be assigned.
    pub(super) fn body(&mut self) {
        let targets = self.targets.clone();
        for target in &targets {
            let statements = if target.complete {
                self.complete(*target, NESTS)
            } else {
                // A register may be set under a condition alone; one that can hold.
                let value = self.assignment(*target, Part::Whole);
                match self.readable_truth(target.limit) {
                    Some(condition) if self.choices().chance(50) => vec![Statement::When {
                        branches: vec![(condition, vec![value])],
                        otherwise: None,
                    }],
                    _ => vec![value],
                }
            };
            self.design.body.extend(statements);
        }
        while !targets.is_empty() && !self.is_enough() && self.choices().another(60) {
            let first = targets[self.choices().below(targets.len() as u32) as usize];
            let mut some = vec![first];
            for _ in 0..self.choices().below(3) {
                let other = targets[self.choices().below(targets.len() as u32) as usize];
                if other.limit.domain == first.limit.domain {
                    some.push(other);
                }
            }
            let statement = self.conditional(&some, NESTS);
            self.design.body.push(statement);
            self.choices().end();
        }
    }

    /// A condition that reads a signal and nothing else, so that the language cannot decide it.
    pub(super) fn readable_truth(&mut self, limit: Limit) -> Option<Truth> {
        let list = self.allowed(limit, |kind| kind == Kind::Truth);
        let list: Vec<Id> = list
            .into_iter()
            .filter(|id| !matches!(self.design.signals[*id].role, Role::Let(_)))
            .collect();
        let id = self.one_of(&list)?;
        Some(self.crossed_truth(id, limit, Truth::Read(id)))
    }

    /// What can be assigned to a signal of that kind.
    pub(super) fn value(&mut self, kind: Kind, limit: Limit) -> Value {
        let depth = self.choices().weighted(&VALUE_DEPTHS) as u32;
        match kind {
            Kind::Number(width) => {
                if self.choices().chance(8) {
                    Value::Literal(self.literal(width))
                } else {
                    Value::Number(self.number(width, depth, limit))
                }
            }
            Kind::Truth => Value::Truth(self.truth(depth, limit)),
            Kind::State(machine) => Value::State(self.state(Some(machine), depth, limit)),
            bundle => Value::Bundle(self.bundle(bundle, depth, limit)),
        }
    }

    fn assignment(&mut self, target: Target, part: Part) -> Statement {
        let kind = match &part {
            Part::Whole => target.kind,
            Part::Slice { width, .. } | Part::Element { width, .. } => Kind::Number(*width),
            Part::Field(field) => target.kind.field(*field).1,
        };
        let value = self.value(kind, target.limit);
        Statement::Assign { target: target.id, part, value }
    }

    /// An assignment to the whole or a part.
    fn direct(&mut self, target: Target) -> Statement {
        let part = match target.kind {
            Kind::Number(width) => {
                let bits: Vec<u32> =
                    (1..=4).filter(|bits| width.is_multiple_of(1 << bits)).collect();
                match self.choices().weighted(&[5, 3, 2]) {
                    1 if width > 1 => {
                        let size = 1 + self.choices().below(width - 1);
                        let low = self.choices().below(width - size + 1);
                        Part::Slice { low, width: size }
                    }
                    2 if !bits.is_empty() => {
                        let bits = self.one_of(&bits).expect("there are some");
                        let index = self.number(bits, 1, target.limit);
                        Part::Element { index, width: width >> bits }
                    }
                    _ => Part::Whole,
                }
            }
            Kind::Pair(..) | Kind::Record(..) if self.choices().chance(50) => {
                let fields = target.kind.fields().len() as u32;
                Part::Field(self.choices().below(fields) as usize)
            }
            _ => Part::Whole,
        };
        self.assignment(target, part)
    }

    /// Statements after which every bit has a value.
    fn complete(&mut self, target: Target, depth: u32) -> Vec<Statement> {
        self.choices().begin();
        let nested = if depth > 0 && !self.is_enough() { 10 } else { 0 };
        let parts = if matches!(target.kind, Kind::Pair(..)) { 12 } else { 0 };
        let statements = match self.choices().weighted(&[70, 8, parts, nested, nested, nested]) {
            1 if matches!(target.kind, Kind::Number(width) if width > 1) => {
                let width = target.kind.width();
                let middle = 1 + self.choices().below(width - 1);
                let low = Part::Slice { low: 0, width: middle };
                let high = Part::Slice { low: middle, width: width - middle };
                vec![self.assignment(target, high), self.assignment(target, low)]
            }
            // Choices that were shrunk may ask for it anywhere.
            2 if parts > 0 => vec![
                self.assignment(target, Part::Field(0)),
                self.assignment(target, Part::Field(1)),
            ],
            3 if depth > 0 => {
                let mut branches = vec![];
                for _ in 0..self.choices().between(1, 3) {
                    let condition = self.truth(2, target.limit);
                    branches.push((condition, self.complete(target, depth - 1)));
                }
                let otherwise = Some(self.complete(target, depth - 1));
                vec![Statement::When { branches, otherwise }]
            }
            4 if depth > 0 => {
                let width = self.choices().between(1, 5);
                let subject = self.number(width, 1, target.limit);
                let mut cases = vec![];
                for label in self.labels(width) {
                    cases.push((vec![label], self.complete(target, depth - 1)));
                }
                let otherwise = Some(self.complete(target, depth - 1));
                vec![Statement::Switch { subject, cases, otherwise }]
            }
            5 if depth > 0 => {
                let subject: State = self.state(None, 1, target.limit);
                let variants = self.machine_of(&subject).codes().1.len();
                let arms = (0..variants).map(|_| self.complete(target, depth - 1)).collect();
                vec![Statement::Match { subject, arms }]
            }
            _ => vec![self.assignment(target, Part::Whole)],
        };
        self.choices().end();
        statements
    }

    /// Some values of that width, all different.
    fn labels(&mut self, width: u32) -> Vec<Word> {
        let mut labels: Vec<Word> = vec![];
        for _ in 0..self.choices().between(1, 3) {
            let label = self.word(width);
            if !labels.contains(&label) {
                labels.push(label);
            }
        }
        labels
    }

    /// A statement under conditions, about some targets of one clock.
    fn conditional(&mut self, targets: &[Target], depth: u32) -> Statement {
        self.choices().begin();
        let rank = targets.iter().map(|target| target.limit.rank).min().unwrap_or(0);
        let stage = targets.iter().map(|target| target.limit.stage).min().unwrap_or(0);
        let limit = Limit { rank, stage, domain: targets[0].limit.domain };
        let statement = match self.choices().weighted(&[6, 2, 2]) {
            1 => {
                let width = self.choices().between(1, 5);
                let subject = self.number(width, 1, limit);
                let mut labels = self.labels(width);
                let mut cases = vec![];
                while let Some(first) = labels.pop() {
                    let mut some = vec![first];
                    if self.choices().chance(25) {
                        some.extend(labels.pop());
                    }
                    cases.push((some, self.list(targets, depth)));
                }
                let otherwise = self.maybe_list(targets, depth);
                Statement::Switch { subject, cases, otherwise }
            }
            2 => {
                let subject: State = self.state(None, 1, limit);
                let variants = self.machine_of(&subject).codes().1.len();
                let arms = (0..variants).map(|_| self.list(targets, depth)).collect();
                Statement::Match { subject, arms }
            }
            _ => {
                let mut branches = vec![];
                for _ in 0..self.choices().between(1, 3) {
                    let condition = self.truth(2, limit);
                    branches.push((condition, self.list(targets, depth)));
                }
                let otherwise = self.maybe_list(targets, depth);
                Statement::When { branches, otherwise }
            }
        };
        self.choices().end();
        statement
    }

    fn maybe_list(&mut self, targets: &[Target], depth: u32) -> Option<Vec<Statement>> {
        self.choices().chance(50).then(|| self.list(targets, depth))
    }

    /// Assignments and conditions inside one; none is always overwritten by a later one.
    fn list(&mut self, targets: &[Target], depth: u32) -> Vec<Statement> {
        let mut touched: BTreeSet<Id> = BTreeSet::new();
        let mut statements = vec![];
        loop {
            let target = targets[self.choices().below(targets.len() as u32) as usize];
            if depth > 0 && !self.is_enough() && self.choices().chance(25) {
                statements.push(self.conditional(targets, depth - 1));
                touched.extend(targets.iter().map(|target| target.id));
            } else if touched.insert(target.id) {
                statements.push(self.direct(target));
            }
            if statements.len() >= 3 || !self.choices().another(35) {
                return statements;
            }
            self.choices().end();
        }
    }
}
