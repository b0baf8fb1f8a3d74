//! Random modules: clocks, ports, state, memories, instances, and what is seen of them.
use super::super::{
    Bundle, Connective, Design, Id, Instance, Kind, Machine, Memory, Number, Part, Role, Statement,
    Truth, Value,
};
use super::{Drawing, Fact, LATE, Limit, Sheet, Target};

/// Modules below the top.
const CHILDREN: usize = 2;

/// Draws the top with what is below it.
pub(super) fn top(drawing: &mut Drawing, name: &str) {
    while drawing.designs.len() < CHILDREN && drawing.choices.another(35) {
        let child = format!("{name}_{}", drawing.designs.len());
        module(drawing, child, true);
        drawing.choices.end();
    }
    module(drawing, name.to_string(), false);
}

fn module(drawing: &mut Drawing, name: String, is_child: bool) {
    drawing.choices.begin();
    let design = Design {
        name,
        clocks: 1,
        signals: vec![],
        memories: vec![],
        instances: vec![],
        ports: vec![],
        body: vec![],
    };
    let begun = drawing.choices.drawn();
    let mut sheet = Sheet {
        begun,
        is_child,
        drawing,
        design,
        facts: vec![],
        readable: vec![],
        guarded: vec![],
        arrays: vec![],
        targets: vec![],
        palette: vec![],
        next_rank: 1,
        stages: 0,
    };
    sheet.draw();
    let Sheet { design, stages, drawing, .. } = sheet;
    drawing.designs.push(design);
    drawing.stages.push(stages);
    drawing.choices.end();
}

impl Sheet<'_, '_> {
    fn draw(&mut self) {
        let first = self.theme_width();
        self.palette.push(first);
        while self.palette.len() < 3 && self.choices().another(50) {
            let width = self.theme_width();
            self.palette.push(width);
            self.choices().end();
        }
        self.design.clocks = [1, 2, 0][self.choices().weighted(&[70, 16, 14])];
        self.inputs();
        if self.design.clocks > 0 {
            self.registers();
        }
        while self.arrays.len() < 2 && self.design.clocks > 0 && self.choices().another(25) {
            self.declare_array();
            self.choices().end();
        }
        while self.design.memories.len() < 2 && self.design.clocks > 0 && self.choices().another(25)
        {
            self.declare_memory();
            self.choices().end();
        }
        self.combinational();
        if self.design.clocks > 0 {
            for memory in 0..self.design.memories.len() {
                self.memory_ports(memory);
            }
            while self.choices().another(20) {
                self.delay();
                self.choices().end();
            }
        }
        self.body();
        for array in self.arrays.clone() {
            self.array_statements(array);
        }
        self.observe();
    }

    fn domain(&mut self) -> usize {
        if self.design.clocks == 2 { self.choices().below(2) as usize } else { 0 }
    }

    fn kind(&mut self) -> Kind {
        match self.choices().weighted(&[56, 22, 10, 8, 4]) {
            1 => Kind::Truth,
            2 => Kind::State(Machine::ALL[self.choices().below(4) as usize]),
            3 => Kind::Pair(self.width(), self.width()),
            4 => Kind::Record(self.width(), self.width()),
            _ => Kind::Number(self.width()),
        }
    }

    /// Everything in the clock domain may be read.
    fn free(domain: usize) -> Limit {
        Limit { rank: u32::MAX, stage: LATE, domain }
    }

    fn inputs(&mut self) {
        while self.choices().another(74) {
            let (kind, domain) = (self.kind(), self.domain());
            let id = self.signal(kind, Role::Input, domain, Fact { rank: 0, stage: 0 });
            self.readable.push(id);
            self.choices().end();
        }
    }

    fn registers(&mut self) {
        while self.choices().another(62) {
            let (kind, domain) = (self.kind(), self.domain());
            let reset = (self.choices().weighted(&[75, 25]) == 0).then(|| self.code(kind));
            let mut limit = Self::free(domain);
            let mut fact = Fact { rank: 0, stage: 0 };
            let complete = reset.is_none();
            if complete {
                // Known a cycle after all that it takes its value from.
                limit = Limit { rank: 1, stage: self.stages, domain };
                self.stages += 1;
                fact.stage = self.stages;
            }
            let id = self.signal(kind, Role::Register(reset), domain, fact);
            self.readable.push(id);
            self.targets.push(Target { id, kind, limit, complete });
            self.choices().end();
        }
    }

