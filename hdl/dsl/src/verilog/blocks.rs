//! Which signals are assigned in `always` blocks, and which of them share one.
//!
//! A combinational signal has a block of its own. In a block of several, the default of one signal is
//! seen by whoever reads it before the block overrides it, and what that wakes may wake this block
//! again through another signal: two such blocks in two modules call each other for ever, although no
//! signal depends on itself (ADR 10). Registers take their values at the clock edge, so those that the
//! author assigned under common conditions share a block, and so do those of a scope that are assigned one
//! after the other.
use std::collections::{BTreeMap, BTreeSet};

use num_bigint::BigUint;

use super::plan::Plan;
use super::statement::reset_of;
use super::walk::targets;
use crate::fold::Known;
use crate::ir::{DomainId, Module, Part, SignalId, SignalKind, Statement};

/// Signals that share an `always` block.
pub(super) struct Block {
    pub signals: BTreeSet<SignalId>,
    /// `None`: combinational.
    pub domain: Option<DomainId>,
    /// The statements of the body that assign any of them.
    pub statements: Vec<usize>,
}

impl Block {
    fn new(signal: SignalId, domain: Option<DomainId>) -> Self {
        Self { signals: BTreeSet::from([signal]), domain, statements: vec![] }
    }
    fn empty() -> Self {
        Self { signals: BTreeSet::new(), domain: None, statements: vec![] }
    }
}

/// How the signals of a module are assigned.
#[derive(Default)]
pub(super) struct Assigned {
    /// By signal: whether it is assigned in an `always` block.
    pub procedural: Vec<bool>,
    /// Combinational signals that are assigned several times, and only known values: what they are
    /// in the end. A block of them would read nothing, and so never run in a simulator that waits
    /// for what a block reads.
    pub fixed: BTreeMap<SignalId, BigUint>,
}

impl Assigned {
    /// Looks through the body of a module.
    pub fn new(module: &Module) -> Self {
        let by_kind =
            |kind: &SignalKind| kind.is_register() || matches!(kind, SignalKind::MemoryOutput(..));
        let mut assigned = Self {
            procedural: module.signals.iter().map(|signal| by_kind(&signal.kind)).collect(),
            fixed: BTreeMap::new(),
        };
        assigned.mark(module);
        assigned
    }

    /// Marks the combinational signals that `assign` cannot express: assigned under a condition, in
    /// overlapping parts, or by a dynamic index.
    fn mark(&mut self, module: &Module) {
        let known = Known::of(module);
        let mut parts: BTreeMap<SignalId, Parts> = BTreeMap::new();
        for statement in &module.body {
            if let Statement::For { body, .. } = statement
                && module.is_combinational_loop(body)
            {
                continue;
            }
            let Statement::Assign { target, value, .. } = statement else {
                targets(std::slice::from_ref(statement), &mut |signal| {
                    self.procedural[signal.index()] = true;
                });
                continue;
            };
            let width = module.signal(target.signal).width;
            let (low, width) = match target.part {
                Part::Whole => (0, width),
                Part::Slice { low, width } => (low, width),
                Part::Element { .. } => {
                    self.procedural[target.signal.index()] = true;
                    continue;
                }
            };
            parts.entry(target.signal).or_default().add(low, width, known.get(*value));
        }
        for (signal, parts) in parts {
            if self.procedural[signal.index()] || !parts.overlap {
                continue;
            }
            match parts.value {
                Some(value) => _ = self.fixed.insert(signal, value),
                None => self.procedural[signal.index()] = true,
            }
        }
    }
}

/// What the unconditional assignments of one signal add up to.
struct Parts {
    taken: Vec<(u32, u32)>,
    overlap: bool,
    /// As long as every value is known.
    value: Option<BigUint>,
}

impl Default for Parts {
    fn default() -> Self {
        Self { taken: vec![], overlap: false, value: Some(BigUint::ZERO) }
    }
}

impl Parts {
    /// Bits `low .. low + width` take `value`.
    fn add(&mut self, low: u32, width: u32, value: Option<&BigUint>) {
        let high = low + width;
        self.overlap |= self.taken.iter().any(|(l, h)| low < *h && *l < high);
        self.taken.push((low, high));
        self.value = self.value.take().zip(value).map(|(mut all, value)| {
            (0..u64::from(width)).for_each(|bit| all.set_bit(u64::from(low) + bit, value.bit(bit)));
            all
        });
    }
}

