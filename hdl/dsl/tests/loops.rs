//! What loops count with, and what they are called: in several blocks, and in the hardware and the properties.
use nic_dsl::{
    Array, Bits, LevelSink, LevelSource, Module, Ports, State, States, assert_always, elaborate,
    register_array_value, register_bool, register_reset, scope, verilog, when,
};

#[derive(Ports)]
struct SketchPorts {
    /// Which entry.
    #[shape(3)]
    index: LevelSink<Bits>,
    /// Eight bits.
    #[shape(8)]
    key: LevelSink<Bits>,
    /// An entry.
    #[shape(8)]
    found: LevelSource<Bits>,
}

/// A module that a test describes with a function.
#[derive(Clone, Debug)]
struct Sketch {
    name: &'static str,
    describe: fn(&SketchPorts),
}

impl Module for Sketch {
    type Ports = SketchPorts;
    fn name(&self) -> String {
        self.name.to_owned()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: SketchPorts) {
        (self.describe)(&ports);
    }
}

fn print(name: &'static str, describe: fn(&SketchPorts)) -> String {
    match elaborate(&Sketch { name, describe }) {
        Ok(module) => verilog::print(&module),
        Err(errors) => panic!("{errors:?}"),
    }
}

/// The lines with and those without the properties.
fn parts(text: &str) -> (&str, &str) {
    text.split_once("`ifdef FORMAL").expect("there are properties")
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

/// An array that its reset sets, and whose entry of the index is set and read.
fn entries(ports: &SketchPorts) -> Array<Bits> {
    let entries = register_array_value::<Bits>(&8, 5, &9u32.into()).named("entries");
    entries.at(*ports.index).set(*ports.key);
    ports.found.set(entries.at(*ports.index));
    entries
}

#[test]
fn a_register_has_no_name_that_the_reset_of_an_array_counts_with() {
    let text = print("reset_alone", |ports| {
        entries(ports);
        let [i, g] = ["i", "g"].map(|name| register_reset(8, 1).named(name));
        i.set(i + 1);
        g.set(i);
        g.ignore();
    });
    assert_eq!((count(&text, "integer i;"), count(&text, "reg [7:0] i;")), (1, 0), "{text}");
    assert!(text.contains("reg [7:0] i_1;") && text.contains("reg [7:0] g;"), "{text}");
}

/// A port of the name that a reset counts with.
#[derive(Clone, Debug)]
struct Named;

#[derive(Ports)]
struct NamedPorts {
    /// Eight bits.
    #[shape(3)]
    i: LevelSink<Bits>,
    /// An entry.
    #[shape(8)]
    found: LevelSource<Bits>,
}

impl Module for Named {
    type Ports = NamedPorts;
    fn name(&self) -> String {
        "named".to_owned()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: NamedPorts) {
        let entries = register_array_value::<Bits>(&8, 5, &9u32.into()).named("entries");
        entries.at(*ports.i).set(3);
        ports.found.set(entries.at(*ports.i));
    }
}

#[test]
fn a_port_of_that_name_is_refused() {
    let errors = elaborate(&Named).expect_err("it is refused");
    let text = errors[0].to_string();
    assert!(text.contains("index of loops `i` has the name of the input"), "{text}");
}

#[test]
fn each_block_counts_with_an_integer_of_its_own() {
    let text = print("two_blocks", |ports| {
        let first = entries(ports);
        let second =
            scope("other", || register_array_value::<Bits>(&8, 5, &9u32.into()).named("second"));
        second.each(|entry, i| entry.set(entry ^ first.at(i)));
        second.at(*ports.index).ignore();
    });
    for line in ["  integer i;", "  integer i_1;"] {
        assert_eq!(text.lines().filter(|other| *other == line).count(), 1, "{line}\n{text}");
    }
    assert_eq!(count(&text, "for (i = 0; i < 5; i = i + 1)"), 1, "{text}");
    assert_eq!(count(&text, "for (i_1 = 0; i_1 < 5; i_1 = i_1 + 1)"), 2, "{text}");
    assert!(text.contains("other_second[i_1] <= other_second[i_1] ^ entries[i_1];"), "{text}");
}

#[test]
fn what_only_properties_count_with_is_declared_among_them() {
    let text = print("properties_alone", |ports| {
        let kept = register_reset(8, 0).named("kept");
        kept.set(*ports.key);
        ports.found.set(kept);
        ports.index.ignore();
        let seen = register_array_value::<Bits>(&8, 5, &9u32.into()).named("seen");
        seen.at(*ports.index).set(kept);
        let same = seen.map(|entry, _| entry.equals(kept)).named("same");
        assert_always("something", same.any());
    });
    let (hardware, properties) = parts(&text);
    for declaration in ["  integer i;", "  genvar g;"] {
        assert_eq!(count(hardware, declaration), 0, "{text}");
        assert_eq!(count(properties, declaration), 1, "{text}");
    }
}

#[test]
fn a_loop_for_hardware_and_properties_has_a_block_for_each() {
    let text = print("hardware_and_properties", |ports| {
        let entries = entries(ports);
        let both = entries.map(|entry, i| {
            let sum = (entry + i.zero_extend(8)).named("sum");
            let more = (sum ^ 1).named("more");
            nic_dsl::Both(sum.any(), more.equals(*ports.key))
        });
        let (any, same) = both.named("both").split();
        let is_any = register_bool(false).named("is_any");
        when(any.any(), || is_any.set(true));
        is_any.ignore();
        assert_always("one is the same", same.any());
    });
    let (hardware, properties) = parts(&text);
    assert!(hardware.contains(": each_both\n"), "{text}");
    assert!(properties.contains(": each_both_1\n"), "{text}");
    assert_eq!(count(hardware, " sum = "), 1, "{text}");
    assert_eq!(
        count(properties, " sum = "),
        1,
        "the wires of the other block are not known\n{text}"
    );
}

#[test]
fn a_loop_of_a_block_with_wires_for_hardware_and_properties_has_a_block_for_each() {
    let text = print("both_clocked", |ports| {
        let entries = entries(ports);
        let seen = register_array_value::<Bits>(&8, 5, &0u32.into()).named("seen");
        entries.each(|entry, i| {
            let sum = (entry + i.zero_extend(8)).named("sum");
            let other = (entry - *ports.key).named("other");
            entry.set(sum ^ 3);
            seen.at(i).set(other ^ sum);
        });
        assert_always("it is seen", seen.at(*ports.index).any());
    });
    assert_eq!(
        (count(&text, ": each_entries\n"), count(&text, ": each_entries_1\n")),
        (1, 1),
        "{text}"
    );
}

/// Of two states one is enough to know.
#[derive(States, Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Left,
    Right,
}

