//! What a user of the language sees: error texts with their places, and the Verilog of each
//! construct.
use nic_dsl::interpreter::Interpreter;
use nic_dsl::ir::{ExternalDirection, ExternalPort, Parameter};
use nic_dsl::{
    Bits, Bool, Both, Bundle, BundleExt, Encoding, ExternalModule, LevelSink, LevelSource, Memory,
    MemoryStyle, Module, Ports, PulseSink, ReadDuringWrite, States, assert_always,
    assert_in_reset_too, concatenate, constant, cover, delayed, elaborate, in_domain, instance,
    instance_external, mux, pack, register, register_bool, register_reset, register_state, reset,
    scope, switch, verilog, when, wire, wire_default,
};

mod refusals;

/// A module that a test describes with a function.
#[derive(Clone, Debug)]
struct Sketch {
    name: &'static str,
    describe: fn(SketchPorts),
}

/// Two bytes, a word and a condition in; a byte and a condition out.
#[derive(Ports)]
struct SketchPorts {
    /// A byte.
    #[shape(8)]
    a: LevelSink<Bits>,
    /// Another byte.
    #[shape(8)]
    b: LevelSink<Bits>,
    /// Nine bits.
    #[shape(9)]
    wide: LevelSink<Bits>,
    /// A condition.
    #[shape(())]
    go: LevelSink<Bool>,
    /// The result.
    #[shape(8)]
    result: LevelSource<Bits>,
    /// A condition.
    #[shape(())]
    flag: LevelSource<Bool>,
    /// Toggles, so that every sketch uses its clock and reset.
    #[shape(())]
    alive: LevelSource<Bool>,
}

impl SketchPorts {
    /// Uses what a test does not care for.
    fn finish(&self) {
        let beat = register_bool(false).named("beat");
        beat.set(!beat);
        self.alive.set(beat);
        self.a.ignore();
        self.b.ignore();
        self.wide.ignore();
        self.go.ignore();
    }
}

impl Module for Sketch {
    type Ports = SketchPorts;
    fn name(&self) -> String {
        self.name.to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: SketchPorts) {
        ports.finish();
        (self.describe)(ports);
    }
}

/// The Verilog of a sketch.
fn print(name: &'static str, describe: fn(SketchPorts)) -> String {
    match elaborate(&Sketch { name, describe }) {
        Ok(module) => verilog::print(&module),
        Err(errors) => panic!("{errors:?}"),
    }
}

#[test]
fn conditions_become_if_else_chains() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let count = register_reset(8, 3);
        when(p.a.equals(0), || count.set(*p.b))
            .otherwise_when(*p.go, || count.set(count + 1))
            .otherwise(|| count.set(count - 1));
        let chosen = wire_default(*p.a);
        when(*p.go, || chosen.slice(4, 4).set(5));
        p.result.set(count);
        p.flag.set(chosen.parity());
    }
    insta::assert_snapshot!(print("conditions", describe));
}

#[test]
fn a_condition_that_the_generator_knows_leaves_no_if() {
    fn describe(p: SketchPorts) {
        let yes = nic_dsl::constant_bool(true);
        when(!yes, || p.result.set(0))
            .otherwise_when(yes, || p.result.set(*p.a))
            .otherwise(|| p.result.set(*p.b));
        p.flag.set(*p.go);
    }
    let text = print("known", describe);
    assert!(text.contains("assign result = a;"), "{text}");
}

/// What a machine does.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Machine {
    Idle,
    Busy,
    Done,
}

/// The same, a bit for each.
#[derive(Clone, Copy, PartialEq, Debug, States)]
#[encoding(one_hot)]
enum Hot {
    Cold,
    Warm,
    Boiling,
}

#[test]
fn states_keep_their_labels_in_every_encoding() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let state = register_state(Machine::Idle);
        state.switch(|s| match s {
            Machine::Idle => {
                when(*p.go, || state.goto(Machine::Busy));
            }
            Machine::Busy => state.goto(Machine::Done),
            Machine::Done => {}
        });
        let heat = register_state(Hot::Cold);
        when(state.is(Machine::Done), || heat.goto(Hot::Boiling))
            .otherwise_when(heat.is_any(&[Hot::Warm, Hot::Boiling]), || heat.goto(Hot::Warm));
        p.result.set(heat.bits().zero_extend(8));
        p.flag.set(state.is(Machine::Done));
    }
    assert_eq!(Hot::ENCODING, Encoding::OneHot);
    insta::assert_snapshot!(print("states", describe));
}

