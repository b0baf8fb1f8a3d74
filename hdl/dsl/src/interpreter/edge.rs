//! A clock edge: everything that happens at it is computed from the values before it, then applied.
use num_bigint::BigUint;

use super::evaluate::merge_lanes;
use super::{Events, Interpreter};
use crate::ir::{
    DomainId, ExpressionId, Memory, MemoryPort, MemoryPortKind, PropertyKind, ReadDuringWrite,
    SignalId, SignalKind,
};

/// What an enabled memory port does at this edge.
struct Access {
    address: usize,
    /// Word and lanes.
    write: Option<(BigUint, BigUint)>,
    output: Option<SignalId>,
}

/// What changes in one scope.
#[derive(Default)]
struct Changes {
    held: Vec<(SignalId, BigUint)>,
    /// Memory number, address, word.
    words: Vec<(usize, usize, BigUint)>,
}

impl Interpreter {
    /// A rising edge of these clocks of the top.
    pub(super) fn edge(&mut self, rising: &[SignalId]) -> Events {
        let mut events = Events::default();
        let mut changes = Vec::new();
        for scope in 0..self.scopes.len() {
            self.check_properties(scope, rising, &mut events);
            let mut here = Changes::default();
            self.registers(scope, rising, &mut here);
            self.memories(scope, rising, &mut here, &mut events);
            changes.push(here);
        }
        for (scope, here) in self.scopes.iter_mut().zip(changes) {
            for (signal, value) in here.held {
                scope.held[signal.index()] = value;
            }
            for (memory, address, word) in here.words {
                scope.memories[memory][address] = word;
            }
        }
        self.forget();
        events
    }

    fn in_reset(&mut self, scope: usize, domain: DomainId) -> bool {
        let module = &self.scopes[scope].module;
        let (reset, is_low) = (module.domains[domain.index()].reset, module.resets.active_low);
        self.signal(scope, reset) == BigUint::from(u32::from(!is_low))
    }

    /// Gives registers whose reset is asynchronous their reset values, if it is in force.
    pub(super) fn reset_at_once(&mut self) {
        if !self.scopes[0].module.resets.asynchronous {
            return;
        }
        for scope in 0..self.scopes.len() {
            let module = self.scopes[scope].module.clone();
            for (number, signal) in module.signals.iter().enumerate() {
                if let (SignalKind::Register { reset: Some(value) }, Some(domain)) =
                    (&signal.kind, signal.domain)
                    && self.in_reset(scope, domain)
                {
                    self.scopes[scope].held[number] = value.clone();
                }
            }
        }
        self.forget();
    }

    fn check_properties(&mut self, scope: usize, rising: &[SignalId], events: &mut Events) {
        let module = self.scopes[scope].module.clone();
        for property in &module.properties {
            let is_always = property.kind == PropertyKind::AssertInReset;
            if !self.scopes[scope].rises(property.domain, rising)
                || (!is_always && self.in_reset(scope, property.domain))
            {
                continue;
            }
            let holds = self.is_one(scope, property.condition);
            let path = self.scopes[scope].path_of(&property.name);
            match (property.kind, holds) {
                (PropertyKind::Assert | PropertyKind::AssertInReset, false) => {
                    events.failed.push(path)
                }
                (PropertyKind::Assume, false) => events.unassumed.push(path),
                (PropertyKind::Cover, true) => events.reached.push(path),
                _ => {}
            }
        }
    }

    fn registers(&mut self, scope: usize, rising: &[SignalId], changes: &mut Changes) {
        let module = self.scopes[scope].module.clone();
        for (number, signal) in module.signals.iter().enumerate() {
            let SignalKind::Register { reset } = &signal.kind else { continue };
            let domain = signal.domain.expect("a register has a domain");
            if !self.scopes[scope].rises(domain, rising) {
                continue;
            }
            let id = SignalId(number as u32);
            let next = match reset {
                Some(value) if self.in_reset(scope, domain) => value.clone(),
                _ => self.next_value(scope, id),
            };
            changes.held.push((id, next));
        }
    }

