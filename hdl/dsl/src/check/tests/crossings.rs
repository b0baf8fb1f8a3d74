//! Clock domain crossings.
use super::*;

/// A module with clocks `write` and `read`, and a register of `write` called `source`.
#[track_caller]
fn two_clocks() -> (Build, SignalId) {
    let mut b = Build::combinational("m");
    b.domain("write");
    let source = b.register("source", 1);
    let zero = b.constant(0, 1);
    b.drive(source, zero);
    b.domain("read");
    (b, source)
}

#[test]
fn a_register_that_takes_another_clocks_register_is_found() {
    let (mut b, source) = two_clocks();
    let held = b.register("held", 1);
    let value = b.read(source);
    let value = b.add(Operation::Not(value), 1);
    b.drive(held, value);
    let y = b.output("y", 1);
    let value = b.read(held);
    b.drive(y, value);
    assert_eq!(
        b.findings(),
        ["+4: module `m`: register `held` of clock `read_clk` depends on `source` of clock \
             `write_clk`; synchronise it, or declare that it may cross with `.cross()`"]
    );
}

#[test]
fn a_declared_crossing_is_right() {
    let (mut b, source) = two_clocks();
    let held = b.register("held", 1);
    let value = b.read(source);
    let value = b.named("crossing", Operation::Cross(value), 1);
    b.drive(held, value);
    let y = b.output("y", 1);
    let value = b.read(held);
    b.drive(y, value);
    assert_eq!(b.findings(), NOTHING);
}

#[test]
fn an_output_of_one_clock_that_depends_on_another_through_a_wire_is_found() {
    let (mut b, source) = two_clocks();
    let held = b.register("held", 1);
    let w = b.wire("w", 1);
    let y = b.output("y", 1);
    let value = b.read(source);
    b.drive(w, value);
    let (c, mine) = (b.read(w), b.read(held));
    let mixed = b.named("mixed", Operation::Binary(BinaryOperator::Or, mine, c), 1);
    b.drive(held, mine);
    let zero = b.constant(0, 1);
    b.run([when(mixed, vec![assign(y, mine)], vec![assign(y, zero)])]);
    assert_eq!(
        b.findings(),
        ["+10: module `m`: output `y` of clock `read_clk` depends on `source` of clock \
             `write_clk` through `w` -> `mixed`; synchronise it, or declare that it may cross \
             with `.cross()`"]
    );
}

#[test]
fn an_input_and_a_reset_of_another_clock_are_found() {
    let mut b = Build::combinational("m");
    let write = b.domain("write");
    let x = b.input("x", 1);
    b.domain("read");
    let held = b.register("held", 1);
    let other = b.register("other", 1);
    let y = b.output("y", 1);
    let value = b.read(x);
    b.drive(held, value);
    let reset = b.module.domains[write.index()].reset;
    let value = b.read(reset);
    b.drive(other, value);
    let (p, q) = (b.read(held), b.read(other));
    let value = b.and(p, q);
    b.drive(y, value);
    let mut findings = b.findings();
    assert!(findings.pop().is_some_and(|text| text.contains("`write_clk` is never used")));
    assert_eq!(
        findings,
        [
            "+8: module `m`: register `held` of clock `read_clk` depends on `x` of clock \
             `write_clk`; synchronise it, or declare that it may cross with `.cross()`",
            "+11: module `m`: register `other` of clock `read_clk` depends on `write_rst` of \
             clock `write_clk`; synchronise it, or declare that it may cross with `.cross()`",
        ]
    );
}

