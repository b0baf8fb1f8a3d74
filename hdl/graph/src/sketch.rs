//! Designs made by hand, and at random, for the tests of the picture.
use std::panic::Location;
use std::rc::Rc;

use nic_dsl::ir::*;

/// A module in the making, of ports, instances and assignments between them.
pub(super) struct Sketch(pub Module);

impl Sketch {
    pub fn new(name: &str, clocks: &[&str]) -> Self {
        let mut module = Module::new(name);
        for clock in clocks {
            let (clock_signal, reset) =
                (SignalId(module.signals.len() as u32), SignalId(module.signals.len() as u32 + 1));
            let name = clock.to_string();
            module.domains.push(Domain { name, clock: clock_signal, reset });
            let mut sketch = Self(module);
            sketch.signal(&format!("{clock}clk"), SignalKind::Clock);
            sketch.signal(&format!("{clock}rst"), SignalKind::Reset);
            module = sketch.0;
        }
        Self(module)
    }

    pub fn signal(&mut self, name: &str, kind: SignalKind) -> SignalId {
        let id = SignalId(self.0.signals.len() as u32);
        self.0.signals.push(Signal {
            name: name.into(),
            width: 1,
            kind,
            domain: None,
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

    /// A port, written `> stream request: Request` or `< level count: bits`, in the newest domain.
    pub fn port(mut self, text: &str) -> Self {
        let words: Vec<&str> = text.split([' ', ':']).filter(|word| !word.is_empty()).collect();
        let [arrow, kind, name, payload] = words[..] else { panic!("a port: {text}") };
        let (forward, backward, direction) = match arrow {
            ">" => (SignalKind::Input, SignalKind::Output, Direction::Input),
            _ => (SignalKind::Output, SignalKind::Input, Direction::Output),
        };
        let kind = match kind {
            "stream" => GroupKind::Stream,
            "pulse" => GroupKind::Pulse,
            _ => GroupKind::Level,
        };
        let mut part =
            |what: &str, kind: &SignalKind| self.signal(&format!("{name}{what}"), kind.clone());
        let valid = (kind != GroupKind::Level).then(|| part("_valid", &forward));
        let ready = (kind == GroupKind::Stream).then(|| part("_ready", &backward));
        let fields = vec![(String::new(), part("", &forward))];
        self.0.groups.push(PortGroup {
            name: name.into(),
            kind,
            direction,
            domain: Some(DomainId(self.0.domains.len() as u32 - 1)),
            payload: payload.into(),
            valid,
            ready,
            fields,
            documentation: String::new(),
        });
        self
    }

    pub fn instance(mut self, name: &str, child: &Rc<Module>) -> Self {
        let id = InstanceId(self.0.instances.len() as u32);
        let mut connections = vec![];
        for (_, port) in child.ports() {
            let kind = match port.kind {
                SignalKind::Clock | SignalKind::Reset => continue,
                SignalKind::Output => SignalKind::InstanceOutput(id, port.name.clone()),
                _ => SignalKind::InstanceInput(id, port.name.clone()),
            };
            let signal = self.signal(&format!("{name}.{}", port.name), kind);
            connections.push((port.name.clone(), signal));
        }
        let of = Instantiated::Module(child.clone());
        let place = Location::caller();
        self.0.instances.push(Instance { name: name.into(), of, connections, place });
        self
    }

    pub fn read(&mut self, name: &str) -> ExpressionId {
        let signal = self.0.signal_named(name).unwrap_or_else(|| panic!("{name} exists"));
        self.add(Operation::Signal(signal))
    }

    pub fn add(&mut self, operation: Operation) -> ExpressionId {
        let place = Location::caller();
        self.0.expressions.push(Expression { operation, width: 1, name: None, place });
        ExpressionId(self.0.expressions.len() as u32 - 1)
    }

    pub fn assign(&mut self, name: &str, value: ExpressionId) {
        let signal = self.0.signal_named(name).unwrap_or_else(|| panic!("{name} exists"));
        let target = Target { signal, part: Part::Whole };
        self.0.body.push(Statement::Assign { target, value, place: Location::caller() });
    }

    /// Connects a port to others of its kind: `a.request -> arbiter.source`.
    pub fn connect(mut self, text: &str) -> Self {
        let (from, to) = text.split_once(" -> ").expect("an arrow");
        for part in ["_valid", ""] {
            if self.0.signal_named(&format!("{from}{part}")).is_some() {
                let value = self.read(&format!("{from}{part}"));
                self.assign(&format!("{to}{part}"), value);
            }
        }
        self
    }

    /// Drives a port from a register of the module, or lets a register take it.
    pub fn through_register(mut self, from: Option<&str>, to: Option<&str>) -> Self {
        let name = format!("state_{}", self.0.signals.len());
        self.signal(&name, SignalKind::Register { reset: None });
        if let Some(from) = from {
            let value = self.read(from);
            self.assign(&name, value);
        }
        if let Some(to) = to {
            let value = self.read(&name);
            self.assign(to, value);
        }
        self
    }

    pub fn finish(self) -> Rc<Module> {
        Rc::new(self.0)
    }
}

pub(super) fn leaf(name: &str, ports: &[&str]) -> Rc<Module> {
    let module = Sketch::new(name, &[""]);
    ports.iter().fold(module, |module, port| module.port(port)).finish()
}

/// Four requesters, each with an inside, before an arbiter; answers come back to them.
pub(super) fn four_fetchers() -> Rc<Module> {
    let engine = leaf(
        "fetch_engine",
        &[
            "> pulse doorbell: Doorbell",
            "> stream line: LineResponse",
            "> level base: LineAddress",
            "< stream request: LineRequest",
            "< stream descriptor: Descriptor",
        ],
    );
    let fifo = leaf(
        "fifo_descriptor_d16",
        &["> stream source: Descriptor", "< stream sink: Descriptor", "< level occupancy: bits"],
    );
    let fetch = Sketch::new("descriptor_fetch", &[""])
        .port("> pulse doorbell: Doorbell")
        .port("> level base: LineAddress")
        .port("> stream line: LineResponse")
        .port("< stream request: LineRequest")
        .port("< stream descriptor: Descriptor")
        .instance("engine", &engine)
        .instance("queue", &fifo)
        .connect("doorbell -> engine.doorbell")
        .connect("line -> engine.line")
        .connect("base -> engine.base")
        .connect("engine.request -> request")
        .connect("engine.descriptor -> queue.source")
        .connect("queue.sink -> descriptor")
        .through_register(Some("queue.occupancy"), None)
        .finish();
    let arbiter = leaf(
        "arbiter_line_request_n4",
        &[
            "> stream source_0: LineRequest",
            "> stream source_1: LineRequest",
            "> stream source_2: LineRequest",
            "> stream source_3: LineRequest",
            "< stream sink: LineRequest",
            "< level granted: bits",
        ],
    );
    let split = leaf(
        "demultiplexer_line_response_n4",
        &[
            "> stream source: LineResponse",
            "< stream sink_0: LineResponse",
            "< stream sink_1: LineResponse",
            "< stream sink_2: LineResponse",
            "< stream sink_3: LineResponse",
        ],
    );
    let mut top = Sketch::new("fetch_top", &[""])
        .port("> pulse doorbell: Doorbell")
        .port("> level base: LineAddress")
        .port("> stream line_response: LineResponse")
        .port("< stream line_request: LineRequest")
        .instance("responses", &split)
        .instance("requests", &arbiter);
    for i in 0..4 {
        top = top.port(&format!("< stream descriptor_{i}: Descriptor"));
        top = top.instance(&format!("fetch_{i}"), &fetch);
        for (from, to) in [
            ("doorbell", "fetch_#.doorbell"),
            ("base", "fetch_#.base"),
            ("responses.sink_#", "fetch_#.line"),
            ("fetch_#.request", "requests.source_#"),
            ("fetch_#.descriptor", "descriptor_#"),
        ] {
            let number = i.to_string();
            top = top.connect(&format!("{from} -> {to}").replace('#', &number));
        }
    }
    top.connect("line_response -> responses.source")
        .connect("requests.sink -> line_request")
        .finish()
}

/// A ring with feedback, two clocks and logic of its own.
pub(super) fn feedback() -> Rc<Module> {
    let cache = leaf(
        "cache",
        &[
            "> stream request: LineRequest",
            "> stream fill: Line",
            "< stream response: LineResponse",
            "< stream miss: LineAddress",
            "< pulse evicted: LineAddress",
        ],
    );
    let memory = leaf(
        "memory_port",
        &[
            "> stream address: LineAddress",
            "> pulse written: LineAddress",
            "< stream line: Line",
            "< level busy: bits",
        ],
    );
    let crossing = Sketch::new("async_fifo", &["write"]).port("> stream source: Beat<64>");
    let mut crossing = crossing.0;
    crossing.domains.push(Domain { name: "read".into(), clock: SignalId(0), reset: SignalId(1) });
    let crossing = Sketch(crossing).port("< stream sink: Beat<64>").finish();
    Sketch::new("feedback_top", &[""])
        .port("> stream request: LineRequest")
        .port("> stream bypass: Beat<64>")
        .port("< stream response: LineResponse")
        .port("< stream late: Beat<64>")
        .port("< level busy: bits")
        .port("< pulse event: bits")
        .instance("cache", &cache)
        .instance("memory", &memory)
        .instance("crossing", &crossing)
        .connect("request -> cache.request")
        .connect("cache.response -> response")
        .connect("cache.miss -> memory.address")
        .connect("memory.line -> cache.fill")
        .connect("bypass -> crossing.source")
        .connect("crossing.sink -> late")
        .connect("memory.busy -> busy")
        .through_register(Some("cache.evicted_valid"), Some("event_valid"))
        .through_register(None, Some("memory.written_valid"))
        .finish()
}

/// A design of random instances with random connections, also back and to themselves.
pub(super) fn random_design(seed: u64) -> Rc<Module> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut below = |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % limit as u64) as usize
    };
    let kinds = ["stream", "pulse", "level"];
    let mut outer = Sketch::new("random_top", &[""]);
    let (mut sources, mut sinks) = (vec![], vec![]);
    for i in 0..below(6) {
        let (kind, arrow) = (kinds[below(3)], [">", "<"][below(2)]);
        outer = outer.port(&format!("{arrow} {kind} port_{i}: Beat"));
        let list = if arrow == ">" { &mut sources } else { &mut sinks };
        list.push((kind, format!("port_{i}")));
    }
    for i in 0..below(9) {
        let mut child = Sketch::new(&format!("kind_of_module_{i}"), &[""]);
        for j in 0..below(7) {
            let (kind, arrow) = (kinds[below(3)], [">", "<"][below(2)]);
            child = child.port(&format!("{arrow} {kind} pin_{j}: Beat"));
            let list = if arrow == ">" { &mut sinks } else { &mut sources };
            list.push((kind, format!("child_{i}.pin_{j}")));
        }
        outer = outer.instance(&format!("child_{i}"), &child.finish());
    }
    for (kind, sink) in &sinks {
        let fitting: Vec<_> = sources.iter().filter(|(other, _)| other == kind).collect();
        if !fitting.is_empty() && below(5) > 0 {
            outer = outer.connect(&format!("{} -> {sink}", fitting[below(fitting.len())].1));
        } else {
            let part = if *kind == "level" { "" } else { "_valid" };
            outer = outer.through_register(None, Some(&format!("{sink}{part}")));
        }
    }
    outer.finish()
}
