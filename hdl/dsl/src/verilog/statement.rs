//! The body: `assign` for what is driven once, `always` blocks for the rest.
use std::collections::BTreeSet;

use num_bigint::BigUint;

use super::arrays;
use super::blocks::{Block, blocks};
use super::expression::{Rendered, array_index, constant, field, slice};
use super::overlap::{BRANCH_OF_ITS_OWN, Bits, assigned_bits, bits};
use super::plan::Plan;
use super::text::{COLUMNS, Text, in_block};
use super::walk::targets;
use crate::ir::{ExpressionId, Module, Operation, Part, SignalId, SignalKind, Statement, Target};

/// Prints the assignments of the hardware, or of what only properties read.
pub(super) fn print(plan: &Plan, formal: bool, text: &mut Text) {
    let module = plan.module;
    let blocks = blocks(plan, formal);
    let mut next = blocks.iter().peekable();
    let mut fixed = BTreeSet::new();
    let mut assigned = false;
    for (number, statement) in module.body.iter().enumerate() {
        if let Statement::For { index, body, .. } = statement
            && plan.generates(*index)
        {
            if assigned {
                text.line(0, "");
            }
            arrays::generated(plan, *index, body, formal, text);
            assigned = false;
            continue;
        }
        if let Statement::Assign { target, value, .. } = statement
            && !plan.is_procedural(target.signal)
        {
            let id = target.signal;
            if !plan.is_printed(id, formal) || plan.is_driven_by_instance(id, *value) {
                continue;
            }
            let signal = module.signal(id);
            if let Some(value) = plan.fixed(id) {
                if fixed.insert(id) {
                    let value = constant(value, signal.width);
                    text.line(2, &format!("assign {} = {value};", signal.name));
                }
            } else {
                let line = format!("assign {} = {};", place(plan, target), plan.text(*value));
                text.line(2, &line);
            }
            assigned = true;
            continue;
        }
        while let Some(found) = next.next_if(|block| block.statements[0] == number) {
            if assigned {
                text.line(0, "");
                assigned = false;
            }
            block(plan, found, text);
            text.line(0, "");
        }
    }
    if assigned {
        text.line(0, "");
    }
}

/// One `always` block.
fn block(plan: &Plan, block: &Block, text: &mut Text) {
    let module = plan.module;
    let body = || block.statements.iter().map(|number| &module.body[*number]);
    let at_the_top = |text: &mut Text| body().for_each(|each| one(plan, each, block, 4, text));
    let Some(domain) = block.domain else {
        text.line(2, "always @* begin");
        at_the_top(text);
        return text.line(2, "end");
    };
    let domain = &module.domains[domain.index()];
    let (clock, reset) = (&module.signal(domain.clock).name, &module.signal(domain.reset).name);
    let (edge, in_reset) = match module.resets.active_low {
        true => ("negedge", format!("!{reset}")),
        false => ("posedge", reset.clone()),
    };
    let integer = plan.integer_of(block);
    let has_reset = block.signals.iter().any(|id| reset_of(module, *id).is_some());
    if has_reset && module.resets.asynchronous {
        text.line(2, &format!("always @(posedge {clock} or {edge} {reset}) begin"));
        text.line(4, &format!("if ({in_reset}) begin"));
        reset_values(plan, block, ("<=", 6, integer), text);
        text.line(4, "end else begin");
        statements(plan, body(), block, 6, text);
        text.line(4, "end");
    } else {
        text.line(2, &format!("always @(posedge {clock}) begin"));
        at_the_top(text);
        if has_reset {
            text.line(4, &format!("if ({in_reset}) begin"));
            reset_values(plan, block, ("<=", 6, integer), text);
            text.line(4, "end");
        }
    }
    text.line(2, "end");
    if has_reset && module.resets.initial {
        text.line(0, "");
        text.line(2, "initial begin");
        reset_values(plan, block, ("=", 4, integer), text);
        text.line(2, "end");
    }
}

/// What a register is in reset, if it has a reset.
pub(super) fn reset_of(module: &Module, id: SignalId) -> Option<&BigUint> {
    match &module.signal(id).kind {
        SignalKind::Register { reset } => reset.as_ref(),
        _ => None,
    }
}

/// Gives the registers of a block their reset values.
fn reset_values(plan: &Plan, block: &Block, style: (&str, usize, &str), text: &mut Text) {
    let (operator, indent, _) = style;
    let mut tables = vec![];
    for id in &block.signals {
        let signal = plan.module.signal(*id);
        let Some(value) = reset_of(plan.module, *id) else { continue };
        if signal.is_table() {
            tables.push((*id, value));
            continue;
        }
        let value = reset_value(plan, *id, value, signal.width);
        text.line(indent, &format!("{} {operator} {value};", signal.name));
    }
    arrays::reset(plan, &tables, style, text);
}

