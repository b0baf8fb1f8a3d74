//! One instance of a module while it is run: its connections, its state, what is already computed.
use std::collections::BTreeMap;
use std::rc::Rc;

use num_bigint::BigUint;

use super::Error;
use crate::ir::{
    DomainId, ExpressionId, InstanceId, Instantiated, LoopId, MemoryId, Module, Signal, SignalId,
    SignalKind, Statement,
};

/// A combinational value of this cycle.
#[derive(Clone)]
pub(super) enum Memo {
    Unknown,
    /// Being computed: asking for it now is a combinational loop.
    Pending,
    Known(BigUint),
}

/// An instance of a module (or the top).
pub(super) struct Scope {
    pub module: Rc<Module>,
    /// Dotted path with a dot at its end; empty for the top.
    pub path: String,
    pub parent: Option<usize>,
    /// The parent's signal at each port; empty for the top.
    pub outside: BTreeMap<SignalId, SignalId>,
    /// The scope of each instance.
    pub children: Vec<usize>,
    /// The top's clock behind the clock of each domain.
    pub clocks: Vec<SignalId>,
    /// By signal: the statements of the body that can assign it.
    pub assigning: Vec<Vec<usize>>,
    /// By signal: what registers and memory outputs hold, and at the top what inputs were set to.
    pub held: Vec<BigUint>,
    /// By memory: its words.
    pub memories: Vec<Vec<BigUint>>,
    pub signals: Vec<Memo>,
    pub expressions: Vec<Option<BigUint>>,
    /// By loop: the element it is at, while it runs.
    pub elements: Vec<Option<u32>>,
    /// By expression: the loop in which alone it has a value.
    pub in_loop: Vec<Option<LoopId>>,
    /// By loop: the expressions that have a value in it.
    pub of_loop: Vec<Vec<ExpressionId>>,
}

/// What a dotted path names.
pub(super) enum Item {
    Signal(SignalId),
    Expression(ExpressionId),
    Memory(MemoryId),
}

impl Scope {
    pub fn forget(&mut self) {
        self.signals.fill(Memo::Unknown);
        self.expressions.fill(None);
    }

    /// The path of a thing in this scope.
    pub fn path_of(&self, name: &str) -> String {
        format!("{}{name}", self.path)
    }

    /// The child's signal behind a port of an instance.
    pub fn port_of(&self, instance: InstanceId, port: &str) -> SignalId {
        let Instantiated::Module(child) = &self.module.instances[instance.index()].of else {
            unreachable!("external modules are refused before anything runs")
        };
        child.signal_named(port).expect("a connection names a port of the child")
    }

    /// Whether the domain's clock is one of the rising clocks of the top.
    pub fn rises(&self, domain: DomainId, rising: &[SignalId]) -> bool {
        rising.contains(&self.clocks[domain.index()])
    }
}

/// The scopes of a design, parents before children.
pub(super) fn build(module: Rc<Module>) -> Result<Vec<Scope>, Error> {
    let mut scopes = Vec::new();
    add(&mut scopes, module, String::new(), None, BTreeMap::new())?;
    Ok(scopes)
}

/// What a signal holds before anything happens.
fn start(module: &Module, signal: &Signal) -> BigUint {
    match &signal.kind {
        SignalKind::Register { reset: Some(value) } if module.resets.initial => value.clone(),
        _ => BigUint::ZERO,
    }
}

