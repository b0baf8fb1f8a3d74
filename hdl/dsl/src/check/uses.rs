//! Uses: every bit of every named thing must matter to something outside, or be declared unused.
//!
//! What matters is what reaches an output, an instance, a memory port or an ignored expression;
//! what matters only to properties exists only where properties are checked ([`formal_only`]).
//! A slice of a name uses those bits, anything else uses all bits of its operands: at least as
//! strict as Verilator's UNUSEDSIGNAL on the printed text.
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::flow::{Flow, each_operand};
use super::ranges::Ranges;
use super::{Report, Summary, describe};
use crate::builder::Optional;
use crate::ir::*;

/// At most so many readers are named for one unused thing.
const READERS_NAMED: usize = 3;

/// The registers, wires and named expressions that only properties use: the printer puts them
/// where the properties are.
pub fn formal_only(module: &Module) -> (BTreeSet<SignalId>, BTreeSet<ExpressionId>) {
    // Paths through children play no part: what enters an instance is used.
    let flow = Flow::new(module, &mut |_| Rc::new(Summary::default()));
    let (design, formal) = Uses::of_module(&flow);
    let mut signals = BTreeSet::new();
    for (i, signal) in module.signals.iter().enumerate() {
        let can_be = matches!(signal.kind, SignalKind::Register { .. } | SignalKind::Wire);
        if can_be && design.signals[i].is_empty() && !formal.signals[i].is_empty() {
            signals.insert(SignalId(i as u32));
        }
    }
    let only = |id: &ExpressionId| !design.uses(*id) && formal.uses(*id);
    let named = (0..module.expressions.len() as u32).map(ExpressionId);
    let named = named.filter(|&id| module.expression(id).name.is_some());
    (signals, named.filter(only).collect())
}

/// Declares unread what no hardware uses of what nobody has to read.
pub(crate) fn ignore_unread(module: &mut Module, optional: &[Optional]) {
    if optional.is_empty() {
        return;
    }
    let flow = Flow::new(module, &mut |_| Rc::new(Summary::default()));
    let (design, formal) = Uses::of_module(&flow);
    let is_wire = |value: ExpressionId| match module.expression(value).operation {
        Operation::Signal(signal) => module.signal(signal).kind == SignalKind::Wire,
        _ => false,
    };
    let mut unread = vec![];
    for &Optional { value, place } in optional {
        let width = module.expression(value).width;
        // A wire that only properties read stays where they are.
        if is_wire(value)
            && design.read_of(value).is_empty()
            && formal.read_of(value).is_whole(width)
        {
            continue;
        }
        let missing = design.read_of(value).complement(width);
        let whole = missing.is_whole(width);
        unread.extend(missing.iter().map(|(low, high)| (value, place, whole, low, high - low)));
    }
    // From behind, so that places stay what they are.
    for (of, place, whole, low, width) in unread.into_iter().rev() {
        let ignored = if whole { of } else { module.add_slice(of, low, width) };
        module.ignored.insert(place, ignored);
    }
}

/// Which bits of the named things something uses.
#[derive(Clone)]
struct Uses<'f> {
    flow: &'f Flow<'f>,
    signals: Vec<Ranges>,
    /// Named expressions only.
    expressions: BTreeMap<ExpressionId, Ranges>,
    /// Expressions whose operands are followed already.
    followed: Vec<bool>,
    contexts: Vec<bool>,
    memories: Vec<bool>,
    work: Vec<Work>,
}

/// What is still to be followed.
#[derive(Clone, Copy)]
enum Work {
    /// Bits `low .. high` of an expression are used.
    Expression(ExpressionId, u32, u32),
    /// A signal is used that was not before.
    Signal(SignalId),
}

impl<'f> Uses<'f> {
    /// The uses by the design, and the uses by the design and the properties.
    fn of_module(flow: &'f Flow<'f>) -> (Self, Self) {
        let module = flow.module;
        let mut uses = Self {
            flow,
            signals: vec![Ranges::default(); module.signals.len()],
            expressions: BTreeMap::new(),
            followed: vec![false; module.expressions.len()],
            contexts: vec![false; flow.contexts.len()],
            memories: vec![false; module.memories.len()],
            work: vec![],
        };
        for (i, signal) in module.signals.iter().enumerate() {
            if matches!(signal.kind, SignalKind::Output | SignalKind::InstanceInput(..)) {
                uses.take_signal(SignalId(i as u32), 0, signal.width);
            }
        }
        for port in module.memories.iter().flat_map(|memory| &memory.ports) {
            port.expressions().for_each(|id| uses.take(id));
        }
        module.ignored.iter().for_each(|&id| uses.take(id));
        uses.follow();
        let mut formal = uses.clone();
        module.properties.iter().for_each(|property| formal.take(property.condition));
        formal.follow();
        (uses, formal)
    }

