//! Makes a failing circuit small.
//!
//! [`CircuitTree`] is a `proptest` value tree over the sequence of choices behind a circuit, and
//! [`shrink`] walks it as `proptest` does. Compiling one candidate takes as long as compiling many,
//! so the walk looks ahead: the candidates that would follow if all of them passed are run as one
//! batch, and the first that still fails is where the walk goes on.
use std::collections::BTreeSet;

use proptest::strategy::ValueTree;

use crate::choices::Span;
use crate::recipe::Recipe;

/// Candidates run together.
const LOOK_AHEAD: usize = 40;
/// Numbers that are also tried one lower; widths are below.
const SMALL: u32 = 600;
/// Batches after which the circuit is small enough.
const MOST_BATCHES: usize = 300;

/// One way to simplify.
#[derive(Clone, Copy, Debug)]
enum Edit {
    /// Leave out what a span drew.
    Delete(usize),
    /// Draw the simplest in place of a span.
    Simplest(usize),
    /// Put one span in place of another that is around it.
    Hoist(usize, usize),
    /// Another number at a position.
    Number(usize, u32),
}

/// The simplifications of a circuit that fails.
#[derive(Clone, Debug)]
pub struct CircuitTree {
    best: Recipe,
    spans: Vec<Span>,
    candidate: Option<(Recipe, Vec<Span>)>,
    edits: Vec<Edit>,
    next: usize,
    /// Whether something was simplified since the edits were last begun.
    progress: bool,
    tried: BTreeSet<Recipe>,
}

impl CircuitTree {
    /// Begins at a recipe.
    pub fn new(recipe: &Recipe) -> Self {
        let (best, spans) = recipe.normal();
        let edits = edits(&best, &spans);
        let tried = BTreeSet::new();
        Self { best, spans, candidate: None, edits, next: 0, progress: false, tried }
    }

    /// Moves to the next candidate worth a try.
    fn advance(&mut self) -> bool {
        self.candidate = None;
        loop {
            let Some(&edit) = self.edits.get(self.next) else {
                if !self.progress {
                    return false;
                }
                self.progress = false;
                self.next = 0;
                continue;
            };
            self.next += 1;
            let (recipe, spans) = apply(&self.best, &self.spans, edit).normal();
            if is_simpler(&recipe, &self.best) && self.tried.insert(recipe.clone()) {
                self.candidate = Some((recipe, spans));
                return true;
            }
        }
    }
}

impl ValueTree for CircuitTree {
    type Value = Recipe;

    fn current(&self) -> Recipe {
        self.candidate.as_ref().map_or(&self.best, |(recipe, _)| recipe).clone()
    }

    /// The current circuit fails too: goes on from it.
    fn simplify(&mut self) -> bool {
        if let Some((recipe, spans)) = self.candidate.take() {
            (self.best, self.spans) = (recipe, spans);
            self.edits = edits(&self.best, &self.spans);
            // The edit at this place may well work again on what moved up.
            self.next = self.next.saturating_sub(1);
            self.progress = true;
        }
        self.advance()
    }

    /// The current circuit is fine: tries another simplification of the last that failed.
    fn complicate(&mut self) -> bool {
        self.advance()
    }
}

/// Fewer choices are simpler, and among as many the lower ones.
fn is_simpler(one: &Recipe, other: &Recipe) -> bool {
    (one.choices.len(), &one.choices) < (other.choices.len(), &other.choices)
}

/// Large steps first.
fn edits(recipe: &Recipe, spans: &[Span]) -> Vec<Edit> {
    let mut by_size: Vec<usize> = (0..spans.len()).collect();
    by_size.sort_by_key(|i| spans[*i].start.wrapping_sub(spans[*i].end));
    let mut list = Vec::new();
    for &span in &by_size {
        list.push(Edit::Delete(span));
        list.push(Edit::Simplest(span));
    }
    for &outer in &by_size {
        for (inner, span) in spans.iter().enumerate() {
            let around = spans[outer];
            let inside = around.start <= span.start && span.end <= around.end;
            if inside && around.depth < span.depth && span.depth <= around.depth + 2 {
                list.push(Edit::Hoist(outer, inner));
            }
        }
    }
    for (position, &number) in recipe.choices.iter().enumerate().filter(|(_, number)| **number > 0)
    {
        list.push(Edit::Number(position, 0));
        list.push(Edit::Number(position, number / 2));
        // Step by step only where every step can matter: a seed would go down forever.
        if number <= SMALL {
            list.push(Edit::Number(position, number - 1));
        }
    }
    list
}

