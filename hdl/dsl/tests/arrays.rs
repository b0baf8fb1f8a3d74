//! Arrays and loops over their elements: what they print, what they do, and what is refused.
use std::rc::Rc;

use nic_dsl::interpreter::Interpreter;
use nic_dsl::ir;
use nic_dsl::{
    Array, Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Module, Ports, State, States,
    array_of, array_of_bits, constant, each, elaborate, mux, one_hot, register, register_array,
    register_array_value, register_bool, state, verilog, when, wire,
};

/// What an entry is doing.
#[derive(States, Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Idle,
    Waits,
    Done,
}

/// Ports of the sketches.
#[derive(Ports)]
struct SketchPorts {
    /// Which entry.
    index: LevelSink<Bits>,
    /// Eight bits.
    #[shape(8)]
    key: LevelSink<Bits>,
    /// Whether the entry is written.
    #[shape(())]
    write: LevelSink<Bool>,
    /// Whether all that match are changed.
    #[shape(())]
    touch: LevelSink<Bool>,
    /// The entry of that index.
    #[shape(8)]
    found: LevelSource<Bits>,
    /// Whether any matches.
    #[shape(())]
    any: LevelSource<Bool>,
}

/// A module that a test describes with a function.
#[derive(Clone, Debug)]
struct Sketch {
    name: &'static str,
    entries: u32,
    describe: fn(u32, SketchPorts),
}

impl Module for Sketch {
    type Ports = SketchPorts;
    fn name(&self) -> String {
        format!("{}_n{}", self.name, self.entries)
    }
    fn shape(&self) -> SketchPortsShape {
        SketchPortsShape { index: ir::index_bits(self.entries) }
    }
    fn elaborate(&self, ports: SketchPorts) {
        (self.describe)(self.entries, ports);
    }
}

fn build(name: &'static str, entries: u32, describe: fn(u32, SketchPorts)) -> Rc<ir::Module> {
    match elaborate(&Sketch { name, entries, describe }) {
        Ok(module) => module,
        Err(errors) => panic!("{errors:?}"),
    }
}

fn error(describe: fn(u32, SketchPorts)) -> String {
    match elaborate(&Sketch { name: "wrong", entries: 6, describe }) {
        Ok(module) => panic!("this is right:\n{}", verilog::print(&module)),
        Err(errors) => errors[0].to_string(),
    }
}

/// Lines that are looked for; all that match are counted up together.
#[elaborate]
fn lines(entries: u32, ports: SketchPorts) {
    let line = register_array_value::<Bits>(&8, entries, &0x20u32.into()).comment("What is kept.");
    let phase = register_array_value::<State<Phase>>(&(), entries, &Phase::Idle);
    let busy = register_array_value::<Bool>(&(), entries, &false);
    let hit = line.map(|line, i| busy.at(i) & line.equals(*ports.key));
    line.each(|line, i| {
        when(hit.at(i) & *ports.touch, || {
            let next = line + 1;
            line.set(mux(next.bit(7), next ^ i.zero_extend(8), next));
            phase.at(i).assign(state(Phase::Done));
        });
    });
    when(*ports.write, || {
        line.at(*ports.index).set(*ports.key);
        busy.at(*ports.index).set(true);
        phase.at(*ports.index).assign(state(Phase::Waits));
    });
    let is_done = phase.map(|phase, _| phase.is(Phase::Done));
    ports.any.set(hit.any() | is_done.at(*ports.index));
    ports.found.set(line.at(*ports.index));
}

#[test]
fn the_text_of_a_module_does_not_grow_with_its_entries() {
    let texts: Vec<String> =
        [4, 6, 64].map(|entries| verilog::print(&build("lines", entries, lines))).into();
    insta::assert_snapshot!("lines_of_6", texts[1]);
    let counts: Vec<usize> = texts.iter().map(|text| text.lines().count()).collect();
    assert_eq!(counts, [counts[0]; 3]);
}

/// What an array is searched for may be a later condition of a `when`, or be described inside one.
#[elaborate]
fn searched_between(entries: u32, ports: SketchPorts) {
    let line = register_array_value::<Bits>(&8, entries, &0u32.into());
    let is_found = register_bool(false);
    when(*ports.touch, || is_found.set(false))
        .otherwise_when(line.map(|line, _| line.equals(*ports.key)).any(), || is_found.set(true))
        .otherwise(|| is_found.set(line.map(|line, _| line.any()).all()));
    when(*ports.write, || line.at(*ports.index).set(*ports.key));
    ports.any.set(is_found);
    ports.found.set(line.at(*ports.index));
}