/// The blocks of a module, in the order of what is assigned first.
pub(super) fn blocks(plan: &Plan, formal: bool) -> Vec<Block> {
    let module = plan.module;
    let mut blocks: Vec<Block> = vec![];
    let mut home: BTreeMap<SignalId, usize> = BTreeMap::new();
    for (number, statement) in module.body.iter().enumerate() {
        let mut assigned: Vec<SignalId> = vec![];
        targets(std::slice::from_ref(statement), &mut |signal| {
            let wanted = plan.is_printed(signal, formal) && plan.is_procedural(signal);
            if wanted && !assigned.contains(&signal) {
                assigned.push(signal);
            }
        });
        // The block of each clock that this statement is in.
        let mut shared: BTreeMap<DomainId, usize> = BTreeMap::new();
        for signal in assigned {
            let domain = block_domain(module, signal);
            let at = *home.entry(signal).or_insert_with(|| {
                blocks.push(Block::new(signal, domain));
                blocks.len() - 1
            });
            let at = match domain {
                Some(domain) => *shared.entry(domain).or_insert(at),
                None => at,
            };
            join(&mut blocks, &mut home, at, signal);
            if blocks[at].statements.last() != Some(&number) {
                blocks[at].statements.push(number);
            }
        }
    }
    blocks.retain(|block| !block.signals.is_empty());
    blocks.iter_mut().for_each(|block| block.statements.sort_unstable());
    blocks.iter_mut().for_each(|block| block.statements.dedup());
    blocks.sort_by_key(|block| block.statements.first().copied());
    let blocks = by_scope(module, blocks);
    if module.resets.asynchronous { with_and_without_reset(module, blocks) } else { blocks }
}

/// Takes registers with and without a reset apart: where it is asynchronous, a block is in reset or runs.
fn with_and_without_reset(module: &Module, blocks: Vec<Block>) -> Vec<Block> {
    let mut apart: Vec<Block> = vec![];
    for Block { signals, domain, statements } in blocks {
        let (with, without): (BTreeSet<SignalId>, BTreeSet<SignalId>) =
            signals.into_iter().partition(|id| reset_of(module, *id).is_some());
        for signals in [with, without].into_iter().filter(|signals| !signals.is_empty()) {
            let concerns = |number: &usize| {
                let mut any = false;
                targets(std::slice::from_ref(&module.body[*number]), &mut |signal| {
                    any |= signals.contains(&signal);
                });
                any
            };
            let statements = statements.iter().copied().filter(concerns).collect();
            apart.push(Block { signals, domain, statements });
        }
    }
    apart.sort_by_key(|block| block.statements.first().copied());
    apart
}

/// Assignments that blocks of one scope have at most to be joined to one: what can be taken in at a glance.
const MOST_ASSIGNMENTS: usize = 32;

/// Joins blocks of registers of one scope and clock that follow each other.
fn by_scope(module: &Module, blocks: Vec<Block>) -> Vec<Block> {
    let mut joined: Vec<Block> = vec![];
    // The last block of registers, its scope and clock, and its assignments.
    let mut last: Option<(usize, (&str, DomainId), usize)> = None;
    for block in blocks {
        let first = block.signals.first().expect("a block has a signal");
        if let Some(domain) = block.domain {
            let theme = (module.signal(*first).scope.as_str(), domain);
            let count = assignments(module, &block);
            if let Some((at, of_last, so_far)) = &mut last
                && *of_last == theme
                && *so_far + count <= MOST_ASSIGNMENTS
            {
                *so_far += count;
                joined[*at].signals.extend(block.signals);
                joined[*at].statements.extend(block.statements);
                continue;
            }
            last = Some((joined.len(), theme, count));
        }
        joined.push(block);
    }
    joined.iter_mut().for_each(|block| block.statements.sort_unstable());
    joined
}

/// Assignments to the registers of a block, and to those that have a reset one more.
fn assignments(module: &Module, block: &Block) -> usize {
    let mut count = 0;
    for number in &block.statements {
        targets(std::slice::from_ref(&module.body[*number]), &mut |signal| {
            count += usize::from(block.signals.contains(&signal));
        });
    }
    count + block.signals.iter().filter(|signal| reset_of(module, **signal).is_some()).count()
}

/// Moves the block of `signal`, with all that is in it, into the block `at`.
fn join(blocks: &mut [Block], home: &mut BTreeMap<SignalId, usize>, at: usize, signal: SignalId) {
    let other = home[&signal];
    if other != at {
        let Block { signals, statements, .. } =
            std::mem::replace(&mut blocks[other], Block::empty());
        signals.iter().for_each(|moved| _ = home.insert(*moved, at));
        blocks[at].signals.extend(signals);
        blocks[at].statements.extend(statements);
    }
}

fn block_domain(module: &Module, signal: SignalId) -> Option<DomainId> {
    let signal = module.signal(signal);
    if signal.kind.is_register() { signal.domain } else { None }
}
