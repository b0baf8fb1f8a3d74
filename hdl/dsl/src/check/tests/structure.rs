//! Widths, kinds, connections: modules that the language would not make.
use super::*;

/// What is found in a module with one more expression.
#[track_caller]
fn with_expression(make: impl FnOnce(&mut Build) -> (Operation, u32)) -> String {
    let mut b = Build::combinational("m");
    let x = b.input("x", 8);
    b.read(x);
    b.constant(5, 3);
    b.memory("words");
    let (operation, width) = make(&mut b);
    b.named("e", operation, width);
    only(b.findings())
}

/// The only finding, without its place.
#[track_caller]
fn only(findings: Vec<String>) -> String {
    assert_eq!(findings.len(), 1, "{findings:?}");
    let start = findings[0].find("module").expect("a module");
    findings[0][start..].to_string()
}

const EIGHT: ExpressionId = ExpressionId(0);
const THREE: ExpressionId = ExpressionId(1);

#[test]
fn expressions_of_the_wrong_width_are_found() {
    use BinaryOperator as O;
    use Operation as E;
    let binary = |operator, width| with_expression(|_| (E::Binary(operator, EIGHT, THREE), width));
    assert_eq!(
        with_expression(|_| (E::Constant(9_u32.into()), 3)),
        "module `m`: expression `e` is the constant 9 of 4 bits; it has 3"
    );
    assert_eq!(
        with_expression(|_| (E::Constant(0_u32.into()), 0)),
        "module `m`: expression `e` has no bits; it needs at least 1"
    );
    assert_eq!(
        with_expression(|b| (E::Signal(b.get("x")), 7)),
        "module `m`: expression `e` reads input `x` and has 7 bits; it must have 8"
    );
    assert_eq!(
        with_expression(|_| (E::Signal(SignalId(9)), 8)),
        "module `m`: expression `e` reads signal 9, which does not exist"
    );
    assert_eq!(
        with_expression(|_| (E::Not(EIGHT), 7)),
        "module `m`: expression `e` is wrong: its operand has 8 bits; it must have 7"
    );
    assert_eq!(
        with_expression(|_| (E::Cross(EIGHT), 7)),
        "module `m`: expression `e` is wrong: its operand has 8 bits; it must have 7"
    );
    assert_eq!(
        with_expression(|_| (E::ReduceOr(EIGHT), 8)),
        "module `m`: expression `e` is a reduction and has 8 bits; it must have 1"
    );
    assert_eq!(
        binary(O::Add, 8),
        "module `m`: expression `e` is wrong: its right operand has 3 bits; it must have 8"
    );
    assert_eq!(
        binary(O::And, 3),
        "module `m`: expression `e` is wrong: its left operand has 8 bits; it must have 3"
    );
    assert_eq!(
        binary(O::Equal, 1),
        "module `m`: expression `e` is wrong: its right operand has 3 bits; it must have 8"
    );
    assert_eq!(
        with_expression(|_| (E::Binary(O::Less, EIGHT, EIGHT), 8)),
        "module `m`: expression `e` compares and has 8 bits; it must have 1"
    );
    assert_eq!(
        binary(O::ShiftLeft, 3),
        "module `m`: expression `e` is wrong: its left operand has 8 bits; it must have 3"
    );
    assert_eq!(
        with_expression(|b| {
            let amount = b.constant(1, 32);
            (E::Binary(O::ShiftRight, EIGHT, amount), 8)
        }),
        "module `m`: expression `e` is wrong: its shift amount has 32 bits; it may have 31"
    );
    assert_eq!(
        with_expression(|_| (E::Mux(THREE, EIGHT, EIGHT), 8)),
        "module `m`: expression `e` is wrong: the condition of its mux has 3 bits; it must have 1"
    );
    assert_eq!(
        with_expression(|b| {
            let condition = b.constant(1, 1);
            (E::Mux(condition, EIGHT, THREE), 8)
        }),
        "module `m`: expression `e` is wrong: its second value has 3 bits; it must have 8"
    );
    assert_eq!(
        with_expression(|_| (E::Slice { of: EIGHT, low: 6 }, 3)),
        "module `m`: expression `e` takes 3 bits from bit 6 of an operand of 8 bits"
    );
    assert_eq!(
        with_expression(|_| (E::Slice { of: EIGHT, low: u32::MAX }, 3)),
        "module `m`: expression `e` takes 3 bits from bit 4294967295 of an operand of 8 bits"
    );
    assert_eq!(
        with_expression(|_| (E::Concatenate(vec![EIGHT, THREE]), 8)),
        "module `m`: expression `e` has 8 bits, its operands together 11"
    );
    assert_eq!(
        with_expression(|_| (E::Repeat(THREE, 2), 5)),
        "module `m`: expression `e` has 5 bits, 2 times its operand has 6"
    );
    assert_eq!(
        with_expression(|_| (E::Select { of: EIGHT, index: THREE }, 2)),
        "module `m`: expression `e` selects 2 bits by an index of 3 bits from 8 bits; they must \
         be 2 << 3"
    );
    assert_eq!(
        with_expression(|_| (E::ZeroExtend(EIGHT), 8)),
        "module `m`: expression `e` extends 8 bits to 8; the result must be wider"
    );
    assert_eq!(
        with_expression(|_| (E::SignExtend(EIGHT), 3)),
        "module `m`: expression `e` extends 8 bits to 3; the result must be wider"
    );
    assert_eq!(
        with_expression(|_| (E::Not(ExpressionId(2)), 8)),
        "module `m`: expression `e` has an operand made after it"
    );
    assert_eq!(
        with_expression(|_| (E::Label(EnumerationId(0), 0), 1)),
        "module `m`: expression `e` is a label of an enumeration that does not exist"
    );
    assert_eq!(
        with_expression(|_| (E::MemoryRead(MemoryId(0), EIGHT), 8)),
        "module `m`: expression `e` is wrong: its address has 8 bits; it must have 3"
    );
    assert_eq!(
        with_expression(|_| (E::MemoryRead(MemoryId(0), THREE), 7)),
        "module `m`: expression `e` reads a memory and has 7 bits; it must have 8"
    );
}

