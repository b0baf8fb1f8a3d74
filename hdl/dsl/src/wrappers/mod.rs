//! Writes the Rust side of a module: typed ports, and what the bench must know about it.
//!
//! The text is what `nic_sim::generated` is made of; it depends on nothing but the intermediate form
//! and the [`Facts`], and is laid out as rustfmt would.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::ir::{
    Direction, DomainId, GroupKind, Instantiated, Module, PortGroup, SignalId, SignalKind,
};

mod layout;

use layout::{Tree, call, list, record};

/// What is known about a module beside its intermediate form.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Facts {
    /// One line: what it does.
    pub summary: String,
    /// Declared paths from an input port to an output port within one cycle.
    pub combinational_paths: Vec<(String, String)>,
    /// What it promises about time.
    pub contract: Option<Contract>,
    /// The files that stand for a module of this name wherever it is below, if not one of its own and those of
    /// all below it.
    pub files_of: BTreeMap<String, Vec<String>>,
}

/// Promises about time, in cycles.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Contract {
    /// At least and at most this many cycles after a transfer on that input.
    pub latency: Option<(u32, u32, String)>,
    /// Cycles between transfers when nothing stalls.
    pub interval: Option<u32>,
    /// Streams that it may wait on.
    pub waits_on: Vec<String>,
    /// Paper and section; may be empty.
    pub source: String,
}

/// The widest port that has a typed value.
const WIDEST: u32 = 2048;

/// The text of the file of a module that a bench drives: its description and its typed ports.
pub fn wrapper(module: &Module, facts: &Facts) -> String {
    let name = type_name(&module.name);
    let mut text = description(module, facts) + "\n";
    let about = if facts.summary.is_empty() { "The module, running." } else { &facts.summary };
    text += &layout::documentation(0, about);
    text += &format!("#[derive(Debug)]\npub struct {name} {{\n    model: Model,\n}}\n\n");
    match &members(module)[..] {
        [] => {}
        members => text += &format!("impl {name} {{\n{}}}\n\n", members.join("\n")),
    }
    text += &format!(
        "impl Device for {name} {{\n    \
         fn design(&self) -> &'static Design {{\n        &DESIGN\n    }}\n\n    \
         fn model(&self) -> &Model {{\n        &self.model\n    }}\n\n    \
         fn model_mut(&mut self) -> &mut Model {{\n        &mut self.model\n    }}\n}}\n\n"
    );
    text += &format!(
        "impl Wrapper for {name} {{\n    \
         const DESIGN: &'static Design = &DESIGN;\n\n    \
         fn from_model(model: Model) -> Self {{\n        Self {{ model }}\n    }}\n}}\n"
    );
    text
}

/// The text of the file of a module that is only part of others: its description alone.
pub fn description(module: &Module, facts: &Facts) -> String {
    let mut text = format!(
        "//! `{}` as a Rust value. Written from its description; do not edit.\n",
        module.name
    );
    text += "use crate::prelude::*;\n\n";
    text += "/// What is known about the module.\n";
    text + &format!("pub static DESIGN: Design = {};\n", design(module, facts).text(0, 28, 1))
}

/// The text that names the files of all modules, which are in `directory`, and lists their designs. It
/// is for `include!`: a module in an included file is found by its full path only.
pub fn index<'a>(modules: impl IntoIterator<Item = &'a str>, directory: &Path) -> String {
    let names: BTreeSet<_> = modules.into_iter().collect();
    let mut text = String::from(
        "// All emitted modules, one wrapper each. Written from their descriptions; do not edit.\n\
         use crate::design::Design;\n",
    );
    for name in &names {
        let file = directory.join(format!("{name}.rs"));
        text += &format!("\n#[path = {file:?}]\npub mod {};\n", rust_name(name));
    }
    let designs = names.iter().map(|name| Tree::leaf(format!("&{}::DESIGN", rust_name(name))));
    let head = "static ALL: &[&Design] =";
    text += &format!("\n{};\n", list("&", designs).assigned_to(head));
    text += "\n/// Every module, in order of name.\n";
    text + "pub fn all() -> &'static [&'static Design] {\n    ALL\n}\n"
}

/// The name of the wrapper's type: `skid_buffer` becomes `SkidBuffer`.
pub fn type_name(module: &str) -> String {
    let parts = module.split('_').filter(|part| !part.is_empty());
    let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
    let name: String = parts.map(capital).collect();
    if name == "Self" || name.starts_with(|c: char| c.is_ascii_digit()) {
        return format!("Module{name}");
    }
    name
}

