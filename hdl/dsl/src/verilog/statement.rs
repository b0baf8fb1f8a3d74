//! The body: `assign` for what is driven once, `always` blocks for the rest.
//!
//! A block holds the signals that the author assigned under common conditions. A signal that is
//! read by another of its block gets a block of its own: in Verilog the order of assignments would
//! count, in the language it does not.
use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::expression::{element, slice};
use super::overlap::{BRANCH_OF_ITS_OWN, Bits, assigned_bits, bits};
use super::plan::Plan;
use super::text::Text;
use crate::ir::{
    DomainId, ExpressionId, InstanceId, Module, Operation, Part, SignalId, SignalKind, Statement,
    Target,
};

/// Calls `each` with the expressions of all statements.
pub(super) fn expressions(list: &[Statement], each: &mut dyn FnMut(ExpressionId)) {
    printed_expressions(list, &|_| true, each);
}

/// Calls `each` with the expressions of statements that assign signals that are `printed`. A
/// default's label is not among them: it is only a comment.
pub(super) fn printed_expressions(
    list: &[Statement],
    printed: &dyn Fn(SignalId) -> bool,
    each: &mut dyn FnMut(ExpressionId),
) {
    for statement in list {
        let mut any = false;
        targets(std::slice::from_ref(statement), &mut |signal| any |= printed(signal));
        if !any {
            continue;
        }
        match statement {
            Statement::Assign { target, value, .. } => {
                each(*value);
                if let Part::Element { index, .. } = target.part {
                    each(index);
                }
            }
            Statement::If { condition, then, otherwise, .. } => {
                each(*condition);
                printed_expressions(then, printed, each);
                printed_expressions(otherwise, printed, each);
            }
            Statement::Case { subject, arms, default, .. } => {
                each(*subject);
                for arm in arms {
                    arm.labels.iter().for_each(|label| each(*label));
                    printed_expressions(&arm.body, printed, each);
                }
                if let Some((_, body)) = default {
                    printed_expressions(body, printed, each);
                }
            }
        }
    }
}

/// Calls `each` with the target of every assignment.
pub(super) fn targets(list: &[Statement], each: &mut dyn FnMut(SignalId)) {
    for statement in list {
        match statement {
            Statement::Assign { target, .. } => each(target.signal),
            Statement::If { then, otherwise, .. } => {
                targets(then, each);
                targets(otherwise, each);
            }
            Statement::Case { arms, default, .. } => {
                arms.iter().for_each(|arm| targets(&arm.body, each));
                default.iter().for_each(|(_, body)| targets(body, each));
            }
        }
    }
}

/// Whether the signal's kind alone puts it in an `always` block.
pub(super) fn is_procedural(module: &Module, id: SignalId) -> bool {
    let kind = &module.signal(id).kind;
    kind.is_register() || matches!(kind, SignalKind::MemoryOutput(..))
}

/// Marks the combinational signals that `assign` cannot express: assigned under a condition, in
/// overlapping parts, or by a dynamic index.
pub(super) fn mark_procedural(module: &Module, procedural: &mut [bool]) {
    let mut parts: BTreeMap<SignalId, Vec<(u32, u32)>> = BTreeMap::new();
    for statement in &module.body {
        match statement {
            Statement::Assign { target, .. } => {
                let width = module.signal(target.signal).width;
                let (low, high) = match target.part {
                    Part::Whole => (0, width),
                    Part::Slice { low, width } => (low, low + width),
                    Part::Element { .. } => {
                        procedural[target.signal.index()] = true;
                        continue;
                    }
                };
                let parts = parts.entry(target.signal).or_default();
                if parts.iter().any(|(l, h)| low < *h && *l < high) {
                    procedural[target.signal.index()] = true;
                }
                parts.push((low, high));
            }
            _ => targets(std::slice::from_ref(statement), &mut |signal| {
                procedural[signal.index()] = true;
            }),
        }
    }
}

/// Signals that share a block.
struct Block {
    signals: BTreeSet<SignalId>,
    /// `None`: combinational.
    domain: Option<DomainId>,
    /// The statements of the body that assign any of them.
    statements: Vec<usize>,
}