#[test]
fn entries_of_one_bit_are_reset_together() {
    let text = print("two_sides", |ports| {
        let sides = register_array_value::<State<Side>>(&(), 5, &Side::Left).named("sides");
        sides.at(*ports.index).goto(Side::Right);
        let right = sides.map(|side, _| side.is(Side::Right)).named("right");
        ports.found.set(right.bits().zero_extend(8) ^ *ports.key);
    });
    assert!(text.contains("sides <= 5'd0;"), "{text}");
    assert!(!text.contains("LEFT"), "{text}");
}

#[test]
fn a_string_is_never_torn() {
    let text = print("attribute", |ports| {
        let words = format!("{}({}", "a".repeat(60), "b".repeat(60));
        let kept = register_reset(8, 0).named("kept").attribute("note", &words);
        kept.set(*ports.key);
        ports.found.set(kept ^ ports.index.zero_extend(8));
    });
    let quoted = format!("\"{}({}\"", "a".repeat(60), "b".repeat(60));
    assert!(text.contains(&quoted), "{text}");
}

#[test]
fn a_comparison_with_the_number_of_an_element_is_constant_in_no_step() {
    let text = print("compared", |ports| {
        let entries = entries(ports);
        let below = entries.map(|entry, i| {
            let next = entries.at(i + 1);
            entry.truncate(3).is_below(i) ^ i.is_at_most(*ports.index) ^ next.is_below(*ports.key)
        });
        below.bits().ignore();
    });
    let number = "{2'b01, element_number}";
    assert!(text.contains(&format!("< {number}")), "{text}");
    assert!(text.contains(&format!("{number} <= {{2'b01, index}}")), "{text}");
    assert!(text.contains("< {2'b01, 3'd5})"), "{text}");
}
