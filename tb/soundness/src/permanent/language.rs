//! What the language itself got wrong, or the printer made of it.
use nic_dsl::naming::Nameable;
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Memory, MemoryStyle, Module, Ports,
    Sink, Source, States, concatenate, constant, constant_bool, delayed, delayed_bool, elaborate,
    instance, register, register_bool, register_reset, state, switch, when, wire,
};

use super::Case;

/// All of them.
pub(super) fn cases() -> Vec<Case> {
    vec![
        two_handshakes_in_series_come_to_rest(),
        a_signal_of_constants_alone_is_known(),
        a_switch_on_what_is_known_has_one_arm(),
        labels_that_are_compared_are_known(),
        a_shift_beyond_the_width_gives_zeros(),
        an_arithmetic_shift_enters_an_instance(),
        a_negative_number_is_an_index_like_others(),
        two_local_types_of_one_name_are_two_modules(),
        names_of_ports_keep_what_is_derived_from_a_memory_away(),
        what_is_delayed_does_not_wait_for_a_condition(),
        signed_numbers_at_the_ends_of_their_range_compare(),
        a_table_of_bundles_keeps_its_fields_apart(),
        an_else_belongs_to_its_own_condition(),
        lanes_are_written_as_a_label_says(),
        a_wide_product_keeps_to_its_width(),
    ]
}

fn case<M: Module>(name: &'static str, module: &M, inputs: &[u64], outputs: &[u64]) -> Case {
    let module = elaborate(module).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
    assert_eq!(module.name, name, "a case is found by the name of its module");
    Case { name, module, example: (inputs.to_vec(), outputs.to_vec()) }
}

/// Two numbers, a condition; a number and a condition. No clock.
#[derive(Ports)]
#[clocks()]
struct Plain {
    /// A number.
    #[shape(8)]
    a: LevelSink<Bits>,
    /// Another.
    #[shape(8)]
    b: LevelSink<Bits>,
    /// A condition.
    #[shape(())]
    go: LevelSink<Bool>,
    /// A number.
    #[shape(8)]
    y: LevelSource<Bits>,
    /// A condition.
    #[shape(())]
    z: LevelSource<Bool>,
}

/// The same with a clock.
#[derive(Ports)]
struct Clocked {
    /// A number.
    #[shape(8)]
    a: LevelSink<Bits>,
    /// Another.
    #[shape(8)]
    b: LevelSink<Bits>,
    /// A condition.
    #[shape(())]
    go: LevelSink<Bool>,
    /// A number.
    #[shape(8)]
    y: LevelSource<Bits>,
    /// A condition.
    #[shape(())]
    z: LevelSource<Bool>,
}

