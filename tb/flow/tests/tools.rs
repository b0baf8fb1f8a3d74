//! The checks themselves: each linter finds what is wrong, and a proof fails when it should.
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use nic_flow::formal;
use nic_flow::formal::plan::{Chosen, Plan};
use nic_flow::formal::prove::{Answer, Tools};
use nic_flow::index::{Entry, Index, Module, Part};
use nic_flow::lint::{State, findings};
use nic_flow::mutants::random;
use nic_flow::rtl::Rtl;
use nic_sim::cache::out_directory;
use nic_sim::tools::Kind;

/// A directory of Verilog, removed at the end.
struct Directory(PathBuf);

impl Directory {
    fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let directory = out_directory().join("scratch").join(format!("test-{name}"));
        fs::create_dir_all(&directory).expect("the directory is made");
        for (file, text) in files {
            fs::write(directory.join(file), text).expect("the file is written");
        }
        Self(directory)
    }

    fn rtl(&self) -> Rtl {
        Rtl::read(&self.0).expect("the directory is read")
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The lines that each linter that is here has to say about one file.
fn complaints(name: &str, text: &str) -> Vec<(&'static str, Vec<String>)> {
    complaints_of(name, &[(&format!("{name}.v"), text)])
}

/// The same of several.
fn complaints_of(name: &str, files: &[(&str, &str)]) -> Vec<(&'static str, Vec<String>)> {
    let directory = Directory::new(name, files);
    let rtl = directory.rtl();
    let all: Vec<_> = rtl.modules().collect();
    let findings = findings(&rtl, &all).expect("the linters run");
    assert_eq!(findings.len(), 4, "no linter is left out");
    findings
        .into_iter()
        .filter_map(|finding| match finding.state {
            State::Ran(lines) => Some((finding.linter, lines)),
            State::Skipped(_) => None,
        })
        .collect()
}

#[test]
fn every_linter_complains_about_what_is_no_verilog() {
    let text = "module broken (input wire a, output wire b);\n  assign b = a +;\nendmodule\n";
    for (linter, lines) in complaints("broken", text) {
        assert!(!lines.is_empty(), "{linter} says nothing");
    }
}

#[test]
fn every_linter_complains_about_a_port_that_is_too_narrow_or_a_latch() {
    let text = "`default_nettype none\n\
                module child (input wire [3:0] a, output wire b);\n  assign b = ^a;\nendmodule\n\
                module narrow (input wire [2:0] a, input wire g, output wire b, output reg c);\n\
                  child only (.a(a), .b(b));\n\
                  always @(*) if (g) c = a[0];\n\
                endmodule\n`default_nettype wire\n";
    for (linter, lines) in complaints("narrow", text) {
        assert!(!lines.is_empty(), "{linter} says nothing");
    }
}

#[test]
fn verilator_complains_about_a_module_below_another() {
    let child = "`default_nettype none\n\
                 module idle (input wire a, input wire c, output wire b);\n  assign b = a;\nendmodule\n\
                 `default_nettype wire\n";
    let parent = "`default_nettype none\n\
                  module above (input wire a, input wire c, output wire b);\n\
                    idle only (.a(a), .c(c), .b(b));\n\
                  endmodule\n`default_nettype wire\n";
    let found = complaints_of("above", &[("above.v", parent), ("idle.v", child)]);
    let (linter, lines) = &found[0];
    assert!(linter.starts_with("verilator"));
    assert!(lines.len() == 1 && lines[0].contains("'c'"), "{lines:?}");
}

#[test]
fn no_linter_complains_about_a_clean_module() {
    let text = "`default_nettype none\n\
                module clean (input wire clk, input wire a, output reg b);\n\
                  always @(posedge clk) begin\n    b <= a;\n  end\n\
                endmodule\n`default_nettype wire\n";
    for (linter, lines) in complaints("clean", text) {
        assert_eq!(lines, Vec::<String>::new(), "{linter}");
    }
}

/// What a proof of a module begins with: `device` in a wrapper that is in reset first.
fn from_reset(module: &str, inputs: &str, device: &str) -> String {
    format!(
        "module {module}_properties (input wire clk, input wire rst{inputs});\n\
           {device}\n\
           reg started;\n\
           initial started = 1'b0;\n\
           always @(posedge clk) begin\n\
             started <= 1'b1;\n\
             if (!started) begins_in_reset: assume (rst);\n\
           end\n\
         endmodule\n"
    )
}

/// A counter that wraps at `last`, and the promises that it never passes 5 and is never 7.
fn counter(last: u32) -> Directory {
    let module = format!(
        "module counter (input wire clk, input wire rst, output reg [2:0] count);\n\
           always @(posedge clk) begin\n\
             count <= (count == 3'd{last}) ? 3'd0 : count + 3'd1;\n\
             if (rst) count <= 3'd0;\n\
           end\n\
         `ifdef FORMAL\n\
           always @(posedge clk) if (!rst) begin\n\
             stays_below_six: assert (count < 3'd6);\n\
             is_not_seven: assert (count != 3'd7);\n\
             reaches_five: cover (count == 3'd5);\n\
           end\n\
         `endif\n\
         endmodule\n"
    );
    let wrapper = from_reset(
        "counter",
        "",
        "wire [2:0] count;\ncounter device (.clk(clk), .rst(rst), .count(count));",
    );
    let name = format!("counter{last}");
    Directory::new(&name, &[("counter.v", &module), ("counter_properties.sv", &wrapper)])
}

/// A module around one with Verilog parameters, which assumes that its input is zero and could cover nothing.
fn around_parameters() -> Directory {
    let held = "module held #(\n  parameter WIDTH = 1\n) (\n\
                  input wire clk,\n  input wire rst,\n  input wire [WIDTH-1:0] a,\n  output wire [WIDTH-1:0] b\n);\n\
                  assign b = a;\n\
                `ifdef FORMAL\n\
                  always @(posedge clk) if (!rst) begin\n\
                    is_zero: assume (a == {WIDTH{1'b0}});\n\
                    never: cover (a != b);\n\
                  end\n\
                `endif\n\
                endmodule\n";
    let around = "module around (\n  input wire clk,\n  input wire rst,\n  input wire [3:0] a,\n  output wire [3:0] b\n);\n\
                    held #(.WIDTH(4)) inside (\n    .clk(clk), .rst(rst), .a(a), .b(b)\n  );\n\
                  `ifdef FORMAL\n\
                    always @(posedge clk) if (!rst) is_there: cover (b == 4'd0);\n\
                  `endif\n\
                  endmodule\n";
    let device = "wire [3:0] b;\naround device (.clk(clk), .rst(rst), .a(a), .b(b));";
    let wrapper = from_reset("around", ", input wire [3:0] a", device);
    let files = [("held.v", held), ("around.v", around), ("around_properties.sv", &wrapper)];
    Directory::new(&format!("around-{:?}", std::thread::current().id()), &files)
}

/// The answers of a bounded check, an induction and a cover of that many cycles.
fn answers(last: u32, bounded: u32) -> Vec<(Answer, String)> {
    let cycles = Some(bounded);
    let entry = Entry { bounded: cycles, induction: Some(4), cover: cycles, ..Entry::default() };
    verdicts(last, entry)
}

/// The answers of the proofs of an entry.
fn verdicts(last: u32, proof: Entry) -> Vec<(Answer, String)> {
    let module = Module { proof, ..Module::default() };
    let plan = Plan::of(Index { module: [("counter".to_owned(), module)].into() });
    let directory = counter(last);
    let tools = Tools::find(Kind::Solver).expect("`make setup` installs the tools of a proof");
    let rtl = directory.rtl();
    let verdicts = formal::verdicts(&tools, &rtl, &plan, Chosen::All).expect("the proofs run");
    verdicts.into_iter().map(|(_, verdict)| (verdict.answer, verdict.detail)).collect()
}

#[test]
fn a_promise_that_is_kept_is_proved_and_its_cover_reached() {
    let answers: Vec<_> = answers(5, 10).into_iter().map(|(answer, _)| answer).collect();
    assert_eq!(answers, [Answer::Yes, Answer::Yes, Answer::Yes]);
}

#[test]
fn a_broken_promise_is_found_by_name_with_a_trace() {
    let answers = answers(6, 10);
    let (answer, detail) = &answers[0];
    assert_eq!(*answer, Answer::No);
    assert!(detail.contains("stays_below_six"), "{detail}");
    assert!(detail.contains("out/formal/counter-bounded.vcd"), "{detail}");
    assert_eq!(answers[1].0, Answer::No, "the induction does not go through");
}

#[test]
fn an_induction_may_be_about_some_promises_and_rely_on_others() {
    let answer = |about: &[&str], given: &[&str]| {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let part = Part { properties: names(about), given: names(given) };
        let entry = Entry { induction: Some(4), part: Some(part), ..Entry::default() };
        verdicts(6, entry).remove(0).0
    };
    assert_eq!(answer(&["is_not_*"], &[]), Answer::Yes, "this one it keeps");
    assert_eq!(answer(&["stays_*", "is_not_*"], &[]), Answer::No);
    assert_eq!(answer(&["stays_*", "is_not_*"], &["stays_*"]), Answer::Yes, "if that is given");
}

#[test]
fn what_a_module_with_parameters_assumes_its_parent_must_keep_and_its_covers_do_not_count() {
    let proof = Entry { bounded: Some(4), cover: Some(4), ..Entry::default() };
    let module = Module { proof, ..Module::default() };
    let plan = Plan::of(Index { module: [("around".to_owned(), module)].into() });
    let directory = around_parameters();
    let tools = Tools::find(Kind::Solver).expect("`make setup` installs the tools of a proof");
    let rtl = directory.rtl();
    let verdicts = formal::verdicts(&tools, &rtl, &plan, Chosen::All).expect("the proofs run");
    let answers: Vec<_> = verdicts.iter().map(|(_, verdict)| verdict.answer).collect();
    assert_eq!(answers, [Answer::No, Answer::Yes], "the assumption is broken, the cover reached");
    assert!(verdicts[0].1.detail.contains("is_zero"), "{}", verdicts[0].1.detail);
}

#[test]
fn a_random_mutant_instantiates_what_has_parameters_as_the_module_did() {
    let yosys = nic_sim::tools::find(Kind::Yosys).expect("`make setup` installs Yosys");
    let directory = around_parameters();
    let rtl = directory.rtl();
    let module = rtl.module("around").expect("it is there");
    let drawn = random::draw(&yosys, &rtl, module, 3, 1).expect("Yosys draws");
    assert!(!drawn.is_empty());
    for text in random::emit(&yosys, &rtl, module, &drawn).expect("Yosys prints") {
        assert!(text.contains("held #(") && !text.contains("paramod"), "{text}");
    }
    let same = |mutation| random::is_provably_equivalent(&yosys, &rtl, module, mutation);
    assert!(drawn.iter().any(|mutation| same(mutation) == Ok(false)), "a mutant is another module");
}

#[test]
fn a_cover_that_is_not_reached_fails() {
    let answers = answers(3, 10);
    assert_eq!(answers[2].0, Answer::No);
    assert!(answers[2].1.contains("reaches_five"), "{}", answers[2].1);
}

#[test]
fn a_directory_that_cannot_be_read_or_made_is_bad_input() {
    for arguments in [
        ["lint", "--dir", "/dev/null/none"].as_slice(),
        &["resources", "--dir", "/dev/null/none"],
        &["formal", "--dir", "/dev/null/none"],
        &["mutants", "--dir", "/dev/null/none"],
        &["bench", "--dir", "/dev/null/none"],
        &["stand-ins", "--out", "/dev/null/none"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_flow")).args(arguments).output();
        let output = output.expect("flow runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.starts_with("flow: failed to ") && said.lines().count() == 1, "{said}");
    }
}