/// Prints the assignments of the hardware, or of what only properties read.
pub(super) fn print(plan: &Plan, formal: bool, text: &mut Text) {
    let module = plan.module;
    let (mut blocks, home) = blocks(plan, formal);
    let mut first = vec![vec![]; module.body.len()];
    for (number, statement) in module.body.iter().enumerate() {
        targets(std::slice::from_ref(statement), &mut |signal| {
            let Some(at) = home.get(&signal) else { return };
            let block = &mut blocks[*at];
            if block.statements.is_empty() {
                first[number].push(*at);
            }
            if block.statements.last() != Some(&number) {
                block.statements.push(number);
            }
        });
    }
    let mut assigned = false;
    for (number, statement) in module.body.iter().enumerate() {
        if let Statement::Assign { target, value, .. } = statement
            && !plan.is_procedural(target.signal)
        {
            let driven = plan.is_driven_by_instance(target.signal, *value);
            if plan.is_printed(target.signal, formal) && !driven {
                let line = format!("assign {} = {};", place(plan, target), plan.text(*value));
                text.line(2, &line);
                assigned = true;
            }
            continue;
        }
        for at in &first[number] {
            if assigned {
                text.line(0, "");
                assigned = false;
            }
            block(plan, &blocks[*at], text);
            text.line(0, "");
        }
    }
    if assigned {
        text.line(0, "");
    }
}

/// Groups the signals of `always` blocks; also says which block each signal is in.
fn blocks(plan: &Plan, formal: bool) -> (Vec<Block>, BTreeMap<SignalId, usize>) {
    let module = plan.module;
    // Signals of one top-level statement belong together.
    let mut group: BTreeMap<SignalId, usize> = BTreeMap::new();
    let mut members: Vec<Vec<SignalId>> = vec![];
    for statement in &module.body {
        let mut mine: Vec<SignalId> = vec![];
        targets(std::slice::from_ref(statement), &mut |signal| {
            let wanted = plan.is_printed(signal, formal) && plan.is_procedural(signal);
            if wanted && !mine.contains(&signal) {
                mine.push(signal);
            }
        });
        for kind in [None].into_iter().chain((0..module.domains.len()).map(Some)) {
            let domain = kind.map(|i| DomainId(i as u32));
            let same: Vec<SignalId> =
                mine.iter().copied().filter(|s| block_domain(module, *s) == domain).collect();
            let Some(first) = same.first() else { continue };
            let home = *group.entry(*first).or_insert_with(|| {
                members.push(vec![*first]);
                members.len() - 1
            });
            for signal in same {
                match group.get(&signal).copied() {
                    Some(other) if other != home => {
                        let moved = std::mem::take(&mut members[other]);
                        moved.iter().for_each(|m| _ = group.insert(*m, home));
                        members[home].extend(moved);
                    }
                    Some(_) => {}
                    None => {
                        group.insert(signal, home);
                        members[home].push(signal);
                    }
                }
            }
        }
    }
    let mut blocks = vec![];
    for list in members.into_iter().filter(|list| !list.is_empty()) {
        let domain = block_domain(module, list[0]);
        if domain.is_none() && list.len() > 1 && read_each_other(plan, &list) {
            blocks.extend(list.into_iter().map(|signal| Block::new([signal], domain)));
        } else {
            blocks.push(Block::new(list, domain));
        }
    }
    let mut home = BTreeMap::new();
    for (number, block) in blocks.iter().enumerate() {
        home.extend(block.signals.iter().map(|signal| (*signal, number)));
    }
    (blocks, home)
}

impl Block {
    fn new(signals: impl IntoIterator<Item = SignalId>, domain: Option<DomainId>) -> Self {
        Self { signals: signals.into_iter().collect(), domain, statements: vec![] }
    }
}

fn block_domain(module: &Module, signal: SignalId) -> Option<DomainId> {
    let signal = module.signal(signal);
    if signal.kind.is_register() { signal.domain } else { None }
}

