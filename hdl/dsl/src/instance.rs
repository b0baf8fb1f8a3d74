//! Instances: of modules described here, and of modules whose Verilog is somebody else's.
use std::collections::BTreeMap;

use crate::bits::Bits;
use crate::builder::{here, with};
use crate::ir::{
    DomainId, ExternalDirection, ExternalModule, Instance, InstanceId, Instantiated, Operation,
    Place, SignalId, SignalKind,
};
use crate::module::{Module, domain_named, elaborate_at};
use crate::ports::{Outside, PortDeclarer, Ports};
use crate::refusal::{demand, pass_on, refuse};

/// An instance of `module` in the clock domain in force.
///
/// # Refused
/// If the module is refused or has findings of [`crate::check`], or if it has several clock domains:
/// for those see [`instance_with_clocks`].
#[track_caller]
pub fn instance<M: Module>(name: &str, module: &M) -> M::Ports {
    let (clocks, place) = (M::Ports::CLOCKS, here());
    demand!(
        clocks.len() <= 1,
        place,
        "`{}` has the clocks `{}`; say which is which with `instance_with_clocks`",
        module.name(),
        clocks.join("`, `")
    );
    let domains = match clocks.first() {
        Some(clock) => vec![(*clock, with(|b| b.domain(place)))],
        None => vec![],
    };
    instantiate(name, module, domains, place)
}

/// An instance of a module with several clock domains: pairs of its domain and ours.
///
/// # Refused
/// As [`instance`]; or if a domain of either is missing or unknown, or one of its is given twice.
#[track_caller]
pub fn instance_with_clocks<M: Module>(
    name: &str,
    module: &M,
    clocks: &[(&str, &str)],
) -> M::Ports {
    let place = here();
    let mut domains = vec![];
    for clock in M::Ports::CLOCKS {
        match clocks.iter().find(|(theirs, _)| theirs == clock) {
            Some((_, ours)) => domains.push((*clock, domain_named(ours, place))),
            None => refuse(
                place,
                format!("clock `{clock}` of `{name}` is not connected; say which of ours it is"),
            ),
        }
    }
    for (number, (theirs, _)) in clocks.iter().enumerate() {
        demand!(
            !clocks[..number].iter().any(|(other, _)| other == theirs),
            place,
            "clock `{theirs}` of `{}` is connected twice; leave one",
            module.name()
        );
        demand!(
            M::Ports::CLOCKS.contains(theirs),
            place,
            "`{}` has no clock `{theirs}`; it has `{}`",
            module.name(),
            M::Ports::CLOCKS.join("`, `")
        );
    }
    instantiate(name, module, domains, place)
}

fn instantiate<M: Module>(
    name: &str,
    module: &M,
    domains: Vec<(&'static str, DomainId)>,
    place: Place,
) -> M::Ports {
    let child = elaborate_at(module, place).unwrap_or_else(|findings| pass_on(findings));
    let (id, name) = add_instance(name, Instantiated::Module(child), place);
    let mut connections = clock_connections(&domains);
    let outside = Outside { instance: id, instance_name: name, domains, connections: vec![] };
    let mut declarer = PortDeclarer::outside(outside, place);
    let ports = M::Ports::declare(&module.shape(), &mut declarer);
    connections.extend(declarer.into_connections());
    with(|b| b.module.instances[id.index()].connections = connections);
    ports
}

fn clock_connections(domains: &[(&'static str, DomainId)]) -> Vec<(String, SignalId)> {
    let mut connections = vec![];
    for (theirs, ours) in domains {
        with(|b| {
            let domain = &b.module.domains[ours.index()];
            connections.push((crate::bundle::join_path(theirs, "clk"), domain.clock));
            connections.push((crate::bundle::join_path(theirs, "rst"), domain.reset));
        });
    }
    connections
}

/// Adds an instance under a name of its own.
fn add_instance(name: &str, of: Instantiated, place: Place) -> (InstanceId, String) {
    with(|b| {
        let wanted = b.scoped(name);
        let first = b.module.instances.iter().find(|instance| instance.name == wanted);
        if let Some(first) = first {
            let at = crate::check::At(first.place);
            refuse(place, format!("there is an instance `{wanted}` already, at {at}; rename one"));
        }
        let id = InstanceId(b.module.instances.len() as u32);
        let instance = Instance { name: wanted.clone(), of, connections: vec![], place };
        b.module.instances.push(instance);
        (id, wanted)
    })
}

/// An instance of a module whose Verilog is not ours; gives its input and output ports by name.
/// Clock and reset ports are connected to the domain in force.
#[track_caller]
pub fn instance_external(name: &str, module: &ExternalModule) -> BTreeMap<String, Bits> {
    let place = here();
    let (id, name) = add_instance(name, Instantiated::External(module.clone()), place);
    let mut connections = vec![];
    let mut ports = BTreeMap::new();
    for (number, port) in module.ports.iter().enumerate() {
        if module.ports[..number].iter().any(|other| other.name == port.name) {
            let (of, port) = (&module.name, &port.name);
            refuse(place, format!("external module `{of}` has two ports `{port}`; remove one"));
        }
        let kind = match port.direction {
            ExternalDirection::Clock | ExternalDirection::Reset => {
                let signal = with(|b| {
                    let domain = &b.module.domains[b.domain(place).index()];
                    let is_clock = port.direction == ExternalDirection::Clock;
                    if is_clock { domain.clock } else { domain.reset }
                });
                connections.push((port.name.clone(), signal));
                continue;
            }
            ExternalDirection::Input => SignalKind::InstanceInput(id, port.name.clone()),
            ExternalDirection::Output => SignalKind::InstanceOutput(id, port.name.clone()),
        };
        let bits = with(|b| {
            let full_name = format!("{name}_{}", port.name);
            let domain = b.domains.last().copied();
            let signal = b.add_signal(&full_name, port.width, kind, domain, place);
            connections.push((port.name.clone(), signal));
            let expression = b.add(Operation::Signal(signal), port.width, place);
            Bits { serial: b.serial, id: expression, width: port.width }
        });
        ports.insert(port.name.clone(), bits);
    }
    with(|b| b.module.instances[id.index()].connections = connections);
    ports
}
