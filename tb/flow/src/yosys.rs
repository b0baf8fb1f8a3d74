//! Running Yosys in a scratch directory of its own.
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use nic_sim::tools::Tool;

use crate::error::{Context, Result};
use crate::rtl::Source;
use crate::run::{self, Outcome};
use nic_sim::cache::out_directory;

/// A directory for the files of one run, removed at the end.
///
/// Yosys works with this as its current directory and sees every file by its bare name: the wheel's
/// Yosys has a `/tmp` of its own, so that absolute paths do not work everywhere.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// An empty directory whose name starts with `what`.
    pub fn new(what: &str) -> Result<Self> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("{what}-{}-{number}", std::process::id());
        let directory = out_directory().join("scratch").join(name);
        fs::create_dir_all(&directory).context(|| format!("make {}", directory.display()))?;
        Ok(Self(directory))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file into it.
    pub fn write(&self, name: &str, text: &str) -> Result<()> {
        let file = self.0.join(name);
        fs::write(&file, text).context(|| format!("write {}", file.display()))
    }

    /// Copies Verilog into it.
    pub fn write_sources<'a>(&self, sources: impl IntoIterator<Item = &'a Source>) -> Result<()> {
        sources.into_iter().try_for_each(|source| self.write(&source.file, &source.text))
    }

    /// Reads a file of it.
    pub fn read(&self, name: &str) -> Result<String> {
        let file = self.0.join(name);
        fs::read_to_string(&file).context(|| format!("read {}", file.display()))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed is only rubbish in `out`.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs a script of one command per line. The outcome's text is the log file, because the wheel
/// loses its output once ABC runs.
pub fn run(yosys: &Tool, scratch: &Scratch, script: &str, limit: Duration) -> Result<Outcome> {
    scratch.write("script.ys", script)?;
    let mut command = yosys.command();
    command.args(["-q", "-l", "yosys.log", "-s", "script.ys"]).current_dir(scratch.path());
    let mut outcome = run::run(&mut command, limit)?;
    // Without a log it did not even start; its own words are better than none.
    if let Ok(log) = scratch.read("yosys.log") {
        outcome.text = log;
    }
    Ok(outcome)
}

/// The first line of a log that states an error.
pub fn first_error(log: &str) -> &str {
    let error = log.lines().find(|line| line.contains("ERROR"));
    error.or_else(|| log.lines().rev().find(|line| !line.is_empty())).unwrap_or("no message")
}
