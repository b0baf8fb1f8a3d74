//! A program as its author would write it: every construct through the language's public functions.
mod bundles;
mod expression;
mod ports;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use nic_dsl::{
    Array, Bits, Bool, MemoryStyle, Operand, ReadDuringWrite, delayed, delayed_bool, in_domain,
    register_array_value, switch, when,
};

use super::{Design, Id, Kind, Part, Program, Role, State, Statement, Truth, Value, Word};
use bundles::{AnyState, Handle, Pair, number_of, pair_shape, pair_value, with_state};
pub use ports::elaborate;

/// Names of two clocks.
const CLOCKS: [&str; 2] = ["write", "read"];

/// Somebody who describes one module.
struct Author<'p> {
    design: &'p Design,
    /// By signal; those of memories come when their port is described.
    handles: RefCell<Vec<Option<Handle>>>,
    memories: Vec<AnyMemory>,
    arrays: BTreeMap<Id, Array<Bits>>,
}

/// A memory of words of either kind.
enum AnyMemory {
    Numbers(nic_dsl::Memory<Bits>),
    Pairs(nic_dsl::Memory<Pair>),
}

/// Describes a module between its ports.
fn describe(program: &Rc<Program>, number: usize, inputs: Vec<Handle>, outputs: Vec<Handle>) {
    let design = &program.designs[number];
    let mut handles: Vec<Option<Handle>> = vec![None; design.signals.len()];
    for (id, handle) in design.inputs().into_iter().zip(inputs) {
        handles[id] = Some(handle);
    }
    for (id, handle) in design.outputs().into_iter().zip(outputs) {
        handles[id] = Some(handle);
    }
    for (id, signal) in design.signals.iter().enumerate() {
        let handle = match &signal.role {
            Role::Wire => Handle::wire(signal.kind),
            Role::Register(reset) => {
                clocked(design, signal.domain, || Handle::register(signal.kind, reset.as_ref()))
            }
            _ => continue,
        };
        handle.name(&format!("s{id}"));
        handles[id] = Some(handle);
    }
    for (position, instance) in design.instances.iter().enumerate() {
        let (inputs, outputs) = ports::instantiate(program, design, position, instance);
        for (id, signal) in design.signals.iter().enumerate() {
            match signal.role {
                Role::InstanceInput(of, port) if of == position => handles[id] = Some(inputs[port]),
                Role::InstanceOutput(of, port) if of == position => {
                    handles[id] = Some(outputs[port]);
                }
                _ => {}
            }
        }
    }
    let memories = design.memories.iter().enumerate().map(memory).collect();
    let arrays = design.signals.iter().enumerate().filter_map(|(id, signal)| match &signal.role {
        Role::Array(elements, reset) => Some((id, array(design, id, *elements, reset))),
        _ => None,
    });
    let arrays = arrays.collect();
    let author = Author { design, handles: RefCell::new(handles), memories, arrays };
    author.list(&design.ports);
    for (id, signal) in design.signals.iter().enumerate() {
        if let Role::Let(value) = &signal.role {
            let handle = clocked(design, signal.domain, || author.value(value, signal.kind));
            handle.name(&format!("s{id}"));
            author.handles.borrow_mut()[id] = Some(handle);
        }
    }
    author.list(&design.body);
    // The language insists that everything is used; what this is about is what it means.
    for (id, signal) in design.signals.iter().enumerate() {
        if let Role::Array(..) = signal.role {
            author.arrays[&id].map(|element, _| element.any()).bits().ignore();
        } else if !matches!(signal.role, Role::Output | Role::InstanceInput(..)) {
            author.handle(id).ignore();
        }
    }
    if design.clocks > 0 {
        for domain in 0..design.clocks {
            clocked(design, domain, || {
                nic_dsl::reset().ignore();
                let beat = nic_dsl::register_bool(false).named(&format!("beat_{domain}"));
                beat.set(!beat);
                beat.ignore();
            });
        }
    }
}

/// Runs `describe` in one of the module's clock domains.
fn clocked<R>(design: &Design, domain: usize, describe: impl FnOnce() -> R) -> R {
    if design.clocks == 2 { in_domain(CLOCKS[domain], describe) } else { describe() }
}

fn array(design: &Design, id: Id, elements: u32, reset: &Word) -> Array<Bits> {
    let super::Signal { kind, domain, .. } = &design.signals[id];
    let (width, reset) = (kind.width(), number_of(reset));
    let made = clocked(design, *domain, || register_array_value::<Bits>(&width, elements, &reset));
    made.named(&format!("s{id}"))
}

