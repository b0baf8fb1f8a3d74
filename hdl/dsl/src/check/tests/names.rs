//! Names.
use super::*;

/// A module whose output is called that.
#[track_caller]
fn with_output(name: &str) -> Build {
    let mut b = Build::combinational("m");
    let y = b.output(name, 1);
    let zero = b.constant(0, 1);
    b.drive(y, zero);
    b
}

#[test]
fn keywords_and_reserved_words_are_found() {
    assert_eq!(
        with_output("reg").findings(),
        ["+0: module `m`: output `reg` is a SystemVerilog keyword; choose another name"]
    );
    assert_eq!(
        with_output("logic").findings(),
        ["+0: module `m`: output `logic` is a SystemVerilog keyword; choose another name"]
    );
    assert_eq!(
        with_output("template").findings(),
        ["+0: module `m`: output `template` is a word that Verilator reserves; choose another \
             name"]
    );
    assert_eq!(with_output("Reg").findings(), NOTHING);
}

#[test]
fn what_is_no_identifier_is_found() {
    assert_eq!(
        with_output("2nd").findings(),
        ["+0: module `m`: output `2nd` is no identifier; use letters, digits and `_`, and \
             begin with a letter"]
    );
    assert_eq!(
        with_output("a.b").findings(),
        ["+0: module `m`: output `a.b` is no identifier; use letters, digits and `_`, and \
             begin with a letter"]
    );
    assert_eq!(
        with_output("größe").findings(),
        ["+0: module `m`: output `größe` is no identifier; use letters, digits and `_`, and \
             begin with a letter"]
    );
    assert_eq!(
        with_output("").findings(),
        ["+0: module `m`: output `` is no identifier; use letters, digits and `_`, and begin \
             with a letter"]
    );
    assert_eq!(with_output("_x9").findings(), NOTHING);
}

#[test]
fn a_signal_named_like_its_module_or_like_another_but_for_case_is_found() {
    assert_eq!(
        with_output("m").findings(),
        ["+0: module `m`: output `m` has the name of the module; rename one"]
    );
    let mut b = with_output("count");
    let y = b.output("Count", 1);
    let zero = b.constant(0, 1);
    b.drive(y, zero);
    assert_eq!(
        b.findings(),
        ["+1: module `m`: output `Count` differs only in case from output `count` at +0; \
             rename one"]
    );
}

#[test]
fn all_kinds_of_names_share_one_scope() {
    let mut b = Build::new("m");
    let (same, y) = (b.output("same", 1), b.output("y", 8));
    let memory = b.memory("same");
    b.module.memories[memory.index()].initial = Some(vec![1_u32.into(); 8]);
    b.instance("same", &delay());
    let (x, late) = (b.get("same_x"), b.get("same_y"));
    let late = b.read(late);
    let late = b.named("same", Operation::Not(late), 1);
    b.drive(x, late);
    b.drive(same, late);
    b.property("same", late);
    let variants = vec![("same".to_string(), 0_u32.into())];
    b.module.enumerations.push(Enumeration { name: "State".into(), width: 1, variants });
    let at = b.constant(0, 3);
    let word = b.add(Operation::MemoryRead(memory, at), 8);
    b.drive(y, word);
    assert_eq!(
        b.findings(),
        [
            "+2: module `m`: memory `same` has the name of the output at +1; rename one",
            "+4: module `m`: instance `same` has the name of the output at +1; rename one",
            "+7: module `m`: value `same` has the name of the output at +1; rename one",
            "+10: module `m`: property `same` has the name of the output at +1; rename one",
            "module `m`: enumeration label `same` has the name of the output at +1; rename one",
        ]
    );
}

#[test]
fn two_properties_of_one_name_and_two_ports_of_one_name_are_found() {
    let mut b = Build::new("m");
    let (y, z) = (b.output("y", 8), b.output("z", 8));
    let memory = b.memory("words");
    let q = b.signal("q", 8, SignalKind::MemoryOutput(memory, 0));
    let r = b.signal("r", 8, SignalKind::MemoryOutput(memory, 1));
    let held = b.register("held", 1);
    let (on, at) = (b.read(held), b.constant(0, 3));
    b.drive(held, on);
    b.port(memory, on, at, MemoryPortKind::Read { output: q });
    b.port(memory, on, at, MemoryPortKind::Read { output: r });
    for (target, source) in [(y, q), (z, r)] {
        let value = b.read(source);
        b.drive(target, value);
    }
    b.property("held_is_low", on);
    b.property("held_is_low", on);
    b.module.memories[memory.index()].initial = Some(vec![1_u32.into(); 8]);
    assert_eq!(
        b.findings(),
        [
            "+15: module `m`: property `held_is_low` has the name of the property at +14; rename \
             one",
            "+9: module `m`: memory port `read` has the name of the memory port at +8; rename one",
        ]
    );
}
