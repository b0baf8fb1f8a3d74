//! A circuit to be compared, and what the interpreter says it does.
use std::rc::Rc;

use nic_dsl::interpreter::{Error, Interpreter};
use nic_dsl::ir::{Instantiated, Module, SignalId};
use num_bigint::BigUint;

use crate::stimulus::{Stimulus, observed_ports};

/// One while memories are filled at the start; an input of every module with a memory.
pub const FILLING: &str = "filling";
/// The word to fill.
pub const FILL_ADDRESS: &str = "fill_address";
/// Its width; no memory is deeper.
pub const FILL_ADDRESS_WIDTH: u32 = 5;

/// A circuit and how it is to be run.
#[derive(Clone, Debug)]
pub struct Circuit {
    /// The top module.
    pub module: Rc<Module>,
    /// Cycles at the start in which everything without a reset gets a value; not compared.
    pub preamble: u32,
    /// Compared cycles.
    pub cycles: u32,
    /// Decides the inputs.
    pub stimulus_seed: u64,
}

/// The modules below and including this one, children first, each name once.
pub fn modules(top: &Rc<Module>) -> Vec<Rc<Module>> {
    let mut list: Vec<Rc<Module>> = Vec::new();
    for instance in &top.instances {
        if let Instantiated::Module(child) = &instance.of {
            for module in modules(child) {
                if list.iter().all(|known| known.name != module.name) {
                    list.push(module);
                }
            }
        }
    }
    list.push(top.clone());
    list
}

/// What the outputs should be.
#[derive(Clone, Debug)]
pub struct Expectation {
    /// The outputs.
    pub ports: Vec<SignalId>,
    /// By cycle, by output.
    pub values: Vec<Vec<BigUint>>,
    /// Promises about memories that the circuit broke; then nothing can be compared.
    pub broken: Vec<String>,
}

/// Runs the interpreter.
///
/// # Errors
/// When the circuit contains an external module.
pub fn expectation(module: &Rc<Module>, stimulus: &Stimulus) -> Result<Expectation, Error> {
    let mut interpreter = Interpreter::new(module.clone())?;
    let ports = observed_ports(module);
    let mut values = Vec::with_capacity(stimulus.cycles.len());
    let mut broken = Vec::new();
    for cycle in &stimulus.cycles {
        for (&port, value) in stimulus.ports.iter().zip(&cycle.values) {
            interpreter.set_signal(port, value.clone());
        }
        values.push(ports.iter().map(|port| interpreter.get_signal(*port)).collect());
        let rising = module.domains.iter().zip(&cycle.rising).filter(|(_, rises)| **rises);
        let rising: Vec<&str> = rising.map(|(domain, _)| domain.name.as_str()).collect();
        broken.extend(interpreter.step(&rising).broken);
    }
    Ok(Expectation { ports, values, broken })
}