/// Whether one of the signals is read, in the same cycle, on the way to another of them.
fn read_each_other(plan: &Plan, list: &[SignalId]) -> bool {
    let module = plan.module;
    let instance_inputs = |of: InstanceId| {
        let is_input = move |kind: &SignalKind| matches!(kind, SignalKind::InstanceInput(instance, _) if *instance == of);
        let signals = module.signals.iter().enumerate();
        signals.filter(move |(_, s)| is_input(&s.kind)).map(|(i, _)| SignalId(i as u32))
    };
    list.iter().any(|start| {
        let mut seen: HashSet<ExpressionId> = HashSet::new();
        let mut visited: HashSet<SignalId> = HashSet::new();
        let mut waiting: Vec<ExpressionId> = plan.dependencies[start.index()].clone();
        while let Some(id) = waiting.pop() {
            if !seen.insert(id) {
                continue;
            }
            let operation = &module.expression(id).operation;
            waiting.extend(operation.operands());
            let Operation::Signal(signal) = operation else { continue };
            let mut reached = vec![*signal];
            while let Some(signal) = reached.pop() {
                if list.contains(&signal) {
                    return true;
                }
                if !visited.insert(signal) {
                    continue;
                }
                match &module.signal(signal).kind {
                    SignalKind::InstanceOutput(of, _) => reached.extend(instance_inputs(*of)),
                    kind if kind.is_driven_combinationally() => {
                        waiting.extend(&plan.dependencies[signal.index()]);
                    }
                    _ => {}
                }
            }
        }
        false
    })
}

/// One `always` block.
fn block(plan: &Plan, block: &Block, text: &mut Text) {
    let module = plan.module;
    let body = |text: &mut Text| {
        for number in &block.statements {
            statements(plan, std::slice::from_ref(&module.body[*number]), block, 4, text);
        }
    };
    match block.domain {
        None => {
            text.line(2, "always @* begin");
            body(text);
        }
        Some(domain) => {
            let domain = &module.domains[domain.index()];
            let clock = &module.signal(domain.clock).name;
            text.line(2, &format!("always @(posedge {clock}) begin"));
            body(text);
            let mut opened = false;
            for id in &block.signals {
                let signal = module.signal(*id);
                if let SignalKind::Register { reset: Some(value) } = &signal.kind {
                    if !opened {
                        let reset = &module.signal(domain.reset).name;
                        text.line(4, &format!("if ({reset}) begin"));
                        opened = true;
                    }
                    let value = reset_value(plan, *id, value);
                    text.line(6, &format!("{} <= {value};", signal.name));
                }
            }
            if opened {
                text.line(4, "end");
            }
        }
    }
    text.line(2, "end");
}

/// A reset value, by its label if the register holds an enumeration.
fn reset_value(plan: &Plan, id: SignalId, value: &num_bigint::BigUint) -> String {
    let signal = plan.module.signal(id);
    if let Some(enumeration) = signal.enumeration {
        let variants = &plan.module.enumerations[enumeration.index()].variants;
        for (number, (label, code)) in variants.iter().enumerate() {
            if code == value && plan.label_used(enumeration.index(), number) {
                return label.clone();
            }
        }
    }
    super::expression::constant(value, signal.width)
}

/// The statements of a list that concern the block.
fn statements(plan: &Plan, list: &[Statement], block: &Block, indent: usize, text: &mut Text) {
    let mut under_conditions: Vec<Bits> = vec![];
    for statement in list {
        match statement {
            Statement::Assign { target, value, .. } => {
                if block.signals.contains(&target.signal) {
                    let operator = if block.domain.is_some() { "<=" } else { "=" };
                    let (place, value) = (place(plan, target), plan.text(*value));
                    let line = format!("{place} {operator} {value};");
                    let bits = bits(plan.module, target);
                    if block.domain.is_some() && under_conditions.iter().any(|b| b.meet(&bits)) {
                        text.line(indent, &format!("if (1'b1) begin // {BRANCH_OF_ITS_OWN}"));
                        text.line(indent + 2, &line);
                        text.line(indent, "end");
                        under_conditions.push(bits);
                    } else {
                        text.line(indent, &line);
                    }
                }
                continue;
            }
            Statement::If { condition, then, otherwise, .. } => {
                choice(plan, *condition, (then, otherwise), block, indent, text);
            }
            Statement::Case { .. } => case(plan, statement, block, indent, text),
        }
        assigned_bits(plan.module, std::slice::from_ref(statement), &mut under_conditions);
    }
}

