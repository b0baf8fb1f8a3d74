//! Names: legal in Verilog and SystemVerilog, and distinct, also for tools that fold case.
use std::collections::HashMap;

use super::keywords::{reserved, reserved_of_ports};
use super::{At, Report};
use crate::ir::*;

/// A name, what has it, and where.
struct Entry<'m> {
    name: &'m str,
    what: &'static str,
    place: Option<Place>,
}

impl Entry<'_> {
    /// What its name is, if it cannot have it.
    fn reserved(&self) -> Option<&'static str> {
        let is_port = matches!(self.what, "clock" | "reset" | "input" | "output");
        reserved(self.name).or_else(|| reserved_of_ports(self.name).filter(|_| is_port))
    }
}

pub(super) fn check(report: &mut Report) {
    let module = report.module;
    let entries = entries(module);
    for entry in &entries {
        let Entry { name, what, .. } = entry;
        if !is_identifier(name) {
            let text = format!(
                "{what} `{name}` is no identifier; use letters, digits and `_`, and begin with a \
                 letter"
            );
            add(report, entry, text);
        } else if let Some(kind) = entry.reserved() {
            add(report, entry, format!("{what} `{name}` is {kind}; choose another name"));
        }
    }
    distinct(report, &entries);
    for memory in &module.memories {
        let ports: Vec<_> = memory
            .ports
            .iter()
            .map(|port| Entry { name: &port.name, what: "memory port", place: Some(port.place) })
            .collect();
        for port in ports.iter().filter(|port| !is_identifier(port.name)) {
            let text = format!(
                "memory port `{}` of `{}` is no identifier; use letters, digits and `_`, and \
                 begin with a letter",
                port.name, memory.name
            );
            add(report, port, text);
        }
        distinct(report, &ports);
    }
}

fn add(report: &mut Report, entry: &Entry, text: String) {
    match entry.place {
        Some(place) => report.error(place, text),
        None => report.error_in_module(text),
    }
}

/// All names of the module's one scope, the module's own first, else in order of declaration.
fn entries(module: &Module) -> Vec<Entry<'_>> {
    let mut entries = vec![Entry { name: &module.name, what: "module", place: None }];
    for signal in &module.signals {
        let what = match signal.kind {
            SignalKind::Clock => "clock",
            SignalKind::Reset => "reset",
            SignalKind::Input => "input",
            SignalKind::Output => "output",
            SignalKind::Wire => "wire",
            SignalKind::Register { .. } => "register",
            SignalKind::InstanceInput(..) => "instance input",
            SignalKind::InstanceOutput(..) => "instance output",
            SignalKind::MemoryOutput(..) => "memory output",
        };
        entries.push(Entry { name: &signal.name, what, place: Some(signal.place) });
    }
    for memory in &module.memories {
        entries.push(Entry { name: &memory.name, what: "memory", place: Some(memory.place) });
    }
    for instance in &module.instances {
        let place = Some(instance.place);
        entries.push(Entry { name: &instance.name, what: "instance", place });
    }
    for expression in &module.expressions {
        if let Some(name) = &expression.name {
            entries.push(Entry { name, what: "value", place: Some(expression.place) });
        }
    }
    for property in &module.properties {
        let place = Some(property.place);
        entries.push(Entry { name: &property.name, what: "property", place });
    }
    for enumeration in &module.enumerations {
        for (label, _) in &enumeration.variants {
            entries.push(Entry { name: label, what: "enumeration label", place: None });
        }
    }
    for name in crate::names::of_loops(module) {
        entries.push(Entry { name, what: "index of loops", place: None });
    }
    entries
}

pub(super) fn is_identifier(name: &str) -> bool {
    let mut bytes = name.bytes();
    bytes.next().is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_')
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Reports each name that an earlier one equals, or differs from only in case.
fn distinct(report: &mut Report, entries: &[Entry]) {
    let mut seen: HashMap<String, &Entry> = HashMap::with_capacity(entries.len());
    for entry in entries {
        let Some(first) = seen.get(&entry.name.to_lowercase()) else {
            seen.insert(entry.name.to_lowercase(), entry);
            continue;
        };
        let there = first.place.map(|place| format!(" at {}", At(place))).unwrap_or_default();
        let clash = if entry.name == first.name {
            format!("has the name of the {}{there}", first.what)
        } else {
            format!("differs only in case from {} `{}`{there}", first.what, first.name)
        };
        add(report, entry, format!("{} `{}` {clash}; rename one", entry.what, entry.name));
    }
}
