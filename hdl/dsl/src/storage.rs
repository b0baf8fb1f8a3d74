//! Registers and wires.
use crate::bits::Bits;
use crate::builder::{here, with};
use crate::bundle::{Bundle, BundleExt, Leaf, checked_leaves};
use crate::condition::Bool;
use crate::ir::{Operation, Part, Place, SignalKind, Statement, Target};
use crate::naming::label_signal;
use crate::operand::{ConstantValue, constant};
use crate::state::{State, States};

fn new_signal(width: u32, kind: SignalKind, place: Place) -> Bits {
    with(|b| {
        let domain = kind.is_register().then(|| b.domain(place));
        let signal = b.add_signal("", width, kind, domain, place);
        let id = b.add(Operation::Signal(signal), width, place);
        Bits { serial: b.serial, id, width }
    })
}

fn build<B: Bundle>(shape: &B::Shape, kind: &SignalKind, place: Place) -> B {
    B::build(shape, "", &mut |leaf: Leaf| {
        let bits = new_signal(leaf.width, kind.clone(), place);
        label_signal(bits, &leaf);
        bits
    })
}

/// A register without reset: it holds its value until it is assigned.
#[track_caller]
pub fn register<B: Bundle>(shape: impl std::borrow::Borrow<B::Shape>) -> B {
    build(shape.borrow(), &SignalKind::Register { reset: None }, here())
}

/// A register of `width` bits that reset sets to `value`.
///
/// # Refused
/// If `value` does not fit.
#[track_caller]
pub fn register_reset(width: u32, value: impl Into<ConstantValue>) -> Bits {
    let reset = constant(width, value).as_constant();
    new_signal(width, SignalKind::Register { reset }, here())
}

/// A one-bit register that reset sets to `value`.
#[track_caller]
pub fn register_bool(value: bool) -> Bool {
    Bool(register_reset(1, u8::from(value)))
}

/// A state register that reset sets to `value`.
#[track_caller]
pub fn register_state<S: States>(value: S) -> State<S> {
    register_value(&(), &value)
}

/// A register that reset sets to `value`.
#[track_caller]
pub fn register_value<B: Bundle>(shape: &B::Shape, value: &B::Value) -> B {
    let place = here();
    let mut values = checked_leaves::<B>(shape, value, place).into_iter();
    B::build(shape, "", &mut |leaf: Leaf| {
        let reset = values.next().map(|(_, value)| value);
        let bits = new_signal(leaf.width, SignalKind::Register { reset }, place);
        label_signal(bits, &leaf);
        bits
    })
}

/// `value` one cycle later, not reset. Inside a `when` too: it does not wait for the condition.
#[track_caller]
pub fn delayed<B: Bundle>(value: B) -> B {
    let place = here();
    let later: B = build(&value.shape(), &SignalKind::Register { reset: None }, place);
    for (later, value) in later.leaves().into_iter().zip(value.leaves()) {
        follow(later, value, place);
    }
    later
}

/// `value` one cycle later, false after reset. Inside a `when` too: it does not wait for the
/// condition.
#[track_caller]
pub fn delayed_bool(value: Bool) -> Bool {
    let later = register_bool(false);
    follow(later.0, value.0, here());
    later
}

/// A new register takes `value` in every cycle.
fn follow(register: Bits, value: Bits, place: Place) {
    let (target, value) = (register.expression_at(place), value.expression_at(place));
    with(|b| {
        if let Operation::Signal(signal) = b.module.expression(target).operation {
            let target = Target { signal, part: Part::Whole };
            b.emit_always(Statement::Assign { target, value, place });
        }
    });
}

/// A wire: it must be assigned on every path.
#[track_caller]
pub fn wire<B: Bundle>(shape: impl std::borrow::Borrow<B::Shape>) -> B {
    build(shape.borrow(), &SignalKind::Wire, here())
}

/// A wire that has `value` where nothing else is assigned to it.
#[track_caller]
pub fn wire_default<B: Bundle>(value: B) -> B {
    let wire: B = build(&value.shape(), &SignalKind::Wire, here());
    wire.assign(value);
    wire
}