#[test]
fn a_case_of_numbers_prints_as_one() {
    fn describe(p: SketchPorts) {
        switch(*p.a)
            .case(1, || p.result.set(*p.b))
            .cases([2.into(), 3.into()], || p.result.set(7))
            .otherwise(|| p.result.set(0));
        p.flag.set(*p.go);
    }
    insta::assert_snapshot!(print("numbers", describe));
}

/// A pair that travels together.
#[derive(Clone, Copy, Debug, Bundle)]
struct Pair {
    /// The upper part.
    #[width(8)]
    high: Bits,
    /// Whether it counts.
    real: Bool,
}

#[test]
fn memories_of_every_kind_print_in_the_idioms_that_tools_infer() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let address = p.a.truncate(4);
        let lookup = Memory::<Bits>::new(8, 16)
            .style(MemoryStyle::Distributed)
            .initial(&(0u8..16).map(Into::into).collect::<Vec<_>>());
        lookup.write(*p.go, address, *p.b);
        let now = lookup.read_now(address);
        let lanes = Memory::<Bits>::new(32, 16).lanes(8).style(MemoryStyle::Block);
        lanes.write_lanes(*p.go, address, p.b.repeat(4), p.wide.truncate(4));
        let later = lanes.read(!*p.go, address);
        let fresh = Memory::<Bits>::new(16, 16)
            .lanes(8)
            .style(MemoryStyle::Ultra)
            .read_during_write(ReadDuringWrite::New);
        fresh.write_lanes(*p.go, address, p.b.repeat(2), p.wide.truncate(2));
        let forwarded = fresh.read(p.a.bit(7), address);
        let pairs = Memory::<Pair>::new((), 16).read_during_write(ReadDuringWrite::Undefined);
        let pair = Pair { high: *p.b, real: *p.go };
        let one = nic_dsl::constant(1, 1);
        let first = pairs.read_write(*p.go, address, pair, one);
        let second = pairs.read_write(!*p.go, p.b.truncate(4), pair, !one);
        p.result.set(
            now ^ later.chunks(8).into_iter().reduce(|x, y| x ^ y).unwrap()
                ^ forwarded.slice(0, 8)
                ^ forwarded.slice(8, 8)
                ^ first.high
                ^ second.high,
        );
        p.flag.set(first.real ^ second.real);
    }
    insta::assert_snapshot!(print("memories", describe));
}

#[test]
fn a_signal_does_not_take_a_name_that_a_memory_prints() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let cells = Memory::<Bits>::new(16, 4).lanes(8);
        let cells_lane = delayed(*p.b);
        cells.write_lanes(*p.go, p.a.truncate(2), cells_lane.repeat(2), p.wide.truncate(2));
        p.result.set(
            cells.read(!*p.go, p.a.truncate(2)).chunks(8).into_iter().reduce(|a, b| a ^ b).unwrap()
                ^ cells_lane,
        );
        p.flag.set(cells.read(*p.go, p.a.truncate(2)).parity());
    }
    let text = print("lanes", describe);
    assert!(
        text.contains("integer cells_lane;") && text.contains("reg [7:0] cells_lane_1;"),
        "{text}"
    );
}

#[test]
fn words_are_as_wide_as_a_design_needs() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let line = register::<Bits>(2048);
        line.set(concatenate([line.slice(0, 2040), *p.a]));
        let lowest = line.element(p.wide.truncate(8), 8);
        p.result.set(lowest);
        p.flag.set((line + constant(2048, 1)).slice(2000, 48).any());
    }
    let text = print("words", describe);
    assert!(text.contains("reg [2047:0] line;"), "{text}");
    assert!(text.contains("line[{wide[7:0], 3'd0} +: 8]"), "{text}");
}

#[test]
fn what_only_properties_read_never_becomes_hardware() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let last = delayed(*p.a);
        let grew = last.is_below(*p.a);
        when(*p.go, || assert_always("it never shrinks", grew | last.equals(*p.a)));
        cover("it grows", grew);
        p.result.set(*p.b);
        p.flag.set(*p.go);
    }
    let text = print("observed", describe);
    let (hardware, properties) = text.split_once("`ifdef FORMAL").expect("properties");
    assert!(!hardware.contains("last") && properties.contains("reg [7:0] last;"), "{text}");
    insta::assert_snapshot!(text);
}