    fn declare_array(&mut self) {
        let (width, domain) = (self.width(), self.domain());
        let elements = [4, 3, 2, 5, 8, 6][self.choices().weighted(&[4, 3, 2, 2, 1, 1])];
        let role = Role::Array(elements, self.word(width));
        let id = self.signal(Kind::Number(width), role, domain, Fact { rank: 0, stage: 0 });
        self.arrays.push(id);
    }

    /// What is done to an array: elements set, all that equal a number changed.
    fn array_statements(&mut self, array: Id) {
        let (width, limit) =
            (self.kind_of(array).width(), Self::free(self.design.signals[array].domain));
        loop {
            let statement = if self.choices().chance(60) {
                let of_index = self.index_width(array);
                let (index, value) =
                    (self.number(of_index, 1, limit), self.number(width, 1, limit));
                Statement::SetElement { array, index, value }
            } else {
                let (wanted, change) = (self.number(width, 1, limit), self.number(width, 1, limit));
                Statement::Each { array, wanted, change }
            };
            let list = self.maybe_under_a_condition(vec![statement], limit);
            self.design.body.extend(list);
            if !self.choices().another(40) {
                return;
            }
            self.choices().end();
        }
    }

    fn declare_memory(&mut self) {
        let kind = if self.choices().chance(30) {
            Kind::Pair(self.width().min(40), self.width().min(40))
        } else {
            Kind::Number(self.width())
        };
        let depth = [4, 2, 8, 1, 3, 5][self.choices().weighted(&[4, 3, 2, 1, 2, 1])];
        let width = kind.width();
        let lanes: Vec<u32> = [2, 4, 8].into_iter().filter(|lane| width % lane == 0).collect();
        let lane = if self.choices().chance(35) { self.one_of(&lanes) } else { None };
        let distributed = self.choices().chance(35);
        let shows_new = self.choices().chance(25);
        let initial = (0..depth).map(|_| self.word(width)).collect();
        self.design.memories.push(Memory { kind, depth, lane, distributed, shows_new, initial });
    }

    /// Wires, outputs, values with names and instances, each reading only those before it.
    fn combinational(&mut self) {
        while !self.is_enough() && self.choices().another(72) {
            let instances = if self.drawing.designs.is_empty() { 0 } else { 30 };
            match self.choices().weighted(&[34, 26, 24, instances]) {
                1 => _ = self.driven(Role::Output),
                2 => self.named_value(),
                3 => self.instance(),
                _ => _ = self.driven(Role::Wire),
            }
            self.choices().end();
        }
    }

    fn driven(&mut self, role: Role) -> Id {
        let (kind, domain) = (self.kind(), self.domain());
        self.driven_as(kind, role, domain)
    }

    fn driven_as(&mut self, kind: Kind, role: Role, domain: usize) -> Id {
        let rank = self.next_rank;
        self.next_rank += 1;
        let can_be_read = !matches!(role, Role::InstanceInput(..));
        let id = self.signal(kind, role, domain, Fact { rank, stage: LATE });
        if can_be_read {
            self.readable.push(id);
        }
        let limit = Limit { rank, stage: LATE, domain };
        self.targets.push(Target { id, kind, limit, complete: true });
        id
    }

    fn named_value(&mut self) {
        let (kind, domain) = (self.kind(), self.domain());
        let rank = self.next_rank;
        self.next_rank += 1;
        let value = self.value(kind, Limit { rank, stage: LATE, domain });
        let id = self.signal(kind, Role::Let(value), domain, Fact { rank, stage: LATE });
        self.readable.push(id);
    }

    fn instance(&mut self) {
        let many = self.drawing.designs.len() as u32;
        let number = self.choices().below(many) as usize;
        let clocks = self.drawing.designs[number].clocks;
        if clocks > 0 && self.design.clocks == 0 {
            return;
        }
        let position = self.design.instances.len();
        let domains: Vec<usize> = (0..clocks.max(1)).map(|_| self.domain()).collect();
        self.design.instances.push(Instance { design: number, domains: domains.clone() });
        self.stages += self.drawing.stages[number];
        let child = &self.drawing.designs[number];
        let of = |ports: Vec<Id>| -> Vec<(Kind, usize)> {
            let ports = ports.into_iter().map(|id| &child.signals[id]);
            ports.map(|signal| (signal.kind, domains[signal.domain])).collect()
        };
        let (inputs, outputs) = (of(child.inputs()), of(child.outputs()));
        for (port, (kind, domain)) in inputs.into_iter().enumerate() {
            self.driven_as(kind, Role::InstanceInput(position, port), domain);
        }
        let rank = self.next_rank;
        self.next_rank += 1;
        for (port, (kind, domain)) in outputs.into_iter().enumerate() {
            let role = Role::InstanceOutput(position, port);
            let id = self.signal(kind, role, domain, Fact { rank, stage: LATE });
            self.readable.push(id);
        }
    }

