//! The module under construction: a stack of them in each thread, because a module's elaboration
//! may instantiate others.
//!
//! Handles ([`crate::Bits`] and friends) are small copyable values that name an expression of the
//! builder they came from; using one in another module's builder is an error that says so.
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::panic::Location;

use num_bigint::BigUint;

use crate::fold::{Folded, Known};
use crate::ir::{
    BinaryOperator, DomainId, Expression, ExpressionId, Module, Operation, Place, Signal, SignalId,
    SignalKind, Statement, WIDEST,
};
use crate::refusal::{demand, refuse};

/// One module under construction.
pub(crate) struct Builder {
    /// Tells this module's handles from another's.
    pub serial: u32,
    pub module: Module,
    /// Open statement lists, innermost last; the first is the body.
    blocks: Vec<Block>,
    /// Loops that assign wires, whatever conditions are in force.
    apart: Vec<Statement>,
    /// Lists opened so far.
    opened: u32,
    /// Conditions under which the innermost list runs, outermost first.
    pub conditions: Vec<ExpressionId>,
    /// Clock domains in force, innermost last.
    pub domains: Vec<DomainId>,
    /// Name prefixes in force.
    pub scopes: Vec<String>,
    /// Signals that nobody has to read.
    pub optional: Vec<Optional>,
    /// Leaves (constants, labels, reads of signals and memories) that exist already.
    leaves: HashMap<(Operation, u32), ExpressionId>,
    /// What the expressions that read nothing are.
    known: Known,
}

/// A value that nobody has to read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Optional {
    pub value: ExpressionId,
    /// How much had been ignored before it.
    pub place: usize,
}

/// An open list of statements.
struct Block {
    /// No other list of the module has it.
    number: u32,
    statements: Vec<Statement>,
    /// For each statement how many were added before it.
    numbers: Vec<usize>,
    /// Statements added so far, also those that were taken out again.
    added: usize,
}

impl Block {
    fn new(number: u32) -> Self {
        Self { number, statements: vec![], numbers: vec![], added: 0 }
    }

    fn push(&mut self, statement: Statement) {
        self.statements.push(statement);
        self.numbers.push(self.added);
        self.added += 1;
    }
}

/// A position behind the statements that there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    serial: u32,
    block: u32,
    added: usize,
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
    let builder = Builder {
        serial,
        module: Module::new(name),
        blocks: vec![Block::new(0)],
        apart: vec![],
        opened: 1,
        conditions: vec![],
        domains: vec![],
        scopes: vec![],
        optional: vec![],
        leaves: HashMap::new(),
        known: Known::default(),
    };
    STACK.with_borrow_mut(|stack| stack.push(builder));
}

/// Ends the innermost module; with it, its signals that nobody has to read.
pub(crate) fn pop() -> (Module, Vec<Optional>) {
    let mut builder =
        STACK.with_borrow_mut(|stack| stack.pop()).expect("a module is under construction");
    let body = builder.blocks.pop().expect("the body is open");
    assert!(builder.blocks.is_empty(), "every `when` has ended");
    builder.module.body = [body.statements, builder.apart].concat();
    (builder.module, builder.optional)
}

/// Drops what a panic left behind above `depth`; see [`depth`].
pub(crate) fn truncate(depth: usize) {
    STACK.with_borrow_mut(|stack| stack.truncate(depth));
}

/// How many modules are under construction.
pub(crate) fn depth() -> usize {
    STACK.with_borrow(Vec::len)
}

/// Names of the modules under construction, outermost first.
pub(crate) fn under_construction() -> Vec<String> {
    STACK.with_borrow(|stack| stack.iter().map(|builder| builder.module.name.clone()).collect())
}

/// Works on the innermost module. Of this a copy is compiled for each `f`, so that it is small.
#[track_caller]
pub(crate) fn with<R>(f: impl FnOnce(&mut Builder) -> R) -> R {
    let (mut f, mut result) = (Some(f), None);
    innermost(&mut |builder| result = f.take().map(|f| f(builder)));
    result.expect("it ran")
}