    fn uses(&self, id: ExpressionId) -> bool {
        self.expressions.contains_key(&id)
    }

    /// Which bits of a value something uses; all of them if it is neither a signal, nor named, nor part of these.
    fn read_of(&self, id: ExpressionId) -> Ranges {
        let expression = self.flow.module.expression(id);
        let of_name = || self.expressions.get(&id).cloned().unwrap_or_default();
        match expression.operation {
            Operation::Signal(signal) => self.signals[signal.index()].clone(),
            _ if expression.name.is_some() => of_name(),
            Operation::Slice { of, low } => self.read_of(of).part(low, expression.width),
            Operation::Cross(of) => self.read_of(of),
            _ => Ranges::of(0, expression.width),
        }
    }

    /// All bits of an expression are used.
    fn take(&mut self, id: ExpressionId) {
        self.work.push(Work::Expression(id, 0, self.flow.module.expression(id).width));
    }

    fn take_signal(&mut self, id: SignalId, low: u32, high: u32) {
        let bits = &mut self.signals[id.index()];
        if bits.is_empty() {
            self.work.push(Work::Signal(id));
        }
        bits.insert(low, high);
    }

    fn follow(&mut self) {
        while let Some(work) = self.work.pop() {
            match work {
                Work::Expression(id, low, high) => self.follow_expression(id, low, high),
                Work::Signal(id) => {
                    let flow = self.flow;
                    for assignment in flow.assignments_to(id) {
                        self.take(assignment.value);
                        assignment.index.into_iter().for_each(|index| self.take(index));
                        self.take_context(assignment.context);
                    }
                }
            }
        }
    }

    fn take_context(&mut self, mut context: Option<u32>) {
        while let Some(number) = context {
            if std::mem::replace(&mut self.contexts[number as usize], true) {
                return;
            }
            let outer = &self.flow.contexts[number as usize];
            self.take(outer.condition);
            context = outer.parent;
        }
    }

    fn follow_expression(&mut self, id: ExpressionId, low: u32, high: u32) {
        let module = self.flow.module;
        let expression = module.expression(id);
        if expression.name.is_some() {
            self.expressions.entry(id).or_default().insert(low, high);
        } else {
            // Nothing is printed for these by themselves: the bits asked for pass through.
            match expression.operation {
                Operation::Slice { of, low: first } => {
                    return self.work.push(Work::Expression(of, first + low, first + high));
                }
                Operation::Cross(of) => return self.work.push(Work::Expression(of, low, high)),
                Operation::Signal(signal) => return self.take_signal(signal, low, high),
                _ => {}
            }
        }
        if std::mem::replace(&mut self.followed[id.index()], true) {
            return;
        }
        match &expression.operation {
            Operation::Slice { of, low } => {
                self.work.push(Work::Expression(*of, *low, low + expression.width));
            }
            Operation::Signal(signal) => self.take_signal(*signal, 0, expression.width),
            operation => {
                if let Operation::MemoryRead(memory, _) = operation {
                    self.memories[memory.index()] = true;
                }
                if let Operation::Element(array, _) = operation {
                    self.take_signal(*array, 0, module.signal(*array).width);
                }
                each_operand(operation, |operand| self.take(operand));
            }
        }
    }
}