#[test]
fn a_search_stands_in_a_chain_of_conditions() {
    let mut device =
        Interpreter::new(build("between", 4, searched_between)).expect("nothing is external");
    let clock = |device: &mut Interpreter, set: &[(&str, u32)]| {
        for name in ["rst", "index", "key", "write", "touch"] {
            device.set(name, 0u32);
        }
        set.iter().for_each(|(name, value)| device.set(name, *value));
        device.clock_edge();
        device.get("any")
    };
    clock(&mut device, &[("rst", 1)]);
    clock(&mut device, &[("write", 1), ("index", 2), ("key", 9)]);
    assert_eq!(clock(&mut device, &[("key", 9)]), 1u32.into());
    assert_eq!(clock(&mut device, &[("key", 8)]), 0u32.into());
    assert_eq!(clock(&mut device, &[("key", 0)]), 1u32.into());
    assert_eq!(clock(&mut device, &[("key", 0), ("touch", 1)]), 0u32.into());
}

/// A write to a number that the array has not, which the generator only knows as a signal.
#[elaborate]
fn written_beyond(entries: u32, ports: SketchPorts) {
    let line = register_array_value::<Bits>(&8, entries, &0u32.into());
    let beyond = constant(3, entries);
    ports.touch.ignore();
    when(*ports.write, || {
        line.at(*ports.index).set(*ports.key);
        line.at(beyond).set(*ports.key);
    });
    ports.any.set(line.at(beyond).any());
    ports.found.set(line.at(*ports.index));
}

#[test]
fn a_write_to_a_number_beyond_the_last_is_not_printed() {
    let text = verilog::print(&build("beyond", 6, written_beyond));
    let writes: Vec<&str> = text.lines().filter(|text| text.contains("] <= key")).collect();
    assert_eq!(writes, ["      line[index] <= key;"], "{text}");
}

/// Runs the lines beside a table in Rust, indices beyond the last among them.
fn behaves(entries: u32) {
    let mut device = Interpreter::new(build("lines", entries, lines)).expect("nothing is external");
    let mut table = vec![(0x20u8, Phase::Idle, false); entries as usize];
    device.set("rst", 1u32);
    device.clock_edge();
    device.set("rst", 0u32);
    let indices = 1 << ir::index_bits(entries);
    for step in 0..500u32 {
        let index = step.wrapping_mul(7) / 3 % indices;
        let key = (0x7b + step * step % 11) as u8;
        let (write, touch) = (step % 3 != 1, step % 5 > 2);
        device.set("index", index);
        device.set("key", key);
        device.set("write", u32::from(write));
        device.set("touch", u32::from(touch));
        let entry = table.get(index as usize);
        let found = entry.map_or(0, |entry| entry.0);
        let is_done = entry.is_some_and(|entry| entry.1 == Phase::Done);
        let any = table.iter().any(|entry| entry.2 && entry.0 == key);
        assert_eq!(device.get("found"), found.into(), "entry {index} in step {step}");
        assert_eq!(device.get("any"), u32::from(any || is_done).into(), "step {step}");
        device.clock_edge();
        for (i, entry) in table.iter_mut().enumerate() {
            if touch && entry.2 && entry.0 == key {
                let next = entry.0.wrapping_add(1);
                entry.0 = if next & 0x80 != 0 { next ^ i as u8 } else { next };
                entry.1 = Phase::Done;
            }
        }
        if let (true, Some(entry)) = (write, table.get_mut(index as usize)) {
            *entry = (key, Phase::Waits, true);
        }
    }
}

#[test]
fn an_array_of_a_power_of_two_does_what_a_table_does() {
    behaves(2);
    behaves(8);
}

#[test]
fn an_index_beyond_the_last_reads_zero_and_writes_nothing() {
    behaves(5);
    behaves(6);
}

/// What each number gives, bits as an array, and a register without reset.
#[elaborate]
fn values(entries: u32, ports: SketchPorts) {
    let chosen = array_of_bits(one_hot(*ports.index, entries));
    let kept = register_array::<[Bits; 2]>(4, entries);
    let squares = array_of(entries, |i| {
        let number = i.zero_extend(8);
        number * number
    });
    each(entries, |i| {
        when(chosen.at(i) & *ports.write, || {
            kept.at(i).assign([ports.key.truncate(4), ports.key.top(4)]);
        });
    });
    let is_kept = kept.map(|[low, high], i| low.equals(squares.at(i).truncate(4)) & high.any());
    let beat = register_bool(false);
    beat.set(!beat);
    ports.any.set(is_kept.any() | (kept.at(1)[0].parity() & *ports.touch & beat));
    ports.found.set(squares.at(*ports.index));
}

#[test]
fn values_of_numbers_and_registers_without_reset() {
    let module = build("values", 6, values);
    insta::assert_snapshot!("values_of_6", verilog::print(&module));
    let mut device = Interpreter::new(module).expect("nothing is external");
    for index in 0..8u32 {
        device.set("index", index);
        let square = if index < 6 { index * index } else { 0 };
        assert_eq!(device.get("found"), square.into());
        device.set("key", 0x10 | square & 0xf);
        device.set("write", u32::from(index == 5));
        assert_eq!(device.get("any"), u32::from(index > 5).into(), "index {index}");
        device.clock_edge();
    }
}

/// Uses the ports of a mistake, and a register.
fn finish(ports: &SketchPorts) {
    let beat = register_bool(false).named("beat");
    beat.set(!beat);
    [*ports.index, *ports.key].into_iter().for_each(Bits::ignore);
    [*ports.write, *ports.touch].into_iter().for_each(Bool::ignore);
    ports.found.set(0);
    ports.any.set(beat);
}

