//! Random programs that the language takes.
//!
//! Three properties hold by construction, as for the circuits of [`crate::generate`]: no signal depends
//! on itself within a cycle (it reads signals of a lower rank only), nothing is read whose value is
//! still unknown when the comparison begins, and addresses are inside their memories. Small numbers,
//! zeros and ones are frequent, because the language's simplifications are about these.
mod modules;
mod numbers;
mod statements;
mod truths;

use std::rc::Rc;

use super::{Design, Id, Kind, Memory, Number, Program, Role, Signal, Truth, Word};
use crate::choices::Choices;
use crate::generate::theme::Theme;

/// Draws after which a module is large enough and only simple things are added.
const ENOUGH: usize = 220;

/// Which signals may be read at some place.
#[derive(Clone, Copy, Debug)]
struct Limit {
    /// Only those of a lower rank.
    rank: u32,
    /// Only those that are known that many cycles after the start.
    stage: u32,
    /// The clock of what is made; others have to be crossed.
    domain: usize,
}

/// What a signal may be read for.
#[derive(Clone, Copy, Debug)]
struct Fact {
    rank: u32,
    stage: u32,
}

/// Known at any time after the start.
const LATE: u32 = u32::MAX;

/// A program under construction.
struct Drawing<'c> {
    choices: &'c mut Choices,
    theme: Rc<Theme>,
    designs: Vec<Design>,
    /// By design: the longest chain of registers without reset in it and below it.
    stages: Vec<u32>,
}

/// A module under construction.
struct Sheet<'d, 'c> {
    drawing: &'d mut Drawing<'c>,
    design: Design,
    facts: Vec<Fact>,
    /// Signals that may be read as they are.
    readable: Vec<Id>,
    /// Outputs of memories, and the flags that say that they show something.
    guarded: Vec<(Id, Id)>,
    /// Arrays of registers.
    arrays: Vec<Id>,
    /// Signals that the body assigns.
    targets: Vec<Target>,
    palette: Vec<u32>,
    next_rank: u32,
    stages: u32,
    /// What was drawn before it.
    begun: usize,
    /// Whether other modules instantiate it.
    is_child: bool,
}

/// A signal that the body assigns.
#[derive(Clone, Copy, Debug)]
struct Target {
    id: Id,
    kind: Kind,
    limit: Limit,
    /// Whether every path must assign it.
    complete: bool,
}

/// Draws a program whose modules have names that begin with `name`.
pub fn program(choices: &mut Choices, name: &str) -> Program {
    let cycles = choices.between(1, 24).max(choices.between(1, 24));
    let stimulus_seed = u64::from(choices.word());
    let theme = Rc::new(Theme::new(choices.theme()));
    let mut drawing = Drawing { choices, theme, designs: vec![], stages: vec![] };
    modules::top(&mut drawing, name);
    let preamble = drawing.stages.last().copied().unwrap_or(0) + 3;
    Program { designs: drawing.designs, preamble, cycles, stimulus_seed }
}

impl Sheet<'_, '_> {
    fn choices(&mut self) -> &mut Choices {
        self.drawing.choices
    }

    fn width(&mut self) -> u32 {
        let of = self.palette.len() as u32;
        let number = self.choices().below(of) as usize;
        self.palette[number]
    }

    fn theme_width(&mut self) -> u32 {
        let widths = self.drawing.theme.widths.clone();
        widths[self.choices().below(widths.len() as u32) as usize]
    }

    /// Whether the module is large enough.
    fn is_enough(&self) -> bool {
        self.drawing.choices.drawn() - self.begun >= ENOUGH
    }

    fn signal(&mut self, kind: Kind, role: Role, domain: usize, fact: Fact) -> Id {
        self.design.signals.push(Signal { kind, role, domain });
        self.facts.push(fact);
        self.design.signals.len() - 1
    }

    fn kind_of(&self, id: Id) -> Kind {
        self.design.signals[id].kind
    }

    /// The signals that may be read under a limit.
    fn allowed(&self, limit: Limit, wanted: impl Fn(Kind) -> bool) -> Vec<Id> {
        let allowed = |id: &Id| {
            let fact = self.facts[*id];
            fact.rank < limit.rank
                && fact.stage <= limit.stage
                && wanted(self.kind_of(*id))
                && self.may_cross(*id, limit)
        };
        self.readable.iter().copied().filter(allowed).collect()
    }

    /// One of these, if there are any.
    fn one_of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        if list.is_empty() {
            return None;
        }
        let number = self.choices().below(list.len() as u32) as usize;
        Some(list[number])
    }

    /// Whether a signal belongs to another clock than what is made.
    fn is_foreign(&self, id: Id, limit: Limit) -> bool {
        self.design.clocks == 2 && self.design.signals[id].domain != limit.domain
    }

    /// Whether a signal may be read, for its clock. From outside a module it cannot be seen that a path
    /// from one clock's input to another's output is declared safe inside, so there is none.
    fn may_cross(&self, id: Id, limit: Limit) -> bool {
        !(self.is_child && limit.rank < u32::MAX && self.is_foreign(id, limit))
    }

    /// A number with another clock's signals in it is declared safe.
    fn crossed(&self, id: Id, limit: Limit, number: Number) -> Number {
        if self.is_foreign(id, limit) { Number::Crossed(Box::new(number)) } else { number }
    }

    fn crossed_truth(&self, id: Id, limit: Limit, truth: Truth) -> Truth {
        if self.is_foreign(id, limit) { Truth::Crossed(Box::new(truth)) } else { truth }
    }

    /// Bits: often all zeros, all ones, or one of them.
    fn word(&mut self, width: u32) -> Word {
        let width = width as usize;
        match self.choices().weighted(&[3, 2, 2, 1, 3]) {
            0 => vec![false; width],
            1 => vec![true; width],
            2 => (0..width).map(|bit| bit == 0).collect(),
            3 => (0..width).map(|bit| bit == width - 1).collect(),
            _ => {
                let mut word = vec![];
                while word.len() < width {
                    let bits = self.choices().word();
                    word.extend((0..32).map(|bit| bits >> bit & 1 == 1));
                }
                word.truncate(width);
                word
            }
        }
    }

    /// A Rust number from 0 to 2^width - 1, often one of the ends.
    fn literal(&mut self, width: u32) -> i128 {
        let bits = width.min(100);
        let most = (1i128 << bits) - 1;
        match self.choices().weighted(&[3, 3, 3, 1, 3]) {
            0 => 0,
            1 => 1.min(most),
            // Above 100 bits the largest number is not the largest value.
            2 => most,
            3 => 1i128 << (bits - 1),
            _ => i128::from(self.choices().word()) & most,
        }
    }

    fn memory(&self, number: usize) -> &Memory {
        &self.design.memories[number]
    }
}
