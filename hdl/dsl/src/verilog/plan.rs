//! Decides, before anything is printed, what is declared how: which expressions become wires, which
//! signals are assigned in `always` blocks, what belongs to the properties alone.
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use num_bigint::BigUint;

use super::blocks::Assigned;
use super::expression::{self, Rendered, Shape};
use super::liveness::{self, Live};
use super::text::INDEX;
use super::unnamed::Stems;
use super::walk;
use crate::fold::Known;
use crate::ir::{
    ExpressionId, LoopId, Module, Operation, Part, Signal, SignalId, SignalKind, Statement, Target,
};
use crate::names::Names;

mod loops;

/// A rendered operand longer than this becomes a wire of its own.
const LONGEST_OPERAND: usize = 600;

/// Yosys 0.70 ends with an assertion of its own where an instance's input is connected to this
/// function; in a wire or an operand it takes it.
const UNSIGNED: &str = "$unsigned(";

/// How a module is printed.
pub(super) struct Plan<'a> {
    pub module: &'a Module,
    known: Known,
    hardware: Live,
    properties: Live,
    /// Names of the expressions that are wires.
    value_names: HashMap<ExpressionId, String>,
    assigned: Assigned,
    /// Instance inputs connected to an expression, and instance outputs connected to another
    /// signal: they need no wire.
    pub inlined: HashMap<SignalId, Inlined>,
    labels: BTreeSet<(usize, usize)>,
    rendered: RefCell<HashMap<ExpressionId, Rendered>>,
    unused_name: String,
    unused_in_loops: String,
    /// By expression: the loop in which alone it has a value.
    in_loop: Vec<Option<LoopId>>,
    /// By expression: whether nothing but the element that a loop is at decides its value.
    of_loop: Vec<bool>,
    /// By loop.
    loops: Vec<LoopPlan>,
    /// What a block counts with, by its first signal.
    integers: BTreeMap<SignalId, String>,
}

/// How a loop is printed.
#[derive(Clone, Default)]
pub(super) struct LoopPlan {
    /// Whether it is a `generate` loop: it assigns wires.
    pub generates: bool,
    /// Name of the `generate` block.
    pub block: String,
    /// Name of that of what only properties read.
    pub of_properties: String,
}

/// What stands in an instance's connection in place of a wire.
#[derive(Clone, Copy)]
pub(super) enum Inlined {
    /// An input is this expression.
    Value(ExpressionId),
    /// An output drives this signal.
    Target(SignalId),
}

impl Inlined {
    fn value(&self) -> Option<ExpressionId> {
        match self {
            Self::Value(value) => Some(*value),
            Self::Target(_) => None,
        }
    }
}

impl<'a> Plan<'a> {
    pub fn new(module: &'a Module) -> Self {
        let dependencies = liveness::dependencies(module);
        let hardware = liveness::hardware(module, &dependencies);
        let properties = liveness::properties(module, &dependencies);
        let mut plan = Self {
            module,
            known: Known::of(module),
            hardware,
            properties,
            value_names: HashMap::new(),
            assigned: Assigned::new(module),
            inlined: HashMap::new(),
            labels: BTreeSet::new(),
            rendered: RefCell::default(),
            unused_name: String::new(),
            unused_in_loops: String::new(),
            in_loop: module.loops_of_expressions(),
            of_loop: of_loop(module),
            loops: vec![LoopPlan::default(); module.loops.len()],
            integers: BTreeMap::new(),
        };
        plan.find_loops();
        plan.find_inlined();
        let mut names = Names::of(module);
        plan.name_values(&mut names);
        plan.find_labels();
        plan.unused_name = names.fresh("unused");
        plan.unused_in_loops = names.fresh("unused_of_element");
        plan.name_loops(&mut names);
        plan.name_integers(&mut names);
        plan
    }

    /// The value of an expression that depends on no signal.
    pub fn known(&self, id: ExpressionId) -> Option<&BigUint> {
        self.known.get(id)
    }

    /// Whether an assignment is to an element that its array has not, whatever happens. It changes
    /// nothing; Verilator 5.048 would change a bit that is there, so that it is not printed.
    pub fn is_nowhere(&self, target: &Target) -> bool {
        let Part::Element { index, .. } = target.part else { return false };
        let elements = self.module.signal(target.signal).elements;
        elements.zip(self.known(index)).is_some_and(|(elements, index)| *index >= elements.into())
    }

    fn is_live(&self, id: ExpressionId) -> bool {
        self.hardware.expressions[id.index()] || self.properties.expressions[id.index()]
    }

