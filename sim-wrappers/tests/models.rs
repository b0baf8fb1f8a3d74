//! Verilog becomes a running model: ports of every width, failures, threads, clocks, waveforms.
use std::path::PathBuf;
use std::sync::Arc;

use nic_sim::generated::width_adapter_6_to_2::WidthAdapter6To2;
use nic_sim::{
    Bits, BuildRequest, Clock, Clocking, Device, FailureKind, Inlet, Library, Model, PowerUp,
    Source, StreamInput, Wrapper,
};
use nic_spec::message::{Beat, Wide};

const COUNTER: &str = include_str!("verilog/counter.v");
const WIDE_ADDER: &str = include_str!("verilog/wide_adder.v");
const TWO_CLOCKS: &str = include_str!("verilog/two_clocks.v");

fn request(top: &str, text: &str) -> BuildRequest {
    BuildRequest::new(top, vec![Source::new(format!("{top}.v"), text)])
}

fn library(top: &str, text: &str) -> Arc<Library> {
    Library::build(&request(top, text)).expect("it builds")
}

/// A counter out of reset, its clock, and the positions of `enable` and `count`.
fn running_counter(model: &mut Model) -> (Clocking, usize, usize) {
    let [clk, rst, enable, count] =
        ["clk", "rst", "enable", "count"].map(|name| model.port(name).expect("it has the port"));
    let mut clocking = Clocking::single(clk);
    model.set(rst, 1);
    clocking.step(model).expect("reset breaks nothing");
    model.set(rst, 0);
    (clocking, enable, count)
}

#[test]
fn a_counter_counts_enabled_cycles() {
    let mut model = Model::new(&library("counter", COUNTER));
    let (mut clocking, enable, count) = running_counter(&mut model);
    for enabled in [1, 0, 1, 1] {
        model.set(enable, enabled);
        clocking.step(&mut model).expect("no property fails");
    }
    assert_eq!(model.get(count), 3);
}

#[test]
fn what_was_recorded_does_the_same_to_another_model() {
    let library = library("counter", COUNTER);
    let count_of = |pattern: &[u64]| {
        let mut recorded = Model::new(&library);
        let (mut clocking, enable, count) = running_counter(&mut recorded);
        recorded.record();
        for &enabled in pattern {
            recorded.set(enable, enabled);
            clocking.step(&mut recorded).expect("no property fails");
        }
        let recording = recorded.recorded();
        assert_eq!(recording.len(), 2 * pattern.len(), "two evaluations in each cycle");
        let mut again = Model::new(&library);
        running_counter(&mut again);
        recording.replay(&mut again).expect("no property fails");
        again.get(count)
    };
    assert_eq!(count_of(&[1, 0, 1, 1]), 3);
    assert_eq!(count_of(&[0, 0, 1, 0, 0]), 1);
    assert_eq!(count_of(&[]), 0);
}

#[test]
fn ports_of_every_storage_size_carry_every_bit() {
    let mut model = Model::new(&library("wide_adder", WIDE_ADDER));
    let inverted = [
        ("double", "not_double"),
        ("narrow_8", "not_8"),
        ("narrow_12", "not_12"),
        ("narrow_32", "not_32"),
        ("narrow_33", "not_33"),
        ("narrow_64", "not_64"),
        ("wide_65", "not_65"),
    ];
    for (input, output) in inverted {
        let [input, output] = [input, output].map(|name| model.port(name).expect("it is there"));
        let width = model.width(input);
        for bit in 0..width {
            let mut words = vec![0; width.div_ceil(32) as usize];
            words[bit as usize / 32] = 1 << (bit % 32);
            model.write(input, &words);
            model.eval();
            assert_eq!(model.words(input), words);
            let top = u32::MAX >> ((32 - width % 32) % 32);
            let mut expected: Vec<_> = words.iter().map(|word| !word).collect();
            *expected.last_mut().expect("not empty") &= top;
            assert_eq!(model.words(output), expected, "bit {bit} of {width}");
        }
    }
}

