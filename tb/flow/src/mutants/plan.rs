//! `tb/mutants/<module>.toml`: hand-written mutants, and the survivors that were examined.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use nic_sim::tools::repository_root;
use serde::Deserialize;

use crate::error::{Context, Error, Result};
use crate::nearest;
use crate::rtl::Rtl;

/// What is broken in one module, and who must notice.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The file's name without `.toml`.
    #[serde(skip)]
    pub name: String,
    /// The Verilog module that is broken: the smallest one that the tests use.
    pub verilog: String,
    /// Test files of `tb/tests/tests` that must notice; without any, the one of the plan's name.
    #[serde(default)]
    pub tests: Vec<String>,
    /// Why no random mutants are drawn.
    #[serde(default)]
    pub not_random: Option<String>,
    /// One-line edits of the emitted Verilog.
    #[serde(default)]
    pub mutant: Vec<Mutant>,
    /// Random mutants that no test noticed, each examined.
    #[serde(default)]
    pub survivor: Vec<Survivor>,
}

/// A one-line edit.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Mutant {
    /// What breaks, as a name.
    pub name: String,
    /// Emitted file; without it, the one of the plan's module.
    #[serde(default)]
    pub file: Option<String>,
    /// Text that occurs exactly once in the file.
    pub find: String,
    /// What stands there instead.
    pub replace: String,
    /// Part of the name of the test that must fail, or `proof`.
    #[serde(default)]
    pub killed_by: Option<String>,
    /// Why this mistake is likely.
    pub reason: String,
}

/// A random mutant that survived, and why.
#[derive(Clone, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Survivor {
    /// The mutant, as `flow mutants` prints it.
    pub mutation: String,
    /// What it turned out to be.
    pub verdict: Verdict,
    /// Why.
    pub reason: String,
}

/// What a survivor turned out to be.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug)]
pub enum Verdict {
    /// Nobody can notice: it does the same where it matters.
    #[serde(rename = "equivalent")]
    Equivalent,
    /// A test should notice, and none does yet.
    #[serde(rename = "missing test")]
    MissingTest,
}

impl Mutant {
    /// The file's text with the edit.
    pub fn apply(&self, text: &str) -> Result<String> {
        let problem = |what: &str| Error::failed(format!("mutant `{}`: {what}", self.name));
        match text.matches(&self.find).count() {
            1 if self.find != self.replace => Ok(text.replacen(&self.find, &self.replace, 1)),
            1 => Err(problem("it replaces its text by the same")),
            0 => Err(problem(&format!("`{}` does not occur", self.find))),
            count => Err(problem(&format!("`{}` occurs {count} times", self.find))),
        }
    }
}

fn directory() -> PathBuf {
    repository_root().join("tb/mutants")
}

/// All plans, or the one that `module` names (by file name or by Verilog module).
pub fn read(module: Option<&str>, rtl: &Rtl) -> Result<Vec<Plan>> {
    let directory = directory();
    let entries = fs::read_dir(&directory).context(|| format!("read {}", directory.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    let plans = files.iter().map(|file| parse(file)).collect::<Result<Vec<Plan>>>()?;
    for plan in &plans {
        plan.check(rtl)?;
    }
    let Some(module) = module else { return Ok(plans) };
    let chosen: Vec<Plan> = plans
        .iter()
        .filter(|plan| plan.name == module || plan.verilog == module)
        .cloned()
        .collect();
    match chosen.is_empty() {
        false => Ok(chosen),
        true => {
            let names = plans.iter().map(|plan| plan.name.as_str());
            Err(nearest::unknown("list of mutants", module, names, "tb/mutants"))
        }
    }
}

fn parse(file: &Path) -> Result<Plan> {
    let text = fs::read_to_string(file).context(|| format!("read {}", file.display()))?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut plan: Plan = toml::from_str(&text).context(|| format!("read {name}.toml"))?;
    if plan.tests.is_empty() {
        plan.tests.push(name.clone());
    }
    plan.name = name;
    Ok(plan)
}

impl Plan {
    fn check(&self, rtl: &Rtl) -> Result<()> {
        let here = |error: Error| Error::failed(format!("tb/mutants/{}.toml: {error}", self.name));
        rtl.module(&self.verilog).map_err(here)?;
        let mut names = BTreeSet::new();
        match self.mutant.iter().find(|mutant| !names.insert(&mutant.name)) {
            Some(twice) => Err(here(Error::failed(format!("`{}` is there twice", twice.name)))),
            None => Ok(()),
        }
    }

    /// The verdict on a survivor, if it was examined.
    pub fn examined(&self, mutation: &str) -> Option<&Survivor> {
        self.survivor.iter().find(|survivor| survivor.mutation == mutation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(find: &str, replace: &str) -> Mutant {
        let (name, reason) = ("ready_tied_high".to_owned(), String::new());
        let (find, replace) = (find.to_owned(), replace.to_owned());
        Mutant { name, file: None, find, replace, killed_by: None, reason }
    }

    #[test]
    fn an_edit_applies_exactly_once_or_not_at_all() {
        let text = "assign ready = !full;\nassign a = b;\nassign c = b;\n";
        let edited = mutant("ready = !full", "ready = 1'b1").apply(text).expect("applies");
        assert_eq!(edited, "assign ready = 1'b1;\nassign a = b;\nassign c = b;\n");
        for (find, complaint) in
            [("= b;", "occurs 2 times"), ("absent", "does not occur"), ("1'b1", "does not occur")]
        {
            let error = mutant(find, "x").apply(text).expect_err("does not apply").to_string();
            assert!(error.contains(complaint) && error.contains("ready_tied_high"), "{error}");
        }
        assert!(mutant("!full", "!full").apply(text).is_err());
    }
}