/// A Verilog name as a Rust one.
fn rust_name(name: &str) -> String {
    const KEYWORDS: &str = "abstract as async await become box break const continue crate do dyn \
        else enum extern false final fn for gen if impl in let loop macro match mod move mut \
        override priv pub ref return self static struct super trait true try type typeof unsafe \
        unsized use virtual where while yield";
    match name {
        "crate" | "self" | "super" => format!("{name}_"),
        // The prelude has a module of that name.
        "message" => "message_".to_owned(),
        _ if KEYWORDS.split_whitespace().any(|word| word == name) => format!("r#{name}"),
        _ => name.to_owned(),
    }
}

fn quoted(text: &str) -> Tree {
    Tree::leaf(format!("{text:?}"))
}

fn number(value: impl ToString) -> Tree {
    Tree::leaf(value.to_string())
}

fn optional(value: Option<impl ToString>) -> Tree {
    Tree::leaf(value.map_or("None".to_owned(), |value| format!("Some({})", value.to_string())))
}

/// Ports by their position among the ports.
struct Ports(Vec<SignalId>);

impl Ports {
    fn of(module: &Module) -> Self {
        Self(module.ports().map(|(id, _)| id).collect())
    }

    /// # Panics
    /// If the signal is no port, which the checks exclude.
    fn position(&self, id: SignalId) -> usize {
        self.0.iter().position(|other| *other == id).expect("groups and domains are made of ports")
    }
}

fn design(module: &Module, facts: &Facts) -> Tree {
    let ports = Ports::of(module);
    let paths = facts.combinational_paths.iter();
    let path = |(from, to): &(String, String)| call("", [quoted(from), quoted(to)]);
    let (files, externals) = files(module, &facts.files_of);
    record(
        "Design",
        [
            ("module", quoted(&module.name)),
            ("summary", quoted(&facts.summary)),
            ("sources", call("Sources::Emitted", [list("&", files.iter().map(|f| quoted(f)))])),
            ("externals", list("&", externals.iter().map(|name| quoted(name)))),
            ("ports", list("&", ports.0.iter().map(|&id| port(module, id)))),
            ("groups", list("&", groups(module).map(|(g, domain)| group(&ports, g, domain)))),
            (
                "domains",
                list(
                    "&",
                    module.domains.iter().map(|domain| {
                        let clock = number(ports.position(domain.clock));
                        let reset = number(ports.position(domain.reset));
                        let name = quoted(&domain.name);
                        record("Domain", [("name", name), ("clock", clock), ("reset", reset)])
                    }),
                ),
            ),
            ("combinational_paths", list("&", paths.map(path))),
            ("contract", facts.contract.as_ref().map_or(Tree::leaf("None"), contract)),
        ],
    )
}

/// The module's own file and those of all modules below it; the external modules below it.
fn files(
    module: &Module,
    files_of: &BTreeMap<String, Vec<String>>,
) -> (Vec<String>, BTreeSet<String>) {
    let (mut below, mut externals) = (BTreeSet::new(), BTreeSet::new());
    let mut waiting = vec![module];
    while let Some(module) = waiting.pop() {
        for instance in &module.instances {
            match &instance.of {
                Instantiated::Module(child) => match files_of.get(&child.name) {
                    Some(files) => below.extend(files.iter().cloned()),
                    None if below.insert(format!("{}.v", child.name)) => waiting.push(child),
                    None => {}
                },
                Instantiated::External(external) => {
                    externals.insert(external.name.clone());
                }
            }
        }
    }
    (std::iter::once(format!("{}.v", module.name)).chain(below).collect(), externals)
}

fn port(module: &Module, id: SignalId) -> Tree {
    let signal = module.signal(id);
    let domain = |clock: fn(&crate::ir::Domain) -> SignalId| {
        module.domains.iter().position(|domain| clock(domain) == id)
    };
    let (kind, domain) = match signal.kind {
        SignalKind::Clock => ("Port::clock", domain(|domain| domain.clock)),
        SignalKind::Reset => ("Port::reset", domain(|domain| domain.reset)),
        SignalKind::Output => ("Port::output", signal.domain.map(|domain| domain.index())),
        _ => ("Port::input", signal.domain.map(|domain| domain.index())),
    };
    let mut arguments = vec![quoted(&signal.name)];
    if !matches!(signal.kind, SignalKind::Clock | SignalKind::Reset) {
        arguments.push(number(signal.width));
    }
    arguments.push(optional(domain));
    call(kind, arguments)
}

/// The groups of a module that have a clock. A module without one has none: a bench moves payloads at
/// clock edges, and reaches the ports of such a module one by one.
fn groups(module: &Module) -> impl Iterator<Item = (&PortGroup, DomainId)> {
    module.groups.iter().filter_map(|group| Some((group, group.domain?)))
}

