//! Each check is seen failing on the smallest module that deserves it, with its exact text, and
//! passing on the module that is right.
mod crossings;
mod design;
mod driven;
mod loops;
mod names;
mod structure;
mod uses;

use std::panic::Location;
use std::rc::Rc;

use num_bigint::BigUint;

use super::{check, check_design};
use crate::ir::*;

/// Builds a module by hand, line by line, so that places can be told apart.
struct Build {
    module: Module,
    /// Places are told in lines after this one.
    start: Place,
}

impl Build {
    /// A module with one clock.
    #[track_caller]
    fn new(name: &str) -> Self {
        let mut build = Self::combinational(name);
        build.domain("");
        build
    }

    /// A module without a clock.
    #[track_caller]
    fn combinational(name: &str) -> Self {
        let module = Module::new(name);
        Self { module, start: Location::caller() }
    }

    /// A clock domain with its clock and reset.
    #[track_caller]
    fn domain(&mut self, name: &str) -> DomainId {
        let id = DomainId(self.module.domains.len() as u32);
        let prefix = if name.is_empty() { String::new() } else { format!("{name}_") };
        let clock = self.signal(&format!("{prefix}clk"), 1, SignalKind::Clock);
        let reset = self.signal(&format!("{prefix}rst"), 1, SignalKind::Reset);
        self.module.domains.push(Domain { name: name.into(), clock, reset });
        id
    }

    /// A signal of the newest domain.
    #[track_caller]
    fn signal(&mut self, name: &str, width: u32, kind: SignalKind) -> SignalId {
        let id = SignalId(self.module.signals.len() as u32);
        let domain = self.module.domains.len().checked_sub(1).map(|last| DomainId(last as u32));
        self.module.signals.push(Signal {
            name: name.into(),
            width,
            kind,
            domain,
            enumeration: None,
            elements: None,
            is_packed: false,
            attributes: vec![],
            comment: String::new(),
            scope: String::new(),
            place: Location::caller(),
        });
        id
    }
    #[track_caller]
    fn input(&mut self, name: &str, width: u32) -> SignalId {
        self.signal(name, width, SignalKind::Input)
    }
    #[track_caller]
    fn output(&mut self, name: &str, width: u32) -> SignalId {
        self.signal(name, width, SignalKind::Output)
    }
    #[track_caller]
    fn wire(&mut self, name: &str, width: u32) -> SignalId {
        self.signal(name, width, SignalKind::Wire)
    }
    /// A register that is zero after reset.
    #[track_caller]
    fn register(&mut self, name: &str, width: u32) -> SignalId {
        self.signal(name, width, SignalKind::Register { reset: Some(BigUint::ZERO) })
    }

    #[track_caller]
    fn add(&mut self, operation: Operation, width: u32) -> ExpressionId {
        let id = ExpressionId(self.module.expressions.len() as u32);
        let place = Location::caller();
        self.module.expressions.push(Expression { operation, width, name: None, place });
        id
    }
    #[track_caller]
    fn named(&mut self, name: &str, operation: Operation, width: u32) -> ExpressionId {
        let id = self.add(operation, width);
        self.module.expressions[id.index()].name = Some(name.into());
        id
    }
    #[track_caller]
    fn constant(&mut self, value: u32, width: u32) -> ExpressionId {
        self.add(Operation::Constant(value.into()), width)
    }
    #[track_caller]
    fn read(&mut self, signal: SignalId) -> ExpressionId {
        let width = self.module.signal(signal).width;
        self.add(Operation::Signal(signal), width)
    }
    #[track_caller]
    fn slice(&mut self, of: ExpressionId, low: u32, width: u32) -> ExpressionId {
        self.add(Operation::Slice { of, low }, width)
    }
    #[track_caller]
    fn and(&mut self, a: ExpressionId, b: ExpressionId) -> ExpressionId {
        let width = self.module.expression(a).width;
        self.add(Operation::Binary(BinaryOperator::And, a, b), width)
    }

    /// Adds statements to the body.
    fn run(&mut self, statements: impl IntoIterator<Item = Statement>) {
        self.module.body.extend(statements);
    }
    /// Adds an assignment to the body.
    #[track_caller]
    fn drive(&mut self, signal: SignalId, value: ExpressionId) {
        self.module.body.push(assign(signal, value));
    }

