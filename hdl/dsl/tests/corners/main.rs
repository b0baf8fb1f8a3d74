//! Legal descriptions at the edges of the language: each was refused, crashed, or became Verilog that
//! does not compile or means something else. That the tools then agree on those that run is the
//! soundness test's (`tb/soundness/src/permanent/language.rs`).
use std::rc::Rc;

use nic_dsl::interpreter::Interpreter;
use nic_dsl::naming::Nameable;
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Memory, Module, Ports, concatenate, constant,
    constant_bool, delayed, elaborate, ir, mux, register, register_reset, scope, state, switch,
    verilog, when, wire,
};
use nic_dsl::{BundleExt, Sink, Source, States, instance, wrappers};

mod external;
mod identity;
mod names;

/// A byte, a condition and their results, without a clock.
#[derive(Ports)]
#[clocks()]
pub struct PlainPorts {
    /// A byte.
    #[shape(8)]
    pub a: LevelSink<Bits>,
    /// A condition.
    #[shape(())]
    pub go: LevelSink<Bool>,
    /// The result.
    #[shape(8)]
    pub result: LevelSource<Bits>,
}

/// A module that a test describes with a function.
#[derive(Clone, Debug)]
pub struct Plain(&'static str, fn(&PlainPorts));

impl Module for Plain {
    type Ports = PlainPorts;
    fn name(&self) -> String {
        self.0.to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: PlainPorts) {
        ports.a.ignore();
        ports.go.ignore();
        (self.1)(&ports);
    }
}

fn build(name: &'static str, describe: fn(&PlainPorts)) -> Rc<ir::Module> {
    elaborate(&Plain(name, describe)).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// The same with a clock.
#[derive(Ports)]
pub struct ClockedPorts {
    /// A byte.
    #[shape(8)]
    pub a: LevelSink<Bits>,
    /// A condition.
    #[shape(())]
    pub go: LevelSink<Bool>,
    /// The result.
    #[shape(8)]
    pub result: LevelSource<Bits>,
}

/// A module that a test describes with a function.
#[derive(Clone, Debug)]
pub struct Clocked(&'static str, fn(&ClockedPorts));

impl Module for Clocked {
    type Ports = ClockedPorts;
    fn name(&self) -> String {
        self.0.to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: ClockedPorts) {
        ports.a.ignore();
        ports.go.ignore();
        nic_dsl::reset().ignore();
        (self.1)(&ports);
    }
}

fn build_clocked(name: &'static str, describe: fn(&ClockedPorts)) -> Rc<ir::Module> {
    elaborate(&Clocked(name, describe)).unwrap_or_else(|errors| panic!("{errors:?}"))
}

#[test]
fn a_module_without_a_clock_is_a_module() {
    let module = build("no_clock", |p| p.result.set(*p.a + 1));
    let text = verilog::print(&module);
    assert!(!text.contains("clk") && text.contains("assign result = a + 8'd1;"), "{text}");
    let harness = verilog::harness(&module);
    assert!(harness.contains("no_clock device (") && !harness.contains("always"), "{harness}");
    assert!(wrappers::wrapper(&module, &wrappers::Facts::default()).contains("pub fn result"));
}

/// Passes a stream on, or nothing.
#[derive(Clone, Debug)]
struct Gate;

/// Ports of a gate, which has no clock of its own.
#[derive(Ports)]
#[clocks()]
struct GatePorts {
    /// What may pass.
    #[shape(8)]
    source: Sink<Bits>,
    /// What passes.
    #[shape(8)]
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

#[test]
fn a_stream_may_pass_through_a_module_without_a_clock() {
    let module = elaborate(&Gate).expect("it is legal");
    assert_eq!(module.groups[0].domain, None);
    let paths = nic_dsl::check::combinational_paths(&module);
    assert!(paths.contains(&("source_valid".to_string(), "sink_valid".to_string())), "{paths:?}");
}

#[test]
fn each_combinational_signal_has_a_block_of_its_own() {
    let text = verilog::print(&elaborate(&Gate).expect("it is legal"));
    assert_eq!(text.matches("always @*").count(), 2, "{text}");
    for assigned in ["source_ready = 1'b0;", "sink_valid = 1'b0;"] {
        assert!(text.contains(&format!("always @* begin\n    {assigned}")), "{text}");
    }
}

/// A module with two gates in series, in a domain that the gates take no part in.
#[derive(Clone, Debug)]
struct Series;

/// Ports around two gates.
#[derive(Ports)]
struct SeriesPorts {
    /// What may pass.
    #[shape(8)]
    source: Sink<Bits>,
    /// What passes.
    #[shape(8)]
    sink: Source<Bits>,
}

impl Module for Series {
    type Ports = SeriesPorts;
    fn name(&self) -> String {
        "gates".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: SeriesPorts) {
        let open = nic_dsl::register_bool(false);
        open.set(!open);
        let first = instance("first", &Gate);
        let second = instance("second", &Gate);
        first.open.set(open);
        second.open.set(open);
        first.source.connect(*ports.source);
        second.source.connect(*first.sink);
        ports.sink.connect(*second.sink);
    }
}

#[test]
fn a_module_with_a_clock_may_contain_some_without() {
    let module = elaborate(&Series).expect("it is legal");
    let mut gates = Interpreter::new(module).expect("it is interpreted");
    gates.set("rst", 1u32);
    gates.clock_edge();
    gates.set("rst", 0u32);
    gates.set("source_valid", 1u32);
    gates.set("sink_ready", 1u32);
    assert_eq!(gates.get("sink_valid"), 0u32.into());
    gates.clock_edge();
    assert_eq!(gates.get("sink_valid"), 1u32.into());
    assert_eq!(gates.get("source_ready"), 1u32.into());
}

/// What a constant may stand for.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Choice {
    First,
    Second,
    Third,
}

#[test]
fn a_switch_on_what_the_generator_knows_is_decided_there() {
    let text = verilog::print(&build("known_switch", |p| {
        switch(constant(4, 9)).case(8, || p.result.set(1)).case(9, || p.result.set(*p.a)).finish();
    }));
    assert!(text.contains("assign result = a;") && !text.contains("case"), "{text}");
    let text = verilog::print(&build("known_state", |p| {
        state(Choice::Second).switch(|choice| match choice {
            Choice::First => p.result.set(1),
            Choice::Second => p.result.set(*p.a),
            Choice::Third => p.result.set(3),
        });
    }));
    assert!(text.contains("assign result = a;") && !text.contains("case"), "{text}");
    let text = verilog::print(&build("known_default", |p| {
        switch(constant(4, 3)).case(8, || p.result.set(1)).otherwise(|| p.result.set(*p.a));
    }));
    assert!(text.contains("assign result = a;") && !text.contains("case"), "{text}");
}

#[test]
fn a_comparison_of_what_the_generator_knows_is_no_hardware() {
    let text = verilog::print(&build("known_comparison", |p| {
        let first = state(Choice::First).bits().zero_extend(4);
        when(first.equals(0), || p.result.set(*p.a)).otherwise(|| p.result.set(0));
    }));
    assert!(text.contains("assign result = a;"), "{text}");
}

#[test]
fn a_wire_of_constants_is_one_constant() {
    let text = verilog::print(&build("constants", |p| {
        p.result.set(0xf0);
        p.result.slice(2, 3).set(5);
    }));
    assert!(text.contains("assign result = 8'hf4;") && !text.contains("always"), "{text}");
}

#[test]
fn a_branch_that_is_known_to_count_takes_the_place_of_what_was_before() {
    let text = verilog::print(&build("known_branch", |p| {
        p.result.set(1);
        when(*p.go, || p.result.slice(0, 4).set(2));
        when(constant_bool(true), || p.result.set(*p.a));
    }));
    assert!(text.contains("assign result = a;"), "{text}");
    let text = verilog::print(&build("known_part", |p| {
        p.result.set(*p.a);
        switch(constant(2, 1)).case(1, || p.result.slice(0, 4).set(2)).finish();
    }));
    assert!(text.contains("result = a;") && text.contains("result[3:0] = 4'd2;"), "{text}");
    let text = verilog::print(&build("known_inside", |p| {
        let yes = constant_bool(true);
        p.result.set(1);
        when(*p.go, || p.result.set(2));
        when(yes, || {
            p.result.slice(0, 4).set(3);
            when(yes, || p.result.set(*p.a));
        });
    }));
    assert!(text.contains("assign result = a;"), "{text}");
}

#[test]
fn a_shift_beyond_the_width_reads_nothing() {
    let text = verilog::print(&build("shifted_out", |p| {
        when(*p.go, || p.result.set(*p.a >> 8)).otherwise(|| p.result.set(*p.a << 9));
    }));
    assert!(!text.contains(">>") && !text.contains("<<"), "{text}");
}

#[test]
fn what_is_delayed_does_not_wait_for_a_condition() {
    let module = build_clocked("delayed_in_when", |p| {
        let held = register::<Bits>(8u32).named("held");
        when(*p.go, || {
            let later = delayed(*p.a).named("later");
            held.set(later);
        });
        p.result.set(held);
    });
    let text = verilog::print(&module);
    assert!(text.contains("\n    later <= a;\n"), "{text}");
}

#[test]
fn registers_of_a_scope_share_a_block_that_can_be_taken_in_at_a_glance() {
    let module = build_clocked("themes", |p| {
        let held = |name: &str, count: u32| {
            let chain = (0..count).fold(*p.a, |from, i| {
                let next = register_reset(8, 0).named(&format!("{name}_{i}"));
                next.set(from);
                next
            });
            chain.named(name)
        };
        let first = scope("first", || held("x", 2));
        let second = scope("second", || held("y", 2));
        let many = scope("third", || held("z", 20));
        p.result.set(first ^ second ^ many);
    });
    let text = verilog::print(&module);
    assert!(
        text.contains("    first_x_0 <= a;\n    first_x_1 <= first_x_0;\n    if (rst)"),
        "{text}"
    );
    assert!(text.contains("always @(posedge clk) begin\n    second_y_0 <= a;"), "{text}");
    // An assignment and a reset of each: 32 are at most in one block.
    assert!(text.contains("always @(posedge clk) begin\n    third_z_16 <= third_z_15;"), "{text}");
    assert_eq!(text.matches("always @(posedge clk)").count(), 4, "{text}");
}

#[test]
fn a_wire_without_a_name_is_called_after_what_it_reads() {
    let module = build("unnamed", |p| {
        let (word_low, word_high) = (p.a.truncate(4), p.a.top(4));
        let (word_low, word_high) = (word_low.named("word_low"), word_high.named("word_high"));
        let same = word_low & word_high & 7;
        let of_both = (p.a.bit(0) | p.a.bit(1)) & *p.go;
        p.result.set(concatenate([same + same, mux(of_both, same, same ^ of_both.mask(4))]));
    });
    let text = verilog::print(&module);
    assert!(text.contains("wire [3:0] word_masked = "), "{text}");
    // The condition reads `a` and `go`, which have nothing in common, and decides the result.
    assert!(text.contains("wire result_all = "), "{text}");
}

#[test]
fn a_registered_read_takes_two_cycles_whatever_the_condition_does() {
    let module = build_clocked("registered_read", |p| {
        let squares = Memory::<Bits>::new(8, 256);
        squares.name_signals("squares");
        squares.write(*p.go, *p.a, *p.a);
        let word = std::cell::Cell::new(None);
        when(*p.go, || {
            let read = squares.read_registered(constant_bool(true), *p.a);
            word.set(Some(read.named("word")));
        });
        p.result.set(word.get().expect("the branch was described"));
    });
    let text = verilog::print(&module);
    assert!(text.contains("if (go) begin\n      squares_read_data <= squares[a];"), "{text}");
    assert!(text.contains("\n    word <= squares_read_data;\n"), "{text}");
}

#[test]
fn conditions_inside_each_other_print_however_deep_they_are() {
    fn nest(depth: u32, p: &PlainPorts) {
        when(p.a.bit(depth % 8), || match depth {
            0 => p.result.set(1),
            _ => nest(depth - 1, p),
        })
        .otherwise(|| p.result.slice(depth % 8, 1).set(p.go.bits()));
    }
    let module = build("nested", |p| {
        p.result.set(*p.a);
        nest(120, p);
    });
    let text = verilog::print(&module);
    assert!(text.contains("result = 8'd1;"), "{text}");
    assert!(text.lines().all(|line| line.len() <= 100), "{text}");
}

#[test]
fn a_chain_of_operations_prints_and_runs_however_long_it_is() {
    let module = build("chain", |p| {
        let mut sum = *p.a;
        for _ in 0..20_000 {
            sum = sum + *p.a;
        }
        p.result.set(sum);
    });
    let text = verilog::print(&module);
    assert!(text.lines().all(|line| line.len() <= 100));
    let mut chain = Interpreter::new(module).expect("it is interpreted");
    chain.set("a", 3u32);
    assert_eq!(chain.get("result"), (3u32 * 20_001 % 256).into());
}

#[test]
fn a_chain_of_indices_prints_however_long_it_is() {
    let module = build("indices", |p| {
        let mut at = p.a.truncate(3);
        for number in 0..20_000 {
            at = if number % 3 == 0 { at & p.a.slice(2, 3) } else { at | p.a.slice(1, 3) };
        }
        p.result.set(p.a.bit_at(at).mask(8));
    });
    assert!(verilog::print(&module).contains("endmodule"));
}

#[test]
fn a_long_text_is_not_torn_inside_a_string() {
    let module = build_clocked("attributes", |p| {
        let held = register::<Bits>(8u32).named("held");
        let words = "a \"quoted\" text of many words, with a \\ in it // on, ".repeat(4);
        held.attribute("note", &words).set(*p.a);
        p.result.set(held);
    });
    let text = verilog::print(&module);
    let line = text.lines().find(|line| line.contains("quoted")).expect("the attribute is printed");
    assert_eq!(line.matches("\\\"quoted\\\"").count(), 4, "{text}");
    assert!(line.contains("with a \\\\ in it // on") && line.ends_with("*)"), "{text}");
}

#[test]
fn a_comment_is_no_order_to_a_tool() {
    let module = build_clocked("remarks", |p| {
        let words = Memory::<Bits>::new(8, 256).comment("verilator lint_off WIDTH\nof two lines");
        words.name_signals("words");
        words.write(*p.go, *p.a, *p.a);
        p.result.set(words.read(*p.go, *p.a));
    });
    let text = verilog::print(&module);
    assert!(text.contains("// Verilator lint_off WIDTH of two lines"), "{text}");
}

#[test]
fn wires_of_bundles_are_joined_and_widened_up_to_the_widest_vector() {
    let module = build("widest", |p| {
        let wide = wire::<Bits>(65_536u32);
        wide.set(concatenate([*p.a]).repeat(8_192));
        p.result.set(wide.top(8));
        wide.ignore_all();
    });
    assert_eq!(module.signal_named("unnamed").map(|id| module.signal(id).width), Some(65_536));
}