fn memory((number, memory): (usize, &super::Memory)) -> AnyMemory {
    use nic_dsl::naming::Nameable;
    let style = if memory.distributed { MemoryStyle::Distributed } else { MemoryStyle::Auto };
    let gives = if memory.shows_new { ReadDuringWrite::New } else { ReadDuringWrite::Old };
    let name = format!("m{number}");
    match memory.kind {
        Kind::Pair(low, high) => {
            let words: Vec<_> = memory.initial.iter().map(|word| pair_value(low, word)).collect();
            let made = nic_dsl::Memory::<Pair>::new(pair_shape(low, high), memory.depth);
            let made = made.style(style).read_during_write(gives).initial(&words);
            let made = memory.lane.into_iter().fold(made, nic_dsl::Memory::lanes);
            made.name_signals(&name);
            AnyMemory::Pairs(made)
        }
        kind => {
            let words: Vec<_> = memory.initial.iter().map(|word| number_of(word)).collect();
            let made = nic_dsl::Memory::<Bits>::new(kind.width(), memory.depth);
            let made = made.style(style).read_during_write(gives).initial(&words);
            let made = memory.lane.into_iter().fold(made, nic_dsl::Memory::lanes);
            made.name_signals(&name);
            AnyMemory::Numbers(made)
        }
    }
}

