//! Breaks the emitted Verilog in small ways and demands that a test or a proof notices.
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use nic_sim::tools::{Kind, Tool, find};

use crate::error::{Error, Result};
use crate::formal::{self, plan::Mode};
use crate::progress::Progress;
use crate::rtl::{Rtl, Source};
use crate::run::{in_parallel, run};
use crate::yosys::Scratch;

pub mod evidence;
pub mod plan;
pub mod random;
pub mod record;
pub mod report;
pub mod suite;

use evidence::{Evidence, PROOF, Subject, Witness};
use plan::{Mutant, Plan};
use random::Mutation;
use report::{Fate, Report};
use suite::{Said, Test};

/// What a run is asked to do.
#[derive(Clone, Debug)]
pub struct Options {
    /// Only this module.
    pub module: Option<String>,
    /// Random mutants for each module.
    pub random: usize,
    /// Seed of the draw and of the tests.
    pub seed: u64,
}

/// Random mutants of each module unless another number is asked for.
pub const RANDOM: usize = 20;

/// Everything that judges the mutants of one plan.
struct Judge<'a> {
    rtl: &'a Rtl,
    plan: &'a Plan,
    module: &'a Source,
    tests: Vec<Test>,
    seed: u64,
    verilator: Tool,
    evidence: Evidence,
    /// How many mutants each test killed so far.
    kills: Mutex<BTreeMap<String, usize>>,
}

/// Judges the mutants and prints what became of them; the verdicts are kept for [`record::record`].
pub fn mutants(rtl: &Rtl, options: &Options) -> Result<()> {
    let (yosys, verilator) = match (find(Kind::Yosys), find(Kind::Verilator)) {
        (Ok(yosys), Ok(verilator)) => (yosys, verilator),
        (Err(missing), _) | (_, Err(missing)) => {
            println!("mutants: skipped: {missing}");
            return Ok(());
        }
    };
    let versions = versions(&yosys, &verilator);
    let plans = plan::read(options.module.as_deref(), rtl)?;
    if plans.is_empty() {
        return Err(Error::failed("no mutants in tb/mutants"));
    }
    let names: BTreeSet<&str> =
        plans.iter().flat_map(|plan| plan.tests.iter().map(String::as_str)).collect();
    let names: Vec<&str> = names.into_iter().collect();
    let suites = suite::build(&names)?;
    let (mut reports, mut problems) = (Vec::new(), Vec::new());
    for plan in &plans {
        let tests = plan.tests.iter().filter_map(|name| suites.get(name)).flatten().cloned();
        let module = rtl.module(&plan.verilog)?;
        let judge = Judge {
            rtl,
            plan,
            module,
            tests: tests.collect(),
            seed: options.seed,
            verilator: verilator.clone(),
            evidence: Evidence::gather(rtl, plan, module, &versions, options.seed)?,
            kills: Mutex::default(),
        };
        // One module's trouble must not cost the others their verdicts.
        match judge.report(&yosys, options) {
            Ok(report) => {
                let found = report.problems();
                found.iter().for_each(|problem| println!("{problem}"));
                problems.extend(found);
                reports.push(report);
            }
            Err(error) => {
                println!("{error}");
                problems.push(error.to_string());
            }
        }
    }
    print!("{}", report::table(&reports));
    match problems.len() {
        0 => Ok(()),
        count => Err(Error::failed(format!("{count} mutants need a test or a verdict"))),
    }
}

/// The tools that the verdicts rest on.
fn versions(yosys: &Tool, verilator: &Tool) -> String {
    format!("{} {}", yosys.version, verilator.version)
}

/// A mutant of either sort, and the file that it replaces.
struct Candidate<'a> {
    name: String,
    /// What its verdict is recorded as: an edit by its name, a random one by its number in the draw.
    slot: String,
    file: String,
    text: String,
    edit: Option<&'a Mutant>,
    mutation: Option<&'a Mutation>,
    /// Of a random one, in the order of the draw.
    number: Option<usize>,
}

impl<'a> Candidate<'a> {
    fn edit(rtl: &Rtl, module: &Source, edit: &'a Mutant) -> Result<Self> {
        let file = edit.file.clone().unwrap_or_else(|| module.file.clone());
        let text = edit.apply(&rtl.module(file.trim_end_matches(".v"))?.text)?;
        let (name, slot) = (edit.name.clone(), edit.name.replace(' ', "_"));
        Ok(Self { name, slot, file, text, edit: Some(edit), mutation: None, number: None })
    }

