//! The reference meaning of the intermediate form: runs a design over whole numbers.
//!
//! Written to be obviously right, not fast: every signal and expression is a `BigUint`, computed on
//! demand and remembered until an input changes or a clock edge passes. It reads [`crate::ir`] and
//! shares nothing with the printer, so that agreement between the two says something.
//!
//! Registers, memory outputs and memories without initial contents start as zero. A simulator starts
//! them as unknown, so the two are compared once reset and writes have given them a value.
//!
//! ```
//! use std::rc::Rc;
//! use nic_dsl::interpreter::Interpreter;
//! # let module: nic_dsl::ir::Module = nic_dsl::interpreter::example();
//! let mut counter = Interpreter::new(Rc::new(module)).unwrap();
//! counter.set("rst", 1u32);
//! counter.clock_edge();
//! counter.set("rst", 0u32);
//! counter.clock_edge();
//! assert_eq!(counter.get("count"), 1u32.into());
//! ```
mod deep;
mod edge;
mod evaluate;
mod scope;
#[cfg(test)]
mod tests;

use std::fmt;
use std::rc::Rc;

use num_bigint::BigUint;

use crate::ir::{Module, SignalId, SignalKind};
use scope::{Item, Scope};

/// A design being run: one module and everything below it.
pub struct Interpreter {
    /// The module itself first, then its instances, each after its parent.
    scopes: Vec<Scope>,
    /// Expressions that are being computed inside each other.
    depth: u32,
}

/// What one clock edge showed. Names are dotted paths.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Events {
    /// Assertions that did not hold.
    pub failed: Vec<String>,
    /// Assumptions that did not hold.
    pub unassumed: Vec<String>,
    /// Covers that were reached.
    pub reached: Vec<String>,
    /// Promises about memories that the design broke: what simulators show from here on may differ.
    pub broken: Vec<String>,
}

/// Why a design cannot be interpreted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error(String);

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

impl Interpreter {
    /// Starts `module` with all state zero or at its initial contents, and all inputs zero.
    ///
    /// # Errors
    /// When the design contains an external module, whose behaviour is not known here.
    pub fn new(module: Rc<Module>) -> Result<Self, Error> {
        let mut interpreter = Self { scopes: scope::build(module)?, depth: 0 };
        interpreter.reset_at_once();
        Ok(interpreter)
    }

    /// The module.
    pub fn module(&self) -> &Rc<Module> {
        &self.scopes[0].module
    }

    /// Sets an input port or a reset.
    ///
    /// # Panics
    /// When the module has no such input, or the value is too wide for it.
    #[track_caller]
    pub fn set(&mut self, input: &str, value: impl Into<BigUint>) {
        let module = self.module();
        let Some(id) = module.signal_named(input) else {
            panic!("module `{}` has no port `{input}`", module.name);
        };
        self.set_signal(id, value.into());
    }

    /// As [`Self::set`], by signal of the module.
    ///
    /// # Panics
    /// When the signal is not an input, or the value is too wide for it.
    #[track_caller]
    pub fn set_signal(&mut self, input: SignalId, value: BigUint) {
        let signal = self.module().signal(input);
        assert!(
            matches!(signal.kind, SignalKind::Input | SignalKind::Reset),
            "`{}` is not an input of `{}`",
            signal.name,
            self.module().name
        );
        assert!(
            value.bits() <= u64::from(signal.width),
            "{value:#x} does not fit the {} bits of `{}`",
            signal.width,
            signal.name
        );
        let is_reset = signal.kind == SignalKind::Reset;
        self.scopes[0].held[input.index()] = value;
        self.forget();
        if is_reset {
            self.reset_at_once();
        }
    }

