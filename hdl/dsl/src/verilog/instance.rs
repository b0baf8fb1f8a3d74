//! Instances of other modules.
use super::Members;
use super::expression::constant;
use super::plan::{Inlined, Plan};
use super::text::{COLUMNS, Text, quoted};
use crate::ir::{
    ExternalModule, Instance, Instantiated, Module, Parameter, PortGroup, SignalId, SignalKind,
};

/// Prints every instance; that of a member as one of its family.
pub(super) fn print(plan: &Plan, members: &Members, text: &mut Text) {
    for instance in &plan.module.instances {
        print_one(plan, instance, members, text);
        text.line(0, "");
    }
}

fn print_one(plan: &Plan, instance: &Instance, members: &Members, text: &mut Text) {
    let connected = instance.connections.iter();
    let connected: Vec<(&str, String)> = connected
        .map(|(port, signal)| (port.as_str(), connected_to(plan, instance, *signal)))
        .collect();
    let (opening, connections) = match &instance.of {
        Instantiated::Module(child) => match members.get(&child.name) {
            Some(member) => {
                let connected = connected.into_iter().collect();
                let group = |port: &str| group_of(child, member.first_of(port));
                (member.opening(), grouped(&member.connections(&connected), &group))
            }
            None => (child.name.clone(), grouped(&connected, &|port| group_of(child, port))),
        },
        Instantiated::External(external) => {
            (opening_of(external, text), grouped(&connected, &|_| None))
        }
    };
    if connections.is_empty() {
        text.line(2, &format!("{opening} {} ();", instance.name));
        return;
    }
    text.line(2, &format!("{opening} {} (", instance.name));
    connections.iter().for_each(|line| text.line(4, line));
    text.line(2, ");");
}

/// The lines of connections: those of a stream follow each other as far as there is room, and so do clocks and resets;
/// what is of no group has a line of its own.
fn grouped(connections: &[(&str, String)], group: &dyn Fn(&str) -> Option<Group>) -> Vec<String> {
    let mut lines: Vec<String> = vec![];
    let mut before = None;
    for (number, (port, connected)) in connections.iter().enumerate() {
        let comma = if number + 1 == connections.len() { "" } else { "," };
        let connection = format!(".{port}({connected}){comma}");
        let is_of = group(port);
        match lines.last_mut() {
            Some(line)
                if is_of.is_some()
                    && is_of == before
                    && 4 + line.len() + 1 + connection.len() <= COLUMNS =>
            {
                line.push(' ');
                line.push_str(&connection);
            }
            _ => lines.push(connection),
        }
        before = is_of;
    }
    lines
}

/// What ports belong together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    /// Clocks and resets.
    Clocks,
    /// A stream, a pulse or a level.
    Port(usize),
}

fn group_of(module: &Module, port: &str) -> Option<Group> {
    let id = module.signal_named(port)?;
    if matches!(module.signal(id).kind, SignalKind::Clock | SignalKind::Reset) {
        return Some(Group::Clocks);
    }
    let has = |group: &PortGroup| {
        let fields = group.fields.iter().map(|(_, field)| *field);
        fields.chain(group.valid).chain(group.ready).any(|signal| signal == id)
    };
    module.groups.iter().position(has).map(Group::Port)
}

/// What a port is connected to.
fn connected_to(plan: &Plan, instance: &Instance, signal: SignalId) -> String {
    let is_external = matches!(instance.of, Instantiated::External(_));
    match plan.inlined.get(&signal) {
        Some(Inlined::Value(value)) => plan.text(*value),
        Some(Inlined::Target(target)) => plan.module.signal(*target).name.clone(),
        // Somebody else's module has a reset that is high, as the description says.
        None if is_external && plan.module.is_low_reset(signal) => {
            format!("!{}", plan.module.signal(signal).name)
        }
        None => plan.module.signal(signal).name.clone(),
    }
}

/// What the last line before the ports begins with; what comes before it is printed.
fn opening_of(external: &ExternalModule, text: &mut Text) -> String {
    text.attributes(2, &external.attributes);
    if external.parameters.is_empty() {
        return external.name.clone();
    }
    text.line(2, &format!("{} #(", external.name));
    let last = external.parameters.len() - 1;
    for (number, (name, value)) in external.parameters.iter().enumerate() {
        let value = match value {
            Parameter::Bits(value, width) => constant(value, *width),
            Parameter::Integer(value) => value.to_string(),
            Parameter::Text(value) => quoted(value),
        };
        let comma = if number == last { "" } else { "," };
        text.line(4, &format!(".{name}({value}){comma}"));
    }
    ")".to_string()
}
