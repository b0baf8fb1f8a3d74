//! Module types with Verilog parameters whose numbers stand in each other's way: what is in brackets, what has a
//! size, what is declared and what is refused.
use nic_dsl::verilog::{Derived, Family, Parameter, Printed, Refusal, Sample, parametric};
use nic_dsl::{
    Bits, BundleExt, LevelSink, LevelSource, Memory, Module, Ports, States, elaborate, instance,
    mux, register_reset, register_state, vector_of, when,
};

#[derive(Ports)]
struct SketchPorts {
    a: LevelSink<Bits>,
    b: LevelSink<Bits>,
    total: LevelSource<Bits>,
}

/// A module that a test describes with a function of its width and its depth.
#[derive(Clone, Debug)]
struct Sketch {
    sizes: (u32, u32),
    /// Bits of the ports, the number among them.
    widths: (u32, u32),
    describe: fn(&SketchPorts, u32, u32),
}

impl Module for Sketch {
    type Ports = SketchPorts;
    fn name(&self) -> String {
        format!("sketch_w{}_d{}", self.sizes.0, self.sizes.1)
    }
    fn shape(&self) -> SketchPortsShape {
        let (wide, number) = self.widths;
        SketchPortsShape { a: wide, b: number, total: wide }
    }
    fn elaborate(&self, ports: SketchPorts) {
        ports.a.ignore_the_rest();
        ports.b.ignore_the_rest();
        let kept = register_reset(1, 0).named("kept");
        kept.set(ports.b.bit(0).bits());
        kept.ignore();
        (self.describe)(&ports, self.sizes.0, self.sizes.1);
    }
}

/// Adds a number.
#[derive(Clone, Debug)]
struct Add {
    number: u32,
    width: u32,
}

#[derive(Ports)]
#[clocks()]
struct AddPorts {
    x: LevelSink<Bits>,
    sum: LevelSource<Bits>,
}

impl Module for Add {
    type Ports = AddPorts;
    fn name(&self) -> String {
        format!("add{}_w{}", self.number, self.width)
    }
    fn shape(&self) -> AddPortsShape {
        AddPortsShape { x: self.width, sum: self.width }
    }
    fn elaborate(&self, ports: AddPorts) {
        ports.sum.set(*ports.x + self.number);
    }
}

const SKETCH: Family = Family {
    name: "sketch",
    note: "",
    parameters: &[
        Parameter { name: "WIDTH", default: 40, meaning: "Bits." },
        Parameter { name: "DEPTH", default: 12, meaning: "Words." },
    ],
    derived: &[
        Derived {
            name: "DEPTH_BITS",
            text: "$clog2(DEPTH)",
            value: |values| values[1].next_power_of_two().ilog2().into(),
        },
        Derived { name: "SUM", text: "WIDTH+DEPTH", value: |values| values[0] + values[1] },
    ],
    refusals: &[],
    part: |_| None,
};

const SIZES: [(u32, u32); 4] = [(37, 17), (53, 70), (41, 33), (90, 129)];

type Widths = fn(u32, u32) -> (u32, u32);
type Describe = fn(&SketchPorts, u32, u32);

fn files_of(family: &Family, widths: Widths, describe: Describe) -> Result<Vec<Printed>, String> {
    let sample = |(width, depth): (u32, u32)| {
        let (sizes, widths) = ((width, depth), widths(width, depth));
        let module = elaborate(&Sketch { sizes, widths, describe }).expect("it elaborates");
        Sample { values: vec![width.into(), depth.into()], module }
    };
    parametric(family, &SIZES.map(sample)).map_err(|error| error.to_string())
}

fn text(widths: Widths, describe: Describe) -> String {
    let files = files_of(&SKETCH, widths, describe).expect("they have a common text");
    files.iter().map(|file| file.text.as_str()).collect()
}

fn refused(widths: Widths, describe: Describe) -> String {
    files_of(&SKETCH, widths, describe).expect_err("it is refused")
}

#[track_caller]
fn assert_lines(text: &str, lines: &[&str]) {
    for line in lines {
        assert!(text.lines().any(|other| other.trim() == *line), "{line}\n{text}");
    }
}

#[test]
fn a_sum_beside_a_sign_of_multiplication_is_in_brackets() {
    let fields = text(
        |w, _| (8 * (w + 1), 1),
        |p, w, _| {
            p.total.set(vector_of(8, |i| p.a.element(i, w + 1) + 1));
        },
    );
    assert!(fields.contains("[g * (WIDTH+1) +: WIDTH+1]"), "{fields}");
}

