//! The library with Verilog parameters: no linter has anything to say of it, and with given values it is the
//! module that the generator prints for them.
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use nic_flow::lint::{State, findings};
use nic_flow::rtl::{Rtl, Source};
use nic_flow::run::in_parallel;
use nic_flow::yosys::{self, Scratch, first_error};
use nic_sim::cache::{Cache, Key};
use nic_sim::tools::{Kind, Tool, compared_directories, find, product_directory};

const LIMIT: Duration = Duration::from_secs(300);

/// Ends the name of what stands in for a module, here.
const STAND_IN: &str = "_by_parameters";

/// The files of a directory by name, without `.v`.
fn files(directory: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(directory).expect("the directory is there").flatten();
    let file = |path: &Path| {
        let name = path.file_stem()?.to_str()?.to_owned();
        Some((name, fs::read_to_string(path).ok()?))
    };
    entries.filter_map(|entry| file(&entry.path())).collect()
}

/// The modules with parameters.
fn parametric() -> BTreeMap<String, String> {
    files(&product_directory().join("parametric"))
}

/// The same as data.
fn families() -> Rtl {
    Rtl::read(&product_directory().join("parametric")).expect("they are read")
}

/// What stands in for other modules, under names of its own.
fn stand_ins() -> BTreeMap<String, String> {
    let renamed = |(name, text): (String, String)| {
        let (old, new) = (format!("module {name} "), format!("module {name}{STAND_IN} "));
        (format!("{name}{STAND_IN}"), text.replacen(&old, &new, 1))
    };
    files(&compared_directories()[1]).into_iter().map(renamed).collect()
}

/// A directory with these files, and what it holds.
fn directory_of(what: &str, files: &BTreeMap<String, String>) -> (Scratch, Rtl) {
    let scratch = Scratch::new(what).expect("a directory is made");
    for (name, text) in files {
        scratch.write(&format!("{name}.v"), text).expect("a file is written");
    }
    let rtl = Rtl::read(scratch.path()).expect("it is read");
    (scratch, rtl)
}

#[test]
fn no_linter_has_anything_to_say_with_the_defaults_or_with_other_values() {
    let mut all = parametric();
    all.extend(stand_ins());
    let (_scratch, rtl) = directory_of("parametric-lint", &all);
    let modules: Vec<&Source> = rtl.modules().collect();
    assert!(modules.len() > 90, "{} modules", modules.len());
    for finding in findings(&rtl, &modules).expect("the linters run") {
        if let State::Ran(lines) = finding.state {
            assert!(lines.is_empty(), "{}: {}", finding.linter, lines.join("\n"));
        }
    }
}

/// Verilator gives an expression 32 bits, and a number as many as it needs.
#[test]
fn verilator_takes_a_value_that_is_an_expression_without_a_word() {
    let tool = match find(Kind::Verilator) {
        Ok(tool) => tool,
        Err(missing) => return println!("skipped: {missing}"),
    };
    // One of each family.
    let stand_ins: BTreeMap<String, (String, String)> =
        stand_ins().into_iter().map(|(name, text)| (instance_in(&text).0, (name, text))).collect();
    assert!(stand_ins.len() > 30, "{} families", stand_ins.len());
    let mut all = parametric();
    for (name, text) in stand_ins.values() {
        let lines = text.lines().map(|line| match line.trim().strip_prefix('.') {
            Some(connection) if is_number(connection) => {
                line.replace('(', "(1 + ").replace(')', " - 1)") + "\n"
            }
            _ => format!("{line}\n"),
        });
        all.insert(name.clone(), lines.collect());
    }
    let (scratch, rtl) = directory_of("parametric-expressions", &all);
    let tops: Vec<&String> = stand_ins.values().map(|(name, _)| name).collect();
    let said = in_parallel(&tops, |name| {
        let top = rtl.module(name).expect("it is there");
        let mut command = tool.command();
        command.current_dir(scratch.path()).args(["--lint-only", "-Wall", "-y", "."]);
        let output = command.arg(top.path()).output().expect("Verilator runs");
        (!output.status.success()).then(|| String::from_utf8_lossy(&output.stderr).into_owned())
    });
    let said: Vec<String> = said.into_iter().flatten().collect();
    assert!(said.is_empty(), "{}", said.join("\n"));
}

/// Whether a connection is that of a parameter: `DEPTH(16),`.
fn is_number(connection: &str) -> bool {
    let value = connection.split_once('(').map(|(_, value)| value.trim_end_matches([')', ',']));
    value.is_some_and(|value| value.parse::<u64>().is_ok())
}

#[test]
fn a_value_that_is_not_legal_stops_every_tool_with_the_rule() {
    let cases = [
        ("fifo", "DEPTH", 6, "fifo_only_if_DEPTH_is_a_power_of_two_from_2_on"),
        ("fifo", "WIDTH", 0, "fifo_only_if_WIDTH_is_1_or_more"),
        ("packet_queue", "BYTES", 1, "packet_queue_only_if_BYTES_is_2_or_more"),
    ];
    for (family, parameter, value, rule) in cases {
        let name = format!("illegal_{family}_{}", parameter.to_lowercase());
        let text = format!(
            "`default_nettype none\nmodule {name} ();\n  {family} #(.{parameter}({value})) no ();\n\
             endmodule\n`default_nettype wire\n"
        );
        let mut all = parametric();
        all.insert(name.clone(), text);
        let (scratch, rtl) = directory_of(&name, &all);
        let top = rtl.module(&name).expect("it is there");
        let mut said = vec![];
        for finding in findings(&rtl, &[top]).expect("the linters run") {
            // That of Yosys reads each module without those below it.
            match finding.state {
                State::Ran(lines) if !finding.linter.starts_with("yosys") => {
                    said.push((finding.linter, lines.join("\n")));
                }
                _ => {}
            }
        }
        if let Ok(tool) = find(Kind::Yosys) {
            let script =
                format!("read_verilog {family}.v {name}.v\nhierarchy -check -top {name}\n");
            let outcome = yosys::run(&tool, &scratch, &script, LIMIT).expect("Yosys runs");
            said.push(("yosys", outcome.text));
        }
        for (tool, text) in said {
            assert!(text.contains(rule), "{tool}: {text}");
        }
    }
}

