//! What Yosys reads: its front end turns processes into cells, writes these back as Verilog, and Icarus
//! runs that. The way back has a fault of its own (ADR 3), which programs have not met so far.
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
    icarus::simulate(icarus_tools, options, directory, batch, text)
}
