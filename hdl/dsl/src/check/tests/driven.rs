//! Undriven bits, registers never set, two drivers.
use super::*;

#[test]
fn an_output_that_nobody_drives_is_found() {
    let mut b = Build::combinational("m");
    b.output("y", 1);
    assert_eq!(b.findings(), ["+1: module `m`: output `y` is never driven; assign it"]);
}

#[test]
fn an_instance_input_that_nobody_drives_is_found() {
    let mut b = Build::combinational("m");
    let y = b.output("y", 1);
    b.instance("first", &inverter());
    let value = b.get("first_y");
    let value = b.read(value);
    b.drive(y, value);
    assert_eq!(
        b.findings(),
        ["+2: module `m`: instance input `first.x` is never driven; assign it"]
    );
}

#[test]
fn a_branch_that_drives_nothing_is_named() {
    let mut b = Build::combinational("m");
    let c = b.input("c", 1);
    let y = b.output("y", 8);
    let c = b.read(c);
    let zero = b.constant(0, 8);
    b.run([when(c, vec![assign(y, zero)], vec![])]);
    assert_eq!(
        b.findings(),
        [
            "+5: module `m`: output `y` is not driven where `c` does not hold; assign it there too, or \
         unconditionally before"
        ]
    );
    b.module.body.clear();
    b.run([when(c, vec![assign(y, zero)], vec![assign(y, zero)])]);
    assert_eq!(b.findings(), NOTHING);
}

#[test]
fn the_innermost_missing_branches_and_bits_are_named() {
    let mut b = Build::combinational("m");
    let c = b.input("c", 2);
    let y = b.output("y", 8);
    let c = b.read(c);
    let (low, high) = (b.slice(c, 0, 1), b.slice(c, 1, 1));
    let (zero, half, narrow) = (b.constant(0, 8), b.constant(0, 4), b.constant(0, 3));
    b.run([when(
        low,
        vec![
            assign_slice(y, 0, 4, half),
            when(high, vec![assign_slice(y, 4, 4, half)], vec![assign_slice(y, 4, 3, narrow)]),
        ],
        vec![when(high, vec![], vec![assign(y, zero)])],
    )]);
    assert_eq!(
        b.findings(),
        [
            "+10: module `m`: output `y` is not driven where `c.bit(1)` does not hold (bit 7), nor where \
             `c.bit(1)` holds (the `when` at +12); assign it there too, or unconditionally before"
        ]
    );
}

#[test]
fn a_case_is_complete_with_all_codes_or_a_default() {
    let mut b = Build::combinational("m");
    let c = b.input("c", 2);
    let y = b.output("y", 1);
    let c = b.read(c);
    let one = b.constant(1, 1);
    let labels: Vec<_> = (0..4).map(|code| b.constant(code, 2)).collect();
    let arm = |code: usize| (labels[code], vec![assign(y, one)]);
    b.run([case(c, vec![arm(0), arm(1), arm(2)], None)]);
    assert_eq!(
        b.findings(),
        [
            "+7: module `m`: output `y` is not driven where `c` is none of the cases; assign it there too, \
             or unconditionally before"
        ]
    );
    b.module.body.clear();
    b.run([case(c, vec![arm(0), arm(1), arm(2)], Some(vec![assign(y, one)]))]);
    assert_eq!(b.findings(), NOTHING);
    b.module.body.clear();
    b.run([case(c, vec![arm(0), arm(1), arm(2), arm(3)], None)]);
    assert_eq!(b.findings(), NOTHING);
    b.module.body.clear();
    b.run([case(c, vec![arm(0), arm(1), (labels[2], vec![])], Some(vec![]))]);
    assert_eq!(
        b.findings(),
        [
            "+22: module `m`: output `y` is not driven where `c` is `2`, nor where `c` is none of the cases; \
         assign it there too, or unconditionally before"
        ]
    );
}

#[test]
fn arms_are_named_by_their_labels() {
    let mut b = Build::combinational("m");
    let names = [("IDLE", 0_u32), ("BUSY", 1)];
    let variants = names.map(|(name, code)| (name.to_string(), code.into())).to_vec();
    b.module.enumerations.push(Enumeration { name: "State".into(), width: 1, variants });
    let c = b.input("c", 1);
    let y = b.output("y", 1);
    let c = b.read(c);
    let idle = b.add(Operation::Label(EnumerationId(0), 0), 1);
    let busy = b.add(Operation::Label(EnumerationId(0), 1), 1);
    b.run([case(c, vec![(idle, vec![]), (busy, vec![assign(y, idle)])], None)]);
    assert_eq!(
        b.findings(),
        ["+9: module `m`: output `y` is not driven where `c` is `IDLE`; assign it there too, or \
         unconditionally before"]
    );
}