#[track_caller]
fn innermost(work: &mut dyn FnMut(&mut Builder)) {
    let found = STACK.with_borrow_mut(|stack| stack.last_mut().map(work).is_some());
    assert!(found, "hardware is described inside a module's `elaborate`; none is running here");
}

impl Builder {
    /// Nobody has to read this value.
    pub fn add_optional(&mut self, value: ExpressionId) {
        self.optional.push(Optional { value, place: self.module.ignored.len() });
    }

    pub fn add(&mut self, operation: Operation, width: u32, place: Place) -> ExpressionId {
        // What reads the same thing in the same cycle is the same value.
        let is_leaf = matches!(
            operation,
            Operation::Constant(_)
                | Operation::Label(..)
                | Operation::Signal(_)
                | Operation::MemoryRead(..)
                | Operation::LoopIndex(_)
        );
        if is_leaf && let Some(id) = self.leaves.get(&(operation.clone(), width)) {
            return *id;
        }
        let id = ExpressionId(self.module.expressions.len() as u32);
        if is_leaf {
            self.leaves.insert((operation.clone(), width), id);
        }
        let expression = Expression { operation, width, name: None, place };
        self.known.add(&self.module, &expression);
        self.module.expressions.push(expression);
        id
    }

    /// As [`Self::add`], simplified where that is possible.
    pub fn add_folded(&mut self, operation: Operation, width: u32, place: Place) -> ExpressionId {
        demand!(
            (1..=WIDEST).contains(&width),
            place,
            "a value has 1 to {WIDEST} bits; this one would have {width}"
        );
        match crate::fold::in_force()(&self.module, &self.known, &operation, width) {
            Some(Folded::Existing(id)) => id,
            Some(Folded::New(simpler)) => self.add(simpler, width, place),
            None => self.add(operation, width, place),
        }
    }

    /// The value of an expression, if it depends on no signal and no memory.
    pub fn known(&self, id: ExpressionId) -> Option<BigUint> {
        self.known.get(id).cloned()
    }

    pub fn add_signal(
        &mut self,
        name: &str,
        width: u32,
        kind: SignalKind,
        domain: Option<DomainId>,
        place: Place,
    ) -> SignalId {
        let what = match (&kind, name) {
            (SignalKind::Register { .. }, "") => "this register".to_string(),
            (SignalKind::Wire, "") => "this wire".to_string(),
            (_, "") => "this signal".to_string(),
            (_, name) => format!("`{name}`"),
        };
        demand!(
            (1..=WIDEST).contains(&width),
            place,
            "a signal has 1 to {WIDEST} bits; {what} would have {width}"
        );
        let id = SignalId(self.module.signals.len() as u32);
        self.module.signals.push(Signal {
            name: name.to_string(),
            width,
            kind,
            domain,
            enumeration: None,
            elements: None,
            is_packed: false,
            attributes: vec![],
            comment: String::new(),
            scope: self.scopes.join("_"),
            place,
        });
        id
    }

    /// The clock domain in force, for something written at `place`.
    pub fn domain(&self, place: Place) -> DomainId {
        match self.domains.last() {
            Some(domain) => *domain,
            None => refuse(
                place,
                "a register, memory port or property needs a clock, and this module has none; \
                 remove `#[clocks()]` from its ports, or name a clock with `in_domain`"
                    .to_string(),
            ),
        }
    }

    /// Adds a statement to the innermost list.
    pub fn emit(&mut self, statement: Statement) {
        self.blocks.last_mut().expect("the body is open").push(statement);
    }

    /// Adds a statement that runs whatever conditions are in force.
    pub fn emit_always(&mut self, statement: Statement) {
        self.blocks.first_mut().expect("the body is open").push(statement);
    }

    /// The same, behind all others, so that it never comes between a `when` and its `otherwise`.
    pub fn emit_apart(&mut self, statement: Statement) {
        self.apart.push(statement);
    }

    /// The innermost list.
    pub fn innermost(&mut self) -> &mut Vec<Statement> {
        &mut self.blocks.last_mut().expect("the body is open").statements
    }

