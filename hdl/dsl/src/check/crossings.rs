//! Clock domain crossings: what one domain's state takes from another's must say so (`cross`).
use super::flow::{Flow, Node};
use super::loops::{Order, shortest_path};
use super::{Report, describe, path_name};
use crate::ir::*;

/// A set of domains, one bit for each.
type Domains = u64;

pub(super) fn check(report: &mut Report, flow: &Flow, order: &Order) {
    let module = report.module;
    if module.domains.len() < 2 {
        return;
    }
    let crossings = Crossings::new(flow, order);
    for (i, signal) in module.signals.iter().enumerate() {
        let id = SignalId(i as u32);
        let domain = match &signal.kind {
            SignalKind::Register { .. } | SignalKind::Output => signal.domain,
            SignalKind::InstanceInput(instance, port) => port_domain(module, *instance, port, id),
            _ => None,
        };
        let Some(domain) = domain else { continue };
        for assignment in flow.assignments_to(id) {
            let nodes: Vec<Node> = flow.nodes_of(assignment).into_iter().flatten().collect();
            let sink = || describe(module, id).to_string();
            if crossings.check(report, &sink, domain, &nodes, assignment.place) {
                break;
            }
        }
    }
    for memory in &module.memories {
        for port in &memory.ports {
            let nodes: Vec<Node> = port.expressions().map(|id| flow.expression_node(id)).collect();
            let sink = || format!("port `{}` of memory `{}`", port.name, memory.name);
            crossings.check(report, &sink, port.domain, &nodes, port.place);
        }
    }
    for property in &module.properties {
        let nodes = [flow.expression_node(property.condition)];
        let sink = || format!("property `{}`", property.name);
        crossings.check(report, &sink, property.domain, &nodes, property.place);
    }
}

struct Crossings<'f> {
    flow: &'f Flow<'f>,
    /// For each node the domains it depends on in the same cycle, up to where they are cut.
    depends: Vec<Domains>,
    /// For each node the domains that it brings in itself.
    own: Vec<Domains>,
}

impl<'f> Crossings<'f> {
    fn new(flow: &'f Flow<'f>, order: &Order) -> Self {
        let mut own = vec![0; flow.nodes()];
        for (i, signal) in flow.module.signals.iter().enumerate() {
            own[i] = source_domain(flow.module, signal, SignalId(i as u32)).map_or(0, only);
        }
        for (i, expression) in flow.module.expressions.iter().enumerate() {
            if let Operation::MemoryRead(memory, _) = expression.operation {
                let node = flow.expression_node(ExpressionId(i as u32));
                own[node as usize] = writers(&flow.module.memories[memory.index()]);
            }
        }
        let mut depends = own.clone();
        for &node in order.components().flatten() {
            if !is_cut(flow, &own, node) {
                let others = flow.depends_on(node).iter().map(|&other| depends[other as usize]);
                let all = others.fold(own[node as usize], |all, domains| all | domains);
                depends[node as usize] = all;
            }
        }
        Self { flow, depends, own }
    }

    /// Reports the first foreign domain that the nodes depend on; gives whether there is one.
    fn check(
        &self,
        report: &mut Report,
        sink: &dyn Fn() -> String,
        domain: DomainId,
        nodes: &[Node],
        place: Place,
    ) -> bool {
        let all = nodes.iter().fold(0, |all, &node| all | self.depends[node as usize]);
        let foreign = all & !only(domain);
        if foreign == 0 {
            return false;
        }
        let module = self.flow.module;
        let other = DomainId(foreign.trailing_zeros());
        let brings = |node: Node| self.own[node as usize] & only(other) != 0;
        let may = |node: Node| !is_cut(self.flow, &self.own, node);
        // The nodes themselves may be what brings the domain in, or cut it.
        let path = match nodes.iter().find(|&&node| brings(node)) {
            Some(&node) => Some(vec![node]),
            None => {
                let open: Vec<Node> = nodes.iter().copied().filter(|&node| may(node)).collect();
                shortest_path(self.flow, &open, may, brings)
            }
        };
        let mut path: Vec<String> =
            path.unwrap_or_default().iter().filter_map(|&node| self.name(node)).collect();
        let source = path.pop().unwrap_or_default();
        path.reverse();
        let through =
            if path.is_empty() { String::new() } else { format!(" through {}", path.join(" -> ")) };
        report.error(
            place,
            format!(
                "{} of {} depends on {source} of {}{through}; synchronise it, or declare that it \
                 may cross with `.cross()`",
                sink(),
                domain_text(module, domain),
                domain_text(module, other),
            ),
        );
        true
    }

