//! Proofs of the properties in the emitted Verilog, by Yosys, yosys-smtbmc and a solver.
//!
//! The top of a proof is `<module>_properties`, which instantiates the module, assumes the stream
//! rules on its inputs and asserts them on its outputs. The record of the module says how deep and how.
use std::path::Path;
use std::time::Duration;

use nic_sim::tools::Kind;

use crate::error::{Error, Result};
use crate::progress::Progress;
use crate::rtl::Rtl;
use crate::run::in_parallel;
use crate::table::Table;

pub mod plan;
pub mod prove;

use plan::{Chosen, Mode, Plan, Proof};
use prove::{Answer, Prover, Tools, Verdict};

/// Proves the chosen modules with the first or the second solver;
/// prints a table.
pub fn formal(rtl: &Rtl, chosen: Chosen, second_solver: bool) -> Result<()> {
    let solver = if second_solver { Kind::SecondSolver } else { Kind::Solver };
    let tools = match Tools::find(solver) {
        Ok(tools) => tools,
        Err(missing) => {
            println!("formal: skipped: {missing}");
            return Ok(());
        }
    };
    let plan = Plan::emitted()?;
    let verdicts = verdicts(&tools, rtl, &plan, chosen)?;
    let mut table = Table::new(&["module", "proof", "depth", "seconds", "result"]);
    let mut failures = Vec::new();
    for (Proof { module: name, mode, depth, .. }, verdict) in &verdicts {
        let seconds = format!("{:.1}", Duration::from_millis(verdict.milliseconds).as_secs_f64());
        let result = match verdict.answer {
            Answer::Yes => mode.success(),
            Answer::No => "fails",
            Answer::Unknown => "not decided",
        };
        table.row([name, mode.name(), &depth.to_string(), &seconds, result]);
        if verdict.answer != Answer::Yes {
            failures.push(format!("{name} {}: {}", mode.name(), verdict.detail));
        }
    }
    print!("{table}");
    for (name, reason) in plan.not_proved(rtl) {
        if plan.is_chosen(chosen, name) {
            println!("not proved: {name}: {reason}");
        }
    }
    failures.iter().for_each(|failure| println!("{failure}"));
    match failures.len() {
        0 => Ok(()),
        count => Err(Error::failed(format!("{count} of {} proofs failed", verdicts.len()))),
    }
}

/// The proofs of a plan, each with its verdict.
pub fn verdicts<'a>(
    tools: &Tools,
    rtl: &'a Rtl,
    plan: &'a Plan,
    chosen: Chosen,
) -> Result<Vec<(Proof<'a>, Verdict)>> {
    let proofs = plan.proofs(rtl, chosen)?;
    let progress = Progress::new("proofs", proofs.len());
    let modules: Vec<&[Proof]> = proofs.chunk_by(|one, next| one.module == next.module).collect();
    let verdicts = in_parallel(&modules, |proofs| {
        let mut prover = Prover::new(tools, rtl, Duration::MAX);
        let verdicts = proofs.iter().map(|proof| {
            progress.doing(&format!("{} {}", proof.module, proof.mode.name()));
            let verdict = prover.prove(proof);
            progress.step();
            verdict
        });
        verdicts.collect::<Result<Vec<Verdict>>>()
    });
    let verdicts = verdicts.into_iter().collect::<Result<Vec<_>>>()?;
    Ok(proofs.into_iter().zip(verdicts.into_iter().flatten()).collect())
}

/// What a proof of a mutant may take: those that notice do so soon, and there are many mutants.
const MUTANT: Duration = Duration::from_secs(60);

/// Whether a proof of the module in one of these modes notices that the Verilog in `directory` is
/// wrong; for mutants. A solver that gives up has not noticed, and neither has a machine without the
/// tools.
pub fn notices(directory: &Path, module: &str, modes: &[Mode]) -> Result<bool> {
    let rtl = Rtl::read(directory)?;
    let Ok(tools) = Tools::find(Kind::Solver) else { return Ok(false) };
    if rtl.properties(module).is_none() {
        return Ok(false);
    }
    let plan = Plan::emitted()?;
    let proofs = plan.proofs(&rtl, Chosen::Module(module))?;
    let mut prover = Prover::new(&tools, &rtl, MUTANT);
    for proof in proofs.iter().filter(|proof| modes.contains(&proof.mode)) {
        if prover.prove(proof)?.answer == Answer::No {
            return Ok(true);
        }
    }
    Ok(false)
}
