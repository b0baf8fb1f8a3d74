//! Four linters over the emitted Verilog; any warning of any of them fails.
//!
//! Verilator and pyslang also read the properties (`FORMAL`); Icarus takes Verilog-2005 only, which
//! has none, and Yosys checks them when it proves them.
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;

use nic_sim::tools::{Kind, Missing, Tool, find};

use crate::error::{Error, Result};
use crate::progress::Progress;
use crate::rtl::{Rtl, Source};
use crate::run::{in_parallel, run};
use crate::table::Table;
use crate::yosys::{self, Scratch};
use nic_sim::cache::{Cache, Key};

/// Long enough for the largest design on a slow machine; a linter that needs more hangs.
const LIMIT: Duration = Duration::from_secs(900);

/// What one linter found.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The linter and its options.
    pub linter: &'static str,
    /// Modules that it was given.
    pub modules: usize,
    /// What it said.
    pub state: State,
}

/// What a linter said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum State {
    /// It ran; the lines that are a warning or an error.
    Ran(Vec<String>),
    /// It is not here.
    Skipped(Missing),
}

/// Lints all modules, or only the files given; prints the findings and a table.
pub fn lint(rtl: &Rtl, files: &[String]) -> Result<()> {
    let mut names = Vec::new();
    for file in files {
        let name = Path::new(file).file_stem().map(|stem| stem.to_string_lossy().into_owned());
        names.push(name.unwrap_or_else(|| file.clone()));
    }
    let chosen: Vec<&Source> = match names.is_empty() {
        true => rtl.modules().collect(),
        false => names.iter().map(|name| rtl.module(name)).collect::<Result<_>>()?,
    };
    let findings = findings(rtl, &chosen)?;
    report(&findings)
}

type Linter = fn(&Tool, &Rtl, &[&Source]) -> Result<Vec<String>>;