/// A reset value, by its label if the register holds an enumeration.
pub(super) fn reset_value(
    plan: &Plan,
    id: SignalId,
    value: &num_bigint::BigUint,
    width: u32,
) -> String {
    let signal = plan.module.signal(id);
    if let Some(enumeration) = signal.enumeration {
        let of = &plan.module.enumerations[enumeration.index()];
        // The elements of an array that is printed as a vector are reset together.
        let variants = if of.width == width { &of.variants[..] } else { &[] };
        for (number, (label, code)) in variants.iter().enumerate() {
            if code == value && plan.label_used(enumeration.index(), number) {
                return label.clone();
            }
        }
    }
    super::expression::constant(value, width)
}

/// The statements of a list below the top of a block that concern it.
fn statements<'m>(
    plan: &Plan,
    list: impl IntoIterator<Item = &'m Statement>,
    block: &Block,
    indent: usize,
    text: &mut Text,
) {
    let mut under_conditions: Vec<Bits> = vec![];
    for statement in list {
        let needs_branch = block.domain.is_some()
            && unconditional(plan.module, statement, block)
                .iter()
                .any(|bits| under_conditions.iter().any(|before| before.meet(bits)));
        if needs_branch {
            text.line(indent, &format!("if (1'b1) begin // {BRANCH_OF_ITS_OWN}"));
            one(plan, statement, block, indent + 2, text);
            text.line(indent, "end");
        } else {
            one(plan, statement, block, indent, text);
        }
        let is_plain = matches!(statement, Statement::Assign { target, .. }
            if !is_choice_of_element(plan.module, target));
        if needs_branch || !is_plain {
            assigned_bits(plan.module, std::slice::from_ref(statement), &mut under_conditions);
        }
    }
}

/// One statement, as far as it concerns the block.
fn one(plan: &Plan, statement: &Statement, block: &Block, indent: usize, text: &mut Text) {
    match statement {
        Statement::Assign { target, value, .. } => {
            if block.signals.contains(&target.signal) && !plan.is_nowhere(target) {
                let operator = if block.domain.is_some() { "<=" } else { "=" };
                let (place, value) = (place(plan, target), plan.text(*value));
                text.line(
                    indent,
                    &in_block(&format!("{place} {operator} {value};"), plan.integer_of(block)),
                );
            }
        }
        Statement::If { .. } => choice(plan, statement, block, indent, text),
        Statement::Case { .. } => case(plan, statement, block, indent, text),
        Statement::For { index, body, .. } => {
            if concerns(body, block) {
                text.line(indent, &arrays::head(plan.module, *index, plan.integer_of(block)));
                statements(plan, body, block, indent + 2, text);
                text.line(indent, "end");
            }
        }
    }
}

/// Whether it is an element whose number is no constant: Yosys makes it a choice of all elements, each under a
/// condition, unless it finds the number.
fn is_choice_of_element(module: &Module, target: &Target) -> bool {
    let is_known =
        |index: ExpressionId| matches!(module.expression(index).operation, Operation::Constant(_));
    match target.part {
        Part::Element { index, .. } => module.signal(target.signal).is_table() && !is_known(index),
        Part::Whole | Part::Slice { .. } => false,
    }
}

/// The bits of the block's signals that a statement assigns under no condition.
fn unconditional(module: &Module, statement: &Statement, block: &Block) -> Vec<Bits> {
    match statement {
        Statement::Assign { target, .. } if block.signals.contains(&target.signal) => {
            vec![bits(module, target)]
        }
        Statement::For { body, .. } => {
            body.iter().flat_map(|inner| unconditional(module, inner, block)).collect()
        }
        _ => vec![],
    }
}

/// Whether a block counts the elements of a loop, or may.
pub(super) fn counts(module: &Module, block: &Block) -> bool {
    let is_loop = |number: &usize| has_loop(std::slice::from_ref(&module.body[*number]), block);
    let resets = |id: &SignalId| module.signal(*id).is_table() && reset_of(module, *id).is_some();
    block.domain.is_some()
        && (block.statements.iter().any(is_loop) || block.signals.iter().any(resets))
}

/// Whether there is a loop in the list that concerns the block.
fn has_loop(list: &[Statement], block: &Block) -> bool {
    list.iter().any(|statement| match statement {
        Statement::Assign { .. } => false,
        Statement::For { body, .. } => concerns(body, block),
        Statement::If { then, otherwise, .. } => {
            has_loop(then, block) || has_loop(otherwise, block)
        }
        Statement::Case { arms, default, .. } => {
            arms.iter().any(|arm| has_loop(&arm.body, block))
                || default.as_ref().is_some_and(|(_, body)| has_loop(body, block))
        }
    })
}

/// Whether the list assigns any signal of the block.
fn concerns(list: &[Statement], block: &Block) -> bool {
    let mut any = false;
    targets(list, &mut |signal| any |= block.signals.contains(&signal));
    any
}

