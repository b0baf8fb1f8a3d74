//! Random arrays: of registers and of wires, read and assigned by element, in loops and by index.
//!
//! Many have a size that is no power of two, and no index is kept inside: beyond the last element all
//! readers must say zero and write nothing.
use std::panic::Location;

use nic_dsl::ir::{
    Arm, DomainId, ExpressionId, Loop, LoopId, Operation, Part, SignalId, SignalKind, Statement,
    Target, index_bits,
};
use num_bigint::BigUint;

use super::{Builder, Fact, Limit};

/// Elements of an array.
const SIZES: [u32; 8] = [4, 2, 3, 5, 6, 8, 7, 16];
/// Bits of all elements together, at most.
const WIDEST: u32 = 600;
/// Conditions around each other in and around a loop.
const DEPTH: u32 = 2;

/// An array that expressions may read by element.
#[derive(Clone, Copy, Debug)]
pub(super) struct Array {
    pub signal: SignalId,
    pub elements: u32,
    /// Bits of an element.
    pub width: u32,
    limit: Limit,
    is_register: bool,
}

/// The loop that is being described.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inside {
    id: LoopId,
    elements: u32,
}

impl Builder<'_> {
    fn array(&mut self, kind: SignalKind, elements: u32, width: u32) -> SignalId {
        let name = format!("a_{}", self.module.signals.len());
        let signal = self.declare(&name, width * elements, kind);
        self.module.signals[signal.index()].elements = Some(elements);
        signal
    }

    fn size(&mut self) -> (u32, u32) {
        let width = self.theme_width();
        let elements = SIZES[self.choices.weighted(&[30, 10, 15, 15, 12, 8, 8, 2])];
        (elements, width.min(WIDEST / elements))
    }

    /// An array of registers.
    pub(super) fn register_array(&mut self) {
        let (elements, width) = self.size();
        let reset = match self.choices.weighted(&[40, 35, 25]) {
            0 => {
                let value = self.value(width);
                Some((0..elements).fold(BigUint::ZERO, |all, _| (all << width) + &value))
            }
            1 => Some(self.value(width * elements)),
            _ => None,
        };
        let (mut fact, mut limit) = (Fact::default(), Limit::NONE);
        if reset.is_none() {
            limit.stage = self.stages;
            self.stages += 1;
            fact.stage = self.stages;
        }
        let signal = self.array(SignalKind::Register { reset }, elements, width);
        let clocks = self.module.domains.len() as u32;
        let domain = DomainId(self.choices.below(clocks));
        self.module.signals[signal.index()].domain = Some(domain);
        self.offer(signal, fact);
        self.arrays.push(Array { signal, elements, width, limit, is_register: true });
    }

    /// An array of wires.
    pub(super) fn wire_array(&mut self) {
        let (elements, width) = self.size();
        let signal = self.array(SignalKind::Wire, elements, width);
        self.module.signals[signal.index()].is_packed = self.choices.chance(50);
        let through = self.choices.weighted(&[75, 25]) == 0;
        let rank = self.next_rank;
        self.next_rank += 1;
        self.offer(signal, Fact { rank, stage: 0, through, reads: true });
        let limit = Limit { rank, stage: 0, through };
        self.arrays.push(Array { signal, elements, width, limit, is_register: false });
    }

    /// An element of some array, made as wide as is wanted; or the number of the loop's element.
    pub(super) fn element(&mut self, width: u32, depth: u32, limit: Limit) -> ExpressionId {
        if let Some(inside) = self.inside
            && self.choices.chance(25)
        {
            let index = self.loop_index(inside);
            return self.fit(index, width);
        }
        let allowed = |array: &&Array| {
            let fact = self.readable.iter().find(|r| r.signal == array.signal).map(|r| r.fact);
            fact.is_some_and(|fact| limit.allows(fact))
        };
        let allowed: Vec<Array> = self.arrays.iter().filter(allowed).copied().collect();
        if allowed.is_empty() {
            return self.read(width, limit);
        }
        let array = allowed[self.choices.below(allowed.len() as u32) as usize];
        let index = self.element_index(array, depth, limit);
        let element = self.add(Operation::Element(array.signal, index), array.width);
        self.fit(element, width)
    }

    fn loop_index(&mut self, inside: Inside) -> ExpressionId {
        self.add(Operation::LoopIndex(inside.id), index_bits(inside.elements))
    }

    fn element_index(&mut self, array: Array, depth: u32, limit: Limit) -> ExpressionId {
        let bits = index_bits(array.elements);
        match self.inside {
            Some(inside)
                if index_bits(inside.elements) == bits && self.choices.weighted(&[80, 20]) == 0 =>
            {
                self.loop_index(inside)
            }
            _ if self.choices.chance(20) => {
                let known = self.choices.below(array.elements);
                self.constant(known, bits)
            }
            _ => self.expression(bits, depth.saturating_sub(1), limit),
        }
    }

    /// Runs `describe` in a loop over so many elements.
    fn in_loop<R>(&mut self, elements: u32, describe: impl FnOnce(&mut Self) -> R) -> (LoopId, R) {
        self.module.loops.push(Loop { elements, place: Location::caller() });
        let id = LoopId(self.module.loops.len() as u32 - 1);
        let shared = self.shared.len();
        self.inside = Some(Inside { id, elements });
        let result = describe(self);
        self.inside = None;
        // What has a value in the loop alone is of no use outside.
        self.shared.truncate(shared);
        (id, result)
    }

    fn each(
        &mut self,
        elements: u32,
        describe: impl FnOnce(&mut Self) -> Vec<Statement>,
    ) -> Statement {
        let (index, body) = self.in_loop(elements, describe);
        Statement::For { index, body, place: Location::caller() }
    }

    /// Assigns all arrays.
    pub(super) fn assign_arrays(&mut self) {
        for array in self.arrays.clone() {
            self.choices.begin();
            if !array.is_register {
                let statement = self.each(array.elements, |this| vec![this.each_element(array)]);
                self.module.body.push(statement);
            } else {
                if self.is_without_reset(array) {
                    let statement =
                        self.each(array.elements, |this| vec![this.each_element(array)]);
                    self.module.body.push(statement);
                }
                while self.choices.another(50) {
                    let statement = self.array_statement(array, DEPTH);
                    self.module.body.push(statement);
                    self.choices.end();
                }
                let statement = self.array_statement(array, DEPTH);
                self.module.body.push(statement);
            }
            self.choices.end();
        }
    }

    fn is_without_reset(&self, array: Array) -> bool {
        self.module.signal(array.signal).kind == SignalKind::Register { reset: None }
    }

    /// Assigns the element that the loop is at.
    fn each_element(&mut self, array: Array) -> Statement {
        let inside = self.inside.expect("a loop is being described");
        let index = self.loop_index(inside);
        self.assign_element(array, index)
    }

    fn assign_element(&mut self, array: Array, index: ExpressionId) -> Statement {
        let value = self.value_for(array.width, array.limit);
        let part = Part::Element { index, width: array.width };
        let target = Target { signal: array.signal, part };
        Statement::Assign { target, value, place: Location::caller() }
    }

    /// A statement that assigns elements of an array of registers, inside a loop or not.
    fn array_statement(&mut self, array: Array, depth: u32) -> Statement {
        self.choices.begin();
        let nested = if depth > 0 { 25 } else { 0 };
        let is_inside = self.inside.is_some();
        let statement = match self.choices.weighted(&[
            30,
            if is_inside { 0 } else { 40 },
            nested,
            nested / 3,
        ]) {
            1 if !is_inside => self.each(array.elements, |this| this.loop_body(array, depth)),
            2 if depth > 0 => {
                let condition = self.condition(array.limit);
                let then = vec![self.array_statement(array, depth - 1)];
                let otherwise = if self.choices.chance(40) {
                    vec![self.array_statement(array, depth - 1)]
                } else {
                    vec![]
                };
                Statement::If { condition, then, otherwise, place: Location::caller() }
            }
            3 if depth > 0 => {
                let subject = self.varying(2, array.limit);
                let label = self.constant(self.module.loops.len() as u32 % 4, 2);
                let body = vec![self.array_statement(array, depth - 1)];
                let arms = vec![Arm { labels: vec![label], body, place: Location::caller() }];
                let other = vec![self.array_statement(array, depth - 1)];
                let default = Some((None, other));
                Statement::Case { subject, arms, default, place: Location::caller() }
            }
            _ if is_inside => self.each_element(array),
            _ => {
                let index = self.element_index(array, 2, array.limit);
                self.assign_element(array, index)
            }
        };
        self.choices.end();
        statement
    }

    /// What a loop does to an array, and perhaps to others of its size.
    fn loop_body(&mut self, array: Array, depth: u32) -> Vec<Statement> {
        let mut body = vec![self.array_statement(array, depth)];
        let others = self.arrays.iter().filter(|other| {
            other.is_register && other.elements == array.elements && other.signal != array.signal
        });
        let others: Vec<Array> = others.copied().collect();
        for other in others {
            if self.choices.chance(50) {
                body.push(self.array_statement(other, depth.saturating_sub(1)));
            }
        }
        body
    }
}
