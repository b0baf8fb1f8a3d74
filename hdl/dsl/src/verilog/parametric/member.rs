//! Modules in whose place a family is instantiated: what a module that has them below it prints.
use std::collections::BTreeMap;

use super::Family;
use crate::ir::{Module, PortGroup, Signal, SignalId, SignalKind};

/// A module that is a family with certain values, but for its name and for how its payloads are cut into ports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    family: &'static str,
    values: Vec<(&'static str, u64)>,
    /// For each port of the family the module's: several where the family has all of a payload in one, the highest
    /// bits first; the first field of a payload has the lowest, as in a memory of such payloads.
    ports: Vec<(String, Vec<String>)>,
}

impl Member {
    /// What stands for `module`, if it is the family with these values, as far as that can be told without a proof: the
    /// values are legal, and it has ports that can be joined to those of `of`, which is what the generator makes of the
    /// values, and memories and registers of the same sizes.
    pub fn new(family: &Family, values: &[u64], of: &Module, module: &Module) -> Option<Self> {
        let is_alike = family.is_legal(values)
            && memories(of) == memories(module)
            && register_bits(of) == register_bits(module)
            && of.instances.len() == module.instances.len()
            && of.domains.len() == module.domains.len();
        if !is_alike {
            return None;
        }
        let ports = of.ports().map(|(id, port)| {
            let joined = joined(of, (id, port), module)?;
            Some((port.name.clone(), joined))
        });
        let ports: Vec<(String, Vec<String>)> = ports.collect::<Option<_>>()?;
        let joined: usize = ports.iter().map(|(_, joined)| joined.len()).sum();
        let names = family.parameters.iter().map(|parameter| parameter.name);
        let values = names.zip(values.iter().copied()).collect();
        (joined == module.ports().count()).then_some(Self { family: family.name, values, ports })
    }

    /// The family's name.
    pub fn family(&self) -> &'static str {
        self.family
    }

    /// The values of its parameters, in their order.
    pub fn values(&self) -> Vec<u64> {
        self.values.iter().map(|(_, value)| *value).collect()
    }

    /// For each port of the family the module's, the highest bits first.
    pub fn ports(&self) -> &[(String, Vec<String>)] {
        &self.ports
    }

    /// What an instance begins with: `fifo #(.WIDTH(64), .DEPTH(16))`.
    pub(in crate::verilog) fn opening(&self) -> String {
        let values = self.values.iter().map(|(name, value)| format!(".{name}({value})"));
        format!("{} #({})", self.family, values.collect::<Vec<_>>().join(", "))
    }

    /// The first of the module's ports at one of the family's.
    pub(in crate::verilog) fn first_of<'a>(&'a self, port: &'a str) -> &'a str {
        let (_, joined) =
            self.ports.iter().find(|(name, _)| name == port).expect("it is one of the family's");
        joined.first().map_or(port, String::as_str)
    }

    /// The ports of an instance and what is at them, from what is at those of the module.
    pub(in crate::verilog) fn connections<'a>(
        &'a self,
        connected: &BTreeMap<&str, String>,
    ) -> Vec<(&'a str, String)> {
        let connection = |(port, joined): &'a (String, Vec<String>)| {
            let parts = joined.iter().map(|port| connected[port.as_str()].clone());
            let parts: Vec<String> = parts.collect();
            let text = match &parts[..] {
                [only] => only.clone(),
                _ => format!("{{{}}}", parts.join(", ")),
            };
            (port.as_str(), text)
        };
        self.ports.iter().map(connection).collect()
    }
}

/// Members by the names of their modules.
pub type Members = BTreeMap<String, Member>;

/// The ports of the module that are one of the family's.
fn joined(of: &Module, (id, port): (SignalId, &Signal), module: &Module) -> Option<Vec<String>> {
    let is_same = |other: &Signal| {
        std::mem::discriminant(&other.kind) == std::mem::discriminant(&port.kind)
            && other.name == port.name
            && other.width == port.width
    };
    if module.ports().any(|(_, other)| is_same(other)) {
        return Some(vec![port.name.clone()]);
    }
    let group =
        of.groups.iter().find(|group| group.fields.iter().any(|(_, field)| *field == id))?;
    let (path, _) = group.fields.iter().find(|(_, field)| *field == id)?;
    // Of `first_data` and `second_data` each stands for what is in its own half.
    let whole = path.rsplit_once(['.', '_']).map_or("", |(whole, _)| whole);
    let is_in = |path: &str| {
        let rest = path.strip_prefix(whole);
        whole.is_empty() || rest.is_some_and(|rest| rest.starts_with(['.', '_']))
    };
    if group.fields.iter().filter(|(path, _)| is_in(path)).count() != 1 {
        return None;
    }
    let is_its = |other: &&PortGroup| {
        other.name == group.name && other.kind == group.kind && other.direction == group.direction
    };
    let fields = module.groups.iter().find(is_its)?.fields.iter();
    let fields = fields.filter(|(path, _)| is_in(path)).map(|(_, field)| module.signal(*field));
    let fields: Vec<&Signal> = fields.collect();
    let width: u32 = fields.iter().map(|field| field.width).sum();
    (width == port.width).then(|| fields.iter().rev().map(|field| field.name.clone()).collect())
}

fn memories(module: &Module) -> Vec<(u32, u32, crate::ir::MemoryStyle)> {
    module.memories.iter().map(|memory| (memory.width, memory.depth, memory.style)).collect()
}

fn register_bits(module: &Module) -> u64 {
    let registers = module.signals.iter().filter(|s| matches!(s.kind, SignalKind::Register { .. }));
    registers.map(|register| u64::from(register.width)).sum()
}
