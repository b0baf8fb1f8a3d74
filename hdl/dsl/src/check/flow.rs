//! The combinational graph of a module: which signals, expressions and conditions depend on which
//! others in the same cycle. Loops, crossings and uses walk it.
use std::rc::Rc;

use super::Summary;
use crate::ir::*;

/// An assignment, taken out of its nest of conditions.
pub(crate) struct Assignment {
    pub target: SignalId,
    pub value: ExpressionId,
    /// The index of a dynamically chosen element.
    pub index: Option<ExpressionId>,
    /// The conditions under which it runs.
    pub context: Option<u32>,
    pub place: Place,
}

/// A condition around statements, and the one around that.
pub(crate) struct Context {
    pub condition: ExpressionId,
    pub parent: Option<u32>,
}

/// A position in the graph: first all signals, then all expressions, then all contexts.
pub(crate) type Node = u32;

/// The combinational graph of one module.
pub(crate) struct Flow<'m> {
    pub module: &'m Module,
    pub assignments: Vec<Assignment>,
    pub contexts: Vec<Context>,
    /// For each signal the positions of its assignments, in program order.
    assigned: Vec<Vec<u32>>,
    /// For node `n`, what it depends on is `edges[starts[n] .. starts[n + 1]]`.
    starts: Vec<u32>,
    edges: Vec<Node>,
}

impl<'m> Flow<'m> {
    /// Builds the graph; `summary` gives the combinational paths through a child.
    pub fn new(module: &'m Module, summary: &mut dyn FnMut(&Rc<Module>) -> Rc<Summary>) -> Self {
        let mut flow = Flow {
            module,
            assignments: vec![],
            contexts: vec![],
            assigned: vec![vec![]; module.signals.len()],
            starts: vec![],
            edges: vec![],
        };
        flow.flatten(&module.body, None);
        for (i, assignment) in flow.assignments.iter().enumerate() {
            flow.assigned[assignment.target.index()].push(i as u32);
        }
        flow.connect(summary);
        flow
    }

    fn flatten(&mut self, list: &[Statement], context: Option<u32>) {
        for statement in list {
            match statement {
                Statement::Assign { target, value, place } => {
                    let index = match target.part {
                        Part::Element { index, .. } => Some(index),
                        Part::Whole | Part::Slice { .. } => None,
                    };
                    let (value, target) = (*value, target.signal);
                    self.assignments.push(Assignment { target, value, index, context, place });
                }
                Statement::If { condition, then, otherwise, .. } => {
                    let inner = self.enter(*condition, context);
                    self.flatten(then, inner);
                    self.flatten(otherwise, inner);
                }
                Statement::For { body, .. } => self.flatten(body, context),
                Statement::Case { subject, arms, default, .. } => {
                    let inner = self.enter(*subject, context);
                    for arm in arms {
                        self.flatten(&arm.body, inner);
                    }
                    if let Some((_, body)) = default {
                        self.flatten(body, inner);
                    }
                }
            }
        }
    }

    fn enter(&mut self, condition: ExpressionId, parent: Option<u32>) -> Option<u32> {
        self.contexts.push(Context { condition, parent });
        Some(self.contexts.len() as u32 - 1)
    }

    fn connect(&mut self, summary: &mut dyn FnMut(&Rc<Module>) -> Rc<Summary>) {
        let module = self.module;
        let through = self.paths_through_instances(summary);
        self.starts.push(0);
        for (i, signal) in module.signals.iter().enumerate() {
            if signal.kind.is_driven_combinationally() {
                for &number in &self.assigned[i] {
                    let assignment = &self.assignments[number as usize];
                    let nodes = self.nodes_of(assignment);
                    self.edges.extend(nodes.into_iter().flatten());
                }
            }
            self.edges.extend(through[i].iter().map(|input| input.0));
            self.starts.push(self.edges.len() as u32);
        }
        let first = module.signals.len() as u32;
        for expression in &module.expressions {
            if let Operation::Signal(signal) | Operation::Element(signal, _) = expression.operation
            {
                self.edges.push(signal.0);
            }
            let edges = &mut self.edges;
            each_operand(&expression.operation, |operand| edges.push(first + operand.0));
            self.starts.push(self.edges.len() as u32);
        }
        for context in &self.contexts {
            self.edges.push(first + context.condition.0);
            self.edges.extend(context.parent.map(|parent| self.context_node(parent)));
            self.starts.push(self.edges.len() as u32);
        }
    }

