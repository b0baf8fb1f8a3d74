//! Ports that belong together are one port: their names, their clock, and how a module hands them to an instance.
use nic_dsl::check::Error;
use nic_dsl::{
    Bits, Bool, Flat, Group, LevelSink, LevelSource, Module, Ports, PulseSink, PulseSource, Sink,
    Source, elaborate, instance_with_clocks, register_bool, verilog,
};

/// A bus: what comes in and what goes out, of each kind.
#[derive(Ports)]
struct BusPorts {
    /// Asked.
    #[shape(4)]
    ask: Sink<Bits>,
    /// Answered.
    say: Source<Bits>,
    /// Comes.
    #[shape(())]
    kick: PulseSink<Bool>,
    /// Goes.
    #[shape(())]
    kicked: PulseSource<Bool>,
    /// Some of them.
    lines: Vec<LevelSink<Bool>>,
    /// One that may be missing.
    extra: Option<LevelSource<Bool>>,
}

/// Two of them.
#[derive(Ports)]
struct PairPorts {
    /// With a name of its own.
    second: Group<BusPorts>,
}

/// Gives back what it gets.
#[derive(Clone, Debug)]
struct Echo {
    lines: usize,
    has_extra: bool,
}

/// Its ports.
#[derive(Ports)]
struct EchoPorts {
    /// With the names of the bus.
    bus: Flat<BusPorts>,
}

impl Echo {
    fn bus(&self) -> BusPortsShape {
        BusPortsShape { say: 4, lines: vec![(); self.lines], extra: self.has_extra.then_some(()) }
    }
}

impl Module for Echo {
    type Ports = EchoPorts;
    fn name(&self) -> String {
        format!("echo_{}_{}", self.lines, self.has_extra)
    }
    fn shape(&self) -> EchoPortsShape {
        EchoPortsShape { bus: self.bus() }
    }
    #[elaborate]
    fn elaborate(&self, EchoPorts { bus }: EchoPorts) {
        bus.say.connect(*bus.ask);
        let came = register_bool(false);
        came.set(bus.kick.valid);
        bus.kicked.send(came, bus.kick.payload);
        let any = bus.lines.iter().fold(bus.kick.payload, |any, line| any | **line);
        match &bus.extra {
            Some(extra) => extra.set(any),
            None => any.ignore(),
        }
    }
}

/// Hands its ports to echoes, each on the clock of its ports.
#[derive(Clone, Debug)]
struct Outer {
    inner: Echo,
    lines: usize,
}

/// Its ports.
#[derive(Ports)]
#[clocks(fast, slow)]
struct OuterPorts {
    /// The names begin with this one's.
    #[clock(slow)]
    first: Group<BusPorts>,
    /// A group in a group.
    #[clock(fast)]
    pair: Group<PairPorts>,
    /// The names of the bus.
    #[clock(fast)]
    #[optional]
    plain: Flat<BusPorts>,
}

impl Module for Outer {
    type Ports = OuterPorts;
    fn name(&self) -> String {
        "outer".to_string()
    }
    fn shape(&self) -> OuterPortsShape {
        let bus = Echo { lines: self.lines, ..self.inner }.bus();
        OuterPortsShape {
            first: bus.clone(),
            pair: PairPortsShape { second: bus.clone() },
            plain: bus,
        }
    }
    #[elaborate]
    fn elaborate(&self, ports: OuterPorts) {
        let part = |name: &str, clock| instance_with_clocks(name, &self.inner, &[("", clock)]);
        ports.first.connect_to(&part("first_echo", "slow").bus);
        ports.pair.second.connect_to(&part("second_echo", "fast").bus);
        ports.plain.connect_to(&part("plain_echo", "fast").bus);
    }
}

fn printed(lines: usize, inner: &Echo) -> Result<String, Vec<Error>> {
    elaborate(&Outer { inner: inner.clone(), lines }).map(|module| verilog::print(&module))
}

#[test]
fn names_begin_with_those_of_the_groups() {
    let text = printed(2, &Echo { lines: 2, has_extra: true }).expect("nothing is amiss");
    for name in ["first_ask_valid", "pair_second_lines_1", "ask_ready", "extra", "first_kick"] {
        assert!(
            text.contains(&format!(" {name},")) || text.contains(&format!(" {name}\n")),
            "{name}: {text}"
        );
    }
    assert!(!text.contains("plain_ask"), "{text}");
}

#[test]
fn what_comes_in_goes_to_the_instance_and_what_it_gives_goes_out() {
    let text = printed(2, &Echo { lines: 2, has_extra: true }).expect("nothing is amiss");
    for (port, signal) in [
        ("clk", "slow_clk"),
        ("ask_valid", "first_ask_valid"),
        ("ask_ready", "first_ask_ready"),
        ("say_valid", "first_say_valid"),
        ("say_ready", "first_say_ready"),
        ("kick_valid", "first_kick_valid"),
        ("kicked", "first_kicked"),
        ("lines_1", "first_lines_1"),
        ("extra", "first_extra"),
        ("lines_0", "pair_second_lines_0"),
        ("lines_0", "lines_0"),
    ] {
        assert!(text.contains(&format!(".{port}({signal})")), "{port}, {signal}: {text}");
    }
}

#[test]
fn a_module_and_an_instance_that_differ_in_their_ports_are_refused() {
    let inner = Echo { lines: 2, has_extra: false };
    assert!(printed(2, &inner).is_ok(), "both have two lines, and nothing else");
    let errors = printed(3, &inner).expect_err("it is refused");
    assert!(
        errors[0].text().contains("3 ports of the module meet 2 of the instance"),
        "{}",
        errors[0].text()
    );
}

/// A group may not have clocks of its own.
#[derive(Ports)]
#[clocks(fast)]
struct ClockedPorts {
    /// Comes.
    #[shape(())]
    kick: LevelSink<Bool>,
}

/// Has such a group.
#[derive(Clone, Debug)]
struct Clocked;

/// Its ports.
#[derive(Ports)]
struct OfClockedPorts {
    /// A group with a clock.
    #[shape(())]
    group: Group<ClockedPorts>,
}

impl Module for Clocked {
    type Ports = OfClockedPorts;
    fn name(&self) -> String {
        "clocked".to_string()
    }
    fn shape(&self) {}
    #[elaborate]
    fn elaborate(&self, ports: OfClockedPorts) {
        ports.group.kick.ignore();
    }
}

#[test]
fn a_group_with_clocks_of_its_own_is_refused() {
    let errors = elaborate(&Clocked).expect_err("it is refused");
    assert!(errors[0].text().contains("leave out `#[clocks(..)]`"), "{}", errors[0].text());
}
