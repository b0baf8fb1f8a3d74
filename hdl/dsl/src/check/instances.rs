//! Instances: each port of the child is connected once, to a signal of its width and direction.
use std::collections::{HashMap, HashSet};

use super::{Report, Width, describe};
use crate::ir::*;

/// A port of a child, of either sort.
struct Port<'m> {
    name: &'m str,
    width: u32,
    direction: ExternalDirection,
}

pub(super) fn check(report: &mut Report) {
    let module = report.module;
    let mut connected: HashMap<SignalId, usize> = HashMap::new();
    // Where ports are missing, what is connected how often says nothing more.
    let mut unclear: HashSet<InstanceId> = HashSet::new();
    for (i, instance) in module.instances.iter().enumerate() {
        if let Instantiated::External(external) = &instance.of {
            super::external::check(report, instance, external);
        }
        let ports = ports(instance);
        let names = instance.connections.iter().map(|(name, _)| name.as_str());
        if !ports.iter().map(|port| port.name).eq(names) {
            report.error(instance.place, unequal(instance, &ports));
            unclear.insert(InstanceId(i as u32));
            continue;
        }
        for (port, (_, id)) in ports.iter().zip(&instance.connections) {
            connection(report, InstanceId(i as u32), port, *id);
            *connected.entry(*id).or_default() += 1;
        }
    }
    for (i, signal) in module.signals.iter().enumerate() {
        let id = SignalId(i as u32);
        let is_port = match &signal.kind {
            SignalKind::InstanceInput(instance, _) | SignalKind::InstanceOutput(instance, _) => {
                !unclear.contains(instance)
            }
            _ => false,
        };
        let times = connected.get(&id).copied().unwrap_or_default();
        if is_port && times != 1 {
            let text = format!(
                "{} (`{}`) is connected {times} times; it must be connected once",
                describe(module, id),
                signal.name
            );
            report.error(signal.place, text);
        }
    }
}

fn ports(instance: &Instance) -> Vec<Port<'_>> {
    match &instance.of {
        Instantiated::Module(child) => child
            .ports()
            .map(|(_, signal)| Port {
                name: &signal.name,
                width: signal.width,
                direction: match signal.kind {
                    SignalKind::Clock => ExternalDirection::Clock,
                    SignalKind::Reset => ExternalDirection::Reset,
                    SignalKind::Output => ExternalDirection::Output,
                    _ => ExternalDirection::Input,
                },
            })
            .collect(),
        Instantiated::External(external) => external
            .ports
            .iter()
            .map(|port| Port { name: &port.name, width: port.width, direction: port.direction })
            .collect(),
    }
}

/// The error that connections and ports are not the same in the same order.
fn unequal(instance: &Instance, ports: &[Port]) -> String {
    let child = match &instance.of {
        Instantiated::Module(child) => &child.name,
        Instantiated::External(external) => &external.name,
    };
    let name = &instance.name;
    let has = |port: &str| instance.connections.iter().any(|(connected, _)| connected == port);
    if let Some(port) = ports.iter().find(|port| !has(port.name)) {
        return format!("port `{}` of instance `{name}` (`{child}`) is not connected", port.name);
    }
    let known = |name: &str| ports.iter().any(|port| port.name == name);
    if let Some((port, _)) = instance.connections.iter().find(|(port, _)| !known(port)) {
        return format!("instance `{name}` connects `{port}`, which `{child}` does not have");
    }
    format!(
        "instance `{name}` must connect each port of `{child}` once, in the order in which they \
         are declared"
    )
}

fn connection(report: &mut Report, instance: InstanceId, port: &Port, id: SignalId) {
    let module = report.module;
    let place = module.instances[instance.index()].place;
    let what =
        format!("port `{}` of instance `{}`", port.name, module.instances[instance.index()].name);
    let Some(signal) = module.signals.get(id.index()) else {
        let text = format!("{what} is connected to signal {}, which does not exist", id.0);
        return report.error(place, text);
    };
    let own = || (instance, port.name.to_string());
    let right = match port.direction {
        ExternalDirection::Clock => signal.kind == SignalKind::Clock,
        ExternalDirection::Reset => signal.kind == SignalKind::Reset,
        ExternalDirection::Input => signal.kind == SignalKind::InstanceInput(own().0, own().1),
        ExternalDirection::Output => signal.kind == SignalKind::InstanceOutput(own().0, own().1),
    };
    if !right {
        let needed = match port.direction {
            ExternalDirection::Clock => "a clock",
            ExternalDirection::Reset => "a reset",
            ExternalDirection::Input => "its own instance input",
            ExternalDirection::Output => "its own instance output",
        };
        let text = format!("{what} is connected to {}; it needs {needed}", describe(module, id));
        return report.error(place, text);
    }
    if signal.width != port.width {
        let text = format!(
            "{what} has {}, `{}` connected to it has {}",
            Width(port.width),
            signal.name,
            signal.width
        );
        report.error(place, text);
    }
}
