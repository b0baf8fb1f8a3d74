//! A program made ready for simulators, and what the second opinion says about it.
use std::rc::Rc;

use nic_dsl::ir::{Module, SignalKind};
use num_bigint::BigUint;

use super::evaluate::Run;
use super::{Design, Program, Word, describe};
use crate::choices::Choices;
use crate::circuit::{Circuit, expectation};
use crate::specimen::{Difference, Shown};
use crate::stimulus::Stimulus;

/// A program and what the language made of it.
pub struct Elaborated {
    /// What was drawn.
    pub program: Rc<Program>,
    /// What the language made of it.
    pub circuit: Circuit,
}

/// Draws a program and describes it to the language.
///
/// # Panics
/// When the language refuses it, which the generator excludes.
pub fn elaborate(choices: &mut Choices, name: &str) -> Elaborated {
    let program = Rc::new(super::draw::program(choices, name));
    let module = describe::elaborate(&program).unwrap_or_else(|errors| {
        let list: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("the language refuses a program:\n{}\n{program:#?}", list.join("\n"))
    });
    let Program { preamble, cycles, stimulus_seed, .. } = *program;
    let circuit = Circuit { module, preamble, cycles, stimulus_seed };
    Elaborated { program, circuit }
}

/// The first output of which the language's own interpreter has something else than the second opinion.
///
/// # Panics
/// When the interpreter does not take the design, which the generator excludes.
pub fn difference(made: &Elaborated) -> Option<Difference> {
    let (module, stimulus) = (&made.circuit.module, Stimulus::random(&made.circuit));
    let wanted = evaluate(&made.program, module, &stimulus);
    let found = expectation(module, &stimulus).expect("no external modules are generated");
    first_difference(&stimulus, &wanted, &found.values)
}

/// The first compared output that differs.
pub fn first_difference(
    stimulus: &Stimulus,
    wanted: &[Vec<BigUint>],
    found: &[Vec<BigUint>],
) -> Option<Difference> {
    let cycles = wanted.iter().zip(found).enumerate().skip(stimulus.compared_from);
    for (cycle, (wanted, found)) in cycles {
        for (output, (expected, found)) in wanted.iter().zip(found).enumerate() {
            if expected != found {
                let (expected, shown) = (expected.clone(), Shown::Known(found.clone()));
                return Some(Difference { cycle, output, expected, shown });
            }
        }
    }
    None
}

/// What the outputs should show, by cycle, as ports of the module.
pub fn evaluate(program: &Program, module: &Module, stimulus: &Stimulus) -> Vec<Vec<BigUint>> {
    let top = program.designs.last().expect("a program has a top");
    let (inputs, outputs) = (top.inputs(), top.outputs());
    let is_reset = |port: &nic_dsl::ir::SignalId| module.signal(*port).kind == SignalKind::Reset;
    let mut run = Run::new(program);
    let mut shown = vec![];
    for cycle in &stimulus.cycles {
        let ports = stimulus.ports.iter().zip(&cycle.values);
        let (resets, values): (Vec<_>, Vec<_>) = ports.partition(|(port, _)| is_reset(port));
        let mut in_reset = [false; 2];
        for (domain, (_, value)) in resets.iter().enumerate() {
            in_reset[domain] = **value != BigUint::ZERO;
        }
        let mut values = values.into_iter().map(|(port, value)| {
            let width = u64::from(module.signal(*port).width);
            (0..width).map(|bit| value.bit(bit)).collect::<Word>()
        });
        let values: Vec<Word> =
            inputs.iter().map(|input| joined(&mut values, leaves(top, *input))).collect();
        let outputs_now = run.cycle(&values, in_reset);
        let mut row = vec![];
        for (output, word) in outputs.iter().zip(&outputs_now) {
            let mut low = 0;
            for width in leaves(top, *output) {
                row.push(describe::number(&word[low..low + width as usize].to_vec()));
                low += width as usize;
            }
        }
        shown.push(row);
        let mut rising = [false; 2];
        rising[..cycle.rising.len()].copy_from_slice(&cycle.rising);
        run.edge(rising);
    }
    shown
}

/// Widths of the ports that a signal is.
fn leaves(design: &Design, id: super::Id) -> Vec<u32> {
    design.signals[id].kind.fields().into_iter().map(super::Kind::width).collect()
}

/// The next ports side by side, the first lowest.
fn joined(ports: &mut impl Iterator<Item = Word>, widths: Vec<u32>) -> Word {
    widths.into_iter().flat_map(|_| ports.next().expect("a port for each leaf")).collect()
}
