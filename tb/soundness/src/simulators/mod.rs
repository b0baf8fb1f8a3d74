//! The simulators: each runs a whole batch of circuits in one compilation and one process.
mod compiled;
mod cxxrtl;
mod icarus;
mod netlist;
mod verilator;

use std::fmt;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::str::FromStr;

use nic_sim::tools::{self, Kind, Missing, Tool};

use crate::specimen::{Specimen, Trace};

/// A simulator that can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Simulator {
    /// Verilator.
    Verilator,
    /// CXXRTL of Yosys.
    Cxxrtl,
    /// Icarus Verilog.
    Icarus,
    /// The netlist that Yosys makes, in Icarus Verilog.
    Netlist,
}

/// How a batch is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Verilator with the options of the bench in place of those that compile fastest.
    pub thorough: bool,
    /// Seconds of processor time after which a circuit by itself is given up by Icarus or Yosys.
    pub patience: u32,
}

impl Options {
    /// Seconds of processor time for a batch in Icarus or Yosys, of which 250 circuits take one to four
    /// seconds. They are few, because a circuit that takes minutes is found by halving, and each half waits
    /// this long.
    fn seconds(&self, batch: &[Specimen]) -> u32 {
        if batch.len() == 1 { self.patience } else { 3 + batch.len() as u32 / 50 }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { thorough: false, patience: PROCESSOR_SECONDS }
    }
}

/// Why there is no trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// What the first program that failed printed.
    Failed(String),
    /// A program did not end within so many seconds of processor time.
    Unfinished(u32),
}

impl From<String> for Stop {
    fn from(text: String) -> Self {
        Self::Failed(text)
    }
}

/// Lanes of a memory's word that Yosys makes a netlist of in a second or two; 209 take minutes.
const NETLIST_LANES: u32 = 32;

impl Simulator {
    /// All of them, in the order in which results are listed.
    pub const ALL: [Self; 4] = [Self::Verilator, Self::Cxxrtl, Self::Icarus, Self::Netlist];

    /// The word on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Verilator => "verilator",
            Self::Cxxrtl => "cxxrtl",
            Self::Icarus => "icarus",
            Self::Netlist => "netlist",
        }
    }

    /// The programs it takes.
    ///
    /// # Errors
    /// When one of them is not here.
    pub fn tools(self) -> Result<Vec<Tool>, Missing> {
        let kinds: &[Kind] = match self {
            Self::Verilator => &[Kind::Verilator, Kind::Cxx],
            Self::Cxxrtl => &[Kind::Yosys, Kind::Cxx],
            Self::Icarus => &[Kind::Icarus, Kind::IcarusRun],
            Self::Netlist => &[Kind::Yosys, Kind::Icarus, Kind::IcarusRun],
        };
        kinds.iter().map(|kind| tools::find(*kind)).collect()
    }

    /// Whether it comes to an end in seconds: Yosys takes minutes for the loops over many lanes.
    pub fn takes(self, specimen: &Specimen) -> bool {
        let lanes = |rest: &str| {
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            digits.parse::<u32>().unwrap_or(0)
        };
        let mut loops = specimen.verilog.split("_lane < ").skip(1);
        self != Self::Netlist || loops.all(|rest| lanes(rest) <= NETLIST_LANES)
    }

    /// Runs a batch in a directory, which it empties first.
    ///
    /// # Errors
    /// The first program that failed, or did not come to an end.
    pub fn run(
        self,
        options: Options,
        directory: &Path,
        batch: &[Specimen],
    ) -> Result<Vec<Trace>, Stop> {
        // Files of an earlier batch would be compiled with this one.
        let _ = fs::remove_dir_all(directory);
        fs::create_dir_all(directory)
            .map_err(|error| format!("failed to make {}: {error}", directory.display()))?;
        let tools = self.tools().map_err(|missing| missing.to_string())?;
        match self {
            Self::Verilator => Ok(verilator::run(&tools, options, directory, batch)?),
            Self::Cxxrtl => Ok(cxxrtl::run(&tools, directory, batch)?),
            Self::Icarus => icarus::run(&tools, options, directory, batch),
            Self::Netlist => netlist::run(&tools, options, directory, batch),
        }
    }
}

