//! Vectors of fields: what they print, what they do beside Rust's own functions, and what is refused.
use nic_dsl::interpreter::Interpreter;
use nic_dsl::{
    Bits, LevelSink, LevelSource, Module, Ports, elaborate, mux_each, thermometer, vector_of,
    verilog,
};

/// Vectors of so many fields of three bits.
#[derive(Clone, Debug)]
struct Vectors {
    fields: u32,
}

/// Bits of a field.
const FIELD: u32 = 3;
/// Bits of a limit.
const LIMIT: u32 = 7;

/// Its ports.
#[derive(Ports)]
#[clocks()]
struct VectorsPorts {
    /// A bit for each field.
    choice: LevelSink<Bits>,
    /// Fields.
    yes: LevelSink<Bits>,
    /// Others.
    no: LevelSink<Bits>,
    /// A number.
    #[shape(LIMIT)]
    limit: LevelSink<Bits>,
    /// Ones below it.
    below: LevelSource<Bits>,
    /// A field of either.
    either: LevelSource<Bits>,
    /// Each bit as often as a field has bits.
    mask: LevelSource<Bits>,
    /// Each field and its number.
    sums: LevelSource<Bits>,
    /// The lowest two bits of each sum.
    low: LevelSource<Bits>,
}

impl Module for Vectors {
    type Ports = VectorsPorts;
    fn name(&self) -> String {
        format!("vectors_n{}", self.fields)
    }
    fn shape(&self) -> VectorsPortsShape {
        let (choice, all) = (self.fields, FIELD * self.fields);
        VectorsPortsShape {
            choice,
            yes: all,
            no: all,
            below: choice,
            either: all,
            mask: all,
            sums: all,
            low: 2 * choice,
        }
    }
    #[elaborate]
    fn elaborate(&self, ports: VectorsPorts) {
        ports.below.set(thermometer(*ports.limit, self.fields));
        ports.either.set(mux_each(*ports.choice, *ports.yes, *ports.no));
        ports.mask.set(ports.choice.repeat_each(FIELD));
        let sums = vector_of(self.fields, |i| ports.yes.element(i, FIELD) + i.resize(FIELD));
        ports.sums.set(sums);
        ports.low.set(vector_of(self.fields, |i| sums.element(i, FIELD).truncate(2)));
    }
}

fn build(fields: u32) -> Interpreter {
    let module = elaborate(&Vectors { fields }).unwrap_or_else(|errors| panic!("{errors:?}"));
    Interpreter::new(module).expect("nothing is external")
}

/// What each field becomes, side by side.
fn joined(fields: u32, width: u32, field: impl Fn(u32) -> u128) -> u128 {
    (0..fields).fold(0, |all, i| all | field(i) << (width * i))
}

