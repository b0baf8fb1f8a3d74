//! Settles the names of a finished module: ports keep theirs, everything else gets one that is
//! free, in order of declaration, so that the same source always gives the same Verilog.
use std::collections::HashMap;

use crate::ir::{Memory, MemoryId, Module, Signal, SignalKind, Statement};
use crate::verilog::unnamed::Stems;

/// What the printer calls the element that a loop is at: in an `always` block, in a `generate` loop,
/// and there where its number counts.
pub(crate) const OF_LOOPS: [&str; 3] = ["i", "g", "element_number"];

/// Those of them that a module needs: the first is also that of loops that reset arrays.
pub(crate) fn of_loops(module: &Module) -> &'static [&'static str] {
    let is_reset_by_a_loop = |signal: &Signal| {
        signal.is_table() && matches!(signal.kind, SignalKind::Register { reset: Some(_) })
    };
    match () {
        () if !module.loops.is_empty() => &OF_LOOPS,
        () if module.signals.iter().any(is_reset_by_a_loop) => &OF_LOOPS[..1],
        () => &[],
    }
}

/// The names in use, and how often each stem was asked for.
#[derive(Default)]
pub(crate) struct Names {
    taken: HashMap<String, u32>,
}

impl Names {
    /// Whether the name is free; if so it is taken now.
    fn take(&mut self, name: &str) -> bool {
        // Names that differ only in case confuse people and some tools.
        if self.taken.contains_key(&name.to_lowercase()) {
            return false;
        }
        self.taken.insert(name.to_lowercase(), 0);
        true
    }

    /// The names that loops need.
    fn take_loops(&mut self, module: &Module) {
        of_loops(module).iter().for_each(|name| _ = self.take(name));
    }

    /// Whether nothing has the name.
    pub fn is_free(&self, name: &str) -> bool {
        !self.taken.contains_key(&name.to_lowercase())
    }

    /// `stem` itself if it is free, else `stem_1`, `stem_2`, ….
    pub fn fresh(&mut self, stem: &str) -> String {
        if self.take(stem) {
            return stem.to_string();
        }
        loop {
            let count = self.taken.get_mut(&stem.to_lowercase()).expect("the stem is taken");
            *count += 1;
            let name = format!("{stem}_{count}");
            if self.take(&name) {
                return name;
            }
        }
    }

    /// The names of a module's ports, and `own`.
    pub fn of_ports(module: &Module, own: &str) -> Self {
        let mut names = Self::default();
        names.take(own);
        names.take(&module.name);
        module.ports().for_each(|(_, port)| _ = names.take(&port.name));
        names
    }

    /// The names that a module's declarations use.
    pub fn of(module: &Module) -> Self {
        let mut names = Self::default();
        names.take(&module.name);
        names.take_loops(module);
        for signal in &module.signals {
            names.take(&signal.name);
        }
        for memory in &module.memories {
            names.take(&memory.name);
            for derived in crate::verilog::memory::derived_names(memory) {
                names.take(&derived);
            }
        }
        module.instances.iter().for_each(|i| _ = names.take(&i.name));
        module.properties.iter().for_each(|p| _ = names.take(&p.name));
        for expression in &module.expressions {
            expression.name.iter().for_each(|name| _ = names.take(name));
        }
        for enumeration in &module.enumerations {
            enumeration.variants.iter().for_each(|(label, _)| _ = names.take(label));
        }
        names
    }
}

/// Gives every declaration of the module a name of its own.
pub(crate) fn settle(module: &mut Module) {
    let mut names = Names::default();
    names.take(&module.name);
    names.take_loops(module);
    for signal in &module.signals {
        if signal.kind.is_port() {
            names.take(&signal.name);
        }
    }
    for instance in &module.instances {
        names.take(&instance.name);
    }
    for i in 0..module.enumerations.len() {
        // Two enumerations with a label in common both carry their type's name.
        let shared = |label: &str| {
            let with = module
                .enumerations
                .iter()
                .filter(|e| e.variants.iter().any(|(other, _)| other == label));
            with.count() > 1
        };
        let clash = module.enumerations[i].variants.iter().any(|(label, _)| shared(label));
        let prefix = screaming_snake(&module.enumerations[i].name);
        for (label, _) in &mut module.enumerations[i].variants {
            let stem = if clash { format!("{prefix}_{label}") } else { label.clone() };
            *label = names.fresh(&stem);
        }
    }
    for memory in &mut module.memories {
        name_memory(memory, &mut names);
    }
    for i in 0..module.signals.len() {
        let signal = &module.signals[i];
        if signal.kind.is_port() || (signal.is_packed && signal.name.is_empty()) {
            continue;
        }
        let stem = if module.signals[i].name.is_empty() {
            default_name(module, &module.signals[i].kind)
        } else {
            module.signals[i].name.clone()
        };
        module.signals[i].name = names.fresh(&stem);
    }
    for expression in &mut module.expressions {
        if let Some(name) = &mut expression.name {
            *name = names.fresh(name);
        }
    }
    name_vectors(module, &mut names);
    for property in &mut module.properties {
        property.name = names.fresh(&property.name);
    }
}

/// Names vectors of fields that nobody has named, after what a field is.
fn name_vectors(module: &mut Module, names: &mut Names) {
    let mut found = vec![];
    for statement in &module.body {
        let Statement::For { body, .. } = statement else { continue };
        for statement in body {
            if let Statement::Assign { target, value, .. } = statement
                && module.signal(target.signal).name.is_empty()
            {
                found.push((target.signal, *value));
            }
        }
    }
    if found.is_empty() {
        return;
    }
    let stems = Stems::new(module);
    let stems: Vec<String> = found.iter().map(|(_, value)| stems.stem(*value)).collect();
    for ((signal, _), stem) in found.iter().zip(stems) {
        module.signals[signal.index()].name = names.fresh(&stem);
    }
}

/// A name with which everything that is named after the memory is free too.
fn name_memory(memory: &mut Memory, names: &mut Names) {
    let stem = if memory.name.is_empty() { "memory".to_string() } else { memory.name.clone() };
    for count in 0.. {
        memory.name = if count == 0 { stem.clone() } else { format!("{stem}_{count}") };
        let mut wanted = crate::verilog::memory::derived_names(memory);
        wanted.push(memory.name.clone());
        if wanted.iter().all(|name| names.is_free(name)) {
            wanted.iter().for_each(|name| _ = names.take(name));
            return;
        }
    }
}

fn default_name(module: &Module, kind: &SignalKind) -> String {
    let memory = |id: &MemoryId| &module.memories[id.index()];
    match kind {
        SignalKind::MemoryOutput(id, port) => {
            format!("{}_{}_data", memory(id).name, memory(id).ports[*port].name)
        }
        SignalKind::Register { .. } => "unnamed_register".to_string(),
        _ => "unnamed".to_string(),
    }
}

/// `DescriptorFetch` as `DESCRIPTOR_FETCH`.
fn screaming_snake(name: &str) -> String {
    let mut text = String::new();
    for (i, c) in name.chars().enumerate() {
        if c.is_ascii_uppercase() && i > 0 {
            text.push('_');
        }
        text.push(c.to_ascii_uppercase());
    }
    text
}
