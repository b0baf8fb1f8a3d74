//! The tests that must notice a mutant, as programs that are started directly.
use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use nic_sim::tools::repository_root;
use serde_json::Value;

use crate::error::{Context, Error, Result};
use crate::rtl::Rtl;
use crate::run::{Outcome, run};

/// Building the tests, dependencies included, on a slow machine.
const BUILD_LIMIT: Duration = Duration::from_secs(1800);

/// Far more than a test of a mutant needs, compiling it included, even on a machine that is busy: the
/// bench ends what waits in vain, so that only a machine without time gets here.
const LIMIT: Duration = Duration::from_secs(900);

/// One test function.
#[derive(Clone, Debug)]
pub struct Test {
    program: PathBuf,
    /// Its test file.
    pub file: String,
    /// Its name inside the program.
    pub name: String,
}

/// What a test said about a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// All is well.
    Passed,
    /// Something is wrong.
    Failed,
}

impl Test {
    /// Runs it on one module of the Verilog in `rtl`. A test that does not end in time has said
    /// nothing.
    pub fn run(&self, rtl: &Path, module: &str, seed: u64) -> Result<(Said, Outcome)> {
        let mut command = Command::new(&self.program);
        command
            .args(["--exact", &self.name, "--test-threads=1"])
            .current_dir(repository_root().join("tb/tests"))
            .env("NIC_RTL_DIR", rtl)
            .env("NIC_JUDGED", module)
            .env("NIC_SEED", seed.to_string());
        let outcome = run(&mut command, LIMIT)?;
        if outcome.timed_out {
            let (name, seconds) = (&self.name, LIMIT.as_secs());
            return Err(Error::failed(format!("{name} has no verdict after {seconds} s")));
        }
        // libtest returns 101 when a test failed; an ignored or absent test passes nothing.
        let said = if outcome.is_success() { Said::Passed } else { Said::Failed };
        Ok((said, outcome))
    }
}

/// Builds the test files of these names and lists their tests.
pub fn build(names: &[&str]) -> Result<BTreeMap<String, Vec<Test>>> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(repository_root());
    command.args(["test", "--package", "nic-tests", "--no-run", "--message-format=json"]);
    command.args(names.iter().flat_map(|name| ["--test", name]));
    let outcome = run(&mut command, BUILD_LIMIT)?;
    if !outcome.is_success() {
        let error = outcome.text.lines().find(|line| line.starts_with("error"));
        let reason = error.unwrap_or("cargo failed");
        return Err(Error::failed(format!("failed to build the tests: {reason}")));
    }
    let mut suites = BTreeMap::new();
    for (name, program) in programs(&outcome.text) {
        if names.contains(&name.as_str()) {
            let tests = list(&name, &program)?;
            suites.insert(name, tests);
        }
    }
    Ok(suites)
}

/// Test name and program of each artifact that cargo reports.
fn programs(messages: &str) -> Vec<(String, PathBuf)> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter_map(|message| {
            let program = message["executable"].as_str()?;
            Some((message["target"]["name"].as_str()?.to_owned(), PathBuf::from(program)))
        })
        .collect()
}

fn list(file: &str, program: &Path) -> Result<Vec<Test>> {
    let mut command = Command::new(program);
    command.args(["--list", "--format", "terse"]);
    let outcome = run(&mut command, LIMIT)?;
    if !outcome.is_success() {
        return Err(Error::failed(format!("{} lists no tests", program.display())));
    }
    let tests = outcome.text.lines().filter_map(|line| line.strip_suffix(": test"));
    let test = |name: &str| Test {
        program: program.to_path_buf(),
        file: file.to_owned(),
        name: name.to_owned(),
    };
    Ok(tests.map(test).collect())
}

/// All of the Verilog in one directory, one file of it changed.
pub fn copy_with(rtl: &Rtl, to: &Path, file: &str, text: &str) -> Result<()> {
    let copy = || -> std::io::Result<()> {
        std::fs::create_dir_all(to)?;
        for source in rtl.sources() {
            std::fs::write(to.join(&source.file), &source.text)?;
        }
        std::fs::write(to.join(file), text)
    };
    copy().context(|| format!("copy the Verilog to {}", to.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_programs_are_read_from_the_messages_of_cargo() {
        let messages = "{\"reason\":\"compiler-artifact\",\"target\":{\"name\":\"fifo\"},\
                        \"executable\":\"/t/fifo-1\"}\nnoise\n\
                        {\"target\":{\"name\":\"lib\"},\"executable\":null}\n";
        assert_eq!(programs(messages), [("fifo".to_owned(), PathBuf::from("/t/fifo-1"))]);
    }
}
