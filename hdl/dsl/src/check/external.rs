//! Modules whose Verilog is somebody else's, and attributes: their names and texts are printed as the
//! author wrote them, so they must be legal there.
use std::collections::BTreeSet;

use super::keywords::reserved;
use super::names::is_identifier;
use super::{Report, Width};
use crate::ir::*;

/// Checks the interface of an external module.
pub(super) fn check(report: &mut Report, instance: &Instance, external: &ExternalModule) {
    let place = instance.place;
    let what = format!("external module `{}`", external.name);
    name(report, &external.name, &what, place);
    if of_this_design(report.module, &external.name) {
        let text = format!("{what} has the name of a module of this design; rename that one");
        report.error(place, text);
    }
    for port in &external.ports {
        name(report, &port.name, &format!("port `{}` of {what}", port.name), place);
    }
    let mut seen = BTreeSet::new();
    for (parameter, value) in &external.parameters {
        let which = format!("parameter `{parameter}` of {what}");
        name(report, parameter, &which, place);
        if !seen.insert(parameter) {
            report.error(place, format!("{which} is given twice; keep one"));
        }
        match value {
            Parameter::Bits(value, width) if *width == 0 || value.bits() > u64::from(*width) => {
                let text = format!(
                    "{which} is {value}, which needs {}; it has {width}",
                    Width(value.bits().max(1))
                );
                report.error(place, text);
            }
            Parameter::Integer(value) if i32::try_from(*value).is_err() => {
                let text = format!(
                    "{which} is {value}; a number without a width has 32 bits, use \
                     `Parameter::Bits`"
                );
                report.error(place, text);
            }
            Parameter::Text(value) => text(report, value, &which, place),
            _ => {}
        }
    }
    attributes(report, &external.attributes, &what, place);
}

/// Checks attributes, `(* name = "value" *)`.
pub(super) fn attributes(report: &mut Report, list: &[(String, String)], what: &str, place: Place) {
    for (attribute, value) in list {
        let which = format!("attribute `{attribute}` of {what}");
        name(report, attribute, &which, place);
        text(report, value, &which, place);
    }
}

fn name(report: &mut Report, name: &str, what: &str, place: Place) {
    if !is_identifier(name) {
        let text = format!(
            "{what} is no identifier; use letters, digits and `_`, and begin with a letter"
        );
        report.error(place, text);
    } else if let Some(kind) = reserved(name) {
        report.error(place, format!("{what} is {kind}; choose another name"));
    }
}

/// Tools differ about anything but printable ASCII in a string.
fn text(report: &mut Report, value: &str, what: &str, place: Place) {
    if let Some(bad) = value.chars().find(|c| !c.is_ascii() || c.is_ascii_control()) {
        report.error(place, format!("{what} contains {bad:?}; use printable ASCII"));
    }
}

/// Whether a module, or one below it, has that name.
fn of_this_design(module: &Module, name: &str) -> bool {
    let below = |instance: &Instance| match &instance.of {
        Instantiated::Module(child) => of_this_design(child, name),
        Instantiated::External(_) => false,
    };
    module.name.eq_ignore_ascii_case(name) || module.instances.iter().any(below)
}