/// What is found in a module with this statement.
#[track_caller]
fn with_statement(make: impl FnOnce(&mut Build) -> Statement) -> String {
    let mut b = Build::combinational("m");
    let x = b.input("x", 8);
    b.output("y", 8);
    b.read(x);
    b.constant(5, 3);
    let statement = make(&mut b);
    b.run([statement]);
    only(b.findings())
}

#[test]
fn statements_of_the_wrong_width_are_found() {
    let y = |b: &Build| b.get("y");
    assert_eq!(
        with_statement(|b| assign(y(b), THREE)),
        "module `m`: a value of 3 bits is assigned to 8 bits of output `y`; extend or slice it"
    );
    assert_eq!(
        with_statement(|b| assign(y(b), ExpressionId(7))),
        "module `m`: expression 7 does not exist"
    );
    assert_eq!(
        with_statement(|_| assign(SignalId(7), EIGHT)),
        "module `m`: assignment to signal 7, which does not exist"
    );
    assert_eq!(
        with_statement(|b| assign_slice(y(b), 6, 3, THREE)),
        "module `m`: 3 bits from bit 6 of output `y` are assigned, which has 8"
    );
    assert_eq!(
        with_statement(|b| assign_slice(y(b), 0, 2, THREE)),
        "module `m`: a value of 3 bits is assigned to 2 bits of output `y`; extend or slice it"
    );
    assert_eq!(
        with_statement(|b| assign_element(y(b), THREE, 2, THREE)),
        "module `m`: an index of 3 bits chooses among elements of 2 bits of output `y`, which \
         has 8; it must have 2 << 3"
    );
    assert_eq!(
        with_statement(|b| assign_element(y(b), EIGHT, 1 << 30, THREE)),
        "module `m`: an index of 8 bits chooses among elements of 1073741824 bits of output `y`, \
         which has 8; it must have 1073741824 << 8"
    );
    assert_eq!(
        with_statement(|_| when(EIGHT, vec![], vec![])),
        "module `m`: the condition of `if` has 8 bits; it must have 1"
    );
    assert_eq!(
        with_statement(|_| case(EIGHT, vec![(THREE, vec![])], None)),
        "module `m`: label 5 of this `switch` has 3 bits, its subject has 8"
    );
    assert_eq!(
        with_statement(|_| case(EIGHT, vec![(EIGHT, vec![])], None)),
        "module `m`: a label of this `switch` is not constant; use constants or labels of an \
         enumeration"
    );
    assert_eq!(
        with_statement(|b| {
            let again = b.constant(5, 3);
            case(THREE, vec![(THREE, vec![]), (again, vec![])], None)
        }),
        "module `m`: two cases of this `switch` are for `5`, this one and the one at +2; remove one"
    );
}

