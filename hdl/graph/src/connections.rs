//! Which port feeds which: found by following each port's `valid` (a level's value) back through
//! the combinational logic of the module to the ports it comes from.
use std::collections::{BTreeMap, BTreeSet, HashMap};

use nic_dsl::check::Origins;
use nic_dsl::ir::*;

/// A port as the picture shows it.
#[derive(Clone)]
pub(super) struct Pin {
    pub name: String,
    pub kind: GroupKind,
    pub direction: Direction,
    /// Type of the payload, without paths.
    pub payload: String,
    /// Name of its clock domain, where there are several.
    pub domain: String,
}

/// One of the things inside a module that ports belong to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Owner {
    /// The module itself: its inputs are sources inside.
    Boundary,
    /// An instance, by number.
    Instance(usize),
    /// What the module does beside its instances.
    Logic,
}

/// An owner and the number of its pin; the logic has no pins.
pub(super) type End = (Owner, usize);

/// An arrow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Connection {
    pub from: End,
    pub to: End,
}

/// The pins of a module.
pub(super) fn pins(module: &Module) -> Vec<Pin> {
    let domain = |group: &PortGroup| match module.domains.len() {
        0 | 1 => String::new(),
        _ => group.domain.map_or(String::new(), |id| module.domains[id.index()].name.clone()),
    };
    let pin = |group: &PortGroup| Pin {
        name: group.name.clone(),
        kind: group.kind,
        direction: group.direction,
        payload: without_paths(&group.payload),
        domain: domain(group),
    };
    module.groups.iter().map(pin).collect()
}

/// A type without the paths of its names: `message::Pair<message::Beat<64>>` as `Pair<Beat<64>>`.
fn without_paths(name: &str) -> String {
    let mut short = String::new();
    for part in name.split_inclusive("::") {
        match part.strip_suffix("::") {
            Some(path) => {
                short += path.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_');
            }
            None => short += part,
        }
    }
    short
}

/// The pins of a module whose Verilog is not ours: its ports as levels.
pub(super) fn external_pins(module: &ExternalModule) -> Vec<Pin> {
    let pin = |port: &ExternalPort| {
        let direction = match port.direction {
            ExternalDirection::Input => Direction::Input,
            ExternalDirection::Output => Direction::Output,
            ExternalDirection::Clock | ExternalDirection::Reset => return None,
        };
        Some(Pin {
            name: port.name.clone(),
            kind: GroupKind::Level,
            direction,
            payload: "bits".into(),
            domain: String::new(),
        })
    };
    module.ports.iter().filter_map(pin).collect()
}

/// A port and the signals of the surrounding module that tell where its values come from.
struct Port {
    end: End,
    kind: GroupKind,
    /// Whether values leave it, seen from inside the surrounding module.
    is_source: bool,
    signals: Vec<SignalId>,
}

/// All arrows inside a module, in a fixed order.
pub(super) fn connections(module: &Module) -> Vec<Connection> {
    // Paths through children are not followed: an arrow ends at the first port.
    let origins = Origins::new(module);
    let ports = ports(module);
    let mut source_of: HashMap<SignalId, &Port> = HashMap::new();
    for port in ports.iter().filter(|port| port.is_source) {
        source_of.extend(port.signals.iter().map(|&signal| (signal, port)));
    }
    let mut found = BTreeSet::new();
    for sink in ports.iter().filter(|port| !port.is_source) {
        let reached = origins.of(sink.signals.iter().copied());
        let fits =
            |source: &&&Port| (source.kind == GroupKind::Level) == (sink.kind == GroupKind::Level);
        let sources: BTreeMap<End, ()> = reached
            .iter()
            .filter_map(|signal| source_of.get(signal))
            .filter(fits)
            .map(|source| (source.end, ()))
            .collect();
        let to = sink.end;
        found.extend(sources.keys().map(|&from| Connection { from, to }));
        if sources.is_empty() && !reached.is_empty() {
            found.insert(Connection { from: (Owner::Logic, 0), to });
        }
    }
    // What enters nothing but the module's own state ends in its logic.
    let connected: BTreeSet<End> = found.iter().map(|connection| connection.from).collect();
    for signal in origins.of_state() {
        if let Some(source) = source_of.get(&signal)
            && !connected.contains(&source.end)
        {
            found.insert(Connection { from: source.end, to: (Owner::Logic, 0) });
        }
    }
    found.into_iter().collect()
}

fn ports(module: &Module) -> Vec<Port> {
    let mut ports = vec![];
    for (number, group) in module.groups.iter().enumerate() {
        ports.push(Port {
            end: (Owner::Boundary, number),
            kind: group.kind,
            is_source: group.direction == Direction::Input,
            signals: telling(group),
        });
    }
    for (i, instance) in module.instances.iter().enumerate() {
        let outside: HashMap<&str, SignalId> =
            instance.connections.iter().map(|(port, id)| (port.as_str(), *id)).collect();
        let end = |number| (Owner::Instance(i), number);
        match &instance.of {
            Instantiated::Module(child) => {
                for (number, group) in child.groups.iter().enumerate() {
                    let names = telling(group).into_iter().map(|id| child.signal(id).name.as_str());
                    ports.push(Port {
                        end: end(number),
                        kind: group.kind,
                        is_source: group.direction == Direction::Output,
                        signals: names.filter_map(|name| outside.get(name).copied()).collect(),
                    });
                }
            }
            Instantiated::External(external) => {
                for (number, pin) in external_pins(external).iter().enumerate() {
                    ports.push(Port {
                        end: end(number),
                        kind: pin.kind,
                        is_source: pin.direction == Direction::Output,
                        signals: outside.get(pin.name.as_str()).copied().into_iter().collect(),
                    });
                }
            }
        }
    }
    ports
}

/// The signals of a port that tell where it comes from: `valid`, or the value of a level.
fn telling(group: &PortGroup) -> Vec<SignalId> {
    match group.valid {
        Some(valid) => vec![valid],
        None => group.fields.iter().map(|(_, id)| *id).collect(),
    }
}
