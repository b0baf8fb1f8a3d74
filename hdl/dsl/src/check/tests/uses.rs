//! Unused bits, and what only properties use.
use super::*;
use crate::check::formal_only;

#[test]
fn unused_bits_of_an_input_are_found_and_may_be_ignored() {
    let mut b = Build::combinational("m");
    let x = b.input("x", 8);
    let y = b.output("y", 2);
    let whole = b.read(x);
    let middle = b.slice(whole, 2, 4);
    let value = b.slice(middle, 1, 2);
    b.drive(y, value);
    assert_eq!(
        b.findings(),
        ["+1: module `m`: bits 7:5, 2:0 of input `x` are never used; use them or write \
         `x.slice(0, 3).ignore()`, `x.slice(5, 3).ignore()`"]
    );
    let (low, high) = (b.slice(whole, 0, 3), b.slice(whole, 5, 3));
    b.module.ignored.extend([low, high]);
    assert_eq!(b.findings(), NOTHING);
}

#[test]
fn bits_used_through_any_operator_but_a_slice_count_as_used() {
    let mut b = Build::combinational("m");
    let x = b.input("x", 8);
    let y = b.output("y", 1);
    let value = b.read(x);
    let value = b.add(Operation::Not(value), 8);
    let value = b.slice(value, 3, 1);
    b.drive(y, value);
    assert_eq!(b.findings(), NOTHING);
}

#[test]
fn unused_signals_of_every_kind_are_found() {
    let mut b = Build::new("m");
    b.input("x", 1);
    let w = b.wire("w", 1);
    let held = b.register("held", 1);
    let memory = b.memory("words");
    b.signal("q", 8, SignalKind::MemoryOutput(memory, 0));
    let q = b.get("q");
    b.instance("later", &delay());
    let (zero, at) = (b.constant(0, 1), b.constant(0, 3));
    b.port(memory, zero, at, MemoryPortKind::Read { output: q });
    let later = b.get("later_x");
    b.run([assign(w, zero), assign(held, zero), assign(later, zero)]);
    b.named("sum", Operation::Not(zero), 1);
    b.module.memories[memory.index()].initial = Some(vec![1_u32.into(); 8]);
    assert_eq!(
        b.findings(),
        [
            "+1: module `m`: input `x` is never used; use it or write `x.ignore()`",
            "+2: module `m`: wire `w` is never used; use it or write `w.ignore()`",
            "+3: module `m`: register `held` is never used; use it or write `held.ignore()`",
            "+5: module `m`: memory output `q` is never used; use it or write `q.ignore()`",
            "+7: module `m`: instance output `later.y` is never used; use it or write \
             `later_y.ignore()`",
            "+12: module `m`: `sum` is never used; use it or write `sum.ignore()`",
        ]
    );
}

#[test]
fn what_reaches_only_unused_things_is_unused() {
    let mut b = Build::new("m");
    let x = b.input("x", 1);
    let count = b.register("count", 4);
    let end = b.register("end_of_chain", 4);
    let value = b.read(count);
    let enable = b.read(x);
    let one = b.constant(1, 4);
    let more = b.named("more", Operation::Binary(BinaryOperator::Add, value, one), 4);
    b.run([when(enable, vec![assign(count, more)], vec![])]);
    let value = b.read(count);
    b.drive(end, value);
    assert_eq!(
        b.findings(),
        [
            "+1: module `m`: input `x` is never used (it reaches only `count`, unused too); use \
             it or write `x.ignore()`",
            "+2: module `m`: register `count` is never used (it reaches only `end_of_chain`, \
             `more`, unused too); use it or write `count.ignore()`",
            "+3: module `m`: register `end_of_chain` is never used; use it or write \
             `end_of_chain.ignore()`",
            "+7: module `m`: `more` is never used (it reaches only `count`, unused too); use it \
             or write `more.ignore()`",
        ]
    );
}

#[test]
fn a_register_that_feeds_only_itself_is_unused() {
    let mut b = Build::new("m");
    let count = b.register("count", 4);
    let value = b.read(count);
    let value = b.add(Operation::Not(value), 4);
    b.drive(count, value);
    assert_eq!(
        b.findings(),
        ["+1: module `m`: register `count` is used by itself only; use it or write \
         `count.ignore()`"]
    );
}