#[test]
fn an_assignment_to_what_the_body_does_not_drive_is_found() {
    assert_eq!(
        with_statement(|b| assign(b.get("x"), EIGHT)),
        "module `m`: input `x` is assigned, which the body does not drive; assign an output, a \
         wire, a register or an instance input"
    );
}

/// What is found in a module with one memory with a write and a read port.
#[track_caller]
fn with_memory(change: impl FnOnce(&mut Build)) -> String {
    let mut b = Build::new("m");
    let held = b.register("held", 1);
    let y = b.output("y", 8);
    let memory = b.memory("words");
    let q = b.signal("q", 8, SignalKind::MemoryOutput(memory, 1));
    let (on, at, data) = (b.read(held), b.constant(0, 3), b.constant(0, 8));
    b.drive(held, on);
    b.port(memory, on, at, MemoryPortKind::Write { data, lanes: on });
    b.port(memory, on, at, MemoryPortKind::Read { output: q });
    let value = b.read(q);
    b.drive(y, value);
    assert_eq!(b.findings(), NOTHING);
    change(&mut b);
    b.findings().join("\n")
}

#[test]
fn memories_of_the_wrong_shape_are_found() {
    let with = |change: fn(&mut Memory)| with_memory(|b| change(&mut b.module.memories[0]));
    assert_eq!(
        with(|m| m.depth = 0),
        "+0: module `m`: memory `words` has 0 words of 8 bits; it needs some"
    );
    assert_eq!(
        with(|m| m.lane_width = 3),
        "+0: module `m`: memory `words` has lanes of 3 bits, which do not divide its 8 bits"
    );
    assert_eq!(
        with(|m| m.lane_width = 4),
        "+0: module `m`: the lane mask of port `write` of memory `words` has 1 bit; it must have \
         2"
    );
    assert_eq!(
        with(|m| m.initial = Some(vec![BigUint::ZERO; 7])),
        "+0: module `m`: memory `words` has 7 initial words; it must have 8, one for each word, \
         or none"
    );
    assert_eq!(
        with(|m| m.initial = Some(vec![256_u32.into(); 8])),
        "+0: module `m`: initial word 0 of memory `words` needs 9 bits, it has 8"
    );
    assert_eq!(
        with(|m| m.ports[1].address = ExpressionId(0)),
        "+0: module `m`: the address of port `read` of memory `words` has 1 bit; it must have 3"
    );
    assert_eq!(
        with(|m| m.ports[1].enable = ExpressionId(1)),
        "+0: module `m`: the enable of port `read` of memory `words` has 3 bits; it must have 1"
    );
    assert_eq!(
        with(|m| m.ports[1].domain = DomainId(1)),
        "+0: module `m`: port `read` of memory `words` has no clock domain"
    );
    assert_eq!(
        with(|m| m.ports[1].kind = MemoryPortKind::Read { output: SignalId(0) }),
        "+0: module `m`: the output of port `read` of memory `words` must be a memory output of \
         this port, of 8 bits, in its clock domain\n+0: module `m`: memory output `q` is the \
         output of no memory port"
    );
    assert_eq!(
        with(|m| {
            let (data, lanes) = (ExpressionId(1), ExpressionId(0));
            m.ports[0].kind = MemoryPortKind::Write { data, lanes };
        }),
        "+0: module `m`: the data of port `write` of memory `words` has 3 bits; it must have 8"
    );
}