    /// Takes out of the innermost list every assignment from before `start` that one from behind it
    /// always overwrites.
    pub fn supersede(&mut self, start: Position) {
        let block = self.blocks.last_mut().expect("the body is open");
        let first = block.numbers.partition_point(|number| *number < start.added);
        let later: Vec<(SignalId, (u32, u32))> = block.statements[first..]
            .iter()
            .filter_map(|statement| match statement {
                Statement::Assign { target, .. } => {
                    Some((target.signal, target.certain_bits(&self.module)?))
                }
                _ => None,
            })
            .collect();
        if later.is_empty() {
            return;
        }
        let statements = std::mem::take(&mut block.statements);
        let numbers = std::mem::take(&mut block.numbers);
        for (position, (statement, number)) in statements.into_iter().zip(numbers).enumerate() {
            let mut kept = vec![statement];
            if position < first {
                later
                    .iter()
                    .for_each(|(signal, bits)| remove(&self.module, &mut kept, *signal, *bits));
            }
            if let Some(statement) = kept.pop() {
                block.statements.push(statement);
                block.numbers.push(number);
            }
        }
    }

    /// Where the next statement will stand.
    pub fn position(&self) -> Position {
        let block = self.blocks.last().expect("the body is open");
        Position { serial: self.serial, block: block.number, added: block.added }
    }

    /// Begins a list that runs under a condition.
    pub fn open(&mut self, condition: ExpressionId) {
        self.blocks.push(Block::new(self.opened));
        self.opened += 1;
        self.conditions.push(condition);
    }

    /// Begins the list that a loop runs for each element.
    pub fn open_loop(&mut self) {
        self.blocks.push(Block::new(self.opened));
        self.opened += 1;
    }

    /// Ends the list of a loop.
    pub fn close_loop(&mut self) -> Vec<Statement> {
        self.blocks.pop().expect("it was opened").statements
    }

    /// Ends the list that was begun last.
    pub fn close(&mut self) -> Vec<Statement> {
        self.conditions.pop();
        self.blocks.pop().expect("it was opened").statements
    }

    /// The conjunction of the conditions under which the current statement runs.
    pub fn path_condition(&mut self, place: Place) -> Option<ExpressionId> {
        let mut conditions = self.conditions.clone().into_iter();
        let mut path = conditions.next()?;
        for condition in conditions {
            path = self.add(Operation::Binary(BinaryOperator::And, path, condition), 1, place);
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
        crate::describe::describe(&self.module, id)
    }
}

/// Removes the assignments to a signal that take nothing outside these bits.
fn remove(module: &Module, list: &mut Vec<Statement>, signal: SignalId, bits: (u32, u32)) {
    list.retain_mut(|statement| match statement {
        Statement::Assign { target, .. } => {
            let (low, high) =
                target.certain_bits(module).unwrap_or((0, module.signal(target.signal).width));
            target.signal != signal || low < bits.0 || bits.1 < high
        }
        Statement::If { then, otherwise, .. } => {
            remove(module, then, signal, bits);
            remove(module, otherwise, signal, bits);
            !(then.is_empty() && otherwise.is_empty())
        }
        Statement::For { body, .. } => {
            remove(module, body, signal, bits);
            !body.is_empty()
        }
        Statement::Case { arms, default, .. } => {
            arms.iter_mut().for_each(|arm| remove(module, &mut arm.body, signal, bits));
            default.iter_mut().for_each(|(_, body)| remove(module, body, signal, bits));
            true
        }
    });
}

thread_local! {
    /// Where the author wrote what the library describes at the moment.
    static PLACE: Cell<Option<Place>> = const { Cell::new(None) };
}

/// The caller's place, or that of [`at`].
#[track_caller]
pub(crate) fn here() -> Place {
    PLACE.get().unwrap_or(Location::caller())
}

/// Describes what the author wrote at this place, but for places of its own where it is called in such a description.
pub(crate) fn at<R>(place: Place, describe: impl FnOnce() -> R) -> R {
    /// Puts back what was there, also when the description is refused.
    struct Restore(Option<Place>);
    impl Drop for Restore {
        fn drop(&mut self) {
            PLACE.set(self.0);
        }
    }
    let _restore = Restore(PLACE.replace(Some(place)));
    describe()
}