#[test]
fn lanes_that_are_a_sum_wide_are_in_brackets_too() {
    let lanes = text(
        |w, _| (4 * (w + 1), 4),
        |p, w, _| {
            let words = Memory::<Bits>::new(4 * (w + 1), 16).lanes(w + 1);
            words.write_lanes(p.a.bit(0), *p.b, *p.a, *p.b);
            p.total.set(words.read(p.a.bit(0), *p.b));
        },
    );
    assert!(lanes.contains("lane * (WIDTH+1) +: WIDTH+1]"), "{lanes}");
}

#[test]
fn what_follows_from_parameters_is_in_brackets_in_a_product_of_the_ports() {
    let text = text(|w, d| (2 * (w + d), 1), |p, _, _| p.total.set(*p.a + 1));
    assert!(text.contains("input  wire [2*(WIDTH+DEPTH)-1:0] a,"), "{text}");
}

#[test]
fn an_instance_has_its_own_part_whatever_the_names() {
    let text = text(
        |w, _| (w, 1),
        |p, width, _| {
            let first = instance("in_add", &Add { number: 1, width });
            first.x.set(*p.a);
            let second = instance("add", &Add { number: 3, width });
            second.x.set(*first.sum);
            p.total.set(*second.sum);
        },
    );
    assert!(text.contains("sketch_in_add #(.WIDTH(WIDTH)) in_add ("), "{text}");
    assert!(text.contains("sketch_add #(.WIDTH(WIDTH)) add ("), "{text}");
}

#[test]
fn a_constant_of_more_than_31_bits_has_a_size_and_a_width_in_which_it_fits() {
    let text = text(|w, _| (w, 1), |p, _, _| p.total.set(*p.a + 3_000_000_000_u64));
    assert_lines(
        &text,
        &[
            "localparam [WIDTH-1:0] WIDTH_3000000000 = {{(WIDTH-32){1'b0}}, 32'd3000000000};",
            "if (WIDTH < 32) begin : unless_WIDTH_3000000000_fits",
            "sketch_only_if_WIDTH_3000000000_fits refused ();",
        ],
    );
}

#[test]
fn a_constant_that_does_not_fit_at_a_legal_value_is_refused_there() {
    let widths: Widths = |_, d| (u32::BITS - (d - 1).leading_zeros(), 1);
    let describe: Describe = |p, _, d| p.total.set(*p.a + d);
    let free = text(widths, describe);
    assert_lines(
        &free,
        &[
            "localparam [31:0] DEPTH_IN_32_BITS = DEPTH;",
            "localparam [DEPTH_BITS-1:0] DEPTH_BITS_DEPTH = DEPTH_IN_32_BITS[DEPTH_BITS-1:0];",
            "if ($clog2(DEPTH+1) > DEPTH_BITS) begin : unless_DEPTH_BITS_DEPTH_fits",
            "sketch_only_if_DEPTH_BITS_DEPTH_fits refused ();",
        ],
    );
    let never = Refusal {
        condition: "DEPTH == 1 << $clog2(DEPTH)",
        refuses: |of| of("DEPTH").is_power_of_two(),
        rule: "DEPTH_is_no_power_of_two",
    };
    let family = Family { refusals: Box::leak(Box::new([never])), ..SKETCH };
    let files = files_of(&family, widths, describe).expect("they have a common text");
    assert!(!files[0].text.contains("fits"), "{}", files[0].text);
}

#[test]
fn a_constant_takes_as_many_bits_of_a_parameter_as_it_has() {
    let wide = text(|w, _| (w, 1), |p, _, d| p.total.set((*p.a + d) ^ (*p.a - (d - 1))));
    assert_lines(
        &wide,
        &[
            "localparam [31:0] DEPTH_IN_32_BITS = DEPTH;",
            "localparam [WIDTH-1+32:0] WIDTH_DEPTH_AND_ZEROS = {{(WIDTH){1'b0}}, DEPTH_IN_32_BITS};",
            "localparam [WIDTH-1:0] WIDTH_DEPTH = WIDTH_DEPTH_AND_ZEROS[WIDTH-1:0];",
            "localparam [31:0] DEPTH_MINUS_1_IN_32_BITS = DEPTH-1;",
        ],
    );
}

