//! Properties, and the harness that proves them: a module that instantiates the module, assumes
//! what its neighbours promise, and asserts what it promises its neighbours.
use super::plan::Plan;
use super::text::{Text, range};
use crate::ir::{
    Direction, DomainId, GroupKind, MemoryPortKind, Module, PortGroup, PropertyKind, SignalId,
    SignalKind,
};

/// The module's own properties, one block for each clock.
pub(super) fn print(plan: &Plan, text: &mut Text) {
    for index in 0..plan.module.domains.len() {
        let mut lines = vec![];
        for property in &plan.module.properties {
            if property.domain == DomainId(index as u32) {
                let keyword = match property.kind {
                    PropertyKind::Assert => "assert",
                    PropertyKind::Assume => "assume",
                    PropertyKind::Cover => "cover",
                };
                let condition = plan.text(property.condition);
                lines.push(format!("{}: {keyword} ({condition});", property.name));
            }
        }
        promises(plan, DomainId(index as u32), &mut lines);
        if !lines.is_empty() {
            let domain = &plan.module.domains[index];
            let name = |id: SignalId| &plan.module.signal(id).name;
            if !text.is_empty() {
                text.line(0, "");
            }
            text.line(2, &format!("always @(posedge {}) begin", name(domain.clock)));
            text.line(4, &format!("if (!{}) begin", name(domain.reset)));
            lines.iter().for_each(|line| text.line(6, line));
            text.line(4, "end");
            text.line(2, "end");
        }
    }
}

/// What the author of a memory promises: addresses inside it, no two writes of one word at once.
fn promises(plan: &Plan, domain: DomainId, lines: &mut Vec<String>) {
    for memory in &plan.module.memories {
        let mine = || memory.ports.iter().filter(|port| port.domain == domain);
        if !memory.depth.is_power_of_two() {
            let limit =
                super::expression::constant(&(memory.depth - 1).into(), memory.address_width());
            for port in mine() {
                let label = format!("{}_{}_address_is_inside", memory.name, port.name);
                let (enable, address) = (plan.text(port.enable), plan.text(port.address));
                lines.push(format!("{label}: assert (!({enable}) || (({address}) <= {limit}));"));
            }
        }
        let writers: Vec<_> =
            mine().filter(|port| !matches!(port.kind, MemoryPortKind::Read { .. })).collect();
        for (number, one) in writers.iter().enumerate() {
            for other in &writers[number + 1..] {
                let label = format!("{}_{}_{}_write_apart", memory.name, one.name, other.name);
                let lanes = |port: &crate::ir::MemoryPort| match port.kind {
                    MemoryPortKind::Write { lanes, .. }
                    | MemoryPortKind::ReadWrite { lanes, .. } => plan.text(lanes),
                    MemoryPortKind::Read { .. } => String::new(),
                };
                lines.push(format!(
                    "{label}: assert (!(({}) && ({}) && (({}) == ({})) && (|(({}) & ({})))));",
                    plan.text(one.enable),
                    plan.text(other.enable),
                    plan.text(one.address),
                    plan.text(other.address),
                    lanes(one),
                    lanes(other)
                ));
            }
        }
    }
}

/// Name of the harness of a module.
pub fn harness_name(module: &Module) -> String {
    format!("{}_properties", module.name)
}

/// The harness of a module: its stream rules S2, S3 (as far as one trace can show it) and S7,
/// asserted on what leaves it and assumed of what enters.
pub fn harness(module: &Module) -> String {
    let mut text = Text::default();
    text.line(0, &format!("// Proof harness of `{}`: reset first, then the stream", module.name));
    text.line(0, "// contract, assumed of what enters the module and asserted of what leaves it.");
    text.line(0, "`default_nettype none");
    text.line(0, "");
    text.line(0, &format!("module {} (", harness_name(module)));
    let ports: Vec<_> = module.ports().collect();
    let count = ports.len();
    for (number, (_, port)) in ports.iter().enumerate() {
        let direction = if port.kind == SignalKind::Output { "output" } else { "input " };
        let range = range(port.width);
        let space = if range.is_empty() { "" } else { " " };
        let comma = if number + 1 == count { "" } else { "," };
        text.line(2, &format!("{direction} wire {range}{space}{}{comma}", port.name));
    }
    text.line(0, ");");
    text.line(0, "");
    text.line(2, &format!("{} device (", module.name));
    for (number, (_, port)) in ports.iter().enumerate() {
        let comma = if number + 1 == count { "" } else { "," };
        text.line(4, &format!(".{0}({0}){comma}", port.name));
    }
    text.line(2, ");");
    resets(module, &mut text);
    for index in 0..module.domains.len() {
        domain_rules(module, DomainId(index as u32), &mut text);
    }
    text.line(0, "endmodule");
    text.line(0, "");
    text.line(0, "`default_nettype wire");
    text.finish()
}

/// What begins the harness's names of a domain: `write_`, or nothing for the only one.
fn prefix(module: &Module, id: DomainId) -> String {
    match module.domains[id.index()].name.as_str() {
        "" => String::new(),
        name => format!("{name}_"),
    }
}

