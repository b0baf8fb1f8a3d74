//! Memories, in the idioms from which Vivado, Quartus and Yosys infer the same RAMs.
use num_bigint::BigUint;
use num_traits::One;

use super::expression::constant;
use super::plan::Plan;
use super::text::{Text, one_line, range};
use crate::ir::{
    ExpressionId, Memory, MemoryPort, MemoryPortKind, MemoryStyle, Module, Operation,
    ReadDuringWrite,
};

/// Calls `each` with the expressions that must have a name, because a lane of them is taken.
pub(super) fn values_needed(module: &Module, memory: &Memory, each: &mut dyn FnMut(ExpressionId)) {
    for port in &memory.ports {
        if let MemoryPortKind::Write { data, lanes } | MemoryPortKind::ReadWrite { data, lanes, .. } =
            port.kind
            && memory.lanes() > 1
            && !is_all_ones(module, lanes)
        {
            each(data);
            each(lanes);
        }
    }
}

/// Names that the printing of a memory may use besides its own.
pub(crate) fn derived_names(memory: &Memory) -> Vec<String> {
    let mut names = vec![each(memory)];
    names.extend(writers(memory).map(|(_, port)| write_lane(memory, port)));
    names.extend(readers(memory).map(|(_, port)| forward_lane(memory, port)));
    for (number, port) in readers(memory) {
        names.push(stored(memory, port));
        for (_, writer) in writers(memory).filter(|(other, _)| *other != number) {
            let (hit, word) = forward_names(memory, port, writer);
            names.extend([hit, word]);
        }
    }
    names.extend(memory.ports.iter().map(|port| inside_label(memory, port)));
    for (number, one) in writers(memory) {
        let others = writers(memory).filter(|(other, _)| *other > number);
        names.extend(others.map(|(_, other)| apart_label(memory, one, other)));
    }
    names
}

/// The property that a port's addresses are inside.
pub(super) fn inside_label(memory: &Memory, port: &MemoryPort) -> String {
    format!("{}_{}_address_is_inside", memory.name, port.name)
}

/// The property that two ports do not write one lane of one word at once.
pub(super) fn apart_label(memory: &Memory, one: &MemoryPort, other: &MemoryPort) -> String {
    format!("{}_{}_{}_write_apart", memory.name, one.name, other.name)
}

/// What the vendors call each style: Vivado and Yosys, then Quartus.
fn attribute(memory: &Memory) -> Option<String> {
    let (xilinx, intel) = match memory.style {
        MemoryStyle::Auto => return None,
        MemoryStyle::Distributed => ("distributed", "MLAB"),
        MemoryStyle::Block => ("block", "M20K"),
        MemoryStyle::Ultra => ("ultra", "M20K"),
    };
    let check = match memory.read_during_write {
        // Without this Quartus adds logic for a case that the author has ruled out.
        ReadDuringWrite::Undefined => ", no_rw_check",
        _ => "",
    };
    Some(format!("(* ram_style = \"{xilinx}\", ramstyle = \"{intel}{check}\" *)"))
}

/// The array.
pub(super) fn declare(plan: &Plan, memory: &Memory, text: &mut Text) {
    if let Some(attribute) = attribute(memory) {
        text.line(2, &attribute);
    }
    let range = range(memory.width);
    let space = if range.is_empty() { "" } else { " " };
    let mut line = format!("reg {range}{space}{} [0:{}];", memory.name, memory.depth - 1);
    let comment = one_line(&memory.comment);
    if !comment.is_empty() {
        line = format!("{line:<40} // {comment}");
    }
    text.line(2, &line);
    if one_for_all(memory).is_some() {
        text.line(2, &format!("integer {};", each(memory)));
    }
    for variable in loop_variables(plan, memory) {
        text.line(2, &format!("integer {variable};"));
    }
    if forwarders(memory).count() > 0 {
        for (number, port) in readers(memory) {
            for (writer, _) in forwarders(memory).filter(|(w, _)| *w != number) {
                let lanes = super::text::range(memory.lanes());
                let names = forward_names(memory, port, &memory.ports[writer]);
                let space = if lanes.is_empty() { "" } else { " " };
                text.line(2, &format!("reg {lanes}{space}{};", names.0));
                let data = super::text::range(memory.width);
                let space = if data.is_empty() { "" } else { " " };
                text.line(2, &format!("reg {data}{space}{};", names.1));
            }
            let data = super::text::range(memory.width);
            let space = if data.is_empty() { "" } else { " " };
            text.line(2, &format!("reg {data}{space}{};", stored(memory, port)));
        }
    }
}

/// The initial value that all words of a memory have.
fn one_for_all(memory: &Memory) -> Option<&BigUint> {
    let (first, others) = memory.initial.as_ref()?.split_first()?;
    (!others.is_empty() && others.iter().all(|word| word == first)).then_some(first)
}