    /// A distributed memory of eight words of eight bits, without ports.
    #[track_caller]
    fn memory(&mut self, name: &str) -> MemoryId {
        let id = MemoryId(self.module.memories.len() as u32);
        self.module.memories.push(Memory {
            name: name.into(),
            width: 8,
            depth: 8,
            lane_width: 8,
            style: MemoryStyle::Distributed,
            read_during_write: ReadDuringWrite::Old,
            initial: None,
            ports: vec![],
            comment: String::new(),
            place: Location::caller(),
        });
        id
    }
    /// A port of the newest domain, named after what it does.
    #[track_caller]
    fn port(
        &mut self,
        memory: MemoryId,
        enable: ExpressionId,
        address: ExpressionId,
        kind: MemoryPortKind,
    ) {
        let name = match kind {
            MemoryPortKind::Write { .. } => "write",
            MemoryPortKind::Read { .. } => "read",
            MemoryPortKind::ReadWrite { .. } => "access",
        };
        let domain = DomainId(self.module.domains.len() as u32 - 1);
        let (name, place) = (name.to_string(), Location::caller());
        let port = MemoryPort { domain, name, enable, address, kind, place };
        self.module.memories[memory.index()].ports.push(port);
    }

    /// An instance, connected: clocks and resets to ours in order, the rest to new signals named
    /// `<instance>_<port>`.
    #[track_caller]
    fn instance(&mut self, name: &str, child: &Rc<Module>) {
        let id = InstanceId(self.module.instances.len() as u32);
        let mut clocks = self.module.domains.clone().into_iter();
        let mut resets = self.module.domains.clone().into_iter();
        let mut connections = vec![];
        for (_, port) in child.ports() {
            let full = format!("{name}_{}", port.name);
            let signal = match port.kind {
                SignalKind::Clock => clocks.next().expect("a domain for each of the child's").clock,
                SignalKind::Reset => resets.next().expect("a domain for each of the child's").reset,
                SignalKind::Output => {
                    let kind = SignalKind::InstanceOutput(id, port.name.clone());
                    self.signal(&full, port.width, kind)
                }
                _ => {
                    let kind = SignalKind::InstanceInput(id, port.name.clone());
                    self.signal(&full, port.width, kind)
                }
            };
            connections.push((port.name.clone(), signal));
        }
        let of = Instantiated::Module(child.clone());
        let place = Location::caller();
        self.module.instances.push(Instance { name: name.into(), of, connections, place });
    }

    #[track_caller]
    fn property(&mut self, name: &str, condition: ExpressionId) {
        self.module.properties.push(Property {
            name: name.into(),
            text: name.into(),
            kind: PropertyKind::Assert,
            condition,
            domain: DomainId(self.module.domains.len() as u32 - 1),
            place: Location::caller(),
        });
    }

    /// The signal of that name.
    fn get(&self, name: &str) -> SignalId {
        self.module.signal_named(name).expect("a signal of that name")
    }

    /// A module that is right.
    fn finish(self) -> Rc<Module> {
        check(&self.module).unwrap_or_else(|errors| panic!("{}", errors[0]));
        Rc::new(self.module)
    }

    /// What the check finds, with places in lines from the start.
    fn findings(&self) -> Vec<String> {
        self.relative(check(&self.module).err().unwrap_or_default())
    }

    /// As `findings`, for the whole hierarchy.
    fn findings_in_design(&self) -> Vec<String> {
        let top = Rc::new(self.module.clone());
        self.relative(check_design(&top).err().unwrap_or_default())
    }

    /// Errors as text, with `+4` for the fourth line after the start.
    fn relative(&self, errors: Vec<super::Error>) -> Vec<String> {
        let file = format!("{}:", self.start.file());
        let shorten = |text: String| {
            let mut parts = text.split(&file);
            let mut short = parts.next().unwrap_or_default().to_string();
            for part in parts {
                let digits = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
                let line: i64 = part[..digits].parse().expect("a line number");
                short += &format!("{:+}{}", line - i64::from(self.start.line()), &part[digits..]);
            }
            short
        };
        errors.iter().map(|error| shorten(error.to_string())).collect()
    }
}