    /// Signals to declare that are no ports: the hardware's, or those that only properties read.
    pub fn declared(&self, formal: bool) -> impl Iterator<Item = (SignalId, &'a Signal)> + '_ {
        self.module.signals.iter().enumerate().filter_map(move |(index, signal)| {
            let id = SignalId(index as u32);
            let wanted = if formal {
                self.properties.signals[index] && !self.hardware.signals[index]
            } else {
                self.hardware.signals[index]
            };
            let declared = wanted && !signal.kind.is_port() && !self.inlined.contains_key(&id);
            declared.then_some((id, signal))
        })
    }

    /// Whether assignments to the signal are printed: in the hardware's part or the properties'.
    pub fn is_printed(&self, id: SignalId, formal: bool) -> bool {
        let index = id.index();
        if self.inlined.contains_key(&id) {
            return false;
        }
        if formal {
            self.properties.signals[index] && !self.hardware.signals[index]
        } else {
            self.hardware.signals[index]
        }
    }

    /// Whether the signal is assigned in an `always` block.
    pub fn is_procedural(&self, id: SignalId) -> bool {
        self.assigned.procedural[id.index()]
    }

    /// The value of a signal that several assignments give a known one.
    pub fn fixed(&self, id: SignalId) -> Option<&BigUint> {
        self.assigned.fixed.get(&id)
    }

    /// Expressions that are wires, in order.
    pub fn values(&self, formal: bool) -> Vec<ExpressionId> {
        let mut list: Vec<ExpressionId> = self
            .value_names
            .keys()
            .copied()
            .filter(|id| self.hardware.expressions[id.index()] != formal)
            .collect();
        list.sort();
        list
    }

    /// The wire that an expression is, if it is one.
    pub fn value_name(&self, id: ExpressionId) -> Option<&str> {
        self.value_names.get(&id).map(String::as_str)
    }

    /// Whether a label is printed.
    pub fn label_used(&self, enumeration: usize, variant: usize) -> bool {
        self.labels.contains(&(enumeration, variant))
    }

    /// The expression as an operand or right-hand side: its wire's name, or its text.
    pub fn render(&self, id: ExpressionId) -> Rendered {
        if let Some(name) = self.value_names.get(&id) {
            let is_array = self.in_loop[id.index()].is_some_and(|of| !self.generates(of));
            let element = if is_array { format!("{name}[{INDEX}]") } else { name.clone() };
            return Rendered::atom(element);
        }
        if let Some(known) = self.rendered.borrow().get(&id) {
            return known.clone();
        }
        let rendered = expression::render(self, id);
        self.rendered.borrow_mut().insert(id, rendered.clone());
        rendered
    }

    /// The text of an expression.
    pub fn text(&self, id: ExpressionId) -> String {
        self.render(id).text
    }

    /// The complement of a condition.
    pub fn negated(&self, id: ExpressionId) -> Rendered {
        match self.module.expression(id).operation {
            Operation::Not(inner) if self.value_name(id).is_none() => self.render(inner),
            _ if let Some(reset) = self.module.low_reset(id) => {
                Rendered::atom(self.module.signal(reset).name.clone())
            }
            _ => {
                Rendered { text: format!("!{}", self.render(id).tight()), shape: Shape::Complement }
            }
        }
    }

    /// The right-hand side of a wire's own declaration.
    pub fn definition(&self, id: ExpressionId) -> String {
        expression::render(self, id).text
    }

    /// What is read for no other purpose than to say that it is unused: in this loop, or in none.
    pub fn unused(&self, inside: Option<LoopId>) -> Vec<String> {
        let ignored = self.module.ignored.iter().filter(|id| self.loop_of(**id) == inside);
        let mut list: Vec<String> = ignored.map(|id| self.text(*id)).collect();
        // A wire that only slices read may have bits that none of them takes.
        let mut covered: HashMap<ExpressionId, Vec<(u32, u32)>> = HashMap::new();
        for (index, expression) in self.module.expressions.iter().enumerate() {
            if let (Operation::Slice { of, low }, true) =
                (&expression.operation, self.hardware.expressions[index])
            {
                covered.entry(*of).or_default().push((*low, low + expression.width));
            }
        }
        let whole = self.read_whole();
        for id in self.values(false) {
            let expression = self.module.expression(id);
            if expression.name.is_some() || whole[id.index()] || self.loop_of(id) != inside {
                continue;
            }
            let mut ranges = covered.remove(&id).unwrap_or_default();
            ranges.sort_unstable();
            let mut next = 0;
            let name = self.text(id);
            ranges.push((expression.width, expression.width));
            for (low, high) in ranges {
                if low > next {
                    list.push(expression::slice(&name, next, low - next));
                }
                next = next.max(high);
            }
        }
        list.dedup();
        list
    }

    /// The name of the wire that reads the unused, or of that in a loop.
    pub fn unused_name(&self, inside: Option<LoopId>) -> &str {
        if inside.is_some() { &self.unused_in_loops } else { &self.unused_name }
    }

    /// For each expression, whether the hardware uses it other than by slices.
    fn read_whole(&self) -> Vec<bool> {
        let mut whole = vec![false; self.module.expressions.len()];
        for (user, expression) in self.module.expressions.iter().enumerate() {
            if self.hardware.expressions[user]
                && !matches!(expression.operation, Operation::Slice { .. })
            {
                for operand in expression.operation.operands() {
                    whole[operand.index()] = true;
                }
            }
        }
        self.roots(false).for_each(|root| whole[root.index()] = true);
        whole
    }

    /// Expressions that stand outside other expressions, with repetition.
    fn roots(&self, formal: bool) -> impl Iterator<Item = ExpressionId> + '_ {
        let mut list = vec![];
        walk::expressions(&self.module.body, &mut |id| list.push(id));
        for port in self.module.memories.iter().flat_map(|m| &m.ports) {
            list.extend(port.expressions());
        }
        list.extend(&self.module.ignored);
        if formal {
            list.extend(self.module.properties.iter().map(|p| p.condition));
        }
        list.into_iter()
    }

