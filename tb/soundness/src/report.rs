//! What is printed about a failing circuit.
use std::fmt::Write as _;

use crate::campaign::{Failure, specimens};
use crate::choices::Choices;
use crate::examine::Fault;
use crate::minimize::{Minimal, minimize};
use crate::recipe::Sort;
use crate::simulators::Simulator;
use crate::specimen::{Difference, Specimen};

/// A command that runs one circuit of a seed again.
fn replay_number(sort: Sort, seed: u64, number: u64, simulator: Simulator) -> String {
    format!("{COMMAND} --sort {sort} --seed {seed} --circuit {number} --simulators {simulator}")
}

/// A command that runs a shrunk circuit again.
fn replay_sequence(minimal: &Minimal) -> String {
    let numbers: Vec<String> = minimal.recipe.choices.iter().map(u32::to_string).collect();
    let (sort, simulator) = (minimal.recipe.sort, minimal.simulator);
    format!("{COMMAND} --sort {sort} --simulators {simulator} --sequence {}", numbers.join(","))
}

const COMMAND: &str = "cargo run --release -p nic-soundness --bin soundness --";

/// A failure of a campaign: the command that runs it again, what each simulator says, and the same
/// shrunk.
pub fn explain(seed: u64, failure: &Failure) -> String {
    // The last simulator compiles fastest, by far.
    let Some((simulator, fault)) = failure.faults.last() else { return String::new() };
    let mut text = replay_number(failure.recipe.sort, seed, failure.number, *simulator);
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
    if minimal.recipe.sort == Sort::Programs {
        let mut choices = Choices::replay(minimal.recipe.choices.clone());
        let _ = writeln!(text, "\n{:#?}", crate::program::draw::program(&mut choices, "c"));
    }
    let _ = writeln!(text, "\n{}", minimal.specimen.verilog.trim());
    let _ = write!(text, "\n{}", inputs(&minimal.specimen));
    text
}

/// One line, or what the tool printed.
pub fn describe_fault(specimen: &Specimen, fault: &Fault) -> String {
    match fault {
        Fault::Difference(difference) => describe_difference(specimen, difference),
        Fault::Interpreter(difference) => {
            format!("interpreter: {}", describe_difference(specimen, difference))
        }
        Fault::Refused(text) => text.clone(),
        Fault::Unfinished(seconds) => format!("not finished after {seconds} s of processor time"),
        Fault::Promise(text) => format!("the generator broke a promise: {text}"),
    }
}

fn describe_difference(specimen: &Specimen, difference: &Difference) -> String {
    let port = specimen.expectation.ports[difference.output];
    format!(
        "cycle {}: `{}` must be {:#x}, is {}",
        difference.cycle,
        specimen.module.signal(port).name,
        difference.expected,
        difference.shown
    )
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