#[test]
fn every_field_is_what_is_said_of_it() {
    for fields in [2, 3, 5, 8, 9, 16, 20, 33, 40] {
        let mut device = build(fields);
        for step in 0..200_u128 {
            let some = |turn| {
                let bits = (step + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
                bits.rotate_left(turn) >> (128 - FIELD * fields)
            };
            let (choice, yes, no) = (some(3) & ((1 << fields) - 1), some(41), some(90));
            let limit = (step % (1 << LIMIT)) as u32;
            for (name, value) in [("choice", choice), ("yes", yes), ("no", no)] {
                device.set(name, value);
            }
            device.set("limit", limit);
            let of = |vector: u128, i: u32| vector >> (FIELD * i) & 7;
            let chosen = |i: u32| choice >> i & 1 == 1;
            let sum = |i: u32| (of(yes, i) + u128::from(i)) & 7;
            for (name, is) in [
                ("below", joined(fields, 1, |i| u128::from(i < limit))),
                ("either", joined(fields, FIELD, |i| of(if chosen(i) { yes } else { no }, i))),
                ("mask", joined(fields, FIELD, |i| if chosen(i) { 7 } else { 0 })),
                ("sums", joined(fields, FIELD, sum)),
                ("low", joined(fields, 2, |i| sum(i) & 3)),
            ] {
                assert_eq!(device.get(name), is.into(), "{name} of {fields}, step {step}");
            }
        }
    }
}

#[test]
fn fields_are_printed_as_loops() {
    let module = elaborate(&Vectors { fields: 12 }).unwrap_or_else(|errors| panic!("{errors:?}"));
    insta::assert_snapshot!("vectors_of_12", verilog::print(&module));
}

/// One vector, described by a function.
#[derive(Clone, Debug)]
struct Wrong(fn(Bits) -> Bits);

/// Its ports.
#[derive(Ports)]
#[clocks()]
struct WrongPorts {
    /// Eight bits.
    #[shape(8)]
    from: LevelSink<Bits>,
    /// Eight bits.
    #[shape(8)]
    to: LevelSource<Bits>,
}

impl Module for Wrong {
    type Ports = WrongPorts;
    fn name(&self) -> String {
        "wrong".into()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: WrongPorts) {
        ports.to.set((self.0)(*ports.from));
    }
}

#[test]
fn what_is_not_used_of_a_field_can_be_ignored_in_the_loop() {
    let low = |from: Bits| {
        let low = vector_of(4, |i| {
            let pair = from.element(i, 2).named("pair");
            pair.bit(1).ignore();
            pair.truncate(1)
        });
        low.resize(8)
    };
    let module = elaborate(&Wrong(low)).unwrap_or_else(|errors| panic!("{errors:?}"));
    let text = verilog::print(&module);
    assert!(text.contains("assign unused_of_element = &{1'b0, pair[1]};"), "{text}");
}

#[test]
fn fields_that_do_not_fill_a_vector_are_refused() {
    let error = |describe| match elaborate(&Wrong(describe)) {
        Ok(module) => panic!("this is right:\n{}", verilog::print(&module)),
        Err(errors) => errors[0].to_string(),
    };
    let few = error(|from| vector_of(3, |i| from.element(i, 2)).resize(8));
    assert!(few.contains("chooses among 3 elements of 2 bits, 6 bits together"), "{few}");
    let one = error(|from| vector_of(1, |_| from));
    assert!(one.contains("a loop is over 2 to 16384 elements; this one would be over 1"), "{one}");
    let many = error(|from| vector_of(20_000, |_| from).truncate(8));
    assert!(many.contains("a loop is over 2 to 16384 elements"), "{many}");
    let both = error(|from| mux_each(from, from, from.truncate(4)).resize(8));
    assert!(both.contains("`mux_each` needs equal widths: `from` has 8 bits"), "{both}");
    let odd = error(|from| mux_each(from.truncate(3), from, from));
    assert!(odd.contains("`from` has 8 bits, which are no 3 fields"), "{odd}");
    let place = error(|from| mux_each(from, from, from.truncate(4)).resize(8));
    assert!(place.starts_with(file!()), "{place}");
}

#[test]
fn what_the_library_describes_is_refused_where_it_was_asked_for() {
    let errors = |describe| match elaborate(&Wrong(describe)) {
        Ok(module) => panic!("this is right:\n{}", verilog::print(&module)),
        Err(errors) => errors.iter().map(ToString::to_string).collect::<Vec<_>>(),
    };
    for wrong in [
        errors(|from| from.repeat_each(0)),
        errors(|from| from.resize(9).repeat_each(0)),
        errors(|from| from.resize(9).repeat_each(100_000)),
        errors(|from| {
            let inside = |i| mux_each(from.element(i, 4), from, !from).truncate(4);
            vector_of(2, inside)
        }),
        errors(|from| vector_of(2, |i| from.element(i, 4).resize(16).repeat_each(2).truncate(4))),
    ] {
        assert!(wrong.iter().all(|wrong| wrong.starts_with(file!())), "{wrong:?}");
        let is_alone = |number: &usize| !wrong[..*number].contains(&wrong[*number]);
        assert!((0..wrong.len()).all(|number| is_alone(&number)), "{wrong:?}");
    }
}

#[test]
fn nobody_has_to_read_all_of_what_the_library_makes() {
    let some = |from: Bits| {
        let either = mux_each(from.truncate(4), from, !from).slice(1, 6).resize(8);
        either ^ from.resize(9).repeat_each(2).slice(3, 8)
    };
    let module = elaborate(&Wrong(some)).unwrap_or_else(|errors| panic!("{errors:?}"));
    let text = verilog::print(&module);
    assert!(text.contains("assign unused = &{1'b0, from_choice[0],"), "{text}");
}
