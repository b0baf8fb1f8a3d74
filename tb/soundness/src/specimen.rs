//! A circuit made ready for simulators: its Verilog, its inputs, and the outputs it should have.
use std::fmt;
use std::rc::Rc;

use nic_dsl::interpreter::Error;
use nic_dsl::ir::Module;
use num_bigint::BigUint;

use crate::circuit::{Circuit, Expectation, expectation, modules};
use crate::program::run::{Elaborated, evaluate, first_difference};
use crate::stimulus::Stimulus;

/// A circuit made ready for simulators.
#[derive(Clone, Debug)]
pub struct Specimen {
    /// The top module; no other specimen of a batch has its name.
    pub module: Rc<Module>,
    /// Verilog of the module and those below it.
    pub verilog: String,
    /// Inputs.
    pub stimulus: Stimulus,
    /// Outputs.
    pub expectation: Expectation,
    /// Of a program, where the interpreter says something else than the second opinion.
    pub interpreted: Option<Difference>,
}

/// What an output showed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// A number.
    Known(BigUint),
    /// Hexadecimal digits, some of them unknown (`x`).
    Unknown(String),
}

/// What a simulator showed: by cycle, by output.
pub type Trace = Vec<Vec<Shown>>;

/// The first difference between a simulator and the interpreter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Cycle from the start.
    pub cycle: usize,
    /// Position among the outputs.
    pub output: usize,
    /// What the interpreter has.
    pub expected: BigUint,
    /// What the simulator has.
    pub shown: Shown,
}

impl Specimen {
    /// Prints and interprets a circuit under random inputs.
    ///
    /// # Errors
    /// As [`Self::with_stimulus`].
    pub fn new(circuit: &Circuit) -> Result<Self, Error> {
        Self::with_stimulus(circuit.module.clone(), Stimulus::random(circuit))
    }

    /// Prints and interprets a module under given inputs.
    ///
    /// # Errors
    /// When the design contains an external module.
    pub fn with_stimulus(module: Rc<Module>, stimulus: Stimulus) -> Result<Self, Error> {
        let expectation = expectation(&module, &stimulus)?;
        Ok(Self { verilog: verilog(&module), module, stimulus, expectation, interpreted: None })
    }

    /// Prints what the language made of a program, and evaluates the program itself.
    pub fn of_program(made: &Elaborated, stimulus: Stimulus) -> Self {
        let module = made.circuit.module.clone();
        let mut expectation =
            expectation(&module, &stimulus).expect("no external modules are generated");
        let values = evaluate(&made.program, &module, &stimulus);
        let interpreted = first_difference(&stimulus, &values, &expectation.values);
        expectation.values = values;
        Self { verilog: verilog(&module), module, stimulus, expectation, interpreted }
    }

    /// The first compared output that is not as expected.
    pub fn difference(&self, trace: &Trace) -> Option<Difference> {
        let cycles = self.expectation.values.iter().zip(trace).enumerate();
        for (cycle, (expected, shown)) in cycles.skip(self.stimulus.compared_from) {
            for (output, (expected, shown)) in expected.iter().zip(shown).enumerate() {
                if *shown != Shown::Known(expected.clone()) {
                    let (expected, shown) = (expected.clone(), shown.clone());
                    return Some(Difference { cycle, output, expected, shown });
                }
            }
        }
        None
    }

    /// Names of the modules below the top.
    pub fn children(&self) -> Vec<String> {
        let mut names: Vec<_> =
            modules(&self.module).iter().map(|module| module.name.clone()).collect();
        names.pop();
        names
    }
}

/// The Verilog of a module and those below it.
fn verilog(module: &Rc<Module>) -> String {
    let modules = modules(module);
    modules.iter().map(|module| nic_dsl::verilog::print(module)).collect::<Vec<_>>().join("\n")
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(value) => write!(f, "{value:#x}"),
            Self::Unknown(digits) => write!(f, "0x{digits}"),
        }
    }
}