/// The variable of the loop that gives all words their initial value.
fn each(memory: &Memory) -> String {
    format!("{}_each", memory.name)
}

/// The variable of the loop over the lanes that a port writes. Each `always` block has its own:
/// a variable that several blocks drive is an error to some tools.
fn write_lane(memory: &Memory, port: &MemoryPort) -> String {
    let is_first = writers(memory).next().is_some_and(|(_, first)| first.name == port.name);
    let user = if is_first { String::new() } else { format!("_{}", port.name) };
    format!("{}{user}_lane", memory.name)
}

/// The variable of the loop over the lanes that are forwarded to a port.
fn forward_lane(memory: &Memory, port: &MemoryPort) -> String {
    format!("{}_{}_forward_lane", memory.name, port.name)
}

/// The variables of all loops over lanes.
fn loop_variables(plan: &Plan, memory: &Memory) -> Vec<String> {
    if memory.lanes() == 1 {
        return vec![];
    }
    let by_lane = |port: &MemoryPort| match port.kind {
        MemoryPortKind::Write { lanes, .. } | MemoryPortKind::ReadWrite { lanes, .. } => {
            !all_ones(plan, lanes)
        }
        MemoryPortKind::Read { .. } => false,
    };
    let written = writers(memory).filter(|(_, port)| by_lane(port));
    let mut variables: Vec<String> = written.map(|(_, port)| write_lane(memory, port)).collect();
    for (number, port) in readers(memory) {
        if forwarders(memory).any(|(writer, _)| writer != number) {
            variables.push(forward_lane(memory, port));
        }
    }
    variables
}

fn writers(memory: &Memory) -> impl Iterator<Item = (usize, &MemoryPort)> {
    memory.ports.iter().enumerate().filter(|(_, port)| {
        matches!(port.kind, MemoryPortKind::Write { .. } | MemoryPortKind::ReadWrite { .. })
    })
}

fn readers(memory: &Memory) -> impl Iterator<Item = (usize, &MemoryPort)> {
    memory.ports.iter().enumerate().filter(|(_, port)| {
        matches!(port.kind, MemoryPortKind::Read { .. } | MemoryPortKind::ReadWrite { .. })
    })
}

/// Write ports whose word a read at the same edge must see.
fn forwarders(memory: &Memory) -> impl Iterator<Item = (usize, &MemoryPort)> {
    let forwards = memory.read_during_write == ReadDuringWrite::New;
    writers(memory).filter(move |_| forwards)
}

/// Registers that remember what `writer` wrote while `reader` read: lanes hit, word.
fn forward_names(memory: &Memory, reader: &MemoryPort, writer: &MemoryPort) -> (String, String) {
    let stem = format!("{}_{}_{}", memory.name, reader.name, writer.name);
    (format!("{stem}_hit"), format!("{stem}_word"))
}

/// The register that holds what the array gave, where forwarding comes behind it.
fn stored(memory: &Memory, reader: &MemoryPort) -> String {
    format!("{}_{}_stored", memory.name, reader.name)
}

/// The logic around the arrays.
pub(super) fn print(plan: &Plan, text: &mut Text) {
    for memory in &plan.module.memories {
        initial(memory, text);
        for (number, port) in memory.ports.iter().enumerate() {
            let domain = &plan.module.domains[port.domain.index()];
            let clock = &plan.module.signal(domain.clock).name;
            text.line(2, &format!("always @(posedge {clock}) begin"));
            let enable = plan.text(port.enable);
            let (indent, guarded) = if enable == "1'b1" { (4, false) } else { (6, true) };
            if guarded {
                text.line(4, &format!("if ({enable}) begin"));
            }
            write(plan, memory, port, indent, text);
            read(plan, memory, number, indent, text);
            if guarded {
                text.line(4, "end");
            }
            text.line(2, "end");
            text.line(0, "");
        }
        forward(plan, memory, text);
    }
}

fn initial(memory: &Memory, text: &mut Text) {
    let Some(words) = &memory.initial else { return };
    text.line(2, "initial begin");
    if let Some(same) = one_for_all(memory) {
        let (at, name) = (each(memory), &memory.name);
        let depth = memory.depth;
        text.line(4, &format!("for ({at} = 0; {at} < {depth}; {at} = {at} + 1) begin"));
        text.line(6, &format!("{name}[{at}] = {};", constant(same, memory.width)));
        text.line(4, "end");
    } else {
        for (address, word) in words.iter().enumerate() {
            let word = constant(word, memory.width);
            text.line(4, &format!("{}[{address}] = {word};", memory.name));
        }
    }
    text.line(2, "end");
    text.line(0, "");
}

