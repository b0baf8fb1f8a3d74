//! Prints a module as Verilog-2005 that people, Verilator, Icarus, Yosys, Vivado and Quartus read
//! alike.
//!
//! Printing is sound because every operand already has the width its operator needs: no Verilog
//! context can widen or narrow anything, signed arithmetic stands inside `$unsigned(..)`, and every
//! operator's operands are in parentheses unless they are names or the same associative operator.
//!
//! The order of a file: ports, constants, declarations, named values, logic, memories, instances,
//! properties (under `` `ifdef FORMAL ``).
mod arrays;
mod blocks;
mod expression;
mod harness;
mod index;
mod instance;
mod liveness;
pub(crate) mod memory;
mod overlap;
mod parametric;
mod plan;
mod properties;
mod statement;
mod text;
pub(crate) mod unnamed;
mod walk;

pub use harness::{harness, harness_name};
pub use parametric::{
    Derived, Error, Family, Member, Members, Parameter, Part, Printed, Refusal, Sample, ValueOf,
    parametric, stand_in,
};

use crate::ir::{ExpressionId, Module, SignalKind};
use plan::Plan;
use text::{Text, comment, filled, one_line, range};

/// The Verilog of one module (its children are printed by themselves).
pub fn print(module: &Module) -> String {
    text(module, &Members::new()).finish()
}

/// The same; where it instantiates one of the members, the text has an instance of its family.
pub fn print_with(module: &Module, members: &Members) -> String {
    text(module, members).finish()
}

fn text(module: &Module, members: &Members) -> Text {
    let plan = Plan::new(module);
    let mut text = Text::default();
    header(module, &mut text);
    ports(&plan, &mut text);
    labels(&plan, &mut text);
    let at = text.len();
    declarations(&plan, false, &mut text);
    values(&plan, false, &mut text);
    statement::print(&plan, false, &mut text);
    memory::print(&plan, &mut text);
    instance::print(&plan, members, &mut text);
    unused(&plan, &mut text);
    let indices = arrays::indices(&plan, (&text, at), |_| false);
    text.insert(at, indices);
    formal(&plan, at, &mut text);
    text.line(0, "endmodule");
    text.line(0, "");
    text.line(0, "`default_nettype wire");
    text
}

fn header(module: &Module, text: &mut Text) {
    for line in filled(&module.documentation) {
        text.line(0, &comment(&line));
    }
    text.line(0, "`default_nettype none");
    text.line(0, "");
}

fn ports(plan: &Plan, text: &mut Text) {
    let module = plan.module;
    if module.ports().next().is_none() {
        text.line(0, &format!("module {};", module.name));
        text.line(0, "");
        return;
    }
    text.line(0, &format!("module {} (", module.name));
    let widest = module.ports().map(|(_, s)| range(s.width).len()).max().unwrap_or(0);
    let count = module.ports().count();
    for (number, (id, port)) in module.ports().enumerate() {
        for group in &module.groups {
            let first = group.valid.or(group.fields.first().map(|f| f.1));
            if first == Some(id) {
                for line in group.documentation.lines() {
                    text.line(2, &comment(line.trim()));
                }
            }
        }
        let direction = match port.kind {
            SignalKind::Output if plan.is_procedural(id) => "output reg ",
            SignalKind::Output => "output wire",
            _ => "input  wire",
        };
        let comma = if number + 1 == count { "" } else { "," };
        let mut line = format!("{direction} {:widest$} {}{comma}", range(port.width), port.name);
        if widest == 0 {
            line = format!("{direction} {}{comma}", port.name);
        }
        let meaning = one_line(&port.comment);
        port_line(&line, &meaning, text);
    }
    text.line(0, ");");
    text.line(0, "");
}

/// A port, with its meaning beside or above it.
fn port_line(line: &str, meaning: &str, text: &mut Text) {
    let beside = format!("{line:<52} // {meaning}");
    if meaning.is_empty() {
        text.line(2, line);
    } else if beside.len() + 2 <= text::COLUMNS {
        text.line(2, &beside);
    } else {
        text.line(2, &format!("// {meaning}"));
        text.line(2, line);
    }
}

