//! Verilator: all circuits side by side under one top.
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use nic_dsl::ir::SignalKind;
use nic_sim::tools::{Tool, VERILATOR_CORRECTIONS};

use super::compiled::{circuits, prepared, read_response, write_stimulus};
use super::{Options, execute, verilog, write};
use crate::specimen::{Specimen, Trace};

const OPTIMIZATION: &str = "-O0";
/// As the bench has it.
const THOROUGH: [&str; 3] = ["-fno-inline", "--x-initial", "unique"];
/// What makes the least C++: wide operations as calls, no tables, nothing random at the start.
const QUICK: [&str; 4] = ["-fno-expand", "-fno-table", "--x-initial", "fast"];

/// How Verilator 5.048 ends where both branches of an `if` assign a wide register, one of them an element by a number
/// made of the same signal as its condition, and that is zero for ever: of `w`, which is `{64'd0, a}`,
/// `if (e) r <= 96'd1; else if (enable) r[w[6:0]] <= 1'b0;` in a module below, with `enable` at `w[80]`. Without that
/// optimization it goes well.
const GATE_FAULT: &str = "Consumer doesn't match lhs of assign";

/// Runs a batch.
pub(super) fn run(
    tools: &[Tool],
    options: Options,
    directory: &Path,
    batch: &[Specimen],
) -> Result<Vec<Trace>, String> {
    let [verilator, compiler] = tools else { unreachable!("two tools") };
    let root = verilator.variable("VERILATOR_ROOT").unwrap_or_default();
    let flags: Vec<String> = [
        "-std=c++17".into(),
        // Clang takes a precompiled header only where it is compiled alike.
        "-pthread".into(),
        OPTIMIZATION.into(),
        "-w".into(),
        format!("-I{root}/include"),
        format!("-I{root}/include/vltstd"),
    ]
    .into();
    let header = "#include \"verilated.h\"\n#include \"driver.h\"\n";
    let runtime = prepared("verilator", tools, &flags, header, |place| {
        for source in ["verilated.cpp", "verilated_threads.cpp"] {
            let mut command = compiler.command();
            command.args(&flags).args(["-O1", "-c"]).arg(format!("{root}/include/{source}"));
            execute(command, place)?;
        }
        Ok(())
    })?;

    write(directory, "batch.v", verilog(batch) + &top(batch))?;
    write_stimulus(directory, batch)?;
    let translate = |more: &[&str]| {
        let mut command = verilator.command();
        command.args(["--cc", "--prefix", "Vbatch", "--top-module", "batch", "--Mdir", "."]);
        command.args(["-Wno-fatal", "-Wno-lint", "-Wno-style", "--x-assign", "unique"]);
        command.args(VERILATOR_CORRECTIONS).arg("batch.v").args(more);
        command.args(if options.thorough { &THOROUGH[..] } else { &QUICK[..] });
        execute(command, directory)
    };
    match translate(&[]) {
        Err(said) if said.contains(GATE_FAULT) => {
            let names: Vec<&str> = batch.iter().map(|s| s.module.name.as_str()).collect();
            let (first, last) = (names[0], names[names.len() - 1]);
            eprintln!(
                "verilator: {first} to {last} without its optimization of gates, which fails"
            );
            translate(&["-fno-gate"])
        }
        result => result,
    }?;

    write(directory, "main.cpp", main(directory, batch)?)?;
    let mut command = compiler.command();
    command.args(&flags).arg("-include").arg(runtime.join("all.h")).arg("main.cpp");
    command.args(["verilated.o", "verilated_threads.o"].map(|object| runtime.join(object)));
    command.args(["-latomic", "-o", "simulation"]);
    execute(command, directory)?;
    execute(std::process::Command::new(directory.join("simulation")), directory)?;
    read_response(directory, batch)
}

/// One module around all circuits; ports are `<circuit>_<port>`.
fn top(batch: &[Specimen]) -> String {
    let mut ports = Vec::new();
    let mut instances = String::new();
    for specimen in batch {
        let name = &specimen.module.name;
        let mut connections = Vec::new();
        for (_, port) in specimen.module.ports() {
            let direction = if port.kind == SignalKind::Output { "output" } else { "input" };
            let outside = format!("p{name}_{}", port.name);
            ports.push(format!("{direction} wire [{}:0] {outside}", port.width - 1));
            connections.push(format!(".{}({outside})", port.name));
        }
        let _ = writeln!(instances, "  {name} i{name} ({});", connections.join(", "));
    }
    format!("module batch (\n  {}\n);\n{instances}endmodule\n", ports.join(",\n  "))
}

fn main(directory: &Path, batch: &[Specimen]) -> Result<String, String> {
    let failed = |error| format!("failed to list {}: {error}", directory.display());
    let mut sources = Vec::new();
    for entry in fs::read_dir(directory).map_err(failed)? {
        let name = entry.map_err(failed)?.file_name().to_string_lossy().into_owned();
        if name.starts_with("Vbatch") && name.ends_with(".cpp") {
            sources.push(name);
        }
    }
    sources.sort();
    let mut text: String = sources.iter().map(|name| format!("#include \"{name}\"\n")).collect();
    let tables = circuits(batch, |_, module, port| {
        let signal = module.signal(port);
        format!("&top.p{}_{}, {}", module.name, signal.name, bytes(signal.width))
    });
    let _ = write!(
        text,
        "static VerilatedContext* context() {{\n    static VerilatedContext only;\n    \
         only.threads(1);\n    only.randReset(2);\n    return &only;\n}}\n\
         static Vbatch top(context());\n{tables}\
         int main() {{\n    return drive(circuits, ports, [] {{ top.eval(); }});\n}}\n"
    );
    Ok(text)
}

/// What Verilator takes to hold so many bits.
fn bytes(width: u32) -> u32 {
    match width {
        1..=8 => 1,
        9..=16 => 2,
        17..=32 => 4,
        33..=64 => 8,
        _ => 4 * width.div_ceil(32),
    }
}