    /// The value of a signal or named expression: a port, or a dotted path through instances.
    ///
    /// # Panics
    /// When there is none of that name, when it is a clock, when the design drives it through
    /// itself in one cycle, or when no statement drives it.
    #[track_caller]
    pub fn get(&mut self, path: &str) -> BigUint {
        match scope::find(&self.scopes, path) {
            Some((scope, Item::Signal(id))) => self.signal(scope, id),
            Some((scope, Item::Expression(id))) => self.expression(scope, id),
            Some((_, Item::Memory(_))) => panic!("`{path}` is a memory: ask for a word of it"),
            None => panic!("`{}` has nothing named `{path}`", self.module().name),
        }
    }

    /// As [`Self::get`], by signal of the module.
    ///
    /// # Panics
    /// As [`Self::get`].
    pub fn get_signal(&mut self, signal: SignalId) -> BigUint {
        self.signal(0, signal)
    }

    /// The word at `address` of the memory at a dotted path.
    ///
    /// # Panics
    /// When there is no such memory or no such word.
    #[track_caller]
    pub fn memory(&self, path: &str, address: usize) -> BigUint {
        match scope::find(&self.scopes, path) {
            Some((scope, Item::Memory(id))) => {
                let words = &self.scopes[scope].memories[id.index()];
                assert!(address < words.len(), "`{path}` has no word {address}: {}", words.len());
                words[address].clone()
            }
            _ => panic!("`{}` has no memory `{path}`", self.module().name),
        }
    }

    /// A rising edge of the clocks of these domains (of the module), all at the same instant.
    ///
    /// # Panics
    /// When the module has no such domain; and as [`Self::get`].
    #[track_caller]
    pub fn step(&mut self, domains: &[&str]) -> Events {
        let module = self.module();
        let rising: Vec<SignalId> = domains
            .iter()
            .map(|name| match module.domains.iter().find(|d| d.name == *name) {
                Some(domain) => domain.clock,
                None => panic!("module `{}` has no clock domain `{name}`", module.name),
            })
            .collect();
        self.edge(&rising)
    }

    /// A rising edge of every clock.
    ///
    /// # Panics
    /// As [`Self::get`].
    pub fn clock_edge(&mut self) -> Events {
        let rising: Vec<SignalId> = self.module().domains.iter().map(|d| d.clock).collect();
        self.edge(&rising)
    }

    /// Everything combinational has to be computed again.
    fn forget(&mut self) {
        for scope in &mut self.scopes {
            scope.forget();
        }
    }
}

/// An eight-bit counter, for the example above.
#[doc(hidden)]
pub fn example() -> Module {
    use crate::ir::*;
    use std::panic::Location;
    let signal = |name: &str, width, kind| Signal {
        name: name.into(),
        width,
        kind,
        domain: Some(DomainId(0)),
        enumeration: None,
        elements: None,
        is_packed: false,
        attributes: vec![],
        comment: String::new(),
        scope: String::new(),
        place: Location::caller(),
    };
    let expression =
        |operation, width| Expression { operation, width, name: None, place: Location::caller() };
    let assign = |signal, value| Statement::Assign {
        target: Target { signal: SignalId(signal), part: Part::Whole },
        value: ExpressionId(value),
        place: Location::caller(),
    };
    Module {
        loops: vec![],
        name: "counter".into(),
        documentation: String::new(),
        domains: vec![Domain { name: String::new(), clock: SignalId(0), reset: SignalId(1) }],
        resets: Resets::default(),
        signals: vec![
            signal("clk", 1, SignalKind::Clock),
            signal("rst", 1, SignalKind::Reset),
            signal("value", 8, SignalKind::Register { reset: Some(BigUint::ZERO) }),
            signal("count", 8, SignalKind::Output),
        ],
        expressions: vec![
            expression(Operation::Signal(SignalId(2)), 8),
            expression(Operation::Constant(1u32.into()), 8),
            expression(Operation::Binary(BinaryOperator::Add, ExpressionId(0), ExpressionId(1)), 8),
        ],
        body: vec![assign(2, 2), assign(3, 0)],
        memories: vec![],
        instances: vec![],
        properties: vec![],
        groups: vec![],
        enumerations: vec![],
        ignored: vec![],
    }
}