#[track_caller]
fn assign(signal: SignalId, value: ExpressionId) -> Statement {
    let target = Target { signal, part: Part::Whole };
    Statement::Assign { target, value, place: Location::caller() }
}
#[track_caller]
fn assign_slice(signal: SignalId, low: u32, width: u32, value: ExpressionId) -> Statement {
    let target = Target { signal, part: Part::Slice { low, width } };
    Statement::Assign { target, value, place: Location::caller() }
}
#[track_caller]
fn assign_element(signal: SignalId, index: ExpressionId, width: u32, v: ExpressionId) -> Statement {
    let target = Target { signal, part: Part::Element { index, width } };
    Statement::Assign { target, value: v, place: Location::caller() }
}
#[track_caller]
fn when(condition: ExpressionId, then: Vec<Statement>, otherwise: Vec<Statement>) -> Statement {
    Statement::If { condition, then, otherwise, place: Location::caller() }
}
#[track_caller]
fn case(
    subject: ExpressionId,
    arms: Vec<(ExpressionId, Vec<Statement>)>,
    default: Option<Vec<Statement>>,
) -> Statement {
    let place = Location::caller();
    let arm = |(label, body)| Arm { labels: vec![label], body, place };
    let arms = arms.into_iter().map(arm).collect();
    let default = default.map(|body| (None, body));
    Statement::Case { subject, arms, default, place }
}

/// No findings.
const NOTHING: [&str; 0] = [];

/// `y = !x`, without state.
fn inverter() -> Rc<Module> {
    let mut b = Build::combinational("inverter");
    let x = b.input("x", 1);
    let y = b.output("y", 1);
    let value = b.read(x);
    let value = b.add(Operation::Not(value), 1);
    b.drive(y, value);
    b.finish()
}

/// `y = x` one cycle later.
fn delay() -> Rc<Module> {
    let mut b = Build::new("delay");
    let x = b.input("x", 1);
    let y = b.output("y", 1);
    let held = b.register("held", 1);
    let value = b.read(x);
    b.drive(held, value);
    let value = b.read(held);
    b.drive(y, value);
    b.finish()
}

#[test]
fn a_module_with_everything_in_it_passes() {
    let child = delay();
    let mut b = Build::new("clean");
    let address = b.input("address", 3);
    let data = b.input("data", 8);
    let enable = b.input("enable", 1);
    let found = b.output("found", 8);
    let early = b.output("early", 8);
    let late = b.output("late", 1);
    let memory = b.memory("words");
    let q = b.signal("q", 8, SignalKind::MemoryOutput(memory, 1));
    b.instance("later", &child);
    let (at, word, on) = (b.read(address), b.read(data), b.read(enable));
    let lanes = b.constant(1, 1);
    b.port(memory, on, at, MemoryPortKind::Write { data: word, lanes });
    b.port(memory, on, at, MemoryPortKind::Read { output: q });
    let value = b.read(q);
    b.drive(found, value);
    let value = b.named("word_now", Operation::MemoryRead(memory, at), 8);
    let zero = b.constant(0, 8);
    b.run([when(on, vec![assign(early, value)], vec![assign(early, zero)])]);
    let state = b.register("state", 2);
    let now = b.read(state);
    let labels: Vec<_> = (0..3).map(|code| b.constant(code, 2)).collect();
    b.run([case(
        now,
        vec![
            (labels[0], vec![assign(state, labels[1])]),
            (labels[1], vec![assign(state, labels[2])]),
        ],
        Some(vec![assign(state, labels[0])]),
    )]);
    let top = b.slice(now, 1, 1);
    let bottom = b.slice(now, 0, 1);
    let both = b.and(top, bottom);
    b.property("never_three", both);
    let (x, y) = (b.get("later_x"), b.get("later_y"));
    b.drive(x, top);
    let value = b.read(y);
    b.drive(late, value);
    b.module.ignored.push(bottom);
    assert_eq!(b.findings(), NOTHING);
    assert_eq!(b.findings_in_design(), NOTHING);
}
