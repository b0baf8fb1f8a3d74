//! A module type printed once with Verilog parameters: what is found, and what is refused.
use nic_dsl::verilog::{Derived, Family, Parameter, Printed, Refusal, Sample, parametric};
use nic_dsl::{
    Bits, LevelSink, LevelSource, Module, Ports, constant, elaborate, instance, register_reset,
    when,
};

/// Counts to a limit and starts again; counts what it does not know by itself in a part.
#[derive(Clone, Debug)]
struct Counter {
    limit: u32,
    width: u32,
    has_part: bool,
}

#[derive(Ports)]
struct CounterPorts {
    /// What is added.
    amount: LevelSink<Bits>,
    /// The sum.
    sum: LevelSource<Bits>,
}

impl Module for Counter {
    type Ports = CounterPorts;

    fn name(&self) -> String {
        format!(
            "counter_l{}_w{}{}",
            self.limit,
            self.width,
            if self.has_part { "_part" } else { "" }
        )
    }

    fn documentation(&self) -> String {
        "Counts.".to_owned()
    }

    fn shape(&self) -> CounterPortsShape {
        CounterPortsShape { amount: self.width, sum: self.width }
    }

    #[elaborate]
    fn elaborate(&self, CounterPorts { amount, sum }: CounterPorts) {
        let turn = register_reset(u32::BITS - (self.limit - 1).leading_zeros(), 0);
        turn.set(turn + 1);
        when(turn.equals(self.limit - 1), || turn.set(constant(turn.width(), 0)));
        let total = register_reset(self.width, 0);
        when(turn.is_zero(), || total.set(total + *amount));
        if self.has_part {
            let part = instance("part", &Self { has_part: false, ..self.clone() });
            part.amount.set(*amount);
            sum.set(total + *part.sum);
        } else {
            sum.set(total);
        }
    }
}

const COUNTER: Family = Family {
    name: "counter",
    note: "Here it counts.",
    parameters: &[
        Parameter { name: "LIMIT", default: 10, meaning: "Cycles of a turn." },
        Parameter { name: "WIDTH", default: 8, meaning: "Bits of a sum." },
    ],
    derived: &[Derived {
        name: "TURN_BITS",
        text: "$clog2(LIMIT)",
        value: |values| values[0].next_power_of_two().ilog2().into(),
    }],
    refusals: &[Refusal {
        condition: "LIMIT < 2",
        refuses: |of| of("LIMIT") < 2,
        rule: "LIMIT_is_2_or_more",
    }],
    part: |_| None,
};

fn samples(sizes: &[(u32, u32)], has_part: bool) -> Vec<Sample> {
    let sample = |&(limit, width): &(u32, u32)| Sample {
        values: vec![limit.into(), width.into()],
        module: elaborate(&Counter { limit, width, has_part }).expect("it elaborates"),
    };
    sizes.iter().map(sample).collect()
}

const SIZES: [(u32, u32); 4] = [(20, 37), (50, 53), (70, 41), (9, 90)];

fn print(sizes: &[(u32, u32)], has_part: bool) -> Vec<Printed> {
    parametric(&COUNTER, &samples(sizes, has_part)).expect("they have a common text")
}

#[test]
fn numbers_become_expressions_and_literals_constants() {
    let [file] = &print(&SIZES, false)[..] else { panic!("it has no part") };
    assert_eq!(file.name, "counter");
    for line in [
        "// Here it counts.",
        "module counter #(",
        "  parameter LIMIT = 10,                                // Cycles of a turn.",
        "  input  wire [WIDTH-1:0] amount,",
        "  localparam TURN_BITS = $clog2(LIMIT);",
        "  localparam [TURN_BITS-1:0] TURN_ONE = 1;",
        "  localparam [31:0] LIMIT_MINUS_1_IN_32_BITS = LIMIT-1;",
        "  localparam [TURN_BITS-1:0] TURN_LIMIT_MINUS_1 = LIMIT_MINUS_1_IN_32_BITS[TURN_BITS-1:0];",
        "      counter_only_if_LIMIT_is_2_or_more refused ();",
        "  reg [TURN_BITS-1:0] turn;",
        "      total <= {WIDTH{1'b0}};",
    ] {
        assert!(file.text.lines().any(|other| other == line), "{line}\n{}", file.text);
    }
}

#[test]
fn other_sizes_give_the_same_text() {
    assert_eq!(print(&SIZES, true), print(&[(33, 20), (12, 61), (100, 44), (40, 35)], true));
}

#[test]
fn a_part_of_no_family_has_a_file_of_its_own_with_the_parameters_that_it_reads() {
    let [part, whole] = &print(&SIZES, true)[..] else { panic!("it has a part") };
    assert_eq!(part.name, "counter_part");
    assert!(!part.text.contains("refused"), "the whole refuses");
    let instance = "counter_part #(.LIMIT(LIMIT), .WIDTH(WIDTH)) part (";
    assert!(whole.text.contains(instance), "{}", whole.text);
}

#[test]
fn sizes_without_a_common_text_are_refused_with_the_line() {
    let refused = |sizes: &[(u32, u32)]| {
        parametric(&COUNTER, &samples(sizes, false)).expect_err("no common text").to_string()
    };
    // A vector of one bit has no range.
    let text = refused(&[(20, 37), (50, 53), (70, 1), (9, 90)]);
    assert!(text.starts_with("`counter`: sizes differ in more than numbers: `input"), "{text}");
    assert_eq!(refused(&SIZES[..3]), "`counter`: 3 sizes; 4 are needed");
}

#[test]
fn a_number_that_no_parameter_explains_is_refused() {
    let mut samples = samples(&SIZES, false);
    samples[2].values[1] += 1;
    let text = parametric(&COUNTER, &samples).expect_err("41 bits are not 42").to_string();
    assert!(text.contains("no expression in the parameters explains a number: `input"), "{text}");
}