#[test]
fn a_reset_does_not_hide_what_must_hold_in_it() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        assert_in_reset_too("a is even", !p.a.bit(0));
        assert_always("b is even", !p.b.bit(0));
        p.result.set(*p.b);
        p.flag.set(*p.go);
    }
    let module = elaborate(&Sketch { name: "in_reset", describe }).expect("it is legal");
    let mut device = Interpreter::new(module.clone()).expect("nothing is external");
    device.set("a", 1u32);
    device.set("b", 1u32);
    for (reset, failed) in [(1u32, vec!["a_is_even"]), (0, vec!["a_is_even", "b_is_even"])] {
        device.set("rst", reset);
        assert_eq!(device.clock_edge().failed, failed, "reset {reset}");
    }
    let text = verilog::print(&module);
    let (_, properties) = text.split_once("always @(posedge clk) begin\n").expect("properties");
    let (always, outside) = properties.split_once("if (!rst) begin").expect("a condition");
    assert!(always.contains("a_is_even: assert") && !always.contains("b_is_even"), "{text}");
    assert!(outside.contains("b_is_even: assert") && !outside.contains("a_is_even"), "{text}");
}

#[test]
fn a_register_carries_its_attributes() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let settling = register::<Bits>(8).attribute("ASYNC_REG", "TRUE").attribute("keep", "yes");
        settling.set(*p.a);
        p.result.set(settling);
        p.flag.set(*p.go);
    }
    let text = print("attributed", describe);
    let declared = "  (* ASYNC_REG = \"TRUE\", keep = \"yes\" *)\n  reg [7:0] settling;\n";
    assert!(text.contains(declared), "{text}");
    let text = refusals::complaint("attributed_port", |p| _ = p.a.attribute("keep", "yes"));
    assert_eq!(text, "`a` is no register or wire: it has no attributes");
}

#[test]
fn instances_connect_by_name_and_share_their_module() {
    fn child(p: SketchPorts) {
        p.result.set(p.a.max_of(*p.b));
        p.flag.set(*p.go);
    }
    trait MaxOf {
        fn max_of(self, other: Bits) -> Bits;
    }
    impl MaxOf for Bits {
        fn max_of(self, other: Bits) -> Bits {
            mux(self.is_below(other), other, self)
        }
    }
    fn describe(p: SketchPorts) {
        let child = Sketch { name: "larger_of", describe: child };
        let [first, second] = std::array::from_fn(|i| instance(&format!("larger_{i}"), &child));
        first.a.set(*p.a);
        first.b.set(*p.b);
        second.a.set(*first.result);
        second.b.set(p.wide.slice(1, 8));
        for port in [&first, &second] {
            port.alive.ignore();
            port.wide.set(*p.wide);
            port.go.set(*p.go);
        }
        first.flag.ignore();
        p.result.set(*second.result);
        p.flag.set(*second.flag);
    }
    insta::assert_snapshot!(print("largest_of", describe));
}

#[test]
fn an_external_module_is_instantiated_with_parameters_and_attributes() {
    fn describe(p: SketchPorts) {
        let port = |name: &str, width, direction| ExternalPort {
            name: name.to_string(),
            width,
            direction,
        };
        let vendor = ExternalModule {
            name: "VENDOR_BUFFER".to_string(),
            parameters: vec![
                ("DEPTH".to_string(), Parameter::Integer(16)),
                ("INIT".to_string(), Parameter::Bits(5u8.into(), 8)),
                ("MODE".to_string(), Parameter::Text("FAST".to_string())),
            ],
            attributes: vec![("keep".to_string(), "true".to_string())],
            ports: vec![
                port("CLK", 1, ExternalDirection::Clock),
                port("RST", 1, ExternalDirection::Reset),
                port("I", 8, ExternalDirection::Input),
                port("O", 8, ExternalDirection::Output),
            ],
        };
        let ports = instance_external("buffer", &vendor);
        ports["I"].set(*p.a ^ *p.b);
        p.result.set(ports["O"]);
        p.flag.set(*p.go);
    }
    insta::assert_snapshot!(print("external", describe));
}

#[test]
fn repeated_names_are_told_apart_and_scopes_prefix_them() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let mut sum = *p.a;
        for i in 0..2 {
            let doubled = register::<Bits>(8);
            doubled.set(sum + sum);
            sum = doubled;
            scope(&format!("lane_{i}"), || {
                let next = sum + 1;
                sum = next;
            });
        }
        p.result.set(sum);
        p.flag.set(*p.go);
    }
    let text = print("repeated", describe);
    for name in ["doubled;", "doubled_1;", "lane_0_next =", "lane_1_next ="] {
        assert!(text.contains(name), "{name} in {text}");
    }
}