fn choice(plan: &Plan, statement: &Statement, block: &Block, indent: usize, text: &mut Text) {
    let Some(Guarded { condition, list }) = guarded(plan, statement, block, indent) else { return };
    let integer = plan.integer_of(block);
    if let Some(condition) = condition {
        text.line(indent, &format!("if ({}) begin", in_block(&condition, integer)));
        statements(plan, list, block, indent + 2, text);
        text.line(indent, "end");
        return;
    }
    let [Statement::If { condition, then, otherwise, .. }] = list else { return };
    text.line(indent, &format!("if ({}) begin", in_block(&plan.text(*condition), integer)));
    let (mut then, mut otherwise) = (then, otherwise);
    loop {
        statements(plan, then, block, indent + 2, text);
        if !concerns(otherwise, block) {
            break;
        }
        // The only thing in the way of `else if` is another statement for this block.
        match relevant(otherwise, block)[..] {
            [Statement::If { condition, then: inner, otherwise: rest, .. }]
                if concerns(inner, block) =>
            {
                let condition = in_block(&plan.text(*condition), integer);
                text.line(indent, &format!("end else if ({condition}) begin"));
                (then, otherwise) = (inner, rest);
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

/// Statements, and under which condition they run, if any.
struct Guarded<'m> {
    condition: Option<String>,
    list: &'m [Statement],
}

/// Takes off a statement the conditions that have one branch for the block: of `if`s inside each
/// other, with nothing else in them, one remains.
fn guarded<'m>(
    plan: &Plan,
    statement: &'m Statement,
    block: &Block,
    indent: usize,
) -> Option<Guarded<'m>> {
    let mut list = std::slice::from_ref(statement);
    if !concerns(list, block) {
        return None;
    }
    let mut conditions: Vec<Rendered> = vec![];
    while let [Statement::If { condition, then, otherwise, .. }] = relevant(list, block)[..] {
        let (taken, inner) = match (concerns(then, block), concerns(otherwise, block)) {
            (true, true) => break,
            (true, false) => (plan.render(*condition), then),
            _ => (plan.negated(*condition), otherwise),
        };
        let length: usize = conditions.iter().map(|one| one.text.len() + 6).sum();
        let apart = block.domain.is_some() || indent + length + taken.text.len() + 14 > COLUMNS;
        if apart && !conditions.is_empty() {
            break;
        }
        conditions.push(taken);
        list = inner;
    }
    let condition = match &conditions[..] {
        [] => None,
        [only] => Some(only.text.clone()),
        several => {
            let several: Vec<String> = several.iter().map(|one| one.operand("&&", true)).collect();
            Some(several.join(" && "))
        }
    };
    Some(Guarded { condition, list })
}

/// The statements of a list that assign any signal of the block.
fn relevant<'m>(list: &'m [Statement], block: &Block) -> Vec<&'m Statement> {
    list.iter().filter(|s| concerns(std::slice::from_ref(s), block)).collect()
}

fn case(plan: &Plan, statement: &Statement, block: &Block, indent: usize, text: &mut Text) {
    let Statement::Case { subject, arms, default, .. } = statement else { return };
    if !concerns(std::slice::from_ref(statement), block) {
        return;
    }
    text.line(
        indent,
        &format!("case ({})", in_block(&plan.text(*subject), plan.integer_of(block))),
    );
    let has_default = default.as_ref().is_some_and(|(_, body)| concerns(body, block));
    // Arms for the block's own default, which a default of the `case` would overwrite.
    let mut nothing: Vec<String> = vec![];
    let idle = |nothing: &mut Vec<String>, text: &mut Text| {
        if has_default && !nothing.is_empty() {
            text.line(indent + 2, &format!("{}: ;", nothing.join(", ")));
        }
        nothing.clear();
    };
    for arm in arms {
        let labels: Vec<String> = arm.labels.iter().map(|label| plan.text(*label)).collect();
        let labels = labels.join(", ");
        let mut body = Text::default();
        statements(plan, &arm.body, block, indent + 4, &mut body);
        if body.is_empty() {
            nothing.push(labels);
            continue;
        }
        idle(&mut nothing, text);
        arm_of(&labels, "", body, indent + 2, text);
    }
    idle(&mut nothing, text);
    match default {
        Some((label, body)) if has_default => {
            let comment = label.map(|label| label_comment(plan, label)).unwrap_or_default();
            let mut printed = Text::default();
            statements(plan, body, block, indent + 4, &mut printed);
            arm_of("default", &comment, printed, indent + 2, text);
        }
        _ => text.line(indent + 2, "default: ;"),
    }
    text.line(indent, "endcase");
}

/// An arm; a single assignment stands on its label's line.
fn arm_of(labels: &str, comment: &str, body: Text, indent: usize, text: &mut Text) {
    if let Some(only) = body.only_line() {
        let line = format!("{labels}: {only}{comment}");
        if only.ends_with(';') && indent + line.len() <= COLUMNS {
            return text.line(indent, &line);
        }
    }
    text.line(indent, &format!("{labels}: begin{comment}"));
    text.append(body);
    text.line(indent, "end");
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
pub(super) fn place(plan: &Plan, target: &Target) -> String {
    let signal = plan.module.signal(target.signal);
    match target.part {
        Part::Whole => signal.name.clone(),
        Part::Slice { low, width } if width == signal.width && low == 0 => signal.name.clone(),
        Part::Slice { low, width } => slice(&signal.name, low, width),
        Part::Element { index, .. } if signal.elements.is_some() && !signal.is_packed => {
            format!("{}[{}]", signal.name, array_index(plan, index))
        }
        Part::Element { index, width } => field(plan, &signal.name, index, width),
    }
}