#[test]
fn constants_of_one_number_take_their_bits_of_the_same() {
    let narrow = text(
        |_, _| (20, 1),
        |p, _, d| p.total.set((*p.a + d) ^ (p.a.truncate(9) + d).zero_extend(20)),
    );
    let between = "localparam [31:0] DEPTH_IN_32_BITS = DEPTH;";
    assert_eq!(narrow.matches(between).count(), 1, "{narrow}");
    assert_lines(
        &narrow,
        &[
            "localparam [19:0] DEPTH_IN_20_BITS = DEPTH_IN_32_BITS[19:0];",
            "localparam [8:0] DEPTH_IN_9_BITS = DEPTH_IN_32_BITS[8:0];",
        ],
    );
}

#[test]
fn a_parameter_that_only_a_part_reads_is_declared() {
    let widths: Widths = |_, _| (40, 1);
    let part = text(widths, |p, _, number| {
        let part = instance("part", &Add { number, width: 40 });
        part.x.set(*p.a);
        p.total.set(*part.sum);
    });
    let (_, whole) = part.split_once("module sketch #(").expect("the whole has a parameter");
    assert!(whole.trim_start().starts_with("parameter DEPTH = 12"), "{part}");
}

#[test]
fn a_parameter_that_only_a_refusal_reads_is_declared() {
    let refusal =
        Refusal { condition: "DEPTH < 2", refuses: |of| of("DEPTH") < 2, rule: "DEPTH_is_2" };
    let family = Family { refusals: Box::leak(Box::new([refusal])), ..SKETCH };
    let files = files_of(&family, |w, _| (w, 1), |p, _, _| p.total.set(*p.a));
    let files = files.expect("they have a common text");
    assert!(files[0].text.contains("parameter DEPTH = 12"), "{}", files[0].text);
}

#[test]
fn widths_of_names_that_differ_in_an_ending_have_constants_of_their_own() {
    let bits = Derived { name: "WIDTH_BITS", text: "DEPTH+WIDTH", value: |v| v[0] + v[1] };
    let family = Family { derived: Box::leak(Box::new([bits])), ..SKETCH };
    let files = files_of(
        &family,
        |w, d| (w + d, 1),
        |p, width, _| {
            let low = p.a.slice(0, width) + 1;
            p.total.set((*p.a + 1) ^ low.zero_extend(p.a.width()));
        },
    );
    let text = &files.expect("they have a common text")[0].text;
    assert_lines(
        text,
        &[
            "localparam [WIDTH_BITS-1:0] WIDTH_BITS_ONE = 1;",
            "localparam [WIDTH-1:0] WIDTH_ONE = 1;",
        ],
    );
}

#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Size {
    Width,
    Other,
}

#[test]
fn a_name_that_a_parameter_has_is_refused() {
    let label = refused(
        |w, _| (w, 1),
        |p, _, _| {
            let size = register_state(Size::Other).named("size");
            when(p.b.bit(0), || size.goto(Size::Width)).otherwise(|| size.goto(Size::Other));
            p.total.set(mux(size.is(Size::Width), *p.a, !*p.a));
        },
    );
    assert!(label.starts_with("`sketch`: `WIDTH` is the name of a parameter"), "{label}");
}

#[test]
fn a_name_that_a_constant_has_is_refused() {
    let value = refused(
        |w, _| (w, 1),
        |p, _, _| {
            let named = (*p.a + 3).named("WIDTH_ONE");
            p.total.set(named + 1);
        },
    );
    assert!(value.starts_with("`sketch`: `WIDTH_ONE` is the name"), "{value}");
}

/// Adds a number in a part of its own.
#[derive(Clone, Debug)]
struct AddInside(Add);

impl Module for AddInside {
    type Ports = AddPorts;
    fn name(&self) -> String {
        format!("inside_{}", self.0.name())
    }
    fn shape(&self) -> AddPortsShape {
        self.0.shape()
    }
    fn elaborate(&self, ports: AddPorts) {
        let part = instance("add", &self.0);
        part.x.set(*ports.x);
        ports.sum.set(*part.sum);
    }
}

#[test]
fn two_parts_of_one_name_are_refused() {
    let text = refused(
        |w, _| (w, 1),
        |p, width, _| {
            let first = instance("to", &AddInside(Add { number: 1, width }));
            first.x.set(*p.a);
            let second = instance("to_add", &Add { number: 3, width });
            second.x.set(*first.sum);
            p.total.set(*second.sum);
        },
    );
    assert_eq!(text, "`sketch_to_add`: two parts would have that name; rename one");
}