    /// Ports of memories and what is delayed are described before any value has a name.
    fn without_names<R>(&mut self, draw: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.readable.clone();
        let has_none = |id: &Id| !matches!(self.design.signals[*id].role, Role::Let(_));
        self.readable = before.iter().copied().filter(has_none).collect();
        let result = draw(self);
        let new = self.readable.iter().filter(|id| !before.contains(id)).copied();
        let all: Vec<Id> = before.iter().copied().chain(new).collect();
        self.readable = all;
        result
    }

    fn memory_ports(&mut self, memory: usize) {
        let both = self.choices().chance(20);
        let reads = self.choices().between(1, 2);
        let writes = !both && self.choices().chance(80);
        if writes {
            let port = self.without_names(|this| this.write_port(memory));
            self.design.ports.push(port);
        }
        if both {
            let ports = self.without_names(|this| this.read_port(memory, true));
            self.design.ports.extend(ports);
        }
        for _ in u32::from(both)..reads {
            let ports = self.without_names(|this| this.read_port(memory, false));
            self.design.ports.extend(ports);
        }
    }

    /// Nothing is written during a reset, in which much is unknown.
    fn outside_reset(&mut self, enable: Truth) -> Truth {
        let running = Truth::Not(Box::new(Truth::Reset));
        Truth::AllOf(vec![running, enable])
    }

    fn lanes(&mut self, memory: usize, limit: Limit) -> Option<Number> {
        let Memory { kind, lane, .. } = *self.memory(memory);
        lane.map(|lane| self.number(kind.width() / lane, 1, limit))
    }

    fn write_port(&mut self, memory: usize) -> Statement {
        let limit = Self::free(0);
        let enable = self.truth(2, limit);
        let enable = self.outside_reset(enable);
        let address = self.address(memory, limit);
        let value = self.word_for(memory, limit);
        let lanes = self.lanes(memory, limit);
        let port = Statement::Write { memory, enable, address, value, lanes, domain: 0 };
        self.maybe_under_a_condition(vec![port], limit).swap_remove(0)
    }

    fn word_for(&mut self, memory: usize, limit: Limit) -> Value {
        match self.memory(memory).kind {
            Kind::Number(width) => Value::Number(self.number(width, 2, limit)),
            kind => Value::Bundle(self.bundle(kind, 1, limit)),
        }
    }

    /// The condition is one that the language cannot decide: what is described under one that never
    /// holds is not there, and could not be read.
    fn maybe_under_a_condition(&mut self, list: Vec<Statement>, limit: Limit) -> Vec<Statement> {
        if !self.choices().chance(40) {
            return list;
        }
        let Some(mut condition) = self.readable_truth(limit) else { return list };
        if self.choices().chance(30) {
            condition = Truth::Not(Box::new(condition));
        }
        vec![Statement::When { branches: vec![(condition, list)], otherwise: None }]
    }

    /// A read port, and the flag that says that it shows something.
    fn read_port(&mut self, memory: usize, writes: bool) -> Vec<Statement> {
        let Memory { kind, shows_new, lane, .. } = *self.memory(memory);
        let domain = if shows_new || writes { 0 } else { self.domain() };
        let limit = Self::free(domain);
        // One that never holds would leave its flag a register that is never set.
        let enable = match self.readable_truth(limit) {
            Some(some) => {
                let other = self.truth(2, limit);
                Truth::Both(Connective::Or, Box::new(some), Box::new(other))
            }
            None => Truth::Constant(true),
        };
        let address = self.address(memory, limit);
        let fact = Fact { rank: 0, stage: LATE };
        let mut flag = self.flag(domain);
        let set = |flag: Id, value: Truth| Statement::Assign {
            target: flag,
            part: Part::Whole,
            value: Value::Truth(value),
        };
        let registered = !writes && self.choices().chance(30);
        let mut after = vec![];
        let shown;
        let port = if writes {
            let enable = self.outside_reset(enable.clone());
            let value = self.word_for(memory, limit);
            let lanes = match lane {
                Some(_) => self.lanes(memory, limit).expect("it has lanes"),
                None => self.number(1, 1, limit),
            };
            shown = self.signal(kind, Role::MemoryOutput, domain, fact);
            Statement::ReadWrite { memory, enable, address, value, lanes, into: shown }
        } else {
            shown = self.signal(kind, Role::MemoryOutput, domain, fact);
            let enable = enable.clone();
            Statement::Read { memory, enable, address, into: shown, registered }
        };
        let enabled = if writes { self.outside_reset(enable) } else { enable };
        let seen = Statement::When {
            branches: vec![(enabled, vec![set(flag, Truth::Constant(true))])],
            otherwise: None,
        };
        let mut list = self.maybe_under_a_condition(vec![port, seen], limit);
        if registered {
            let later = self.flag(domain);
            after.push(set(later, Truth::Read(flag)));
            flag = later;
        }
        list.extend(after);
        self.guarded.push((shown, flag));
        list
    }