    /// For each signal that an instance drives, the signals of this module it depends on through
    /// the instance. An external module is taken to have no such path.
    fn paths_through_instances(
        &self,
        summary: &mut dyn FnMut(&Rc<Module>) -> Rc<Summary>,
    ) -> Vec<Vec<SignalId>> {
        let mut through = vec![vec![]; self.module.signals.len()];
        for instance in &self.module.instances {
            let Instantiated::Module(child) = &instance.of else { continue };
            let paths = &summary(child).combinational_paths;
            if paths.is_empty() {
                continue;
            }
            let connections: std::collections::HashMap<&str, SignalId> =
                instance.connections.iter().map(|(port, id)| (port.as_str(), *id)).collect();
            for (from, to) in paths {
                let ends = (connections.get(from.as_str()), connections.get(to.as_str()));
                if let (Some(from), Some(to)) = ends {
                    through[to.index()].push(*from);
                }
            }
        }
        through
    }

    pub fn nodes(&self) -> usize {
        self.starts.len() - 1
    }

    /// What a node depends on in the same cycle.
    pub fn depends_on(&self, node: Node) -> &[Node] {
        let node = node as usize;
        &self.edges[self.starts[node] as usize..self.starts[node + 1] as usize]
    }

    pub fn expression_node(&self, id: ExpressionId) -> Node {
        self.module.signals.len() as u32 + id.0
    }

    fn context_node(&self, context: u32) -> Node {
        (self.module.signals.len() + self.module.expressions.len()) as u32 + context
    }

    /// The nodes an assignment reads: value, index, conditions.
    pub fn nodes_of(&self, assignment: &Assignment) -> [Option<Node>; 3] {
        [
            Some(self.expression_node(assignment.value)),
            assignment.index.map(|index| self.expression_node(index)),
            assignment.context.map(|context| self.context_node(context)),
        ]
    }

    /// The signal at a node, if it is one.
    pub fn signal_at(&self, node: Node) -> Option<SignalId> {
        ((node as usize) < self.module.signals.len()).then_some(SignalId(node))
    }

    /// The expression at a node, if it is one.
    pub fn expression_at(&self, node: Node) -> Option<ExpressionId> {
        let position = (node as usize).checked_sub(self.module.signals.len())?;
        (position < self.module.expressions.len()).then_some(ExpressionId(position as u32))
    }

    /// The assignments to a signal in program order.
    pub fn assignments_to(&self, signal: SignalId) -> impl Iterator<Item = &Assignment> {
        self.assigned[signal.index()].iter().map(|&number| &self.assignments[number as usize])
    }
}

/// Calls `f` for each operand in order, without the list that [`Operation::operands`] makes.
pub(super) fn each_operand(operation: &Operation, mut f: impl FnMut(ExpressionId)) {
    match operation {
        Operation::Constant(_)
        | Operation::Label(..)
        | Operation::Signal(_)
        | Operation::LoopIndex(_) => {}
        Operation::Not(a)
        | Operation::Negate(a)
        | Operation::ReduceAnd(a)
        | Operation::ReduceOr(a)
        | Operation::ReduceXor(a)
        | Operation::Slice { of: a, .. }
        | Operation::Repeat(a, _)
        | Operation::ZeroExtend(a)
        | Operation::SignExtend(a)
        | Operation::Cross(a)
        | Operation::MemoryRead(_, a)
        | Operation::Element(_, a) => f(*a),
        Operation::Binary(_, a, b) | Operation::Select { of: a, index: b } => {
            f(*a);
            f(*b);
        }
        Operation::Mux(a, b, c) => {
            f(*a);
            f(*b);
            f(*c);
        }
        Operation::Concatenate(list) => list.iter().for_each(|a| f(*a)),
    }
}