#[test]
fn the_new_word_in_a_read_during_a_write_needs_one_clock() {
    assert_eq!(
        with_memory(|b| {
            b.domain("other");
            let held = b.register("other_held", 1);
            let value = b.read(held);
            b.drive(held, value);
            b.module.ignored.push(value);
            b.module.memories[0].read_during_write = ReadDuringWrite::New;
            b.module.memories[0].ports[0].domain = DomainId(1);
        }),
        "+0: module `m`: memory `words` gives the new word in a read during a write, but has \
         ports of several clocks; use Old or Undefined"
    );
    let within_one_clock = with_memory(|b| {
        let (data, lanes, output) = (ExpressionId(2), ExpressionId(0), b.get("q"));
        b.module.memories[0].read_during_write = ReadDuringWrite::New;
        b.module.memories[0].ports[1].kind = MemoryPortKind::ReadWrite { data, lanes, output };
        b.module.memories[0].style = MemoryStyle::Auto;
    });
    assert_eq!(within_one_clock, "");
}

/// What is found in a module with one instance of a delay.
#[track_caller]
fn with_instance(change: impl FnOnce(&mut Build)) -> String {
    let mut b = Build::new("m");
    let held = b.register("held", 1);
    b.instance("later", &delay());
    let (x, late) = (b.get("later_x"), b.get("later_y"));
    let value = b.read(late);
    b.drive(held, value);
    let value = b.read(held);
    b.drive(x, value);
    assert_eq!(b.findings(), NOTHING);
    change(&mut b);
    b.findings().join("\n")
}

#[test]
fn instances_connected_wrongly_are_found() {
    let with = |change: fn(&mut Instance)| with_instance(|b| change(&mut b.module.instances[0]));
    assert_eq!(
        with(|i| _ = i.connections.pop()),
        "+0: module `m`: port `y` of instance `later` (`delay`) is not connected"
    );
    assert_eq!(
        with(|i| i.connections[2].0 = "z".into()),
        "+0: module `m`: port `x` of instance `later` (`delay`) is not connected"
    );
    assert_eq!(
        with(|i| i.connections.push(("z".into(), SignalId(2)))),
        "+0: module `m`: instance `later` connects `z`, which `delay` does not have"
    );
    assert_eq!(
        with(|i| i.connections.swap(2, 3)),
        "+0: module `m`: instance `later` must connect each port of `delay` once, in the order \
         in which they are declared"
    );
    assert_eq!(
        with(|i| i.connections[0].1 = SignalId(2)),
        "+0: module `m`: port `clk` of instance `later` is connected to register `held`; it \
         needs a clock"
    );
    assert_eq!(
        with(|i| i.connections[2].1 = SignalId(99)),
        "+0: module `m`: port `x` of instance `later` is connected to signal 99, which does not \
         exist\n+0: module `m`: instance input `later.x` (`later_x`) is connected 0 times; it \
         must be connected once"
    );
    assert_eq!(
        with_instance(|b| {
            let x = b.get("later_x");
            b.module.signals[x.index()].width = 2;
            b.module.body.pop();
        }),
        "+0: module `m`: port `x` of instance `later` has 1 bit, `later_x` connected to it has 2"
    );
}

/// The register of `with_module`.
const HELD: usize = 2;