#[test]
fn packed_bundles_unpack_to_the_same_fields() {
    #[elaborate]
    fn describe(p: SketchPorts) {
        let pair = Pair { high: *p.a, real: *p.go };
        let again = Pair::unpack(&(), pair.packed());
        p.result.set(again.high);
        p.flag.set(again.real & pack([*p.go, !*p.go]).bit(0));
    }
    let text = print("packed_pair", describe);
    assert!(text.contains("assign result = a;") && text.contains("assign flag = go && go;"));
}

/// Two clocks.
#[derive(Clone, Debug)]
struct TwoClocks {
    honest: bool,
}

/// A condition from one clock to another.
#[derive(Ports)]
#[clocks(left, right)]
struct TwoClocksPorts {
    /// From the left.
    #[clock(left)]
    #[shape(())]
    source: LevelSink<Bool>,
    /// To the right.
    #[clock(right)]
    #[shape(())]
    sink: LevelSource<Bool>,
}

impl Module for TwoClocks {
    type Ports = TwoClocksPorts;
    fn name(&self) -> String {
        format!("two_clocks_{}", self.honest)
    }
    fn shape(&self) {}
    #[elaborate]
    fn elaborate(&self, TwoClocksPorts { source, sink }: Self::Ports) {
        let held = in_domain("left", || register_bool(false));
        held.set(*source);
        let seen = in_domain("right", || register_bool(false));
        seen.set(if self.honest { held.cross() } else { held });
        sink.set(seen);
    }
}

#[test]
fn a_signal_crosses_clocks_only_where_it_is_declared() {
    let module = elaborate(&TwoClocks { honest: true }).expect("a declared crossing");
    let text = verilog::print(&module);
    assert!(text.contains("always @(posedge right_clk)"), "{text}");
    let errors = elaborate(&TwoClocks { honest: false }).unwrap_err();
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert!(errors[0].to_string().contains("held"), "{}", errors[0]);
}

/// A memory that is written with one clock and read with another.
#[derive(Clone, Debug)]
struct TwoClockMemory(MemoryStyle);

/// Its ports.
#[derive(Ports)]
#[clocks(left, right)]
struct TwoClockMemoryPorts {
    /// A word and its place.
    #[clock(left)]
    #[shape(4)]
    written: PulseSink<Bits>,
    /// The place that is read.
    #[clock(right)]
    #[shape(4)]
    asked: PulseSink<Bits>,
    /// What was read.
    #[clock(right)]
    #[shape(4)]
    word: LevelSource<Bits>,
}

impl Module for TwoClockMemory {
    type Ports = TwoClockMemoryPorts;
    fn name(&self) -> String {
        format!("two_clock_memory_{:?}", self.0).to_lowercase()
    }
    fn shape(&self) {}
    #[elaborate]
    fn elaborate(&self, TwoClockMemoryPorts { written, asked, word }: Self::Ports) {
        ["left", "right"].iter().for_each(|clock| in_domain(clock, || reset().ignore()));
        let kept = Memory::<Bits>::new(4, 16).style(self.0);
        in_domain("left", || kept.write(written.valid, written.payload, written.payload));
        word.set(in_domain("right", || kept.read(asked.valid, asked.payload)));
    }
}

#[test]
fn an_ultra_ram_has_one_clock_and_a_block_ram_two() {
    elaborate(&TwoClockMemory(MemoryStyle::Block)).expect("a block RAM has a clock for each port");
    let errors = elaborate(&TwoClockMemory(MemoryStyle::Ultra)).expect_err("it is refused");
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert_eq!(errors[0].text(), "an UltraRAM has one clock");
}

#[test]
fn printing_is_the_same_every_time() {
    fn describe(p: SketchPorts) {
        p.result.set(*p.a + *p.b);
        p.flag.set(*p.go);
    }
    let build = || {
        let module = elaborate(&Sketch { name: "same", describe }).unwrap();
        verilog::print(&module) + &verilog::harness(&module)
    };
    let first = build();
    let again = std::thread::spawn(move || {
        let module = elaborate(&Sketch { name: "same", describe }).unwrap();
        verilog::print(&module) + &verilog::harness(&module)
    });
    assert_eq!(first, again.join().unwrap());
}