#[test]
fn a_memory_written_by_one_clock_and_read_at_once_by_another_is_found() {
    let mut b = Build::combinational("m");
    b.domain("write");
    let (at, data, on) = (b.input("at", 3), b.input("data", 8), b.input("on", 1));
    let memory = b.memory("words");
    let (at, data, on) = (b.read(at), b.read(data), b.read(on));
    let lanes = b.constant(1, 1);
    b.port(memory, on, at, MemoryPortKind::Write { data, lanes });
    let state = b.register("state", 1);
    b.drive(state, on);
    b.domain("read");
    let y = b.output("y", 8);
    let held = b.register("held", 1);
    let state = b.read(state);
    let state = b.add(Operation::Cross(state), 1);
    b.drive(held, state);
    let (low, high) = (b.read(held), b.constant(0, 2));
    let at = b.add(Operation::Concatenate(vec![high, low]), 3);
    let value = b.add(Operation::MemoryRead(memory, at), 8);
    b.drive(y, value);
    assert_eq!(
        b.findings(),
        ["+18: module `m`: output `y` of clock `read_clk` depends on memory `words` of clock \
             `write_clk`; synchronise it, or declare that it may cross with `.cross()`"]
    );
}

#[test]
fn a_memory_port_a_property_and_an_instance_of_another_clock_are_found() {
    let (mut b, source) = two_clocks();
    let memory = b.memory("words");
    let q = b.signal("q", 8, SignalKind::MemoryOutput(memory, 0));
    let (y, z) = (b.output("y", 8), b.output("z", 1));
    let value = b.read(source);
    let at = b.constant(0, 3);
    b.port(memory, value, at, MemoryPortKind::Read { output: q });
    b.property("source_is_low", value);
    // The child's only clock is connected to `write`, whose register it may take …
    b.instance("right", &delay());
    let x = b.get("right_x");
    b.drive(x, value);
    // … and its output may not be given out as one of `read`.
    let late = b.get("right_y");
    let late = b.read(late);
    b.drive(z, late);
    let value = b.read(q);
    b.drive(y, value);
    let held = b.register("held", 1);
    let value = b.read(held);
    b.drive(held, value);
    b.instance("wrong", &delay());
    let x = b.get("wrong_x");
    b.drive(x, value);
    let late = b.get("wrong_y");
    let late = b.read(late);
    b.module.ignored.push(late);
    b.module.memories[memory.index()].initial = Some(vec![1_u32.into(); 8]);
    assert_eq!(
        b.findings(),
        [
            "+15: module `m`: output `z` of clock `read_clk` depends on `right.y` of clock \
             `write_clk`; synchronise it, or declare that it may cross with `.cross()`",
            "+23: module `m`: instance input `wrong.x` of clock `write_clk` depends on `held` of \
             clock `read_clk`; synchronise it, or declare that it may cross with `.cross()`",
            "+6: module `m`: port `read` of memory `words` of clock `read_clk` depends on \
             `source` of clock `write_clk`; synchronise it, or declare that it may cross with \
             `.cross()`",
            "+7: module `m`: property `source_is_low` of clock `read_clk` depends on `source` of \
             clock `write_clk`; synchronise it, or declare that it may cross with `.cross()`",
        ]
    );
}

#[test]
fn what_a_child_lets_cross_has_crossed_for_its_parent() {
    let mut child = Build::combinational("asynchronous");
    child.domain("write");
    let (y, mine) = (child.output("y", 1), child.register("mine", 1));
    child.domain("read");
    let (x, late) = (child.input("x", 1), child.register("late", 1));
    let (now, before, value) = (child.read(x), child.read(late), child.read(mine));
    child.drive(late, now);
    child.module.ignored.push(before);
    child.drive(mine, value);
    let crossed = child.add(Operation::Cross(now), 1);
    let value = child.add(Operation::Binary(BinaryOperator::Or, crossed, value), 1);
    child.drive(y, value);
    let child = child.finish();

    let (mut b, source) = two_clocks();
    let source = b.read(source);
    b.module.ignored.push(source);
    let held = b.register("held", 1);
    let value = b.read(held);
    b.drive(held, value);
    b.instance("child", &child);
    let x = b.get("child_x");
    b.drive(x, value);
    let late = b.get("child_y");
    let late = b.read(late);
    let z = b.output("z", 1);
    b.module.signals[z.index()].domain = Some(DomainId(0));
    b.drive(z, late);
    assert_eq!(b.findings(), NOTHING);
}
