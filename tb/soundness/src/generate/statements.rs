//! Random bodies: assignments to wholes and parts, in nested conditions.
use std::panic::Location;

use nic_dsl::ir::{Arm, EnumerationId, ExpressionId, Operation, Part, Statement, Target};
use num_bigint::BigUint;

use super::expressions::ENOUGH;
use super::{Assignable, Builder, Limit};

/// How often a value has no operator, one, two above each other, and so on.
const VALUE_DEPTHS: [u32; 5] = [10, 40, 35, 12, 3];
/// Conditions around each other.
const DEPTH: u32 = 2;
/// Operators above each other in a condition.
const CONDITION_DEPTH: u32 = 1;

impl Builder<'_> {
    /// Assigns everything that can be assigned.
    pub(super) fn body(&mut self) {
        // The order of statements is unrelated to the order in which values depend on each other.
        let mut targets = self.assignable.clone();
        targets.sort_by_key(|target| target.key);
        // What can depend on nothing is a constant, and a constant has no conditions.
        let readable = |target: &Assignable| {
            let any = self.readable.iter().any(|r| target.limit.allows(r.fact));
            any || self.module.signal(target.signal).kind.is_register()
        };
        let (targets, constants): (Vec<_>, Vec<_>) = targets.into_iter().partition(readable);
        for target in constants {
            let statement = self.assign(target, Part::Whole, target.width);
            self.module.body.push(statement);
        }
        for target in targets.iter().filter(|target| target.complete) {
            let statements = self.complete(*target, DEPTH);
            self.module.body.extend(statements);
        }
        for target in targets.iter().filter(|target| !target.complete) {
            let statement = self.partial(&[*target], DEPTH);
            self.module.body.push(statement);
        }
        while !targets.is_empty() && self.choices.drawn() < ENOUGH && self.choices.another(50) {
            let mut some = Vec::new();
            for _ in 0..self.choices.between(1, 3) {
                some.push(targets[self.choices.below(targets.len() as u32) as usize]);
            }
            let statement = self.partial(&some, DEPTH);
            self.module.body.push(statement);
            self.choices.end();
        }
    }

    pub(super) fn value_for(&mut self, width: u32, limit: Limit) -> ExpressionId {
        let depth = self.choices.weighted(&VALUE_DEPTHS) as u32;
        self.expression(width, depth, limit)
    }

    pub(super) fn condition(&mut self, limit: Limit) -> ExpressionId {
        self.varying(1, limit)
    }

    /// An expression that depends on a signal. Conditions of the language do, since it decides a
    /// constant condition itself; a block that depends on nothing would never run.
    pub(super) fn varying(&mut self, width: u32, limit: Limit) -> ExpressionId {
        let id = self.expression(width, CONDITION_DEPTH, limit);
        if self.facts[id.index()].reads { id } else { self.read(width, limit) }
    }

    fn assign(&mut self, target: Assignable, part: Part, width: u32) -> Statement {
        let mut value = self.value_for(width, target.limit);
        if target.varies && !self.facts[value.index()].reads {
            value = self.read(width, target.limit);
        }
        let target = Target { signal: target.signal, part };
        Statement::Assign { target, value, place: Location::caller() }
    }

    /// Statements after which every bit has a value.
    fn complete(&mut self, target: Assignable, depth: u32) -> Vec<Statement> {
        self.choices.begin();
        let nested = if depth > 0 { 10 } else { 0 };
        let statements = match self.choices.weighted(&[72, 8, nested, nested]) {
            1 if target.width > 1 => {
                let width = self.width_below(target.width);
                let low = Part::Slice { low: 0, width };
                let high = Part::Slice { low: width, width: target.width - width };
                let low = self.assign(target, low, width);
                let high = self.assign(target, high, target.width - width);
                if self.choices.chance(50) { vec![high, low] } else { vec![low, high] }
            }
            2 if depth > 0 => {
                let condition = self.condition(target.limit);
                let then = self.complete(target, depth - 1);
                let otherwise = self.complete(target, depth - 1);
                vec![Statement::If { condition, then, otherwise, place: Location::caller() }]
            }
            3 if depth > 0 => {
                let body = |this: &mut Self| this.complete(target, depth - 1);
                vec![self.case(target.limit, true, body)]
            }
            _ => vec![self.assign(target, Part::Whole, target.width)],
        };
        self.choices.end();
        statements
    }

    /// A statement that assigns some of the targets on some paths.
    fn partial(&mut self, targets: &[Assignable], depth: u32) -> Statement {
        self.choices.begin();
        let statement = self.any_partial(targets, depth);
        self.choices.end();
        statement
    }

    fn any_partial(&mut self, targets: &[Assignable], depth: u32) -> Statement {
        let mut targets = targets;
        let meet = |targets: &[Assignable]| {
            targets.iter().fold(Limit::NONE, |limit, target| limit.meet(target.limit))
        };
        let mut limit = meet(targets);
        if !self.readable.iter().any(|r| limit.allows(r.fact)) {
            targets = &targets[..1];
            limit = meet(targets);
        }
        let nested = if depth > 0 { 30 } else { 0 };
        match self.choices.weighted(&[30, nested, nested / 2]) {
            1 if depth > 0 => {
                let condition = self.condition(limit);
                let then = self.list(targets, depth - 1);
                let otherwise =
                    if self.choices.chance(50) { self.list(targets, depth - 1) } else { vec![] };
                Statement::If { condition, then, otherwise, place: Location::caller() }
            }
            2 if depth > 0 => {
                let complete = self.choices.chance(50);
                self.case(limit, complete, |this| this.list(targets, depth - 1))
            }
            _ => self.part(targets, depth),
        }
    }

    fn list(&mut self, targets: &[Assignable], depth: u32) -> Vec<Statement> {
        let mut statements = vec![self.partial(targets, depth)];
        while statements.len() < 3 && self.choices.another(30) {
            statements.push(self.partial(targets, depth));
            self.choices.end();
        }
        statements
    }

    /// An assignment to the whole or a part of one of the targets.
    fn part(&mut self, targets: &[Assignable], depth: u32) -> Statement {
        let mut target = targets[self.choices.below(targets.len() as u32) as usize];
        // Outside of all conditions, constants over constants would be a block that never runs.
        target.varies |= depth == DEPTH && !self.module.signal(target.signal).kind.is_register();
        let elements: Vec<u32> =
            (1..=5).filter(|bits| target.width.is_multiple_of(1 << bits)).collect();
        match self.choices.weighted(&[50, 25, 25]) {
            1 if target.width > 1 => {
                let width = self.width_below(target.width);
                let low = self.position(target.width - width);
                self.assign(target, Part::Slice { low, width }, width)
            }
            2 if !elements.is_empty() => {
                let index_width = elements[self.choices.below(elements.len() as u32) as usize];
                let index = self.expression(index_width, CONDITION_DEPTH, target.limit);
                let width = target.width >> index_width;
                self.assign(target, Part::Element { index, width }, width)
            }
            _ => self.assign(target, Part::Whole, target.width),
        }
    }

    /// A case over an enumeration or over numbers; `body` makes the statements of an arm.
    fn case(
        &mut self,
        limit: Limit,
        complete: bool,
        mut body: impl FnMut(&mut Self) -> Vec<Statement>,
    ) -> Statement {
        let enumerations = self.module.enumerations.len() as u32;
        let enumeration = (enumerations > 0 && self.choices.chance(60))
            .then(|| EnumerationId(self.choices.below(enumerations)));
        let width = match enumeration {
            Some(id) => self.module.enumerations[id.index()].width,
            None => self.choices.between(1, 6).min(self.choices.between(1, 6)),
        };
        let subject = self.varying(width, limit);
        let mut labels = match enumeration {
            Some(id) => self.labels(id),
            None => self.numbers(width),
        };
        // An arm may stand as the default, and the author's label for it may then be remembered.
        let last = complete.then(|| if labels.len() > 1 { labels.pop() } else { None });
        let mut arms = Vec::new();
        while !labels.is_empty() {
            let mut some = vec![labels.remove(0)];
            while !labels.is_empty() && self.choices.chance(20) {
                some.push(labels.remove(0));
            }
            arms.push(Arm { labels: some, body: body(self), place: Location::caller() });
        }
        let default = last.map(|label| {
            let keep = self.choices.chance(50) && enumeration.is_some();
            (label.filter(|_| keep), body(self))
        });
        Statement::Case { subject, arms, default, place: Location::caller() }
    }

    fn labels(&mut self, id: EnumerationId) -> Vec<ExpressionId> {
        let enumeration = &self.module.enumerations[id.index()];
        let (width, count) = (enumeration.width, enumeration.variants.len());
        let first = self.choices.below(count as u32) as usize;
        (first..count).map(|variant| self.add(Operation::Label(id, variant), width)).collect()
    }

    fn numbers(&mut self, width: u32) -> Vec<ExpressionId> {
        let mut values: Vec<BigUint> = Vec::new();
        for _ in 0..self.choices.between(1, 4) {
            let value = self.value(width);
            if !values.contains(&value) {
                values.push(value);
            }
        }
        values.into_iter().map(|value| self.constant(value, width)).collect()
    }
}