/// Those that were asked for, or all that are here. Says on standard error when Icarus is not.
///
/// # Errors
/// When one that was asked for is not here, or one of the two that every set-up has.
pub fn available(asked: &[Simulator]) -> Result<Vec<Simulator>, String> {
    let mut list = Vec::new();
    for simulator in Simulator::ALL {
        let wanted = asked.contains(&simulator);
        // Its own way back to Verilog has a fault (ADR 3), so it is run where it is asked for.
        if simulator == Simulator::Netlist && !wanted {
            continue;
        }
        match simulator.tools() {
            Ok(_) if wanted || asked.is_empty() => list.push(simulator),
            Err(missing) if asked.is_empty() && simulator == Simulator::Icarus => {
                eprintln!("icarus: skipped, {missing}");
            }
            Err(missing) if wanted || asked.is_empty() => {
                return Err(format!("{simulator}: {missing}"));
            }
            _ => {}
        }
    }
    Ok(list)
}

impl fmt::Display for Simulator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Simulator {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|simulator| simulator.name() == word)
            .ok_or_else(|| format!("must be one of {}", Self::ALL.map(Self::name).join(", ")))
    }
}

/// A compiler that stumbles prints thousands of lines, of which the first say why.
const SHOWN_LINES: usize = 12;

/// Seconds of processor time after which a program is taken to be caught in an endless loop, which
/// a wrongly printed circuit can cause. A batch takes a hundredth of it; one circuit of which Icarus
/// computes every bit of wide repetitions by itself has been seen to take two thirds.
const PROCESSOR_SECONDS: u32 = 300;

/// The signal of a process that used up its processor time (Linux, signal(7); the same number on x86
/// and ARM).
const SIGXCPU: i32 = 24;

/// Runs a program to its end.
fn execute(command: Command, directory: &Path) -> Result<Vec<u8>, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    execute_within(PROCESSOR_SECONDS, command, directory).map_err(|stop| match stop {
        Stop::Failed(text) => text,
        Stop::Unfinished(seconds) => format!("{program}: not finished after {seconds} s"),
    })
}

/// Runs a program to its end, which it must reach within so many seconds of processor time.
fn execute_within(seconds: u32, command: Command, directory: &Path) -> Result<Vec<u8>, Stop> {
    let program = command.get_program().to_string_lossy().into_owned();
    let mut limited = Command::new("sh");
    limited.arg("-c").arg(format!("ulimit -S -t {seconds}; exec \"$0\" \"$@\""));
    limited.arg(&program).args(command.get_args()).stdin(Stdio::null());
    limited.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let output = limited
        .current_dir(directory)
        .output()
        .map_err(|error| format!("failed to start {program}: {error}"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    // The signal of the soft limit; the shell gives its place to the program, so the status is the
    // program's own.
    if output.status.signal() == Some(SIGXCPU) {
        return Err(Stop::Unfinished(seconds));
    }
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    let first: Vec<&str> = text.lines().take(SHOWN_LINES).collect();
    Err(Stop::Failed(format!("{program}: {}\n{}", output.status, first.join("\n"))))
}

fn write(directory: &Path, name: &str, text: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(directory.join(name), text)
        .map_err(|error| format!("failed to write {name}: {error}"))
}

fn read(directory: &Path, name: &str) -> Result<Vec<u8>, String> {
    fs::read(directory.join(name)).map_err(|error| format!("failed to read {name}: {error}"))
}

/// The Verilog of all circuits.
fn verilog(batch: &[Specimen]) -> String {
    batch.iter().map(|specimen| specimen.verilog.as_str()).collect::<Vec<_>>().join("\n")
}