fn apply(recipe: &Recipe, spans: &[Span], edit: Edit) -> Recipe {
    let mut sequence = recipe.choices.clone();
    match edit {
        Edit::Delete(span) => drop(sequence.drain(spans[span].start..spans[span].end)),
        Edit::Simplest(span) => {
            drop(sequence.splice(spans[span].start..spans[span].end, [0]));
        }
        Edit::Hoist(outer, inner) => {
            let kept = recipe.choices[spans[inner].start..spans[inner].end].to_vec();
            drop(sequence.splice(spans[outer].start..spans[outer].end, kept));
        }
        Edit::Number(position, number) => sequence[position] = number,
    }
    Recipe { sort: recipe.sort, choices: sequence }
}

/// The simplest recipe found that still fails. `first_failing` runs several recipes and gives the
/// position of the first that fails.
pub fn shrink(
    recipe: &Recipe,
    mut first_failing: impl FnMut(&[Recipe]) -> Option<usize>,
) -> Recipe {
    let mut tree = CircuitTree::new(recipe);
    let mut last_failing = tree.current();
    let mut more = tree.simplify();
    for _ in 0..MOST_BATCHES {
        if !more {
            break;
        }
        // If all of these pass, each is followed by the next.
        let mut ahead = tree.clone();
        let mut candidates = vec![ahead.current()];
        while candidates.len() < LOOK_AHEAD && ahead.complicate() {
            candidates.push(ahead.current());
        }
        match first_failing(&candidates) {
            Some(position) => {
                for _ in 0..position {
                    tree.complicate();
                }
                last_failing = tree.current();
                more = tree.simplify();
            }
            None => {
                more = ahead.complicate();
                tree = ahead;
            }
        }
    }
    last_failing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recipe::Sort;
    use nic_dsl::ir::{BinaryOperator, Operation};

    /// Whether a multiplication is anywhere in the top module.
    fn multiplies(recipe: &Recipe) -> bool {
        recipe.circuit("c").module.expressions.iter().any(|expression| {
            matches!(expression.operation, Operation::Binary(BinaryOperator::Multiply, ..))
        })
    }

    fn recipe(seed: u64) -> Recipe {
        Recipe::random(Sort::Circuits, seed, 7)
    }

    #[test]
    fn a_circuit_shrinks_to_what_makes_it_fail() {
        let failing: Vec<Recipe> = (0..200).map(recipe).filter(multiplies).take(10).collect();
        assert_eq!(failing.len(), 10);
        for recipe in failing {
            let small = shrink(&recipe, |list| list.iter().position(multiplies));
            assert!(multiplies(&small));
            let (few, many) = (small.choices.len(), recipe.choices.len());
            assert!(few <= 80 && 2 * few <= many, "{few} of {many} choices: {small:?}");
        }
    }

    #[test]
    fn looking_ahead_finds_what_one_step_at_a_time_finds() {
        for seed in (0..60).filter(|seed| multiplies(&recipe(*seed))) {
            let together = shrink(&recipe(seed), |list| list.iter().position(multiplies));
            let mut tree = CircuitTree::new(&recipe(seed));
            let mut last = tree.current();
            let mut steps = 0;
            let mut more = tree.simplify();
            while more && steps < MOST_BATCHES * LOOK_AHEAD {
                steps += 1;
                more = if multiplies(&tree.current()) {
                    last = tree.current();
                    tree.simplify()
                } else {
                    tree.complicate()
                };
            }
            assert_eq!(together, last, "seed {seed}");
        }
    }
}