#[test]
fn what_is_no_loop_over_elements_is_refused() {
    let one = error(|_, ports| {
        finish(&ports);
        _ = register_array::<Bits>(8, 1);
    });
    assert!(one.contains("an array has 2 to 65536 elements; this one would have 1"), "{one}");
    let beyond = error(|entries, ports| {
        finish(&ports);
        _ = register_array::<Bits>(8, entries).at(6);
    });
    assert!(beyond.contains("this array has 6 elements, and none of number 6"), "{beyond}");
    let below = error(|entries, ports| {
        finish(&ports);
        _ = register_array::<Bits>(8, entries).at(-1);
    });
    assert!(below.contains("this array has 6 elements, and none of number -1"), "{below}");
    let part = error(|entries, ports| {
        finish(&ports);
        register_array::<Bits>(8, entries).at(1).slice(0, 4).set(1);
    });
    assert!(part.contains("is a part of an element, which is assigned as a whole"), "{part}");
    let index = error(|entries, ports| {
        finish(&ports);
        _ = register_array::<Bits>(8, entries).at(*ports.key);
    });
    assert!(index.contains("an array of 6 elements has indices of 3 bits: `key` has 8"), "{index}");
    let outside = error(|entries, ports| {
        finish(&ports);
        let line = register_array::<Bits>(8, entries).named("line");
        let mut last = None;
        line.each(|line, _| {
            line.set(line + 1);
            last = Some(line + 1);
        });
        let kept = register::<Bits>(8).named("kept");
        last.into_iter().for_each(|last| kept.set(last));
        kept.ignore();
    });
    assert!(outside.contains("is used outside of that loop"), "{outside}");
    let scalar = error(|entries, ports| {
        finish(&ports);
        let line = register_array::<Bits>(8, entries).named("line");
        let last = register_bool(false).named("last");
        line.each(|line, _| {
            line.set(line + 1);
            last.set(line.any());
        });
        last.ignore();
    });
    assert!(scalar.contains("register `last` is assigned in a loop over elements"), "{scalar}");
    let size = error(|entries, ports| {
        finish(&ports);
        let line = register_array::<Bits>(8, entries).named("line");
        let other = register_array::<Bits>(8, entries - 1).named("other");
        line.each(|line, i| {
            line.set(line + 1);
            other.at(i).set(line);
        });
        other.at(0).ignore();
    });
    assert!(size.contains("has 6 steps, and the array 5 elements"), "{size}");
    let assigns = error(|entries, ports| {
        finish(&ports);
        let line = register_array::<Bits>(8, entries).named("line");
        line.map(|line, _| {
            line.set(line + 1);
            line
        });
    });
    assert!(assigns.contains("nothing is assigned for it"), "{assigns}");
    let nested = error(|entries, ports| {
        finish(&ports);
        let line = register_array::<Bits>(8, entries).named("line");
        line.each(|_, i| line.each(|line, _| line.set(line + i.zero_extend(8))));
        line.at(0).ignore();
    });
    assert!(nested.contains("a loop inside a loop"), "{nested}");
    let part = error(|entries, ports| {
        finish(&ports);
        let line = register_array::<Bits>(8, entries).named("line");
        line.each(|line, _| line.truncate(4).set(1));
        line.at(0).ignore();
    });
    assert!(part.contains("is a part of an element, which is assigned as a whole"), "{part}");
}

#[test]
fn an_unused_and_a_never_set_array_are_noticed() {
    let unused = error(|entries, ports| {
        finish(&ports);
        let line = register_array::<Bits>(8, entries).named("line");
        line.each(|line, _| line.set(line + 1));
    });
    assert!(unused.contains("register `line` is used by itself only"), "{unused}");
    let never = error(|entries, ports| {
        finish(&ports);
        let line = register_array::<Bits>(8, entries).named("line");
        line.at(*ports.index).ignore();
    });
    assert!(never.contains("register `line` is never set"), "{never}");
}

#[test]
fn a_loop_through_arrays_is_a_combinational_loop() {
    let found = error(|entries, ports| {
        finish(&ports);
        let earlier = wire::<Bits>(entries).named("earlier");
        let flags = array_of_bits(earlier).named("flags");
        let next: Array<Bool> = flags.map(|flag, _| !flag).named("next");
        earlier.set(next.bits());
    });
    assert!(found.contains("combinational loop"), "{found}");
}

/// Nothing.
#[derive(Clone, Copy, Debug, Bundle)]
struct Nothing {}

#[test]
fn an_array_of_nothing_is_one_of_this_module() {
    let text = verilog::print(&build("nothing", 6, |entries, ports| {
        finish(&ports);
        let nothing = register_array::<Nothing>((), entries);
        nothing.each(|_, _| {});
        _ = nothing.at(*ports.index);
        _ = nothing.map(|nothing, _| nothing);
    }));
    assert!(!text.contains("for ("), "{text}");
}
