//! What the language refuses, and the text that says why.
use std::panic::catch_unwind;

use super::*;

/// The findings of the checks.
fn findings(name: &'static str, describe: fn(SketchPorts)) -> Vec<String> {
    match elaborate(&Sketch { name, describe }) {
        Ok(_) => vec![],
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

/// The one thing that the elaboration is refused for.
pub fn complaint(name: &'static str, describe: fn(SketchPorts)) -> String {
    let errors = elaborate(&Sketch { name, describe }).expect_err("the elaboration is refused");
    assert_eq!(errors.len(), 1, "{errors:?}");
    errors[0].text().to_string()
}

#[test]
fn unequal_widths_are_refused_with_both_names_and_widths() {
    let text = complaint("unequal", |p| p.result.set(*p.a + *p.wide));
    assert_eq!(
        text,
        "`+` needs equal widths: `a` has 8 bits, `wide` has 9; write `a.zero_extend(9)`, or \
         `wide.truncate(8)`"
    );
    let text = complaint("unequal_set", |p| p.result.set(*p.wide));
    assert_eq!(
        text,
        "`set` needs equal widths: `result` has 8 bits, `wide` has 9; write `wide.truncate(8)`"
    );
    let text = complaint("unequal_mux", |p| p.result.set(mux(*p.go, *p.a, *p.wide)));
    assert_eq!(
        text,
        "`mux` needs equal widths: `a` has 8 bits, `wide` has 9; write `a.zero_extend(9)`, or \
         `wide.truncate(8)`"
    );
}

#[test]
fn a_width_error_names_the_line_that_caused_it() {
    let line = line!() + 1;
    let sketch = Sketch { name: "place", describe: |p| p.result.set(*p.a & *p.wide) };
    let errors = elaborate(&sketch).expect_err("the widths differ");
    let place = errors[0].place().expect("a place");
    assert_eq!((place.file(), place.line()), (file!(), line));
}

#[test]
fn a_constant_that_does_not_fit_is_refused() {
    let text = complaint("too_large", |p| p.result.set(*p.a + 256));
    assert_eq!(text, "256 does not fit the 8 bits of `a`; -128 to 255 do");
    let text = complaint("too_negative", |p| p.result.set(*p.a + -129));
    assert_eq!(text, "-129 does not fit the 8 bits of `a`; -128 to 255 do");
    assert!(
        print("just_fits", |p| {
            p.result.set(*p.a + -128);
            p.flag.set(*p.go);
        })
        .contains("assign result = a + 8'h80;")
    );
}

#[test]
fn a_slice_outside_the_signal_is_refused() {
    let text = complaint("outside", |p| p.result.set(p.wide.slice(4, 8)));
    assert_eq!(text, "bits 11:4 are outside `wide`, which has 9 bits");
}

#[test]
fn an_input_cannot_be_assigned() {
    let text = complaint("assigned_input", |p| p.a.set(1));
    assert_eq!(text, "`a` cannot be assigned here: it is an input of this module");
    let text = complaint("assigned_value", |p| (*p.a + 1).set(1));
    assert_eq!(
        text,
        "`a + 1` cannot be assigned: it is a value; assign a wire, a register or an output"
    );
}

#[test]
fn a_signal_of_another_module_is_refused() {
    use std::cell::RefCell;
    thread_local!(static SMUGGLED: RefCell<Option<Bits>> = const { RefCell::new(None) });
    elaborate(&Sketch {
        name: "smuggler",
        describe: |p| {
            SMUGGLED.set(Some(*p.a));
            p.result.set(*p.a);
            p.flag.set(*p.go);
        },
    })
    .unwrap();
    let text = complaint("receiver", |p| p.result.set(SMUGGLED.take().unwrap()));
    let wanted = "a signal of another module is used here; pass it through a port";
    assert_eq!(text, wanted);
}

#[test]
fn a_memory_of_another_module_is_refused() {
    use std::cell::RefCell;
    thread_local!(static SMUGGLED: RefCell<Option<Memory<Bits>>> = const { RefCell::new(None) });
    elaborate(&Sketch {
        name: "keeper",
        describe: |p| {
            let kept = Memory::<Bits>::new(8, 16);
            kept.write(*p.go, p.a.truncate(4), *p.b);
            p.result.set(kept.read(*p.go, p.a.truncate(4)));
            p.flag.set(*p.go);
            SMUGGLED.set(Some(kept));
        },
    })
    .unwrap();
    let text = complaint("borrower", |p| {
        let own = Memory::<Bits>::new(8, 16);
        own.write(*p.go, p.a.truncate(4), *p.b);
        p.flag.set(*p.go);
        p.result.set(SMUGGLED.take().unwrap().read(*p.go, p.a.truncate(4)));
    });
    assert!(text.starts_with("a memory of another module is used here"), "{text}");
}

#[test]
fn a_word_with_fields_of_other_widths_is_refused() {
    let text = complaint("swapped", |p| {
        let kept = Memory::<Both<Bits, Bits>>::new((6, 2), 16);
        kept.write(*p.go, p.a.truncate(4), Both(p.b.truncate(2), p.b.top(6)));
    });
    assert!(text.contains("have 6 bits: `b.truncate(2)` has 2"), "{text}");
}

#[test]
fn ports_that_no_device_has_are_refused() {
    fn write(memory: &Memory<Bits>, p: &SketchPorts) {
        memory.write(*p.go, p.a.truncate(4), *p.b);
    }
    fn memory(style: MemoryStyle) -> Memory<Bits> {
        Memory::new(8, 16).style(style)
    }
    let said = [
        complaint("two", |p| {
            let memory = memory(MemoryStyle::Distributed);
            [(); 2].iter().for_each(|()| write(&memory, &p));
        }),
        complaint("three", |p| {
            let memory = memory(MemoryStyle::Block);
            [(); 3].iter().for_each(|()| write(&memory, &p));
        }),
        complaint("third", |p| {
            let memory = memory(MemoryStyle::Block);
            [(); 2].iter().for_each(|()| write(&memory, &p));
            memory.read(*p.go, p.a.truncate(4));
        }),
        complaint("ultra", |p| {
            let memory = memory(MemoryStyle::Ultra).initial(&vec![0_u8.into(); 16]);
            write(&memory, &p);
        }),
        complaint("late", |p| {
            let memory = memory(MemoryStyle::Auto);
            [(); 2].iter().for_each(|()| write(&memory, &p));
            memory.style(MemoryStyle::Distributed);
        }),
        complaint("late_contents", |p| {
            let memory = memory(MemoryStyle::Ultra);
            write(&memory, &p);
            memory.initial(&vec![0_u8.into(); 16]);
        }),
    ];
    let wanted = [
        "a distributed memory has one port that writes",
        "a block RAM has two ports that write",
        "both ports of this block RAM write",
        "an UltraRAM has no contents at power-up",
        "a distributed memory has one port that writes",
        "an UltraRAM has no contents at power-up",
    ];
    for (said, wanted) in said.iter().zip(wanted) {
        assert!(said.starts_with(wanted), "{said}");
    }
}

#[test]
fn signed_and_unsigned_numbers_do_not_mix_where_it_matters() {
    let below = complaint("below", |p| p.flag.set(p.a.is_below(p.b.as_signed())));
    assert!(below.starts_with("`is_below` takes unsigned numbers, and `b`"), "{below}");
    let above = complaint("above", |p| p.flag.set(p.a.as_signed().is_above(*p.b)));
    assert!(above.starts_with("`is_above` takes numbers in two's complement here"), "{above}");
    let sum = complaint("sum", |p| p.wide.equals(p.a.widening_add(p.b.as_signed())).ignore());
    assert!(sum.starts_with("`widening_add` takes unsigned numbers, and `b`"), "{sum}");
    let less = complaint("less", |p| p.wide.equals(p.a.widening_add(-1)).ignore());
    assert!(less.starts_with("`widening_add` takes unsigned numbers, and -1"), "{less}");
    let width = complaint("width", |p| p.flag.set(p.a.as_signed().equals(p.wide.as_signed())));
    let wanted = "`equals` needs equal widths: `a` has 8 bits, `wide` has 9; write `a.extend(9)`, or \
                  `wide.saturate(8)`";
    assert_eq!(width, wanted);
}

#[test]
fn choices_of_other_widths_are_refused() {
    let text = complaint("choices", |p| {
        p.result.set(nic_dsl::one_hot_mux([(*p.go, *p.a), (!*p.go, *p.wide)]));
    });
    assert!(text.starts_with("`one_hot_mux` needs equal widths: `a` has 8 bits"), "{text}");
}

#[test]
fn hardware_outside_a_module_is_refused() {
    let caught = catch_unwind(|| constant(8, 1)).expect_err("refused");
    let text = caught.downcast_ref::<&str>().expect("a text");
    assert!(text.starts_with("hardware is described inside a module's `elaborate`"), "{text}");
}

#[test]
fn two_configurations_of_one_name_are_refused() {
    fn one(p: SketchPorts) {
        p.result.set(*p.a);
        p.flag.set(*p.go);
    }
    fn other(p: SketchPorts) {
        p.result.set(*p.b);
        p.flag.set(*p.go);
    }
    elaborate(&Sketch { name: "twin", describe: one }).unwrap();
    let text = complaint("twin", other);
    assert!(text.starts_with("two modules are both called `twin`"), "{text}");
}

#[test]
fn an_output_that_is_not_driven_on_every_path_is_found() {
    let found = findings("half_driven", |p| {
        when(*p.go, || p.result.set(1));
        p.flag.set(*p.go);
    });
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("half_driven") && found[0].contains("`result"), "{found:?}");
}

#[test]
fn a_signal_that_nobody_reads_is_found_by_name() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let forgotten = *p.a + 1;
        p.result.set(*p.b);
        p.flag.set(*p.go);
    }
    let found = findings("unread", describe);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("`forgotten`"), "{found:?}");
}

#[test]
fn a_keyword_as_a_name_is_found() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let always = *p.a + 1;
        p.result.set(always);
        p.flag.set(*p.go);
    }
    let found = findings("keyword", describe);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("always"), "{found:?}");
}

#[test]
fn a_combinational_loop_is_found_with_its_path() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let first = wire::<Bits>(8);
        let second = wire::<Bits>(8);
        first.set(second ^ *p.a);
        second.set(first ^ *p.b);
        p.result.set(first);
        p.flag.set(*p.go);
    }
    let found = findings("looped", describe);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("first") && found[0].contains("second"), "{found:?}");
}