#[test]
fn a_sum_of_600_bits_carries_through_all_words() {
    let mut model = Model::new(&library("wide_adder", WIDE_ADDER));
    let [left, right, sum] =
        ["left__operand", "right", "sum"].map(|name| model.port(name).expect("it is there"));
    let mut words = [u32::MAX; 19];
    words[18] = 0x00ff_fffe;
    model.input::<Wide<600>>(left).set(Wide::from_words(&words));
    model.input::<Wide<600>>(right).set(Wide::from(1));
    model.eval();
    words[..18].fill(0);
    words[18] = 0x00ff_ffff;
    assert_eq!(model.output::<Wide<600>>(sum).get(), Wide::from_words(&words));
}

#[test]
fn a_failed_assertion_is_an_error_with_name_cycle_and_place() {
    let mut model = Model::new(&library("counter", COUNTER));
    let (mut clocking, enable, count) = running_counter(&mut model);
    model.set(enable, 1);
    let failure = (0..20).find_map(|_| clocking.step(&mut model).err()).expect("it fails");
    assert_eq!(failure.kind, FailureKind::Assertion);
    assert_eq!(failure.name, "count_stays_below_ten");
    // Reset takes cycle 0; the count is ten before the edge that ends cycle 11.
    assert_eq!(failure.cycle, 11);
    let text = failure.to_string();
    assert!(text.starts_with("assertion `count_stays_below_ten` of `counter` failed in cycle 11"));
    assert!(text.ends_with("(counter.v:16)"), "{text}");
    assert_eq!(model.get(count), 11, "the model lives on");
}

#[test]
#[should_panic(expected = "assertion `count_stays_below_ten` of `counter` failed in cycle 0")]
fn eval_panics_with_the_failure() {
    let library = library("counter", COUNTER);
    let mut model = Model::with_power_up(&library, PowerUp::Ones);
    let clk = model.port("clk").expect("it has a clock");
    model.eval();
    model.set(clk, 1);
    model.eval();
}

#[test]
fn a_fatal_error_of_the_simulator_is_an_error_not_the_end_of_the_process() {
    let text = "module loops (input wire a, output wire b);\n\
                wire c /* verilator split_var */;\n\
                assign c = a ? ~b : 1'b0;\nassign b = c;\nendmodule\n";
    let mut model = Model::new(&library("loops", text));
    let a = model.port("a").expect("it has the port");
    model.eval();
    model.set(a, 1);
    let failure = model.try_eval().expect_err("it does not converge");
    assert_eq!(failure.kind, FailureKind::Stopped);
    assert!(failure.to_string().contains("converge"), "{failure}");
    model.try_eval().expect_err("it stays dead");
}

#[test]
fn finish_and_display_are_reported() {
    let text = "module talks (input wire clk);\n\
                always @(posedge clk) $display(\"hello\");\n\
                always @(negedge clk) $finish;\nendmodule\n";
    let mut model = Model::new(&library("talks", text));
    let clk = model.port("clk").expect("it has a clock");
    model.eval();
    model.set(clk, 1);
    model.eval();
    assert_eq!(model.take_output(), "hello\n");
    model.set(clk, 0);
    let failure = model.try_eval().expect_err("it finishes");
    assert!(failure.to_string().contains("$finish"), "{failure}");
}

#[test]
fn unreset_state_powers_up_as_chosen() {
    let text = "module state (input wire clk, output reg [63:0] value);\n\
                always @(posedge clk) value <= value;\nendmodule\n";
    let library = library("state", text);
    let value = |power_up| {
        let mut model = Model::with_power_up(&library, power_up);
        model.eval();
        model.get(model.port("value").expect("it has the port"))
    };
    assert_eq!(value(PowerUp::Zeros), 0);
    assert_eq!(value(PowerUp::Ones), u64::MAX);
    assert_eq!(value(PowerUp::Random(7)), value(PowerUp::Random(7)));
    assert_ne!(value(PowerUp::Random(7)), value(PowerUp::Random(8)));
}

