//! What the first tests of every module ask of its structure.
use std::rc::Rc;

use nic_dsl::check::combinational_paths;
use nic_dsl::ir;

use super::{Purpose, Record};

/// The module of one configuration: settings as `emit` takes them, separated by blanks.
///
/// # Panics
/// If the configuration is refused.
pub fn module(record: &Record, settings: &str) -> Rc<ir::Module> {
    let elaborated = record.elaborate(settings.split_whitespace());
    elaborated.unwrap_or_else(|error| panic!("{} {settings}: {error}", record.contract.module))
}

/// Asserts that each configuration elaborates without findings.
pub fn elaborates<'a>(record: &Record, configurations: impl IntoIterator<Item = &'a str>) {
    configurations.into_iter().for_each(|settings| drop(module(record, settings)));
}

/// Asserts that the configuration is refused; gives the line that says why.
pub fn refused(record: &Record, settings: &str) -> String {
    match record.elaborate(settings.split_whitespace()) {
        Ok(module) => panic!("`{settings}` is accepted: {}", module.name),
        Err(error) => error.to_string(),
    }
}

/// Asserts rule S5 for every preset: an input reaches an output in the same cycle
/// where the contract says so, and everything that the contract says is so.
pub fn only_the_declared_paths(record: &Record) {
    let contract = record.contract;
    let mut met = vec![false; contract.transparent.len()];
    for preset in record.presets.iter().filter(|preset| preset.purpose != Purpose::Part) {
        let module = module(record, &preset.settings.join(" "));
        for (from, to) in combinational_paths(&module) {
            let declared = contract
                .transparent
                .iter()
                .position(|(inputs, outputs)| matches(inputs, &from) && matches(outputs, &to));
            match declared {
                Some(number) => met[number] = true,
                None => panic!("`{}`: {from} reaches {to} in the same cycle", module.name),
            }
        }
    }
    for (is_met, (from, to)) in met.iter().zip(contract.transparent) {
        assert!(is_met, "`{}`: no path from {from} to {to}, though declared", contract.module);
    }
}

/// Whether a port has this name; `*` in the pattern stands for any digits.
fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => name.strip_prefix(before).is_some_and(|rest| {
            let number = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            number > 0 && matches(after, &rest[number..])
        }),
    }
}

#[test]
fn a_star_stands_for_any_digits() {
    assert!(matches("sink_*_ready", "sink_12_ready"));
    assert!(!matches("sink_*_ready", "sink__ready"));
    assert!(!matches("sink_*_ready", "sink_1_valid"));
    assert!(matches("sink_ready", "sink_ready"));
}
