//! Arrays, and loops over their elements: `for` in `always` blocks, `generate` loops for wires.
//!
//! A wire is never assigned in an `always` block here: Icarus 11 warns that `always @*` waits for the
//! whole of an array of which one element is read. In a `generate` loop every element has an `assign`.
use std::collections::BTreeMap;

use num_bigint::BigUint;

use super::plan::Plan;
use super::statement::{place, reset_value};
use super::text::{Text, in_generate, range};
use crate::arithmetic::slice;
use crate::ir::{ExpressionId, LoopId, Module, Signal, SignalId, Statement, index_bits};
use crate::names::OF_LOOPS;

/// `reg [7:0] line [0:63];`, or a vector where the elements have one bit.
///
/// Yosys makes a memory of an array of registers, or warns that it makes none, unless it is told.
pub(super) fn declaration(keyword: &str, signal: &Signal) -> String {
    let name = &signal.name;
    match signal.elements {
        Some(elements) if signal.is_table() => {
            let told = if signal.kind.is_register() { "(* mem2reg *) " } else { "" };
            told.to_string() + &array(keyword, name, signal.element_width(), elements)
        }
        _ => {
            let range = range(signal.width);
            let space = if range.is_empty() { "" } else { " " };
            format!("{keyword} {range}{space}{name};")
        }
    }
}

fn array(keyword: &str, name: &str, width: u32, elements: u32) -> String {
    match width {
        1 => format!("{keyword} {} {name};", range(elements)),
        _ => format!("{keyword} {} {name} [0:{}];", range(width), elements - 1),
    }
}

/// The declarations of what the loops in these lines count with, unless that is declared before.
pub(super) fn indices(
    plan: &Plan,
    (lines, from): (&Text, usize),
    is_declared: impl Fn(&str) -> bool,
) -> Text {
    let mut text = Text::default();
    let of_kind = |kind: &str, name: &str, text: &mut Text| {
        if lines.counts_with(name, from) && !is_declared(name) {
            text.line(2, &format!("{kind} {name};"));
        }
    };
    plan.integers().for_each(|integer| of_kind("integer", integer, &mut text));
    of_kind("genvar", OF_LOOPS[1], &mut text);
    if !text.is_empty() {
        text.line(0, "");
    }
    text
}

/// `for (i = 0; i < 64; i = i + 1) begin`.
pub(super) fn head(module: &Module, id: LoopId, index: &str) -> String {
    counted(module.loops[id.index()].elements, index)
}

fn counted(elements: u32, index: &str) -> String {
    format!("for ({index} = 0; {index} < {elements}; {index} = {index} + 1) begin")
}

/// Resets every element of these arrays; in one loop those of one size that get one value.
pub(super) fn reset(
    plan: &Plan,
    list: &[(SignalId, &BigUint)],
    (operator, indent, integer): (&str, usize, &str),
    text: &mut Text,
) {
    let mut loops: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for (id, value) in list {
        let signal = plan.module.signal(*id);
        let (elements, width) = (signal.elements.unwrap_or(1), signal.element_width());
        let of = |element: u32| slice(value, element * width, width);
        let first = of(0);
        if (1..elements).all(|element| of(element) == first) {
            let value = reset_value(plan, *id, &first, width);
            let line = format!("{}[{integer}] {operator} {value};", signal.name);
            loops.entry(elements).or_default().push(line);
            continue;
        }
        for element in 0..elements {
            let value = reset_value(plan, *id, &of(element), width);
            text.line(indent, &format!("{}[{element}] {operator} {value};", signal.name));
        }
    }
    for (elements, lines) in loops {
        text.line(indent, &counted(elements, integer));
        lines.iter().for_each(|line| text.line(indent + 2, line));
        text.line(indent, "end");
    }
}

/// The `generate` loop that assigns wires.
pub(super) fn generated(
    plan: &Plan,
    id: LoopId,
    body: &[Statement],
    formal: bool,
    text: &mut Text,
) {
    let module = plan.module;
    let mut lines = vec![];
    for value in plan.values_in_block(id, body, formal) {
        let range = range(module.expression(value).width);
        let space = if range.is_empty() { "" } else { " " };
        let name = plan.value_name(value).expect("a value has a name");
        lines.push(format!("wire {range}{space}{name} = {};", plan.definition(value)));
    }
    for statement in body {
        let Statement::Assign { target, value, .. } = statement else { continue };
        if plan.is_printed(target.signal, formal) {
            lines.push(format!("assign {} = {};", place(plan, target), plan.text(*value)));
        }
    }
    if !formal && !lines.is_empty() {
        lines.extend(unused(plan, id));
    }
    block(plan, (id, formal), &lines, text);
}

/// Reads what nobody else reads of the values in a loop.
fn unused(plan: &Plan, id: LoopId) -> Vec<String> {
    let list = plan.unused(Some(id));
    if list.is_empty() {
        return vec![];
    }
    let name = plan.unused_name(Some(id));
    let declared = format!("(* unused *) wire {name};");
    vec![declared, format!("assign {name} = &{{1'b0, {}}};", list.join(", "))]
}

/// Values in the loops of `always` blocks: each is an array of wires, an element for each.
pub(super) fn values(plan: &Plan, list: &[ExpressionId], formal: bool, text: &mut Text) {
    let module = plan.module;
    for (number, found) in module.loops.iter().enumerate() {
        let id = LoopId(number as u32);
        if plan.generates(id) {
            continue;
        }
        let mut lines = vec![];
        for value in list.iter().filter(|value| plan.loop_of(**value) == Some(id)) {
            let name = plan.value_name(*value).expect("a value has a name");
            text.line(2, &array("wire", name, module.expression(*value).width, found.elements));
            lines.push(format!("assign {} = {};", plan.text(*value), plan.definition(*value)));
        }
        if !formal && !lines.is_empty() {
            lines.extend(unused(plan, id));
        }
        block(plan, (id, formal), &lines, text);
    }
}

/// A `generate` loop.
fn block(plan: &Plan, (id, formal): (LoopId, bool), lines: &[String], text: &mut Text) {
    if lines.is_empty() {
        return;
    }
    let bits = index_bits(plan.module.loops[id.index()].elements);
    let lines: Vec<String> = lines.iter().map(|line| in_generate(line, bits)).collect();
    let [_, genvar, number] = OF_LOOPS;
    let head = head(plan.module, id, genvar);
    text.line(2, "generate");
    text.line(4, &format!("{head} : {}", plan.block_name(id, formal)));
    if lines.iter().any(|line| line.contains(number)) {
        // Without a range it would have the width of the number.
        text.line(6, &format!("localparam [{}:0] {number} = {genvar};", bits - 1));
    }
    lines.iter().for_each(|line| text.line(6, line));
    text.line(4, "end");
    text.line(2, "endgenerate");
    text.line(0, "");
}