fn write(plan: &Plan, memory: &Memory, port: &MemoryPort, indent: usize, text: &mut Text) {
    let (MemoryPortKind::Write { data, lanes } | MemoryPortKind::ReadWrite { data, lanes, .. }) =
        port.kind
    else {
        return;
    };
    let (address, data) = (plan.text(port.address), plan.text(data));
    let word = format!("{}[{address}]", memory.name);
    let whole = all_ones(plan, lanes);
    let lanes = plan.text(lanes);
    if memory.lanes() == 1 || whole {
        if whole {
            text.line(indent, &format!("{word} <= {data};"));
        } else {
            text.line(indent, &format!("if ({lanes}) begin"));
            text.line(indent + 2, &format!("{word} <= {data};"));
            text.line(indent, "end");
        }
        return;
    }
    let lane = write_lane(memory, port);
    loop_over_lanes(memory, &lane, indent, text);
    text.line(indent + 2, &format!("if ({lanes}[{lane}]) begin"));
    let part = part(memory, &lane);
    text.line(indent + 4, &format!("{word}{part} <= {data}{part};"));
    text.line(indent + 2, "end");
    text.line(indent, "end");
}

/// Whether every lane is always written.
fn all_ones(plan: &Plan, lanes: ExpressionId) -> bool {
    is_all_ones(plan.module, lanes)
}

fn is_all_ones(module: &Module, lanes: ExpressionId) -> bool {
    let lanes = module.expression(lanes);
    let ones = (BigUint::one() << lanes.width) - 1u8;
    lanes.operation == Operation::Constant(ones)
}

/// `for` over the lanes of a word.
fn loop_over_lanes(memory: &Memory, lane: &str, indent: usize, text: &mut Text) {
    let count = memory.lanes();
    text.line(indent, &format!("for ({lane} = 0; {lane} < {count}; {lane} = {lane} + 1) begin"));
}

/// The loop's lane of a word.
fn part(memory: &Memory, lane: &str) -> String {
    match memory.lane_width {
        1 => format!("[{lane}]"),
        width => format!("[{lane} * {width} +: {width}]"),
    }
}

fn read(plan: &Plan, memory: &Memory, number: usize, indent: usize, text: &mut Text) {
    let port = &memory.ports[number];
    let (MemoryPortKind::Read { output } | MemoryPortKind::ReadWrite { output, .. }) = port.kind
    else {
        return;
    };
    let address = plan.text(port.address);
    if forwarders(memory).count() == 0 {
        let output = &plan.module.signal(output).name;
        text.line(indent, &format!("{output} <= {}[{address}];", memory.name));
        return;
    }
    text.line(indent, &format!("{} <= {}[{address}];", stored(memory, port), memory.name));
    for (_, writer) in forwarders(memory).filter(|(w, _)| *w != number) {
        let (MemoryPortKind::Write { data, lanes } | MemoryPortKind::ReadWrite { data, lanes, .. }) =
            writer.kind
        else {
            continue;
        };
        let (hit, word) = forward_names(memory, port, writer);
        let operand = |id: ExpressionId, symbol: &str| plan.render(id).operand(symbol, true);
        let mut same =
            format!("({} == {})", operand(writer.address, "=="), operand(port.address, "=="));
        let enable = operand(writer.enable, "&&");
        if enable != "1'b1" {
            same = format!("{enable} && {same}");
        }
        let hits = match memory.lanes() {
            1 if all_ones(plan, lanes) => same,
            1 => format!("{same} && {}", operand(lanes, "&&")),
            count if all_ones(plan, lanes) => format!("{{{count}{{{same}}}}}"),
            count => format!("{{{count}{{{same}}}}} & {}", operand(lanes, "&")),
        };
        text.line(indent, &format!("{hit} <= {hits};"));
        text.line(indent, &format!("{word} <= {};", plan.text(data)));
    }
}

/// What a read gives, lane by lane: the last port that wrote it at the same edge, else the array.
fn forward(plan: &Plan, memory: &Memory, text: &mut Text) {
    if forwarders(memory).count() == 0 {
        return;
    }
    for (number, port) in readers(memory) {
        let (MemoryPortKind::Read { output } | MemoryPortKind::ReadWrite { output, .. }) =
            port.kind
        else {
            continue;
        };
        let output = &plan.module.signal(output).name;
        text.line(2, "always @* begin");
        text.line(4, &format!("{output} = {};", stored(memory, port)));
        for (_, writer) in forwarders(memory).filter(|(w, _)| *w != number) {
            let (hit, word) = forward_names(memory, port, writer);
            if memory.lanes() == 1 {
                text.line(4, &format!("if ({hit}) begin"));
                text.line(6, &format!("{output} = {word};"));
                text.line(4, "end");
            } else {
                let lane = forward_lane(memory, port);
                let part = part(memory, &lane);
                loop_over_lanes(memory, &lane, 4, text);
                text.line(6, &format!("if ({hit}[{lane}]) begin"));
                text.line(8, &format!("{output}{part} = {word}{part};"));
                text.line(6, "end");
                text.line(4, "end");
            }
        }
        text.line(2, "end");
        text.line(0, "");
    }
}
