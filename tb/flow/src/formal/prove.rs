//! One proof: Yosys makes formulas of the Verilog, yosys-smtbmc asks the solver.
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use nic_sim::tools::{Kind, Missing, Tool, find};
use serde::{Deserialize, Serialize};

use super::plan::{Mode, Proof};
use crate::error::{Context, Result};
use crate::index::Part;
use crate::resources::device::has_memory;
use crate::rtl::{Rtl, Source};
use crate::run::run;
use crate::yosys::{self, Scratch, first_error};
use nic_sim::cache::{Cache, Key, out_directory};

/// A time limit for entries that state none.
const SECONDS: u64 = 300;

/// What came out of a proof.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Verdict {
    /// Whether it holds.
    pub answer: Answer,
    /// How long the solver took.
    pub milliseconds: u64,
    /// Without success: what failed, and where the trace is.
    pub detail: String,
}

/// Whether a proof holds.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub enum Answer {
    /// It does.
    Yes,
    /// An assertion fails, the induction does not go through, or a cover is not reached.
    No,
    /// The solver gave up, or there was nothing to ask it.
    Unknown,
}

/// The programs of a proof.
pub struct Tools {
    yosys: Tool,
    smtbmc: Tool,
    solver: Tool,
}

impl Tools {
    /// All of them, or the first that is missing.
    pub fn find(solver: Kind) -> std::result::Result<Self, Missing> {
        let (yosys, smtbmc) = (find(Kind::Yosys)?, find(Kind::SmtBmc)?);
        Ok(Self { yosys, smtbmc, solver: find(solver)? })
    }

    /// yosys-smtbmc, which finds the solver on its `PATH`.
    fn smtbmc(&self) -> Command {
        let mut command = self.smtbmc.command();
        let solver = self.solver.program.parent().map(Path::to_path_buf);
        let path = self.smtbmc.variable("PATH").map(OsString::from).or_else(|| env::var_os("PATH"));
        let path = path.unwrap_or_default();
        if let Ok(path) = env::join_paths(solver.into_iter().chain(env::split_paths(&path))) {
            command.env("PATH", path);
        }
        let name = self.solver.version.split_whitespace().next().unwrap_or("z3");
        command.args(["-s", &name.to_lowercase()]);
        command
    }
}

/// Proofs of one module, which share the formulas that Yosys makes of it.
pub struct Prover<'a> {
    tools: &'a Tools,
    rtl: &'a Rtl,
    /// No run may take longer, whatever the plan says.
    most: Duration,
    model: Option<Model>,
}

/// The formulas of a module in a directory of their own, or why there are none.
struct Model {
    script: String,
    scratch: Scratch,
    refused: Option<String>,
}

impl<'a> Prover<'a> {
    /// Nothing is asked yet.
    pub fn new(tools: &'a Tools, rtl: &'a Rtl, most: Duration) -> Self {
        Self { tools, rtl, most, model: None }
    }

    /// Proves, or remembers that it did.
    pub fn prove(&mut self, proof: &Proof) -> Result<Verdict> {
        let script = script(self.rtl, proof);
        let cache = Cache::recorded("formal");
        let mode = format!("{} {}", proof.mode.name(), proof.depth);
        let name = format!("{}:{}", proof.module, mode.replace(' ', ":"));
        let closure = self.rtl.key(self.rtl.module(proof.module)?).text();
        let key = Key::of([
            closure.as_str(),
            &proof.wrapper.text,
            &script,
            &mode,
            &self.tools.yosys.version,
            &self.tools.solver.version,
        ]);
        if let Some(verdict) =
            cache.get(&name, key).and_then(|text| serde_json::from_str(&text).ok())
        {
            return Ok(verdict);
        }
        let limit = Duration::from_secs(proof.entry.seconds.unwrap_or(SECONDS)).min(self.most);
        let model = match self.model.take().filter(|model| model.script == script) {
            Some(model) => model,
            None => Model::new(self.tools, self.rtl, proof, script, limit)?,
        };
        let model = self.model.insert(model);
        let verdict = model.solve(self.tools, proof, limit)?;
        // A failure is run again, because then its trace is wanted.
        if verdict.answer == Answer::Yes {
            let text = serde_json::to_string(&verdict).context(|| "write a verdict".to_owned())?;
            cache.put(&name, key, &text)?;
        }
        Ok(verdict)
    }
}

/// The Yosys commands that turn a design into formulas.
fn script(rtl: &Rtl, proof: &Proof) -> String {
    let module = rtl.module(proof.module).map(|source| rtl.closure(source)).unwrap_or_default();
    let files: Vec<&str> = module.iter().map(|source| source.file.as_str()).collect();
    let clocks = if proof.several_clocks { "clk2fflogic" } else { "async2sync" };
    // A memory becomes registers while it still has its clocks.
    let (first, second) = match proof.entry.memory_as_registers {
        true => ("memory_map", clocks),
        false => (clocks, "memory_nordff"),
    };
    // A case becomes a ROM, and of what a memory holds an induction knows nothing: where there is no memory, there
    // is none.
    let has_case = module.iter().any(|source| source.text.contains("  case ("));
    let has_memory = module.iter().any(|source| has_memory(&source.text));
    let rom = if has_case && !has_memory { " -norom" } else { "" };
    // What a simulator calls unknown, a proof must try with both values.
    format!(
        "read_verilog -sv -formal -DFORMAL {} {}\nhierarchy -check -top {top}\nproc{rom}\n{}\
         {}prep -flatten -nordff -top {top}\n{first}\n{second}\n\
         formalff -setundef -clk2ff -ff2anyinit -hierarchy\ndffunmap\n\
         setundef -undriven -anyseq\nopt_clean\ncheck -assert\nwrite_smt2 -wires model.smt2\n",
        files.join(" "),
        proof.wrapper.file,
        below(&module, proof),
        chosen(proof),
        top = proof.wrapper.name,
    )
}