#[test]
fn models_of_several_libraries_share_a_process() {
    let (counters, adders) = (library("counter", COUNTER), library("wide_adder", WIDE_ADDER));
    let (mut counter, mut adder) = (Model::new(&counters), Model::new(&adders));
    let mut other = Model::new(&counters);
    let (mut clocking, enable, count) = running_counter(&mut counter);
    let (mut other_clocking, ..) = running_counter(&mut other);
    let [input, output] = ["narrow_8", "not_8"].map(|name| adder.port(name).expect("is there"));
    for round in 0..5 {
        counter.set(enable, 1);
        clocking.step(&mut counter).expect("no property fails");
        other_clocking.step(&mut other).expect("no property fails");
        adder.set(input, round);
        adder.eval();
        assert_eq!((counter.get(count), other.get(count)), (round + 1, 0));
        assert_eq!(adder.get(output), 0xff ^ round);
    }
}

#[test]
fn models_run_in_many_threads_and_move_between_them() {
    let library = library("counter", COUNTER);
    let mut moved = Model::new(&library);
    let (mut clocking, enable, count) = running_counter(&mut moved);
    moved.set(enable, 1);
    // The thread that made this one ends before the next model is made.
    let mut moved = std::thread::spawn(move || {
        clocking.step(&mut moved).expect("no property fails");
        drop(Model::new(moved.library()));
        moved
    })
    .join()
    .expect("no panic");
    assert_eq!(moved.get(count), 1);
    moved.eval();

    std::thread::scope(|scope| {
        for cycles in 0..8 {
            let library = &library;
            scope.spawn(move || {
                for _ in 0..50 {
                    let mut model = Model::new(library);
                    let (mut clocking, enable, count) = running_counter(&mut model);
                    model.set(enable, 1);
                    for _ in 0..cycles {
                        clocking.step(&mut model).expect("no property fails");
                    }
                    assert_eq!(model.get(count), cycles);
                }
            });
        }
    });
}

#[test]
fn clocks_of_different_periods_rise_in_the_order_of_their_times() {
    let mut model = Model::new(&library("two_clocks", TWO_CLOCKS));
    let [fast, slow] = ["fast_clk", "slow_clk"].map(|name| model.port(name).expect("is there"));
    let resets = ["fast_rst", "slow_rst"].map(|name| model.port(name).expect("is there"));
    let counts = ["fast_count", "slow_count"].map(|name| model.port(name).expect("is there"));
    let clocks = [Clock::with_period(fast, 2_000), Clock::with_period(slow, 3_000)];
    let mut clocking = Clocking::new(&clocks);
    resets.iter().for_each(|port| model.set(*port, 1));
    while clocking.cycle(1) == 0 {
        clocking.step(&mut model).expect("nothing fails");
    }
    resets.iter().for_each(|port| model.set(*port, 0));
    let mut seen = Vec::new();
    for _ in 0..5 {
        let rising = clocking.step(&mut model).expect("nothing fails");
        seen.push((model.time(), rising.contains(0), rising.contains(1)));
    }
    assert_eq!(
        seen,
        [
            (4_000, true, false),
            (6_000, true, true),
            (8_000, true, false),
            (9_000, false, true),
            (10_000, true, false),
        ]
    );
    assert_eq!(counts.map(|port| model.get(port)), [4, 2]);
}

#[test]
fn a_waveform_is_written_on_request() {
    let mut traced = request("counter", COUNTER);
    traced.waves = true;
    let mut model = Model::build(&traced).expect("it builds");
    let name = format!("nic-sim-waveform-{}.vcd", std::process::id());
    let path = std::env::temp_dir().join(name);
    model.trace_to(&path).expect("the file opens");
    let (mut clocking, enable, _) = running_counter(&mut model);
    model.set(enable, 1);
    for _ in 0..3 {
        clocking.step(&mut model).expect("no property fails");
    }
    clocking.settle(&mut model).expect("no property fails");
    drop(model);
    let text = std::fs::read_to_string(&path).expect("the file is there");
    std::fs::remove_file(&path).expect("the file is removed");
    assert!(text.contains("$timescale") && text.contains("count [11:0]"), "{text}");
    // Rising edges at 4, 8, 12, 16 ns, falling ones half a period later.
    for time in ["#4000", "#6000", "#8000", "#16000"] {
        assert!(text.lines().any(|line| line == time), "{time} in {text}");
    }
    assert!(text.contains("b000000000011 "), "the count reaches three: {text}");
}

