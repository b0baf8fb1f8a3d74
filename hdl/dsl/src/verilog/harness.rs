//! The harness that proves a module: it instantiates the module, assumes what its neighbours promise,
//! and asserts what it promises its neighbours.
use std::cell::RefCell;
use std::collections::BTreeMap;

use super::text::{Text, range};
use crate::ir::{Direction, DomainId, GroupKind, Module, PortGroup, SignalId, SignalKind};
use crate::names::Names;

/// Name of the harness of a module.
pub fn harness_name(module: &Module) -> String {
    format!("{}_properties", module.name)
}

/// A module, and the names of the harness beside those of its ports.
struct Harness<'m> {
    module: &'m Module,
    names: RefCell<Names>,
    given: RefCell<BTreeMap<String, String>>,
}

impl<'m> Harness<'m> {
    fn new(module: &'m Module) -> Self {
        let names = Names::of_ports(module, &harness_name(module));
        Self { module, names: RefCell::new(names), given: RefCell::default() }
    }

    /// The name for `stem`: itself, unless a port has it.
    fn name(&self, stem: String) -> String {
        let fresh = || self.names.borrow_mut().fresh(&stem);
        self.given.borrow_mut().entry(stem.clone()).or_insert_with(fresh).clone()
    }

    /// What begins the harness's names of a domain: `write_`, or nothing for the only one.
    fn prefix(&self, id: DomainId) -> String {
        match self.module.domains[id.index()].name.as_str() {
            "" => String::new(),
            name => format!("{name}_"),
        }
    }

    fn port(&self, id: SignalId) -> &'m str {
        &self.module.signal(id).name
    }

    /// Whether a domain is in reset, and whether it is not.
    fn reset(&self, id: DomainId) -> (String, String) {
        let reset = self.port(self.module.domains[id.index()].reset);
        match self.module.resets.active_low {
            true => (format!("!{reset}"), reset.to_string()),
            false => (reset.to_string(), format!("!{reset}")),
        }
    }
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
    let harness = Harness::new(module);
    let device = harness.name("device".to_string());
    text.line(2, &format!("{} {device} (", module.name));
    for (number, (_, port)) in ports.iter().enumerate() {
        let comma = if number + 1 == count { "" } else { "," };
        text.line(4, &format!(".{0}({0}){comma}", port.name));
    }
    text.line(2, ");");
    resets(&harness, &mut text);
    for index in 0..module.domains.len() {
        domain_rules(&harness, DomainId(index as u32), &mut text);
    }
    if module.domains.is_empty() {
        text.line(0, "");
    }
    text.line(0, "endmodule");
    text.line(0, "");
    text.line(0, "`default_nettype wire");
    text.finish()
}

