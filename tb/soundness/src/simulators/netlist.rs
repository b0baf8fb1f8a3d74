//! What Yosys reads: its front end turns processes into cells, writes these back as Verilog, and Icarus
//! runs that. The way back has faults of its own (ADR 3): one that programs have not met so far, and one that
//! [`unsigned`] takes out.
use std::path::Path;

use nic_sim::tools::Tool;

use super::{Options, Stop, execute_within, icarus, read, verilog, write};
use crate::specimen::{Specimen, Trace};

const SCRIPT: &str = "\
    read_verilog source.v
    hierarchy
    proc
    write_verilog -noattr netlist.v
";

/// Runs a batch.
pub(super) fn run(
    tools: &[Tool],
    options: Options,
    directory: &Path,
    batch: &[Specimen],
) -> Result<Vec<Trace>, Stop> {
    let [yosys, icarus_tools @ ..] = tools else { unreachable!("three tools") };
    write(directory, "source.v", verilog(batch))?;
    write(directory, "script.ys", SCRIPT)?;
    let mut command = yosys.command();
    command.args(["-q", "-l", "yosys.log", "-s", "script.ys"]);
    // Some programs make netlists of many megabytes.
    execute_within(options.seconds(batch), command, directory)?;
    let text = String::from_utf8_lossy(&read(directory, "netlist.v")?).into_owned();
    icarus::simulate(icarus_tools, options, directory, batch, unsigned(&text))
}

/// The netlist with no signal that is signed. Where a cell takes a number as signed, `$signed` stands at its
/// operand; what the declarations say besides makes a negative index of an unsigned one.
fn unsigned(netlist: &str) -> String {
    netlist.replace("wire signed ", "wire ").replace("reg signed ", "reg ")
}