    fn flag(&mut self, domain: usize) -> Id {
        let fact = Fact { rank: 0, stage: LATE };
        self.signal(Kind::Truth, Role::Register(Some(vec![false])), domain, fact)
    }

    /// `delayed`, also inside a condition, where it does not wait for it.
    fn delay(&mut self) {
        let (kind, domain) = (self.kind(), self.domain());
        let has_reset = kind == Kind::Truth && self.choices().chance(50);
        let (limit, fact) = if has_reset {
            (Self::free(domain), Fact { rank: 0, stage: 0 })
        } else {
            let limit = Limit { rank: 1, stage: self.stages, domain };
            self.stages += 1;
            (limit, Fact { rank: 0, stage: self.stages })
        };
        let value = self.without_names(|this| this.value(kind, limit));
        let into = self.signal(kind, Role::Delayed { has_reset }, domain, fact);
        let delay = vec![Statement::Delay { into, value }];
        let free = Self::free(domain);
        let list = self.without_names(|this| this.maybe_under_a_condition(delay, free));
        self.design.ports.extend(list);
        self.readable.push(into);
    }

    /// Shows what nobody may look at otherwise.
    fn observe(&mut self) {
        let seen: Vec<Id> = (0..self.design.signals.len())
            .filter(|id| {
                let role = &self.design.signals[*id].role;
                matches!(role, Role::Register(_) | Role::Delayed { .. } | Role::InstanceOutput(..))
            })
            .collect();
        let percent = if self.is_child { 40 } else { 90 };
        for id in seen {
            if self.choices().weighted(&[percent, 100 - percent]) == 0 {
                let signal = self.design.signals[id].clone();
                let value = match signal.kind {
                    Kind::Number(_) => Value::Number(Number::Read(id)),
                    Kind::Truth => Value::Truth(Truth::Read(id)),
                    Kind::State(machine) => Value::State(super::super::State::Read(machine, id)),
                    _ => Value::Bundle(Bundle::Read(id)),
                };
                self.show(signal.kind, signal.domain, value);
            }
        }
        for array in self.arrays.clone() {
            let domain = self.design.signals[array].domain;
            let index_width = self.index_width(array);
            let index = self.number(index_width, 1, Self::free(domain));
            let value = Value::Number(Number::At(array, Box::new(index)));
            self.show(self.kind_of(array), domain, value);
        }
        for (shown, flag) in self.guarded.clone() {
            let signal = self.design.signals[shown].clone();
            let width = signal.kind.width();
            let number = match signal.kind {
                Kind::Number(_) => Number::Read(shown),
                _ => Number::Packed(Box::new(Bundle::Read(shown))),
            };
            let zeros = Number::Constant(vec![false; width as usize]);
            let guarded =
                Number::Choice(Box::new(Truth::Read(flag)), Box::new(number), Box::new(zeros));
            self.show(Kind::Number(width), signal.domain, Value::Number(guarded));
        }
        if self.design.outputs().is_empty() {
            let width = self.width();
            let number = self.number(width, 2, Self::free(0));
            self.show(Kind::Number(width), 0, Value::Number(number));
        }
    }

    fn show(&mut self, kind: Kind, domain: usize, value: Value) {
        let fact = Fact { rank: u32::MAX, stage: LATE };
        let id = self.signal(kind, Role::Output, domain, fact);
        self.design.body.push(Statement::Assign { target: id, part: Part::Whole, value });
    }
}