/// Whether the list assigns any signal of the block.
fn concerns(list: &[Statement], block: &Block) -> bool {
    let mut any = false;
    targets(list, &mut |signal| any |= block.signals.contains(&signal));
    any
}

fn choice(
    plan: &Plan,
    condition: ExpressionId,
    (then, otherwise): (&[Statement], &[Statement]),
    block: &Block,
    indent: usize,
    text: &mut Text,
) {
    let (yes, no) = (concerns(then, block), concerns(otherwise, block));
    if !yes && !no {
        return;
    }
    if !yes {
        text.line(indent, &format!("if ({}) begin", plan.negated(condition)));
        statements(plan, otherwise, block, indent + 2, text);
        text.line(indent, "end");
        return;
    }
    text.line(indent, &format!("if ({}) begin", plan.text(condition)));
    let mut then = then;
    let mut otherwise = otherwise;
    loop {
        statements(plan, then, block, indent + 2, text);
        if !concerns(otherwise, block) {
            break;
        }
        // The only thing in the way of `else if` is another statement for this block.
        let relevant: Vec<&Statement> =
            otherwise.iter().filter(|s| concerns(std::slice::from_ref(s), block)).collect();
        match relevant[..] {
            [Statement::If { condition, then: inner, otherwise: rest, .. }]
                if concerns(inner, block) =>
            {
                text.line(indent, &format!("end else if ({}) begin", plan.text(*condition)));
                then = inner;
                otherwise = rest;
            }
            _ => {
                text.line(indent, "end else begin");
                statements(plan, otherwise, block, indent + 2, text);
                break;
            }
        }
    }
    text.line(indent, "end");
}

fn case(plan: &Plan, statement: &Statement, block: &Block, indent: usize, text: &mut Text) {
    let Statement::Case { subject, arms, default, .. } = statement else { return };
    if !concerns(std::slice::from_ref(statement), block) {
        return;
    }
    text.line(indent, &format!("case ({})", plan.text(*subject)));
    let has_default = default.as_ref().is_some_and(|(_, body)| concerns(body, block));
    for arm in arms {
        let labels: Vec<String> = arm.labels.iter().map(|label| plan.text(*label)).collect();
        let labels = labels.join(", ");
        if concerns(&arm.body, block) {
            text.line(indent + 2, &format!("{labels}: begin"));
            statements(plan, &arm.body, block, indent + 4, text);
            text.line(indent + 2, "end");
        } else if has_default {
            text.line(indent + 2, &format!("{labels}: ;"));
        }
    }
    match default {
        Some((label, body)) if has_default => {
            let comment = label.map(|label| label_comment(plan, label)).unwrap_or_default();
            text.line(indent + 2, &format!("default: begin{comment}"));
            statements(plan, body, block, indent + 4, text);
            text.line(indent + 2, "end");
        }
        _ => text.line(indent + 2, "default: ;"),
    }
    text.line(indent, "endcase");
}

/// Says which label a default stands for.
fn label_comment(plan: &Plan, label: ExpressionId) -> String {
    match plan.module.expression(label).operation {
        Operation::Label(enumeration, variant) => {
            let variants = &plan.module.enumerations[enumeration.index()].variants;
            format!(" // {}", variants[variant].0)
        }
        _ => String::new(),
    }
}

/// The left side of an assignment.
fn place(plan: &Plan, target: &Target) -> String {
    let signal = plan.module.signal(target.signal);
    match target.part {
        Part::Whole => signal.name.clone(),
        Part::Slice { low, width } if width == signal.width && low == 0 => signal.name.clone(),
        Part::Slice { low, width } => slice(&signal.name, low, width),
        Part::Element { index, width } => {
            let index_width = plan.module.expression(index).width;
            element(&signal.name, &plan.render(index), index_width, width)
        }
    }
}