#[test]
fn what_only_properties_use_is_kept_for_them_but_does_not_keep_a_port() {
    let mut b = Build::new("m");
    let x = b.input("x", 2);
    let y = b.output("y", 2);
    let past = b.register("past", 2);
    let shadow = b.wire("shadow", 2);
    let held = b.register("held", 2);
    let value = b.read(x);
    b.drive(past, value);
    let (p, h) = (b.read(past), b.read(held));
    b.drive(shadow, p);
    b.drive(held, h);
    b.drive(y, h);
    let s = b.read(shadow);
    let same = b.named("same", Operation::Binary(BinaryOperator::Equal, s, h), 1);
    b.property("held_follows", same);
    assert_eq!(
        b.findings(),
        ["+1: module `m`: input `x` is used by properties only; use it or write `x.ignore()`"]
    );
    let (signals, expressions) = formal_only(&b.module);
    assert_eq!(signals.into_iter().collect::<Vec<_>>(), [past, shadow]);
    assert_eq!(expressions.into_iter().collect::<Vec<_>>(), [same]);
    b.module.ignored.push(value);
    assert_eq!(b.findings(), NOTHING);
}

#[test]
fn bits_that_only_properties_use_of_a_register_that_the_design_uses_are_found() {
    let mut b = Build::new("m");
    let x = b.input("x", 2);
    let y = b.output("y", 1);
    let held = b.register("held", 2);
    let value = b.read(x);
    b.drive(held, value);
    let value = b.read(held);
    let (low, high) = (b.slice(value, 0, 1), b.slice(value, 1, 1));
    b.drive(y, low);
    b.property("high_is_low", high);
    assert_eq!(
        b.findings(),
        ["+3: module `m`: bit 1 of register `held` is used by properties only; use it or write \
         `held.slice(1, 1).ignore()`"]
    );
}

#[test]
fn a_memory_never_read_is_found() {
    let mut b = Build::new("m");
    let held = b.register("held", 1);
    let memory = b.memory("words");
    let (on, at, data) = (b.read(held), b.constant(0, 3), b.constant(0, 8));
    b.drive(held, on);
    b.port(memory, on, at, MemoryPortKind::Write { data, lanes: on });
    assert_eq!(
        b.findings(),
        ["+2: module `m`: memory `words` is never read; read it or remove it"]
    );
}

#[test]
fn only_properties_read_a_block_memory_in_the_same_cycle() {
    let build = || {
        let mut b = Build::new("m");
        let (y, held) = (b.output("y", 8), b.register("held", 1));
        let memory = b.memory("words");
        b.module.memories[0].style = MemoryStyle::Block;
        let q = b.signal("q", 8, SignalKind::MemoryOutput(memory, 1));
        let (on, at, data) = (b.read(held), b.constant(0, 3), b.constant(0, 8));
        b.drive(held, on);
        b.port(memory, on, at, MemoryPortKind::Write { data, lanes: on });
        b.port(memory, on, at, MemoryPortKind::Read { output: q });
        let now = b.add(Operation::MemoryRead(memory, at), 8);
        (b, y, q, now)
    };
    let (mut b, y, q, now) = build();
    let value = b.read(q);
    b.drive(y, value);
    let same = b.add(Operation::Binary(BinaryOperator::Equal, now, value), 1);
    b.property("same", same);
    assert_eq!(b.findings(), NOTHING);
    let (mut b, y, q, now) = build();
    let value = b.read(q);
    let sum = b.add(Operation::Binary(BinaryOperator::Add, now, value), 8);
    b.drive(y, sum);
    assert_eq!(
        b.findings(),
        [
            "+2: module `m`: memory `words` is read in the same cycle; only a distributed memory can \
         do that, others have read ports (properties may `observe` it)"
        ]
    );
}

#[test]
fn a_clock_and_a_reset_that_nothing_needs_are_found() {
    let mut b = Build::new("m");
    let y = b.output("y", 1);
    let zero = b.constant(0, 1);
    b.drive(y, zero);
    assert_eq!(
        b.findings(),
        ["+0: module `m`: clock `clk` is never used: nothing in its domain has state; write \
         `#[clocks()]` on the struct of its ports"]
    );
    let held = b.signal("held", 1, SignalKind::Register { reset: None });
    let value = b.read(held);
    b.drive(held, value);
    b.module.ignored.push(value);
    assert_eq!(
        b.findings(),
        ["+0: module `m`: reset `rst` is never used: nothing in its domain has a reset value; \
         use it or write `reset().ignore()`"]
    );
    let reset = b.get("rst");
    let reset = b.read(reset);
    b.module.ignored.push(reset);
    assert_eq!(b.findings(), NOTHING);
}
