//! What is wrong with the circuits of a batch.
use std::fs;
use std::path::{Path, PathBuf};

use nic_sim::tools::repository_root;

use crate::simulators::{Options, Simulator, Stop};
use crate::specimen::{Difference, Specimen};

/// What is wrong with a circuit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A simulator shows something else than the interpreter.
    Difference(Difference),
    /// A simulator does not take it.
    Refused(String),
    /// A simulator does not come to an end within so many seconds of processor time.
    Unfinished(u32),
    /// The interpreter shows something else than the program means.
    Interpreter(Difference),
    /// The generator broke a promise about a memory.
    Promise(String),
}

impl Fault {
    /// Whether a shrunk circuit has the same kind of fault.
    pub fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// Runs a batch in a simulator: for each circuit what is wrong with it, if anything.
pub fn examine(
    simulator: Simulator,
    options: Options,
    directory: &Path,
    batch: &[Specimen],
) -> Vec<Option<Fault>> {
    match simulator.run(options, directory, batch) {
        Ok(traces) => batch.iter().zip(&traces).map(|(s, trace)| fault(s, trace)).collect(),
        // Verilator's options that compile fastest have an error of their own (ADR 3).
        Err(_) if batch.len() == 1 && simulator == Simulator::Verilator && !options.thorough => {
            let options = Options { thorough: true, ..options };
            examine(simulator, options, &directory.join("thorough"), batch)
        }
        // One circuit that is not taken spoils the batch: halving finds it.
        Err(Stop::Failed(text)) if batch.len() == 1 => vec![Some(Fault::Refused(text))],
        Err(Stop::Unfinished(time)) if batch.len() == 1 => vec![Some(Fault::Unfinished(time))],
        Err(_) => {
            let (first, second) = batch.split_at(batch.len() / 2);
            let mut faults = examine(simulator, options, &directory.join("a"), first);
            faults.extend(examine(simulator, options, &directory.join("b"), second));
            faults
        }
    }
}

fn fault(specimen: &Specimen, trace: &crate::specimen::Trace) -> Option<Fault> {
    if let Some(promise) = specimen.expectation.broken.first() {
        return Some(Fault::Promise(promise.clone()));
    }
    // What the language got wrong comes before what its printer, or a tool, did.
    let interpreted = specimen.interpreted.clone().map(Fault::Interpreter);
    interpreted.or_else(|| specimen.difference(trace).map(Fault::Difference))
}

/// A directory for one batch, removed with everything in it at the end.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// A new one; `name` tells those of a process apart.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn new(name: &str) -> Result<Self, String> {
        let place = repository_root().join("target/soundness");
        let directory = place.join(format!("run-{}-{name}", std::process::id()));
        fs::create_dir_all(&directory)
            .map_err(|error| format!("failed to make {}: {error}", directory.display()))?;
        Ok(Self(directory))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left behind is below `target`, where it disturbs nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}