#[test]
fn a_model_without_waveforms_says_so() {
    let mut model = Model::new(&library("counter", COUNTER));
    let error = model.trace_to(&PathBuf::from("wave.vcd")).expect_err("it cannot");
    assert_eq!(
        error.to_string(),
        "failed to trace to wave.vcd: the model was built without waveforms \
         (`BuildRequest::waves`)"
    );
}

#[test]
fn a_second_build_finds_the_first_one() {
    let text = "module cached (input wire a, output wire b);\nassign b = a;\nendmodule\n";
    // The comment makes the content new, so that the first build is one.
    let text = format!("// {} {:?}\n{text}", std::process::id(), std::time::SystemTime::now());
    let first = Library::build(&request("cached", &text)).expect("it builds");
    let second = Library::build(&request("cached", &text)).expect("it is found");
    assert!(first.is_fresh() && !second.is_fresh());
    let mut changed = request("cached", &text);
    changed.sources[0].text.push(' ');
    assert!(Library::build(&changed).expect("it builds").is_fresh());
}

#[test]
fn what_is_not_kept_is_not_found_again() {
    let mut request = request("counter", COUNTER);
    request.keep = false;
    request.defines.clear();
    for _ in 0..2 {
        let library = Library::build(&request).expect("it builds");
        assert!(library.is_fresh());
        let mut model = Model::new(&library);
        let (mut clocking, enable, count) = running_counter(&mut model);
        model.set(enable, 1);
        for _ in 0..20 {
            clocking.step(&mut model).expect("without FORMAL there is no property");
        }
        assert_eq!(model.get(count), 20);
    }
}

#[test]
fn threads_that_want_the_same_model_build_it_once() {
    let text = format!(
        "// {} {:?}\nmodule wanted (input wire a, output wire b);\nassign b = a;\nendmodule\n",
        std::process::id(),
        std::time::SystemTime::now()
    );
    let fresh = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|_| scope.spawn(|| Library::build(&request("wanted", &text)).expect("it builds")))
            .collect();
        let libraries = threads.into_iter().map(|thread| thread.join().expect("no panic"));
        libraries.filter(|library| library.is_fresh()).count()
    });
    assert_eq!(fresh, 1);
}

#[test]
fn an_error_in_the_verilog_is_one_line_with_verilators_message() {
    let broken = COUNTER.replace("count <= 12'd0;", "count <= ;");
    let error = Library::build(&request("counter", &broken)).expect_err("it does not build");
    let text = error.to_string();
    assert!(text.starts_with("failed to build a model of `counter`: counter.v:10:"), "{text}");
    assert!(text.contains("syntax error") && !text.contains('\n'), "{text}");

    let error = Library::build(&request("other", COUNTER)).expect_err("no such module");
    assert!(error.to_string().contains("other"), "{error}");
}

#[test]
fn parameters_of_the_top_module_are_set() {
    let text = "module sized #(parameter WIDTH = 1) (output wire [WIDTH-1:0] ones);\n\
                assign ones = {WIDTH{1'b1}};\nendmodule\n";
    let mut request = request("sized", text);
    request.parameters.push(("WIDTH".to_owned(), "12".to_owned()));
    let mut model = Model::build(&request).expect("it builds");
    model.eval();
    assert_eq!(model.output::<Bits<12>>(0).get(), Bits::MAX);
}

#[test]
#[should_panic(expected = "`count` is an output: it cannot be set")]
fn an_output_cannot_be_set_by_number() {
    let mut model = Model::new(&library("counter", COUNTER));
    let count = model.port("count").expect("it has the port");
    model.set(count, 1);
}

#[test]
#[should_panic(expected = "0x1000 does not fit the 12 bits of `narrow_12`")]
fn a_value_that_does_not_fit_its_port_is_refused() {
    let mut model = Model::new(&library("wide_adder", WIDE_ADDER));
    let port = model.port("narrow_12").expect("it has the port");
    model.set(port, 0x1000);
}

#[test]
#[should_panic(expected = "`width_adapter_6_to_2.source` as Beat")]
fn a_payload_of_another_width_is_refused_also_behind_the_right_one() {
    let mut device = WidthAdapter6To2::new().expect("it builds");
    device.source().withdraw();
    let narrower: Inlet<WidthAdapter6To2, Beat<2>> = Inlet::new(0);
    StreamInput::open(device.model_mut(), narrower);
}