    /// Connections that need no wire.
    fn find_inlined(&mut self) {
        let module = self.module;
        let mut reads = vec![0u32; module.signals.len()];
        let mut read_by_expression = vec![0u32; module.signals.len()];
        for (index, expression) in module.expressions.iter().enumerate() {
            if !self.is_live(ExpressionId(index as u32)) {
                continue;
            }
            if let Operation::Signal(signal) = expression.operation {
                reads[signal.index()] += 1;
            }
            for operand in expression.operation.operands() {
                if let Operation::Signal(signal) = module.expression(operand).operation {
                    read_by_expression[signal.index()] += 1;
                }
            }
        }
        let mut uses_as_root = vec![0u32; module.signals.len()];
        for root in self.roots(true).collect::<Vec<_>>() {
            if let Operation::Signal(signal) = module.expression(root).operation {
                uses_as_root[signal.index()] += 1;
            }
        }
        let mut assignments: HashMap<SignalId, u32> = HashMap::new();
        walk::targets(&module.body, &mut |signal| {
            *assignments.entry(signal).or_default() += 1;
        });
        for statement in &module.body {
            let Statement::Assign { target, value, .. } = statement else { continue };
            let id = target.signal;
            if !matches!(target.part, Part::Whole) || assignments[&id] != 1 {
                continue;
            }
            let kind = &module.signal(id).kind;
            let unread = reads[id.index()] == 0;
            if matches!(kind, SignalKind::InstanceInput(..)) && unread {
                self.inlined.insert(id, Inlined::Value(*value));
                continue;
            }
            // An instance's output that does nothing but drive one signal drives it directly.
            if let Operation::Signal(origin) = module.expression(*value).operation
                && matches!(module.signal(origin).kind, SignalKind::InstanceOutput(..))
                && matches!(kind, SignalKind::Output | SignalKind::Wire)
                && read_by_expression[origin.index()] == 0
                && uses_as_root[origin.index()] == 1
                && self.hardware.signals[id.index()]
            {
                self.inlined.insert(origin, Inlined::Target(id));
            }
        }
    }

    /// Whether the assignment is printed as the instance's own connection.
    pub fn is_driven_by_instance(&self, id: SignalId, value: ExpressionId) -> bool {
        let Operation::Signal(origin) = self.module.expression(value).operation else {
            return false;
        };
        matches!(self.inlined.get(&origin), Some(Inlined::Target(target)) if *target == id)
    }

