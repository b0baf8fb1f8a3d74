//! Combinational loops, and the combinational paths from a module's inputs to its outputs.
//!
//! Signals are taken whole, as Verilator takes them: a wire whose upper half depends on its lower
//! half is a loop.
use std::collections::{HashMap, HashSet, VecDeque};

use super::flow::{Flow, Node};
use super::{At, Report, Summary, path_name};
use crate::ir::*;

/// The nodes of a [`Flow`], grouped into strongly connected components, each after everything it
/// depends on.
pub(super) struct Order {
    nodes: Vec<Node>,
    /// Component `c` is `nodes[starts[c] .. starts[c + 1]]`.
    starts: Vec<u32>,
}

impl Order {
    /// The components; a component of several nodes is a loop.
    pub fn components(&self) -> impl Iterator<Item = &[Node]> {
        self.starts.windows(2).map(|ends| &self.nodes[ends[0] as usize..ends[1] as usize])
    }

    pub fn is_acyclic(&self) -> bool {
        self.starts.len() == self.nodes.len() + 1
    }
}

/// Tarjan's algorithm with a stack of its own, since expressions nest deeper than threads can.
pub(super) fn order(flow: &Flow) -> Order {
    const UNSEEN: u32 = u32::MAX;
    const DONE: u32 = u32::MAX - 1;
    let count = flow.nodes();
    let mut order = Order { nodes: Vec::with_capacity(count), starts: vec![0] };
    let mut number = vec![UNSEEN; count];
    let mut lowest = vec![0_u32; count];
    let mut open: Vec<Node> = vec![];
    let mut calls: Vec<(Node, u32)> = vec![];
    let mut next = 0;
    for root in 0..count as Node {
        if number[root as usize] != UNSEEN {
            continue;
        }
        calls.push((root, 0));
        while let Some(&mut (node, ref mut position)) = calls.last_mut() {
            let at = node as usize;
            if *position == 0 {
                number[at] = next;
                lowest[at] = next;
                next += 1;
                open.push(node);
            }
            if let Some(&other) = flow.depends_on(node).get(*position as usize) {
                *position += 1;
                match number[other as usize] {
                    UNSEEN => calls.push((other, 0)),
                    DONE => {}
                    seen => lowest[at] = lowest[at].min(seen),
                }
                continue;
            }
            calls.pop();
            if let Some(&(parent, _)) = calls.last() {
                lowest[parent as usize] = lowest[parent as usize].min(lowest[at]);
            }
            if lowest[at] == number[at] {
                while let Some(member) = open.pop() {
                    number[member as usize] = DONE;
                    order.nodes.push(member);
                    if member == node {
                        break;
                    }
                }
                order.starts.push(order.nodes.len() as u32);
            }
        }
    }
    order
}

/// Reports each loop with its shortest path, and gives the order for the checks that follow.
pub(super) fn check(report: &mut Report, flow: &Flow) -> Order {
    let order = order(flow);
    let mut loops: Vec<Vec<SignalId>> = order
        .components()
        .filter(|component| component.len() > 1)
        .filter_map(|component| shortest_loop(flow, component))
        .collect();
    loops.sort();
    for path in loops {
        let text = describe_loop(flow, &path);
        report.error(
            report.module.signal(path[0]).place,
            format!("combinational loop {text}; break it with a register"),
        );
    }
    order
}

/// The shortest loop through the component's first signal, in the direction in which values flow.
fn shortest_loop(flow: &Flow, component: &[Node]) -> Option<Vec<SignalId>> {
    let first = component.iter().copied().filter(|&n| flow.signal_at(n).is_some()).min()?;
    let members: HashSet<Node> = component.iter().copied().collect();
    // Every loop contains a signal: expressions only have operands made before them.
    let path = shortest_path(flow, &[first], |node| members.contains(&node), |node| node == first)?;
    let mut signals: Vec<_> = path.iter().filter_map(|&node| flow.signal_at(node)).collect();
    signals.pop();
    signals.reverse();
    // The search ran against the flow; start again from the first signal.
    signals.rotate_right(1);
    Some(signals)
}

/// The shortest path along "depends on" from one of `from` to a node that is `wanted`, over nodes
/// that `may` be passed; at least one step long.
pub(super) fn shortest_path(
    flow: &Flow,
    from: &[Node],
    may: impl Fn(Node) -> bool,
    wanted: impl Fn(Node) -> bool,
) -> Option<Vec<Node>> {
    let mut reached_from = HashMap::new();
    let mut queue: VecDeque<Node> = from.iter().copied().collect();
    while let Some(node) = queue.pop_front() {
        for &other in flow.depends_on(node) {
            if wanted(other) {
                let mut path = vec![other, node];
                let mut last = node;
                while let Some(&previous) = reached_from.get(&last) {
                    path.push(previous);
                    last = previous;
                }
                path.reverse();
                return Some(path);
            }
            if may(other) && !from.contains(&other) && !reached_from.contains_key(&other) {
                reached_from.insert(other, node);
                queue.push_back(other);
            }
        }
    }
    None
}

