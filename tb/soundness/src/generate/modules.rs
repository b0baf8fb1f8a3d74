//! Random modules: ports, state, instances, and what must be seen from outside.
use std::panic::Location;
use std::rc::Rc;

use nic_dsl::ir::{
    Domain, DomainId, Enumeration, EnumerationId, ExpressionId, Instance, InstanceId, Instantiated,
    MemoryId, Module, Operation, Part, SignalId, SignalKind, Statement, Target,
};
use num_bigint::BigUint;

use super::expressions::ENOUGH;
use super::theme::Theme;
use super::{Assignable, Builder, Fact, Limit, Readable};
use crate::choices::Choices;
use crate::circuit::{FILL_ADDRESS, FILLING};

/// Levels of modules below the top.
const LEVELS: u32 = 2;

/// A module that was drawn, and what its surroundings need to know about it.
#[derive(Clone)]
pub(super) struct Drawn {
    pub module: Rc<Module>,
    /// Its longest chain of registers without reset.
    pub stages: u32,
    /// Words of its deepest memory.
    pub deepest: u32,
    /// Its outputs that depend on an input in the same cycle.
    pub through: Vec<SignalId>,
}

/// Draws a module.
pub(super) fn module(choices: &mut Choices, theme: Rc<Theme>, name: &str, level: u32) -> Drawn {
    choices.begin();
    let mut builder = Builder {
        choices,
        module: Module::new(name),
        facts: vec![],
        readable: vec![],
        shared: vec![],
        assignable: vec![],
        memories: vec![],
        arrays: vec![],
        inside: None,
        theme,
        palette: vec![],
        fill: None,
        stages: 0,
        deepest: 0,
        next_rank: 1,
        children: vec![],
        through: vec![],
    };
    builder.build(level);
    let drawn = Drawn {
        module: Rc::new(builder.module),
        stages: builder.stages,
        deepest: builder.deepest,
        through: builder.through,
    };
    choices.end();
    drawn
}

