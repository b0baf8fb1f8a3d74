//! Resets of other kinds than the described one: how they are printed, and what they do.
use std::rc::Rc;

use nic_dsl::interpreter::Interpreter;
use nic_dsl::ir::{self, ExternalDirection, ExternalPort, Resets, with_resets};
use nic_dsl::{
    Bits, Bool, ExternalModule, LevelSink, LevelSource, Module, Ports, Sink, Source, cover,
    elaborate, instance, instance_external, register, register_reset, reset, verilog, when,
};

/// Counts in a part; keeps what it counted, without a reset.
#[derive(Clone, Debug)]
struct Counter {
    has_part: bool,
}

#[derive(Ports)]
struct CounterPorts {
    /// Counts while it holds.
    enable: LevelSink<Bool>,
    /// The count.
    count: LevelSource<Bits>,
    /// The count before.
    previous: LevelSource<Bits>,
    /// It is in reset.
    is_in_reset: LevelSource<Bool>,
}

impl Module for Counter {
    type Ports = CounterPorts;

    fn name(&self) -> String {
        if self.has_part { "outer".to_owned() } else { "counter".to_owned() }
    }

    fn shape(&self) -> CounterPortsShape {
        CounterPortsShape { enable: (), count: 4, previous: 4, is_in_reset: () }
    }

    #[elaborate]
    fn elaborate(&self, CounterPorts { enable, count, previous, is_in_reset }: CounterPorts) {
        if self.has_part {
            let part = instance("part", &Self { has_part: false });
            part.enable.set(*enable & !reset());
            count.set(*part.count);
            previous.set(*part.previous);
            is_in_reset.set(*part.is_in_reset);
            return;
        }
        let value = register_reset(4, 3);
        let old = register::<Bits>(4);
        when(*enable, || {
            value.set(value + 1);
            old.set(value);
        });
        cover("it counts", *enable);
        count.set(value);
        previous.set(old);
        is_in_reset.set(reset());
    }
}

fn outer(resets: Resets) -> Rc<ir::Module> {
    let described = elaborate(&Counter { has_part: true }).expect("it elaborates");
    with_resets(&described, resets).expect("no name is in the way")
}

fn texts(resets: Resets) -> String {
    nic_dsl::hierarchy(&outer(resets)).iter().map(|module| verilog::print(module)).collect()
}

const LOW: Resets = Resets { asynchronous: false, active_low: true, initial: false };
const AT_ONCE: Resets = Resets { asynchronous: true, active_low: false, initial: false };
const LOW_AT_ONCE: Resets = Resets { asynchronous: true, active_low: true, initial: false };

