//! What is printed about a failing circuit.
use std::fmt::Write as _;

use crate::campaign::{Failure, specimens};
use crate::examine::Fault;
use crate::minimize::{Minimal, minimize};
use crate::simulators::Simulator;
use crate::specimen::Specimen;

/// A command that runs one circuit of a seed again.
fn replay_number(seed: u64, number: u64, simulator: Simulator) -> String {
    format!("{COMMAND} --seed {seed} --circuit {number} --simulators {simulator}")
}

/// A command that runs a shrunk circuit again.
fn replay_sequence(minimal: &Minimal) -> String {
    let numbers: Vec<String> = minimal.recipe.0.iter().map(u32::to_string).collect();
    let simulator = minimal.simulator;
    format!("{COMMAND} --simulators {simulator} --sequence {}", numbers.join(","))
}

const COMMAND: &str = "cargo run --release -p nic-soundness --bin soundness --";

/// A failure of a campaign: the command that runs it again, what each simulator says, and the same
/// shrunk.
pub fn explain(seed: u64, failure: &Failure) -> String {
    // The last simulator compiles fastest, by far.
    let Some((simulator, fault)) = failure.faults.last() else { return String::new() };
    let mut text = replay_number(seed, failure.number, *simulator);
    let specimen = specimens(std::slice::from_ref(&failure.recipe)).swap_remove(0);
    for (simulator, fault) in &failure.faults {
        let _ = write!(text, "\n{simulator}: {}", describe_fault(&specimen, fault));
    }
    match minimize(&failure.recipe, *simulator, failure.options, fault) {
        Ok(minimal) => text + "\n\nshrunk:\n" + &describe(&minimal),
        Err(reason) => format!("{text}\n\nnot shrunk: {reason}\n{}", specimen.verilog),
    }
}

/// A shrunk failure: how to run it again, what is wrong, the Verilog, the inputs.
fn describe(minimal: &Minimal) -> String {
    let mut text = replay_sequence(minimal);
    let _ = writeln!(text, "\n{}", describe_fault(&minimal.specimen, &minimal.fault));
    let _ = writeln!(text, "\n{}", minimal.specimen.verilog.trim());
    let _ = write!(text, "\n{}", inputs(&minimal.specimen));
    text
}

/// One line, or what the tool printed.
pub fn describe_fault(specimen: &Specimen, fault: &Fault) -> String {
    match fault {
        Fault::Difference(difference) => {
            let port = specimen.expectation.ports[difference.output];
            format!(
                "cycle {}: `{}` must be {:#x}, is {}",
                difference.cycle,
                specimen.module.signal(port).name,
                difference.expected,
                difference.shown
            )
        }
        Fault::Refused(text) => text.clone(),
        Fault::Promise(text) => format!("the generator broke a promise: {text}"),
    }
}

/// The inputs of each cycle; what stays as it was is left out.
fn inputs(specimen: &Specimen) -> String {
    let stimulus = &specimen.stimulus;
    let mut text = String::new();
    for (number, cycle) in stimulus.cycles.iter().enumerate() {
        let _ = write!(text, "cycle {number}:");
        for (port, value) in cycle.values.iter().enumerate() {
            let before = number.checked_sub(1).map(|before| &stimulus.cycles[before].values[port]);
            if before != Some(value) {
                let name = &specimen.module.signal(stimulus.ports[port]).name;
                let _ = write!(text, " {name}={value:#x}");
            }
        }
        for (domain, rises) in specimen.module.domains.iter().zip(&cycle.rising) {
            if !rises {
                let _ =
                    write!(text, " ({} does not rise)", specimen.module.signal(domain.clock).name);
            }
        }
        text.push('\n');
    }
    text
}
