//! Combinational loops, and paths from inputs to outputs.
use super::*;
use crate::check::{Summary, combinational_paths};

#[test]
fn a_wire_that_depends_on_itself_is_a_loop() {
    let mut b = Build::combinational("m");
    let y = b.output("y", 2);
    let w = b.wire("w", 2);
    let value = b.read(w);
    b.drive(y, value);
    let (low, zero) = (b.slice(value, 0, 1), b.constant(0, 1));
    b.run([assign_slice(w, 0, 1, zero)]);
    b.run([assign_slice(w, 1, 1, low)]);
    assert_eq!(
        b.findings(),
        ["+2: module `m`: combinational loop `w` (+7) -> `w`; break it with a register"]
    );
}

#[test]
fn a_loop_through_wires_and_a_condition_is_named_in_the_direction_of_flow() {
    let mut b = Build::combinational("m");
    let y = b.output("y", 1);
    let first = b.wire("first", 1);
    let second = b.wire("second", 1);
    let (one, zero) = (b.constant(1, 1), b.constant(0, 1));
    let value = b.read(first);
    b.drive(second, value);
    let condition = b.read(second);
    let condition = b.add(Operation::Not(condition), 1);
    b.run([when(condition, vec![assign(first, one)], vec![assign(first, zero)])]);
    b.drive(y, value);
    assert_eq!(
        b.findings(),
        ["+2: module `m`: combinational loop `first` (+9) -> `second` (+6) -> `first`; break \
             it with a register"]
    );
}

#[test]
fn a_loop_through_an_index_and_a_memory_read_is_found() {
    let mut b = Build::combinational("m");
    let y = b.output("y", 8);
    let w = b.wire("w", 8);
    let table = b.memory("table_of_words");
    b.module.memories[table.index()].initial = Some(vec![1_u32.into(); 8]);
    let value = b.read(w);
    b.drive(y, value);
    let at = b.slice(value, 0, 3);
    let value = b.add(Operation::MemoryRead(table, at), 8);
    b.drive(w, value);
    let (chosen, index) = (b.wire("chosen", 2), b.slice(value, 0, 1));
    let zero = b.constant(0, 2);
    b.drive(chosen, zero);
    let mine = b.read(chosen);
    let (mine, bit) = (b.slice(mine, 1, 1), b.constant(1, 1));
    b.run([assign_element(chosen, mine, 1, bit)]);
    b.module.ignored.push(index);
    assert_eq!(
        b.findings(),
        [
            "+2: module `m`: combinational loop `w` (+9) -> `w`; break it with a register",
            "+10: module `m`: combinational loop `chosen` (+15) -> `chosen`; break it with a \
             register",
        ]
    );
}

#[test]
fn a_loop_through_instances_is_named_with_their_ports() {
    let mut b = Build::combinational("m");
    let y = b.output("y", 1);
    let child = inverter();
    b.instance("a", &child);
    b.instance("b", &child);
    let (ax, ay) = (b.get("a_x"), b.get("a_y"));
    let (bx, by) = (b.get("b_x"), b.get("b_y"));
    let value = b.read(ay);
    b.drive(bx, value);
    b.drive(y, value);
    let value = b.read(by);
    b.drive(ax, value);
    assert_eq!(
        b.findings(),
        ["+3: module `m`: combinational loop `a.x` (+11) -> `a.y` (+3) -> `b.x` (+8) -> `b.y` \
             (+4) -> `a.x`; break it with a register"]
    );
    assert_eq!(b.findings_in_design(), b.findings());
}

#[test]
fn a_register_breaks_a_loop() {
    let mut b = Build::new("m");
    let y = b.output("y", 1);
    b.instance("a", &inverter());
    b.instance("b", &delay());
    let (ax, ay) = (b.get("a_x"), b.get("a_y"));
    let (bx, by) = (b.get("b_x"), b.get("b_y"));
    let value = b.read(ay);
    b.drive(bx, value);
    let value = b.read(by);
    b.drive(ax, value);
    b.drive(y, value);
    assert_eq!(b.findings(), NOTHING);
}

/// Two inverters in a row beside a delay, and an input that decides nothing.
fn paths() -> Build {
    let mut b = Build::new("paths");
    let fast = b.input("fast", 1);
    let slow = b.input("slow", 1);
    let enable = b.input("enable", 1);
    let quick = b.output("quick", 1);
    let late = b.output("late", 1);
    let gated = b.output("gated", 1);
    b.instance("first", &inverter());
    b.instance("second", &inverter());
    b.instance("later", &delay());
    for (target, source) in [
        (b.get("first_x"), fast),
        (b.get("second_x"), b.get("first_y")),
        (quick, b.get("second_y")),
        (b.get("later_x"), slow),
        (late, b.get("later_y")),
    ] {
        let value = b.read(source);
        b.drive(target, value);
    }
    let (c, zero) = (b.read(enable), b.constant(0, 1));
    let value = b.get("later_y");
    let value = b.read(value);
    b.run([when(c, vec![assign(gated, value)], vec![assign(gated, zero)])]);
    b
}

#[test]
fn paths_from_inputs_to_outputs_are_listed_through_instances_and_conditions() {
    let module = paths().finish();
    let expected = vec![
        ("fast".to_string(), "quick".to_string()),
        ("enable".to_string(), "gated".to_string()),
    ];
    assert_eq!(combinational_paths(&module), expected);
    let summary = Summary { combinational_paths: expected };
    assert_eq!(check_design(&module).expect("no findings"), summary);
    assert_eq!(combinational_paths(&delay()), vec![]);
}

#[test]
fn a_chain_as_deep_as_it_is_long_needs_no_deep_stack() {
    let mut b = Build::combinational("m");
    let x = b.input("x", 64);
    let y = b.output("y", 64);
    let mut value = b.read(x);
    for _ in 0..100_000 {
        value = b.add(Operation::Not(value), 64);
    }
    b.drive(y, value);
    assert_eq!(b.findings(), NOTHING);
}