    fn memories(
        &mut self,
        scope: usize,
        rising: &[SignalId],
        changes: &mut Changes,
        events: &mut Events,
    ) {
        let module = self.scopes[scope].module.clone();
        for (number, memory) in module.memories.iter().enumerate() {
            let path = self.scopes[scope].path_of(&memory.name);
            let mut accesses = Vec::new();
            for port in &memory.ports {
                if self.scopes[scope].rises(port.domain, rising) && self.is_one(scope, port.enable)
                {
                    let access = self.access(scope, port);
                    if access.address >= memory.depth as usize {
                        let beyond = format!("{path}: port `{}` beyond the depth", port.name);
                        events.broken.push(beyond);
                    }
                    accesses.push(access);
                }
            }
            events.broken.extend(broken_promises(&path, memory, &accesses));
            let words = &self.scopes[scope].memories[number];
            changes.held.extend(read(memory, words, &accesses));
            changes.words.extend(
                write(memory, words, &accesses).into_iter().map(|(a, word)| (number, a, word)),
            );
        }
    }

    fn access(&mut self, scope: usize, port: &MemoryPort) -> Access {
        let address = self.element(scope, port.address) as usize;
        let mut write = |data: ExpressionId, lanes: ExpressionId| {
            Some((self.expression(scope, data), self.expression(scope, lanes)))
        };
        match port.kind {
            MemoryPortKind::Write { data, lanes } => {
                Access { address, write: write(data, lanes), output: None }
            }
            MemoryPortKind::Read { output } => {
                Access { address, write: None, output: Some(output) }
            }
            MemoryPortKind::ReadWrite { data, lanes, output } => {
                Access { address, write: write(data, lanes), output: Some(output) }
            }
        }
    }
}

/// The word that each reading port takes to its output.
fn read(memory: &Memory, words: &[BigUint], accesses: &[Access]) -> Vec<(SignalId, BigUint)> {
    let mut outputs = Vec::new();
    for (reader, access) in accesses.iter().enumerate() {
        let Some(output) = access.output else { continue };
        let mut word = words.get(access.address).cloned().unwrap_or_default();
        if memory.read_during_write == ReadDuringWrite::New {
            for (writer, other) in accesses.iter().enumerate() {
                if let Some((data, lanes)) = &other.write
                    && writer != reader
                    && other.address == access.address
                    && access.address < words.len()
                {
                    word = merge_lanes(&word, data, lanes, memory.lane_width, memory.lanes());
                }
            }
        }
        outputs.push((output, word));
    }
    outputs
}

/// The words that are written, in the order of the ports.
fn write(memory: &Memory, words: &[BigUint], accesses: &[Access]) -> Vec<(usize, BigUint)> {
    let mut written: Vec<(usize, BigUint)> = Vec::new();
    for access in accesses.iter().filter(|a| a.address < words.len()) {
        let Some((data, lanes)) = &access.write else { continue };
        let before = written.iter().rev().find(|(address, _)| *address == access.address);
        let before = before.map_or(&words[access.address], |(_, word)| word);
        let word = merge_lanes(before, data, lanes, memory.lane_width, memory.lanes());
        written.push((access.address, word));
    }
    written
}

/// What the author promised not to do, between two ports at one edge.
fn broken_promises(path: &str, memory: &Memory, accesses: &[Access]) -> Vec<String> {
    let none = BigUint::ZERO;
    let lanes = |access: &Access| access.write.as_ref().map_or(none.clone(), |(_, l)| l.clone());
    let mut broken = Vec::new();
    for (number, one) in accesses.iter().enumerate() {
        for other in accesses[number + 1..].iter().filter(|other| other.address == one.address) {
            if lanes(one) & lanes(other) != none {
                broken.push(format!("{path}: two ports write one lane of word {}", one.address));
            }
            let read_while_written =
                |reader: &Access, writer: &Access| reader.output.is_some() && lanes(writer) != none;
            if memory.read_during_write == ReadDuringWrite::Undefined
                && (read_while_written(one, other) || read_while_written(other, one))
            {
                broken.push(format!("{path}: word {} is read while written", one.address));
            }
        }
    }
    broken
}