impl Builder<'_> {
    fn build(&mut self, level: u32) {
        let first = self.theme_width();
        self.palette.push(first);
        while self.palette.len() < 3 && self.choices.another(50) {
            let width = self.theme_width();
            self.palette.push(width);
            self.choices.end();
        }
        self.domains();
        while self.choices.another(75) {
            let width = self.some_width();
            let name = format!("in_{}", self.module.signals.len());
            let signal = self.declare(&name, width, SignalKind::Input);
            self.offer(signal, Fact { through: true, ..Fact::default() });
            self.choices.end();
        }
        if self.choices.another(25) {
            self.enumeration();
            self.choices.end();
        }
        if !self.module.domains.is_empty() {
            self.state();
        }
        self.combinational(level);
        self.body();
        self.assign_arrays();
        for memory in 0..self.module.memories.len() as u32 {
            self.connect_memory(memory);
        }
        self.observe();
    }

    fn domains(&mut self) {
        let names: &[&str] =
            [&[""] as &[&str], &["read", "write"], &[]][self.choices.weighted(&[78, 14, 8])];
        for name in names {
            let prefix = if name.is_empty() { String::new() } else { format!("{name}_") };
            let clock = self.declare(&format!("{prefix}clk"), 1, SignalKind::Clock);
            let reset = self.declare(&format!("{prefix}rst"), 1, SignalKind::Reset);
            self.module.domains.push(Domain { name: (*name).into(), clock, reset });
        }
    }

    /// Lets expressions read a signal.
    pub(super) fn offer(&mut self, signal: SignalId, fact: Fact) {
        let key = self.key();
        let width = self.module.signal(signal).width;
        self.readable.push(Readable { signal, width, fact, key });
    }

    fn enumeration(&mut self) {
        let width = self.choices.between(1, 8);
        let mut codes: Vec<BigUint> = vec![];
        while codes.len() < 6 && self.choices.another(80) {
            let code = self.value(width);
            if !codes.contains(&code) {
                codes.push(code);
            }
            self.choices.end();
        }
        if codes.is_empty() {
            codes.push(BigUint::ZERO);
        }
        let number = self.module.enumerations.len();
        let label = |(variant, code)| (format!("STATE_{number}_{variant}"), code);
        let variants = codes.into_iter().enumerate().map(label).collect();
        let name = format!("State{number}");
        self.module.enumerations.push(Enumeration { name, width, variants });
    }

    /// Registers and memories.
    fn state(&mut self) {
        while self.choices.another(55) {
            let enumeration = (!self.module.enumerations.is_empty() && self.choices.chance(30))
                .then_some(EnumerationId(0));
            let width = match enumeration {
                Some(id) => self.module.enumerations[id.index()].width,
                None => self.some_width(),
            };
            let has_reset = self.choices.weighted(&[75, 25]) == 0;
            let reset = has_reset.then(|| self.value(width));
            let name = format!("r_{}", self.module.signals.len());
            let signal = self.declare(&name, width, SignalKind::Register { reset });
            let clocks = self.module.domains.len() as u32;
            let domain = DomainId(self.choices.below(clocks));
            self.module.signals[signal.index()].domain = Some(domain);
            self.module.signals[signal.index()].enumeration = enumeration;
            let mut fact = Fact::default();
            let mut limit = Limit::NONE;
            if !has_reset {
                limit.stage = self.stages;
                self.stages += 1;
                fact.stage = self.stages;
            }
            self.offer(signal, fact);
            self.assign_later(signal, limit, !has_reset);
            self.choices.end();
        }
        while self.arrays.len() < 3 && self.choices.another(35) {
            self.register_array();
            self.choices.end();
        }
        while self.module.memories.len() < 2 && self.choices.another(18) {
            self.declare_memory();
            self.choices.end();
        }
    }

    fn assign_later(&mut self, signal: SignalId, limit: Limit, complete: bool) {
        let key = self.key();
        let width = self.module.signal(signal).width;
        self.assignable.push(Assignable { signal, width, limit, complete, varies: false, key });
    }

    /// Wires, outputs and instances, each reading only those before it.
    fn combinational(&mut self, level: u32) {
        while self.choices.drawn() < ENOUGH && self.choices.another(65) {
            match self.choices.weighted(&[40, 40, if level < LEVELS { 12 } else { 0 }, 18]) {
                0 => self.driven("out", SignalKind::Output),
                1 => self.driven("w", SignalKind::Wire),
                3 => self.wire_array(),
                _ if level < LEVELS => self.instance(level),
                _ => {}
            }
            self.choices.end();
        }
    }

    fn driven(&mut self, prefix: &str, kind: SignalKind) {
        let width = self.some_width();
        let name = format!("{prefix}_{}", self.module.signals.len());
        let kind_is_output = kind == SignalKind::Output;
        let signal = self.declare(&name, width, kind);
        let through = self.choices.weighted(&[75, 25]) == 0;
        if through && kind_is_output {
            self.through.push(signal);
        }
        let early = self.choices.weighted(&[70, 30]) == 1;
        let stage = if early { 0 } else { u32::MAX };
        self.driven_at_next_rank(signal, stage, through);
    }

    fn driven_at_next_rank(&mut self, signal: SignalId, stage: u32, through: bool) {
        let rank = self.next_rank;
        self.next_rank += 1;
        self.offer(signal, Fact { rank, stage, through, reads: true });
        self.assign_later(signal, Limit { rank, stage, through }, true);
    }

    /// An instance of a new module, or one more of a module that is there already.
    fn instance(&mut self, level: u32) {
        let number = self.module.instances.len();
        let again = !self.children.is_empty() && self.choices.chance(40);
        let drawn = if again {
            self.children[self.choices.below(self.children.len() as u32) as usize].clone()
        } else {
            let name = format!("{}_{number}", self.module.name);
            let drawn = module(self.choices, self.theme.clone(), &name, level + 1);
            self.deepest = self.deepest.max(drawn.deepest);
            self.stages = self.stages.max(drawn.stages);
            self.children.push(drawn.clone());
            drawn
        };
        let child = drawn.module;
        if !child.domains.is_empty() && self.module.domains.is_empty() {
            self.add_domain();
        }
        let domains = self.module.domains.len() as u32;
        let parents: Vec<DomainId> =
            child.domains.iter().map(|_| DomainId(self.choices.below(domains))).collect();
        let mut connections = Vec::new();
        for (id, port) in child.ports() {
            let domain_of = |signal| {
                let found =
                    child.domains.iter().position(|d| d.clock == signal || d.reset == signal);
                parents[found.expect("a clock or reset belongs to a domain")]
            };
            let outside = match port.kind {
                SignalKind::Clock => self.module.domains[domain_of(id).index()].clock,
                SignalKind::Reset => self.module.domains[domain_of(id).index()].reset,
                SignalKind::Input => {
                    let instance = InstanceId(number as u32);
                    let kind = SignalKind::InstanceInput(instance, port.name.clone());
                    let name = format!("u_{number}_{}", port.name);
                    let signal = self.declare(&name, port.width, kind);
                    if port.name == FILLING || port.name == FILL_ADDRESS {
                        self.pass_fill_on(signal, port.name == FILLING);
                    } else {
                        // Known early, so that the child's own chains alone count.
                        self.driven_at_next_rank(signal, 0, true);
                    }
                    signal
                }
                _ => continue,
            };
            connections.push((port.name.clone(), outside));
        }
        let rank = self.next_rank;
        self.next_rank += 1;
        for (id, port) in child.ports().filter(|(_, port)| port.kind == SignalKind::Output) {
            // An output that shows state alone may be part of a circle through the child.
            let through = drawn.through.contains(&id);
            let rank = if through { rank } else { 0 };
            let fact = Fact { rank, stage: drawn.stages, through, reads: true };
            let kind = SignalKind::InstanceOutput(InstanceId(number as u32), port.name.clone());
            let name = format!("u_{number}_{}", port.name);
            let signal = self.declare(&name, port.width, kind);
            self.offer(signal, fact);
            connections.push((port.name.clone(), signal));
        }
        let position = |name: &str| child.signal_named(name);
        connections.sort_by_key(|(port, _)| position(port));
        self.module.instances.push(Instance {
            name: format!("u_{number}"),
            of: Instantiated::Module(child),
            connections,
            place: Location::caller(),
        });
    }

    fn add_domain(&mut self) {
        let clock = self.declare("clk", 1, SignalKind::Clock);
        let reset = self.declare("rst", 1, SignalKind::Reset);
        self.module.domains.push(Domain { name: String::new(), clock, reset });
    }

    fn pass_fill_on(&mut self, signal: SignalId, filling: bool) {
        let (own_filling, own_address) = self.fill();
        let value = self.signal(if filling { own_filling } else { own_address });
        let target = Target { signal, part: Part::Whole };
        self.module.body.push(Statement::Assign { target, value, place: Location::caller() });
    }

    /// Shows every wire, register, memory and instance output on an output of its own: a wrong value
    /// anywhere is seen.
    fn observe(&mut self) {
        for number in 0..self.module.signals.len() {
            let id = SignalId(number as u32);
            if let SignalKind::Wire
            | SignalKind::Register { .. }
            | SignalKind::InstanceOutput(..)
            | SignalKind::MemoryOutput(..) = self.module.signal(id).kind
            {
                let value = self.signal(id);
                let name = self.module.signal(id).name.clone();
                self.show(&name, value);
            }
        }
        for memory in self.memories.clone() {
            let address = self.address(memory.depth, 1, Limit::NONE);
            let read = Operation::MemoryRead(MemoryId(memory.number), address);
            let value = self.add(read, memory.width);
            self.show(&format!("m_{}", memory.number), value);
        }
        if self.module.signals.iter().all(|s| s.kind != SignalKind::Output) {
            let value = self.expression(1, 1, Limit::NONE);
            self.show("value", value);
        }
    }

    fn show(&mut self, name: &str, value: ExpressionId) {
        let width = self.width_of(value);
        let output = self.declare(&format!("see_{name}"), width, SignalKind::Output);
        if self.facts[value.index()].through {
            self.through.push(output);
        }
        let target = Target { signal: output, part: Part::Whole };
        self.module.body.push(Statement::Assign { target, value, place: Location::caller() });
    }
}
