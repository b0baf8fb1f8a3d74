//! The second opinion on what a program means.
//!
//! Everything that the author wrote is read again and again, with what the signals held the last
//! time, until nothing changes: without loops that ends, and then every signal has what was assigned
//! to it last.
mod expression;
mod word;

use std::collections::BTreeMap;

use super::{
    Bundle, Design, Id, Kind, Machine, Part, Program, Role, Signal, State, Statement, Truth, Word,
};
use word::{index, replace};

/// One module while it runs, with all below it.
pub struct Run<'p> {
    program: &'p Program,
    design: &'p Design,
    /// What each signal holds, or shows in this cycle.
    values: Vec<Word>,
    /// What each register will take.
    next: Vec<Word>,
    memories: Vec<Vec<Word>>,
    /// By output with a register behind the read: what the read shows.
    shown: BTreeMap<Id, Word>,
    /// What the ports of memories do at the next edge.
    accesses: Vec<Access>,
    children: Vec<Run<'p>>,
    /// By clock: whether it is in reset.
    resets: [bool; 2],
    /// The clock of what is being evaluated.
    domain: usize,
}

/// What a port of a memory does.
struct Access {
    memory: usize,
    address: usize,
    /// Word and lanes; none: all.
    write: Option<(Word, Option<Word>)>,
    /// What shows the word, and whether there is a register between.
    output: Option<(Id, bool)>,
    domain: usize,
}

impl<'p> Run<'p> {
    /// The top of a program, with all registers at zero.
    pub fn new(program: &'p Program) -> Self {
        Self::of(program, program.designs.len() - 1)
    }

    fn of(program: &'p Program, design: usize) -> Self {
        let design = &program.designs[design];
        let zeros = || {
            let zeros = |signal: &Signal| vec![false; signal.width() as usize];
            design.signals.iter().map(zeros).collect::<Vec<Word>>()
        };
        Self {
            program,
            design,
            values: zeros(),
            next: zeros(),
            memories: design.memories.iter().map(|memory| memory.initial.clone()).collect(),
            shown: BTreeMap::new(),
            accesses: vec![],
            children: design.instances.iter().map(|of| Self::of(program, of.design)).collect(),
            resets: [false; 2],
            domain: 0,
        }
    }

    /// What the outputs show while the inputs have these values.
    ///
    /// # Panics
    /// If the program depends on itself within a cycle.
    pub fn cycle(&mut self, inputs: &[Word], resets: [bool; 2]) -> Vec<Word> {
        let design = self.design;
        for (input, value) in design.inputs().into_iter().zip(inputs) {
            self.values[input] = value.clone();
        }
        self.resets = resets;
        // Each pass settles at least one more signal.
        for _ in 0..design.signals.len() + 2 {
            let before = self.values.clone();
            self.pass();
            if self.values == before {
                return design.outputs().into_iter().map(|id| self.values[id].clone()).collect();
            }
        }
        panic!("`{}` does not settle", design.name)
    }

    /// Reads everything once, with what the signals held before.
    fn pass(&mut self) {
        let design = self.design;
        let mut now = self.values.clone();
        for (number, instance) in design.instances.iter().enumerate() {
            let of = &self.program.designs[instance.design];
            let mut inputs: Vec<Word> = vec![vec![]; of.inputs().len()];
            for (id, signal) in design.signals.iter().enumerate() {
                if let Role::InstanceInput(parent, position) = signal.role
                    && parent == number
                {
                    inputs[position] = self.values[id].clone();
                }
            }
            let mut resets = [false; 2];
            for (theirs, ours) in instance.domains.iter().enumerate() {
                resets[theirs] = self.resets[*ours];
            }
            let outputs = self.children[number].cycle(&inputs, resets);
            for (id, signal) in design.signals.iter().enumerate() {
                if let Role::InstanceOutput(parent, position) = signal.role
                    && parent == number
                {
                    now[id] = outputs[position].clone();
                }
            }
        }
        self.next = self.values.clone();
        self.accesses.clear();
        for (id, signal) in design.signals.iter().enumerate() {
            if let Role::Let(value) = &signal.role {
                self.domain = signal.domain;
                now[id] = self.value(value, signal.kind.width());
            }
        }
        self.delays(&design.ports);
        self.list(&design.ports, &mut now);
        self.list(&design.body, &mut now);
        self.values = now;
    }

