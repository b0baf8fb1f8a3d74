//! Modules, clocks, instances, names.
use std::cell::Cell;

use nic_dsl::ir::{ExternalDirection, ExternalPort};
use nic_dsl::{
    Bundle, ExternalModule, constant, in_domain, instance, instance_external, instance_with_clocks,
    register, register_value,
};

use super::*;

/// A module with the default clock that has no state.
#[derive(Clone, Debug)]
struct Stateless;

/// Its ports.
#[derive(Ports)]
struct StatelessPorts {
    /// How many there are.
    #[shape(8)]
    count: LevelSink<Bits>,
    /// One more.
    #[shape(8)]
    total: LevelSource<Bits>,
}

impl Module for Stateless {
    type Ports = StatelessPorts;
    fn name(&self) -> String {
        "stateless".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: StatelessPorts) {
        ports.total.set(*ports.count + 1);
    }
}

pub fn a_clock_never_used() -> Outcome {
    elaborate(&Stateless)
}

pub fn a_register_without_a_clock() -> Outcome {
    plain(|p| {
        let held = register::<Bits>(8u32);
        held.set(*p.count);
        p.total.set(held);
    })
}

/// A module with two clocks.
#[derive(Clone, Debug)]
struct Crossing(fn(&CrossingPorts));

/// Its ports.
#[derive(Ports)]
#[clocks(write, read)]
struct CrossingPorts {
    /// How many there are.
    #[shape(8)]
    #[clock(write)]
    count: LevelSink<Bits>,
    /// As many, later.
    #[shape(8)]
    #[clock(read)]
    total: LevelSource<Bits>,
}

impl Module for Crossing {
    type Ports = CrossingPorts;
    fn name(&self) -> String {
        "crossing".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: CrossingPorts) {
        for clock in ["write", "read"] {
            in_domain(clock, || {
                nic_dsl::reset().ignore();
                let beat = register::<Bits>(1u32).named(&format!("{clock}_beat"));
                beat.set(!beat);
                beat.ignore();
            });
        }
        (self.0)(&ports);
    }
}

pub fn a_clock_that_does_not_exist() -> Outcome {
    elaborate(&Crossing(|p| {
        let held = in_domain("wirte", || register::<Bits>(8u32));
        held.set(*p.count);
        p.total.set(0);
    }))
}

pub fn a_signal_of_another_clock() -> Outcome {
    elaborate(&Crossing(|p| {
        let held = in_domain("read", || register::<Bits>(8u32)).named("held");
        held.set(*p.count);
        p.total.set(held);
    }))
}

pub fn an_instance_whose_input_is_not_driven() -> Outcome {
    clocked(|p| {
        let adder = instance("adder", &Stateful);
        p.total.set(*adder.total);
    })
}

pub fn a_clock_connected_twice() -> Outcome {
    clocked(|p| {
        let clocks = [("write", ""), ("read", ""), ("write", "")];
        let crossing = instance_with_clocks("crossing", &Crossing(|_| {}), &clocks);
        crossing.count.set(*p.count);
        p.total.set(*crossing.total);
    })
}

/// A module whose port has the name of a function in the C++ that Verilator makes.
#[derive(Clone, Debug)]
struct Evaluated;

/// Its ports.
#[derive(Ports)]
#[clocks()]
struct EvaluatedPorts {
    /// How many there are.
    #[shape(8)]
    count: LevelSink<Bits>,
    /// One more.
    #[shape(8)]
    eval: LevelSource<Bits>,
}

impl Module for Evaluated {
    type Ports = EvaluatedPorts;
    fn name(&self) -> String {
        "evaluated".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: EvaluatedPorts) {
        ports.eval.set(*ports.count + 1);
    }
}

pub fn a_port_with_a_name_of_a_simulator() -> Outcome {
    elaborate(&Evaluated)
}

/// A module that is right.
#[derive(Clone, Debug)]
struct Stateful;