fn add(
    scopes: &mut Vec<Scope>,
    module: Rc<Module>,
    path: String,
    parent: Option<usize>,
    outside: BTreeMap<SignalId, SignalId>,
) -> Result<usize, Error> {
    let number = scopes.len();
    let mut clocks = Vec::new();
    for domain in &module.domains {
        clocks.push(top_clock(scopes, parent, &outside, domain.clock).ok_or_else(|| {
            let clock = &module.signal(domain.clock).name;
            Error(format!("the clock `{path}{clock}` must be connected to a clock of the top"))
        })?);
    }
    let in_loop = module.loops_of_expressions();
    scopes.push(Scope {
        path: path.clone(),
        parent,
        outside,
        children: Vec::new(),
        clocks,
        assigning: assigning(&module),
        held: module.signals.iter().map(|signal| start(&module, signal)).collect(),
        memories: module
            .memories
            .iter()
            .map(|m| m.initial.clone().unwrap_or(vec![BigUint::ZERO; m.depth as usize]))
            .collect(),
        signals: vec![Memo::Unknown; module.signals.len()],
        expressions: vec![None; module.expressions.len()],
        elements: vec![None; module.loops.len()],
        of_loop: of_loops(&module, &in_loop),
        in_loop,
        module: module.clone(),
    });
    for instance in &module.instances {
        let below = match &instance.of {
            Instantiated::Module(below) => below,
            Instantiated::External(external) => {
                return Err(Error(format!(
                    "`{path}{}` is the external module `{}`, which cannot be interpreted: \
                     interpret the modules around it",
                    instance.name, external.name
                )));
            }
        };
        let mut connections = BTreeMap::new();
        for (port, signal) in &instance.connections {
            let port = below.signal_named(port).ok_or_else(|| {
                let name = &below.name;
                Error(format!("`{path}{}`: module `{name}` has no port `{port}`", instance.name))
            })?;
            connections.insert(port, *signal);
        }
        let path = format!("{path}{}.", instance.name);
        let child = add(scopes, below.clone(), path, Some(number), connections)?;
        scopes[number].children.push(child);
    }
    Ok(number)
}

/// For each signal the statements of the body that can assign it, in order.
fn assigning(module: &Module) -> Vec<Vec<usize>> {
    fn walk(list: &[Statement], number: usize, found: &mut [Vec<usize>]) {
        for statement in list {
            match statement {
                Statement::Assign { target, .. } => {
                    let found = &mut found[target.signal.index()];
                    if found.last() != Some(&number) {
                        found.push(number);
                    }
                }
                Statement::If { then, otherwise, .. } => {
                    walk(then, number, found);
                    walk(otherwise, number, found);
                }
                Statement::For { body, .. } => walk(body, number, found),
                Statement::Case { arms, default, .. } => {
                    arms.iter().for_each(|arm| walk(&arm.body, number, found));
                    default.iter().for_each(|(_, body)| walk(body, number, found));
                }
            }
        }
    }
    let mut found = vec![vec![]; module.signals.len()];
    for (number, statement) in module.body.iter().enumerate() {
        walk(std::slice::from_ref(statement), number, &mut found);
    }
    found
}

/// For each loop the expressions that have a value in it alone.
fn of_loops(module: &Module, in_loop: &[Option<LoopId>]) -> Vec<Vec<ExpressionId>> {
    let mut found = vec![vec![]; module.loops.len()];
    for (number, of) in in_loop.iter().enumerate() {
        of.iter().for_each(|id| found[id.index()].push(ExpressionId(number as u32)));
    }
    found
}

/// Follows a clock upwards to the top.
fn top_clock(
    scopes: &[Scope],
    parent: Option<usize>,
    outside: &BTreeMap<SignalId, SignalId>,
    clock: SignalId,
) -> Option<SignalId> {
    let Some(parent) = parent else { return Some(clock) };
    let scope = &scopes[parent];
    let clock = *outside.get(&clock)?;
    if scope.module.signal(clock).kind != SignalKind::Clock {
        return None;
    }
    top_clock(scopes, scope.parent, &scope.outside, clock)
}

/// What a dotted path names, and in which scope.
pub(super) fn find(scopes: &[Scope], path: &str) -> Option<(usize, Item)> {
    let mut steps = path.split('.').collect::<Vec<_>>();
    let name = steps.pop()?;
    let mut scope = 0;
    for step in steps {
        let instances = &scopes[scope].module.instances;
        scope = scopes[scope].children[instances.iter().position(|i| i.name == step)?];
    }
    let module = &scopes[scope].module;
    if let Some(id) = module.signal_named(name) {
        return Some((scope, Item::Signal(id)));
    }
    if let Some(id) = module.memories.iter().position(|m| m.name == name) {
        return Some((scope, Item::Memory(MemoryId(id as u32))));
    }
    let id = module.expressions.iter().position(|e| e.name.as_deref() == Some(name))?;
    // In a loop it has as many values as there are elements.
    if scopes[scope].in_loop[id].is_some() {
        return None;
    }
    Some((scope, Item::Expression(ExpressionId(id as u32))))
}