impl Author<'_> {
    fn handle(&self, id: Id) -> Handle {
        let handle = self.handles.borrow()[id];
        handle.unwrap_or_else(|| {
            let Design { name, signals, .. } = self.design;
            panic!("signal {id} of `{name}` is read before it is described: {:?}", signals[id])
        })
    }

    fn read_now(&self, memory: usize, address: Bits) -> Bits {
        match &self.memories[memory] {
            AnyMemory::Numbers(memory) => memory.read_now(address),
            AnyMemory::Pairs(_) => unreachable!("a memory of numbers is read at once"),
        }
    }

    fn list(&self, list: &[Statement]) {
        for statement in list {
            match statement.domain(self.design) {
                Some(domain) => clocked(self.design, domain, || self.statement(statement)),
                None => self.statement(statement),
            }
        }
    }

    fn statement(&self, statement: &Statement) {
        match statement {
            Statement::Assign { target, part, value } => self.assign(*target, part, value),
            Statement::When { branches, otherwise } => self.when(branches, otherwise.as_deref()),
            Statement::Switch { subject, cases, otherwise } => {
                let mut choice = switch(self.number(subject));
                for (labels, body) in cases {
                    let labels: Vec<Operand> =
                        labels.iter().map(|label| number_of(label).into()).collect();
                    choice = match &labels[..] {
                        [only] => choice.case(only.clone(), || self.list(body)),
                        _ => choice.cases(labels, || self.list(body)),
                    };
                }
                match otherwise {
                    Some(body) => choice.otherwise(|| self.list(body)),
                    None => choice.finish(),
                }
            }
            Statement::Match { subject, arms } => self.match_state(subject, arms),
            Statement::SetElement { array, index, value } => {
                self.arrays[array].at(self.number(index)).set(self.number(value));
            }
            Statement::Each { array, wanted, change } => {
                let (wanted, change) = (self.number(wanted), self.number(change));
                self.arrays[array].each(|element, _| {
                    when(element.equals(wanted), || element.set(element ^ change));
                });
            }
            Statement::Write { memory, enable, address, value, lanes, .. } => {
                let (enable, address) = (self.truth(enable), self.number(address));
                let lanes = lanes.as_ref().map(|lanes| self.number(lanes));
                let value = self.value(value, self.design.memories[*memory].kind);
                match (&self.memories[*memory], value, lanes) {
                    (AnyMemory::Numbers(memory), Handle::Number(word), None) => {
                        memory.write(enable, address, word);
                    }
                    (AnyMemory::Numbers(memory), Handle::Number(word), Some(lanes)) => {
                        memory.write_lanes(enable, address, word, lanes);
                    }
                    (AnyMemory::Pairs(memory), Handle::Pair(word), None) => {
                        memory.write(enable, address, word);
                    }
                    (AnyMemory::Pairs(memory), Handle::Pair(word), Some(lanes)) => {
                        memory.write_lanes(enable, address, word, lanes);
                    }
                    _ => unreachable!("a memory takes words of its kind"),
                }
            }
            Statement::Read { memory, enable, address, into, registered } => {
                let (enable, address) = (self.truth(enable), self.number(address));
                let shown = match &self.memories[*memory] {
                    AnyMemory::Numbers(memory) if *registered => {
                        Handle::Number(memory.read_registered(enable, address))
                    }
                    AnyMemory::Numbers(memory) => Handle::Number(memory.read(enable, address)),
                    AnyMemory::Pairs(memory) if *registered => {
                        Handle::Pair(memory.read_registered(enable, address))
                    }
                    AnyMemory::Pairs(memory) => Handle::Pair(memory.read(enable, address)),
                };
                self.show(*into, shown);
            }
            Statement::ReadWrite { memory, enable, address, value, lanes, into } => {
                let (enable, address) = (self.truth(enable), self.number(address));
                let lanes = self.number(lanes);
                let value = self.value(value, self.design.memories[*memory].kind);
                let shown = match (&self.memories[*memory], value) {
                    (AnyMemory::Numbers(memory), Handle::Number(word)) => {
                        Handle::Number(memory.read_write(enable, address, word, lanes))
                    }
                    (AnyMemory::Pairs(memory), Handle::Pair(word)) => {
                        Handle::Pair(memory.read_write(enable, address, word, lanes))
                    }
                    _ => unreachable!("a memory takes words of its kind"),
                };
                self.show(*into, shown);
            }
            Statement::Delay { into, value } => {
                let signal = &self.design.signals[*into];
                let has_reset = matches!(signal.role, Role::Delayed { has_reset: true });
                let later = match self.value(value, signal.kind) {
                    Handle::Number(value) => Handle::Number(delayed(value)),
                    Handle::Truth(value) if has_reset => Handle::Truth(delayed_bool(value)),
                    Handle::Truth(value) => Handle::Truth(delayed(value)),
                    Handle::Pair(value) => Handle::Pair(delayed(value)),
                    Handle::Record(value) => Handle::Record(delayed(value)),
                    Handle::State(any) => {
                        with_state!(any, value, Wrap => Handle::State(Wrap(delayed(value))))
                    }
                };
                self.show(*into, later);
            }
        }
    }

    fn show(&self, into: Id, handle: Handle) {
        handle.name(&format!("s{into}"));
        self.handles.borrow_mut()[into] = Some(handle);
    }

    fn assign(&self, target: Id, part: &Part, value: &Value) {
        let kind = self.design.signals[target].kind;
        match (self.handle(target), part) {
            (Handle::Number(number), Part::Whole) => number.set(self.operand(value)),
            (Handle::Number(number), Part::Slice { low, width }) => {
                number.slice(*low, *width).set(self.operand(value));
            }
            (Handle::Number(number), Part::Element { index, width: 1 }) => {
                number.bit_at(self.number(index)).set(self.operand(value));
            }
            (Handle::Number(number), Part::Element { index, width }) => {
                number.element(self.number(index), *width).set(self.operand(value));
            }
            (Handle::Pair(pair), Part::Field(0)) => pair.low.set(self.operand(value)),
            (Handle::Pair(pair), Part::Field(_)) => pair.high.set(self.operand(value)),
            (Handle::Record(record), Part::Field(field)) => match field {
                0 => record.numbers.low.set(self.operand(value)),
                1 => record.numbers.high.set(self.operand(value)),
                2 => record.flag.set(self.operand(value)),
                _ => match self.value(value, kind) {
                    Handle::State(AnyState::Light(light)) => record.light.set(light),
                    _ => unreachable!("a record's state is a light"),
                },
            },
            (Handle::State(target), Part::Whole) => match value {
                Value::State(State::Constant(_, variant)) => {
                    with_state!(target, state, _Wrap => go(state, *variant));
                }
                _ => Handle::State(target).assign(self.value(value, kind)),
            },
            (target, _) => target.assign(self.value(value, kind)),
        }
    }

    fn when(&self, branches: &[(Truth, Vec<Statement>)], otherwise: Option<&[Statement]>) {
        let [(first, body), more @ ..] = branches else { unreachable!("a `when` has a condition") };
        let mut chain = when(self.truth(first), || self.list(body));
        for (condition, body) in more {
            let condition: Bool = self.truth(condition);
            chain = chain.otherwise_when(condition, || self.list(body));
        }
        if let Some(body) = otherwise {
            chain.otherwise(|| self.list(body));
        }
    }

    fn match_state(&self, subject: &State, arms: &[Vec<Statement>]) {
        with_state!(self.state(subject), state, _Wrap => {
            state.switch(|variant| self.list(&arms[nic_dsl::States::index(variant)]));
        });
    }
}

/// The word of a state machine for `set`.
fn go<S: nic_dsl::States>(state: nic_dsl::State<S>, variant: usize) {
    state.goto(S::ALL[variant]);
}

/// The code of a word, for whoever compares ports.
pub fn number(word: &Word) -> nic_dsl::BigUint {
    number_of(word)
}