#[test]
fn a_low_reset_has_its_name_and_is_inverted_where_it_is_read() {
    let text = texts(LOW);
    for line in [
        "  input  wire       rst_n,",
        "    if (!rst_n) begin",
        "      value <= 4'd3;",
        "  assign is_in_reset = !rst_n;",
        "    .clk(clk), .rst_n(rst_n),",
        "    .enable(enable && rst_n),",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
    assert!(!text.contains("rst)"), "{text}");
}

#[test]
fn registers_with_an_asynchronous_reset_have_a_block_apart_from_those_without_one() {
    let with = "  always @(posedge clk or negedge rst_n) begin\n    if (!rst_n) begin\n      value <= 4'd3;\n\
                \x20   end else begin\n      if (enable) begin\n        value <= value + 4'd1;\n      end\n    end\n  end\n";
    let without = "  always @(posedge clk) begin\n    if (enable) begin\n      old <= value;\n    end\n  end\n";
    let text = texts(LOW_AT_ONCE);
    assert!(text.contains(with), "{text}");
    assert!(text.contains(without), "{text}");
    assert!(
        texts(AT_ONCE).contains("always @(posedge clk or posedge rst) begin\n    if (rst) begin")
    );
}

#[test]
fn an_asynchronous_reset_needs_no_clock_and_a_synchronous_one_does() {
    for (resets, at_once) in [(Resets::default(), 7u32), (LOW, 7), (AT_ONCE, 3), (LOW_AT_ONCE, 3)] {
        let mut counter = Interpreter::new(outer(resets)).expect("it runs");
        let name = if resets.active_low { "rst_n" } else { "rst" };
        let level = |is_in_reset: bool| u32::from(is_in_reset != resets.active_low);
        counter.set("enable", 1u32);
        counter.set(name, level(true));
        counter.clock_edge();
        counter.set(name, level(false));
        (0..4).for_each(|_| _ = counter.clock_edge());
        assert_eq!(counter.get("count"), 7u32.into(), "{resets:?}");
        counter.set(name, level(true));
        assert_eq!(counter.get("is_in_reset"), 1u32.into(), "{resets:?}");
        assert_eq!(counter.get("count"), at_once.into(), "{resets:?}");
        counter.clock_edge();
        assert_eq!(counter.get("count"), 3u32.into(), "{resets:?}");
        assert_eq!(counter.get("previous"), 6u32.into(), "{resets:?}: it has no reset");
    }
}

#[test]
fn a_name_that_is_taken_and_a_second_change_are_refused() {
    let refused = with_resets(&outer(LOW), AT_ONCE).expect_err("they have been changed");
    assert_eq!(refused, "the resets of `outer` are of another kind already");
    let mut named = ir::Module::clone(&outer(Resets::default()));
    named.instances[0].name = "rst_n".to_owned();
    let refused = with_resets(&Rc::new(named), LOW).expect_err("the name is taken");
    assert_eq!(refused, "`outer` has something called `rst_n`; rename it");
}

#[test]
fn initial_values_are_those_of_the_reset_and_hold_before_any() {
    let resets = Resets { initial: true, ..Resets::default() };
    let text = texts(resets);
    assert!(text.contains("  initial begin\n    value = 4'd3;\n  end\n"), "{text}");
    assert!(!text.contains("old = "), "what has no reset has no initial value: {text}");
    let mut counter = Interpreter::new(outer(resets)).expect("it runs");
    assert_eq!(counter.get("count"), 3u32.into());
    counter.set("enable", 1u32);
    counter.clock_edge();
    assert_eq!(counter.get("count"), 4u32.into());
}

/// Has a module from elsewhere inside, with a reset that is high.
#[derive(Clone, Debug)]
struct WithExternal;

#[derive(Ports)]
struct WithExternalPorts {
    /// What it says.
    #[shape(())]
    locked: LevelSource<Bool>,
}

impl Module for WithExternal {
    type Ports = WithExternalPorts;

    fn name(&self) -> String {
        "with_external".to_owned()
    }

    fn shape(&self) {}

    #[elaborate]
    fn elaborate(&self, WithExternalPorts { locked }: WithExternalPorts) {
        let port =
            |name: &str, direction| ExternalPort { name: name.to_owned(), width: 1, direction };
        let ports = instance_external(
            "clocks",
            &ExternalModule {
                name: "MMCM".to_owned(),
                parameters: vec![],
                attributes: vec![],
                ports: vec![
                    port("CLKIN", ExternalDirection::Clock),
                    port("RST", ExternalDirection::Reset),
                    port("LOCKED", ExternalDirection::Output),
                ],
            },
        );
        locked.set(ports["LOCKED"].bit(0));
    }
}

#[test]
fn a_part_from_elsewhere_gets_the_high_reset_that_it_was_described_with() {
    let described = elaborate(&WithExternal).expect("it elaborates");
    let text = verilog::print(&with_resets(&described, LOW_AT_ONCE).expect("no name is taken"));
    assert!(text.contains("    .RST(!rst_n),"), "{text}");
    assert!(text.contains("    .CLKIN(clk),"), "{text}");
}

/// Passes a stream on out of reset.
#[derive(Clone, Debug)]
struct Passage;

#[derive(Ports)]
struct PassagePorts {
    /// What passes.
    #[shape(8)]
    source: Sink<Bits>,
    /// What has passed.
    #[shape(8)]
    sink: Source<Bits>,
}

impl Module for Passage {
    type Ports = PassagePorts;
    fn name(&self) -> String {
        "passage".to_owned()
    }
    fn shape(&self) {}
    #[elaborate]
    fn elaborate(&self, PassagePorts { source, sink }: PassagePorts) {
        let runs = register_reset(1, 0).as_bool();
        runs.set(true);
        sink.payload.set(source.payload);
        sink.valid.set(source.valid & runs);
        source.ready.set(sink.ready & runs);
    }
}

#[test]
fn a_proof_begins_in_reset_whatever_its_level() {
    let described = elaborate(&Passage).expect("it elaborates");
    let low = with_resets(&described, LOW).expect("no name is in the way");
    let of = |module: &ir::Module| -> Vec<String> {
        let text = verilog::harness(module);
        text.lines()
            .filter(|line| line.contains("rst"))
            .map(|line| line.trim().to_owned())
            .collect()
    };
    let (high, low) = (of(&described), of(&low));
    assert!(low.contains(&"begins_in_reset: assume (!rst_n);".to_owned()), "{low:?}");
    assert!(low.contains(&"after_reset <= !rst_n;".to_owned()), "{low:?}");
    let inverted = |line: &String| {
        line.replace("!rst", "RUNS")
            .replace("(rst)", "(!rst_n)")
            .replace("<= rst;", "<= !rst_n;")
            .replace("RUNS", "rst_n")
            .replace("wire rst", "wire rst_n")
            .replace(".rst(!rst_n)", ".rst_n(rst_n)")
    };
    assert_eq!(high.iter().map(inverted).collect::<Vec<_>>(), low);
}