/// How resets come. Sides that depend on each other are reset together: which of them may be reset
/// alone, and for how long, is for the module to say and for the simulation to test.
fn resets(module: &Module, text: &mut Text) {
    let prefixes: Vec<String> =
        (0..module.domains.len()).map(|index| prefix(module, DomainId(index as u32))).collect();
    let several = prefixes.len() > 1;
    text.line(0, "");
    if several {
        text.line(2, "// Every trace begins with a reset of all sides. None leaves it before each has seen a");
        text.line(2, "// clock edge in it, and there is no second one.");
    } else {
        text.line(2, "// Every trace begins with a cycle of reset.");
    }
    for prefix in &prefixes {
        text.line(2, &format!("reg {prefix}started;"));
        text.line(2, &format!("initial {prefix}started = 1'b0;"));
    }
    if several {
        let all: Vec<String> = prefixes.iter().map(|prefix| format!("{prefix}started")).collect();
        text.line(2, &format!("wire all_started = {};", all.join(" && ")));
    }
    for (index, (domain, prefix)) in module.domains.iter().zip(&prefixes).enumerate() {
        let id = DomainId(index as u32);
        let mut offers =
            module.groups.iter().filter(|g| g.domain == id && g.kind != GroupKind::Level);
        let remembers = several || offers.next().is_some();
        let clock = &module.signal(domain.clock).name;
        let reset = &module.signal(domain.reset).name;
        let started = if several { "all_started" } else { "started" };
        if remembers {
            text.line(2, &format!("reg {prefix}after_reset;"));
            text.line(2, &format!("initial {prefix}after_reset = 1'b0;"));
        }
        text.line(2, &format!("always @(posedge {clock}) begin"));
        text.line(4, &format!("{prefix}started <= 1'b1;"));
        if remembers {
            text.line(4, &format!("{prefix}after_reset <= {reset};"));
        }
        text.line(4, &format!("if (!{started}) begin"));
        text.line(6, &format!("{prefix}begins_in_reset: assume ({reset});"));
        if several {
            text.line(4, &format!("end else if (!{prefix}after_reset) begin"));
            text.line(6, &format!("{prefix}runs_on: assume (!{reset});"));
        }
        text.line(4, "end");
        text.line(2, "end");
    }
}

fn domain_rules(module: &Module, id: DomainId, text: &mut Text) {
    let domain = &module.domains[id.index()];
    let name = |id: SignalId| module.signal(id).name.clone();
    let (clock, reset) = (name(domain.clock), name(domain.reset));
    let prefix = prefix(module, id);
    for group in module.groups.iter().filter(|g| g.domain == id) {
        if group.kind != GroupKind::Level {
            text.line(0, "");
            group_rules(module, group, (&clock, &reset, &prefix), text);
        }
    }
    text.line(0, "");
}

fn group_rules(
    module: &Module,
    group: &PortGroup,
    (clock, reset, prefix): (&str, &str, &str),
    text: &mut Text,
) {
    let name = |id: SignalId| module.signal(id).name.clone();
    let port = &group.name;
    let keyword = match group.direction {
        Direction::Input => "assume",
        Direction::Output => "assert",
    };
    let valid = group.valid.map(name).unwrap_or_default();
    let fields: Vec<String> = group.fields.iter().map(|(_, id)| name(*id)).collect();
    let payload = format!("{{{}}}", fields.join(", "));
    let width: u32 = group.fields.iter().map(|(_, id)| module.signal(*id).width).sum();
    if let (GroupKind::Stream, Some(ready)) = (group.kind, group.ready) {
        let ready = name(ready);
        text.line(2, &format!("// {port}: S2, an offer holds until it is taken."));
        text.line(2, &format!("reg {port}_stalled;"));
        text.line(2, &format!("initial {port}_stalled = 1'b0;"));
        if width > 0 {
            let range = range(width);
            let space = if range.is_empty() { "" } else { " " };
            text.line(2, &format!("reg {range}{space}{port}_offered;"));
        }
        text.line(2, &format!("always @(posedge {clock}) begin"));
        text.line(4, &format!("{port}_stalled <= {valid} && !{ready} && !{reset};"));
        if width > 0 {
            text.line(4, &format!("{port}_offered <= {payload};"));
        }
        text.line(4, &format!("if ({port}_stalled && !{reset}) begin"));
        text.line(6, &format!("{port}_s2_valid_holds: {keyword} ({valid});"));
        if width > 0 {
            let holds = format!("{port}_s2_payload_holds");
            text.line(6, &format!("{holds}: {keyword} ({port}_offered == {payload});"));
        }
        text.line(4, "end");
        text.line(2, "end");
    }
    text.line(
        2,
        &format!(
            "// {port}: S7, nothing is offered from the first edge in reset to the cycle after."
        ),
    );
    text.line(2, &format!("always @(posedge {clock}) begin"));
    text.line(4, &format!("if ({prefix}after_reset) begin"));
    text.line(6, &format!("{port}_s7_quiet_in_reset: {keyword} (!{valid});"));
    text.line(4, "end");
    text.line(2, "end");
}