fn group(ports: &Ports, group: &PortGroup, domain: DomainId) -> Tree {
    let position = |id: Option<SignalId>| optional(id.map(|id| ports.position(id)));
    let fields = group.fields.iter().map(|(name, id)| {
        record("Field", [("name", quoted(name)), ("port", number(ports.position(*id)))])
    });
    record(
        "Group",
        [
            ("name", quoted(&group.name)),
            ("kind", Tree::leaf(format!("GroupKind::{:?}", group.kind))),
            ("direction", Tree::leaf(format!("Direction::{:?}", group.direction))),
            ("domain", number(domain.index())),
            ("payload", quoted(&group.payload)),
            ("valid", position(group.valid)),
            ("ready", position(group.ready)),
            ("fields", list("&", fields)),
        ],
    )
}

fn contract(contract: &Contract) -> Tree {
    let latency = contract.latency.as_ref().map_or(Tree::leaf("None"), |(least, most, after)| {
        let fields = [("least", number(least)), ("most", number(most)), ("after", quoted(after))];
        call("Some", [record("Latency", fields)])
    });
    let fields = [
        ("latency", latency),
        ("interval", optional(contract.interval)),
        ("waits_on", list("&", contract.waits_on.iter().map(|name| quoted(name)))),
        ("source", quoted(&contract.source)),
    ];
    call("Some", [record("Contract", fields)])
}

/// The constants and functions of the wrapper, each with its documentation.
fn members(module: &Module) -> Vec<String> {
    let mut members = Vec::new();
    let mut taken: BTreeSet<String> =
        module.ports().map(|(_, signal)| rust_name(&signal.name)).collect();
    for (index, (group, _)) in groups(module).enumerate() {
        let Some(payload) = payload(module, group) else { continue };
        let (kind, handle) = match (group.kind, group.direction) {
            (GroupKind::Stream, Direction::Input) => ("Inlet", "StreamInput"),
            (GroupKind::Stream, Direction::Output) => ("Outlet", "StreamOutput"),
            (GroupKind::Pulse, Direction::Input) => ("PulseInlet", "PulseInput"),
            (GroupKind::Pulse, Direction::Output) => ("PulseOutlet", "PulseOutput"),
            (GroupKind::Level, Direction::Input) => ("LevelInlet", "LevelInput"),
            (GroupKind::Level, Direction::Output) => ("LevelOutlet", "LevelOutput"),
        };
        let what = format!("{:?} `{}`.", group.kind, group.name);
        let about = group.documentation.trim();
        let about = layout::documentation(4, if about.is_empty() { &what } else { about });
        let (name, constant) = (rust_name(&group.name), group.name.to_uppercase());
        let value = format!("{kind}::new({index})");
        members.push(about.clone() + &layout::constant(&constant, kind, &payload, &value));
        // A level of one field has the name of its port, which then is the way to it.
        if taken.insert(name.clone()) {
            let result = format!("{handle}<'_, {payload}>");
            let body = format!("{handle}::open(&mut self.model, Self::{constant})");
            members.push(about + &layout::function(&name, "&mut self", &result, &body));
        }
    }
    for (position, (_, signal)) in module.ports().enumerate() {
        let Some(value) = value(signal.width) else { continue };
        let is_output = signal.kind == SignalKind::Output;
        let (kind, receiver, body) = match is_output {
            true => ("Output", "&self", format!("self.model.output({position})")),
            false => ("Input", "&mut self", format!("self.model.input({position})")),
        };
        let name = rust_name(&signal.name);
        let about = layout::documentation(4, &format!("{kind} port `{}`.", signal.name));
        let result = format!("{kind}<'_, {value}>");
        members.push(about + &layout::function(&name, receiver, &result, &body));
    }
    members
}

/// The Rust type of a port's value; wider ports are reached by number.
fn value(width: u32) -> Option<String> {
    match width {
        1 => Some("bool".to_owned()),
        2..=64 => Some(format!("Bits<{width}>")),
        65..=WIDEST => Some(format!("message::Wide<{width}>")),
        _ => None,
    }
}

/// The Rust type of a group's payload; bare fields that are several have none.
fn payload(module: &Module, group: &PortGroup) -> Option<String> {
    if group.payload != "bits" {
        return Some(group.payload.replace("nic_spec::message::", "message::"));
    }
    let [(_, id)] = group.fields[..] else { return None };
    match module.signal(id).width {
        width @ ..=64 => Some(format!("Bits<{width}>")),
        width @ 65..=WIDEST => Some(format!("message::Word<{width}>")),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