/// `a (file:line) -> b.x (file:line) -> a`; each place is where the signal gets the value of the
/// one before it.
fn describe_loop(flow: &Flow, path: &[SignalId]) -> String {
    let module = flow.module;
    let mut text = String::new();
    for (i, &signal) in path.iter().enumerate() {
        let before = path[(i + path.len() - 1) % path.len()];
        let place = match &module.signal(signal).kind {
            SignalKind::InstanceOutput(instance, _) => module.instances[instance.index()].place,
            _ => driving_place(flow, before, signal),
        };
        text += &format!("`{}` ({}) -> ", path_name(module, signal), At(place));
    }
    text + &format!("`{}`", path_name(module, path[0]))
}

/// Where `to` is assigned something that depends on `from` without another signal in between.
fn driving_place(flow: &Flow, from: SignalId, to: SignalId) -> Place {
    let reads = |assignment: &&super::flow::Assignment| {
        let nodes: Vec<Node> = flow.nodes_of(assignment).into_iter().flatten().collect();
        let between = |node| flow.signal_at(node).is_none();
        shortest_path(flow, &nodes, between, |node| node == from.0).is_some()
    };
    let found = flow.assignments_to(to).find(reads);
    found.map_or(flow.module.signal(to).place, |assignment| assignment.place)
}

/// The paths from inputs to outputs.
pub(super) fn summary(flow: &Flow, order: &Order) -> Summary {
    let module = flow.module;
    let is_output = |signal: &Signal| signal.kind == SignalKind::Output;
    let inputs: Vec<SignalId> =
        module.ports().filter(|(_, signal)| !is_output(signal)).map(|(id, _)| id).collect();
    let mut sets = Sets::new(inputs.len());
    // For each node the set of inputs it depends on.
    let mut reached = vec![EMPTY; flow.nodes()];
    for (position, id) in inputs.iter().enumerate() {
        reached[id.index()] = sets.of(position);
    }
    for component in order.components() {
        let mut union = EMPTY;
        for &node in component {
            union = sets.union(union, reached[node as usize]);
            for &source in flow.depends_on(node) {
                union = sets.union(union, reached[source as usize]);
            }
        }
        for &node in component {
            reached[node as usize] = union;
        }
    }
    let mut paths = vec![];
    for (position, input) in inputs.iter().enumerate() {
        for (output, signal) in module.ports().filter(|(_, signal)| is_output(signal)) {
            if sets.contains(reached[output.index()], position) {
                paths.push((module.signal(*input).name.clone(), signal.name.clone()));
            }
        }
    }
    Summary { combinational_paths: paths }
}

/// The set without members.
const EMPTY: u32 = 0;

/// Sets of inputs, each kept once: most nodes depend on none, and most others on what a neighbour
/// depends on.
struct Sets {
    sets: Vec<Vec<u64>>,
    words: usize,
    unions: HashMap<(u32, u32), u32>,
}

impl Sets {
    fn new(members: usize) -> Self {
        let words = members.div_ceil(64);
        Self { sets: vec![vec![0; words]], words, unions: HashMap::new() }
    }

    /// The set of one member.
    fn of(&mut self, member: usize) -> u32 {
        let mut set = vec![0; self.words];
        set[member / 64] |= 1 << (member % 64);
        self.sets.push(set);
        self.sets.len() as u32 - 1
    }

    fn union(&mut self, a: u32, b: u32) -> u32 {
        if a == b || b == EMPTY {
            return a;
        }
        if a == EMPTY {
            return b;
        }
        let key = (a.min(b), a.max(b));
        if let Some(&known) = self.unions.get(&key) {
            return known;
        }
        let (left, right) = (&self.sets[a as usize], &self.sets[b as usize]);
        let set: Vec<u64> = left.iter().zip(right).map(|(x, y)| x | y).collect();
        // A union that adds nothing keeps its number, so that equal sets stay recognisable.
        let union = if set == *left {
            a
        } else if set == *right {
            b
        } else {
            self.sets.push(set);
            self.sets.len() as u32 - 1
        };
        self.unions.insert(key, union);
        union
    }

    fn contains(&self, set: u32, member: usize) -> bool {
        self.sets[set as usize][member / 64] >> (member % 64) & 1 == 1
    }
}
