//! Random circuits in the intermediate form.
//!
//! A circuit is drawn from [`Choices`]. Three properties hold by construction, so that all
//! simulators must agree: nothing depends on itself within a cycle, nothing is read whose value is
//! still unknown when the comparison begins, and every promise that a memory demands is kept. Each
//! expression carries the [`Fact`]s that this takes.
mod arrays;
mod expressions;
mod memories;
mod modules;
mod statements;
pub(crate) mod theme;

use std::rc::Rc;

use nic_dsl::ir::{ExpressionId, Module, Resets, SignalId, with_resets};

use crate::choices::Choices;
use crate::circuit::Circuit;
use theme::Theme;

/// What a value needs before it is known.
#[derive(Clone, Copy, Default, Debug)]
struct Fact {
    /// Higher than that of every combinational signal it depends on in the same cycle.
    rank: u32,
    /// Cycles after the start until registers without a reset have passed on a known value.
    stage: u32,
    /// Whether it depends on an input of the module in the same cycle.
    through: bool,
    /// Whether it depends on any signal.
    reads: bool,
}

/// Which values may be read at some place.
#[derive(Clone, Copy, Debug)]
struct Limit {
    /// Only what has a lower rank.
    rank: u32,
    /// Only what is known that early.
    stage: u32,
    /// Whether inputs may be read in the same cycle.
    through: bool,
}

impl Fact {
    fn join(self, other: Self) -> Self {
        Self {
            rank: self.rank.max(other.rank),
            stage: self.stage.max(other.stage),
            through: self.through || other.through,
            reads: self.reads || other.reads,
        }
    }
}

impl Limit {
    /// Everything in a clocked context.
    const NONE: Self = Self { rank: u32::MAX, stage: u32::MAX, through: true };

    fn allows(self, fact: Fact) -> bool {
        fact.rank < self.rank && fact.stage <= self.stage && (self.through || !fact.through)
    }

    fn meet(self, other: Self) -> Self {
        Self {
            rank: self.rank.min(other.rank),
            stage: self.stage.min(other.stage),
            through: self.through && other.through,
        }
    }
}

/// A signal that expressions may read.
#[derive(Clone, Copy, Debug)]
struct Readable {
    signal: SignalId,
    width: u32,
    fact: Fact,
    /// Decides which reference finds it, see [`Builder::find`].
    key: u32,
}

/// An expression that others may use as well.
#[derive(Clone, Copy, Debug)]
struct Shared {
    expression: ExpressionId,
    width: u32,
    fact: Fact,
    key: u32,
}

/// A signal that the body assigns.
#[derive(Clone, Copy, Debug)]
struct Assignable {
    signal: SignalId,
    width: u32,
    limit: Limit,
    /// Whether it must be given a value on every path.
    complete: bool,
    /// Whether its values must depend on a signal.
    varies: bool,
    key: u32,
}

/// A distributed memory that expressions may read.
#[derive(Clone, Copy, Debug)]
struct ReadableMemory {
    number: u32,
    width: u32,
    depth: u32,
}

/// One module under construction.
struct Builder<'c> {
    choices: &'c mut Choices,
    module: Module,
    facts: Vec<Fact>,
    readable: Vec<Readable>,
    shared: Vec<Shared>,
    assignable: Vec<Assignable>,
    memories: Vec<ReadableMemory>,
    arrays: Vec<arrays::Array>,
    /// The loop whose body is being described.
    inside: Option<arrays::Inside>,
    theme: Rc<Theme>,
    /// Widths that most of the module's signals have.
    palette: Vec<u32>,
    /// The inputs that fill memories, once something needs them.
    fill: Option<(SignalId, SignalId)>,
    /// Longest chain of registers without reset, children included.
    stages: u32,
    /// Words of the deepest memory, children included.
    deepest: u32,
    next_rank: u32,
    /// The modules instantiated so far.
    children: Vec<modules::Drawn>,
    /// Outputs that depend on an input in the same cycle.
    through: Vec<SignalId>,
}

/// Draws a circuit; module names begin with `name`.
pub fn circuit(choices: &mut Choices, name: &str) -> Circuit {
    // In a sequence that was shrunk to nothing, one cycle is enough.
    let cycles = choices.between(1, 32).max(choices.between(1, 32));
    let stimulus_seed = u64::from(choices.word());
    let theme = Rc::new(Theme::new(choices.theme()));
    let drawn = modules::module(choices, theme, name, 0);
    // Filling passes through all words twice: a port may read a word before the first pass writes it.
    let preamble = 2 * drawn.deepest.next_power_of_two() + drawn.stages + 2;
    let module = with_resets(&drawn.module, resets(stimulus_seed)).expect("no name ends with `_n`");
    Circuit { module, preamble, cycles, stimulus_seed }
}

/// Half of the circuits have resets of another kind than the described one.
fn resets(seed: u64) -> Resets {
    let is_other = seed & 1 == 1;
    Resets {
        asynchronous: is_other && seed & 6 != 0,
        active_low: is_other && seed & 4 == 0,
        initial: is_other && seed & 8 != 0,
    }
}