impl Module for Stateful {
    type Ports = StatelessPorts;
    fn name(&self) -> String {
        "stateful".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: StatelessPorts) {
        let held = nic_dsl::register_reset(8, 0).named("held");
        held.set(*ports.count);
        ports.total.set(held);
    }
}

pub fn two_instances_of_one_name() -> Outcome {
    clocked(|p| {
        let first = instance("adder", &Stateful);
        first.count.set(*p.count);
        let second = instance("adder", &Stateful);
        second.count.set(*first.total);
        p.total.set(*second.total);
    })
}

pub fn an_instance_of_several_clocks() -> Outcome {
    clocked(|p| {
        let crossing = instance("crossing", &Crossing(|_| {}));
        crossing.count.set(*p.count);
        p.total.set(*crossing.total);
    })
}

/// A module whose name does not say what it adds.
#[derive(Clone, Debug)]
struct Adder {
    step: u8,
}

impl Module for Adder {
    type Ports = StatelessPorts;
    fn name(&self) -> String {
        "adder".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: StatelessPorts) {
        let held = nic_dsl::register_reset(8, 0).named("held");
        held.set(*ports.count + self.step);
        ports.total.set(held);
    }
}

pub fn two_modules_of_one_name() -> Outcome {
    clocked(|p| {
        let first = instance("first", &Adder { step: 1 });
        first.count.set(*p.count);
        let second = instance("second", &Adder { step: 2 });
        second.count.set(*first.total);
        p.total.set(*second.total);
    })
}

/// A module that contains itself.
#[derive(Clone, Debug)]
struct Endless;

impl Module for Endless {
    type Ports = StatelessPorts;
    fn name(&self) -> String {
        "endless".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: StatelessPorts) {
        let inner = instance("inner", &Endless);
        inner.count.set(*ports.count);
        ports.total.set(*inner.total);
    }
}

pub fn a_module_inside_itself() -> Outcome {
    elaborate(&Endless)
}

thread_local!(static SMUGGLED: Cell<Option<Bits>> = const { Cell::new(None) });

pub fn a_signal_of_another_module() -> Outcome {
    clocked(|p| {
        SMUGGLED.set(Some(*p.count));
        p.total.set(*p.count);
    })?;
    plain(|p| {
        let count = SMUGGLED.get().expect("the other module left it");
        p.overflow.set(false);
        p.total.set(count);
    })
}

pub fn a_keyword_as_a_name() -> Outcome {
    plain(|p| {
        let always = (*p.count + 1).named("always");
        p.total.set(always);
        p.overflow.set(false);
    })
}

pub fn a_port_of_an_external_module_that_is_no_name() -> Outcome {
    clocked(|p| {
        let port = |name: &str, direction| ExternalPort { name: name.into(), width: 8, direction };
        let buffer = ExternalModule {
            name: "IBUF".into(),
            parameters: vec![],
            attributes: vec![],
            ports: vec![
                port("I", ExternalDirection::Input),
                port("O[0]", ExternalDirection::Output),
            ],
        };
        let pins = instance_external("buffer", &buffer);
        pins["I"].set(*p.count);
        p.total.set(pins["O[0]"]);
    })
}

/// A number of three bits.
#[derive(Clone, Copy, Debug, Bundle)]
struct Place {
    /// Which of eight.
    #[width(3)]
    number: Bits,
}

pub fn a_reset_value_that_does_not_fit() -> Outcome {
    clocked(|p| {
        let place = register_value::<Place>(&(), &PlaceValue { number: 8u8.into() });
        place.number.set(*p.number);
        p.total.set(place.number.zero_extend(8));
    })
}

pub fn hardware_of_a_module_below_that_is_wrong() -> Outcome {
    clocked(|p| {
        let adder = instance("adder", &Plain(|p| p.total.set(*p.count + constant(9, 1))));
        adder.count.set(*p.count);
        p.total.set(*adder.total);
    })
}