pub(super) fn check(report: &mut Report, flow: &Flow) {
    let module = report.module;
    let (design, formal) = Uses::of_module(flow);
    let mut unused = Unused { design: &design, formal: &formal, readers: None };
    for (i, signal) in module.signals.iter().enumerate() {
        let id = SignalId(i as u32);
        // Properties alone do not keep a port: where they are not checked it has no reader.
        let bits = match signal.kind {
            SignalKind::Input | SignalKind::InstanceOutput(..) | SignalKind::MemoryOutput(..) => {
                &design.signals[i]
            }
            SignalKind::Wire | SignalKind::Register { .. } if design.signals[i].is_empty() => {
                &formal.signals[i]
            }
            SignalKind::Wire | SignalKind::Register { .. } => &design.signals[i],
            _ => continue,
        };
        let missing = bits.complement(signal.width);
        if !missing.is_empty() {
            let text = unused.text(
                &describe(module, id).to_string(),
                &signal.name,
                &missing,
                signal.width,
                Named::Signal(id),
            );
            report.error(signal.place, text);
        }
    }
    for (i, expression) in module.expressions.iter().enumerate() {
        let Some(name) = &expression.name else { continue };
        let id = ExpressionId(i as u32);
        let uses = if design.uses(id) { &design } else { &formal };
        let bits = uses.expressions.get(&id).cloned().unwrap_or_default();
        let missing = bits.complement(expression.width);
        if !missing.is_empty() {
            let what = format!("`{name}`");
            let text = unused.text(&what, name, &missing, expression.width, Named::Expression(id));
            report.error(expression.place, text);
        }
    }
    for (memory, is_read) in module.memories.iter().zip(&design.memories) {
        let has_output = |port: &MemoryPort| !matches!(port.kind, MemoryPortKind::Write { .. });
        if *is_read && memory.style != MemoryStyle::Distributed {
            let text = format!(
                "memory `{}` is read in the same cycle; only a distributed memory can do that, \
                 others have read ports (properties may `observe` it)",
                memory.name
            );
            report.error(memory.place, text);
        }
        if !is_read && !memory.ports.iter().any(has_output) {
            let text = format!("memory `{}` is never read; read it or remove it", memory.name);
            report.error(memory.place, text);
            continue;
        }
        let writes = |port: &MemoryPort| !matches!(port.kind, MemoryPortKind::Read { .. });
        if memory.initial.is_none() && !memory.ports.iter().any(writes) {
            let text = format!(
                "memory `{}` is never written and has no initial contents, so its words are \
                 unknown; write it, or give it `.initial(..)`",
                memory.name
            );
            report.error(memory.place, text);
        }
    }
    unused_domains(report, &design, &formal);
}

fn unused_domains(report: &mut Report, design: &Uses, formal: &Uses) {
    let module = report.module;
    let connected: BTreeSet<SignalId> =
        module.instances.iter().flat_map(|i| &i.connections).map(|(_, id)| *id).collect();
    for (i, domain) in module.domains.iter().enumerate() {
        let id = DomainId(i as u32);
        // A register that nothing uses is reported itself; here it counts.
        let exists = |position: usize| {
            !design.signals[position].is_empty() || formal.signals[position].is_empty()
        };
        let registers = || {
            let own = module.signals.iter().enumerate().filter(|(position, signal)| {
                signal.kind.is_register() && signal.domain == Some(id) && exists(*position)
            });
            own.map(|(_, signal)| &signal.kind)
        };
        let used = |signal: SignalId| {
            connected.contains(&signal) || !design.signals[signal.index()].is_empty()
        };
        let memory_ports = || module.memories.iter().flat_map(|memory| &memory.ports);
        let has_state =
            registers().next().is_some() || memory_ports().any(|port| port.domain == id);
        let has_reset_state = registers().any(|k| *k != SignalKind::Register { reset: None });
        if !has_state && !used(domain.clock) {
            let remove = match domain.name.as_str() {
                "" => "write `#[clocks()]` on the struct of its ports".to_string(),
                name => format!("remove `{name}` from `#[clocks(..)]`"),
            };
            let text = format!(
                "{} is never used: nothing in its domain has state; {remove}",
                describe(module, domain.clock)
            );
            report.error(module.signal(domain.clock).place, text);
        } else if !has_reset_state && !used(domain.reset) {
            let text = format!(
                "{} is never used: nothing in its domain has a reset value; use it or write \
                 `reset().ignore()`",
                describe(module, domain.reset)
            );
            report.error(module.signal(domain.reset).place, text);
        }
    }
}

/// A thing that has a name in the Verilog.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Named {
    Signal(SignalId),
    Expression(ExpressionId),
}

