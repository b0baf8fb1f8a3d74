//! Where the values of signals come from in the same cycle.
use std::collections::BTreeSet;
use std::rc::Rc;

use super::Summary;
use super::flow::{Flow, Node};
use crate::ir::*;

/// The combinational logic of one module, without what passes through its instances.
pub struct Origins<'m> {
    flow: Flow<'m>,
}

impl<'m> Origins<'m> {
    /// Of a module whose structure was [checked](super::check).
    pub fn new(module: &'m Module) -> Self {
        Self { flow: Flow::new(module, &mut |_| Rc::new(Summary::default())) }
    }

    /// The inputs, the registers and the outputs of instances on which these signals depend in the same cycle.
    pub fn of(&self, signals: impl IntoIterator<Item = SignalId>) -> BTreeSet<SignalId> {
        self.reach(signals.into_iter().map(|signal| signal.0).collect())
    }

    /// The same of what the module's registers and memories take.
    pub fn of_state(&self) -> BTreeSet<SignalId> {
        self.reach(self.state_inputs())
    }

    fn reach(&self, mut work: Vec<Node>) -> BTreeSet<SignalId> {
        let flow = &self.flow;
        let mut seen: BTreeSet<Node> = work.iter().copied().collect();
        let mut ends = BTreeSet::new();
        while let Some(node) = work.pop() {
            if let Some(signal) = flow.signal_at(node) {
                let kind = &flow.module.signal(signal).kind;
                if !kind.is_driven_combinationally() && *kind != SignalKind::Reset {
                    ends.insert(signal);
                }
            }
            for &other in flow.depends_on(node) {
                if seen.insert(other) {
                    work.push(other);
                }
            }
        }
        ends
    }

    fn state_inputs(&self) -> Vec<Node> {
        let (flow, module) = (&self.flow, self.flow.module);
        let is_register =
            |target: SignalId| matches!(module.signal(target).kind, SignalKind::Register { .. });
        let mut nodes: Vec<Node> = flow
            .assignments
            .iter()
            .filter(|assignment| is_register(assignment.target))
            .flat_map(|assignment| flow.nodes_of(assignment))
            .flatten()
            .collect();
        for port in module.memories.iter().flat_map(|memory| &memory.ports) {
            nodes.extend(port.expressions().map(|id| flow.expression_node(id)));
        }
        nodes
    }
}