/// How resets come. Sides that depend on each other are reset together: which of them may be reset
/// alone, and for how long, is for the module to say and for the simulation to test.
fn resets(harness: &Harness, text: &mut Text) {
    let module = harness.module;
    if module.domains.is_empty() {
        return;
    }
    let prefixes: Vec<String> =
        (0..module.domains.len()).map(|index| harness.prefix(DomainId(index as u32))).collect();
    let several = prefixes.len() > 1;
    let started: Vec<String> =
        prefixes.iter().map(|prefix| harness.name(format!("{prefix}started"))).collect();
    text.line(0, "");
    if several {
        text.line(2, "// Every trace begins with a reset of all sides. None leaves it before each has seen a");
        text.line(2, "// clock edge in it, and there is no second one.");
    } else {
        text.line(2, "// Every trace begins with a cycle of reset.");
    }
    for started in &started {
        text.line(2, &format!("reg {started};"));
        text.line(2, &format!("initial {started} = 1'b0;"));
    }
    let all_started = match &started[..] {
        [only] => only.clone(),
        several => {
            let all = harness.name("all_started".to_string());
            text.line(2, &format!("wire {all} = {};", several.join(" && ")));
            all
        }
    };
    for (index, (domain, prefix)) in module.domains.iter().zip(&prefixes).enumerate() {
        let id = DomainId(index as u32);
        let mut offers =
            module.groups.iter().filter(|g| g.domain == Some(id) && g.kind != GroupKind::Level);
        let remembers = several || offers.next().is_some();
        let (clock, (reset, not_reset)) = (harness.port(domain.clock), harness.reset(id));
        let after_reset = harness.name(format!("{prefix}after_reset"));
        if remembers {
            text.line(2, &format!("reg {after_reset};"));
            text.line(2, &format!("initial {after_reset} = 1'b0;"));
        }
        text.line(2, &format!("always @(posedge {clock}) begin"));
        text.line(4, &format!("{} <= 1'b1;", started[index]));
        if remembers {
            text.line(4, &format!("{after_reset} <= {reset};"));
        }
        text.line(4, &format!("if (!{all_started}) begin"));
        let begins = harness.name(format!("{prefix}begins_in_reset"));
        text.line(6, &format!("{begins}: assume ({reset});"));
        if several {
            text.line(4, &format!("end else if (!{after_reset}) begin"));
            let runs_on = harness.name(format!("{prefix}runs_on"));
            text.line(6, &format!("{runs_on}: assume ({not_reset});"));
        }
        text.line(4, "end");
        text.line(2, "end");
    }
}

fn domain_rules(harness: &Harness, id: DomainId, text: &mut Text) {
    let offers = |group: &&PortGroup| group.domain == Some(id) && group.kind != GroupKind::Level;
    for group in harness.module.groups.iter().filter(offers) {
        text.line(0, "");
        group_rules(harness, group, id, text);
    }
    text.line(0, "");
}

fn group_rules(harness: &Harness, group: &PortGroup, id: DomainId, text: &mut Text) {
    let module = harness.module;
    let domain = &module.domains[id.index()];
    let (clock, (_, not_reset)) = (harness.port(domain.clock), harness.reset(id));
    let port = &group.name;
    let name = |what: &str| harness.name(format!("{port}_{what}"));
    let keyword = match group.direction {
        Direction::Input => "assume",
        Direction::Output => "assert",
    };
    let valid = group.valid.map_or("", |id| harness.port(id));
    let fields: Vec<&str> = group.fields.iter().map(|(_, id)| harness.port(*id)).collect();
    let payload = format!("{{{}}}", fields.join(", "));
    let width: u32 = group.fields.iter().map(|(_, id)| module.signal(*id).width).sum();
    if let (GroupKind::Stream, Some(ready)) = (group.kind, group.ready) {
        let ready = harness.port(ready);
        let (stalled, offered) = (name("stalled"), name("offered"));
        text.line(2, &format!("// {port}: S2, an offer holds until it is taken."));
        text.line(2, &format!("reg {stalled};"));
        text.line(2, &format!("initial {stalled} = 1'b0;"));
        if width > 0 {
            let range = range(width);
            let space = if range.is_empty() { "" } else { " " };
            text.line(2, &format!("reg {range}{space}{offered};"));
        }
        text.line(2, &format!("always @(posedge {clock}) begin"));
        text.line(4, &format!("{stalled} <= {valid} && !{ready} && {not_reset};"));
        if width > 0 {
            text.line(4, &format!("{offered} <= {payload};"));
        }
        text.line(4, &format!("if ({stalled} && {not_reset}) begin"));
        text.line(6, &format!("{}: {keyword} ({valid});", name("s2_valid_holds")));
        if width > 0 {
            let holds = name("s2_payload_holds");
            text.line(6, &format!("{holds}: {keyword} ({offered} == {payload});"));
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
    let after_reset = harness.name(format!("{}after_reset", harness.prefix(id)));
    text.line(2, &format!("always @(posedge {clock}) begin"));
    text.line(4, &format!("if ({after_reset}) begin"));
    text.line(6, &format!("{}: {keyword} (!{valid});", name("s7_quiet_in_reset")));
    text.line(4, "end");
    text.line(2, "end");
}