    /// What a node is called on a path, if it has a name.
    fn name(&self, node: Node) -> Option<String> {
        let module = self.flow.module;
        if let Some(signal) = self.flow.signal_at(node) {
            return Some(format!("`{}`", path_name(module, signal)));
        }
        let expression = module.expression(self.flow.expression_at(node)?);
        match (&expression.operation, &expression.name) {
            (Operation::MemoryRead(memory, _), _) => {
                Some(format!("memory `{}`", module.memories[memory.index()].name))
            }
            (_, name) => name.as_ref().map(|name| format!("`{name}`")),
        }
    }
}

fn only(domain: DomainId) -> Domains {
    1 << domain.0
}

/// Whether what a node depends on is of no concern to those that depend on it: a declared crossing,
/// or an output of a child, which the child itself answers for, crossings in it included.
fn is_cut(flow: &Flow, own: &[Domains], node: Node) -> bool {
    if let Some(signal) = flow.signal_at(node) {
        let is_output = matches!(flow.module.signal(signal).kind, SignalKind::InstanceOutput(..));
        return is_output && own[node as usize] != 0;
    }
    let expression = flow.expression_at(node).map(|id| &flow.module.expression(id).operation);
    matches!(expression, Some(Operation::Cross(_)))
}

/// The domain in which a signal changes, if it is not merely a function of others.
fn source_domain(module: &Module, signal: &Signal, id: SignalId) -> Option<DomainId> {
    match &signal.kind {
        SignalKind::Input | SignalKind::Register { .. } | SignalKind::MemoryOutput(..) => {
            signal.domain
        }
        SignalKind::InstanceOutput(instance, port) => port_domain(module, *instance, port, id),
        SignalKind::Reset => {
            let position = module.domains.iter().position(|domain| domain.reset == id);
            position.map(|position| DomainId(position as u32))
        }
        SignalKind::Clock
        | SignalKind::Output
        | SignalKind::Wire
        | SignalKind::InstanceInput(..) => None,
    }
}

/// The parent's domain in which a child's port lives: that of the clock connected to the child's
/// domain. An external module does not say; there the parent's signal does.
fn port_domain(
    module: &Module,
    instance: InstanceId,
    port: &str,
    signal: SignalId,
) -> Option<DomainId> {
    let instance = &module.instances[instance.index()];
    let Instantiated::Module(child) = &instance.of else { return module.signal(signal).domain };
    // Connections are in the order of the child's ports.
    let position = instance.connections.iter().position(|(name, _)| name == port)?;
    let (_, child_port) = child.ports().nth(position)?;
    let clock = child.signal(child.domains[child_port.domain?.index()].clock).name.as_str();
    let (_, clock) = instance.connections.iter().find(|(name, _)| name == clock)?;
    let domain = module.domains.iter().position(|domain| domain.clock == *clock)?;
    Some(DomainId(domain as u32))
}

/// The domains in which a memory's contents change.
fn writers(memory: &Memory) -> Domains {
    let writing = |port: &&MemoryPort| !matches!(port.kind, MemoryPortKind::Read { .. });
    memory.ports.iter().filter(writing).fold(0, |all, port| all | only(port.domain))
}

fn domain_text(module: &Module, domain: DomainId) -> String {
    let domain = &module.domains[domain.index()];
    format!("clock `{}`", module.signal(domain.clock).name)
}
