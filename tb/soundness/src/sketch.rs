//! Small modules written by hand, operation by operation.
use std::panic::Location;
use std::rc::Rc;

use nic_dsl::ir::{
    BinaryOperator, Domain, DomainId, Expression, ExpressionId, Memory, MemoryId, MemoryStyle,
    Module, Operation, Part, ReadDuringWrite, Signal, SignalId, SignalKind, Statement, Target,
};
use num_bigint::BigUint;

use crate::stimulus::{Cycle, Stimulus, driven_ports};

/// A module under construction.
#[derive(Debug)]
pub struct Sketch(Module);

impl Sketch {
    /// An empty module.
    pub fn new(name: &str) -> Self {
        Self(Module::new(name))
    }

    /// The module itself, to add what has no shorter way.
    pub fn module(&mut self) -> &mut Module {
        &mut self.0
    }

    /// The finished module.
    pub fn finish(self) -> Rc<Module> {
        Rc::new(self.0)
    }

    /// A signal of any kind.
    pub fn signal(&mut self, name: &str, width: u32, kind: SignalKind) -> SignalId {
        self.0.signals.push(Signal {
            name: name.into(),
            width,
            kind,
            domain: None,
            enumeration: None,
            elements: None,
            is_packed: false,
            comment: String::new(),
            attributes: vec![],
            scope: String::new(),
            place: Location::caller(),
        });
        SignalId(self.0.signals.len() as u32 - 1)
    }

    /// The only clock domain.
    pub fn clock(&mut self) {
        let clock = self.signal("clk", 1, SignalKind::Clock);
        let reset = self.signal("rst", 1, SignalKind::Reset);
        self.0.domains.push(Domain { name: String::new(), clock, reset });
    }

    /// A register of the only domain, zero after reset.
    pub fn register(&mut self, name: &str, width: u32) -> SignalId {
        let id = self.signal(name, width, SignalKind::Register { reset: Some(BigUint::ZERO) });
        self.0.signals[id.index()].domain = Some(DomainId(0));
        id
    }

    /// A memory of given words that nothing writes.
    pub fn table(&mut self, name: &str, width: u32, words: &[u64]) -> MemoryId {
        self.0.memories.push(Memory {
            name: name.into(),
            width,
            depth: words.len() as u32,
            lane_width: width,
            style: MemoryStyle::Distributed,
            read_during_write: ReadDuringWrite::Old,
            initial: Some(words.iter().map(|word| (*word).into()).collect()),
            ports: vec![],
            comment: String::new(),
            place: Location::caller(),
        });
        MemoryId(self.0.memories.len() as u32 - 1)
    }

    /// Any operation.
    pub fn add(&mut self, operation: Operation, width: u32) -> ExpressionId {
        let place = Location::caller();
        self.0.expressions.push(Expression { operation, width, name: None, place });
        ExpressionId(self.0.expressions.len() as u32 - 1)
    }

    /// The value of a signal.
    pub fn read(&mut self, signal: SignalId) -> ExpressionId {
        let width = self.0.signal(signal).width;
        self.add(Operation::Signal(signal), width)
    }

    /// A new input, as a value.
    pub fn input(&mut self, name: &str, width: u32) -> ExpressionId {
        let signal = self.signal(name, width, SignalKind::Input);
        self.read(signal)
    }

    /// A new output with that value.
    pub fn output(&mut self, name: &str, value: ExpressionId) {
        let width = self.width(value);
        let signal = self.signal(name, width, SignalKind::Output);
        let statement = self.assign(signal, value);
        self.0.body.push(statement);
    }

    /// The statement that gives a whole signal a value.
    pub fn assign(&self, signal: SignalId, value: ExpressionId) -> Statement {
        let target = Target { signal, part: Part::Whole };
        Statement::Assign { target, value, place: Location::caller() }
    }

    /// A statement under a condition.
    pub fn when(
        &self,
        condition: ExpressionId,
        then: Vec<Statement>,
        otherwise: Vec<Statement>,
    ) -> Statement {
        Statement::If { condition, then, otherwise, place: Location::caller() }
    }

    fn width(&self, id: ExpressionId) -> u32 {
        self.0.expression(id).width
    }

    /// A constant.
    pub fn constant(&mut self, value: u64, width: u32) -> ExpressionId {
        self.add(Operation::Constant(value.into()), width)
    }

    /// A two-operand operator.
    pub fn binary(
        &mut self,
        operator: BinaryOperator,
        a: ExpressionId,
        b: ExpressionId,
    ) -> ExpressionId {
        use BinaryOperator as O;
        let compares = matches!(
            operator,
            O::Equal
                | O::NotEqual
                | O::Less
                | O::LessOrEqual
                | O::LessSigned
                | O::LessOrEqualSigned
        );
        let width = if compares { 1 } else { self.width(a) };
        self.add(Operation::Binary(operator, a, b), width)
    }

    /// A multiplexer.
    pub fn mux(&mut self, c: ExpressionId, one: ExpressionId, zero: ExpressionId) -> ExpressionId {
        let width = self.width(one);
        self.add(Operation::Mux(c, one, zero), width)
    }

    /// Side by side, most significant first.
    pub fn join(&mut self, parts: &[ExpressionId]) -> ExpressionId {
        let width = parts.iter().map(|part| self.width(*part)).sum();
        self.add(Operation::Concatenate(parts.to_vec()), width)
    }
}

/// Inputs for a module, one row for each cycle, in the order of its inputs; the first cycle is a
/// reset, the others are not.
pub fn rows(module: &Module, rows: &[Vec<BigUint>]) -> Stimulus {
    let ports = driven_ports(module);
    let resets =
        ports.iter().filter(|port| module.signal(**port).kind == SignalKind::Reset).count();
    let cycle = |number: usize, row: &Vec<BigUint>| {
        let mut values = vec![BigUint::from(u32::from(number == 0)); resets];
        values.extend(row.iter().cloned());
        Cycle { rising: vec![true; module.domains.len()], values }
    };
    let cycles = rows.iter().enumerate().map(|(number, row)| cycle(number, row)).collect();
    Stimulus { ports, cycles, compared_from: usize::from(resets > 0) }
}
