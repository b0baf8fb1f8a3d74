//! Modules of a program, by their number of clocks, and instances of them.
use std::fmt;
use std::rc::Rc;

use nic_dsl::check::Error;
use nic_dsl::{Module, Ports, instance, instance_with_clocks, ir};

use super::super::{Design, Id, Instance, Kind, Program};
use super::bundles::{Handle, In, Out};
use super::{CLOCKS, clocked, describe};

/// Ports without a clock.
#[derive(Ports)]
#[clocks()]
pub struct Unclocked {
    /// What enters.
    i: Vec<In>,
    /// What leaves.
    o: Vec<Out>,
}

/// Ports of the only clock.
#[derive(Ports)]
pub struct Clocked {
    /// What enters.
    i: Vec<In>,
    /// What leaves.
    o: Vec<Out>,
}

/// Ports of two clocks.
#[derive(Ports)]
#[clocks(write, read)]
pub struct TwoClocks {
    /// What enters on the first.
    #[clock(write)]
    i: Vec<In>,
    /// What enters on the second.
    #[clock(read)]
    j: Vec<In>,
    /// What leaves on the first.
    #[clock(write)]
    o: Vec<Out>,
    /// What leaves on the second.
    #[clock(read)]
    p: Vec<Out>,
}

/// A module of a program.
struct Part<const CLOCKS: usize> {
    program: Rc<Program>,
    number: usize,
}

impl<const CLOCKS: usize> fmt::Debug for Part<CLOCKS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.program.designs[self.number].name)
    }
}

impl<const CLOCKS: usize> Part<CLOCKS> {
    fn design(&self) -> &Design {
        &self.program.designs[self.number]
    }

    /// The kinds of some ports.
    fn kinds(&self, ports: Vec<Id>, domain: usize) -> Vec<Kind> {
        let signals = &self.design().signals;
        let own = ports.into_iter().filter(|id| signals[*id].domain == domain);
        own.map(|id| signals[id].kind).collect()
    }
}

fn handles(inputs: &[In], outputs: &[Out]) -> (Vec<Handle>, Vec<Handle>) {
    (inputs.iter().map(|port| port.0).collect(), outputs.iter().map(|port| port.0).collect())
}

macro_rules! one_list {
    ($clocks:literal, $ports:ident, $shape:ident) => {
        impl Module for Part<$clocks> {
            type Ports = $ports;
            fn name(&self) -> String {
                self.design().name.clone()
            }
            fn shape(&self) -> $shape {
                let (inputs, outputs) = (self.design().inputs(), self.design().outputs());
                $shape { i: self.kinds(inputs, 0), o: self.kinds(outputs, 0) }
            }
            fn elaborate(&self, ports: $ports) {
                let (inputs, outputs) = handles(&ports.i, &ports.o);
                describe(&self.program, self.number, inputs, outputs);
            }
        }
    };
}
one_list!(0, Unclocked, UnclockedShape);
one_list!(1, Clocked, ClockedShape);

impl Module for Part<2> {
    type Ports = TwoClocks;
    fn name(&self) -> String {
        self.design().name.clone()
    }
    fn shape(&self) -> TwoClocksShape {
        let (inputs, outputs) = (self.design().inputs(), self.design().outputs());
        TwoClocksShape {
            i: self.kinds(inputs.clone(), 0),
            j: self.kinds(inputs, 1),
            o: self.kinds(outputs.clone(), 0),
            p: self.kinds(outputs, 1),
        }
    }
    fn elaborate(&self, ports: TwoClocks) {
        let (inputs, outputs) = joined(&ports);
        describe(&self.program, self.number, inputs, outputs);
    }
}

fn joined(ports: &TwoClocks) -> (Vec<Handle>, Vec<Handle>) {
    let (mut inputs, mut outputs) = handles(&ports.i, &ports.o);
    let (more_inputs, more_outputs) = handles(&ports.j, &ports.p);
    inputs.extend(more_inputs);
    outputs.extend(more_outputs);
    (inputs, outputs)
}

/// Elaborates the top of a program with everything below it, apart from other programs.
///
/// # Errors
/// What the language refuses: the generator made something illegal.
pub fn elaborate(program: &Rc<Program>) -> Result<Rc<ir::Module>, Vec<Error>> {
    let number = program.designs.len() - 1;
    let program = program.clone();
    nic_dsl::apart(|| match program.designs[number].clocks {
        0 => nic_dsl::elaborate(&Part::<0> { program, number }),
        1 => nic_dsl::elaborate(&Part::<1> { program, number }),
        _ => nic_dsl::elaborate(&Part::<2> { program, number }),
    })
}

/// An instance, seen from its parent: inputs and outputs.
pub(super) fn instantiate(
    program: &Rc<Program>,
    parent: &Design,
    position: usize,
    of: &Instance,
) -> (Vec<Handle>, Vec<Handle>) {
    let name = format!("u{position}");
    let (program, number) = (program.clone(), of.design);
    match program.designs[number].clocks {
        0 => {
            let ports = instance(&name, &Part::<0> { program, number });
            handles(&ports.i, &ports.o)
        }
        1 => clocked(parent, of.domains[0], || {
            let ports = instance(&name, &Part::<1> { program, number });
            handles(&ports.i, &ports.o)
        }),
        _ => {
            let ours = |domain: usize| if parent.clocks == 2 { CLOCKS[domain] } else { "" };
            let clocks = [(CLOCKS[0], ours(of.domains[0])), (CLOCKS[1], ours(of.domains[1]))];
            let ports = instance_with_clocks(&name, &Part::<2> { program, number }, &clocks);
            joined(&ports)
        }
    }
}