/// What is found in a module that was right before the change.
#[track_caller]
fn with_module(change: impl FnOnce(&mut Build)) -> String {
    let mut b = Build::new("m");
    let held = b.register("held", 1);
    let valid = b.output("port_valid", 1);
    let ready = b.input("port_ready", 1);
    let data = b.output("port", 8);
    let (value, zero) = (b.read(ready), b.constant(0, 8));
    b.drive(held, value);
    let value = b.read(held);
    b.drive(valid, value);
    b.drive(data, zero);
    b.property("held_is_low", value);
    b.module.groups.push(PortGroup {
        name: "port".into(),
        kind: GroupKind::Stream,
        direction: Direction::Output,
        domain: Some(DomainId(0)),
        payload: "bits".into(),
        valid: Some(valid),
        ready: Some(ready),
        fields: vec![(String::new(), data)],
        documentation: String::new(),
    });
    b.module.enumerations.push(Enumeration {
        name: "State".into(),
        width: 1,
        variants: vec![("IDLE".into(), 0_u32.into()), ("BUSY".into(), 1_u32.into())],
    });
    assert_eq!(b.findings(), NOTHING);
    change(&mut b);
    b.findings().join("\n")
}

#[test]
fn declarations_that_contradict_themselves_are_found() {
    assert_eq!(
        with_module(|b| b.module.signals[HELD].domain = None),
        "+0: module `m`: register `held` has no clock domain"
    );
    assert_eq!(
        with_module(|b| b.module.signals[HELD].domain = Some(DomainId(4))),
        "+0: module `m`: register `held` is in clock domain 4, which does not exist"
    );
    assert_eq!(
        with_module(|b| {
            b.module.signals[HELD].kind = SignalKind::Register { reset: Some(2_u32.into()) };
        }),
        "+0: module `m`: reset value 2 of register `held` needs 2 bits, it has 1"
    );
    assert_eq!(
        with_module(|b| {
            b.module.enumerations[0].width = 2;
            b.module.signals[HELD].enumeration = Some(EnumerationId(0));
        }),
        "+0: module `m`: register `held` has 1 bit, its enumeration `State` has 2"
    );
    assert_eq!(
        with_module(|b| b.module.enumerations[0].variants[1].1 = 2_u32.into()),
        "module `m`: code 2 of `BUSY` needs 2 bits, enumeration `State` has 1"
    );
    assert_eq!(
        with_module(|b| b.module.enumerations[0].variants[1].1 = 0_u32.into()),
        "module `m`: `IDLE` and `BUSY` of enumeration `State` have one code, 0; give each its own"
    );
    assert_eq!(
        with_module(|b| _ = b.signal("q", 8, SignalKind::MemoryOutput(MemoryId(0), 0))),
        "+0: module `m`: memory output `q` is the output of no memory port"
    );
    assert_eq!(
        with_module(|b| _ = b.signal("clk_2", 1, SignalKind::Clock)),
        "+0: module `m`: clock `clk_2` belongs to no clock domain"
    );
    assert_eq!(
        with_module(|b| b.module.domains[0].clock = SignalId(HELD as u32)),
        "module `m`: clock domain `` (number 0) needs a clock signal of 1 bit\n+0: module `m`: \
         clock `clk` belongs to no clock domain"
    );
    assert_eq!(
        with_module(|b| _ = b.domain("")),
        "module `m`: two clock domains are called ``; rename one"
    );
    assert_eq!(
        with_module(|b| b.module.properties[0].condition = ExpressionId(1)),
        "+0: module `m`: the condition of property `held_is_low` has 8 bits; it must have 1"
    );
    assert_eq!(
        with_module(|b| b.module.properties[0].domain = DomainId(3)),
        "+0: module `m`: property `held_is_low` has no clock domain"
    );
    assert_eq!(
        with_module(|b| b.module.groups[0].direction = Direction::Input),
        "module `m`: port `port` has a signal of the wrong direction or width; valid and payload \
         go with the payload, ready against it, valid and ready have 1 bit"
    );
    assert_eq!(
        with_module(|b| b.module.groups[0].kind = GroupKind::Pulse),
        "module `m`: port `port` needs valid and ready if it is a stream, valid alone if it is a \
         pulse, neither if it is a level"
    );
    assert_eq!(
        with_module(|b| b.module.ignored.push(ExpressionId(40))),
        "module `m`: ignored expression 40 does not exist"
    );
}
