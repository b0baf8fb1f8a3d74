//! Loops: which are printed, their blocks, and what they count with.
use std::collections::{BTreeSet, HashSet};

use super::super::blocks::{Block, blocks};
use super::super::statement::counts;
use super::super::walk;
use super::Plan;
use crate::ir::{ExpressionId, LoopId, Operation, Statement};
use crate::names::{Names, OF_LOOPS};

impl Plan<'_> {
    /// Which loops are `generate` loops.
    pub(super) fn find_loops(&mut self) {
        for statement in &self.module.body {
            if let Statement::For { index, body, .. } = statement {
                self.loops[index.index()].generates = self.module.is_combinational_loop(body);
            }
        }
    }

    /// Names the `generate` blocks, after what they assign first or the first wire in them.
    pub(super) fn name_loops(&mut self, names: &mut Names) {
        for (number, found) in self.module.loops.iter().enumerate() {
            let id = LoopId(number as u32);
            let mut assigned = None;
            for statement in &self.module.body {
                if let Statement::For { index, body, .. } = statement
                    && *index == id
                {
                    walk::targets(body, &mut |signal| _ = assigned.get_or_insert(signal));
                }
            }
            let stem = match assigned {
                Some(signal) => format!("each_{}", self.module.signal(signal).name),
                None => format!("each_of_{}", found.elements),
            };
            self.loops[number].block = names.fresh(&stem);
        }
        for number in 0..self.module.loops.len() {
            let id = LoopId(number as u32);
            let name = self.loops[number].block.clone();
            let is_printed_twice = self.has_block(id, false) && self.has_block(id, true);
            self.loops[number].of_properties =
                if is_printed_twice { names.fresh(&name) } else { name };
        }
    }

    /// Whether a `generate` block is printed for a loop.
    pub(super) fn has_block(&self, id: LoopId, formal: bool) -> bool {
        let has_value = self.values(formal).iter().any(|value| self.loop_of(*value) == Some(id));
        let assigns = |statement: &Statement| {
            let Statement::For { index, body, .. } = statement else { return false };
            let mut any = false;
            walk::targets(body, &mut |signal| any |= self.is_printed(signal, formal));
            *index == id && any
        };
        has_value || (self.generates(id) && self.module.body.iter().any(assigns))
    }

    /// Gives each clocked block that counts an integer of its own: one that several blocks drive is an error to some
    /// tools.
    pub(super) fn name_integers(&mut self, names: &mut Names) {
        for block in [blocks(self, false), blocks(self, true)].into_iter().flatten() {
            if let Some(first) = block.signals.first().filter(|_| counts(self.module, &block)) {
                let integer = match self.integers.is_empty() {
                    true => OF_LOOPS[0].to_string(),
                    false => names.fresh(OF_LOOPS[0]),
                };
                self.integers.insert(*first, integer);
            }
        }
    }

    /// What blocks count with.
    pub fn integers(&self) -> impl Iterator<Item = &str> {
        self.integers.values().map(String::as_str)
    }

    /// What a block counts with.
    pub fn integer_of(&self, block: &Block) -> &str {
        let own = block.signals.first().and_then(|first| self.integers.get(first));
        own.map_or(OF_LOOPS[0], String::as_str)
    }

    /// Wires in the `generate` block of a loop with this body. The wires of one block are not known in another.
    pub fn values_in_block(
        &self,
        id: LoopId,
        body: &[Statement],
        formal: bool,
    ) -> BTreeSet<ExpressionId> {
        let own = self.values(formal).into_iter().filter(|value| self.loop_of(*value) == Some(id));
        let mut values: BTreeSet<ExpressionId> = own.collect();
        let mut read: Vec<ExpressionId> = vec![];
        walk::printed_expressions(body, &|signal| self.is_printed(signal, formal), &mut |value| {
            read.push(value);
        });
        read.extend(&values);
        let mut seen = HashSet::new();
        while let Some(next) = read.pop() {
            if !seen.insert(next) {
                continue;
            }
            if self.value_names.contains_key(&next) && self.loop_of(next) == Some(id) {
                values.insert(next);
            }
            let operands = self.module.expression(next).operation.operands();
            read.extend(operands.into_iter().filter(|of| self.loop_of(*of) == Some(id)));
        }
        values
    }

    /// Whether a loop is a `generate` loop.
    pub fn generates(&self, id: LoopId) -> bool {
        self.loops[id.index()].generates
    }

    /// Name of the `generate` block of a loop.
    pub fn block_name(&self, id: LoopId, formal: bool) -> &str {
        let found = &self.loops[id.index()];
        if formal { &found.of_properties } else { &found.block }
    }

    /// Whether an expression is constant in each step of a loop, and not the same in all.
    pub fn is_of_loop(&self, id: ExpressionId) -> bool {
        self.of_loop[id.index()] && self.known(id).is_none()
    }

    /// The loop in which alone an expression has a value.
    pub fn loop_of(&self, id: ExpressionId) -> Option<LoopId> {
        self.in_loop[id.index()]
    }

    /// Whether the expression is an element that is read without more: the one that a loop is at, or
    /// of a known number.
    pub(super) fn is_plain_element(&self, id: ExpressionId) -> bool {
        let Operation::Element(array, index) = self.module.expression(id).operation else {
            return false;
        };
        let is_known = matches!(
            self.module.expression(index).operation,
            Operation::LoopIndex(_) | Operation::Constant(_)
        );
        let array = self.module.signal(array);
        // A bit of a vector has no parts.
        is_known && self.module.is_inside(index, array.elements.unwrap_or(1))
    }

    /// Whether the expression is an element of an array that is printed as a vector: it has no parts.
    pub(super) fn is_field(&self, id: ExpressionId) -> bool {
        match self.module.expression(id).operation {
            Operation::Element(array, _) => self.module.signal(array).is_packed,
            _ => false,
        }
    }
}
