//! What every emitted module says about itself is complete, and true where it can be read off: the
//! names in its contract, its combinational paths, the headings of its Verilog.
use std::fs;

use nic_sim::tools::emitted_file;
use nic_sim::{Design, generated};

/// The text above every module, in this order (style: module header).
const HEADINGS: [&str; 6] =
    ["Function:", "Backpressure:", "Ordering:", "Reset:", "Resources:", "Rationale:"];

fn designs() -> &'static [&'static Design] {
    assert!(!generated::all().is_empty(), "there are modules");
    generated::all()
}

/// How a module of several that differ in their sizes says where the contract of all of them is.
const REFERENCE: &str = "Function and the rest of the contract: as in ";

/// The comment at the top of the module's file, without the slashes.
fn header(design: &Design) -> Vec<String> {
    header_of(design.module)
}

/// The same, of a module by its name.
fn header_of(module: &str) -> Vec<String> {
    let path = emitted_file(&format!("{module}.v"));
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().map_while(|line| line.strip_prefix("//"));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned()).collect()
}

/// The paths that the header lists: "Combinational: `from` to `to`."
fn declared_paths(header: &[String]) -> Vec<(&str, &str)> {
    let paths = header.iter().filter_map(|line| line.strip_prefix("Combinational: `"));
    paths.filter_map(|rest| rest.strip_suffix("`.")?.split_once("` to `")).collect()
}

/// Whether a port has this name; `*` in the pattern stands for a number, `<unit>` at its beginning for
/// any name.
fn matches(pattern: &str, name: &str) -> bool {
    if let Some((_, after)) = pattern.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
        return name.strip_suffix(after).is_some_and(|before| !before.is_empty());
    }
    let Some((before, after)) = pattern.split_once('*') else { return pattern == name };
    let digits = |rest: &str| rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    name.strip_prefix(before).is_some_and(|rest| {
        let number = digits(rest);
        number > 0 && matches(after, &rest[number..])
    })
}

#[test]
fn every_module_has_a_contract_with_a_summary_and_a_source() {
    for design in designs() {
        let name = design.module;
        let contract = design.contract.unwrap_or_else(|| panic!("{name} has no contract"));
        assert!(design.summary.ends_with('.'), "{name}: `{}`", design.summary);
        assert!(!contract.source.trim().is_empty(), "{name} does not say where it comes from");
        assert_ne!(contract.interval, Some(0), "{name}");
    }
}

#[test]
fn the_names_in_a_contract_are_ports_of_the_module() {
    for design in designs() {
        let Some(contract) = design.contract else { continue };
        let after = contract.latency.map(|latency| latency.after);
        for pattern in contract.waits_on.iter().copied().chain(after) {
            let has = |design: &Design, pattern: &str| {
                design.groups.iter().any(|group| matches(pattern, group.name))
            };
            // A port that not all of a type have is one of another module with the same contract.
            let found = match pattern.strip_suffix('?') {
                Some(pattern) => {
                    let of_type = |other: &&&Design| {
                        other.contract.is_some_and(|other| other.waits_on == contract.waits_on)
                    };
                    designs().iter().filter(of_type).any(|other| has(other, pattern))
                }
                None => has(design, pattern),
            };
            assert!(found, "{}: no port is called `{pattern}`", design.module);
        }
        if let Some(latency) = contract.latency {
            assert!(latency.least <= latency.most, "{}: {latency:?}", design.module);
        }
    }
}

#[test]
fn combinational_paths_are_those_that_the_contract_lists() {
    let mut listed = 0;
    for design in designs() {
        let header = header(design);
        let declared = declared_paths(&header);
        let is_one = |path: &(&str, &str), found: &(&str, &str)| {
            matches(path.0, found.0) && matches(path.1, found.1)
        };
        for found in design.combinational_paths {
            let is_declared = declared.iter().any(|path| is_one(path, found));
            assert!(is_declared, "{}: {found:?} is not in the contract", design.module);
        }
        for path in &declared {
            let is_found = design.combinational_paths.iter().any(|found| is_one(path, found));
            assert!(is_found, "{}: {path:?} is in the contract only", design.module);
            listed += 1;
        }
    }
    assert!(listed > 0, "the forward register has such a path, so the headers were not read");
}

#[test]
fn the_verilog_says_under_fixed_headings_what_a_reader_must_know() {
    let mut referring = 0;
    for design in designs() {
        let mut header = header(design);
        let reference = header.iter().position(|line| line.starts_with(REFERENCE));
        if let Some(at) = reference {
            let file = header[at][REFERENCE.len()..].trim_end_matches('.');
            let there = header_of(file.strip_suffix(".v").unwrap_or(file));
            let contract = there.iter().position(|line| line == HEADINGS[0]);
            let contract = contract.unwrap_or_else(|| panic!("{file} says no contract itself"));
            // What it is and what it looks like stands before the contract, and is that of the type.
            assert_eq!(header[..at], there[..contract], "{} refers to {file}", design.module);
            header.splice(at..=at, there[contract..].iter().cloned());
            referring += 1;
        }
        let found: Vec<&str> =
            header.iter().map(String::as_str).filter(|line| HEADINGS.contains(line)).collect();
        assert_eq!(found, HEADINGS, "{}", design.module);
        for heading in HEADINGS {
            let at = header.iter().position(|line| line == heading);
            let below = at.and_then(|at| header.get(at + 1));
            let is_said = below.is_some_and(|line| !line.trim().is_empty());
            assert!(is_said, "{}: nothing is said under `{heading}`", design.module);
        }
        let drawing = header.iter().take_while(|line| *line != HEADINGS[0]);
        assert!(drawing.filter(|line| line.contains("+-")).count() > 1, "{}", design.module);
    }
    assert!(referring > 50, "blocks of registers refer to one of them; {referring} do");
}

#[test]
fn a_star_stands_for_a_number_and_a_word_in_brackets_for_a_name() {
    assert!(matches("sink_*_ready", "sink_12_ready") && matches("source", "source"));
    assert!(!matches("sink_*_ready", "sink__ready") && !matches("sink_*", "sink_a"));
    assert!(matches("<block>_access", "card_access") && !matches("<block>_access", "_access"));
    assert!(!matches("<block>_access", "card_access_0"));
}