fn labels(plan: &Plan, text: &mut Text) {
    let mut any = false;
    for (id, enumeration) in plan.module.enumerations.iter().enumerate() {
        let mut named = false;
        for (variant, (label, code)) in enumeration.variants.iter().enumerate() {
            if !plan.label_used(id, variant) {
                continue;
            }
            if !named {
                text.line(2, &format!("// {}", enumeration.name));
                named = true;
            }
            let value = expression::constant(code, enumeration.width);
            let range = range(enumeration.width);
            let space = if range.is_empty() { "" } else { " " };
            text.line(2, &format!("localparam {range}{space}{label} = {value};"));
            any = true;
        }
    }
    if any {
        text.line(0, "");
    }
}

/// Declares registers and wires: those of the hardware, or those that only properties read.
fn declarations(plan: &Plan, formal: bool, text: &mut Text) {
    let mut any = false;
    for (id, signal) in plan.declared(formal) {
        let keyword = if plan.is_procedural(id) { "reg" } else { "wire" };
        let mut line = arrays::declaration(keyword, signal);
        // What is connected to an instance's port is said at that port.
        let is_said_there =
            matches!(signal.kind, SignalKind::InstanceInput(..) | SignalKind::InstanceOutput(..));
        let mut meaning = if is_said_there { String::new() } else { one_line(&signal.comment) };
        if let Some(enumeration) = signal.enumeration {
            let enumeration = &plan.module.enumerations[enumeration.index()];
            meaning = format!("{} {meaning}", enumeration.name).trim().to_string();
        }
        if !meaning.is_empty() {
            line = format!("{line:<40} // {meaning}");
        }
        text.attributes(2, &signal.attributes);
        text.line(2, &line);
        any = true;
    }
    if !formal {
        for declared in &plan.module.memories {
            memory::declare(plan, declared, text);
            any = true;
        }
    }
    if any {
        text.line(0, "");
    }
}

/// Named values, each a wire with its expression, operands before users.
fn values(plan: &Plan, formal: bool, text: &mut Text) {
    let mut any = false;
    let (in_loops, values): (Vec<ExpressionId>, Vec<ExpressionId>) =
        plan.values(formal).into_iter().partition(|id| plan.loop_of(*id).is_some());
    for id in values {
        let name = plan.value_name(id).expect("a value has a name");
        let range = range(plan.module.expression(id).width);
        let space = if range.is_empty() { "" } else { " " };
        let value = plan.definition(id);
        text.line(2, &format!("wire {range}{space}{name} = {value};"));
        any = true;
    }
    if any {
        text.line(0, "");
    }
    arrays::values(plan, &in_loops, formal, text);
}

/// Reads what nobody else reads, so that every tool sees that it is meant.
fn unused(plan: &Plan, text: &mut Text) {
    let list = plan.unused(None);
    if list.is_empty() {
        return;
    }
    text.line(2, "// Not used, on purpose.");
    let name = plan.unused_name(None);
    text.line(2, &format!("(* unused *) wire {name};"));
    text.line(2, &format!("assign {name} = &{{1'b0, {}}};", list.join(", ")));
    text.line(0, "");
}

fn formal(plan: &Plan, hardware: usize, text: &mut Text) {
    // They are about clock edges, and were proved of a design whose resets are.
    if plan.module.resets.asynchronous {
        return;
    }
    let mut inner = Text::default();
    declarations(plan, true, &mut inner);
    values(plan, true, &mut inner);
    statement::print(plan, true, &mut inner);
    properties::print(plan, &mut inner);
    let is_declared = |name: &str| text.counts_with(name, hardware);
    inner.insert(0, arrays::indices(plan, (&inner, 0), is_declared));
    if inner.is_empty() {
        return;
    }
    text.line(0, "`ifdef FORMAL");
    text.append(inner);
    text.line(0, "`endif");
    text.line(0, "");
}