/// What each linter finds in the chosen modules.
pub fn findings(rtl: &Rtl, chosen: &[&Source]) -> Result<Vec<Finding>> {
    let linters: [(&'static str, Kind, Linter); 4] = [
        ("verilator --lint-only -Wall", Kind::Verilator, verilator),
        ("iverilog -g2005 -Wall", Kind::Icarus, icarus),
        ("yosys check -assert", Kind::Yosys, yosys_check),
        ("pyslang -Weverything", Kind::Python, pyslang),
    ];
    let progress = Progress::new("lint", linters.len());
    let mut all = Vec::new();
    for (linter, kind, lint) in linters {
        progress.doing(linter);
        let state = match find(kind) {
            Ok(tool) => State::Ran(lint(&tool, rtl, chosen)?),
            Err(missing) => State::Skipped(missing),
        };
        all.push(Finding { linter, modules: chosen.len(), state });
        progress.step();
    }
    Ok(all)
}

fn report(findings: &[Finding]) -> Result<()> {
    let mut table = Table::new(&["linter", "modules", "warnings", "result"]);
    let mut failed = false;
    for finding in findings {
        let (warnings, result) = match &finding.state {
            State::Skipped(missing) => ("-".to_owned(), format!("skipped: {missing}")),
            State::Ran(lines) => {
                lines.iter().for_each(|line| println!("{line}"));
                failed |= !lines.is_empty();
                let result = if lines.is_empty() { "clean" } else { "failed" };
                (lines.len().to_string(), result.to_owned())
            }
        };
        table.row([finding.linter.to_owned(), finding.modules.to_string(), warnings, result]);
    }
    print!("{table}");
    match failed {
        true => Err(Error::failed("the emitted Verilog has warnings; none is allowed")),
        false => Ok(()),
    }
}

/// Every module, alone and with its properties. What it says of a module it says below another, too, so
/// that only those are tops that are part of no other, and the properties' wrappers. What was clean is remembered.
fn verilator(tool: &Tool, rtl: &Rtl, chosen: &[&Source]) -> Result<Vec<String>> {
    let cache = Cache::recorded("lint");
    let name = |(source, formal): &(&Source, bool)| match formal {
        true => format!("verilator/{}/properties", source.name),
        false => format!("verilator/{}", source.name),
    };
    let key = |source: &Source| {
        let arguments = [VERILATOR.as_slice(), &VERILATOR_FORMAL].concat().join(" ");
        Key::of([arguments.as_str(), &tool.version, &rtl.key(source).text()])
    };
    let wrapped = |source: &&Source| rtl.properties(&source.name).is_some();
    let (with, without): (Vec<&Source>, Vec<&Source>) = chosen.iter().partition(|s| wrapped(s));
    let wrappers = with.iter().filter_map(|source| rtl.properties(&source.name));
    let plain = roots(rtl, chosen).into_iter().map(|source| (source, false));
    let formal = roots(rtl, &without).into_iter().chain(wrappers).map(|source| (source, true));
    let runs: Vec<(&Source, bool)> =
        plain.chain(formal).filter(|run| cache.get(&name(run), key(run.0)).is_none()).collect();
    let results = in_parallel(&runs, |(source, formal)| {
        let mut command = tool.command();
        command.args(VERILATOR);
        rtl.directories().into_iter().for_each(|directory| {
            command.arg("-y").arg(directory);
        });
        command.args(["--top-module", &source.name]).arg(source.path());
        if *formal {
            command.args(VERILATOR_FORMAL);
        }
        run(&mut command, LIMIT)
    });
    let mut lines = Vec::new();
    for (asked, result) in runs.iter().zip(results) {
        let (source, _) = asked;
        let outcome = result?;
        let found = complaints(&outcome.text, |line| {
            line.starts_with('%') && !line.contains("Exiting due to")
        });
        if found.is_empty() && outcome.is_success() {
            cache.put(&name(asked), key(source), "clean")?;
        }
        require_reason(&source.name, outcome.is_success(), &outcome.text, found, &mut lines);
    }
    unique(&mut lines);
    Ok(lines)
}

const VERILATOR: [&str; 2] = ["--lint-only", "-Wall"];
const VERILATOR_FORMAL: [&str; 2] = ["-DFORMAL", "--assert"];

/// What a linter finds in all that is chosen, as one; remembered where that is nothing.
fn as_one(
    (name, tool, script): (&str, &Tool, &str),
    rtl: &Rtl,
    chosen: &[&Source],
    lint: impl Fn() -> Result<Vec<String>>,
) -> Result<Vec<String>> {
    let cache = Cache::recorded("lint");
    let wrappers = chosen.iter().filter_map(|source| rtl.properties(&source.name));
    let texts = chosen.iter().copied().chain(wrappers).map(|source| rtl.key(source).text());
    let texts: Vec<String> =
        [script.to_owned(), tool.version.clone()].into_iter().chain(texts).collect();
    let key = Key::of(texts.iter().map(String::as_str));
    if cache.get(name, key).is_some() {
        return Ok(Vec::new());
    }
    let lines = lint()?;
    if lines.is_empty() {
        cache.put(name, key, "clean")?;
    }
    Ok(lines)
}

/// All modules at once: every module that nobody instantiates becomes a top.
fn icarus(tool: &Tool, rtl: &Rtl, chosen: &[&Source]) -> Result<Vec<String>> {
    as_one(("iverilog/all", tool, &ICARUS.join(" ")), rtl, chosen, || {
        all_by_icarus(tool, rtl, chosen)
    })
}

const ICARUS: [&str; 4] = ["-g2005", "-Wall", "-t", "null"];

fn all_by_icarus(tool: &Tool, rtl: &Rtl, chosen: &[&Source]) -> Result<Vec<String>> {
    let files = closure_files(rtl, chosen);
    let mut command = tool.command();
    command.args(ICARUS);
    // A board's file may include another beside it.
    rtl.directories().into_iter().for_each(|directory| {
        command.arg("-I").arg(directory);
    });
    command.args(&files);
    let outcome = run(&mut command, LIMIT)?;
    let mut lines = Vec::new();
    // It prints nothing about a clean design, so every line counts.
    let found = complaints(&outcome.text, |line| !line.is_empty());
    require_reason("iverilog", outcome.is_success(), &outcome.text, found, &mut lines);
    Ok(lines)
}

/// Modules are dealt out to a few runs, so that each is read once and all processors work. What was
/// clean is remembered: wide byte enables take Yosys tens of seconds. The properties are not for
/// this command; a proof reads them with `check -assert` of its own.
fn yosys_check(tool: &Tool, rtl: &Rtl, chosen: &[&Source]) -> Result<Vec<String>> {
    let cache = Cache::recorded("lint");
    let key = |source: &Source| Key::of([CHECK, &tool.version, &rtl.key(source).text()]);
    let all = closure(rtl, chosen);
    let new: Vec<&Source> =
        all.into_iter().filter(|s| cache.get(&s.name, key(s)).is_none()).collect();
    let hands: Vec<Vec<&Source>> = (0..HANDS.min(new.len()))
        .map(|hand| new.iter().copied().skip(hand).step_by(HANDS).collect())
        .collect();
    let results = in_parallel(&hands, |hand| check_hand(tool, rtl, hand));
    let mut lines = Vec::new();
    for (hand, result) in hands.iter().zip(results) {
        let found = result?;
        if found.is_empty() {
            hand.iter().try_for_each(|source| cache.put(&source.name, key(source), "clean"))?;
        }
        lines.extend(found);
    }
    unique(&mut lines);
    Ok(lines)
}

const CHECK: &str = "hierarchy -check\nproc\ncheck -assert\n";

/// Runs of Yosys over which the modules are dealt out.
const HANDS: usize = 8;

fn check_hand(tool: &Tool, rtl: &Rtl, hand: &[&Source]) -> Result<Vec<String>> {
    let scratch = Scratch::new("lint")?;
    let all = closure(rtl, hand);
    scratch.write_sources(all.iter().copied())?;
    let is_in_hand = |source: &Source| hand.iter().any(|other| other.file == source.file);
    let read = |source: &&Source| match is_in_hand(source) {
        true => format!("read_verilog {}\n", source.file),
        // Only its ports count here; another hand checks it.
        false => format!("read_verilog -lib {}\n", source.file),
    };
    let script = all.iter().map(read).collect::<String>() + CHECK;
    let outcome = yosys::run(tool, &scratch, &script, LIMIT)?;
    let found = complaints(&outcome.text, |line| {
        line.starts_with("Warning:") || line.contains("ERROR:") || line.contains(" warning: ")
    });
    let mut lines = Vec::new();
    require_reason("yosys", outcome.is_success(), &outcome.text, found, &mut lines);
    Ok(lines)
}

/// Takes slang's command line, with every warning on.
const PYSLANG: &str = "
import sys
from pyslang import driver
slang = driver.Driver()
slang.addStandardArgs()
ready = slang.parseCommandLine('slang ' + ' '.join(sys.argv[1:]))
ready = ready and slang.processOptions() and slang.parseAllSources()
sys.exit(0 if ready and slang.runFullCompilation(True) else 1)
";

/// One run without and one with the properties.
fn pyslang(tool: &Tool, rtl: &Rtl, chosen: &[&Source]) -> Result<Vec<String>> {
    as_one(("pyslang/all", tool, PYSLANG), rtl, chosen, || all_by_pyslang(tool, rtl, chosen))
}

fn all_by_pyslang(tool: &Tool, rtl: &Rtl, chosen: &[&Source]) -> Result<Vec<String>> {
    let files = closure_files(rtl, chosen);
    let wrappers: Vec<PathBuf> =
        chosen.iter().filter_map(|source| rtl.properties(&source.name)).map(Source::path).collect();
    let mut lines = Vec::new();
    for formal in [false, true] {
        let mut command = tool.command();
        command.args(["-c", PYSLANG, "-Weverything"]).args(&files);
        if formal {
            command.arg("-DFORMAL").args(&wrappers);
        }
        let outcome = run(&mut command, LIMIT)?;
        let found = complaints(&outcome.text, |line| {
            line.contains(": warning: ") || line.contains("error: ")
        });
        require_reason("pyslang", outcome.is_success(), &outcome.text, found, &mut lines);
    }
    unique(&mut lines);
    Ok(lines)
}

/// The same file is read several times; what is said twice counts once.
fn unique(lines: &mut Vec<String>) {
    let mut seen = BTreeSet::new();
    lines.retain(|line| seen.insert(line.clone()));
}

fn complaints(text: &str, is_complaint: impl Fn(&str) -> bool) -> Vec<String> {
    text.lines().map(str::trim_end).filter(|line| is_complaint(line)).map(str::to_owned).collect()
}

/// A linter that fails without a line that was recognised still fails the lint.
fn require_reason(
    what: &str,
    success: bool,
    text: &str,
    found: Vec<String>,
    lines: &mut Vec<String>,
) {
    if found.is_empty() && !success {
        let last = text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("no message");
        lines.push(format!("{what}: error: {last}"));
    }
    lines.extend(found);
}

/// The chosen modules that are below no other of them.
fn roots<'a>(rtl: &'a Rtl, chosen: &[&'a Source]) -> Vec<&'a Source> {
    let below: BTreeSet<&str> = chosen
        .iter()
        .flat_map(|top| rtl.closure(top).into_iter().filter(|part| part.file != top.file))
        .map(|part| part.file.as_str())
        .collect();
    chosen.iter().copied().filter(|source| !below.contains(source.file.as_str())).collect()
}

/// The chosen modules and everything below them, each once, children first.
fn closure<'a>(rtl: &'a Rtl, chosen: &[&'a Source]) -> Vec<&'a Source> {
    let mut all: Vec<&Source> = Vec::new();
    for source in chosen.iter().flat_map(|source| rtl.closure(source)) {
        if !all.iter().any(|known| known.file == source.file) {
            all.push(source);
        }
    }
    all
}

fn closure_files(rtl: &Rtl, chosen: &[&Source]) -> Vec<PathBuf> {
    closure(rtl, chosen).into_iter().map(Source::path).collect()
}
