//! The module under construction: a stack of them in each thread, because a module's elaboration
//! may instantiate others.
//!
//! Handles ([`crate::Bits`] and friends) are small copyable values that name an expression of the
//! builder they came from; using one in another module's builder is an error that says so.
use std::cell::RefCell;
use std::collections::HashMap;
use std::panic::Location;

use crate::ir::{
    DomainId, Expression, ExpressionId, Module, Operation, Place, Signal, SignalId, SignalKind,
    Statement,
};

/// One module under construction.
pub(crate) struct Builder {
    /// Tells this module's handles from another's.
    pub serial: u32,
    pub module: Module,
    /// Open statement lists, innermost last; the first is the body.
    pub blocks: Vec<Vec<Statement>>,
    /// Conditions under which the innermost list runs, outermost first.
    pub conditions: Vec<ExpressionId>,
    /// Clock domains in force, innermost last.
    pub domains: Vec<DomainId>,
    /// Name prefixes in force.
    pub scopes: Vec<String>,
    /// Leaves (constants, labels, reads of signals and memories) that exist already.
    leaves: HashMap<(Operation, u32), ExpressionId>,
}

thread_local! {
    static STACK: RefCell<Vec<Builder>> = const { RefCell::new(Vec::new()) };
    static SERIAL: RefCell<u32> = const { RefCell::new(0) };
}

/// Starts a module.
pub(crate) fn push(name: &str) {
    let serial = SERIAL.with_borrow_mut(|serial| {
        *serial += 1;
        *serial
    });
    let module = Module::new(name);
    let builder = Builder {
        serial,
        module,
        blocks: vec![vec![]],
        conditions: vec![],
        domains: vec![],
        scopes: vec![],
        leaves: HashMap::new(),
    };
    STACK.with_borrow_mut(|stack| stack.push(builder));
}

/// Ends the innermost module.
pub(crate) fn pop() -> Builder {
    STACK.with_borrow_mut(|stack| stack.pop()).expect("a module is under construction")
}

/// Drops what a panic left behind above `depth`; see [`depth`].
pub(crate) fn truncate(depth: usize) {
    STACK.with_borrow_mut(|stack| stack.truncate(depth));
}

/// How many modules are under construction.
pub(crate) fn depth() -> usize {
    STACK.with_borrow(Vec::len)
}

/// Works on the innermost module.
#[track_caller]
pub(crate) fn with<R>(f: impl FnOnce(&mut Builder) -> R) -> R {
    STACK.with_borrow_mut(|stack| match stack.last_mut() {
        Some(builder) => f(builder),
        None => panic!("hardware is described inside a module's `elaborate`; none is running here"),
    })
}

impl Builder {
    pub fn add(&mut self, operation: Operation, width: u32, place: Place) -> ExpressionId {
        // What reads the same thing in the same cycle is the same value.
        let is_leaf = matches!(
            operation,
            Operation::Constant(_)
                | Operation::Label(..)
                | Operation::Signal(_)
                | Operation::MemoryRead(..)
        );
        if is_leaf && let Some(id) = self.leaves.get(&(operation.clone(), width)) {
            return *id;
        }
        let id = ExpressionId(self.module.expressions.len() as u32);
        if is_leaf {
            self.leaves.insert((operation.clone(), width), id);
        }
        self.module.expressions.push(Expression { operation, width, name: None, place });
        id
    }

    pub fn add_signal(
        &mut self,
        name: &str,
        width: u32,
        kind: SignalKind,
        domain: Option<DomainId>,
        place: Place,
    ) -> SignalId {
        assert!(width > 0, "a signal has at least one bit: {name:?} has none");
        let id = SignalId(self.module.signals.len() as u32);
        self.module.signals.push(Signal {
            name: name.to_string(),
            width,
            kind,
            domain,
            enumeration: None,
            attributes: vec![],
            comment: String::new(),
            place,
        });
        id
    }

    /// The clock domain in force.
    #[track_caller]
    pub fn domain(&self) -> DomainId {
        match self.domains.last() {
            Some(domain) => *domain,
            None => panic!(
                "`{}` has no clock: a register, memory port or property needs one (remove \
                 `#[clocks()]` from its ports, or name a domain with `in_domain`)",
                self.module.name
            ),
        }
    }

    pub fn emit(&mut self, statement: Statement) {
        self.blocks.last_mut().expect("the body is open").push(statement);
    }

    /// The conjunction of the conditions under which the current statement runs.
    pub fn path_condition(&mut self, place: Place) -> Option<ExpressionId> {
        let mut conditions = self.conditions.clone().into_iter();
        let mut path = conditions.next()?;
        for condition in conditions {
            let both = Operation::Binary(crate::ir::BinaryOperator::And, path, condition);
            path = self.add(both, 1, place);
        }
        Some(path)
    }

    /// `name` under the scopes in force.
    pub fn scoped(&self, name: &str) -> String {
        let mut scoped = String::new();
        for scope in &self.scopes {
            scoped.push_str(scope);
            scoped.push('_');
        }
        scoped + name
    }

    /// How an expression reads in an error message.
    pub fn describe(&self, id: ExpressionId) -> String {
        let expression = self.module.expression(id);
        if let Some(name) = &expression.name {
            return format!("`{name}`");
        }
        match &expression.operation {
            Operation::Signal(signal) if !self.module.signal(*signal).name.is_empty() => {
                format!("`{}`", self.module.signal(*signal).name)
            }
            Operation::Constant(value) => format!("the constant {value}"),
            Operation::Slice { of, low } => {
                format!("{}[{}:{low}]", self.describe(*of), low + expression.width - 1)
            }
            _ => format!("the value made at {}", expression.place),
        }
    }
}

/// The caller's place.
#[track_caller]
pub(crate) fn here() -> Place {
    Location::caller()
}