    /// `delayed` counts wherever it stands.
    fn delays(&mut self, list: &[Statement]) {
        for statement in list {
            match statement {
                Statement::Delay { into, value } => {
                    let signal = &self.design.signals[*into];
                    self.domain = signal.domain;
                    self.next[*into] = self.value(value, signal.kind.width());
                }
                Statement::When { branches, otherwise } => {
                    branches.iter().for_each(|(_, body)| self.delays(body));
                    otherwise.iter().for_each(|body| self.delays(body));
                }
                _ => {}
            }
        }
    }

    fn list(&mut self, list: &[Statement], now: &mut Vec<Word>) {
        for statement in list {
            self.statement(statement, now);
        }
    }

    fn statement(&mut self, statement: &Statement, now: &mut Vec<Word>) {
        self.domain = statement.domain(self.design).unwrap_or(self.domain);
        match statement {
            Statement::Assign { target, part, value } => {
                let signal = &self.design.signals[*target];
                let (low, width) = match part {
                    Part::Whole => (0, signal.kind.width()),
                    Part::Slice { low, width } => (*low as usize, *width),
                    Part::Element { index: at, width } => {
                        (index(&self.number(at)) * *width as usize, *width)
                    }
                    Part::Field(field) => {
                        let (low, field) = signal.kind.field(*field);
                        (low as usize, field.width())
                    }
                };
                let value = self.value(value, width);
                let is_register = matches!(signal.role, Role::Register(_));
                let into = if is_register { &mut self.next[*target] } else { &mut now[*target] };
                replace(into, low, &value);
            }
            Statement::When { branches, otherwise } => {
                let taken = branches.iter().find(|(condition, _)| self.truth(condition));
                let taken = taken.map(|(_, body)| body).or(otherwise.as_ref());
                taken.into_iter().for_each(|body| self.list(body, now));
            }
            Statement::Switch { subject, cases, otherwise } => {
                let subject = self.number(subject);
                let taken = cases.iter().find(|(labels, _)| labels.contains(&subject));
                let taken = taken.map(|(_, body)| body).or(otherwise.as_ref());
                taken.into_iter().for_each(|body| self.list(body, now));
            }
            Statement::Match { subject, arms } => {
                let codes = subject.machine().codes().1;
                let code = index(&self.state(subject));
                let variant = codes.iter().position(|known| *known as usize == code);
                self.list(&arms[variant.unwrap_or(arms.len() - 1)], now);
            }
            Statement::SetElement { array, index: at, value } => {
                let (at, value) = (index(&self.number(at)), self.number(value));
                if at * value.len() < self.next[*array].len() {
                    replace(&mut self.next[*array], at * value.len(), &value);
                }
            }
            Statement::Each { array, wanted, change } => {
                let (wanted, change) = (self.number(wanted), self.number(change));
                for (at, element) in self.values[*array].chunks(wanted.len()).enumerate() {
                    if element == wanted {
                        let changed: Word =
                            element.iter().zip(&change).map(|(bit, turns)| bit ^ turns).collect();
                        replace(&mut self.next[*array], at * wanted.len(), &changed);
                    }
                }
            }
            Statement::Write { memory, enable, address, value, lanes, .. } => {
                let word = self.value(value, self.design.memories[*memory].kind.width());
                let lanes = lanes.as_ref().map(|lanes| self.number(lanes));
                self.access(*memory, enable, address, Some((word, lanes)), None);
            }
            Statement::Read { memory, enable, address, into, registered } => {
                self.access(*memory, enable, address, None, Some((*into, *registered)));
            }
            Statement::ReadWrite { memory, enable, address, value, lanes, into } => {
                let word = self.value(value, self.design.memories[*memory].kind.width());
                let lanes = self.number(lanes);
                let write = Some((word, Some(lanes)));
                self.access(*memory, enable, address, write, Some((*into, false)));
            }
            Statement::Delay { .. } => {}
        }
    }