    /// The test that must notice, as the list names it.
    fn killed_by(&self) -> Option<&'a str> {
        self.edit.and_then(|edit| edit.killed_by.as_deref())
    }

    /// What its verdict is about.
    fn subject(&self) -> Subject<'_> {
        let texts = [self.file.as_str(), &self.text, self.killed_by().unwrap_or_default()];
        Subject { name: &self.slot, texts }
    }
}

/// The proofs that may notice a mutant: it may make a cover unreachable without breaking a promise.
const MODES: [Mode; 2] = [Mode::Bounded, Mode::Induction];

impl Judge<'_> {
    fn report(&self, yosys: &Tool, options: &Options) -> Result<Report> {
        if self.tests.is_empty() {
            let tests = self.plan.tests.join(", ");
            return Err(Error::failed(format!("{}: no tests in {tests}", self.plan.name)));
        }
        let count = if self.plan.not_random.is_some() { 0 } else { options.random };
        let drawn = random::draw(yosys, self.rtl, self.module, count, options.seed)?;
        let mut candidates = self.edits()?;
        let mut texts = match drawn.is_empty() {
            true => Vec::new(),
            false => random::emit(yosys, self.rtl, self.module, &drawn)?,
        };
        let unmutated = texts.pop();
        for (number, (mutation, text)) in drawn.iter().zip(texts).enumerate() {
            candidates.push(Candidate {
                name: mutation.description.clone(),
                slot: format!("random_{number}"),
                file: self.module.file.clone(),
                text,
                edit: None,
                mutation: Some(mutation),
                number: Some(number),
            });
        }
        let random_modes = self.expect_sound(unmutated)?;
        let progress = Progress::new(&format!("mutants of {}", self.plan.name), candidates.len());
        // What was judged when a campaign is stopped is not lost.
        let judged = Mutex::new(BTreeMap::new());
        let fates: Vec<Result<Fate>> = in_parallel(&candidates, |candidate| {
            progress.doing(&candidate.name);
            let modes = if candidate.mutation.is_some() { random_modes } else { &MODES[..] };
            let fate = self.fate(yosys, candidate, modes)?;
            if let (Some(number), Ok(mut judged)) = (candidate.number, judged.lock()) {
                judged.insert(number, (candidate.name.clone(), fate.clone()));
                self.evidence.note_draw(judged.values())?;
            }
            progress.step();
            Ok(fate)
        });
        let mut report = Report { plan: self.plan.clone(), edits: Vec::new(), random: Vec::new() };
        for (candidate, fate) in candidates.iter().zip(fates) {
            let result = report::Result { mutant: candidate.name.clone(), fate: fate? };
            match candidate.edit {
                Some(_) => report.edits.push(result),
                None => report.random.push(result),
            }
        }
        Ok(report)
    }

    fn edits(&self) -> Result<Vec<Candidate<'_>>> {
        self.plan.mutant.iter().map(|edit| Candidate::edit(self.rtl, self.module, edit)).collect()
    }

    /// Without a mutation everything must pass, or a failure would say nothing: the module as
    /// emitted, and as Yosys prints it. That has lost the module's own properties, and an induction
    /// that needs them says nothing: the answer is the proofs that say something of random mutants.
    fn expect_sound(&self, through_yosys: Option<String>) -> Result<&'static [Mode]> {
        let texts =
            [("as emitted", Some(self.module.text.clone())), ("through Yosys", through_yosys)];
        let name = &self.plan.name;
        for (what, text) in texts {
            let Some(text) = text else { continue };
            let slot = what.replace(' ', "_");
            let subject = Subject { name: &slot, texts: [&self.module.file, &text, ""] };
            if self.evidence.remembered(subject) == Some(Fate::Survived) {
                continue;
            }
            let scratch = Scratch::new("sound")?;
            suite::copy_with(self.rtl, scratch.path(), &self.module.file, &text)?;
            let results = in_parallel(&self.tests, |test| {
                test.run(scratch.path(), &self.plan.verilog, self.seed)
            });
            for (test, result) in self.tests.iter().zip(results) {
                let (said, outcome) = result?;
                if said == Said::Failed {
                    println!("{}", outcome.text);
                    let test = &test.name;
                    return Err(Error::failed(format!("{name}, {what}: {test} fails unmutated")));
                }
            }
            if self.proof_fails(scratch.path(), &MODES)? {
                let is_emitted = text == self.module.text;
                if is_emitted || self.proof_fails(scratch.path(), &[Mode::Bounded])? {
                    return Err(Error::failed(format!("{name}, {what}: a proof fails unmutated")));
                }
                return Ok(&[Mode::Bounded]);
            }
            self.evidence.remember(subject, &Fate::Survived, Witness::All)?;
        }
        Ok(&MODES)
    }

    /// What became of a mutant, or what is remembered of it.
    fn fate(&self, yosys: &Tool, candidate: &Candidate, modes: &[Mode]) -> Result<Fate> {
        let subject = candidate.subject();
        if let Some(fate) = self.evidence.remembered(subject) {
            return Ok(fate);
        }
        let (fate, witness) = self.judge(yosys, candidate, modes)?;
        self.evidence.remember(subject, &fate, witness)?;
        Ok(fate)
    }

    fn judge(
        &self,
        yosys: &Tool,
        candidate: &Candidate,
        modes: &[Mode],
    ) -> Result<(Fate, Witness<'_>)> {
        let scratch = Scratch::new("mutant")?;
        suite::copy_with(self.rtl, scratch.path(), &candidate.file, &candidate.text)?;
        if !self.compiles(scratch.path())? {
            return Ok((Fate::DoesNotCompile, Witness::All));
        }
        let named = candidate.killed_by();
        // The test that should notice comes first; mostly it is the only one that has to run.
        let is_named = |test: &&Test| named.is_some_and(|named| test.name.contains(named));
        let first = self.tests.iter().filter(is_named);
        let mut rest: Vec<&Test> = self.tests.iter().filter(|test| !is_named(test)).collect();
        // Then the one that killed most so far, which is likely to kill again.
        rest.sort_by_key(|test| Reverse(self.kills_of(&test.name)));
        let proof_is_named = named == Some(PROOF);
        if proof_is_named && self.proof_fails(scratch.path(), modes)? {
            return Ok((Fate::Killed(PROOF.to_owned()), Witness::One(PROOF)));
        }
        for test in first.chain(rest) {
            if test.run(scratch.path(), &self.plan.verilog, self.seed)?.0 == Said::Failed {
                let name = test.name.clone();
                if let Ok(mut kills) = self.kills.lock() {
                    *kills.entry(name.clone()).or_default() += 1;
                }
                return Ok(match named.is_none() || is_named(&test) {
                    true => (Fate::Killed(name), Witness::One(&test.file)),
                    false => (Fate::KilledByAnother(name), Witness::All),
                });
            }
        }
        if !proof_is_named && self.proof_fails(scratch.path(), modes)? {
            return Ok(match named {
                None => (Fate::Killed(PROOF.to_owned()), Witness::One(PROOF)),
                Some(_) => (Fate::KilledByAnother("a proof".to_owned()), Witness::All),
            });
        }
        match candidate.mutation {
            Some(mutation)
                if random::is_provably_equivalent(yosys, self.rtl, self.module, mutation)? =>
            {
                Ok((Fate::ProvedEquivalent, Witness::All))
            }
            _ => Ok((Fate::Survived, Witness::All)),
        }
    }

    fn kills_of(&self, test: &str) -> usize {
        self.kills.lock().map_or(0, |kills| kills.get(test).copied().unwrap_or_default())
    }

    fn proof_fails(&self, rtl: &Path, modes: &[Mode]) -> Result<bool> {
        formal::notices(rtl, &self.plan.verilog, modes)
    }

    /// A mutant that is no Verilog must not count as killed.
    fn compiles(&self, rtl: &Path) -> Result<bool> {
        let mut command = self.verilator.command();
        // A mutant may warn; it only has to be Verilog.
        command.current_dir(rtl).args(["--lint-only", "-Wno-fatal", "-Wno-lint", "-DFORMAL"]);
        command.args(["-y", ".", "--top-module", &self.module.name, &self.module.file]);
        Ok(run(&mut command, Duration::from_secs(120))?.is_success())
    }
}