/// In the modules below the one that is proved, an assumption is a promise that their parent must
/// keep, and a cover need not be reachable. Yosys has names of its own for those with values for their
/// parameters.
fn below(closure: &[&Source], proof: &Proof) -> String {
    match closure.iter().any(|source| source.name != proof.module) {
        false => String::new(),
        true => format!(
            "select -set below * {} {} %u %d\n\
             chformal -assume2assert @below\nchformal -cover -remove @below\n",
            proof.module, proof.wrapper.name
        ),
    }
}

/// What an induction about some properties is about: the others of the module are taken out, and
/// what is given becomes an assumption.
fn chosen(proof: &Proof) -> String {
    let Some(Part { properties, given }) = proof.part else { return String::new() };
    let module = proof.module;
    let named = |names: &[String]| -> String {
        names.iter().map(|name| format!(" {module}/c:{name}")).collect()
    };
    // Without a name the command would mean everything.
    let assume = match given.is_empty() {
        true => String::new(),
        false => format!("chformal -assert2assume{}\n", named(given)),
    };
    format!(
        "select -set about{}\nchformal -assert -remove {module}/c:* @about %d\n{assume}",
        named(properties)
    )
}

impl Model {
    fn new(
        tools: &Tools,
        rtl: &Rtl,
        proof: &Proof,
        script: String,
        limit: Duration,
    ) -> Result<Self> {
        let scratch = Scratch::new("formal")?;
        scratch.write_sources(rtl.closure(rtl.module(proof.module)?))?;
        scratch.write_sources([proof.wrapper])?;
        let outcome = yosys::run(&tools.yosys, &scratch, &script, limit)?;
        let refused =
            (!outcome.is_success()).then(|| format!("Yosys: {}", first_error(&outcome.text)));
        Ok(Self { script, scratch, refused })
    }

    fn solve(&self, tools: &Tools, proof: &Proof, limit: Duration) -> Result<Verdict> {
        if let Some(detail) = self.refused.clone() {
            return Ok(Verdict { answer: Answer::Unknown, milliseconds: 0, detail });
        }
        let mut command = tools.smtbmc();
        command.current_dir(self.scratch.path()).args(["--noprogress", "-t"]);
        command.arg(proof.depth.to_string()).arg(proof.mode.flag());
        command.args(["--dump-vcd", "trace.vcd", "model.smt2"]);
        // The trace of another proof must not be taken for this one's.
        let _ = fs::remove_file(self.scratch.path().join("trace.vcd"));
        let outcome = run(&mut command, limit)?;
        let milliseconds = u64::try_from(outcome.time.as_millis()).unwrap_or(u64::MAX);
        let (answer, detail) = if outcome.is_success() {
            (Answer::Yes, String::new())
        } else if outcome.timed_out {
            let (seconds, step) = (limit.as_secs(), last_step(&outcome.text));
            (Answer::Unknown, format!("gave up after {seconds} s; {step}"))
        } else if outcome.text.contains("Status: FAILED") || outcome.text.contains("Status: failed")
        {
            let trace = keep_trace(&self.scratch, proof)?;
            let trace = trace.map(|trace| format!("; trace in {trace}")).unwrap_or_default();
            (Answer::No, format!("{}{trace}", reasons(&outcome.text)))
        } else {
            (Answer::Unknown, reasons(&outcome.text))
        };
        Ok(Verdict { answer, milliseconds, detail })
    }
}

/// Copies the counter-example out of the scratch directory.
fn keep_trace(scratch: &Scratch, proof: &Proof) -> Result<Option<String>> {
    let trace = scratch.path().join("trace.vcd");
    if proof.mode == Mode::Cover || !trace.is_file() {
        return Ok(None);
    }
    let name = format!("{}-{}.vcd", proof.module, proof.mode.name());
    let kept = out_directory().join("formal").join(&name);
    fs::create_dir_all(kept.parent().unwrap_or(&kept))
        .and_then(|()| fs::copy(&trace, &kept))
        .context(|| format!("write {}", kept.display()))?;
    Ok(Some(format!("out/formal/{name}")))
}

/// The lines that name what failed: `Assert failed in ...`, `Unreached cover statement at ...`.
fn reasons(text: &str) -> String {
    let is_reason = |line: &&str| line.contains("failed in") || line.contains("Unreached cover");
    let named: Vec<&str> = text.lines().filter(is_reason).map(message).collect();
    match named.is_empty() {
        true => {
            text.lines().rev().find(|line| !line.is_empty()).map_or("no message", message).into()
        }
        false => named.join("; "),
    }
}

fn last_step(text: &str) -> &str {
    text.lines().rev().find(|line| line.contains("step")).map_or("no step done", message)
}

/// A line of smtbmc without its clock: `##   0:00:01  Checking ...`.
fn message(line: &str) -> &str {
    let line = line.trim_start_matches('#').trim_start();
    match line.split_once(char::is_whitespace) {
        Some((clock, rest)) if clock.contains(':') => rest.trim(),
        _ => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_of_a_failure_is_the_name_of_the_property() {
        let log = "##   0:00:00  Checking assertions in step 3..\n\
                   ##   0:00:00  BMC failed!\n\
                   ##   0:00:00  Assert failed in fifo_properties: dut.never_overflows\n\
                   ##   0:00:00  Status: FAILED\n";
        assert_eq!(reasons(log), "Assert failed in fifo_properties: dut.never_overflows");
        assert_eq!(last_step(log), "Checking assertions in step 3..");
    }
}