    fn access(
        &mut self,
        memory: usize,
        enable: &Truth,
        address: &super::Number,
        write: Option<(Word, Option<Word>)>,
        output: Option<(Id, bool)>,
    ) {
        if self.truth(enable) {
            let address = index(&self.number(address));
            self.accesses.push(Access { memory, address, write, output, domain: self.domain });
        }
    }

    /// The clocks that rise, all at once.
    pub fn edge(&mut self, rising: [bool; 2]) {
        let design = self.design;
        for (instance, child) in design.instances.iter().zip(&mut self.children) {
            let mut theirs = [false; 2];
            for (number, ours) in instance.domains.iter().enumerate() {
                theirs[number] = rising[*ours];
            }
            child.edge(theirs);
        }
        for (id, signal) in design.signals.iter().enumerate() {
            let reset = match &signal.role {
                Role::Register(reset) => reset.clone(),
                Role::Array(elements, word) => Some(word.repeat(*elements as usize)),
                Role::Delayed { has_reset: true } => Some(vec![false]),
                Role::Delayed { has_reset: false } => None,
                _ => continue,
            };
            if rising[signal.domain] {
                let in_reset = self.resets[signal.domain];
                self.values[id] = match reset {
                    Some(value) if in_reset => value,
                    _ => self.next[id].clone(),
                };
            }
        }
        self.memories_at(rising);
    }

    fn memories_at(&mut self, rising: [bool; 2]) {
        let accesses: Vec<Access> =
            self.accesses.drain(..).filter(|access| rising[access.domain]).collect();
        let before = self.memories.clone();
        // A register behind a read takes what the read showed before this edge.
        for (id, signal) in self.design.signals.iter().enumerate() {
            if let (Some(word), Role::MemoryOutput) = (self.shown.get(&id), &signal.role)
                && rising[signal.domain]
            {
                self.values[id] = word.clone();
            }
        }
        for (number, access) in accesses.iter().enumerate() {
            if let Some((id, registered)) = access.output {
                let memory = &self.design.memories[access.memory];
                let mut word = before[access.memory][access.address].clone();
                for (other, writer) in accesses.iter().enumerate() {
                    let same = writer.memory == access.memory && writer.address == access.address;
                    if memory.shows_new && other != number && same {
                        write(memory.lane, &mut word, writer);
                    }
                }
                match registered {
                    true => _ = self.shown.insert(id, word),
                    false => self.values[id] = word,
                }
            }
        }
        for access in &accesses {
            let lane = self.design.memories[access.memory].lane;
            write(lane, &mut self.memories[access.memory][access.address], access);
        }
    }

    /// What kind a bundle is.
    fn kind_of(&self, bundle: &Bundle) -> Kind {
        match bundle {
            Bundle::Read(id) => self.design.signals[*id].kind,
            Bundle::Pair(low, high) => {
                Kind::Pair(self.number(low).len() as u32, self.number(high).len() as u32)
            }
            Bundle::Unpacked(kind, _) | Bundle::Constant(kind, _) => *kind,
            Bundle::Choice(_, yes, _) => self.kind_of(yes),
        }
    }
}

impl State {
    fn machine(&self) -> Machine {
        match self {
            Self::Read(machine, _) | Self::Constant(machine, _) | Self::FromBits(machine, _) => {
                *machine
            }
            Self::Field(_) => Machine::Light,
            Self::Choice(_, yes, _) => yes.machine(),
        }
    }
}

/// The lanes of a word that an access writes.
fn write(lane: Option<u32>, word: &mut [bool], access: &Access) {
    let Some((new, lanes)) = &access.write else { return };
    let lane = lane.map_or(word.len(), |lane| lane as usize);
    for (number, part) in new.chunks(lane).enumerate() {
        if lanes.as_ref().is_none_or(|lanes| lanes[number]) {
            replace(word, number * lane, part);
        }
    }
}