    /// Finds the expressions that become wires and names them.
    fn name_values(&mut self, names: &mut Names) {
        let module = self.module;
        let mut uses = vec![0u32; module.expressions.len()];
        for (index, expression) in module.expressions.iter().enumerate() {
            if self.is_live(ExpressionId(index as u32)) {
                for operand in expression.operation.operands() {
                    uses[operand.index()] += 1;
                }
            }
        }
        for root in self.roots(true).collect::<Vec<_>>() {
            uses[root.index()] += 1;
        }
        let mut must = vec![false; module.expressions.len()];
        for (index, expression) in module.expressions.iter().enumerate() {
            if self.is_live(ExpressionId(index as u32)) {
                match &expression.operation {
                    // A part of an element of an array is read like that of a vector.
                    Operation::Slice { of, .. }
                        if matches!(module.expression(*of).operation, Operation::LoopIndex(_)) => {}
                    Operation::Slice { of, .. } | Operation::Select { of, .. } => {
                        must[of.index()] |= !self.is_plain_element(*of) || self.is_field(*of);
                    }
                    // Icarus warns where a block reads an element that only the block's run decides.
                    Operation::Element(..) => {
                        must[index] |= !self.is_plain_element(ExpressionId(index as u32));
                    }
                    Operation::MemoryRead(..) => must[index] = true,
                    _ => {}
                }
            }
        }
        for memory in &module.memories {
            super::memory::values_needed(module, memory, &mut |id| must[id.index()] = true);
        }
        let outgrows = super::index::may_outgrow(module);
        for index in super::index::indices(module) {
            must[index.index()] |= outgrows[index.index()];
        }
        let connected: HashSet<ExpressionId> =
            self.inlined.values().filter_map(Inlined::value).collect();
        let mut cost = vec![0u32; module.expressions.len()];
        let stems = Stems::new(module);
        for (index, expression) in module.expressions.iter().enumerate() {
            let id = ExpressionId(index as u32);
            if !self.is_live(id) {
                continue;
            }
            let operands = expression.operation.operands();
            let below: u32 = operands.iter().fold(0, |sum, o| sum.saturating_add(cost[o.index()]));
            cost[index] = match &expression.operation {
                Operation::Constant(_)
                | Operation::Label(..)
                | Operation::Signal(_)
                | Operation::LoopIndex(_) => 0,
                Operation::Element(..) if self.is_plain_element(id) => 0,
                Operation::Slice { .. } | Operation::Not(_) | Operation::Cross(_) => below,
                _ => below.saturating_add(1),
            };
            let is_leaf = match expression.operation {
                Operation::Signal(signal) => !module.signal(signal).is_table(),
                Operation::Constant(_) | Operation::Label(..) => true,
                _ => false,
            };
            let is_constant =
                matches!(expression.operation, Operation::Constant(_) | Operation::Label(..));
            let wanted = expression.name.is_some()
                || (must[index] && (!is_leaf || is_constant))
                || (uses[index] > 1 && cost[index] > 1)
                || (!is_leaf && self.render(id).text.len() > LONGEST_OPERAND)
                || (connected.contains(&id) && self.render(id).text.starts_with(UNSIGNED));
            if wanted && (!is_leaf || (must[index] && is_constant)) {
                let name = match &expression.name {
                    Some(name) => name.clone(),
                    None => names.fresh(&stems.stem(id)),
                };
                self.value_names.insert(id, name);
                cost[index] = 0;
            }
        }
        self.rendered.borrow_mut().clear();
    }

    fn find_labels(&mut self) {
        let mut found = BTreeSet::new();
        let mut note = |id: ExpressionId| {
            if let Operation::Label(enumeration, variant) = self.module.expression(id).operation {
                found.insert((enumeration.index(), variant));
            }
        };
        for (index, live) in self.hardware.expressions.iter().enumerate() {
            // A case's default stands for its label, which is then only a comment.
            if *live && self.is_label_printed(ExpressionId(index as u32)) {
                note(ExpressionId(index as u32));
            }
        }
        for (signal, live) in self.module.signals.iter().zip(&self.hardware.signals) {
            let is_vector = signal.elements.is_some() && !signal.is_table();
            if let (SignalKind::Register { reset: Some(value) }, Some(of), true) =
                (&signal.kind, signal.enumeration, *live && !is_vector)
            {
                let variants = &self.module.enumerations[of.index()].variants;
                let reset = variants.iter().position(|(_, code)| code == value);
                found.extend(reset.map(|variant| (of.index(), variant)));
            }
        }
        self.labels = found;
    }

    fn is_label_printed(&self, id: ExpressionId) -> bool {
        if !matches!(self.module.expression(id).operation, Operation::Label(..)) {
            return false;
        }
        let by_expression = self.module.expressions.iter().enumerate().any(|(user, e)| {
            self.hardware.expressions[user] && e.operation.operands().contains(&id)
        });
        let mut by_statement = false;
        let printed = |signal: SignalId| self.is_printed(signal, false);
        walk::printed_expressions(&self.module.body, &printed, &mut |e| {
            by_statement |= e == id;
        });
        by_expression || by_statement || self.module.ignored.contains(&id)
    }
}

/// For each expression, whether it reads no signal and no memory.
fn of_loop(module: &Module) -> Vec<bool> {
    let mut of: Vec<bool> = Vec::with_capacity(module.expressions.len());
    for expression in &module.expressions {
        of.push(match &expression.operation {
            Operation::Signal(_) | Operation::MemoryRead(..) | Operation::Element(..) => false,
            operation => operation.operands().iter().all(|operand| of[operand.index()]),
        });
    }
    of
}