/// Writes the errors about unused things.
struct Unused<'f> {
    design: &'f Uses<'f>,
    formal: &'f Uses<'f>,
    /// Who reads each unused thing, itself unused; found when the first error needs it.
    readers: Option<BTreeMap<Named, BTreeSet<Named>>>,
}

impl Unused<'_> {
    fn text(
        &mut self,
        what: &str,
        name: &str,
        missing: &Ranges,
        width: u32,
        named: Named,
    ) -> String {
        let whole = missing.is_whole(width);
        let bits = missing.to_string();
        let verb = if whole || bits.starts_with("bit ") { "is" } else { "are" };
        let subject = if whole { what.to_string() } else { format!("{bits} of {what}") };
        let mut ignore = vec![];
        for (low, high) in missing.iter() {
            ignore.push(if whole {
                format!("`{name}.ignore()`")
            } else {
                format!("`{name}.slice({low}, {}).ignore()`", high - low)
            });
        }
        let it = if verb == "is" { "it" } else { "them" };
        let fate = self.fate(named, missing);
        format!("{subject} {verb} {fate}; use {it} or write {}", ignore.join(", "))
    }

    /// `never used`, and what keeps it from counting as used.
    fn fate(&mut self, named: Named, missing: &Ranges) -> String {
        let formal = match named {
            Named::Signal(id) => Some(&self.formal.signals[id.index()]),
            Named::Expression(id) => self.formal.expressions.get(&id),
        };
        if formal.is_some_and(|bits| missing.without(bits).is_empty()) {
            return "used by properties only".into();
        }
        let (design, formal) = (self.design, self.formal);
        let readers = self.readers.get_or_insert_with(|| dead_readers(design, formal));
        let Some(readers) = readers.get(&named) else { return "never used".into() };
        if readers.iter().eq([&named]) {
            return "used by itself only".into();
        }
        let module = self.design.flow.module;
        let others = || readers.iter().filter(|&&reader| reader != named);
        let names: Vec<String> = others()
            .take(READERS_NAMED)
            .map(|reader| match *reader {
                Named::Signal(id) => format!("`{}`", module.signal(id).name),
                Named::Expression(id) => {
                    format!("`{}`", module.expression(id).name.as_deref().unwrap_or_default())
                }
            })
            .collect();
        let more = if others().count() > READERS_NAMED { " and others" } else { "" };
        format!("never used (it reaches only {}{more}, unused too)", names.join(", "))
    }
}

/// For each named thing the unused named things that read it directly.
fn dead_readers(design: &Uses, formal: &Uses) -> BTreeMap<Named, BTreeSet<Named>> {
    let flow = design.flow;
    let module = flow.module;
    let mut readers: BTreeMap<Named, BTreeSet<Named>> = BTreeMap::new();
    let mut search = |reader: Named, mut work: Vec<ExpressionId>| {
        let mut seen = BTreeSet::new();
        while let Some(id) = work.pop() {
            if !seen.insert(id) {
                continue;
            }
            let expression = module.expression(id);
            if expression.name.is_some() && reader != Named::Expression(id) {
                readers.entry(Named::Expression(id)).or_default().insert(reader);
            } else if let Operation::Signal(signal) = expression.operation {
                readers.entry(Named::Signal(signal)).or_default().insert(reader);
            } else {
                if let Operation::Element(array, _) = expression.operation {
                    readers.entry(Named::Signal(array)).or_default().insert(reader);
                }
                each_operand(&expression.operation, |operand| work.push(operand));
            }
        }
    };
    for (i, bits) in formal.signals.iter().enumerate() {
        let id = SignalId(i as u32);
        if !bits.is_empty() || !module.signal(id).kind.is_assignable() {
            continue;
        }
        let mut work = vec![];
        for assignment in flow.assignments_to(id) {
            work.push(assignment.value);
            work.extend(assignment.index);
            let mut context = assignment.context;
            while let Some(number) = context {
                work.push(flow.contexts[number as usize].condition);
                context = flow.contexts[number as usize].parent;
            }
        }
        search(Named::Signal(id), work);
    }
    for (i, expression) in module.expressions.iter().enumerate() {
        let id = ExpressionId(i as u32);
        if expression.name.is_some() && !formal.uses(id) {
            search(Named::Expression(id), vec![id]);
        }
    }
    readers
}
