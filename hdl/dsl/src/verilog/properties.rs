//! The properties of a module.
use super::memory::{apart_label, inside_label};
use super::plan::Plan;
use super::text::Text;
use crate::ir::{DomainId, MemoryPortKind, PropertyKind, SignalId};

/// The module's own properties, one block for each clock.
pub(super) fn print(plan: &Plan, text: &mut Text) {
    for index in 0..plan.module.domains.len() {
        let (mut lines, mut in_reset) = (vec![], vec![]);
        for property in &plan.module.properties {
            if property.domain == DomainId(index as u32) {
                let keyword = match property.kind {
                    PropertyKind::Assert | PropertyKind::AssertInReset => "assert",
                    PropertyKind::Assume => "assume",
                    PropertyKind::Cover => "cover",
                };
                let condition = plan.text(property.condition);
                let is_always = property.kind == PropertyKind::AssertInReset;
                let list = if is_always { &mut in_reset } else { &mut lines };
                list.push(format!("{}: {keyword} ({condition});", property.name));
            }
        }
        promises(plan, DomainId(index as u32), &mut lines);
        if !lines.is_empty() || !in_reset.is_empty() {
            let domain = &plan.module.domains[index];
            let name = |id: SignalId| &plan.module.signal(id).name;
            if !text.is_empty() {
                text.line(0, "");
            }
            text.line(2, &format!("always @(posedge {}) begin", name(domain.clock)));
            in_reset.iter().for_each(|line| text.line(4, line));
            if !lines.is_empty() {
                let not = if plan.module.resets.active_low { "" } else { "!" };
                text.line(4, &format!("if ({not}{}) begin", name(domain.reset)));
                lines.iter().for_each(|line| text.line(6, line));
                text.line(4, "end");
            }
            text.line(2, "end");
        }
    }
}

/// What the author of a memory promises: addresses inside it, no two writes of one word at once.
fn promises(plan: &Plan, domain: DomainId, lines: &mut Vec<String>) {
    for memory in &plan.module.memories {
        let mine = || memory.ports.iter().filter(|port| port.domain == domain);
        // An address has one bit at least.
        if u64::from(memory.depth) < 1 << memory.address_width() {
            let limit =
                super::expression::constant(&(memory.depth - 1).into(), memory.address_width());
            for port in mine() {
                let label = inside_label(memory, port);
                let (enable, address) = (plan.text(port.enable), plan.text(port.address));
                lines.push(format!("{label}: assert (!({enable}) || (({address}) <= {limit}));"));
            }
        }
        let writers: Vec<_> =
            mine().filter(|port| !matches!(port.kind, MemoryPortKind::Read { .. })).collect();
        for (number, one) in writers.iter().enumerate() {
            for other in &writers[number + 1..] {
                let label = apart_label(memory, one, other);
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