/// The family and the values of its parameters in the text of what stands in.
fn instance_in(text: &str) -> (String, Vec<(String, String)>) {
    let (before, behind) = text.split_once(" #(").expect("it has parameters");
    let family = before.lines().last().unwrap_or_default().trim().to_owned();
    let values = behind.split_once(") by_parameters").expect("it has one instance").0;
    let value = |line: &str| {
        let (name, value) = line.trim().strip_prefix('.')?.split_once('(')?;
        Some((name.to_owned(), value.trim_end_matches([')', ',']).to_owned()))
    };
    (family, values.lines().filter_map(value).collect())
}

/// Proves that the module is what its family is with these values: all registers and wires of one name
/// are the same at all times. Gives what Yosys says if they are not.
fn difference(tool: &Tool, rtl: &Rtl, gold: &Source, stand_in: &str) -> Option<String> {
    let (family, values) = instance_in(stand_in);
    let families = families();
    let gate = families.module(&family).expect("there is such a module");
    let scratch = Scratch::new("parametric").expect("a directory is made");
    let mut script = String::new();
    // The values become the defaults: what Yosys makes of a module with values for its parameters has its
    // blocks in another order, and of two that write one memory the order counts.
    let with_values = |text: &str| {
        let lines = text.lines().map(|line| {
            let is_of = |name: &str| line.trim_start().starts_with(&format!("parameter {name} ="));
            match values.iter().find(|(name, _)| is_of(name)) {
                Some((name, value)) => {
                    let code = line.split("//").next().unwrap_or_default().trim_end();
                    let comma = if code.ends_with(',') { "," } else { "" };
                    format!("parameter {name} = {value}{comma}\n")
                }
                None => format!("{line}\n"),
            }
        });
        lines.collect::<String>()
    };
    for (side, top, from) in [("gold", gold, rtl), ("gate", gate, &families)] {
        let parts = from.closure(top);
        for part in &parts {
            let text =
                if part.name == family { with_values(&part.text) } else { part.text.clone() };
            scratch.write(&part.file, &text).expect("a file is written");
        }
        let files: Vec<&str> = parts.iter().map(|part| part.file.as_str()).collect();
        script += &format!(
            "read_verilog {}\nhierarchy -check -top {}\nproc\nflatten\nmemory -nomap\n\
             memory_map\nopt_clean\nrename -top {side}\ndesign -stash {side}\n",
            files.join(" "),
            top.name,
        );
    }
    script += "design -copy-from gold -as gold gold\ndesign -copy-from gate -as gate gate\n\
               equiv_make gold gate equiv\nhierarchy -top equiv\nequiv_simple -undef\n\
               equiv_induct -undef\nequiv_status -assert\n";
    let outcome = yosys::run(tool, &scratch, &script, LIMIT).expect("Yosys runs");
    (!outcome.is_success()).then(|| first_error(&outcome.text).to_owned())
}

#[test]
fn with_given_values_it_is_the_module_that_the_generator_prints_for_them() {
    let tool = match find(Kind::Yosys) {
        Ok(tool) => tool,
        Err(missing) => return println!("skipped: {missing}"),
    };
    let [sizes, stand_ins] = compared_directories();
    let rtl = Rtl::read(&sizes).expect("there is Verilog");
    let cache = Cache::recorded("parametric");
    let families = families();
    let stand_ins: Vec<(String, String)> = files(&stand_ins).into_iter().collect();
    assert!(stand_ins.len() > 60, "{} stand in", stand_ins.len());
    let results = in_parallel(&stand_ins, |(name, stand_in)| {
        let gold = rtl.module(name).expect("the generator prints it");
        let gate = families.module(&instance_in(stand_in).0).expect("there is such a module");
        let texts = [rtl.key(gold).text(), families.key(gate).text()];
        let key = Key::of([&tool.version, &texts[0], &texts[1], stand_in].map(String::as_str));
        if cache.get(name, key).is_some() {
            return None;
        }
        let found = difference(&tool, &rtl, gold, stand_in);
        if found.is_none() {
            cache.put(name, key, "equal").expect("the result is kept");
        }
        found.map(|found| format!("{name}: {found}"))
    });
    let differences: Vec<String> = results.into_iter().flatten().collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn a_family_that_is_something_else_is_found() {
    let tool = match find(Kind::Yosys) {
        Ok(tool) => tool,
        Err(missing) => return println!("skipped: {missing}"),
    };
    let rtl = Rtl::read(&compared_directories()[0]).expect("there is Verilog");
    let gold = rtl.module("fifo_word5_d8").expect("it is there");
    let stand_in =
        |depth: u32| format!("  fifo #(\n    .WIDTH(5),\n    .DEPTH({depth})\n  ) by_parameters (");
    assert_eq!(difference(&tool, &rtl, gold, &stand_in(8)), None);
    assert!(difference(&tool, &rtl, gold, &stand_in(16)).is_some());
}