macro_rules! described {
    ($name:ident, $ports:ident) => {
        /// A module that a case describes with a function.
        #[derive(Clone, Debug)]
        struct $name(&'static str, fn(&$ports));
        impl Module for $name {
            type Ports = $ports;
            fn name(&self) -> String {
                self.0.to_string()
            }
            fn shape(&self) {}
            fn elaborate(&self, ports: $ports) {
                ports.a.ignore();
                ports.b.ignore();
                ports.go.ignore();
                (self.1)(&ports);
            }
        }
    };
}
described!(Combinational, Plain);
described!(Sequential, Clocked);

fn combinational(
    name: &'static str,
    describe: fn(&Plain),
    inputs: &[u64],
    outputs: &[u64],
) -> Case {
    case(name, &Combinational(name, describe), inputs, outputs)
}

/// Passes a stream on where it is open.
#[derive(Clone, Debug)]
struct Gate;

/// A gate has no clock.
#[derive(Ports)]
#[clocks()]
struct GatePorts {
    /// What may pass.
    #[shape(4)]
    source: Sink<Bits>,
    /// What passes.
    #[shape(4)]
    sink: Source<Bits>,
    /// Whether it does.
    #[shape(())]
    open: LevelSink<Bool>,
}

impl Module for Gate {
    type Ports = GatePorts;
    fn name(&self) -> String {
        "gate".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, GatePorts { source, sink, open }: GatePorts) {
        sink.payload.set(source.payload);
        source.ready.set(false);
        sink.valid.set(false);
        when(*open, || {
            sink.valid.set(source.valid);
            source.ready.set(sink.ready);
        });
    }
}

/// Two gates, one behind the other.
#[derive(Clone, Debug)]
struct Series(&'static str);

impl Module for Series {
    type Ports = GatePorts;
    fn name(&self) -> String {
        self.0.to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, GatePorts { source, sink, open }: GatePorts) {
        let first = instance("first", &Gate);
        let second = instance("second", &Gate);
        first.open.set(*open);
        second.open.set(*open);
        first.source.connect(*source);
        second.source.connect(*first.sink);
        sink.connect(*second.sink);
    }
}

/// Signals that share an `always @*` block wake each other through the neighbour's, for ever.
fn two_handshakes_in_series_come_to_rest() -> Case {
    let name = "two_handshakes_in_series_come_to_rest";
    // Inputs: valid, data, ready, open. Outputs: ready, valid, data.
    case(name, &Series(name), &[1, 9, 1, 1], &[1, 1, 9])
}

/// A block of constants reads nothing, and Icarus never runs it.
fn a_signal_of_constants_alone_is_known() -> Case {
    let describe = |p: &Plain| {
        let parts = wire::<Bits>(8u32).named("parts");
        parts.set(0xa5);
        parts.slice(4, 2).set(1);
        p.y.set(parts);
        p.z.set(false);
        when(constant_bool(true), || p.z.set(true));
    };
    combinational("a_signal_of_constants_alone_is_known", describe, &[0, 0, 0], &[0x95, 1])
}

/// The same of a `case` over a constant.
fn a_switch_on_what_is_known_has_one_arm() -> Case {
    let describe = |p: &Plain| {
        p.z.set(*p.go);
        switch(constant(3, 5))
            .case(4, || p.y.set(1))
            .case(5, || p.y.set(2))
            .otherwise(|| p.y.set(3));
    };
    combinational("a_switch_on_what_is_known_has_one_arm", describe, &[0, 0, 1], &[2, 1])
}

/// What a label stands for.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Light {
    Red,
    Amber,
    Green,
}

/// The same of a condition over labels.
fn labels_that_are_compared_are_known() -> Case {
    let describe = |p: &Plain| {
        let amber = state(Light::Amber);
        when(amber.is(Light::Green), || p.y.set(1)).otherwise(|| p.y.set(2));
        p.z.set(state(Light::Red).bits().zero_extend(5).is_zero());
    };
    combinational("labels_that_are_compared_are_known", describe, &[0, 0, 0], &[2, 1])
}

/// Icarus finds out by itself that such a shift gives zeros, and then sees nothing to wait for.
fn a_shift_beyond_the_width_gives_zeros() -> Case {
    let describe = |p: &Plain| {
        let shifted = wire::<Bits>(8u32).named("shifted");
        shifted.set(*p.a << 8);
        when((*p.b >> 9).any(), || shifted.set(*p.b));
        p.y.set(shifted);
        p.z.set((p.a.as_signed() >> 12).is_negative());
    };
    combinational("a_shift_beyond_the_width_gives_zeros", describe, &[0xff, 0xff, 0], &[0, 1])
}

/// Yosys 0.70 ends with an assertion where an instance's input is a signed shift and nothing more.
fn an_arithmetic_shift_enters_an_instance() -> Case {
    let describe = |p: &Plain| {
        let inner = instance(
            "inner",
            &Combinational("passes", |p| {
                p.y.set(*p.a);
                p.z.set(*p.go);
            }),
        );
        inner.a.set((p.a.as_signed() >> p.b.truncate(3)).bits());
        inner.b.set(0);
        inner.go.set(*p.go);
        p.y.set(*inner.y);
        p.z.set(*inner.z);
    };
    combinational("an_arithmetic_shift_enters_an_instance", describe, &[0x80, 3, 1], &[0xf0, 1])
}

/// Yosys writes the index back as signed, below the word.
fn a_negative_number_is_an_index_like_others() -> Case {
    let describe = |p: &Plain| {
        let index = (p.b.truncate(3).as_signed() >> 1).bits();
        p.y.set(*p.a);
        p.z.set(*p.go & p.a.bit_at(index));
    };
    let name = "a_negative_number_is_an_index_like_others";
    combinational(name, describe, &[0x40, 0b100, 1], &[0x40, 1])
}

/// A module, local to a block, that adds a number.
macro_rules! adder {
    ($name:literal, $number:literal) => {{
        #[derive(Clone, Debug)]
        struct Adder;
        impl Module for Adder {
            type Ports = Plain;
            fn name(&self) -> String {
                $name.to_string()
            }
            fn shape(&self) {}
            fn elaborate(&self, ports: Plain) {
                ports.b.ignore();
                ports.y.set(*ports.a + $number);
                ports.z.set(*ports.go);
            }
        }
        instance($name, &Adder)
    }};
}

/// Told apart by the path of their type and its text for debugging, both would be the first.
fn two_local_types_of_one_name_are_two_modules() -> Case {
    let describe = |p: &Plain| {
        let first = adder!("adds_one", 1);
        let second = adder!("adds_ten", 10);
        for (adder, a) in [(&first, *p.a), (&second, *first.y)] {
            adder.a.set(a);
            adder.b.set(0);
            adder.go.set(*p.go);
        }
        p.y.set(*second.y);
        p.z.set(*first.z ^ *second.z);
    };
    combinational("two_local_types_of_one_name_are_two_modules", describe, &[5, 0, 1], &[16, 0])
}

/// A word, an address and lanes under the names that a memory `x` and its loops would take.
#[derive(Ports)]
struct Taken {
    /// A word.
    #[shape(8)]
    x_lane: LevelSink<Bits>,
    /// An address.
    #[shape(2)]
    x_each: LevelSink<Bits>,
    /// Which lanes are written.
    #[shape(2)]
    device: LevelSink<Bits>,
    /// The word at the address.
    #[shape(8)]
    started: LevelSource<Bits>,
}

/// A memory whose loop variable would be a port.
#[derive(Clone, Debug)]
struct Memories(&'static str);

impl Module for Memories {
    type Ports = Taken;
    fn name(&self) -> String {
        self.0.to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: Taken) {
        let x = Memory::<Bits>::new(8u32, 4).lanes(4).initial(&vec![7u8.into(); 4]);
        x.name_signals("x");
        x.write_lanes(constant_bool(true), *ports.x_each, *ports.x_lane, *ports.device);
        ports.started.set(x.read(constant_bool(true), *ports.x_each));
        nic_dsl::reset().ignore();
    }
}

/// `integer x_lane;` beside a port of that name is no Verilog.
fn names_of_ports_keep_what_is_derived_from_a_memory_away() -> Case {
    let name = "names_of_ports_keep_what_is_derived_from_a_memory_away";
    case(name, &Memories(name), &[0xab, 2, 1], &[0x0b])
}

/// Inside a `when` it was a register with an enable.
fn what_is_delayed_does_not_wait_for_a_condition() -> Case {
    let name = "what_is_delayed_does_not_wait_for_a_condition";
    let describe = |p: &Clocked| {
        let started = register_bool(false);
        started.set(true);
        let last = std::cell::Cell::new(None);
        when(*p.go, || {
            last.set(Some((delayed(*p.a).named("late"), delayed_bool(p.b.any()).named("was"))));
        });
        let (late, was) = last.get().expect("the branch was described");
        // What has no reset is unknown until its first edge.
        p.y.set(nic_dsl::mux(started, late, constant(8, 0)));
        p.z.set(was);
    };
    case(name, &Sequential(name, describe), &[0x5a, 3, 0], &[0x5a, 1])
}

/// A number outside the range was compared as another one; at its ends it is the same as ever.
fn signed_numbers_at_the_ends_of_their_range_compare() -> Case {
    let describe = |p: &Plain| {
        let (a, b) = (p.a.as_signed(), p.b.as_signed());
        let truths = [
            a.is_below(127),
            a.is_at_most(-128),
            a.is_above(-1),
            a.is_at_least(-128),
            a.equals(-128),
            b.differs(127),
            b.is_above(a),
            b.is_at_least(a),
        ];
        p.y.set(nic_dsl::pack(truths));
        p.z.set((a + 1).is_negative());
    };
    let name = "signed_numbers_at_the_ends_of_their_range_compare";
    combinational(name, describe, &[0x80, 0x7f, 0], &[0b1101_1011, 1])
}

/// Two fields of a word.
#[derive(Clone, Copy, Debug, Bundle)]
struct Pair {
    /// The lower one.
    #[width(5)]
    low: Bits,
    /// The upper one.
    #[width(3)]
    high: Bits,
}

/// A value too wide for its field went into the next one; now it is refused, and what fits stays.
fn a_table_of_bundles_keeps_its_fields_apart() -> Case {
    let describe = |p: &Plain| {
        let word = |low: u8, high: u8| PairValue { low: low.into(), high: high.into() };
        let words = [word(31, 0), word(0, 7), word(21, 2), word(1, 1)];
        let table = Memory::<Pair>::new((), 4).style(MemoryStyle::Distributed).initial(&words);
        table.name_signals("pairs");
        let pair = table.read_now(p.a.truncate(2));
        p.y.set(pair.packed());
        p.z.set(pair.high.any());
    };
    combinational("a_table_of_bundles_keeps_its_fields_apart", describe, &[2, 0, 0], &[0x55, 1])
}

/// An `else` behind another `if` belonged to that one.
fn an_else_belongs_to_its_own_condition() -> Case {
    let name = "an_else_belongs_to_its_own_condition";
    let describe = |p: &Clocked| {
        let (held, count) = (register_reset(8, 1), register::<Bits>(8u32).named("count"));
        held.name_signals("held");
        count.set(*p.b);
        let outer = when(*p.go, || {
            when(p.a.is_zero(), || held.set(2));
            when(p.b.is_zero(), || held.set(3)).otherwise(|| held.set(*p.a));
        });
        outer.otherwise_when(p.a.bit(7), || held.set(4)).otherwise(|| held.set(5));
        p.y.set(held);
        p.z.set(*p.go);
        count.ignore();
    };
    case(name, &Sequential(name, describe), &[0x80, 9, 0], &[4, 0])
}

/// Which half of a word is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, States)]
enum Half {
    /// The lower one.
    Lower = 1,
    /// The upper one.
    Upper = 2,
}

/// The bit of a lane was taken of a number, as in `2'd2[lane]`, which no tool reads.
fn lanes_are_written_as_a_label_says() -> Case {
    let name = "lanes_are_written_as_a_label_says";
    let describe = |p: &Clocked| {
        let words = Memory::<Bits>::new(8u32, 4).style(MemoryStyle::Distributed).lanes(4);
        let words = words.initial(&vec![7u8.into(); 4]);
        words.name_signals("words");
        words.write_lanes(*p.go, p.a.truncate(2), *p.b, state(Half::Upper).bits());
        p.y.set(words.read_now(p.b.truncate(2)));
        p.z.set(p.a.slice(2, 6).any());
        nic_dsl::reset().ignore();
    };
    case(name, &Sequential(name, describe), &[1, 0, 1], &[7, 0])
}

/// Verilator took the highest word of a product of 65 bits for masked (ADR 3): bit 65 passed for bit 64.
fn a_wide_product_keeps_to_its_width() -> Case {
    let name = "a_wide_product_keeps_to_its_width";
    let describe = |p: &Clocked| {
        let held = register_reset(8, 0);
        held.name_signals("held");
        // Bit 64 of the product is bit 7 of `a * b`.
        let product = concatenate([*p.a, constant(57, 0)]) * p.b.zero_extend(65);
        when(!(*p.go) & product.bit(64), || held.set(*p.b));
        p.y.set(held);
        p.z.set(*p.go);
    };
    case(name, &Sequential(name, describe), &[16, 16, 0], &[0, 0])
}