#[test]
fn many_missing_branches_are_counted() {
    let mut b = Build::combinational("m");
    let c = b.input("c", 3);
    let y = b.output("y", 1);
    let c = b.read(c);
    let one = b.constant(1, 1);
    let labels: Vec<_> = (0..7).map(|code| b.constant(code, 3)).collect();
    let mut arms: Vec<_> = labels.iter().map(|&label| (label, vec![])).collect();
    arms[0].1.push(assign(y, one));
    b.run([case(c, arms, None)]);
    assert_eq!(
        b.findings(),
        [
            "+8: module `m`: output `y` is not driven where `c` is `1`, nor where `c` is `2`, nor where \
             `c` is `3`, nor where `c` is `4`, nor on 3 other paths; assign it there too, or \
             unconditionally before"
        ]
    );
}

#[test]
fn an_element_chosen_at_run_time_drives_nothing_for_certain() {
    let mut b = Build::combinational("m");
    let i = b.input("i", 1);
    let y = b.output("y", 2);
    let i = b.read(i);
    let one = b.constant(1, 1);
    b.run([assign_element(y, i, 1, one)]);
    assert_eq!(
        b.findings(),
        ["+2: module `m`: output `y` is driven only in elements chosen at run time; assign it \
         whole before"]
    );
    let zero = b.constant(0, 2);
    b.module.body.insert(0, assign(y, zero));
    assert_eq!(b.findings(), NOTHING);
}

#[test]
fn a_register_never_set_is_found_bit_by_bit() {
    let mut b = Build::new("m");
    let y = b.output("y", 8);
    let z = b.output("z", 8);
    let held = b.register("held", 8);
    let part = b.register("part", 8);
    let zero = b.constant(0, 4);
    b.run([assign_slice(part, 2, 4, zero)]);
    let value = b.read(held);
    b.drive(y, value);
    let value = b.read(part);
    b.drive(z, value);
    assert_eq!(
        b.findings(),
        [
            "+3: module `m`: register `held` is never set; assign it, or use a constant",
            "+4: module `m`: bits 7:6, 1:0 of register `part` are never set; assign all its \
             bits, or declare fewer",
        ]
    );
}

#[test]
fn an_assignment_that_a_later_one_always_overwrites_is_found() {
    let mut b = Build::new("m");
    let y = b.output("y", 8);
    let held = b.register("held", 8);
    let (zero, half) = (b.constant(0, 8), b.constant(0, 4));
    let value = b.read(held);
    b.drive(held, zero);
    b.drive(y, value);
    b.run([assign_slice(held, 4, 4, half)]);
    b.drive(held, value);
    assert_eq!(
        b.findings(),
        [
            "+5: module `m`: two drivers: this assignment to register `held` has no effect, \
             because the one at +8 always overwrites it; remove one of them, or put a condition \
             around the later one",
            "+7: module `m`: two drivers: this assignment to register `held` has no effect, \
             because the one at +8 always overwrites it; remove one of them, or put a condition \
             around the later one",
        ]
    );
}

#[test]
fn an_assignment_under_a_condition_is_void_if_it_is_overwritten_after_it() {
    let mut b = Build::combinational("m");
    let c = b.input("c", 1);
    let y = b.output("y", 2);
    let c = b.read(c);
    let (zero, bit) = (b.constant(0, 2), b.constant(0, 1));
    b.run([when(c, vec![assign(y, zero), assign_element(y, c, 1, bit)], vec![]), assign(y, zero)]);
    assert_eq!(
        b.findings(),
        [
            "+5: module `m`: two drivers: this assignment to output `y` has no effect, because \
             the one at +5 always overwrites it; remove one of them, or put a condition around \
             the later one",
            "+5: module `m`: two drivers: this assignment to output `y` has no effect, because \
             the one at +5 always overwrites it; remove one of them, or put a condition around \
             the later one",
        ]
    );
}

#[test]
fn a_default_that_is_overwritten_on_some_path_or_in_part_is_right() {
    let mut b = Build::combinational("m");
    let c = b.input("c", 1);
    let y = b.output("y", 8);
    let c = b.read(c);
    let (zero, half) = (b.constant(0, 8), b.constant(0, 4));
    b.run([
        assign(y, zero),
        assign_slice(y, 4, 4, half),
        assign_slice(y, 0, 4, half),
        when(c, vec![assign(y, zero)], vec![assign_slice(y, 0, 4, half)]),
    ]);
    assert_eq!(b.findings(), NOTHING);
}
