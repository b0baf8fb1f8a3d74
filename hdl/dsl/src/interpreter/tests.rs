use std::panic::Location;
use std::rc::Rc;

use super::{Interpreter, example};
use crate::ir::{
    BinaryOperator, Expression, ExpressionId, Module, Operation, Part, Signal, SignalId,
    SignalKind, Statement, Target,
};

/// Links of a chain: many times as many as a thread has room for if each is a call.
const LINKS: u32 = 20_000;

fn expression(module: &mut Module, operation: Operation, width: u32) -> ExpressionId {
    let place = Location::caller();
    module.expressions.push(Expression { operation, width, name: None, place });
    ExpressionId(module.expressions.len() as u32 - 1)
}

fn assign(module: &mut Module, signal: SignalId, value: ExpressionId) {
    let target = Target { signal, part: Part::Whole };
    module.body.push(Statement::Assign { target, value, place: Location::caller() });
}

/// The counter shows the end of a chain that begins at its register.
fn with_chain(link: impl Fn(&mut Module, ExpressionId, u32) -> ExpressionId) -> Interpreter {
    let mut module = example();
    module.body.pop();
    let mut at = ExpressionId(0);
    for number in 0..LINKS {
        at = link(&mut module, at, number);
    }
    assign(&mut module, SignalId(3), at);
    Interpreter::new(Rc::new(module)).expect("no external modules")
}

#[test]
fn a_chain_of_operations_is_computed_whatever_its_length() {
    let mut chain = with_chain(|module, before, _| {
        let one = ExpressionId(1);
        expression(module, Operation::Binary(BinaryOperator::Add, before, one), 8)
    });
    assert_eq!(chain.get("count"), (LINKS % 256).into());
    chain.clock_edge();
    assert_eq!(chain.get("count"), ((LINKS + 1) % 256).into());
}

#[test]
fn a_chain_of_wires_is_computed_whatever_its_length() {
    let mut chain = with_chain(|module, before, number| {
        module.signals.push(Signal {
            name: format!("wire_{number}"),
            width: 8,
            kind: SignalKind::Wire,
            domain: None,
            enumeration: None,
            elements: None,
            is_packed: false,
            attributes: vec![],
            comment: String::new(),
            scope: String::new(),
            place: Location::caller(),
        });
        let wire = SignalId(module.signals.len() as u32 - 1);
        assign(module, wire, before);
        let read = expression(module, Operation::Signal(wire), 8);
        expression(module, Operation::Not(read), 8)
    });
    chain.clock_edge();
    assert_eq!(chain.get("count"), 1u32.into());
}
